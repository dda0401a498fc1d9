//! Records as JSON. Format 1 is a full deal of the standard box; format 2 may also have unknown
//! stacks, another start, or other component values.

use super::{
    Beginning, Record, RecordError,
    object::Object,
    setup_file::{SetupFile, read_setup},
};
use crate::{Drawn, Edition, Position, RuleSet, Stacks, position::UNKNOWN};
use serde::{
    Deserialize, Deserializer, Serialize, Serializer,
    de::{MapAccess, Unexpected, Visitor, value::MapAccessDeserializer},
};
use std::fmt;

/// The newest format that this program reads and writes.
pub(super) const NEWEST: u32 = 2;

/// What every format has: everything else is read once the format is known.
#[derive(Deserialize)]
struct AnyFormat {
    format: u32,
}

/// A record as it is written. Format 1 is the same without `edition`, `start` and `opening`, and with
/// known stacks.
#[derive(Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
struct File {
    format: u32,
    #[serde(default, deserialize_with = "present", skip_serializing_if = "Option::is_none")]
    edition: Option<String>,
    rules: Object<RuleSet>,
    players: Vec<String>,
    #[serde(default, deserialize_with = "present", skip_serializing_if = "Option::is_none")]
    setup: Option<MaybeSetup>,
    #[serde(default, deserialize_with = "present", skip_serializing_if = "Option::is_none")]
    start: Option<Object<Position>>,
    #[serde(default, deserialize_with = "present", skip_serializing_if = "Option::is_none")]
    opening: Option<Vec<Drawn>>,
    moves: Vec<String>,
}

/// Deserialises a field that may be left out but not be `null`.
fn present<'de, T: Deserialize<'de>, D: Deserializer<'de>>(
    deserializer: D,
) -> Result<Option<T>, D::Error> {
    T::deserialize(deserializer).map(Some)
}

/// A deal, or the word for stacks that nobody knows.
enum MaybeSetup {
    Unknown,
    Known(SetupFile),
}

impl Serialize for MaybeSetup {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        match self {
            Self::Unknown => serializer.serialize_str(UNKNOWN),
            Self::Known(setup) => setup.serialize(serializer),
        }
    }
}

impl<'de> Deserialize<'de> for MaybeSetup {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        struct Either;

        impl<'de> Visitor<'de> for Either {
            type Value = MaybeSetup;

            fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                f.write_str("a set-up, or \"unknown\"")
            }

            fn visit_str<E: serde::de::Error>(self, text: &str) -> Result<MaybeSetup, E> {
                match text {
                    UNKNOWN => Ok(MaybeSetup::Unknown),
                    _ => Err(E::invalid_value(Unexpected::Str(text), &self)),
                }
            }

            fn visit_map<A: MapAccess<'de>>(self, map: A) -> Result<MaybeSetup, A::Error> {
                SetupFile::deserialize(MapAccessDeserializer::new(map)).map(MaybeSetup::Known)
            }
        }

        deserializer.deserialize_any(Either)
    }
}

fn parse<'t, T: Deserialize<'t>>(text: &'t str) -> Result<T, RecordError> {
    let form = |error: serde_json::Error| RecordError::Form(error.to_string());
    serde_json::from_str(text).map(|Object(value)| value).map_err(form)
}

fn form(message: &str) -> RecordError {
    RecordError::Form(message.to_owned())
}

impl Record {
    /// Reads a record, strictly; the moves are not judged yet.
    // Inline, as what writes it: compiled where it is used, with what JSON needs, and as small as
    // that wants to be.
    #[inline]
    pub fn from_json(text: &str, edition: &Edition) -> Result<Self, RecordError> {
        let AnyFormat { format } = parse(text)?;
        if !(1..=NEWEST).contains(&format) {
            return Err(RecordError::Format { found: format, newest: NEWEST });
        }
        let record = Self::from_file(parse(text)?, edition)?;
        record.start()?;
        Ok(record)
    }

    fn from_file(file: File, edition: &Edition) -> Result<Self, RecordError> {
        let Object(rules) = file.rules;
        if file.format == 1 {
            let newer = [
                ("edition", file.edition.is_some()),
                ("start", file.start.is_some()),
                ("opening", file.opening.is_some()),
            ];
            if let Some((name, _)) = newer.into_iter().find(|&(_, present)| present) {
                return Err(form(&format!("unknown field `{name}`: format 1 does not have it")));
            }
            if !matches!(file.setup, Some(MaybeSetup::Known(_))) {
                return Err(form("missing field `setup`: format 1 has all stacks"));
            }
        } else {
            let fingerprint = edition.fingerprint(rules.expansion);
            if file.edition != fingerprint {
                return Err(RecordError::Edition { expected: fingerprint, found: file.edition });
            }
        }
        let components = edition.components(rules.expansion);
        let beginning = match (file.setup, file.start, file.opening) {
            (Some(MaybeSetup::Known(setup)), None, None) => {
                Beginning::Dealt(read_setup(&setup, components).map_err(RecordError::Setup)?)
            }
            (Some(MaybeSetup::Unknown), None, Some(opening)) => Beginning::Unknown { opening },
            (Some(MaybeSetup::Unknown), None, None) => {
                return Err(form("missing field `opening`: what lies open at the start"));
            }
            (None, Some(Object(position)), opening) => {
                if position.turn.is_some() {
                    return Err(form("unknown field `turn`: a start is the beginning of a turn"));
                }
                let open = rules.mapped && position.stacks == Stacks::Unknown;
                if open != opening.is_some() {
                    return Err(form(
                        "field `opening`: a start has it exactly with a mapped mine and unknown stacks",
                    ));
                }
                let opening = opening.unwrap_or_default();
                Beginning::Position { position: Box::new(position), opening }
            }
            (Some(MaybeSetup::Known(_)), None, Some(_)) => {
                return Err(form("unknown field `opening`: the stacks are known"));
            }
            _ => return Err(form("a record has either `setup` or `start`")),
        };
        Ok(Self {
            rules,
            players: file.players,
            beginning,
            moves: file.moves,
            edition: edition.clone(),
        })
    }

    /// The record as JSON, one move a line: in format 1 where that can say it.
    #[inline]
    pub fn to_json(&self) -> String {
        let text = serde_json::to_string_pretty(&self.file());
        let mut text = text.unwrap_or_else(|error| {
            // Strings, numbers and lists only: nothing that JSON cannot hold.
            unreachable!("a record is always JSON: {error}")
        });
        text.push('\n');
        text
    }

    fn file(&self) -> File {
        let components = self.edition.components(self.rules.expansion);
        let edition = self.edition.fingerprint(self.rules.expansion);
        let format = match (&self.beginning, &edition) {
            (Beginning::Dealt(_), None) => 1,
            _ => NEWEST,
        };
        let (setup, start, opening) = match &self.beginning {
            Beginning::Dealt(setup) => {
                (Some(MaybeSetup::Known(SetupFile::write(setup, components))), None, None)
            }
            Beginning::Unknown { opening } => {
                (Some(MaybeSetup::Unknown), None, Some(opening.clone()))
            }
            Beginning::Position { position, opening } => {
                let open = self.rules.mapped && position.stacks == Stacks::Unknown;
                (None, Some(Object((**position).clone())), open.then(|| opening.clone()))
            }
        };
        File {
            format,
            edition,
            rules: Object(self.rules),
            players: self.players.clone(),
            setup,
            start,
            opening,
            moves: self.moves.clone(),
        }
    }

    /// What is the same for everybody who plays this deal: the record's `rules` and `setup` (or what
    /// stands in its place) as JSON without blanks or line breaks.
    #[inline]
    pub fn deal_json(&self) -> String {
        #[derive(Serialize)]
        struct Deal {
            rules: RuleSet,
            #[serde(skip_serializing_if = "Option::is_none")]
            setup: Option<MaybeSetup>,
            #[serde(skip_serializing_if = "Option::is_none")]
            start: Option<Object<Position>>,
            #[serde(skip_serializing_if = "Option::is_none")]
            opening: Option<Vec<Drawn>>,
        }
        let File { setup, start, opening, .. } = self.file();
        let deal = Deal { rules: self.rules, setup, start, opening };
        serde_json::to_string(&deal).unwrap_or_else(|error| {
            // As above.
            unreachable!("a deal is always JSON: {error}")
        })
    }
}
