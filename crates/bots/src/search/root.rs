//! The moves at the root, with the counts of several trees merged.

use super::tree::Tree;
use crate::{Candidate, sample::Spread};
use magnumsal_rules::{MAX_SEATS, Move};

/// A move at the root with the counts of all trees.
pub(super) struct RootMove {
    pub(super) mv: Move,
    visits: u64,
    total: f64,
    passes: u64,
    money: [f64; MAX_SEATS],
    spread: Spread,
    /// The tree and edge that followed it most often, to report the line.
    followed: Followed,
}

#[derive(Clone, Copy)]
struct Followed {
    visits: u32,
    tree: usize,
    edge: usize,
}

/// The moves that were tried, the one visited most often first.
pub(super) fn merge(trees: &[Tree]) -> Vec<RootMove> {
    let mut merged: Vec<RootMove> = Vec::new();
    for (number, tree) in trees.iter().enumerate() {
        for (index, edge) in tree.edges().iter().enumerate().filter(|(_, edge)| edge.visits > 0) {
            let followed = Followed { visits: edge.visits, tree: number, edge: index };
            let known = merged.iter().position(|root| root.mv == edge.mv);
            let at = known.unwrap_or_else(|| {
                let (mv, money) = (edge.mv, [0.0; MAX_SEATS]);
                let spread = Spread::default();
                let (visits, total, passes) = (0, 0.0, 0);
                merged.push(RootMove { mv, visits, total, passes, money, spread, followed });
                merged.len() - 1
            });
            let root = &mut merged[at];
            let (passes, money) = tree.money(index);
            root.visits += u64::from(edge.visits);
            root.total += edge.total;
            root.spread.merge(&tree.spread(index));
            root.passes += u64::from(passes);
            root.money.iter_mut().zip(money).for_each(|(sum, money)| *sum += money);
            if followed.visits > root.followed.visits {
                root.followed = followed;
            }
        }
    }
    merged.sort_by(|one, two| {
        two.visits.cmp(&one.visits).then_with(|| two.chance().total_cmp(&one.chance()))
    });
    merged
}

impl RootMove {
    fn chance(&self) -> f64 {
        self.total / self.visits.max(1) as f64
    }

    /// The move as a candidate.
    pub(super) fn candidate(&self, trees: &[Tree], players: u8) -> Candidate {
        let passes = self.passes.max(1) as f64;
        let money = &self.money[..usize::from(players)];
        let line = trees.get(self.followed.tree).map(|tree| tree.line(self.followed.edge));
        let (money_error, chance_error) = self.spread.errors(self.visits as f64);
        Candidate {
            mv: self.mv,
            money: money.iter().map(|money| money / passes).collect(),
            money_error,
            chance: self.chance(),
            chance_error,
            visits: self.visits,
            line: line.unwrap_or_default(),
        }
    }
}
