//! What is sent with requests: bodies, and what stands behind the question mark of an address. A new
//! table is a [`NewTable`](crate::spec::NewTable), a trial a [`Trial`](crate::trial::Trial).

#[cfg(feature = "schema")]
use crate::{decide::MOST_PLIES, name::LONGEST_NAME};
use crate::{
    key::Key,
    spec::{SeatRequest, TableOptions},
    stage::Stage,
};
use magnumsal_rules::{Expansion, Seat};
use serde::Deserialize;
use serde_json::Value;

/// The longest body, in bytes; records have their own limit.
pub const LONGEST_BODY: usize = 64 * 1024;

/// The longest record, in bytes.
pub const LONGEST_RECORD: usize = 1024 * 1024;

/// The most keys in a question for own tables.
const MOST_KEYS: usize = 200;

/// Which tables are listed.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct Listed {
    /// `open` tables that wait for players, or `playing` ones to watch.
    #[serde(default)]
    pub stage: ListedStage,
}

#[derive(Clone, Copy, Default, Deserialize)]
#[serde(rename_all = "lowercase")]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[allow(missing_docs, reason = "these are the stages of the same names")]
pub enum ListedStage {
    #[default]
    Open,
    Playing,
}

impl From<ListedStage> for Stage {
    fn from(listed: ListedStage) -> Self {
        match listed {
            ListedStage::Open => Self::Open,
            ListedStage::Playing => Self::Playing,
        }
    }
}

/// The keys that somebody has.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct KeyRing {
    /// Only the first 200 are looked at.
    keys: Vec<TableKey>,
}

impl KeyRing {
    /// The keys that are looked at.
    pub fn keys(&self) -> impl Iterator<Item = &TableKey> {
        self.keys.iter().take(MOST_KEYS)
    }
}

/// A key and where it belongs.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct TableKey {
    /// The table.
    pub table: String,
    /// The key.
    pub token: Key,
}

/// Which box, and for how many.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct Opened {
    /// `none` or `muria`.
    #[serde(default)]
    pub expansion: Expansion,
    /// How many play: two to four, five with Muria.
    #[serde(default = "two")]
    #[cfg_attr(feature = "schema", schemars(range(min = 2, max = 5)))]
    pub players: usize,
}

fn two() -> usize {
    2
}

/// Who sits down, and where.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct Joining {
    /// The player's name.
    #[cfg_attr(feature = "schema", schemars(length(min = 1, max = LONGEST_NAME)))]
    pub name: String,
    /// The invitation; not needed at a public table.
    #[serde(default)]
    pub key: Option<Key>,
    /// At a public table: which seat; the first open one if left out.
    #[serde(default)]
    pub seat: Option<Seat>,
}

/// For whom an invitation is.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct Inviting {
    /// The open seat.
    pub seat: Seat,
}

/// A record to look at.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct Import {
    /// What the table is called; the players' names if left out.
    #[serde(default)]
    #[cfg_attr(feature = "schema", schemars(length(min = 1, max = LONGEST_NAME)))]
    pub name: Option<String>,
    /// The record, as in docs/notation.md.
    #[cfg_attr(feature = "schema", schemars(with = "serde_json::Map<String, Value>"))]
    pub record: Value,
}

/// Which part of a replay.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct Part {
    /// The first ply.
    #[serde(default)]
    pub from: u32,
    /// How many positions; 100 are given at most.
    #[serde(default)]
    pub count: Option<u16>,
}

/// How a game is to go on.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct Fork {
    /// The moves to keep.
    #[cfg_attr(feature = "schema", schemars(range(max = MOST_PLIES)))]
    pub ply: usize,
    /// Who plays; as many as in the game.
    #[cfg_attr(feature = "schema", schemars(length(min = 2, max = 5)))]
    pub seats: Vec<SeatRequest>,
    /// What is allowed.
    #[serde(default)]
    pub habits: TableOptions,
}
