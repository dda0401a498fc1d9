//! What an operator allows on a server, as a process.

#![allow(clippy::unwrap_used, clippy::panic, reason = "a test that cannot go on stops")]

use crate::common::{Folder, fails, run};
use magnumsal_testbed::{Server, http};
use serde_json::{Value, json};
use std::fs;

const PROGRAM: &str = env!("CARGO_BIN_EXE_magnumsal");

fn store(folder: &Folder) -> String {
    format!("sqlite:{}", folder.file("games.sqlite"))
}

/// Makes a table with a player of this name; the status and the answer.
fn new_table(server: &Server, name: &str) -> (u16, Value) {
    let request = json!({ "seats": [{ "kind": "me", "name": name }, { "kind": "open" }] });
    http("POST", &format!("{}/api/tables", server.address()), None, Some(&request)).unwrap()
}

#[test]
fn a_bad_list_is_reported_in_a_line() {
    let folder = Folder::new();
    let addresses = folder.write("addresses", "192.0.2.1 # fine\n\nthe neighbour\n");
    let words = folder.write("words", "brine\n* * *\n");
    let nowhere = folder.file("nowhere");
    for (option, path, expected) in [
        ("--blocked-addresses", &addresses, ", line 3: `the neighbour` cannot be used: give an"),
        ("--blocked-words", &words, ", line 2: `* * *` cannot be used: it has no letter"),
        ("--blocked-words", &nowhere, " cannot be read: No such file"),
    ] {
        let args = ["serve", "--listen", "127.0.0.1:0", "--store", &store(&folder), option, path];
        let line = fails(&run(&args), 2);
        assert!(line.contains(&format!("{option}: {path}{expected}")), "{line}");
    }
}

#[test]
fn lists_are_read_again_with_a_signal_and_a_bad_one_changes_nothing() {
    let folder = Folder::new();
    let words = folder.write("words", "brine\n");
    let mut server = Server::start(PROGRAM, &store(&folder), &["--blocked-words", &words]).unwrap();
    let (status, refused) = new_table(&server, "Brine");
    assert_eq!((status, &refused["code"]), (422, &json!("blocked-word")));
    // As long as before, so that the signal may be what is noticed first.
    fs::write(&words, "water\n").unwrap();
    server.signal("HUP").unwrap();
    while new_table(&server, "Brine").0 != 201 {}
    assert_eq!(new_table(&server, "Water").0, 422);
    fs::write(&words, "salt\n!!!\n").unwrap();
    while !server.log().contains("line 2: `!!!` cannot be used") {
        std::thread::yield_now();
    }
    assert_eq!(new_table(&server, "Water").0, 422);
    assert_eq!(new_table(&server, "Salt").0, 201);
    assert!(server.terminate().unwrap().success());
}

#[test]
fn on_a_server_without_chat_everything_else_works() {
    let folder = Folder::new();
    let server = Server::start(PROGRAM, &store(&folder), &["--no-chat"]).unwrap();
    let (_, made) = new_table(&server, "Ada");
    let (table, token) = (made["table"].as_str().unwrap(), made["token"].as_str());
    let tell = |command: Value| {
        let url = format!("{}/api/tables/{table}/commands", server.address());
        http("POST", &url, token, Some(&command)).unwrap()
    };
    let (status, refused) = tell(json!({ "type": "say", "text": "hello" }));
    assert_eq!((status, &refused["code"]), (409, &json!("no-chat")));
    assert_eq!(tell(json!({ "type": "title", "name": "Cellar" })).0, 200);
}
