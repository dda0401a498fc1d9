//! What hosts need: health, readiness, metrics.

use super::Server;
use axum::{
    extract::State,
    http::{StatusCode, header},
    response::{IntoResponse, Response},
};

/// Whether the process runs.
pub(crate) async fn healthz() -> &'static str {
    "ok\n"
}

/// Whether games can be played: the store answers and the server is not stopping.
pub(crate) async fn readyz(State(server): State<Server>) -> (StatusCode, &'static str) {
    if *server.closing.borrow() {
        return (StatusCode::SERVICE_UNAVAILABLE, "stopping\n");
    }
    match server.hall.0.store.ping().await {
        Ok(()) => (StatusCode::OK, "ready\n"),
        Err(error) => {
            tracing::warn!(%error, "not ready");
            (StatusCode::SERVICE_UNAVAILABLE, "the store does not answer\n")
        }
    }
}

/// Counters for Prometheus.
pub(crate) async fn metrics(State(server): State<Server>) -> Response {
    let statistics = server.hall.0.store.statistics();
    let metrics = &server.hall.0.metrics;
    metrics.store_commits.set(i64::try_from(statistics.commits).unwrap_or(i64::MAX));
    metrics.store_lines.set(i64::try_from(statistics.entries).unwrap_or(i64::MAX));
    let kind = "application/openmetrics-text; version=1.0.0; charset=utf-8";
    ([(header::CONTENT_TYPE, kind)], metrics.text()).into_response()
}
