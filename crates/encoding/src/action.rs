//! Actions: moves said by slots of the mine, without what follows from the position.
//!
//! An action is what an id stands for. It names spaces by [`Slot`], seats as seen from the mover, and
//! leaves out what the position says anyway: the size of a crew (E3), the space whose toll is due
//! (E5), the second space of a cart (E6).

use magnumsal_rules::{Forfeit, Kind, Post, Salt, Side, Slot, Trade};

/// The other players at a full table.
pub const OTHERS: usize = 4;

/// A piece by where it is taken from.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Piece {
    /// Where it is.
    pub origin: PieceOrigin,
    /// Whether it is the foreman.
    pub foreman: bool,
}

/// Where a piece is.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum PieceOrigin {
    /// In the owner's supply.
    Supply,
    /// On an assistant's post.
    Post(Post),
    /// In the mine.
    Mine(Slot),
}

/// Who is fed (U5).
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Fed {
    /// A tired miner.
    Miner(Slot),
    /// Two tired miners; the first slot is not above the second.
    Miners(Slot, Slot),
    /// The tired foreman.
    Foreman(Slot),
}

/// What an id stands for.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Action {
    /// K3: the order in a castle slot, counted from 0.
    Deliver {
        /// The castle slot.
        slot: u8,
    },
    /// K4: the penalty.
    Forfeit(Forfeit),
    /// P1: a piece goes to a space.
    Place {
        /// The piece.
        piece: Piece,
        /// Where it goes.
        to: Slot,
    },
    /// P4: a rope lets one more piece go.
    Rope {
        /// The piece.
        piece: Piece,
        /// Where it goes.
        to: Slot,
    },
    /// E: a crew digs. How many miners it has follows from the cubes, the water and the rest (E3).
    Extract {
        /// Where the crew stands.
        at: Slot,
        /// The cubes taken.
        salt: Salt,
        /// Whether the foreman digs too.
        foreman: bool,
        /// U2: pickaxes used.
        pickaxes: u8,
        /// U9: whether the salt comes from the chamber below.
        mill: bool,
    },
    /// E4: the way up, by the built shafts that it goes through, one bit a shaft. Rows of chambers are
    /// lines, so the shafts say which chambers it goes through.
    Route {
        /// The shafts; bit 0 is the first that was built.
        shafts: u8,
    },
    /// E6: a cart on one toll space, or on it and the next one of the way.
    Cart {
        /// The first space.
        at: Slot,
        /// Whether it is laid on two.
        double: bool,
    },
    /// E6: no more carts.
    Haul,
    /// E5: how the toll that is due is shared.
    Toll {
        /// What the others get, clockwise from the mover.
        shares: [u8; OTHERS],
    },
    /// A1: a piece becomes an assistant.
    Assist {
        /// The piece.
        piece: Piece,
        /// The post it takes.
        post: Post,
    },
    /// A4: two miners take the entrance post; the first place is not after the second.
    AssistPair {
        /// Where one comes from.
        first: PieceOrigin,
        /// Where the other comes from.
        second: PieceOrigin,
    },
    /// B2: a miner is hired.
    Hire,
    /// B3: a tool is bought from a workshop slot, counted from 0.
    Buy {
        /// The workshop slot.
        slot: u8,
    },
    /// B4: water is pumped out of a chamber.
    Pump {
        /// The chamber.
        at: Slot,
        /// How many cubes.
        water: u8,
    },
    /// B7: a grosz from the town square.
    Square,
    /// B5: one or two trades.
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
        piece: Piece,
        /// U7: with the royal privilege.
        royal: bool,
    },
    /// W1: a visit to the saltworks with a first piece.
    Boil {
        /// The piece.
        piece: Piece,
    },
    /// W1: one more piece in the same visit.
    BoilMore {
        /// The piece.
        piece: Piece,
    },
    /// W4: pieces come back from the saltworks.
    Recall {
        /// How many miners.
        miners: u8,
        /// Whether the foreman too.
        foreman: bool,
    },
    /// M3: a shaft below a chamber.
    Shaft {
        /// The chamber.
        under: Slot,
    },
    /// M2: which side the last tile is laid on.
    Dig(Side),
    /// U3: a bucket carries water to the chamber on one side.
    Bucket {
        /// Where the water is.
        at: Slot,
        /// Where it goes.
        side: Side,
    },
    /// U5: tired pieces are fed.
    Feed(Fed),
    /// W5: brine is exchanged for a cube.
    Exchange {
        /// The kind wanted.
        kind: Kind,
    },
    /// T3: an action is passed.
    Pass,
    /// T2: the turn ends.
    End,
}

/// The sorts of actions, in the order of their ids: that in which the rules list moves, so that lists of
/// ids seldom have to be sorted.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
#[allow(missing_docs, reason = "each is the action of the same name")]
pub enum Family {
    Deliver,
    Forfeit,
    Route,
    Haul,
    Cart,
    Toll,
    Dig,
    Place,
    Assist,
    AssistPair,
    Castle,
    Boil,
    End,
    Rope,
    BoilMore,
    Extract,
    Hire,
    Buy,
    Pump,
    Market,
    Square,
    Shaft,
    Pass,
    Recall,
    Bucket,
    Feed,
    Exchange,
}

impl Family {
    /// All families.
    pub const ALL: [Self; 27] = [
        Self::Deliver,
        Self::Forfeit,
        Self::Route,
        Self::Haul,
        Self::Cart,
        Self::Toll,
        Self::Dig,
        Self::Place,
        Self::Assist,
        Self::AssistPair,
        Self::Castle,
        Self::Boil,
        Self::End,
        Self::Rope,
        Self::BoilMore,
        Self::Extract,
        Self::Hire,
        Self::Buy,
        Self::Pump,
        Self::Market,
        Self::Square,
        Self::Shaft,
        Self::Pass,
        Self::Recall,
        Self::Bucket,
        Self::Feed,
        Self::Exchange,
    ];

    /// The verb in the notation; `assist` for both sorts of assistants.
    pub const fn verb(self) -> &'static str {
        match self {
            Self::Deliver => "deliver",
            Self::Forfeit => "forfeit",
            Self::Place => "place",
            Self::Rope => "rope",
            Self::Extract => "extract",
            Self::Route => "route",
            Self::Cart => "cart",
            Self::Haul => "haul",
            Self::Toll => "toll",
            Self::Assist | Self::AssistPair => "assist",
            Self::Hire => "hire",
            Self::Buy => "buy",
            Self::Pump => "pump",
            Self::Square => "square",
            Self::Market => "market",
            Self::Castle => "castle",
            Self::Boil => "boil",
            Self::BoilMore => "boil+",
            Self::Recall => "recall",
            Self::Shaft => "shaft",
            Self::Dig => "dig",
            Self::Bucket => "bucket",
            Self::Feed => "feed",
            Self::Exchange => "trade",
            Self::Pass => "pass",
            Self::End => "end",
        }
    }
}

impl Action {
    /// The sort of action.
    pub const fn family(&self) -> Family {
        match self {
            Self::Deliver { .. } => Family::Deliver,
            Self::Forfeit(_) => Family::Forfeit,
            Self::Place { .. } => Family::Place,
            Self::Rope { .. } => Family::Rope,
            Self::Extract { .. } => Family::Extract,
            Self::Route { .. } => Family::Route,
            Self::Cart { .. } => Family::Cart,
            Self::Haul => Family::Haul,
            Self::Toll { .. } => Family::Toll,
            Self::Assist { .. } => Family::Assist,
            Self::AssistPair { .. } => Family::AssistPair,
            Self::Hire => Family::Hire,
            Self::Buy { .. } => Family::Buy,
            Self::Pump { .. } => Family::Pump,
            Self::Square => Family::Square,
            Self::Market { .. } => Family::Market,
            Self::Castle { .. } => Family::Castle,
            Self::Boil { .. } => Family::Boil,
            Self::BoilMore { .. } => Family::BoilMore,
            Self::Recall { .. } => Family::Recall,
            Self::Shaft { .. } => Family::Shaft,
            Self::Dig(_) => Family::Dig,
            Self::Bucket { .. } => Family::Bucket,
            Self::Feed(_) => Family::Feed,
            Self::Exchange { .. } => Family::Exchange,
            Self::Pass => Family::Pass,
            Self::End => Family::End,
        }
    }
}
