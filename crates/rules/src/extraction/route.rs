//! The way up (E4) and what it costs (E5, E7).

use crate::{
    Game, Illegal, Move, MoveList, Route, Seat, Tool,
    event::Event,
    game::Stage,
    mine::{Direction, ENTRANCE, Mine, Slot, Slots},
};
use arrayvec::ArrayVec;

/// E5: what each cube owes on a space where the carrier has nothing.
pub(super) const TOLL: u8 = 1;

/// The longest route: every space of the largest mine but the one it starts from.
const LONGEST: usize = 31;

/// The spaces of a route in order, from the one after the crew's to `1C`.
pub(super) type Spaces = ArrayVec<Slot, LONGEST>;

/// The spaces of a route, and what each owes. Arrays and their length, since ways are copied again
/// and again where carts are tried.
#[derive(Clone, Copy)]
pub(super) struct Way {
    slots: [Slot; LONGEST],
    owed: [u8; LONGEST],
    len: usize,
    /// E6: how much of a space's toll one cart takes away.
    cart: u8,
}

impl Way {
    pub(super) fn slots(&self) -> &[Slot] {
        &self.slots[..self.len]
    }

    pub(super) fn owed(&self, index: usize) -> u8 {
        if index < self.len { self.owed[index] } else { 0 }
    }

    /// What is owed in all.
    pub(super) fn toll(&self) -> u32 {
        self.owed[..self.len].iter().map(|&owed| u32::from(owed)).sum()
    }

    /// E6: lays a cart on one space, or on it and the next.
    pub(super) fn lay_cart(&mut self, start: usize, double: bool) {
        for owed in &mut self.owed[start..=start + usize::from(double)] {
            *owed = owed.saturating_sub(self.cart);
        }
    }

    /// E7: the least toll with this number of carts, the first of them laid at `from` or above.
    pub(super) fn cheapest(&self, carts: u8, from: usize) -> u32 {
        let mut best = self.toll();
        if carts == 0 || best == 0 {
            return best;
        }
        for start in (from..self.len).filter(|&start| self.owed[start] > 0) {
            let mut with = *self;
            with.lay_cart(start, self.owed(start + 1) > 0);
            best = best.min(with.cheapest(carts - 1, start));
        }
        best
    }
}

impl Mine {
    /// E4: visits every way from a space through `within` to `1C` that visits no space twice.
    fn for_each_way(&self, from: Slot, within: Slots, visit: &mut impl FnMut(&[Slot])) {
        self.extend_way(from, within - Slots::only(from), &mut Spaces::new(), visit);
    }

    fn extend_way(
        &self,
        last: Slot,
        free: Slots,
        way: &mut Spaces,
        visit: &mut impl FnMut(&[Slot]),
    ) {
        for next in self.neighbours(last) & free {
            way.push(next);
            if next == ENTRANCE {
                visit(way);
            } else {
                self.extend_way(next, free - Slots::only(next), way, visit);
            }
            way.pop();
        }
    }
}

impl Game {
    /// A way with what each of its spaces owes for this number of cubes (E5).
    pub(super) fn way(&self, slots: &[Slot], cubes: u8) -> Way {
        let own = self.mine.present(self.turn.seat);
        let cart = self.rules.cubes_per_cart();
        let mut way =
            Way { slots: [ENTRANCE; LONGEST], owed: [0; LONGEST], len: slots.len(), cart };
        way.slots[..slots.len()].copy_from_slice(slots);
        for (owed, &slot) in way.owed.iter_mut().zip(slots) {
            *owed = if own.has(slot) { 0 } else { cubes * TOLL };
        }
        way
    }

    /// Every way up from a chamber, with its tolls.
    fn for_each_way_up(&self, from: Slot, cubes: u8, mut visit: impl FnMut(&Way)) {
        let within = self.mine.links().linked;
        self.mine.for_each_way(from, within, &mut |slots| visit(&self.way(slots, cubes)));
    }

    /// E5: the fewest spaces where `seat` owes tolls on any way up.
    pub fn fewest_tolls(&self, seat: Seat, from: Slot) -> u8 {
        self.fewest_tolls_up_to(seat, from, u8::MAX)
    }

    /// E5: as [`Game::fewest_tolls`], but any number above `most` means only that there are more: a
    /// search by the number of foreign spaces entered, that stops there.
    pub(super) fn fewest_tolls_up_to(&self, seat: Seat, from: Slot, most: u8) -> u8 {
        let linked = self.mine.links().linked;
        let own = self.mine.present(seat);
        let mut reached = Slots::only(from);
        let mut edge = reached;
        let mut tolls = 0;
        loop {
            // Own spaces cost nothing: spread over them first.
            let mut paid = Slots::NONE;
            while let Some(slot) = edge.next() {
                let fresh = (self.mine.neighbours(slot) & linked) - reached;
                reached |= fresh & own;
                edge |= fresh & own;
                paid |= fresh - own;
            }
            if reached.has(ENTRANCE) || paid.is_empty() {
                return tolls;
            }
            tolls += 1;
            if paid.has(ENTRANCE) || tolls > most {
                return tolls;
            }
            reached |= paid;
            edge = paid;
        }
    }

    /// E5: the most toll spaces any way up can have.
    pub(super) fn most_tolls(&self, from: Slot) -> u8 {
        let own = self.mine.present(self.turn.seat) | Slots::only(from);
        (self.mine.links().linked - own).len()
    }

    /// E7: whether this number of cubes can be carried up, given the fewest toll spaces.
    pub(super) fn can_carry(&self, from: Slot, cubes: u8, tolls: u8) -> bool {
        let purse = u32::from(self.me().coins);
        u32::from(cubes) * u32::from(tolls) <= purse
            || (self.me().ready.has(Tool::Cart) && self.cheapest_way_up(from, cubes) <= purse)
    }

    /// E7: what carrying this number of cubes up costs at least, carts included.
    pub(super) fn cheapest_way_up(&self, from: Slot, cubes: u8) -> u32 {
        let carts = self.me().ready.count(Tool::Cart);
        let mut best = u32::MAX;
        self.for_each_way_up(from, cubes, |way| best = best.min(way.cheapest(carts, 0)));
        best
    }

    /// E4, E7: the ways that can be paid.
    fn for_each_affordable_way(&self, mut visit: impl FnMut(&Way)) {
        let carts = self.me().ready.count(Tool::Cart);
        let purse = u32::from(self.me().coins);
        self.for_each_way_up(self.haul.from, self.haul.cubes, |way| {
            if way.toll() <= purse || way.cheapest(carts, 0) <= purse {
                visit(way);
            }
        });
    }

    fn route_of(&self, way: &Way) -> Option<Route> {
        Route::through(way.slots().iter().map(|&slot| self.mine.name(slot)))
    }

    /// E4: asks for the route where there is more than one; otherwise takes the only one.
    pub(super) fn ask_route(&mut self, on: &mut impl FnMut(Event)) {
        let mut only = None;
        let mut count = 0;
        self.for_each_affordable_way(|way| {
            count += 1;
            only = Some(*way);
        });
        match only {
            Some(way) if count == 1 => self.take_route(&way, on),
            _ => self.turn.stage = Stage::Route,
        }
    }

    /// E4: the route is a way up, and can be paid.
    pub(crate) fn check_route(&self, route: &Route) -> Result<(), Illegal> {
        let linked = self.mine.links().linked;
        let mut last = self.haul.from;
        let mut free = linked - Slots::only(last);
        let mut slots = Spaces::new();
        for space in route.spaces() {
            let slot = self.check_space(space)?;
            let step = self.mine.neighbours(last).has(slot) && free.has(slot);
            if !step || last == ENTRANCE {
                return Err(Illegal::NoWay { space });
            }
            free.set(slot, false);
            slots.push(slot);
            last = slot;
        }
        if last != ENTRANCE {
            return Err(Illegal::NoWay { space: route.last() });
        }
        let carts = self.me().ready.count(Tool::Cart);
        self.check_toll_price(self.way(&slots, self.haul.cubes).cheapest(carts, 0))
    }

    pub(crate) fn generate_route(&self, list: &mut MoveList) {
        self.for_each_affordable_way(|way| list.extend(self.route_of(way).map(Move::Route)));
    }

    pub(crate) fn apply_route(&mut self, route: &Route, on: &mut impl FnMut(Event)) {
        let slots: Spaces = route.spaces().filter_map(|space| self.mine.slot(space)).collect();
        self.take_route(&self.way(&slots, self.haul.cubes), on);
    }

    fn take_route(&mut self, way: &Way, on: &mut impl FnMut(Event)) {
        let mut last = self.haul.from;
        for &slot in way.slots() {
            let mut steps = Direction::ALL.into_iter();
            if let Some(step) = steps.find(|&step| self.mine.neighbour(last, step) == Some(slot)) {
                self.haul.path.push(step);
            }
            last = slot;
        }
        self.ask_cart(*way, on);
    }
}
