//! Entries of a table's journal. The journal is the truth; everything else follows from it.

use crate::{address::Address, key::KeyHash, version, vote::Proposal};
use magnumsal_bots::BotSpec;
use magnumsal_rules::{RecordedMove, Seat};
use serde::{Deserialize, Serialize};

/// One thing that happened at a table. Everybody may see it.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(tag = "entry", rename_all = "kebab-case")]
#[allow(missing_docs, reason = "the fields are named after what they hold")]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub enum Entry {
    /// A player takes an open seat.
    Joined { seat: Seat, name: String },
    /// An open seat has a new invitation; the old one is void.
    Invited { seat: Seat },
    /// The host gives an open seat to a bot.
    Filled {
        seat: Seat,
        #[serde(rename = "level")]
        bot: BotSpec,
    },
    /// A player gives a seat up before the game; it is open again.
    Left { seat: Seat },
    /// The host lets a player talk no more.
    Muted { seat: Seat },
    /// The host lets a player talk again.
    Unmuted { seat: Seat },
    /// The host sends a player away; the seat is open again or, once the game has begun, a bot
    /// plays it until somebody else is invited.
    Removed {
        seat: Seat,
        #[serde(rename = "level", default, skip_serializing_if = "Option::is_none")]
        bot: Option<BotSpec>,
    },
    /// A bot sits in for a player.
    Replaced {
        seat: Seat,
        #[serde(rename = "level")]
        bot: BotSpec,
        why: Absence,
    },
    /// The player is back.
    Returned { seat: Seat },
    /// A move is made.
    Moved {
        seat: Seat,
        #[serde(rename = "move", with = "as_text")]
        #[cfg_attr(feature = "schema", schemars(with = "String"))]
        mv: RecordedMove,
    },
    /// A player takes back own moves; this many are left in the game.
    Undone { seat: Seat, ply: usize },
    /// A player makes moves again that were taken back; this many are in the game then.
    Redone { seat: Seat, ply: usize },
    /// A player asks all others to take the game back so far.
    Asked { seat: Seat, ply: usize },
    /// A player agrees; with the last one the game is taken back.
    Agreed { seat: Seat },
    /// A player declines, or withdraws the question.
    Declined { seat: Seat },
    /// A player says something; the host speaks without a seat if there is none.
    Said { seat: Option<Seat>, text: String },
    /// A player has another name.
    Renamed { seat: Seat, name: String },
    /// The table has another name.
    Titled { name: String },
    /// A player wants notices, or none any more.
    Subscribed { seat: Seat },
    /// A player was told that it is their turn.
    Noticed { seat: Seat },
    /// A player asked for a hint.
    Hinted { seat: Seat },
    /// A player proposes something to the others; answers are as to a question.
    Proposed { seat: Seat, what: Proposal },
    /// The game rests; it was this player's proposal, or that of a host without a seat.
    Adjourned { seat: Option<Seat> },
    /// The game goes on.
    Resumed { seat: Option<Seat> },
    /// The game ends before it is over, and has no result.
    Ended { seat: Option<Seat> },
    /// A player is the table's host from now on.
    Hosted { seat: Seat },
}

/// Why a bot sits in.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub enum Absence {
    /// The player has left.
    Left,
    /// The player's time is up.
    Time,
    /// The host has sent the player away.
    Removed,
    /// The player was gone for too long, and the others did not want to wait.
    Gone,
}

/// What belongs to an entry and is nobody's business.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Secret {
    /// The hash of a key that is now valid for the seat.
    Key(KeyHash),
    /// Where notices are to go, which is not confirmed yet; nowhere if `None`.
    Address(Option<Address>),
    /// Where notices go.
    Confirmed(Address),
}

/// A line of the journal, as it is stored.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Line {
    /// Which programs can read it; see [`version::JOURNAL`]. The first version is left out.
    #[serde(default = "version::first", skip_serializing_if = "version::is_first")]
    version: u32,
    /// What everybody may see.
    #[serde(flatten)]
    pub entry: Entry,
    /// What nobody else may see.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub secret: Option<Secret>,
}

impl From<Entry> for Line {
    fn from(entry: Entry) -> Self {
        Self { version: entry.version(), entry, secret: None }
    }
}

impl Line {
    /// A line with a part that nobody else may see.
    pub fn with_secret(entry: Entry, secret: Secret) -> Self {
        let version = entry.version().max(secret.version());
        Self { version, entry, secret: Some(secret) }
    }
}

impl Entry {
    /// Whether other people sit at the table after it.
    pub(crate) fn changes_players(&self) -> bool {
        use Entry::{Joined, Left, Removed, Replaced, Returned};
        matches!(
            self,
            Joined { .. } | Left { .. } | Removed { .. } | Replaced { .. } | Returned { .. }
        )
    }

    /// Which programs can read it.
    fn version(&self) -> u32 {
        match self {
            Self::Proposed { .. }
            | Self::Adjourned { .. }
            | Self::Resumed { .. }
            | Self::Ended { .. }
            | Self::Hosted { .. }
            | Self::Replaced { why: Absence::Gone, .. } => 3,
            Self::Filled { bot, .. } | Self::Replaced { bot, .. } => version::of_bot(bot),
            Self::Muted { .. } | Self::Unmuted { .. } | Self::Removed { .. } => 3,
            _ => version::FIRST,
        }
    }
}

impl Secret {
    /// Which programs can read it.
    fn version(&self) -> u32 {
        match self {
            Self::Confirmed(_) => 3,
            Self::Key(_) | Self::Address(_) => version::FIRST,
        }
    }
}

/// A move is written in the notation.
mod as_text {
    use magnumsal_rules::{MoveError, RecordedMove};
    use serde::{Deserialize, Deserializer, Serializer, de::Error};

    pub(super) fn serialize<S: Serializer>(mv: &RecordedMove, to: S) -> Result<S::Ok, S::Error> {
        to.collect_str(mv)
    }

    pub(super) fn deserialize<'de, D: Deserializer<'de>>(
        from: D,
    ) -> Result<RecordedMove, D::Error> {
        let text = String::deserialize(from)?;
        let no_move = |_: MoveError| D::Error::custom(format!("{text:?} is no move"));
        text.parse().map_err(no_move)
    }
}
