//! Errors as sentences: the message of the code, and the facts as its arguments.

use crate::{
    Fact, Phrases,
    catalogue::{Facts, one_line, plain},
};
use magnumsal_rules::{
    DrawError, EditionError, Illegal, MoveError, NotationError, PositionError, RecordError,
    SetupError,
};
use serde::Serialize;
use serde_json::{Map, Value};

impl Phrases {
    /// Why a move is illegal, as one sentence; the rule's identifier is not in it.
    pub fn refusal(&self, refusal: &Illegal) -> String {
        self.sentence("refusal", refusal)
    }

    /// Why a text is no move.
    pub fn notation(&self, error: &NotationError) -> String {
        self.sentence("notation", error)
    }

    /// Why an edition file cannot be used, after the file's name and the line.
    pub fn edition(&self, error: &EditionError) -> String {
        let problem = self.sentence("edition", &error.problem);
        let file = error.file.as_str();
        let facts =
            [("file", file.into()), ("line", error.line.into()), ("problem", problem.into())];
        self.text("file-line", &facts)
    }

    /// What is wrong with a set-up.
    pub fn setup(&self, error: &SetupError) -> String {
        self.sentence("setup", error)
    }

    /// What is wrong with a position.
    pub fn position(&self, error: &PositionError) -> String {
        match error {
            PositionError::Setup(error) => self.setup(error),
            error => self.sentence("position", error),
        }
    }

    /// Why a move cannot turn something up.
    pub fn draw(&self, error: &DrawError) -> String {
        self.sentence("draw", error)
    }

    /// Why a table does not allow something; the error has a `code` as those of the rules have.
    pub fn problem(&self, problem: &impl Serialize) -> String {
        self.sentence("table", problem)
    }

    /// Why a written move cannot be played; a refusal with its rule in brackets.
    pub fn move_error(&self, error: &MoveError) -> String {
        match error {
            MoveError::Notation(error) => self.notation(error),
            MoveError::Illegal(refusal) => {
                let facts = [
                    ("refusal", self.refusal(refusal).into()),
                    ("rule", refusal.rule().id().into()),
                ];
                self.text("move-refused", &facts)
            }
            MoveError::Drawn(found) => self.text("move-drawn", &[("found", found.as_str().into())]),
            MoveError::Draw(error) => self.draw(error),
        }
    }

    /// Why a text is no record, or a record cannot be played; moves are counted from 1.
    pub fn record(&self, error: &RecordError) -> String {
        match error {
            RecordError::Form(message) => {
                self.text("record-form", &[("message", message.as_str().into())])
            }
            RecordError::Format { found, newest } => {
                let facts = [("found", (*found).into()), ("newest", (*newest).into())];
                self.text("record-format", &facts)
            }
            RecordError::Edition { expected, found } => {
                let name = |values: &Option<String>| values.as_deref().unwrap_or("standard").into();
                self.text("record-edition", &[("expected", name(expected)), ("found", name(found))])
            }
            RecordError::Position(error) => {
                self.text("record-position", &[("problem", self.position(error).into())])
            }
            RecordError::Opening(error) => {
                self.text("record-opening", &[("problem", self.draw(error).into())])
            }
            RecordError::Names { players, names } => {
                let facts = [("players", (*players).into()), ("names", (*names).into())];
                self.text("record-names", &facts)
            }
            RecordError::NoPly { plies } => {
                self.text("record-no-ply", &[("plies", (*plies).into())])
            }
            RecordError::Setup(error) => {
                self.text("record-setup", &[("problem", self.setup(error).into())])
            }
            RecordError::Move { ply, text, error } => {
                let facts = [
                    ("number", (ply + 1).into()),
                    ("move", text.as_str().into()),
                    ("problem", self.move_error(error).into()),
                ];
                self.text("record-move", &facts)
            }
        }
    }

    /// The message `FAMILY-CODE` of an error, with its facts.
    pub(crate) fn sentence(&self, family: &str, error: &impl Serialize) -> String {
        let (code, fields) = code_and_fields(error);
        let facts = self.facts(&fields);
        let message = self.message(&format!("{family}-{code}"), None, &facts);
        message.map_or_else(|| plain(&code, &facts), |text| one_line(&text))
    }

    /// The fields of an error as arguments of its message.
    pub(crate) fn facts(&self, fields: &Map<String, Value>) -> Facts {
        let mut facts = Facts::new();
        for (field, value) in fields {
            match (field.as_str(), value) {
                ("source", Value::String(code)) => self.source(code, &mut facts),
                ("seat", Value::Number(seat)) => self.seat(seat, &mut facts),
                (_, Value::String(code)) => match self.name(field, code) {
                    Some(name) => {
                        facts.push((field.clone(), name.into()));
                        facts.push((format!("{field}-id"), code.as_str().into()));
                    }
                    None => facts.push((field.clone(), code.as_str().into())),
                },
                (_, Value::Number(number)) => facts.push((field.clone(), whole(number))),
                (_, value) => facts.push((field.clone(), text_of(value).into())),
            }
        }
        facts
    }

    /// A piece and where it is: `supply`, `@market` or `2R1`, with `!` for the foreman.
    fn source(&self, code: &str, facts: &mut Facts) {
        let (place, foreman) = match code.strip_suffix('!') {
            Some(place) => (place, "-foreman"),
            None => (code, ""),
        };
        let (origin, place) = match place.strip_prefix('@') {
            Some(post) => ("post", post),
            None if place == "supply" => ("supply", place),
            None => ("space", place),
        };
        let id = format!("{origin}{foreman}");
        let name = self.name(origin, place).unwrap_or_else(|| place.to_owned());
        let named = [(origin.to_owned(), name.into()), (format!("{origin}-id"), place.into())];
        let phrase = self.message(&format!("source-{id}"), None, &named);
        facts.push(("source".to_owned(), phrase.unwrap_or_else(|| code.to_owned()).into()));
        facts.push(("source-id".to_owned(), id.into()));
    }

    /// A player, counted from 1.
    fn seat(&self, seat: &serde_json::Number, facts: &mut Facts) {
        let number = seat.as_i64().unwrap_or_default();
        let phrase = self.text("player", &[("number", (number + 1).into())]);
        facts.push(("seat".to_owned(), phrase.into()));
        facts.push(("seat-id".to_owned(), number.into()));
    }
}

/// An error's code and its other fields.
pub(crate) fn code_and_fields(error: &impl Serialize) -> (String, Map<String, Value>) {
    let Ok(Value::Object(mut fields)) = serde_json::to_value(error) else {
        return (String::new(), Map::new());
    };
    let code = fields.remove("code").as_ref().map(text_of).unwrap_or_default();
    (code, fields)
}

fn whole(number: &serde_json::Number) -> Fact {
    number.as_i64().map_or_else(|| number.to_string().into(), Fact::from)
}

fn text_of(value: &Value) -> String {
    match value {
        Value::String(text) => text.clone(),
        Value::Array(items) => items.iter().map(text_of).collect::<Vec<_>>().join(", "),
        other => other.to_string(),
    }
}
