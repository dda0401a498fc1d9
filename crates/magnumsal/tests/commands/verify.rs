//! `magnumsal verify`.

#![allow(clippy::unwrap_used, reason = "a test may panic")]

use crate::common::{Folder, both, fails, ok, random_record, run, run_with_input};
use magnumsal_rules::{Record, RuleSet};
use magnumsal_table::seal::{Nonce, seal};
use serde_json::{Value, json};

const NONCE: &str = "00112233445566778899aabbccddeeff00112233445566778899aabbccddeeff";

fn commitment(record: &Record) -> String {
    seal(record, &Nonce::parse(NONCE).unwrap())
}

fn sealed(record: &Record) -> Value {
    let text: Value = serde_json::from_str(&record.to_json()).unwrap();
    json!({"commitment": commitment(record), "salt": NONCE, "record": text})
}

#[test]
fn a_sealed_record_is_what_it_was() {
    let folder = Folder::new();
    for (rules, plies, end) in
        both().into_iter().flat_map(|rules| [(rules, 40, "not over"), (rules, usize::MAX, "over")])
    {
        let record = random_record(rules, 3, 7, plies);
        let path = folder.write("sealed.json", &sealed(&record).to_string());
        let text = ok(&run(&["verify", &path]));
        let found = format!("The deal is the one that was sealed with {}.", commitment(&record));
        let played = format!("All {} moves are legal; the game is {end}.", record.moves.len());
        assert_eq!(text.lines().collect::<Vec<_>>(), [found, played]);
    }
}

#[test]
fn a_plain_record_is_compared_with_what_was_published() {
    let record = random_record(RuleSet::default(), 2, 7, 40);
    let published = commitment(&record);
    let args = ["verify", "-", "--commitment", &published, "--salt", NONCE];
    ok(&run_with_input(&args, &record.to_json()));
    let upper = published.to_uppercase();
    ok(&run_with_input(
        &["verify", "-", "--commitment", &upper, "--salt", NONCE],
        &record.to_json(),
    ));
    // What the player has seen counts, not what the file says.
    let other = "0".repeat(64);
    let args = ["verify", "-", "--commitment", &other];
    let message = fails(&run_with_input(&args, &sealed(&record).to_string()), 1);
    assert!(message.contains(&published) && message.contains(&other), "{message}");
}

#[test]
fn every_change_of_the_deal_is_found() {
    let record = random_record(RuleSet::default(), 2, 7, 0);
    let good = sealed(&record);
    let swap = |list: &str, more: &str| {
        let mut changed = good.clone();
        let list = changed["record"]["setup"].pointer_mut(&format!("/{list}/{more}")).unwrap();
        let list = list.as_array_mut().unwrap();
        let other = list.iter().position(|item| *item != list[0]).unwrap();
        list.swap(0, other);
        changed
    };
    let mut salt = good.clone();
    salt["salt"] = json!(NONCE.replacen("00", "01", 1));
    let mut commitment = good.clone();
    commitment["commitment"] = json!("f".repeat(64));
    let mut rules = good.clone();
    rules["record"]["rules"]["round_limit"] = json!(59);
    for changed in [swap("tiles", "I"), swap("orders", "I"), salt, commitment, rules] {
        let message = fails(&run_with_input(&["verify", "-"], &changed.to_string()), 1);
        assert!(message.contains("is not the one that was sealed"), "{message}");
    }
    // The deal is right, but a move was changed.
    let mut moves = sealed(&random_record(RuleSet::default(), 2, 7, 40));
    moves["record"]["moves"][20] = json!("place supply 6C");
    fails(&run_with_input(&["verify", "-"], &moves.to_string()), 1);
}

#[test]
fn without_a_seal_nothing_can_be_checked() {
    let record = random_record(RuleSet::default(), 2, 7, 40);
    let published = commitment(&record);
    let plain = record.to_json();
    for args in [
        &["verify", "-"][..],
        &["verify", "-", "--commitment", &published],
        &["verify", "-", "--salt", NONCE],
        &["verify", "-", "--commitment", &published, "--salt", "12"],
    ] {
        let message = fails(&run_with_input(args, &plain), 2);
        assert!(message.contains("seal") || message.contains("salt"), "{message}");
    }
    fails(&run_with_input(&["verify", "-"], "{}"), 2);
    fails(&run(&["verify", "nowhere.json"]), 2);
}
