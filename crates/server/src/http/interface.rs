//! The description of the interface (OpenAPI) and its routes, from one list of handlers.
//!
//! An operation's path, method and words stand in the attribute and the comment of its handler; what it
//! reads and answers are the types of its arguments and of its result, which describe themselves.

use super::{
    Server,
    answers::Large,
    reply::{AtTable, Body, InLanguage, JsonText, New, Parameters, RefusalResponse, WithKey},
    schema::Schemas,
    websocket::Upgrade,
};
use axum::{Extension, Json, Router, extract::State, http::HeaderMap, response::Response};
use magnumsal_table::{id::TableId, wire::Refused};
use schemars::JsonSchema;
use serde_json::{Map, Value, json};
use utoipa::openapi::OpenApi;
use utoipa_axum::router::UtoipaMethodRouter;

/// The refusals that any operation can answer with.
const REFUSALS: [(&str, &str); 10] = [
    ("400", "The request has no form that this server knows."),
    ("401", "A key is needed, as `Authorization: Bearer TOKEN`."),
    ("403", "The key is not good for this."),
    ("404", "There is no such table."),
    ("409", "The table does not allow it now."),
    ("413", "The request is too long."),
    ("415", "The request is no JSON."),
    ("422", "What is asked for is impossible: an illegal move, a bad name, a bad record."),
    ("429", "Too many requests."),
    ("503", "The server cannot do it now; the same request may work later."),
];

/// Routes, and what is known of them.
pub(super) struct Interface {
    pub(super) router: Router<Server>,
    document: OpenApi,
    /// The types of each operation, by its identifier.
    types: Map<String, Value>,
    pub(super) schemas: Schemas,
}

/// Adds operations to an interface, each by its handler.
macro_rules! operations {
    ($interface:ident: $($handler:path),+ $(,)?) => {
        $($interface.add(utoipa_axum::routes!($handler), $handler);)+
    };
}
pub(super) use operations;

impl Interface {
    /// An interface without any operation; the document says what it is.
    pub(super) fn new(document: OpenApi) -> Self {
        let (types, schemas) = (Map::new(), Schemas::default());
        Self { router: Router::new(), document, types, schemas }
    }

    /// Adds an operation and its handler.
    pub(super) fn add<A, H: Operation<A>>(&mut self, routes: UtoipaMethodRouter<Server>, _: H) {
        let (_, paths, methods) = routes;
        let mut described = Described { schemas: &mut self.schemas, operation: Map::new() };
        H::describe(&mut described);
        for (status, _) in REFUSALS {
            described.refer_to_refusal(status);
        }
        let operation = Value::from(described.operation);
        for (path, item) in paths.paths {
            let router = std::mem::take(&mut self.router);
            self.router = router.route(&path, methods.clone());
            let found = [&item.get, &item.post].into_iter().flatten();
            for id in found.filter_map(|operation| operation.operation_id.clone()) {
                self.types.insert(id, operation.clone());
            }
            match self.document.paths.paths.get_mut(&path) {
                Some(known) => known.merge_operations(item),
                None => drop(self.document.paths.paths.insert(path, item)),
            }
        }
    }

    /// The routes, and the document that describes them.
    pub(super) fn finish(mut self) -> (Router<Server>, Value) {
        let refused = self.schemas.sent::<Refused>();
        let refusal = |(status, meaning): (&str, &str)| {
            let content = json!({"application/json": {"schema": refused}});
            (status.to_owned(), json!({"description": meaning, "content": content}))
        };
        let (schemas, renamed) = self.schemas.finish();
        // A description that cannot be written would be an error in the server; the page then says so.
        let mut document = serde_json::to_value(&self.document).unwrap_or_default();
        let paths = document["paths"].as_object_mut();
        let methods = paths.into_iter().flat_map(Map::values_mut).filter_map(Value::as_object_mut);
        for operation in methods.flat_map(Map::values_mut).filter_map(Value::as_object_mut) {
            let id = operation["operationId"].as_str().unwrap_or_default();
            let Some(Value::Object(types)) = self.types.remove(id) else { continue };
            for (key, mut described) in types {
                if key != ANSWERS {
                    renamed.rename(&mut described);
                }
                match (operation.get_mut(&key), described) {
                    (Some(Value::Object(known)), Value::Object(more)) => known.extend(more),
                    (_, described) => drop(operation.insert(key, described)),
                }
            }
        }
        document["components"]["schemas"] = schemas.into();
        document["components"]["responses"] = Map::from_iter(REFUSALS.map(refusal)).into();
        (self.router, document)
    }
}

/// The operation's answers, in the document.
const ANSWERS: &str = "responses";

/// An operation while its types describe themselves.
pub(super) struct Described<'a> {
    schemas: &'a mut Schemas,
    operation: Map<String, Value>,
}

impl Described<'_> {
    fn parameter(&mut self, parameter: Value) {
        let list = self.operation.entry("parameters").or_insert_with(|| json!([]));
        list.as_array_mut().into_iter().for_each(|list| list.push(parameter.clone()));
    }

    fn refer_to_refusal(&mut self, status: &str) {
        let answers = self.operation.entry(ANSWERS).or_insert_with(|| json!({}));
        answers[status] = json!({"$ref": format!("#/components/responses/{status}")});
    }

    fn answer<T: JsonSchema>(&mut self, status: &str, meaning: &str) {
        let schema = self.schemas.sent::<T>();
        let answers = self.operation.entry(ANSWERS).or_insert_with(|| json!({}));
        answers[status] = json!({
            "description": meaning,
            "content": {"application/json": {"schema": schema}},
        });
    }
}

/// An asynchronous function with arguments that describe what it reads, and an answer that describes
/// itself.
pub(super) trait Operation<A> {
    fn describe(to: &mut Described<'_>);
}

macro_rules! operation {
    ($($argument:ident)*) => {
        impl<F, Fut, $($argument),*> Operation<($($argument,)*)> for F
        where
            F: Fn($($argument),*) -> Fut,
            Fut: Future<Output: Answer>,
            $($argument: Argument,)*
        {
            fn describe(to: &mut Described<'_>) {
                $($argument::describe(to);)*
                Fut::Output::describe(to);
            }
        }
    };
}
operation!(A);
operation!(A B);
operation!(A B C);
operation!(A B C D);
operation!(A B C D E);
operation!(A B C D E G);

/// What a handler reads of a request.
pub(super) trait Argument {
    fn describe(_: &mut Described<'_>) {}
}

impl<T> Argument for State<T> {}
impl<T> Argument for Option<Extension<T>> {}
impl Argument for HeaderMap {}
impl<E> Argument for Result<Upgrade, E> {}
// Attributes of the handlers say whether a key is needed.
impl Argument for WithKey {}
impl Argument for InLanguage {}

impl Argument for AtTable {
    fn describe(to: &mut Described<'_>) {
        let schema = to.schemas.received::<TableId>();
        to.parameter(json!({
            "name": "table", "in": "path", "required": true, "schema": schema,
            "description": "The table's identifier",
        }));
    }
}

impl<T: JsonSchema> Argument for Parameters<T> {
    fn describe(to: &mut Described<'_>) {
        for parameter in to.schemas.query::<T>() {
            to.parameter(parameter);
        }
    }
}

impl<T: JsonSchema, const MOST: usize> Argument for Body<T, MOST> {
    fn describe(to: &mut Described<'_>) {
        let schema = to.schemas.received::<T>();
        let content = json!({"application/json": {"schema": schema}});
        to.operation
            .insert("requestBody".to_owned(), json!({"required": true, "content": content}));
    }
}

/// What a handler answers with.
pub(super) trait Answer {
    fn describe(to: &mut Described<'_>);
}

impl<A: Answer> Answer for Result<A, RefusalResponse> {
    fn describe(to: &mut Described<'_>) {
        A::describe(to);
    }
}

impl<T: JsonSchema> Answer for Json<T> {
    fn describe(to: &mut Described<'_>) {
        to.answer::<T>("200", "");
    }
}

impl<T: JsonSchema> Answer for JsonText<T> {
    fn describe(to: &mut Described<'_>) {
        to.answer::<T>("200", "");
    }
}

impl<T: JsonSchema> Answer for New<T> {
    fn describe(to: &mut Described<'_>) {
        to.answer::<T>("201", "");
    }
}

impl<A: Answer> Answer for Large<A> {
    fn describe(to: &mut Described<'_>) {
        A::describe(to);
    }
}

/// An answer that only the handler's attribute describes.
impl Answer for Response {
    fn describe(_: &mut Described<'_>) {}
}
