//! What is seen of requests: how many, which, how they were answered, and how long that took.

use super::Server;
use crate::metrics::{Route, method, route};
use axum::{
    extract::{Request, State},
    http::{HeaderMap, StatusCode},
    middleware::Next,
    response::Response,
};
use magnumsal_table::id::TableId;
use std::time::Instant;
use tracing::{Instrument as _, Span, field};

/// Makes the span of a request a part of the trace that its head names.
pub type AdoptTrace = fn(&Span, &HeaderMap);

/// Counts and times every request that is answered, and reports it in the log and in traces.
pub(crate) async fn observed(
    State(server): State<Server>,
    request: Request,
    next: Next,
) -> Response {
    let (route, span, started) = (Route::of(&request), span(&request), Instant::now());
    if let Some(adopt) = server.adopt_trace {
        adopt(&span, request.headers());
    }
    let answering = async {
        let response = next.run(request).await;
        let status = response.status();
        Span::current().record("status", status.as_u16());
        match status {
            StatusCode::INTERNAL_SERVER_ERROR => tracing::error!("a request has failed"),
            _ => tracing::debug!(status = status.as_u16(), "answered"),
        }
        response
    };
    let response = answering.instrument(span).await;
    server.service.metrics.http.answered(&route, response.status(), started.elapsed());
    response
}

/// Only the path is reported: nothing secret is ever in it, and questions are left out.
fn span(request: &Request) -> Span {
    tracing::debug_span!(
        "request",
        method = method(request),
        route = route(request),
        path = request.uri().path(),
        table = table(request).map(field::display),
        status = field::Empty,
    )
}

/// The table that a request is about.
fn table(request: &Request) -> Option<TableId> {
    request.uri().path().strip_prefix("/api/tables/")?.split('/').next()?.parse().ok()
}
