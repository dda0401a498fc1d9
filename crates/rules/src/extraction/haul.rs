//! Salt on its way up: what has been decided so far, from the extraction to its end (E8).

use super::{
    Carrying,
    cart::Cart,
    route::{Spaces, Way},
};
use crate::{
    Game, Illegal, Space, Tool,
    event::Event,
    game::Stage,
    mine::{Direction, ENTRANCE, Slot, is_chamber},
    moves::Post,
    position::HaulState,
    route::{Path, Route},
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
    pub(super) path: Path,
    pub(super) carts: [Cart; 3],
    pub(super) laid: u8,
    /// Spaces of the route whose toll is paid.
    pub(super) paid: u8,
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
    pub(super) fn carts(&self) -> &[Cart] {
        &self.carts[..usize::from(self.laid)]
    }
}

/// A haul as data, for positions in the middle of a turn.
impl Game {
    /// The haul while something about it is asked.
    pub fn haul_state(&self) -> Option<HaulState> {
        let Carrying { from, cubes, way, paid } = self.carrying()?;
        let way: Vec<Space> = way.into_iter().map(|station| station.space).collect();
        let covered = |cart: &Cart| {
            let start = usize::from(cart.start);
            way[start..=start + usize::from(cart.double)].to_vec()
        };
        let carts = self.haul.carts().iter().map(covered).collect();
        Some(HaulState { from, cubes, way, carts, paid })
    }

    /// Takes a haul up again; nothing if it does not fit the question that is asked.
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

    /// The route as chosen, with the carts laid so far.
    pub(super) fn current_way(&self) -> Way {
        let mut last = self.haul.from;
        let slots: Spaces = self
            .haul
            .path
            .steps()
            .map_while(|step| {
                last = self.mine.neighbour(last, step)?;
                Some(last)
            })
            .collect();
        let mut way = self.way(&slots, self.haul.cubes);
        for cart in self.haul.carts() {
            way.lay_cart(cart.start.into(), cart.double);
        }
        way
    }

    /// E8: the salt is up, and the entrance post earns.
    pub(super) fn end_haul(&mut self, on: &mut impl FnMut(Event)) {
        self.haul = Haul::default();
        self.turn.stage = Stage::Action;
        self.wage(Post::Entrance, on);
    }
}
