//! The commands of `docs/hosting.md` do what it says.

use crate::bed::{Bed, Load, Table, ask, on_both, stderr};
use serde_json::json;
use std::process::{Command, Stdio};

const HOSTING: &str = include_str!("../../../../docs/hosting.md");

on_both! {
    the_commands_of_the_hosting_document_run
}

async fn the_commands_of_the_hosting_document_run(bed: Bed) {
    let server = bed.serve();
    let table = Table::new(&server);
    table.play(&server, 3).await;
    let url = format!("{}/api/tables/{}/reports", server.address(), table.id);
    let (status, _) = ask("POST", url, Some(&table.token), Some(json!({ "text": "a word" })));
    assert!(status < 300, "{status}");
    let load = Load::start(&server, 2);
    let empty = bed.another();
    let lines = HOSTING.lines().filter(|line| line.starts_with("magnumsal admin "));
    let mut ran = Vec::new();
    for line in lines {
        let line = line.split("  #").next().unwrap().trim_end();
        let line = line.replace("0123456789ab", &table.id).replace("--settle 17", "--settle 1");
        let name = line.split(' ').nth(2).unwrap().to_owned();
        let store = if name == "restore" { &empty.store } else { &bed.store };
        // As a shell reads it, with the program that is tested.
        let script = line.replacen("magnumsal", env!("CARGO_BIN_EXE_magnumsal"), 1);
        let mut command = Command::new("sh");
        command.args(["-c", &script]).env("MAGNUMSAL_STORE", store);
        command.current_dir(bed.folder.path()).stdin(Stdio::null());
        let output = tokio::task::block_in_place(|| command.output().unwrap());
        assert_eq!(output.status.code(), Some(0), "{line}: {}", stderr(&output));
        ran.push(name);
    }
    load.goes_on(5).await;
    load.stop().await;
    for command in [
        "list", "show", "stats", "check", "export", "import", "forget", "delete", "prune",
        "backup", "restore",
    ] {
        assert!(ran.iter().any(|ran| ran == command), "{command} is not in the document");
    }
}
