//! Traces: a position as a line of JSON, for programs that check or show games. See
//! `docs/notation.md`.

use crate::{Game, Seat, State};
use serde::{Deserialize, Serialize};

/// One line of a trace: the position before a move, or at the end.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct TraceLine {
    /// Moves played so far.
    pub ply: usize,
    /// Who decides, if the game goes on.
    pub seat: Option<Seat>,
    /// The phase, from 1.
    pub phase: u8,
    /// The round, from 1.
    pub round: u8,
    /// Actions left in the turn.
    pub actions: u8,
    /// Every legal move, sorted by bytes.
    pub legal: Vec<String>,
    /// The position, hidden things left out.
    pub state: State,
}

impl Game {
    /// The position as a line of a trace.
    pub fn trace_line(&self, ply: usize) -> TraceLine {
        let mut moves = Vec::new();
        self.legal_moves(&mut moves);
        let mut legal: Vec<String> = moves.iter().map(ToString::to_string).collect();
        legal.sort_unstable();
        TraceLine {
            ply,
            seat: self.to_move(),
            phase: self.turn.phase.number(),
            round: self.turn.round,
            actions: self.turn.actions,
            legal,
            state: self.state(),
        }
    }
}
