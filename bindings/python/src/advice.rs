//! Advice: hints, and reviews of whole games.

use crate::{
    bots::{budget, spec},
    convert::{to_json, to_python},
    errors::{self, MagnumSalError, fault},
    game::Game,
    record::Record,
    threads::{self, Stop, StoppableThreads, interruptible},
};
use magnumsal_advice::{Misadvice, Review, ReviewError, ReviewPart, Reviewer};
use magnumsal_bots::{BotSpec, Budget};
use magnumsal_phrases::{Language, Phrases};
use magnumsal_rules as rules;
use pyo3::{IntoPyObjectExt, exceptions::PyTypeError, prelude::*};
use std::{
    ops::{ControlFlow, Range},
    sync::atomic::{AtomicU64, Ordering},
};

/// A language by its code.
fn language(code: &str) -> PyResult<Phrases> {
    let language = code.parse::<Language>();
    language.map(Phrases::new).map_err(|error| MagnumSalError::new_err(error.to_string()))
}

/// A budget of a bot: its own, or the one that Python gives for all, or the usual one.
fn budget_of(spec: &BotSpec, given: Option<&Bound<'_, PyAny>>, usual: Budget) -> PyResult<Budget> {
    let given = given.map(budget).transpose()?;
    Ok(spec.budget().or(given).unwrap_or(usual))
}

fn misadvice(Misadvice { mv, illegal }: &Misadvice) -> PyErr {
    fault(format!("the bot proposes {mv}: {}", errors::phrases().refusal(illegal)))
}

/// The best moves for the player who decides, and why: the same as `magnumsal hint --json` prints.
///
/// >>> from magnumsal import Game, hint
/// >>> best = hint(Game(players=2, seed=1), bot="master:50", best=2)
/// >>> [advice["move"] for advice in best][0], sorted(best[0])[:3]
/// ('hire', ['chance', 'chance_error', 'comparison'])
#[pyfunction]
#[pyo3(signature = (game, *, bot = "grandmaster", budget = None, seed = 0, threads = None, best = 3, language = "en"))]
#[allow(clippy::too_many_arguments, reason = "named arguments in Python")]
pub(crate) fn hint<'py>(
    py: Python<'py>,
    game: &Bound<'py, Game>,
    bot: &str,
    budget: Option<&Bound<'py, PyAny>>,
    seed: u64,
    threads: Option<usize>,
    best: usize,
    language: &str,
) -> PyResult<Bound<'py, PyAny>> {
    let (spec, phrases) = (spec(bot)?, self::language(language)?);
    let budget = budget_of(&spec, budget, Budget::default())?;
    let threads = threads::asked(threads)?;
    let (view, names) = {
        let game = game.borrow();
        (game.player(py)?.0, game.player_names().to_vec())
    };
    let stop = Stop::default();
    let work = || {
        let host = StoppableThreads::new(threads, &stop);
        let mut bot = spec.bot_on(seed, host);
        magnumsal_advice::hint(&mut *bot, &view, budget, &phrases, &names, best)
    };
    let advice = interruptible(py, &stop, work, |_| Ok(()))?;
    to_python(py, &advice.map_err(|error| misadvice(&error))?)
}

/// How a review is made.
struct Plan {
    spec: BotSpec,
    budget: Budget,
    seed: u64,
    threads: usize,
    seats: Option<Vec<u8>>,
    phrases: Phrases,
}

impl Plan {
    fn wanted(&self) -> impl Fn(rules::Seat) -> bool + Sync + '_ {
        wanted(self.seats.as_deref())
    }

    /// Reviews some moves, and tells now and then how many positions of how many were looked at.
    fn part(
        &self,
        py: Python<'_>,
        record: &rules::Record,
        plies: Range<usize>,
        progress: Option<&Bound<'_, PyAny>>,
    ) -> PyResult<ReviewPart> {
        let (stop, done) = (Stop::default(), AtomicU64::new(0));
        let reviewer = Reviewer {
            bot: &|seed| self.spec.bot_on(seed, StoppableThreads::new(1, &stop)),
            budget: self.budget,
            seed: self.seed,
            wanted: &self.wanted(),
            names: &record.players,
            phrases: &self.phrases,
            tick: &|| {
                done.fetch_add(1, Ordering::Relaxed);
                match stop.is_set() {
                    true => ControlFlow::Break(()),
                    false => ControlFlow::Continue(()),
                }
            },
        };
        let total = plies.len() as u64 + 1;
        let tell = |progress: &Bound<'_, PyAny>| {
            progress.call1((done.load(Ordering::Relaxed).min(total), total)).map(drop)
        };
        let work = || {
            let host = StoppableThreads::new(self.threads, &stop);
            reviewer.part(record, plies.clone(), &host)
        };
        let part = interruptible(py, &stop, work, |_| progress.map_or(Ok(()), tell))?;
        part.map_err(|error| review_error(&error))
    }
}

fn wanted(seats: Option<&[u8]>) -> impl Fn(rules::Seat) -> bool + Sync + '_ {
    move |seat| seats.is_none_or(|seats| seats.contains(&seat.number()))
}

fn review_error(error: &ReviewError) -> PyErr {
    match error {
        ReviewError::Bot(error) => misadvice(error),
        error => errors::review(error),
    }
}

/// A record, or the one of a game.
fn record_of(given: &Bound<'_, PyAny>) -> PyResult<Record> {
    if let Ok(record) = given.cast::<Record>() {
        return Ok(record.get().clone());
    }
    match given.cast::<Game>() {
        Ok(game) => game.borrow().written(),
        Err(_) => {
            let found = given.get_type().name()?;
            let message = format!("a review is of a Record or a Game, and this is a {found}");
            Err(PyTypeError::new_err(message))
        }
    }
}

/// What every decision of a game was worth: the same as `magnumsal review --json` prints. `progress` is called now and
/// then with the number of positions that were looked at, and of all.
///
/// >>> from magnumsal import Game, RuleSet, review
/// >>> game = Game(players=2, seed=1, rules=RuleSet(round_limit=2))
/// >>> moves = game.play_out(seed=7)
/// >>> found = review(game, bot="apprentice")
/// >>> len(found["moves"]) == moves, [balance["seat"] for balance in found["balances"]]
/// (True, [0, 1])
#[pyfunction]
#[pyo3(signature = (record, *, bot = "grandmaster", budget = None, seed = 0, threads = None, seats = None, language = "en",
    progress = None))]
#[allow(clippy::too_many_arguments, reason = "named arguments in Python")]
pub(crate) fn review<'py>(
    py: Python<'py>,
    record: &Bound<'py, PyAny>,
    bot: &str,
    budget: Option<&Bound<'py, PyAny>>,
    seed: u64,
    threads: Option<usize>,
    seats: Option<Vec<u8>>,
    language: &str,
    progress: Option<&Bound<'py, PyAny>>,
) -> PyResult<Bound<'py, PyAny>> {
    let Record { record, .. } = record_of(record)?;
    let plan = plan(bot, budget, seed, threads, seats, language)?;
    let part = plan.part(py, &record, 0..record.moves.len(), progress)?;
    let review = Review::of_parts(&record, vec![part], &plan.wanted());
    finished(py, review, &plan)
}

/// Reviews the moves `first` to `stop - 1` of a record; `review_of_parts` puts all parts together. However a game is
/// cut, the review is the same.
#[pyfunction]
#[pyo3(signature = (record, first, stop, *, bot = "grandmaster", budget = None, seed = 0, threads = None, seats = None,
    language = "en"))]
#[allow(clippy::too_many_arguments, reason = "named arguments in Python")]
pub(crate) fn review_part(
    py: Python<'_>,
    record: &Bound<'_, Record>,
    first: usize,
    stop: usize,
    bot: &str,
    budget: Option<&Bound<'_, PyAny>>,
    seed: u64,
    threads: Option<usize>,
    seats: Option<Vec<u8>>,
    language: &str,
) -> PyResult<String> {
    let record = &record.get().record;
    let plies = record.moves.len();
    if first > stop || stop > plies {
        return Err(MagnumSalError::new_err(format!(
            "there are no moves {first} to {stop}: the record has {plies}"
        )));
    }
    let plan = plan(bot, budget, seed, threads, seats, language)?;
    to_json(&plan.part(py, record, first..stop, None)?)
}

/// Puts the parts of a review together, in the order of their moves. The arguments are those of `review`.
///
/// >>> from magnumsal import Game, RuleSet, review, review_of_parts, review_part
/// >>> game = Game(players=2, seed=1, rules=RuleSet(round_limit=2))
/// >>> moves = game.play_out(seed=7)
/// >>> parts = [review_part(game.record, 0, 9, bot="apprentice"),
/// ...          review_part(game.record, 9, moves, bot="apprentice")]
/// >>> review_of_parts(game.record, parts, bot="apprentice") == review(game, bot="apprentice")
/// True
#[pyfunction]
#[pyo3(signature = (record, parts, *, bot = "grandmaster", budget = None, seed = 0, seats = None))]
pub(crate) fn review_of_parts<'py>(
    py: Python<'py>,
    record: &Bound<'py, Record>,
    parts: Vec<String>,
    bot: &str,
    budget: Option<&Bound<'py, PyAny>>,
    seed: u64,
    seats: Option<Vec<u8>>,
) -> PyResult<Bound<'py, PyAny>> {
    let read = |text: &String| serde_json::from_str::<ReviewPart>(text);
    let parts: Result<Vec<ReviewPart>, _> = parts.iter().map(read).collect();
    let parts = parts.map_err(|error| {
        MagnumSalError::new_err(format!("this is no part of a review: {error}"))
    })?;
    let plan = plan(bot, budget, seed, None, seats, "en")?;
    let review = Review::of_parts(&record.get().record, parts, &plan.wanted());
    finished(py, review, &plan)
}

fn plan(
    bot: &str,
    budget: Option<&Bound<'_, PyAny>>,
    seed: u64,
    threads: Option<usize>,
    seats: Option<Vec<u8>>,
    language: &str,
) -> PyResult<Plan> {
    let spec = spec(bot)?;
    let budget = budget_of(&spec, budget, Budget::Iterations(200))?;
    let threads = threads::asked(threads)?;
    Ok(Plan { spec, budget, seed, threads, seats, phrases: self::language(language)? })
}

/// A review as the program prints it.
fn finished<'py>(
    py: Python<'py>,
    review: Result<Review, ReviewError>,
    plan: &Plan,
) -> PyResult<Bound<'py, PyAny>> {
    let review = to_python(py, &review.map_err(|error| review_error(&error))?)?;
    review.set_item("level", plan.spec.name().into_bound_py_any(py)?)?;
    review.set_item("budget", plan.budget.to_string())?;
    review.set_item("seed", plan.seed)?;
    Ok(review)
}
