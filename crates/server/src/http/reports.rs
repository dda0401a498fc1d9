//! Reports to the operator over HTTP.

use super::reply::{AtTable, Body, New, RefusalResponse, WithKey};
use crate::service::TableService;
use axum::extract::State;
use magnumsal_rules::Seat;
use magnumsal_table::decide::LONGEST_MESSAGE;
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

/// What somebody at a table reports to the operator.
#[derive(Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub(crate) struct Reporting {
    /// The line of the journal that it is about, such as that of a message.
    #[serde(default)]
    line: Option<u32>,
    /// Whom it is about.
    #[serde(default)]
    seat: Option<Seat>,
    /// What is wrong, in a few words.
    #[schemars(length(min = 1, max = LONGEST_MESSAGE))]
    text: String,
}

/// That a report is kept for the operator.
#[derive(Serialize, JsonSchema)]
pub(crate) struct Reported {
    /// When it was, in milliseconds since 1970.
    at: i64,
}

/// Reports a message or a player to the operator of the server. Nobody else hears of it.
#[utoipa::path(post, path = "/api/tables/{table}/reports", tag = "play", security(("key" = [])))]
pub(crate) async fn report(
    State(service): State<TableService>,
    AtTable(id): AtTable,
    key: WithKey,
    Body(Reporting { line, seat, text }): Body<Reporting>,
) -> Result<New<Reported>, RefusalResponse> {
    let at = service.report(&id, key.needed()?, (line, seat), &text).await?;
    Ok(New(Reported { at }))
}
