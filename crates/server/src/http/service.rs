//! What hosts need: health, readiness, metrics; and what clients need to know of the server.

use super::{Server, reply::RefusalResponse};
use crate::service::TableService;
use axum::{
    Json,
    extract::State,
    http::{StatusCode, header},
    response::{IntoResponse, Response},
};
use magnumsal_table::{answer::Versions, refusal::Problem};

/// Tells which program this is, which version of the protocol it speaks, and what its operator tells
/// everybody.
#[utoipa::path(get, path = "/api/version", tag = "tables")]
pub(crate) async fn version(State(service): State<TableService>) -> Json<Versions> {
    let bulletin = service.tables.board().told().bulletin.clone();
    Json(Versions::new(&service.settings.build, bulletin))
}

/// Whether the process works, or has to be started again. A store that fails is no reason: it would
/// fail after a start as well.
pub(crate) async fn healthz(State(server): State<Server>) -> (StatusCode, &'static str) {
    if server.service.tables.store().is_alive() || *server.closing.borrow() {
        (StatusCode::OK, "ok\n")
    } else {
        (StatusCode::SERVICE_UNAVAILABLE, "nothing is stored any more\n")
    }
}

/// Whether games can be played: moves can be stored, and the server is not stopping. Why they cannot
/// is in the log: anybody may ask, and the answer would name files.
pub(crate) async fn readyz(State(server): State<Server>) -> (StatusCode, &'static str) {
    if server.service.is_draining() || *server.closing.borrow() {
        return (StatusCode::SERVICE_UNAVAILABLE, "stopping\n");
    }
    match server.service.tables.store().ready(server.service.tables.now()).await {
        Ok(()) => (StatusCode::OK, "ready\n"),
        Err(error) => {
            tracing::warn!(%error, "not ready");
            (StatusCode::SERVICE_UNAVAILABLE, "nothing can be stored\n")
        }
    }
}

/// Counters for Prometheus.
pub(crate) async fn metrics(State(server): State<Server>) -> Result<Response, RefusalResponse> {
    let service = server.service.clone();
    // It reads files that describe the process.
    let text = tokio::task::spawn_blocking(move || service.metrics.text(service.tables.store()));
    let text = text.await.map_err(|_| Problem::Busy)?;
    let kind = "application/openmetrics-text; version=1.0.0; charset=utf-8";
    Ok(([(header::CONTENT_TYPE, kind)], text).into_response())
}
