//! `magnumsal trace` and `perft`.

use crate::common::{Folder, both, command, fails, ok, random_record, run, run_with_input};
use magnumsal_rules::RuleSet;
use std::{
    io::{BufRead, BufReader},
    process::Stdio,
};

#[test]
fn a_trace_has_a_line_for_every_position() {
    for rules in both() {
        let record = random_record(rules, 3, 4, 120);
        let trace = ok(&run_with_input(&["trace", "-"], &record.to_json()));
        assert_eq!(trace.lines().count(), 121);
        let game = record.position().unwrap();
        let last = serde_json::to_string(&game.trace_line(120)).unwrap();
        assert_eq!(trace.lines().last(), Some(last.as_str()));
    }
}

#[test]
fn an_illegal_record_prints_no_line() {
    let mut record = random_record(RuleSet::default(), 2, 4, 50);
    for (text, word) in [("place supply 6C", "6C"), ("dance", "dance")] {
        record.moves[40] = text.into();
        let message = fails(&run_with_input(&["trace", "-"], &record.to_json()), 1);
        assert!(message.contains("41") && message.contains(word), "{message}");
    }
}

#[test]
fn what_is_no_record_ends_with_2() {
    let good = random_record(RuleSet::default(), 2, 4, 5).to_json();
    let bad = [
        String::new(),
        "null".into(),
        good.replace("\"format\": 1", "\"format\": 3"),
        good.replace("\"expansion\"", "\"extension\""),
        good.replace("\"mapped\": false,", ""),
        good.replacen("\"rope\"", "\"spoon\"", 1),
        good.replace("\"Ada\",", ""),
        good.replace("\"round_limit\": 60", "\"round_limit\": 256"),
        good + "x",
        "[".repeat(100_000),
    ];
    for text in bad {
        fails(&run_with_input(&["trace", "-"], &text), 2);
    }
}

#[test]
fn a_reader_that_goes_away_is_no_error() {
    let folder = Folder::new();
    let record = random_record(RuleSet::muria(), 3, 4, 1000).to_json();
    let path = folder.write("game.json", &record);
    for args in [&["trace", &path][..], &["moves", &path], &["perft", &path, "1", "--divide"]] {
        let mut child =
            command(args).stdout(Stdio::piped()).stderr(Stdio::piped()).spawn().unwrap();
        // One line at most is read; then the pipe is closed.
        let mut line = String::new();
        BufReader::with_capacity(16, child.stdout.take().unwrap()).read_line(&mut line).unwrap();
        let output = child.wait_with_output().unwrap();
        assert_eq!(String::from_utf8(output.stderr).unwrap(), "", "{args:?}");
        assert_eq!(output.status.code(), Some(0), "{args:?}");
    }
}

#[test]
fn perft_counts_sequences() {
    let folder = Folder::new();
    let game = folder.game();
    let count = |depth: &str| ok(&run(&["perft", &game, depth])).trim().parse::<u64>().unwrap();
    let trace = ok(&run(&["trace", &game]));
    let first: serde_json::Value = serde_json::from_str(trace.trim()).unwrap();
    let legal = first["legal"].as_array().unwrap().len() as u64;
    assert_eq!((count("0"), count("1"), count("2")), (1, legal, legal));
    let divided = ok(&run(&["perft", &game, "3", "--divide"]));
    assert_eq!(divided.lines().count() as u64, legal + 1);
    assert_eq!(divided.lines().last().unwrap().parse::<u64>().unwrap(), count("3"));
    let sum: u64 = divided
        .lines()
        .filter_map(|line| line.rsplit_once(": "))
        .map(|(_, count)| count.parse::<u64>().unwrap())
        .sum();
    assert_eq!(sum, count("3"));
    fails(&run(&["perft", &game, "100"]), 2);
    fails(&run(&["perft", &game]), 2);
    fails(&run_with_input(&["perft", "-", "1"], "{}"), 2);
}

#[test]
fn a_position_is_a_record_that_ends_where_the_ply_is() {
    for rules in both() {
        let record = random_record(rules, 3, 4, 120);
        let trace = ok(&run_with_input(&["trace", "-"], &record.to_json()));
        for (ply, args) in
            [(70, vec!["--ply", "70"]), (70, vec!["--ply", "70", "--unknown"]), (120, vec![])]
        {
            let args = [&["position", "-"], &args[..]].concat();
            let position = ok(&run_with_input(&args, &record.to_json()));
            let again = ok(&run_with_input(&["trace", "-"], &position));
            let value =
                |line: Option<&str>| serde_json::from_str::<serde_json::Value>(line.unwrap());
            let mut last = value(again.lines().last()).unwrap();
            last["ply"] = ply.into();
            assert_eq!(last, value(trace.lines().nth(ply)).unwrap());
            ok(&run_with_input(&["moves", "-"], &position));
        }
    }
}

#[test]
fn a_position_after_the_last_move_is_refused() {
    let record = random_record(RuleSet::default(), 2, 4, 9).to_json();
    let message = fails(&run_with_input(&["position", "-", "--ply", "10"], &record), 2);
    assert!(message.contains("only 9 moves"), "{message}");
}

#[test]
fn a_move_on_a_real_board_says_what_it_turns_up() {
    let record = random_record(RuleSet::default(), 2, 4, 0).to_json();
    let real = ok(&run_with_input(&["position", "-", "--unknown"], &record));
    let message = fails(&run_with_input(&["play", "-", "buy 1"], &real), 1);
    assert!(message.contains("1 things are turned up"), "{message}");
    let played = ok(&run_with_input(&["play", "-", "buy 1 -> royal"], &real));
    assert!(played.contains("\"buy 1 -> royal\""), "{played}");
}
