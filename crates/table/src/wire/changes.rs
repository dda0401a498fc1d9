//! Updates in short: a client that asks for it is sent only what a line has changed.
//!
//! After a move most of a table and of its position is as before. Sending all of it again would take
//! more time, on both sides and on the way, than everything else about a move.

use super::{Position, TableView};
use magnumsal_rules::{Space, SpaceState, State};
use serde::{Serialize, Serializer, ser::SerializeMap as _};
use std::collections::BTreeMap;

/// How much of a table and its position an update has.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum Form {
    /// All of it.
    #[default]
    Whole,
    /// Only what has changed with the line.
    Changes,
}

impl Form {
    /// Both forms.
    pub const ALL: [Self; 2] = [Self::Whole, Self::Changes];
}

/// What a line has changed, for a client that knows everything up to the line before.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct Changed<'a> {
    /// What is different in the table.
    table: Changes<'a, TableView>,
    /// What is different in the position, if it is another one.
    #[serde(skip_serializing_if = "Option::is_none")]
    position: Option<Changes<'a, Position>>,
}

impl<'a> Changed<'a> {
    /// What is different, unless there is something that changes cannot say: that a space is gone.
    pub fn between(
        tables: (&'a TableView, &'a TableView),
        positions: Option<(&'a Position, &'a Position)>,
    ) -> Option<Self> {
        let changes = |(before, after): (&'a Position, &'a Position)| {
            let mut spaces = before.state.mine.keys();
            let all_there = spaces.all(|space| after.state.mine.contains_key(space));
            all_there.then_some(Changes { before, after })
        };
        let position = match positions {
            Some(positions) => Some(changes(positions)?),
            None => None,
        };
        Some(Self { table: Changes { before: tables.0, after: tables.1 }, position })
    }
}

/// The keys of an object whose values are different now.
#[derive(Debug)]
struct Changes<'a, T> {
    before: &'a T,
    after: &'a T,
}

impl<T> Clone for Changes<'_, T> {
    fn clone(&self) -> Self {
        Self { ..*self }
    }
}

/// Where the schema of changes names the keys that the whole always has: those may be `null` in both.
#[cfg(feature = "schema")]
pub const IN_WHOLE: &str = "x-in-whole";

/// Says which keys of a type are among its changes: those that are there `always`, those that are there
/// if they are `different`, those with changes of their own `within`, those that are there if the `whole`
/// has them, and those that are `fixed` and so never there.
macro_rules! changes {
    ($type:ident {
        always: $($always:ident)*;
        different: $($different:ident)*;
        within: $($within:ident: $part:ty)?;
        whole: $($whole:ident)*;
        fixed: $($fixed:ident)*;
    }) => {
        impl Serialize for Changes<'_, $type> {
            fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
                // No key can be forgotten here.
                let $type { $($always,)* $($different,)* $($within,)? $($whole,)* $($fixed: _,)* } =
                    self.after;
                let mut map = serializer.serialize_map(None)?;
                $(map.serialize_entry(stringify!($always), $always)?;)*
                $(if *$different != self.before.$different {
                    map.serialize_entry(stringify!($different), $different)?;
                })*
                $(if *$within != self.before.$within {
                    let changes = Changes { before: &self.before.$within, after: $within };
                    map.serialize_entry(stringify!($within), &changes)?;
                })?
                $(if $whole.iter().next().is_some() {
                    map.serialize_entry(stringify!($whole), $whole)?;
                })*
                map.end()
            }
        }

        #[cfg(feature = "schema")]
        impl schemars::JsonSchema for Changes<'_, $type> {
            fn schema_name() -> std::borrow::Cow<'static, str> {
                concat!(stringify!($type), "Changes").into()
            }

            fn json_schema(generator: &mut schemars::SchemaGenerator) -> schemars::Schema {
                let mut schema = <$type>::json_schema(generator);
                let about = concat!("What has changed of a `", stringify!($type), "`.");
                schema.insert("description".to_owned(), about.into());
                let always: &[&str] = &[$(stringify!($always)),*];
                let whole = schema.insert("required".to_owned(), always.into());
                schema.insert(IN_WHOLE.to_owned(), whole.unwrap_or_default());
                if let Some(serde_json::Value::Object(keys)) = schema.get_mut("properties") {
                    $(keys.remove(stringify!($fixed));)*
                    $(let part = generator.subschema_for::<Changes<'_, $part>>();
                    keys.insert(stringify!($within).to_owned(), part.into());)?
                }
                schema
            }
        }
    };
}

changes!(TableView {
    always: changed number ply undo;
    different: name stage turn seats host adjourned ended overdue ask vote salt;
    within:;
    whole:;
    fixed: table public rules habits origin begun first_round commitment;
});

changes!(Position {
    always: ply seat actions due legal ways;
    different: phase round last_round needed actions_in_turn pieces lacks prices tired may_rest unseen;
    within: state: State;
    whole: carrying result face_up;
    fixed:;
});

changes!(State {
    always:;
    different: players castle market inn workshop posts saltworks shafts start visited over;
    within: mine: BTreeMap<Space, SpaceState>;
    whole:;
    fixed:;
});

impl Serialize for Changes<'_, BTreeMap<Space, SpaceState>> {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let is_new = |(space, state): &(&Space, &SpaceState)| self.before.get(space) != Some(state);
        serializer.collect_map(self.after.iter().filter(is_new))
    }
}

#[cfg(feature = "schema")]
impl schemars::JsonSchema for Changes<'_, BTreeMap<Space, SpaceState>> {
    fn inline_schema() -> bool {
        true
    }

    fn schema_name() -> std::borrow::Cow<'static, str> {
        "MineChanges".into()
    }

    fn json_schema(generator: &mut schemars::SchemaGenerator) -> schemars::Schema {
        BTreeMap::<Space, SpaceState>::json_schema(generator)
    }
}
