//! Taking the game back by agreement.

use super::*;

fn ask_for(ply: usize) -> Value {
    json!({"type": "ask", "ply": ply})
}

fn agree() -> Value {
    json!({"type": "agree"})
}

fn decline() -> Value {
    json!({"type": "decline"})
}

/// Ada, Bruno and Cleo, after the first two turns.
async fn trio(bed: &Bed) -> (At, [KeyHash; 3]) {
    let seats = json!([{"kind": "me", "name": "Ada"}, {"kind": "open"}, {"kind": "open"}]);
    let at = bed.table(json!({"seats": seats, "shuffle": false})).await;
    let keys = [at.host, at.join("Bruno").await, at.join("Cleo").await];
    at.play(keys[0], &["place supply 1C", "end"]).await;
    at.play(keys[1], &["place supply 2C", "end"]).await;
    (at, keys)
}

#[tokio::test]
async fn the_game_is_taken_back_when_all_agree() {
    let bed = Bed::new().await;
    let (at, [ada, bruno, cleo]) = trio(&bed).await;
    let early = at.see(|table| json!(table.position_at(1).unwrap().trace_line(1))).await;
    for key in [ada, bruno] {
        for command in [agree(), decline()] {
            assert_eq!(at.refused(key, command).await, "nothing-asked");
        }
    }
    assert_eq!(at.refused(bruno, ask_for(4)).await, "no-ply");
    let mut ear = at.listen().await;
    at.ok(bruno, ask_for(1)).await;
    assert_eq!(ear.next().await["table"]["ask"], json!({"seat": 1, "ply": 1, "waiting": [0, 2]}));
    assert_eq!(at.refused(bruno, agree()).await, "nothing-asked", "who asks is not asked");
    assert_eq!(at.refused(ada, ask_for(2)).await, "asked-already");
    at.ok(cleo, agree()).await;
    let update = ear.next().await;
    assert_eq!(update["table"]["ask"]["waiting"], json!([0]));
    assert_eq!(update.get("position"), None);
    assert_eq!(at.refused(cleo, agree()).await, "nothing-asked", "once is enough");
    assert_eq!(update.get("rewound"), None, "somebody is still asked");
    at.ok(ada, agree()).await;
    let update = ear.next().await;
    assert_eq!(update["rewound"], json!({"ply": 1, "count": 3}));
    assert_eq!((&update["table"]["ask"], &update["table"]["turn"]), (&Value::Null, &json!(0)));
    assert_eq!(
        (&update["position"]["ply"], &update["position"]["state"]),
        (&json!(1), &early["state"])
    );
    let redo = json!({"type": "redo"});
    assert_eq!(at.refused(ada, redo).await, "nothing-to-redo", "the game has gone another way");
    let seen = update["number"].as_u64().unwrap();
    let old = json!({"type": "move", "ply": 1, "seen": seen - 1, "move": "end"});
    assert_eq!(at.refused(ada, old).await, "stale");
}

#[tokio::test]
async fn a_question_is_declined_or_withdrawn() {
    let bed = Bed::new().await;
    let (at, [ada, bruno, cleo]) = trio(&bed).await;
    for who in [ada, bruno, cleo] {
        at.ok(bruno, ask_for(0)).await;
        at.ok(who, decline()).await;
        assert_eq!(at.view().await["ask"], Value::Null);
        assert_eq!(at.refused(ada, agree()).await, "nothing-asked");
    }
    assert_eq!(at.ply().await, 4);
}

#[tokio::test]
async fn a_move_or_an_undo_answers_the_question() {
    let bed = Bed::new().await;
    let (at, [ada, _, cleo]) = trio(&bed).await;
    at.ok(ada, ask_for(0)).await;
    at.play(cleo, &["pass"]).await;
    assert_eq!(at.view().await["ask"], Value::Null);
    at.ok(ada, ask_for(0)).await;
    at.ok(cleo, json!({"type": "undo"})).await;
    assert_eq!((at.refused(cleo, agree()).await.as_str(), at.ply().await), ("nothing-asked", 4));
}

#[tokio::test]
async fn a_player_at_one_screen_is_asked_once() {
    let bed = Bed::new().await;
    let me = |name: &str| json!({"kind": "me", "name": name});
    let seats = json!([me("Ada"), me("Bruno"), {"kind": "open"}]);
    let at = bed.table(json!({"seats": seats, "shuffle": false})).await;
    let cleo = at.join("Cleo").await;
    at.play(at.host, &["place supply 1C", "end", "place supply 2C", "end"]).await;
    at.ok(cleo, ask_for(3)).await;
    assert_eq!(at.view().await["ask"]["waiting"], json!([0, 1]));
    at.ok(at.host, agree()).await;
    assert_eq!(at.ply().await, 3);
    // And asks nobody but the others.
    at.ok(at.host, ask_for(0)).await;
    assert_eq!(at.view().await["ask"]["waiting"], json!([2]));
    at.ok(cleo, agree()).await;
    assert_eq!(at.ply().await, 0);
}

#[tokio::test]
async fn alone_with_bots_it_happens_at_once() {
    let bed = Bed::new().await;
    let seats = json!([{"kind": "me", "name": "Ada"}, {"kind": "bot", "level": "random"}]);
    let habits = json!({"bot_pause": 10_000});
    let at = bed.table(json!({"seats": seats, "shuffle": false, "habits": habits})).await;
    at.play(at.host, &["place supply 1C", "end"]).await;
    let mut ear = at.listen().await;
    at.ok(at.host, ask_for(0)).await;
    let update = ear.next().await;
    assert_eq!((&update["entry"], &update["table"]["ask"]), (&json!("asked"), &Value::Null));
    assert_eq!(update["rewound"], json!({"ply": 0, "count": 2}));
    assert_eq!(update["position"]["ply"], 0);
}

#[tokio::test]
async fn who_is_replaced_is_not_waited_for() {
    let bed = Bed::new().await;
    let (at, [ada, bruno, cleo]) = trio(&bed).await;
    at.ok(ada, ask_for(2)).await;
    at.ok(bruno, agree()).await;
    let mut ear = at.listen().await;
    at.ok(cleo, json!({"type": "leave"})).await;
    let update = ear.next().await;
    assert_eq!((&update["entry"], &update["table"]["ply"]), (&json!("replaced"), &json!(2)));
    assert_eq!(update["position"]["ply"], 2, "everybody gets the new position");
    assert_eq!(update["rewound"], json!({"ply": 2, "count": 2}));
    let number = update["number"].as_u64().unwrap();
    let old = json!({"type": "move", "ply": 2, "seen": number - 1, "move": "place supply 2C"});
    assert_eq!(at.refused(bruno, old).await, "stale");
}

#[tokio::test]
async fn who_comes_back_is_asked_again() {
    let bed = Bed::new().await;
    let (at, [ada, bruno, cleo]) = trio(&bed).await;
    at.ok(bruno, json!({"type": "leave"})).await;
    at.ok(ada, ask_for(2)).await;
    assert_eq!(at.view().await["ask"]["waiting"], json!([2]));
    at.ok(bruno, json!({"type": "claim"})).await;
    assert_eq!(at.view().await["ask"]["waiting"], json!([1, 2]));
    at.ok(cleo, agree()).await;
    at.ok(bruno, agree()).await;
    assert_eq!(at.ply().await, 2);
}

#[tokio::test]
async fn a_finished_game_is_not_taken_back() {
    let (mut table, keys) = bare(RuleSet::default(), (2, 0), TableOptions::default(), 5);
    sit_down(&mut table, &keys);
    while table.turn().is_some() {
        let mv = legal(&table)[0].clone();
        enter_move(&mut table, &mv);
    }
    for command in [ask_for(0), json!({"type": "undo"}), json!({"type": "leave"})] {
        let command: Command = serde_json::from_value(command).unwrap();
        let refusal = decide(&table, &keys[0], &command).unwrap_err();
        assert_eq!(code(&refusal), "over");
    }
}
