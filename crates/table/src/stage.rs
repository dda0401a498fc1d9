//! How far a table is.

use serde::Serialize;

/// How far a table is. Its numbers are in databases: never change them.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[serde(rename_all = "lowercase")]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[repr(i16)]
pub enum Stage {
    /// Players are sitting down.
    Open = 0,
    /// The game is on.
    Playing = 1,
    /// The game is over.
    Over = 2,
}
