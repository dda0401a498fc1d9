//! Selection: which edge of a node an iteration follows.

use super::tree::Edge;

/// How edges are selected.
#[derive(Clone, Copy, Debug)]
pub enum Selection {
    /// By mean value and prior (PUCT).
    Puct {
        /// How much the prior counts.
        prior_weight: f64,
        /// First-play urgency: an edge that was never followed is expected to be worth this much
        /// less than its parent.
        fpu_reduction: f64,
    },
    /// By mean value and number of visits (UCT); every edge once before any edge twice.
    Uct {
        /// How much seldom followed edges count.
        exploration: f64,
    },
}

impl Selection {
    /// The best of these edges, the first among equals.
    pub(super) fn best<'e>(
        &self,
        edges: impl Iterator<Item = (usize, &'e Edge)> + Clone,
    ) -> Option<usize> {
        let (visits, total) = edges.clone().fold((0_u32, 0.0), |(visits, total), (_, edge)| {
            (visits + edge.visits, total + edge.total)
        });
        match *self {
            Self::Puct { prior_weight, fpu_reduction } => {
                let parent = if visits == 0 { 0.5 } else { total / f64::from(visits) };
                let spread = prior_weight * f64::from(visits.max(1)).sqrt();
                highest(edges, |edge| {
                    let visits = f64::from(edge.visits);
                    let value = match edge.visits {
                        0 => parent - fpu_reduction,
                        _ => edge.total / visits,
                    };
                    value + spread * f64::from(edge.prior) / (1.0 + visits)
                })
            }
            Self::Uct { exploration } => {
                let spread = exploration * logarithm(visits);
                highest(edges, |edge| {
                    let visits = f64::from(edge.visits);
                    match edge.visits {
                        0 => f64::INFINITY,
                        _ => edge.total / visits + (spread / visits).sqrt(),
                    }
                })
            }
        }
    }
}

/// The edge with the highest score, the first among equals.
fn highest<'e>(
    edges: impl Iterator<Item = (usize, &'e Edge)>,
    score: impl Fn(&Edge) -> f64,
) -> Option<usize> {
    let mut best = None;
    let mut highest = f64::NEG_INFINITY;
    for (index, edge) in edges {
        let score = score(edge);
        if score > highest {
            (best, highest) = (Some(index), score);
        }
    }
    best
}

/// The natural logarithm, a little rough between powers of two: library functions differ from
/// machine to machine, and a choice must not.
fn logarithm(count: u32) -> f64 {
    let whole = count.max(1).ilog2();
    let part = f64::from(count.max(1)) / f64::from(1_u32 << whole) - 1.0;
    std::f64::consts::LN_2 * (f64::from(whole) + part)
}
