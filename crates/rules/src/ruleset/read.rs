//! Settings as JSON, in records and in requests for a game.

use super::{AllowedValues, KEYS, RuleSet, Setting, SettingValue};
use serde::{
    Deserialize, Deserializer, Serialize, Serializer,
    de::{DeserializeSeed, Error, MapAccess, Unexpected, Visitor},
    ser::SerializeMap,
};
use std::fmt;

impl Serialize for RuleSet {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let mut map = serializer.serialize_map(Some(KEYS.len()))?;
        for setting in Setting::all() {
            map.serialize_entry(setting.key, &setting.of(self))?;
        }
        map.end()
    }
}

/// Every setting must be named, as in records.
impl<'de> Deserialize<'de> for RuleSet {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        deserializer.deserialize_map(Keys { may_lack: false })
    }
}

impl RuleSet {
    /// Reads rules of which only those that differ need to be named; the others are the usual ones.
    pub fn deserialize_partial<'de, D: Deserializer<'de>>(
        deserializer: D,
    ) -> Result<Self, D::Error> {
        deserializer.deserialize_map(Keys { may_lack: true })
    }
}

/// Reads settings by their keys, each at most once.
struct Keys {
    may_lack: bool,
}

impl<'de> Visitor<'de> for Keys {
    type Value = RuleSet;

    fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("an object with settings of the rules")
    }

    fn visit_map<A: MapAccess<'de>>(self, mut map: A) -> Result<RuleSet, A::Error> {
        let mut rules = RuleSet::default();
        let mut found = Vec::new();
        while let Some(key) = map.next_key::<String>()? {
            let Some(setting) = Setting::find(&key) else {
                return Err(Error::unknown_field(&key, KEYS));
            };
            if found.contains(&setting.key) {
                return Err(Error::duplicate_field(setting.key));
            }
            found.push(setting.key);
            let value = map.next_value_seed(Expected(setting))?;
            // What was read is one of the setting's values, so it fits.
            _ = setting.set(&mut rules, value);
        }
        match KEYS.iter().find(|&key| !self.may_lack && !found.contains(key)) {
            Some(missing) => Err(Error::missing_field(missing)),
            None => Ok(rules),
        }
    }
}

/// Reads a value that the setting can have.
struct Expected(&'static Setting);

impl<'de> DeserializeSeed<'de> for Expected {
    type Value = SettingValue;

    fn deserialize<D: Deserializer<'de>>(self, deserializer: D) -> Result<SettingValue, D::Error> {
        deserializer.deserialize_any(self)
    }
}

impl Expected {
    fn check<E: Error>(
        &self,
        value: SettingValue,
        found: Unexpected<'_>,
    ) -> Result<SettingValue, E> {
        if self.0.allows(value) { Ok(value) } else { Err(Error::invalid_value(found, self)) }
    }
}

impl Visitor<'_> for Expected {
    type Value = SettingValue;

    fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self.0.allowed {
            AllowedValues::Number { least, most } => {
                write!(f, "a whole number from {least} to {most}")
            }
            AllowedValues::OneOf(_) => f.write_str(&self.0.allowed.list(" or ")),
        }
    }

    fn visit_unit<E: Error>(self) -> Result<SettingValue, E> {
        self.check(SettingValue::Nothing, Unexpected::Unit)
    }

    fn visit_bool<E: Error>(self, on: bool) -> Result<SettingValue, E> {
        self.check(SettingValue::Switch(on), Unexpected::Bool(on))
    }

    fn visit_u64<E: Error>(self, number: u64) -> Result<SettingValue, E> {
        let found = Unexpected::Unsigned(number);
        match u8::try_from(number) {
            Ok(number) => self.check(SettingValue::Number(number), found),
            Err(_) => Err(Error::invalid_value(found, &self)),
        }
    }

    fn visit_i64<E: Error>(self, number: i64) -> Result<SettingValue, E> {
        match u64::try_from(number) {
            Ok(number) => self.visit_u64(number),
            Err(_) => Err(Error::invalid_value(Unexpected::Signed(number), &self)),
        }
    }

    fn visit_str<E: Error>(self, text: &str) -> Result<SettingValue, E> {
        let mut values = self.0.allowed.choices().iter().map(|choice| choice.value);
        let named =
            |value: &SettingValue| matches!(value, SettingValue::Name(name) if *name == text);
        values.find(named).ok_or_else(|| Error::invalid_value(Unexpected::Str(text), &self))
    }
}
