//! Moves: what is accepted, what is refused and how, and what all clients get of it.

use super::*;
use magnumsal_rules::Rule;
use sqlx::Executor as _;

fn mv(ply: usize, text: &str) -> Value {
    json!({"type": "move", "ply": ply, "move": text})
}

#[tokio::test]
async fn a_move_is_accepted_once_and_told_to_everybody() {
    let bed = Bed::new().await;
    let (at, ada, bruno) = bed.duo(json!({})).await;
    let mut ear = at.listen().await;
    let entered = at.ok(ada, mv(0, "place supply 1C")).await;
    assert_eq!(entered, Accepted { number: 2, ply: 1 });
    let update = ear.next().await;
    assert_eq!(
        (&update["entry"], &update["move"], &update["seat"]),
        (&json!("moved"), &json!("place supply 1C"), &json!(0))
    );
    assert_eq!((&update["number"], &update["at"]), (&json!(2), &json!(START)));
    assert_eq!(update["events"][0]["event"], "piece-moved");
    assert_eq!(update["position"]["ply"], 1);
    assert_eq!(update["position"], at.welcome(Some(bruno), None).await["position"]);
}

#[tokio::test]
async fn a_refusal_has_code_rule_facts_and_a_sentence() {
    let bed = Bed::new().await;
    let (at, ada, bruno) = bed.duo(json!({})).await;
    let refused = async |key, command| Refused::from(&at.tell(key, command).await.unwrap_err());
    let illegal = refused(ada, mv(0, "place supply 4C")).await;
    assert_eq!((illegal.code.as_str(), illegal.rule), ("out-of-reach", Some(Rule::C1)));
    assert_eq!(illegal.facts["space"], "4C");
    assert!(illegal.message.contains("4C") && illegal.message.ends_with('.'), "{illegal:?}");
    let nonsense = refused(ada, mv(0, "dance")).await;
    assert_eq!((nonsense.code.as_str(), nonsense.rule), ("unknown-verb", None));
    let other = refused(bruno, mv(0, "place supply 1C")).await;
    assert_eq!((other.code.as_str(), &other.facts["seat"]), ("not-your-turn", &json!(0)));
    assert_eq!(other.message, "It is the turn of player 1.");
    assert_eq!(at.view().await["number"], 1, "nothing was entered");
}

#[tokio::test]
async fn nobody_moves_before_all_seats_are_taken() {
    let bed = Bed::new().await;
    let seats = json!([{"kind": "me", "name": "Ada"}, {"kind": "open"}]);
    let at = bed.table(json!({"seats": seats, "shuffle": false})).await;
    assert_eq!(at.refused(at.host, mv(0, "place supply 1C")).await, "not-started");
    for command in [json!({"type": "undo"}), json!({"type": "ask", "ply": 0})] {
        assert_eq!(at.refused(at.host, command).await, "not-started");
    }
}

#[tokio::test]
async fn a_move_for_another_position_is_stale() {
    let bed = Bed::new().await;
    let (at, ada, _) = bed.duo(json!({})).await;
    assert_eq!(at.refused(ada, mv(1, "place supply 1C")).await, "stale");
    at.play(ada, &["place supply 1C"]).await;
    assert_eq!(at.refused(ada, mv(0, "hire")).await, "stale");
    let refusal = at.tell(ada, mv(7, "end")).await.unwrap_err();
    assert_eq!(Refused::from(&refusal).facts["ply"], 1);
}

#[tokio::test]
async fn a_position_that_was_reached_again_is_another_one() {
    let bed = Bed::new().await;
    let (at, ada, _) = bed.duo(json!({})).await;
    at.play(ada, &["place supply 1C"]).await;
    let seen = at.ok(ada, json!({"type": "undo"})).await.number;
    let again = |seen: u32| json!({"type": "move", "ply": 0, "seen": seen, "move": "pass"});
    assert_eq!(at.refused(ada, again(seen - 1)).await, "stale");
    at.ok(ada, json!({"type": "say", "text": "talk changes no position"})).await;
    at.ok(ada, again(seen)).await;
}

#[tokio::test]
async fn the_same_move_sent_twice_counts_once() {
    let bed = Bed::new().await;
    let (at, ada, bruno) = bed.duo(json!({})).await;
    for (ply, text) in [(0, "place supply 1C"), (1, "end")] {
        let first = at.ok(ada, mv(ply, text)).await;
        assert_eq!(at.ok(ada, mv(ply, text)).await, first);
        assert_eq!((at.ply().await, first.ply), (ply + 1, ply + 1));
        assert_eq!(at.refused(bruno, mv(ply, text)).await, "stale", "it is not Bruno's move");
    }
    // Also if the others have gone on meanwhile.
    at.play(bruno, &["place supply 2C"]).await;
    let again = at.ok(ada, mv(1, "end")).await;
    assert_eq!((again.ply, at.ply().await), (2, 3));
    assert_eq!(at.refused(ada, mv(1, "pass")).await, "stale", "another move is another move");
}

#[tokio::test]
async fn of_two_moves_at_once_one_counts() {
    let bed = Bed::new().await;
    let (at, ada, _) = bed.duo(json!({})).await;
    let (first, second) =
        tokio::join!(at.tell(ada, mv(0, "place supply 1C")), at.tell(ada, mv(0, "pass")));
    let codes = [first, second].map(|told| told.err().map(|refusal| code(&refusal)));
    assert_eq!(codes, [None, Some("stale".to_owned())]);
    assert_eq!(at.ply().await, 1);
}

#[tokio::test]
async fn two_screens_of_one_player_agree() {
    let bed = Bed::new().await;
    let (at, ada, bruno) = bed.duo(json!({})).await;
    let (mut left, mut right) = (at.listen().await, at.listen().await);
    let screens = [at.welcome(Some(bruno), None).await, at.welcome(Some(bruno), None).await];
    assert_eq!(screens[0], screens[1]);
    at.play(ada, &["place supply 1C", "end"]).await;
    at.ok(bruno, json!({"type": "say", "text": "hm"})).await;
    let heard = left.heard();
    assert_eq!((heard.len(), &heard), (3, &right.heard()));
}

/// A bit of everything that changes a journal.
async fn some_history(at: &At, ada: KeyHash, bruno: KeyHash) {
    at.play(ada, &["place supply 1C"]).await;
    at.ok(ada, json!({"type": "undo"})).await;
    at.ok(bruno, json!({"type": "say", "text": "thinking?"})).await;
    at.ok(ada, json!({"type": "redo"})).await;
    at.play(ada, &["end"]).await;
    at.play(bruno, &["place supply 2C", "end"]).await;
    at.ok(bruno, json!({"type": "ask", "ply": 2})).await;
    at.ok(ada, json!({"type": "agree"})).await;
    at.play(bruno, &["place supply 2C", "end"]).await;
    at.play(ada, &["place supply 2L1", "place supply 2L1", "end"]).await;
    at.ok(ada, json!({"type": "leave"})).await;
    at.ok(ada, json!({"type": "claim"})).await;
}

#[tokio::test]
async fn who_comes_back_is_told_exactly_what_was_missed() {
    let bed = Bed::new().await;
    let (at, ada, bruno) = bed.duo(json!({})).await;
    let mut ear = at.listen().await;
    some_history(&at, ada, bruno).await;
    let mut heard = ear.heard();
    let last = heard.last().unwrap().clone();
    for update in &mut heard {
        assert_eq!(update["type"], "update");
        assert!(update["table"]["number"] == update["number"]);
        let update = update.as_object_mut().unwrap();
        // What is left out where a later update follows at once.
        update.retain(|key, _| !["type", "table", "position"].contains(&key.as_str()));
    }
    assert_eq!((heard[0]["number"].as_u64(), heard.len()), (Some(2), 16));
    for seen in 1..=17_u32 {
        let welcome = at.welcome(Some(ada), Some(seen)).await;
        assert_eq!(welcome["missed"], json!(heard[seen as usize - 1..]), "after {seen}");
        assert_eq!((&welcome["number"], &welcome["table"]), (&json!(17), &last["table"]));
    }
    for seen in [None, Some(18), Some(u32::MAX)] {
        assert_eq!(at.welcome(Some(ada), seen).await["missed"], json!([]));
    }
    let all = at.welcome(None, Some(0)).await;
    assert_eq!(all["missed"][0]["entry"], "joined");
}

#[tokio::test]
async fn a_table_is_the_same_after_a_restart() {
    let bed = Bed::new().await;
    let (at, ada, bruno) = bed.duo(json!({})).await;
    some_history(&at, ada, bruno).await;
    let before = at.welcome(Some(ada), Some(0)).await;
    let Bed { service, folder, .. } = bed;
    service.tables.store().close().await.unwrap();
    let again = At { service: open(&folder, Channels::default()).await.0, ..at };
    assert_eq!(again.welcome(Some(ada), Some(0)).await, before);
    again.play(bruno, &["pass"]).await;
}

#[tokio::test]
async fn what_could_not_be_stored_has_not_happened() {
    let bed = Bed::new().await;
    let (at, ada, _) = bed.duo(json!({})).await;
    let mut ear = at.listen().await;
    let before = (at.view().await, at.welcome(Some(ada), Some(0)).await);
    let mut database = bed.database().await;
    let broken =
        "CREATE TRIGGER broken BEFORE INSERT ON entries BEGIN SELECT RAISE(ABORT, 'broken'); END";
    database.execute(broken).await.unwrap();
    let mv = json!({"type": "move", "ply": 0, "move": "place supply 1C"});
    assert_eq!(at.refused(ada, mv.clone()).await, "store-failed");
    assert_eq!((at.view().await, at.welcome(Some(ada), Some(0)).await), before);
    assert_eq!(ear.heard(), Vec::<Value>::new());
    database.execute("DROP TRIGGER broken").await.unwrap();
    at.ok(ada, mv).await;
    assert_eq!(ear.next().await["move"], "place supply 1C");
}
