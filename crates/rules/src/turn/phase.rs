//! The phases of the game (T1): how many orders end one (T5), and what happens then (T6).

use super::TurnOrder;
use crate::{
    Game, Kind, RuleSet, Salt, Seat,
    event::{Event, Place, Store},
    game::Foreman,
    moves::Post,
    seat::MAX_SEATS,
};
use serde::{Deserialize, Serialize};

/// A phase of the game: its rounds, with orders and tools of its own.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub enum Phase {
    /// The first.
    I,
    /// The second.
    II,
    /// The third and last.
    III,
}

one_to_three!(Phase);

/// T5: how many completed orders end a phase.
pub(crate) fn threshold(rules: &RuleSet, seats: u8, phase: Phase) -> u8 {
    let usual = if seats == 2 { 4 } else { 5 };
    let longer = rules.is_muria() && phase == Phase::III;
    usual + u8::from(longer)
}

impl Game {
    /// T5: how many completed orders end a phase.
    pub fn threshold(&self, phase: Phase) -> u8 {
        threshold(&self.rules, self.seats, phase)
    }

    /// T6: the phase ends and the next begins.
    pub(super) fn next_phase(&mut self, next: TurnOrder, on: &mut impl FnMut(Event)) {
        self.everybody_goes_home(on);
        for seat in Seat::first(self.seats) {
            let player = self.player_mut(seat);
            player.ready = player.ready.with(player.used);
            player.used = Default::default();
        }
        for kind in [Kind::Brown, Kind::Green] {
            if self.market.top_up(kind) {
                let salt = Salt::one(kind);
                on(Event::SaltMoved { from: Store::Bank, to: Store::Market, salt });
            }
        }
        if self.saltworks.brine > 2 {
            let count = self.saltworks.brine - 2;
            self.saltworks.brine = 2;
            on(Event::WaterMoved { from: Store::Saltworks, to: Store::Bank, count });
        }
        self.turn.start = next.start;
        self.begin_phase(next.phase, on);
    }

    /// T6, W6: all pieces return to their owners' supplies, standing and without brine.
    fn everybody_goes_home(&mut self, on: &mut impl FnMut(Event)) {
        for seat in Seat::first(self.seats) {
            let home = |foreman, from| Event::PieceMoved { seat, foreman, from, to: Place::Supply };
            for slot in self.mine.pieces(seat) {
                let at = Place::Mine(self.mine.name(slot));
                let miners =
                    self.mine.standing_miners(seat, slot) + self.mine.tired_miners(seat, slot);
                (0..miners).for_each(|_| on(home(false, at)));
                if self.mine.foremen(seat).has(slot) {
                    on(home(true, at));
                }
            }
            let waiting = [
                (self.castle.near[seat.index()], Place::NearCircle),
                (self.castle.far[seat.index()], Place::FarCircle),
                (self.saltworks.miners[seat.index()], Place::Saltworks),
            ];
            for (miners, from) in waiting {
                (0..miners).for_each(|_| on(home(false, from)));
            }
            match self.player(seat).foreman {
                Foreman::Far => on(home(true, Place::FarCircle)),
                Foreman::Near => on(home(true, Place::NearCircle)),
                Foreman::Saltworks => on(home(true, Place::Saltworks)),
                _ => {}
            }
            let player = self.player_mut(seat);
            player.supply = player.miners;
            if player.foreman != Foreman::Box {
                player.foreman = Foreman::Supply;
            }
        }
        for post in Post::ALL {
            let Some(assistant) = self.posts[post.index()].take() else { continue };
            let pair = post == Post::Entrance && !assistant.foreman;
            for _ in 0..1 + u8::from(pair) {
                on(Event::PieceMoved {
                    seat: assistant.owner,
                    foreman: assistant.foreman,
                    from: Place::Post(post),
                    to: Place::Supply,
                });
            }
        }
        self.mine.clear_pieces();
        self.castle.near = [0; MAX_SEATS];
        self.castle.far = [0; MAX_SEATS];
        self.saltworks.miners = [0; MAX_SEATS];
    }
}
