//! What a move means: its parts as data, what it takes, where it leads and what it costs.
//!
//! Programs that show moves, group them or learn from them use this and parse no text.

use crate::{
    Building, Extraction, Feed, Forfeit, Game, Kind, Move, Origin, Post, Salt, Seat, Side, Source,
    Space, Tool, Trade,
    event::{Event, Purse},
    seat::MAX_SEATS,
};
use serde::{Deserialize, Serialize};

/// What a move is within a turn.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub enum Role {
    /// T3: one of the turn's actions, or the first move of one.
    Action,
    /// P4, W1, W4: goes on with the action just taken.
    Continuation,
    /// The answer to a question that is [`due`](Game::due).
    Answer,
    /// U3, U5, W5: outside actions.
    Free,
    /// T2: ends the turn.
    End,
}

/// Where a move sends its pieces.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub enum Goal {
    /// P1: a space of the mine.
    Space(Space),
    /// A1: a post.
    Post(Post),
    /// K1, W1: the castle's queue or the saltworks.
    Building(Building),
}

/// A move's parts, by its verb in the notation. Slots count from 1 as they do there.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(tag = "verb", rename_all = "lowercase")]
#[allow(missing_docs, reason = "the fields are named after what they hold")]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub enum MoveParts {
    /// K3.
    Deliver { slot: u8 },
    /// K4: one cube of a kind, or coins.
    Forfeit { kind: Option<Kind> },
    /// P1.
    Place { piece: Source, space: Space },
    /// P4.
    Rope { piece: Source, space: Space },
    /// E; `from` is the chamber that the salt lies in: the crew's own, or the one below (E9).
    Extract {
        space: Space,
        from: Space,
        salt: Salt,
        miners: u8,
        foreman: bool,
        pickaxes: u8,
        mill: bool,
    },
    /// E4.
    Route { way: Vec<Space> },
    /// E6.
    Cart { spaces: Vec<Space> },
    /// E6.
    Haul,
    /// E5.
    Toll { space: Space, shares: Vec<Share> },
    /// A1, A4.
    Assist { pieces: Vec<Source>, post: Post },
    /// B2.
    Hire,
    /// B3.
    Buy { slot: u8 },
    /// B4.
    Pump { space: Space, water: u8 },
    /// B7.
    Square,
    /// B5.
    Market { commercial: bool, trades: Vec<TradeParts> },
    /// K1.
    Castle { piece: Source, royal: bool },
    /// W1.
    Boil { piece: Source },
    /// W1.
    #[serde(rename = "boil+")]
    BoilMore { piece: Source },
    /// W4.
    Recall { miners: u8, foreman: bool },
    /// M3.
    Shaft { space: Space },
    /// M2.
    Dig { side: Side },
    /// U3.
    Bucket { from: Space, to: Space },
    /// U5: the spaces of those who are fed; two may lie on one.
    Feed { spaces: Vec<Space>, foreman: bool },
    /// W5.
    Trade { kind: Kind },
    /// T3.
    Pass,
    /// T2.
    End,
}

/// E5: what one player gets of a toll.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct Share {
    /// Who is paid.
    pub seat: Seat,
    /// How much.
    pub coins: u8,
}

/// A source taken apart: which sort of piece, and where it is; in the supply if nothing is said.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct SourceParts {
    /// The source as a move names it.
    pub source: Source,
    /// Whether it is the foreman.
    pub foreman: bool,
    /// The space where the piece is, if it is in the mine.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub space: Option<Space>,
    /// The post that it holds, if it does.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub post: Option<Post>,
}

impl From<Source> for SourceParts {
    fn from(source: Source) -> Self {
        let (space, post) = match source.origin {
            Origin::Supply => (None, None),
            Origin::Post(post) => (None, Some(post)),
            Origin::Mine(space) => (Some(space), None),
        };
        Self { source, foreman: source.foreman, space, post }
    }
}

/// B5: a trade at the market.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct TradeParts {
    /// Whether a cube is sold or bought.
    pub way: TradeWay,
    /// Its kind.
    pub kind: Kind,
}

/// Which way a cube goes at the market.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub enum TradeWay {
    /// From the player to the market.
    Sell,
    /// From the market to the player.
    Buy,
}

/// A move with all that can be said of it wherever it is made.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct MoveData {
    /// The move in the notation.
    pub text: String,
    /// Its verb and parts.
    #[serde(flatten)]
    pub parts: MoveParts,
    /// What it is within the turn.
    pub role: Role,
    /// The pieces that it sends away, by where they are.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub sends: Vec<SourceParts>,
    /// Where it sends them.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub goal: Option<Goal>,
    /// The building that it visits, or goes on visiting.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub building: Option<Building>,
    /// The chambers in which it does something without sending a piece there.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub works_in: Vec<Space>,
    /// The tools that it turns over, with repeats.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub tools: Vec<Tool>,
}

/// A legal move with all that can be said of it in its position.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct LegalMove {
    /// What can be said of the move anywhere.
    #[serde(flatten)]
    pub data: MoveData,
    /// What the player pays for it, tolls included as far as they are settled with it.
    #[serde(default, skip_serializing_if = "is_zero")]
    pub pays: u16,
    /// What the player gets for it.
    #[serde(default, skip_serializing_if = "is_zero")]
    pub gets: u16,
}

fn is_zero(amount: &u16) -> bool {
    *amount == 0
}

impl Move {
    /// What the move is within a turn.
    pub const fn role(&self) -> Role {
        match self {
            Self::Place { .. }
            | Self::Extract(_)
            | Self::Assist { .. }
            | Self::AssistPair { .. }
            | Self::Hire
            | Self::Buy { .. }
            | Self::Pump { .. }
            | Self::Square
            | Self::Market { .. }
            | Self::Castle { .. }
            | Self::Boil { .. }
            | Self::Shaft { .. }
            | Self::Pass => Role::Action,
            Self::Rope { .. } | Self::BoilMore { .. } | Self::Recall { .. } => Role::Continuation,
            Self::Deliver { .. }
            | Self::Forfeit(_)
            | Self::Route(_)
            | Self::Cart { .. }
            | Self::Haul
            | Self::Toll { .. }
            | Self::Dig(_) => Role::Answer,
            Self::Bucket { .. } | Self::Feed(_) | Self::Exchange { .. } => Role::Free,
            Self::End => Role::End,
        }
    }

    /// T3: whether the move is one of the turn's actions.
    pub const fn takes_action(&self) -> bool {
        matches!(self.role(), Role::Action)
    }

    /// Whether the move belongs to an action that an earlier move began: it goes on with it, or
    /// answers a question that the action raised. Deliveries belong to no action.
    pub const fn belongs_to_action(&self) -> bool {
        match self.role() {
            Role::Continuation => true,
            Role::Answer => !matches!(self, Self::Deliver { .. } | Self::Forfeit(_)),
            Role::Action | Role::Free | Role::End => false,
        }
    }

    /// The pieces that the move sends away from where they are.
    pub fn sends(&self) -> impl Iterator<Item = Source> + use<> {
        let (first, second) = match *self {
            Self::Place { piece, .. }
            | Self::Rope { piece, .. }
            | Self::Assist { piece, .. }
            | Self::Castle { piece, .. }
            | Self::Boil { piece }
            | Self::BoilMore { piece } => (Some(piece), None),
            Self::AssistPair { first, second } => (Some(first), Some(second)),
            _ => (None, None),
        };
        first.into_iter().chain(second)
    }

    /// Where the move sends its pieces.
    pub const fn goal(&self) -> Option<Goal> {
        match *self {
            Self::Place { to, .. } | Self::Rope { to, .. } => Some(Goal::Space(to)),
            Self::Assist { post, .. } => Some(Goal::Post(post)),
            Self::AssistPair { .. } => Some(Goal::Post(Post::Entrance)),
            Self::Castle { .. } => Some(Goal::Building(Building::Castle)),
            Self::Boil { .. } | Self::BoilMore { .. } => Some(Goal::Building(Building::Saltworks)),
            _ => None,
        }
    }

    /// The building that the move visits (B1), or goes on visiting.
    pub const fn building(&self) -> Option<Building> {
        match self {
            Self::Hire => Some(Building::Inn),
            Self::Buy { .. } => Some(Building::Workshop),
            Self::Pump { .. } => Some(Building::Pump),
            Self::Market { .. } => Some(Building::Market),
            Self::Square => Some(Building::Square),
            Self::Castle { .. } => Some(Building::Castle),
            Self::Boil { .. } | Self::BoilMore { .. } | Self::Recall { .. } => {
                Some(Building::Saltworks)
            }
            Self::Shaft { .. } => Some(Building::Foremen),
            _ => None,
        }
    }

    /// The chambers in which the move does something without sending a piece there, each once.
    pub fn works_in(&self) -> impl Iterator<Item = Space> + use<> {
        let (first, second) = match *self {
            Self::Extract(Extraction { at, .. })
            | Self::Pump { at, .. }
            | Self::Shaft { under: at }
            | Self::Bucket { from: at, .. } => (Some(at), None),
            Self::Feed(Feed::Miner(at) | Feed::Foreman(at)) => (Some(at), None),
            Self::Feed(Feed::Miners(one, two)) => (Some(one), (one != two).then_some(two)),
            _ => (None, None),
        };
        first.into_iter().chain(second)
    }

    /// The tools that the move itself turns over, with repeats.
    pub fn tools(&self) -> impl Iterator<Item = Tool> + use<> {
        let (tool, count, second) = match *self {
            Self::Rope { .. } => (Tool::Rope, 1, None),
            Self::Extract(dug) => (Tool::Pickaxe, dug.pickaxes, dug.mill.then_some(Tool::Mill)),
            Self::Cart { .. } => (Tool::Cart, 1, None),
            Self::Market { commercial, .. } => (Tool::Commercial, u8::from(commercial), None),
            Self::Castle { royal, .. } => (Tool::Royal, u8::from(royal), None),
            Self::Recall { .. } => (Tool::Saltworks, 1, None),
            Self::Bucket { .. } => (Tool::Bucket, 1, None),
            Self::Feed(_) => (Tool::Food, 1, None),
            _ => (Tool::Rope, 0, None),
        };
        std::iter::repeat_n(tool, count.into()).chain(second)
    }

    /// All that can be said of the move wherever it is made.
    pub fn data(&self) -> MoveData {
        MoveData {
            text: self.to_string(),
            parts: self.parts(),
            role: self.role(),
            sends: self.sends().map(SourceParts::from).collect(),
            goal: self.goal(),
            building: self.building(),
            works_in: self.works_in().collect(),
            tools: self.tools().collect(),
        }
    }

    /// The verb and the parts of the move as data.
    pub fn parts(&self) -> MoveParts {
        let number = |slot: u8| slot.saturating_add(1);
        match *self {
            Self::Deliver { slot } => MoveParts::Deliver { slot: number(slot) },
            Self::Forfeit(Forfeit::Coins) => MoveParts::Forfeit { kind: None },
            Self::Forfeit(Forfeit::Salt(kind)) => MoveParts::Forfeit { kind: Some(kind) },
            Self::Place { piece, to } => MoveParts::Place { piece, space: to },
            Self::Rope { piece, to } => MoveParts::Rope { piece, space: to },
            Self::Extract(Extraction { at, salt, miners, foreman, pickaxes, mill }) => {
                let from = at.next_level().filter(|_| mill).unwrap_or(at);
                MoveParts::Extract { space: at, from, salt, miners, foreman, pickaxes, mill }
            }
            Self::Route(route) => MoveParts::Route { way: route.spaces().collect() },
            Self::Cart { at, and } => {
                MoveParts::Cart { spaces: [Some(at), and].into_iter().flatten().collect() }
            }
            Self::Haul => MoveParts::Haul,
            Self::Toll { at, shares } => {
                let seats = Seat::first(MAX_SEATS as u8).zip(shares);
                let shares = seats.filter(|&(_, coins)| coins > 0);
                let shares = shares.map(|(seat, coins)| Share { seat, coins }).collect();
                MoveParts::Toll { space: at, shares }
            }
            Self::Assist { piece, post } => MoveParts::Assist { pieces: vec![piece], post },
            Self::AssistPair { first, second } => {
                MoveParts::Assist { pieces: vec![first, second], post: Post::Entrance }
            }
            Self::Hire => MoveParts::Hire,
            Self::Buy { slot } => MoveParts::Buy { slot: number(slot) },
            Self::Pump { at, water } => MoveParts::Pump { space: at, water },
            Self::Square => MoveParts::Square,
            Self::Market { commercial, first, second } => {
                let trades = [Some(first), second].into_iter().flatten().map(TradeParts::from);
                MoveParts::Market { commercial, trades: trades.collect() }
            }
            Self::Castle { piece, royal } => MoveParts::Castle { piece, royal },
            Self::Boil { piece } => MoveParts::Boil { piece },
            Self::BoilMore { piece } => MoveParts::BoilMore { piece },
            Self::Recall { miners, foreman } => MoveParts::Recall { miners, foreman },
            Self::Shaft { under } => MoveParts::Shaft { space: under },
            Self::Dig(side) => MoveParts::Dig { side },
            Self::Bucket { from, to } => MoveParts::Bucket { from, to },
            Self::Feed(Feed::Miner(at)) => MoveParts::Feed { spaces: vec![at], foreman: false },
            Self::Feed(Feed::Miners(one, two)) => {
                MoveParts::Feed { spaces: vec![one, two], foreman: false }
            }
            Self::Feed(Feed::Foreman(at)) => MoveParts::Feed { spaces: vec![at], foreman: true },
            Self::Exchange { kind } => MoveParts::Trade { kind },
            Self::Pass => MoveParts::Pass,
            Self::End => MoveParts::End,
        }
    }
}

impl From<Trade> for TradeParts {
    fn from(trade: Trade) -> Self {
        match trade {
            Trade::Sell(kind) => Self { way: TradeWay::Sell, kind },
            Trade::Buy(kind) => Self { way: TradeWay::Buy, kind },
        }
    }
}

/// Pieces of a player that are at one place and of one sort.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct PieceGroup {
    /// Which sort, and where.
    #[serde(flatten)]
    pub piece: SourceParts,
    /// How many stand there, or are at hand.
    pub standing: u8,
    /// How many are tired.
    pub tired: u8,
}

impl Game {
    /// The legal moves with all that can be said of them, sorted by their text.
    ///
    /// What a move pays and gets does not depend on anything hidden (G4).
    pub fn explained_moves(&self) -> Vec<LegalMove> {
        let mut moves = Vec::new();
        self.legal_moves(&mut moves);
        let mut legal: Vec<LegalMove> = moves.iter().map(|mv| self.explained(mv)).collect();
        legal.sort_unstable_by(|a, b| a.data.text.cmp(&b.data.text));
        legal
    }

    /// A legal move with all that can be said of it.
    pub fn explained(&self, mv: &Move) -> LegalMove {
        let (mut pays, mut gets) = (0, 0);
        // The turn's end brings the next player's beginning, which costs and pays nothing here.
        if *mv != Move::End {
            let me = Purse::Of(self.turn.seat);
            let mut after = self.clone();
            after.apply(*mv, &mut |event| match event {
                Event::Paid { from, amount, .. } if from == me => pays += amount,
                Event::Paid { to, amount, .. } if to == me => gets += amount,
                _ => {}
            });
        }
        LegalMove { data: mv.data(), pays, gets }
    }

    /// A player's pieces that a move could name: in the supply, on posts and in the mine, in the
    /// order in which the notation names them.
    pub fn piece_groups(&self, seat: Seat) -> Vec<PieceGroup> {
        let mut groups = Vec::new();
        let mut add = |origin: Origin, foreman: bool, standing: u8, tired: u8| {
            if standing + tired > 0 {
                let piece = Source { origin, foreman }.into();
                groups.push(PieceGroup { piece, standing, tired });
            }
        };
        add(Origin::Supply, false, self.supply(seat), 0);
        add(Origin::Supply, true, u8::from(self.foreman_in_supply(seat)), 0);
        for post in Post::ALL {
            if let Some(holder) = self.assistant(post).filter(|holder| holder.owner == seat) {
                add(Origin::Post(post), holder.foreman, 1, 0);
            }
        }
        let mut slots: Vec<_> = self.mine.pieces(seat).collect();
        slots.sort_by_key(|&slot| self.mine.name(slot));
        for slot in slots {
            let origin = Origin::Mine(self.mine.name(slot));
            let (standing, tired) =
                (self.mine.standing_miners(seat, slot), self.mine.tired_miners(seat, slot));
            add(origin, false, standing, tired);
            let stands = self.mine.foreman_stands(seat, slot);
            let here = self.mine.foremen(seat).has(slot);
            add(origin, true, u8::from(stands), u8::from(here && !stands));
        }
        groups
    }
}

#[cfg(test)]
mod tests;
