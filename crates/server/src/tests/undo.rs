//! Taking own moves back, and making them again.

use super::*;
use magnumsal_rules::{Event, Expansion, Move};
use magnumsal_table::{decide::Decision, entry::Line, refusal::Problem};
use rand::{RngExt, SeedableRng};
use rand_chacha::ChaCha8Rng;
use std::collections::BTreeSet;

const UNDO: &str = "undo";
const REDO: &str = "redo";

fn step(kind: &str, ply: Option<usize>) -> Value {
    json!({"type": kind, "ply": ply})
}

#[tokio::test]
async fn own_moves_are_taken_back_one_by_one_and_made_again() {
    let bed = Bed::new().await;
    let (at, ada, bruno) = bed.duo(json!({})).await;
    at.play(ada, &["place supply 1C", "end"]).await;
    at.play(bruno, &["place supply 2C", "end"]).await;
    let start = at.view().await["undo"].clone();
    assert_eq!(start, json!({"floor": 4, "turn": 4, "action": 4, "redo": 0}));
    assert_eq!(at.refused(ada, step(UNDO, None)).await, "nothing-to-undo");
    let before = at.see(|table| json!(table.position())).await;
    at.play(ada, &["pass", "pass"]).await;
    let after = at.see(|table| json!(table.position())).await;
    let undo = json!({"floor": 4, "turn": 4, "action": 5, "redo": 0});
    assert_eq!(at.view().await["undo"], undo);
    at.ok(ada, step(UNDO, None)).await;
    assert_eq!(at.view().await["undo"]["redo"], 1);
    at.ok(ada, step(UNDO, None)).await;
    assert_eq!(at.see(|table| json!(table.position())).await, before);
    assert_eq!(at.refused(ada, step(UNDO, None)).await, "nothing-to-undo");
    at.ok(ada, step(REDO, None)).await;
    assert_eq!(at.ply().await, 5);
    at.ok(ada, step(REDO, None)).await;
    assert_eq!(at.see(|table| json!(table.position())).await, after);
    assert_eq!(at.refused(ada, step(REDO, None)).await, "nothing-to-redo");
    // The whole turn at once, and all of it again.
    at.ok(ada, step(UNDO, Some(4))).await;
    assert_eq!(at.refused(ada, step(REDO, Some(7))).await, "nothing-to-redo");
    assert_eq!(at.refused(ada, step(REDO, Some(4))).await, "nothing-to-redo");
    at.ok(ada, step(REDO, Some(6))).await;
    assert_eq!(at.see(|table| json!(table.position())).await, after);
}

#[tokio::test]
async fn the_action_that_was_made_last_is_told_from_its_first_move_on() {
    let bed = Bed::new().await;
    let seats = json!([{"kind": "me", "name": "Ada"}, {"kind": "me", "name": "Bruno"}]);
    let rules = json!({"expansion": "muria"});
    let at = bed.table(json!({"seats": seats, "shuffle": false, "rules": rules})).await;
    at.play(at.host, &["pass", "end", "boil supply", "boil+ supply"]).await;
    assert_eq!(at.ply().await, 4);
    let undo = json!({"floor": 2, "turn": 2, "action": 2, "redo": 0});
    assert_eq!(at.view().await["undo"], undo);
}

#[tokio::test]
async fn a_new_move_ends_what_could_be_made_again() {
    let bed = Bed::new().await;
    let (at, ada, _) = bed.duo(json!({})).await;
    at.play(ada, &["place supply 1C"]).await;
    at.ok(ada, step(UNDO, None)).await;
    at.play(ada, &["pass"]).await;
    assert_eq!(at.refused(ada, step(REDO, None)).await, "nothing-to-redo");
    assert_eq!(at.view().await["undo"]["redo"], 0);
}

#[tokio::test]
async fn nothing_is_taken_back_after_the_end_of_a_turn_or_in_another_turn() {
    let bed = Bed::new().await;
    let (at, ada, bruno) = bed.duo(json!({})).await;
    at.play(ada, &["place supply 1C"]).await;
    assert_eq!(at.refused(bruno, step(UNDO, None)).await, "not-your-turn");
    at.play(ada, &["end"]).await;
    assert_eq!(at.refused(ada, step(UNDO, None)).await, "not-your-turn");
    assert_eq!(at.refused(bruno, step(UNDO, None)).await, "nothing-to-undo");
    at.play(bruno, &["place supply 2C"]).await;
    for ply in [0, 1] {
        assert_eq!(at.refused(bruno, step(UNDO, Some(ply))).await, "nothing-to-undo");
    }
    at.ok(bruno, step(UNDO, Some(2))).await;
}

#[tokio::test]
async fn one_player_at_one_screen_takes_back_no_end_either() {
    let bed = Bed::new().await;
    let seats = json!([{"kind": "me", "name": "Ada"}, {"kind": "me", "name": "Bruno"}]);
    let at = bed.table(json!({"seats": seats, "shuffle": false})).await;
    at.play(at.host, &["place supply 1C", "end"]).await;
    assert_eq!(at.refused(at.host, step(UNDO, None)).await, "nothing-to-undo");
}

/// What a move turned up, if anything, found independently of the engine.
fn reveals(event: &Event, mapped: bool) -> Option<&'static str> {
    match json!(event)["event"].as_str().unwrap() {
        "revealed" if !mapped => Some("tile"),
        "tile-laid" if mapped => Some("laid"),
        "order-turned-up" => Some("order"),
        "tool-turned-up" => Some("tool"),
        _ => None,
    }
}

/// Plays a game at random and compares, at every ply, what may be taken back.
fn undo_in_a_random_game(rules: RuleSet, seed: u64, seen: &mut BTreeSet<&'static str>) {
    let (mut table, keys) = bare(rules, (3, 0), TableOptions::default(), seed);
    sit_down(&mut table, &keys);
    let mut rng = ChaCha8Rng::seed_from_u64(seed);
    // The first move of the turn, and the first after the last that turned something up.
    let (mut turn, mut floor) = (0, 0);
    while let Some(seat) = table.turn() {
        let (ply, key) = (table.ply(), keys[seat.index()]);
        for back in ply.saturating_sub(6)..=ply {
            let command: Command = serde_json::from_value(step(UNDO, Some(back))).unwrap();
            let expected = if back < turn || back == ply {
                Err(Problem::NothingToUndo.into())
            } else if back < floor {
                Err(Problem::TurnedUp { ply: floor }.into())
            } else {
                Ok(Line::from(Entry::Undone { seat, ply: back }))
            };
            let line = decide(&table, &key, &command).map(|decision| match decision {
                Decision::Enter(step) => step.line,
                Decision::Already { .. } => panic!("nothing is there already"),
            });
            assert_eq!(line, expected);
        }
        let moves = legal(&table);
        let mv = moves[rng.random_range(0..moves.len())].clone();
        let applied = enter_move(&mut table, &mv);
        let kinds = applied.events.iter().filter_map(|event| reveals(event, rules.mapped));
        let kinds: Vec<_> = kinds.collect();
        let turned_up = !kinds.is_empty();
        seen.extend(kinds);
        if mv.parse() == Ok(Move::End) {
            (turn, floor) = (table.ply(), table.ply());
        } else if turned_up {
            floor = table.ply();
        }
    }
}

#[test]
fn what_was_turned_up_stays_turned_up() {
    let mut seen = BTreeSet::new();
    let settings = [Expansion::None, Expansion::Muria].into_iter().flat_map(|expansion| {
        [false, true].map(|mapped| RuleSet { expansion, mapped, ..RuleSet::default() })
    });
    for rules in settings {
        for seed in 0..3 {
            undo_in_a_random_game(rules, seed, &mut seen);
        }
    }
    assert_eq!(seen, ["tile", "laid", "order", "tool"].into());
}
