//! What only PostgreSQL does: several servers on one database, and going away for a while.

use crate::bed::{Bed, entry, id, numbers, open, refusal, table};
use futures_util::future::join_all;
use magnumsal_store::{
    Appended::{Done, Taken},
    Change, NewTable, StoreError, Tip,
};
use magnumsal_testbed::{Durability, Postgres};
use sqlx::{Connection as _, Executor as _};
use std::{collections::HashSet, net::TcpListener};

#[tokio::test(flavor = "multi_thread")]
async fn of_two_servers_that_write_the_same_number_one_wins() {
    const TABLES: u32 = 40;
    let bed = Bed::postgres("two_writers");
    let (left, right) = (bed.open().await, bed.open().await);
    join_all((0..TABLES).map(|number| left.create(table(number)))).await;
    for number in 1..=10 {
        // In opposite orders, which would lock up writers that take tables as they come.
        let ours = join_all((0..TABLES).map(|table| left.append(entry(table, number))));
        let theirs = join_all((0..TABLES).rev().map(|table| right.append(entry(table, number))));
        let (ours, mut theirs) = tokio::join!(ours, theirs);
        theirs.reverse();
        for pair in ours.into_iter().zip(theirs) {
            assert!(matches!(pair, (Ok(Done), Ok(Taken)) | (Ok(Taken), Ok(Done))), "{pair:?}");
        }
    }
    for table in 0..TABLES {
        assert_eq!(numbers(&left, table).await, (1..=10).collect::<Vec<_>>());
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn two_servers_never_claim_the_same_table() {
    const TABLES: u32 = 200;
    let bed = Bed::postgres("two_claimers");
    let (left, right) = (bed.open().await, bed.open().await);
    join_all((0..TABLES).map(|number| left.create(NewTable { wake: Some(1), ..table(number) })))
        .await;
    let mut claimed = Vec::new();
    loop {
        let calls = [&left, &right, &left, &right].map(|store| store.claim_due(5, 9, 7));
        let round: Vec<_> = join_all(calls).await.into_iter().flat_map(Result::unwrap).collect();
        if round.is_empty() {
            break;
        }
        claimed.extend(round);
    }
    assert_eq!(claimed.len(), TABLES as usize);
    assert_eq!(claimed.into_iter().collect::<HashSet<_>>().len(), TABLES as usize);
}

#[tokio::test(flavor = "multi_thread")]
async fn a_server_that_is_stuck_in_a_transaction_stops_only_its_own_table() {
    let bed = Bed::postgres("stuck");
    let store = bed.open().await;
    for number in [1, 2] {
        store.create(table(number)).await.unwrap();
    }
    // Another server has locked a table and is frozen.
    let mut frozen = sqlx::PgConnection::connect(&bed.address).await.unwrap();
    let lock = "BEGIN; SELECT FROM tables WHERE id = '000000000001' FOR NO KEY UPDATE";
    frozen.execute(lock).await.unwrap();
    let (stuck, free) = tokio::join!(store.append(entry(1, 1)), async {
        let mut written = Vec::new();
        for number in 1..=5 {
            written.push(store.append(entry(2, number)).await);
        }
        (written, store.ready(1).await, store.claim_due(0, 0, 1).await)
    });
    assert_eq!(free, (vec![Ok(Done); 5], Ok(()), Ok(vec![])));
    assert_eq!(stuck, Err(StoreError::Locked(id(1))));
    frozen.close().await.unwrap();
    assert_eq!(store.append(entry(1, 1)).await, Ok(Done));
}

/// What an expression is inside the writer's connection.
async fn seen_inside(bed: &Bed, expression: &str) -> String {
    let store = bed.open().await;
    store.create(table(1)).await.unwrap();
    let trigger = format!(
        "CREATE FUNCTION show() RETURNS trigger LANGUAGE plpgsql AS
         $$ BEGIN NEW.body = {expression}; NEW.chain = NULL; RETURN NEW; END $$;
         CREATE TRIGGER show BEFORE INSERT ON entries FOR EACH ROW EXECUTE FUNCTION show()"
    );
    bed.execute("", &trigger).await;
    store.append(entry(1, 1)).await.unwrap();
    store.entries_after(&id(1), Tip::start(&id(1))).await.unwrap().remove(0).body
}

#[tokio::test]
async fn a_transaction_that_is_left_open_is_ended_by_the_database() {
    let settings = "concat_ws(' ', current_setting('lock_timeout'),
        current_setting('statement_timeout'),
        current_setting('idle_in_transaction_session_timeout'))";
    assert_eq!(seen_inside(&Bed::postgres("idle"), settings).await, "2s 5s 5s");
}

#[tokio::test]
async fn servers_are_notified_of_others_entries_and_not_of_their_own() {
    let bed = Bed::postgres("changes");
    let (left, right) = (bed.open().await, bed.open().await);
    let (mut to_left, mut to_right) = (left.changes(), right.changes());
    left.create(table(1)).await.unwrap();
    left.append(entry(1, 1)).await.unwrap();
    right.append(entry(1, 2)).await.unwrap();
    assert_eq!(right.append(entry(1, 1)).await, Ok(Taken));
    left.append(entry(1, 3)).await.unwrap();

    // PostgreSQL sends notices in the order of commits, so an own notice would come in between.
    let change = |number| Change::Entry { table: id(1), number };
    assert_eq!(to_right.recv().await, Ok(change(1)));
    assert_eq!(to_right.recv().await, Ok(change(3)));
    assert_eq!(to_left.recv().await, Ok(change(2)));
    right.append(entry(1, 4)).await.unwrap();
    assert_eq!(to_left.recv().await, Ok(change(4)));
}

#[tokio::test(flavor = "multi_thread")]
async fn a_restart_of_postgresql_is_survived() {
    let cluster = Postgres::start(Durability::Full).unwrap();
    let address = cluster.url("games").unwrap();
    let store = open(&address).await.unwrap();
    let mut changes = store.changes();
    store.create(table(1)).await.unwrap();
    store.append(entry(1, 1)).await.unwrap();

    // What was answered survives even a crash.
    cluster.kill().unwrap();
    let table = id(1);
    let (written, read) = tokio::join!(store.append(entry(1, 2)), store.load(&table));
    assert!(matches!(written, Err(StoreError::Failed(_))), "{written:?}");
    assert!(matches!(read, Err(StoreError::Failed(_))), "{read:?}");
    assert!(store.ready(1).await.is_err());

    cluster.start_again().unwrap();
    assert_eq!(changes.recv().await, Ok(Change::Missed));
    assert_eq!(numbers(&store, 1).await, [1]);
    assert_eq!(store.append(entry(1, 2)).await, Ok(Done));

    // Notices come again, too.
    let other = open(&address).await.unwrap();
    other.append(entry(1, 3)).await.unwrap();
    assert_eq!(changes.recv().await, Ok(Change::Entry { table: id(1), number: 3 }));

    // A short stop between two writes is not even noticed by the second one.
    cluster.stop().unwrap();
    cluster.start_again().unwrap();
    assert_eq!(store.append(entry(1, 4)).await, Ok(Done));
    assert_eq!(changes.recv().await, Ok(Change::Missed));
    store.close().await.unwrap();
}

#[tokio::test]
async fn answers_wait_for_the_disk_under_any_setting_of_the_server() {
    // The cluster of the tests is set to `off`.
    let bed = Bed::postgres("durable");
    assert_eq!(seen_inside(&bed, "current_setting('synchronous_commit')").await, "on");
}

#[tokio::test]
async fn a_missing_database_is_reported_without_the_password() {
    let bed = Bed::postgres("present");
    let absent = bed.address.replace("postgres@", "postgres:pickaxe@").replace("present", "absent");
    let silent = TcpListener::bind("127.0.0.1:0").unwrap();
    let port = silent.local_addr().unwrap().port();
    let silent_address = format!("postgres://salt:pickaxe@127.0.0.1:{port}/games");
    for (address, why) in [
        (absent.as_str(), "database \"absent\" does not exist"),
        ("postgres://salt:pickaxe@127.0.0.1:1/games", "Connection refused"),
        (&silent_address, "no answer within 5 seconds"),
    ] {
        let refused = refusal(address).await;
        let message = refused.to_string();
        assert!(matches!(refused, StoreError::Unreachable { .. }), "{message}");
        assert!(message.contains(why), "{message}");
        assert!(message.contains("cannot be reached"), "{message}");
        assert!(!message.contains("pickaxe"), "{message}");
    }
}

#[tokio::test]
async fn a_newer_schema_and_a_foreign_database_are_refused() {
    let bed = Bed::postgres("newer");
    bed.open().await.close().await.unwrap();
    bed.execute(
        "",
        "INSERT INTO _sqlx_migrations (version, description, success, checksum, execution_time)
         VALUES (99, 'later', TRUE, '\\x00', 0)",
    )
    .await;
    let refused = bed.try_open().await.err().unwrap();
    assert!(matches!(refused, StoreError::Newer { found: 99, .. }), "{refused}");

    let bed = Bed::postgres("foreign_tables");
    bed.execute("", "CREATE TABLE tables (legs int)").await;
    let refused = bed.try_open().await.err().unwrap();
    assert!(matches!(refused, StoreError::Schema { .. }), "{refused}");
}
