//! The small boards of the rules, played through the engine.

use magnumsal_rules::{Board, Edition, Game, Move, Rule, RuleSet, audit::any_move};
use rand::{SeedableRng, seq::IndexedRandom};
use rand_chacha::ChaCha8Rng;
use std::{collections::BTreeSet, fs, path::Path};

/// Rules that no refusal names: they say what is there, what happens or what is worth what.
const FORBID_NOTHING: &str = "G1 G3 G4 G5 S1 S2 S3 S4 S5 S6 S7 T1 T4 T5 T6 T8 C3 C4 P2 P3 E8 A2 A3 \
    A5 B7 K2 K5 K6 U4 W2 W3 W6 M6 V1 V2";

#[test]
fn every_board_can_be_read_and_what_it_says_of_moves_is_so() {
    // Read from the folder, so that all faults are reported at once.
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("boards");
    let mut wrong = Vec::new();
    for file in fs::read_dir(folder).unwrap() {
        let text = fs::read_to_string(file.unwrap().path()).unwrap();
        for board in text.split("\n\n[").skip(1) {
            let one = Board::read(&format!("[{board}"), Edition::standard());
            wrong.extend(one.err().map(|error| error.to_string()));
        }
    }
    assert!(wrong.is_empty(), "{}", wrong.join("\n"));
}

#[test]
fn every_rule_has_its_board_and_forbidden_moves_where_it_forbids_something() {
    let boards = Board::all().unwrap();
    let rules: Vec<Rule> = boards.iter().map(|board| board.rule).collect();
    assert_eq!(rules, Rule::ALL);
    let none: Vec<Rule> =
        boards.iter().filter(|board| board.illegal.is_empty()).map(|board| board.rule).collect();
    let listed: Vec<Rule> =
        FORBID_NOTHING.split_whitespace().map(|id| Rule::from_id(id).unwrap()).collect();
    assert_eq!(none, listed);
    for board in &boards {
        // A board that shows what is forbidden shows what is allowed as well, unless nothing is.
        let only_forbids = board.legal.is_empty() && !board.illegal.is_empty();
        assert!(!only_forbids || board.game.is_over(), "{}", board.rule);
        assert!(board.people <= board.game.players(), "{}", board.rule);
    }
}

#[test]
fn no_refusal_names_a_rule_that_is_said_to_forbid_nothing() {
    let listed: BTreeSet<&str> = FORBID_NOTHING.split_whitespace().collect();
    let mut named = BTreeSet::new();
    let mut rng = ChaCha8Rng::seed_from_u64(12);
    let mut moves = Vec::new();
    for seed in 0..30 {
        let expansion = if seed % 3 == 0 { RuleSet::default() } else { RuleSet::muria() };
        let rules = RuleSet { round_limit: 10, ..expansion };
        let mut game = Game::from_seed(rules, 3, seed).unwrap();
        while !game.is_over() {
            for _ in 0..20 {
                let mv: Move = any_move(&game, &mut rng);
                named.extend(game.check(&mv).err().map(|illegal| illegal.rule().id()));
            }
            game.legal_moves(&mut moves);
            game.play_unchecked(*moves.choose(&mut rng).unwrap());
        }
        named.extend(game.check(&Move::Pass).err().map(|illegal| illegal.rule().id()));
    }
    assert_eq!(named.intersection(&listed).collect::<Vec<_>>(), Vec::<&&str>::new());
    assert!(named.len() >= 35, "{named:?}");
}
