//! The server: HTTP, sockets and limits around a [`TableService`].

mod advice;
mod docs;
mod interface;
mod limits;
mod listen;
mod records;
mod reply;
mod schema;
mod service;
mod socket;
mod tables;

pub use limits::Limits;
pub use listen::{Serving, raise_file_limit, serve};
#[cfg(test)]
pub(crate) use socket::ClientRequest;
pub(crate) use socket::{Hello, Request as SocketRequest};

use crate::service::TableService;
use axum::{
    Router,
    extract::{DefaultBodyLimit, FromRef, Request, State},
    http::{HeaderName, HeaderValue, Method, StatusCode, header},
    middleware::{self, Next},
    response::{IntoResponse, Response},
    routing::get,
};
use interface::{Interface, operations};
use limits::ConnectionLimiter;
use magnumsal_rules::{MoveParts, Setting};
use magnumsal_table::{boards::RuleBoards, entry::Entry, refusal::Problem, wire::Message};
use reply::RefusalResponse;
use std::{
    net::IpAddr,
    time::{Duration, Instant},
};
use tokio::sync::{mpsc, watch};
use tower_http::{
    catch_panic::CatchPanicLayer, set_header::SetResponseHeaderLayer, timeout::TimeoutLayer,
    trace::TraceLayer,
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

/// In the answer to every request: what tells the server's pages from those of other versions.
const BUILD: HeaderName = HeaderName::from_static("magnumsal-build");

/// What every request finds.
#[derive(Clone)]
pub(crate) struct Server {
    service: TableService,
    limits: Limits,
    limiter: ConnectionLimiter,
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
        socket::socket,
    }
    interface.router = interface.router.layer(DefaultBodyLimit::max(reply::LONGEST_BODY));
    operations! { interface: records::import }
    interface.router = interface.router.layer(DefaultBodyLimit::max(records::LONGEST_RECORD));
    // What is said on sockets.
    interface.schemas.received::<Hello>();
    interface.schemas.received::<SocketRequest>();
    interface.schemas.sent::<Message<'_>>();
    // Parts of others, by which clients tell these apart.
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

/// Refuses requests of an address that asks too fast.
async fn not_too_fast(State(server): State<Server>, request: Request, next: Next) -> Response {
    let peer = request.extensions().get::<Peer>().copied();
    let costly = request.method() != Method::GET || request.uri().path().ends_with("/review");
    if let Some(Peer(address)) = peer.filter(|_| costly)
        && !server.limiter.may_ask(address, &server.limits, Instant::now())
    {
        return RefusalResponse::from(Problem::TooFast).into_response();
    }
    next.run(request).await
}
