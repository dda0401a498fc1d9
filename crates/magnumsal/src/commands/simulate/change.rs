//! `--compare-setting`: a setting that is different in variant B.

use crate::settings::wanted;
use magnumsal_rules::{RuleSet, Setting, SettingValue};

/// A setting and the value it gets, written as in records.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Change {
    setting: &'static Setting,
    value: SettingValue,
}

/// The one setting that cannot be compared: it decides what is dealt.
const EXPANSION: &str = "expansion";

/// The settings that can be compared, as records name them.
fn comparable() -> String {
    let keys = Setting::all().iter().map(|setting| setting.key).filter(|&key| key != EXPANSION);
    let keys: Vec<&str> = keys.collect();
    match keys.split_last() {
        Some((last, others)) => format!("{} and {last}", others.join(", ")),
        None => String::new(),
    }
}

impl Change {
    /// Reads `KEY=VALUE`, for clap, which puts the option's name before the words.
    pub(crate) fn parse(text: &str) -> Result<Self, String> {
        let Some((key, value)) = text.split_once('=') else {
            return Err("write a setting and its value, as in cart_capacity=2".into());
        };
        if key == EXPANSION {
            return Err(format!(
                "games with and without Muria have no deal in common; the settings are {}",
                comparable()
            ));
        }
        let Some(setting) = Setting::find(key) else {
            return Err(format!("{key} is no setting; the settings are {}", comparable()));
        };
        match setting.parse(value) {
            Some(value) => Ok(Self { setting, value }),
            None => Err(format!("{key} cannot be {value}; give {}", wanted(setting))),
        }
    }

    /// The setting's name in records.
    pub(crate) const fn key(self) -> &'static str {
        self.setting.key
    }

    /// The value, as it was written.
    pub(crate) fn value(self) -> String {
        self.value.to_string()
    }

    /// Puts the value into the rules.
    pub(crate) fn apply(self, rules: &mut RuleSet) {
        // The value was read for this setting.
        _ = self.setting.set(rules, self.value);
    }
}
