//! Records: games on paper.

use crate::{
    errors,
    game::Game,
    rules::{Edition, RuleSet, hash},
};
use magnumsal_rules as rules;
use pyo3::{IntoPyObjectExt, prelude::*, types::PyTuple};

/// A game on paper: rules, names, how it began and its moves. `docs/notation.md` describes its JSON.
///
/// >>> from magnumsal import Game, Record
/// >>> game = Game(players=2, seed=1)
/// >>> game.play("place supply 1C")
/// >>> record = game.record
/// >>> record.moves
/// ['place supply 1C']
/// >>> Record.from_json(record.json()).game() == game
/// True
#[pyclass(module = "magnumsal", frozen)]
#[derive(Clone)]
pub(crate) struct Record {
    pub(crate) record: rules::Record,
    pub(crate) edition: Edition,
}

#[pymethods]
impl Record {
    /// Reads a record; its moves are judged once they are played.
    #[staticmethod]
    #[pyo3(signature = (text, *, edition = None))]
    pub(crate) fn from_json(text: &str, edition: Option<&Bound<'_, Edition>>) -> PyResult<Self> {
        let edition = Edition::asked(edition);
        let record = rules::Record::from_json(text, edition.inner());
        Ok(Self { record: record.map_err(|error| errors::record(&error))?, edition })
    }

    /// The record as JSON.
    pub(crate) fn json(&self) -> String {
        self.record.to_json()
    }

    /// The settings.
    #[getter]
    fn rules(&self) -> RuleSet {
        RuleSet(self.record.rules)
    }

    /// The numbers of the box.
    #[getter]
    fn edition(&self) -> Edition {
        self.edition.clone()
    }

    /// The players' names, by seat.
    #[getter]
    fn names(&self) -> Vec<String> {
        self.record.players.clone()
    }

    /// The moves as written; where nobody knows the stacks they say what they turned up.
    #[getter]
    fn moves(&self) -> Vec<String> {
        self.record.moves.clone()
    }

    /// Whether the record says how the hidden stacks lay.
    #[getter]
    fn knows_stacks(&self) -> bool {
        self.record.knows_stacks()
    }

    /// The game before the first move.
    fn start(&self, py: Python<'_>) -> PyResult<Game> {
        Game::replayed(py, self, Some(0))
    }

    /// The game after `ply` moves, or after all of them.
    #[pyo3(signature = (ply = None))]
    fn game(&self, py: Python<'_>, ply: Option<usize>) -> PyResult<Game> {
        Game::replayed(py, self, ply)
    }

    /// The same game as a record that does not say how the stacks lay: every move says what it turned up.
    fn with_unknown_stacks(&self) -> PyResult<Self> {
        let record = self.record.with_unknown_stacks().map_err(|error| errors::record(&error))?;
        Ok(Self { record, edition: self.edition.clone() })
    }

    fn __len__(&self) -> usize {
        self.record.moves.len()
    }

    fn __eq__(&self, other: &Bound<'_, PyAny>) -> bool {
        other.cast::<Self>().is_ok_and(|other| self.record == other.get().record)
    }

    fn __hash__(&self) -> u64 {
        hash(&self.json())
    }

    fn __repr__(&self) -> String {
        let rules::Record { players, moves, .. } = &self.record;
        let game = if self.record.rules.is_muria() { "Muria" } else { "base game" };
        format!("<Record {game}, {}: {} moves>", players.join(", "), moves.len())
    }

    fn __reduce__<'py>(
        &self,
        py: Python<'py>,
    ) -> PyResult<(Bound<'py, PyAny>, Bound<'py, PyTuple>)> {
        let restore = py.get_type::<Self>().getattr("_restore")?;
        let arguments =
            [self.json().into_bound_py_any(py)?, self.edition.clone().into_bound_py_any(py)?];
        Ok((restore, PyTuple::new(py, arguments)?))
    }

    #[staticmethod]
    fn _restore(text: &str, edition: &Bound<'_, Edition>) -> PyResult<Self> {
        Self::from_json(text, Some(edition))
    }
}
