//! Records over HTTP: taking games out, bringing them in, looking at them and playing on.

#![allow(unused_qualifications, reason = "utoipa's macros write them")]

use super::reply::{AtTable, Body, Parameters, RefusalResponse, Refusals};
use crate::service::{Created, TableService};
use axum::{
    Json,
    extract::State,
    http::{StatusCode, header},
    response::{IntoResponse, Response},
};
use magnumsal_table::{
    refusal::{Problem, Refusal},
    replay::Replay,
    seal::Sealed,
    spec::{SeatRequest, TableOptions},
    stage::Stage,
    table::Table,
};
use serde::Deserialize;
use utoipa::{IntoParams, ToSchema};

/// The longest record, in bytes.
pub(crate) const LONGEST_RECORD: usize = 1024 * 1024;

/// The record of a finished game. A running game has none: it would tell the deal.
async fn finished<T>(
    service: &TableService,
    id: &magnumsal_table::id::TableId,
    read: impl FnOnce(&Table) -> T,
) -> Result<T, Refusal> {
    let live = service.tables.get(id).await?;
    let table = live.table();
    if table.stage() != Stage::Over {
        return Err(Problem::NotOver.into());
    }
    Ok(read(&table))
}

/// The record of a game that is over, as in docs/notation.md.
#[utoipa::path(get, path = "/api/tables/{table}/record", tag = "records",
    params(("table" = String, Path, description = "The table's identifier")),
    responses((status = 200, body = Object, content_type = "application/json"), Refusals))]
pub(crate) async fn record(
    State(service): State<TableService>,
    AtTable(id): AtTable,
) -> Result<Response, RefusalResponse> {
    let json = finished(&service, &id, |table| table.record().to_json()).await?;
    Ok(([(header::CONTENT_TYPE, "application/json")], json).into_response())
}

/// The position of a game as a record that begins with this turn, as in docs/notation.md. It tells
/// nothing that is hidden: its stacks are unknown.
#[utoipa::path(get, path = "/api/tables/{table}/position", tag = "records",
    params(("table" = String, Path, description = "The table's identifier")),
    responses((status = 200, body = Object, content_type = "application/json"), Refusals))]
pub(crate) async fn position(
    State(service): State<TableService>,
    AtTable(id): AtTable,
) -> Result<Response, RefusalResponse> {
    let live = service.tables.get(&id).await?;
    let json = live.table().open_position()?.to_json();
    Ok(([(header::CONTENT_TYPE, "application/json")], json).into_response())
}

/// The record with its seal, for `magnumsal verify`.
#[utoipa::path(get, path = "/api/tables/{table}/sealed", tag = "records",
    params(("table" = String, Path, description = "The table's identifier")),
    responses((status = 200, body = Sealed), Refusals))]
pub(crate) async fn sealed(
    State(service): State<TableService>,
    AtTable(id): AtTable,
) -> Result<Json<Sealed>, RefusalResponse> {
    Ok(Json(finished(&service, &id, Table::sealed).await?))
}

/// A record to look at.
#[derive(Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub(crate) struct Import {
    /// What the table is called; the players' names if left out.
    #[serde(default)]
    #[schema(min_length = 1, max_length = 40)]
    #[cfg_attr(test, ts(optional))]
    name: Option<String>,
    /// The record, as in docs/notation.md.
    #[schema(value_type = Object)]
    #[cfg_attr(test, ts(type = "unknown"))]
    record: serde_json::Value,
}

/// Makes a table that shows a record.
#[utoipa::path(post, path = "/api/tables/import", tag = "records", request_body = Import,
    responses((status = 201, body = Created), Refusals))]
pub(crate) async fn import(
    State(service): State<TableService>,
    Body(import): Body<Import>,
) -> Result<(StatusCode, Json<Created>), RefusalResponse> {
    let text = import.record.to_string();
    let created = service.import(&text, import.name.as_deref()).await?;
    Ok((StatusCode::CREATED, Json(created)))
}

/// Which part of a replay.
#[derive(Deserialize, IntoParams)]
#[serde(deny_unknown_fields)]
#[into_params(parameter_in = Query)]
pub(crate) struct Part {
    /// The first ply.
    #[serde(default)]
    from: u32,
    /// How many positions; 100 are given at most.
    #[serde(default)]
    #[param(maximum = 65_535)]
    count: Option<u16>,
}

/// Goes through a game as far as it is played: what everybody saw at each ply.
#[utoipa::path(get, path = "/api/tables/{table}/replay", tag = "records",
    params(("table" = String, Path, description = "The table's identifier"), Part),
    responses((status = 200, body = Replay), Refusals))]
pub(crate) async fn replay(
    State(service): State<TableService>,
    AtTable(id): AtTable,
    Parameters(part): Parameters<Part>,
) -> Result<Json<Replay>, RefusalResponse> {
    let live = service.tables.get(&id).await?;
    let table = live.table();
    let count = part.count.map(usize::from);
    Ok(Json(table.replay(part.from as usize, count)?))
}

/// How a game is to go on.
#[derive(Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub(crate) struct Fork {
    /// The moves to keep.
    #[schema(maximum = 20_000)]
    ply: usize,
    /// Who plays; as many as in the game.
    #[schema(min_items = 2, max_items = 5)]
    seats: Vec<SeatRequest>,
    /// What is allowed.
    #[serde(default)]
    #[cfg_attr(test, ts(optional, type = "Partial<TableOptions>"))]
    habits: TableOptions,
}

/// Makes a table where a finished game goes on from a ply; it is marked as a fork.
#[utoipa::path(post, path = "/api/tables/{table}/fork", tag = "records", request_body = Fork,
    params(("table" = String, Path, description = "The table's identifier")),
    responses((status = 201, body = Created), Refusals))]
pub(crate) async fn fork(
    State(service): State<TableService>,
    AtTable(id): AtTable,
    Body(fork): Body<Fork>,
) -> Result<(StatusCode, Json<Created>), RefusalResponse> {
    let created = service.fork(&id, fork.ply, &fork.seats, &fork.habits).await?;
    Ok((StatusCode::CREATED, Json(created)))
}
