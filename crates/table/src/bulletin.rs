//! What the operator of a server announces.

use serde::Serialize;

/// What the operator of a server tells everybody.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct Bulletin {
    /// An announcement, in the operator's own words.
    pub announcement: Option<String>,
    /// Whether new tables are made.
    pub new_tables: bool,
    /// Whether people can talk, at tables that allow it.
    pub chat: bool,
}

impl Default for Bulletin {
    /// Nothing to announce.
    fn default() -> Self {
        Self { announcement: None, new_tables: true, chat: true }
    }
}
