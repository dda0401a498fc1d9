//! One socket per client: it sends commands, and gets the table and its news. See
//! `docs/protocol.md`.

use super::{
    Peer, Server,
    limits::Permit,
    origin::is_own_page,
    reply::{AtTable, RefusalResponse},
    stopping,
    websocket::{Heard, Upgrade, WebSocket},
};
use crate::{live::Live, registry::Subscription, service::TableService};
use axum::{
    Extension,
    extract::State,
    http::{HeaderMap, StatusCode},
    response::{IntoResponse as _, Response},
};
use futures_util::FutureExt as _;
use governor::clock::DefaultClock;
use magnumsal_table::{
    close,
    key::KeyHash,
    refusal::{Problem, Refusal},
    socket::{ClientRequest, Hello, Request, accepted, refused, tried},
    wire::{self, Form, Message},
};
use serde_json::Value;
use std::{
    net::IpAddr,
    sync::Arc,
    time::{Duration, Instant},
};
use tokio::sync::broadcast::error::{RecvError, TryRecvError};
use tokio_tungstenite::tungstenite::Utf8Bytes;
use tracing::Instrument as _;

/// How long a client may take to say hello, or to take a message.
const ANSWER_TIMEOUT: Duration = Duration::from_secs(10);

/// How long a client may take to answer a goodbye.
const CLOSE_TIMEOUT: Duration = Duration::from_secs(2);

/// The same when the server stops: the next process may be waiting for the store.
const STOP_TIMEOUT: Duration = Duration::from_millis(300);

/// The server stops, and another process takes its place: come back at once.
const RESTART: End = End::Closed(close::COME_BACK, "the server restarts");

/// The most messages of one socket that are still carried out when the server stops.
const LAST_MESSAGES: usize = 64;

/// The most messages that are sent together.
const TOGETHER: usize = 16;

/// How often a silent client is asked whether it is still there; it has until the next time.
const HEARTBEAT: Duration = Duration::from_secs(20);

/// Opens a socket to a table.
#[utoipa::path(get, path = "/api/tables/{table}/socket", tag = "play",
    responses((status = 101, description = "A WebSocket; docs/protocol.md describes what is said on it."),
        (status = 426, description = "The request does not ask for a WebSocket.")))]
pub(crate) async fn socket(
    State(server): State<Server>,
    AtTable(id): AtTable,
    place: Option<Extension<Arc<Permit>>>,
    peer: Option<Extension<Peer>>,
    headers: HeaderMap,
    upgrade: Result<Upgrade, RefusalResponse>,
) -> Result<Response, RefusalResponse> {
    let live = server.service.tables.get(&id).await?;
    let address = peer.map(|Extension(Peer(address))| address);
    if let Some(address) = address {
        live.note_client(address.into());
    }
    let upgrade = upgrade?;
    if !is_own_page(&headers, &server.service.settings.public_url) {
        return Ok((StatusCode::FORBIDDEN, "Sockets are opened by pages of this server.\n")
            .into_response());
    }
    upgrade.accept(move |socket| async move {
        server.service.metrics.sockets.inc();
        let service = server.service.clone();
        let _place = place;
        let span = tracing::debug_span!(parent: None, "socket", table = %live.id);
        async {
            tracing::debug!("a socket is opened");
            let end = {
                let (key, form) = (None, Form::default());
                Client { server, live, socket, key, form, address, heard: 0 }.serve().await
            };
            tracing::debug!(?end, "a socket is closed");
        }
        .instrument(span)
        .await;
        service.metrics.sockets.dec();
    })
}

struct Client {
    server: Server,
    live: Arc<Live>,
    socket: WebSocket,
    key: Option<KeyHash>,
    form: Form,
    address: Option<IpAddr>,
    /// The revision of the bulletin that the client got last.
    heard: i64,
}

/// Why a connection ends.
#[derive(Debug)]
enum End {
    /// The client has gone, or does not take what was sent to it.
    Gone,
    /// The server says so, and why.
    Closed(u16, &'static str),
}

/// There may be ten thousand sockets, and most are silent most of the time. So what takes much memory while it
/// runs is in a box, which is there only then.
impl Client {
    async fn serve(mut self) -> End {
        let end = match Box::pin(self.greet()).await {
            Ok(subscription) => self.stay(subscription).await,
            Err(end) => end,
        };
        if let End::Closed(code, reason) = end {
            let (to_take, to_answer) = match *self.server.closing.borrow() {
                true => (STOP_TIMEOUT, STOP_TIMEOUT),
                false => (ANSWER_TIMEOUT, CLOSE_TIMEOUT),
            };
            let goodbye = self.socket.close(code, reason);
            if let Ok(Ok(())) = tokio::time::timeout(to_take, goodbye).await {
                let _ = tokio::time::timeout(to_answer, self.socket.listen_to_the_end()).await;
            }
        }
        end
    }

    /// Waits for the hello, and answers it.
    async fn greet(&mut self) -> Result<Subscription, End> {
        let mut closing = self.server.closing.clone();
        let first = tokio::select! {
            first = tokio::time::timeout(ANSWER_TIMEOUT, self.socket.receive()) => first,
            () = stopping(&mut closing) => return Err(RESTART),
        };
        let late = End::Closed(close::SILENT, "no hello in time");
        let text = match first.map_err(|_| late)? {
            Heard::Text(text) => text,
            Heard::Binary => return Err(NOT_TEXT),
            Heard::TooLong => return Err(TOO_LONG),
            Heard::SignOfLife | Heard::End => return Err(End::Gone),
        };
        let Hello::Hello { token, seen, changes, .. } = match Hello::read(&text) {
            Ok(hello) => hello,
            Err(problem) => {
                self.say(refused(&Value::Null, &problem.into())).await?;
                return Err(End::Closed(close::POLICY, "no hello that is understood"));
            }
        };
        self.key = token.map(|key| key.hash());
        self.form = if changes { Form::Changes } else { Form::Whole };
        let access = self.server.service.tables.access(&self.live, self.key.as_ref()).await;
        if self.key.is_some() && access == Default::default() {
            self.say(refused(&Value::Null, &Problem::NotSeated.into())).await?;
            return Err(End::Closed(close::POLICY, "the token is not good for this table"));
        }
        let subscription = self.subscribe(seen).await?;
        self.tell_bulletin().await?;
        Ok(subscription)
    }

    /// Sends the operator's bulletin, if the client does not have it.
    async fn tell_bulletin(&mut self) -> Result<(), End> {
        let told = self.server.service.tables.board().told();
        if std::mem::replace(&mut self.heard, told.revision) == told.revision {
            return Ok(());
        }
        self.say(told.text.clone()).await
    }

    async fn subscribe(&mut self, seen: Option<u32>) -> Result<Subscription, End> {
        let service = &self.server.service;
        let subscription =
            service.tables.subscribe(&self.live, self.key.as_ref(), seen, self.form).await;
        let mut subscription = subscription.map_err(|_| UNREADABLE)?;
        let welcome = std::mem::take(&mut subscription.welcome);
        let mut texts = vec![welcome.into()];
        texts.extend(self.live.thinking_times());
        self.say_all(&texts).await?;
        Ok(subscription)
    }

    /// Sends the next part of what the client has missed.
    async fn tell_missed(&mut self, subscription: &mut Subscription) -> Result<(), End> {
        let Some(missed) = &mut subscription.missed else { return Ok(()) };
        let text = {
            let lines = missed.part(&self.server.service.tables).await.map_err(|_| UNREADABLE)?;
            wire::text(&Message::Missed { lines: &lines })
        };
        if missed.is_done() {
            subscription.missed = None;
        }
        self.say(text).await
    }

    /// Sends an answer or news, together with all news that have come meanwhile: a client that has made
    /// a move gets the answer and the new position at once.
    async fn tell(
        &mut self,
        subscription: &mut Subscription,
        first: Option<Utf8Bytes>,
    ) -> Result<(), End> {
        let mut texts: Vec<Utf8Bytes> = first.into_iter().collect();
        let lost = loop {
            // News come after what was missed.
            if subscription.missed.is_some() || texts.len() == TOGETHER {
                break None;
            }
            match subscription.news.try_recv() {
                Ok(news) => texts.extend(subscription.unknown(news)),
                Err(TryRecvError::Empty) => break None,
                Err(TryRecvError::Lagged(number)) => break Some(RecvError::Lagged(number)),
                Err(TryRecvError::Closed) => break Some(RecvError::Closed),
            }
        };
        self.say_all(&texts).await?;
        match lost {
            Some(lost) => Box::pin(self.recover(subscription, lost)).await,
            None => Ok(()),
        }
    }

    /// Goes on after news that did not come.
    async fn recover(
        &mut self,
        subscription: &mut Subscription,
        lost: RecvError,
    ) -> Result<(), End> {
        match lost {
            // The client is slow: it gets the whole state again, and what it has missed.
            RecvError::Lagged(_) => {
                *subscription = self.subscribe(Some(subscription.number)).await?;
                Ok(())
            }
            RecvError::Closed => Err(End::Closed(close::COME_BACK, "the table is read again")),
        }
    }

    /// Carries out commands and sends the news until one side ends it.
    async fn stay(&mut self, mut subscription: Subscription) -> End {
        let mut messages = self.server.limits.messages(DefaultClock::default());
        let mut closing = self.server.closing.clone();
        let mut board = self.server.service.tables.board().listen();
        board.mark_changed();
        let mut heartbeat = tokio::time::interval(HEARTBEAT);
        heartbeat.reset();
        let mut silent = false;
        loop {
            // A client that is too fast is not read for a while: it has to wait.
            let wait = messages.wait();
            let done = tokio::select! {
                biased;
                () = stopping(&mut closing) => Err(self.finish().await),
                // News come after what was missed.
                news = subscription.news.recv(), if subscription.missed.is_none() => match news {
                    Ok(news) => {
                        let text = subscription.unknown(news);
                        self.tell(&mut subscription, text).await
                    }
                    Err(lost) => Box::pin(self.recover(&mut subscription, lost)).await,
                },
                Ok(()) = board.changed() => {
                    if self.is_blocked() {
                        Err(End::Closed(close::POLICY, "the address is blocked"))
                    } else {
                        self.tell_bulletin().await
                    }
                }
                () = tokio::time::sleep(wait), if !wait.is_zero() => Ok(()),
                heard = self.socket.receive(), if wait.is_zero() => {
                    silent = false;
                    messages.read();
                    match heard {
                        Heard::Text(text) => {
                            // Not a part of the socket's span, which may be open for days.
                            let span = tracing::debug_span!(parent: None, "message", table = %self.live.id);
                            let started = Instant::now();
                            let answer = Box::pin(self.carry_out(&text)).instrument(span).await;
                            let told = self.tell(&mut subscription, Some(answer)).await;
                            let seconds = started.elapsed().as_secs_f64();
                            self.server.service.metrics.answer_time.observe(seconds);
                            told
                        }
                        Heard::Binary => Err(NOT_TEXT),
                        Heard::TooLong => Err(TOO_LONG),
                        Heard::SignOfLife => Ok(()),
                        Heard::End => Err(End::Gone),
                    }
                }
                _ = heartbeat.tick() => {
                    if std::mem::replace(&mut silent, true) {
                        Err(End::Closed(close::SILENT, "no sign of life"))
                    } else {
                        in_time(self.socket.ping()).await
                    }
                }
                // One part after another, and in between answers to what the client asks for.
                () = std::future::ready(()), if subscription.missed.is_some() => {
                    Box::pin(self.tell_missed(&mut subscription)).await
                }
            };
            if let Err(end) = done {
                return end;
            }
        }
    }

    /// Whether the operator has blocked the client's address since it came.
    fn is_blocked(&self) -> bool {
        let moderation = &self.server.service.settings.moderation;
        self.address.is_some_and(|address| !moderation.admits(address))
    }

    /// Carries out what has come already: the client would not know the result.
    async fn finish(&mut self) -> End {
        for _ in 0..LAST_MESSAGES {
            let Some(Heard::Text(text)) = self.socket.receive().now_or_never() else { break };
            let answer = Box::pin(self.carry_out(&text)).await;
            if let Err(end) = self.say(answer).await {
                return end;
            }
        }
        RESTART
    }

    /// Does what a message asks for; the answer to it.
    async fn carry_out(&mut self, text: &str) -> Utf8Bytes {
        let (id, request) = Request::read(text);
        let done = match request {
            Ok(request) => self.answer(&id, request).await,
            Err(refusal) => Err(refusal),
        };
        done.unwrap_or_else(|refusal| refused(&id, &refusal)).into()
    }

    async fn answer(&mut self, id: &Value, request: ClientRequest) -> Result<String, Refusal> {
        let service: &TableService = &self.server.service;
        match request {
            ClientRequest::Command(command) => {
                let client = self.address.map(Into::into);
                let entered = service.command_at(self.live.clone(), self.key, command, client);
                Ok(accepted(id, entered.await?))
            }
            ClientRequest::Try(trial) => {
                Ok(tried(id, &service.tables.try_out(&self.live, &trial).await?))
            }
        }
    }

    async fn say(&mut self, text: impl Into<Utf8Bytes>) -> Result<(), End> {
        self.say_all(&[text.into()]).await
    }

    async fn say_all(&mut self, texts: &[Utf8Bytes]) -> Result<(), End> {
        in_time(self.socket.say(texts)).await
    }
}

/// Ends what a client does not take in time.
async fn in_time<E>(sending: impl Future<Output = Result<(), E>>) -> Result<(), End> {
    match tokio::time::timeout(ANSWER_TIMEOUT, sending).await {
        Ok(Ok(())) => Ok(()),
        _ => Err(End::Gone),
    }
}

const UNREADABLE: End = End::Closed(close::ERROR, "the table cannot be read");

const TOO_LONG: End = End::Closed(close::SIZE, "the message is too long");

const NOT_TEXT: End = End::Closed(close::UNSUPPORTED, "only text messages are read");

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_silent_socket_takes_little_memory() {
        fn size<F>(_: impl FnOnce(Client) -> F) -> usize {
            size_of::<F>()
        }
        let size = size(Client::serve);
        assert!(size <= 4096, "{size} bytes");
    }
}
