//! The spaces of a mine by number, and sets of them.

/// How many spaces a mine can have at most: Muria's 24 chambers, 6 built shafts, `1C` and `2C`.
pub const SLOTS: usize = 32;

/// The number of a space in a [`Mine`](super::Mine), below 32.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Slot(u8);

impl Slot {
    /// The slot of `1C`.
    pub const ENTRANCE: Self = Self(0);

    /// The slot with this number, if there can be such a slot.
    pub const fn new(number: u8) -> Option<Self> {
        if (number as usize) < SLOTS { Some(Self(number)) } else { None }
    }

    pub(crate) const fn from_index(index: usize) -> Self {
        Self((index % SLOTS) as u8)
    }

    /// The slot as an index; the mask lets the compiler see that it is in bounds.
    #[inline]
    pub const fn index(self) -> usize {
        self.0 as usize % SLOTS
    }
}

bit_set! {
    /// A set of slots.
    pub struct Slots(u32) of Slot;
}

impl Slots {
    /// The slots from `first` up to, not including, `end`.
    pub(crate) const fn range(first: usize, end: usize) -> Self {
        let below_end = if end == SLOTS { u32::MAX } else { (1 << end) - 1 };
        Self(below_end & !((1 << first) - 1))
    }

    /// The set with these bits, one a slot.
    #[inline]
    pub(crate) const fn from_bits(bits: u32) -> Self {
        Self(bits)
    }

    /// Whether there are two slots or more: cheaper than to count them.
    #[inline]
    pub(crate) const fn has_several(self) -> bool {
        self.0 & self.0.wrapping_sub(1) != 0
    }

    /// How many slots of the set come before a slot.
    #[inline]
    pub(crate) const fn before(self, slot: Slot) -> usize {
        (self.0 & ((1 << slot.index()) - 1)).count_ones() as usize
    }
}
