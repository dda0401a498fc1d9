//! Backups of a file while games are being played.

use super::{bots::quick_game, *};
use sqlx::{AssertSqlSafe, Executor as _};

#[tokio::test]
async fn a_backup_made_while_bots_play_is_a_whole_store() {
    let bed = Bed::new().await;
    let (duo, ada, _) = bed.duo(json!({})).await;
    duo.play(ada, &["place supply 1C"]).await;
    let at = bed.table(quick_game("random", 4)).await;
    let mut ear = at.listen().await;
    for _ in 0..5 {
        ear.until("moved").await;
    }
    let copy = Folder::new().unwrap();
    let file = |folder: &Folder| folder.path().join("games.sqlite").display().to_string();
    let mut database = bed.database().await;
    let backup = format!("VACUUM INTO '{}'", file(&copy));
    database.execute(AssertSqlSafe(backup)).await.unwrap();
    // The games go on, and the copy is opened by another server.
    let (restored, scheduler) = open(&copy, Channels::default()).await;
    let there = |at: &At| At { service: restored.clone(), ..At::clone(at) };
    assert_eq!(
        there(&duo).welcome(Some(ada), Some(0)).await,
        duo.welcome(Some(ada), Some(0)).await
    );
    there(&duo).play(ada, &["end"]).await;
    let number = there(&at).view().await["number"].as_u64().unwrap();
    assert!(number >= 5);
    let (then, now) = (there(&at).welcome(None, Some(0)).await, at.welcome(None, Some(0)).await);
    let beginning = &now["missed"].as_array().unwrap()[..number as usize];
    assert_eq!(then["missed"].as_array().unwrap(), beginning);
    // The copy's scheduler finds the bots' turn and lets them play to the end.
    let mut ear = there(&at).listen().await;
    tokio::spawn(scheduler.run());
    wait(60_000);
    ear.until_stage("over").await;
}
