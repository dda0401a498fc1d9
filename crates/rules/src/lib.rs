//! The rules of Magnum Sal, base game and Muria.
//!
//! Pure and deterministic: no input or output, no clock, no threads, and no chance after the deal.
//! The crate reads like the rulebook: one chapter of `docs/rules.md` is one module.
//!
//! | chapter | module |
//! | --- | --- |
//! | G board, C chain, M digging | `mine`, `town::foremen` |
//! | S setting up | `setup` |
//! | T course of play | `turn` |
//! | P placing | `placing`, `pieces` |
//! | E extraction | `extraction` |
//! | A assistants | `assistants` |
//! | B buildings | `town` |
//! | K castle | `castle` |
//! | U tools | `tools` |
//! | W saltworks | `saltworks` |
//! | V variants | `ruleset`, `view` |
//!
//! ```
//! use magnumsal_rules::{Game, Move, RuleSet};
//!
//! let mut game = Game::from_seed(RuleSet::default(), 3, 1368)?;
//! let mut moves = Vec::new();
//! game.legal_moves(&mut moves);
//! let first: Move = "place supply 1C".parse()?;
//! assert!(moves.contains(&first));
//! game.play(&first)?;
//!
//! // The turn's only action is used: the rule and the facts come with the refusal.
//! let refusal = game.check(&"hire".parse()?).unwrap_err();
//! assert_eq!(refusal.rule().id(), "T3");
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```

/// Serialises types as the text that `Display` writes.
macro_rules! serialize_as_text {
    ($($type:ty),*) => {$(
        impl serde::Serialize for $type {
            fn serialize<S: serde::Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
                serializer.collect_str(self)
            }
        }
    )*};
}

/// Reads types from text with a function that says only whether it could.
macro_rules! parse_text {
    ($($type:ty: $parse:expr, $expected:literal;)*) => {$(
        impl std::str::FromStr for $type {
            type Err = crate::NotThat;

            fn from_str(text: &str) -> Result<Self, Self::Err> {
                let not_that = || crate::NotThat { found: text.to_owned(), expected: $expected };
                $parse(text).ok_or_else(not_that)
            }
        }
    )*};
}

/// Deserialises types from the text that `FromStr` reads.
macro_rules! deserialize_from_text {
    ($($type:ty),*) => {$(
        impl<'de> serde::Deserialize<'de> for $type {
            fn deserialize<D: serde::Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
                let text = <std::borrow::Cow<'de, str>>::deserialize(deserializer)?;
                text.parse().map_err(serde::de::Error::custom)
            }
        }
    )*};
}

/// A text that is not what it should be.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct NotThat {
    /// The text.
    pub found: String,
    /// What it should be.
    pub expected: &'static str,
}

impl std::fmt::Display for NotThat {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        write!(f, "`{}` is not {}", self.found, self.expected)
    }
}

impl std::error::Error for NotThat {}

mod assistants;
pub mod audit;
mod castle;
mod edition;
mod event;
#[cfg(test)]
mod examples;
mod extraction;
mod game;
mod illegal;
mod look;
mod mine;
mod moves;
mod notation;
mod pieces;
mod placing;
mod record;
mod route;
mod rule;
mod ruleset;
mod salt;
mod saltworks;
mod seat;
mod setup;
mod state;
#[cfg(test)]
mod testing;
mod tool;
mod tools;
mod town;
mod trace;
mod turn;
mod values;
mod view;

pub use edition::{
    Components, Edition, EditionError, EditionProblem, Level, Order, Provenance, Tile,
};
pub use event::{Event, Place, Purse, Store};
pub use game::{Assistant, Game};
pub use illegal::{Due, Illegal};
pub use mine::{Direction, Mine, Slot, Slots, Space};
pub use moves::{
    Building, Extraction, Feed, Forfeit, Move, MoveList, Origin, Post, Side, Source, Trade,
};
pub use notation::NotationError;
pub use record::{MoveError, Record, RecordError};
pub use route::Route;
pub use rule::Rule;
pub use ruleset::{Expansion, Fatigue, RuleSet};
pub use salt::{Kind, Salt};
pub use seat::{MAX_SEATS, Seat};
pub use setup::{Setup, SetupError};
pub use state::{
    ArrivedState, CastleState, ChamberState, ForemanSign, Foremen, MarketState, PiecesState,
    PlayerState, PostState, SaltworksState, SpaceState, State, WorkshopState,
};
pub use tool::{Tool, Tools};
pub use trace::TraceLine;
pub use turn::Outcome;
pub use values::{ByKind, ShaftValues, Sources, Values};
pub use view::{View, Viewer};

/// The project's README, so that its examples are tested.
#[cfg(doctest)]
#[doc = include_str!("../../../README.md")]
struct Readme;
