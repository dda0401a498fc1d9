//! The foremen's house: building shafts (M3–M6).

use crate::{
    Game, Illegal, Kind, Move, MoveList, Salt, Space,
    event::{Event, Store},
    mine::NoShaft,
    moves::Building,
    rule::Rule,
};

/// M3: what a shaft costs, and how many markers a player has.
pub(crate) const SHAFT_PRICE: u8 = 5;
pub(crate) const MARKERS: u8 = 3;

impl Game {
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
        self.mine.shaft_site(above, self.components).map_err(|refusal| match refusal {
            NoShaft::Deepest => Illegal::DeepestLevel { space: under },
            NoShaft::HasOne => Illegal::HasShaft { space: under },
            NoShaft::NextTo(shaft) => Illegal::NextToShaft { space: under, shaft },
            NoShaft::SameColumn(shaft) => Illegal::ShaftInColumn { space: under, shaft },
            NoShaft::NoTile(level) => Illegal::NoTileBelow { level },
        })?;
        self.check_purse(SHAFT_PRICE.into(), Rule::M3)
    }

    pub(crate) fn generate_shafts(&self, list: &mut MoveList) {
        let seat = self.turn.seat;
        if self.me().coins < SHAFT_PRICE.into() || self.mine.markers(seat).len() >= MARKERS {
            return;
        }
        for above in self.mine.standing(seat) & self.mine.chambers() {
            if self.mine.shaft_site(above, self.components).is_ok() {
                list.push(Move::Shaft { under: self.mine.name(above) });
            }
        }
    }

    pub(crate) fn build_shaft(&mut self, under: Space, on: &mut impl FnMut(Event)) {
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
