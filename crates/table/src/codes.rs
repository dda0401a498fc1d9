//! The codes of refusals, for descriptions of interfaces.

use crate::refusal::{BAD_RECORD, Problem};
use magnumsal_rules::{DrawError, Illegal, NotationError, SetupError};
use schemars::{JsonSchema, Schema, SchemaGenerator, json_schema};
use serde_json::Value;
use std::borrow::Cow;

/// The stable code of a refusal: the tag of a variant of any type that a
/// [`Refusal`](crate::refusal::Refusal) holds.
pub enum RefusalCode {}

impl JsonSchema for RefusalCode {
    fn schema_name() -> Cow<'static, str> {
        "RefusalCode".into()
    }

    fn json_schema(_: &mut SchemaGenerator) -> Schema {
        let lists = [
            tags::<Problem>(),
            tags::<NotationError>(),
            tags::<Illegal>(),
            tags::<DrawError>(),
            tags::<SetupError>(),
            vec![BAD_RECORD.to_owned()],
        ];
        let mut codes = lists.concat();
        codes.sort_unstable();
        codes.dedup();
        let about = "The stable code of a refusal.";
        json_schema!({"type": "string", "enum": codes, "description": about})
    }
}

/// The codes of a type's variants.
fn tags<T: JsonSchema>() -> Vec<String> {
    let schema = SchemaGenerator::default().into_root_schema_for::<T>();
    let variants = schema.get("oneOf").and_then(Value::as_array).into_iter().flatten();
    let code =
        |variant: &Value| variant.pointer("/properties/code/const")?.as_str().map(str::to_owned);
    variants.filter_map(code).collect()
}
