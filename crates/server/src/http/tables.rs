//! Tables over HTTP: making them, sitting down, and everything a socket can do as well.

use super::{
    Peer, Server,
    answers::Large,
    reply::{AtTable, Body, New, Parameters, RefusalResponse, WithKey},
};
use crate::service::TableService;
use axum::{Extension, Json, extract::State};
use magnumsal_rules::{EditionLists, Values};
use magnumsal_table::{
    answer::{Accepted, Created, Invitation, Seated, Shown},
    command::Command,
    id::TableId,
    key::Key,
    request::{Inviting, Joining, KeyRing, Listed, Opened},
    spec::NewTable,
    trial::{Trial, Tried},
    wire::Brief,
};

/// The most tables in a list.
const LONGEST_LIST: u32 = 100;

/// Lists public tables, the newest first.
#[utoipa::path(get, path = "/api/tables", tag = "tables")]
pub(crate) async fn lobby(
    State(server): State<Server>,
    peer: Option<Extension<Peer>>,
    Parameters(listed): Parameters<Listed>,
) -> Result<Large<Json<Vec<Brief>>>, RefusalResponse> {
    let (place, service) = (server.place(peer).await?, &server.service);
    let since = service.settings.retention.listed_since(service.tables.now());
    let found = service.tables.store().lobby(listed.stage.into(), since, LONGEST_LIST).await;
    let mut briefs = Vec::new();
    for id in found.map_err(|error| service.tables.store_failed(&error))? {
        briefs.extend(brief(service, &id, None).await);
    }
    Ok(place.hold(Json(briefs)))
}

/// A table in a list, unless it cannot be shown.
async fn brief(service: &TableService, id: &TableId, key: Option<&Key>) -> Option<Brief> {
    let live = service.tables.peek(id).await.ok()?;
    live.table().listed(key, service.tables.now_at(&live))
}

/// Makes a table and deals its game.
#[utoipa::path(post, path = "/api/tables", tag = "tables")]
pub(crate) async fn create(
    State(service): State<TableService>,
    Body(request): Body<NewTable>,
) -> Result<New<Created>, RefusalResponse> {
    Ok(New(service.create(&request).await?))
}

/// Lists the tables that one has keys for; others are left out.
#[utoipa::path(post, path = "/api/tables/mine", tag = "tables")]
pub(crate) async fn mine(
    State(server): State<Server>,
    peer: Option<Extension<Peer>>,
    Body(ring): Body<KeyRing>,
) -> Result<Large<Json<Vec<Brief>>>, RefusalResponse> {
    let (place, service) = (server.place(peer).await?, &server.service);
    let mut briefs = Vec::new();
    for key in ring.keys() {
        if let Ok(id) = key.table.parse() {
            briefs.extend(brief(service, &id, Some(&key.token)).await);
        }
    }
    Ok(place.hold(Json(briefs)))
}

/// Shows a table and its position to anybody who knows the table's identifier.
#[utoipa::path(get, path = "/api/tables/{table}", tag = "tables", security((), ("key" = [])))]
pub(crate) async fn show(
    State(service): State<TableService>,
    AtTable(id): AtTable,
    WithKey(key): WithKey,
) -> Result<Json<Shown>, RefusalResponse> {
    let live = service.tables.get(&id).await?;
    let shown = live.table().shown(key.as_ref(), service.tables.now_at(&live));
    Ok(Json(shown))
}

/// The values of the components, for pages without a table: prices, thresholds, sizes of stacks.
#[utoipa::path(get, path = "/api/box", tag = "tables")]
pub(crate) async fn open_box(
    State(service): State<TableService>,
    Parameters(opened): Parameters<Opened>,
) -> Result<Json<Values>, RefusalResponse> {
    Ok(Json(service.settings.game_box.values(&opened)?))
}

/// The tiles and orders of the server's edition, for the pages that explain the game.
#[utoipa::path(get, path = "/api/edition", tag = "tables")]
pub(crate) async fn edition(State(service): State<TableService>) -> Json<EditionLists> {
    Json(EditionLists::new(&service.settings.game_box.edition))
}

/// Takes an open seat.
#[utoipa::path(post, path = "/api/tables/{table}/join", tag = "tables")]
pub(crate) async fn join(
    State(service): State<TableService>,
    AtTable(id): AtTable,
    Body(joining): Body<Joining>,
) -> Result<Json<Seated>, RefusalResponse> {
    let invitation = joining.key.as_ref().map(Key::hash);
    Ok(Json(service.join(&id, invitation, joining.seat, joining.name).await?))
}

/// Makes a new invitation to an open seat; the old one is void. For the host.
#[utoipa::path(post, path = "/api/tables/{table}/invitations", tag = "tables", security(("key" = [])))]
pub(crate) async fn invite(
    State(service): State<TableService>,
    AtTable(id): AtTable,
    key: WithKey,
    Body(inviting): Body<Inviting>,
) -> Result<Json<Invitation>, RefusalResponse> {
    Ok(Json(service.invite(&id, Some(key.needed()?), inviting.seat).await?))
}

/// Carries out a command, as on a socket: a move, undo, redo, chat and so on.
#[utoipa::path(post, path = "/api/tables/{table}/commands", tag = "play", security(("key" = [])))]
pub(crate) async fn command(
    State(service): State<TableService>,
    AtTable(id): AtTable,
    key: WithKey,
    peer: Option<Extension<Peer>>,
    Body(command): Body<Command>,
) -> Result<Json<Accepted>, RefusalResponse> {
    let live = service.tables.get(&id).await?;
    let client = peer.map(|Extension(Peer(address))| address.into());
    if let Some(client) = client {
        live.note_client(client);
    }
    let key = Some(key.needed()?);
    Ok(Json(service.command_at(live, key, command, client).await?))
}

/// Tells what moves would do, or why they cannot be made, without making them. Anybody may ask.
#[utoipa::path(post, path = "/api/tables/{table}/try", tag = "play")]
pub(crate) async fn try_out(
    State(service): State<TableService>,
    AtTable(id): AtTable,
    Body(trial): Body<Trial>,
) -> Result<Json<Tried>, RefusalResponse> {
    let live = service.tables.get(&id).await?;
    Ok(Json(service.tables.try_out(&live, &trial).await?))
}
