//! Nothing leaks: nobody is sent what is hidden, before it is turned up, or what is somebody else's.

#![allow(clippy::unwrap_used, clippy::panic, reason = "a test that cannot go on stops")]

mod deal;
mod judge;
mod live;
mod practice;
mod requests;
mod scribe;

use judge::Sent;
use magnumsal_rules::RuleSet;
use magnumsal_table::table::Table;
use magnumsal_testbed::{Folder, Server};
use practice::{Practice, practice};
use scribe::Leak;
use serde_json::{Value, json};

/// Phases end soon, so that all three are played.
fn rules(muria: bool, mapped: bool) -> RuleSet {
    let usual = if muria { RuleSet::muria() } else { RuleSet::default() };
    RuleSet { mapped, round_limit: 25, ..usual }
}

#[test]
fn tables_that_differ_in_what_is_hidden_say_the_same() {
    for (seed, (muria, mapped, seats)) in (1..).zip([
        (false, false, 2),
        (false, true, 3),
        (false, false, 4),
        (true, false, 2),
        (true, true, 3),
        (true, false, 5),
    ]) {
        let Practice { judge, sent, .. } = practice(rules(muria, mapped), seats, seed, None);
        let verdict = judge.check(&sent).unwrap();
        println!("{seats} seats, muria {muria}, mapped {mapped}: {verdict:?}");
        assert!(verdict.messages > 200, "{verdict:?}");
        assert!(verdict.worlds > 20 && verdict.others * 10 > verdict.worlds * 9, "{verdict:?}");
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn a_server_sends_and_logs_nothing_that_is_hidden() {
    let folder = Folder::new().unwrap();
    let store = format!("sqlite:{}", folder.path().join("games.sqlite").display());
    let args = ["--requests-per-second", "1000000"];
    let program = env!("CARGO_BIN_EXE_magnumsal");
    let mut server = Server::start_logging(program, &store, &args, "trace").unwrap();
    let mut secrets = Vec::new();
    for (seed, (expansion, mapped, seats)) in
        (1..).zip([("none", false, 2), ("none", true, 4), ("muria", true, 3), ("muria", false, 5)])
    {
        let rules = json!({ "expansion": expansion, "mapped": mapped, "round_limit": 5 });
        let live = live::live(&server, &rules, seats, seed).await;
        let verdict = live.judge.check(&live.sent).unwrap();
        println!("{seats} seats, {expansion}, mapped {mapped}: {verdict:?}");
        assert!(verdict.messages > 200, "{verdict:?}");
        assert!(verdict.others * 10 > verdict.worlds * 9, "{verdict:?}");
        secrets.extend(live.secrets);
    }
    assert!(server.terminate().unwrap().success());
    let log = server.log();
    assert!(log.contains("TRACE") && log.contains("/api/tables/"), "the log says nothing");
    for secret in secrets {
        let line = log.lines().find(|line| line.contains(&secret));
        assert_eq!(line, None, "the log has a secret");
    }
}

/// Something of the deal, such as the last order of a phase.
fn of_the_deal(table: &Table, place: &str) -> Value {
    let record: Value = serde_json::from_str(&table.record().to_json()).unwrap();
    record.pointer(place).cloned().unwrap()
}

/// The next order in the stack, which everybody will see soon.
fn next_order(table: &Table) -> Value {
    let position = json!(table.position());
    let stack = ["I", "II", "III"][position["phase"].as_u64().unwrap() as usize - 1];
    let orders = of_the_deal(table, &format!("/setup/orders/{stack}"));
    let orders = orders.as_array().unwrap();
    let left = position["state"]["castle"]["left"].as_u64().unwrap() as usize;
    orders.get(orders.len() - left).cloned().unwrap_or_default()
}

#[test]
fn the_judge_notices_a_server_that_leaks() {
    let leaks: [(&str, Leak); 6] = [
        ("an order far down", |table| of_the_deal(table, "/setup/orders/III/7")),
        ("the next order", next_order),
        ("a tool of the last phase", |table| of_the_deal(table, "/setup/tools/20")),
        ("a tile that is not laid yet", |table| of_the_deal(table, "/setup/tiles/III/5")),
        ("a chamber that is face down", |table| of_the_deal(table, "/setup/tiles/I/1")),
        ("the number of ropes to come in phase II", |table| {
            let tools = of_the_deal(table, "/setup/tools");
            let tools = &tools.as_array().unwrap()[7..14];
            json!(tools.iter().filter(|tool| **tool == "rope").count())
        }),
    ];
    for (name, leak) in leaks {
        let Practice { judge, sent, .. } = practice(rules(true, false), 2, 11, Some(leak));
        assert!(judge.check(&sent).is_err(), "{name}");
    }
}

#[test]
fn the_judge_allows_what_everybody_may_know() {
    // The other way round: what is the same in all worlds is no leak.
    let public: Leak = |table| json!([table.ply(), table.position()]);
    let Practice { judge, sent, .. } = practice(rules(false, true), 2, 12, Some(public));
    judge.check(&sent).unwrap();
}

#[test]
fn the_judge_notices_every_secret() {
    let Practice { judge, sent, secrets } = practice(rules(false, false), 2, 13, None);
    judge.check(&sent).unwrap();
    for secret in secrets {
        let mut leaking = sent.clone();
        let Sent { text, .. } =
            leaking.iter_mut().find(|sent| sent.text.contains("Miner")).unwrap();
        *text = text.replacen("Miner", &format!("Miner {secret}"), 1);
        let error = judge.check(&leaking).unwrap_err();
        assert!(error.starts_with("the secret "), "{error}");
    }
}
