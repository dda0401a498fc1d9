//! Updates with only what has changed.

use crate::{
    entry::Entry,
    table::Table,
    testing::{START, bare, enter_move, legal, sit_down, snapshot::Snapshot},
    wire::Form,
};
use magnumsal_rules::RuleSet;
use rand::{RngExt as _, SeedableRng as _};
use rand_chacha::ChaCha8Rng;
use serde_json::{Value, json};

/// The next update, in both forms, and with it how long they are.
fn updates(table: &Table, entry: Entry) -> ([Value; 2], [usize; 2]) {
    let step = table.step(START, entry).unwrap();
    let texts = Form::ALL.map(|form| table.news(&step, form, START));
    (texts.each_ref().map(|text| serde_json::from_str(text).unwrap()), texts.map(|text| text.len()))
}

#[test]
fn games_are_followed_by_changes_alone() {
    let mut rng = ChaCha8Rng::seed_from_u64(1368);
    for (seed, rules) in (0..).zip([
        RuleSet::default(),
        RuleSet { mapped: true, ..RuleSet::default() },
        RuleSet::muria(),
        RuleSet { mapped: true, ..RuleSet::muria() },
    ]) {
        let rules = RuleSet { round_limit: 8, ..rules };
        let (mut table, keys) = bare(rules, (3, 0), Default::default(), seed);
        sit_down(&mut table, &keys);
        let mut client = Snapshot::default();
        client.complete(&mut json!({"table": table.view(START), "position": table.position()}));
        let (mut whole_bytes, mut bytes) = (0, 0);
        while let Some(seat) = table.turn() {
            let moves = legal(&table);
            let mv = &moves[rng.random_range(..moves.len())];
            let entry = Entry::Moved { seat, mv: mv.parse().unwrap() };
            let ([whole, mut changes], [long, short]) = updates(&table, entry);
            assert!(changes.get("changes").is_some(), "{changes}");
            client.complete(&mut changes);
            assert_eq!(changes, whole, "{mv}");
            (whole_bytes, bytes) = (whole_bytes + long, bytes + short);
            enter_move(&mut table, mv);
        }
        assert!(bytes * 3 < whole_bytes * 2, "{bytes} of {whole_bytes} bytes");
    }
}

#[test]
fn what_is_the_same_is_left_out() {
    let (mut table, keys) = bare(RuleSet::default(), (2, 0), Default::default(), 1);
    sit_down(&mut table, &keys);
    let seat = table.turn().unwrap();
    let entry = Entry::Moved { seat, mv: "place supply 1C".parse().unwrap() };
    let ([whole, told], _) = updates(&table, entry);
    assert_eq!((told.get("table"), told.get("position")), (None, None));
    let changes = &told["changes"];
    let keys = |value: &Value| value.as_object().unwrap().keys().cloned().collect::<Vec<_>>();
    assert_eq!(keys(&changes["table"]), ["changed", "number", "ply", "undo"]);
    let position = ["actions", "due", "legal", "pieces", "ply", "seat", "state", "ways"];
    assert_eq!(keys(&changes["position"]), position);
    let state = &changes["position"]["state"];
    assert_eq!(keys(state), ["mine", "players"]);
    assert_eq!(state["mine"], json!({"1C": whole["position"]["state"]["mine"]["1C"]}));
    // Nothing on the board has changed with what is said.
    let ([_, told], _) = updates(&table, Entry::Said { seat: Some(seat), text: "Salt!".into() });
    assert_eq!(keys(&told["changes"]), ["table"]);
}
