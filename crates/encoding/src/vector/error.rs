//! What can be wrong with games side by side.

use crate::{Misfit, WrongLength};
use magnumsal_rules::SetupError;
use rayon::ThreadPoolBuildError;

/// Why games cannot begin.
#[derive(Debug, thiserror::Error)]
pub enum NewError {
    /// Their moves have no ids.
    #[error(transparent)]
    Misfit(#[from] Misfit),
    /// The number of players or a setting is impossible.
    #[error("these games cannot be played: {0}")]
    Setup(#[from] SetupError),
    /// The threads could not be started.
    #[error("the threads cannot be started: {0}")]
    Threads(#[from] ThreadPoolBuildError),
}

/// Why games cannot be stepped.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
pub enum StepError {
    /// A buffer has another length.
    #[error(transparent)]
    Length(#[from] WrongLength),
    /// An id is not legal.
    #[error("game {game}: id {id} is not legal in its position")]
    Illegal {
        /// Which game, from 0.
        game: usize,
        /// The id.
        id: i64,
    },
}
