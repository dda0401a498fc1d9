//! `magnumsal new`.

#![allow(clippy::unwrap_used, reason = "a test that cannot go on stops")]

use crate::common::{Folder, fails, ok, run, stderr, stdout};
use magnumsal_rules::{Edition, Fatigue, Record, RuleSet, Setup};

fn read(text: &str) -> Record {
    Record::from_json(text, Edition::standard()).unwrap()
}

#[test]
fn the_same_seed_deals_the_same_game() {
    for expansion in ["none", "muria"] {
        let args = ["new", "--seed", "1368", "--expansion", expansion, "--players", "Ada,Bo,Cy"];
        let record = ok(&run(&args));
        assert_eq!(record, ok(&run(&args)));
        let record = read(&record);
        let setup = Setup::from_seed(&record.rules, Edition::standard(), 1368);
        assert_eq!(record.setup(), Some(&setup));
    }
    assert_ne!(ok(&run(&["new", "--seed", "1"])), ok(&run(&["new", "--seed", "2"])));
}

#[test]
fn a_drawn_seed_is_printed_and_deals_the_game_again() {
    let output = run(&["new"]);
    let record = ok(&output);
    let note = stderr(&output);
    let seed = note.split("--seed ").nth(1).unwrap();
    let seed: String = seed.chars().take_while(char::is_ascii_digit).collect();
    assert_eq!(record, ok(&run(&["new", "--seed", &seed])));
    assert_ne!(record, stdout(&run(&["new"])));
}

#[test]
fn s1_the_start_player_is_chosen_or_drawn_and_the_others_follow_clockwise() {
    let players = |args: &[&str]| {
        let names = ["new", "--players", "Ada,Bruno,Cleo", "--seed"];
        read(&stdout(&run(&[&names[..], args].concat()))).players
    };
    assert_eq!(players(&["1", "--start", "Bruno"]), ["Bruno", "Cleo", "Ada"]);
    let starts: std::collections::BTreeSet<_> =
        (0..20).map(|seed: u8| players(&[&seed.to_string()])[0].clone()).collect();
    assert_eq!(starts.len(), 3, "everybody starts now and then");
    // Who starts does not change the deal.
    let setup = |args: &[&str]| {
        read(&stdout(&run(&[&["new", "--seed", "5"], args].concat()))).setup().cloned()
    };
    assert_eq!(setup(&["--start", "Ada"]), setup(&["--start", "Bruno"]));
}

#[test]
fn settings_go_into_the_record() {
    let settings = [
        "new",
        "--mapped",
        "--cart-capacity",
        "2",
        "--no-bucket-into-unrevealed",
        "--fatigue",
        "all",
        "--pump-with-tired",
        "--round-limit",
        "9",
        "--seed",
        "1",
    ];
    let rules = RuleSet {
        mapped: true,
        cart_capacity: Some(2),
        bucket_into_unrevealed: false,
        fatigue: Fatigue::All,
        pump_with_tired: true,
        round_limit: 9,
        ..RuleSet::default()
    };
    assert_eq!(read(&ok(&run(&settings))).rules, rules);
}

#[test]
fn s6_murias_tools_can_be_chosen() {
    let kinds = "rope,pickaxe,bucket,cart,food,saltworks,mill";
    let args = ["new", "--expansion", "muria", "--seed", "1", "--tools", kinds];
    let output = run(&args);
    let tools = read(&ok(&output)).setup().unwrap().tools().to_vec();
    assert!(kinds.split(',').all(|kind| tools.iter().any(|tool| tool.name() == kind)));
    assert!(stderr(&output).contains("reconstructed"));
}

#[test]
fn the_record_goes_to_a_file() {
    let folder = Folder::new();
    let path = folder.file("game.json");
    assert_eq!(ok(&run(&["new", "--seed", "3", "--out", &path])), "");
    assert_eq!(std::fs::read_to_string(&path).unwrap(), ok(&run(&["new", "--seed", "3"])));
    // A file that is there is not replaced by accident.
    let message = fails(&run(&["new", "--seed", "4", "--out", &path]), 2);
    assert!(message.contains(&path) && message.contains("--force"), "{message}");
    assert_eq!(std::fs::read_to_string(&path).unwrap(), ok(&run(&["new", "--seed", "3"])));
    let output = run(&["new", "--seed", "4", "--out", &path, "--force"]);
    assert_eq!(ok(&output), "");
    let note = format!("note: wrote {path}; see it with magnumsal moves {path}\n");
    assert_eq!(stderr(&output), note);
    assert_eq!(std::fs::read_to_string(&path).unwrap(), ok(&run(&["new", "--seed", "4"])));
    let left: Vec<_> = std::fs::read_dir(folder.path()).unwrap().collect();
    assert_eq!(left.len(), 1, "no temporary file stays");
}

#[test]
fn bad_arguments_are_refused() {
    let folder = Folder::new();
    let nowhere = folder.file("missing/game.json");
    let refused: [(&[&str], &str); 13] = [
        (&["--players", "Ada"], "2 to 4"),
        (&["--players", "A,B,C,D,E"], "2 to 4"),
        (&["--players", "A,B,C,D,E,F", "--expansion", "muria"], "2 to 5"),
        (&["--players", "Ada,,Cleo"], "empty"),
        (&["--players", "Ada,Ada"], "twice"),
        (&["--start", "Zoe"], "Ada, Bruno"),
        (&["--tools", "rope,spoon"], "spoon"),
        (&["--expansion", "muria", "--tools", "rope,cart"], "seven"),
        (&["--round-limit", "0"], "from 1 to 255"),
        (&["--cart-capacity", "3"], "any number of cubes"),
        (&["--seed", "x"], "from 0 to 18446744073709551615"),
        (&["--expansion", "moon"], "muria"),
        (&["--out", &nowhere], "missing"),
    ];
    for (args, word) in refused {
        let message = fails(&run(&[&["new"], args].concat()), 2);
        assert!(message.contains(word), "{message}");
    }
}
