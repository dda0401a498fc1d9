//! Seats at the table.

use serde::Serialize;

/// The most players a game can have (S1, V2).
pub const MAX_SEATS: usize = 5;

/// A player's place at the table: 0 is the first start player, then clockwise.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize)]
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

    /// The first `count` seats, of at most [`MAX_SEATS`].
    pub fn first(count: u8) -> impl DoubleEndedIterator<Item = Self> + Clone {
        (0..count.min(MAX_SEATS as u8)).map(Self)
    }

    /// The next seat clockwise at a table of `count`.
    pub(crate) const fn next(self, count: u8) -> Self {
        Self(if self.0 + 1 == count { 0 } else { self.0 + 1 })
    }
}

/// A set of seats, for the payees of a toll.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub(crate) struct Seats(u8);

impl Seats {
    pub(crate) fn insert(&mut self, seat: Seat) {
        self.0 |= 1 << seat.number();
    }

    pub(crate) fn has(self, seat: Seat) -> bool {
        self.0 >> seat.number() & 1 == 1
    }

    pub(crate) fn len(self) -> u32 {
        self.0.count_ones()
    }

    pub(crate) fn is_empty(self) -> bool {
        self.0 == 0
    }

    pub(crate) fn iter(self) -> impl Iterator<Item = Seat> + Clone {
        Seat::first(MAX_SEATS as u8).filter(move |&seat| self.has(seat))
    }
}
