//! The rules of Magnum Sal, base game and Muria.
//!
//! Pure and deterministic: no input or output, no clock, no threads, and no chance after the deal.
//! The crate reads like the rulebook: one chapter of `docs/rules.md` is one module, and a rule's check,
//! its generation of moves and its effect stand together, named after the verb of the move in the
//! notation: `check_hire`, `generate_hire`, `apply_hire`.
//!
//! | chapter | module |
//! | --- | --- |
//! | G board | `mine`, `view` |
//! | S setting up | `setup` |
//! | T course of play | `turn`, `score` |
//! | C chain | `mine` |
//! | P placing | `placing` |
//! | E extraction | `extraction` |
//! | A assistants | `assistants` |
//! | B buildings | `town` |
//! | K castle | `castle` |
//! | U tools | `tools` |
//! | W saltworks | `saltworks` |
//! | M digging | `digging` |
//! | V variants | `ruleset`, `view` |
//!
//! `turn` asks every chapter for its moves. What several chapters need is apart: `game` has the
//! position, `mine` the spaces and who stands where, `pieces` what may leave from where.
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

/// What the game numbers I, II and III has in common: levels of the mine and phases.
macro_rules! one_to_three {
    ($type:ident) => {
        impl $type {
            /// All three, in their order.
            pub const ALL: [Self; 3] = [Self::I, Self::II, Self::III];

            /// The next one, if this is not the last.
            pub const fn next(self) -> Option<Self> {
                match self {
                    Self::I => Some(Self::II),
                    Self::II => Some(Self::III),
                    Self::III => None,
                }
            }

            /// The Roman numeral.
            pub const fn numeral(self) -> &'static str {
                match self {
                    Self::I => "I",
                    Self::II => "II",
                    Self::III => "III",
                }
            }

            /// The number, from 1.
            pub const fn number(self) -> u8 {
                self as u8 + 1
            }

            /// The number from 0, for arrays with an element for each.
            pub const fn index(self) -> usize {
                self as usize
            }
        }
    };
}

#[macro_use]
mod set;
#[macro_use]
mod text;

mod assistants;
pub mod audit;
mod boards;
mod castle;
mod digging;
mod draws;
mod edition;
mod event;
#[cfg(test)]
mod examples;
mod extraction;
mod game;
mod illegal;
mod ledger;
mod look;
mod meaning;
mod mine;
mod moves;
mod notation;
mod pieces;
mod placing;
mod position;
mod record;
mod route;
mod rule;
mod ruleset;
mod salt;
mod saltworks;
#[cfg(feature = "schema")]
mod schema;
mod score;
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
mod unseen;
mod values;
mod view;

pub use boards::{Board, BoardError, Line, Mark, MarkKind};
pub use draws::{DrawError, Drawn, OpeningError, Pile};
pub use edition::{
    Components, Edition, EditionError, EditionProblem, MAX_ORDERS, MAX_TILES, Order, Provenance,
    Tile,
};
pub use event::{Event, Place, Purse, Store};
pub use extraction::{Carrying, FOREMAN_STRENGTH, Station};
pub use game::{Assistant, Game};
pub use illegal::{Due, Illegal};
pub use ledger::{Heading, Ledger, Ledgers};
pub use meaning::{
    Goal, LegalMove, MoveData, MoveParts, PieceGroup, Role, Share, SourceParts, TradeParts,
    TradeWay,
};
pub use mine::{Direction, Level, Mine, SLOTS, Slot, Slots, Space};
pub use moves::{
    Building, Extraction, Feed, Forfeit, Move, MoveList, Origin, Post, Side, Source, Trade,
};
pub use notation::NotationError;
pub use position::{
    HaulState, OpenAction, Position, PositionError, Sketch, SketchError, StackLists, Stacks,
    TurnState,
};
pub use record::{Beginning, MoveError, Record, RecordError, RecordedMove};
pub use route::Route;
pub use rule::Rule;
pub use ruleset::{
    AllowedValues, Expansion, Fatigue, RuleSet, Setting, SettingChoice, SettingValue,
};
pub use salt::{Kind, Salt};
pub use score::{Outcome, Ranked, Score, TieBreak, Worth};
pub use seat::{MAX_SEATS, Seat};
pub use setup::{Setup, SetupError};
pub use state::{
    ArrivedState, CastleState, ChamberState, ForemanSign, Foremen, MarketState, PiecesState,
    PlayerState, PostState, SaltworksState, SpaceState, State, WorkshopState,
};
pub use text::NotThat;
pub use tool::{Tool, Tools};
pub use town::{Price, pumping_price};
pub use trace::TraceLine;
pub use turn::{Phase, TurnOrder};
pub use unseen::{ToCome, ToolKindsInPlay, Unseen, UnseenCounts};
pub use values::{BoxLists, ByKind, EditionLists, ShaftValues, Sources, Values};
pub use view::{View, Viewer};

/// The project's README, so that its examples are tested.
#[cfg(doctest)]
#[doc = include_str!("../../../README.md")]
struct Readme;
