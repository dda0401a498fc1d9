//! A move as it stands in a record: with what it turned up, where the stacks are unknown.

use super::MoveError;
use crate::{DrawError, Drawn, Game, Move, NotThat};
use std::{fmt, str::FromStr};

/// A move and what it turned up: `place supply 2L1 -> bbg/1`.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct RecordedMove {
    /// The move.
    pub mv: Move,
    /// What it turned up, in order; nothing where the stacks are known.
    pub drawn: Vec<Drawn>,
}

/// What stands between a move and what it turned up.
const ARROW: &str = " -> ";

impl From<Move> for RecordedMove {
    fn from(mv: Move) -> Self {
        Self { mv, drawn: Vec::new() }
    }
}

impl FromStr for RecordedMove {
    type Err = MoveError;

    fn from_str(text: &str) -> Result<Self, MoveError> {
        let (mv, drawn) = match text.split_once(ARROW) {
            Some((mv, drawn)) => (mv, drawn.split(", ").map(str::parse).collect()),
            None => (text, Ok(Vec::new())),
        };
        let mv = mv.parse().map_err(MoveError::Notation)?;
        let not_drawn = |NotThat { found, .. }| MoveError::Drawn(found);
        Ok(Self { mv, drawn: drawn.map_err(not_drawn)? })
    }
}

impl fmt::Display for RecordedMove {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}", self.mv)?;
        for (index, drawn) in self.drawn.iter().enumerate() {
            write!(f, "{}{drawn}", if index == 0 { ARROW } else { ", " })?;
        }
        Ok(())
    }
}

impl Game {
    /// Judges a recorded move and lays the stacks for what it turned up, so that it can be played.
    /// `known` says whether the game's stacks are known; then nothing may be said of them. What is
    /// refused changes nothing.
    pub fn prepare(&mut self, recorded: &RecordedMove, known: bool) -> Result<(), MoveError> {
        self.check(&recorded.mv).map_err(MoveError::Illegal)?;
        match known {
            true if recorded.drawn.is_empty() => Ok(()),
            true => Err(MoveError::Draw(DrawError::StacksKnown)),
            false => self.arrange(&recorded.mv, &recorded.drawn).map_err(MoveError::Draw),
        }
    }
}
