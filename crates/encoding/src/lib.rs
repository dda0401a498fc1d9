//! Positions and moves of Magnum Sal as numbers, for programs that learn.
//!
//! Every move of any game has a dense integer id, its [`ActionSpace`] says which: 0 and up, without
//! gaps, and the same for ever within [`ACTIONS_VERSION`]. [`MicroMove`] makes small choices of a move.
//! `docs/actions.md` describes the ids.
//!
//! [`observe`] writes what a player sees as [`OBSERVATION_LENGTH`] bytes in named parts, the [`Layout`];
//! `docs/observations.md` describes them.
//!
//! [`Beginning`] and [`Reveal`] make chance explicit: the caller decides what comes up.
//!
//! With the feature `vector`, `vector::VectorGames` steps many games at once into the caller's buffers.

mod action;
mod chance;
mod code;
mod doc;
mod legal;
mod micro;
mod misfit;
mod names;
mod observation;
mod space;
mod table;
mod text;
mod translate;
#[cfg(feature = "vector")]
pub mod vector;

pub use action::{Action, Family, Fed, OTHERS, Piece, PieceOrigin};
pub use chance::{BeginError, Beginning, CHANCE_IDS, Chance, NotNext, Reveal, describe_chance};
pub use doc::{actions_doc, observations_doc};
pub use legal::Legal;
pub use micro::{IllegalMicro, Micro, MicroMove};
pub use misfit::Misfit;
pub use observation::{
    Layout, OBSERVATION_LENGTH, OBSERVATION_VERSION, Part, observe, observe_game,
};
pub use space::{ACTIONS_VERSION, ActionSpace};

/// A buffer that does not have the length that is needed.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
#[error("the buffer for {what} must have {expected} elements, and it has {found}")]
pub struct WrongLength {
    /// What the buffer is for.
    pub what: &'static str,
    /// How many elements it needs.
    pub expected: usize,
    /// How many it has.
    pub found: usize,
}

impl WrongLength {
    fn check(what: &'static str, expected: usize, found: usize) -> Result<(), Self> {
        if expected == found { Ok(()) } else { Err(Self { what, expected, found }) }
    }
}
