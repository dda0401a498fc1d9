//! Placing and moving pieces in the mine (P).

use crate::{
    Game, Illegal, Move, MoveList, Space, Tool,
    event::{Event, Place, Store},
    game::{Foreman, Open},
    mine::{Contents, SLOTS, Slot, is_chamber, level_of},
    moves::{Origin, Source},
    pieces::Departures,
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

    pub(crate) fn generate_place(&self, departures: &Departures, list: &mut MoveList) {
        self.generate_moves_to(departures, list, |piece, to| Move::Place { piece, to });
    }

    /// P1, P4: a move for every piece that may leave and every goal it may then have.
    #[inline]
    fn generate_moves_to(
        &self,
        departures: &Departures,
        list: &mut MoveList,
        make: impl Fn(Source, Space) -> Move,
    ) {
        // Names are gathered once; who leaves can only narrow the reach, so that the goals of each
        // piece are these without a few. From a slice the list is filled without a check per move.
        let reach = self.mine.links().reach;
        let mut names = [Space::ENTRANCE; SLOTS];
        for (name, goal) in names.iter_mut().zip(reach) {
            *name = self.mine.name(goal);
        }
        let all = usize::from(reach.len());
        for (source, goals) in departures.iter() {
            let mut named = names;
            let mut count = all;
            for gap in reach - goals {
                let place = reach.before(gap) - (all - count);
                named.copy_within(place + 1.., place);
                count -= 1;
            }
            list.extend(named[..count].iter().map(|&goal| make(source, goal)));
        }
    }

    pub(crate) fn apply_place(&mut self, piece: Source, to: Space, on: &mut impl FnMut(Event)) {
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
            self.bring_brine(Store::Bank, 1, on);
            self.lay_tiles_beside(slot, on);
        }
    }

    /// P4: directly after a placement, one more.
    pub(crate) fn check_rope(&self, piece: Source, to: Space) -> Result<(), Illegal> {
        if self.turn.open != Open::Placing {
            return Err(Illegal::RopeNotNow);
        }
        self.check_tool(Tool::Rope, 1)?;
        self.check_place(piece, to)
    }

    /// P4: whether a rope may follow: asked before the pieces that could follow it are worked out.
    pub(crate) fn may_rope(&self) -> bool {
        self.turn.open == Open::Placing && self.me().ready.has(Tool::Rope)
    }

    pub(crate) fn generate_rope(&self, departures: &Departures, list: &mut MoveList) {
        if self.may_rope() {
            self.generate_moves_to(departures, list, |piece, to| Move::Rope { piece, to });
        }
    }

    pub(crate) fn apply_rope(&mut self, piece: Source, to: Space, on: &mut impl FnMut(Event)) {
        self.use_tool(Tool::Rope, on);
        self.apply_place(piece, to, on);
    }
}

#[cfg(test)]
mod tests;
