//! Bad clients: each of them gets an error or is disconnected, and other games go on.

#![allow(clippy::unwrap_used, clippy::panic, reason = "a test that cannot go on stops")]

mod memory;
mod requests;

use futures_util::SinkExt;
use magnumsal_testbed::{Client, ClientError, Folder, Server, http};
use serde_json::{Value, json};
use std::{fs, time::Duration};
use tokio::{
    io::{AsyncReadExt, AsyncWriteExt},
    net::{TcpSocket, TcpStream},
    task::JoinHandle,
};
use tokio_tungstenite::{
    client_async, connect_async,
    tungstenite::{Bytes, Message},
};

/// A message of ten megabytes.
const TEN_MEGABYTES: usize = 10 * 1024 * 1024;

/// A server with the usual limits, and a game on it that must not be disturbed.
struct BusyServer {
    server: Server,
    game: JoinHandle<()>,
    _folder: Folder,
}

impl BusyServer {
    async fn open() -> Self {
        let folder = Folder::new().unwrap();
        let store = format!("sqlite:{}", folder.path().join("games.sqlite").display());
        let server = Server::start(env!("CARGO_BIN_EXE_magnumsal"), &store, &[]).unwrap();
        let table = new_table(&server.address());
        let (client, welcome) = sit_down(&server.address(), &table).await;
        let game = tokio::spawn(play_through(client, welcome));
        Self { server, game, _folder: folder }
    }

    fn url(&self, path: &str) -> String {
        format!("{}{path}", self.server.address())
    }

    /// A bare connection, for bytes of any sort.
    async fn connect(&self) -> TcpStream {
        TcpStream::connect(self.server.address().trim_start_matches("http://")).await.unwrap()
    }

    /// The other game has come to its end, and the server has had no trouble.
    async fn close(mut self) {
        self.game.await.unwrap();
        assert!(self.server.terminate().unwrap().success());
        let log = self.server.log();
        assert!(!log.contains("ERROR") && !log.contains("panicked"), "{log}");
    }
}

/// A table that one player plays alone.
fn new_table(address: &str) -> Value {
    let seats = json!([{ "kind": "me", "name": "Ada" }, { "kind": "me", "name": "Bruno" }]);
    let request = json!({ "seats": seats, "rules": { "round_limit": 3 }, "shuffle": false });
    let (status, created) =
        http("POST", &format!("{address}/api/tables"), None, Some(&request)).unwrap();
    assert_eq!(status, 201, "{created}");
    created
}

fn text(value: &Value) -> &str {
    value.as_str().unwrap()
}

/// A socket for the player of a table.
async fn sit_down(address: &str, table: &Value) -> (Client, Value) {
    let (id, token) = (text(&table["table"]), Some(text(&table["token"])));
    Client::connect(address, id, token, None).await.unwrap()
}

/// Plays a game from its first move to its last.
async fn play_through(mut client: Client, welcome: Value) {
    let mut position = welcome["position"].clone();
    while position["state"]["over"].is_null() {
        let (ply, legal) = (position["ply"].as_u64().unwrap() as usize, &position["legal"]);
        let mv = &legal[ply * 7919 % legal.as_array().unwrap().len()];
        let mv = text(&mv["text"]).to_owned();
        let answer = client.play(ply, &mv).await.unwrap();
        assert_eq!(answer["type"], "accepted", "{answer}");
        let moved = client.until(|message| message["type"] == "update").await.unwrap();
        position = moved["position"].clone();
    }
}

/// What a server says to bytes, until it closes the connection.
async fn says(stream: &mut TcpStream) -> String {
    let mut said = Vec::new();
    // A connection may also be reset.
    let _ = stream.read_to_end(&mut said).await;
    String::from_utf8_lossy(&said).into_owned()
}

#[tokio::test(flavor = "multi_thread")]
async fn a_request_of_a_wrong_form_is_answered_with_the_right_status() {
    let busy = BusyServer::open().await;
    let table = new_table(&busy.server.address());
    let token = Some(text(&table["token"]));
    let here = format!("/api/tables/{}", text(&table["table"]));
    let (commands, join) = (format!("{here}/commands"), format!("{here}/join"));
    let stranger = Some("0123456789abcdef0123456789abcdef");
    let mv = json!({ "type": "move", "ply": 0, "move": "pass" });
    for (method, path, token, body, status, code) in [
        ("POST", "/api/tables", None, json!({ "seats": 3 }), 400, "bad-form"),
        ("POST", "/api/tables", None, json!([[]]), 400, "bad-form"),
        ("POST", "/api/tables", None, json!({ "seats": [{ "kind": "king" }] }), 400, "bad-form"),
        (
            "POST",
            &commands,
            token,
            json!({ "type": "move", "ply": -1, "move": "end" }),
            400,
            "bad-form",
        ),
        ("POST", &commands, token, json!({ "type": "move", "ply": 0, "move": "fly" }), 422, ""),
        (
            "POST",
            &commands,
            token,
            json!({ "type": "move", "ply": 9, "move": "end" }),
            409,
            "stale",
        ),
        ("POST", &commands, token, json!({ "type": "agree", "so": "much" }), 400, "bad-form"),
        ("POST", &commands, None, mv.clone(), 401, "no-key"),
        ("POST", &commands, Some("token"), mv.clone(), 401, "no-key"),
        ("POST", &commands, stranger, mv.clone(), 403, "not-seated"),
        ("POST", &join, None, json!({ "name": "Eve" }), 403, "bad-invitation"),
        ("POST", &join, None, json!({ "name": "Eve", "key": stranger }), 403, "bad-invitation"),
        ("POST", "/api/tables/0000000000000/commands", token, mv.clone(), 404, "no-table"),
        ("POST", "/api/tables/%27%3B--/commands", token, mv.clone(), 404, "no-table"),
        ("POST", "/api/nothing", None, json!({}), 404, "no-page"),
        ("DELETE", &here, token, json!({}), 405, "no-method"),
        ("POST", &commands, token, json!({ "type": "rename", "name": "a\u{7}b" }), 422, "bad-name"),
        (
            "POST",
            &commands,
            token,
            json!({ "type": "rename", "name": "\u{202e}adA" }),
            422,
            "bad-name",
        ),
        (
            "POST",
            &commands,
            token,
            json!({ "type": "rename", "name": "a".repeat(41) }),
            422,
            "bad-name",
        ),
        ("POST", &commands, token, json!({ "type": "say", "text": "\u{0}" }), 422, "bad-message"),
        (
            "POST",
            &commands,
            token,
            json!({ "type": "say", "text": "a".repeat(501) }),
            422,
            "bad-message",
        ),
    ] {
        let (found, refused) = http(method, &busy.url(path), token, Some(&body)).unwrap();
        assert_eq!(found, status, "{method} {path} {body}: {refused}");
        assert!(code.is_empty() || refused["code"] == code, "{method} {path} {body}: {refused}");
        assert!(!text(&refused["message"]).is_empty());
    }
    busy.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_body_that_is_too_long_or_no_json_is_not_read() {
    let busy = BusyServer::open().await;
    for (kind, length, status) in [
        ("application/json", TEN_MEGABYTES, "413"),
        ("application/json", 3, "400"),
        ("text/plain", 3, "415"),
    ] {
        let mut stream = busy.connect().await;
        let head = format!(
            "POST /api/tables HTTP/1.1\r\nHost: here\r\nConnection: close\r\nContent-Type: {kind}\r\n\
             Content-Length: {length}\r\n\r\n"
        );
        stream.write_all(head.as_bytes()).await.unwrap();
        // The server may close before everything is written.
        let _ = stream.write_all(&vec![b'{'; length.min(100_000)]).await;
        let said = says(&mut stream).await;
        assert!(said.starts_with(&format!("HTTP/1.1 {status} ")), "{kind} {length}: {said}");
    }
    busy.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn foreign_names_and_foreign_pages_are_sent_away() {
    let busy = BusyServer::open().await;
    let answer = async |request: String| {
        let mut stream = busy.connect().await;
        stream.write_all(request.as_bytes()).await.unwrap();
        says(&mut stream).await
    };
    for (host, status) in [("evil.example.com", "421"), ("localhost:80", "200")] {
        for path in ["/", "/api/version"] {
            let request =
                format!("GET {path} HTTP/1.1\r\nHost: {host}\r\nConnection: close\r\n\r\n");
            let said = answer(request).await;
            assert!(said.starts_with(&format!("HTTP/1.1 {status}")), "{host} {path}: {said}");
        }
    }
    let table = new_table(&busy.server.address());
    for (origin, status) in [("http://evil.example.com", "403"), ("http://localhost", "101")] {
        let request = format!(
            "GET /api/tables/{}/socket HTTP/1.1\r\nHost: localhost\r\nOrigin: {origin}\r\n\
             Connection: {}\r\nUpgrade: websocket\r\nSec-WebSocket-Version: 13\r\n\
             Sec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\n\r\n",
            text(&table["table"]),
            "Upgrade"
        );
        let mut stream = busy.connect().await;
        stream.write_all(request.as_bytes()).await.unwrap();
        let mut said = [0; 12];
        stream.read_exact(&mut said).await.unwrap();
        assert_eq!(String::from_utf8_lossy(&said), format!("HTTP/1.1 {status}"), "{origin}");
    }
    busy.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn one_address_cannot_have_things_stored_without_end() {
    let busy = BusyServer::open().await;
    let record = json!({ "record": "x".repeat(1_000_000) });
    let import = busy.url("/api/tables/import");
    let mut statuses = Vec::new();
    for _ in 0..20 {
        statuses.push(http("POST", &import, None, Some(&record)).unwrap().0);
    }
    let refused = statuses.iter().filter(|&&status| status == 429).count();
    assert!(refused >= 3 && statuses[0] == 422, "{statuses:?}");
    busy.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn sql_in_names_and_chat_is_just_text() {
    let busy = BusyServer::open().await;
    let table = new_table(&busy.server.address());
    let (id, token) = (text(&table["table"]), Some(text(&table["token"])));
    let (mut client, _) = Client::connect(&busy.server.address(), id, token, None).await.unwrap();
    let name = "'; DROP TABLE entries; --";
    for command in [
        json!({ "type": "rename", "seat": 0, "name": name }),
        json!({ "type": "title", "name": "\" OR 1=1; \\x00 $1 ?1" }),
        json!({ "type": "say", "text": "'); DELETE FROM tables; SELECT ('%s{{}}<script>" }),
    ] {
        let answer = client.command(command).await.unwrap();
        assert_eq!(answer["type"], "accepted", "{answer}");
    }
    let (_, shown) = http("GET", &busy.url(&format!("/api/tables/{id}")), None, None).unwrap();
    assert_eq!(shown["table"]["seats"][0]["name"], name);
    let (_, welcome) = Client::connect(&busy.server.address(), id, None, Some(0)).await.unwrap();
    assert_eq!(welcome["missed"][2]["text"], "'); DELETE FROM tables; SELECT ('%s{{}}<script>");
    busy.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_socket_that_does_not_keep_to_the_protocol_is_closed() {
    let busy = BusyServer::open().await;
    let table = new_table(&busy.server.address());
    let socket = busy.url(&format!("/api/tables/{}/socket", text(&table["table"])));
    let socket = socket.replacen("http", "ws", 1);
    let hello = || Message::text(json!({ "type": "hello" }).to_string());
    let bad_token = json!({ "type": "hello", "token": "0123456789abcdef0123456789abcdef" });
    for (frames, codes) in [
        (vec![Message::binary(Bytes::from_static(b"hello"))], [1003, 1003]),
        (vec![hello(), Message::binary(Bytes::from_static(b"{}"))], [1003, 1003]),
        (vec![Message::text("moin")], [1008, 1008]),
        (vec![Message::text(r#"{"type":"move","ply":0,"move":"end"}"#)], [1008, 1008]),
        (vec![Message::text(bad_token.to_string())], [1008, 1008]),
        // A client that is still sending when the connection is closed may not get the reason.
        (vec![Message::text("x".repeat(TEN_MEGABYTES))], [1009, 0]),
        (vec![hello(), Message::text("x".repeat(TEN_MEGABYTES))], [1009, 0]),
    ] {
        let (mut stream, _) = connect_async(&socket).await.unwrap();
        for frame in frames {
            let _ = stream.send(frame).await;
        }
        let code = closed_with(&mut stream).await;
        assert!(codes.contains(&code), "{code}, not {codes:?}");
    }
    busy.close().await;
}

/// The code that the server closes a socket with, or 0 if the connection just ends.
async fn closed_with<S>(socket: &mut tokio_tungstenite::WebSocketStream<S>) -> u16
where
    S: tokio::io::AsyncRead + tokio::io::AsyncWrite + Unpin,
{
    use futures_util::StreamExt;
    while let Some(Ok(message)) = socket.next().await {
        if let Message::Close(frame) = message {
            return frame.map_or(0, |frame| frame.code.into());
        }
    }
    0
}

#[tokio::test(flavor = "multi_thread")]
async fn a_silent_or_slow_client_is_disconnected() {
    let busy = BusyServer::open().await;
    let table = new_table(&busy.server.address());
    let mut silent = busy.connect().await;
    let mut slow = busy.connect().await;
    slow.write_all(b"GET /api/tables HTTP/1.1\r\nHost: here\r\nX-Slow:").await.unwrap();
    let socket = busy.url(&format!("/api/tables/{}/socket", text(&table["table"])));
    let (mut no_hello, _) = connect_async(socket.replacen("http", "ws", 1)).await.unwrap();
    // All three wait at once; only that they end is asked for, not when.
    let dribble = async {
        let (mut reading, mut writing) = slow.split();
        let mut end = Vec::new();
        tokio::select! {
            _ = reading.read_to_end(&mut end) => {}
            () = async { while writing.write_all(b"a").await.is_ok() {
                tokio::time::sleep(Duration::from_millis(500)).await;
            } } => {}
        }
    };
    let ((), said, code) = tokio::join!(dribble, says(&mut silent), closed_with(&mut no_hello));
    assert!(!said.contains("200"), "{said}");
    assert_eq!(code, 4002);
    busy.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_flood_of_moves_is_answered_and_changes_nothing() {
    let busy = BusyServer::open().await;
    let seats = json!([{ "kind": "me", "name": "Ada" }, { "kind": "open" }]);
    let request = json!({ "seats": seats, "shuffle": false });
    let (_, table) = http("POST", &busy.url("/api/tables"), None, Some(&request)).unwrap();
    let id = text(&table["table"]);
    let body = json!({ "name": "Eve", "key": table["invitations"][0]["key"] });
    let url = busy.url(&format!("/api/tables/{id}/join"));
    let (_, eve) = http("POST", &url, None, Some(&body)).unwrap();
    let token = Some(text(&eve["token"]));
    let (mut client, _) = Client::connect(&busy.server.address(), id, token, None).await.unwrap();
    // More than can be taken at once: the rest waits.
    for number in 0..300 {
        let mv = json!({ "type": "move", "id": number, "ply": 0, "move": "place supply 1C" });
        client.send(&mv).await.unwrap();
    }
    for number in 0..300 {
        let answer = client.until(|message| message["type"] != "update").await.unwrap();
        assert_eq!((&answer["id"], &answer["code"]), (&json!(number), &json!("not-your-turn")));
    }
    let (_, shown) = http("GET", &busy.url(&format!("/api/tables/{id}")), None, None).unwrap();
    assert_eq!((&shown["table"]["ply"], &shown["table"]["number"]), (&json!(0), &json!(1)));
    busy.close().await;
}

/// What a process has in memory, in bytes.
fn memory(server: &Server) -> u64 {
    let path = format!("/proc/{}/status", server.process().unwrap());
    let status = fs::read_to_string(path).unwrap();
    let line = status.lines().find_map(|line| line.strip_prefix("VmRSS:")).unwrap();
    line.trim().trim_end_matches(" kB").parse::<u64>().unwrap() * 1024
}

#[tokio::test(flavor = "multi_thread")]
async fn of_ten_thousand_connections_from_one_address_most_are_closed() {
    magnumsal_server::http::raise_file_limit().unwrap();
    let busy = BusyServer::open().await;
    let table = new_table(&busy.server.address());
    let (address, id) = (busy.server.address(), text(&table["table"]));
    let url = format!("{}/api/tables/{id}/socket", address.replacen("http", "ws", 1));
    let mut lookers = Vec::new();
    while let Ok((mut socket, _)) = connect_async(&url).await {
        let hello = Message::text(json!({ "type": "hello" }).to_string());
        socket.send(hello).await.unwrap();
        // A client that reads also answers to pings, and so stays.
        lookers.push(tokio::spawn(async move { closed_with(&mut socket).await }));
        assert!(lookers.len() <= 200, "more connections than allowed");
    }
    // The other game may have one of the 200.
    assert!(lookers.len() >= 199, "only {} connections", lookers.len());
    let before = memory(&busy.server);
    let mut turned_away = 0;
    for _ in 0..100 {
        let mut batch = Vec::new();
        for _ in 0..100 {
            batch.push(busy.connect().await);
        }
        for mut stream in batch {
            let ask = b"GET /healthz HTTP/1.1\r\nHost: here\r\nConnection: close\r\n\r\n";
            // A connection that is closed already cannot ask.
            let _ = stream.write_all(ask).await;
            turned_away += usize::from(says(&mut stream).await.is_empty());
        }
    }
    // The place of the other game is free once that is over.
    assert!(turned_away > 9_000, "only {turned_away} connections were closed");
    let more = memory(&busy.server).saturating_sub(before);
    assert!(more < 100 * 1024 * 1024, "{more} bytes more");
    for looker in lookers {
        looker.abort();
    }
    // The places are free again as soon as the server has noticed.
    while Client::connect(&address, id, None, None).await.is_err() {
        tokio::time::sleep(Duration::from_millis(100)).await;
    }
    busy.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_client_that_never_reads_is_left_behind() {
    let busy = BusyServer::open().await;
    let table = new_table(&busy.server.address());
    let (address, id) = (busy.server.address(), text(&table["table"]));
    let place = address.trim_start_matches("http://").parse().unwrap();
    let socket = TcpSocket::new_v4().unwrap();
    socket.set_recv_buffer_size(2048).unwrap();
    let stream = socket.connect(place).await.unwrap();
    let url = format!("ws://{place}/api/tables/{id}/socket");
    let (mut deaf, _) = client_async(url, stream).await.unwrap();
    let before = memory(&busy.server);
    deaf.send(Message::text(json!({ "type": "hello" }).to_string())).await.unwrap();
    let (client, welcome) = sit_down(&address, &table).await;
    play_through(client, welcome).await;
    // The client would watch forever; the server has more than one way to find out that it is gone.
    let looking_on = || {
        let (_, metrics) = http("GET", &busy.url("/metrics"), None, None).unwrap();
        let line = text(&metrics).lines().find_map(|line| line.strip_prefix("magnumsal_sockets "));
        line.unwrap().parse::<f64>().unwrap()
    };
    while looking_on() > 0.0 {
        tokio::time::sleep(Duration::from_millis(200)).await;
    }
    let more = memory(&busy.server).saturating_sub(before);
    assert!(more < 100 * 1024 * 1024, "{more} bytes more");
    busy.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_client_that_goes_without_a_word_is_no_trouble() {
    let busy = BusyServer::open().await;
    let table = new_table(&busy.server.address());
    let (address, id) = (busy.server.address(), text(&table["table"]));
    for _ in 0..50 {
        let (client, _) = Client::connect(&address, id, None, None).await.unwrap();
        drop(client);
    }
    let wrong = Client::connect(&address, "0000000000000", None, None).await;
    assert!(matches!(wrong, Err(ClientError::Lost(_))), "{wrong:?}");
    busy.close().await;
}
