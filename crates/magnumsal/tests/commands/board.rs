//! `magnumsal moves`: the board.

use crate::common::{Folder, both, fails, ok, random_record, reach, run, run_with_input, stdout};
use magnumsal_rules::{Due, Edition, Game, Move, Record, RuleSet};
use serde_json::Value;

#[test]
fn a_new_game_can_be_piped_to_the_board() {
    let record = ok(&run(&["new", "--seed", "1", "--start", "Ada"]));
    let board = ok(&run_with_input(&["moves", "-"], &record));
    for part in [
        "phase I",
        "round 1",
        "> A Ada: 1 action left",
        "0 of 4 done",
        "brown 3 3 [4 5] sell 3 buy 4",
        "a miner for 6",
        "castle -",
        "│1C",
        "│2L4",
        "???",
        "6R2",
        "10",
        "5 of 5",
        "legal moves",
        "place   supply         1C",
        "square · pass",
    ] {
        assert!(board.contains(part), "no {part:?} in\n{board}");
    }
    assert!(!board.contains('\u{1b}'), "no colours in a pipe");
}

#[test]
fn murias_board_says_that_values_are_reconstructed() {
    let record = random_record(RuleSet::muria(), 3, 5, 40).to_json();
    let board = ok(&run_with_input(&["moves", "-"], &record));
    for part in ["with Muria", "Saltworks", "brine", "Foremen", "entrance", "reconstructed"] {
        assert!(board.contains(part), "no {part:?} in\n{board}");
    }
}

/// What `moves` says about a record.
fn moves_of(record: &Record) -> String {
    ok(&run_with_input(&["moves", "-", "--width", "140"], &record.to_json()))
}

#[test]
fn what_is_still_to_come_is_listed_and_reveals_nothing_hidden() {
    let record = random_record(RuleSet::muria(), 3, 5, 0);
    let board = moves_of(&record);
    for part in [
        "Tiles I   10 to come  2xbbg/1",
        "Tiles III 6 to come",
        "Orders    8 to come",
        "Tools     18 to come",
        "4 in this phase",
    ] {
        assert!(board.contains(part), "no {part:?} in\n{board}");
    }
    // S6: seven kinds of the box's nine.
    let in_play = board.lines().find_map(|line| line.trim_start().strip_prefix("In play"));
    let mut named: Vec<&str> = in_play.unwrap().split_whitespace().collect();
    let mut data: Value = serde_json::from_str(&record.to_json()).unwrap();
    let mut dealt: Vec<String> = serde_json::from_value(data["setup"]["tools"].clone()).unwrap();
    dealt.sort_unstable();
    dealt.dedup();
    named.sort_unstable();
    assert_eq!(named, dealt);
    // Another order of the stacks looks the same.
    let stacks = ["/tiles/I", "/tiles/II", "/tiles/III", "/orders/I", "/tools"];
    for (stack, open) in stacks.into_iter().zip([0, 0, 0, 3, 3]) {
        let stack = data["setup"].pointer_mut(stack).unwrap().as_array_mut().unwrap();
        stack[open..].reverse();
    }
    let other = Record::from_json(&data.to_string(), Edition::standard()).unwrap();
    assert_ne!(other, record);
    assert_eq!(moves_of(&other), board);
}

#[test]
fn nothing_is_to_come_after_the_end() {
    let record = random_record(RuleSet { round_limit: 2, ..RuleSet::default() }, 2, 1, 100_000);
    assert!(!moves_of(&record).contains("Still to come"));
}

#[test]
fn every_position_fits_its_width() {
    for rules in both() {
        for (seed, players) in [(1, 2), (2, 3), (3, 4), (4, 4)] {
            for plies in [0, 30, 150, 600, 1500, 100_000] {
                for (width, mapped) in [("80", false), ("100", true), ("140", false)] {
                    let rules = RuleSet { mapped, ..rules };
                    let record = random_record(rules, players, seed, plies).to_json();
                    let board = ok(&run_with_input(&["moves", "-", "--width", width], &record));
                    let width: usize = width.parse().unwrap();
                    for line in board.lines() {
                        assert!(line.chars().count() <= width, "{line}\nin\n{board}");
                    }
                }
            }
        }
    }
}

#[test]
fn a_mapped_mine_shows_tiles_nobody_has_entered() {
    for rules in both() {
        let rules = RuleSet { mapped: true, ..rules };
        let record = random_record(rules, 2, 1, 0).to_json();
        let board = ok(&run_with_input(&["moves", "-"], &record));
        assert!(!board.contains("│???"), "{board}");
        let first = record.split("\"I\": [").nth(1).unwrap().split('"').nth(1).unwrap();
        assert!(board.contains(&format!("?{first}")), "{first} in\n{board}");
    }
}

#[test]
fn the_prompt_names_what_may_follow() {
    let shown = |(mut record, text): (Record, String)| {
        record.moves.push(text);
        ok(&run_with_input(&["moves", "-"], &record.to_json()))
    };
    let legal = |game: &Game| {
        let mut moves = Vec::new();
        game.legal_moves(&mut moves);
        moves
    };
    let board = shown(reach(RuleSet::muria(), |game, mv| {
        let moves = legal(game);
        matches!(mv, Move::Boil { .. })
            && game.actions() == 0
            && moves.iter().any(|mv| matches!(mv, Move::BoilMore { .. }))
            && moves.iter().any(|mv| matches!(mv, Move::Recall { .. }))
    }));
    assert!(board.contains("end the turn, or first boil+, recall"), "{board}");
    let board = shown(reach(RuleSet::default(), |game, _| {
        game.actions() == 0 && legal(game).iter().any(|mv| matches!(mv, Move::Rope { .. }))
    }));
    assert!(board.contains("end the turn, or first rope"), "{board}");
    let board = shown(reach(RuleSet::default(), |game, _| {
        game.due() == Some(Due::Cart) && !legal(game).contains(&Move::Haul)
    }));
    assert!(board.contains("the tolls cannot be paid without"), "{board}");
}

#[test]
fn the_end_names_the_winner() {
    let record = random_record(RuleSet { round_limit: 2, ..RuleSet::default() }, 2, 1, 100_000);
    let board = ok(&run_with_input(&["moves", "-"], &record.to_json()));
    assert!(board.contains("The game is over: "), "{board}");
    assert!(board.contains("No legal moves"), "{board}");
}

#[test]
fn strange_names_do_no_harm() {
    let mut record = random_record(RuleSet::default(), 3, 1, 20);
    record.players =
        vec!["\u{1b}[31mred\n".into(), String::new(), "a name as long as the river Vistula".into()];
    let board = stdout(&run_with_input(&["moves", "-"], &record.to_json()));
    assert!(!board.contains('\u{1b}'), "{board}");
    assert!(board.contains("?[31mred?") && board.contains("player 2") && board.contains('…'));
}

#[test]
fn colours_come_only_to_terminals_that_want_them() {
    let folder = Folder::new();
    let game = folder.game();
    let coloured = |forced: bool, refused: bool| {
        let mut command = crate::common::command(&["moves", &game]);
        command.env_remove("NO_COLOR").env_remove("CLICOLOR_FORCE");
        if forced {
            command.env("CLICOLOR_FORCE", "1");
        }
        if refused {
            command.env("NO_COLOR", "1");
        }
        stdout(&command.output().unwrap()).contains('\u{1b}')
    };
    assert!(!coloured(false, false));
    assert!(coloured(true, false));
    assert!(!coloured(false, true));
}

#[test]
fn empty_files_and_byte_order_marks_are_named() {
    let folder = Folder::new();
    for (text, word) in
        [("", "empty"), (" \n", "empty"), ("\u{feff}{}", "byte order mark"), ("\u{feff}", "byte")]
    {
        let path = folder.write("a.json", text);
        let message = fails(&run(&["moves", &path]), 2);
        assert!(message.contains(&path) && message.contains(word), "{message}");
    }
}

#[test]
fn what_is_no_record_is_refused() {
    let folder = Folder::new();
    let text = folder.write("a.json", "{\"format\": 1}");
    let binary = folder.file("b.json");
    std::fs::write(&binary, [b'{', 0xff, b'}']).unwrap();
    for path in [text, binary, folder.file("nothing.json"), folder.path().display().to_string()] {
        let message = fails(&run(&["moves", &path]), 2);
        assert!(message.contains(&path), "{message}");
    }
    assert!(fails(&run_with_input(&["moves", "-"], "[]"), 2).contains("standard input"));
    fails(&run(&["moves"]), 2);
    fails(&run(&["moves", "x", "--width", "7"]), 2);
}
