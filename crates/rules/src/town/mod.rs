//! The buildings of the town (B).

mod inn;
mod market;
mod pump;
mod square;
mod workshop;

pub(crate) use inn::MINERS_A_COLOUR;
pub use market::Price;
pub(crate) use market::{MOST_TRADES, Market};
pub(crate) use pump::price_of_water;
pub use pump::pumping_price;
pub(crate) use square::SQUARE;
pub(crate) use workshop::Workshop;

use crate::{Game, Illegal, moves::Building};

impl Game {
    /// B1: no building twice in a turn.
    pub(crate) fn check_visit(&self, building: Building) -> Result<(), Illegal> {
        if self.turn.visited.has(building) {
            return Err(Illegal::VisitedAlready { building });
        }
        Ok(())
    }

    /// B1: the building has been visited in this turn.
    pub(crate) fn visit(&mut self, building: Building) {
        self.turn.visited.set(building, true);
    }
}

#[cfg(test)]
mod tests;
