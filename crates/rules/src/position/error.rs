//! What can be wrong with a position.

use crate::{Kind, Level, Post, Seat, SetupError, Space};
use serde::Serialize;

/// Why a position cannot be played. Serialises to its code and its facts.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, thiserror::Error)]
// For programmers; sentences for players come from the message catalogue.
#[error("{self:?}")]
#[serde(tag = "code", rename_all = "kebab-case")]
#[allow(missing_docs, reason = "the fields are named after the facts they hold")]
pub enum PositionError {
    /// Nobody is on turn, and the game is not over.
    NobodyOnTurn,
    /// The game is over, and somebody is on turn or the result is another one.
    WrongResult,
    /// A turn that begins here has been begun already.
    TurnBegun { place: String },
    /// A seat that the table does not have.
    NoSuchSeat { place: String, seat: Seat },
    /// A number that is too small or too large.
    OutOfRange { place: String, found: u32, least: u32, most: u32 },
    /// A list has too few or too many entries.
    ListLength { place: String, expected: usize, found: usize },
    /// Something that the game needs is not there.
    Missing { place: String },
    /// Something is there that the game does not have.
    Unexpected { place: String },
    /// A player's miners are not as many as the player owns.
    MinerCount { seat: Seat, owned: u8, found: u32 },
    /// A player's foreman is nowhere or in several places.
    ForemanCount { seat: Seat, found: u32 },
    /// The post is held by other than one miner (two at the entrance) or the foreman.
    PostHolders { post: Post },
    /// The mine has no such space, or not in this game.
    NoSuchSpace { space: Space },
    /// A space of the mine is not listed.
    SpaceNotListed { space: Space },
    /// No way leads from the space to `1C`.
    NoWayOut { space: Space },
    /// A chamber without the keys of one, or a shaft section with them.
    WrongSort { space: Space },
    /// A built shaft without a marker, or a marker anywhere else.
    WrongMarker { space: Space },
    /// The player's markers in the mine are not as many as is said.
    MarkerCount { seat: Seat, said: u8, found: u32 },
    /// Shafts, built and unbuilt, are not as many as the phases so far have brought.
    ShaftCount { expected: u32, found: u32 },
    /// More chambers of a level than there are tiles.
    TooManyTiles { level: Level, most: usize, found: usize },
    /// Salt or pieces in a chamber that nobody has entered.
    NotEntered { space: Space },
    /// Tired pieces where nobody digs.
    TiredInShaft { space: Space },
    /// No tile that is left holds as much salt as lies in the chamber.
    NoTileFor { space: Space },
    /// More water on a level than its tiles have brought.
    TooMuchWater { level: Level, most: u32, found: u32 },
    /// A kind of salt that cannot be there.
    WrongSalt { place: String, kind: Kind },
    /// Cards of a stack, open, owned and to come, are not as many as there are.
    CardCount { place: String, expected: u32, found: u32 },
    /// An empty place although its stack is not.
    EmptyPlace { place: String },
    /// An item that is not in the box, or is there more often than in the box.
    NotInBox { place: String, found: String },
    /// What is half made in the turn does not fit the position.
    HalfMade { place: String },
    /// The number of players or a setting is impossible.
    #[serde(untagged)]
    Setup(#[from] SetupError),
}
