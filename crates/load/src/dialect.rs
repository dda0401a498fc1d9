//! What a table must know of a server's language.

use std::sync::Arc;

/// A server's language: what its messages mean, and how a move is written.
pub trait Dialect: Send + Sync + 'static {
    /// What must be answered at once, to show that the socket is alive.
    fn answer(&self, _text: &str) -> Option<&'static str> {
        None
    }

    /// What a message of the server means.
    fn understand(&self, text: &str) -> Heard;

    /// The message that plays `choice` at `position`, by the player of `seat`.
    fn say(&self, seat: usize, position: &Position, choice: &str) -> String;
}

/// What a message means, as far as a table cares.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Heard {
    /// Whether it tells a player that their move was accepted.
    pub accepted: bool,
    /// The position of the game, if the message says it.
    pub position: Option<Arc<Position>>,
    /// Why the server refused something, or why its message is not understood.
    pub failure: Option<String>,
}

impl Heard {
    /// A refusal, or a message that is not understood.
    pub fn failure(failure: impl Into<String>) -> Self {
        Self { failure: Some(failure.into()), ..Self::default() }
    }
}

/// A position, as far as it takes to move on.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Position {
    /// The game, where a socket can take part in one after the other.
    pub game: String,
    /// How many moves were made, by the server's own count.
    pub ply: u32,
    /// Who moves next; nobody when the game is over.
    pub seat: Option<usize>,
    /// The moves to choose from.
    pub choices: Vec<String>,
}
