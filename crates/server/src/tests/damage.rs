//! One bad row harms its own table, and no other.

use super::*;
use sqlx::AssertSqlSafe;

/// Changes the file as no program of ours does.
async fn damage(bed: &Bed, sql: String) {
    let mut database = bed.database().await;
    sqlx::raw_sql(AssertSqlSafe(sql)).execute(&mut database).await.unwrap();
    database.close().await.unwrap();
}

fn place(ply: usize) -> Value {
    json!({"type": "move", "ply": ply, "move": "place supply 1C"})
}

/// The tables of the lobby.
async fn listed(base: &str) -> Vec<String> {
    let (status, tables) = ask(format!("{base}?stage=playing"), None, None).await;
    assert_eq!(status, 200, "{tables}");
    let tables = tables.as_array().unwrap();
    tables.iter().map(|table| table["table"].as_str().unwrap().to_owned()).collect()
}

#[tokio::test]
async fn a_lost_last_line_ends_the_table_and_hides_no_other() {
    let bed = Bed::new().await;
    let base = bed.serve().await;
    let public = json!([{"kind": "me", "name": "Ada"}, {"kind": "open"}]);
    let public = || json!({"seats": public, "shuffle": false, "public": true});
    let (good, bad) = (bed.table(public()).await, bed.table(public()).await);
    good.join("Bruno").await;
    bad.join("Bruno").await;
    bad.play(bad.host, &["place supply 1C"]).await;
    damage(&bed, format!("DELETE FROM entries WHERE table_id = '{}' AND number = 2", bad.id)).await;

    // In memory it is whole, and its next line can be written. The next one who reads it sees.
    bad.service.tables.forget(&bad.id);
    assert_eq!(bad.refused(bad.host, place(1)).await, "damaged");
    assert_eq!(listed(&base).await, [good.id.to_string()]);
    good.play(good.host, &["place supply 1C"]).await;
}

#[tokio::test]
async fn a_number_that_is_taken_by_nothing_is_damage() {
    let bed = Bed::new().await;
    let (at, ada, _) = bed.duo(json!({})).await;
    damage(&bed, format!("UPDATE tables SET length = 2 WHERE id = '{}'", at.id)).await;
    assert_eq!(at.refused(ada, place(0)).await, "damaged");
    assert_eq!(at.refused(ada, place(0)).await, "damaged", "and from then on");
}

#[tokio::test]
async fn a_table_that_was_changed_in_the_store_is_damaged() {
    let bed = Bed::new().await;
    let (at, ada, _) = bed.duo(json!({})).await;
    at.play(ada, &["place supply 1C"]).await;
    let changed = "UPDATE entries SET body = replace(body, '1C', '2C')";
    damage(&bed, format!("{changed} WHERE table_id = '{}'", at.id)).await;
    bed.service.tables.forget(&at.id);
    assert_eq!(at.refused(ada, place(1)).await, "damaged");
}

#[tokio::test]
async fn a_row_that_is_no_table_stops_neither_the_lobby_nor_bots() {
    let bed = Bed::new().await;
    let base = bed.serve().await;
    damage(
        &bed,
        "INSERT INTO tables (id, created, changed, public, stage, wake) \
         VALUES ('UPPER CASE', 1, 9e15, 1, 1, 1)"
            .to_owned(),
    )
    .await;
    let seats = json!([{"kind": "me", "name": "Ada"}, {"kind": "bot", "level": "apprentice"}]);
    let at = bed.table(json!({"seats": seats, "shuffle": false, "public": true})).await;
    assert_eq!(listed(&base).await, [at.id.to_string()]);
    let mut ear = at.listen().await;
    at.play(at.host, &["place supply 1C", "end"]).await;
    wait(60_000);
    while ear.until("moved").await["seat"] != 1 {}
}

#[tokio::test]
async fn a_store_that_has_gone_back_is_noticed() {
    let bed = Bed::new().await;
    let (at, ada, bruno) = bed.duo(json!({})).await;
    let live = at.live().await;
    let older = {
        let stored = bed.service.tables.store().load(&at.id).await.unwrap().unwrap();
        stored.entries.last().unwrap().tip
    };
    at.play(ada, &["place supply 1C", "end"]).await;
    let mut ear = at.listen().await;
    // As after a fail-over to a database that was behind.
    damage(
        &bed,
        format!(
            "DELETE FROM entries WHERE table_id = '{0}' AND number > {1}; \
             UPDATE tables SET length = {1}, chain = x'{2}' WHERE id = '{0}'",
            at.id, older.number, older.chain
        ),
    )
    .await;
    assert_eq!(at.refused(bruno, place(2)).await, "store-failed");
    ear.heard();
    assert!(matches!(ear.news.recv().await, Err(RecvError::Closed)), "everybody connects again");
    assert_eq!(at.ply().await, 0);
    assert!(!Arc::ptr_eq(&live, &at.live().await));
    at.play(ada, &["place supply 1C"]).await;
}

#[tokio::test]
async fn lists_wait_for_no_table() {
    let bed = Bed::new().await;
    let base = bed.serve().await;
    let seats = json!([{"kind": "me", "name": "Ada"}, {"kind": "open"}]);
    let at = bed.table(json!({"seats": seats, "shuffle": false, "public": true})).await;
    at.join("Bruno").await;
    let live = at.live().await;
    // A line is being written, and the store takes its time.
    let writer = live.writer().await;
    assert_eq!(listed(&base).await, [at.id.to_string()]);
    assert_eq!(ask(format!("{base}/{}", at.id), None, None).await.0, 200);
    drop(writer);
}
