//! Sockets that are silent, or do not read what they have asked for.

use crate::{closed_with, memory, new_table, sit_down, text};
use futures_util::SinkExt;
use magnumsal_server::http::raise_file_limit;
use magnumsal_store::{Append, Appended, Stage, Store, Tip};
use magnumsal_testbed::{Client, Folder, Server, http};
use serde_json::{Value, json};
use std::time::{Duration, SystemTime, UNIX_EPOCH};
use tokio::net::{TcpSocket, TcpStream};
use tokio_tungstenite::{WebSocketStream, client_async, connect_async, tungstenite::Message};

/// Lines of the long journal: ten megabytes.
const LINES: u32 = 5_000;

/// What clients say there.
fn word() -> String {
    "\u{1F9C2}".repeat(500)
}

/// A server on a file of its own, with a table whose journal is as long as can be.
async fn with_long_journal(folder: &Folder) -> (Server, String) {
    let store = format!("sqlite:{}", folder.path().join("games.sqlite").display());
    let mut server = Server::start(env!("CARGO_BIN_EXE_magnumsal"), &store, &[]).unwrap();
    let id = text(&new_table(&server.address())["table"]).to_owned();
    assert!(server.terminate().unwrap().success());
    let journal = Store::open(&store.parse().unwrap()).await.unwrap();
    let table = id.parse().unwrap();
    let body = json!({ "entry": "said", "seat": 0, "text": word() }).to_string();
    let mut after = Tip::start(&table);
    // A game that nobody has touched for half a year would be deleted.
    let now = SystemTime::now().duration_since(UNIX_EPOCH).unwrap().as_millis() as i64;
    let lines = (1..=LINES).map(|number| {
        let (stage, at) = (Stage::Playing, now + i64::from(number));
        let line =
            Append { table: table.clone(), after, at, body: body.clone(), stage, wake: None };
        after = line.tip();
        line
    });
    let lines: Vec<Append> = lines.collect();
    // Tokio lets a task do 128 things at once, and what is left over comes in another order.
    for lines in lines.chunks(64) {
        let lines = lines.iter().map(|line| journal.append(line.clone()));
        for done in futures_util::future::join_all(lines).await {
            assert_eq!(done, Ok(Appended::Done));
        }
    }
    journal.close().await.unwrap();
    server.start_again().unwrap();
    (server, id)
}

/// A socket of somebody who has said hello and reads nothing, with as little room as can be.
async fn deaf(server: &Server, id: &str, hello: Value) -> WebSocketStream<TcpStream> {
    let place = server.address().trim_start_matches("http://").to_owned();
    let socket = TcpSocket::new_v4().unwrap();
    socket.set_recv_buffer_size(2048).unwrap();
    let stream = socket.connect(place.parse().unwrap()).await.unwrap();
    let url = format!("ws://{place}/api/tables/{id}/socket");
    let (mut deaf, _) = client_async(url, stream).await.unwrap();
    deaf.send(Message::text(hello.to_string())).await.unwrap();
    deaf
}

/// How many sockets the server has.
fn sockets(server: &Server) -> f64 {
    let (_, metrics) = http("GET", &format!("{}/metrics", server.address()), None, None).unwrap();
    let line = text(&metrics).lines().find_map(|line| line.strip_prefix("magnumsal_sockets "));
    line.unwrap().parse().unwrap()
}

#[tokio::test(flavor = "multi_thread")]
async fn readers_of_a_long_journal_that_do_not_read_cost_little() {
    let folder = Folder::new().unwrap();
    let (mut server, id) = with_long_journal(&folder).await;
    let address = server.address();
    // Once for what is kept in memory anyway.
    Client::connect(&address, &id, None, None).await.unwrap();
    let before = memory(&server);
    let mut silent = Vec::new();
    for _ in 0..100 {
        silent.push(deaf(&server, &id, json!({ "type": "hello", "seen": 0 })).await);
    }
    // At the same time a client that reads gets all of it, in order.
    let reading = Client::connect(&address, &id, None, Some(0)).await;
    let (_, welcome) = reading.unwrap_or_else(|error| panic!("{error}: {}", server.log()));
    let missed = welcome["missed"].as_array().unwrap();
    let numbers = missed.iter().map(|line| line["number"].as_u64().unwrap());
    assert!(numbers.eq(1..=u64::from(LINES)), "{} lines", missed.len());
    assert!(missed.iter().all(|line| text(&line["text"]) == word()));
    // The others are given up one after the other.
    let mut most = before;
    while sockets(&server) > 0.0 {
        most = most.max(memory(&server));
        tokio::time::sleep(Duration::from_millis(50)).await;
    }
    let more = most - before;
    assert!(more < 64 * 1024 * 1024, "{more} bytes more");
    assert!(server.terminate().unwrap().success());
}

#[tokio::test(flavor = "multi_thread")]
async fn news_come_after_what_was_missed_and_commands_are_answered_in_between() {
    let folder = Folder::new().unwrap();
    let store = format!("sqlite:{}", folder.path().join("games.sqlite").display());
    let server = Server::start(env!("CARGO_BIN_EXE_magnumsal"), &store, &[]).unwrap();
    let address = server.address();
    let table = new_table(&address);
    let id = text(&table["table"]);
    let (mut ada, _) = sit_down(&address, &table).await;
    let say = async |client: &mut Client| {
        let said = client.command(json!({ "type": "say", "text": word() })).await.unwrap();
        assert_eq!(said["type"], "accepted", "{said}");
    };
    // More than two parts, and more than are kept for a client that is behind.
    for _ in 0..100 {
        say(&mut ada).await;
    }
    let url = format!("{}/api/tables/{id}/socket", address.replacen("http", "ws", 1));
    let (mut looker, _) = connect_async(&url).await.unwrap();
    let hello = json!({ "type": "hello", "token": table["token"], "seen": 0 });
    looker.send(Message::text(hello.to_string())).await.unwrap();
    let command = json!({ "type": "say", "id": "mine", "text": "Salt!" });
    looker.send(Message::text(command.to_string())).await.unwrap();
    for _ in 0..100 {
        say(&mut ada).await;
    }
    let (mut lines, mut answered) = (Vec::new(), false);
    while lines.len() < 201 || !answered {
        use futures_util::StreamExt;
        let Message::Text(message) = looker.next().await.unwrap().unwrap() else { continue };
        let message: Value = serde_json::from_str(&message).unwrap();
        let number = |line: &Value| line["number"].as_u64().unwrap();
        match text(&message["type"]) {
            // Also in the middle of everything, where the client was too slow.
            "welcome" => lines.extend(message["missed"].as_array().unwrap().iter().map(number)),
            "missed" => {
                assert!(message.to_string().len() < 80 * 1024);
                lines.extend(message["lines"].as_array().unwrap().iter().map(number));
            }
            "update" => lines.push(number(&message)),
            _ => answered = message["id"] == "mine" && message["type"] == "accepted",
        }
    }
    assert!(lines.iter().copied().eq(1..=201), "{lines:?}");
}

#[tokio::test(flavor = "multi_thread")]
async fn a_silent_socket_costs_little() {
    raise_file_limit().unwrap();
    let folder = Folder::new().unwrap();
    let store = format!("sqlite:{}", folder.path().join("games.sqlite").display());
    let many = ["--connections-per-address", "2000", "--requests-per-second", "1000"];
    let mut server = Server::start(env!("CARGO_BIN_EXE_magnumsal"), &store, &many).unwrap();
    let address = server.address();
    let table = new_table(&address);
    let url = format!("{address}/api/tables/{}/socket", text(&table["table"]));
    let open = async |count: usize| {
        let mut lookers = Vec::new();
        for _ in 0..count {
            let (mut socket, _) = connect_async(url.replacen("http", "ws", 1)).await.unwrap();
            let hello = Message::text(json!({ "type": "hello" }).to_string());
            socket.send(hello).await.unwrap();
            lookers.push(tokio::spawn(async move { closed_with(&mut socket).await }));
        }
        lookers
    };
    // The first ones are for what a server needs once.
    let mut lookers = open(100).await;
    let (mut ada, welcome) = sit_down(&address, &table).await;
    let mv = text(&welcome["position"]["legal"][0]["text"]).to_owned();
    let before = memory(&server);
    lookers.extend(open(1_000).await);
    while sockets(&server) < 1_101.0 {
        tokio::time::sleep(Duration::from_millis(50)).await;
    }
    // Everybody has been sent something long.
    ada.play(0, &mv).await.unwrap();
    let each = memory(&server).saturating_sub(before) / 1_000;
    assert!(each < 30 * 1024, "{each} bytes each");
    lookers.iter().for_each(tokio::task::JoinHandle::abort);
    assert!(server.terminate().unwrap().success());
}
