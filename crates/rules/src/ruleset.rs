//! The settings a game is played with.

use serde::{Deserialize, Deserializer, Serialize};

/// Which boxes are on the table.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default, Serialize, Deserialize)]
#[serde(rename_all = "lowercase", try_from = "String")]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
pub enum Expansion {
    /// The base game alone.
    #[default]
    None,
    /// The base game with Muria.
    Muria,
}

impl Expansion {
    /// The most players (S1).
    pub const fn max_players(self) -> u8 {
        match self {
            Self::None => 4,
            Self::Muria => 5,
        }
    }

    /// The expansion's name in records.
    pub const fn name(self) -> &'static str {
        match self {
            Self::None => "none",
            Self::Muria => "muria",
        }
    }
}

/// Who gets tired by digging (E3).
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default, Serialize, Deserialize)]
#[serde(rename_all = "lowercase", try_from = "String")]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
pub enum Fatigue {
    /// Only the pieces used, and no more than needed.
    #[default]
    Crew,
    /// Every own standing piece in the chamber.
    All,
}

/// Only the plain text: derived enums would also take `{"none": null}`.
macro_rules! from_text {
    ($type:ident: $($text:literal => $variant:ident),*) => {
        impl TryFrom<String> for $type {
            type Error = String;

            fn try_from(text: String) -> Result<Self, String> {
                match text.as_str() {
                    $($text => Ok(Self::$variant),)*
                    _ => Err(format!("unknown value `{text}`, expected {}", [$($text),*].join(" or "))),
                }
            }
        }
    };
}
from_text!(Expansion: "none" => None, "muria" => Muria);
from_text!(Fatigue: "crew" => Crew, "all" => All);

/// How a game is played where the sources leave a choice.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
#[cfg_attr(feature = "types", derive(ts_rs::TS), ts(rename = "Rules"))]
pub struct RuleSet {
    /// Base game or Muria.
    pub expansion: Expansion,
    /// V1: the mine's tiles lie face up.
    pub mapped: bool,
    /// E6: cubes a cart carries; `None` is any number. In Muria it counts as 2 whatever is here.
    #[serde(deserialize_with = "cart_capacity")]
    pub cart_capacity: Option<u8>,
    /// U3: whether a bucket may be emptied into a chamber nobody has entered.
    pub bucket_into_unrevealed: bool,
    /// E3: who gets tired.
    pub fatigue: Fatigue,
    /// B4: whether tired pieces serve the pump.
    pub pump_with_tired: bool,
    /// T8: a phase ends after this many rounds.
    #[serde(deserialize_with = "round_limit")]
    pub round_limit: u8,
}

impl Default for RuleSet {
    fn default() -> Self {
        Self {
            expansion: Expansion::None,
            mapped: false,
            cart_capacity: None,
            bucket_into_unrevealed: true,
            fatigue: Fatigue::Crew,
            pump_with_tired: false,
            round_limit: 60,
        }
    }
}

impl RuleSet {
    /// The usual settings with Muria.
    pub fn muria() -> Self {
        Self { expansion: Expansion::Muria, ..Self::default() }
    }

    /// Whether Muria is in play.
    pub const fn is_muria(&self) -> bool {
        matches!(self.expansion, Expansion::Muria)
    }

    /// E6: how many cubes one cart frees of tolls on each of its spaces.
    pub(crate) const fn cubes_per_cart(&self) -> u8 {
        match (self.expansion, self.cart_capacity) {
            (Expansion::None, None) => u8::MAX,
            (Expansion::None, Some(capacity)) => capacity,
            (Expansion::Muria, _) => 2,
        }
    }
}

/// A record must name the key, so this is a function: an `Option` field alone could be left out.
fn cart_capacity<'de, D: Deserializer<'de>>(deserializer: D) -> Result<Option<u8>, D::Error> {
    match Option::<u8>::deserialize(deserializer)? {
        capacity @ (None | Some(2)) => Ok(capacity),
        Some(other) => Err(serde::de::Error::invalid_value(
            serde::de::Unexpected::Unsigned(other.into()),
            &"null or 2",
        )),
    }
}

fn round_limit<'de, D: Deserializer<'de>>(deserializer: D) -> Result<u8, D::Error> {
    match u8::deserialize(deserializer)? {
        0 => Err(serde::de::Error::invalid_value(
            serde::de::Unexpected::Unsigned(0),
            &"a whole number from 1 to 255",
        )),
        limit => Ok(limit),
    }
}
