//! What requests are answered with, where it is no view, record or replay; and the status of a refusal.

use crate::{
    bulletin::Bulletin,
    decide::Access,
    head::GameBox,
    id::TableId,
    key::{Key, KeyHash},
    refusal::{Problem, Refusal},
    start::TableStart,
    table::Table,
    version::PROTOCOL,
    wire::{Brief, Position, TableView},
};
use magnumsal_rules::{Seat, Values};
use serde::Serialize;

/// A table that was just made.
#[derive(Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct Created {
    /// The table's identifier.
    pub table: String,
    /// The host's key, good for all seats of the host; told only now.
    pub token: String,
    /// The host's seats.
    pub seats: Vec<Seat>,
    /// One for each open seat; told only now.
    pub invitations: Vec<Invitation>,
    /// The seal of the deal.
    pub commitment: String,
}

impl Created {
    /// The answer to the client that makes a table; `base` is where the pages are.
    pub fn new(table: &Table, host: &Key, invitations: &[(Seat, Key)], base: &str) -> Self {
        let invitations = invitations.iter();
        Self {
            table: table.id().to_string(),
            token: host.reveal(),
            seats: table.access(Some(&host.hash())).seats,
            invitations: invitations
                .map(|(seat, key)| Invitation::new(base, table.id(), *seat, key))
                .collect(),
            commitment: table.commitment().to_owned(),
        }
    }
}

/// An invitation to a seat.
#[derive(Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct Invitation {
    /// Which seat.
    pub seat: Seat,
    /// What opens it.
    pub key: String,
    /// A link to send; what is behind the # never reaches a server's log.
    pub link: String,
}

impl Invitation {
    /// An invitation to a table; `base` is where the pages are.
    pub fn new(base: &str, table: &TableId, seat: Seat, key: &Key) -> Self {
        let key = key.reveal();
        let link = format!("{base}/#/table/{table}/join/{key}");
        Self { seat, key, link }
    }
}

/// A seat that was just taken.
#[derive(Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct Seated {
    /// Which seat.
    pub seat: Seat,
    /// The key to it; told only now.
    pub token: String,
}

impl Seated {
    /// The answer to a client that has sat down with a key.
    pub fn new(seats: &[Seat], key: &Key) -> Result<Self, Problem> {
        let seat = *seats.first().ok_or(Problem::NoOpenSeat)?;
        Ok(Self { seat, token: key.reveal() })
    }
}

/// That a command was carried out.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct Accepted {
    /// The journal's last line.
    pub number: u32,
    /// Moves in the game.
    pub ply: usize,
}

/// A table with its position.
#[derive(Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct Shown {
    /// Your seats, if you gave a key.
    yours: Vec<Seat>,
    /// Whether you made the table.
    host: bool,
    /// The table.
    table: TableView,
    /// The values of the components: prices, thresholds, sizes of stacks, as in docs/protocol.md.
    #[serde(rename = "box")]
    values: Values,
    /// The position with all legal moves: a line of a trace as in docs/notation.md, and what is due.
    position: Position,
}

/// What can be had of notices at a table.
#[derive(Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct NoticeState {
    /// The kinds of addresses that this server sends to; none in games that are too fast for notices.
    kinds: Vec<&'static str>,
    /// Your seats that want notices.
    yours: Vec<SeatNotices>,
}

/// Where the notices of a seat go.
#[derive(Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct SeatNotices {
    /// Which seat.
    seat: Seat,
    /// The kind of the address.
    kind: &'static str,
    /// Whether its owner has confirmed it; nothing is sent before.
    confirmed: bool,
}

/// What a server is.
#[derive(Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct Versions {
    /// The program's version.
    program: &'static str,
    /// The version of the protocol that it speaks, as in docs/protocol.md.
    protocol: u32,
    /// What tells its pages from those of other versions.
    build: String,
    /// What its operator tells everybody.
    bulletin: Bulletin,
}

impl Versions {
    /// This program, with these pages.
    pub fn new(build: &str, bulletin: Bulletin) -> Self {
        let build = build.to_owned();
        Self { program: env!("CARGO_PKG_VERSION"), protocol: PROTOCOL, build, bulletin }
    }
}

impl TableStart {
    /// The table that begins so, and the answer to the client that makes it; `base` is where the pages are.
    pub fn open(
        self,
        id: TableId,
        now: i64,
        game_box: &GameBox,
        base: &str,
    ) -> Result<(Table, Created), Problem> {
        let table = Table::new(id, self.head, now, game_box)?;
        let created = Created::new(&table, &self.host, &self.invitations, base);
        Ok((table, created))
    }
}

impl Table {
    /// The table and its position, for a client with this key.
    pub fn shown(&self, key: Option<&KeyHash>, now: i64) -> Shown {
        let Access { host, seats } = self.access(key);
        let (table, values, position) = (self.view(now), self.values(), self.position());
        Shown { yours: seats, host, table, values, position }
    }

    /// The table in the list of a client with this key; nothing if the key is not valid for it.
    pub fn listed(&self, key: Option<&Key>, now: i64) -> Option<Brief> {
        let access = self.access(key.map(Key::hash).as_ref());
        (key.is_none() || access != Access::default()).then(|| self.brief(&access, now))
    }

    /// The notices of somebody's seats; `kinds` are those that are sent at all.
    pub fn notice_state(&self, seats: &[Seat], kinds: Vec<&'static str>) -> NoticeState {
        let of = |&seat: &Seat| {
            let to = self.chair(seat)?.notices.as_ref()?;
            Some(SeatNotices { seat, kind: to.address.kind(), confirmed: to.confirmed })
        };
        let kinds = if self.is_slow() { kinds } else { Vec::new() };
        NoticeState { kinds, yours: seats.iter().filter_map(of).collect() }
    }
}

impl Refusal {
    /// The status of HTTP that a request is answered with.
    pub fn status(&self) -> u16 {
        match self {
            Self::Table(problem) => problem.status(),
            _ => 422,
        }
    }
}

impl Problem {
    fn status(&self) -> u16 {
        match self {
            Self::BadForm { .. } | Self::OtherProtocol { .. } => 400,
            Self::NoKey => 401,
            Self::NotSeated
            | Self::NotHost
            | Self::BadInvitation
            | Self::BadLink
            | Self::BlockedAddress => 403,
            Self::NoTable | Self::NoPage => 404,
            Self::NoMethod => 405,
            Self::NoOpenSeat
            | Self::SeatTaken { .. }
            | Self::NameTaken
            | Self::Muted
            | Self::NoChat
            | Self::NobodyThere { .. }
            | Self::NotStarted
            | Self::Over
            | Self::NotOver
            | Self::NotYourTurn { .. }
            | Self::Stale { .. }
            | Self::NothingToUndo
            | Self::TurnedUp { .. }
            | Self::NothingToRedo
            | Self::Adjourned
            | Self::NotAdjourned
            | Self::NotOverdue
            | Self::NothingAsked
            | Self::AskedAlready { .. }
            | Self::NothingToClaim { .. }
            | Self::NoHints { .. }
            | Self::NoReview
            | Self::Full { .. }
            | Self::OtherEdition
            | Self::NewerTable => 409,
            Self::TooLong { .. } => 413,
            Self::NotJson => 415,
            Self::NoSeat { .. }
            | Self::BadName { .. }
            | Self::BadMessage { .. }
            | Self::BlockedWord
            | Self::ClockRange { .. }
            | Self::PauseTooLong { .. }
            | Self::TooManyHints { .. }
            | Self::ThinksTooLong { .. }
            | Self::NoPly { .. }
            | Self::NoLine { .. }
            | Self::NoNotices { .. }
            | Self::NewerRecord { .. }
            | Self::NothingDrawn { .. }
            | Self::BotsNeedStacks
            | Self::SeatCount { .. }
            | Self::BadAddress => 422,
            Self::NoSocket => 426,
            Self::TooFast | Self::AskedTooOften => 429,
            Self::Damaged => 500,
            Self::Busy | Self::StoreFailed | Self::NoNewTables => 503,
        }
    }
}
