//! Where all money, cubes, water and pieces are.

use super::Fault;
use crate::{Event, Game, Kind, Place, Purse, Seat, Store, Tool, moves::Post};
use std::collections::BTreeMap;

/// A count of everything, by where it is. The bank is not counted: it never runs out (G5).
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub(super) struct Census(BTreeMap<String, i64>);

impl Census {
    pub(super) fn of(game: &Game) -> Self {
        let mut census = Self::default();
        for seat in Seat::first(game.seats) {
            census.count_player(game, seat);
        }
        for slot in game.mine.chambers() {
            let chamber = Store::Chamber(game.mine.name(slot));
            let contents = game.mine.contents(slot);
            census.water(chamber, i64::from(contents.water()));
            for kind in Kind::DUG {
                census.salt(chamber, kind, i64::from(contents.salt().of(kind)));
            }
        }
        for kind in Kind::DUG {
            census.salt(Store::Market, kind, i64::from(game.market.cubes[kind.index()]));
        }
        census.water(Store::Saltworks, i64::from(game.saltworks.brine));
        census
    }

    fn count_player(&mut self, game: &Game, seat: Seat) {
        let player = game.player(seat);
        self.coins(seat, i64::from(player.coins));
        for kind in Kind::ALL {
            self.salt(Store::Of(seat), kind, i64::from(player.salt.of(kind)));
        }
        let index = seat.index();
        let arrived = if seat == game.turn.seat { game.turn.arrived } else { 0 };
        let places = [
            (Place::Supply, player.supply),
            (Place::NearCircle, game.castle.near[index]),
            (Place::FarCircle, game.castle.far[index]),
            (Place::Saltworks, game.saltworks.miners[index]),
            (Place::Throne, arrived),
        ];
        for (place, miners) in places {
            self.piece(seat, false, place, i64::from(miners));
        }
        for post in Post::ALL {
            let Some(holder) = game.posts[post.index()].filter(|holder| holder.owner == seat)
            else {
                continue;
            };
            let miners = if holder.foreman { 0 } else { 1 + i64::from(post == Post::Entrance) };
            self.piece(seat, false, Place::Post(post), miners);
        }
        for slot in game.mine.pieces(seat) {
            let place = Place::Mine(game.mine.name(slot));
            let miners = game.mine.standing_miners(seat, slot) + game.mine.tired_miners(seat, slot);
            self.piece(seat, false, place, i64::from(miners));
        }
        if let Some(place) = game.foreman(seat) {
            self.piece(seat, true, place, 1);
        }
    }

    fn add(&mut self, key: String, count: i64) {
        let entry = self.0.entry(key).or_default();
        *entry += count;
    }

    fn coins(&mut self, seat: Seat, count: i64) {
        self.add(format!("coins of {seat:?}"), count);
    }

    fn salt(&mut self, store: Store, kind: Kind, count: i64) {
        match store {
            Store::Bank => {}
            // In the saltworks brine and water are the same cubes.
            Store::Saltworks => self.water(store, count),
            _ => self.add(format!("{kind:?} in {store:?}"), count),
        }
    }

    fn water(&mut self, store: Store, count: i64) {
        if store != Store::Bank {
            self.add(format!("water in {store:?}"), count);
        }
    }

    fn piece(&mut self, seat: Seat, foreman: bool, place: Place, count: i64) {
        if place != Place::Bank {
            let piece = if foreman { "foreman" } else { "miners" };
            self.add(format!("{piece} of {seat:?} at {place:?}"), count);
        }
    }

    /// Records what an event says has moved.
    pub(super) fn record(&mut self, event: &Event) {
        match *event {
            Event::Paid { from, to, amount, .. } => {
                for (purse, count) in [(from, -i64::from(amount)), (to, i64::from(amount))] {
                    if let Purse::Of(seat) = purse {
                        self.coins(seat, count);
                    }
                }
            }
            Event::SaltMoved { from, to, salt } => {
                for kind in Kind::ALL {
                    let count = i64::from(salt.of(kind));
                    self.salt(from, kind, -count);
                    self.salt(to, kind, count);
                }
            }
            Event::WaterMoved { from, to, count } => {
                self.water(from, -i64::from(count));
                self.water(to, i64::from(count));
            }
            Event::PieceMoved { seat, foreman, from, to } => {
                self.piece(seat, foreman, from, -1);
                self.piece(seat, foreman, to, 1);
            }
            _ => {}
        }
    }

    /// The first thing that two counts disagree on.
    pub(super) fn difference(&self, other: &Self) -> Option<String> {
        let keys = self.0.keys().chain(other.0.keys());
        let count = |census: &Self, key| census.0.get(key).copied().unwrap_or_default();
        keys.map(|key| (key, count(self, key), count(other, key)))
            .find(|(_, said, found)| said != found)
            .map(|(key, said, found)| format!("{key}: events say {said}, the position {found}"))
    }

    /// Every piece is somewhere, and no tool is there more than three times.
    pub(super) fn check(&self, game: &Game) -> Result<(), Fault> {
        for seat in Seat::first(game.seats) {
            let owned = i64::from(game.player(seat).miners);
            let foremen = i64::from(game.rules.is_muria());
            for (piece, expected) in [("miners", owned), ("foreman", foremen)] {
                let prefix = format!("{piece} of {seat:?} at");
                let entries = self.0.iter().filter(|(key, _)| key.starts_with(&prefix));
                let found: i64 = entries.map(|(_, count)| count).sum();
                if found != expected {
                    let what = format!("{piece} of {seat:?}: {found} of {expected} are somewhere");
                    return Err(Fault::PieceCount { what });
                }
            }
        }
        for tool in Tool::ALL {
            let open = game.workshop.open.iter().filter(|&&open| open == Some(tool)).count();
            let owned: u8 = Seat::first(game.seats)
                .map(|seat| {
                    game.player(seat).ready.count(tool) + game.player(seat).used.count(tool)
                })
                .sum();
            if usize::from(owned) + open > 3 {
                return Err(Fault::ToolCount { what: format!("{tool:?}: {owned} and {open}") });
            }
        }
        Ok(())
    }
}
