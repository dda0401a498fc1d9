//! Talking, names, and how much of it a journal holds.

use super::*;
use magnumsal_bots::Level;
use magnumsal_table::{
    decide::LONGEST_MESSAGE,
    entry::Absence,
    refusal::Problem,
    room::{MOST_OTHER, MOST_SAID},
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

fn say(table: &mut Table, seat: Option<Seat>, lines: u32) {
    for _ in 0..lines {
        enter(table, Entry::Said { seat, text: "blah".to_owned() });
    }
}

fn decide(table: &Table, key: &KeyHash, command: Value) -> Result<(), Refusal> {
    let command: Command = serde_json::from_value(command).unwrap();
    magnumsal_table::testing::decide(table, key, &command).map(drop)
}

#[test]
fn who_talks_too_much_silences_nobody_else() {
    let (mut table, keys) = bare(RuleSet::default(), (2, 0), TableOptions::default(), 1);
    let chat = || json!({"type": "say", "text": "one more"});
    say(&mut table, Some(seat(0)), MOST_SAID - 1);
    assert_eq!(decide(&table, &keys[0], chat()), Ok(()));
    say(&mut table, Some(seat(0)), 1);
    assert_eq!(decide(&table, &keys[0], chat()), Err(Problem::Full { most: MOST_SAID }.into()));
    let invitation = random::key().unwrap();
    assert!(table.decide_invite(Some(&keys[0]), seat(1), &invitation, START).is_ok());
    sit_down(&mut table, &keys);
    assert_eq!(decide(&table, &keys[1], chat()), Ok(()));
    assert!(table.decide_hint(Some(&keys[0]), START).is_ok());
}

#[test]
fn moves_leaving_and_coming_back_always_have_room() {
    let (mut table, keys) = bare(RuleSet::default(), (2, 0), TableOptions::default(), 1);
    sit_down(&mut table, &keys);
    while table.number() < MOST_OTHER {
        enter(&mut table, Entry::Renamed { seat: seat(0), name: "Ada".to_owned() });
    }
    let full = Err(Problem::Full { most: MOST_OTHER }.into());
    assert_eq!(decide(&table, &keys[0], json!({"type": "rename", "name": "Eve"})), full);
    assert_eq!(table.decide_hint(Some(&keys[0]), START).map(drop), full);
    let mv = json!({"type": "move", "ply": 0, "move": legal(&table)[0]});
    for command in [mv, json!({"type": "leave"}), json!({"type": "say", "text": "I can talk"})] {
        assert_eq!(decide(&table, &keys[0], command.clone()), Ok(()), "{command}");
    }
    let mv = legal(&table)[0].parse().unwrap();
    enter(&mut table, Entry::Moved { seat: seat(0), mv });
    assert_eq!(decide(&table, &keys[0], json!({"type": "undo"})), full);
    let (bot, why) = (Level::Apprentice.into(), Absence::Left);
    enter(&mut table, Entry::Replaced { seat: seat(0), bot, why });
    assert_eq!(decide(&table, &keys[0], json!({"type": "claim"})), Ok(()));
}
