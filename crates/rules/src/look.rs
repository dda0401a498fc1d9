//! What lies open on the table, for programs that evaluate a position.
//!
//! Everything here is cheap and allocates nothing; [`Game::state`] gives the same as text.

use crate::{
    Game, Kind, Mine, Salt, Seat, Tool, Tools,
    game::{Assistant, Foreman},
    moves::{Building, Post},
};

impl Game {
    /// The mine: its spaces, what lies in them and who stands where.
    #[inline]
    pub fn mine(&self) -> &Mine {
        &self.mine
    }

    /// The player who begins the rounds of this phase (T1).
    pub fn start_player(&self) -> Seat {
        self.turn.start
    }

    /// Whether the player to move has visited a building in this turn (B1).
    #[inline]
    pub fn visited(&self, building: Building) -> bool {
        self.turn.visited.has(building)
    }

    /// Whether the player to move has done anything but pass in this turn (T4).
    #[inline]
    pub fn has_worked(&self) -> bool {
        self.turn.worked
    }

    /// Miners in a player's supply.
    #[inline]
    pub fn supply(&self, seat: Seat) -> u8 {
        self.player(seat).supply
    }

    /// Miners a player owns, wherever they are.
    #[inline]
    pub fn miners(&self, seat: Seat) -> u8 {
        self.player(seat).miners
    }

    /// Whether a player's foreman is in the supply.
    #[inline]
    pub fn foreman_in_supply(&self, seat: Seat) -> bool {
        self.player(seat).foreman == Foreman::Supply
    }

    /// A player's unused tools.
    #[inline]
    pub fn ready(&self, seat: Seat) -> Tools {
        self.player(seat).ready
    }

    /// A player's tools that are used for this phase.
    #[inline]
    pub fn used(&self, seat: Seat) -> Tools {
        self.player(seat).used
    }

    /// Orders completed in this phase, by anyone (T5).
    #[inline]
    pub fn completed(&self) -> u8 {
        self.castle.done
    }

    /// Orders left in this phase's stack.
    #[inline]
    pub fn orders_left(&self) -> u8 {
        self.castle.left(self.turn.phase, &self.components)
    }

    /// A player's pieces in the castle's near circle (K2).
    #[inline]
    pub fn near(&self, seat: Seat) -> u8 {
        self.count_with_foreman(self.castle.near, seat, Foreman::Near)
    }

    /// A player's pieces in the castle's far circle (K2).
    #[inline]
    pub fn far(&self, seat: Seat) -> u8 {
        self.count_with_foreman(self.castle.far, seat, Foreman::Far)
    }

    /// Pieces of the player to move that have arrived at the castle and are not settled (T2).
    #[inline]
    pub fn arrived(&self) -> u8 {
        self.turn.arrived + u8::from(self.me().foreman == Foreman::Arrived)
    }

    /// Who holds a post (A1).
    #[inline]
    pub fn assistant(&self, post: Post) -> Option<Assistant> {
        self.posts[post.index()]
    }

    /// K3: what a player lacks for the order in a castle slot, counted from 0: nothing if the salt
    /// covers it; `None` where no order lies.
    pub fn lacks(&self, seat: Seat, slot: u8) -> Option<Salt> {
        let wanted = self.order(slot)?.salt;
        let salt = self.salt(seat);
        let missing = Kind::ALL.map(|kind| wanted.of(kind).saturating_sub(salt.of(kind)));
        Some(Salt::new(missing))
    }

    /// Tired pieces of a player in the mine.
    pub fn tired(&self, seat: Seat) -> u8 {
        let pieces = self.mine.pieces(seat);
        let miners: u8 = pieces.map(|slot| self.mine.tired_miners(seat, slot)).sum();
        miners + u8::from(self.mine.foreman_is_tired(seat))
    }

    /// T4: whether passing all actions that are left lets tired pieces of the player to move stand
    /// up at the end of the turn.
    pub fn may_rest(&self) -> bool {
        !self.is_over() && !self.has_worked() && self.tired(self.turn.seat) > 0
    }

    /// The face-up tool in a workshop slot, counted from 0 (B3).
    #[inline]
    pub fn tool_on_offer(&self, slot: u8) -> Option<Tool> {
        self.workshop.open.get(usize::from(slot)).copied().flatten()
    }

    /// Tools left in this phase's stack (B3).
    #[inline]
    pub fn tools_left(&self) -> u8 {
        self.workshop.left(self.turn.phase)
    }

    /// What a tool in a workshop slot costs (B3).
    #[inline]
    pub fn tool_price(&self, slot: u8) -> u8 {
        self.components.workshop_prices[usize::from(slot) % 3]
    }

    /// What a miner costs at the inn; nothing once it is closed (B2).
    #[inline]
    pub fn hiring_price(&self) -> Option<u8> {
        self.components.inn_prices.get(usize::from(self.inn)).copied()
    }

    /// What the market pays for a cube, if its column has room (B5).
    #[inline]
    pub fn sale_price(&self, kind: Kind) -> Option<u8> {
        let column = self.components.market.get(kind.index())?;
        let free = column.free(self.market.cubes[kind.index()]);
        (free > 0).then(|| column.price(free - 1))
    }

    /// What a cube costs at the market, if there is one (B5).
    #[inline]
    pub fn purchase_price(&self, kind: Kind) -> Option<u8> {
        let column = self.components.market.get(kind.index())?;
        let cubes = self.market.cubes[kind.index()];
        (cubes > 0).then(|| column.price(column.free(cubes)))
    }

    /// Brine in the saltworks (W).
    #[inline]
    pub fn brine(&self) -> u8 {
        self.saltworks.brine
    }

    /// A player's pieces in the saltworks (W1).
    #[inline]
    pub fn boiling(&self, seat: Seat) -> u8 {
        self.count_with_foreman(self.saltworks.miners, seat, Foreman::Saltworks)
    }

    /// Shaft tiles that may still be built (M3).
    #[inline]
    pub fn shaft_tiles(&self) -> u8 {
        self.shafts
    }
}

#[cfg(test)]
mod tests {
    use crate::{ByKind, Foremen, Game, Kind, Post, Price, RuleSet, Seat};
    use rand::{RngExt, SeedableRng};
    use rand_chacha::ChaCha8Rng;

    #[test]
    fn b5_the_market_says_what_each_kind_costs_and_brings() {
        let game = Game::from_seed(RuleSet::default(), 2, 1).unwrap();
        let price = |buy, sell| Price { buy, sell };
        let expected = ByKind {
            b: price(Some(4), Some(3)),
            g: price(Some(6), Some(5)),
            w: price(None, Some(8)),
        };
        assert_eq!(game.market_prices(), expected);
    }

    /// What programs see and what traces show is the same table.
    #[test]
    fn what_is_seen_is_what_the_state_says() {
        for (rules, players) in [(RuleSet::default(), 3), (RuleSet::muria(), 5)] {
            let mut game = Game::from_seed(rules, players, 7).unwrap();
            let mut rng = ChaCha8Rng::seed_from_u64(7);
            let mut list = Vec::new();
            while !game.is_over() {
                compare(&game);
                game.legal_moves(&mut list);
                game.play_unchecked(list[rng.random_range(0..list.len())]);
            }
        }
    }

    fn compare(game: &Game) {
        let state = game.state();
        assert_eq!(game.completed(), state.castle.done);
        assert_eq!(game.orders_left(), state.castle.left);
        for slot in 0..4 {
            let open = state.castle.orders.get(usize::from(slot)).copied().flatten();
            assert_eq!(game.order(slot), open);
        }
        for slot in 0..3 {
            let open = state.workshop.open.get(usize::from(slot)).copied();
            assert_eq!(game.tool_on_offer(slot), open);
        }
        for post in Post::ALL {
            let holder = state.posts.get(&post).copied().flatten();
            assert_eq!(
                game.assistant(post).map(|assistant| assistant.owner),
                holder.map(|h| h.seat)
            );
        }
        for kind in Kind::DUG {
            assert_eq!(game.purchase_price(kind).is_some(), game.market_cubes(kind) > 0);
        }
        for seat in Seat::first(game.players()) {
            let player = &state.players[seat.index()];
            assert_eq!(game.supply(seat), player.supply);
            assert_eq!(game.foreman_in_supply(seat), player.foreman);
            assert_eq!(game.miners(seat), player.miners);
            assert!(game.ready(seat).iter().eq(player.ready.iter().copied()));
            assert!(game.used(seat).iter().eq(player.used.iter().copied()));
            let pieces = |miners: &[u8], foremen: Option<&Foremen>| {
                let foreman = foremen.is_some_and(|all| all.0[seat.index()].is_there());
                miners[seat.index()] + u8::from(foreman)
            };
            let [near, far] = [&state.castle.near, &state.castle.far]
                .map(|circle| pieces(&circle.miners, circle.foremen.as_ref()));
            assert_eq!((game.near(seat), game.far(seat)), (near, far));
            if let Some(saltworks) = &state.saltworks {
                let there = pieces(&saltworks.miners, Some(&saltworks.foremen));
                assert_eq!(game.boiling(seat), there);
                assert_eq!(game.brine(), saltworks.brine);
            }
        }
        let mine = game.mine();
        for slot in mine.existing() {
            let space = &state.mine[&mine.name(slot)];
            if let Some(chamber) = &space.chamber {
                assert_eq!(mine.revealed().has(slot), chamber.open);
                assert_eq!(mine.salt(slot), chamber.salt);
                assert_eq!(mine.water(slot), chamber.water);
            }
            for seat in Seat::first(game.players()) {
                assert_eq!(mine.standing_miners(seat, slot), space.standing[seat.index()]);
                assert_eq!(mine.tired_miners(seat, slot), space.tired[seat.index()]);
            }
        }
    }
}
