//! Placing and moving pieces in the mine (P).

use crate::{
    Game, Illegal, Move, MoveList, Space, Tool,
    event::{Event, Place, Store},
    game::{Foreman, Open, Stage},
    mine::{Contents, Slot, is_chamber, level_of},
    moves::{Origin, Side, Source},
    rule::Rule,
};

impl Game {
    /// P1, P2: a piece goes to a space of the mine.
    pub(crate) fn check_place(&self, piece: Source, to: Space) -> Result<(), Illegal> {
        let after = self.check_departure(piece, Rule::P1)?;
        let goal = self.check_space(to)?;
        if piece.origin == Origin::Mine(to) {
            return Err(Illegal::SameSpace { space: to });
        }
        if !after.reach.has(goal) {
            return Err(Illegal::OutOfReach { space: to });
        }
        Ok(())
    }

    /// P4: directly after a placement, one more.
    pub(crate) fn check_rope(&self, piece: Source, to: Space) -> Result<(), Illegal> {
        if self.turn.open != Open::Placing {
            return Err(Illegal::RopeNotNow);
        }
        self.check_tool(Tool::Rope, 1)?;
        self.check_place(piece, to)
    }

    pub(crate) fn rope(&mut self, piece: Source, to: Space, on: &mut impl FnMut(Event)) {
        self.use_tool(Tool::Rope, on);
        self.place(piece, to, on);
    }

    pub(crate) fn place(&mut self, piece: Source, to: Space, on: &mut impl FnMut(Event)) {
        let seat = self.turn.seat;
        self.take_piece(piece, Place::Mine(to), on);
        // The move is legal, so the space exists.
        let Some(goal) = self.mine.slot(to) else { return };
        if piece.foreman {
            self.player_mut(seat).foreman = Foreman::Mine;
            self.mine.add_foreman(seat, goal);
        } else {
            self.mine.add_miner(seat, goal);
        }
        self.turn.open = Open::Placing;
        if is_chamber(goal) && !self.mine.revealed().has(goal) {
            self.reveal(goal, on);
        }
    }

    /// P3: the first piece in a chamber turns it up.
    fn reveal(&mut self, slot: Slot, on: &mut impl FnMut(Event)) {
        let space = self.mine.name(slot);
        let tile = self.components.tiles[level_of(slot).index()].get(self.mine.tile(slot));
        self.mine.reveal(slot, Contents::of_tile(tile));
        on(Event::Revealed { space, tile });
        let chamber = Store::Chamber(space);
        on(Event::SaltMoved { from: Store::Bank, to: chamber, salt: tile.salt });
        on(Event::WaterMoved { from: Store::Bank, to: chamber, count: tile.water });
        if self.rules.is_muria() {
            // W3, then M2: the tiles come last.
            self.saltworks.brine += 1;
            on(Event::WaterMoved { from: Store::Bank, to: Store::Saltworks, count: 1 });
            self.lay_tiles_beside(slot, on);
        }
    }

    /// M2: tiles are laid on the empty cells beside a chamber just revealed.
    fn lay_tiles_beside(&mut self, slot: Slot, on: &mut impl FnMut(Event)) {
        let left = self.mine.tiles_left(level_of(slot), self.components);
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
    pub(crate) fn generate_digs(&self, list: &mut MoveList) {
        list.extend([Side::Left, Side::Right].map(Move::Dig));
    }

    pub(crate) fn dig(&mut self, side: Side, on: &mut impl FnMut(Event)) {
        if let Stage::Dig(slot) = self.turn.stage {
            self.lay_tile(slot, side, on);
        }
        self.turn.stage = Stage::Action;
        self.turn.open = Open::Placing;
    }
}

#[cfg(test)]
mod tests;
