//! Saltworks and brine (W).

use crate::{
    Game, Illegal, Kind, Move, MoveList, Salt, Tool,
    event::{Event, Place, Store},
    game::{Foreman, Open},
    moves::{Building, Post, Source},
    pieces::Departures,
    rule::Rule,
};

impl Game {
    /// W1: a visit with a first piece.
    pub(crate) fn check_boil(&self, piece: Source) -> Result<(), Illegal> {
        self.check_visit(Building::Saltworks)?;
        self.check_departure(piece, Rule::W1).map(|_| ())
    }

    pub(crate) fn generate_boil(&self, departures: &Departures, list: &mut MoveList) {
        if self.rules.is_muria() && !self.turn.visited.has(Building::Saltworks) {
            list.extend(departures.sources().map(|piece| Move::Boil { piece }));
        }
    }

    pub(crate) fn apply_boil(&mut self, piece: Source, on: &mut impl FnMut(Event)) {
        self.visit(Building::Saltworks);
        self.apply_boil_more(piece, on);
    }

    /// W1: one more piece in the same visit.
    pub(crate) fn check_boil_more(&self, piece: Source) -> Result<(), Illegal> {
        if !self.may_boil_more() {
            return Err(Illegal::BoilNotNow);
        }
        self.check_departure(piece, Rule::W1).map(|_| ())
    }

    /// W1: whether more pieces may follow: asked before these are worked out.
    pub(crate) fn may_boil_more(&self) -> bool {
        self.turn.open == Open::Boiling
    }

    pub(crate) fn generate_boil_more(&self, departures: &Departures, list: &mut MoveList) {
        if self.may_boil_more() {
            list.extend(departures.sources().map(|piece| Move::BoilMore { piece }));
        }
    }

    pub(crate) fn apply_boil_more(&mut self, piece: Source, on: &mut impl FnMut(Event)) {
        let seat = self.turn.seat;
        self.take_piece(piece, Place::Saltworks, on);
        if piece.foreman {
            self.player_mut(seat).foreman = Foreman::Saltworks;
        } else {
            self.saltworks.miners[seat.index()] += 1;
        }
        self.turn.open = Open::Boiling;
    }

    /// W3: brine comes into the pans: one from the bank for a chamber that is revealed, and all water
    /// that is pumped.
    pub(crate) fn bring_brine(&mut self, from: Store, count: u8, on: &mut impl FnMut(Event)) {
        self.saltworks.brine += count;
        on(Event::WaterMoved { from, to: Store::Saltworks, count });
    }

    /// W4: one or two of the pieces just sent come back, each with one brine.
    pub(crate) fn check_recall(&self, miners: u8, foreman: bool) -> Result<(), Illegal> {
        if !matches!(self.turn.open, Open::Boiling | Open::Recalling) {
            return Err(Illegal::RecallNotNow);
        }
        self.check_tool(Tool::Saltworks, 1)?;
        let wanted = miners.saturating_add(u8::from(foreman));
        if !(1..=2).contains(&wanted) {
            return Err(Illegal::RecallCount { wanted });
        }
        let sent = self.saltworks.miners[self.turn.seat.index()];
        let foreman_sent = self.me().foreman == Foreman::Saltworks;
        if miners > sent || (foreman && !foreman_sent) {
            return Err(Illegal::NotSent { miners: sent, foreman: foreman_sent });
        }
        let there = self.saltworks.brine;
        if wanted > there {
            return Err(Illegal::BrineNotThere { there, wanted });
        }
        Ok(())
    }

    pub(crate) fn generate_recall(&self, list: &mut MoveList) {
        if matches!(self.turn.open, Open::Nothing | Open::Placing) {
            return;
        }
        let recalls = [(1, false), (2, false), (0, true), (1, true)];
        let legal = recalls.into_iter().filter(|&(m, f)| self.check_recall(m, f).is_ok());
        list.extend(legal.map(|(miners, foreman)| Move::Recall { miners, foreman }));
    }

    pub(crate) fn apply_recall(&mut self, miners: u8, foreman: bool, on: &mut impl FnMut(Event)) {
        self.use_tool(Tool::Saltworks, on);
        self.bring_home(miners, foreman, on);
        self.turn.open = Open::Recalling;
    }

    /// W2: at the start of the turn all pieces in the saltworks come home.
    pub(crate) fn come_home_from_saltworks(&mut self, on: &mut impl FnMut(Event)) {
        let miners = self.saltworks.miners[self.turn.seat.index()];
        let foreman = self.me().foreman == Foreman::Saltworks;
        if miners > 0 || foreman {
            self.bring_home(miners, foreman, on);
        }
    }

    /// Pieces return, each with one brine as long as there is some; then the post earns (A2).
    fn bring_home(&mut self, miners: u8, foreman: bool, on: &mut impl FnMut(Event)) {
        let seat = self.turn.seat;
        self.saltworks.miners[seat.index()] -= miners;
        self.player_mut(seat).supply += miners;
        let (from, to) = (Place::Saltworks, Place::Supply);
        for _ in 0..miners {
            on(Event::PieceMoved { seat, foreman: false, from, to });
        }
        if foreman {
            self.player_mut(seat).foreman = Foreman::Supply;
            on(Event::PieceMoved { seat, foreman: true, from, to });
        }
        let brine = self.saltworks.brine.min(miners + u8::from(foreman));
        if brine > 0 {
            self.saltworks.brine -= brine;
            self.take_salt(Salt::new([0, 0, 0, brine]), Store::Saltworks, on);
            self.wage(Post::Saltworks, on);
        }
    }

    /// W5: brine for a cube.
    pub(crate) fn check_trade(&self, kind: Kind) -> Result<(), Illegal> {
        let Some(price) = self.components.brine_price(kind) else {
            return Err(Illegal::NothingForBrine);
        };
        let there = self.held(Kind::Brine);
        if there < price {
            return Err(Illegal::TooLittleBrine { kind, price, there });
        }
        Ok(())
    }

    pub(crate) fn generate_trade(&self, list: &mut MoveList) {
        if self.held(Kind::Brine) == 0 {
            return;
        }
        let legal = Kind::DUG.into_iter().filter(|&kind| self.check_trade(kind).is_ok());
        list.extend(legal.map(|kind| Move::Exchange { kind }));
    }

    pub(crate) fn apply_trade(&mut self, kind: Kind, on: &mut impl FnMut(Event)) {
        let price = self.components.brine_price(kind).unwrap_or_default();
        self.give_salt(Salt::new([0, 0, 0, price]), Store::Bank, on);
        self.take_salt(Salt::one(kind), Store::Bank, on);
    }
}

#[cfg(test)]
mod tests;
