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

/// What every format has: whatever else there is comes after it is known which format it is.
#[derive(Deserialize)]
struct AnyFormat {
    format: u32,
}

#[derive(Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
struct Format1 {
    format: u32,
    rules: Object<RuleSet>,
    players: Vec<String>,
    setup: Object<SetupFile>,
    moves: Vec<String>,
}

#[derive(Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
struct Format2 {
    format: u32,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    edition: Option<String>,
    rules: Object<RuleSet>,
    players: Vec<String>,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    setup: Option<MaybeSetup>,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    start: Option<Object<Position>>,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    opening: Option<Vec<Drawn>>,
    moves: Vec<String>,
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
    pub fn from_json(text: &str, edition: &Edition) -> Result<Self, RecordError> {
        let AnyFormat { format } = parse(text)?;
        let record = match format {
            1 => Self::from_format_1(parse(text)?, edition)?,
            2 => Self::from_format_2(parse(text)?, edition)?,
            found => return Err(RecordError::Format { found, newest: NEWEST }),
        };
        record.start()?;
        Ok(record)
    }

    fn from_format_1(file: Format1, edition: &Edition) -> Result<Self, RecordError> {
        let Object(rules) = file.rules;
        let components = edition.components(rules.expansion);
        let setup = read_setup(&file.setup.0, components).map_err(RecordError::Setup)?;
        let beginning = Beginning::Dealt(setup);
        Ok(Self {
            rules,
            players: file.players,
            beginning,
            moves: file.moves,
            edition: edition.clone(),
        })
    }

    fn from_format_2(file: Format2, edition: &Edition) -> Result<Self, RecordError> {
        let Object(rules) = file.rules;
        let fingerprint = edition.fingerprint(rules.expansion);
        if file.edition != fingerprint {
            return Err(RecordError::Edition { expected: fingerprint, found: file.edition });
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
    pub fn to_json(&self) -> String {
        let components = self.edition.components(self.rules.expansion);
        let fingerprint = self.edition.fingerprint(self.rules.expansion);
        let text = match (&self.beginning, fingerprint) {
            (Beginning::Dealt(setup), None) => serde_json::to_string_pretty(&Format1 {
                format: 1,
                rules: Object(self.rules),
                players: self.players.clone(),
                setup: Object(SetupFile::write(setup, components)),
                moves: self.moves.clone(),
            }),
            (_, edition) => serde_json::to_string_pretty(&self.format_2(edition)),
        };
        let mut text = text.unwrap_or_else(|error| {
            // Strings, numbers and lists only: nothing that JSON cannot hold.
            unreachable!("a record is always JSON: {error}")
        });
        text.push('\n');
        text
    }

    fn format_2(&self, edition: Option<String>) -> Format2 {
        let components = self.edition.components(self.rules.expansion);
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
        Format2 {
            format: NEWEST,
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
        let Format2 { setup, start, opening, .. } = self.format_2(None);
        let deal = Deal { rules: self.rules, setup, start, opening };
        serde_json::to_string(&deal).unwrap_or_else(|error| {
            // As above.
            unreachable!("a deal is always JSON: {error}")
        })
    }
}
