//! Hints and reviews over HTTP.

use super::reply::{AtTable, InLanguage, JsonText, RefusalResponse, WithKey};
use crate::service::TableService;
use axum::{Json, extract::State};
use magnumsal_advice::{Advice, Review};

/// The best moves for the player whose turn it is, with reasons in the language of `Accept-Language`.
/// Each answer counts as one of the hints that the table allows.
#[utoipa::path(post, path = "/api/tables/{table}/hint", tag = "play", security(("key" = [])))]
pub(crate) async fn hint(
    State(service): State<TableService>,
    AtTable(id): AtTable,
    key: WithKey,
    InLanguage(language): InLanguage,
) -> Result<Json<Vec<Advice>>, RefusalResponse> {
    Ok(Json(service.hint(&id, key.needed()?, language).await?))
}

/// What a bot thinks of every decision of a finished game, in the language of `Accept-Language`.
#[utoipa::path(get, path = "/api/tables/{table}/review", tag = "records")]
pub(crate) async fn review(
    State(service): State<TableService>,
    AtTable(id): AtTable,
    InLanguage(language): InLanguage,
) -> Result<JsonText<Review>, RefusalResponse> {
    let json = service.review(&id, language).await?;
    Ok(JsonText::new(json.as_str()))
}
