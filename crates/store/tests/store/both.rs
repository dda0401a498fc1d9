//! What both databases do alike.

use crate::bed::{Bed, end, entry, id, numbers, table};
use futures_util::future::join_all;
use magnumsal_store::{
    Append,
    Appended::{Done, Taken},
    Latest, NewTable, Stage, StoreError, StoredEntry, StoredTable, Survey, Tip,
};
use prometheus_client::{encoding::text::encode, registry::Registry};

/// Makes a test on each database of each function.
macro_rules! on_both {
    ($($behaviour:ident)*) => {
        mod sqlite {
            use super::*;
            $(#[tokio::test] async fn $behaviour() { super::$behaviour(Bed::sqlite()).await; })*
        }
        mod postgres {
            use super::*;
            $(#[tokio::test] async fn $behaviour() {
                super::$behaviour(Bed::postgres(stringify!($behaviour))).await;
            })*
        }
    };
}
pub(crate) use on_both;

on_both! {
    a_table_comes_back_as_it_was_written
    what_is_taken_is_left_as_it_is
    one_bad_write_does_not_spoil_its_batch
    many_writes_share_a_few_commits
    a_journal_has_no_gaps
    of_many_with_the_same_number_one_wins
    the_lobby_shows_public_tables_by_activity
    a_row_that_is_no_table_is_left_out
    damage_is_seen_and_harms_one_table_alone
    a_journal_can_be_read_in_pages
    another_journal_of_the_same_length_is_noticed
    what_an_older_version_has_written_has_no_checksums
    due_tables_are_claimed_once
    the_latest_time_is_returned_up_to_a_limit
    a_failed_batch_is_reported_to_every_writer_and_the_next_one_works
    a_failed_commit_is_uncertain
    closing_finishes_what_is_queued
    texts_with_zero_characters_are_refused
    a_survey_counts_tables_by_stage_and_measures_their_room
    what_is_written_and_read_is_counted_and_timed
}

async fn a_table_comes_back_as_it_was_written(bed: Bed) {
    let texts = [
        "{}",
        "'; DROP TABLE entries; --",
        r#"{"name":"Jagiełło \u0000 \"$1\" ? :a @b","salt":"🧂\n\t"}"#,
        "",
    ];
    let head = r#"{"names":["Robert'); DROP TABLE tables;--","$1","?1"]}"#.to_owned();
    let new = NewTable { created: -5, public: false, head: head.clone(), ..table(1) };
    let mut tip = Tip::start(&id(1));
    let mut written = Vec::new();
    for body in texts {
        tip = tip.then(i64::MAX, body);
        written.push(StoredEntry { tip, at: i64::MAX, body: body.to_owned() });
    }
    let expected =
        StoredTable { created: -5, public: false, head: head.clone(), entries: written.clone() };

    let store = bed.open().await;
    assert_eq!(store.load(&id(1)).await, Ok(None));
    assert_eq!(store.create(new).await, Ok(Done));
    let mut after = Tip::start(&id(1));
    for StoredEntry { tip, at, body } in written.clone() {
        assert_eq!(store.append(Append { after, at, body, ..entry(1, 1) }).await, Ok(Done));
        after = tip;
    }
    assert_eq!(store.load(&id(1)).await, Ok(Some(expected.clone())));
    let rest = store.entries_after(&id(1), written[1].tip).await;
    assert_eq!(rest, Ok(written[2..].to_vec()));
    assert_eq!(store.entries_after(&id(1), tip).await, Ok(vec![]));
    assert!(numbers(&store, 2).await.is_empty());
    assert_eq!(store.ready(1).await, Ok(()));
    assert_eq!(store.close().await, Ok(()));

    let again = bed.open().await;
    assert_eq!(again.load(&id(1)).await, Ok(Some(expected)));
    assert_eq!(again.append(entry(1, 4)).await, Ok(Taken));
    assert_eq!(again.append(Append { after: tip, ..entry(1, 1) }).await, Ok(Done));
}

async fn what_is_taken_is_left_as_it_is(bed: Bed) {
    let store = bed.open().await;
    store.create(table(1)).await.unwrap();
    store.append(Append { wake: Some(7), ..entry(1, 1) }).await.unwrap();
    let before = store.load(&id(1)).await;
    let done = store.statistics();

    let other = NewTable { head: "other".to_owned(), wake: Some(1), ..table(1) };
    assert_eq!(store.create(other).await, Ok(Taken));
    let other =
        Append { body: "other".to_owned(), stage: Stage::Over, wake: Some(1), ..entry(1, 1) };
    assert_eq!(store.append(other).await, Ok(Taken));

    assert_eq!(store.load(&id(1)).await, before);
    assert_eq!(store.next_wake().await, Ok(Some(7)));
    assert_eq!(store.lobby(Stage::Playing, 0, 9).await, Ok(vec![id(1)]));
    assert_eq!(store.statistics(), done, "nothing was committed");
}

async fn one_bad_write_does_not_spoil_its_batch(bed: Bed) {
    let store = bed.open().await;
    store.create(table(1)).await.unwrap();
    store.append(entry(1, 1)).await.unwrap();
    let before = store.statistics();

    let second = NewTable { head: "second".to_owned(), ..table(2) };
    let creates = join_all([table(1), table(2), second].map(|table| store.create(table)));
    let late = Append { body: "late".to_owned(), ..entry(1, 2) };
    let appends = [entry(1, 2), entry(3, 1), entry(1, 1), late, entry(1, 4), entry(2, 1)];
    let appends = join_all(appends.map(|append| store.append(append)));
    let (creates, appends) = tokio::join!(creates, appends);

    assert_eq!(creates, [Ok(Taken), Ok(Done), Ok(Taken)]);
    let gap = |number, next| Err(StoreError::Gap { table: id(1), number, next });
    let unknown = Err(StoreError::UnknownTable(id(3)));
    let expected = [Ok(Done), unknown, Ok(Taken), Ok(Taken), gap(4, 3), Ok(Done)];
    assert_eq!(appends, expected);

    let after = store.statistics();
    assert_eq!(after.commits, before.commits + 1, "it was one batch");
    assert_eq!((after.tables, after.entries), (before.tables + 1, before.entries + 2));
    assert_eq!(store.load(&id(1)).await.unwrap().unwrap().entries[1].body, entry(1, 2).body);
    assert_eq!(store.load(&id(2)).await.unwrap().unwrap().head, table(2).head);
    assert_eq!(store.load(&id(3)).await, Ok(None));
}

async fn many_writes_share_a_few_commits(bed: Bed) {
    const TABLES: u32 = 200;
    let store = bed.open().await;
    let created = join_all((0..TABLES).map(|number| store.create(table(number)))).await;
    assert!(created.iter().all(|created| *created == Ok(Done)));
    let written = join_all((0..TABLES).map(|table| store.append(entry(table, 1)))).await;
    assert!(written.iter().all(|written| *written == Ok(Done)));

    let done = store.statistics();
    assert_eq!((done.tables, done.entries), (TABLES.into(), TABLES.into()));
    assert!(done.commits <= 20, "{done:?}");
    for table in 0..TABLES {
        assert_eq!(numbers(&store, table).await, [1]);
    }
}

async fn a_journal_has_no_gaps(bed: Bed) {
    const TABLES: u32 = 20;
    const ENTRIES: u32 = 30;
    let store = bed.open().await;
    let game = async |number: u32| {
        assert_eq!(store.create(table(number)).await, Ok(Done));
        for entry_number in 1..=ENTRIES {
            let gap =
                StoreError::Gap { table: id(number), number: entry_number + 1, next: entry_number };
            assert_eq!(store.append(entry(number, entry_number + 1)).await, Err(gap));
            assert_eq!(store.append(entry(number, entry_number)).await, Ok(Done));
        }
        assert_eq!(numbers(&store, number).await, (1..=ENTRIES).collect::<Vec<_>>());
    };
    join_all((0..TABLES).map(game)).await;
}

async fn of_many_with_the_same_number_one_wins(bed: Bed) {
    let store = bed.open().await;
    store.create(table(1)).await.unwrap();
    for _ in 1..=10 {
        let after = end(&store, 1).await;
        let rival = |rival: u32| Append { after, body: rival.to_string(), ..entry(1, 1) };
        let outcomes = join_all((0..50).map(|number| store.append(rival(number)))).await;
        let winners: Vec<usize> = (0..50).filter(|&rival| outcomes[rival] == Ok(Done)).collect();
        assert_eq!(winners.len(), 1);
        assert_eq!(outcomes.iter().filter(|outcome| **outcome == Ok(Taken)).count(), 49);
        let last = store.entries_after(&id(1), after).await.unwrap();
        assert_eq!(last[0].body, winners[0].to_string());
    }
}

async fn the_lobby_shows_public_tables_by_activity(bed: Bed) {
    let store = bed.open().await;
    for number in [3, 1, 4, 2] {
        store.create(table(number)).await.unwrap();
    }
    store.create(NewTable { public: false, ..table(5) }).await.unwrap();
    store.append(Append { stage: Stage::Playing, ..entry(3, 1) }).await.unwrap();

    assert_eq!(store.lobby(Stage::Open, 0, 9).await, Ok(vec![id(4), id(2), id(1)]));
    store.append(Append { stage: Stage::Open, ..entry(1, 1) }).await.unwrap();
    assert_eq!(store.lobby(Stage::Open, 0, 9).await, Ok(vec![id(1), id(4), id(2)]));
    assert_eq!(store.lobby(Stage::Open, 0, 2).await, Ok(vec![id(1), id(4)]));
    // Where nothing has happened for long is not shown.
    assert_eq!(store.lobby(Stage::Open, 4, 9).await, Ok(vec![id(1), id(4)]));
    assert_eq!(store.lobby(Stage::Open, 1_001, 9).await, Ok(vec![]));
    assert_eq!(store.lobby(Stage::Playing, 0, 9).await, Ok(vec![id(3)]));
    assert_eq!(store.lobby(Stage::Over, 0, 9).await, Ok(vec![]));
    store.append(Append { stage: Stage::Over, ..entry(3, 2) }).await.unwrap();
    assert_eq!(store.lobby(Stage::Over, 0, 9).await, Ok(vec![id(3)]));
}

async fn a_row_that_is_no_table_is_left_out(bed: Bed) {
    let store = bed.open().await;
    for number in [1, 2] {
        store.create(NewTable { wake: Some(5), ..table(number) }).await.unwrap();
    }
    let row = "INSERT INTO tables (id, created, public, stage, wake) \
               VALUES ('not a table', 9, TRUE, 0, 4)";
    bed.execute(row, row).await;
    assert_eq!(store.lobby(Stage::Open, 0, 9).await, Ok(vec![id(2), id(1)]));
    assert_eq!(store.claim_due(9, 20, 9).await, Ok(vec![id(1), id(2)]));
    assert_eq!(store.next_wake().await, Ok(Some(20)));
    assert_eq!(store.append(entry(1, 1)).await, Ok(Done));
}

async fn damage_is_seen_and_harms_one_table_alone(bed: Bed) {
    let damages = [
        (0, "UPDATE heads SET head = head || ' '", "the checksum of its head does not fit"),
        (0, "DELETE FROM heads", "its head is missing"),
        (0, "UPDATE tables SET length = -1", "its row makes no sense"),
        (2, "UPDATE entries SET body = body || ' '", "its checksum does not fit"),
        (2, "UPDATE entries SET at = at + 1", "its checksum does not fit"),
        (2, "DELETE FROM entries", "it is missing"),
        (3, "DELETE FROM entries", "it is missing"),
        (3, "UPDATE tables SET chain = NULL", "it has another checksum than the table's row"),
    ];
    let store = bed.open().await;
    store.create(table(99)).await.unwrap();
    for ((number, change, why), at) in damages.into_iter().zip(1..) {
        store.create(table(at)).await.unwrap();
        for number in 1..=3 {
            assert_eq!(store.append(entry(at, number)).await, Ok(Done));
        }
        let place = match change {
            _ if change.contains("tables") => format!("id = '{}'", id(at)),
            _ if change.contains("heads") => format!("table_id = '{}'", id(at)),
            _ => format!("table_id = '{}' AND number = {number}", id(at)),
        };
        let change = format!("{change} WHERE {place}");
        bed.execute(&change, &change).await;
        let damaged = StoreError::Damaged { table: id(at), number, why: why.to_owned() };
        assert_eq!(store.load(&id(at)).await, Err(damaged), "{change}");
        // The others are read and written as ever.
        let after = end(&store, 99).await;
        assert_eq!(store.append(Append { after, ..entry(99, 1) }).await, Ok(Done));
    }
}

async fn a_journal_can_be_read_in_pages(bed: Bed) {
    let store = bed.open().await;
    assert_eq!(store.head(&id(1)).await, Ok(None));
    store.create(table(1)).await.unwrap();
    let mut after = Tip::start(&id(1));
    for at in 0..250 {
        let append = Append { after, at, ..entry(1, 1) };
        after = append.tip();
        assert_eq!(store.append(append).await, Ok(Done));
    }
    let read = async || {
        let head = store.head(&id(1)).await.unwrap().unwrap();
        assert_eq!((head.created, head.public, &head.head), (1, true, &table(1).head));
        let (mut read, mut tip) = (Vec::new(), Tip::start(&id(1)));
        loop {
            let page = store.page_after(&id(1), tip, head.tip).await?;
            let Some(last) = page.last() else { return Ok(read) };
            tip = last.tip;
            assert!(page.len() <= 100);
            read.extend(page);
        }
    };
    assert_eq!(read().await, Ok(store.load(&id(1)).await.unwrap().unwrap().entries));
    // A journal that ends too early does so with its last page, also where that one is full.
    for (last, missing) in [(249, 250), (200, 201), (0, 1)] {
        let change = format!("DELETE FROM entries WHERE number > {last}");
        bed.execute(&change, &change).await;
        let why = "it is missing".to_owned();
        assert_eq!(read().await, Err(StoreError::Damaged { table: id(1), number: missing, why }));
    }
}

async fn another_journal_of_the_same_length_is_noticed(bed: Bed) {
    let store = bed.open().await;
    store.create(table(1)).await.unwrap();
    let other = Append { body: "other".to_owned(), ..entry(1, 1) };
    store.append(other).await.unwrap();
    // A writer that has read entry(1, 1) there, such as before a database was restored, goes on from it.
    let diverged = StoreError::Diverged { table: id(1), number: 1 };
    assert_eq!(store.append(entry(1, 2)).await, Err(diverged));
    assert_eq!(numbers(&store, 1).await, [1]);
    let ahead = StoreError::Gap { table: id(1), number: 3, next: 2 };
    assert_eq!(store.append(entry(1, 3)).await, Err(ahead));
}

async fn what_an_older_version_has_written_has_no_checksums(bed: Bed) {
    let store = bed.open().await;
    store.create(table(1)).await.unwrap();
    let old = format!(
        "UPDATE heads SET checksum = NULL; UPDATE tables SET chain = NULL, length = 2;
         INSERT INTO entries (table_id, number, at, body) VALUES ('{0}', 1, 5, 'a'), ('{0}', 2, 6, 'b')",
        id(1)
    );
    bed.execute(&old, &old).await;
    let tip = end(&store, 1).await;
    assert_eq!(tip, Tip { number: 2, ..Tip::start(&id(1)) });
    let third = Append { after: tip, ..entry(1, 1) };
    assert_eq!(store.append(third.clone()).await, Ok(Done));
    // A server of that version runs at the same time as this one for a while.
    let old = format!(
        "UPDATE tables SET length = 4;
         INSERT INTO entries (table_id, number, at, body) VALUES ('{}', 4, 7, 'c')",
        id(1)
    );
    bed.execute(&old, &old).await;
    let after = store.entries_after(&id(1), third.tip()).await.unwrap()[0].tip;
    assert_eq!(after, Tip { number: 4, ..third.tip() });
    assert_eq!(store.append(Append { after, ..entry(1, 1) }).await, Ok(Done));
    assert_eq!(numbers(&store, 1).await, [1, 2, 3, 4, 5]);
    assert_eq!(store.load(&id(1)).await.unwrap().unwrap().entries.len(), 5);
}

async fn due_tables_are_claimed_once(bed: Bed) {
    let store = bed.open().await;
    assert_eq!(store.next_wake().await, Ok(None));
    for (number, wake) in [(1, Some(30)), (2, Some(10)), (3, None), (4, Some(20)), (5, Some(99))] {
        store.create(NewTable { wake, ..table(number) }).await.unwrap();
    }
    assert_eq!(store.next_wake().await, Ok(Some(10)));
    assert_eq!(store.claim_due(9, 50, 9).await, Ok(vec![]));
    assert_eq!(store.claim_due(30, 50, 2).await, Ok(vec![id(2), id(4)]));
    assert_eq!(store.claim_due(30, 50, 2).await, Ok(vec![id(1)]));
    assert_eq!(store.claim_due(30, 50, 2).await, Ok(vec![]));
    assert_eq!(store.next_wake().await, Ok(Some(50)));

    // An entry says when the table is due next, or that it is not.
    store.append(Append { wake: Some(60), ..entry(1, 1) }).await.unwrap();
    store.append(Append { wake: None, ..entry(2, 1) }).await.unwrap();
    assert_eq!(store.claim_due(70, 200, 9).await, Ok(vec![id(4), id(1)]));
    assert_eq!(store.claim_due(99, 200, 9).await, Ok(vec![id(5)]));
}

async fn a_failed_batch_is_reported_to_every_writer_and_the_next_one_works(bed: Bed) {
    let store = bed.open().await;
    store.create(table(1)).await.unwrap();
    store.create(table(2)).await.unwrap();
    bed.execute(
        "CREATE TRIGGER breaks BEFORE INSERT ON entries WHEN NEW.body = 'break'
         BEGIN SELECT RAISE(ABORT, 'the salt is wet'); END",
        "CREATE FUNCTION breaks() RETURNS trigger LANGUAGE plpgsql AS
         $$ BEGIN RAISE EXCEPTION 'the salt is wet'; END $$;
         CREATE TRIGGER breaks BEFORE INSERT ON entries FOR EACH ROW
         WHEN (NEW.body = 'break') EXECUTE FUNCTION breaks()",
    )
    .await;

    let breaking = Append { body: "break".to_owned(), ..entry(2, 1) };
    let outcome = join_all([entry(1, 1), breaking].map(|append| store.append(append))).await;
    let failed = Err(StoreError::Failed("the salt is wet".to_owned()));
    assert_eq!(outcome, [failed.clone(), failed]);
    assert!(numbers(&store, 1).await.is_empty());
    assert_eq!(store.ready(1).await, Ok(()), "something can be written");
    assert_eq!(store.append(entry(1, 1)).await, Ok(Done));
    assert_eq!(store.append(entry(2, 1)).await, Ok(Done));
}

async fn a_failed_commit_is_uncertain(bed: Bed) {
    let store = bed.open().await;
    store.create(table(1)).await.unwrap();
    bed.execute(
        "CREATE TABLE debts (x TEXT REFERENCES tables (id) DEFERRABLE INITIALLY DEFERRED);
         CREATE TRIGGER breaks AFTER INSERT ON entries WHEN NEW.body = 'break'
         BEGIN INSERT INTO debts VALUES ('nobody'); END",
        "CREATE FUNCTION breaks() RETURNS trigger LANGUAGE plpgsql AS
         $$ BEGIN RAISE EXCEPTION 'the salt is wet'; END $$;
         CREATE CONSTRAINT TRIGGER breaks AFTER INSERT ON entries
         DEFERRABLE INITIALLY DEFERRED FOR EACH ROW
         WHEN (NEW.body = 'break') EXECUTE FUNCTION breaks()",
    )
    .await;

    let breaking = Append { body: "break".to_owned(), ..entry(1, 1) };
    let outcome = store.append(breaking).await;
    assert!(matches!(outcome, Err(StoreError::Uncertain(_))), "{outcome:?}");
    assert!(numbers(&store, 1).await.is_empty());
    assert_eq!(store.append(entry(1, 1)).await, Ok(Done));
    assert_eq!(store.statistics().entries, 1);
}

async fn closing_finishes_what_is_queued(bed: Bed) {
    const TABLES: u32 = 20;
    let store = bed.open().await;
    join_all((0..TABLES).map(|number| store.create(table(number)))).await;
    let appends = join_all((0..TABLES).map(|table| store.append(entry(table, 1))));
    let (written, closed) = tokio::join!(appends, store.close());
    assert_eq!(closed, Ok(()));
    assert!(written.iter().all(|written| *written == Ok(Done)), "{written:?}");

    assert_eq!(store.append(entry(1, 2)).await, Err(StoreError::Closed));
    assert_eq!(store.load(&id(1)).await, Err(StoreError::Closed));
    assert_eq!(store.claim_due(0, 0, 1).await, Err(StoreError::Closed));
    assert!(!store.is_alive());
    assert_eq!(store.close().await, Ok(()));
    let again = bed.open().await;
    for table in 0..TABLES {
        assert_eq!(numbers(&again, table).await, [1]);
    }
}

async fn texts_with_zero_characters_are_refused(bed: Bed) {
    let store = bed.open().await;
    let text = || "a\0b".to_owned();
    let refused = Err(StoreError::ZeroCharacter);
    assert_eq!(store.create(NewTable { head: text(), ..table(1) }).await, refused);
    store.create(table(1)).await.unwrap();
    assert_eq!(store.append(Append { body: text(), ..entry(1, 1) }).await, refused);
}

async fn a_survey_counts_tables_by_stage_and_measures_their_room(bed: Bed) {
    let store = bed.open().await;
    let empty = store.survey().await.unwrap();
    assert!(empty.bytes > 0);
    assert_eq!(empty, Survey { bytes: empty.bytes, ..Survey::default() });

    for number in 1..=3 {
        let head = "salt ".repeat(100_000);
        store.create(NewTable { head, ..table(number) }).await.unwrap();
    }
    store.append(entry(1, 1)).await.unwrap();
    store.append(Append { stage: Stage::Over, ..entry(2, 1) }).await.unwrap();
    store.append(Append { stage: Stage::Over, ..entry(3, 1) }).await.unwrap();
    store.create(table(4)).await.unwrap();
    let full = store.survey().await.unwrap();
    assert_eq!((full.open, full.playing, full.over), (1, 1, 2));
    assert!(full.bytes > empty.bytes, "{} bytes, and {} before", full.bytes, empty.bytes);
}

async fn what_is_written_and_read_is_counted_and_timed(bed: Bed) {
    let store = bed.open().await;
    let mut registry = Registry::default();
    store.metrics().register(&mut registry);
    store.create(table(1)).await.unwrap();
    store.append(entry(1, 1)).await.unwrap();
    store.append(entry(1, 2)).await.unwrap();
    // Nothing is written, but a transaction finds that out.
    store.append(entry(1, 2)).await.unwrap();
    // The table, and then its journal.
    store.load(&id(1)).await.unwrap();
    store.next_wake().await.unwrap();
    let mut text = String::new();
    encode(&mut text, &registry).unwrap();
    for line in [
        "store_commits_total 3",
        "store_lines_total 2",
        "store_commit_seconds_count 4",
        "store_read_seconds_count 3",
    ] {
        assert!(text.lines().any(|found| found == line), "no {line} in\n{text}");
    }
    assert_eq!(store.waiting(), 0);
}

async fn the_latest_time_is_returned_up_to_a_limit(bed: Bed) {
    let store = bed.open().await;
    assert_eq!(store.latest(i64::MAX).await, Ok(Latest { at: None, later: 0 }));
    for number in [1, 2] {
        assert_eq!(store.create(table(number)).await, Ok(Done));
    }
    assert_eq!(store.latest(i64::MAX).await, Ok(Latest { at: Some(2), later: 0 }));
    assert_eq!(store.append(entry(1, 1)).await, Ok(Done));
    assert_eq!(store.append(Append { at: i64::MAX, ..entry(2, 1) }).await, Ok(Done));
    assert_eq!(store.latest(i64::MAX).await, Ok(Latest { at: Some(i64::MAX), later: 0 }));
    assert_eq!(store.latest(5_000).await, Ok(Latest { at: Some(1_000), later: 1 }));
    bed.execute(
        "INSERT INTO servers (id, written) VALUES (9, 4000)",
        "INSERT INTO servers (id, written) VALUES (9, 4000)",
    )
    .await;
    assert_eq!(store.latest(5_000).await, Ok(Latest { at: Some(4_000), later: 1 }));
}
