//! The log of a server: it can follow single tables.

#![allow(clippy::unwrap_used, clippy::panic, reason = "a test that cannot go on stops")]

use crate::{
    common::{Folder, fails, run},
    serve::{PROGRAM, new_table, store},
};
use magnumsal_testbed::{Client, Server, http};
use serde_json::{Value, json};
use std::fs;

/// Plays the beginning of a game, says something, and asks for something that is refused.
async fn play(server: &Server, table: &str, token: &str) {
    let (mut client, _) =
        Client::connect(&server.address(), table, Some(token), None).await.unwrap();
    for request in [
        json!({ "type": "move", "id": 1, "ply": 0, "move": "place supply 1C" }),
        json!({ "type": "say", "id": 2, "text": "whispering" }),
        json!({ "type": "rename", "id": 3, "seat": 0, "name": "Wanda" }),
        json!({ "type": "agree", "id": 4 }),
    ] {
        client.send(&request).await.unwrap();
        while client.next().await.unwrap()["id"] != request["id"] {}
    }
    let url = format!("{}/api/tables/{table}", server.address());
    assert_eq!(http("GET", &url, None, None).unwrap().0, 200);
}

/// The lines of a log in JSON.
fn lines(server: &Server) -> Vec<Value> {
    let log = server.log();
    log.lines().filter_map(|line| serde_json::from_str(line).ok()).collect()
}

/// Whether a line is about a table: itself, or a span around it.
fn is_about(line: &Value, table: &str) -> bool {
    let spans = line["spans"].as_array().into_iter().flatten();
    line["fields"]["table"] == table || spans.into_iter().any(|span| span["table"] == table)
}

/// The words of the lines about a table.
fn logged(server: &Server, table: &str) -> Vec<String> {
    let lines = lines(server);
    let about = lines.iter().filter(|line| is_about(line, table));
    about.map(|line| line["fields"]["message"].as_str().unwrap().to_owned()).collect()
}

#[tokio::test(flavor = "multi_thread")]
async fn the_log_follows_tables_that_a_file_names_and_no_others() {
    let folder = Folder::new();
    let list = folder.write("tables", "# nothing yet\n");
    let args = ["--log", "json", "--log-tables", &list];
    let server = Server::start_logging(PROGRAM, &store(&folder), &args, "warn,magnumsal=info");
    let server = server.unwrap();
    let (followed, key) = new_table(&server);
    let (other, other_key) = new_table(&server);
    play(&server, &other, &other_key).await;
    assert_eq!(logged(&server, &other), [""; 0], "{}", server.log());

    fs::write(&list, format!("{followed}\n")).unwrap();
    server.wait_for_log("the list of tables to follow was read", 1).unwrap();
    play(&server, &followed, &key).await;
    play(&server, &other, &other_key).await;
    let words_logged = logged(&server, &followed);
    for words in ["a socket is opened", "entered", "refused", "on disk", "answered"] {
        assert!(
            words_logged.iter().any(|logged| logged == words),
            "no {words} in {words_logged:?}"
        );
    }
    assert_eq!(logged(&server, &other), [""; 0], "{}", server.log());

    // Who asked for what, but not with which words.
    let lines = lines(&server);
    let entered = lines.iter().find(|line| line["fields"]["message"] == "entered").unwrap();
    let spans = entered["spans"].as_array().unwrap();
    let command = spans.iter().find(|span| span["name"] == "command").unwrap();
    assert_eq!((&command["kind"], &command["seats"]), (&json!("move"), &json!("0,1")));
    let refused = lines.iter().find(|line| line["fields"]["message"] == "refused").unwrap();
    assert_eq!(refused["fields"]["code"], "nothing-asked");
    for secret in ["whispering", "Wanda", "Ada", "place supply", &key, &other_key] {
        assert!(!server.log().contains(secret), "the log has {secret}: {}", server.log());
    }

    // A list that cannot be read changes nothing, and an empty one ends it.
    fs::write(&list, "no table\n").unwrap();
    server.wait_for_log("cannot be read: unchanged", 1).unwrap();
    fs::remove_file(&list).unwrap();
    server.wait_for_log("the list of tables to follow was read", 2).unwrap();
    let before = logged(&server, &followed).len();
    let (mut client, _) =
        Client::connect(&server.address(), &followed, Some(&key), None).await.unwrap();
    client.send(&json!({ "type": "say", "id": 1, "text": "quiet" })).await.unwrap();
    while client.next().await.unwrap()["id"] != 1 {}
    assert_eq!(logged(&server, &followed).len(), before, "{}", server.log());
}

#[tokio::test(flavor = "multi_thread")]
async fn a_table_can_be_followed_from_the_start() {
    let folder = Folder::new();
    let mut server = Server::start(PROGRAM, &store(&folder), &[]).unwrap();
    let (table, key) = new_table(&server);
    server.kill();
    let args = ["--log", "json", "--log-table", table.as_str()];
    let server = Server::start(PROGRAM, &store(&folder), &args).unwrap();
    play(&server, &table, &key).await;
    let logged = logged(&server, &table);
    assert_eq!(logged.first().map(String::as_str), Some("a table was read"), "{logged:?}");
}

#[test]
fn what_cannot_be_followed_is_reported_in_a_line() {
    let folder = Folder::new();
    let list = folder.write("tables", "salt\n");
    let store = store(&folder);
    let serve = ["serve", "--listen", "127.0.0.1:0", "--store", &store];
    for (option, value, words) in
        [("--log-table", "salt", "salt"), ("--log-tables", list.as_str(), "is no name of a table")]
    {
        let args: Vec<&str> = serve.iter().copied().chain([option, value]).collect();
        let line = fails(&run(&args), 2);
        assert!(line.contains(words), "{line}");
    }
}
