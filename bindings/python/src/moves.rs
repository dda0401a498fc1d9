//! Moves.

use crate::{convert::to_python, errors, rules::hash};
use magnumsal_rules::{self as rules, Role};
use pyo3::{prelude::*, types::PyTuple};

/// A move, by its text in the notation of `docs/notation.md`.
///
/// >>> from magnumsal import Move
/// >>> move = Move("place supply 1C")
/// >>> move.verb, move.role, str(move)
/// ('place', 'action', 'place supply 1C')
/// >>> move == Move("place supply 1C")
/// True
#[pyclass(module = "magnumsal", frozen, eq)]
#[derive(Clone, Copy, PartialEq)]
pub(crate) struct Move(pub(crate) rules::Move);

#[pymethods]
impl Move {
    #[new]
    fn new(text: &str) -> PyResult<Self> {
        text.parse().map(Self).map_err(|error| errors::notation(&error, text))
    }

    /// The first word: what is done.
    #[getter]
    fn verb(&self) -> String {
        let text = self.0.to_string();
        text.split(' ').next().unwrap_or_default().to_owned()
    }

    /// What it is within the turn: `action`, `continuation`, `answer`, `free` or `end`.
    #[getter]
    fn role(&self) -> &'static str {
        match self.0.role() {
            Role::Action => "action",
            Role::Continuation => "continuation",
            Role::Answer => "answer",
            Role::Free => "free",
            Role::End => "end",
        }
    }

    /// Everything that can be said of the move wherever it is made: its parts, the pieces that it sends, where they go.
    #[pyo3(name = "to_dict")]
    fn as_dict<'py>(&self, py: Python<'py>) -> PyResult<Bound<'py, PyAny>> {
        to_python(py, &self.0.data())
    }

    fn __str__(&self) -> String {
        self.0.to_string()
    }

    fn __repr__(&self) -> String {
        format!("Move('{}')", self.0)
    }

    fn __hash__(&self) -> u64 {
        hash(&self.0.to_string())
    }

    fn __reduce__<'py>(
        &self,
        py: Python<'py>,
    ) -> PyResult<(Bound<'py, PyAny>, Bound<'py, PyTuple>)> {
        let class = py.get_type::<Self>().into_any();
        Ok((class, PyTuple::new(py, [self.0.to_string()])?))
    }
}
