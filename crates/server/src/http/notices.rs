//! Notices over HTTP: what a player has asked for, and what the owner of an address decides with a link
//! that was sent there. Links open a page, which sends the token in a body: no log has it, and a program
//! that only follows links changes nothing.

use super::{
    Server,
    reply::{AtTable, Body, Parameters, RefusalResponse, WithKey},
};
use crate::{
    notice::{Confirmed, ONE_CLICK},
    service::TableService,
};
use axum::{
    Json, Router,
    extract::{DefaultBodyLimit, State},
    response::Redirect,
    routing::get,
};
use magnumsal_table::{answer::NoticeState, refusal::Problem};
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

/// The longest body of a request to end mails, in bytes.
const LONGEST_FORM: usize = 1024;

/// Tells which notices this server sends, and which your seats have asked for.
#[utoipa::path(get, path = "/api/tables/{table}/notices", tag = "notices", security(("key" = [])))]
pub(crate) async fn state(
    State(service): State<TableService>,
    AtTable(id): AtTable,
    key: WithKey,
) -> Result<Json<NoticeState>, RefusalResponse> {
    let key = key.needed()?;
    let live = service.tables.get(&id).await?;
    let access = service.tables.access(&live, Some(&key)).await;
    if access == Default::default() {
        return Err(Problem::NotSeated.into());
    }
    Ok(Json(live.table().notice_state(&access.seats, service.settings.channels.kinds())))
}

/// What came with a notice.
#[derive(Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub(crate) struct WithToken {
    /// The end of the link.
    #[schemars(length(max = 200))]
    token: String,
}

/// That an address is confirmed.
#[derive(Serialize, JsonSchema)]
pub(crate) struct ConfirmedNotices {
    /// The table whose notices go there.
    table: String,
    /// What spares another confirmation of the same address: it goes with the next `notify`.
    proof: String,
}

/// Confirms an address for notices with the token that was sent there. To do it again changes nothing.
#[utoipa::path(post, path = "/api/notices/confirm", tag = "notices")]
pub(crate) async fn confirm(
    State(service): State<TableService>,
    Body(WithToken { token }): Body<WithToken>,
) -> Result<Json<ConfirmedNotices>, RefusalResponse> {
    let Confirmed { table, proof } = service.notifier.confirm(&token).await?;
    Ok(Json(ConfirmedNotices { table: table.to_string(), proof: proof.reveal() }))
}

/// That it is done.
#[derive(Serialize, JsonSchema)]
pub(crate) struct Done {}

/// Ends notices with the token of one: those of its table, or everything from this server to the
/// address. To do it again changes nothing.
#[utoipa::path(post, path = "/api/notices/end", tag = "notices")]
pub(crate) async fn end(
    State(service): State<TableService>,
    Body(WithToken { token }): Body<WithToken>,
) -> Result<Json<Done>, RefusalResponse> {
    service.notifier.end(&token).await?;
    Ok(Json(Done {}))
}

/// Lets this server send to an address again, with the token that has ended everything.
#[utoipa::path(post, path = "/api/notices/allow", tag = "notices")]
pub(crate) async fn allow(
    State(service): State<TableService>,
    Body(WithToken { token }): Body<WithToken>,
) -> Result<Json<Done>, RefusalResponse> {
    service.notifier.allow(&token).await?;
    Ok(Json(Done {}))
}

/// What mail programs use (RFC 8058): a POST ends all mails, a browser that opens the address gets a page.
pub(super) fn one_click() -> Router<Server> {
    let handlers = get(end_page).post(unsubscribe).layer(DefaultBodyLimit::max(LONGEST_FORM));
    Router::new().route("/api/notices/unsubscribe", handlers)
}

async fn end_page(
    State(service): State<TableService>,
    Parameters(WithToken { token }): Parameters<WithToken>,
) -> Result<Redirect, RefusalResponse> {
    Ok(Redirect::to(&service.notifier.end_page(&token).await?))
}

async fn unsubscribe(
    State(service): State<TableService>,
    Parameters(WithToken { token }): Parameters<WithToken>,
    body: String,
) -> Result<&'static str, RefusalResponse> {
    // As a form of either kind.
    if !body.contains("One-Click") {
        let message = format!("the body is not {ONE_CLICK}");
        return Err(Problem::BadForm { message }.into());
    }
    service.notifier.end(&token).await?;
    Ok("No more mails will come.\n")
}
