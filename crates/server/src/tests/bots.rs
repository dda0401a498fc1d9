//! Bots: they play by themselves, at their pace, and step aside.

use super::*;
use futures_util::{FutureExt as _, SinkExt as _, StreamExt as _};
use magnumsal_bots::Level;
use magnumsal_table::{decide::Decision, timer::Timer};
use sqlx::Executor as _;
use tokio_tungstenite::{connect_async, tungstenite::Message as Frame};

/// Only bots, fast, and a game that ends soon.
pub(super) fn quick_game(level: &str, seats: usize) -> Value {
    let seats = vec![json!({"kind": "bot", "level": level}); seats];
    json!({"seats": seats, "rules": {"round_limit": 3}, "habits": {"bot_pause": 0}})
}

#[tokio::test]
async fn bots_play_whole_games_among_themselves() {
    let bed = Bed::new().await;
    for (level, seats) in [("random", 4), ("apprentice", 2), ("journeyman", 2)] {
        let created = bed.create(quick_game(level, seats)).await.unwrap();
        assert_eq!(created.seats, []);
        let at = At::of(&bed.service, &created);
        let end = at.listen().await.until_stage("over").await;
        assert_eq!(end["table"]["ply"], at.ply().await);
        let record = at.see(Table::record).await;
        assert!(record.position().unwrap().is_over(), "{level}");
    }
}

#[tokio::test]
async fn a_bot_waits_before_each_move() {
    let (mut table, keys) = bare(
        RuleSet::default(),
        (2, 1),
        TableOptions { bot_pause: 700, ..TableOptions::default() },
        1,
    );
    for (mv, at) in [("place supply 1C", START + 5), ("end", START + 10)] {
        assert_eq!(table.timer(), None, "it is the player's turn, without a clock");
        enter_at(at, &mut table, Entry::Moved { seat: seat(0), mv: mv.parse().unwrap() });
    }
    let bot = Timer::Bot { seat: seat(1), bot: Level::Random.into() };
    assert_eq!(table.timer(), Some((START + 710, bot.clone())));
    let hello = Entry::Said { seat: None, text: "hello".to_owned() };
    enter_at(START + 600, &mut table, hello);
    assert_eq!(table.timer(), Some((START + 710, bot)), "talk does not hold it up");
    assert_eq!(table.access(Some(&keys[0])).seats, [seat(0)]);
}

#[tokio::test]
async fn bots_wait_for_the_answer_to_a_question() {
    let (mut table, keys) = bare(RuleSet::default(), (3, 1), TableOptions::default(), 1);
    sit_down(&mut table, &keys);
    for mv in ["place supply 1C", "end", "place supply 2C", "end"] {
        enter_move(&mut table, mv);
    }
    let (mv, changed) = (legal(&table)[0].parse().unwrap(), table.changed());
    let moves = |table: &Table, now| table.decide_bot_move(seat(2), changed, mv, now).is_ok();
    assert!(moves(&table, START));
    enter_at(START + 100, &mut table, Entry::Asked { seat: seat(0), ply: 0 });
    let bot = Timer::Bot { seat: seat(2), bot: Level::Random.into() };
    assert_eq!(table.timer(), Some((START + 120_100, bot.clone())));
    // Also one that has begun to think already; but not forever.
    assert!(!moves(&table, START + 120_099) && moves(&table, START + 120_100));
    enter_at(START + 200, &mut table, Entry::Declined { seat: seat(1) });
    assert_eq!(table.timer(), Some((START + 800, bot)));
    assert!(moves(&table, START + 800));
}

#[tokio::test]
async fn a_bot_plays_for_who_left_until_the_seat_is_claimed_back() {
    let bed = Bed::new().await;
    let (at, ada, bruno) = bed.duo(json!({"bot_pause": 0})).await;
    let mut ear = at.listen().await;
    at.ok(ada, json!({"type": "leave"})).await;
    loop {
        let update = ear.until("moved").await;
        assert_eq!(update["seat"], 0);
        if update["table"]["turn"] == 1 {
            break;
        }
    }
    let mv = json!({"type": "move", "ply": at.ply().await, "move": "end"});
    assert_eq!(at.refused(ada, mv).await, "not-your-turn");
    at.ok(ada, json!({"type": "claim"})).await;
    let mv = at.see(|table| legal(table)[0].clone()).await;
    at.play(bruno, &[&mv, "end"]).await;
    assert_eq!(at.see(|table| (table.turn(), table.timer())).await, (Some(seat(0)), None));
    let mv = at.see(|table| legal(table)[0].clone()).await;
    at.play(ada, &[&mv]).await;
}

#[tokio::test]
async fn a_bot_does_not_play_on_while_its_player_is_back() {
    let (mut table, keys) = bare(RuleSet::default(), (2, 0), TableOptions::default(), 1);
    sit_down(&mut table, &keys);
    let leave = Command::Leave { seat: None };
    let left = decide(&table, &keys[0], &leave);
    let Ok(Decision::Enter(step)) = left else { panic!("leaving is allowed") };
    table.apply(*step);
    let (mv, changed) = (legal(&table)[0].parse().unwrap(), table.changed());
    assert!(table.decide_bot_move(seat(0), changed, mv, START).is_ok());
    assert!(table.decide_bot_move(seat(1), changed, mv, START).is_err());
    assert!(table.decide_bot_move(seat(0), changed + 1, mv, START).is_err());
    enter(&mut table, Entry::Returned { seat: seat(0) });
    assert!(table.decide_bot_move(seat(0), changed, mv, START).is_err());
}

#[tokio::test]
async fn a_bot_whose_move_could_not_be_stored_tries_again() {
    let bed = Bed::new().await;
    let mut database = bed.database().await;
    let broken =
        "CREATE TRIGGER broken BEFORE INSERT ON entries BEGIN SELECT RAISE(ABORT, 'broken'); END";
    let at = bed.table(quick_game("random", 2)).await;
    let mut ear = at.listen().await;
    database.execute(broken).await.unwrap();
    // What was on its way arrives; then the store fails.
    while bed.service.metrics.store_failures.get() == 0 {
        tokio::task::yield_now().await;
    }
    database.execute("DROP TRIGGER broken").await.unwrap();
    ear.heard();
    // The scheduler finds the table overdue.
    wait(60_000);
    assert_eq!(ear.next().await["entry"], "moved");
}

#[tokio::test]
async fn bots_among_themselves_play_while_somebody_looks_on() {
    let bed = Bed::new().await;
    let seats =
        json!([{"kind": "bot", "level": "apprentice"}, {"kind": "bot", "level": "apprentice"}]);
    let at = bed.table(json!({"seats": seats, "habits": {"bot_pause": 0}})).await;
    assert_eq!(bed.service.tables.store().next_wake().await, Ok(None), "nobody wakes them");
    let watched = bed.table(json!({"seats": seats, "habits": {"bot_pause": 0}})).await;
    let mut ear = watched.listen().await;
    ear.until("moved").await;
    wait(60_000);
    ear.until("moved").await;
    let journal = async || bed.service.tables.store().load(&at.id).await.unwrap().unwrap().entries;
    assert!(journal().await.is_empty());
    // A look wakes them for a while.
    at.ply().await;
    while journal().await.is_empty() {
        tokio::task::yield_now().await;
    }
}

#[tokio::test]
async fn who_plays_with_a_bot_that_has_less_time_is_told_so() {
    let bed = Bed::new().await;
    let thinkers = bed.service.thinkers.clone();
    let mut held = thinkers.hold_cores().await;
    let seats = json!([{"kind": "bot", "level": "master:600ms"}, {"kind": "me", "name": "Ada"}]);
    let at = bed.table(json!({"seats": seats, "shuffle": false, "habits": {"bot_pause": 0}})).await;
    let mut ear = at.listen().await;
    while thinkers.crowding() < 2 {
        tokio::task::yield_now().await;
    }
    // Two more for each core wait after the bot.
    let mut others: Vec<_> = (0..2 * held.len()).map(|_| Box::pin(thinkers.turn())).collect();
    assert!(others.iter_mut().all(|other| other.now_or_never().is_none()));
    held.pop();
    let told = ear.next().await;
    assert_eq!(told, json!({"type": "thinking-time", "seat": 0, "time_percent": 33}));
    assert_eq!(ear.next().await["entry"], "moved");
    // A client that comes now gets the message too.
    let url = format!("{}/{}/socket", bed.serve().await, at.id).replacen("http", "ws", 1);
    let (mut socket, _) = connect_async(url).await.unwrap();
    socket.send(Frame::text(json!({"type": "hello"}).to_string())).await.unwrap();
    let mut hear = async || -> Value {
        let frame = socket.next().await.unwrap().unwrap();
        serde_json::from_str(frame.to_text().unwrap()).unwrap()
    };
    assert_eq!(hear().await["type"], "welcome");
    assert_eq!(hear().await, told);
    // The next move has all its time again.
    drop((others, held));
    let whole = json!({"type": "thinking-time", "seat": 0, "time_percent": 100});
    assert_eq!(ear.next().await, whole);
    assert_eq!(hear().await, whole);
    assert_eq!(ear.next().await["entry"], "moved");
    assert!(at.live().await.thinking_times().is_empty());
}
