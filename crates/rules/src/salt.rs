//! Kinds of salt and sets of cubes.

use std::fmt;

/// A kind of salt, in the order of the notation: brown, green, white, brine.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema), schemars(with = "String", extend("enum" = Kind::ALL)))]
pub enum Kind {
    /// The cheapest salt, from levels I and II.
    Brown,
    /// Salt of middling quality, from all levels.
    Green,
    /// The purest salt, from levels II and III.
    White,
    /// Salt boiled from brine in the saltworks (Muria).
    Brine,
}

impl Kind {
    /// All kinds, in the order of the notation.
    pub const ALL: [Self; 4] = [Self::Brown, Self::Green, Self::White, Self::Brine];
    /// The kinds that are dug in the mine and traded at the market.
    pub const DUG: [Self; 3] = [Self::Brown, Self::Green, Self::White];

    /// The kind's letter in the notation.
    pub const fn letter(self) -> char {
        match self {
            Self::Brown => 'b',
            Self::Green => 'g',
            Self::White => 'w',
            Self::Brine => 'u',
        }
    }

    /// The kind with this letter.
    pub const fn from_letter(letter: char) -> Option<Self> {
        match letter {
            'b' => Some(Self::Brown),
            'g' => Some(Self::Green),
            'w' => Some(Self::White),
            'u' => Some(Self::Brine),
            _ => None,
        }
    }

    pub(crate) const fn index(self) -> usize {
        self as usize
    }
}

impl Kind {
    /// The kind that is written so: one letter.
    pub fn parse(text: &str) -> Option<Self> {
        let mut letters = text.chars();
        let kind = Self::from_letter(letters.next()?)?;
        letters.next().is_none().then_some(kind)
    }
}

impl fmt::Display for Kind {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}", self.letter())
    }
}

parse_text! {
    Kind: Self::parse, "a kind of salt: `b`, `g`, `w` or `u`";
    Salt: Self::parse, "salt: letters `b`, `g`, `w`, `u` in this order";
}
serialize_as_text!(Kind, Salt);
deserialize_from_text!(Kind, Salt);

/// A set of cubes: how many of each kind.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema), schemars(with = "String", extend("pattern" = "^b*g*w*u*$")))]
pub struct Salt([u8; 4]);

impl Salt {
    /// No salt at all.
    pub const NONE: Self = Self([0; 4]);

    /// Cubes by number of each kind, in the order of [`Kind::ALL`].
    pub const fn new(counts: [u8; 4]) -> Self {
        Self(counts)
    }

    /// One cube.
    pub const fn one(kind: Kind) -> Self {
        let mut counts = [0; 4];
        counts[kind.index()] = 1;
        Self(counts)
    }

    /// How many cubes of a kind.
    pub const fn of(self, kind: Kind) -> u8 {
        self.0[kind.index()]
    }

    /// How many cubes in all.
    pub fn total(self) -> u32 {
        self.0.iter().map(|&n| u32::from(n)).sum()
    }

    /// Whether there are no cubes.
    pub fn is_empty(self) -> bool {
        self == Self::NONE
    }

    /// Whether this set contains the other.
    pub fn covers(self, other: Self) -> bool {
        (0..4).all(|i| self.0[i] >= other.0[i])
    }

    /// The first kind of which `other` needs more than there is here.
    pub fn lacks(self, other: Self) -> Option<Kind> {
        Kind::ALL.into_iter().find(|&kind| self.of(kind) < other.of(kind))
    }

    /// These cubes and others.
    pub fn with(mut self, others: Self) -> Self {
        self.add(others);
        self
    }

    /// What is left of these cubes when others are taken away, as far as they are there.
    pub fn without(self, others: Self) -> Self {
        Self::new(Kind::ALL.map(|kind| self.of(kind).saturating_sub(others.of(kind))))
    }

    pub(crate) fn add(&mut self, other: Self) {
        for (mine, theirs) in self.0.iter_mut().zip(other.0) {
            *mine += theirs;
        }
    }

    /// Takes cubes away; they must be there.
    pub(crate) fn take(&mut self, other: Self) {
        debug_assert!(self.covers(other));
        for (mine, theirs) in self.0.iter_mut().zip(other.0) {
            *mine -= theirs;
        }
    }

    pub(crate) fn gain(&mut self, kind: Kind, count: u8) {
        self.0[kind.index()] += count;
    }

    pub(crate) fn lose(&mut self, kind: Kind, count: u8) {
        debug_assert!(self.of(kind) >= count);
        self.0[kind.index()] -= count;
    }

    /// The set written with the notation's letters, in their order; empty text is the empty set.
    pub fn parse(text: &str) -> Option<Self> {
        let mut salt = Self::NONE;
        let mut last = Kind::Brown;
        for letter in text.chars() {
            let kind = Kind::from_letter(letter)?;
            if kind < last || salt.of(kind) == u8::MAX {
                return None;
            }
            last = kind;
            salt.gain(kind, 1);
        }
        Some(salt)
    }
}

impl fmt::Display for Salt {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for kind in Kind::ALL {
            for _ in 0..self.of(kind) {
                write!(f, "{}", kind.letter())?;
            }
        }
        Ok(())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn letters_stand_in_their_order() {
        assert_eq!(Salt::parse("bbgwu"), Some(Salt::new([2, 1, 1, 1])));
        assert_eq!(Salt::parse("gb"), None);
        assert_eq!(Salt::parse("x"), None);
        assert_eq!(Salt::new([2, 1, 1, 1]).to_string(), "bbgwu");
    }

    #[test]
    fn covering_compares_every_kind() {
        let purse = Salt::new([1, 2, 0, 0]);
        assert!(purse.covers(Salt::new([1, 1, 0, 0])));
        assert_eq!(purse.lacks(Salt::new([1, 1, 1, 0])), Some(Kind::White));
    }
}
