//! What several trees found out about the moves at their roots, added up.

use super::tree::Tree;
use crate::Candidate;
use magnumsal_rules::{MAX_SEATS, Move};

/// A move at the root with the counts of all trees.
pub(super) struct Sum {
    pub(super) mv: Move,
    visits: u64,
    total: f64,
    passes: u64,
    money: [f64; MAX_SEATS],
    /// The tree and edge that followed it most often, to tell the line.
    followed: Followed,
}

#[derive(Clone, Copy)]
struct Followed {
    visits: u32,
    tree: usize,
    edge: usize,
}

/// The moves that were tried, the one visited most often first.
pub(super) fn add_up(trees: &[Tree]) -> Vec<Sum> {
    let mut sums: Vec<Sum> = Vec::new();
    for (number, tree) in trees.iter().enumerate() {
        for (index, edge) in tree.edges().iter().enumerate().filter(|(_, edge)| edge.visits > 0) {
            let followed = Followed { visits: edge.visits, tree: number, edge: index };
            let known = sums.iter().position(|sum| sum.mv == edge.mv);
            let at = known.unwrap_or_else(|| {
                let (mv, money) = (edge.mv, [0.0; MAX_SEATS]);
                sums.push(Sum { mv, visits: 0, total: 0.0, passes: 0, money, followed });
                sums.len() - 1
            });
            let sum = &mut sums[at];
            let (passes, money) = tree.money(index);
            sum.visits += u64::from(edge.visits);
            sum.total += edge.total;
            sum.passes += u64::from(passes);
            sum.money.iter_mut().zip(money).for_each(|(sum, money)| *sum += money);
            if followed.visits > sum.followed.visits {
                sum.followed = followed;
            }
        }
    }
    sums.sort_by(|one, two| {
        two.visits.cmp(&one.visits).then_with(|| two.chance().total_cmp(&one.chance()))
    });
    sums
}

impl Sum {
    fn chance(&self) -> f64 {
        self.total / self.visits.max(1) as f64
    }

    /// The move as a candidate.
    pub(super) fn candidate(&self, trees: &[Tree], players: u8) -> Candidate {
        let passes = self.passes.max(1) as f64;
        let money = &self.money[..usize::from(players)];
        let line = trees.get(self.followed.tree).map(|tree| tree.line(self.followed.edge));
        Candidate {
            mv: self.mv,
            money: money.iter().map(|money| money / passes).collect(),
            chance: self.chance(),
            visits: self.visits,
            line: line.unwrap_or_default(),
        }
    }
}
