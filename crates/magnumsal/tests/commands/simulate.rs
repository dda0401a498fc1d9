//! `magnumsal simulate`.

#![allow(clippy::unwrap_used, reason = "a test that cannot go on stops")]

use crate::common::{Folder, fails, ok, run, run_with_input, stderr, stdout};
use serde_json::Value;

const MURIA: &str = include_str!("../../../rules/data/muria.toml");

/// Quick games: random and apprentice, two rounds a phase.
const QUICK: [&str; 7] =
    ["simulate", "--seats", "apprentice,random", "--seed", "3", "--round-limit", "2"];

fn quick(more: &[&str]) -> std::process::Output {
    run(&[&QUICK[..], more].concat())
}

fn json(more: &[&str]) -> Value {
    serde_json::from_str(&ok(&quick(&[&["--json"], more].concat()))).unwrap()
}

#[test]
fn the_table_names_players_levels_seats_and_lengths() {
    let output = quick(&["--games", "20"]);
    let table = ok(&output);
    for words in [
        "20 games: 10 deals in 2 rotations, base game, seed 3, budget 400 iterations\n",
        "\napprentice 1 ",
        "\nrandom 2 ",
        " 0   by definition\n",
        "\nseat ",
        "\nrounds ",
        " 6.0 ± 0.0\n",
        "winner's money",
    ] {
        assert!(table.contains(words), "{words}: {table}");
    }
    assert_eq!(stderr(&output), "");
    // One level alone has no Elo.
    let args = ["simulate", "--seats", "random,random", "--games", "4", "--round-limit", "1"];
    assert!(!ok(&run(&args)).contains("Elo"));
}

#[test]
fn the_same_seed_gives_the_same_table_with_any_number_of_threads() {
    let table = |more: &[&str]| ok(&quick(&[&["--games", "200"], more].concat()));
    let once = table(&["--threads", "1"]);
    assert_eq!(once, table(&["--threads", "2"]));
    assert_eq!(once, table(&[]));
    let json = |threads| ok(&quick(&["--games", "200", "--json", "--threads", threads]));
    assert_eq!(json("1"), json("2"));
    let other =
        run(&[&QUICK[..3], &["--seed", "4", "--games", "200", "--round-limit", "2"]].concat());
    assert_ne!(once, ok(&other));
}

#[test]
fn games_are_rounded_up_to_whole_rotations() {
    let seats = "random,random,apprentice,random,random";
    let args = ["simulate", "--seats", seats, "--expansion", "muria", "--games", "6"];
    let output = run(&[&args[..], &["--round-limit", "1", "--seed", "1"]].concat());
    assert!(ok(&output).starts_with("10 games: 2 deals in 5 rotations, Muria"));
    let note = stderr(&output);
    assert!(note.contains("--games 6 is rounded up to 10"), "{note}");
}

#[test]
fn a_drawn_seed_is_printed() {
    let args = ["simulate", "--seats", "random,random", "--games", "2", "--round-limit", "1"];
    let output = run(&args);
    let note = stderr(&output);
    let seed = note.split("--seed ").nth(1).unwrap().split(';').next().unwrap();
    assert_eq!(ok(&output), ok(&run(&[&args[..], &["--seed", seed]].concat())));
}

#[test]
fn json_holds_everything() {
    let value = json(&["--games", "10", "--fatigue", "all"]);
    let config = &value["config"];
    assert_eq!(config["seats"], serde_json::json!(["apprentice", "random"]));
    assert_eq!((&config["seed"], &config["budget"]), (&3.into(), &"400".into()));
    assert_eq!((&config["rules"]["fatigue"], &config["games"]), (&"all".into(), &10.into()));
    assert_eq!(value["games"], 10);
    assert_eq!(value["players"][0]["name"], "apprentice 1");
    assert!(value["players"][0]["wins"]["low"].is_number());
    assert_eq!(value["levels"][0]["level"], "random");
    assert_eq!(value["levels"][0]["accounts"].as_object().unwrap().len(), 14);
    assert_eq!(value["seats"].as_array().unwrap().len(), 2);
    assert_eq!(value["length"]["rounds"]["mean"], 6.0);
    assert_eq!(value["tools"].as_array().unwrap().len(), 7);
    assert!(value["orders"].as_array().unwrap().iter().any(|row| row["order"] == "bbg=17"));
    assert_eq!(value["buildings"][0]["building"], "inn");
    assert!(value.get("comparison").is_none());
}

#[test]
fn every_record_can_be_played_again() {
    let folder = Folder::new();
    let path = folder.file("games.ndjson");
    ok(&quick(&["--games", "6", "--out", &path]));
    let lines = std::fs::read_to_string(&path).unwrap();
    assert_eq!(lines.lines().count(), 6);
    for (number, line) in lines.lines().enumerate() {
        let record: Value = serde_json::from_str(line).unwrap();
        let players = if number % 2 == 0 {
            ["apprentice 1", "random 2"]
        } else {
            ["random 2", "apprentice 1"]
        };
        assert_eq!(record["players"], serde_json::json!(players));
        let trace = ok(&run_with_input(&["trace", "-"], line));
        let last: Value = serde_json::from_str(trace.lines().last().unwrap()).unwrap();
        assert_eq!(last["ply"], record["moves"].as_array().unwrap().len());
    }
    // Both games of a deal, and the deal that `new` deals from the seed.
    let setup = |line: usize| {
        let record: Value = serde_json::from_str(lines.lines().nth(line).unwrap()).unwrap();
        record["setup"].clone()
    };
    let new: Value = serde_json::from_str(&stdout(&run(&["new", "--seed", "4"]))).unwrap();
    assert_eq!((setup(2), setup(3)), (new["setup"].clone(), new["setup"].clone()));
    // A file that is there is not replaced by accident.
    let message = fails(&quick(&["--out", &path]), 2);
    assert!(message.contains(&path) && message.contains("--force"), "{message}");
    ok(&quick(&["--games", "2", "--out", &path, "--force"]));
    assert_eq!(std::fs::read_to_string(&path).unwrap().lines().count(), 2);
    let left: Vec<_> = std::fs::read_dir(folder.path()).unwrap().collect();
    assert_eq!(left.len(), 1, "no temporary file stays");
}

#[test]
fn plots_are_drawn() {
    let folder = Folder::new();
    let plots = folder.file("new/plots");
    let output = quick(&["--games", "6", "--plot", &plots]);
    ok(&output);
    assert!(stderr(&output).contains(&plots));
    let mut files: Vec<String> = std::fs::read_dir(&plots)
        .unwrap()
        .map(|file| file.unwrap().file_name().into_string().unwrap())
        .collect();
    files.sort();
    assert_eq!(
        files,
        [
            "buildings.svg",
            "final-money.svg",
            "money-over-rounds.svg",
            "orders.svg",
            "tools.svg",
            "wins-by-seat.svg"
        ]
    );
    for file in files {
        let text = std::fs::read_to_string(format!("{plots}/{file}")).unwrap();
        let document = roxmltree::Document::parse(&text).unwrap();
        assert!(
            document
                .descendants()
                .any(|node| node.has_tag_name(("http://www.w3.org/2000/svg", "text")))
        );
    }
}

#[test]
fn the_same_rules_differ_by_nothing() {
    let output = quick(&["--games", "8", "--compare-setting", "cart_capacity=none"]);
    assert!(stderr(&output).contains("the same game"));
    assert!(ok(&output).contains("B with cart_capacity=none"));
    let value = json(&["--games", "8", "--compare-setting", "cart_capacity=none"]);
    let differences = value["comparison"]["differences"].as_array().unwrap();
    assert!(differences.len() > 15);
    for row in differences {
        assert_eq!(row["difference"]["mean"], 0.0, "{row}");
        assert_eq!(row["difference"]["high"], 0.0, "{row}");
    }
    // What is compared changes nothing in A.
    let alone = json(&["--games", "8"]);
    assert_eq!(value["players"], alone["players"]);
}

#[test]
fn settings_and_editions_are_compared() {
    let folder = Folder::new();
    let rounds = |value: &Value| {
        let rows = value["comparison"]["differences"].as_array().unwrap();
        rows.iter().find(|row| row["what"] == "rounds").unwrap()["difference"]["mean"].clone()
    };
    let settings = ["--compare-setting", "round_limit=3", "--compare-setting", "mapped=true"];
    let value = json(&[&["--games", "8"], &settings[..]].concat());
    assert_eq!(rounds(&value), 3.0);
    let rules = &value["comparison"]["rules"];
    assert_eq!((&rules["round_limit"], &rules["mapped"]), (&3.into(), &true.into()));
    let edition = folder.write("rich.toml", &MURIA.replace("uuu=9", "uuu=99"));
    let games = folder.file("games.ndjson");
    let muria = ["--expansion", "muria", "--games", "4", "--compare", &edition, "--out", &games];
    let output = quick(&[&muria[..], &["--compare-setting", "round_limit=1"]].concat());
    assert!(ok(&output).contains(&format!("B with round_limit=1, {edition}")));
    // Records: a deal with A, then the same with B.
    let lines = std::fs::read_to_string(games).unwrap();
    let lines: Vec<&str> = lines.lines().collect();
    assert_eq!(lines.len(), 8);
    for (number, line) in lines.into_iter().enumerate() {
        let is_b = number % 4 >= 2;
        assert_eq!(line.contains("uuu=99"), is_b);
        let args: &[&str] =
            if is_b { &["trace", "-", "--edition", &edition] } else { &["trace", "-"] };
        ok(&run_with_input(args, line));
    }
}

#[test]
fn a_note_says_that_a_budget_of_time_depends_on_the_machine() {
    let args = ["simulate", "--seats", "uct,random", "--games", "2", "--round-limit", "1"];
    let output = run(&[&args[..], &["--budget", "1ms", "--seed", "1"]].concat());
    assert!(ok(&output).contains("budget 1ms"));
    assert!(stderr(&output).contains("depends on the machine"));
    // A bot that does not search ignores it.
    assert_eq!(stderr(&quick(&["--games", "2", "--budget", "1ms"])), "");
}

#[test]
fn bad_arguments_are_refused() {
    let folder = Folder::new();
    let file = folder.write("file", "text");
    let blocked = folder.file("blocked");
    std::fs::create_dir_all(format!("{blocked}/tools.svg")).unwrap();
    let (below_file, nowhere) = (format!("{file}/plots"), folder.file("missing/games.ndjson"));
    let refused: [(&[&str], &str); 21] = [
        (&[], "--seats"),
        (&["--seats", "wizard,random"], "the levels are random, apprentice"),
        (&["--seats", "random"], "2 to 4"),
        (&["--seats", "random,random,random,random,random"], "2 to 4"),
        (&["--seats", "random,,random"], "no bot is called"),
        (
            &["--seats", "random,random,random,random,random,random", "--expansion", "muria"],
            "2 to 5",
        ),
        (&["--seats", "random,random", "--budget", "0"], "500ms"),
        (&["--seats", "random,random", "--budget", "-1s"], "500ms"),
        (&["--seats", "random,random", "--games", "0"], "from 1 to"),
        (&["--seats", "random,random", "--threads", "0"], "from 1 to 1024"),
        (
            &["--seats", "random,random", "--compare-setting", "expansion=muria"],
            "no deal in common",
        ),
        (&["--seats", "random,random", "--compare-setting", "carts=2"], "cart_capacity"),
        (&["--seats", "random,random", "--compare-setting", "cart_capacity"], "cart_capacity=2"),
        (
            &["--seats", "random,random", "--compare-setting", "cart_capacity=3"],
            "any number of cubes) or 2",
        ),
        (&["--seats", "random,random", "--compare-setting", "mapped=yes"], "false or true"),
        (&["--seats", "random,random", "--compare", &nowhere], "missing"),
        (&["--seats", "random,random", "--plot", &file], "is a file"),
        (&["--seats", "random,random", "--plot", &below_file], "cannot write"),
        (&["--seats", "random,random", "--plot", &blocked], "tools.svg"),
        (&["--seats", "random,random", "--out", &nowhere], "missing"),
        (&["--seats", "random,random", "--out", "-"], "standard output"),
    ];
    for (args, word) in refused {
        let message = fails(&run(&[&["simulate"], args].concat()), 2);
        assert!(message.contains(word), "{word}: {message}");
    }
    let twice = ["--compare-setting", "mapped=true", "--compare-setting", "mapped=false"];
    assert!(fails(&quick(&twice), 2).contains("twice"));
    let left: Vec<_> = std::fs::read_dir(folder.path()).unwrap().collect();
    assert_eq!(left.len(), 2, "nothing is left of what was refused");
    assert_eq!(std::fs::read_dir(blocked).unwrap().count(), 1);
}

#[cfg(unix)]
#[test]
fn ctrl_c_ends_with_the_whole_deals() {
    use std::{
        io::{BufRead, BufReader, Read},
        process::{Command, Stdio},
        thread,
        time::Duration,
    };
    let folder = Folder::new();
    let path = folder.file("games.ndjson");
    let more = ["--games", "999999999", "--out", &path];
    let mut child = crate::common::command(&[&QUICK[..], &more].concat())
        .stdout(Stdio::piped())
        .stderr(Stdio::piped())
        .spawn()
        .unwrap();
    let mut notes = BufReader::new(child.stderr.take().unwrap());
    let mut first = String::new();
    // The first note comes when Ctrl-C is already handled.
    notes.read_line(&mut first).unwrap();
    assert!(first.contains("rounded up to 1000000000"), "{first}");
    thread::sleep(Duration::from_millis(500));
    let kill = format!("kill -INT {}", child.id());
    assert!(Command::new("sh").args(["-c", &kill]).status().unwrap().success());
    let mut rest = String::new();
    notes.read_to_string(&mut rest).unwrap();
    let output = child.wait_with_output().unwrap();
    let table = ok(&output);
    assert!(rest.contains("stopped early"), "{rest}");
    let games: usize = table.split(' ').next().unwrap().parse().unwrap();
    assert!(games >= 2 && table.contains(" of 1000000000 games: "), "{table}");
    let records = std::fs::read_to_string(&path).unwrap();
    assert_eq!(records.lines().count(), games);
}

#[test]
fn a_match_that_was_killed_goes_on_with_the_games_it_saved() {
    let folder = Folder::new();
    let path = folder.file("games.saved");
    let whole = ok(&quick(&["--games", "20"]));
    assert_eq!(ok(&quick(&["--games", "8", "--save", &path])), ok(&quick(&["--games", "8"])));
    // Of the last game only half a line was written.
    let saved = std::fs::read_to_string(&path).unwrap();
    assert_eq!(saved.lines().count(), 1 + 8);
    std::fs::write(&path, &saved[..saved.len() - 40]).unwrap();
    assert_eq!(ok(&quick(&["--games", "20", "--save", &path])), whole);
    let saved = std::fs::read_to_string(&path).unwrap();
    assert_eq!(saved.lines().count(), 1 + 20);
    // Nothing is played again: what is saved is what counts.
    let (head, games) = saved.split_once('\n').unwrap();
    let games: Vec<&str> = games.lines().collect();
    let first: Vec<&&str> = games.iter().filter(|line| line.starts_with("{\"deal\":0,")).collect();
    let swapped = games.join("\n").replace(first[0], &first[1].replace("\"game\":1", "\"game\":0"));
    std::fs::write(&path, format!("{head}\n{swapped}\n")).unwrap();
    assert_ne!(ok(&quick(&["--games", "20", "--save", &path])), whole);
}

#[test]
fn games_of_another_match_are_refused() {
    let folder = Folder::new();
    let path = folder.file("games.saved");
    ok(&quick(&["--games", "2", "--save", &path]));
    for other in [["--cart-capacity", "2"], ["--budget", "300"]] {
        let args = [&["--games", "2", "--save", &path][..], &other].concat();
        let error = fails(&quick(&args), 2);
        assert!(error.contains("is of another match"), "{error}");
    }
    std::fs::write(&path, "no match\n").unwrap();
    let error = fails(&quick(&["--games", "2", "--save", &path]), 2);
    assert!(error.contains("is of another match"), "{error}");
}
