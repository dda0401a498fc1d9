//! Tables over HTTP: making them, sitting down, and everything a socket can do as well.

use super::{
    Peer, Server,
    answers::Large,
    reply::{AtTable, Body, New, Parameters, RefusalResponse, WithKey},
};
use crate::{
    registry::Entered,
    service::{Created, Invitation, Seated, TableService},
};
use axum::{Extension, Json, extract::State};
use magnumsal_rules::{EditionLists, Expansion, RuleSet, Seat, Values};
use magnumsal_table::{
    command::Command,
    decide::Access,
    id::TableId,
    key::Key,
    name::LONGEST_NAME,
    refusal::Refusal,
    spec::NewTable,
    stage::Stage,
    trial::{Trial, Tried},
    wire::{Brief, Position, TableView},
};
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

/// The most tables in a list.
const LONGEST_LIST: u32 = 100;

/// The most keys in a question for own tables.
const MOST_KEYS: usize = 200;

/// Which tables are listed.
#[derive(Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub(crate) struct Listed {
    /// `open` tables that wait for players, or `playing` ones to watch.
    #[serde(default)]
    stage: ListedStage,
}

#[derive(Clone, Copy, Default, Deserialize, JsonSchema)]
#[serde(rename_all = "lowercase")]
pub(crate) enum ListedStage {
    #[default]
    Open,
    Playing,
}

/// Lists public tables, the newest first.
#[utoipa::path(get, path = "/api/tables", tag = "tables")]
pub(crate) async fn lobby(
    State(server): State<Server>,
    peer: Option<Extension<Peer>>,
    Parameters(listed): Parameters<Listed>,
) -> Result<Large<Json<Vec<Brief>>>, RefusalResponse> {
    let (place, service) = (server.place(peer).await?, &server.service);
    let stage = match listed.stage {
        ListedStage::Open => Stage::Open,
        ListedStage::Playing => Stage::Playing,
    };
    let since = service.settings.retention.listed_since(service.tables.now());
    let found = service.tables.store().lobby(stage, since, LONGEST_LIST).await;
    let mut briefs = Vec::new();
    for id in found.map_err(|error| service.tables.store_failed(&error))? {
        briefs.extend(brief(service, &id, None).await);
    }
    Ok(place.hold(Json(briefs)))
}

/// A table in a list, unless it cannot be shown.
async fn brief(service: &TableService, id: &TableId, key: Option<&Key>) -> Option<Brief> {
    let live = service.tables.peek(id).await.ok()?;
    let table = live.table();
    let access = table.access(key.map(Key::hash).as_ref());
    (key.is_none() || access != Access::default())
        .then(|| table.brief(&access, service.tables.now_at(&live)))
}

/// Makes a table and deals its game.
#[utoipa::path(post, path = "/api/tables", tag = "tables")]
pub(crate) async fn create(
    State(service): State<TableService>,
    Body(request): Body<NewTable>,
) -> Result<New<Created>, RefusalResponse> {
    Ok(New(service.create(&request).await?))
}

/// The keys that somebody has.
#[derive(Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub(crate) struct KeyRing {
    /// Only the first 200 are looked at.
    keys: Vec<TableKey>,
}

/// A key and where it belongs.
#[derive(Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub(crate) struct TableKey {
    /// The table.
    table: String,
    /// The key.
    token: Key,
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
    for key in ring.keys.iter().take(MOST_KEYS) {
        if let Ok(id) = key.table.parse() {
            briefs.extend(brief(service, &id, Some(&key.token)).await);
        }
    }
    Ok(place.hold(Json(briefs)))
}

/// A table with its position.
#[derive(Serialize, JsonSchema)]
pub(crate) struct Shown {
    /// Your seats, if you gave a key.
    yours: Vec<Seat>,
    /// Whether you made the table.
    host: bool,
    /// The table.
    table: TableView,
    /// The values of the components: prices, thresholds, sizes of stacks, as in docs/protocol.md.
    #[serde(rename = "box")]
    values: Values,
    /// The position with all legal moves: a line of a trace as in docs/notation.md, and what is due.
    position: Position,
}

/// Shows a table and its position to anybody who knows the table's identifier.
#[utoipa::path(get, path = "/api/tables/{table}", tag = "tables", security((), ("key" = [])))]
pub(crate) async fn show(
    State(service): State<TableService>,
    AtTable(id): AtTable,
    WithKey(key): WithKey,
) -> Result<Json<Shown>, RefusalResponse> {
    let live = service.tables.get(&id).await?;
    let table = live.table();
    let Access { host, seats } = table.access(key.as_ref());
    let (position, view) = (table.position(), table.view(service.tables.now_at(&live)));
    let values = table.values();
    Ok(Json(Shown { yours: seats, host, table: view, values, position }))
}

/// Which box, and for how many.
#[derive(Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub(crate) struct Opened {
    /// `none` or `muria`.
    #[serde(default)]
    expansion: Expansion,
    /// How many play: two to four, five with Muria.
    #[serde(default = "two")]
    #[schemars(range(min = 2, max = 5))]
    players: usize,
}

fn two() -> usize {
    2
}

/// The values of the components, for pages without a table: prices, thresholds, sizes of stacks.
#[utoipa::path(get, path = "/api/box", tag = "tables")]
pub(crate) async fn open_box(
    State(service): State<TableService>,
    Parameters(opened): Parameters<Opened>,
) -> Result<Json<Values>, RefusalResponse> {
    let rules = RuleSet { expansion: opened.expansion, ..RuleSet::default() };
    let components = service.settings.game_box.edition.components(rules.expansion);
    let values = Values::new(components, &rules, opened.players);
    Ok(Json(values.map_err(Refusal::Setup)?))
}

/// The tiles and orders of the server's edition, for the pages that explain the game.
#[utoipa::path(get, path = "/api/edition", tag = "tables")]
pub(crate) async fn edition(State(service): State<TableService>) -> Json<EditionLists> {
    Json(EditionLists::new(&service.settings.game_box.edition))
}

/// Who sits down, and where.
#[derive(Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub(crate) struct Joining {
    /// The player's name.
    #[schemars(length(min = 1, max = LONGEST_NAME))]
    name: String,
    /// The invitation; not needed at a public table.
    #[serde(default)]
    key: Option<Key>,
    /// At a public table: which seat; the first open one if left out.
    #[serde(default)]
    seat: Option<Seat>,
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

/// For whom an invitation is.
#[derive(Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub(crate) struct Inviting {
    /// The open seat.
    seat: Seat,
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

/// That a command was carried out.
#[derive(Serialize, JsonSchema)]
pub(crate) struct Accepted {
    /// The journal's last line.
    number: u32,
    /// Moves in the game.
    ply: usize,
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
    let Entered { number, ply } = service.command_at(live, key, command, client).await?;
    Ok(Json(Accepted { number, ply }))
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
