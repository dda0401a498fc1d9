//! The journal as clients get it: enough to tell the whole game, whatever was taken back.

use super::*;
use magnumsal_testbed::Client;

/// A table whose game goes on and on, with as much talk as there may be.
fn long_game() -> Table {
    let rules = RuleSet { round_limit: 255, ..RuleSet::muria() };
    let (mut table, keys) = bare(rules, (5, 0), TableOptions::default(), 7);
    sit_down(&mut table, &keys);
    let text = "\u{1F9C2}".repeat(500);
    for _ in 0..2_000 {
        let seat = Some(seat(0));
        table.apply(START, Entry::Said { seat, text: text.clone() }.into()).unwrap();
    }
    while let Some(seat) = table.turn() {
        let moves = legal(&table);
        let mv = moves[(table.ply() * 31) % moves.len()].clone();
        table.apply(START, Entry::Moved { seat, mv }.into()).unwrap();
    }
    table
}

#[tokio::test]
async fn a_whole_journal_comes_over_a_socket() {
    let bed = Bed::new().await;
    let base = bed.serve().await;
    let (at, ..) = bed.duo(json!({})).await;
    let long = long_game();
    let plies = long.ply();
    assert!(plies > 2_000, "{plies}");
    *at.live().await.table.lock().await = long;
    let address = base.strip_suffix("/api/tables").unwrap();
    let table = at.id.to_string();
    let (_, welcome) = Client::connect(address, &table, None, Some(0)).await.unwrap();
    let missed = welcome["missed"].as_array().unwrap();
    assert_eq!(missed.len() as u64, welcome["number"].as_u64().unwrap());
    assert!(welcome.to_string().len() > 4 * 1024 * 1024, "longer than any usual journal");
    let mut log = Log::default();
    missed.iter().for_each(|update| log.hear(update));
    at.see(|table| log.check(table)).await;
}

#[tokio::test]
async fn moves_that_are_made_again_come_with_their_own_events() {
    let bed = Bed::new().await;
    let (at, ada, bruno) = bed.duo(json!({})).await;
    at.play(ada, &["pass", "end"]).await;
    at.play(bruno, &["place supply 1C", "end"]).await;
    at.play(ada, &["hire", "pass"]).await;
    let mut ear = at.listen().await;
    at.ok(ada, json!({"type": "undo", "ply": 4})).await;
    at.ok(ada, json!({"type": "redo", "ply": 6})).await;
    let [undone, redone] = &ear.heard()[..] else { panic!("two lines") };
    assert_eq!((&undone["plies"], &redone["plies"]), (&json!(4), &json!(6)));
    assert_eq!((&undone["redo"], &redone["redo"]), (&json!(2), &json!(0)));
    let again = redone["again"].as_array().unwrap().iter();
    let again: Vec<_> = again.map(|made| (&made["move"]["text"], &made["events"])).collect();
    let events = json!(redone["events"].as_array().unwrap().len());
    assert_eq!(again, [(&json!("hire"), &events), (&json!("pass"), &json!(0))]);
    // An agreement takes the game back with whatever line was the last to be waited for.
    at.ok(ada, json!({"type": "ask", "ply": 1})).await;
    at.ok(bruno, json!({"type": "agree"})).await;
    let [asked, agreed] = &ear.heard()[..] else { panic!("two lines") };
    assert_eq!((&asked["plies"], asked.get("rewound")), (&json!(6), None));
    assert_eq!((&agreed["plies"], &agreed["rewound"]), (&json!(1), &json!({"ply": 1, "count": 5})));
    let welcome = at.welcome(None, Some(0)).await;
    let mut log = Log::default();
    welcome["missed"].as_array().unwrap().iter().for_each(|update| log.hear(update));
    at.see(|table| log.check(table)).await;
}
