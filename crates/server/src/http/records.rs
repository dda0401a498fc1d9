//! Records over HTTP: taking games out, bringing them in, looking at them and playing on.

use super::{
    Peer, Server,
    answers::Large,
    reply::{AtTable, Body, JsonText, New, Parameters, RefusalResponse},
};
use crate::service::TableService;
use axum::{Extension, Json, extract::State};
use magnumsal_table::{
    answer::Created,
    id::TableId,
    refusal::Refusal,
    replay::Replay,
    request::{Fork, Import, LONGEST_RECORD, Part},
    seal::Sealed,
    table::Table,
};
use serde_json::{Map, Value};

/// The record of a finished game. A running game has none: it would reveal the deal.
async fn finished<T>(
    service: &TableService,
    id: &TableId,
    read: impl FnOnce(&Table) -> T,
) -> Result<T, Refusal> {
    let live = service.tables.get(id).await?;
    Ok(read(&*service.tables.finished(&live).await?))
}

/// The record of a game that is over, as in docs/notation.md.
#[utoipa::path(get, path = "/api/tables/{table}/record", tag = "records")]
pub(crate) async fn record(
    State(server): State<Server>,
    AtTable(id): AtTable,
    peer: Option<Extension<Peer>>,
) -> Result<Large<JsonText<Map<String, Value>>>, RefusalResponse> {
    let place = server.place(peer).await?;
    let json = finished(&server.service, &id, |table| table.record().to_json()).await?;
    Ok(place.hold(JsonText::new(json)))
}

/// The position of a game as a record that begins with this turn, as in docs/notation.md. It tells
/// nothing that is hidden: its stacks are unknown.
#[utoipa::path(get, path = "/api/tables/{table}/position", tag = "records")]
pub(crate) async fn position(
    State(service): State<TableService>,
    AtTable(id): AtTable,
) -> Result<JsonText<Map<String, Value>>, RefusalResponse> {
    let live = service.tables.get(&id).await?;
    let json = live.table().open_position()?.to_json();
    Ok(JsonText::new(json))
}

/// The record with its seal, for `magnumsal verify`.
#[utoipa::path(get, path = "/api/tables/{table}/sealed", tag = "records")]
pub(crate) async fn sealed(
    State(server): State<Server>,
    AtTable(id): AtTable,
    peer: Option<Extension<Peer>>,
) -> Result<Large<Json<Sealed>>, RefusalResponse> {
    let place = server.place(peer).await?;
    Ok(place.hold(Json(finished(&server.service, &id, Table::sealed).await?)))
}

/// Makes a table that shows a record.
#[utoipa::path(post, path = "/api/tables/import", tag = "records")]
pub(crate) async fn import(
    State(service): State<TableService>,
    Body(import): Body<Import, LONGEST_RECORD>,
) -> Result<New<Created>, RefusalResponse> {
    let text = import.record.to_string();
    let created = service.import(&text, import.name.as_deref()).await?;
    Ok(New(created))
}

/// Goes through a game as far as it is played: what everybody saw at each ply.
#[utoipa::path(get, path = "/api/tables/{table}/replay", tag = "records")]
pub(crate) async fn replay(
    State(server): State<Server>,
    AtTable(id): AtTable,
    peer: Option<Extension<Peer>>,
    Parameters(part): Parameters<Part>,
) -> Result<Large<Json<Replay>>, RefusalResponse> {
    let place = server.place(peer).await?;
    let live = server.service.tables.get(&id).await?;
    let table = live.table();
    let count = part.count.map(usize::from);
    Ok(place.hold(Json(table.replay(part.from as usize, count)?)))
}

/// Makes a table where a finished game goes on from a ply; it is marked as a fork.
#[utoipa::path(post, path = "/api/tables/{table}/fork", tag = "records")]
pub(crate) async fn fork(
    State(service): State<TableService>,
    AtTable(id): AtTable,
    Body(fork): Body<Fork>,
) -> Result<New<Created>, RefusalResponse> {
    let created = service.fork(&id, fork.ply, &fork.seats, &fork.habits).await?;
    Ok(New(created))
}
