//! `magnumsal hint` and `review`.

use crate::common::{Folder, both, fails, ok, random_record, run, run_with_input};
use magnumsal_rules::RuleSet;
use serde_json::Value;

/// A short game of three, played at random to its end.
fn short_game(rules: RuleSet) -> String {
    random_record(RuleSet { round_limit: 3, ..rules }, 3, 1368, usize::MAX).to_json()
}

#[test]
fn a_hint_says_what_and_why() {
    let folder = Folder::new();
    let game = folder.game();
    let printed = ok(&run(&["hint", &game, "--budget", "50"]));
    assert!(printed.starts_with("Phase I, round 1 - "), "{printed}");
    for label in ["\n1. ", "\n   what     ", "\n   why      ", "\n   money    "] {
        assert!(printed.contains(label), "{printed}");
    }
    for name in ["Ada ", "Bruno "] {
        assert!(printed.contains(name), "{printed}");
    }
    assert!(printed.lines().all(|line| line.chars().count() <= 100), "{printed}");
}

#[test]
fn a_hint_for_programs_holds_legal_moves() {
    for rules in both() {
        for plies in [0, 40, 80] {
            let record = random_record(rules, 4, 7, plies);
            let args = ["hint", "-", "--json", "--budget", "50", "--seed", "3"];
            let text = ok(&run_with_input(&args, &record.to_json()));
            let hint: Value = serde_json::from_str(&text).unwrap();
            assert_eq!((&hint["level"], &hint["budget"]), (&"grandmaster".into(), &"50".into()));
            let candidates = hint["candidates"].as_array().unwrap();
            assert!((1..=3).contains(&candidates.len()));
            for candidate in candidates {
                let mv = candidate["move"].as_str().unwrap();
                record.position().unwrap().check(&mv.parse().unwrap()).unwrap();
                assert_eq!(candidate["line"][0], mv);
                assert_eq!(candidate["money"].as_array().unwrap().len(), 4);
                assert!(!candidate["reason"].as_str().unwrap().is_empty());
            }
        }
    }
}

#[test]
fn a_review_covers_the_whole_game() {
    for rules in both() {
        let game = short_game(rules);
        let args = ["review", "-", "--level", "random"];
        let printed = ok(&run_with_input(&args, &game));
        assert!(printed.starts_with("Review by random, seed 0\n\nPhase I, round 1\n"), "{printed}");
        assert!(
            printed.contains("\nPhase III, round 3\n") && !printed.contains("not over"),
            "{printed}"
        );
        for name in ["Ada", "Bruno", "Cleo"] {
            assert!(printed.contains(&format!("decision of {name}")), "{printed}");
        }
        let text = ok(&run_with_input(&[&args[..], &["--json"]].concat(), &game));
        let review: Value = serde_json::from_str(&text).unwrap();
        let record: Value = serde_json::from_str(&game).unwrap();
        let moves = review["moves"].as_array().unwrap();
        assert!(moves.iter().map(|made| &made["move"]).eq(record["moves"].as_array().unwrap()));
        assert_eq!(review["over"], true);
        assert_eq!(review["balances"].as_array().unwrap().len(), 3);
        let judged = moves.iter().filter(|made| !made["decision"].is_null());
        assert!(judged.clone().count() > 10);
        for made in judged {
            let decision = &made["decision"];
            assert_eq!(decision["played"]["move"], made["move"]);
            assert!(decision["cost"].as_f64().unwrap() >= 0.0);
        }
    }
}

#[test]
fn a_review_of_one_player_leaves_the_others_out() {
    let game = short_game(RuleSet::default());
    let args = ["review", "-", "--level", "random", "--player", "Bruno"];
    let printed = ok(&run_with_input(&args, &game));
    assert!(printed.contains("Bruno") && !printed.contains("Cleo"), "{printed}");
    let text = ok(&run_with_input(&[&args[..], &["--json"]].concat(), &game));
    let review: Value = serde_json::from_str(&text).unwrap();
    assert_eq!(review["balances"].as_array().unwrap().len(), 1);
}

#[test]
fn an_unfinished_game_is_reviewed_as_far_as_it_goes() {
    let record = random_record(RuleSet::default(), 2, 5, 12);
    let printed = ok(&run_with_input(&["review", "-", "--budget", "20"], &record.to_json()));
    assert!(
        printed.starts_with("Review by grandmaster, 20 iterations a decision, seed 0\n"),
        "{printed}"
    );
    assert!(printed.contains("\nThe game is not over;"), "{printed}");
    let none = random_record(RuleSet::default(), 2, 5, 0);
    ok(&run_with_input(&["review", "-", "--budget", "20"], &none.to_json()));
}

#[test]
fn the_number_of_threads_changes_nothing() {
    let record = random_record(RuleSet::muria(), 3, 11, 60).to_json();
    for args in [["hint", "-", "--budget", "20"], ["review", "-", "--budget", "5"]] {
        let with = |threads: &str| {
            let args = [&args[..], &["--threads", threads]].concat();
            ok(&run_with_input(&args, &record))
        };
        assert_eq!(with("1"), with("3"), "{args:?}");
    }
}

#[test]
fn bad_input_is_refused() {
    let folder = Folder::new();
    let game = folder.game();
    let over = folder.write("over.json", &short_game(RuleSet::default()));
    let none = folder.file("none.json");
    for (args, word) in [
        (&["hint", &over][..], "The game is over"),
        (&["hint", &game, "--level", "king"], "no bot is called king; the levels are random"),
        (&["hint", &game, "--budget", "0"], "give a time as in 2s"),
        (&["hint", &game, "--budget", "-1s"], "give a time as in 2s"),
        (&["hint", &game, "--threads", "0"], "from 1 to 1024"),
        (&["hint", &game, "--seed", "-1"], "from 0 to"),
        (&["hint", &none], "none.json"),
        (&["hint"], "RECORD"),
        (&["review", &game, "--player", "Zoe"], "Zoe does not play; the players are"),
        (&["review", &game, "--level", "king"], "no bot is called king"),
        (&["review", &game, "--budget", "soon"], "give a time as in 2s"),
        (&["review", &none], "none.json"),
    ] {
        let message = fails(&run(args), 2);
        assert!(message.contains(word), "{message}");
    }
}
