//! Talking, names, and how much of it a journal holds.

use super::*;
use magnumsal_table::{
    decide::{LONGEST_MESSAGE, MOST_LINES},
    refusal::Problem,
};

#[tokio::test]
async fn a_message_has_limits() {
    let bed = Bed::new().await;
    let (at, ada, bruno) = bed.duo(json!({})).await;
    let mut ear = at.listen().await;
    let longest = "ż".repeat(LONGEST_MESSAGE);
    for text in ["hello", &longest, "two\nlines"] {
        at.ok(bruno, json!({"type": "say", "text": format!(" {text} ")})).await;
        let update = ear.next().await;
        assert_eq!((&update["seat"], update["text"].as_str()), (&json!(1), Some(text)));
        assert_eq!(update.get("position"), None, "the position is the same");
    }
    for text in ["", " \n ", &(longest + "ż"), "bell\u{7}", "\u{202e}turned"] {
        assert_eq!(at.refused(ada, json!({"type": "say", "text": text})).await, "bad-message");
    }
}

#[tokio::test]
async fn a_host_without_a_seat_can_talk() {
    let bed = Bed::new().await;
    let seats = json!([{"kind": "open"}, {"kind": "open"}]);
    let at = bed.table(json!({"seats": seats})).await;
    let mut ear = at.listen().await;
    at.ok(at.host, json!({"type": "say", "text": "welcome"})).await;
    assert_eq!(ear.next().await["seat"], Value::Null);
    let plays = json!({"type": "move", "ply": 0, "move": "place supply 1C"});
    assert_eq!(at.refused(at.host, plays).await, "not-seated");
    assert_eq!(at.refused(at.host, json!({"type": "rename", "name": "x"})).await, "not-seated");
}

#[tokio::test]
async fn names_change_when_they_are_free() {
    let bed = Bed::new().await;
    let (at, ada, bruno) = bed.duo(json!({})).await;
    assert_eq!(at.refused(bruno, json!({"type": "rename", "name": "Ada"})).await, "name-taken");
    assert_eq!(at.refused(bruno, json!({"type": "rename", "name": "a\tb"})).await, "bad-name");
    at.ok(bruno, json!({"type": "rename", "name": "Bruno"})).await;
    at.ok(bruno, json!({"type": "rename", "name": " Berta "})).await;
    assert_eq!(at.view().await["seats"][1]["name"], "Berta");
    assert_eq!(at.refused(bruno, json!({"type": "title", "name": "Cellar"})).await, "not-host");
    assert_eq!(at.refused(ada, json!({"type": "title", "name": " "})).await, "bad-name");
    at.ok(ada, json!({"type": "title", "name": "Cellar"})).await;
    assert_eq!(at.view().await["name"], "Cellar");
}

fn say(table: &mut Table, lines: u32) {
    for _ in 0..lines {
        let entry = Entry::Said { seat: None, text: "blah".to_owned() };
        enter(table, entry);
    }
}

fn decide(table: &Table, key: &KeyHash, command: Value) -> Result<(), Refusal> {
    let command: Command = serde_json::from_value(command).unwrap();
    magnumsal_table::testing::decide(table, key, &command).map(drop)
}

#[test]
fn moves_are_taken_when_talk_has_filled_its_share() {
    let (mut table, keys) = bare(RuleSet::default(), (2, 0), TableOptions::default(), 1);
    let full = Err(Problem::Full { most: MOST_LINES }.into());
    say(&mut table, 4999);
    let chat = || json!({"type": "say", "text": "one more"});
    assert_eq!(decide(&table, &keys[0], chat()), Ok(()));
    let invitation = random::key().unwrap();
    say(&mut table, 1);
    assert_eq!(table.decide_invite(Some(&keys[0]), seat(1), &invitation, START).map(drop), full);
    assert_eq!(table.decide_join(None, None, "Bruno", &invitation, START).map(drop), full);
    assert_eq!(decide(&table, &keys[0], chat()), full);
    sit_down(&mut table, &keys);
    let mv = || json!({"type": "move", "ply": 0, "move": legal(&table)[0]});
    assert_eq!(decide(&table, &keys[0], mv()), Ok(()));
    assert_eq!(table.decide_hint(Some(&keys[0]), START).map(drop), full);
    let room = MOST_LINES - table.number();
    say(&mut table, room);
    let mv = json!({"type": "move", "ply": 0, "move": legal(&table)[0]});
    assert_eq!(decide(&table, &keys[0], mv), full);
}
