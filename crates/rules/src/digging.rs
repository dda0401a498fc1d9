//! Digging the mine (M): tiles that are laid, and the foremen's house with its shafts. The mine as it
//! lies on the table is in `mine`; M1 and where a shaft may stand (M4, M5) are there too.

use crate::{
    Game, Illegal, Kind, Move, MoveList, Salt, Space,
    event::{Event, Store},
    game::{Open, Stage},
    mine::{NoShaft, Slot, level_of},
    moves::{Building, Side},
    rule::Rule,
};

/// M3: what a shaft costs, and how many markers a player has.
pub(crate) const SHAFT_PRICE: u8 = 5;
pub(crate) const MARKERS: u8 = 3;

impl Game {
    /// M2: tiles are laid on the empty cells beside a chamber just revealed.
    pub(crate) fn lay_tiles_beside(&mut self, slot: Slot, on: &mut impl FnMut(Event)) {
        let left = self.mine.tiles_left(level_of(slot), &self.components);
        match (self.mine.empty_sides(slot), left) {
            ((true, true), 1) => self.turn.stage = Stage::Dig(slot),
            ((lay_left, lay_right), 1..) => {
                if lay_left {
                    self.lay_tile(slot, Side::Left, on);
                }
                if lay_right {
                    self.lay_tile(slot, Side::Right, on);
                }
            }
            (_, 0) => {}
        }
    }

    fn lay_tile(&mut self, beside: Slot, side: Side, on: &mut impl FnMut(Event)) {
        let column = self.mine.name(beside).column();
        let column = match side {
            Side::Left => column - 1,
            Side::Right => column + 1,
        };
        let laid = self.mine.lay_tile(level_of(beside), column);
        on(Event::TileLaid { space: self.mine.name(laid) });
    }

    /// M2: the player picks the side of the last tile.
    pub(crate) fn generate_dig(&self, list: &mut MoveList) {
        list.extend([Side::Left, Side::Right].map(Move::Dig));
    }

    pub(crate) fn apply_dig(&mut self, side: Side, on: &mut impl FnMut(Event)) {
        if let Stage::Dig(slot) = self.turn.stage {
            self.lay_tile(slot, side, on);
        }
        self.turn.stage = Stage::Action;
        self.turn.open = Open::Placing;
    }

    /// M3: a shaft below a chamber.
    pub(crate) fn check_shaft(&self, under: Space) -> Result<(), Illegal> {
        self.check_visit(Building::Foremen)?;
        if self.shafts == 0 {
            return Err(Illegal::NoShaftTile);
        }
        if self.mine.markers(self.turn.seat).len() >= MARKERS {
            return Err(Illegal::NoMarker);
        }
        let above = self.check_chamber(under, Rule::M4)?;
        if !self.mine.standing(self.turn.seat).has(above) {
            return Err(Illegal::NobodyStanding { space: under, rule: Rule::M3 });
        }
        self.mine.shaft_site(above, &self.components).map_err(|refusal| match refusal {
            NoShaft::Deepest => Illegal::DeepestLevel { space: under },
            NoShaft::HasOne => Illegal::HasShaft { space: under },
            NoShaft::NextTo(shaft) => Illegal::NextToShaft { space: under, shaft },
            NoShaft::SameColumn(shaft) => Illegal::ShaftInColumn { space: under, shaft },
            NoShaft::NoTile(level) => Illegal::NoTileBelow { level },
        })?;
        self.check_purse(SHAFT_PRICE.into(), Rule::M3)
    }

    pub(crate) fn generate_shaft(&self, list: &mut MoveList) {
        let seat = self.turn.seat;
        if self.shafts == 0 || self.turn.visited.has(Building::Foremen) {
            return;
        }
        if self.me().coins < SHAFT_PRICE.into() || self.mine.markers(seat).len() >= MARKERS {
            return;
        }
        for above in self.mine.standing(seat) & self.mine.chambers() {
            if self.mine.shaft_site(above, &self.components).is_ok() {
                list.push(Move::Shaft { under: self.mine.name(above) });
            }
        }
    }

    pub(crate) fn apply_shaft(&mut self, under: Space, on: &mut impl FnMut(Event)) {
        let seat = self.turn.seat;
        self.visit(Building::Foremen);
        self.pay(SHAFT_PRICE.into(), Rule::M3, on);
        self.take_salt(Salt::one(Kind::Brine), Store::Bank, on);
        self.shafts -= 1;
        // The move is legal, so the space exists.
        let Some(above) = self.mine.slot(under) else { return };
        let (shaft, laid) = self.mine.build_shaft(seat, above);
        on(Event::ShaftBuilt { seat, space: self.mine.name(shaft) });
        if let Some(laid) = laid {
            on(Event::TileLaid { space: self.mine.name(laid) });
        }
    }
}

#[cfg(test)]
mod tests;
