//! The levels of the mine (G2, S5).

use serde::{Deserialize, Serialize};

/// A level of the mine: a row of chambers with a stack of tiles of its own.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub enum Level {
    /// The chambers at depth 2.
    I,
    /// The chambers at depth 4.
    II,
    /// The chambers at depth 6.
    III,
}

one_to_three!(Level);

impl Level {
    /// How many shaft sections the level lies below the surface (G1).
    pub const fn depth(self) -> u8 {
        2 * self.number()
    }
}
