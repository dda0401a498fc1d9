//! The town square (B7).

use crate::{Game, Illegal, Move, MoveList, event::Event, moves::Building, rule::Rule};

/// B7: what the town square pays.
pub(crate) const SQUARE: u8 = 1;

impl Game {
    /// B7: there is always a grosz to be had.
    pub(crate) fn check_square(&self) -> Result<(), Illegal> {
        self.check_visit(Building::Square)
    }

    pub(crate) fn generate_square(&self, list: &mut MoveList) {
        if self.check_square().is_ok() {
            list.push(Move::Square);
        }
    }

    pub(crate) fn apply_square(&mut self, on: &mut impl FnMut(Event)) {
        self.visit(Building::Square);
        self.earn(self.turn.seat, SQUARE.into(), Rule::B7, on);
    }
}
