//! Tolls (E5, E7): paid one space after another, from the chamber upwards.

use super::route::Way;
use crate::{
    Game, Illegal, Move, MoveList, Space,
    event::{Event, Purse},
    game::Stage,
    illegal::Due,
    mine::Slot,
    rule::Rule,
    seat::{MAX_SEATS, Seat, Seats},
};

impl Game {
    /// E7: who cannot pay all tolls may not carry salt up.
    pub(super) fn check_toll_price(&self, price: u32) -> Result<(), Illegal> {
        let purse = self.me().coins;
        if price > u32::from(purse) {
            return Err(Illegal::TollTooDear { price, purse });
        }
        Ok(())
    }

    /// E5: who is paid on a space: the foremen's owners if there are any, else all owners there.
    pub(super) fn payees(&self, slot: Slot) -> Seats {
        let seats = Seat::first(self.seats);
        let foremen: Seats =
            seats.clone().filter(|&seat| self.mine.foremen(seat).has(slot)).collect();
        let owners = seats.filter(|&seat| self.mine.present(seat).has(slot)).collect();
        if foremen.is_empty() { owners } else { foremen }
    }

    /// E5: pays from the chamber upwards until a toll can be shared in several ways.
    pub(super) fn pay_tolls(&mut self, way: &Way, on: &mut impl FnMut(Event)) {
        while let Some(&slot) = way.slots().get(usize::from(self.haul.paid)) {
            let owed = way.owed(self.haul.paid.into());
            if owed > 0 {
                let payees = self.payees(slot);
                if payees.len() > 1 {
                    self.turn.stage = Stage::Toll;
                    return;
                }
                for payee in payees {
                    self.pay_toll(payee, owed, on);
                }
            }
            self.haul.paid += 1;
        }
        self.end_haul(on);
    }

    fn pay_toll(&mut self, payee: Seat, amount: u8, on: &mut impl FnMut(Event)) {
        let seat = self.turn.seat;
        let amount = u16::from(amount);
        self.player_mut(seat).coins -= amount;
        self.player_mut(payee).coins += amount;
        let (from, to) = (Purse::Of(seat), Purse::Of(payee));
        on(Event::Paid { from, to, amount, why: Rule::E5, post: None });
    }

    /// The toll that is to be shared: its space, the sum and who may get it.
    pub(super) fn toll_due(&self) -> Option<(Slot, u8, Seats)> {
        let way = self.current_way();
        let index = usize::from(self.haul.paid);
        let &slot = way.slots().get(index)?;
        Some((slot, way.owed(index), self.payees(slot)))
    }

    /// E5: the shares go to payees and add up.
    pub(crate) fn check_toll(&self, at: Space, shares: &[u8; MAX_SEATS]) -> Result<(), Illegal> {
        let Some((slot, owed, payees)) = self.toll_due() else {
            return Err(Illegal::NotAsked { due: Due::Toll });
        };
        let asked = self.mine.name(slot);
        if at != asked {
            return Err(Illegal::OtherToll { space: at, asked });
        }
        for seat in Seat::first(MAX_SEATS as u8) {
            if shares[seat.index()] > 0 && !payees.has(seat) {
                return Err(Illegal::NoPayee { seat, space: at });
            }
        }
        let paid: u32 = shares.iter().map(|&share| u32::from(share)).sum();
        if paid != u32::from(owed) {
            return Err(Illegal::WrongToll { paid, owed, space: at });
        }
        Ok(())
    }

    /// E5: every way to share the toll in whole groszy.
    pub(crate) fn generate_toll(&self, list: &mut MoveList) {
        let Some((slot, owed, payees)) = self.toll_due() else { return };
        let at = self.mine.name(slot);
        let mut shares = [0; MAX_SEATS];
        share(owed, payees, &mut shares, &mut |&shares| list.push(Move::Toll { at, shares }));
    }

    pub(crate) fn apply_toll(&mut self, shares: &[u8; MAX_SEATS], on: &mut impl FnMut(Event)) {
        for seat in Seat::first(self.seats).filter(|seat| shares[seat.index()] > 0) {
            self.pay_toll(seat, shares[seat.index()], on);
        }
        let way = self.current_way();
        self.haul.paid += 1;
        self.pay_tolls(&way, on);
    }
}

/// Calls `found` with every way to hand out `rest` groszy to the payees.
fn share(
    rest: u8,
    mut payees: Seats,
    shares: &mut [u8; MAX_SEATS],
    found: &mut impl FnMut(&[u8; MAX_SEATS]),
) {
    let Some(first) = payees.next().map(Seat::index) else { return };
    if payees.is_empty() {
        shares[first] = rest;
        found(shares);
    } else {
        for amount in 0..=rest {
            shares[first] = amount;
            share(rest - amount, payees, shares, found);
        }
    }
    shares[first] = 0;
}
