//! Salt on its way up: what has been decided so far, from the extraction to its end (E8).

use super::{
    cart::Cart,
    route::{LONGEST, Way},
};
use crate::{
    Game,
    event::Event,
    game::Stage,
    mine::{ENTRANCE, Slot},
    moves::Post,
    route::Path,
};

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

impl Game {
    pub(super) fn begin_haul(&mut self, from: Slot, cubes: u8, on: &mut impl FnMut(Event)) {
        self.haul = Haul { from, cubes, ..Haul::default() };
        self.ask_route(on);
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

    /// E8: the salt is up, and the entrance post earns.
    pub(super) fn end_haul(&mut self, on: &mut impl FnMut(Event)) {
        self.haul = Haul::default();
        self.turn.stage = Stage::Action;
        self.wage(Post::Entrance, on);
    }
}
