//! Hints and reviews over HTTP.

use super::{
    Peer, Server,
    answers::Large,
    reply::{AtTable, InLanguage, JsonText, RefusalResponse, WithKey},
    stopping,
};
use crate::service::TableService;
use axum::{Extension, Json, extract::State};
use magnumsal_advice::{Review, Suggestion};
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
    peer: Option<Extension<Peer>>,
    InLanguage(language): InLanguage,
) -> Result<Large<JsonText<Review>>, RefusalResponse> {
    // Others have their answers while a bot thinks; what it finds is kept as long as the table is.
    let _live = tokio::select! {
        live = server.service.reviewed(&id, language) => live?,
        // It takes minutes, and can be asked for again.
        () = stopping(&mut server.closing) => return Err(Problem::Busy.into()),
    };
    let place = server.place(peer).await?;
    Ok(place.hold(JsonText::new(server.service.review(&id, language).await?)))
}
