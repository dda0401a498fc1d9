//! Seats at the table.

use serde::{Deserialize, Serialize};

/// The most players a game can have (S1, V2).
pub const MAX_SEATS: usize = 5;

/// A player's place at the table: 0 is the first start player, then clockwise.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
#[serde(transparent)]
pub struct Seat(pub(crate) u8);

impl Seat {
    /// The seat with this number, if there can be such a seat.
    pub const fn new(number: u8) -> Option<Self> {
        if (number as usize) < MAX_SEATS { Some(Self(number)) } else { None }
    }

    /// The seat's number, from 0.
    pub const fn number(self) -> u8 {
        self.0
    }

    /// The seat as an index into per-seat tables.
    pub const fn index(self) -> usize {
        self.0 as usize
    }

    /// The first `count` seats.
    pub fn first(count: u8) -> impl DoubleEndedIterator<Item = Self> + Clone {
        (0..count).map(Self)
    }

    /// The next seat clockwise at a table of `count`.
    pub(crate) const fn next(self, count: u8) -> Self {
        Self(if self.0 + 1 == count { 0 } else { self.0 + 1 })
    }
}
