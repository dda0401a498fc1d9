//! Clocks at a table, and what happens when they run out.

use super::*;
use magnumsal_table::timer::Timer;

const MINUTE: i64 = 60_000;
const FORTNIGHT: u32 = 14 * 24 * 3600;

fn left(view: &Value, seat: usize) -> i64 {
    view["seats"][seat]["left"].as_i64().unwrap()
}

#[tokio::test]
async fn a_turn_has_its_time_and_the_next_one_as_much() {
    let bed = Bed::new().await;
    let (at, ada, bruno) = bed.duo(json!({"clock": {"per": "turn", "seconds": 90}})).await;
    assert_eq!(at.see(Table::timer).await, Some((START + 90_000, Timer::Time { seat: seat(0) })));
    wait(30_000);
    at.play(ada, &["place supply 1C"]).await;
    let view = at.view().await;
    assert_eq!((left(&view, 0), left(&view, 1)), (60_000, 90_000), "a move ends no turn");
    at.play(ada, &["end"]).await;
    wait(10_000);
    let view = at.view().await;
    assert_eq!((left(&view, 0), left(&view, 1)), (90_000, 80_000));
    at.play(bruno, &["place supply 2C", "end"]).await;
    let deadline = START + 30_000 + 10_000 + 90_000;
    assert_eq!(at.see(Table::timer).await, Some((deadline, Timer::Time { seat: seat(0) })));
}

#[tokio::test]
async fn a_game_clock_counts_down_and_each_turn_adds_to_it() {
    let bed = Bed::new().await;
    let clock = json!({"per": "game", "seconds": 300, "increment": 20});
    let (at, ada, bruno) = bed.duo(json!({"clock": clock})).await;
    wait(50_000);
    at.play(ada, &["place supply 1C"]).await;
    at.ok(ada, json!({"type": "undo"})).await;
    at.play(ada, &["pass", "end"]).await;
    let view = at.view().await;
    assert_eq!((left(&view, 0), left(&view, 1)), (270_000, 300_000), "undo gives no time back");
    wait(100_000);
    at.play(bruno, &["pass", "end"]).await;
    wait(1_000);
    let view = at.view().await;
    assert_eq!((left(&view, 0), left(&view, 1)), (269_000, 220_000));
    // Time that was used stays used, also if the game is taken back.
    at.ok(ada, json!({"type": "ask", "ply": 3})).await;
    at.ok(bruno, json!({"type": "agree"})).await;
    let view = at.view().await;
    assert_eq!((left(&view, 0), left(&view, 1), &view["turn"]), (269_000, 220_000, &json!(1)));
}

#[tokio::test]
async fn the_clock_runs_from_the_moment_all_are_there() {
    let bed = Bed::new().await;
    let seats = json!([{"kind": "me", "name": "Ada"}, {"kind": "open"}]);
    let habits = json!({"clock": {"per": "game", "seconds": 60}});
    let at = bed.table(json!({"seats": seats, "shuffle": false, "habits": habits})).await;
    wait(10 * MINUTE);
    assert_eq!(at.see(Table::timer).await, None);
    at.join("Bruno").await;
    let deadline = START + 11 * MINUTE;
    assert_eq!(at.see(Table::timer).await, Some((deadline, Timer::Time { seat: seat(0) })));
    assert_eq!(left(&at.view().await, 0), 60_000);
}

/// A player does nothing until the time is up: a bot sits in, and the player comes back.
async fn time_is_up(clock: Value, seconds: u32) {
    let bed = Bed::new().await;
    let habits = json!({"clock": clock, "bot_pause": 10_000});
    let (at, ada, _) = bed.duo(habits).await;
    let mut ear = at.listen().await;
    let deadline = START + i64::from(seconds) * 1000;
    let up = at.see(|table| [-1, 0].map(|ms| table.decide_time_up(seat(0), deadline + ms))).await;
    assert!(up[0].is_err() && up[1].is_ok(), "not a moment too soon");
    // The timer of this process has not fired: the scheduler finds the table in the store.
    wait(i64::from(seconds) * 1000 + 4_000);
    let update = ear.until("replaced").await;
    assert_eq!((&update["entry"], &update["why"]), (&json!("replaced"), &json!("time")));
    assert_eq!((&update["seat"], &update["level"]), (&json!(0), &json!("journeyman")));
    assert_eq!(left(&update["table"], 0), 0);
    at.ok(ada, json!({"type": "claim"})).await;
    let view = at.view().await;
    assert_eq!((&view["seats"][0]["kind"], left(&view, 0)), (&json!("human"), MINUTE));
    at.play(ada, &["place supply 1C"]).await;
}

#[tokio::test]
async fn a_bot_sits_in_after_a_minute() {
    time_is_up(json!({"per": "turn", "seconds": 60}), 60).await;
}

#[tokio::test]
async fn a_bot_sits_in_after_a_fortnight() {
    time_is_up(json!({"per": "turn", "seconds": FORTNIGHT}), FORTNIGHT).await;
}

#[tokio::test]
async fn a_bot_sits_in_when_the_time_of_the_game_is_up() {
    time_is_up(json!({"per": "game", "seconds": 60, "increment": 30}), 60).await;
    time_is_up(json!({"per": "game", "seconds": FORTNIGHT, "increment": 30}), FORTNIGHT).await;
}

#[tokio::test]
async fn the_clock_goes_on_while_the_server_is_down() {
    let bed = Bed::new().await;
    let (at, ..) = bed.duo(json!({"clock": {"per": "turn", "seconds": 3600}})).await;
    let Bed { service, folder, .. } = bed;
    service.tables.store().close().await.unwrap();
    wait(3_605_000);
    let (service, scheduler) = open(&folder, Channels::default()).await;
    let at = At { service: service.clone(), ..at };
    let mut ear = at.listen().await;
    tokio::spawn(scheduler.run());
    assert_eq!(ear.next().await["entry"], "replaced");
}
