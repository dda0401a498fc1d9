//! What schemas of the rules' types have in common, where they are not derived.

use schemars::{JsonSchema, Schema, SchemaGenerator, json_schema};
use serde_json::{Map, Value};

/// An object with a value for each of these names, and nothing else.
pub(crate) fn by_name<T: JsonSchema>(
    generator: &mut SchemaGenerator,
    names: impl IntoIterator<Item = &'static str>,
    all_required: bool,
) -> Schema {
    let value = Value::from(generator.subschema_for::<T>());
    let properties: Map<String, Value> =
        names.into_iter().map(|name| (name.to_owned(), value.clone())).collect();
    let required: Vec<&String> = properties.keys().filter(|_| all_required).collect();
    json_schema!({
        "type": "object",
        "required": required,
        "properties": properties,
        "additionalProperties": false,
    })
}
