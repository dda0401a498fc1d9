//! The server: HTTP, sockets and limits around a [`TableService`].

mod advice;
mod answers;
mod body;
mod docs;
mod interface;
mod limits;
mod listen;
mod notices;
mod observe;
mod origin;
mod records;
mod reply;
mod reports;
mod schema;
mod service;
mod socket;
mod tables;
mod websocket;

#[cfg(test)]
pub(crate) use answers::LARGEST as LARGEST_ANSWER;
pub use limits::Limits;
pub use listen::{Serving, raise_file_limit, serve};
pub use observe::AdoptTrace;

use crate::service::TableService;
use answers::Answers;
use axum::{
    Router,
    extract::{FromRef, Request, State},
    http::{HeaderMap, HeaderName, HeaderValue, Method, StatusCode, header},
    middleware::{self, Next},
    response::{IntoResponse, Response},
    routing::get,
};
use interface::{Interface, operations};
use limits::RequestLimiter;
use magnumsal_rules::{MoveParts, Setting};
use magnumsal_table::{
    boards::RuleBoards,
    entry::Entry,
    refusal::Problem,
    request::LONGEST_RECORD,
    socket::{Hello, Request as SocketRequest},
    wire::Message,
};
use reply::RefusalResponse;
use std::{net::IpAddr, sync::Arc, time::Duration};
use tokio::sync::{mpsc, watch};
use tower_http::{
    catch_panic::CatchPanicLayer, set_header::SetResponseHeaderLayer, timeout::TimeoutLayer,
};
use utoipa::{
    Modify, OpenApi,
    openapi::{
        self,
        security::{HttpAuthScheme, HttpBuilder, SecurityScheme},
    },
};

/// How long a request may take; reviews take longest.
const LONGEST_REQUEST: Duration = Duration::from_secs(150);

/// In the answer to every request: distinguishes the server's pages from those of other versions.
const BUILD: HeaderName = HeaderName::from_static("magnumsal-build");

/// In the answer to every request: the revision of the operator's bulletin; 0 for nothing.
const BULLETIN: HeaderName = HeaderName::from_static("magnumsal-bulletin");

/// What every request finds.
#[derive(Clone)]
pub(crate) struct Server {
    service: TableService,
    limits: Limits,
    requests: Arc<RequestLimiter>,
    reads: Arc<RequestLimiter>,
    storage: Arc<RequestLimiter>,
    adopt_trace: Option<AdoptTrace>,
    answers: Arc<Answers>,
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
            docs/protocol.md. A seat is held by a token that is sent once: send it as \
            `Authorization: Bearer TOKEN`, never in an address.",
        license(name = "MIT OR Apache-2.0")
    ),
    modifiers(&Keys),
    tags(
        (name = "tables", description = "Making tables and sitting down"),
        (name = "play", description = "Playing"),
        (name = "records", description = "Finished and imported games"),
        (name = "notices", description = "Notices to players who are not at the table")
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

/// All operations, and further types that clients have to know.
fn interface() -> Interface {
    let mut interface = Interface::new(Documentation::openapi());
    operations! {
        interface:
        service::version,
        tables::lobby,
        tables::create,
        tables::mine,
        tables::open_box,
        tables::edition,
        tables::show,
        tables::join,
        tables::invite,
        tables::command,
        tables::try_out,
        advice::hint,
        advice::review,
        records::record,
        records::position,
        records::sealed,
        records::replay,
        records::fork,
        records::import,
        reports::report,
        notices::state,
        notices::confirm,
        notices::end,
        notices::allow,
        socket::socket,
    }
    // What is said on sockets.
    interface.schemas.received::<Hello>();
    interface.schemas.received::<SocketRequest>();
    interface.schemas.sent::<Message<'_>>();
    // Parts of others, by which clients distinguish these.
    interface.schemas.sent::<Entry>();
    interface.schemas.sent::<MoveParts>();
    // What a page has in files.
    interface.schemas.sent::<RuleBoards>();
    interface.schemas.sent::<Setting>();
    interface
}

/// The description of the interface, as an OpenAPI document.
pub fn document() -> serde_json::Value {
    interface().finish().1
}

fn router(server: Server, pages: Router) -> Router {
    let (api, document) = interface().finish();
    let build = HeaderValue::from_str(&server.service.settings.build).ok();
    api.merge(docs::routes(&document))
        .merge(notices::one_click())
        .method_not_allowed_fallback(async || RefusalResponse::from(Problem::NoMethod))
        .fallback(async || RefusalResponse::from(Problem::NoPage))
        .layer(middleware::from_fn_with_state(server.clone(), not_too_fast))
        // Pages that are older than the server find out with any request.
        .layer(SetResponseHeaderLayer::if_not_present(BUILD, build))
        .layer(SetResponseHeaderLayer::if_not_present(BULLETIN, revision(&server)))
        // Hosts and proxies ask for these as often as they like, and so do browsers for pages.
        .merge(pages.with_state(()))
        .route("/healthz", get(service::healthz))
        .route("/readyz", get(service::readyz))
        .route("/metrics", get(service::metrics))
        .layer(middleware::from_fn_with_state(server.clone(), origin::known_host))
        .layer(middleware::from_fn_with_state(server.clone(), not_blocked))
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
        .layer(middleware::from_fn_with_state(server.clone(), observe::observed))
        .with_state(server)
}

/// The revision of the bulletin when a request is answered.
fn revision(server: &Server) -> impl Fn(&Response) -> Option<HeaderValue> + Clone + use<> {
    let tables = server.service.tables.clone();
    move |_| Some(tables.board().told().revision.into())
}

/// Done once the server stops.
async fn stopping(closing: &mut watch::Receiver<bool>) {
    // If the sender is gone, so is the server.
    let _ = closing.wait_for(|closing| *closing).await;
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
    body::hear_out(request).await;
    RefusalResponse::from(Problem::TooFast).into_response()
}

/// Refuses requests of an address that the operator has blocked.
async fn not_blocked(State(server): State<Server>, request: Request, next: Next) -> Response {
    let peer = request.extensions().get::<Peer>().copied();
    let admitted = |Peer(address): Peer| server.service.settings.moderation.admits(address);
    if origin::is_probe(&request) || peer.is_none_or(admitted) {
        return next.run(request).await;
    }
    body::hear_out(request).await;
    RefusalResponse::from(Problem::BlockedAddress).into_response()
}

/// What a request may have the server store, in KiB: its body, and something for a new table.
fn stored(path: &str, headers: &HeaderMap) -> u32 {
    let length = headers.get(header::CONTENT_LENGTH).and_then(|length| length.to_str().ok());
    // Who does not say how long a body is gets what the longest one costs.
    let length = length.and_then(|length| length.parse().ok()).unwrap_or(LONGEST_RECORD);
    // A longer one is refused anyway.
    let body = length.min(LONGEST_RECORD).div_ceil(1024) as u32;
    let makes_table =
        matches!(path, "/api/tables" | "/api/tables/import") || path.ends_with("/fork");
    body.saturating_add(if makes_table { limits::TABLE_KIB } else { 0 })
}
