//! What a setting is: its name, its rule and the values that it can have.

use super::{RuleSet, SETTINGS};
use crate::Rule;
use serde::Serialize;
use std::fmt;

/// A setting of the rules, for everything that reads, shows or asks for settings.
///
/// ```
/// use magnumsal_rules::{RuleSet, Setting};
///
/// let carts = Setting::find("cart_capacity").unwrap();
/// let mut rules = RuleSet::default();
/// assert_eq!(carts.of(&rules).to_string(), "none");
/// assert!(carts.set(&mut rules, carts.parse("2").unwrap()));
/// assert_eq!(rules.cart_capacity, Some(2));
/// assert_eq!(carts.parse("3"), None);
/// ```
#[derive(Clone, Debug)]
#[cfg_attr(
    feature = "schema",
    derive(schemars::JsonSchema),
    schemars(with = "DeclaredSetting", description = "A setting of the rules.")
)]
pub struct Setting {
    /// Its name in records.
    pub key: &'static str,
    /// What it decides, for programmers and on the command line.
    pub about: &'static str,
    /// The rule that leaves the choice.
    pub rule: Rule,
    /// The values that it can have.
    pub allowed: AllowedValues,
    /// The value that it has unless another is chosen.
    pub usual: SettingValue,
    /// What it counts as with Muria no matter what is chosen, if that is fixed.
    pub with_muria: Option<SettingValue>,
    pub(super) get: fn(&RuleSet) -> SettingValue,
    pub(super) set: fn(&mut RuleSet, SettingValue) -> Option<()>,
}

/// The values that a setting can have.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum AllowedValues {
    /// One of these.
    OneOf(Vec<SettingChoice>),
    /// A whole number.
    Number {
        /// The least one.
        least: u8,
        /// The greatest one.
        most: u8,
    },
}

/// A value of a setting and what it means.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct SettingChoice {
    /// The value.
    pub value: SettingValue,
    /// How it is played then, for programmers and on the command line.
    pub meaning: &'static str,
}

/// A setting's value, written as in records.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[serde(untagged)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub enum SettingValue {
    /// `null`: no limit.
    Nothing,
    /// `true` or `false`.
    Switch(bool),
    /// A whole number.
    Number(u8),
    /// One of several names.
    Name(&'static str),
}

/// As options write it: as records do, but a name without quotes and nothing as `none`.
impl fmt::Display for SettingValue {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Nothing => f.write_str("none"),
            Self::Switch(on) => on.fmt(f),
            Self::Number(number) => number.fmt(f),
            Self::Name(name) => f.write_str(name),
        }
    }
}

impl SettingValue {
    /// As a record writes it.
    fn json(self) -> String {
        match self {
            Self::Nothing => "null".to_owned(),
            Self::Name(name) => format!("\"{name}\""),
            Self::Switch(_) | Self::Number(_) => self.to_string(),
        }
    }
}

impl AllowedValues {
    /// The choices; none for a number.
    pub fn choices(&self) -> &[SettingChoice] {
        match self {
            Self::OneOf(choices) => choices,
            Self::Number { .. } => &[],
        }
    }

    /// The choices as records write them, with something between.
    pub(super) fn list(&self, between: &str) -> String {
        let values: Vec<String> = self.choices().iter().map(|choice| choice.value.json()).collect();
        values.join(between)
    }

    /// Whether this is one of the values.
    pub fn has(&self, value: SettingValue) -> bool {
        match (self, value) {
            (&Self::Number { least, most }, SettingValue::Number(number)) => {
                (least..=most).contains(&number)
            }
            _ => self.choices().iter().any(|choice| choice.value == value),
        }
    }
}

/// In the signs of records and no language: `null, 2` or `1–255`.
impl fmt::Display for AllowedValues {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Number { least, most } => write!(f, "{least}–{most}"),
            Self::OneOf(_) => f.write_str(&self.list(", ")),
        }
    }
}

impl Setting {
    /// Every setting, in the order of records.
    pub fn all() -> &'static [Self] {
        &SETTINGS
    }

    /// The setting of this name.
    pub fn find(key: &str) -> Option<&'static Self> {
        Self::all().iter().find(|setting| setting.key == key)
    }

    /// The setting's value in these rules.
    pub fn of(&self, rules: &RuleSet) -> SettingValue {
        (self.get)(rules)
    }

    /// Whether the setting can have this value.
    pub fn allows(&self, value: SettingValue) -> bool {
        self.allowed.has(value)
    }

    /// Gives the setting a value; a value that it cannot have changes nothing and gives `false`.
    #[must_use]
    pub fn set(&self, rules: &mut RuleSet, value: SettingValue) -> bool {
        self.allows(value) && (self.set)(rules, value).is_some()
    }

    /// Reads a value as [`SettingValue`] is displayed, if the setting can have it.
    pub fn parse(&self, text: &str) -> Option<SettingValue> {
        match self.allowed {
            AllowedValues::Number { .. } => {
                // Digits only: a number in a text could also have a plus before it.
                let plain = text.bytes().all(|byte| byte.is_ascii_digit());
                let number = text.parse().ok().filter(|_| plain).map(SettingValue::Number);
                number.filter(|&number| self.allows(number))
            }
            AllowedValues::OneOf(ref choices) => {
                choices.iter().map(|choice| choice.value).find(|value| value.to_string() == text)
            }
        }
    }

    /// The choices that are not the usual one.
    pub fn others(&self) -> impl Iterator<Item = &SettingChoice> {
        self.allowed.choices().iter().filter(|choice| choice.value != self.usual)
    }
}

/// A setting is known by its name.
impl PartialEq for Setting {
    fn eq(&self, other: &Self) -> bool {
        self.key == other.key
    }
}

impl Eq for Setting {}

/// What a program that offers settings needs to know of one.
#[derive(Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
struct DeclaredSetting {
    /// Its name in records.
    #[cfg_attr(feature = "schema", schemars(extend("enum" = super::KEYS)))]
    key: &'static str,
    /// The rule that leaves the choice.
    rule: Rule,
    /// The value that it has unless another is chosen.
    usual: SettingValue,
    /// Its value with Muria, if Muria fixes it; what was chosen does not count then.
    #[serde(skip_serializing_if = "Option::is_none")]
    muria: Option<SettingValue>,
    /// The values that it can have, if it is no number.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    choices: Vec<SettingValue>,
    /// The least number.
    #[serde(skip_serializing_if = "Option::is_none")]
    least: Option<u8>,
    /// The greatest number.
    #[serde(skip_serializing_if = "Option::is_none")]
    most: Option<u8>,
}

impl Serialize for Setting {
    fn serialize<S: serde::Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let (least, most) = match self.allowed {
            AllowedValues::Number { least, most } => (Some(least), Some(most)),
            AllowedValues::OneOf(_) => (None, None),
        };
        let choices = self.allowed.choices().iter().map(|choice| choice.value).collect();
        let Self { key, rule, usual, with_muria: muria, .. } = *self;
        DeclaredSetting { key, rule, usual, muria, choices, least, most }.serialize(serializer)
    }
}

/// A type that the engine has a setting in.
pub(super) trait Typed: Copy {
    /// As any setting's value.
    fn value(self) -> SettingValue;

    /// Back again, if it is of this type.
    fn typed(value: SettingValue) -> Option<Self>;
}

impl Typed for bool {
    fn value(self) -> SettingValue {
        SettingValue::Switch(self)
    }

    fn typed(value: SettingValue) -> Option<Self> {
        if let SettingValue::Switch(on) = value { Some(on) } else { None }
    }
}

impl Typed for u8 {
    fn value(self) -> SettingValue {
        SettingValue::Number(self)
    }

    fn typed(value: SettingValue) -> Option<Self> {
        if let SettingValue::Number(number) = value { Some(number) } else { None }
    }
}

impl Typed for Option<u8> {
    fn value(self) -> SettingValue {
        self.map_or(SettingValue::Nothing, SettingValue::Number)
    }

    fn typed(value: SettingValue) -> Option<Self> {
        match value {
            SettingValue::Nothing => Some(None),
            SettingValue::Number(number) => Some(Some(number)),
            SettingValue::Switch(_) | SettingValue::Name(_) => None,
        }
    }
}
