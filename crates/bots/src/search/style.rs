//! How a tree is searched: how moves are chosen in it, and how its leaves are judged.

use super::tree::Edge;
use crate::{
    playout::Desk,
    valuation::{self, Money},
};
use magnumsal_rules::Game;
use rand::{Rng, RngExt};

/// A way to search.
#[derive(Clone, Copy, Debug)]
pub(super) struct Style {
    pub(super) choosing: Choosing,
    looking: Looking,
}

/// How a move is chosen in the tree.
#[derive(Clone, Copy, Debug)]
pub(super) enum Choosing {
    /// By what it brought and how promising it looked (PUCT): how much the looks count, and how
    /// much less than its parent a move is expected to bring that was never tried.
    Promising { looks: f64, untried: f64 },
    /// By what it brought and how seldom it was tried (UCT), everything once before anything twice.
    Seldom { curious: f64 },
}

/// How a position at the end of the tree is judged.
#[derive(Clone, Copy, Debug)]
enum Looking {
    /// Everybody plays so many turns by rules of thumb; then comes the valuation.
    Thumb { rounds: u32 },
    /// Everybody plays at random to the end of the game.
    Random,
}

/// How far behind the best a move's rating is, in groszy, when it looks half as promising.
const HALF: f32 = 4.0;

impl Style {
    /// The master's.
    pub(super) const MASTER: Self = Self {
        choosing: Choosing::Promising { looks: 0.6, untried: 0.02 },
        looking: Looking::Thumb { rounds: 2 },
    };

    /// Plain UCT with uniformly random playouts.
    pub(super) const UCT: Self =
        Self { choosing: Choosing::Seldom { curious: 1.0 }, looking: Looking::Random };

    /// Lists the moves of a position with the share of visits that each deserves at first sight.
    pub(super) fn rate(&self, game: &Game, desk: &mut Desk) {
        if let Choosing::Seldom { .. } = self.choosing {
            game.legal_moves(&mut desk.moves);
            desk.scores.clear();
            desk.scores.resize(desk.moves.len(), 0.0);
            return;
        }
        desk.rate(game);
        let best = desk.scores.iter().copied().fold(f32::MIN, f32::max);
        let mut sum = 0.0;
        for score in &mut desk.scores {
            let behind = (best - *score) / HALF;
            *score = 1.0 / (1.0 + behind * behind);
            sum += *score;
        }
        desk.scores.iter_mut().for_each(|score| *score /= sum);
    }

    /// What a position leads to: everybody's money, and everybody's chance to win.
    pub(super) fn look(
        &self,
        game: &mut Game,
        desk: &mut Desk,
        rng: &mut impl Rng,
    ) -> (Money, Money) {
        match self.looking {
            Looking::Thumb { rounds } => {
                desk.play_on(game, rounds * u32::from(game.players()), rng);
                let money = valuation::money(game);
                (money, valuation::chances(game, &money))
            }
            Looking::Random => {
                while !game.is_over() {
                    game.legal_moves(&mut desk.moves);
                    game.play_unchecked(desk.moves[rng.random_range(0..desk.moves.len())]);
                }
                let money = valuation::money(game);
                (money, valuation::chances(game, &money))
            }
        }
    }
}

impl Choosing {
    /// The best of these edges, the first among equals.
    pub(super) fn best<'e>(
        &self,
        edges: impl Iterator<Item = (usize, &'e Edge)> + Clone,
    ) -> Option<usize> {
        let (visits, total) = edges.clone().fold((0_u32, 0.0), |(visits, total), (_, edge)| {
            (visits + edge.visits, total + edge.total)
        });
        let mut best = None;
        let mut highest = f64::NEG_INFINITY;
        match *self {
            Self::Promising { looks, untried } => {
                let mean = if visits == 0 { 0.5 } else { total / f64::from(visits) };
                let spread = looks * f64::from(visits.max(1)).sqrt();
                for (index, edge) in edges {
                    let tried = f64::from(edge.visits);
                    let brought =
                        if edge.visits == 0 { mean - untried } else { edge.total / tried };
                    let score = brought + spread * f64::from(edge.prior) / (1.0 + tried);
                    if score > highest {
                        (best, highest) = (Some(index), score);
                    }
                }
            }
            Self::Seldom { curious } => {
                let spread = curious * logarithm(visits);
                for (index, edge) in edges {
                    let tried = f64::from(edge.visits);
                    let score = match edge.visits {
                        0 => f64::INFINITY,
                        _ => edge.total / tried + (spread / tried).sqrt(),
                    };
                    if score > highest {
                        (best, highest) = (Some(index), score);
                    }
                }
            }
        }
        best
    }
}

/// The natural logarithm, a little rough between powers of two: library functions differ from
/// machine to machine, and a choice must not.
fn logarithm(count: u32) -> f64 {
    let whole = count.max(1).ilog2();
    let part = f64::from(count.max(1)) / f64::from(1_u32 << whole) - 1.0;
    std::f64::consts::LN_2 * (f64::from(whole) + part)
}
