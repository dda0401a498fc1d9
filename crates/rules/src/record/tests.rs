//! Tests of records: `docs/notation.md` is the contract.

use crate::{testing::*, *};
use serde_json::{Value, json};

fn edition() -> &'static Edition {
    Edition::standard()
}

/// A record of the base game with two moves, as JSON that a test can spoil.
fn base() -> Value {
    sample(RuleSet::default(), 2)
}

fn sample(rules: RuleSet, players: usize) -> Value {
    let setup = Setup::from_seed(&rules, edition(), 1368);
    let names = (0..players).map(|number| format!("player {number}")).collect();
    let mut record = Record::new(rules, names, setup, edition()).unwrap();
    record.moves = ["place supply 1C", "end"].map(str::to_owned).to_vec();
    serde_json::from_str(&record.to_json()).unwrap()
}

fn read(record: &Value) -> Result<Record, RecordError> {
    Record::from_json(&record.to_string(), edition())
}

fn assert_form(text: &str) {
    let error = Record::from_json(text, edition()).expect_err(text);
    assert!(matches!(error, RecordError::Form(_)), "{error:?}");
}

fn not_in_box(place: &str, found: &str) -> RecordError {
    let (place, found) = (place.to_owned(), found.to_owned());
    RecordError::Setup(SetupError::NotInBox { place, found })
}

/// Every path to an object in the record, as JSON pointers.
const OBJECTS: [&str; 5] = ["", "/rules", "/setup", "/setup/tiles", "/setup/orders"];

#[test]
fn a_record_survives_being_written_and_read() {
    for (rules, players) in [
        (RuleSet::default(), 2),
        (RuleSet { cart_capacity: Some(2), round_limit: 255, ..RuleSet::default() }, 4),
        (RuleSet { mapped: true, fatigue: Fatigue::All, ..RuleSet::muria() }, 5),
        (RuleSet { bucket_into_unrevealed: false, pump_with_tired: true, ..RuleSet::muria() }, 3),
    ] {
        let record = read(&sample(rules, players)).unwrap();
        let again = Record::from_json(&record.to_json(), edition()).unwrap();
        assert_eq!((again.rules, &again), (rules, &record));
        assert_eq!(again.to_json(), record.to_json());
        let game = again.position().unwrap();
        assert_eq!((usize::from(game.players()), game.to_move()), (players, Some(seat(1))));
    }
}

#[test]
fn a_record_is_written_with_the_keys_of_the_document() {
    let record = base();
    let keys = |pointer: &str| {
        let object = record.pointer(pointer).unwrap().as_object().unwrap();
        let mut keys: Vec<&str> = object.keys().map(String::as_str).collect();
        keys.sort_unstable();
        keys.join(" ")
    };
    assert_eq!(keys(""), "format moves players rules setup");
    assert_eq!(keys("/setup"), "orders tiles tools");
    assert_eq!(keys("/setup/tiles"), "I II III");
    let rules = "bucket_into_unrevealed cart_capacity expansion fatigue mapped pump_with_tired \
                 round_limit";
    assert_eq!(keys("/rules"), rules);
    assert_eq!(record["format"], json!(1));
    assert_eq!(record["rules"]["cart_capacity"], Value::Null);
    assert_eq!(record["moves"], json!(["place supply 1C", "end"]));
}

#[test]
fn every_key_is_needed() {
    let mut removed = 0;
    for pointer in OBJECTS {
        let keys: Vec<String> =
            base().pointer(pointer).unwrap().as_object().unwrap().keys().cloned().collect();
        for key in keys {
            let mut record = base();
            record.pointer_mut(pointer).unwrap().as_object_mut().unwrap().remove(&key);
            assert_form(&record.to_string());
            removed += 1;
        }
    }
    assert_eq!(removed, 5 + 7 + 3 + 3 + 3);
}

#[test]
fn no_other_key_is_allowed() {
    for pointer in OBJECTS {
        let mut record = base();
        record.pointer_mut(pointer).unwrap()["comment"] = json!("hello");
        assert_form(&record.to_string());
    }
}

#[test]
fn no_key_may_stand_twice() {
    let text = base().to_string();
    for key in [r#""format":1"#, r#""mapped":false"#, r#""cart_capacity":null"#] {
        assert!(text.contains(key));
        assert_form(&text.replacen(key, &format!("{key},{key}"), 1));
    }
    assert_form(&text.replacen(r#""tools":["#, r#""tools":[],"tools":["#, 1));
    assert_form(&text.replacen(r#""II":["#, r#""II":[],"II":["#, 1));
}

#[test]
fn wrong_types_and_values_are_refused() {
    for (pointer, wrong) in [
        ("/format", json!("1")),
        ("/format", json!(1.0)),
        ("/rules", json!(null)),
        ("/rules/expansion", json!("base")),
        ("/rules/expansion", json!("Muria")),
        ("/rules/expansion", json!(null)),
        ("/rules/mapped", json!(0)),
        ("/rules/mapped", json!("false")),
        ("/rules/cart_capacity", json!(0)),
        ("/rules/cart_capacity", json!(1)),
        ("/rules/cart_capacity", json!(3)),
        ("/rules/cart_capacity", json!("2")),
        ("/rules/cart_capacity", json!(2.0)),
        ("/rules/bucket_into_unrevealed", json!(null)),
        ("/rules/fatigue", json!("none")),
        ("/rules/pump_with_tired", json!(1)),
        ("/rules/round_limit", json!(0)),
        ("/rules/round_limit", json!(256)),
        ("/rules/round_limit", json!(-1)),
        ("/rules/round_limit", json!(60.5)),
        ("/rules/round_limit", json!(null)),
        ("/players", json!("Ada")),
        ("/players", json!({"0": "Ada"})),
        ("/players/0", json!(1)),
        ("/players/0", json!(null)),
        ("/setup", json!("1368")),
        ("/setup/tiles/I", json!("bb/0")),
        ("/setup/tiles/I/0", json!(0)),
        ("/setup/orders/II/1", json!({"bb": 9})),
        ("/setup/tools/0", json!(null)),
        ("/moves", json!("pass")),
        ("/moves", json!(null)),
        ("/moves/0", json!(0)),
    ] {
        let mut record = base();
        *record.pointer_mut(pointer).unwrap() = wrong;
        assert_form(&record.to_string());
    }
}

#[test]
fn a_missing_cart_capacity_is_not_a_null_one() {
    let mut record = base();
    assert_eq!(read(&record).unwrap().rules.cart_capacity, None);
    record["rules"]["cart_capacity"] = json!(2);
    assert_eq!(read(&record).unwrap().rules.cart_capacity, Some(2));
    record["rules"].as_object_mut().unwrap().remove("cart_capacity");
    assert_form(&record.to_string());
}

#[test]
fn the_round_limit_is_1_to_255() {
    for limit in [1, 60, 255] {
        let mut record = base();
        record["rules"]["round_limit"] = json!(limit);
        assert_eq!(read(&record).unwrap().rules.round_limit, limit);
    }
}

#[test]
fn only_one_json_object_is_a_record() {
    let text = base().to_string();
    for wrong in ["", "{}", "null", "1", "pass", "[]"] {
        assert_form(wrong);
    }
    assert_form(&text[..text.len() - 1]);
    assert_form(&format!("{text}{text}"));
    assert_form(&format!("{text} end"));
    assert_form(&format!("[{text}]"));
    assert!(Record::from_json(&format!(" {text}\n"), edition()).is_ok());
}

#[test]
fn names_may_be_any_texts() {
    let mut record = base();
    record["players"] = json!(["", "Ąda\n\"\u{1F9C2}"]);
    let record = read(&record).unwrap();
    let again = Record::from_json(&record.to_json(), edition()).unwrap();
    assert_eq!(again.players, ["", "Ąda\n\"\u{1F9C2}"]);
}

#[test]
fn s1_the_number_of_names_is_the_number_of_players() {
    for (rules, most) in [(RuleSet::default(), 4), (RuleSet::muria(), 5)] {
        for players in [0, 1, usize::from(most) + 1] {
            let mut record = sample(rules, 2);
            record["players"] = json!(vec!["Ada"; players]);
            let refused = SetupError::Players { found: players, most };
            assert_eq!(read(&record), Err(RecordError::Setup(refused)));
        }
        let mut record = sample(rules, 2);
        record["players"] = json!(vec!["Ada"; most.into()]);
        assert!(read(&record).is_ok());
    }
}

#[test]
fn a_stack_of_another_size_is_refused() {
    for (pointer, place, expected) in [
        ("/setup/tiles/I", "setup.tiles.I", 8),
        ("/setup/tiles/III", "setup.tiles.III", 4),
        ("/setup/orders/II", "setup.orders.II", 8),
        ("/setup/tools", "setup.tools", 21),
    ] {
        let size = |found| {
            let place = place.to_owned();
            Err(RecordError::Setup(SetupError::StackSize { place, expected, found }))
        };
        let mut short = base();
        short.pointer_mut(pointer).unwrap().as_array_mut().unwrap().pop();
        assert_eq!(read(&short), size(expected - 1));
        let mut long = base();
        let list = long.pointer_mut(pointer).unwrap().as_array_mut().unwrap();
        list.push(list[0].clone());
        assert_eq!(read(&long), size(expected + 1));
    }
}

#[test]
fn a_tile_or_order_that_is_not_in_the_set_is_refused() {
    for (pointer, place, wrong) in [
        ("/setup/tiles/I/3", "setup.tiles.I[3]", "bbbb/1"),
        ("/setup/tiles/I/0", "setup.tiles.I[0]", "gbb/1"),
        ("/setup/tiles/I/0", "setup.tiles.I[0]", " bb/0"),
        ("/setup/tiles/II/5", "setup.tiles.II[5]", "gwww/3"),
        ("/setup/tiles/I/7", "setup.tiles.I[7]", "bbg/2"),
        ("/setup/orders/I/0", "setup.orders.I[0]", "bb=10"),
        ("/setup/orders/III/2", "setup.orders.III[2]", "wwuu=29"),
    ] {
        let mut record = base();
        *record.pointer_mut(pointer).unwrap() = json!(wrong);
        assert_eq!(read(&record), Err(not_in_box(place, wrong)));
    }
}

#[test]
fn more_of_a_tile_or_order_than_in_the_box_is_refused() {
    // The box has one bb/0 and two bbg/1.
    let mut record = base();
    record["setup"]["tiles"]["I"] =
        json!(["bbg/1", "bbg/1", "bbg/1", "bg/1", "bg/1", "bbb/1", "bbb/1", "bgg/2"]);
    assert_eq!(read(&record), Err(not_in_box("setup.tiles.I[2]", "bbg/1")));
    let mut record = base();
    record["setup"]["orders"]["III"] = json!(vec!["gw=17"; 8]);
    assert_eq!(read(&record), Err(not_in_box("setup.orders.III[1]", "gw=17")));
}

#[test]
fn any_permutation_of_the_box_is_accepted() {
    let mut record = base();
    for pointer in ["/setup/tiles/I", "/setup/orders/II", "/setup/tools"] {
        record.pointer_mut(pointer).unwrap().as_array_mut().unwrap().reverse();
    }
    let read = read(&record).unwrap();
    let written: Value = serde_json::from_str(&read.to_json()).unwrap();
    assert_eq!(written["setup"], record["setup"]);
}

/// Three cards of each kind, in the given order.
fn cards(kinds: &[&str]) -> Vec<String> {
    kinds.iter().flat_map(|kind| [*kind; 3]).map(str::to_owned).collect()
}

const BASE_KINDS: [&str; 7] = ["rope", "pickaxe", "bucket", "cart", "food", "commercial", "royal"];

#[test]
fn s6_tools_are_three_of_each_of_seven_kinds() {
    let mut record = base();
    record["setup"]["tools"] = json!(cards(&BASE_KINDS));
    assert!(read(&record).is_ok());
    for (card, wrong) in [(20, "rope"), (3, "rope"), (0, "mill"), (5, "saltworks"), (9, "Cart")] {
        let mut tools = cards(&BASE_KINDS);
        tools[card] = wrong.to_owned();
        record["setup"]["tools"] = json!(tools);
        let place = format!("setup.tools[{card}]");
        assert_eq!(read(&record), Err(not_in_box(&place, wrong)));
    }
}

#[test]
fn s6_muria_takes_any_seven_of_the_nine_kinds() {
    let kinds = ["mill", "saltworks", "rope", "cart", "food", "commercial", "royal"];
    let mut record = sample(RuleSet::muria(), 2);
    record["setup"]["tools"] = json!(cards(&kinds));
    assert!(read(&record).is_ok());
    let mut eight = cards(&kinds);
    eight[20] = "bucket".to_owned();
    record["setup"]["tools"] = json!(eight);
    assert_eq!(read(&record), Err(not_in_box("setup.tools[20]", "bucket")));
}

#[test]
fn an_illegal_move_is_refused_with_its_place_and_rule() {
    let mut record = base();
    record["moves"] = json!(["place supply 1C", "end", "place supply 3C", "end"]);
    let record = read(&record).unwrap();
    let mut visited = Vec::new();
    let refusal = record.replay(|ply, _, _| visited.push(ply));
    let illegal = Illegal::OutOfReach { space: space("3C") };
    assert_eq!(illegal.rule(), Rule::C1);
    let text = "place supply 3C".to_owned();
    let error = MoveError::Illegal(illegal);
    assert_eq!(refusal, Err(RecordError::Move { ply: 2, text, error }));
    assert_eq!(visited, [0, 1]);
}

#[test]
fn a_text_that_is_no_move_is_refused_with_its_place() {
    let mut record = base();
    record["moves"] = json!(["place supply 1C", "END"]);
    let refusal = read(&record).unwrap().position();
    let error = MoveError::Notation("END".parse::<Move>().unwrap_err());
    let text = "END".to_owned();
    assert_eq!(refusal, Err(RecordError::Move { ply: 1, text, error }));
}

#[test]
fn a_replay_visits_every_position_and_the_last() {
    let record = read(&base()).unwrap();
    let mut visited = Vec::new();
    record
        .replay(|ply, game, mv| {
            visited.push((ply, game.actions(), mv.map(ToString::to_string)));
        })
        .unwrap();
    let moves = [Some("place supply 1C"), Some("end"), None].map(|m| m.map(str::to_owned));
    let [first, second, last] = moves;
    assert_eq!(visited, [(0, 1, first), (1, 0, second), (2, 1, last)]);
}

#[test]
fn e6_in_muria_the_capacity_is_two_whatever_is_written() {
    for written in [Value::Null, json!(2)] {
        let mut record = sample(RuleSet::muria(), 2);
        record["rules"]["cart_capacity"] = written;
        assert_eq!(read(&record).unwrap().rules.cubes_per_cart(), 2);
    }
    assert_eq!(read(&base()).unwrap().rules.cubes_per_cart(), u8::MAX);
}

#[test]
fn lists_in_place_of_objects_are_refused() {
    for path in ["", "/rules", "/setup", "/setup/tiles", "/setup/orders"] {
        let mut bad = base();
        let part = bad.pointer_mut(path).unwrap();
        *part = Value::Array(part.as_object().unwrap().values().cloned().collect());
        assert_form(&bad.to_string());
    }
}

#[test]
fn settings_are_plain_texts() {
    for (setting, value) in [("expansion", "none"), ("fatigue", "crew")] {
        let mut bad = base();
        bad["rules"][setting] = serde_json::json!({ value: null });
        assert_form(&bad.to_string());
    }
}

#[test]
fn another_format_is_refused() {
    let mut record = base();
    record["format"] = json!(2);
    assert_eq!(read(&record), Err(RecordError::Format { found: 2 }));
}
