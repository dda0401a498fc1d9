//! Refusals: why a move is illegal, as typed facts.
//!
//! The engine holds no prose. A refusal serialises to its stable code and its facts, and a message
//! catalogue turns these into a sentence; the browser reads the same.

use crate::{
    Kind, Level, Rule, Seat, Space, Tool,
    moves::{Building, Post, Source},
};
use serde::{Deserialize, Serialize};
use std::fmt;

/// Why a move is illegal: a stable code, the rule it breaks, and the facts.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(tag = "code", rename_all = "kebab-case")]
#[allow(missing_docs, reason = "the fields are named after the facts they hold")]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub enum Illegal {
    /// Nothing is decided any more.
    GameOver,
    /// Something else must be decided first; the rule says what.
    AnotherDecision { due: Due },
    /// The answer to a question that is not asked.
    NotAsked { due: Due },
    /// The turn's actions are used up.
    NoActionLeft,
    /// The turn cannot end yet.
    ActionsLeft { left: u8 },
    /// The move belongs to the expansion.
    NeedsMuria { rule: Rule },
    /// The building has been visited in this turn.
    VisitedAlready { building: Building },
    /// No such space is in this mine.
    NoSuchSpace { space: Space, rule: Rule },
    /// The space is a shaft section, and a chamber is needed.
    NotAChamber { space: Space, rule: Rule },
    /// The player has no such piece there.
    NoPiece { source: Source, rule: Rule },
    /// The pieces there are tired.
    Tired { source: Source, rule: Rule },
    /// Leaving would cut off the pieces on these spaces.
    BreaksChain { space: Space, cut_off: Vec<Space> },
    /// The goal does not touch the chain.
    OutOfReach { space: Space },
    /// The piece stands there already.
    SameSpace { space: Space },
    /// The player has not enough unused cards of this kind.
    NoTool { tool: Tool, ready: u8, wanted: u8 },
    /// A rope follows only a placement.
    RopeNotNow,
    /// More pieces follow only the first one of the visit, before any recall.
    BoilNotNow,
    /// A recall follows only pieces that were just sent.
    RecallNotNow,
    /// The chamber has not been entered yet.
    NotRevealed { space: Space, rule: Rule },
    /// The chamber is cut off from the surface.
    CutOff { space: Space },
    /// No own standing piece is in the chamber.
    NobodyStanding { space: Space, rule: Rule },
    /// E9: there is no chamber straight below.
    NothingBelow { space: Space },
    /// Not a single cube is named.
    NoCubes,
    /// The chamber has fewer cubes of a kind.
    SaltNotThere { space: Space, kind: Kind, there: u8, wanted: u8 },
    /// Fewer miners stand there than the crew has.
    CrewNotThere { space: Space, there: u8, wanted: u8 },
    /// The foreman does not stand there.
    ForemanNotThere { space: Space },
    /// A crew is at least one piece.
    NoCrew,
    /// The crew is too weak for cubes and water.
    TooWeak { strength: u32, need: u32, water: u8 },
    /// The crew is larger than needed.
    TooStrong { strength: u32, need: u32 },
    /// Setting `fatigue = all`: every standing piece digs, with as few pickaxes as do.
    EveryoneDigs { miners: u8, foreman: bool, pickaxes: u32 },
    /// The tolls cost more than the player has, carts included.
    TollTooDear { price: u32, purse: u16 },
    /// The route leaves the occupied spaces, or does not lead from the crew to the surface.
    NoWay { space: Space },
    /// The cart's space is not on the route.
    NotOnRoute { space: Space },
    /// The cart's space owes no toll.
    OwesNothing { space: Space },
    /// The second space does not follow the first on the route.
    NotFollowing { first: Space, second: Space },
    /// Carts are laid from the chamber upwards.
    CartBelow { space: Space, last: Space },
    /// The toll of another space is to be shared.
    OtherToll { space: Space, asked: Space },
    /// The toll goes to others.
    NoPayee { seat: Seat, space: Space },
    /// The shares do not add up to the toll.
    WrongToll { paid: u32, owed: u8, space: Space },
    /// The post is held.
    PostTaken { post: Post, seat: Seat },
    /// The entrance takes two miners or the foreman.
    EntranceNeedsTwo,
    /// Too little money.
    TooPoor { price: u32, purse: u16, rule: Rule },
    /// The inn has nobody left for hire in this phase.
    InnClosed,
    /// The player owns all ten miners of the colour.
    AllHired,
    /// The workshop slot is empty.
    NoToolThere { slot: u8 },
    /// The chamber has less water.
    WaterNotThere { space: Space, there: u8, wanted: u8, rule: Rule },
    /// Brine is not traded at the market.
    BrineNotTraded,
    /// The market's column has no free space.
    ColumnFull { kind: Kind },
    /// The market has no cube of the kind.
    ColumnEmpty { kind: Kind },
    /// The player has no cube of the kind to give.
    NoSalt { kind: Kind, rule: Rule },
    /// The same cube would be traded twice.
    SameCube { kind: Kind },
    /// The castle slot is empty.
    NoOrder { slot: u8 },
    /// The player lacks a kind of salt for the order.
    OrderTooMuch { slot: u8, kind: Kind, there: u8, wanted: u8 },
    /// An order can be completed, so one must be.
    MustDeliver { slot: u8 },
    /// With fewer than 3 groszy the penalty is salt.
    MustForfeitSalt { purse: u16 },
    /// The recall names other than one or two pieces.
    RecallCount { wanted: u8 },
    /// Fewer pieces were sent than are recalled.
    NotSent { miners: u8, foreman: bool },
    /// The saltworks have less brine.
    BrineNotThere { there: u8, wanted: u8 },
    /// No shaft tile is left in this phase.
    NoShaftTile,
    /// All three markers of the player are in the mine.
    NoMarker,
    /// Nothing lies below level III.
    DeepestLevel { space: Space },
    /// The chamber has a shaft below it.
    HasShaft { space: Space },
    /// A shaft of the same depth is in a neighbouring column.
    NextToShaft { space: Space, shaft: Space },
    /// A shaft of the other depth is in the same column.
    ShaftInColumn { space: Space, shaft: Space },
    /// No tile is left to lay under the shaft.
    NoTileBelow { level: Level },
    /// The bucket reaches only the chamber left or right.
    NotBeside { space: Space, to: Space },
    /// The setting forbids water in a chamber nobody has entered.
    BucketIntoUnrevealed { space: Space },
    /// Fewer tired miners lie there.
    NobodyTired { space: Space, there: u8, wanted: u8 },
    /// The foreman does not lie there.
    ForemanNotTired { space: Space },
    /// Two spaces or pieces are named in another order than the notation's.
    WrongOrder { rule: Rule },
    /// Nothing is exchanged for brine.
    NothingForBrine,
    /// Too little brine for the exchange.
    TooLittleBrine { kind: Kind, price: u8, there: u8 },
}

/// A question that a player must answer before anything else.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub enum Due {
    /// K3: an arrived piece is to be settled.
    Delivery,
    /// E4: the way up is to be chosen.
    Route,
    /// E6: carts are to be laid or left.
    Cart,
    /// E5: a toll is to be shared.
    Toll,
    /// M2: the side of the last tile is to be chosen.
    Dig,
}

impl Due {
    /// The rule that asks.
    pub const fn rule(self) -> Rule {
        match self {
            Self::Delivery => Rule::K3,
            Self::Route => Rule::E4,
            Self::Cart => Rule::E6,
            Self::Toll => Rule::E5,
            Self::Dig => Rule::M2,
        }
    }
}

/// The rule that gives a tool its use.
pub(crate) const fn tool_rule(tool: Tool) -> Rule {
    match tool {
        Tool::Rope => Rule::U1,
        Tool::Pickaxe => Rule::U2,
        Tool::Bucket => Rule::U3,
        Tool::Cart => Rule::U4,
        Tool::Food => Rule::U5,
        Tool::Commercial => Rule::U6,
        Tool::Royal => Rule::U7,
        Tool::Saltworks => Rule::U8,
        Tool::Mill => Rule::U9,
    }
}

impl Illegal {
    /// The rule the move breaks.
    pub fn rule(&self) -> Rule {
        match self {
            Self::GameOver => Rule::T7,
            Self::AnotherDecision { due } | Self::NotAsked { due } => due.rule(),
            Self::NoActionLeft => Rule::T3,
            Self::ActionsLeft { .. } => Rule::T2,
            Self::NeedsMuria { rule }
            | Self::NoSuchSpace { rule, .. }
            | Self::NotAChamber { rule, .. }
            | Self::NoPiece { rule, .. }
            | Self::Tired { rule, .. }
            | Self::NotRevealed { rule, .. }
            | Self::NobodyStanding { rule, .. }
            | Self::TooPoor { rule, .. }
            | Self::WaterNotThere { rule, .. }
            | Self::NoSalt { rule, .. }
            | Self::WrongOrder { rule } => *rule,
            Self::VisitedAlready { .. } => Rule::B1,
            Self::BreaksChain { .. } => Rule::C2,
            Self::OutOfReach { .. } => Rule::C1,
            Self::SameSpace { .. } => Rule::P1,
            Self::NoTool { tool, .. } => tool_rule(*tool),
            Self::RopeNotNow => Rule::P4,
            Self::BoilNotNow => Rule::W1,
            Self::RecallNotNow | Self::RecallCount { .. } | Self::NotSent { .. } => Rule::W4,
            Self::BrineNotThere { .. } => Rule::W4,
            Self::CutOff { .. } => Rule::E1,
            Self::NothingBelow { .. } => Rule::E9,
            Self::NoCubes | Self::SaltNotThere { .. } | Self::TooWeak { .. } => Rule::E2,
            Self::CrewNotThere { .. } | Self::ForemanNotThere { .. } => Rule::E1,
            Self::NoCrew | Self::TooStrong { .. } | Self::EveryoneDigs { .. } => Rule::E3,
            Self::TollTooDear { .. } => Rule::E7,
            Self::NoWay { .. } => Rule::E4,
            Self::NotOnRoute { .. }
            | Self::OwesNothing { .. }
            | Self::NotFollowing { .. }
            | Self::CartBelow { .. } => Rule::E6,
            Self::OtherToll { .. } | Self::NoPayee { .. } | Self::WrongToll { .. } => Rule::E5,
            Self::PostTaken { .. } => Rule::A1,
            Self::EntranceNeedsTwo => Rule::A4,
            Self::InnClosed | Self::AllHired => Rule::B2,
            Self::NoToolThere { .. } => Rule::B3,
            Self::BrineNotTraded => Rule::B8,
            Self::ColumnFull { .. } | Self::ColumnEmpty { .. } => Rule::B5,
            Self::SameCube { .. } => Rule::B6,
            Self::NoOrder { .. } | Self::OrderTooMuch { .. } | Self::MustDeliver { .. } => Rule::K3,
            Self::MustForfeitSalt { .. } => Rule::K4,
            Self::NoShaftTile | Self::NoMarker => Rule::M3,
            Self::DeepestLevel { .. }
            | Self::HasShaft { .. }
            | Self::NextToShaft { .. }
            | Self::ShaftInColumn { .. } => Rule::M4,
            Self::NoTileBelow { .. } => Rule::M5,
            Self::NotBeside { .. } | Self::BucketIntoUnrevealed { .. } => Rule::U3,
            Self::NobodyTired { .. } | Self::ForemanNotTired { .. } => Rule::U5,
            Self::NothingForBrine | Self::TooLittleBrine { .. } => Rule::W5,
        }
    }
}

/// Rule and facts, for programmers; sentences for players come from the message catalogue.
impl fmt::Display for Illegal {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}: {self:?}", self.rule())
    }
}

impl std::error::Error for Illegal {}
