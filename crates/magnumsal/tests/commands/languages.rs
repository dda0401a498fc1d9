//! The program speaks five languages.

use crate::common::{
    Folder, both, fails, ok, random_record, run, run_with_input, run_with_variables, stderr, stdout,
};
use magnumsal_rules::RuleSet;

const LANGUAGES: [&str; 5] = ["en", "pl", "de", "fr", "it"];

#[test]
fn a_refusal_comes_in_polish() {
    let folder = Folder::new();
    let game = folder.game();
    let output = run(&["--language", "pl", "play", &game, "place supply 4C"]);
    let printed = stderr(&output);
    assert_eq!((output.status.code(), stdout(&output).as_str()), (Some(1), ""));
    assert!(printed.starts_with("błąd: "), "{printed}");
    assert!(printed.contains("`place supply 4C`") && printed.contains("C1"), "{printed}");
    assert!(printed.contains("poza zasięgiem"), "{printed}");
    assert_eq!(printed.lines().count(), 1, "{printed}");
}

#[test]
fn an_explanation_comes_in_german() {
    let folder = Folder::new();
    let game = folder.game();
    // The option may stand behind the command as well.
    let output = run(&["explain", &game, "place supply 4C", "--language", "de"]);
    let printed = stdout(&output);
    assert_eq!((output.status.code(), stderr(&output).as_str()), (Some(1), ""));
    assert!(printed.starts_with("nicht erlaubt: "), "{printed}");
    assert!(printed.contains("\nC1 ") && printed.contains("Figur"), "{printed}");
    let printed = ok(&run(&["explain", &game, "square", "--language", "de"]));
    assert!(printed.starts_with("erlaubt\n"), "{printed}");
}

#[test]
fn an_unknown_language_is_refused_in_one_sentence() {
    let folder = Folder::new();
    let game = folder.game();
    for code in ["xx", "", "PL", "polski", "en_GB"] {
        let message = fails(&run(&["moves", &game, "--language", code]), 2);
        assert!(message.contains("--language"), "{message}");
        assert!(message.contains("en, pl, de, fr, it"), "{message}");
    }
    let message = fails(&run_with_variables(&["moves", &game], &[("MAGNUMSAL_LANGUAGE", "xx")]), 2);
    assert!(message.contains("en, pl, de, fr, it"), "{message}");
}

#[test]
fn the_option_comes_before_the_environment() {
    let folder = Folder::new();
    let game = folder.game();
    let spoken = |args: &[&str], variables: &[(&str, &str)]| {
        let printed =
            stdout(&run_with_variables(&[&["explain", &game, "pass"], args].concat(), variables));
        let printed = printed.lines().next().unwrap().to_owned();
        let legal = |code: &&str| stdout(&run(&["explain", &game, "pass", "--language", code]));
        LANGUAGES.into_iter().find(|code| legal(code).starts_with(&format!("{printed}\n"))).unwrap()
    };
    let own = ("MAGNUMSAL_LANGUAGE", "it");
    let (all, messages, lang) = (("LC_ALL", "fr_FR"), ("LC_MESSAGES", "de_DE"), ("LANG", "pl_PL"));
    assert_eq!(spoken(&["--language", "pl"], &[own, all, messages, lang]), "pl");
    assert_eq!(spoken(&[], &[own, all, messages, lang]), "it");
    assert_eq!(spoken(&[], &[all, messages, lang]), "fr");
    assert_eq!(spoken(&[], &[messages, lang]), "de");
    assert_eq!(spoken(&[], &[lang]), "pl");
    assert_eq!(spoken(&[], &[("LC_ALL", "C"), lang]), "en");
    assert_eq!(spoken(&[], &[("LANG", "ja_JP.UTF-8")]), "en");
}

#[test]
fn every_board_fits_its_width_in_every_language() {
    for rules in both() {
        for (players, plies) in [(2, 0), (4, 300), (4, 900), (3, 100_000)] {
            let record = random_record(rules, players, 1, plies).to_json();
            let args = ["moves", "-", "--width", "80", "--language"];
            for code in LANGUAGES {
                let board = ok(&run_with_input(&[&args[..], &[code]].concat(), &record));
                assert!(!board.contains("cli-"), "{board}");
                for line in board.lines() {
                    assert!(line.chars().count() <= 80, "{line}\nin\n{board}");
                }
            }
        }
    }
}

#[test]
fn every_text_comes_in_every_language() {
    let game = random_record(RuleSet { round_limit: 3, ..RuleSet::muria() }, 3, 7, usize::MAX);
    let unfinished = random_record(RuleSet::default(), 2, 5, 12).to_json();
    let folder = Folder::new();
    let mut start = game.clone();
    start.moves.clear();
    let (start, whole) = (start.to_json(), game.to_json());
    let moves: Vec<&str> = game.moves.iter().map(String::as_str).collect();
    let out = folder.file("whole.json");
    let play = [&["play", "-", "--out", &out], &moves[..]].concat();
    for (args, input) in [
        (&["moves", "-"][..], &whole),
        (&play, &start),
        (&["hint", "-", "--budget", "20"], &unfinished),
        (&["review", "-", "--budget", "2"], &unfinished),
        (&["review", "-", "--level", "random"], &whole),
    ] {
        let printed =
            |code: &str| ok(&run_with_input(&[args, &["--language", code]].concat(), input));
        let english = printed("en");
        for code in &LANGUAGES[1..] {
            let printed = printed(code);
            assert!(!printed.contains("cli-") && !printed.contains(['{', '}', '$']), "{printed}");
            for word in [" the ", " with ", " goes ", " better ", " played", " legal "] {
                assert!(!printed.contains(word), "{code}: {word:?} in {printed}");
            }
            assert_ne!(printed, english, "{code}");
        }
    }
}

#[test]
fn what_is_for_programs_is_the_same_in_every_language() {
    let record = random_record(RuleSet::default(), 2, 5, 12).to_json();
    for args in [
        &["hint", "-", "--json", "--budget", "20"][..],
        &["review", "-", "--json", "--level", "random"],
        &["trace", "-"],
        &["play", "-", "end"],
    ] {
        let printed =
            |code: &str| ok(&run_with_input(&[args, &["--language", code]].concat(), &record));
        assert_eq!(printed("pl"), printed("en"), "{args:?}");
    }
}
