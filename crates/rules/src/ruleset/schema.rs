//! Settings in descriptions of interfaces, as they are declared.

use super::{AllowedValues, RuleSet, Setting, SettingValue};
use schemars::{JsonSchema, Schema, SchemaGenerator, json_schema};
use serde_json::{Map, Value, json};
use std::borrow::Cow;

/// Every setting is named, as in records.
impl JsonSchema for RuleSet {
    fn schema_name() -> Cow<'static, str> {
        "Rules".into()
    }

    fn json_schema(_: &mut SchemaGenerator) -> Schema {
        let mut schema = Self::partial_schema();
        let keys: Vec<&str> = Setting::all().iter().map(|setting| setting.key).collect();
        schema.insert("required".to_owned(), json!(keys));
        schema
    }
}

impl RuleSet {
    /// The schema of what [`RuleSet::deserialize_partial`] reads.
    pub fn partial_schema() -> Schema {
        let properties: Map<String, Value> = Setting::all()
            .iter()
            .map(|setting| (setting.key.to_owned(), setting_schema(setting)))
            .collect();
        json_schema!({
            "description": "The rules where the sources leave a choice (`docs/rules.md`); what is left out is \
                as usual.",
            "type": "object",
            "properties": properties,
            "additionalProperties": false,
        })
    }
}

fn setting_schema(setting: &Setting) -> Value {
    let mut schema = match &setting.allowed {
        AllowedValues::Number { least, most } => {
            json!({"type": "integer", "minimum": least, "maximum": most})
        }
        AllowedValues::OneOf(choices) => {
            let values: Vec<SettingValue> = choices.iter().map(|choice| choice.value).collect();
            let mut types: Vec<&str> = values.iter().map(|value| type_of(*value)).collect();
            types.dedup();
            match types[..] {
                [only] => json!({"type": only, "enum": values}),
                _ => json!({"type": types, "enum": values}),
            }
        }
    };
    schema["description"] = setting.about.into();
    schema["default"] = json!(setting.usual);
    schema
}

const fn type_of(value: SettingValue) -> &'static str {
    match value {
        SettingValue::Nothing => "null",
        SettingValue::Switch(_) => "boolean",
        SettingValue::Number(_) => "integer",
        SettingValue::Name(_) => "string",
    }
}
