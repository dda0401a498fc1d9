//! The inn (B2).

use crate::{
    Game, Illegal, Move, MoveList,
    event::{Event, Place},
    moves::Building,
    rule::Rule,
};

/// G5: a colour's miners.
pub(crate) const MINERS_A_COLOUR: u8 = 10;

impl Game {
    /// B2: a miner for the marker's price.
    pub(crate) fn check_hire(&self) -> Result<(), Illegal> {
        self.check_visit(Building::Inn)?;
        let Some(&price) = self.components.inn_prices.get(usize::from(self.inn)) else {
            return Err(Illegal::InnClosed);
        };
        if self.me().miners >= MINERS_A_COLOUR {
            return Err(Illegal::AllHired);
        }
        self.check_purse(price.into(), Rule::B2)
    }

    pub(crate) fn generate_hire(&self, list: &mut MoveList) {
        if self.check_hire().is_ok() {
            list.push(Move::Hire);
        }
    }

    pub(crate) fn apply_hire(&mut self, on: &mut impl FnMut(Event)) {
        let seat = self.turn.seat;
        self.visit(Building::Inn);
        let price = self.components.inn_prices[usize::from(self.inn)];
        self.pay(price.into(), Rule::B2, on);
        self.inn += 1;
        let player = self.player_mut(seat);
        player.miners += 1;
        player.supply += 1;
        let (from, to) = (Place::Bank, Place::Supply);
        on(Event::PieceMoved { seat, foreman: false, from, to });
    }
}
