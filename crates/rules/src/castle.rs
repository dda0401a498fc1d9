//! The castle (K): the queue, the king's orders and the penalty.

use crate::{
    Game, Illegal, Kind, Move, MoveList, Order, Phase, Salt, Tool,
    edition::{Components, MAX_ORDERS},
    event::{Event, Place, Store},
    game::Foreman,
    moves::{Building, Forfeit, Post, Source},
    pieces::Departures,
    rule::Rule,
    seat::MAX_SEATS,
};

/// K4: the penalty in groszy.
pub(crate) const PENALTY: u8 = 3;

/// Orders and queue.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub(crate) struct Castle {
    /// Each phase's orders by number, top first.
    pub(crate) stacks: [[u8; MAX_ORDERS]; 3],
    /// Orders of this phase drawn so far.
    pub(crate) drawn: u8,
    /// Orders turned up, by slot.
    pub(crate) open: [Option<u8>; 4],
    /// Slots in use: 3 or 4.
    pub(crate) slots: u8,
    /// Orders completed in this phase.
    pub(crate) done: u8,
    /// How many of the first orders drawn are unknown: completed before the position with which a
    /// game of unknown stacks began.
    pub(crate) forgotten: u8,
    /// K2: miners in the two circles, any number of any owner. Foremen are found by [`Player::foreman`](crate::game::Player).
    pub(crate) near: [u8; MAX_SEATS],
    pub(crate) far: [u8; MAX_SEATS],
}

impl Castle {
    pub(crate) fn new(stacks: [[u8; MAX_ORDERS]; 3]) -> Self {
        Self {
            stacks,
            drawn: 0,
            open: [None; 4],
            slots: 0,
            done: 0,
            forgotten: 0,
            near: [0; MAX_SEATS],
            far: [0; MAX_SEATS],
        }
    }

    /// S7: this phase's orders are turned up.
    pub(crate) fn begin_phase(
        &mut self,
        phase: Phase,
        slots: u8,
        components: &Components,
        on: &mut impl FnMut(Event),
    ) {
        self.drawn = 0;
        self.done = 0;
        self.forgotten = 0;
        self.slots = slots;
        self.open = [None; 4];
        for slot in 0..slots {
            self.turn_up(slot, phase, components, on);
        }
    }

    /// Orders left in the phase's stack.
    pub(crate) fn left(&self, phase: Phase, components: &Components) -> u8 {
        components.orders(phase).len() as u8 - self.drawn
    }

    fn turn_up(
        &mut self,
        slot: u8,
        phase: Phase,
        components: &Components,
        on: &mut impl FnMut(Event),
    ) {
        let place = &mut self.open[usize::from(slot)];
        *place = None;
        if usize::from(self.drawn) < components.orders(phase).len() {
            let number = self.stacks[phase.index()][usize::from(self.drawn)];
            self.drawn += 1;
            *place = Some(number);
            let order = components.orders[phase.index()].get(number);
            on(Event::OrderTurnedUp { slot, order });
        }
    }
}

impl Game {
    /// The order in a castle slot, counted from 0, if one lies there.
    #[inline]
    pub fn order(&self, slot: u8) -> Option<Order> {
        let number = (*self.castle.open.get(usize::from(slot))?)?;
        Some(self.components.orders[self.turn.phase.index()].get(number))
    }

    /// K1: a piece joins the queue.
    pub(crate) fn check_castle(&self, piece: Source, royal: bool) -> Result<(), Illegal> {
        self.check_visit(Building::Castle)?;
        if royal {
            self.check_tool(Tool::Royal, 1)?;
        }
        self.check_departure(piece, Rule::K1).map(|_| ())
    }

    pub(crate) fn generate_castle(&self, departures: &Departures, list: &mut MoveList) {
        if self.turn.visited.has(Building::Castle) {
            return;
        }
        let visit = |royal| move |piece| Move::Castle { piece, royal };
        list.extend(departures.sources().map(visit(false)));
        if self.me().ready.has(Tool::Royal) {
            list.extend(departures.sources().map(visit(true)));
        }
    }

    pub(crate) fn apply_castle(&mut self, piece: Source, royal: bool, on: &mut impl FnMut(Event)) {
        let seat = self.turn.seat;
        self.visit(Building::Castle);
        if royal {
            self.use_tool(Tool::Royal, on);
        }
        let to = if royal { Place::NearCircle } else { Place::FarCircle };
        self.take_piece(piece, to, on);
        match (piece.foreman, royal) {
            (true, true) => self.player_mut(seat).foreman = Foreman::Near,
            (true, false) => self.player_mut(seat).foreman = Foreman::Far,
            (false, true) => self.castle.near[seat.index()] += 1,
            (false, false) => self.castle.far[seat.index()] += 1,
        }
    }

    /// T2: near pieces arrive, far ones move up.
    pub(crate) fn advance_queue(&mut self, on: &mut impl FnMut(Event)) {
        let seat = self.turn.seat;
        let index = seat.index();
        let (near, far) = (self.castle.near[index], self.castle.far[index]);
        self.turn.arrived = near;
        self.castle.near[index] = far;
        self.castle.far[index] = 0;
        let mut moved = |count, foreman, from, to| {
            for _ in 0..count {
                on(Event::PieceMoved { seat, foreman, from, to });
            }
        };
        moved(near, false, Place::NearCircle, Place::Throne);
        moved(far, false, Place::FarCircle, Place::NearCircle);
        match self.me().foreman {
            Foreman::Near => {
                moved(1, true, Place::NearCircle, Place::Throne);
                self.player_mut(seat).foreman = Foreman::Arrived;
            }
            Foreman::Far => {
                moved(1, true, Place::FarCircle, Place::NearCircle);
                self.player_mut(seat).foreman = Foreman::Near;
            }
            _ => {}
        }
    }

    /// K3: the order must be there, and the salt.
    pub(crate) fn check_deliver(&self, slot: u8) -> Result<(), Illegal> {
        let number = slot.saturating_add(1);
        let order = self.order(slot).ok_or(Illegal::NoOrder { slot: number })?;
        match self.me().salt.lacks(order.salt) {
            None => Ok(()),
            Some(kind) => {
                let (there, wanted) = (self.held(kind), order.salt.of(kind));
                Err(Illegal::OrderTooMuch { slot: number, kind, there, wanted })
            }
        }
    }

    pub(crate) fn generate_deliver(&self, list: &mut MoveList) {
        let payable = (0..4).filter(|&slot| self.can_complete(slot));
        list.extend(payable.map(|slot| Move::Deliver { slot }));
    }

    pub(crate) fn apply_deliver(&mut self, slot: u8, on: &mut impl FnMut(Event)) {
        let seat = self.turn.seat;
        // The move is legal, so an order lies there.
        let Some(order) = self.order(slot) else { return };
        self.give_salt(order.salt, Store::Bank, on);
        self.earn(seat, order.price.into(), Rule::K3, on);
        self.player_mut(seat).orders += 1;
        self.castle.done += 1;
        on(Event::OrderCompleted { seat, slot, order });
        self.castle.turn_up(slot, self.turn.phase, &self.components, on);
        self.wage(Post::Castle, on);
        self.settled(on);
    }

    /// K3: whether an order lies in the slot and the player has its salt.
    fn can_complete(&self, slot: u8) -> bool {
        self.order(slot).is_some_and(|order| self.me().salt.covers(order.salt))
    }

    /// K4: only when no order can be completed; money only when there is enough, or no salt.
    pub(crate) fn check_forfeit(&self, penalty: Forfeit) -> Result<(), Illegal> {
        if let Some(slot) = (0..4).find(|&slot| self.can_complete(slot)) {
            return Err(Illegal::MustDeliver { slot: slot + 1 });
        }
        let player = self.me();
        match penalty {
            Forfeit::Coins if player.coins < PENALTY.into() && !player.salt.is_empty() => {
                Err(Illegal::MustForfeitSalt { purse: player.coins })
            }
            Forfeit::Salt(kind) if player.salt.of(kind) == 0 => {
                Err(Illegal::NoSalt { kind, rule: Rule::K4 })
            }
            _ => Ok(()),
        }
    }

    pub(crate) fn generate_forfeit(&self, list: &mut MoveList) {
        if (0..4).any(|slot| self.can_complete(slot)) {
            return;
        }
        let player = self.me();
        if player.coins >= PENALTY.into() || player.salt.is_empty() {
            list.push(Move::Forfeit(Forfeit::Coins));
        }
        let held = Kind::ALL.into_iter().filter(|&kind| player.salt.of(kind) > 0);
        list.extend(held.map(|kind| Move::Forfeit(Forfeit::Salt(kind))));
    }

    pub(crate) fn apply_forfeit(&mut self, penalty: Forfeit, on: &mut impl FnMut(Event)) {
        match penalty {
            Forfeit::Coins => self.pay(self.me().coins.min(PENALTY.into()).into(), Rule::K4, on),
            Forfeit::Salt(kind) => self.give_salt(Salt::one(kind), Store::Bank, on),
        }
        self.settled(on);
    }

    /// T2: the settled piece returns to the supply, miners before the foreman.
    fn settled(&mut self, on: &mut impl FnMut(Event)) {
        let seat = self.turn.seat;
        let foreman = self.turn.arrived == 0;
        if foreman {
            self.player_mut(seat).foreman = Foreman::Supply;
        } else {
            self.turn.arrived -= 1;
            self.player_mut(seat).supply += 1;
        }
        on(Event::PieceMoved { seat, foreman, from: Place::Throne, to: Place::Supply });
        self.settle_or_act(on);
    }
}

#[cfg(test)]
mod tests;
