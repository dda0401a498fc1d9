//! Views: what a player sees.

use crate::{
    convert::{from_json, to_json, to_python},
    encoding,
    errors::{self, MagnumSalError},
    game::{Game, seed_or_fresh},
    moves::Move,
    position::Position,
    rules::{Edition, RuleSet, hash},
    svg,
};
use magnumsal_rules::{self as rules, MoveList, Seat, Viewer};
use numpy::PyArray1;
use pyo3::{prelude::*, types::PyTuple};
use rand::SeedableRng;
use rand_chacha::ChaCha8Rng;

/// What a player sees of a game; it holds nothing hidden.
///
/// >>> from magnumsal import Game
/// >>> view = Game(players=2, seed=1).view(seat=1)
/// >>> view.seat, view.to_move, len(view.moves())
/// (1, 0, 21)
/// >>> view.unseen["orders"]["left"]
/// 5
#[pyclass(module = "magnumsal", frozen)]
#[derive(Clone)]
pub(crate) struct View(pub(crate) rules::View);

impl View {
    fn space(&self) -> PyResult<&'static magnumsal_encoding::ActionSpace> {
        magnumsal_encoding::ActionSpace::of(self.0.position())
            .map_err(|error| errors::misfit(&error))
    }
}

#[pymethods]
impl View {
    /// Reads a view from JSON.
    #[staticmethod]
    fn from_json(text: &str) -> PyResult<Self> {
        from_json(text, "view").map(Self).map_err(MagnumSalError::new_err)
    }

    /// The view as JSON, to be sent to a player.
    fn json(&self) -> PyResult<String> {
        to_json(&self.0)
    }

    /// The view as Python data.
    fn to_dict<'py>(&self, py: Python<'py>) -> PyResult<Bound<'py, PyAny>> {
        to_python(py, &self.0)
    }

    /// Who looks; `None` for a spectator.
    #[getter]
    fn seat(&self) -> Option<u8> {
        match self.0.viewer() {
            Viewer::Seat(seat) => Some(seat.number()),
            Viewer::Spectator => None,
        }
    }

    /// The settings.
    #[getter]
    fn rules(&self) -> RuleSet {
        RuleSet(*self.0.position().rules())
    }

    /// How many players there are.
    #[getter]
    fn players(&self) -> u8 {
        self.0.position().players()
    }

    /// The seat that decides; `None` once the game is over.
    #[getter]
    fn to_move(&self) -> Option<u8> {
        self.0.position().to_move().map(Seat::number)
    }

    /// Whether the game is over.
    #[getter]
    fn is_over(&self) -> bool {
        self.0.position().is_over()
    }

    /// What lies open, as data.
    #[getter]
    fn position(&self) -> Position {
        Position(self.0.position().position().without_stacks())
    }

    /// What nobody has seen yet, stack by stack.
    #[getter]
    fn unseen<'py>(&self, py: Python<'py>) -> PyResult<Bound<'py, PyAny>> {
        to_python(py, &self.0.unseen())
    }

    /// Every legal move of the player to move.
    fn moves(&self) -> Vec<Move> {
        let mut list = MoveList::new();
        self.0.position().legal_moves(&mut list);
        list.into_iter().map(Move).collect()
    }

    /// The ids of the legal moves, sorted.
    fn legal_ids<'py>(&self, py: Python<'py>) -> PyResult<Bound<'py, PyArray1<i64>>> {
        encoding::legal_ids(py, self.space()?, self.0.position())
    }

    /// 1 for every legal id and 0 for all others; written into `out` if that is given.
    #[pyo3(signature = (out = None))]
    fn legal_mask<'py>(
        &self,
        py: Python<'py>,
        out: Option<Bound<'py, PyArray1<i8>>>,
    ) -> PyResult<Bound<'py, PyArray1<i8>>> {
        encoding::legal_mask(py, self.space()?, self.0.position(), out)
    }

    /// The view as bytes; `layout` names the parts. Written into `out` if that is given.
    #[pyo3(signature = (out = None))]
    fn observe<'py>(
        &self,
        py: Python<'py>,
        out: Option<Bound<'py, PyArray1<u8>>>,
    ) -> PyResult<Bound<'py, PyArray1<u8>>> {
        encoding::observe(py, self.0.position(), self.0.viewer(), out)
    }

    /// A game that could be the real one: its hidden stacks are dealt by `seed` or at random. It begins here.
    #[pyo3(signature = (seed = None))]
    fn deal(&self, seed: Option<u64>) -> PyResult<Game> {
        let mut rng = ChaCha8Rng::seed_from_u64(seed_or_fresh(seed)?);
        Game::going_on(self.0.deal(&mut rng), Edition::standard())
    }

    /// A picture of the board as SVG.
    fn svg(&self) -> String {
        svg::board(self.0.position(), &[])
    }

    fn _repr_svg_(&self) -> String {
        self.svg()
    }

    /// Whether they show the same.
    fn __eq__(&self, other: &Bound<'_, PyAny>) -> PyResult<bool> {
        match other.cast::<Self>() {
            Ok(other) => Ok(self.json()? == other.get().json()?),
            Err(_) => Ok(false),
        }
    }

    fn __hash__(&self) -> PyResult<u64> {
        Ok(hash(&self.json()?))
    }

    fn __repr__(&self) -> String {
        let position = self.0.position();
        let who = self.seat().map_or("a spectator".to_owned(), |seat| format!("seat {seat}"));
        let (phase, round) = (position.phase().numeral(), position.round());
        format!("<View of {who}: phase {phase} round {round}>")
    }

    fn __reduce__<'py>(
        &self,
        py: Python<'py>,
    ) -> PyResult<(Bound<'py, PyAny>, Bound<'py, PyTuple>)> {
        let from = py.get_type::<Self>().getattr("from_json")?;
        Ok((from, PyTuple::new(py, [self.json()?])?))
    }
}
