//! `magnumsal random`.

use crate::common::{fails, ok, run};

#[test]
fn random_games_pass_all_checks() {
    for (expansion, players) in [("none", "2"), ("none", "4"), ("muria", "3"), ("muria", "5")] {
        let args = ["random", "--games", "3", "--seed", "7", "--check"];
        let more = ["--players", players, "--expansion", expansion];
        let text = ok(&run(&[&args[..], &more].concat()));
        assert!(text.contains("all passed") && text.contains("phase III ended"), "{text}");
    }
    let settings = ["--mapped", "--fatigue", "all", "--pump-with-tired", "--cart-capacity", "2"];
    let args = ["random", "--games", "3", "--check", "--no-bucket-into-unrevealed"];
    ok(&run(&[&args[..], &settings].concat()));
}

#[test]
fn the_same_seed_plays_the_same_games() {
    let play = |games: &str, seed: &str, check: &[&str]| {
        let args = ["random", "--json", "--games", games, "--seed", seed, "--round-limit", "20"];
        let text = ok(&run(&[&args[..], check].concat()));
        let value: serde_json::Value = serde_json::from_str(&text).unwrap();
        (value["plies"].as_u64().unwrap(), value["mean_winning_score"].to_string())
    };
    assert_eq!(play("5", "3", &[]), play("5", "3", &[]));
    assert_eq!(play("5", "3", &[]), play("5", "3", &["--check"]));
    assert_ne!(play("5", "3", &[]), play("5", "4", &[]));
    // Game i has seed S + i, beyond the last number too.
    assert_eq!(play("2", "3", &[]).0, play("1", "3", &[]).0 + play("1", "4", &[]).0);
    play("2", "18446744073709551615", &[]);
}

#[test]
fn every_phase_is_counted_once_a_game() {
    let args = ["random", "--json", "--games", "4", "--seed", "1", "--round-limit", "1"];
    let value: serde_json::Value = serde_json::from_str(&ok(&run(&args))).unwrap();
    for phase in ["I", "II", "III"] {
        assert_eq!(value["phases"][phase]["by_round_limit"], 4);
        assert_eq!(value["phases"][phase]["mean_rounds"], 1.0);
    }
    assert_eq!(value["rules"]["round_limit"], 1);
}

#[test]
fn bad_arguments_are_refused() {
    for args in [["--games", "0"], ["--players", "1"], ["--players", "5"], ["--games", "-1"]] {
        fails(&run(&[&["random"], &args[..]].concat()), 2);
    }
}
