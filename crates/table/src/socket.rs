//! What is said on a socket: first a hello, then requests, each of them answered. `docs/protocol.md`
//! describes the messages.

use crate::{
    answer::Accepted,
    command::Command,
    decide::Access,
    key::Key,
    refusal::{Problem, Refusal},
    step::Step,
    table::Table,
    trial::{Trial, Tried},
    version::{PROTOCOL, SPOKEN},
    wire::{self, Changed, Form, Lines, Message, Position, Refused, Update},
};
use serde::Deserialize;
use serde_json::{Map, Value};

/// Room for nearly all updates, in bytes.
const USUAL_UPDATE: usize = 16 * 1024;

/// The first message of a client.
#[derive(Deserialize)]
#[serde(tag = "type", rename_all = "lowercase", deny_unknown_fields)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[allow(missing_docs, reason = "it is the only one")]
pub enum Hello {
    Hello {
        /// The version of the protocol that the client speaks; any if left out.
        #[serde(default)]
        protocol: Option<u32>,
        /// The key to a seat; without one the client looks on.
        #[serde(default)]
        token: Option<Key>,
        /// The last line that the client knows; what came after it is sent again.
        #[serde(default)]
        seen: Option<u32>,
        /// Whether updates have only what has changed.
        #[serde(default)]
        changes: bool,
    },
}

impl Hello {
    /// Reads a first message. Another version's hello need have nothing in common with this one's
    /// but the place where the version stands.
    pub fn read(text: &str) -> Result<Self, Problem> {
        #[derive(Deserialize)]
        struct Spoken {
            protocol: Option<u32>,
        }
        let hello = serde_json::from_str(text);
        let asked = match &hello {
            Ok(Self::Hello { protocol, .. }) => *protocol,
            Err(_) => serde_json::from_str(text).ok().and_then(|Spoken { protocol }| protocol),
        };
        match asked.filter(|asked| !SPOKEN.contains(asked)) {
            Some(asked) => Err(Problem::OtherProtocol { asked, spoken: PROTOCOL }),
            None => hello.map_err(|_| Problem::BadForm {
                message: "the first message is no hello".to_owned(),
            }),
        }
    }
}

/// What a client says after its hello.
#[derive(Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[cfg_attr(feature = "schema", schemars(rename = "ClientRequest", deny_unknown_fields))]
pub struct Request {
    /// Whatever the client calls it: the answer has the same.
    #[serde(default)]
    pub id: Value,
    /// What it asks for.
    #[serde(flatten)]
    #[cfg_attr(feature = "schema", schemars(with = "ClientRequest"))]
    content: Map<String, Value>,
}

/// A command changes the table, a trial does not.
#[allow(missing_docs, reason = "each is named after what it holds")]
pub enum ClientRequest {
    Command(Command),
    Try(Trial),
}

/// The type of a trial among commands.
const TRY: &str = "try";

/// Trials are one more kind of command.
#[cfg(feature = "schema")]
impl schemars::JsonSchema for ClientRequest {
    fn schema_name() -> std::borrow::Cow<'static, str> {
        "ClientRequest".into()
    }

    fn json_schema(generator: &mut schemars::SchemaGenerator) -> schemars::Schema {
        let mut trial = Trial::json_schema(generator);
        trial.insert("properties".to_owned(), {
            let mut fields = trial.get("properties").cloned().unwrap_or_default();
            fields["type"] = serde_json::json!({"type": "string", "const": TRY});
            fields
        });
        if let Some(Value::Array(required)) = trial.get_mut("required") {
            required.push("type".into());
        }
        let mut schema = Command::json_schema(generator);
        if let Some(Value::Array(commands)) = schema.get_mut("oneOf") {
            commands.push(trial.into());
        }
        schema
    }
}

impl Request {
    /// Reads a message: what the client calls it, and what it asks for.
    pub fn read(text: &str) -> (Value, Result<ClientRequest, Refusal>) {
        match serde_json::from_str::<Self>(text) {
            Ok(request) => (request.id.clone(), request.parse().map_err(bad_form)),
            Err(error) => (Value::Null, Err(bad_form(error))),
        }
    }

    /// What it asks for.
    pub fn parse(self) -> Result<ClientRequest, serde_json::Error> {
        let mut content = self.content;
        if content.get("type").is_some_and(|kind| kind == TRY) {
            content.remove("type");
            return serde_json::from_value(content.into()).map(ClientRequest::Try);
        }
        serde_json::from_value(content.into()).map(ClientRequest::Command)
    }
}

#[allow(clippy::needless_pass_by_value, reason = "so it fits where errors are mapped")]
fn bad_form(error: serde_json::Error) -> Refusal {
    Problem::BadForm { message: error.to_string() }.into()
}

/// The answer to a command that was carried out.
pub fn accepted(id: &Value, Accepted { number, ply }: Accepted) -> String {
    wire::text(&Message::Accepted { id, number, ply })
}

/// The answer to a trial.
pub fn tried(id: &Value, tried: &Tried) -> String {
    wire::text(&Message::Tried { id, tried })
}

/// The answer to what is not done.
pub fn refused(id: &Value, refusal: &Refusal) -> String {
    wire::text(&Message::Refused { id, refused: &Refused::from(refusal) })
}

impl Table {
    /// The answer to a hello; `missed` is the first part of what the client has missed.
    pub fn welcome(&self, access: &Access, build: &str, missed: &Lines, now: i64) -> String {
        wire::text(&Message::Welcome {
            protocol: PROTOCOL,
            build,
            yours: &access.seats,
            host: access.host,
            number: self.number(),
            table: &self.view(now),
            values: &self.values(),
            position: &self.position(),
            missed,
        })
    }

    /// The message about its next step to all clients at this table that want this form.
    pub fn news(&self, step: &Step, form: Form, now: i64) -> String {
        let view = step.after.view(now);
        let moved_on = step.after.changed() != self.changed();
        let position = moved_on.then(|| step.after.position());
        let (view_before, position_before);
        let changes = match form {
            Form::Whole => None,
            Form::Changes => {
                // As its clients know it: what clocks show is different once time has passed.
                view_before = self.view(self.last_at());
                position_before = moved_on.then(|| Position::past(&self.game, self.ply()));
                let positions = position_before.as_ref().zip(position.as_ref());
                Changed::between((&view_before, &view), positions)
            }
        };
        let update = match changes {
            Some(changes) => Update { changes: Some(changes), ..Update::of(step) },
            None => Update { table: Some(&view), position: position.as_ref(), ..Update::of(step) },
        };
        let mut text = wire::long_text(&Message::Update(&update), USUAL_UPDATE);
        text.shrink_to_fit();
        text
    }
}
