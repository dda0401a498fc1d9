//! The machine's clock is set while a server runs, and before it starts again.

use crate::bed;
use magnumsal_testbed::{Client, Folder, Server, http, libfaketime};
use serde_json::{Value, json};
use std::{
    fs::{self, Permissions},
    os::unix::fs::PermissionsExt as _,
};

const HOUR: i64 = 3_600_000;

/// A server whose machine's clock can be set: what the file `offset` says is added to it. The steady
/// clock stays as it is.
fn server(folder: &Folder) -> Server {
    let library = libfaketime().unwrap_or_else(|| {
        panic!("no libfaketime: `apt-get install faketime`, or set LIBFAKETIME")
    });
    let program = folder.path().join("start");
    let script = format!(
        "#!/bin/sh\nexport LD_PRELOAD={} FAKETIME_TIMESTAMP_FILE={} \
         FAKETIME_NO_CACHE=1 FAKETIME_DONT_FAKE_MONOTONIC=1\nexec {} \"$@\"\n",
        library.display(),
        folder.path().join("offset").display(),
        env!("CARGO_BIN_EXE_magnumsal")
    );
    fs::write(&program, script).unwrap();
    fs::set_permissions(&program, Permissions::from_mode(0o755)).unwrap();
    Server::start(program.to_str().unwrap(), &bed::sqlite(folder), &[]).unwrap()
}

fn set_clock(folder: &Folder, seconds: i64) {
    fs::write(folder.path().join("offset"), format!("{seconds:+}")).unwrap();
}

/// Ends a turn, and gives the bot's first move after it.
async fn turn(client: &mut Client, ply: &mut usize) -> Value {
    for mv in ["pass", "end"] {
        // The first turn has one action, and others have two.
        let mut answer = client.play(*ply, mv).await.unwrap();
        while answer["type"] == "refused" && mv == "end" {
            assert_eq!(client.play(*ply, "pass").await.unwrap()["type"], "accepted");
            *ply += 1;
            answer = client.play(*ply, mv).await.unwrap();
        }
        assert_eq!(answer["type"], "accepted", "{answer}");
        *ply += 1;
    }
    let moved = |update: &Value| update["entry"] == "moved" && update["seat"] == 1;
    let first = client.until(moved).await.unwrap();
    let mut update = first.clone();
    while update["table"]["turn"] != 0 {
        update = client.until(moved).await.unwrap();
    }
    *ply = update["plies"].as_u64().unwrap() as usize;
    first
}

fn at(line: &Value) -> i64 {
    line["at"].as_i64().unwrap()
}

#[tokio::test(flavor = "multi_thread")]
async fn bots_and_clocks_go_on_when_the_machines_clock_is_wrong() {
    let folder = Folder::new().unwrap();
    set_clock(&folder, 0);
    let mut server = server(&folder);
    let address = server.address();
    let request = json!({
        "seats": [{"kind": "me", "name": "Ada"}, {"kind": "bot", "level": "apprentice"}],
        "shuffle": false,
        "habits": {"clock": {"per": "turn", "seconds": 36_000}, "bot_pause": 0},
    });
    let make = || http("POST", &format!("{address}/api/tables"), None, Some(&request));
    let (status, made) = tokio::task::block_in_place(make).unwrap();
    assert_eq!(status, 201, "{made}");
    let (table, token) = (made["table"].as_str().unwrap(), made["token"].as_str());
    let (mut client, _) = Client::connect(&address, table, token, None).await.unwrap();
    let mut ply = 0;
    let start = at(&turn(&mut client, &mut ply).await);
    // While it runs: the bot answers, and no line is later or earlier than it should be.
    for jump in [-3600, 3600, -86_400 * 365, 86_400 * 365] {
        set_clock(&folder, jump);
        let line = turn(&mut client, &mut ply).await;
        assert!((start..start + HOUR / 2).contains(&at(&line)), "{jump}: {line}");
        assert!(line["table"]["seats"][0]["left"].as_i64().unwrap() > 9 * HOUR, "{line}");
    }
    // Set back by two hours, and started again: the log says so, and nobody has gained them.
    drop(client);
    server.kill();
    set_clock(&folder, -7200);
    server.start_again().unwrap();
    let behind = "this machine's clock is behind the last time in the store";
    server.wait_for_log(behind, 1).unwrap();
    let (mut client, welcome) = Client::connect(&address, table, token, None).await.unwrap();
    assert!(welcome["table"]["seats"][0]["left"].as_i64().unwrap() <= 10 * HOUR, "{welcome}");
    let line = turn(&mut client, &mut ply).await;
    assert!((start..start + HOUR / 2).contains(&at(&line)), "{line}");
    // By years: the store is not believed then, and the table continues anyway.
    drop(client);
    server.kill();
    set_clock(&folder, -86_400 * 365);
    server.start_again().unwrap();
    server.wait_for_log("more than a day ahead of this machine's clock", 1).unwrap();
    let (mut client, _) = Client::connect(&address, table, token, None).await.unwrap();
    let line = turn(&mut client, &mut ply).await;
    assert!((start..start + HOUR / 2).contains(&at(&line)), "{line}");
}
