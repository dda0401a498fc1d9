//! Laying tiles and building shafts (M).

use super::{
    CHAMBER_RANGE, Contents, Direction, Level, Mine, SHAFTS_BELOW, Slot, Slots, Space, chambers_of,
    is_chamber, level_of,
};
use crate::{edition::Components, seat::Seat};

/// Why no shaft can be built under a chamber (M4, M5).
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum NoShaft {
    /// Nothing lies below level III.
    Deepest,
    /// The chamber has a shaft already.
    HasOne,
    /// A shaft of the same depth stands in a neighbouring column.
    NextTo(Space),
    /// A shaft of the other depth stands in the column.
    SameColumn(Space),
    /// M5: no tile of the next level is left to lay under it.
    NoTile(Level),
}

impl Mine {
    /// How many tiles are left in a level's stack.
    pub(crate) fn tiles_left(&self, level: Level, components: &Components) -> usize {
        components.tiles(level).len() - usize::from((self.existing & chambers_of(level)).len())
    }

    /// M1, M2: lays the next tile of a level face down in a column.
    pub(crate) fn lay_tile(&mut self, level: Level, column: i8) -> Slot {
        let (first, _) = CHAMBER_RANGE[level.index()];
        let laid = (self.existing & chambers_of(level)).len();
        let slot = Slot::from_index(first + usize::from(laid));
        self.add_space(slot, level.depth(), column);
        slot
    }

    /// P3: turns a chamber up; its salt and water join the water that a bucket brought.
    pub(crate) fn reveal(&mut self, slot: Slot, mut printed: Contents) {
        printed.add_water(self.contents(slot).water());
        self.revealed.set(slot, true);
        self.set_contents(slot, printed);
        self.find_spent();
    }

    /// M2: whether the cells left and right of a chamber are empty.
    pub(crate) fn empty_sides(&self, slot: Slot) -> (bool, bool) {
        let empty = |direction| {
            self.name(slot).step(direction).is_some_and(|space| self.slot(space).is_none())
        };
        (empty(Direction::Left), empty(Direction::Right))
    }

    /// The chamber straight below a chamber, shaft between or not (E9).
    pub fn chamber_below(&self, slot: Slot) -> Option<Slot> {
        let below = self.name(slot).next_level()?;
        self.slot(below).filter(|&slot| is_chamber(slot))
    }

    /// Shafts that players have built.
    #[inline]
    pub(super) fn built_shafts(&self) -> Slots {
        self.markers.iter().fold(Slots::NONE, |all, &of_seat| all | of_seat)
    }

    /// M4, M5: whether a shaft may be built under a chamber.
    pub(crate) fn shaft_site(&self, above: Slot, components: &Components) -> Result<(), NoShaft> {
        let level = level_of(above).next().ok_or(NoShaft::Deepest)?;
        let name = self.name(above);
        for shaft in self.built_shafts() {
            let other = self.name(shaft);
            let apart = name.column().abs_diff(other.column());
            let same_depth = other.depth() == name.depth() + 1;
            match (same_depth, apart) {
                (true, 0) => return Err(NoShaft::HasOne),
                (true, 1) => return Err(NoShaft::NextTo(other)),
                (false, 0) => return Err(NoShaft::SameColumn(other)),
                _ => {}
            }
        }
        if self.chamber_below(above).is_none() && self.tiles_left(level, components) == 0 {
            return Err(NoShaft::NoTile(level));
        }
        Ok(())
    }

    /// M3, M5: builds a shaft under a chamber; returns the tile laid under it, if one was.
    pub(crate) fn build_shaft(&mut self, seat: Seat, above: Slot) -> (Slot, Option<Slot>) {
        let name = self.name(above);
        let shaft = Slot::from_index(SHAFTS_BELOW.0 + usize::from(self.built_shafts().len()));
        self.add_space(shaft, name.depth() + 1, name.column());
        let laid = match (self.chamber_below(above), level_of(above).next()) {
            (None, Some(level)) => Some(self.lay_tile(level, name.column())),
            _ => None,
        };
        self.markers[seat.index()].set(shaft, true);
        self.relink();
        (shaft, laid)
    }
}
