//! Refusals: why something cannot be done at a table, as typed facts.
//!
//! Like those of the rules, they hold no prose: a stable code and the facts; the message catalogue
//! has the sentences (`table-CODE`).

use magnumsal_rules::{
    DrawError, Illegal, MoveError, NotationError, RecordError, Rule, Seat, SetupError,
};
use serde::Serialize;

/// The code of every record that cannot be read or played.
pub(crate) const BAD_RECORD: &str = "bad-record";

/// Why something cannot be done.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Refusal {
    /// The table does not allow it.
    Table(Problem),
    /// The text is no move.
    Notation(NotationError),
    /// The rules of the game do not allow it.
    Illegal(Illegal),
    /// A move cannot turn that up.
    Draw(DrawError),
    /// The record is no record, or cannot be played.
    Record(RecordError),
    /// The game cannot be set up like that.
    Setup(SetupError),
}

/// Why a table does not allow something.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[serde(tag = "code", rename_all = "kebab-case")]
#[allow(missing_docs, reason = "the fields are named after the facts they hold")]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub enum Problem {
    /// There is no such table.
    NoTable,
    /// There is no such seat.
    NoSeat { seats: u8 },
    /// No key was given where one is needed.
    NoKey,
    /// The key opens no seat of this table.
    NotSeated,
    /// Only the host may do this.
    NotHost,
    /// The invitation is for nobody: spent, replaced, or never made.
    BadInvitation,
    /// Every seat is taken.
    NoOpenSeat,
    /// The seat is taken.
    SeatTaken { seat: Seat },
    /// A name is empty, too long, or cannot be shown in a line.
    BadName { most: usize },
    /// Another player has this name.
    NameTaken,
    /// A message is empty or too long.
    BadMessage { most: usize },
    /// The host lets this player talk no more.
    Muted,
    /// There is no chat at this table, or on this server.
    NoChat,
    /// No player sits there.
    NobodyThere { seat: Seat },
    /// The server does not allow a word of it.
    BlockedWord,
    /// The server takes nothing from this address.
    BlockedAddress,
    /// The server makes no new tables now.
    NoNewTables,
    /// A clock that is too short or too long.
    ClockRange { least: u32, most: u32 },
    /// Bots should not wait longer.
    PauseTooLong { most: u32 },
    /// Nobody needs more hints.
    TooManyHints { most: u16 },
    /// Not all seats are taken yet.
    NotStarted,
    /// The game is over.
    Over,
    /// Only once the game is over.
    NotOver,
    /// It is another player's turn.
    NotYourTurn { seat: Seat },
    /// The game has gone on since.
    Stale { ply: usize },
    /// Nothing of this turn can be taken back any more.
    NothingToUndo,
    /// Something was turned up since; only all players together can take that back.
    TurnedUp { ply: usize },
    /// Nothing was taken back.
    NothingToRedo,
    /// There is no such ply.
    NoPly { plies: usize },
    /// There is no such line in the journal.
    NoLine { lines: u32 },
    /// Nobody asks this player for an answer.
    NothingAsked,
    /// A player asks already.
    AskedAlready { seat: Seat },
    /// The game is adjourned.
    Adjourned,
    /// The game is not adjourned.
    NotAdjourned,
    /// Nobody has kept the others waiting for long enough.
    NotOverdue,
    /// The seat's bot does not sit in for anybody.
    NothingToClaim { seat: Seat },
    /// The table allows no hints, or no more.
    NoHints { allowed: u16 },
    /// The table allows no review.
    NoReview,
    /// The server does not send such notices.
    NoNotices { kind: &'static str },
    /// An address where nothing can be sent to.
    BadAddress,
    /// A link of a notice that is not good any more, or never was.
    BadLink,
    /// Somebody has asked too often for notices that nobody has confirmed.
    AskedTooOften,
    /// The table's journal is full.
    Full { most: u32 },
    /// The table was dealt with other component values.
    OtherEdition,
    /// What is said to be turned up is neither tile nor order nor tool.
    NothingDrawn { found: String },
    /// Nobody knows the stacks, so that no bot can make a move that turns something up.
    BotsNeedStacks,
    /// A bot would think longer than people would wait.
    ThinksTooLong { seconds: u64, iterations: u32 },
    /// A table has as many seats as the record has players.
    SeatCount { expected: usize },
    /// The bots are busy with others.
    Busy,
    /// Too many requests.
    TooFast,
    /// The message has no form that this server knows.
    BadForm { message: String },
    /// The message is too long; `most` is in KiB.
    TooLong { most: usize },
    /// The message is no JSON, or does not say so.
    NotJson,
    /// There is nothing at this address.
    NoPage,
    /// The address does not take requests of this kind.
    NoMethod,
    /// The request does not ask for a WebSocket.
    NoSocket,
    /// The store cannot be reached.
    StoreFailed,
    /// The store holds something that no game can be.
    Damaged,
    /// A newer version of this program has written the table.
    NewerTable,
    /// A newer version of this program has written the record.
    NewerRecord { found: u32 },
    /// The client speaks another version of the protocol.
    OtherProtocol { asked: u32, spoken: u32 },
}

impl Refusal {
    /// The rule of the game that is broken, if it is one of the game's.
    pub fn rule(&self) -> Option<Rule> {
        match self {
            Self::Illegal(illegal)
            | Self::Record(RecordError::Move { error: MoveError::Illegal(illegal), .. }) => {
                Some(illegal.rule())
            }
            _ => None,
        }
    }
}

impl From<Problem> for Refusal {
    fn from(problem: Problem) -> Self {
        Self::Table(problem)
    }
}

impl From<Illegal> for Refusal {
    fn from(illegal: Illegal) -> Self {
        Self::Illegal(illegal)
    }
}

impl From<MoveError> for Refusal {
    fn from(error: MoveError) -> Self {
        match error {
            MoveError::Notation(error) => Self::Notation(error),
            MoveError::Illegal(illegal) => Self::Illegal(illegal),
            MoveError::Draw(error) => Self::Draw(error),
            MoveError::Drawn(found) => Problem::NothingDrawn { found }.into(),
        }
    }
}

impl From<NotationError> for Refusal {
    fn from(error: NotationError) -> Self {
        Self::Notation(error)
    }
}

impl From<RecordError> for Refusal {
    fn from(error: RecordError) -> Self {
        match error {
            RecordError::Setup(error) => Self::Setup(error),
            // Format 1 was the first: every unknown one came later.
            RecordError::Format { found, newest } if found > newest => {
                Problem::NewerRecord { found }.into()
            }
            error => Self::Record(error),
        }
    }
}
