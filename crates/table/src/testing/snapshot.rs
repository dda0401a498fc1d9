//! How things are at a table, for a client that is sent only what has changed.

use serde_json::{Map, Value};

/// A table and its position, put together from updates as `docs/protocol.md` says.
#[derive(Debug, Default)]
pub struct Snapshot {
    table: Value,
    position: Value,
}

impl Snapshot {
    /// Keys of a position that are there only sometimes, and then whole.
    const SOMETIMES: [&str; 3] = ["carrying", "result", "face_up"];

    /// Takes a message in, and replaces changes in it by what there is now.
    pub fn complete(&mut self, message: &mut Value) {
        let Some(message) = message.as_object_mut() else { return };
        match message.remove("changes") {
            Some(Value::Object(changes)) => self.change(message, changes),
            _ => {
                for (key, kept) in [("table", &mut self.table), ("position", &mut self.position)] {
                    if let Some(whole) = message.get(key).filter(|whole| whole.is_object()) {
                        kept.clone_from(whole);
                    }
                }
            }
        }
    }

    fn change(&mut self, message: &mut Map<String, Value>, mut changes: Map<String, Value>) {
        replace(&mut self.table, changes.remove("table"));
        message.insert("table".to_owned(), self.table.clone());
        let Some(Value::Object(mut position)) = changes.remove("position") else { return };
        for key in Self::SOMETIMES {
            self.position.as_object_mut().and_then(|known| known.remove(key));
        }
        if let Some(Value::Object(mut state)) = position.remove("state") {
            replace(&mut self.position["state"]["mine"], state.remove("mine"));
            replace(&mut self.position["state"], Some(state.into()));
        }
        replace(&mut self.position, Some(position.into()));
        message.insert("position".to_owned(), self.position.clone());
    }
}

/// Puts the values of an object into another one.
fn replace(known: &mut Value, changes: Option<Value>) {
    if let (Some(known), Some(Value::Object(changes))) = (known.as_object_mut(), changes) {
        known.extend(changes);
    }
}
