//! The module that browsers get does what the same code does in a program: every effect of whole games
//! is the same, and so is every move of bots. `cargo xtask test` makes the module first.

#![allow(clippy::unwrap_used, clippy::panic, reason = "a test may fail")]

mod both;
mod node;

use both::Both;
use magnumsal_bots::Threads;
use magnumsal_browser::{Answer, Thinker};
use magnumsal_rules::{Edition, Game, Record, RecordedMove, RuleSet};
use node::Node;
use serde_json::{Value, json};
use std::{fs, path::Path};

/// The golden games of the rules.
fn games() -> Vec<(String, Value)> {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("../rules/tests/games");
    let paths = fs::read_dir(folder).unwrap().map(|entry| entry.unwrap().path());
    let mut games: Vec<(String, Value)> = paths
        .filter(|path| path.extension().is_some_and(|extension| extension == "json"))
        .map(|path| {
            let text = fs::read_to_string(&path).unwrap();
            (path.display().to_string(), serde_json::from_str(&text).unwrap())
        })
        .collect();
    games.sort_by(|one, other| one.0.cmp(&other.0));
    games
}

/// What a message shows of the position is what a trace says.
fn assert_shows(position: &Value, game: &Game, ply: usize, name: &str) {
    let trace = serde_json::to_value(game.trace_line(ply)).unwrap();
    for (key, value) in trace.as_object().unwrap() {
        if key == "legal" {
            let moves = position["legal"].as_array().unwrap();
            let texts: Vec<&Value> = moves.iter().map(|legal| &legal["text"]).collect();
            assert_eq!(json!(texts), *value, "{name}, ply {ply}");
        } else {
            assert_eq!(position[key], *value, "{name}, ply {ply}: {key}");
        }
    }
}

#[test]
fn golden_games_are_played_in_the_module_as_in_a_program() {
    let Some(mut node) = Node::start() else { return };
    for (number, (name, record)) in games().into_iter().enumerate() {
        let played = Record::from_json(&record.to_string(), Edition::standard()).unwrap();
        let mut both = Both::new(&mut node, number);
        let mut begun = record.clone();
        begun["moves"] = json!([]);
        let seats = played.players.iter().map(|name| json!({"kind": "me", "name": name}));
        let table = json!({"record": begun, "seats": seats.collect::<Vec<_>>()});
        let made = both.ask("POST", "/api/tables", None, Some(table));
        let (id, token) = (made["table"].as_str().unwrap(), made["token"].as_str().unwrap());
        let path = format!("/api/tables/{id}");
        let welcome = both.join(id, token);
        let mut game = played.start().unwrap();
        assert_shows(&welcome["position"], &game, 0, &name);
        for (ply, mv) in played.moves.iter().enumerate() {
            let heard = both.say(&json!({"type": "move", "id": ply, "ply": ply, "move": mv}));
            assert_eq!(heard[0]["type"], "accepted", "{name}: {}", heard[0]);
            let recorded: RecordedMove = mv.parse().unwrap();
            game.prepare(&recorded, played.knows_stacks()).unwrap();
            game.play(&recorded.mv).unwrap();
            assert_shows(&heard[1]["position"], &game, ply + 1, &name);
        }
        let told = both.ask("GET", &format!("{path}/record"), None, None);
        assert_eq!(told["moves"], record["moves"], "{name}");
        let replay = format!("{path}/replay?from={}", played.moves.len().saturating_sub(20));
        assert!(!both.ask("GET", &replay, None, None)["steps"].as_array().unwrap().is_empty());
    }
}

#[test]
fn refusals_and_failed_writes_are_the_same_in_the_module() {
    let Some(mut node) = Node::start() else { return };
    let mut both = Both::new(&mut node, 0);
    let seats = json!([{"kind": "me", "name": "Ada"}, {"kind": "me", "name": "Bruno"}]);
    let made = both.ask("POST", "/api/tables", None, Some(json!({"seats": seats})));
    let (id, token) = (made["table"].as_str().unwrap(), made["token"].as_str().unwrap());
    for (method, path, body) in [
        ("GET", "/api/tables/nobody", None),
        ("GET", "/api/nothing", None),
        ("POST", "/api/version", None),
        ("GET", "/api/box?players=9", None),
        ("GET", "/api/box?players=many", None),
        ("POST", "/api/tables", Some(json!({"seats": [{"kind": "king"}]}))),
        ("POST", "/api/tables", Some(json!({"seats": [], "clock": 1}))),
        ("POST", "/api/tables/import", Some(json!({"record": {"format": 99}}))),
    ] {
        assert!(both.ask(method, path, None, body)["code"].is_string(), "{path}");
    }
    both.join(id, token);
    for request in [
        json!({"type": "move", "ply": 0, "move": "nonsense"}),
        json!({"type": "move", "ply": 0, "move": "end"}),
        json!({"type": "move", "ply": 3, "move": "place supply 1C"}),
        json!({"type": "undo"}),
        json!({"type": "dance"}),
        json!({"type": "notify", "address": {"kind": "email", "address": "ada@salt.example"}}),
        json!([]),
    ] {
        assert_eq!(both.say(&request)[0]["type"], "refused", "{request}");
    }
    both.disk_works = false;
    let refused = both.say(&json!({"type": "move", "ply": 0, "move": "place supply 1C"}));
    assert_eq!((&refused[0]["code"], refused.len()), (&json!("store-failed"), 1));
    both.disk_works = true;
    let heard = both.say(&json!({"type": "move", "ply": 0, "move": "place supply 1C"}));
    assert_eq!((heard.len(), &heard[1]["number"]), (2, &json!(1)));
}

#[test]
fn whole_games_of_bots_are_the_same_in_the_module() {
    let Some(mut node) = Node::start() else { return };
    node.call("thinker", "new", &json!(["Thinker"]));
    let mut thinker = Thinker::new(Threads(1));
    for (rules, bots, seeds) in [
        (RuleSet::default(), vec!["random"; 4], 0..20),
        (RuleSet::muria(), vec!["random"; 5], 0..20),
        (RuleSet::default(), vec!["apprentice", "journeyman"], 0..2),
        (RuleSet::muria(), vec!["apprentice", "journeyman", "apprentice"], 0..1),
        (RuleSet::default(), vec!["master:60", "master:40"], 0..1),
        (RuleSet::muria(), vec!["grandmaster:30", "uct:20", "grandmaster:30"], 0..1),
    ] {
        for seed in seeds {
            let job = json!({"game": {"rules": rules, "bots": bots, "seed": seed}});
            let job = job.to_string();
            let ours = thinker.think(&job);
            let theirs = node.call("thinker", "think", &json!([job]));
            assert_eq!(theirs.as_str(), Some(&*ours), "{job}");
            assert!(matches!(serde_json::from_str(&ours).unwrap(), Answer::Game { .. }), "{ours}");
        }
    }
}
