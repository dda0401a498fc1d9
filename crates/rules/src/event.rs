//! Events: what a move did, for logs and animations.

use crate::{
    Order, Rule, Salt, Seat, Space, Tile, Tool,
    edition::Level,
    moves::{Origin, Post},
};

/// One thing that happened. Money, cubes and pieces always go from somewhere to somewhere, so
/// that the events of a game account for all of them.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[allow(missing_docs, reason = "the fields are named after what they hold")]
pub enum Event {
    /// A phase begins (S7).
    PhaseBegan { phase: Level },
    /// A player's turn begins (T2).
    TurnBegan { seat: Seat, round: u8 },
    /// A piece goes from one place to another.
    PieceMoved { seat: Seat, foreman: bool, from: Place, to: Place },
    /// Pieces lie down (E3).
    Tired { seat: Seat, at: Space, miners: u8, foreman: bool },
    /// A piece stands up (U5).
    StoodUp { seat: Seat, at: Space, foreman: bool },
    /// All pieces of a player stand up (T4).
    Rested { seat: Seat },
    /// A chamber is turned up (P3).
    Revealed { space: Space, tile: Tile },
    /// A tile is laid face down (M2, M5).
    TileLaid { space: Space },
    /// A shaft is built (M3).
    ShaftBuilt { seat: Seat, space: Space },
    /// Money changes hands; the rule says why.
    Paid { from: Purse, to: Purse, amount: u16, why: Rule },
    /// Salt changes place.
    SaltMoved { from: Store, to: Store, salt: Salt },
    /// Water changes place.
    WaterMoved { from: Store, to: Store, count: u8 },
    /// A tool is bought (B3).
    ToolBought { seat: Seat, tool: Tool },
    /// A tool card is turned over.
    ToolUsed { seat: Seat, tool: Tool },
    /// A new tool lies in the workshop.
    ToolTurnedUp { tool: Tool },
    /// An order is completed (K3).
    OrderCompleted { seat: Seat, slot: u8, order: Order },
    /// A new order lies in a castle slot.
    OrderTurnedUp { slot: u8, order: Order },
    /// The game is over (T7).
    GameOver,
}

/// Whose money.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Purse {
    /// The bank's, which never runs out (G5).
    Bank,
    /// A player's.
    Of(Seat),
}

/// Where cubes lie.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Store {
    /// The bank, which never runs out (G5).
    Bank,
    /// With a player.
    Of(Seat),
    /// In a chamber.
    Chamber(Space),
    /// On the market.
    Market,
    /// In the saltworks.
    Saltworks,
}

/// Where a piece is.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Place {
    /// Not hired yet.
    Bank,
    /// With its owner.
    Supply,
    /// On a post.
    Post(Post),
    /// In the mine.
    Mine(Space),
    /// In the castle's far circle.
    FarCircle,
    /// In the castle's near circle.
    NearCircle,
    /// Before the king, to be settled.
    Throne,
    /// In the saltworks.
    Saltworks,
}

impl From<Origin> for Place {
    fn from(origin: Origin) -> Self {
        match origin {
            Origin::Supply => Self::Supply,
            Origin::Post(post) => Self::Post(post),
            Origin::Mine(space) => Self::Mine(space),
        }
    }
}
