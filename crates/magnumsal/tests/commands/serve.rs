//! `serve` as a process: how it starts, stops, and refuses to start.

#![allow(clippy::unwrap_used, clippy::panic, reason = "a test that cannot go on stops")]

use crate::common::{Folder, fails, run};
use magnumsal_testbed::{Client, ClientError, Server, http};
use serde_json::json;
use std::net::TcpListener;
use tokio_tungstenite::tungstenite::Message;

pub const PROGRAM: &str = env!("CARGO_BIN_EXE_magnumsal");

/// The address of a SQLite file in a folder.
pub fn store(folder: &Folder) -> String {
    format!("sqlite:{}", folder.file("games.sqlite"))
}

/// Makes a table where Ada has both seats; its identifier and her token.
pub fn new_table(server: &Server) -> (String, String) {
    let request =
        json!({ "seats": [{ "kind": "me", "name": "Ada" }, { "kind": "me", "name": "Bo" }] });
    let url = format!("{}/api/tables", server.address());
    let (status, made) = http("POST", &url, None, Some(&request)).unwrap();
    assert_eq!(status, 201, "{made}");
    let text = |key: &str| made[key].as_str().unwrap().to_owned();
    (text("table"), text("token"))
}

/// A server that is asked to stop finishes what is under way and closes its sockets in order.
async fn stops_in_order(signal: &str) {
    let folder = Folder::new();
    let mut server = Server::start(PROGRAM, &store(&folder), &[]).unwrap();
    let (table, token) = new_table(&server);
    let connect = || async {
        let token = Some(token.as_str());
        Client::connect(&server.address(), &table, token, Some(0)).await.unwrap()
    };
    let (mut looker_on, _) = connect().await;
    let (mut client, _) = connect().await;
    for id in 0..50 {
        let word = json!({ "type": "say", "id": id, "text": format!("word {id}") });
        client.send(&word).await.unwrap();
    }
    // The first one is answered, and others are under way.
    let mut answered = 0;
    let mut asked = false;
    let end = loop {
        match client.next().await {
            Ok(message) if message["type"] == "accepted" => answered += 1,
            Ok(message) => assert_eq!(message["type"], "update", "{message}"),
            Err(end) => break end,
        }
        if !asked {
            server.signal(signal).unwrap();
            asked = true;
        }
    };
    assert_eq!(end, ClientError::Closed(Some(4001)));
    let end = loop {
        match looker_on.next().await {
            Ok(_) => {}
            Err(end) => break end,
        }
    };
    assert_eq!(end, ClientError::Closed(Some(4001)));
    assert_eq!(server.wait().unwrap().code(), Some(0), "{}", server.log());
    assert!(server.log().contains("all games are stored"), "{}", server.log());

    server.start_again().unwrap();
    let (_, welcome) = Client::connect(&server.address(), &table, None, Some(0)).await.unwrap();
    let missed = welcome["missed"].as_array().unwrap();
    assert!(missed.len() >= answered, "{answered} were answered, and {} are there", missed.len());
    for (id, line) in missed.iter().enumerate() {
        assert_eq!(line["text"], format!("word {id}"));
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn sigterm_stops_the_server_in_order() {
    stops_in_order("TERM").await;
}

#[tokio::test(flavor = "multi_thread")]
async fn ctrl_c_stops_the_server_in_order() {
    stops_in_order("INT").await;
}

/// While a server drains, it reports that it is not ready, and those who are there play on.
#[tokio::test(flavor = "multi_thread")]
async fn a_server_that_drains_is_not_ready_and_plays_on() {
    let folder = Folder::new();
    let args = ["--drain-seconds", "3600"];
    let mut server = Server::start(PROGRAM, &store(&folder), &args).unwrap();
    let (table, token) = new_table(&server);
    let ready = |server: &Server| http("GET", &format!("{}/readyz", server.address()), None, None);
    assert_eq!(ready(&server).unwrap().0, 200);
    let (mut client, _) =
        Client::connect(&server.address(), &table, Some(&token), None).await.unwrap();
    server.signal("TERM").unwrap();
    while ready(&server).unwrap() != (503, json!("stopping\n")) {
        tokio::task::yield_now().await;
    }
    let said = client.command(json!({ "type": "say", "text": "I am still here" })).await.unwrap();
    assert_eq!(said["type"], "accepted");
    // A socket that comes now is let in: not every client has a proxy in front.
    Client::connect(&server.address(), &table, None, None).await.unwrap();
    // A second signal means: do not wait.
    server.signal("TERM").unwrap();
    assert_eq!(server.wait().unwrap().code(), Some(130));
}

/// A client that has not said anything yet, and one that does not answer, do not hold a server up.
#[tokio::test(flavor = "multi_thread")]
async fn silent_clients_do_not_keep_a_server_from_stopping() {
    let folder = Folder::new();
    let mut server = Server::start(PROGRAM, &store(&folder), &[]).unwrap();
    let (table, token) = new_table(&server);
    let (client, _) = Client::connect(&server.address(), &table, Some(&token), None).await.unwrap();
    let url = format!("{}/api/tables/{table}/socket", server.address().replacen("http", "ws", 1));
    let (mut silent, _) = tokio_tungstenite::connect_async(url).await.unwrap();
    server.signal("TERM").unwrap();
    let goodbye = futures_util::StreamExt::next(&mut silent).await.unwrap().unwrap();
    let Message::Close(Some(frame)) = goodbye else { panic!("{goodbye:?}") };
    assert_eq!(u16::from(frame.code), 4001);
    assert_eq!(server.wait().unwrap().code(), Some(0), "{}", server.log());
    assert!(!server.log().contains("did not end in time"), "{}", server.log());
    drop(client);
}

#[test]
fn what_it_cannot_start_with_is_reported_in_a_line() {
    let folder = Folder::new();
    let garbage = format!("sqlite:{}", folder.write("garbage", &"no database at all ".repeat(99)));
    let a_folder = format!("sqlite:{}", folder.path().display());
    let good = store(&folder);
    let taken = TcpListener::bind("127.0.0.1:0").unwrap();
    let taken = taken.local_addr().unwrap().to_string();
    let any = "127.0.0.1:0";
    let public = ["--public-url", "ftp://salt.example.org"];
    for (listen, store, more, expected) in [
        (taken.as_str(), good.as_str(), &[][..], "give another port"),
        ("localhost", &good, &[], "as in 127.0.0.1:1368"),
        (any, &garbage, &[], "is not a SQLite database"),
        (any, &a_folder, &[], "cannot be opened"),
        (any, "mysql://salt@mine/games", &[], "begins with `sqlite:` or `postgres://`"),
        (any, "postgres://salt:pickaxe@127.0.0.1:1/games", &[], "check that PostgreSQL runs"),
        (any, &good, &public, "as in https://salt.example.org"),
    ] {
        let args = ["serve", "--listen", listen, "--store", store];
        let args: Vec<&str> = args.iter().chain(more).copied().collect();
        let line = fails(&run(&args), 2);
        assert!(line.contains(expected), "{line}");
        assert!(!line.contains("pickaxe"), "{line}");
    }
}

#[test]
fn a_file_has_one_server() {
    let folder = Folder::new();
    let mut server = Server::start(PROGRAM, &store(&folder), &[]).unwrap();
    let second = ["serve", "--listen", "127.0.0.1:0", "--store", &store(&folder)];
    let line = fails(&run(&second), 2);
    assert!(line.contains("in use by another server"), "{line}");
    // A killed server leaves nothing behind that would be in the way.
    server.kill();
    server.start_again().unwrap();
}

#[test]
fn the_pages_are_in_the_program() {
    let folder = Folder::new();
    let server = Server::start(PROGRAM, &store(&folder), &[]).unwrap();
    let get = |path: &str| http("GET", &format!("{}{path}", server.address()), None, None).unwrap();
    let (status, page) = get("/");
    let page = page.as_str().unwrap();
    assert!(status == 200 && page.starts_with("<!doctype html>"), "{page}");
    // Everything that the first page names is there.
    let named = page.split(['"', '\'']).filter(|text| text.starts_with('/'));
    let named: Vec<_> = named.collect();
    assert!(named.iter().any(|path| path.starts_with("/assets/")), "{named:?}");
    for path in named {
        assert_eq!(get(path).0, 200, "{path}");
    }
    for path in ["/table/1", "/assets/", "/assets/none.js", "/../Cargo.toml", "/index.html.br"] {
        let (status, refused) = get(path);
        assert_eq!((status, &refused["code"]), (404, &json!("no-page")), "{path}");
    }
}
