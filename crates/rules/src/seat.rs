//! Seats at the table.

use serde::{
    Deserialize, Deserializer, Serialize,
    de::{Error, Unexpected, Visitor},
};
use std::fmt;

/// The most players a game can have (S1, V2).
pub const MAX_SEATS: usize = 5;

/// A player's place at the table: 0 is the first start player, then clockwise.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize)]
#[serde(transparent)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema), schemars(extend("maximum" = MAX_SEATS - 1)))]
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

    /// The seat with this index, which is one that [`Seat::index`] gave.
    pub(crate) const fn from_index(index: usize) -> Self {
        Self(index as u8)
    }

    /// The first `count` seats, of at most [`MAX_SEATS`].
    pub fn first(count: u8) -> impl DoubleEndedIterator<Item = Self> + Clone {
        (0..count.min(MAX_SEATS as u8)).map(Self)
    }

    /// The next seat clockwise at a table of `count`, of at most [`MAX_SEATS`].
    pub const fn next(self, count: u8) -> Self {
        let next = self.0 + 1;
        Self(if next < count && (next as usize) < MAX_SEATS { next } else { 0 })
    }
}

impl<'de> Deserialize<'de> for Seat {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        deserializer.deserialize_u8(SeatNumber)
    }
}

/// Deserialises a seat; every invalid input gives the same error.
struct SeatNumber;

impl Visitor<'_> for SeatNumber {
    type Value = Seat;

    fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("a seat's number from 0 to 4")
    }

    fn visit_u64<E: Error>(self, number: u64) -> Result<Seat, E> {
        let seat = u8::try_from(number).ok().and_then(Seat::new);
        seat.ok_or_else(|| E::invalid_value(Unexpected::Unsigned(number), &self))
    }

    fn visit_i64<E: Error>(self, number: i64) -> Result<Seat, E> {
        match u64::try_from(number) {
            Ok(number) => self.visit_u64(number),
            Err(_) => Err(E::invalid_value(Unexpected::Signed(number), &self)),
        }
    }
}

bit_set! {
    /// A set of seats.
    pub(crate) struct Seats(u8) of Seat;
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn seats_follow_each_other_clockwise() {
        let around = |count| Seat::first(count).map(move |seat| seat.next(count).number());
        assert!(around(2).eq([1, 0]));
        assert!(around(5).eq([1, 2, 3, 4, 0]));
        // Nobody sits outside the table, not even at a table of an impossible size.
        assert_eq!((Seat(4).next(2), Seat(4).next(u8::MAX)), (Seat(0), Seat(0)));
    }

    #[test]
    fn a_seat_is_read_as_it_is_written() {
        for seat in Seat::first(5) {
            let text = serde_json::to_string(&seat).unwrap();
            assert_eq!(text, seat.number().to_string());
            assert_eq!(serde_json::from_str::<Seat>(&text).unwrap(), seat);
        }
        for text in ["5", "255", "256", "-1", "1.5", "\"1\"", "null"] {
            let error = serde_json::from_str::<Seat>(text).unwrap_err().to_string();
            assert!(error.contains("expected a seat's number from 0 to 4"), "{text}: {error}");
        }
    }
}
