//! The server: HTTP, sockets and limits around a [`TableService`].

mod advice;
mod docs;
mod limits;
mod listen;
mod origin;
mod records;
mod reply;
mod service;
mod socket;
mod tables;

pub use limits::Limits;
pub use listen::{Serving, raise_file_limit, serve};
#[cfg(test)]
pub(crate) use records::{Fork, Import};
#[cfg(test)]
pub(crate) use socket::{ClientRequest, Hello, Request as SocketRequest};
#[cfg(test)]
pub(crate) use tables::{Accepted, Joining, Shown};

use crate::service::TableService;
use axum::{
    Router,
    extract::{DefaultBodyLimit, FromRef, Request, State},
    http::{HeaderMap, HeaderName, HeaderValue, Method, StatusCode, header},
    middleware::{self, Next},
    response::{IntoResponse, Response},
    routing::get,
};
use futures_util::StreamExt as _;
use limits::RequestLimiter;
use magnumsal_table::{refusal::Problem, wire::Refused};
use reply::RefusalResponse;
use std::{net::IpAddr, sync::Arc, time::Duration};
use tokio::sync::{mpsc, watch};
use tower_http::{
    catch_panic::CatchPanicLayer, set_header::SetResponseHeaderLayer, timeout::TimeoutLayer,
    trace::TraceLayer,
};
use utoipa::{
    Modify, OpenApi,
    openapi::{
        self, RefOr,
        schema::{AdditionalProperties, Schema},
        security::{HttpAuthScheme, HttpBuilder, SecurityScheme},
    },
};
use utoipa_axum::{router::OpenApiRouter, routes};

/// How long a request may take; reviews take longest.
const LONGEST_REQUEST: Duration = Duration::from_secs(150);

/// In the answer to every request: what tells the server's pages from those of other versions.
const BUILD: HeaderName = HeaderName::from_static("magnumsal-build");

/// What every request finds.
#[derive(Clone)]
pub(crate) struct Server {
    service: TableService,
    limits: Limits,
    requests: Arc<RequestLimiter>,
    reads: Arc<RequestLimiter>,
    storage: Arc<RequestLimiter>,
    closing: watch::Receiver<bool>,
    /// Held by everything that must end before the server does.
    _alive: mpsc::Sender<()>,
}

impl FromRef<Server> for TableService {
    fn from_ref(server: &Server) -> Self {
        server.service.clone()
    }
}

/// Where a request comes from.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Peer(pub(crate) IpAddr);

#[derive(OpenApi)]
#[openapi(
    info(
        title = "Magnum Sal",
        description = "Tables of Magnum Sal: make one, sit down, play, look on, and take records out. \
            Moves are written as in docs/notation.md; what is said on a socket is described in \
            docs/protocol.md. A seat is held by a token that is told once: send it as \
            `Authorization: Bearer TOKEN`, never in an address.",
        license(name = "MIT OR Apache-2.0")
    ),
    components(schemas(Refused, tables::ListedStage)),
    modifiers(&Keys),
    tags(
        (name = "tables", description = "Making tables and sitting down"),
        (name = "play", description = "Playing"),
        (name = "records", description = "Finished and imported games")
    )
)]
struct Documentation;

struct Keys;

impl Modify for Keys {
    fn modify(&self, document: &mut openapi::OpenApi) {
        let bearer = HttpBuilder::new().scheme(HttpAuthScheme::Bearer).build();
        let components = document.components.get_or_insert_default();
        components.add_security_scheme("key", SecurityScheme::Http(bearer));
    }
}

/// Variants are read as strictly as everything else: they have no keys but those that are listed.
fn close_variants(document: &mut openapi::OpenApi) {
    let schemas = document.components.iter_mut().flat_map(|components| &mut components.schemas);
    for (_, schema) in schemas {
        let RefOr::T(Schema::OneOf(variants)) = schema else { continue };
        for variant in &mut variants.items {
            if let RefOr::T(Schema::Object(object)) = variant {
                let none = AdditionalProperties::FreeForm(false);
                object.additional_properties = Some(Box::new(none));
            }
        }
    }
}

fn router(server: Server, pages: Router) -> Router {
    let records = OpenApiRouter::new()
        .routes(routes!(records::import))
        .layer(DefaultBodyLimit::max(records::LONGEST_RECORD));
    let (api, mut document) = OpenApiRouter::with_openapi(Documentation::openapi())
        .routes(routes!(service::version))
        .routes(routes!(tables::lobby, tables::create))
        .routes(routes!(tables::mine))
        .routes(routes!(tables::open_box))
        .routes(routes!(tables::edition))
        .routes(routes!(tables::show))
        .routes(routes!(tables::join))
        .routes(routes!(tables::invite))
        .routes(routes!(tables::command))
        .routes(routes!(tables::try_out))
        .routes(routes!(advice::hint))
        .routes(routes!(advice::review))
        .routes(routes!(records::record))
        .routes(routes!(records::position))
        .routes(routes!(records::sealed))
        .routes(routes!(records::replay))
        .routes(routes!(records::fork))
        .routes(routes!(socket::socket))
        .layer(DefaultBodyLimit::max(reply::LONGEST_BODY))
        .merge(records)
        .split_for_parts();
    close_variants(&mut document);
    let build = HeaderValue::from_str(&server.service.settings.build).ok();
    api.merge(docs::routes(&document))
        .method_not_allowed_fallback(async || RefusalResponse::from(Problem::NoMethod))
        .fallback(async || RefusalResponse::from(Problem::NoPage))
        .layer(middleware::from_fn_with_state(server.clone(), not_too_fast))
        // Pages that are older than the server find out with whatever they ask for.
        .layer(SetResponseHeaderLayer::if_not_present(BUILD, build))
        // Hosts and proxies ask for these as often as they like, and so do browsers for pages.
        .merge(pages.with_state(()))
        .route("/healthz", get(service::healthz))
        .route("/readyz", get(service::readyz))
        .route("/metrics", get(service::metrics))
        .layer(middleware::from_fn_with_state(server.clone(), origin::known_host))
        .layer(TimeoutLayer::with_status_code(StatusCode::REQUEST_TIMEOUT, LONGEST_REQUEST))
        .layer(CatchPanicLayer::new())
        .layer(SetResponseHeaderLayer::if_not_present(
            header::X_CONTENT_TYPE_OPTIONS,
            HeaderValue::from_static("nosniff"),
        ))
        .layer(SetResponseHeaderLayer::if_not_present(
            HeaderName::from_static("referrer-policy"),
            HeaderValue::from_static("no-referrer"),
        ))
        .layer(SetResponseHeaderLayer::if_not_present(
            header::CACHE_CONTROL,
            HeaderValue::from_static("no-store"),
        ))
        .layer(TraceLayer::new_for_http().make_span_with(|request: &Request| {
            // The path alone: nothing secret is ever in it, and questions are left out.
            tracing::debug_span!("request", method = %request.method(), path = request.uri().path())
        }))
        .with_state(server)
}

/// Refuses requests of an address that asks too fast, or wants too much stored.
async fn not_too_fast(State(server): State<Server>, request: Request, next: Next) -> Response {
    let peer = request.extensions().get::<Peer>().copied();
    let path = request.uri().path();
    let reads = request.method() == Method::GET && !path.ends_with("/review");
    let allowed = |Peer(address): Peer| match reads {
        true => server.reads.may_ask(address),
        false => {
            server.requests.may_ask(address)
                && server.storage.may_have(address, stored(path, request.headers()))
        }
    };
    if peer.is_none_or(allowed) {
        return next.run(request).await;
    }
    read_to_the_end(request).await;
    RefusalResponse::from(Problem::TooFast).into_response()
}

/// Reads a body that nobody wants, if it is not too long: who is still sending would not hear the
/// answer, because the system ends a connection with something unread at once.
async fn read_to_the_end(request: Request) {
    let mut body = request.into_body().into_data_stream();
    let mut read = 0;
    while read <= records::LONGEST_RECORD
        && let Some(Ok(part)) = body.next().await
    {
        read += part.len();
    }
}

/// What a request may have the server store, in KiB: its body, and something for a new table.
fn stored(path: &str, headers: &HeaderMap) -> u32 {
    let length = headers.get(header::CONTENT_LENGTH).and_then(|length| length.to_str().ok());
    // Who does not say how long a body is gets what the longest one costs.
    let length = length.and_then(|length| length.parse().ok()).unwrap_or(records::LONGEST_RECORD);
    // A longer one is refused anyway.
    let body = length.min(records::LONGEST_RECORD).div_ceil(1024) as u32;
    let makes_table =
        matches!(path, "/api/tables" | "/api/tables/import") || path.ends_with("/fork");
    body.saturating_add(if makes_table { limits::TABLE_KIB } else { 0 })
}
