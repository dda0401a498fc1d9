//! The laboratory: matches of many games, whole or in parts.

mod plan;
mod played;
mod tally;

pub(crate) use plan::Match;
pub(crate) use played::PlayedGame;
pub(crate) use tally::Tally;

use crate::{
    game::seed_or_fresh,
    rules::{Edition, RuleSet},
};
use pyo3::prelude::*;
use std::collections::BTreeMap;
use tally::Sums;

/// Plays a whole match on this machine; the table, as `magnumsal simulate --json` prints it. `on_games` gets the games
/// as they come in, whole deals in their order.
///
/// >>> from magnumsal import RuleSet, simulate
/// >>> table = simulate(["apprentice", "random"], 20, seed=7, rules=RuleSet(round_limit=5))
/// >>> [row["name"] for row in table["players"]]
/// ['apprentice 1', 'random 2']
#[pyfunction]
#[pyo3(signature = (seats, games = 120, *, seed = None, budget = None, rules = None, edition = None,
    compare_rules = None, compare_edition = None, networks = None, threads = None, progress = None, on_games = None))]
#[allow(clippy::too_many_arguments, reason = "named arguments in Python")]
pub(crate) fn simulate<'py>(
    py: Python<'py>,
    seats: Vec<String>,
    games: u64,
    seed: Option<u64>,
    budget: Option<&Bound<'py, PyAny>>,
    rules: Option<&Bound<'py, RuleSet>>,
    edition: Option<&Bound<'py, Edition>>,
    compare_rules: Option<&Bound<'py, RuleSet>>,
    compare_edition: Option<&Bound<'py, Edition>>,
    networks: Option<BTreeMap<String, Vec<u8>>>,
    threads: Option<usize>,
    progress: Option<&Bound<'py, PyAny>>,
    on_games: Option<&Bound<'py, PyAny>>,
) -> PyResult<Bound<'py, PyAny>> {
    let seed = seed_or_fresh(seed)?;
    let plan = Match::new(
        seats,
        games,
        seed,
        budget,
        rules,
        edition,
        compare_rules,
        compare_edition,
        networks,
    )?;
    let mut sums = Sums::new(&plan.plan);
    plan.batches(py, 0..plan.plan.deals, threads, progress, |batch| {
        batch.iter().for_each(|deal| sums.add(deal));
        on_games.map_or(Ok(()), |on_games| on_games.call1((plan.games_of(batch),)).map(drop))
    })?;
    sums.report(py)
}
