//! What a machine's clock that is set forward or back means for tables.

use super::*;
use magnumsal_store::{Append, Appended, Stage, Tip};

const HOUR: i64 = 60 * 60_000;
const DAY: i64 = 24 * HOUR;

/// The same table in a server that was started again.
async fn restarted(bed: Bed, at: At) -> (Bed, At) {
    bed.stop().await;
    let Bed { service, folder, .. } = bed;
    service.tables.store().close().await.unwrap();
    let bed = Bed::over(folder, Channels::default()).await;
    let at = At { service: bed.service.clone(), ..at };
    (bed, at)
}

fn left(view: &Value, seat: usize) -> i64 {
    view["seats"][seat]["left"].as_i64().unwrap()
}

/// What the player to move has left, as a client gets it.
async fn time_left(at: &At) -> i64 {
    left(&at.welcome(None, None).await["table"], 0)
}

#[tokio::test]
async fn a_clock_that_jumps_changes_nothing_while_the_server_runs() {
    for jump in [-HOUR, -30 * DAY, HOUR, 400 * DAY] {
        let bed = Bed::new().await;
        let clock = json!({"clock": {"per": "turn", "seconds": 3600}, "bot_pause": 0});
        let (at, ada, _) = bed.duo(clock).await;
        wait(10 * 60_000);
        set_machine_clock(jump);
        assert_eq!(time_left(&at).await, 50 * 60_000);
        at.play(ada, &["place supply 1C"]).await;
        assert_eq!(at.see(Table::last_at).await, START + 10 * 60_000);
        // Somebody's time is up when it is up, and a bot sits in and moves at once.
        let mut ear = at.listen().await;
        wait(50 * 60_000 + 4_000);
        assert_eq!(ear.until("replaced").await["why"], "time");
        ear.until("moved").await;
    }
}

#[tokio::test]
async fn after_a_restart_with_a_clock_that_was_set_back_time_goes_on_from_the_last_line() {
    let bed = Bed::new().await;
    let (at, ..) = bed.duo(json!({"clock": {"per": "turn", "seconds": 3600}})).await;
    let (other, talker, _) = bed.duo(json!({})).await;
    wait(30 * 60_000);
    // Something happens anywhere on the server.
    other.ok(talker, json!({"type": "say", "text": "It is late."})).await;
    wait(60_000);
    set_machine_clock(-2 * HOUR);
    let (bed, at) = restarted(bed, at).await;
    assert_eq!(bed.service.tables.now(), START + 30 * 60_000);
    assert_eq!(time_left(&at).await, 30 * 60_000, "a minute is given away, not two hours");
    wait(30 * 60_000 + 4_000);
    assert_eq!(at.listen().await.until("replaced").await["why"], "time");
}

#[tokio::test]
async fn a_proof_that_the_store_can_be_written_is_a_time_as_well() {
    let bed = Bed::new().await;
    let (at, ..) = bed.duo(json!({"clock": {"per": "turn", "seconds": 3600}})).await;
    wait(20 * 60_000);
    let mut database = bed.database().await;
    let proof = sqlx::query("INSERT OR REPLACE INTO servers (id, written) VALUES (1, $1)");
    proof.bind(now()).execute(&mut database).await.unwrap();
    database.close().await.unwrap();
    set_machine_clock(-HOUR);
    let (_bed, at) = restarted(bed, at).await;
    assert_eq!(time_left(&at).await, 40 * 60_000);
}

/// Appends a line without the service, as a server would whose clock shows this time.
async fn line_of_another_server(at: &At, time: i64) {
    let store = at.service.tables.store();
    let stored = store.load(&at.id).await.unwrap().unwrap();
    let after = stored.entries.last().map_or(Tip::start(&at.id), |entry| entry.tip);
    let body = r#"{"entry":"said","seat":null,"text":"Hello from the future."}"#.to_owned();
    let (table, stage) = (at.id.clone(), Stage::Playing);
    let append = Append { table, after, at: time, body, stage, wake: Some(time + HOUR) };
    assert_eq!(store.append(append).await.unwrap(), Appended::Done);
}

#[tokio::test]
async fn one_time_far_ahead_moves_no_other_table_and_its_own_goes_on_from_there() {
    let bed = Bed::new().await;
    let clock = json!({"clock": {"per": "turn", "seconds": 3600}, "bot_pause": 10_000});
    let (at, ..) = bed.duo(clock.clone()).await;
    let (ahead, ada, _) = bed.duo(clock).await;
    line_of_another_server(&ahead, START + 1_000 * DAY).await;
    wait(10 * 60_000);
    let (bed, at) = restarted(bed, at).await;
    let ahead = At { service: bed.service.clone(), ..ahead };
    assert_eq!(bed.service.tables.now(), START + 10 * 60_000);
    assert_eq!(time_left(&at).await, 50 * 60_000);
    // The turn there has lasted for a thousand days, and so a bot sits in and plays at once.
    let mut ear = ahead.listen().await;
    assert_eq!(ear.until("replaced").await["why"], "time");
    ear.until("moved").await;
    ahead.ok(ada, json!({"type": "claim"})).await;
    let line = ahead.see(Table::last_at).await;
    assert!(line >= START + 1_000 * DAY, "time never goes back");
    assert_eq!(time_left(&ahead).await, 60_000, "what everybody has who comes back");
    wait(20_000);
    assert_eq!(time_left(&ahead).await, 40_000, "time goes on");
}

#[tokio::test]
async fn a_server_whose_clock_is_behind_another_agrees_with_it_at_their_tables() {
    let bed = Bed::new().await;
    let (at, ada, _) = bed.duo(json!({"clock": {"per": "turn", "seconds": 3600}})).await;
    line_of_another_server(&at, START + 5_000).await;
    // The number is taken: the line is read, and the move is entered after it.
    at.play(ada, &["place supply 1C"]).await;
    assert_eq!(at.see(Table::last_at).await, START + 5_000);
    wait(1_000);
    at.ok(ada, json!({"type": "undo"})).await;
    assert_eq!(at.see(Table::last_at).await, START + 6_000);
    assert_eq!(time_left(&at).await, HOUR - 6_000);
}
