//! One player's WebSocket, kept alive by a task of its own.

use crate::dialect::Dialect;
use futures_util::{SinkExt, StreamExt};
use std::{sync::Arc, time::Instant};
use tokio::{
    io::{AsyncRead, AsyncWrite},
    net::TcpStream,
    sync::mpsc::{UnboundedReceiver, UnboundedSender, unbounded_channel},
};
use tokio_tungstenite::{
    MaybeTlsStream, WebSocketStream, connect_async_with_config,
    tungstenite::{Message, Utf8Bytes, protocol::WebSocketConfig},
};

/// An open WebSocket.
pub type Stream = WebSocketStream<MaybeTlsStream<TcpStream>>;

/// Room for what is read at once, in bytes. tungstenite fills it with zeros for every read, and the
/// usual 128 KiB would cost more than the messages.
const READ_BUFFER: usize = 16 * 1024;

/// Opens a WebSocket; `url` begins with `ws://`.
pub async fn open(url: &str) -> Result<Stream, String> {
    // Nagle's algorithm would hold back a move until the last message is confirmed.
    let without_delay = true;
    let config = WebSocketConfig::default().read_buffer_size(READ_BUFFER);
    match connect_async_with_config(url, Some(config), without_delay).await {
        Ok((stream, _)) => Ok(stream),
        Err(error) => Err(format!("no socket at {url}: {error}")),
    }
}

/// Sends one message on a socket that has no task yet.
pub async fn send<S>(stream: &mut WebSocketStream<S>, text: String) -> Result<(), String>
where
    S: AsyncRead + AsyncWrite + Unpin,
{
    stream.send(Message::text(text)).await.map_err(|error| format!("a socket broke: {error}"))
}

/// The next text from a socket that has no task yet.
pub async fn receive(stream: &mut Stream) -> Result<Utf8Bytes, String> {
    loop {
        match stream.next().await {
            Some(Ok(Message::Text(text))) => return Ok(text),
            Some(Ok(Message::Close(_))) | None => return Err("the server hung up".to_owned()),
            Some(Ok(_)) => {}
            Some(Err(error)) => return Err(format!("a socket broke: {error}")),
        }
    }
}

/// What a player's socket brought, and when.
#[derive(Debug)]
pub struct Delivery {
    /// Which socket of the table it was.
    pub socket: usize,
    /// When the message was read.
    pub at: Instant,
    /// The message, or why none will come any more.
    pub text: Result<Utf8Bytes, String>,
}

/// Hands a socket over to a task that reads it all the time, answers pings, and delivers the rest
/// to its table's `inbox`. What is sent here goes out; the socket is closed when this is dropped.
pub fn tend(
    stream: Stream,
    socket: usize,
    dialect: Arc<impl Dialect>,
    inbox: UnboundedSender<Delivery>,
) -> UnboundedSender<String> {
    let (outbox, outgoing) = unbounded_channel();
    tokio::spawn(async move {
        let last_words = carry(stream, socket, &*dialect, outgoing, &inbox).await;
        if let Err(failure) = last_words {
            let delivery = Delivery { socket, at: Instant::now(), text: Err(failure) };
            // The table may be gone already.
            let _ = inbox.send(delivery);
        }
    });
    outbox
}

/// Carries messages both ways until the table is dropped or the socket breaks.
async fn carry(
    mut stream: Stream,
    socket: usize,
    dialect: &impl Dialect,
    mut outgoing: UnboundedReceiver<String>,
    inbox: &UnboundedSender<Delivery>,
) -> Result<(), String> {
    loop {
        tokio::select! {
            text = outgoing.recv() => match text {
                Some(text) => send(&mut stream, text).await?,
                None => return Ok(()),
            },
            text = receive(&mut stream) => {
                let at = Instant::now();
                let text = text?;
                if let Some(answer) = dialect.answer(&text) {
                    send(&mut stream, answer.to_owned()).await?;
                } else if inbox.send(Delivery { socket, at, text: Ok(text) }).is_err() {
                    return Ok(());
                }
            }
        }
    }
}
