//! The pump house (B4).

use crate::{
    Game, Illegal, Move, MoveList, Seat, Space,
    event::{Event, Store},
    mine::Slots,
    moves::{Building, Origin, Post, Source},
    rule::Rule,
};

/// B4: the first cube is free, the second costs 2, the third 3 …
pub(crate) fn price_of_water(nth: u8) -> u8 {
    if nth == 1 { 0 } else { nth }
}

/// B4: what an amount of water costs in all.
pub fn pumping_price(water: u8) -> u32 {
    (1..=water).map(|nth| u32::from(price_of_water(nth))).sum()
}

impl Game {
    /// B4: water from a chamber with an own standing piece.
    pub(crate) fn check_pump(&self, at: Space, water: u8) -> Result<(), Illegal> {
        self.check_visit(Building::Pump)?;
        let slot = self.check_chamber(at, Rule::B4)?;
        if !self.pump_crew(self.turn.seat).has(slot) {
            let source = Source::miner(Origin::Mine(at));
            return Err(match self.rules.pump_with_tired {
                true => Illegal::NoPiece { source, rule: Rule::B4 },
                false => Illegal::NobodyStanding { space: at, rule: Rule::B4 },
            });
        }
        let there = self.mine.contents(slot).water();
        if water == 0 || water > there {
            let rule = Rule::B4;
            return Err(Illegal::WaterNotThere { space: at, there, wanted: water, rule });
        }
        self.check_purse(pumping_price(water), Rule::B4)
    }

    /// Spaces where the seat has somebody to serve the pump.
    fn pump_crew(&self, seat: Seat) -> Slots {
        if self.rules.pump_with_tired { self.mine.pieces(seat) } else { self.mine.standing(seat) }
    }

    pub(crate) fn generate_pump(&self, list: &mut MoveList) {
        if self.turn.visited.has(Building::Pump) {
            return;
        }
        let coins = u32::from(self.me().coins);
        for slot in self.pump_crew(self.turn.seat) & self.mine.chambers() {
            let at = self.mine.name(slot);
            let affordable =
                (1..=self.mine.contents(slot).water()).take_while(|&n| pumping_price(n) <= coins);
            list.extend(affordable.map(|water| Move::Pump { at, water }));
        }
    }

    pub(crate) fn apply_pump(&mut self, at: Space, water: u8, on: &mut impl FnMut(Event)) {
        self.visit(Building::Pump);
        self.pay(pumping_price(water), Rule::B4, on);
        // The move is legal, so the space exists.
        let Some(slot) = self.mine.slot(at) else { return };
        let mut contents = self.mine.contents(slot);
        contents.take_water(water);
        self.mine.set_contents(slot, contents);
        let from = Store::Chamber(at);
        if self.rules.is_muria() {
            self.bring_brine(from, water, on);
        } else {
            on(Event::WaterMoved { from, to: Store::Bank, count: water });
        }
        self.wage(Post::Pump, on);
    }
}
