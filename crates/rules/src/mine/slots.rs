//! Sets of a mine's spaces as bit sets.

use std::ops::{BitAnd, BitAndAssign, BitOr, BitOrAssign, Not, Sub};

/// How many spaces a mine can have at most: Muria's 24 chambers, 6 built shafts, `1C` and `2C`.
pub(crate) const SLOTS: usize = 32;

/// The number of a space in a [`Mine`](super::Mine), below 32.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Slot(u8);

impl Slot {
    /// The slot of `1C`.
    pub const ENTRANCE: Self = Self(0);

    pub(crate) const fn new(index: usize) -> Self {
        Self((index % SLOTS) as u8)
    }

    /// The slot as an index; the mask lets the compiler see that it is in bounds.
    #[inline]
    pub const fn index(self) -> usize {
        self.0 as usize % SLOTS
    }
}

/// A set of slots.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub struct Slots(u32);

impl Slots {
    /// The empty set.
    pub const NONE: Self = Self(0);

    /// The slots from `first` up to, not including, `end`.
    pub(crate) const fn range(first: usize, end: usize) -> Self {
        let below_end = if end == SLOTS { u32::MAX } else { (1 << end) - 1 };
        Self(below_end & !((1 << first) - 1))
    }

    /// The set with one slot in it.
    #[inline]
    pub const fn only(slot: Slot) -> Self {
        Self(1 << slot.index())
    }

    /// Whether a slot is in the set.
    #[inline]
    pub const fn has(self, slot: Slot) -> bool {
        self.0 >> slot.index() & 1 == 1
    }

    /// Whether the set is empty.
    #[inline]
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// Whether there are two slots or more: cheaper than to count them.
    #[inline]
    pub(crate) const fn has_several(self) -> bool {
        self.0 & self.0.wrapping_sub(1) != 0
    }

    /// How many slots there are.
    #[inline]
    pub const fn len(self) -> u8 {
        self.0.count_ones() as u8
    }

    /// How many slots of the set come before a slot.
    #[inline]
    pub(crate) const fn before(self, slot: Slot) -> usize {
        (self.0 & ((1 << slot.index()) - 1)).count_ones() as usize
    }

    #[inline]
    pub(crate) const fn first(self) -> Option<Slot> {
        if self.0 == 0 { None } else { Some(Slot(self.0.trailing_zeros() as u8)) }
    }

    /// The set as bits, one a slot.
    #[inline]
    pub(crate) const fn bits(self) -> u32 {
        self.0
    }

    #[inline]
    pub(crate) fn set(&mut self, slot: Slot, present: bool) {
        self.0 = self.0 & !(1 << slot.index()) | u32::from(present) << slot.index();
    }
}

impl BitAnd for Slots {
    type Output = Self;
    #[inline]
    fn bitand(self, other: Self) -> Self {
        Self(self.0 & other.0)
    }
}

impl BitOr for Slots {
    type Output = Self;
    #[inline]
    fn bitor(self, other: Self) -> Self {
        Self(self.0 | other.0)
    }
}

/// Set difference.
impl Sub for Slots {
    type Output = Self;
    #[inline]
    fn sub(self, other: Self) -> Self {
        Self(self.0 & !other.0)
    }
}

impl Not for Slots {
    type Output = Self;
    #[inline]
    fn not(self) -> Self {
        Self(!self.0)
    }
}

impl BitAndAssign for Slots {
    #[inline]
    fn bitand_assign(&mut self, other: Self) {
        self.0 &= other.0;
    }
}

impl BitOrAssign for Slots {
    #[inline]
    fn bitor_assign(&mut self, other: Self) {
        self.0 |= other.0;
    }
}

/// The slots of the set, lowest first.
impl Iterator for Slots {
    type Item = Slot;

    #[inline]
    fn next(&mut self) -> Option<Slot> {
        let first = self.first()?;
        self.0 &= self.0 - 1;
        Some(first)
    }
}

impl FromIterator<Slot> for Slots {
    fn from_iter<I: IntoIterator<Item = Slot>>(slots: I) -> Self {
        slots.into_iter().fold(Self::NONE, |set, slot| set | Self::only(slot))
    }
}
