//! The disk is full for a while.

use crate::bed;
use magnumsal_testbed::{Folder, Party, Server, http, move_at};
use rand::SeedableRng;
use rand_chacha::ChaCha8Rng;
use serde_json::{Value, json};
use std::{
    fs::{self, Permissions},
    os::unix::fs::PermissionsExt as _,
    process::Command,
};

/// A server that can be forbidden to write files. The system would end it for that, if it did not
/// ask for an error instead.
fn server(folder: &Folder) -> Server {
    let program = folder.path().join("start");
    let script =
        format!("#!/bin/sh\ntrap '' XFSZ\nexec {} \"$@\"\n", env!("CARGO_BIN_EXE_magnumsal"));
    fs::write(&program, script).unwrap();
    fs::set_permissions(&program, Permissions::from_mode(0o755)).unwrap();
    Server::start(program.to_str().unwrap(), &bed::sqlite(folder), &[]).unwrap()
}

/// How long files may be that the server writes from now on.
fn limit_files(server: &Server, bytes: &str) {
    let process = server.process().unwrap().to_string();
    // Only the soft limit, which anybody may raise again.
    let limit = format!("--fsize={bytes}:");
    let done = Command::new("prlimit").args(["--pid", &process, &limit]).status().unwrap();
    assert!(done.success());
}

fn ready(address: &str) -> u16 {
    let asked = || http("GET", &format!("{address}/readyz"), None, None);
    tokio::task::block_in_place(asked).unwrap().0
}

async fn play(party: &mut Party) -> Value {
    let person = party.to_move().unwrap();
    let (ply, legal) = party.journal.choice();
    let mv = legal[0].to_owned();
    party.people[person].command(move_at(ply, &mv)).await.unwrap()
}

#[tokio::test(flavor = "multi_thread")]
async fn play_goes_on_when_there_is_room_again() {
    let folder = Folder::new().unwrap();
    let mut server = server(&folder);
    let address = server.address();
    let new = || Party::new(&address, &json!({}), 1_000, &[]);
    let mut party = tokio::task::block_in_place(new).unwrap();
    party.come(&address).await.unwrap();
    let mut rng = ChaCha8Rng::seed_from_u64(5);
    for _ in 0..3 {
        party.play_one(&mut rng).await.unwrap();
    }
    assert_eq!(ready(&address), 200);

    // Several times: what a failure leaves behind must not add up.
    for _ in 0..3 {
        limit_files(&server, "0");
        for _ in 0..3 {
            let answer = play(&mut party).await;
            assert_eq!(answer["code"], "store-failed", "{answer}");
        }
        assert_eq!(ready(&address), 503);
        limit_files(&server, "unlimited");
        assert_eq!(ready(&address), 200);
        for _ in 0..3 {
            party.play_one(&mut rng).await.unwrap();
        }
    }
    // Everything is sent again as it was.
    for person in &mut party.people {
        person.seen = 0;
    }
    party.come(&address).await.unwrap();
    assert!(server.terminate().unwrap().success());
    assert!(server.log().ends_with("stopped; all games are stored\n"), "{}", server.log());

    // With a full disk it does not say so.
    server.start_again().unwrap();
    party.come(&address).await.unwrap();
    limit_files(&server, "0");
    assert_eq!(play(&mut party).await["code"], "store-failed");
    assert_eq!(server.terminate().unwrap().code(), Some(3));
    let log = server.log();
    assert!(log.contains("stopped, but the last attempt to store something has failed"), "{log}");
}
