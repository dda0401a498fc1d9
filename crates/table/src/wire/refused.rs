//! Refusals as clients get them.

use super::phrases;
use crate::refusal::{BAD_RECORD, Refusal};
use magnumsal_rules::{RecordError, Rule, Source, SourceParts};
use serde::{Deserialize as _, Serialize};
use serde_json::{Map, Value};

/// A refusal: a stable code, the rule it stands on, the facts, and a sentence.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct Refused {
    /// The stable code.
    #[cfg_attr(feature = "schema", schemars(with = "crate::codes::RefusalCode"))]
    pub code: String,
    /// The game's rule, if it is one of the game's.
    pub rule: Option<Rule>,
    /// What the sentence is made of.
    pub facts: Map<String, Value>,
    /// The sentence, in English.
    pub message: String,
}

impl From<&Refusal> for Refused {
    fn from(refusal: &Refusal) -> Self {
        let phrases = phrases();
        let (value, message) = match refusal {
            Refusal::Table(problem) => (fields(problem), phrases.problem(problem)),
            Refusal::Notation(error) => (fields(error), phrases.notation(error)),
            Refusal::Illegal(illegal) => (fields(illegal), phrases.refusal(illegal)),
            Refusal::Draw(error) => (fields(error), phrases.draw(error)),
            Refusal::Setup(error) => (fields(error), phrases.setup(error)),
            Refusal::Record(error) => (bad_record(error), phrases.record(error)),
        };
        let mut facts = value;
        take_source_apart(&mut facts);
        let code = facts.remove("code").and_then(|code| code.as_str().map(str::to_owned));
        facts.remove("rule");
        Self { code: code.unwrap_or_default(), rule: refusal.rule(), facts, message }
    }
}

/// A piece among the facts is written as in a move's meaning.
fn take_source_apart(facts: &mut Map<String, Value>) {
    let told = facts.get_mut("source");
    let source = told.as_deref().and_then(|source| Source::deserialize(source).ok());
    if let (Some(told), Some(source)) = (told, source) {
        *told = serde_json::json!(SourceParts::from(source));
    }
}

/// What is wrong with a record: which part of it, and which move, counted from 1.
fn bad_record(error: &RecordError) -> Map<String, Value> {
    let part = match error {
        RecordError::Form(_) | RecordError::Format { .. } => "form",
        RecordError::Edition { .. } => "edition",
        RecordError::Setup(_) | RecordError::Position(_) | RecordError::Opening(_) => "start",
        RecordError::Names { .. } => "names",
        RecordError::Move { .. } | RecordError::NoPly { .. } => "move",
    };
    let mut facts = Map::new();
    facts.insert("code".to_owned(), BAD_RECORD.into());
    facts.insert("part".to_owned(), part.into());
    if let RecordError::Move { ply, .. } = error {
        facts.insert("number".to_owned(), (ply + 1).into());
    }
    facts
}

fn fields(error: &impl Serialize) -> Map<String, Value> {
    match serde_json::to_value(error) {
        Ok(Value::Object(fields)) => fields,
        _ => Map::new(),
    }
}
