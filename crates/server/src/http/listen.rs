//! Listening: connections are let in by the limits, and ended in order when the server stops.

use super::{
    AdoptTrace, LONGEST_REQUEST, Limits, Peer, Server,
    limits::{ConnectionLimiter, Permit},
    router,
};
use crate::service::TableService;
use axum::{Router, http::Request};
use governor::clock::DefaultClock;
use hyper::{body::Incoming, server::conn::http1::Builder};
use hyper_util::{
    rt::{TokioIo, TokioTimer},
    service::TowerToHyperService,
};
use magnumsal_store::StoreError;
use std::{net::IpAddr, sync::Arc, time::Duration};
use tokio::{
    net::TcpListener,
    sync::{Notify, mpsc, watch},
};
use tower::ServiceExt;

/// How long a client may take to send the head of a request.
const HEAD_TIMEOUT: Duration = Duration::from_secs(10);

/// How long a connection is kept without another request; the longest one is over by then.
const KEEP_ALIVE: Duration = LONGEST_REQUEST.saturating_add(HEAD_TIMEOUT);

/// The longest head of a request, and how much of an answer waits for a client that does not read, in
/// bytes.
const CONNECTION_BUFFER: usize = 64 * 1024;

/// How long requests and sockets have to end when the server stops.
const SHUTDOWN_TIMEOUT: Duration = Duration::from_secs(10);

/// How long to wait when the operating system refuses connections, such as for want of files.
const ACCEPT_BACKOFF: Duration = Duration::from_millis(50);

/// How a server listens.
pub struct Serving {
    /// Where.
    pub listener: TcpListener,
    /// How much is allowed.
    pub limits: Limits,
    /// Whether a proxy in front says in `X-Forwarded-For` where requests come from.
    pub behind_proxy: bool,
    /// Makes a request a part of the trace that its head names, if that is to be trusted.
    pub adopt_trace: Option<AdoptTrace>,
    /// What browsers are shown; everything that is neither there nor an interface is no page.
    pub pages: Router,
}

/// Serves until `stop` is done; then ends what is under way, and closes the store.
///
/// # Errors
/// If the last attempt to store something has failed.
pub async fn serve(
    service: TableService,
    serving: Serving,
    stop: impl Future<Output = ()>,
) -> Result<(), StoreError> {
    let Serving { listener, mut limits, behind_proxy, adopt_trace, pages } = serving;
    if behind_proxy {
        // All connections come from the proxy, which has limits of its own.
        limits.connections_per_address = usize::MAX;
    }
    let (close, closing) = watch::channel(false);
    let (_alive, mut all_gone) = mpsc::channel(1);
    let limiter = ConnectionLimiter::default();
    let server = Server {
        service: service.clone(),
        limits,
        requests: Arc::new(limits.requests(DefaultClock::default())),
        reads: Arc::new(limits.reads(DefaultClock::default())),
        storage: Arc::new(limits.storage(DefaultClock::default())),
        adopt_trace,
        answers: Arc::default(),
        closing: closing.clone(),
        _alive,
    };
    // Before the first request: what was announced before a restart is still announced.
    service.tables.read_bulletin().await;
    let app = router(server, pages);
    let mut stop = std::pin::pin!(stop);
    loop {
        let accepted = tokio::select! {
            accepted = listener.accept() => accepted,
            () = &mut stop => break,
        };
        let (stream, address) = match accepted {
            Ok(accepted) => accepted,
            Err(error) => {
                tracing::warn!(%error, "a connection was not accepted");
                tokio::time::sleep(ACCEPT_BACKOFF).await;
                continue;
            }
        };
        // A connection over the limit is closed at once: an answer would cost more than asking.
        let Some(permit) = limiter.admit(address.ip(), &limits) else {
            service.metrics.turned_away.inc();
            continue;
        };
        // A move is a small message: it must not wait for more.
        let _ = stream.set_nodelay(true);
        let heard = Arc::new(Notify::new());
        let client = Client {
            permit: Arc::new(permit),
            address: address.ip(),
            behind_proxy,
            heard: heard.clone(),
        };
        let mut builder = Builder::new();
        builder.timer(TokioTimer::new()).header_read_timeout(HEAD_TIMEOUT);
        builder.max_buf_size(CONNECTION_BUFFER);
        let handler = TowerToHyperService::new(client.service(app.clone()));
        let connection = builder.serve_connection(TokioIo::new(stream), handler).with_upgrades();
        let mut closing = closing.clone();
        tokio::spawn(async move {
            let mut connection = std::pin::pin!(connection);
            // The time for a head begins with its first byte, and some clients never send one.
            let mut allowed = HEAD_TIMEOUT;
            let mut ending = false;
            loop {
                tokio::select! {
                    ended = &mut connection => {
                        if let Err(error) = ended {
                            tracing::debug!(%error, "a connection has ended badly");
                        }
                        return;
                    }
                    _ = closing.wait_for(|closing| *closing), if !ending => {
                        ending = true;
                        connection.as_mut().graceful_shutdown();
                    }
                    heard = tokio::time::timeout(allowed, heard.notified()) => {
                        if heard.is_err() {
                            return;
                        }
                        allowed = KEEP_ALIVE;
                    }
                }
            }
        });
    }
    drop((listener, app));
    let _ = close.send(true);
    // Every connection and every socket has a sender, and nothing is ever sent.
    if tokio::time::timeout(SHUTDOWN_TIMEOUT, all_gone.recv()).await.is_err() {
        tracing::warn!("some connections did not end in time");
    }
    service.tables.store().close().await
}

/// Lets this process have as many open files, and so connections, as the system allows.
///
/// # Errors
/// If the system refuses to show or to change the limit.
pub fn raise_file_limit() -> std::io::Result<u64> {
    rlimit::increase_nofile_limit(u64::MAX)
}

/// The client at the other end of a connection.
#[derive(Clone)]
struct Client {
    permit: Arc<Permit>,
    address: IpAddr,
    behind_proxy: bool,
    /// Notified of every request.
    heard: Arc<Notify>,
}

impl Client {
    /// The server, with requests that know where they come from.
    fn service(
        self,
        app: Router,
    ) -> impl tower::Service<
        Request<Incoming>,
        Response = axum::response::Response,
        Error = std::convert::Infallible,
        Future: Send,
    > + Clone
    + Send {
        app.map_request(move |mut request: Request<Incoming>| {
            self.heard.notify_one();
            let told = self.behind_proxy.then(|| forwarded_for(&request)).flatten();
            let peer = Peer(told.unwrap_or(self.address));
            request.extensions_mut().insert(peer);
            // A socket outlives its connection's task: it keeps the place as well.
            request.extensions_mut().insert(Arc::clone(&self.permit));
            request
        })
    }
}

/// The last address in the proxy's list: the only one that the proxy itself has seen.
fn forwarded_for(request: &Request<Incoming>) -> Option<IpAddr> {
    let list = request.headers().get_all("x-forwarded-for").iter().next_back()?;
    list.to_str().ok()?.rsplit(',').next()?.trim().parse().ok()
}
