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

impl Stage {
    /// The stage with this number, if there is one.
    pub fn from_number(number: i64) -> Option<Self> {
        [Self::Open, Self::Playing, Self::Over]
            .into_iter()
            .find(|&stage| i64::from(stage as i16) == number)
    }

    /// The stage, as it is written.
    pub fn name(self) -> &'static str {
        match self {
            Self::Open => "open",
            Self::Playing => "playing",
            Self::Over => "over",
        }
    }
}
