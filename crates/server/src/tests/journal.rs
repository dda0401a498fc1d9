//! The journal as clients get it: enough to follow the whole game, no matter what was taken back.

use super::*;
use crate::registry::append;
use magnumsal_store::{Append, Appended, Tip};
use magnumsal_table::{
    entry::{Line, Secret},
    name::LONGEST_NAME,
};
use magnumsal_testbed::Client;

/// The journal of a table with a very long game, with as many chat messages as are allowed.
fn long_journal(table: &mut Table, key: KeyHash) -> Vec<Append> {
    let mut journal: Vec<Append> = Vec::new();
    let mut enter = |table: &mut Table, line: Line| {
        let step = table.step(START, line).unwrap();
        let after = journal.last().map_or(Tip::start(table.id()), Append::tip);
        journal.push(append(&step, after));
        table.apply(step);
    };
    // As long as names can be, in bytes.
    let name = |number: u8| format!("{}{number}", "\u{20000}".repeat(LONGEST_NAME - 1));
    let joined = |number| Entry::Joined { seat: seat(number), name: name(number) };
    for number in 1..5 {
        enter(table, Line::with_secret(joined(number), Secret::Key(key)));
    }
    enter(table, Entry::Renamed { seat: seat(0), name: name(0) }.into());
    enter(table, Entry::Titled { name: name(9) }.into());
    let text = "\u{1F9C2}".repeat(500);
    for _ in 0..2_000 {
        enter(table, Entry::Said { seat: Some(seat(0)), text: text.clone() }.into());
    }
    while let Some(seat) = table.turn() {
        let moves = legal(table);
        let mv = moves[(table.ply() * 31) % moves.len()].parse().unwrap();
        enter(table, Entry::Moved { seat, mv }.into());
    }
    journal
}

/// A finished game of five with thousands of moves, as a service has it stored.
pub(super) async fn longest_game(bed: &Bed) -> Table {
    let rules = RuleSet { round_limit: 255, ..RuleSet::muria() };
    let (mut long, keys) = bare(rules, (5, 0), TableOptions::default(), 7);
    let tables = &bed.service.tables;
    tables.add(long.clone()).await.unwrap();
    let journal = long_journal(&mut long, keys[0]);
    let plies = long.ply();
    assert!(plies > 2_000, "{plies}");
    // Tokio lets a task do 128 things at once, and what is left over comes in another order.
    for lines in journal.chunks(64) {
        let lines = lines.iter().map(|line| tables.store().append(line.clone()));
        for stored in futures_util::future::join_all(lines).await {
            assert_eq!(stored, Ok(Appended::Done));
        }
    }
    long
}

#[tokio::test]
async fn a_whole_journal_comes_over_a_socket() {
    let bed = Bed::new().await;
    let base = bed.serve().await;
    let long = longest_game(&bed).await;
    let address = base.strip_suffix("/api/tables").unwrap();
    let table = long.id().to_string();
    let (_, welcome) = Client::connect(address, &table, None, Some(0)).await.unwrap();
    let missed = welcome["missed"].as_array().unwrap();
    assert_eq!(missed.len() as u64, welcome["number"].as_u64().unwrap());
    assert!(welcome.to_string().len() > 4 * 1024 * 1024, "longer than any usual journal");
    let mut log = Log::default();
    missed.iter().for_each(|update| log.hear(update));
    log.check(&bed.service.tables.get(long.id()).await.unwrap().table());
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
    // An agreement takes the game back with the line that was waited for last, of any kind.
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
