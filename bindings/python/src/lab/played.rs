//! Games of a match that were played.

use crate::{
    convert::{from_json, to_json},
    errors::MagnumSalError,
    moves::Move,
    rules::hash,
};
use magnumsal_lab::Played;
use pyo3::{prelude::*, types::PyTuple};
use serde::{Deserialize, Serialize};

/// A game of a match that was played to its end. It pickles to all that a tally needs, so that it can travel.
#[pyclass(module = "magnumsal", frozen)]
#[derive(Clone, Serialize, Deserialize)]
pub(crate) struct PlayedGame {
    pub(super) deal: u64,
    pub(super) variant: usize,
    pub(super) rotation: usize,
    pub(super) players: usize,
    pub(super) played: Played,
}

#[pymethods]
impl PlayedGame {
    /// Which deal, from 0.
    #[getter]
    fn deal(&self) -> u64 {
        self.deal
    }

    /// 0, or 1 for the second variant.
    #[getter]
    fn variant(&self) -> usize {
        self.variant
    }

    /// How far the players have moved around the seats.
    #[getter]
    fn rotation(&self) -> usize {
        self.rotation
    }

    /// Who sat where: by seat, the place in the line-up, from 0.
    #[getter]
    fn entrants(&self) -> Vec<usize> {
        let players = self.players.max(1);
        (0..players).map(|seat| (seat + players - self.rotation % players) % players).collect()
    }

    /// What everybody was worth in the end (T7), by seat.
    #[getter]
    fn worth(&self) -> Vec<u16> {
        self.played.finding.worth.clone()
    }

    /// Everybody's share of the victory, by seat.
    #[getter]
    fn shares(&self) -> Vec<f64> {
        self.played.finding.shares.clone()
    }

    /// Orders completed, by seat.
    #[getter]
    fn orders(&self) -> Vec<u16> {
        // A list of bytes would be `bytes` in Python, here and below.
        self.played.finding.orders.iter().copied().map(u16::from).collect()
    }

    /// Rounds of each phase.
    #[getter]
    fn rounds(&self) -> Vec<u16> {
        self.played.finding.rounds.map(u16::from).to_vec()
    }

    /// The moves.
    #[getter]
    fn moves(&self) -> Vec<Move> {
        self.played.moves.iter().copied().map(Move).collect()
    }

    /// Moves that had an alternative.
    #[getter]
    fn decisions(&self) -> u32 {
        self.played.finding.decisions
    }

    fn __repr__(&self) -> String {
        let Self { deal, rotation, .. } = self;
        format!("<PlayedGame deal {deal} rotation {rotation}: {:?} groszy>", self.worth())
    }

    fn __eq__(&self, other: &Bound<'_, PyAny>) -> bool {
        other.cast::<Self>().is_ok_and(|other| {
            let other = other.get();
            let place = |game: &Self| (game.deal, game.variant, game.rotation, game.players);
            place(self) == place(other) && self.played == other.played
        })
    }

    fn __hash__(&self) -> u64 {
        hash(&(self.deal, self.variant, self.rotation, self.players))
    }

    fn __reduce__<'py>(
        &self,
        py: Python<'py>,
    ) -> PyResult<(Bound<'py, PyAny>, Bound<'py, PyTuple>)> {
        let restore = py.get_type::<Self>().getattr("_restore")?;
        Ok((restore, PyTuple::new(py, [to_json(self)?])?))
    }

    #[staticmethod]
    fn _restore(text: &str) -> PyResult<Self> {
        from_json(text, "played game of this version").map_err(MagnumSalError::new_err)
    }
}
