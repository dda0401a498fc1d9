//! Orders: which the salt is enough for, who else wants them, and what their completion ends.

use super::Trial;
use magnumsal_phrases::Reason;
use magnumsal_rules::{Extraction, Kind, Move, Order, Phase, Salt, Seat};
use std::cmp::Reverse;

/// With more cubes missing an order is not near.
const MOST_MISSING: u32 = 2;

impl Trial<'_> {
    pub(super) fn orders(&self, found: &mut Vec<Reason>) {
        match self.mv {
            Move::Deliver { slot } => self.delivery(slot, found),
            Move::Castle { royal, .. } => self.arrival(royal, found),
            _ => self.salt(found),
        }
    }

    /// The dearest order that the salt becomes enough for, or nearly.
    fn salt(&self, found: &mut Vec<Reason>) {
        let (before, after) = (self.game.salt(self.seat), self.hauled.game.salt(self.seat));
        if let Some(order) = newly_covered(self.open_orders(), before, after) {
            found.push(Reason::Order { price: order.price.into() });
            return;
        }
        let missing = |order: &Order| order.salt.without(after);
        let closer = |order: &Order| {
            (1..=MOST_MISSING).contains(&missing(order).total())
                && missing(order).total() < order.salt.without(before).total()
        };
        let nearly = self.open_orders().filter(closer);
        let nearly = nearly.min_by_key(|order| (missing(order).total(), Reverse(order.price)));
        let nearly = nearly
            .map(|order| Reason::Short { price: order.price.into(), missing: missing(&order) });
        found.extend(nearly.or_else(|| self.salable()));
    }

    /// B5: salt that is dug and no order asks for can be sold.
    fn salable(&self) -> Option<Reason> {
        let Move::Extract(Extraction { salt, .. }) = self.mv else { return None };
        let dug = Kind::DUG.into_iter().filter(|&kind| salt.of(kind) > 0);
        let price = dug.filter_map(|kind| self.game.sale_price(kind)).max()?;
        Some(Reason::Salable { price: price.into() })
    }

    /// K3: an order is completed.
    fn delivery(&self, slot: u8, found: &mut Vec<Reason>) {
        let Some(order) = self.game.order(slot) else { return };
        let (price, salt) = (u16::from(order.price), self.game.salt(self.seat));
        let others = (0..4).filter(|&other| other != slot).filter_map(|slot| self.game.order(slot));
        let others: Vec<Order> = others.collect();
        let mut can = others.iter().filter(|other| salt.covers(other.salt)).peekable();
        if can.peek().is_some() && can.all(|other| other.price <= order.price) {
            found.push(Reason::BestPaid);
        }
        let left = salt.without(order.salt);
        if let Some(index) = dearest(&others, left) {
            found.push(Reason::Kept { price: others[index].price.into() });
        }
        let waits = |seat: &Seat| {
            let queue = self.game.near(*seat) + self.game.far(*seat);
            queue > 0 && self.game.salt(*seat).covers(order.salt)
        };
        found.extend(self.others().find(waits).map(|seat| Reason::Taken { seat, price }));
        let phase = self.game.phase();
        if self.game.completed() + 1 == self.game.threshold(phase) {
            found.push(Reason::LastOrder { game: phase == Phase::III });
            let seats: Vec<Seat> = self.others().filter(|&seat| self.is_stuck(seat)).collect();
            if !seats.is_empty() {
                found.push(Reason::Stuck { seats });
            }
        }
    }

    /// T5, T6: whether pieces of another player do not arrive any more if this round is the last.
    fn is_stuck(&self, seat: Seat) -> bool {
        let start = self.game.start_player();
        let (players, own) = (self.game.players(), self.seat);
        // Counted from who begins the round.
        let place = |seat: Seat| (seat.number() + players - start.number()) % players;
        let has_turn = place(seat) > place(own);
        self.game.far(seat) > 0 || (!has_turn && self.game.near(seat) > 0)
    }

    /// K1: a piece is sent to the castle.
    fn arrival(&self, royal: bool, found: &mut Vec<Reason>) {
        let (orders, salt) = self.left_at_arrival(royal);
        let Some(order) = dearest(&orders, salt).map(|index| orders[index]) else {
            found.push(nearest(&orders, salt));
            return;
        };
        let price = order.price.into();
        found.push(Reason::Ready { price });
        // Pieces that are in the queue now arrive before: those of the far circle in two turns, too,
        // but those turns come earlier.
        let earlier = |seat: &Seat| {
            let waiting = if royal { 0 } else { self.game.far(*seat) };
            self.game.near(*seat) + waiting > 0 && self.game.salt(*seat).covers(order.salt)
        };
        found.extend(self.others().find(earlier).map(|seat| Reason::Rival { seat, price }));
    }

    /// The orders and the salt that are left for a piece sent to the castle: the player's own pieces
    /// that arrive before it take the dearest orders away.
    fn left_at_arrival(&self, royal: bool) -> (Vec<Order>, Salt) {
        let waiting = if royal { 0 } else { self.game.far(self.seat) };
        let ahead = self.game.near(self.seat) + waiting;
        let mut orders: Vec<Order> = self.open_orders().collect();
        let mut salt = self.game.salt(self.seat);
        for _ in 0..ahead {
            let Some(index) = dearest(&orders, salt) else { break };
            salt = salt.without(orders.remove(index).salt);
        }
        (orders, salt)
    }
}

/// The order that the fewest cubes are missing for, the dearest of those.
fn nearest(orders: &[Order], salt: Salt) -> Reason {
    let missing = |order: &Order| order.salt.without(salt);
    let nearest = orders.iter().min_by_key(|order| (missing(order).total(), Reverse(order.price)));
    nearest.map_or(Reason::NoOrder, |order| Reason::Unready {
        price: order.price.into(),
        missing: missing(order),
    })
}

/// The dearest order that the salt covers after something but not before.
pub(super) fn newly_covered(
    orders: impl Iterator<Item = Order>,
    before: Salt,
    after: Salt,
) -> Option<Order> {
    let new = |order: &Order| after.covers(order.salt) && !before.covers(order.salt);
    orders.filter(new).max_by_key(|order| order.price)
}

/// The dearest order that the salt covers.
fn dearest(orders: &[Order], salt: Salt) -> Option<usize> {
    let covered = (0..orders.len()).filter(|&index| salt.covers(orders[index].salt));
    covered.max_by_key(|&index| orders[index].price)
}
