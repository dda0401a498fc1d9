//! Tests of what moves mean.

use super::*;
use crate::{RuleSet, testing::*};
use rand::{RngExt, SeedableRng};
use rand_chacha::ChaCha8Rng;
use serde_json::{Value, json};
use std::collections::BTreeSet;

fn data(table: &Table, text: &str) -> Value {
    let mv: Move = text.parse().unwrap();
    table.game.check(&mv).unwrap();
    serde_json::to_value(table.game.explained(&mv)).unwrap()
}

#[test]
fn a_placement_says_its_piece_and_its_goal() {
    let table = board("players 3; mine 1C a");
    let expected = json!({
        "text": "place supply 2C", "verb": "place", "piece": "supply", "space": "2C",
        "role": "action", "sends": [{"source": "supply", "foreman": false}],
        "goal": {"space": "2C"},
    });
    assert_eq!(data(&table, "place supply 2C"), expected);
}

#[test]
fn a_visit_says_its_building_and_its_price() {
    let table = board("players 3; a coins 10 salt bb");
    let expected = json!({
        "text": "market sell b, buy g", "verb": "market", "commercial": false, "role": "action",
        "trades": [{"way": "sell", "kind": "b"}, {"way": "buy", "kind": "g"}],
        "building": "market", "pays": 6, "gets": 3,
    });
    assert_eq!(data(&table, "market sell b, buy g"), expected);
    let hire = data(&table, "hire");
    assert_eq!((&hire["building"], &hire["pays"]), (&json!("inn"), &json!(5)));
}

#[test]
fn an_extraction_says_where_with_what_and_its_tolls() {
    let table = board("players 3; mine 1C b · 2C b · 2R1 bbg/0 a; a coins 10 ready pickaxe");
    let expected = json!({
        "text": "extract 2R1 bb crew 1 pick 1", "verb": "extract", "space": "2R1", "from": "2R1",
        "salt": "bb", "miners": 1, "foreman": false, "pickaxes": 1, "mill": false, "role": "action",
        "works_in": ["2R1"], "tools": ["pickaxe"], "pays": 4,
    });
    assert_eq!(data(&table, "extract 2R1 bb crew 1 pick 1"), expected);
}

#[test]
fn a_foreman_on_a_post_is_named_with_his_post() {
    let mv: Move = "castle @market! royal".parse().unwrap();
    let sends = serde_json::to_value(mv.data().sends).unwrap();
    assert_eq!(sends, json!([{"source": "@market!", "foreman": true, "post": "market"}]));
}

#[test]
fn e9_the_mill_takes_salt_from_the_chamber_below() {
    let from = |text: &str| match text.parse::<Move>().unwrap().parts() {
        MoveParts::Extract { from, .. } => from.to_string(),
        other => panic!("{other:?}"),
    };
    assert_eq!(from("extract 2L3 bw crew 2 mill"), "4L3");
    assert_eq!(from("extract 2L3 bw crew 2"), "2L3");
}

/// Every verb of the notation occurs in random games, and each move's data leads back to it.
#[test]
fn what_is_said_of_a_move_agrees_with_the_move_and_with_what_it_does() {
    let mut verbs = BTreeSet::new();
    for (rules, players, seed) in
        [(RuleSet::default(), 4, 1), (RuleSet::muria(), 5, 2), (RuleSet::muria(), 3, 3)]
    {
        let mut game = Game::from_seed(rules, players, seed).unwrap();
        let mut rng = ChaCha8Rng::seed_from_u64(seed);
        while let Some(seat) = game.to_move() {
            let legal = game.explained_moves();
            for explained in &legal {
                let data = &explained.data;
                let mv: Move = data.text.parse().unwrap();
                let json = serde_json::to_value(explained).unwrap();
                assert_eq!(data.text.split(' ').next(), json["verb"].as_str(), "{json}");
                assert_eq!(serde_json::from_value::<LegalMove>(json).unwrap(), *explained);
                let verb = data.text.split(' ').next().unwrap();
                verbs.insert(verb.to_owned());
                let groups = game.piece_groups(seat);
                let named = |piece| groups.iter().any(|group| group.piece == piece);
                assert!(data.sends.iter().all(|&piece| named(piece)), "{}", data.text);
                assert_eq!(data.role == Role::Answer, game.due().is_some() && verb != "trade");
                assert_effects(&game, seat, &mv, explained);
            }
            let chosen = &legal[rng.random_range(0..legal.len())].data.text;
            game.play(&chosen.parse().unwrap()).unwrap();
        }
    }
    // Rare ones are tested by themselves.
    for verb in ["route", "cart", "haul", "toll", "dig", "recall"] {
        verbs.remove(verb);
    }
    assert_eq!(verbs.len(), 20, "{verbs:?}");
}

fn assert_effects(game: &Game, seat: Seat, mv: &Move, explained: &LegalMove) {
    let data = &explained.data;
    let (mut after, mut used, mut visits) = (game.clone(), Vec::new(), 0);
    after
        .play_with(mv, &mut |event| match event {
            Event::ToolUsed { tool, .. } => used.push(tool),
            _ => visits += 1,
        })
        .unwrap();
    // A cart that must be laid is laid with the move before.
    used.retain(|tool| *tool != Tool::Cart || data.tools.contains(tool));
    used.sort();
    assert_eq!(used, data.tools, "{}", data.text);
    if *mv == Move::End {
        return;
    }
    let coins = |game: &Game| i32::from(game.coins(seat));
    let change = i32::from(explained.gets) - i32::from(explained.pays);
    assert_eq!(coins(&after) - coins(game), change, "{}", data.text);
    let visited: Vec<Building> = Building::ALL
        .into_iter()
        .filter(|&building| after.visited(building) && !game.visited(building))
        .collect();
    let expected = data.building.filter(|_| data.role == Role::Action);
    assert_eq!(visited, Vec::from_iter(expected), "{}", data.text);
}

#[test]
fn moves_after_the_first_belong_to_its_action() {
    for (text, belongs) in [
        ("rope supply 2C", true),
        ("boil+ supply", true),
        ("recall 1", true),
        ("route 2C-1C", true),
        ("cart 2C", true),
        ("haul", true),
        ("toll 2C 1:1", true),
        ("dig left", true),
        ("deliver 1", false),
        ("forfeit coins", false),
        ("bucket 2L1 2L2", false),
        ("hire", false),
        ("end", false),
    ] {
        let mv: Move = text.parse().unwrap();
        assert_eq!(mv.belongs_to_action(), belongs, "{text}");
    }
}
