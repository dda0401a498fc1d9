//! Moves: everything a player can decide.

use crate::{Expansion, Kind, Route, Salt, Space, seat::MAX_SEATS};
use serde::{Deserialize, Serialize};

/// A list of moves, to be used again and again.
pub type MoveList = Vec<Move>;

/// A move, as written in the notation. Small and plain; see `docs/notation.md` for the text form.
///
/// A move says what is wanted, not that it is legal; [`Game::check`](crate::Game::check) judges it.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema), schemars(with = "String"))]
pub enum Move {
    /// K3: an arrived piece completes the order in a castle slot, counted from 0.
    Deliver {
        /// The castle slot.
        slot: u8,
    },
    /// K4: an arrived piece pays the penalty.
    Forfeit(Forfeit),
    /// P1: a piece goes to a space of the mine.
    Place {
        /// The piece.
        piece: Source,
        /// Where it goes.
        to: Space,
    },
    /// P4: a rope lets one more piece go.
    Rope {
        /// The piece.
        piece: Source,
        /// Where it goes.
        to: Space,
    },
    /// E: a crew digs salt.
    Extract(Extraction),
    /// E4: the way up.
    Route(Route),
    /// E6: a cart on one toll space, or on two that follow each other upwards.
    Cart {
        /// The first space.
        at: Space,
        /// The space after it.
        and: Option<Space>,
    },
    /// E6: no more carts.
    Haul,
    /// E5: how the toll of a space is shared.
    Toll {
        /// The space.
        at: Space,
        /// What each seat gets.
        shares: [u8; MAX_SEATS],
    },
    /// A1: a piece becomes an assistant.
    Assist {
        /// The piece.
        piece: Source,
        /// The post it takes.
        post: Post,
    },
    /// A4: two miners take the entrance post.
    AssistPair {
        /// The one that is named first.
        first: Source,
        /// The other.
        second: Source,
    },
    /// B2: a miner is hired at the inn.
    Hire,
    /// B3: a tool is bought from a workshop slot, counted from 0.
    Buy {
        /// The workshop slot.
        slot: u8,
    },
    /// B4: water is pumped out of a chamber.
    Pump {
        /// The chamber.
        at: Space,
        /// How many cubes.
        water: u8,
    },
    /// B7: a grosz from the town square.
    Square,
    /// B5: one or two trades at the market.
    Market {
        /// U6: with the commercial privilege.
        commercial: bool,
        /// The first trade.
        first: Trade,
        /// The second trade.
        second: Option<Trade>,
    },
    /// K1: a piece joins the queue.
    Castle {
        /// The piece.
        piece: Source,
        /// U7: with the royal privilege.
        royal: bool,
    },
    /// W1: a visit to the saltworks with a first piece.
    Boil {
        /// The piece.
        piece: Source,
    },
    /// W1: one more piece in the same visit.
    BoilMore {
        /// The piece.
        piece: Source,
    },
    /// W4: the saltworks privilege brings pieces home.
    Recall {
        /// How many miners.
        miners: u8,
        /// Whether the foreman too.
        foreman: bool,
    },
    /// M3: a shaft is built below a chamber.
    Shaft {
        /// The chamber.
        under: Space,
    },
    /// M2: which side the last tile is laid on.
    Dig(Side),
    /// U3: a bucket carries water to a neighbouring chamber.
    Bucket {
        /// Where the water is.
        from: Space,
        /// Where it goes.
        to: Space,
    },
    /// U5: tired pieces are fed.
    Feed(Feed),
    /// W5: brine is exchanged for one cube.
    Exchange {
        /// The kind wanted.
        kind: Kind,
    },
    /// T3: an action is passed.
    Pass,
    /// T2: the turn ends.
    End,
}

/// The penalty of K4.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Forfeit {
    /// 3 groszy, or what there is.
    Coins,
    /// One cube.
    Salt(Kind),
}

/// Where a piece is taken from, and which sort of piece it is.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema), schemars(with = "String"))]
pub struct Source {
    /// Where it is.
    pub origin: Origin,
    /// Whether it is the foreman.
    pub foreman: bool,
}

impl Source {
    /// A miner.
    pub const fn miner(origin: Origin) -> Self {
        Self { origin, foreman: false }
    }

    /// The foreman.
    pub const fn foreman(origin: Origin) -> Self {
        Self { origin, foreman: true }
    }
}

/// Where a piece is; in the order in which the notation names pairs.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Origin {
    /// In the owner's supply.
    Supply,
    /// On an assistant's post.
    Post(Post),
    /// In the mine.
    Mine(Space),
}

/// A post for an assistant (A1), in the order of the notation.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub enum Post {
    /// Earns for each order completed.
    Castle,
    /// Earns for each visit to the workshop.
    Workshop,
    /// Earns for each visit to the pump house.
    Pump,
    /// Earns for each visit to the market.
    Market,
    /// Earns when pieces bring brine home (Muria).
    Saltworks,
    /// Earns for each extraction (A5, Muria).
    Entrance,
}

impl Post {
    /// All posts, in the order of the notation.
    pub const ALL: [Self; 6] =
        [Self::Castle, Self::Workshop, Self::Pump, Self::Market, Self::Saltworks, Self::Entrance];

    /// The post's name in the notation.
    pub const fn name(self) -> &'static str {
        match self {
            Self::Castle => "castle",
            Self::Workshop => "workshop",
            Self::Pump => "pump",
            Self::Market => "market",
            Self::Saltworks => "saltworks",
            Self::Entrance => "entrance",
        }
    }

    /// The post of this name.
    pub fn from_name(name: &str) -> Option<Self> {
        Self::ALL.into_iter().find(|post| post.name() == name)
    }

    /// The posts of a game, in the order of the notation.
    pub const fn of(expansion: Expansion) -> &'static [Self] {
        match expansion {
            Expansion::None => Self::ALL.split_at(4).0,
            Expansion::Muria => &Self::ALL,
        }
    }

    /// Whether the post exists only with Muria.
    pub const fn needs_muria(self) -> bool {
        matches!(self, Self::Saltworks | Self::Entrance)
    }

    pub(crate) const fn index(self) -> usize {
        self as usize
    }
}

/// A building that can be visited once a turn (B1).
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub enum Building {
    /// B2.
    Inn,
    /// B3.
    Workshop,
    /// B4.
    Pump,
    /// B5.
    Market,
    /// B7.
    Square,
    /// K1.
    Castle,
    /// W1.
    Saltworks,
    /// M3: the foremen's house.
    Foremen,
}

impl Building {
    /// All buildings.
    pub const ALL: [Self; 8] = [
        Self::Inn,
        Self::Workshop,
        Self::Pump,
        Self::Market,
        Self::Square,
        Self::Castle,
        Self::Saltworks,
        Self::Foremen,
    ];

    /// The building as an index into per-building tables.
    pub const fn index(self) -> usize {
        self as usize
    }

    pub(crate) const fn from_index(index: usize) -> Self {
        Self::ALL[index % Self::ALL.len()]
    }

    /// Whether the building exists only with Muria.
    pub const fn needs_muria(self) -> bool {
        matches!(self, Self::Saltworks | Self::Foremen)
    }

    /// The building's name in JSON.
    pub const fn name(self) -> &'static str {
        match self {
            Self::Inn => "inn",
            Self::Workshop => "workshop",
            Self::Pump => "pump",
            Self::Market => "market",
            Self::Square => "square",
            Self::Castle => "castle",
            Self::Saltworks => "saltworks",
            Self::Foremen => "foremen",
        }
    }
}

bit_set! {
    /// A set of buildings.
    pub(crate) struct Buildings(u8) of Building;
}

/// What a crew digs, and who digs it (E).
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Extraction {
    /// The chamber where the crew stands.
    pub at: Space,
    /// The cubes taken.
    pub salt: Salt,
    /// How many miners dig.
    pub miners: u8,
    /// Whether the foreman digs too.
    pub foreman: bool,
    /// U2: how many pickaxes are used.
    pub pickaxes: u8,
    /// U9: whether the horse mill takes the salt from the chamber below.
    pub mill: bool,
}

/// A trade at the market (B5).
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Trade {
    /// One cube is sold.
    Sell(Kind),
    /// One cube is bought.
    Buy(Kind),
}

/// A side of a chamber.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub enum Side {
    /// The left.
    Left,
    /// The right.
    Right,
}

/// Who is fed (U5).
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Feed {
    /// A tired miner.
    Miner(Space),
    /// Two tired miners, in the order of their spaces.
    Miners(Space, Space),
    /// The tired foreman.
    Foreman(Space),
}

// As in the notation.
serialize_as_text!(Move, Source);
deserialize_from_text!(Move, Source);

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn moves_are_small() {
        assert!(size_of::<Move>() <= 16, "{}", size_of::<Move>());
    }
}
