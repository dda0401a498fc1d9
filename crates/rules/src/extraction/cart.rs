//! Carts (E6): laid one after another, or no more of them.

use super::route::Way;
use crate::{Game, Illegal, Move, MoveList, Space, Tool, event::Event, game::Stage};

/// A cart by the index of its first space on the route.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub(super) struct Cart {
    pub(super) start: u8,
    pub(super) double: bool,
}

impl Game {
    /// E6: asks for a cart or `haul` where there is a choice; otherwise does what must be done.
    pub(super) fn ask_cart(&mut self, mut way: Way, on: &mut impl FnMut(Event)) {
        loop {
            if way.toll() == 0 {
                return self.pay_tolls(&way, on);
            }
            let mut carts = 0;
            let mut only = None;
            self.for_each_cart(&way, |cart| {
                carts += 1;
                only = Some(cart);
            });
            let may_haul = way.toll() <= u32::from(self.me().coins);
            match only {
                Some(cart) if carts == 1 && !may_haul => self.lay_cart(&mut way, cart, on),
                Some(_) => {
                    self.turn.stage = Stage::Cart;
                    return;
                }
                None => return self.pay_tolls(&way, on),
            }
        }
    }

    fn lay_cart(&mut self, way: &mut Way, cart: Cart, on: &mut impl FnMut(Event)) {
        self.use_tool(Tool::Cart, on);
        way.lay_cart(cart.start.into(), cart.double);
        self.haul.carts[usize::from(self.haul.laid)] = cart;
        self.haul.laid += 1;
    }

    /// E6, E7: every cart that can be laid next so that the rest can be paid.
    fn for_each_cart(&self, way: &Way, mut found: impl FnMut(Cart)) {
        let ready = self.me().ready.count(Tool::Cart);
        if ready == 0 {
            return;
        }
        let purse = u32::from(self.me().coins);
        let from = self.haul.carts().last().map_or(0, |cart| usize::from(cart.start));
        for start in from..way.slots().len() {
            for double in [false, true] {
                let owes = way.owed(start) > 0 && (!double || way.owed(start + 1) > 0);
                let mut with = *way;
                if !owes {
                    continue;
                }
                with.lay_cart(start, double);
                if with.toll() <= purse || with.cheapest(ready - 1, start) <= purse {
                    found(Cart { start: start as u8, double });
                }
            }
        }
    }

    /// E6: a cart on one or two toll spaces that follow each other.
    pub(crate) fn check_cart(&self, at: Space, and: Option<Space>) -> Result<(), Illegal> {
        let way = self.current_way();
        let index = |space: Space| {
            let slot = self.check_space(space)?;
            let found = way.slots().iter().position(|&on_way| on_way == slot);
            let index = found.ok_or(Illegal::NotOnRoute { space })?;
            if way.owed(index) == 0 {
                return Err(Illegal::OwesNothing { space });
            }
            Ok(index)
        };
        let start = index(at)?;
        if let Some(second) = and
            && index(second)? != start + 1
        {
            return Err(Illegal::NotFollowing { first: at, second });
        }
        if let Some(last) = self.haul.carts().last()
            && start < usize::from(last.start)
        {
            let last = self.mine.name(way.slots()[usize::from(last.start)]);
            return Err(Illegal::CartBelow { space: at, last });
        }
        let mut with = way;
        with.lay_cart(start, and.is_some());
        let carts = self.me().ready.count(Tool::Cart).saturating_sub(1);
        self.check_toll_price(with.cheapest(carts, start))
    }

    pub(crate) fn generate_cart(&self, list: &mut MoveList) {
        let way = self.current_way();
        let name = |index: usize| self.mine.name(way.slots()[index]);
        self.for_each_cart(&way, |cart| {
            let start = usize::from(cart.start);
            let and = cart.double.then(|| name(start + 1));
            list.push(Move::Cart { at: name(start), and });
        });
    }

    pub(crate) fn apply_cart(&mut self, at: Space, and: Option<Space>, on: &mut impl FnMut(Event)) {
        let mut way = self.current_way();
        let slot = self.mine.slot(at);
        let start = way.slots().iter().position(|&on_way| Some(on_way) == slot);
        let start = start.unwrap_or_default() as u8;
        self.lay_cart(&mut way, Cart { start, double: and.is_some() }, on);
        self.ask_cart(way, on);
    }

    /// E7: `haul` needs the money for all that is still owed.
    pub(crate) fn check_haul(&self) -> Result<(), Illegal> {
        self.check_toll_price(self.current_way().toll())
    }

    pub(crate) fn generate_haul(&self, list: &mut MoveList) {
        if self.check_haul().is_ok() {
            list.push(Move::Haul);
        }
    }

    pub(crate) fn apply_haul(&mut self, on: &mut impl FnMut(Event)) {
        self.pay_tolls(&self.current_way(), on);
    }
}
