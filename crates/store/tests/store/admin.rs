//! What an administrator does while a server runs, on both databases.

use crate::{
    bed::{Bed, end, entry, id, numbers, table},
    both::on_both,
};
use magnumsal_store::{
    Append,
    Appended::{Done, Taken},
    Change, NewTable, Stage, Store, StoreError, StoreUrl, StoredEntry, Tip, WholeTable,
};

on_both! {
    an_administrator_works_while_a_server_runs
    a_store_of_another_version_is_left_alone
    rows_come_page_by_page_with_damaged_ones
    a_snapshot_has_a_row_and_its_journal
    a_whole_table_is_written_or_nothing
    a_table_is_rewritten_only_if_nothing_has_happened
    a_deleted_table_is_gone_and_its_name_is_free
    a_table_where_something_has_happened_is_not_deleted
    servers_learn_of_tables_that_are_deleted_or_rewritten
    a_chore_is_taken_once_until_it_is_due_again
}

async fn open_admin(bed: &Bed) -> Result<Store, StoreError> {
    Store::open_beside(&bed.address.parse::<StoreUrl>().unwrap()).await
}

/// A table with three entries, as it would be written at once.
fn whole(number: u32) -> WholeTable {
    let entries = (1..=3).map(|at| (entry(number, at).at, entry(number, at).body)).collect();
    WholeTable {
        table: NewTable { stage: Stage::Playing, wake: Some(7), ..table(number) },
        entries,
    }
}

async fn an_administrator_works_while_a_server_runs(bed: Bed) {
    // Nothing is created where there is nothing.
    let refused = open_admin(&bed).await.err().unwrap();
    assert!(
        matches!(refused, StoreError::NoFile(_) | StoreError::Older { found: 0, .. }),
        "{refused}"
    );
    let server = bed.open().await;
    server.create(table(1)).await.unwrap();
    let admin = open_admin(&bed).await.unwrap();
    assert_eq!(admin.load(&id(1)).await.unwrap().unwrap().head, table(1).head);
    assert_eq!(server.append(entry(1, 1)).await, Ok(Done));
    assert_eq!(numbers(&admin, 1).await, [1]);
    assert_eq!(admin.append(entry(1, 2)).await, Ok(Done), "two may write");
    assert_eq!(server.append(entry(1, 2)).await, Ok(Taken));
    assert!(admin.size().await.unwrap() > 0);
    // Neither is disturbed when the other ends.
    admin.close().await.unwrap();
    assert_eq!(server.append(entry(1, 3)).await, Ok(Done));
    let admin = open_admin(&bed).await.unwrap();
    server.close().await.unwrap();
    assert_eq!(numbers(&admin, 1).await, [1, 2, 3]);
}

async fn a_store_of_another_version_is_left_alone(bed: Bed) {
    bed.open().await.close().await.unwrap();
    let last = "DELETE FROM _sqlx_migrations WHERE version = 4";
    bed.execute(last, last).await;
    let refused = open_admin(&bed).await.err().unwrap();
    assert!(matches!(refused, StoreError::Older { .. }), "{refused}");
    assert!(refused.to_string().contains("start the server of this version once"), "{refused}");
    let later = "UPDATE _sqlx_migrations SET version = 99 WHERE version = 1";
    bed.execute(later, later).await;
    let refused = open_admin(&bed).await.err().unwrap();
    assert!(matches!(refused, StoreError::Newer { found: 99, .. }), "{refused}");
}

async fn rows_come_page_by_page_with_damaged_ones(bed: Bed) {
    let store = bed.open().await;
    for number in [3, 1, 2] {
        store.create(NewTable { imported: number == 2, ..table(number) }).await.unwrap();
    }
    store.append(entry(3, 1)).await.unwrap();
    let row = "INSERT INTO tables (id, created, public, stage) VALUES ('not a table', 9, TRUE, 7)";
    bed.execute(row, row).await;
    let first = store.summaries("", 2).await.unwrap();
    assert_eq!(first.iter().map(|row| row.id()).collect::<Vec<_>>(), [Some(id(1)), Some(id(2))]);
    assert_eq!((first[0].imported, first[1].imported), (false, true));
    let rest = store.summaries(&first[1].name, 9).await.unwrap();
    assert_eq!(rest.len(), 2);
    let third = &rest[0];
    assert_eq!((third.created, third.changed, third.length), (3, 1_000, 1));
    assert_eq!((third.stage, third.public, third.wake), (Some(Stage::Playing), true, None));
    let bad = &rest[1];
    assert_eq!((bad.name.as_str(), bad.id(), bad.stage), ("not a table", None, None));
    assert_eq!(store.summaries(&bad.name, 9).await, Ok(vec![]));
    // It can be deleted.
    assert_eq!(store.delete(&bad.name, None).await, Ok(true));
    assert_eq!(store.summaries("", 9).await.unwrap().len(), 3);
}

async fn a_snapshot_has_a_row_and_its_journal(bed: Bed) {
    let store = bed.open().await;
    assert_eq!(store.snapshot(&id(1)).await, Ok(None));
    store.create(table(1)).await.unwrap();
    store.append(entry(1, 1)).await.unwrap();
    let found = store.snapshot(&id(1)).await.unwrap().unwrap();
    assert_eq!(found.table.clone().ok(), store.load(&id(1)).await.unwrap());
    assert_eq!(found.summary, store.summaries("", 1).await.unwrap()[0]);
    assert_eq!(store.tips(&[id(1), id(2)]).await.unwrap(), [(id(1), entry(1, 1).tip())].into());
    let change = "UPDATE entries SET body = 'x'";
    bed.execute(change, change).await;
    let found = store.snapshot(&id(1)).await.unwrap().unwrap();
    assert!(matches!(found.table, Err(StoreError::Damaged { number: 1, .. })), "{found:?}");
}

async fn a_whole_table_is_written_or_nothing(bed: Bed) {
    let store = bed.open().await;
    assert_eq!(store.insert(&whole(1)).await, Ok(Done));
    let stored = store.load(&id(1)).await.unwrap().unwrap();
    let expected: Vec<StoredEntry> = (1..=3)
        .map(|at| entry(1, at))
        .map(|entry| StoredEntry { tip: entry.tip(), at: entry.at, body: entry.body })
        .collect();
    assert_eq!((stored.head, stored.entries), (table(1).head, expected));
    assert_eq!(store.next_wake().await, Ok(Some(7)));
    assert_eq!(store.lobby(Stage::Playing, 0, 9).await, Ok(vec![id(1)]));
    assert_eq!(store.append(entry(1, 4)).await, Ok(Done), "it goes on like any other");

    let other = WholeTable { entries: vec![], ..whole(1) };
    assert_eq!(store.insert(&other).await, Ok(Taken));
    assert_eq!(numbers(&store, 1).await, [1, 2, 3, 4]);
    let empty = WholeTable { entries: vec![], ..whole(2) };
    assert_eq!(store.insert(&empty).await, Ok(Done));
    assert!(numbers(&store, 2).await.is_empty());
    let zero = WholeTable { entries: vec![(1, "a\0b".to_owned())], ..whole(3) };
    assert_eq!(store.insert(&zero).await, Err(StoreError::ZeroCharacter));
    assert_eq!(store.load(&id(3)).await, Ok(None));
}

async fn a_table_is_rewritten_only_if_nothing_has_happened(bed: Bed) {
    let store = bed.open().await;
    store.insert(&whole(1)).await.unwrap();
    let known = end(&store, 1).await;
    let mut other = whole(1);
    other.table.head = "other".to_owned();
    other.entries[1].1 = "other".to_owned();
    assert_eq!(store.rewrite(&other, Tip::start(&id(1))).await, Ok(Taken));
    assert_eq!(store.rewrite(&other, known).await, Ok(Done));
    let stored = store.load(&id(1)).await.unwrap().unwrap();
    let bodies: Vec<&str> = stored.entries.iter().map(|entry| entry.body.as_str()).collect();
    assert_eq!((stored.head.as_str(), bodies[1]), ("other", "other"));
    assert_eq!(bodies.len(), 3);
    assert_eq!(store.rewrite(&whole(1), known).await, Ok(Taken), "it is another journal now");
    // A writer that knows the old journal cannot append to the new one.
    let diverged = StoreError::Diverged { table: id(1), number: 3 };
    assert_eq!(store.append(entry(1, 4)).await, Err(diverged));
    let after = end(&store, 1).await;
    assert_eq!(store.append(Append { after, ..entry(1, 1) }).await, Ok(Done));
    assert_eq!(store.rewrite(&whole(2), known).await, Err(StoreError::UnknownTable(id(2))));
}

async fn a_deleted_table_is_gone_and_its_name_is_free(bed: Bed) {
    let store = bed.open().await;
    for number in [1, 2] {
        store.insert(&whole(number)).await.unwrap();
    }
    assert_eq!(store.delete(id(1).as_str(), None).await, Ok(true));
    assert_eq!(store.delete(id(1).as_str(), None).await, Ok(false));
    assert_eq!(store.load(&id(1)).await, Ok(None));
    assert_eq!(store.append(entry(1, 4)).await, Err(StoreError::UnknownTable(id(1))));
    assert_eq!(store.lobby(Stage::Playing, 0, 9).await, Ok(vec![id(2)]));
    assert_eq!(store.claim_due(9, 9, 9).await, Ok(vec![id(2)]));
    store.create(table(1)).await.unwrap();
    assert!(numbers(&store, 1).await.is_empty());
    // No matter what its rows contain.
    let damage = "UPDATE tables SET chain = NULL, length = -5";
    bed.execute(damage, damage).await;
    assert_eq!(store.delete(id(2).as_str(), None).await, Ok(true));
}

async fn a_table_where_something_has_happened_is_not_deleted(bed: Bed) {
    let store = bed.open().await;
    store.insert(&whole(1)).await.unwrap();
    store.append(entry(1, 4)).await.unwrap();
    assert_eq!(store.delete(id(1).as_str(), Some(3)).await, Ok(false));
    assert_eq!(numbers(&store, 1).await, [1, 2, 3, 4]);
    assert_eq!(store.delete(id(1).as_str(), Some(4)).await, Ok(true));
}

async fn servers_learn_of_tables_that_are_deleted_or_rewritten(bed: Bed) {
    let server = bed.open().await;
    for number in [1, 2] {
        server.insert(&whole(number)).await.unwrap();
    }
    let admin = open_admin(&bed).await.unwrap();
    let mut changes = server.changes();
    // On a file it is only reported that something was written.
    let replaced = |table: u32| match bed.is_file() {
        true => Change::Missed,
        false => Change::Replaced { table: id(table) },
    };
    assert_eq!(admin.delete(id(1).as_str(), None).await, Ok(true));
    assert_eq!(changes.recv().await, Ok(replaced(1)));
    let known = end(&admin, 2).await;
    let mut other = whole(2);
    other.entries.truncate(1);
    assert_eq!(admin.rewrite(&other, known).await, Ok(Done));
    loop {
        let change = changes.recv().await.unwrap();
        if change == replaced(2) {
            break;
        }
        assert!(matches!(change, Change::Entry { .. }), "{change:?}");
    }
    // What the server writes itself is not reported.
    server.create(table(3)).await.unwrap();
    server.append(entry(3, 1)).await.unwrap();
    assert_eq!(server.delete(id(3).as_str(), None).await, Ok(true));
    admin.create(table(4)).await.unwrap();
    admin.append(entry(4, 1)).await.unwrap();
    let next = changes.recv().await;
    let expected = Change::Entry { table: id(4), number: 1 };
    assert!(
        matches!(next, Ok(Change::Missed)) == bed.is_file() || next == Ok(expected),
        "{next:?}"
    );
}

async fn a_chore_is_taken_once_until_it_is_due_again(bed: Bed) {
    let (one, other) = (bed.open().await, open_admin(&bed).await.unwrap());
    assert_eq!(one.take_chore("retention", 5, 10).await, Ok(true));
    assert_eq!(other.take_chore("retention", 9, 20).await, Ok(false));
    assert_eq!(other.take_chore("retention", 10, 20).await, Ok(true));
    assert_eq!(one.take_chore("retention", 19, 30).await, Ok(false));
    assert_eq!(one.take_chore("nothing", 99, 100).await, Ok(false));
}
