//! What sockets cost the server: its resident memory before them and with them.

use crate::{Options, ours::Lobby, process::Process, socket};
use futures_util::{StreamExt, TryStreamExt, stream};
use serde::Serialize;
use serde_json::json;
use std::{
    sync::Arc,
    time::{Duration, Instant},
};
use tokio::{
    net::{TcpSocket, TcpStream},
    time::sleep,
};
use tokio_tungstenite::{
    WebSocketStream, client_async_with_config,
    tungstenite::{Message, protocol::WebSocketConfig},
};

/// Sockets at one table.
const PER_TABLE: u32 = 4;

/// Requests and sockets that are under way at once.
const AT_ONCE: usize = 16;

/// How long silent sockets are left alone before the memory is read.
const SETTLE: Duration = Duration::from_secs(3);

/// How long readers that do not read are watched: longer than the server waits for them.
const WATCH: Duration = Duration::from_secs(15);

/// How often the memory is read during that time.
const LOOK: Duration = Duration::from_millis(50);

/// What a client's socket has room for; the usual 128 KiB each would be wasted.
const BUFFER: usize = 4 * 1024;

/// Resident memory of the server, in bytes.
#[derive(Serialize)]
pub struct Memory {
    /// Sockets that were open at the same time.
    pub sockets: u32,
    /// Tables that they belong to.
    pub tables: u32,
    /// Before any table was made.
    pub empty: u64,
    /// With all tables, before any socket was opened.
    pub before: u64,
    /// With all sockets; the most of it, where it goes up and down.
    pub with: u64,
}

impl Memory {
    /// What a socket costs, in bytes.
    pub fn per_socket(&self) -> u64 {
        self.with.saturating_sub(self.before) / u64::from(self.sockets.max(1))
    }
}

/// Opens sockets, some at each table, and lets them be silent.
pub async fn silent_sockets(
    options: &Options,
    server: &Process,
    lobby: Arc<Lobby>,
) -> Result<Memory, String> {
    let (sockets, empty) = (options.sockets.get(), server.resident()?);
    let tables = sockets.div_ceil(PER_TABLE);
    let open = |_| {
        let lobby = lobby.clone();
        async move {
            let seats = tokio::task::spawn_blocking(move || lobby.take_seats());
            seats.await.map_err(|error| error.to_string())?.map(|(table, _)| table)
        }
    };
    let names = stream::iter(0..tables).map(open).buffer_unordered(AT_ONCE);
    let names: Vec<String> = names.try_collect().await?;
    let before = server.resident()?;
    let place = lobby.place()?;
    // Its connections count as well.
    drop(lobby);
    let urls = (0..sockets).zip(names.iter().cycle()).map(|(_, table)| socket_url(&place, table));
    let open = |url: String| look_on(place.clone(), url);
    let opened = stream::iter(urls).map(open).buffer_unordered(AT_ONCE);
    let opened: Vec<WebSocketStream<TcpStream>> = opened.try_collect().await?;
    let reading = opened.into_iter().map(|mut socket| {
        // A client that reads answers pings, and so stays.
        tokio::spawn(async move { while let Some(Ok(_)) = socket.next().await {} })
    });
    let reading: Vec<_> = reading.collect();
    sleep(SETTLE).await;
    let with = server.resident()?;
    let gone = reading.iter().filter(|task| task.is_finished()).count();
    reading.iter().for_each(tokio::task::JoinHandle::abort);
    match gone {
        0 => Ok(Memory { sockets, tables, empty, before, with }),
        gone => Err(format!("{gone} sockets were closed by the server")),
    }
}

/// Opens sockets that ask for the longest journal there can be, and read nothing of it.
pub async fn silent_readers(
    options: &Options,
    server: &Process,
    lobby: Arc<Lobby>,
) -> Result<Memory, String> {
    let (sockets, empty) = (options.readers.get(), server.resident()?);
    let at = lobby.clone();
    let talk = tokio::task::spawn_blocking(move || at.talk());
    let table = talk.await.map_err(|error| error.to_string())??;
    let before = server.resident()?;
    let place = lobby.place()?;
    let url = socket_url(&place, &table);
    let mut deaf = Vec::new();
    for _ in 0..sockets {
        let mut socket = connect(&place, &url).await?;
        let hello = json!({ "type": "hello", "seen": 0 }).to_string();
        socket::send(&mut socket, hello).await?;
        deaf.push(socket);
    }
    let (end, mut with) = (Instant::now() + WATCH, before);
    while Instant::now() < end {
        with = with.max(server.resident()?);
        sleep(LOOK).await;
    }
    Ok(Memory { sockets, tables: 1, empty, before, with })
}

fn socket_url(place: &str, table: &str) -> String {
    format!("ws://{place}/api/tables/{table}/socket")
}

/// A spectator's socket, after the welcome.
async fn look_on(place: String, url: String) -> Result<WebSocketStream<TcpStream>, String> {
    let mut socket = connect(&place, &url).await?;
    socket::send(&mut socket, json!({ "type": "hello" }).to_string()).await?;
    match socket.next().await {
        Some(Ok(Message::Text(_))) => Ok(socket),
        other => Err(format!("no welcome but {other:?}")),
    }
}

/// A socket that takes little memory on this side, and little of the system's for what is not read.
async fn connect(place: &str, url: &str) -> Result<WebSocketStream<TcpStream>, String> {
    let failed = |error: &dyn std::fmt::Display| format!("no socket at {url}: {error}");
    let address = place.parse().map_err(|error| failed(&error))?;
    let socket = TcpSocket::new_v4().map_err(|error| failed(&error))?;
    socket.set_recv_buffer_size(BUFFER as u32).map_err(|error| failed(&error))?;
    let stream = socket.connect(address).await.map_err(|error| failed(&error))?;
    let config = WebSocketConfig::default().read_buffer_size(BUFFER).write_buffer_size(0);
    let opened = client_async_with_config(url, stream, Some(config)).await;
    opened.map(|(socket, _)| socket).map_err(|error| failed(&error))
}
