//! What all commands share: welcome, help, editions.

mod common;

use common::{Folder, fails, ok, run, run_with_input};

const MURIA: &str = include_str!("../../../data/muria.toml");

#[test]
fn without_a_command_there_is_a_welcome() {
    let welcome = ok(&run(&[]));
    for command in ["new", "moves", "play", "explain", "trace", "random", "perft"] {
        assert!(welcome.contains(&format!("magnumsal {command}")), "{welcome}");
    }
}

#[test]
fn every_help_ends_with_an_example() {
    for command in ["new", "moves", "play", "explain", "trace", "random", "perft"] {
        for flag in ["--help", "-h"] {
            let help = ok(&run(&[command, flag]));
            let example = help.split("Example:\n").nth(1).unwrap();
            assert!(example.contains(&format!("magnumsal {command}")), "{help}");
        }
    }
    assert!(ok(&run(&["--help"])).contains("Example:"));
    assert!(ok(&run(&["--version"])).starts_with("magnumsal "));
}

#[test]
fn unknown_commands_and_options_are_refused() {
    assert!(fails(&run(&["dig"]), 2).contains("dig"));
    assert!(fails(&run(&["new", "--sed", "1"]), 2).contains("--seed"));
}

#[test]
fn an_edition_file_replaces_the_embedded_one() {
    let folder = Folder::new();
    let printed = MURIA
        .replace("provenance = \"reconstructed\"", "provenance = \"printed\"")
        .replace("uuu=9", "uuu=10");
    let edition = folder.write("mine.toml", &printed);
    let output = run(&["new", "--expansion", "muria", "--seed", "1", "--edition", &edition]);
    let record = ok(&output);
    assert!(record.contains("\"uuu=10\""), "{record}");
    assert_eq!(common::stderr(&output), "", "nothing is reconstructed");
    let board = ok(&run_with_input(&["moves", "-", "--edition", &edition], &record));
    assert!(!board.contains("reconstructed"), "{board}");
    // Without it the record's orders are not in the box.
    assert!(fails(&run_with_input(&["moves", "-"], &record), 2).contains("uuu=10"));
    ok(&run(&["--edition", &edition, "random", "--games", "1", "--expansion", "muria"]));
}

#[test]
fn a_bad_edition_is_refused_with_file_and_line() {
    let folder = Folder::new();
    let line = MURIA.lines().position(|line| line.contains("bbg/2")).unwrap() + 1;
    let edition = folder.write("bad.toml", &MURIA.replace("bbg/2", "bbx/2"));
    let message = fails(&run(&["new", "--edition", &edition]), 2);
    assert!(message.contains(&edition), "{message}");
    assert!(message.contains(&format!("line {line}")), "{message}");
    let message = fails(&run(&["new", "--edition", &folder.file("none.toml")]), 2);
    assert!(message.contains("none.toml"), "{message}");
}
