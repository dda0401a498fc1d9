//! What the games of a match add up to.

use super::{Match, PlayedGame};
use crate::{
    convert::to_python,
    errors::{MagnumSalError, fault},
};
use magnumsal_lab::{self as lab, Comparison, Deal, Difference, Report};
use magnumsal_rules as rules;
use pyo3::prelude::*;
use serde::Serialize;

/// What the games of a match were played with; the same again gives the same table.
#[derive(Serialize)]
struct Config {
    seats: Vec<String>,
    games: u64,
    seed: u64,
    budget: String,
    rules: rules::RuleSet,
    edition: Option<String>,
}

#[derive(Serialize)]
struct Compared {
    rules: rules::RuleSet,
    edition: Option<String>,
    differences: Vec<Difference>,
    report: Report,
}

#[derive(Serialize)]
struct Table {
    config: Config,
    #[serde(flatten)]
    report: Report,
    #[serde(skip_serializing_if = "Option::is_none")]
    comparison: Option<Compared>,
}

/// Sums over the deals of a match.
pub(super) struct Sums {
    plan: lab::Match,
    tallies: Vec<lab::Tally>,
    comparison: Comparison,
}

impl Sums {
    pub(super) fn new(plan: &lab::Match) -> Self {
        let tallies = plan.variants.iter().map(|variant| lab::Tally::new(plan, variant)).collect();
        Self { plan: plan.clone(), tallies, comparison: Comparison::new(plan) }
    }

    fn deals(&self) -> u64 {
        self.tallies.first().map_or(0, lab::Tally::deals)
    }

    pub(super) fn add(&mut self, deal: &Deal) {
        for (tally, games) in self.tallies.iter_mut().zip(&deal.played) {
            tally.add(games);
        }
        self.comparison.add(deal);
    }

    /// The table, as `magnumsal simulate --json` prints it.
    pub(super) fn report<'py>(&self, py: Python<'py>) -> PyResult<Bound<'py, PyAny>> {
        let mut reports = self.tallies.iter().map(lab::Tally::report);
        let of = |index: usize| {
            let variant = self.plan.variants.get(index)?;
            Some((variant.rules, variant.edition.fingerprint(variant.rules.expansion)))
        };
        let (Some(report), Some((rules, edition))) = (reports.next(), of(0)) else {
            return Err(fault("a match has at least one variant"));
        };
        let comparison = reports.next().zip(of(1)).map(|(report, (rules, edition))| Compared {
            rules,
            edition,
            differences: self.comparison.differences(),
            report,
        });
        let config = Config {
            seats: self.plan.entrants.iter().map(ToString::to_string).collect(),
            games: self.plan.games(),
            seed: self.plan.seed,
            budget: self.plan.budget.to_string(),
            rules,
            edition,
        };
        to_python(py, &Table { config, report, comparison })
    }
}

/// Adds up the deals of a match, in their order.
#[pyclass(module = "magnumsal")]
pub(crate) struct Tally {
    sums: Sums,
}

#[pymethods]
impl Tally {
    #[new]
    fn new(plan: &Bound<'_, Match>) -> Self {
        Self { sums: Sums::new(&plan.get().plan) }
    }

    /// How many deals were added.
    #[getter]
    fn deals(&self) -> u64 {
        self.sums.deals()
    }

    /// Adds the games of the next deals, whole and in order, as `Match.play` returns them. What is refused changes
    /// nothing.
    fn add(&mut self, games: Vec<Bound<'_, PlayedGame>>) -> PyResult<()> {
        let (rotations, variants) = (self.sums.plan.rotations(), self.sums.plan.variants.len());
        let a_deal = rotations * variants;
        let mut deals = Vec::new();
        for (index, games) in games.chunks(a_deal.max(1)).enumerate() {
            let number = self.deals() + index as u64;
            let wanted = (0..variants).flat_map(|v| (0..rotations).map(move |r| (number, v, r)));
            let found = games.iter().map(|game| {
                let game = game.get();
                (game.deal, game.variant, game.rotation)
            });
            if !wanted.eq(found) || games.iter().any(|game| game.get().players != rotations) {
                return Err(MagnumSalError::new_err(format!(
                    "deal {number} comes next, with its {a_deal} games in the order of `Match.play`"
                )));
            }
            let mut played = games.iter().map(|game| game.get().played.clone());
            let played = (0..variants).map(|_| played.by_ref().take(rotations).collect()).collect();
            deals.push(Deal { number, played });
        }
        deals.iter().for_each(|deal| self.sums.add(deal));
        Ok(())
    }

    /// The table, as `magnumsal simulate --json` prints it.
    fn report<'py>(&self, py: Python<'py>) -> PyResult<Bound<'py, PyAny>> {
        self.sums.report(py)
    }

    fn __repr__(&self) -> String {
        format!("<Tally of {} deals>", self.deals())
    }
}
