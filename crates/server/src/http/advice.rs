//! Hints and reviews over HTTP.

use super::{
    Server,
    reply::{AtTable, InLanguage, JsonText, RefusalResponse, WithKey},
    stopping,
};
use crate::service::{Suggestion, TableService};
use axum::{Json, extract::State};
use magnumsal_advice::Review;
use magnumsal_table::refusal::Problem;

/// The best moves for the player whose turn it is, with reasons in the language of `Accept-Language`.
/// Each answer counts as one of the hints that the table allows.
#[utoipa::path(post, path = "/api/tables/{table}/hint", tag = "play", security(("key" = [])))]
pub(crate) async fn hint(
    State(service): State<TableService>,
    AtTable(id): AtTable,
    key: WithKey,
    InLanguage(language): InLanguage,
) -> Result<Json<Vec<Suggestion>>, RefusalResponse> {
    Ok(Json(service.hint(&id, key.needed()?, language).await?))
}

/// What a bot thinks of every decision of a finished game, in the language of `Accept-Language`.
#[utoipa::path(get, path = "/api/tables/{table}/review", tag = "records")]
pub(crate) async fn review(
    State(mut server): State<Server>,
    AtTable(id): AtTable,
    InLanguage(language): InLanguage,
) -> Result<JsonText<Review>, RefusalResponse> {
    tokio::select! {
        json = server.service.review(&id, language) => Ok(JsonText::new(json?.as_str())),
        // It takes minutes, and can be asked for again.
        () = stopping(&mut server.closing) => Err(Problem::Busy.into()),
    }
}
