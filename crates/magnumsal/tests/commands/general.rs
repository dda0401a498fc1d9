//! What all commands share: help, editions.

use crate::common::{Folder, fails, ok, run, run_with_input, stdout};

const COMMANDS: [&str; 13] = [
    "serve", "admin", "new", "moves", "play", "explain", "hint", "review", "trace", "verify",
    "random", "perft", "simulate",
];

const MURIA: &str = include_str!("../../../rules/data/muria.toml");

#[test]
fn the_help_lists_every_command() {
    let help = ok(&run(&["--help"]));
    for command in COMMANDS {
        assert!(help.contains(&format!("\n  {command} ")), "{help}");
    }
}

#[test]
fn every_help_ends_with_an_example() {
    for command in COMMANDS {
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
    for (args, word, help) in [
        (&["dig"][..], "dig", "magnumsal --help"),
        (&["dig", "new"], "dig", "magnumsal --help"),
        (&["new", "--sed", "1"], "--seed", "magnumsal new --help"),
        (&["moves"], "RECORD", "magnumsal moves --help"),
    ] {
        let message = fails(&run(args), 2);
        assert!(message.contains(word), "{message}");
        assert!(message.ends_with(&format!("; see `{help}`\n")), "{message}");
    }
}

#[test]
fn numbers_are_refused_in_plain_words() {
    let seeds = "from 0 to 18446744073709551615";
    for (args, option, allowed) in [
        (&["new", "--seed", "abc"][..], "--seed", seeds),
        (&["new", "--seed", "-1"], "--seed", seeds),
        (&["random", "--seed", "18446744073709551616"], "--seed", seeds),
        (&["random", "--games", "0"], "--games", "from 1 to"),
        (&["random", "--players", "x"], "--players", "from 2 to 5"),
        (&["new", "--cart-capacity", "3"], "--cart-capacity", "give 2; without"),
        (&["new", "--round-limit", "-5"], "--round-limit", "from 1 to 255"),
        (&["perft", "x", "-1"], "DEPTH", "from 0 to 99"),
        (&["perft", "x", "100"], "DEPTH", "from 0 to 99"),
        (&["moves", "x", "--width", "79"], "--width", "from 80 to 255"),
    ] {
        let message = fails(&run(args), 2);
        assert!(message.contains(option) && message.contains(allowed), "{message}");
    }
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
    assert_eq!(crate::common::stderr(&output), "", "nothing is reconstructed");
    let board = ok(&run_with_input(&["moves", "-", "--edition", &edition], &record));
    assert!(!board.contains("reconstructed"), "{board}");
    // Without it the record would be replayed wrongly.
    let message = fails(&run_with_input(&["moves", "-"], &record), 2);
    assert!(message.contains("fingerprint") && message.contains("--edition"), "{message}");
    // It is Muria's, so a game without Muria does not use it.
    let output = run(&["new", "--seed", "1", "--edition", &edition]);
    assert_eq!(ok(&output), ok(&run(&["new", "--seed", "1"])));
    let note = crate::common::stderr(&output);
    assert!(note.contains("changes nothing") && note.contains("--expansion muria"), "{note}");
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

#[test]
fn explain_says_that_rule_texts_quote_the_embedded_edition() {
    let folder = Folder::new();
    let base = include_str!("../../../rules/data/base.toml")
        .replace("[5, 5, 5, 6, 6, 7, 8]", "[9, 9, 9, 9, 9, 99, 99]");
    let edition = folder.write("dear.toml", &base);
    let game = folder.game();
    let output = run(&["--edition", &edition, "explain", &game, "castle 1C"]);
    assert_eq!(output.status.code(), Some(1));
    assert!(stdout(&output).contains("those of the embedded edition"));
    let plain = run(&["explain", &game, "castle 1C"]);
    assert!(!stdout(&plain).contains("embedded edition"));
}
