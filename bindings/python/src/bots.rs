//! Bots.

use crate::{
    errors::{self, BadBot},
    game::Game,
    moves::Move,
    rules::Edition,
    threads::{self, Stop, StoppableThreads, interruptible},
    view::View,
};
use magnumsal_bots::{self as bots, BotSpec, Budget, Level};
use magnumsal_rules::{self as rules, Illegal};
use pyo3::{exceptions::PyTypeError, prelude::*, types::PyString};
use std::sync::{Mutex, PoisonError};

/// A view of somebody who has to decide.
pub(crate) struct Player(pub(crate) rules::View);

/// A bot by its text.
pub(crate) fn spec(text: &str) -> PyResult<BotSpec> {
    text.parse().map_err(BadBot::new_err)
}

/// A budget that Python gives: iterations as a number, or a text such as `400`, `2s` or `500ms`.
pub(crate) fn budget(given: &Bound<'_, PyAny>) -> PyResult<Budget> {
    let text = match given.cast::<PyString>() {
        Ok(text) => text.to_str()?.to_owned(),
        Err(_) => crate::convert::integer(given, "a budget that is no text")?
            .map_or(String::new(), |number| number.to_string()),
    };
    text.parse().map_err(|error| BadBot::new_err(format!("{given} is no budget: {error}")))
}

/// A move that a bot looked at: what it expects of it.
#[pyclass(module = "magnumsal", frozen)]
pub(crate) struct Candidate(bots::Candidate);

#[pymethods]
impl Candidate {
    /// The move.
    #[getter]
    fn r#move(&self) -> Move {
        Move(self.0.mv)
    }

    /// The money that each seat is expected to have in the end (T7).
    #[getter]
    fn money(&self) -> Vec<f64> {
        self.0.money.clone()
    }

    /// The standard error of the mover's own money.
    #[getter]
    fn money_error(&self) -> f64 {
        self.0.money_error
    }

    /// The chance to win that the bot gives itself, between 0 and 1.
    #[getter]
    fn chance(&self) -> f64 {
        self.0.chance
    }

    /// The standard error of the chance.
    #[getter]
    fn chance_error(&self) -> f64 {
        self.0.chance_error
    }

    /// How often a search went through this move; 0 where nothing was searched.
    #[getter]
    fn visits(&self) -> u64 {
        self.0.visits
    }

    /// How the bot expects play to go on: this move and what follows.
    #[getter]
    fn line(&self) -> Vec<Move> {
        self.0.line.iter().copied().map(Move).collect()
    }

    fn __repr__(&self) -> String {
        let bots::Candidate { mv, chance, visits, .. } = &self.0;
        format!("<Candidate `{mv}`: chance {chance:.3}, {visits} visits>")
    }
}

/// A bot, by its name and perhaps its budget: `apprentice`, `master:400`, `grandmaster:2s`. It is asked with a game or a
/// view, and sees only what the player sees who decides. All its chance comes from the seed.
///
/// With a budget of iterations it makes the same choices on every machine and with any number of threads. Several threads
/// may ask one bot: they wait for each other.
///
/// >>> from magnumsal import Bot, Game
/// >>> game = Game(players=2, seed=1)
/// >>> Bot("master:50", seed=7).choose(game)
/// Move('hire')
/// >>> Bot("king")
/// Traceback (most recent call last):
/// magnumsal.BotError: no bot is called king; the levels are random, apprentice, journeyman, master, grandmaster, uct
#[pyclass(module = "magnumsal", frozen)]
pub(crate) struct Bot {
    spec: BotSpec,
    seed: u64,
    budget: Budget,
    host: StoppableThreads,
    bot: Mutex<Box<dyn bots::Bot>>,
}

impl Bot {
    /// What the bot sees of what it is given.
    fn seen(given: &Bound<'_, PyAny>) -> PyResult<Player> {
        let py = given.py();
        if let Ok(game) = given.cast::<Game>() {
            return game.borrow().player(py);
        }
        let Ok(view) = given.cast::<View>() else {
            let found = given.get_type().name()?;
            return Err(PyTypeError::new_err(format!(
                "a bot is asked with a Game or a View, and this is a {found}"
            )));
        };
        match view.get().0.position().to_move() {
            Some(_) => Ok(Player(view.get().0.clone())),
            None => Err(errors::illegal(py, &Illegal::GameOver, &rules::Move::End)),
        }
    }

    /// Asks the bot, without Python's lock.
    fn ask<T: Send>(
        &self,
        py: Python<'_>,
        view: &rules::View,
        how: impl FnOnce(&mut dyn bots::Bot, &rules::View, Budget) -> Option<T> + Send,
    ) -> PyResult<T> {
        let stop = Stop::default();
        let work = || {
            let mut bot = self.bot.lock().unwrap_or_else(PoisonError::into_inner);
            self.host.stop_by(&stop);
            how(&mut **bot, view, self.budget)
        };
        let answer = match self.spec.searches() {
            true => interruptible(py, &stop, work, |_| Ok(()))?,
            false => py.detach(work),
        };
        answer.ok_or_else(|| errors::fault(format!("{} finds no move", self.spec)))
    }
}

#[pymethods]
impl Bot {
    #[new]
    #[pyo3(signature = (spec, seed = 0, *, budget = None, threads = 1))]
    fn new(
        spec: &str,
        seed: u64,
        budget: Option<&Bound<'_, PyAny>>,
        threads: usize,
    ) -> PyResult<Self> {
        let spec = self::spec(spec)?;
        let given = budget.map(self::budget).transpose()?;
        let budget = spec.budget().or(given).unwrap_or_default();
        let host = StoppableThreads::new(threads::asked(Some(threads))?, &Stop::default());
        let bot = Mutex::new(spec.bot_on(seed, host.clone()));
        Ok(Self { spec, seed, budget, host, bot })
    }

    /// The names of all levels, from the weakest on.
    #[classattr]
    #[pyo3(name = "LEVELS")]
    fn levels() -> Vec<&'static str> {
        Level::ALL.map(Level::name).to_vec()
    }

    /// The bot as it is written.
    #[getter]
    fn spec(&self) -> String {
        self.spec.to_string()
    }

    /// What all its chance comes from.
    #[getter]
    fn seed(&self) -> u64 {
        self.seed
    }

    /// Whether it searches, and so takes notice of its budget.
    #[getter]
    fn searches(&self) -> bool {
        self.spec.searches()
    }

    /// The move that the bot makes.
    fn choose(&self, py: Python<'_>, game: &Bound<'_, PyAny>) -> PyResult<Move> {
        let Player(view) = Self::seen(game)?;
        self.ask(py, &view, |bot, view, budget| bot.play(view, budget)).map(Move)
    }

    /// The moves that the bot looks at, the one it makes first.
    ///
    /// >>> from magnumsal import Bot, Game
    /// >>> best = Bot("master:50", seed=7).candidates(Game(players=2, seed=1))[0]
    /// >>> best.move, best.visits > 0, len(best.money)
    /// (Move('hire'), True, 2)
    fn candidates(&self, py: Python<'_>, game: &Bound<'_, PyAny>) -> PyResult<Vec<Candidate>> {
        let Player(view) = Self::seen(game)?;
        let choice = self.ask(py, &view, |bot, view, budget| bot.choose(view, budget))?;
        Ok(choice.candidates().cloned().map(Candidate).collect())
    }

    /// What the bot expects of a legal move.
    fn judge(
        &self,
        py: Python<'_>,
        game: &Bound<'_, PyAny>,
        r#move: &Bound<'_, PyAny>,
    ) -> PyResult<Candidate> {
        let Player(view) = Self::seen(game)?;
        let mv = match game.cast::<Game>() {
            Ok(game) => game.borrow().legal(r#move)?,
            Err(_) => {
                Game::going_on(view.position().clone(), Edition::standard())?.legal(r#move)?
            }
        };
        self.ask(py, &view, |bot, view, budget| bot.judge(view, mv, budget)).map(Candidate)
    }

    fn __repr__(&self) -> String {
        format!("Bot('{}', seed={})", self.spec, self.seed)
    }
}
