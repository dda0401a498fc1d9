//! Positions as data.

use crate::{
    convert::{from_json, to_json, to_python},
    errors::{self, BadPosition},
    game::{Game, names_or_usual},
    rules::{Edition, RuleSet, hash},
};
use magnumsal_rules::{self as rules, Beginning, Stacks};
use pyo3::{prelude::*, types::PyTuple};

/// An arrangement of the game as data, as `docs/notation.md` describes it. Without its stacks it is what lies open.
///
/// >>> from magnumsal import Game
/// >>> position = Game(players=2, seed=1).position()
/// >>> position.knows_stacks, position.to_dict()["seat"]
/// (False, 0)
/// >>> game = position.game()
/// >>> game.position() == position
/// True
#[pyclass(module = "magnumsal", frozen, eq)]
#[derive(Clone, PartialEq)]
pub(crate) struct Position(pub(crate) rules::Position);

#[pymethods]
impl Position {
    /// Reads a position from JSON.
    #[staticmethod]
    fn from_json(text: &str) -> PyResult<Self> {
        from_json(text, "position").map(Self).map_err(BadPosition::new_err)
    }

    /// The position as JSON.
    fn json(&self) -> PyResult<String> {
        to_json(&self.0)
    }

    /// The position as Python data.
    fn to_dict<'py>(&self, py: Python<'py>) -> PyResult<Bound<'py, PyAny>> {
        to_python(py, &self.0)
    }

    /// Whether it says how the hidden stacks lie.
    #[getter]
    fn knows_stacks(&self) -> bool {
        self.0.stacks != Stacks::Unknown
    }

    /// The same position to somebody who does not know the stacks.
    fn without_stacks(&self) -> Self {
        Self(self.0.clone().without_stacks())
    }

    /// The game that goes on from here. Without stacks, moves have to say what they turn up.
    #[pyo3(signature = (rules = None, *, names = None, edition = None))]
    fn game(
        &self,
        rules: Option<&Bound<'_, RuleSet>>,
        names: Option<Vec<String>>,
        edition: Option<&Bound<'_, Edition>>,
    ) -> PyResult<Game> {
        let (rules, edition) = (RuleSet::asked(rules, None)?, Edition::asked(edition));
        let names = names_or_usual(names, self.0.state.players.len())?;
        let state =
            self.0.game(rules, edition.inner()).map_err(|error| errors::position(&error))?;
        let opening = match rules.mapped && !self.knows_stacks() {
            true => state.face_up_tiles(),
            false => Vec::new(),
        };
        let beginning = Beginning::Position { position: Box::new(self.0.clone()), opening };
        Game::beginning_with(rules, names, beginning, edition)
    }

    fn __hash__(&self) -> PyResult<u64> {
        Ok(hash(&self.json()?))
    }

    fn __repr__(&self) -> String {
        let rules::Position { seat, phase, round, .. } = &self.0;
        let turn = match seat {
            Some(seat) => format!("seat {} to move", seat.number()),
            None => "over".to_owned(),
        };
        format!("<Position phase {phase} round {round}, {turn}>")
    }

    fn __reduce__<'py>(
        &self,
        py: Python<'py>,
    ) -> PyResult<(Bound<'py, PyAny>, Bound<'py, PyTuple>)> {
        let from = py.get_type::<Self>().getattr("from_json")?;
        Ok((from, PyTuple::new(py, [self.json()?])?))
    }
}
