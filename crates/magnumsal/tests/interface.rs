//! The interface for other people's programs: its documentation, its description, and a bot.

#![allow(clippy::unwrap_used, clippy::panic, reason = "a test that cannot go on stops")]

use magnumsal_testbed::{Folder, Server, http};
use serde_json::{Map, Value, json};
use std::{
    path::Path,
    process::{Command, Output},
    thread::sleep,
    time::Duration,
};

/// A server for this test alone that lets one address ask as fast as it likes.
fn server(folder: &Folder) -> Server {
    let store = format!("sqlite:{}", folder.path().join("games.sqlite").display());
    let args = ["--requests-per-second", "1000000", "--connections-per-address", "10000"];
    Server::start(env!("CARGO_BIN_EXE_magnumsal"), &store, &args).unwrap()
}

/// Python with the libraries of `xtask/requirements.txt`.
fn python() -> Command {
    let Ok(python) = std::env::var("MAGNUMSAL_PYTHON") else {
        panic!(
            "this test needs Python with the libraries of xtask/requirements.txt: run `cargo xtask \
             test`, which makes such an environment, or set MAGNUMSAL_PYTHON to its interpreter"
        );
    };
    let mut python = Command::new(python);
    // The server is on this machine, so the machine's proxy must not be used.
    python.env("NO_PROXY", "*").env("no_proxy", "*");
    python
}

/// Runs it to its end, which must be a success.
#[track_caller]
fn succeeds(command: &mut Command) -> String {
    let Output { status, stdout, stderr } = command.output().unwrap();
    let said = [stdout, stderr].concat();
    let said = String::from_utf8_lossy(&said).into_owned();
    assert!(status.success(), "{said}");
    said
}

/// A new table.
fn create(server: &Server, request: &Value) -> Value {
    let url = format!("{}/api/tables", server.address());
    let (status, created) = http("POST", &url, None, Some(request)).unwrap();
    assert_eq!(status, 201, "{created}");
    created
}

fn text(value: &Value) -> &str {
    value.as_str().unwrap()
}

#[test]
fn a_bot_of_fifty_lines_sits_down_and_plays_a_whole_game() {
    let folder = Folder::new().unwrap();
    let server = server(&folder);
    let bot = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../examples/bot.py");
    assert!(std::fs::read_to_string(&bot).unwrap().lines().count() <= 50);
    for expansion in ["none", "muria"] {
        let created = create(
            &server,
            &json!({
                "rules": { "expansion": expansion },
                "seats": [{ "kind": "bot", "level": "apprentice" }, { "kind": "open" }],
                "habits": { "bot_pause": 0 }
            }),
        );
        let (table, key) = (text(&created["table"]), text(&created["invitations"][0]["key"]));
        let mut play = python();
        play.arg(&bot).arg(server.address()).arg(table).env("MAGNUMSAL_KEY", key);
        let said = succeeds(&mut play);
        assert!(said.starts_with("The game is over: {'scores': ["), "{said}");
        let url = format!("{}/api/tables/{table}", server.address());
        let (status, shown) = http("GET", &url, None, None).unwrap();
        assert_eq!((status, &shown["table"]["stage"]), (200, &json!("over")));
        assert_eq!(shown["table"]["seats"].as_array().unwrap().len(), 2);
    }
}

#[test]
fn a_bot_with_a_wrong_key_gets_an_error_and_does_not_print_the_key() {
    let folder = Folder::new().unwrap();
    let server = server(&folder);
    let request = json!({ "seats": [{ "kind": "me", "name": "Ada" }, { "kind": "open" }] });
    let created = create(&server, &request);
    let key = "0123456789abcdef0123456789abcdef";
    let bot = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../examples/bot.py");
    let mut play = python();
    play.arg(&bot).arg(server.address()).arg(text(&created["table"])).env("MAGNUMSAL_TOKEN", key);
    let Output { status, stderr, .. } = play.output().unwrap();
    let said = String::from_utf8(stderr).unwrap();
    assert!(!status.success() && said.lines().count() == 1, "{said}");
    assert!(!said.contains(key), "{said}");
}

#[test]
fn the_interface_does_what_its_description_says() {
    let folder = Folder::new().unwrap();
    let server = server(&folder);
    let mut tables = Map::new();
    let mut remember = |created: &Value| {
        tables.insert(text(&created["table"]).to_owned(), created["token"].clone());
    };
    let me = |name: &str| json!({ "kind": "me", "name": name });
    let quick = json!({ "bot_pause": 0, "hints": 1 });
    for request in [
        json!({ "public": true, "seats": [me("Ada"), { "kind": "open" }, { "kind": "open" }] }),
        json!({ "seats": [me("Ada"), { "kind": "bot", "level": "apprentice" }], "habits": quick }),
        json!({ "seats": [me("Ada"), me("Bruno")], "rules": { "expansion": "muria" } }),
    ] {
        remember(&create(&server, &request));
    }
    for request in [finished(&server), short_record()] {
        let url = format!("{}/api/tables/import", server.address());
        let (status, imported) = http("POST", &url, None, Some(&request)).unwrap();
        assert_eq!(status, 201, "{imported}");
        remember(&imported);
    }
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/schemathesis");
    let mut schemathesis = python();
    schemathesis
        .args(["-m", "schemathesis.cli", "--config-file", "schemathesis.toml", "run", "--no-color"])
        .arg(format!("{}/api/openapi.json", server.address()))
        .current_dir(folder)
        .env("MAGNUMSAL_TABLES", Value::Object(tables).to_string())
        .env("PYTHONDONTWRITEBYTECODE", "1");
    let said = succeeds(&mut schemathesis);
    let (status, description) =
        http("GET", &format!("{}/api/openapi.json", server.address()), None, None).unwrap();
    assert_eq!(status, 200);
    let operations: usize =
        description["paths"].as_object().unwrap().values().map(operations_of).sum();
    let all = format!("Selected: {operations}/{operations}\n  Tested: {operations}");
    assert!(said.contains(&all), "{said}");
}

#[test]
fn the_messages_of_a_socket_are_as_the_description_says() {
    let folder = Folder::new().unwrap();
    let server = server(&folder);
    let me = |name: &str| json!({ "kind": "me", "name": name });
    for expansion in ["none", "muria"] {
        let rules = json!({ "expansion": expansion });
        let created =
            create(&server, &json!({ "seats": [me("Ada"), me("Bruno")], "rules": rules }));
        let script = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/schemathesis/messages.py");
        let mut messages = python();
        messages.arg(script).arg(server.address());
        succeeds(messages.arg(text(&created["table"])).arg(text(&created["token"])));
    }
}

/// How many operations a path of the description has: its methods, not what they share.
fn operations_of(path: &Value) -> usize {
    let methods = ["get", "post", "put", "patch", "delete"];
    methods.iter().filter(|method| !path[method].is_null()).count()
}

/// The record of a game that two bots have played here, to be imported.
fn finished(server: &Server) -> Value {
    let bot = json!({ "kind": "bot", "level": "apprentice" });
    let created = create(server, &json!({ "seats": [bot, bot], "habits": { "bot_pause": 0 } }));
    let url = format!("{}/api/tables/{}/record", server.address(), text(&created["table"]));
    loop {
        let (status, record) = http("GET", &url, None, None).unwrap();
        if status == 200 {
            return json!({ "name": "Two apprentices", "record": record });
        }
        assert_eq!(record["code"], "not-over");
        sleep(Duration::from_millis(50));
    }
}

/// A record that is reviewed at once.
fn short_record() -> Value {
    let game = include_str!("../../rules/tests/games/base-2.json");
    let mut record: Value = serde_json::from_str(game).unwrap();
    record["moves"].as_array_mut().unwrap().truncate(2);
    json!({ "record": record })
}

#[test]
fn the_documentation_comes_from_the_server_itself() {
    let folder = Folder::new().unwrap();
    let server = server(&folder);
    let get = |path: &str| {
        let (status, body) =
            http("GET", &format!("{}{path}", server.address()), None, None).unwrap();
        assert_eq!(status, 200, "{path}");
        body
    };
    let page = get("/api/docs/");
    let page = text(&page);
    let mut parts = Vec::new();
    for mark in ["src=\"", "href=\""] {
        for rest in page.split(mark).skip(1) {
            parts.push(rest.split('"').next().unwrap());
        }
    }
    for wanted in ["/api/docs/page.css", "/api/docs/page.js", "/api/openapi.json"] {
        assert!(parts.contains(&wanted), "{parts:?}");
    }
    for part in parts.into_iter().filter(|part| part.starts_with("/api/docs/")) {
        let body = get(part);
        assert!(!text(&body).is_empty(), "{part}");
        assert!(!text(&body).contains("://"), "{part} is not from here alone");
    }
    assert!(!page.contains("://"), "{page}");
    assert_eq!(get("/api/docs"), json!(page), "without the stroke at its end");
    let document = get("/api/openapi.json");
    assert_eq!(document["openapi"], "3.1.0");
    // What the page lists by its tag and name.
    let operations = document["paths"].as_object().unwrap().values();
    for operation in operations.flat_map(|path| path.as_object().unwrap().values()) {
        assert!(operation["operationId"].is_string(), "{operation}");
        assert!(operation["tags"][0].is_string(), "{operation}");
    }
}
