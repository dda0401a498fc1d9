//! `magnumsal play` and `explain`.

use crate::common::{Folder, fails, ok, random_record, reach, run, run_with_input, stderr, stdout};
use magnumsal_rules::{Due, Move, Phase, RuleSet};
use std::fs;

#[test]
fn moves_are_added_and_the_board_is_shown() {
    let folder = Folder::new();
    let game = folder.game();
    let shown = ok(&run(&["play", &game, "place supply 1C", "end"]));
    assert!(shown.contains("goes from the supply to 1C"), "{shown}");
    assert!(shown.contains("2 moves played"), "{shown}");
    let record = fs::read_to_string(&game).unwrap();
    assert!(record.contains("\"place supply 1C\",\n    \"end\""), "{record}");
    ok(&run(&["play", &game, "place supply 2C"]));
    assert!(ok(&run(&["moves", &game])).contains("3 moves played"));
}

#[test]
fn a_refused_move_leaves_the_file_as_it_was() {
    let folder = Folder::new();
    let game = folder.game();
    // Layout that a rewrite would not keep.
    let text = fs::read_to_string(&game).unwrap() + "  \n\n";
    fs::write(&game, &text).unwrap();
    for (moves, word) in [
        (&["place supply 1C", "hire"][..], "T3"),
        (&["place supply 6C"], "C1"),
        (&["jump"], "jump"),
        (&["place supply"], "place"),
        (&["place supply 1C\nx"], "place"),
    ] {
        let message = fails(&run(&[&["play", &game], moves].concat()), 1);
        assert!(message.contains(word), "{message}");
        assert_eq!(fs::read_to_string(&game).unwrap(), text);
    }
    fails(&run(&["play", &game]), 2);
    assert_eq!(fs::read_dir(folder.path()).unwrap().count(), 1);
}

#[test]
fn out_leaves_the_record_alone() {
    let folder = Folder::new();
    let game = folder.game();
    let before = fs::read(&game).unwrap();
    let copy = folder.file("copy.json");
    ok(&run(&["play", &game, "pass", "--out", &copy]));
    assert_eq!(fs::read(&game).unwrap(), before);
    assert!(fs::read_to_string(&copy).unwrap().contains("\"pass\""));
    let nowhere = folder.file("no/copy.json");
    assert!(fails(&run(&["play", &game, "pass", "--out", &nowhere]), 2).contains(&nowhere));
}

#[test]
fn a_record_from_a_pipe_goes_to_a_pipe() {
    let record = ok(&run(&["new", "--seed", "1"]));
    let played = ok(&run_with_input(&["play", "-", "pass", "end"], &record));
    let board = ok(&run_with_input(&["moves", "-"], &played));
    assert!(board.contains("2 moves played"), "{board}");
}

#[cfg(unix)]
#[test]
fn links_and_permissions_are_kept() {
    use std::os::unix::fs::{PermissionsExt, symlink};
    let folder = Folder::new();
    let game = folder.game();
    fs::set_permissions(&game, fs::Permissions::from_mode(0o640)).unwrap();
    let link = folder.file("link.json");
    symlink(&game, &link).unwrap();
    ok(&run(&["play", &link, "pass"]));
    assert!(fs::symlink_metadata(&link).unwrap().is_symlink());
    assert!(fs::read_to_string(&game).unwrap().contains("\"pass\""));
    assert_eq!(fs::metadata(&game).unwrap().permissions().mode() & 0o777, 0o640);
}

#[cfg(unix)]
#[test]
fn a_device_is_written_to_and_not_replaced() {
    use std::os::unix::fs::FileTypeExt;
    ok(&run(&["new", "--seed", "1", "--out", "/dev/null"]));
    assert!(fs::metadata("/dev/null").unwrap().file_type().is_char_device());
}

#[test]
fn a_legal_move_is_explained_by_what_it_does() {
    let folder = Folder::new();
    let game = folder.game();
    let before = fs::read(&game).unwrap();
    let printed = ok(&run(&["explain", &game, "square"]));
    assert!(printed.starts_with("legal\n"), "{printed}");
    assert!(printed.contains("the bank pays") && printed.contains("1 (B7)"), "{printed}");
    assert_eq!(fs::read(&game).unwrap(), before);
}

fn legal(game: &magnumsal_rules::Game) -> Vec<Move> {
    let mut moves = Vec::new();
    game.legal_moves(&mut moves);
    moves
}

#[test]
fn e5_an_explanation_says_what_is_asked_next() {
    let (mut record, text) = reach(RuleSet::default(), |game, mv| {
        game.due() == Some(Due::Toll) && !matches!(mv, Move::Toll { .. })
    });
    let printed = ok(&run_with_input(&["explain", "-", &text], &record.to_json()));
    record.moves.push(text);
    let first = legal(&record.position().unwrap())[0];
    let Move::Toll { at, shares } = first else { unreachable!("{first}") };
    let question = format!("share out the toll of {at}, {} in all", shares.iter().sum::<u8>());
    assert!(printed.ends_with(&format!("\nnext: {question}\n")), "{printed}");
    let board = ok(&run_with_input(&["moves", "-"], &record.to_json()));
    assert!(board.contains(&format!(": {question}\n")), "{board}");
    // The question of a move that ends the turn is another player's.
    let (record, text) =
        reach(RuleSet::default(), |game, mv| game.due() == Some(Due::Delivery) && mv == Move::End);
    let printed = ok(&run_with_input(&["explain", "-", &text], &record.to_json()));
    let next = printed.lines().last().unwrap();
    assert!(
        record.players.iter().any(|name| next.starts_with(&format!("next: {name}: "))),
        "{printed}"
    );
}

#[test]
fn t6_the_end_of_a_phase_is_described_in_short() {
    for (round_limit, why) in [(9, "the round limit is reached"), (255, "enough orders")] {
        let rules = RuleSet { round_limit, ..RuleSet::muria() };
        let (record, text) =
            reach(rules, |game, _| game.phase() == Phase::II && game.round() < round_limit);
        let folder = Folder::new();
        let game = folder.write("game.json", &record.to_json());
        let printed = ok(&run(&["explain", &game, &text]));
        let shown = ok(&run(&["play", &game, &text]));
        let line = shown.lines().next().unwrap();
        assert!(line.contains(&format!("phase I is over: {why}")), "{line}");
        assert!(line.contains("phase II begins, Bruno starts"), "{line}");
        assert!(line.chars().count() < 240, "{line}");
        assert!(line.ends_with(printed.lines().nth(1).unwrap()), "{printed}");
    }
}

#[test]
fn w3_what_enters_the_saltworks_is_brine() {
    let (record, text) = reach(RuleSet::muria(), |_, mv| matches!(mv, Move::Pump { .. }));
    let printed = ok(&run_with_input(&["explain", "-", &text], &record.to_json()));
    assert!(
        printed.contains(" brine goes from ") && printed.contains("to the saltworks"),
        "{printed}"
    );
}

#[test]
fn an_explanation_keeps_secrets() {
    let record = random_record(RuleSet::default(), 2, 1, 0);
    let mut game = record;
    game.moves = ["place supply 1C", "end", "place supply 2C", "end"].map(String::from).into();
    let printed = ok(&run_with_input(&["explain", "-", "place supply 2L1"], &game.to_json()));
    assert!(printed.contains("2L1 is turned up\n"), "{printed}");
}

#[test]
fn an_illegal_move_is_explained_by_its_rule() {
    let folder = Folder::new();
    let game = folder.game();
    let output = run(&["explain", &game, "place supply 4C"]);
    let printed = stdout(&output);
    assert_eq!((output.status.code(), stderr(&output).as_str()), (Some(1), ""));
    assert!(printed.starts_with("illegal: "), "{printed}");
    assert!(printed.contains("\nC1 "), "{printed}");
    fails(&run(&["explain", &game, "fly away"]), 1);
    fails(&run(&["explain", &game]), 2);
    fails(&run(&["explain", &folder.file("none"), "pass"]), 2);
}

#[test]
fn bots_answer_until_it_is_my_turn_again() {
    let folder = Folder::new();
    let path = folder.file("game.json");
    let players = "Ada,Bruno,Cleo";
    ok(&run(&["new", "--players", players, "--start", "Bruno", "--seed", "3", "--out", &path]));
    let bots = ["--bots", "apprentice", "--me", "Ada"];
    let printed = ok(&run(&[&["play", &path][..], &bots].concat()));
    assert!(printed.contains("Bruno: ") && printed.contains("Cleo: "), "{printed}");
    assert!(printed.contains("> A Ada: 1 action left"), "{printed}");
    let printed = ok(&run(&[&["play", &path, "pass", "end"][..], &bots].concat()));
    assert!(printed.contains("> A Ada: 2 actions left"), "{printed}");
    // Without a name, the one whose turn it is plays on.
    let printed =
        ok(&run(&["play", &path, "pass", "pass", "end", "--bots", "master", "--budget", "20"]));
    assert!(printed.contains("> A Ada: 2 actions left"), "{printed}");
}

#[test]
fn bots_must_know_whom_to_leave_the_move() {
    let folder = Folder::new();
    let path = folder.game();
    let before = fs::read_to_string(&path).unwrap();
    let unknown = fails(&run(&["play", &path, "--bots", "master", "--me", "Zoe"]), 2);
    assert!(unknown.contains("Zoe does not play; the players are"), "{unknown}");
    let nobody = fails(&run(&["play", &path, "--bots", "master"]), 2);
    assert!(nobody.contains("say who you are with --me"), "{nobody}");
    let alone = fails(&run(&["play", &path, "pass", "--me", "Ada"]), 2);
    assert!(alone.contains("--bots"), "{alone}");
    assert_eq!(fs::read_to_string(&path).unwrap(), before);
}
