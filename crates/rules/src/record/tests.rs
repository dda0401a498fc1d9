//! Tests of records: `docs/notation.md` is the contract.

use crate::{testing::*, *};
use rand::{SeedableRng, seq::IndexedRandom};
use rand_chacha::ChaCha8Rng;
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
fn e6_in_muria_the_capacity_is_two_for_every_written_value() {
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
    record["format"] = json!(3);
    assert_eq!(read(&record), Err(RecordError::Format { found: 3, newest: 2 }));
}

/// A random game as a record, its stacks known or not.
fn random_record(rules: RuleSet, players: usize, seed: u64, known: bool) -> Record {
    let rules = RuleSet { round_limit: 10, ..rules };
    let setup = Setup::from_seed(&rules, edition(), seed);
    let names = (0..players).map(|number| format!("player {number}")).collect();
    let mut record = Record::new(rules, names, setup, edition()).unwrap();
    let mut game = record.start().unwrap();
    let mut rng = ChaCha8Rng::seed_from_u64(seed);
    let mut moves = Vec::new();
    while !game.is_over() {
        game.legal_moves(&mut moves);
        let mv = *moves.choose(&mut rng).unwrap();
        game.play(&mv).unwrap();
        record.moves.push(mv.to_string());
    }
    if known { record } else { record.with_unknown_stacks().unwrap() }
}

fn trace(record: &Record) -> Vec<TraceLine> {
    let mut lines = Vec::new();
    record.replay(|ply, game, _| lines.push(game.trace_line(ply))).unwrap();
    lines
}

/// Every edition, player number and sort of mine.
fn tables() -> Vec<(RuleSet, usize)> {
    let mapped = |rules: RuleSet| RuleSet { mapped: true, ..rules };
    let (base, muria) = (RuleSet::default(), RuleSet::muria());
    vec![(base, 2), (base, 4), (mapped(base), 3), (muria, 2), (muria, 5), (mapped(muria), 4)]
}

#[test]
fn games_with_unknown_stacks_have_the_trace_of_the_same_games_with_known_ones() {
    for (seed, (rules, players)) in tables().into_iter().enumerate() {
        let known = random_record(rules, players, seed as u64, true);
        let unknown = random_record(rules, players, seed as u64, false);
        assert_eq!(trace(&known), trace(&unknown));
        let again = Record::from_json(&unknown.to_json(), edition()).unwrap();
        assert_eq!(again, unknown);
        let text: Value = serde_json::from_str(&unknown.to_json()).unwrap();
        assert_eq!((&text["format"], &text["setup"]), (&json!(2), &json!("unknown")));
    }
}

#[test]
fn the_turn_of_any_ply_is_a_record_whose_last_position_is_that_of_the_ply() {
    for (seed, (rules, players)) in tables().into_iter().enumerate() {
        for known in [true, false] {
            let record = random_record(rules, players, 50 + seed as u64, known);
            let lines = trace(&record);
            for (ply, line) in
                lines.iter().enumerate().step_by(7).chain(lines.iter().enumerate().next_back())
            {
                let turn = record.from_turn_of(ply).unwrap();
                let turn = Record::from_json(&turn.to_json(), edition()).unwrap();
                let mut last = trace(&turn).pop().unwrap();
                last.ply = ply;
                assert_eq!(last, *line);
            }
        }
    }
    let record = random_record(RuleSet::default(), 2, 1, true);
    let plies = record.moves.len();
    assert_eq!(record.from_turn_of(plies + 1), Err(RecordError::NoPly { plies }));
}

/// A record of a real board with one move that turns up a tile, as JSON.
fn real_board() -> Value {
    json!({
        "format": 2, "rules": base()["rules"], "players": ["Ada", "Bruno"], "setup": "unknown",
        "opening": ["bb=9", "bg=11", "gg=13", "rope", "cart", "food"],
        "moves": ["place supply 1C", "end", "buy 2 -> rope", "end", "place supply 2C",
            "place supply 2L1 -> bgg/2", "end"],
    })
}

#[test]
fn what_is_turned_up_stands_with_the_move_that_turns_it_up() {
    let record = read(&real_board()).unwrap();
    let game = record.position().unwrap();
    let state = game.state();
    assert_eq!(state.mine[&space("2L1")].chamber.as_ref().unwrap().salt.to_string(), "bgg");
    assert_eq!(state.workshop.open, [Tool::Rope, Tool::Food, Tool::Rope]);
    let refused = |index: usize, text: &str| {
        let mut record = real_board();
        record["moves"][index] = json!(text);
        match read(&record).unwrap().position().unwrap_err() {
            RecordError::Move { ply, error, .. } if ply == index => error,
            other => panic!("{other:?}"),
        }
    };
    let draw = |error| MoveError::Draw(error);
    let count = DrawError::DrawCount { expected: 1, found: 0 };
    assert_eq!(refused(2, "buy 2"), draw(count));
    let wrong = DrawError::WrongPile { index: 0, found: "bgg/2".to_owned(), pile: Pile::Tools };
    assert_eq!(refused(2, "buy 2 -> bgg/2"), draw(wrong));
    assert_eq!(refused(2, "buy 2 -> spade"), MoveError::Drawn("spade".to_owned()));
    let too_much = DrawError::DrawCount { expected: 0, found: 1 };
    assert_eq!(refused(0, "place supply 1C -> bb=9"), draw(too_much));
    let other_level = DrawError::NotLeft { index: 0, found: "wwww/3".to_owned() };
    assert_eq!(refused(5, "place supply 2L1 -> wwww/3"), draw(other_level));
    // Where the stacks are known nothing is said of them.
    let mut known = base();
    known["moves"] = json!(["buy 1 -> rope"]);
    let error = read(&known).unwrap().position().unwrap_err();
    let text = "buy 1 -> rope".to_owned();
    assert_eq!(error, RecordError::Move { ply: 0, text, error: draw(DrawError::StacksKnown) });
}

#[test]
fn format_2_has_either_a_deal_or_a_start_and_says_what_lies_open_where_it_must() {
    let form = |change: &dyn Fn(&mut Value)| {
        let mut record = real_board();
        change(&mut record);
        match read(&record) {
            Err(RecordError::Form(message)) => message,
            other => panic!("{other:?}"),
        }
    };
    let remove = |key: &'static str| {
        move |record: &mut Value| {
            record.as_object_mut().unwrap().remove(key).unwrap();
        }
    };
    assert!(form(&remove("setup")).contains("either `setup` or `start`"));
    assert!(form(&remove("opening")).contains("missing field `opening`"));
    assert!(form(&|record| record["setup"] = json!("secret")).contains("\"unknown\""));
    assert!(form(&|record| record["setup"] = base()["setup"].clone()).contains("`opening`"));
    assert!(form(&|record| record["colour"] = json!(1)).contains("unknown field `colour`"));
    assert!(form(&|record| record["format"] = json!(1)).contains("unknown field `opening`"));
    assert!(form(&|record| record["start"] = json!(null)).contains("null"));
    let in_format_1 = |key: &'static str, value: Value| {
        form(&move |record| {
            *record = base();
            record[key] = value.clone();
        })
    };
    for key in ["edition", "start", "opening"] {
        assert!(in_format_1(key, json!(null)).contains("null"), "{key}");
    }
    assert!(in_format_1("edition", json!("0123456789abcdef")).contains("unknown field `edition`"));
    assert!(in_format_1("opening", json!([])).contains("unknown field `opening`"));
    assert!(in_format_1("setup", json!("unknown")).contains("missing field `setup`"));
    let mut short = real_board();
    short["opening"] = json!(["bb=9"]);
    let error = DrawError::DrawCount { expected: 6, found: 1 };
    assert_eq!(read(&short), Err(RecordError::Opening(error)));
}

#[test]
fn a_start_is_the_beginning_of_a_turn_that_the_players_can_play() {
    let record = random_record(RuleSet::muria(), 3, 9, true).from_turn_of(40).unwrap();
    let text: Value = serde_json::from_str(&record.to_json()).unwrap();
    let mut names = text.clone();
    names["players"] = json!(["Ada"]);
    assert_eq!(read(&names), Err(RecordError::Names { players: 3, names: 1 }));
    let mut nobody = text.clone();
    nobody["start"]["seat"] = json!(null);
    assert_eq!(read(&nobody), Err(RecordError::Position(PositionError::NobodyOnTurn)));
    let mut begun = text.clone();
    begun["start"]["turn"] = json!({"worked": true});
    assert!(matches!(read(&begun), Err(RecordError::Form(message)) if message.contains("`turn`")));
    let mut pieces = text;
    pieces["start"]["state"]["players"][0]["supply"] = json!(10);
    assert!(matches!(read(&pieces), Err(RecordError::Position(PositionError::MinerCount { .. }))));
}

#[test]
fn a_record_with_other_component_values_is_refused_instead_of_replayed_wrongly() {
    let values = include_str!("../../data/base.toml")
        .replace("[5, 5, 5, 6, 6, 7, 8]", "[4, 5, 5, 6, 6, 7, 8]");
    let other = Edition::from_files(&[("base.toml", &values)]).unwrap();
    let fingerprint = other.fingerprint(Expansion::None).unwrap();
    assert_eq!(edition().fingerprint(Expansion::None), None);
    let setup = Setup::from_seed(&RuleSet::default(), &other, 1);
    let names = vec!["Ada".to_owned(), "Bruno".to_owned()];
    let record = Record::new(RuleSet::default(), names, setup, &other).unwrap();
    assert_eq!(Record::from_json(&record.to_json(), &other).unwrap(), record);
    let error = RecordError::Edition { expected: None, found: Some(fingerprint.clone()) };
    assert_eq!(Record::from_json(&record.to_json(), edition()), Err(error));
    let standard = real_board().to_string();
    let error = RecordError::Edition { expected: Some(fingerprint), found: None };
    assert_eq!(Record::from_json(&standard, &other), Err(error));
}
