//! Hints and reviews over HTTP.

use super::reply::{AtTable, InLanguage, RefusalResponse, Refusals, WithKey};
use crate::service::TableService;
use axum::{
    Json,
    extract::State,
    http::header,
    response::{IntoResponse, Response},
};
use magnumsal_advice::Advice;

/// The best moves for the player whose turn it is, as JSON objects with `move`, `reason`, `money`,
/// `chance`, `visits` and `line`; `reason` in the language of `Accept-Language`. Each counts as one of the hints that the table allows.
#[utoipa::path(post, path = "/api/tables/{table}/hint", tag = "play", security(("key" = [])),
    params(("table" = String, Path, description = "The table's identifier")),
    responses((status = 200, body = Vec<Object>), Refusals))]
pub(crate) async fn hint(
    State(service): State<TableService>,
    AtTable(id): AtTable,
    key: WithKey,
    InLanguage(language): InLanguage,
) -> Result<Json<Vec<Advice>>, RefusalResponse> {
    Ok(Json(service.hint(&id, key.needed()?, language).await?))
}

/// What a bot thinks of every decision of a finished game, in the language of `Accept-Language`.
#[utoipa::path(get, path = "/api/tables/{table}/review", tag = "records",
    params(("table" = String, Path, description = "The table's identifier")),
    responses((status = 200, body = Object, content_type = "application/json"), Refusals))]
pub(crate) async fn review(
    State(service): State<TableService>,
    AtTable(id): AtTable,
    InLanguage(language): InLanguage,
) -> Result<Response, RefusalResponse> {
    let json = service.review(&id, language).await?;
    Ok(([(header::CONTENT_TYPE, "application/json")], json.as_str().to_owned()).into_response())
}
