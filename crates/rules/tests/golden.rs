//! Whole games and perft counts, pinned.
//!
//! `games/*.json` are complete records; `*.expected` says how many plies they have, what the last
//! line of the trace is, and a digest of all lines. They were computed by a second, independent
//! implementation of the rules, not by this crate, in format 1 of traces; so the lines are written
//! in that format before they are compared. `format_2` is a digest of the lines as they are now.

#![allow(clippy::unwrap_used, reason = "a test may fail")]

use magnumsal_rules::{Edition, Game, Move, MoveList, Record, RuleSet};
use serde_json::{Value, json};
use std::{collections::BTreeSet, fs, path::Path};

fn games() -> Vec<(String, Record, Value)> {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/games");
    let mut games = Vec::new();
    for entry in fs::read_dir(folder).unwrap() {
        let path = entry.unwrap().path();
        if path.extension().is_some_and(|extension| extension == "json") {
            let name = path.file_stem().unwrap().to_string_lossy().into_owned();
            let text = fs::read_to_string(&path).unwrap();
            let record = Record::from_json(&text, Edition::standard()).unwrap();
            let expected = fs::read_to_string(path.with_extension("expected")).unwrap();
            games.push((name, record, serde_json::from_str(&expected).unwrap()));
        }
    }
    games.sort_by(|a, b| a.0.cmp(&b.0));
    games
}

/// The trace, each line with its keys in order.
fn trace(record: &Record) -> Vec<Value> {
    let mut lines = Vec::new();
    record
        .replay(|ply, game, _| lines.push(serde_json::to_value(game.trace_line(ply)).unwrap()))
        .unwrap();
    lines
}

/// A line as format 1 wrote it: miners and foremen of circles and saltworks in one number, posts by
/// their owner, no empty shaft sections, and neither arrivals nor start player nor visits.
fn in_format_1(line: &Value) -> Value {
    let mut line = line.clone();
    let state = line["state"].as_object_mut().unwrap();
    state.remove("start").unwrap();
    state.remove("visited").unwrap();
    let pieces = |place: &Value| {
        let foremen = place["foremen"].as_str().unwrap_or("");
        let foremen = foremen.chars().map(|sign| u64::from(sign != '-')).chain([0; 5]);
        let miners = place["miners"].as_array().unwrap().iter().map(|n| n.as_u64().unwrap());
        Value::from_iter(miners.zip(foremen).map(|(miners, foreman)| miners + foreman))
    };
    let castle = state["castle"].as_object_mut().unwrap();
    castle.remove("arrived").unwrap();
    for circle in ["near", "far"] {
        castle[circle] = pieces(&castle[circle]);
    }
    if let Some(saltworks) = state.get_mut("saltworks") {
        let all = pieces(saltworks);
        *saltworks = json!({"brine": saltworks["brine"], "pieces": all});
    }
    for (_, holder) in state["posts"].as_object_mut().unwrap() {
        *holder = holder.get("seat").cloned().unwrap_or_default();
    }
    let nobody = |list: &Value| list.as_array().unwrap().iter().all(|count| count == 0);
    state["mine"].as_object_mut().unwrap().retain(|_, space| {
        let foremen = space["foremen"].as_str().is_some_and(|all| all.contains(['+', '~']));
        let empty = nobody(&space["standing"]) && nobody(&space["tired"]) && !foremen;
        space.get("open").is_some() || space.get("marker").is_some() || !empty
    });
    line
}

/// FNV-1a, 64 bits, over all lines.
fn digest(lines: &[Value]) -> String {
    let bytes = lines.iter().flat_map(|line| format!("{line}\n").into_bytes());
    let hash = bytes.fold(0xcbf2_9ce4_8422_2325_u64, |hash, byte| {
        (hash ^ u64::from(byte)).wrapping_mul(0x0100_0000_01b3)
    });
    format!("{hash:016x}")
}

#[test]
fn recorded_games_end_as_expected() {
    for (name, record, expected) in games() {
        let lines = trace(&record);
        assert_eq!(expected["format_2"], digest(&lines), "{name}: the trace is written otherwise");
        let lines: Vec<Value> = lines.iter().map(in_format_1).collect();
        assert_eq!(expected["plies"], record.moves.len(), "{name}");
        assert_eq!(expected["end"], lines[lines.len() - 1], "{name}");
        assert_eq!(expected["digest"], digest(&lines), "{name}: a position on the way differs");
    }
}

#[test]
fn every_edition_and_player_number_has_a_recorded_game() {
    let tables: BTreeSet<(&str, usize)> = games()
        .iter()
        .map(|(_, record, _)| (record.rules.expansion.name(), record.players.len()))
        .collect();
    let wanted = [
        ("none", 2),
        ("none", 3),
        ("none", 4),
        ("muria", 2),
        ("muria", 3),
        ("muria", 4),
        ("muria", 5),
    ];
    assert!(wanted.iter().all(|table| tables.contains(table)), "{tables:?}");
}

/// How a phase ended, read from the trace alone.
fn ends(record: &Record) -> BTreeSet<&'static str> {
    let lines = trace(record);
    let limit = u64::from(record.rules.round_limit);
    let mut found = BTreeSet::new();
    for (before, after) in lines.iter().zip(&lines[1..]) {
        if before["phase"] == after["phase"] && after["state"]["over"].is_null() {
            continue;
        }
        let (phase, round) = (&before["phase"], before["round"].as_u64().unwrap());
        let done = before["state"]["castle"]["done"].as_u64().unwrap();
        let third = phase == 3 && record.rules.is_muria();
        let threshold = 5 - u64::from(record.players.len() == 2) + u64::from(third);
        let reached_by = lines
            .iter()
            .filter(|line| line["phase"] == *phase)
            .find(|line| line["state"]["castle"]["done"].as_u64().unwrap() >= threshold)
            .map(|line| &line["seat"]);
        found.insert(match (done >= threshold, round == limit) {
            (false, _) => "by the round limit",
            (true, true) => "by both at once",
            (true, false) if done > threshold => "with more orders than needed",
            (true, false) if reached_by == Some(&before["seat"]) => "by the last player of a round",
            (true, false) => "within a round that is played out",
        });
        if done >= threshold && third {
            found.insert("by Muria's longer third phase");
        }
        if done >= threshold && record.players.len() == 2 {
            found.insert("by two players' fewer orders");
        }
    }
    found
}

#[test]
fn t5_t8_every_way_a_phase_can_end_has_a_recorded_game() {
    let found: BTreeSet<_> = games().iter().flat_map(|(_, record, _)| ends(record)).collect();
    assert_eq!(found.len(), 7, "{found:?}");
}

/// How many sequences of `depth` moves there are.
fn perft(game: &Game, depth: u32) -> u64 {
    let mut list = MoveList::new();
    game.legal_moves(&mut list);
    if depth == 1 {
        return list.len() as u64;
    }
    list.iter()
        .map(|mv| {
            let mut next = game.clone();
            next.play_unchecked(*mv);
            perft(&next, depth - 1)
        })
        .sum()
}

/// A position some plies into the game, reached without a random generator: the moves are sorted
/// by their text and picked by ply and seed.
fn position(rules: RuleSet, players: usize, seed: u64, plies: u64) -> Game {
    let mut game = Game::from_seed(rules, players, seed).unwrap();
    let mut list = MoveList::new();
    for ply in 0..plies {
        game.legal_moves(&mut list);
        list.sort_by_cached_key(Move::to_string);
        game.play_unchecked(list[((seed + ply * ply * 31) % list.len() as u64) as usize]);
    }
    game
}

#[test]
fn perft_counts_are_as_pinned() {
    let table = include_str!("perft.txt");
    let rows = table.lines().filter(|line| !line.starts_with('#') && !line.is_empty());
    let mut count = 0;
    for row in rows {
        let columns: Vec<&str> = row.split_whitespace().collect();
        let rules = if columns[0] == "muria" { RuleSet::muria() } else { RuleSet::default() };
        let number = |column: usize| columns[column].parse::<u64>().unwrap();
        let game = position(rules, number(1) as usize, number(2), number(3));
        assert_eq!(perft(&game, number(4) as u32), number(5), "{row}");
        count += 1;
    }
    assert!(count >= 12);
}

/// The fenced blocks of `docs/notation.md` with this tag.
fn documented(tag: &str) -> Vec<&'static str> {
    let document = include_str!("../../../docs/notation.md");
    let blocks = document.split("\n```").filter_map(|block| block.strip_prefix(tag));
    blocks.filter_map(|block| block.strip_prefix('\n')).collect()
}

#[test]
fn the_documents_example_game_has_the_documents_trace() {
    let record = Record::from_json(documented("json")[0], Edition::standard()).unwrap();
    let lines = trace(&record);
    let shown: Value = serde_json::from_str(documented("trace")[0]).unwrap();
    let ply = shown["ply"].as_u64().unwrap() as usize;
    assert_eq!(lines[ply], shown);
    let first: Vec<&str> =
        lines[0]["legal"].as_array().unwrap().iter().map(|m| m.as_str().unwrap()).collect();
    let listed =
        documented("moves").into_iter().any(|block| block.trim().lines().eq(first.iter().copied()));
    assert!(listed, "the document lists the first position's moves");
}
