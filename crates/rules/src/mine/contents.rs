//! What lies in a chamber.

use crate::{Kind, Salt, edition::Tile};

/// Salt and water of a chamber in 16 bits: brown, green, white and water, four bits each.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub(crate) struct Contents(u16);

const WATER: u32 = 12;

impl Contents {
    /// What is printed on a tile.
    pub(crate) fn of_tile(tile: Tile) -> Self {
        let salt = Kind::DUG.map(|kind| u16::from(tile.salt.of(kind)));
        Self(salt[0] | salt[1] << 4 | salt[2] << 8 | u16::from(tile.water) << WATER)
    }

    #[inline]
    pub(crate) fn salt(self) -> Salt {
        Salt::new([self.0 & 0xF, self.0 >> 4 & 0xF, self.0 >> 8 & 0xF, 0].map(|n| n as u8))
    }

    /// How many cubes of salt.
    #[inline]
    pub(crate) fn cubes(self) -> u8 {
        ((self.0 & 0xF) + (self.0 >> 4 & 0xF) + (self.0 >> 8 & 0xF)) as u8
    }

    #[inline]
    pub(crate) fn water(self) -> u8 {
        (self.0 >> WATER) as u8
    }

    pub(crate) fn add_water(&mut self, count: u8) {
        debug_assert!(self.water() + count <= 0xF);
        self.0 += u16::from(count) << WATER;
    }

    pub(crate) fn take_water(&mut self, count: u8) {
        debug_assert!(self.water() >= count);
        self.0 -= u16::from(count) << WATER;
    }

    pub(crate) fn take_salt(&mut self, salt: Salt) {
        debug_assert!(self.salt().covers(salt));
        self.0 -= Self::of_tile(Tile { salt, water: 0 }).0;
    }
}
