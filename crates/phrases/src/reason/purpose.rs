//! What a move is for: an order that salt is enough for, or a chamber that is to be dug.

use super::Tale;
use crate::turns;
use magnumsal_rules::{Move, Order, Salt, Space};

impl Tale<'_> {
    /// The deed in a frame for the dearest open order that the salt covers after the move but not
    /// before; without one the deed alone.
    pub(super) fn for_order(&self, frame: &str, deed: String) -> String {
        let (before, after) = (self.game.salt(self.seat), self.after.salt(self.seat));
        let new = |order: &Order| after.covers(order.salt) && !before.covers(order.salt);
        match self.orders().into_iter().filter(new).max_by_key(|order| order.price) {
            Some(order) => {
                let facts = [("deed", deed.into()), ("price", order.price.into())];
                self.say(frame, &facts)
            }
            None => deed,
        }
    }

    /// The order that a piece sent to the castle can complete with the salt there is. Pieces that
    /// arrive before it take the dearest orders away.
    pub(super) fn order_at_arrival(&self, royal: bool) -> Option<Order> {
        let waiting = if royal { 0 } else { self.game.far(self.seat) };
        let ahead = self.game.near(self.seat) + waiting;
        let (mut orders, mut salt) = (self.orders(), self.game.salt(self.seat));
        for _ in 0..ahead {
            let Some(index) = dearest(&orders, salt) else { break };
            salt = salt.without(orders.remove(index).salt);
        }
        dearest(&orders, salt).map(|index| orders.remove(index))
    }

    /// The orders that lie open before the move.
    fn orders(&self) -> Vec<Order> {
        (0..4).filter_map(|slot| self.game.order(slot)).collect()
    }

    /// The deed of a piece that goes to a space, for the first chamber there or beyond that its
    /// owner is expected to dig.
    pub(super) fn towards(&self, to: Space, deed: String) -> String {
        let mine = self.after.mine();
        let Some(goal) = mine.slot(to) else { return deed };
        let dug = self.expected_digs().into_iter().find(|&space| {
            mine.slot(space).is_some_and(|slot| slot == goal || mine.beyond(goal).has(slot))
        });
        match dug {
            Some(space) if space == to => self.say("advice-to-dig", &[("deed", deed.into())]),
            Some(space) => {
                let facts = [("deed", deed.into()), ("space", space.to_string().into())];
                self.say("advice-on-the-way", &facts)
            }
            None => deed,
        }
    }

    /// The deed in a frame for a chamber, if the player is expected to dig there.
    pub(super) fn to_dig(&self, frame: &str, at: Space, deed: String) -> String {
        let facts = [("deed", deed.as_str().into()), ("space", at.to_string().into())];
        if self.expected_digs().contains(&at) { self.say(frame, &facts) } else { deed }
    }

    /// The chambers where the player is expected to dig later in this phase.
    fn expected_digs(&self) -> Vec<Space> {
        let phase = self.game.phase();
        let own = turns(self.game, self.line).into_iter();
        let own = own.filter(|turn| turn.seat == self.seat && turn.phase == phase);
        own.flat_map(|turn| turn.moves)
            .filter_map(|mv| match mv {
                Move::Extract(extraction) => Some(extraction.at),
                _ => None,
            })
            .collect()
    }
}

/// The dearest order that the salt covers.
fn dearest(orders: &[Order], salt: Salt) -> Option<usize> {
    let covered = (0..orders.len()).filter(|&index| salt.covers(orders[index].salt));
    covered.max_by_key(|&index| orders[index].price)
}
