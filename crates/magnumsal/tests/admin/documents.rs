//! The commands of `docs/hosting.md` do what it says.

use crate::bed::{Bed, Load, Table, on_both, stderr};
use std::process::{Command, Stdio};

const HOSTING: &str = include_str!("../../../../docs/hosting.md");

on_both! {
    the_commands_that_hosting_tells_of_run
}

async fn the_commands_that_hosting_tells_of_run(bed: Bed) {
    let server = bed.serve();
    let table = Table::new(&server);
    table.play(&server, 3).await;
    let load = Load::start(&server, 2);
    let empty = bed.another();
    let lines = HOSTING.lines().filter(|line| line.starts_with("magnumsal admin "));
    let mut ran = Vec::new();
    for line in lines {
        let line = line.split("  #").next().unwrap().trim_end();
        let line = line.replace("0123456789ab", &table.id);
        let words: Vec<&str> = line.split_whitespace().skip(1).collect();
        let store = if words[1] == "restore" { &empty.store } else { &bed.store };
        let mut command = Command::new(env!("CARGO_BIN_EXE_magnumsal"));
        command.args(&words).env("MAGNUMSAL_STORE", store).current_dir(bed.folder.path());
        let run = || command.stdin(Stdio::null()).output().unwrap();
        let output = tokio::task::block_in_place(run);
        assert_eq!(output.status.code(), Some(0), "{line}: {}", stderr(&output));
        ran.push(words[1].to_owned());
    }
    load.goes_on(5).await;
    load.stop().await;
    for command in [
        "list", "show", "stats", "check", "export", "import", "forget", "delete", "prune",
        "backup", "restore",
    ] {
        assert!(ran.iter().any(|ran| ran == command), "{command} is not told of");
    }
}
