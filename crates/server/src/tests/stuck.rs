//! Games that are stuck, on a server: what happens by itself, what lasts, and what clients get afterwards.

use super::*;
use magnumsal_table::timer::Timer;

const DAY: i64 = 24 * 60 * 60_000;

#[tokio::test]
async fn a_host_who_leaves_is_followed_at_once() {
    let bed = Bed::new().await;
    let (at, ada, bruno) = bed.duo(json!({"bot_pause": 10_000})).await;
    let mut ear = at.listen().await;
    at.ok(ada, json!({"type": "leave"})).await;
    let hosted = ear.until("hosted").await;
    assert_eq!((&hosted["seat"], &hosted["table"]["host"]), (&json!(1), &json!(1)));
    assert_eq!(at.welcome(Some(bruno), None).await["host"], true);
    assert_eq!(at.welcome(Some(ada), None).await["host"], false);
    at.ok(bruno, json!({"type": "title", "name": "Bruno's"})).await;
    at.ok(ada, json!({"type": "claim"})).await;
    assert_eq!(at.refused(ada, json!({"type": "title", "name": "Ada's"})).await, "not-host");
}

#[tokio::test]
async fn a_host_whom_the_others_wait_for_is_followed_by_another_server_if_need_be() {
    let bed = Bed::new().await;
    let (at, _, bruno) = bed.duo(json!({})).await;
    let due = Some((START + 3 * DAY, Timer::Host { seat: seat(1) }));
    assert_eq!(at.see(Table::timer).await, due);
    // The server was down when it was due: the store knows of it.
    let Bed { service, folder, .. } = bed;
    service.tables.store().close().await.unwrap();
    wait(3 * DAY + 4_000);
    let bed = Bed::over(folder, Channels::default()).await;
    let at = At { service: bed.service.clone(), ..at };
    let mut ear = at.listen().await;
    if at.see(|table| !table.access(Some(&bruno)).host).await {
        ear.until("hosted").await;
    }
    at.ok(bruno, json!({"type": "replace"})).await;
    assert_eq!(ear.until("replaced").await["why"], "gone");
    ear.until("moved").await;
}

#[tokio::test]
async fn an_adjourned_game_rests_over_a_restart_until_somebody_goes_on() {
    let bed = Bed::new().await;
    let seats = json!([{"kind": "bot", "level": "random"}, {"kind": "me", "name": "Ada"}]);
    let habits = json!({"bot_pause": 10_000, "clock": {"per": "turn", "seconds": 60}});
    let at = bed.table(json!({"seats": seats, "shuffle": false, "habits": habits})).await;
    let ada = at.host;
    at.ok(ada, json!({"type": "adjourn"})).await;
    bed.stop().await;
    let Bed { service, folder, .. } = bed;
    service.tables.store().close().await.unwrap();
    wait(DAY);
    let bed = Bed::over(folder, Channels::default()).await;
    let at = At { service: bed.service.clone(), ..at };
    assert_eq!(bed.service.tables.store().next_wake().await, Ok(None));
    assert_eq!((at.ply().await, at.see(Table::timer).await), (0, None));
    let mut ear = at.listen().await;
    at.ok(ada, json!({"type": "resume"})).await;
    wait(20_000);
    assert_eq!(ear.until("moved").await["seat"], 0);
}

#[tokio::test]
async fn a_game_that_was_ended_is_told_like_one_that_is_over() {
    let bed = Bed::new().await;
    let (at, ada, bruno) = bed.duo(json!({})).await;
    at.play(ada, &["place supply 1C", "end"]).await;
    let base = format!("{}/{}", bed.serve().await, at.id);
    for what in ["record", "sealed", "review"] {
        assert_eq!(ask(format!("{base}/{what}"), None, None).await.0, 409, "{what}");
    }
    at.ok(ada, json!({"type": "end"})).await;
    at.ok(bruno, json!({"type": "agree"})).await;
    let (status, record) = ask(format!("{base}/record"), None, None).await;
    assert_eq!((status, &record["moves"]), (200, &json!(["place supply 1C", "end"])));
    let (status, sealed) = ask(format!("{base}/sealed"), None, None).await;
    assert_eq!((status, &sealed["commitment"]), (200, &at.view().await["commitment"]));
    assert!(sealed["salt"].is_string());
    let (_, shown) = ask(base.clone(), None, None).await;
    assert_eq!(
        (&shown["table"]["stage"], &shown["table"]["ended"]),
        (&json!("over"), &json!(true))
    );
    assert_eq!(shown["position"]["state"]["over"], Value::Null);
    // It can be played on from any moment, and only looked at otherwise.
    let seats = json!([{"kind": "me", "name": "Ada"}, {"kind": "bot", "level": "random"}]);
    let fork = json!({"ply": 2, "seats": seats, "habits": {}});
    assert_eq!(ask(format!("{base}/fork"), None, Some(fork)).await.0, 201);
    let mv = json!({"type": "move", "ply": 2, "move": "pass"});
    assert_eq!(at.refused(bruno, mv).await, "over");
}
