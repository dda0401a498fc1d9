//! Matches: which games are to be played, and playing them, whole or in parts.

use super::PlayedGame;
use crate::{
    bots,
    convert::to_json,
    errors::{self, BadBot, MagnumSalError, fault},
    record::Record,
    rules::{Edition, RuleSet, hash},
    threads::{self, Stop, interruptible},
};
use magnumsal_bots::Budget;
use magnumsal_lab::{self as lab, Arena, Deal, Entrant, Variant};
use magnumsal_rules as rules;
use pyo3::{
    IntoPyObjectExt,
    prelude::*,
    types::{PyBytes, PyTuple},
};
use std::{
    collections::BTreeMap,
    io,
    ops::Range,
    sync::atomic::{AtomicU64, Ordering},
};

/// What a match is made from, so that it can travel.
struct Given {
    seats: Vec<String>,
    games: u64,
    seed: u64,
    budget: Budget,
    rules: rules::RuleSet,
    edition: Edition,
    compare_rules: Option<rules::RuleSet>,
    compare_edition: Option<Edition>,
    networks: BTreeMap<String, Vec<u8>>,
}

/// A plan of games: every deal is played once for each rotation of the players around the seats, so that everybody sits
/// everywhere with the same cards. Deals are numbered: parts of a match can be played anywhere, and all their games in
/// order add up to the same table, digit for digit, if budgets are iterations.
///
/// >>> from magnumsal import Match, RuleSet, Tally
/// >>> match = Match(["apprentice", "random"], games=6, seed=7, rules=RuleSet(round_limit=5))
/// >>> match.deals, match.rotations
/// (3, 2)
/// >>> tally = Tally(match)
/// >>> tally.add(match.play(0, 2))
/// >>> tally.add(match.play(2, 3))
/// >>> tally.report()["games"]
/// 6
#[pyclass(module = "magnumsal", frozen)]
pub(crate) struct Match {
    given: Given,
    pub(super) plan: lab::Match,
}

impl Match {
    fn of(given: Given) -> PyResult<Self> {
        let read = |name: &str| match given.networks.get(name) {
            Some(bytes) => Ok(bytes.clone()),
            None => Err(io::Error::new(
                io::ErrorKind::NotFound,
                "give its bytes in `networks`, by this name",
            )),
        };
        let entrants = given.seats.iter().map(|text| Entrant::parse(text.trim(), read));
        let entrants: Vec<Entrant> = entrants
            .collect::<Result<_, _>>()
            .map_err(|error| BadBot::new_err(error.to_string()))?;
        let variant =
            |rules, edition: &Edition| Variant { rules, edition: edition.inner().clone() };
        let mut variants = vec![variant(given.rules, &given.edition)];
        if given.compare_rules.is_some() || given.compare_edition.is_some() {
            let edition = given.compare_edition.as_ref().unwrap_or(&given.edition);
            variants.push(variant(given.compare_rules.unwrap_or(given.rules), edition));
        }
        let plan = lab::Match {
            deals: given.games.div_ceil(entrants.len().max(1) as u64),
            entrants,
            variants,
            seed: given.seed,
            budget: given.budget,
        };
        if plan.deals == 0 {
            return Err(MagnumSalError::new_err("a match has at least one game"));
        }
        plan.check().map_err(|error| errors::setup(&error))?;
        Ok(Self { given, plan })
    }

    /// What tells it apart, whatever the number of games.
    fn key(&self) -> PyResult<String> {
        let networks: BTreeMap<&String, u64> =
            self.given.networks.iter().map(|(name, bytes)| (name, hash(bytes))).collect();
        let variants = self.plan.variants.iter();
        let variants: Vec<_> =
            variants.map(|one| (one.rules, one.edition.fingerprint(one.rules.expansion))).collect();
        let seats: Vec<String> = self.plan.entrants.iter().map(ToString::to_string).collect();
        to_json(&(seats, networks, self.plan.seed, self.plan.budget.to_string(), variants))
    }

    /// Plays deals until all are played or somebody stops it; hands every batch on.
    pub(super) fn batches(
        &self,
        py: Python<'_>,
        deals: Range<u64>,
        threads: Option<usize>,
        progress: Option<&Bound<'_, PyAny>>,
        mut each: impl FnMut(Vec<Deal>) -> PyResult<()>,
    ) -> PyResult<()> {
        let (stop, done) = (Stop::default(), AtomicU64::new(0));
        let a_deal = (self.plan.rotations() * self.plan.variants.len()) as u64;
        let total = deals.end.saturating_sub(deals.start) * a_deal;
        let tell = |progress: &Bound<'_, PyAny>| {
            progress.call1((done.load(Ordering::Relaxed), total)).map(drop)
        };
        let mut arena = Arena::new(&self.plan, threads::asked(threads)?)
            .map_err(|error| MagnumSalError::new_err(format!("threads: {error}; give fewer")))?
            .of_deals(deals);
        loop {
            let work = || {
                arena.play_on(stop.flag(), |_| {
                    done.fetch_add(1, Ordering::Relaxed);
                })
            };
            let batch = interruptible(py, &stop, work, |_| progress.map_or(Ok(()), tell))?;
            let batch = batch.map_err(|error| fault(error.to_string()))?;
            progress.map_or(Ok(()), tell)?;
            if batch.is_empty() {
                return Ok(());
            }
            each(batch)?;
        }
    }

    /// The games of deals, one after another.
    pub(super) fn games_of(&self, deals: Vec<Deal>) -> Vec<PlayedGame> {
        let players = self.plan.rotations();
        let mut games = Vec::new();
        for Deal { number, played } in deals {
            for (variant, rotations) in played.into_iter().enumerate() {
                for (rotation, played) in rotations.into_iter().enumerate() {
                    games.push(PlayedGame { deal: number, variant, rotation, players, played });
                }
            }
        }
        games
    }
}

#[pymethods]
impl Match {
    #[new]
    #[pyo3(signature = (seats, games = 120, *, seed = 0, budget = None, rules = None, edition = None,
        compare_rules = None, compare_edition = None, networks = None))]
    #[allow(clippy::too_many_arguments, reason = "named arguments in Python")]
    pub(super) fn new(
        seats: Vec<String>,
        games: u64,
        seed: u64,
        budget: Option<&Bound<'_, PyAny>>,
        rules: Option<&Bound<'_, RuleSet>>,
        edition: Option<&Bound<'_, Edition>>,
        compare_rules: Option<&Bound<'_, RuleSet>>,
        compare_edition: Option<&Bound<'_, Edition>>,
        networks: Option<BTreeMap<String, Vec<u8>>>,
    ) -> PyResult<Self> {
        Self::of(Given {
            seats,
            games,
            seed,
            budget: budget.map_or(Ok(Budget::Iterations(400)), bots::budget)?,
            rules: RuleSet::asked(rules, None)?,
            edition: Edition::asked(edition),
            compare_rules: compare_rules.map(|rules| rules.get().0),
            compare_edition: compare_edition.map(|edition| edition.get().clone()),
            networks: networks.unwrap_or_default(),
        })
    }

    /// Who plays, as it is written.
    #[getter]
    fn seats(&self) -> Vec<String> {
        self.plan.entrants.iter().map(ToString::to_string).collect()
    }

    /// How many deals there are.
    #[getter]
    fn deals(&self) -> u64 {
        self.plan.deals
    }

    /// How many rotations a deal has: one for each player.
    #[getter]
    fn rotations(&self) -> usize {
        self.plan.rotations()
    }

    /// How many variants of the rules are played: 1, or 2 that are compared.
    #[getter]
    fn variants(&self) -> usize {
        self.plan.variants.len()
    }

    /// How many games a variant is played for.
    #[getter]
    fn games(&self) -> u64 {
        self.plan.games()
    }

    /// The first deal's seed.
    #[getter]
    fn seed(&self) -> u64 {
        self.plan.seed
    }

    /// How long a bot that searches may think about a decision, unless it is said for the bot.
    #[getter]
    fn budget(&self) -> String {
        self.plan.budget.to_string()
    }

    /// The settings of the first variant.
    #[getter]
    fn rules(&self) -> RuleSet {
        RuleSet(self.given.rules)
    }

    /// What tells matches apart, whatever their number of games: equal ones can be added to.
    #[getter]
    fn fingerprint(&self) -> PyResult<String> {
        Ok(format!("{:016x}", hash(&self.key()?)))
    }

    /// Plays the deals `first` to `stop - 1`, or all; their games in order, rotation by rotation, the first variant's
    /// before the second's. `progress` is called now and then with the number of games that were played, and of all.
    #[pyo3(signature = (first = 0, stop = None, *, threads = None, progress = None))]
    fn play(
        &self,
        py: Python<'_>,
        first: u64,
        stop: Option<u64>,
        threads: Option<usize>,
        progress: Option<&Bound<'_, PyAny>>,
    ) -> PyResult<Vec<PlayedGame>> {
        let (deals, stop) = (self.plan.deals, stop.unwrap_or(self.plan.deals));
        if first > stop || stop > deals {
            return Err(MagnumSalError::new_err(format!(
                "there are no deals {first} to {stop}: the match has {deals}"
            )));
        }
        let mut games = Vec::new();
        self.batches(py, first..stop, threads, progress, |batch| {
            games.extend(self.games_of(batch));
            Ok(())
        })?;
        Ok(games)
    }

    /// A game of this match on paper.
    fn record(&self, game: &Bound<'_, PlayedGame>) -> PyResult<Record> {
        let game = game.get();
        let Some(variant) = self.plan.variants.get(game.variant) else {
            return Err(other_match());
        };
        let record = self.plan.record(variant, game.deal, game.rotation, &game.played.moves);
        let edition = match game.variant {
            0 => &self.given.edition,
            _ => self.given.compare_edition.as_ref().unwrap_or(&self.given.edition),
        };
        Ok(Record {
            record: record.map_err(|error| errors::record(&error))?,
            edition: edition.clone(),
        })
    }

    /// A game of this match that was played before, from its moves: it is played again, without bots.
    fn replay(
        &self,
        py: Python<'_>,
        deal: u64,
        variant: usize,
        rotation: usize,
        moves: Vec<String>,
    ) -> PyResult<PlayedGame> {
        let played_with = self.plan.variants.get(variant).ok_or_else(other_match)?;
        let players = self.plan.rotations();
        if rotation >= players {
            return Err(other_match());
        }
        let moves =
            moves.iter().map(|text| text.parse().map_err(|error| errors::notation(&error, text)));
        let moves: Vec<rules::Move> = moves.collect::<PyResult<_>>()?;
        let played = py.detach(|| lab::replay(&self.plan, played_with, deal, &moves));
        match played {
            Ok(Some(played)) => Ok(PlayedGame { deal, variant, rotation, players, played }),
            Ok(None) => Err(other_match()),
            Err(error) => Err(MagnumSalError::new_err(error.to_string())),
        }
    }

    fn __eq__(&self, other: &Bound<'_, PyAny>) -> PyResult<bool> {
        let Ok(other) = other.cast::<Self>() else { return Ok(false) };
        let other = other.get();
        Ok(self.plan.deals == other.plan.deals && self.key()? == other.key()?)
    }

    fn __hash__(&self) -> PyResult<u64> {
        Ok(hash(&(self.plan.deals, self.key()?)))
    }

    fn __repr__(&self) -> String {
        let (seats, deals, rotations) = (self.seats(), self.plan.deals, self.plan.rotations());
        format!("<Match {}: {deals} deals in {rotations} rotations>", seats.join(", "))
    }

    fn __reduce__<'py>(
        &self,
        py: Python<'py>,
    ) -> PyResult<(Bound<'py, PyAny>, Bound<'py, PyTuple>)> {
        let given = &self.given;
        let networks: BTreeMap<_, _> =
            given.networks.iter().map(|(name, bytes)| (name, PyBytes::new(py, bytes))).collect();
        let arguments = [
            given.seats.clone().into_bound_py_any(py)?,
            given.games.into_bound_py_any(py)?,
            given.seed.into_bound_py_any(py)?,
            given.budget.to_string().into_bound_py_any(py)?,
            RuleSet(given.rules).into_bound_py_any(py)?,
            given.edition.clone().into_bound_py_any(py)?,
            given.compare_rules.map(RuleSet).into_bound_py_any(py)?,
            given.compare_edition.clone().into_bound_py_any(py)?,
            networks.into_bound_py_any(py)?,
        ];
        Ok((py.get_type::<Self>().getattr("_restore")?, PyTuple::new(py, arguments)?))
    }

    #[staticmethod]
    #[allow(clippy::too_many_arguments, reason = "everything that it is made from")]
    fn _restore(
        seats: Vec<String>,
        games: u64,
        seed: u64,
        budget: &Bound<'_, PyAny>,
        rules: &Bound<'_, RuleSet>,
        edition: &Bound<'_, Edition>,
        compare_rules: Option<&Bound<'_, RuleSet>>,
        compare_edition: Option<&Bound<'_, Edition>>,
        networks: BTreeMap<String, Vec<u8>>,
    ) -> PyResult<Self> {
        let (rules, edition) = (Some(rules), Some(edition));
        let networks = Some(networks);
        Self::new(
            seats,
            games,
            seed,
            Some(budget),
            rules,
            edition,
            compare_rules,
            compare_edition,
            networks,
        )
    }
}

fn other_match() -> PyErr {
    MagnumSalError::new_err("this game is of another match")
}
