//! Schemas of everything that goes over the wire, from the Rust types themselves.
//!
//! What is sent and what is received is described apart: who reads may leave out what has a usual value,
//! who writes never does. A type for which that makes a difference has two schemas, and the received one
//! is called a request.

use magnumsal_table::wire::IN_WHOLE;
use schemars::{
    JsonSchema, Schema, SchemaGenerator,
    generate::SchemaSettings,
    transform::{Transform, transform_subschemas},
};
use serde_json::{Map, Value, json};
use std::collections::BTreeMap;

/// Where schemas are in the document, and what references to them begin with.
const PLACE: &str = "/components/schemas";
const REFERENCE: &str = "#/components/schemas/";

/// The schemas of all types that are named.
pub(super) struct Schemas {
    sent: SchemaGenerator,
    received: SchemaGenerator,
}

impl Default for Schemas {
    fn default() -> Self {
        let settings = SchemaSettings::draft2020_12().with(|settings| {
            settings.definitions_path = PLACE.into();
            settings.meta_schema = None;
        });
        let sent = settings.clone().for_serialize().with_transform(Tidy { sent: true });
        let received = settings.for_deserialize().with_transform(Tidy { sent: false });
        Self { sent: sent.into_generator(), received: received.into_generator() }
    }
}

impl Schemas {
    /// A reference to a type that the server sends.
    pub(super) fn sent<T: JsonSchema>(&mut self) -> Value {
        self.sent.subschema_for::<T>().into()
    }

    /// A reference to a type that the server reads.
    pub(super) fn received<T: JsonSchema>(&mut self) -> Value {
        self.received.subschema_for::<T>().into()
    }

    /// The parameters of a query: the fields of a type.
    pub(super) fn query<T: JsonSchema>(&mut self) -> Vec<Value> {
        let mut schema = T::json_schema(&mut self.received);
        Tidy { sent: false }.transform(&mut schema);
        let required = schema.remove("required").unwrap_or_default();
        let required =
            |name: &str| required.as_array().is_some_and(|all| all.contains(&name.into()));
        let Some(Value::Object(fields)) = schema.remove("properties") else { return Vec::new() };
        let parameter = |(name, mut schema): (String, Value)| {
            let description =
                schema.as_object_mut().and_then(|schema| schema.remove("description"));
            // A query has no way to write `null`.
            if let Some(Value::Array(types)) = schema.get_mut("type") {
                types.retain(|name| name != "null");
            }
            json!({
                "name": name, "in": "query", "required": required(&name), "schema": schema,
                "description": description,
            })
        };
        fields.into_iter().map(parameter).collect()
    }

    /// All schemas by name, and which received ones have another name now.
    pub(super) fn finish(&mut self) -> (Map<String, Value>, Renamed) {
        let mut schemas = self.sent.take_definitions(true);
        let received = self.received.take_definitions(true);
        let mut renamed = Renamed::default();
        // A schema that refers to a schema with another name differs by that.
        loop {
            let before = renamed.0.len();
            for (name, schema) in &received {
                let mut schema = schema.clone();
                renamed.rename(&mut schema);
                if schemas.get(name).is_some_and(|sent| *sent != schema) {
                    renamed.0.insert(format!("{REFERENCE}{name}"), format!("{name}Request"));
                }
            }
            if renamed.0.len() == before {
                break;
            }
        }
        for (name, mut schema) in received {
            renamed.rename(&mut schema);
            let name = renamed.0.get(&format!("{REFERENCE}{name}")).cloned().unwrap_or(name);
            schemas.insert(name, schema);
        }
        name_choices(&mut schemas);
        (schemas, renamed)
    }
}

/// Where one type is flattened into another, its variants are all there again: refers to it instead.
fn name_choices(schemas: &mut Map<String, Value>) {
    let is_choice = |schema: &Value| schema.get("properties").is_none();
    let choices = schemas.iter().filter(|(_, schema)| is_choice(schema));
    let choices =
        choices.filter_map(|(name, schema)| Some((name.clone(), schema.get("oneOf")?.clone())));
    for (name, variants) in choices.collect::<Vec<_>>() {
        for schema in schemas.values_mut().filter(|schema| !is_choice(schema)) {
            if let Some(schema) = schema.as_object_mut()
                && schema.get("oneOf") == Some(&variants)
            {
                schema.remove("oneOf");
                let reference = format!("{REFERENCE}{name}");
                schema.insert("allOf".to_owned(), json!([{"$ref": reference}]));
            }
        }
    }
}

/// References to schemas that are called otherwise, and how.
#[derive(Default)]
pub(super) struct Renamed(BTreeMap<String, String>);

impl Renamed {
    /// Corrects all references.
    pub(super) fn rename(&self, value: &mut Value) {
        match value {
            Value::Object(object) => {
                if let Some(Value::String(reference)) = object.get_mut("$ref")
                    && let Some(name) = self.0.get(reference)
                {
                    *reference = format!("{REFERENCE}{name}");
                }
                object.values_mut().for_each(|value| self.rename(value));
            }
            Value::Array(array) => array.iter_mut().for_each(|value| self.rename(value)),
            _ => {}
        }
    }
}

/// Writes schemas as readers of the document expect them.
#[derive(Clone, Debug)]
struct Tidy {
    /// Whether the server writes what is described, or reads it.
    sent: bool,
}

impl Transform for Tidy {
    fn transform(&mut self, schema: &mut Schema) {
        transform_subschemas(self, schema);
        list_names(schema);
        separate_reference(schema);
        limit_number(schema);
        plain_words(schema);
        if self.sent {
            leave_out_null(schema);
        }
        // That nothing is the usual value goes without saying.
        if schema.get("default").is_some_and(Value::is_null) {
            schema.remove("default");
        }
    }
}

/// A choice between names becomes a list of them, and what each means goes into the description.
fn list_names(schema: &mut Schema) {
    let Some(Value::Array(variants)) = schema.get("oneOf") else { return };
    let name = |variant: &Value| variant["const"].as_str().map(str::to_owned);
    let Some(names) = variants.iter().map(name).collect::<Option<Vec<String>>>() else { return };
    let meanings = variants.iter().zip(&names).filter_map(|(variant, name)| {
        Some(format!("- `{name}`: {}", variant["description"].as_str()?))
    });
    let about = schema.get("description").and_then(Value::as_str).unwrap_or_default();
    let about = [format!("{about}\n")].into_iter().chain(meanings).collect::<Vec<_>>().join("\n");
    schema.remove("oneOf");
    schema.insert("type".to_owned(), "string".into());
    schema.insert("enum".to_owned(), names.into());
    schema.insert("description".to_owned(), about.trim().into());
}

/// A reference with further fields next to it becomes one part of two: many programs read nothing else
/// where a reference is.
fn separate_reference(schema: &mut Schema) {
    if schema.get("$ref").is_some() && schema.get("properties").is_some() {
        let reference = schema.remove("$ref");
        schema.insert("allOf".to_owned(), json!([{"$ref": reference}]));
    }
}

/// A field of an object that the server may leave out is left out where it has no value, and
/// never `null`. An object without any field that it always has is a map, which may hold `null`. Of
/// changes only fields are left out that the whole has not always.
fn leave_out_null(schema: &mut Schema) {
    let whole = schema.remove(IN_WHOLE);
    let Some(Value::Array(required)) = whole.or_else(|| schema.get("required").cloned()) else {
        return;
    };
    let Some(Value::Object(fields)) = schema.get_mut("properties") else { return };
    if required.is_empty() {
        return;
    }
    for (_, field) in fields.iter_mut().filter(|(name, _)| !required.contains(&json!(name))) {
        for key in ["type", "enum"] {
            if let Some(Value::Array(values)) = field.get_mut(key) {
                values.retain(|value| !value.is_null() && value != "null");
                if let ("type", [only]) = (key, &values[..]) {
                    field[key] = only.clone();
                }
            }
        }
        let Some(Value::Array(variants)) = field.get_mut("anyOf") else { continue };
        variants.retain(|variant| variant["type"] != "null");
        if let ([Value::Object(only)], Some(field)) = (&variants.clone()[..], field.as_object_mut())
        {
            field.remove("anyOf");
            field.extend(only.clone());
        }
    }
}

/// Numbers of 32 bits say so only by their format.
fn limit_number(schema: &mut Schema) {
    if schema.get("format").is_some_and(|format| format == "uint32")
        && schema.get("maximum").is_none()
    {
        schema.insert("maximum".to_owned(), u32::MAX.into());
    }
}

/// Links to Rust's own documentation become plain words.
fn plain_words(schema: &mut Schema) {
    let Some(Value::String(text)) = schema.get("description") else { return };
    let mut plain = String::new();
    let mut rest = text.as_str();
    while let Some((before, link)) = rest.split_once("[`") {
        let Some((name, after)) = link.split_once("`]") else { break };
        plain += &format!("{before}`{name}`");
        let target = after.strip_prefix('(').and_then(|target| target.split_once(')'));
        rest = target.map_or(after, |(_, after)| after);
    }
    let plain = plain + rest;
    schema.insert("description".to_owned(), plain.into());
}

#[cfg(test)]
mod tests {
    use super::*;
    use serde::{Deserialize, Serialize};

    /// A thing of [`Schemas`], as [`Tidy`](super::Tidy) knows it.
    #[derive(Serialize, Deserialize, JsonSchema)]
    struct Thing {
        #[serde(flatten)]
        shape: Shape,
        #[serde(default, skip_serializing_if = "Option::is_none")]
        side: Option<Side>,
        #[serde(default)]
        count: u32,
    }

    /// Left or right.
    #[derive(Serialize, Deserialize, JsonSchema)]
    #[serde(rename_all = "lowercase")]
    enum Side {
        /// The one.
        Left,
        /// The other.
        Right,
    }

    #[derive(Serialize, Deserialize, JsonSchema)]
    #[serde(tag = "shape", rename_all = "lowercase")]
    enum Shape {
        Round { radius: u8 },
        Square { side: u8 },
    }

    fn all() -> Map<String, Value> {
        let mut schemas = Schemas::default();
        schemas.sent::<Thing>();
        schemas.sent::<Shape>();
        assert_eq!(schemas.received::<Thing>(), json!({"$ref": "#/components/schemas/Thing"}));
        let (schemas, renamed) = schemas.finish();
        let mut reference = json!([{"$ref": "#/components/schemas/Thing"}]);
        renamed.rename(&mut reference);
        assert_eq!(reference, json!([{"$ref": "#/components/schemas/ThingRequest"}]));
        schemas
    }

    #[test]
    fn what_is_sent_and_what_is_received_are_told_apart_where_they_differ() {
        let schemas = all();
        let names: Vec<&String> = schemas.keys().collect();
        assert_eq!(names, ["Shape", "Side", "Thing", "ThingRequest"]);
        assert_eq!(schemas["Thing"]["required"], json!(["count"]));
        assert_eq!(schemas["ThingRequest"].get("required"), None);
        // Left out where there is none, but read as `null` as well.
        let side = json!({"$ref": "#/components/schemas/Side"});
        assert_eq!(schemas["Thing"]["properties"]["side"], side);
        let or_null = json!({"anyOf": [side, {"type": "null"}]});
        assert_eq!(schemas["ThingRequest"]["properties"]["side"], or_null);
        assert_eq!(schemas["Thing"]["properties"]["count"]["maximum"], u32::MAX);
    }

    #[test]
    fn names_and_variants_are_listed_once_and_in_plain_words() {
        let schemas = all();
        assert_eq!(
            schemas["Side"],
            json!({"type": "string", "enum": ["left", "right"],
                "description": "Left or right.\n\n- `left`: The one.\n- `right`: The other."})
        );
        assert_eq!(schemas["Shape"]["oneOf"].as_array().unwrap().len(), 2);
        assert_eq!(schemas["Thing"]["allOf"], json!([{"$ref": "#/components/schemas/Shape"}]));
        let about = "A thing of `Schemas`, as `Tidy` knows it.";
        assert_eq!(schemas["Thing"]["description"], about);
    }

    #[test]
    fn a_query_has_the_fields_of_its_type_and_no_null() {
        #[derive(Deserialize, JsonSchema)]
        #[allow(dead_code, reason = "only its schema is looked at")]
        struct Part {
            /// The first one.
            from: u32,
            count: Option<u16>,
        }
        let [count, from] = &Schemas::default().query::<Part>()[..] else { panic!() };
        assert_eq!((&count["in"], &count["required"]), (&json!("query"), &json!(false)));
        assert_eq!(count["schema"]["type"], json!(["integer"]));
        assert_eq!(
            (&from["required"], &from["description"]),
            (&json!(true), &json!("The first one."))
        );
    }
}
