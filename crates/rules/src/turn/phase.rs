//! The phases of the game (T1, S7).

use serde::{Deserialize, Serialize};

/// A phase of the game: its rounds, with orders and tools of its own.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
pub enum Phase {
    /// The first.
    I,
    /// The second.
    II,
    /// The third and last.
    III,
}

one_to_three!(Phase);
