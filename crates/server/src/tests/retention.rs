//! Tables that go: kept long enough, or deleted and written again by an administrator.

use super::*;
use crate::retention::sweep;
use magnumsal_store::{Appended, NewTable as NewRow, WholeTable};

const DAY: i64 = 24 * 60 * 60_000;

fn open_table() -> Value {
    let seats = json!([{"kind": "me", "name": "Ada"}, {"kind": "open"}]);
    json!({"seats": seats, "shuffle": false, "public": true})
}

/// Another program on the same file.
async fn administrator(bed: &Bed) -> Store {
    let path = bed.folder.path().join("games.sqlite");
    Store::open_beside(&format!("sqlite:{}", path.display()).parse().unwrap()).await.unwrap()
}

#[tokio::test]
async fn what_was_kept_long_enough_goes_and_all_else_stays() {
    let bed = Bed::new().await;
    let (old, touched) = (bed.table(open_table()).await, bed.table(open_table()).await);
    let (playing, ada, _) = bed.duo(json!({})).await;
    let mut ear = old.listen().await;
    wait(30 * DAY);
    let swept = async || sweep(&bed.service.tables, &Retention::default()).await;
    assert_eq!(swept().await, Ok(0));
    touched.ok(touched.host, json!({"type": "say", "text": "still here"})).await;
    wait(1);
    assert_eq!(swept().await, Ok(1));
    assert!(matches!(ear.news.recv().await, Err(RecvError::Closed)), "spectators are told");
    let say = json!({"type": "say", "text": "hello"});
    assert_eq!(old.refused(old.host, say.clone()).await, "no-table");
    touched.ok(touched.host, say).await;
    playing.play(ada, &["place supply 1C"]).await;
    wait(180 * DAY + 1);
    assert_eq!(swept().await, Ok(2));
    assert_eq!(swept().await, Ok(0));
}

#[tokio::test]
async fn the_lobby_shows_where_something_happens() {
    let bed = Bed::new().await;
    let base = bed.serve().await;
    let (old, new) = (bed.table(open_table()).await, bed.table(open_table()).await);
    wait(14 * DAY);
    new.ok(new.host, json!({"type": "say", "text": "still here"})).await;
    wait(1);
    let (_, listed) = ask(base.clone(), None, None).await;
    let listed: Vec<&Value> = listed.as_array().unwrap().iter().map(|t| &t["table"]).collect();
    assert_eq!(listed, [new.id.as_str()]);
    let (status, _) = ask(format!("{base}/{}", old.id), None, None).await;
    assert_eq!(status, 200, "who has the link still finds it");
}

#[tokio::test]
async fn an_administrator_deletes_a_table_and_the_server_notices_by_itself() {
    let bed = Bed::new().await;
    let (at, ada, _) = bed.duo(json!({})).await;
    let (other, bo, _) = bed.duo(json!({})).await;
    let (mut ear, mut ear_elsewhere) = (at.listen().await, other.listen().await);
    let admin = administrator(&bed).await;
    assert_eq!(admin.delete(at.id.as_str(), None).await, Ok(true));
    assert!(matches!(ear.news.recv().await, Err(RecvError::Closed)), "without anybody's move");
    assert_eq!(at.refused(ada, json!({"type": "say", "text": "hello"})).await, "no-table");
    other.play(bo, &["place supply 1C"]).await;
    ear_elsewhere.until("moved").await;
}

#[tokio::test]
async fn an_administrator_replaces_a_table_and_the_server_reads_it_again() {
    let bed = Bed::new().await;
    let (at, ada, _) = bed.duo(json!({})).await;
    at.ok(ada, json!({"type": "say", "text": "my secret"})).await;
    let mut ear = at.listen().await;
    let admin = administrator(&bed).await;
    let found = admin.snapshot(&at.id).await.unwrap().unwrap();
    let stored = found.table.unwrap();
    let entries = stored.entries.iter().map(|e| (e.at, e.body.replace("my secret", "nothing")));
    let whole = WholeTable {
        table: NewRow {
            id: at.id.clone(),
            created: stored.created,
            public: stored.public,
            stage: found.summary.stage.unwrap(),
            wake: None,
            imported: false,
            head: stored.head.clone(),
        },
        entries: entries.collect(),
    };
    let tip = stored.entries.last().unwrap().tip;
    assert_eq!(admin.rewrite(&whole, tip).await, Ok(Appended::Done));
    assert!(matches!(ear.news.recv().await, Err(RecvError::Closed)));
    let welcome = at.welcome(None, Some(0)).await;
    assert_eq!(welcome["missed"][1]["text"], "nothing", "{welcome}");
    at.play(ada, &["place supply 1C"]).await;
}
