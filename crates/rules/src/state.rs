//! The state: everything that lies open in a position, as data. It is what traces, servers and
//! other programs get; `docs/notation.md` describes its JSON.

use crate::{
    Building, Game, Order, Outcome, Post, Salt, Seat, Space, Tool,
    game::Foreman,
    mine::{Slot, is_chamber},
};
use serde::{Deserialize, Serialize};
use std::{collections::BTreeMap, fmt, str::FromStr};

/// Everything that lies open in a position (G4).
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct State {
    /// The players, by seat.
    pub players: Vec<PlayerState>,
    /// Every space that exists, and what is there.
    pub mine: BTreeMap<Space, SpaceState>,
    /// Orders and queue.
    pub castle: CastleState,
    /// Cubes on the market.
    pub market: MarketState,
    /// B2: the index of the inn's next price from 0; 7 when closed.
    pub inn: u8,
    /// Tools on offer.
    pub workshop: WorkshopState,
    /// A1: who holds each post.
    #[cfg_attr(feature = "schema", schemars(schema_with = "posts_schema"))]
    pub posts: BTreeMap<Post, Option<PostState>>,
    /// W: the saltworks, with Muria.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub saltworks: Option<SaltworksState>,
    /// M3: shaft tiles that may still be built, with Muria.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub shafts: Option<u8>,
    /// The start player of this phase (T6).
    pub start: Seat,
    /// B1: the buildings that the player on turn has visited, sorted by name.
    pub visited: Vec<Building>,
    /// The result, once the game is over (T7).
    pub over: Option<Outcome>,
}

/// Each post that the game has, by its name.
#[cfg(feature = "schema")]
fn posts_schema(generator: &mut schemars::SchemaGenerator) -> schemars::Schema {
    crate::schema::by_name::<Option<PostState>>(generator, Post::ALL.map(Post::name), false)
}

/// A player's part of a [`State`].
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema), schemars(rename = "Player"))]
pub struct PlayerState {
    /// Groszy.
    pub coins: u16,
    /// Cubes.
    pub salt: Salt,
    /// Miners in the supply.
    pub supply: u8,
    /// Whether the foreman is in the supply.
    pub foreman: bool,
    /// All miners owned, wherever they are.
    pub miners: u8,
    /// Orders completed.
    pub orders: u8,
    /// M6: markers in the mine.
    pub markers: u8,
    /// Unused tools, in the order of the notation.
    pub ready: Vec<Tool>,
    /// Used tools, in the order of the notation.
    pub used: Vec<Tool>,
}

/// A space's part of a [`State`].
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(into = "SpaceKeys", try_from = "SpaceKeys")]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct SpaceState {
    /// What a chamber has; shaft sections have none of it.
    pub chamber: Option<ChamberState>,
    /// Standing miners, by seat.
    pub standing: Vec<u8>,
    /// Tired miners, by seat.
    pub tired: Vec<u8>,
    /// Foremen, with Muria.
    pub foremen: Option<Foremen>,
    /// M6: who has built this shaft.
    pub marker: Option<Seat>,
}

/// What a chamber adds to a [`SpaceState`].
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct ChamberState {
    /// P3: whether somebody has entered it; a spent chamber stays open.
    pub open: bool,
    /// The salt in it.
    pub salt: Salt,
    /// The water in it.
    pub water: u8,
}

/// The keys of a [`SpaceState`] in JSON, where those of a chamber may be left out.
#[derive(Clone, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
struct SpaceKeys {
    #[serde(default, skip_serializing_if = "Option::is_none")]
    open: Option<bool>,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    salt: Option<Salt>,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    water: Option<u8>,
    standing: Vec<u8>,
    tired: Vec<u8>,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    foremen: Option<Foremen>,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    marker: Option<Seat>,
}

impl From<SpaceState> for SpaceKeys {
    fn from(space: SpaceState) -> Self {
        let chamber = space.chamber;
        Self {
            open: chamber.as_ref().map(|chamber| chamber.open),
            salt: chamber.as_ref().map(|chamber| chamber.salt),
            water: chamber.as_ref().map(|chamber| chamber.water),
            standing: space.standing,
            tired: space.tired,
            foremen: space.foremen,
            marker: space.marker,
        }
    }
}

impl TryFrom<SpaceKeys> for SpaceState {
    type Error = &'static str;

    fn try_from(keys: SpaceKeys) -> Result<Self, Self::Error> {
        let chamber = match (keys.open, keys.salt, keys.water) {
            (Some(open), Some(salt), Some(water)) => Some(ChamberState { open, salt, water }),
            (None, None, None) => None,
            _ => return Err("a chamber has all of `open`, `salt` and `water`, a shaft none"),
        };
        let SpaceKeys { standing, tired, foremen, marker, .. } = keys;
        Ok(Self { chamber, standing, tired, foremen, marker })
    }
}

/// The castle's part of a [`State`].
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct CastleState {
    /// The order in each slot, if one lies there.
    pub orders: Vec<Option<Order>>,
    /// Orders left in this phase's stack.
    pub left: u8,
    /// Orders completed in this phase.
    pub done: u8,
    /// K2: the circle near the king.
    pub near: PiecesState,
    /// K2: the circle behind it.
    pub far: PiecesState,
    /// T2: pieces of the player on turn that have arrived and are not settled.
    pub arrived: Option<ArrivedState>,
}

/// Pieces of all players at one place.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct PiecesState {
    /// Miners, by seat.
    pub miners: Vec<u8>,
    /// Foremen, with Muria.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub foremen: Option<Foremen>,
}

/// Pieces of one player that have arrived at the castle.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct ArrivedState {
    /// Miners.
    pub miners: u8,
    /// Whether the foreman too.
    pub foreman: bool,
}

/// Who holds a post (A1).
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct PostState {
    /// Whose pieces.
    pub seat: Seat,
    /// Miners: one, two at the entrance (A4), none where the foreman is.
    pub miners: u8,
    /// Whether it is the foreman.
    pub foreman: bool,
}

/// Cubes on the market.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
#[allow(missing_docs, reason = "the letters of the notation")]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct MarketState {
    pub b: u8,
    pub g: u8,
    pub w: u8,
}

/// The workshop's part of a [`State`].
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct WorkshopState {
    /// Face-up cards, cheapest place first.
    pub open: Vec<Tool>,
    /// Cards left in this phase's stack.
    pub left: u8,
}

/// The saltworks' part of a [`State`], with Muria.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct SaltworksState {
    /// Brine in the pans.
    pub brine: u8,
    /// Miners, by seat.
    pub miners: Vec<u8>,
    /// Foremen.
    pub foremen: Foremen,
}

/// One character a seat: which players' foremen are at a place, and how.
#[derive(Clone, PartialEq, Eq, Debug)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema), schemars(with = "String", extend("pattern" = "^[-+~]*$")))]
pub struct Foremen(pub Vec<ForemanSign>);

/// Whether a foreman is at a place, and how.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum ForemanSign {
    /// Not there: `-`.
    None,
    /// There, and standing: `+`.
    Standing,
    /// There, and tired: `~`.
    Tired,
}

impl ForemanSign {
    const ALL: [(Self, char); 3] = [(Self::None, '-'), (Self::Standing, '+'), (Self::Tired, '~')];

    /// Whether the foreman is there at all.
    pub fn is_there(self) -> bool {
        self != Self::None
    }
}

impl fmt::Display for Foremen {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let letter = |&sign| ForemanSign::ALL.iter().find(|(other, _)| *other == sign);
        self.0.iter().filter_map(letter).try_for_each(|(_, letter)| write!(f, "{letter}"))
    }
}

impl FromStr for Foremen {
    type Err = &'static str;

    fn from_str(text: &str) -> Result<Self, Self::Err> {
        let sign = |letter| ForemanSign::ALL.iter().find(|(_, other)| *other == letter);
        let signs = text.chars().map(|letter| sign(letter).map(|(sign, _)| *sign));
        signs.collect::<Option<_>>().map(Self).ok_or("foremen are written with `-`, `+` and `~`")
    }
}

serialize_as_text!(Foremen);
deserialize_from_text!(Foremen);

impl Game {
    /// Everything that lies open. In the mapped mine the tiles that nobody has entered come from
    /// [`Game::face_up`].
    pub fn state(&self) -> State {
        let muria = self.rules.is_muria();
        let posts = Post::of(self.rules.expansion).iter();
        State {
            players: Seat::first(self.seats).map(|seat| self.player_state(seat)).collect(),
            mine: self.mine.existing().map(|slot| self.space_state(slot)).collect(),
            castle: CastleState {
                orders: (0..self.castle.slots).map(|slot| self.order(slot)).collect(),
                left: self.castle.left(self.turn.phase, &self.components),
                done: self.castle.done,
                near: self.pieces_state(self.castle.near, Foreman::Near),
                far: self.pieces_state(self.castle.far, Foreman::Far),
                arrived: self.arrived_state(),
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
            posts: posts.map(|&post| (post, self.post_state(post))).collect(),
            saltworks: muria.then(|| SaltworksState {
                brine: self.saltworks.brine,
                miners: self.by_seat(|seat| self.saltworks.miners[seat.index()]),
                foremen: self.foremen_at(Foreman::Saltworks),
            }),
            shafts: muria.then_some(self.shafts),
            start: self.turn.start,
            visited: self.visited_state(),
            over: self.outcome(),
        }
    }

    fn by_seat<T>(&self, of: impl Fn(Seat) -> T) -> Vec<T> {
        Seat::first(self.seats).map(of).collect()
    }

    fn foremen_at(&self, place: Foreman) -> Foremen {
        Foremen(self.by_seat(|seat| match self.player(seat).foreman == place {
            true => ForemanSign::Standing,
            false => ForemanSign::None,
        }))
    }

    fn pieces_state(&self, miners: [u8; crate::MAX_SEATS], place: Foreman) -> PiecesState {
        PiecesState {
            miners: self.by_seat(|seat| miners[seat.index()]),
            foremen: self.rules.is_muria().then(|| self.foremen_at(place)),
        }
    }

    fn arrived_state(&self) -> Option<ArrivedState> {
        let foreman = self.me().foreman == Foreman::Arrived;
        let miners = self.turn.arrived;
        (miners > 0 || foreman).then_some(ArrivedState { miners, foreman })
    }

    fn post_state(&self, post: Post) -> Option<PostState> {
        let holder = self.assistant(post)?;
        let (seat, foreman) = (holder.owner, holder.foreman);
        Some(PostState { seat, miners: holder.miners(post), foreman })
    }

    fn visited_state(&self) -> Vec<Building> {
        let mut visited: Vec<Building> =
            Building::ALL.into_iter().filter(|&b| !self.is_over() && self.visited(b)).collect();
        visited.sort_by_key(|building| building.name());
        visited
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

    fn space_state(&self, slot: Slot) -> (Space, SpaceState) {
        let contents = self.mine.contents(slot);
        let sign = |seat| match () {
            () if !self.mine.foremen(seat).has(slot) => ForemanSign::None,
            () if self.mine.foreman_is_tired(seat) => ForemanSign::Tired,
            () => ForemanSign::Standing,
        };
        let state = SpaceState {
            chamber: is_chamber(slot).then(|| ChamberState {
                open: self.mine.revealed().has(slot),
                salt: contents.salt(),
                water: contents.water(),
            }),
            standing: self.by_seat(|seat| self.mine.standing_miners(seat, slot)),
            tired: self.by_seat(|seat| self.mine.tired_miners(seat, slot)),
            foremen: self.rules.is_muria().then(|| Foremen(self.by_seat(sign))),
            marker: Seat::first(self.seats).find(|&seat| self.mine.markers(seat).has(slot)),
        };
        (self.mine.name(slot), state)
    }
}
