//! Two variants side by side: the same deals, the same bots, other rules.

use crate::{
    arena::Deal,
    game::Played,
    matchup::Match,
    quantity::Quantity,
    stats::{Estimate, Series},
};
use serde::Serialize;

/// Differences between the first two variants of a match, deal by deal.
#[derive(Clone, Debug)]
pub struct Comparison {
    plan: Match,
    rows: Vec<Sums>,
}

#[derive(Clone, Debug)]
struct Sums {
    quantity: Quantity,
    a: Series,
    b: Series,
    difference: Series,
}

/// A quantity under both variants.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct Difference {
    /// What is measured.
    #[serde(flatten)]
    pub quantity: Quantity,
    /// Its mean under the first variant.
    pub a: f64,
    /// Its mean under the second.
    pub b: f64,
    /// The mean over deals of the second minus the first. What the deal alone decides falls out, so
    /// the interval is narrower than those of two separate matches.
    pub difference: Estimate,
}

impl Comparison {
    /// A comparison of nothing yet.
    pub fn new(plan: &Match) -> Self {
        let sums = |quantity| Sums {
            quantity,
            a: Series::default(),
            b: Series::default(),
            difference: Series::default(),
        };
        let rows = Quantity::all(plan.entrants.len()).into_iter().map(sums).collect();
        Self { plan: plan.clone(), rows }
    }

    /// One more deal; it must have been played with two variants.
    pub fn add(&mut self, deal: &Deal) {
        let [a, b, ..] = deal.played.as_slice() else { return };
        for row in &mut self.rows {
            let value = |games: &[Played]| row.quantity.of_deal(&self.plan, games);
            let (a, b) = (value(a), value(b));
            row.a.add(a);
            row.b.add(b);
            row.difference.add(b - a);
        }
    }

    /// All quantities with their differences.
    pub fn differences(&self) -> Vec<Difference> {
        let row = |row: &Sums| Difference {
            quantity: row.quantity,
            a: row.a.mean(),
            b: row.b.mean(),
            difference: row.difference.estimate(),
        };
        self.rows.iter().map(row).collect()
    }
}
