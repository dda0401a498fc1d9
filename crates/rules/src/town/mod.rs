//! The buildings of the town (B).

mod foremen;
mod inn;
mod market;
mod pump;
mod workshop;

pub(crate) use foremen::{MARKERS, SHAFT_PRICE};
pub(crate) use inn::MINERS_A_COLOUR;
pub use market::Price;
pub(crate) use market::{MOST_TRADES, Market};
pub(crate) use pump::price_of_water;
pub(crate) use workshop::Workshop;

use crate::{Game, Illegal, Move, MoveList, event::Event, moves::Building, rule::Rule};

/// B7: what the town square pays.
pub(crate) const SQUARE: u8 = 1;

impl Game {
    /// B1: no building twice in a turn.
    pub(crate) fn check_visit(&self, building: Building) -> Result<(), Illegal> {
        if self.turn.has_visited(building) {
            return Err(Illegal::VisitedAlready { building });
        }
        Ok(())
    }

    /// B1: the building has been visited in this turn.
    pub(crate) fn visit(&mut self, building: Building) {
        self.turn.visited |= 1 << building as u8;
    }

    /// Visits that need no piece; the castle and the saltworks stand with the pieces they take.
    pub(crate) fn generate_visits(&self, list: &mut MoveList) {
        let may = |building| !self.turn.has_visited(building);
        if may(Building::Inn) && self.check_hire().is_ok() {
            list.push(Move::Hire);
        }
        if may(Building::Workshop) {
            self.generate_purchases(list);
        }
        if may(Building::Pump) {
            self.generate_pumps(list);
        }
        if may(Building::Market) {
            self.generate_trades(list);
        }
        if may(Building::Square) {
            list.push(Move::Square);
        }
        if self.shafts > 0 && may(Building::Foremen) {
            self.generate_shafts(list);
        }
    }

    /// B7: money from the bank.
    pub(crate) fn square(&mut self, on: &mut impl FnMut(Event)) {
        self.visit(Building::Square);
        self.earn(self.turn.seat, SQUARE.into(), Rule::B7, on);
    }
}

#[cfg(test)]
mod tests;
