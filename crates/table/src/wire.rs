//! What leaves the server: the only way from a table to a client.
//!
//! Positions go through [`magnumsal_rules::View`], which holds nothing hidden, and lines of the
//! journal without their secrets. In this game all players see the same (G4), so a message is
//! written once for all clients at the table; a test compares the views of all seats.

mod changes;
mod refused;

#[cfg(feature = "schema")]
pub use changes::IN_WHOLE;
pub use changes::{Changed, Form};
pub use refused::Refused;

use crate::{
    bulletin::Bulletin,
    decide::Access,
    entry::{Absence, Entry},
    head::Origin,
    spec::{Clock, TableOptions},
    stage::Stage,
    step::{RedoneMove, Rewound, Step},
    table::{Holder, Table},
    trial::Tried,
    vote::Proposal,
};
use magnumsal_bots::{BotSpec, Level};
use magnumsal_phrases::{Language, Phrases};
use magnumsal_rules::{
    ByKind, Carrying, Due, Event, Expansion, Game, LegalMove, MoveData, MoveParts, Outcome,
    PieceGroup, Price, Ranked, RuleSet, Salt, Score, Seat, Space, State, Station, Tile, Unseen,
    Values, Viewer,
};
use serde::Serialize;
use serde_json::{Value, value::RawValue};
use std::{collections::BTreeMap, sync::LazyLock};

/// A table, as anybody may see it.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct TableView {
    /// The table's identifier.
    pub table: String,
    /// Its name.
    pub name: String,
    /// Whether it is listed.
    pub public: bool,
    /// `open` while seats are free, then `playing`, then `over`.
    pub stage: Stage,
    /// When it was made or last changed, in milliseconds since 1970.
    pub changed: i64,
    /// The journal's last line.
    pub number: u32,
    /// Moves in the game.
    pub ply: usize,
    /// Whose turn it is.
    pub turn: Option<Seat>,
    /// The rules.
    pub rules: RuleSet,
    /// What is allowed.
    pub habits: TableOptions,
    /// Who sits where.
    pub seats: Vec<SeatView>,
    /// Where the game comes from.
    pub origin: Origin,
    /// Moves that the game had when the table was made; its journal begins after them.
    pub begun: usize,
    /// When the game begins: a record may begin with any position.
    pub first_round: FirstRound,
    /// Where the host sits, if at the table.
    pub host: Option<Seat>,
    /// Whether the game rests until somebody goes on with it.
    pub adjourned: bool,
    /// Whether the game was ended before it was over: it has no result.
    pub ended: bool,
    /// From when on the others need not wait any longer for the player whose turn it is, or for
    /// somebody who goes on with an adjourned game, in milliseconds since 1970.
    pub overdue: Option<i64>,
    /// A question to all players.
    pub ask: Option<AskView>,
    /// What the players have been asked to decide.
    pub vote: Option<VoteView>,
    /// What the player whose turn it is may take back alone, and make again.
    pub undo: UndoView,
    /// The seal of the deal.
    pub commitment: String,
    /// What opens the seal, once the game is over.
    pub salt: Option<String>,
}

/// A seat, as anybody may see it.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct SeatView {
    /// The player's name.
    pub name: String,
    /// Who sits there: `open`, `human`, `away` (a bot sits in), `bot` or `nobody`.
    pub kind: SeatKind,
    /// The bot, if one plays: its level and, if it has one of its own, its budget.
    pub level: Option<BotSpec>,
    /// The bot's level alone.
    pub strength: Option<Level>,
    /// Why a bot sits in.
    pub why: Option<Absence>,
    /// Milliseconds left when the message was written; only with a clock.
    pub left: Option<i64>,
    /// Hints that may still be asked for.
    pub hints: u16,
    /// Whether the host lets the player talk no more.
    pub muted: bool,
}

/// Who sits on a seat.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[serde(rename_all = "lowercase")]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub enum SeatKind {
    /// Nobody yet.
    Open,
    /// A player.
    Human,
    /// A bot, for a player who is away.
    Away,
    /// A bot.
    Bot,
    /// Nobody ever: the table only shows a record.
    Nobody,
}

/// The phase and round in which a game begins.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct FirstRound {
    /// The phase, from 1.
    pub phase: u8,
    /// The round, from 1.
    pub round: u8,
}

/// A question to all players.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct AskView {
    /// Who asks.
    pub seat: Seat,
    /// The moves that would be kept.
    pub ply: usize,
    /// Who has not answered yet.
    pub waiting: Vec<Seat>,
}

/// What the players have been asked to decide.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct VoteView {
    /// Who proposes it.
    pub seat: Seat,
    /// What.
    pub what: Proposal,
    /// How many must agree; the one who proposes has agreed.
    pub needed: usize,
    /// How many have agreed.
    pub agreed: usize,
    /// Who has not answered yet.
    pub waiting: Vec<Seat>,
}

/// What can be taken back without asking, and made again.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct UndoView {
    /// The least moves that can be kept.
    pub floor: usize,
    /// Moves before this turn.
    pub turn: usize,
    /// Moves before the action that was made last.
    pub action: usize,
    /// Moves that can be made again.
    pub redo: usize,
}

/// A position with everything that may be decided in it, and what follows from it for a
/// program that shows it. The first keys are those of a trace; legal moves come with their meaning.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct Position {
    /// Moves played so far.
    ply: usize,
    /// Who decides, if the game goes on.
    seat: Option<Seat>,
    /// The phase, from 1.
    phase: u8,
    /// The round, from 1.
    round: u8,
    /// T5, T8: whether the phase ends with this round.
    last_round: bool,
    /// T5: how many completed orders end the phase.
    needed: u8,
    /// Actions left in the turn.
    actions: u8,
    /// T1: how many actions the turn had when it began.
    actions_in_turn: u8,
    /// Every legal move with its meaning, sorted by its text.
    legal: Vec<LegalMove>,
    /// Everything that lies open.
    state: State,
    /// What is asked, if it is not an action or the end of the turn.
    due: Option<Due>,
    /// The pieces of the deciding player that a move could name.
    pieces: Vec<PieceGroup>,
    /// K3: what each player lacks for each order; `null` where none lies.
    lacks: Vec<Vec<Option<Salt>>>,
    /// B5: what each kind costs and brings at the market.
    prices: ByKind<Price>,
    /// Tired pieces in the mine, by seat.
    tired: Vec<u8>,
    /// T4: whether passing all that is left lets pieces of the deciding player stand up.
    may_rest: bool,
    /// E4: the cheapest way up from each chamber in which the deciding player may dig.
    ways: BTreeMap<Space, Vec<Station>>,
    /// E4 to E6: the salt that is being carried up, while something about it is asked.
    #[serde(skip_serializing_if = "Option::is_none")]
    carrying: Option<Carrying>,
    /// T7: the result with its parts, once the game is over.
    #[serde(skip_serializing_if = "Option::is_none")]
    result: Option<GameResult>,
    /// V1: tiles that lie face up and that nobody has entered.
    #[serde(skip_serializing_if = "BTreeMap::is_empty")]
    face_up: BTreeMap<Space, Tile>,
    /// G4, S6: what is still to come, as everybody can work it out.
    unseen: Unseen,
}

/// T7: the result of a game, with its parts.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct GameResult {
    /// What each player is worth, by seat.
    scores: Vec<Score>,
    /// Everybody in the order of their places.
    ranking: Vec<Ranked>,
}

/// A table in a list.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct Brief {
    /// The table's identifier.
    pub table: String,
    /// Its name.
    pub name: String,
    /// `open`, `playing` or `over`.
    pub stage: Stage,
    /// `none` or `muria`.
    pub expansion: Expansion,
    /// The clock, if there is one.
    pub clock: Option<Clock>,
    /// Who sits where.
    pub seats: Vec<SeatView>,
    /// Whose turn it is.
    pub turn: Option<Seat>,
    /// Your own seats, if you gave a key.
    pub yours: Vec<Seat>,
    /// When something happened last, in milliseconds since 1970.
    pub changed: i64,
    /// Whether the game rests until somebody goes on with it.
    pub adjourned: bool,
    /// Whether the game was ended before it was over.
    pub ended: bool,
    /// The result, once the game is over.
    pub outcome: Option<Outcome>,
}

/// What the server says on a socket.
#[derive(Clone, Debug, Serialize)]
#[serde(tag = "type", rename_all = "kebab-case")]
#[allow(missing_docs, reason = "docs/protocol.md describes the messages")]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub enum Message<'a> {
    Welcome {
        protocol: u32,
        build: &'a str,
        yours: &'a [Seat],
        host: bool,
        number: u32,
        table: &'a TableView,
        #[serde(rename = "box")]
        values: &'a Values,
        position: &'a Position,
        #[cfg_attr(feature = "schema", schemars(with = "Vec<Update<'_>>"))]
        missed: &'a Lines,
    },
    Missed {
        #[cfg_attr(feature = "schema", schemars(with = "Vec<Update<'_>>"))]
        lines: &'a Lines,
    },
    Update(&'a Update<'a>),
    Accepted {
        id: &'a Value,
        number: u32,
        ply: usize,
    },
    Refused {
        id: &'a Value,
        #[serde(flatten)]
        refused: &'a Refused,
    },
    ThinkingTime {
        /// Where the bot sits.
        seat: Seat,
        /// How much of its usual time it had for its last move, in percent.
        time_percent: u8,
    },
    Tried {
        id: &'a Value,
        #[serde(flatten)]
        tried: &'a Tried,
    },
    Bulletin(&'a Bulletin),
}

/// One line of the journal, and what is different now.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema), schemars(rename = "Line"))]
pub struct Update<'a> {
    /// The line's number.
    pub number: u32,
    /// When it was written.
    pub at: i64,
    /// What happened at the table.
    #[serde(flatten)]
    pub entry: &'a Entry,
    /// The move with its meaning, if the line is one.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub made: Option<MoveData>,
    /// Moves in the game after it.
    pub plies: usize,
    /// What happened on the board.
    #[serde(skip_serializing_if = "<[_]>::is_empty")]
    pub events: &'a [Event],
    /// The moves that were made again, if the line says so.
    #[serde(skip_serializing_if = "<[_]>::is_empty")]
    pub again: &'a [RedoneMove],
    /// Moves that can be made again after it, if moves were taken back or made again with it.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub redo: Option<usize>,
    /// That with this line everybody has agreed to take the game back, and how far it went.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub rewound: Option<Rewound>,
    /// How things are now; left out where a later update follows at once.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub table: Option<&'a TableView>,
    /// The position, if it is another one.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub position: Option<&'a Position>,
    /// In place of both what has changed of them, for clients that want it so.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub changes: Option<Changed<'a>>,
}

/// Lines of a journal, written already: as much of it as is sent at once.
#[derive(Clone, Debug, Default)]
pub struct Lines {
    lines: Vec<Box<RawValue>>,
    /// How long they are, in bytes.
    length: usize,
}

impl Lines {
    /// A message ends with the line that makes it as long as this, in bytes.
    const ENOUGH: usize = 64 * 1024;

    /// Adds a line.
    pub fn push(&mut self, line: &impl Serialize) {
        // What was written as JSON just now is JSON.
        if let Ok(line) = RawValue::from_string(text(line)) {
            self.length += line.get().len();
            self.lines.push(line);
        }
    }

    /// Whether a message should have no more.
    pub fn are_enough(&self) -> bool {
        self.length >= Self::ENOUGH
    }
}

impl Serialize for Lines {
    fn serialize<S: serde::Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        self.lines.serialize(serializer)
    }
}

/// The catalogues, each read when it is needed first.
static PHRASES: [LazyLock<Phrases>; Language::ALL.len()] = [
    LazyLock::new(|| Phrases::new(Language::En)),
    LazyLock::new(|| Phrases::new(Language::Pl)),
    LazyLock::new(|| Phrases::new(Language::De)),
    LazyLock::new(|| Phrases::new(Language::Fr)),
    LazyLock::new(|| Phrases::new(Language::It)),
];

/// The catalogue of a language, for sentences that a person asks for.
pub fn phrases_in(language: Language) -> &'static Phrases {
    &PHRASES[language as usize]
}

/// The English catalogue, for everything that programs read as well.
pub fn phrases() -> &'static Phrases {
    phrases_in(Language::En)
}

impl Table {
    /// The table, as anybody may see it.
    pub fn view(&self, now: i64) -> TableView {
        let over = self.stage() == Stage::Over;
        TableView {
            table: self.id().to_string(),
            name: self.title(),
            public: self.head().public,
            stage: self.stage(),
            changed: self.last_at(),
            number: self.number(),
            ply: self.ply(),
            turn: self.turn(),
            rules: self.deal().rules,
            habits: self.head().habits.clone(),
            seats: self.seats().map(|seat| self.seat_view(seat, now)).collect(),
            origin: self.head().origin.clone(),
            begun: self.fixed.begun,
            first_round: self.fixed.first_round,
            host: self.host_seat(),
            adjourned: self.adjourned.is_some(),
            ended: self.ended,
            overdue: self.overdue(),
            vote: self.vote.as_ref().map(|vote| VoteView {
                seat: vote.seat,
                what: vote.what,
                needed: vote.needed(),
                agreed: vote.agreed(),
                waiting: self.still_voting(vote).collect(),
            }),
            ask: self.ask.as_ref().map(|ask| AskView {
                seat: ask.seat,
                ply: ask.ply,
                waiting: self.still_asked(ask).collect(),
            }),
            undo: UndoView {
                floor: self.undo_floor(),
                turn: self.turn_start(),
                action: self.action_start(),
                redo: self.undone.len(),
            },
            commitment: self.commitment().to_owned(),
            salt: over.then(|| self.head().salt.clone()),
        }
    }

    /// The table in a list; `access` is what the reader may do there.
    pub fn brief(&self, access: &Access, now: i64) -> Brief {
        Brief {
            table: self.id().to_string(),
            name: self.title(),
            stage: self.stage(),
            expansion: self.deal().rules.expansion,
            clock: self.head().habits.clock,
            seats: self.seats().map(|seat| self.seat_view(seat, now)).collect(),
            turn: self.turn(),
            yours: access.seats.clone(),
            changed: self.last_at(),
            adjourned: self.adjourned.is_some(),
            ended: self.ended,
            outcome: self.game.outcome(),
        }
    }

    /// The values of the components that lie open.
    pub fn values(&self) -> Values {
        self.game.values()
    }

    /// The position, as anybody may see it.
    pub fn position(&self) -> Position {
        Position::of(&self.game, self.ply())
    }

    fn seat_view(&self, seat: Seat, now: i64) -> SeatView {
        let chair = &self.chairs[seat.index()];
        let (kind, why) = match &chair.holder {
            Holder::Open { .. } => (SeatKind::Open, None),
            Holder::Human { .. } => (SeatKind::Human, None),
            Holder::Away { why, .. } => (SeatKind::Away, Some(*why)),
            Holder::Vacant { .. } => (SeatKind::Away, Some(Absence::Removed)),
            Holder::Bot { .. } => (SeatKind::Bot, None),
            Holder::Nobody => (SeatKind::Nobody, None),
        };
        SeatView {
            name: chair.name.clone(),
            kind,
            level: chair.holder.bot().cloned(),
            strength: chair.holder.bot().map(BotSpec::level),
            why,
            left: self.clocks.left(seat, self.turn() == Some(seat), now),
            hints: self.head().habits.hints.saturating_sub(chair.hints),
            muted: chair.muted,
        }
    }
}

impl<'a> Update<'a> {
    /// What is sent of a step to a client that will get more: neither table nor position.
    pub fn of(step: &'a Step) -> Self {
        let Step { at, line, applied, after } = step;
        let back_or_again = matches!(line.entry, Entry::Undone { .. } | Entry::Redone { .. });
        Self {
            number: step.number(),
            at: *at,
            entry: &line.entry,
            made: applied.made.map(|mv| mv.data()),
            plies: after.ply(),
            events: &applied.events,
            again: &applied.again,
            redo: back_or_again.then_some(after.undone.len()),
            rewound: applied.rewound,
            table: None,
            position: None,
            changes: None,
        }
    }
}

impl Position {
    /// A position of a game, without anything hidden.
    pub fn of(game: &Game, ply: usize) -> Self {
        Self::with(game, ply, Game::explained_moves)
    }

    /// The same of a position in which a move was made: nothing can be decided in it any more, and
    /// the list of legal moves, which is half of a position, is empty.
    pub fn past(game: &Game, ply: usize) -> Self {
        Self::with(game, ply, |_| Vec::new())
    }

    /// The same position for somebody who only watches: what may be decided is not listed.
    pub(crate) fn without_legal_moves(self) -> Self {
        Self { legal: Vec::new(), ..self }
    }

    fn with(game: &Game, ply: usize, legal: impl Fn(&Game) -> Vec<LegalMove>) -> Self {
        // Nothing below touches the real deal.
        let view = game.view(Viewer::Spectator);
        let game = view.position();
        let seats = || Seat::first(game.players());
        let state = game.state();
        let face_up = |&space: &Space| game.face_up(space).map(|tile| (space, tile));
        let legal = legal(game);
        let slots = state.castle.orders.len() as u8;
        let lacks = |seat| (0..slots).map(|slot| game.lacks(seat, slot)).collect();
        let way = |legal: &LegalMove| match legal.data.parts {
            MoveParts::Extract { space, .. } => {
                Some((space, game.way_up(game.to_move()?, game.mine().slot(space)?)))
            }
            _ => None,
        };
        Self {
            ply,
            seat: game.to_move(),
            phase: game.phase().number(),
            round: game.round(),
            last_round: game.is_last_round(),
            needed: game.threshold(game.phase()),
            actions: game.actions(),
            actions_in_turn: game.actions_in_turn(),
            due: game.due(),
            pieces: game.to_move().map(|seat| game.piece_groups(seat)).unwrap_or_default(),
            lacks: seats().map(lacks).collect(),
            prices: game.market_prices(),
            tired: seats().map(|seat| game.tired(seat)).collect(),
            may_rest: game.may_rest(),
            ways: legal.iter().filter_map(way).collect(),
            carrying: game.carrying(),
            result: game.is_over().then(|| GameResult {
                scores: seats().map(|seat| game.score(seat)).collect(),
                ranking: game.ranking(),
            }),
            face_up: state.mine.keys().filter_map(face_up).collect(),
            unseen: view.unseen(),
            legal,
            state,
        }
    }
}

/// A message as text.
pub fn text(message: &impl Serialize) -> String {
    long_text(message, 128)
}

/// A message as text that will be about this many bytes long: it need not be moved as it grows.
pub fn long_text(message: &impl Serialize, room: usize) -> String {
    let mut text = Vec::with_capacity(room);
    let written = serde_json::to_writer(&mut text, message).map_err(|error| error.to_string());
    let text = written.and_then(|()| String::from_utf8(text).map_err(|error| error.to_string()));
    text.unwrap_or_else(|error| {
        // Numbers, texts, lists and maps with text keys only: nothing that JSON cannot hold.
        unreachable!("a message is always JSON: {error}")
    })
}
