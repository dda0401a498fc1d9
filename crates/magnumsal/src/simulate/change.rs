//! `--compare-setting`: a setting that is different in variant B.

use crate::values;
use magnumsal_rules::{Fatigue, RuleSet};

/// A setting and the value it gets, written as in records.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Change {
    Mapped(bool),
    CartCapacity(Option<u8>),
    BucketIntoUnrevealed(bool),
    Fatigue(Fatigue),
    PumpWithTired(bool),
    RoundLimit(u8),
}

/// The settings that can be compared, as records name them.
const KEYS: &str =
    "mapped, cart_capacity, bucket_into_unrevealed, fatigue, pump_with_tired and round_limit";

impl Change {
    /// Reads `KEY=VALUE`, for clap, which puts the option's name before the words.
    pub(crate) fn parse(text: &str) -> Result<Self, String> {
        let Some((key, value)) = text.split_once('=') else {
            return Err("write a setting and its value, as in cart_capacity=2".into());
        };
        let refused = |right: &str| format!("{key} cannot be {value}; give {right}");
        let truth = || match value {
            "true" => Ok(true),
            "false" => Ok(false),
            _ => Err(refused("true or false")),
        };
        match key {
            "mapped" => truth().map(Self::Mapped),
            "cart_capacity" => match value {
                "2" => Ok(Self::CartCapacity(Some(2))),
                "none" => Ok(Self::CartCapacity(None)),
                _ => Err(refused("2, or none for any number")),
            },
            "bucket_into_unrevealed" => truth().map(Self::BucketIntoUnrevealed),
            "fatigue" => match value {
                "crew" => Ok(Self::Fatigue(Fatigue::Crew)),
                "all" => Ok(Self::Fatigue(Fatigue::All)),
                _ => Err(refused("crew or all")),
            },
            "pump_with_tired" => truth().map(Self::PumpWithTired),
            "round_limit" => values::number(1, 255)(value)
                .map(Self::RoundLimit)
                .map_err(|_| refused("a whole number from 1 to 255")),
            "expansion" => Err(format!(
                "games with and without Muria have no deal in common; the settings are {KEYS}"
            )),
            _ => Err(format!("{key} is no setting; the settings are {KEYS}")),
        }
    }

    /// The setting's name in records.
    pub(crate) const fn key(self) -> &'static str {
        match self {
            Self::Mapped(_) => "mapped",
            Self::CartCapacity(_) => "cart_capacity",
            Self::BucketIntoUnrevealed(_) => "bucket_into_unrevealed",
            Self::Fatigue(_) => "fatigue",
            Self::PumpWithTired(_) => "pump_with_tired",
            Self::RoundLimit(_) => "round_limit",
        }
    }

    /// The value, as it was written.
    pub(crate) fn value(self) -> String {
        match self {
            Self::Mapped(on) | Self::BucketIntoUnrevealed(on) | Self::PumpWithTired(on) => {
                on.to_string()
            }
            Self::CartCapacity(capacity) => {
                capacity.map_or_else(|| "none".into(), |capacity| capacity.to_string())
            }
            Self::Fatigue(Fatigue::Crew) => "crew".into(),
            Self::Fatigue(Fatigue::All) => "all".into(),
            Self::RoundLimit(rounds) => rounds.to_string(),
        }
    }

    /// Puts the value into the rules.
    pub(crate) fn apply(self, rules: &mut RuleSet) {
        match self {
            Self::Mapped(on) => rules.mapped = on,
            Self::CartCapacity(capacity) => rules.cart_capacity = capacity,
            Self::BucketIntoUnrevealed(on) => rules.bucket_into_unrevealed = on,
            Self::Fatigue(fatigue) => rules.fatigue = fatigue,
            Self::PumpWithTired(on) => rules.pump_with_tired = on,
            Self::RoundLimit(rounds) => rules.round_limit = rounds,
        }
    }
}
