//! Carrying salt up: carts (E6) and tolls (E5), one question after another.

use super::{
    Carrying,
    route::{LONGEST, Way},
};
use crate::{
    Game, Illegal, Move, MoveList, Space, Tool,
    event::{Event, Purse},
    game::Stage,
    mine::{Direction, ENTRANCE, Slot, is_chamber},
    moves::Post,
    position::HaulState,
    route::{Path, Route},
    rule::Rule,
    seat::{MAX_SEATS, Seat, Seats},
};

/// More cubes than any chamber can give.
const MOST_CUBES: u8 = 45;

/// Salt on its way up.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub(crate) struct Haul {
    /// The chamber it comes from.
    pub(crate) from: Slot,
    pub(crate) cubes: u8,
    /// The way up, in steps from that chamber.
    path: Path,
    carts: [Cart; 3],
    laid: u8,
    /// Spaces of the route whose toll is paid.
    pub(super) paid: u8,
}

/// A cart by the index of its first space on the route.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
struct Cart {
    start: u8,
    double: bool,
}

impl Default for Haul {
    fn default() -> Self {
        Self {
            from: ENTRANCE,
            cubes: 0,
            path: Path::default(),
            carts: [Cart::default(); 3],
            laid: 0,
            paid: 0,
        }
    }
}

impl Haul {
    fn carts(&self) -> &[Cart] {
        &self.carts[..usize::from(self.laid)]
    }
}

/// A haul as data, for positions in the middle of a turn.
impl Game {
    /// The haul while something about it is asked.
    pub(crate) fn haul_state(&self) -> Option<HaulState> {
        let Carrying { from, cubes, way, paid } = self.carrying()?;
        let way: Vec<Space> = way.into_iter().map(|station| station.space).collect();
        let covered = |cart: &Cart| {
            let start = usize::from(cart.start);
            way[start..=start + usize::from(cart.double)].to_vec()
        };
        let carts = self.haul.carts().iter().map(covered).collect();
        Some(HaulState { from, cubes, way, carts, paid })
    }

    /// Takes a haul up again; nothing if it does not fit to the question that is asked.
    pub(crate) fn restore_haul(&mut self, state: &HaulState) -> Option<()> {
        let from = self.mine.slot(state.from)?;
        let fits = self.mine.linked().has(from) && is_chamber(from);
        if !fits || !(1..=MOST_CUBES).contains(&state.cubes) {
            return None;
        }
        self.haul = Haul { from, cubes: state.cubes, ..Haul::default() };
        let stage = self.turn.stage;
        if stage == Stage::Route {
            let unbegun = state.way.is_empty() && state.carts.is_empty() && state.paid == 0;
            return unbegun.then_some(());
        }
        let route = Route::through(state.way.iter().copied())?;
        // The way exists; whether it can be paid shows below.
        match self.check_route(&route) {
            Ok(()) | Err(Illegal::TollTooDear { .. }) => {}
            Err(_) => return None,
        }
        let mut last = from;
        for slot in route.spaces().filter_map(|space| self.mine.slot(space)) {
            let mut steps = Direction::ALL.into_iter();
            let step = steps.find(|&step| self.mine.neighbour(last, step) == Some(slot))?;
            self.haul.path.push(step);
            last = slot;
        }
        for cart in &state.carts {
            let start = state.way.iter().position(|space| Some(space) == cart.first())?;
            let after = self.haul.carts().last().is_none_or(|last| start >= last.start.into());
            let end = start.checked_add(cart.len())?;
            if !after || cart.len() > 2 || state.way.get(start..end)? != cart.as_slice() {
                return None;
            }
            *self.haul.carts.get_mut(usize::from(self.haul.laid))? =
                Cart { start: start as u8, double: cart.len() == 2 };
            self.haul.laid += 1;
        }
        let way = self.current_way();
        if usize::from(state.paid) >= way.slots().len() {
            return None;
        }
        self.haul.paid = state.paid;
        let owed: u32 = (usize::from(state.paid)..way.slots().len())
            .map(|index| u32::from(way.owed(index)))
            .sum();
        let asked = match stage {
            Stage::Cart => state.paid == 0 && self.me().ready.has(Tool::Cart) && owed > 0,
            _ => {
                let (_, toll, payees) = self.toll_due()?;
                toll > 0 && payees.len() > 1 && owed <= u32::from(self.me().coins)
            }
        };
        asked.then_some(())
    }
}

impl Game {
    pub(super) fn begin_haul(&mut self, from: Slot, cubes: u8, on: &mut impl FnMut(Event)) {
        self.haul = Haul { from, cubes, ..Haul::default() };
        self.ask_route(on);
    }

    pub(super) fn take_route(&mut self, way: &Way, on: &mut impl FnMut(Event)) {
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

    /// The route as chosen, with the carts laid so far.
    pub(super) fn current_way(&self) -> Way {
        let mut slots = [ENTRANCE; LONGEST];
        let mut len = 0;
        let mut last = self.haul.from;
        while let Some(next) =
            self.haul.path.get(len as u32).and_then(|step| self.mine.neighbour(last, step))
        {
            slots[len] = next;
            len += 1;
            last = next;
        }
        let mut way = self.way(&slots[..len], self.haul.cubes);
        for cart in self.haul.carts() {
            way.lay_cart(cart.start.into(), cart.double);
        }
        way
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

    /// E6: asks for a cart or `haul` where there is a choice; otherwise does what must be done.
    fn ask_cart(&mut self, mut way: Way, on: &mut impl FnMut(Event)) {
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

    pub(crate) fn generate_carts(&self, list: &mut MoveList) {
        let way = self.current_way();
        if way.toll() <= u32::from(self.me().coins) {
            list.push(Move::Haul);
        }
        let name = |index: usize| self.mine.name(way.slots()[index]);
        self.for_each_cart(&way, |cart| {
            let start = usize::from(cart.start);
            let and = cart.double.then(|| name(start + 1));
            list.push(Move::Cart { at: name(start), and });
        });
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

    /// E7: `haul` needs the money for all that is still owed.
    pub(crate) fn check_haul(&self) -> Result<(), Illegal> {
        self.check_toll_price(self.current_way().toll())
    }

    /// E7: who cannot pay all tolls may not carry salt up.
    pub(super) fn check_toll_price(&self, price: u32) -> Result<(), Illegal> {
        let purse = self.me().coins;
        if price > u32::from(purse) {
            return Err(Illegal::TollTooDear { price, purse });
        }
        Ok(())
    }

    pub(crate) fn choose_cart(
        &mut self,
        at: Space,
        and: Option<Space>,
        on: &mut impl FnMut(Event),
    ) {
        let mut way = self.current_way();
        let slot = self.mine.slot(at);
        let start = way.slots().iter().position(|&on_way| Some(on_way) == slot);
        let start = start.unwrap_or_default() as u8;
        self.lay_cart(&mut way, Cart { start, double: and.is_some() }, on);
        self.ask_cart(way, on);
    }

    pub(crate) fn haul_up(&mut self, on: &mut impl FnMut(Event)) {
        self.pay_tolls(&self.current_way(), on);
    }

    /// E5: who is paid on a space: the foremen's owners if there are any, else all owners there.
    pub(super) fn payees(&self, slot: Slot) -> Seats {
        let mut foremen = Seats::default();
        let mut owners = Seats::default();
        for seat in Seat::first(self.seats) {
            if self.mine.foremen(seat).has(slot) {
                foremen.insert(seat);
            }
            if self.mine.present(seat).has(slot) {
                owners.insert(seat);
            }
        }
        if foremen.is_empty() { owners } else { foremen }
    }

    /// E5: pays from the chamber upwards until a toll can be shared in several ways.
    fn pay_tolls(&mut self, way: &Way, on: &mut impl FnMut(Event)) {
        while let Some(&slot) = way.slots().get(usize::from(self.haul.paid)) {
            let owed = way.owed(self.haul.paid.into());
            if owed > 0 {
                let payees = self.payees(slot);
                if payees.len() > 1 {
                    self.turn.stage = Stage::Toll;
                    return;
                }
                for payee in payees.iter() {
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

    /// E8: the salt is up, and the entrance post earns.
    fn end_haul(&mut self, on: &mut impl FnMut(Event)) {
        self.haul = Haul::default();
        self.turn.stage = Stage::Action;
        self.wage(Post::Entrance, Rule::A5, on);
    }

    /// The toll that is to be shared: its space, the sum and who may get it.
    pub(crate) fn toll_due(&self) -> Option<(Slot, u8, Seats)> {
        let way = self.current_way();
        let index = usize::from(self.haul.paid);
        let &slot = way.slots().get(index)?;
        Some((slot, way.owed(index), self.payees(slot)))
    }

    /// E5: every way to share the toll in whole groszy.
    pub(crate) fn generate_tolls(&self, list: &mut MoveList) {
        let Some((slot, owed, payees)) = self.toll_due() else { return };
        let mut payee_seats = [0; MAX_SEATS];
        let mut count = 0;
        for seat in payees.iter() {
            payee_seats[count] = seat.index();
            count += 1;
        }
        let at = self.mine.name(slot);
        let mut shares = [0; MAX_SEATS];
        share(owed, &payee_seats[..count], &mut shares, &mut |&shares| {
            list.push(Move::Toll { at, shares });
        });
    }

    /// E5: the shares go to payees and add up.
    pub(crate) fn check_toll(&self, at: Space, shares: &[u8; MAX_SEATS]) -> Result<(), Illegal> {
        let Some((slot, owed, payees)) = self.toll_due() else {
            return Err(Illegal::NotAsked { due: crate::illegal::Due::Toll });
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

    pub(crate) fn share_toll(&mut self, shares: &[u8; MAX_SEATS], on: &mut impl FnMut(Event)) {
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
    payees: &[usize],
    shares: &mut [u8; MAX_SEATS],
    found: &mut impl FnMut(&[u8; MAX_SEATS]),
) {
    match payees {
        [] => {}
        &[last] => {
            shares[last] = rest;
            found(shares);
            shares[last] = 0;
        }
        &[first, ref others @ ..] => {
            for amount in 0..=rest {
                shares[first] = amount;
                share(rest - amount, others, shares, found);
            }
            shares[first] = 0;
        }
    }
}
