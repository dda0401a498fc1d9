//! The settings a game is played with, each declared once.

mod read;
#[cfg(feature = "schema")]
mod schema;
mod setting;

pub use setting::{AllowedValues, Setting, SettingChoice, SettingValue};

use crate::{Rule, SetupError};
use serde::{Deserialize, Serialize};
use setting::Typed;
use std::sync::LazyLock;

/// Which boxes are on the table.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default, Serialize, Deserialize)]
#[serde(rename_all = "lowercase", try_from = "String")]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema), schemars(!try_from))]
pub enum Expansion {
    /// The base game alone.
    #[default]
    None,
    /// The base game with Muria.
    Muria,
}

/// Who gets tired by digging (E3).
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default, Serialize, Deserialize)]
#[serde(rename_all = "lowercase", try_from = "String")]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema), schemars(!try_from))]
pub enum Fatigue {
    /// Only the pieces used, and no more than needed.
    #[default]
    Crew,
    /// Every own standing piece in the chamber.
    All,
}

/// Names the values of a setting as records do.
macro_rules! named {
    ($type:ident: $($variant:ident = $name:literal),*) => {
        impl $type {
            /// The name in records.
            pub const fn name(self) -> &'static str {
                match self {
                    $(Self::$variant => $name,)*
                }
            }
        }

        impl Typed for $type {
            fn value(self) -> SettingValue {
                SettingValue::Name(self.name())
            }

            fn typed(value: SettingValue) -> Option<Self> {
                match value {
                    $(SettingValue::Name($name) => Some(Self::$variant),)*
                    _ => None,
                }
            }
        }

        /// Only the plain text: derived enums would also take `{"none": null}`.
        impl TryFrom<String> for $type {
            type Error = String;

            fn try_from(text: String) -> Result<Self, String> {
                match text.as_str() {
                    $($name => Ok(Self::$variant),)*
                    _ => Err(format!("unknown value `{text}`, expected {}", [$($name),*].join(" or "))),
                }
            }
        }
    };
}
named!(Expansion: None = "none", Muria = "muria");
named!(Fatigue: Crew = "crew", All = "all");

impl Expansion {
    /// The most players (S1).
    pub const fn max_players(self) -> u8 {
        match self {
            Self::None => 4,
            Self::Muria => 5,
        }
    }
}

/// The values of a setting: a range of numbers, or choices with their meaning.
macro_rules! allowed {
    ($type:ty: $least:literal..=$most:literal) => {
        AllowedValues::Number { least: $least, most: $most }
    };
    ($type:ty: $($value:expr => $meaning:literal),+ $(,)?) => {
        AllowedValues::OneOf(vec![
            $(SettingChoice { value: <$type as Typed>::value($value), meaning: $meaning }),+
        ])
    };
}

/// A setting as it counts, which with Muria may be fixed.
macro_rules! in_force {
    ($rules:ident.$key:ident) => {
        $rules.$key
    };
    ($rules:ident.$key:ident, $muria:expr) => {
        if $rules.is_muria() { $muria } else { $rules.$key }
    };
}

/// Declares the settings: documentation, key, type, rule, usual value, what it counts as with Muria
/// no matter what is chosen, and the values it can have. Everything that reads, writes, shows or asks for
/// settings works with what this makes: the struct for the engine, and [`Setting::all`].
macro_rules! settings {
    ($(
        $(#[doc = $about:literal])+
        $key:ident: $type:ty [
            $rule:ident, usually $usual:expr $(, with Muria $muria:expr)?
        ] { $($values:tt)+ }
    )+) => {
        /// How a game is played where the sources leave a choice.
        #[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
        pub struct RuleSet {
            $($(#[doc = $about])+ pub $key: $type,)+
        }

        impl Default for RuleSet {
            fn default() -> Self {
                Self { $($key: $usual),+ }
            }
        }

        impl RuleSet {
            /// The settings as they count: some are fixed with Muria, no matter what is chosen.
            pub const fn in_force(&self) -> Self {
                Self { $($key: in_force!(self.$key $(, $muria)?)),+ }
            }
        }

        /// The settings' names in records.
        const KEYS: &[&str] = &[$(stringify!($key)),+];

        static SETTINGS: LazyLock<Vec<Setting>> = LazyLock::new(|| {
            vec![$(Setting {
                key: stringify!($key),
                about: concat!($($about),+).trim_ascii(),
                rule: Rule::$rule,
                allowed: allowed!($type: $($values)+),
                usual: <$type as Typed>::value($usual),
                with_muria: None $(.or(Some(<$type as Typed>::value($muria))))?,
                get: |rules| rules.$key.value(),
                set: |rules, value| Typed::typed(value).map(|value| rules.$key = value),
            }),+]
        });
    };
}

settings! {
    /// Which boxes are on the table.
    expansion: Expansion [S1, usually Expansion::None] {
        Expansion::None => "the base game alone",
        Expansion::Muria => "the base game with Muria",
    }

    /// V1: whether the mine's tiles lie face up.
    mapped: bool [V1, usually false] {
        false => "the mine's tiles lie face down",
        true => "the mine's tiles lie face up from the start",
    }

    /// E6: how many cubes a cart carries if not any number; always 2 with Muria.
    cart_capacity: Option<u8> [E6, usually None, with Muria Some(2)] {
        None => "a cart carries any number of cubes",
        Some(2) => "a cart carries two cubes, as always with Muria",
    }

    /// U3: whether a bucket may be emptied into a chamber nobody has entered.
    bucket_into_unrevealed: bool [U3, usually true] {
        true => "a bucket may be emptied into a chamber nobody has entered",
        false => "a bucket may not be emptied into a chamber nobody has entered",
    }

    /// E3: who gets tired by digging: the crew that is needed, or every own piece there.
    fatigue: Fatigue [E3, usually Fatigue::Crew] {
        Fatigue::Crew => "only the pieces used, and no more than needed",
        Fatigue::All => "every own standing piece in the chamber",
    }

    /// B4: whether tired pieces serve the pump.
    pump_with_tired: bool [B4, usually false] {
        false => "only standing pieces serve the pump",
        true => "tired pieces serve the pump as well",
    }

    /// T8: after how many rounds a phase ends.
    round_limit: u8 [T8, usually 60] { 1..=255 }
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
        match self.in_force().cart_capacity {
            None => u8::MAX,
            Some(capacity) => capacity,
        }
    }

    /// Refuses a setting with a value that it cannot have.
    pub(crate) fn check(&self) -> Result<(), SetupError> {
        match Setting::all().iter().find(|setting| !setting.allows(setting.of(self))) {
            None => Ok(()),
            Some(setting) => {
                Err(SetupError::Setting { key: setting.key, allowed: setting.allowed.to_string() })
            }
        }
    }
}

#[cfg(test)]
mod tests;
