//! Chance made explicit: the caller decides what comes up.

use crate::{
    convert::integer,
    errors::{self, BadChance},
    game::{Game, names_or_usual},
    moves::Move,
    rules::{Edition, RuleSet},
};
use magnumsal_encoding::{self as encoding, Chance, describe_chance};
use magnumsal_rules::{self as rules, Components, Seat};
use pyo3::{IntoPyObjectExt, prelude::*, types::PyTuple};

fn pairs(chances: Vec<Chance>) -> Vec<(u32, f64)> {
    chances.into_iter().map(|chance| (chance.id, chance.probability)).collect()
}

/// A number as the id of an outcome.
fn outcome(given: &Bound<'_, PyAny>) -> PyResult<u32> {
    let number = integer(given, "an outcome")?;
    // Whatever is no id cannot come next either.
    Ok(number.and_then(|number| u32::try_from(number).ok()).unwrap_or(u32::MAX))
}

fn described(id: &Bound<'_, PyAny>, components: &Components) -> PyResult<String> {
    describe_chance(outcome(id)?, components)
        .ok_or_else(|| BadChance::new_err(format!("{id} is no outcome of chance in this game")))
}

/// The beginning of a game in which the caller decides what chance brings: which tools it is played with (S6), and what
/// lies open (S7).
///
/// >>> from magnumsal import Beginning
/// >>> beginning = Beginning(players=2)
/// >>> game = None
/// >>> while game is None:
/// ...     id, probability = beginning.chances()[0]
/// ...     game = beginning.draw(id)
/// >>> game.knows_stacks, len(beginning.drawn)
/// (False, 6)
#[pyclass(module = "magnumsal")]
#[derive(Clone)]
pub(crate) struct Beginning {
    beginning: encoding::Beginning,
    rules: rules::RuleSet,
    names: Vec<String>,
    edition: Edition,
    drawn: Vec<u32>,
}

#[pymethods]
impl Beginning {
    #[new]
    #[pyo3(signature = (players = 2, *, expansion = None, rules = None, names = None, edition = None))]
    fn new(
        players: usize,
        expansion: Option<&str>,
        rules: Option<&Bound<'_, RuleSet>>,
        names: Option<Vec<String>>,
        edition: Option<&Bound<'_, Edition>>,
    ) -> PyResult<Self> {
        let (rules, edition) = (RuleSet::asked(rules, expansion)?, Edition::asked(edition));
        let beginning = encoding::Beginning::new(rules, players, edition.inner());
        let beginning = beginning.map_err(|error| errors::setup(&error))?;
        let names = names_or_usual(names, players)?;
        Ok(Self { beginning, rules, names, edition, drawn: Vec::new() })
    }

    /// What was drawn so far.
    #[getter]
    fn drawn(&self) -> Vec<u32> {
        self.drawn.clone()
    }

    /// What can come next and how likely it is, sorted by id.
    fn chances(&self) -> Vec<(u32, f64)> {
        pairs(self.beginning.chances())
    }

    /// Has this come; answers with the game once all has.
    fn draw(&mut self, id: &Bound<'_, PyAny>) -> PyResult<Option<Game>> {
        let id = outcome(id)?;
        let game = self.beginning.draw(id).map_err(|error| errors::begin(&error))?;
        self.drawn.push(id);
        let begun = |game| Game::begun(game, self.names.clone(), self.edition.clone());
        game.map(begun).transpose()
    }

    /// An outcome in English.
    fn describe(&self, id: &Bound<'_, PyAny>) -> PyResult<String> {
        described(id, self.edition.inner().components(self.rules.expansion))
    }

    fn __copy__(&self) -> Self {
        self.clone()
    }

    fn __deepcopy__(&self, _memo: &Bound<'_, PyAny>) -> Self {
        self.clone()
    }

    fn __repr__(&self) -> String {
        format!("<Beginning of a game of {}: {} drawn>", self.names.len(), self.drawn.len())
    }

    fn __reduce__<'py>(
        &self,
        py: Python<'py>,
    ) -> PyResult<(Bound<'py, PyAny>, Bound<'py, PyTuple>)> {
        let arguments = [
            RuleSet(self.rules).into_bound_py_any(py)?,
            self.names.clone().into_bound_py_any(py)?,
            self.edition.clone().into_bound_py_any(py)?,
            self.drawn.clone().into_bound_py_any(py)?,
        ];
        Ok((py.get_type::<Self>().getattr("_restore")?, PyTuple::new(py, arguments)?))
    }

    #[staticmethod]
    fn _restore(
        rules: &Bound<'_, RuleSet>,
        names: Vec<String>,
        edition: &Bound<'_, Edition>,
        drawn: Vec<u32>,
    ) -> PyResult<Self> {
        let mut beginning = Self::new(names.len(), None, Some(rules), Some(names), Some(edition))?;
        for id in drawn {
            beginning.beginning.draw(id).map_err(|error| errors::begin(&error))?;
            beginning.drawn.push(id);
        }
        Ok(beginning)
    }
}

/// A move that turns something up; the caller decides what. `Game.reveal` makes one.
///
/// >>> from magnumsal import Game
/// >>> game = Game(players=2, seed=1)
/// >>> for move in ["place supply 1C", "end", "place supply 2C", "end"]:
/// ...     game.play(move)
/// >>> reveal = game.reveal("place supply 2L1")
/// >>> [reveal.describe(id) for id, probability in reveal.chances()][:2]
/// ['tile bbg/1 of level I', 'tile bg/1 of level I']
/// >>> after = reveal.draw(reveal.chances()[0][0])
/// >>> after.ply
/// 5
#[pyclass(module = "magnumsal")]
#[derive(Clone)]
pub(crate) struct Reveal {
    before: Game,
    mv: rules::Move,
    reveal: encoding::Reveal,
    drawn: Vec<u32>,
}

impl Reveal {
    /// What a legal move turns up; nothing if it turns up nothing.
    pub(crate) fn of(game: &Game, mv: rules::Move) -> Option<Self> {
        let reveal = encoding::Reveal::of(&game.state, &mv)?;
        Some(Self { before: game.clone(), mv, reveal, drawn: Vec::new() })
    }
}

#[pymethods]
impl Reveal {
    /// The game before the move.
    #[getter]
    fn before(&self) -> Game {
        self.before.clone()
    }

    /// The move.
    #[getter]
    fn r#move(&self) -> Move {
        Move(self.mv)
    }

    /// What was drawn so far.
    #[getter]
    fn drawn(&self) -> Vec<u32> {
        self.drawn.clone()
    }

    /// What can come next and how likely it is, sorted by id.
    fn chances(&self) -> Vec<(u32, f64)> {
        pairs(self.reveal.chances())
    }

    /// Has this come; answers with the game after the move once all has.
    fn draw(&mut self, id: &Bound<'_, PyAny>) -> PyResult<Option<Game>> {
        let id = outcome(id)?;
        let after = self.reveal.draw(id).map_err(|error| errors::not_next(&error))?;
        self.drawn.push(id);
        Ok(after.map(|after| self.before.after(self.mv, self.reveal.drawn().to_vec(), after)))
    }

    /// An outcome in English.
    fn describe(&self, id: &Bound<'_, PyAny>) -> PyResult<String> {
        described(id, self.before.state.components())
    }

    fn __copy__(&self) -> Self {
        self.clone()
    }

    fn __deepcopy__(&self, _memo: &Bound<'_, PyAny>) -> Self {
        self.clone()
    }

    fn __repr__(&self) -> String {
        let seat = self.before.state.to_move().map_or(0, Seat::number);
        format!("<Reveal of `{}` by seat {seat}: {} drawn>", self.mv, self.drawn.len())
    }

    fn __reduce__<'py>(
        &self,
        py: Python<'py>,
    ) -> PyResult<(Bound<'py, PyAny>, Bound<'py, PyTuple>)> {
        let arguments = [
            self.before.clone().into_bound_py_any(py)?,
            self.mv.to_string().into_bound_py_any(py)?,
            self.drawn.clone().into_bound_py_any(py)?,
        ];
        Ok((py.get_type::<Self>().getattr("_restore")?, PyTuple::new(py, arguments)?))
    }

    #[staticmethod]
    fn _restore(before: &Bound<'_, Game>, r#move: &str, drawn: Vec<u32>) -> PyResult<Self> {
        let mv = r#move.parse().map_err(|error| errors::notation(&error, r#move))?;
        let mut reveal = Self::of(&before.borrow(), mv)
            .ok_or_else(|| BadChance::new_err(format!("{mv} turns nothing up")))?;
        for id in drawn {
            reveal.reveal.draw(id).map_err(|error| errors::not_next(&error))?;
            reveal.drawn.push(id);
        }
        Ok(reveal)
    }
}
