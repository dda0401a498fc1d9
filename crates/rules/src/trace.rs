//! Traces: a position as JSON, for programs that check or show games. See `docs/notation.md`.

use crate::{
    Game, Order, Outcome, Salt, Seat, Space, Tool,
    game::Foreman,
    mine::{Slot, is_chamber},
    moves::Post,
};
use serde::Serialize;
use std::collections::BTreeMap;

/// One line of a trace: the position before a move, or at the end.
#[derive(Clone, PartialEq, Debug, Serialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
pub struct TraceLine {
    /// Moves played so far.
    pub ply: usize,
    /// Who decides, if the game goes on.
    pub seat: Option<Seat>,
    /// The phase, from 1.
    pub phase: u8,
    /// The round, from 1.
    pub round: u8,
    /// Actions left in the turn.
    pub actions: u8,
    /// Every legal move, sorted by bytes.
    pub legal: Vec<String>,
    /// The position, hidden things left out.
    pub state: State,
}

/// The state of a position, as in traces.
#[derive(Clone, PartialEq, Debug, Serialize)]
#[allow(missing_docs, reason = "the fields are the keys that docs/notation.md describes")]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
pub struct State {
    pub players: Vec<PlayerState>,
    #[cfg_attr(feature = "types", ts(type = "Record<Space, SpaceState>"))]
    pub mine: BTreeMap<Space, SpaceState>,
    pub castle: CastleState,
    pub market: MarketState,
    pub inn: u8,
    pub workshop: WorkshopState,
    #[cfg_attr(feature = "types", ts(type = "Partial<Record<Post, Seat | null>>"))]
    pub posts: BTreeMap<&'static str, Option<Seat>>,
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "types", ts(optional))]
    pub saltworks: Option<SaltworksState>,
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "types", ts(optional))]
    pub shafts: Option<u8>,
    pub over: Option<Outcome>,
}

/// A player's part of a [`State`].
#[derive(Clone, PartialEq, Debug, Serialize)]
#[allow(missing_docs, reason = "the fields are the keys that docs/notation.md describes")]
#[cfg_attr(feature = "types", derive(ts_rs::TS), ts(rename = "Player"))]
pub struct PlayerState {
    pub coins: u16,
    pub salt: Salt,
    pub supply: u8,
    pub foreman: bool,
    pub miners: u8,
    pub orders: u8,
    pub markers: u8,
    pub ready: Vec<Tool>,
    pub used: Vec<Tool>,
}

/// A space's part of a [`State`].
#[derive(Clone, PartialEq, Debug, Serialize)]
#[allow(missing_docs, reason = "the fields are the keys that docs/notation.md describes")]
#[cfg_attr(feature = "types", derive(ts_rs::TS), ts(as = "SpaceKeys"))]
pub struct SpaceState {
    #[serde(flatten, skip_serializing_if = "Option::is_none")]
    pub chamber: Option<ChamberState>,
    pub standing: Vec<u8>,
    pub tired: Vec<u8>,
    #[serde(skip_serializing_if = "Option::is_none")]
    pub foremen: Option<String>,
    #[serde(skip_serializing_if = "Option::is_none")]
    pub marker: Option<Seat>,
}

/// What a chamber adds to a [`SpaceState`].
#[derive(Clone, PartialEq, Debug, Serialize)]
#[allow(missing_docs, reason = "the fields are the keys that docs/notation.md describes")]
pub struct ChamberState {
    pub open: bool,
    pub salt: Salt,
    pub water: u8,
}

/// A [`SpaceState`] as TypeScript has it: without types for parts of keys that may be left out.
#[cfg(feature = "types")]
#[derive(ts_rs::TS)]
#[ts(rename = "SpaceState", optional_fields)]
#[expect(dead_code, reason = "only its type is used")]
struct SpaceKeys {
    open: Option<bool>,
    salt: Option<Salt>,
    water: Option<u8>,
    standing: Vec<u8>,
    tired: Vec<u8>,
    foremen: Option<String>,
    marker: Option<Seat>,
}

/// The castle's part of a [`State`].
#[derive(Clone, PartialEq, Debug, Serialize)]
#[allow(missing_docs, reason = "the fields are the keys that docs/notation.md describes")]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
pub struct CastleState {
    pub orders: Vec<Option<Order>>,
    pub left: u8,
    pub done: u8,
    pub near: Vec<u8>,
    pub far: Vec<u8>,
}

/// Cubes on the market.
#[derive(Clone, PartialEq, Debug, Serialize)]
#[allow(missing_docs, reason = "the fields are the keys that docs/notation.md describes")]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
pub struct MarketState {
    pub b: u8,
    pub g: u8,
    pub w: u8,
}

/// The workshop's part of a [`State`].
#[derive(Clone, PartialEq, Debug, Serialize)]
#[allow(missing_docs, reason = "the fields are the keys that docs/notation.md describes")]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
pub struct WorkshopState {
    pub open: Vec<Tool>,
    pub left: u8,
}

/// The saltworks' part of a [`State`], with Muria.
#[derive(Clone, PartialEq, Debug, Serialize)]
#[allow(missing_docs, reason = "the fields are the keys that docs/notation.md describes")]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
pub struct SaltworksState {
    pub brine: u8,
    pub pieces: Vec<u8>,
}

impl Game {
    /// The position as a line of a trace.
    pub fn trace_line(&self, ply: usize) -> TraceLine {
        let mut moves = Vec::new();
        self.legal_moves(&mut moves);
        let mut legal: Vec<String> = moves.iter().map(ToString::to_string).collect();
        legal.sort_unstable();
        TraceLine {
            ply,
            seat: self.to_move(),
            phase: self.turn.phase.number(),
            round: self.turn.round,
            actions: self.turn.actions,
            legal,
            state: self.state(),
        }
    }

    /// The position, hidden things left out. In the mapped mine the face-up tiles are told by
    /// [`Game::face_up`].
    pub fn state(&self) -> State {
        let muria = self.rules.is_muria();
        let counts = |count: &dyn Fn(Seat) -> u8| Seat::first(self.seats).map(count).collect();
        let posts = Post::ALL.into_iter().filter(|post| muria || !post.needs_muria());
        State {
            players: Seat::first(self.seats).map(|seat| self.player_state(seat)).collect(),
            mine: self.mine_state(),
            castle: CastleState {
                orders: (0..self.castle.slots).map(|slot| self.order(slot)).collect(),
                left: self.castle.left(self.turn.phase, self.components),
                done: self.castle.done,
                near: counts(&|seat| self.near(seat)),
                far: counts(&|seat| self.far(seat)),
            },
            market: {
                let [b, g, w] = self.market.cubes;
                MarketState { b, g, w }
            },
            inn: self.inn,
            workshop: WorkshopState {
                open: self.workshop.open.into_iter().flatten().collect(),
                left: self.workshop.left(self.turn.phase),
            },
            posts: posts
                .map(|post| (post.name(), self.posts[post.index()].map(|holder| holder.owner)))
                .collect(),
            saltworks: muria.then(|| SaltworksState {
                brine: self.saltworks.brine,
                pieces: counts(&|seat| self.boiling(seat)),
            }),
            shafts: muria.then_some(self.shafts),
            over: self.outcome(),
        }
    }

    fn player_state(&self, seat: Seat) -> PlayerState {
        let player = self.player(seat);
        PlayerState {
            coins: player.coins,
            salt: player.salt,
            supply: player.supply,
            foreman: player.foreman == Foreman::Supply,
            miners: player.miners,
            orders: player.orders,
            markers: self.mine.markers(seat).len(),
            ready: player.ready.iter().collect(),
            used: player.used.iter().collect(),
        }
    }

    fn mine_state(&self) -> BTreeMap<Space, SpaceState> {
        let shown = self.mine.chambers() | self.mine.links().occupied;
        shown.map(|slot| (self.mine.name(slot), self.space_state(slot))).collect()
    }

    fn space_state(&self, slot: Slot) -> SpaceState {
        let seats = || Seat::first(self.seats);
        let contents = self.mine.contents(slot);
        let foreman = |seat| match () {
            () if !self.mine.foremen(seat).has(slot) => '-',
            () if self.mine.foreman_is_tired(seat) => '~',
            () => '+',
        };
        SpaceState {
            chamber: is_chamber(slot).then(|| ChamberState {
                open: self.mine.revealed().has(slot),
                salt: contents.salt(),
                water: contents.water(),
            }),
            standing: seats().map(|seat| self.mine.standing_miners(seat, slot)).collect(),
            tired: seats().map(|seat| self.mine.tired_miners(seat, slot)).collect(),
            foremen: self.rules.is_muria().then(|| seats().map(foreman).collect()),
            marker: seats().find(|&seat| self.mine.markers(seat).has(slot)),
        }
    }
}
