//! What only SQLite's file does.

use crate::bed::{Bed, entry, id, numbers, open, refusal, table};
use magnumsal_store::{Appended::Done, StoreError};
use magnumsal_testbed::Folder;
use std::{fs, path::Path};

fn address(path: &Path) -> String {
    format!("sqlite:{}", path.display())
}

#[tokio::test]
async fn a_second_server_on_the_same_file_is_refused() {
    let bed = Bed::sqlite();
    let first = bed.open().await;
    let refused = bed.try_open().await.err().unwrap();
    assert!(matches!(refused, StoreError::InUse(_)));
    let message = refused.to_string();
    assert!(
        message.contains("games.sqlite is in use by another server: stop that one"),
        "{message}"
    );

    // The first one is not disturbed, and closing it frees the file.
    first.create(table(1)).await.unwrap();
    first.close().await.unwrap();
    let second = bed.open().await;
    assert!(second.load(&id(1)).await.unwrap().is_some());
}

#[cfg(unix)]
#[tokio::test]
async fn a_link_does_not_lead_around_the_lock() {
    let folder = Folder::new().unwrap();
    let (file, link) = (folder.path().join("games.sqlite"), folder.path().join("link.sqlite"));
    let _store = open(&address(&file)).await.unwrap();
    std::os::unix::fs::symlink(&file, &link).unwrap();
    assert!(matches!(refusal(&address(&link)).await, StoreError::InUse(_)));
}

#[tokio::test]
async fn a_dropped_store_frees_its_file() {
    let bed = Bed::sqlite();
    let store = bed.open().await;
    store.create(table(1)).await.unwrap();
    let append = tokio::spawn(async move { store.append(entry(1, 1)).await });
    assert_eq!(append.await.unwrap(), Ok(Done));
    // The file is free as soon as its writer has noticed.
    let again = loop {
        match bed.try_open().await {
            Ok(again) => break again,
            Err(error) => assert!(matches!(error, StoreError::InUse(_)), "{error}"),
        }
        tokio::task::yield_now().await;
    };
    assert_eq!(numbers(&again, 1).await, [1]);
}

#[tokio::test]
async fn a_file_of_another_kind_is_refused_and_left_alone() {
    let folder = Folder::new().unwrap();
    let file = folder.path().join("letter.txt");
    let letter = "Dear miners, ".repeat(1000);
    fs::write(&file, &letter).unwrap();
    let refused = refusal(&address(&file)).await;
    assert_eq!(refused, StoreError::NotADatabase(file.clone()));
    let message = refused.to_string();
    assert!(
        message.ends_with(
            "letter.txt is not a SQLite database: name another file, or move this one away"
        ),
        "{message}"
    );
    assert_eq!(fs::read_to_string(&file).unwrap(), letter);
}

#[tokio::test]
async fn a_place_that_cannot_be_written_is_reported() {
    let folder = Folder::new().unwrap();
    let file = folder.path().join("letter.txt");
    fs::write(&file, "Dear miners").unwrap();
    let directory = folder.path().join("drawer");
    fs::create_dir(&directory).unwrap();
    for place in [file.join("games.sqlite"), directory] {
        let refused = refusal(&address(&place)).await;
        assert!(matches!(refused, StoreError::Unwritable { .. }), "{refused:?}");
        let message = refused.to_string();
        assert!(message.contains(place.to_str().unwrap()), "{message}");
        assert!(
            message.contains("name a file in a folder that the server may write to"),
            "{message}"
        );
    }
}

#[tokio::test]
async fn a_newer_schema_is_refused() {
    let bed = Bed::sqlite();
    bed.open().await.close().await.unwrap();
    bed.execute(
        "INSERT INTO _sqlx_migrations (version, description, success, checksum, execution_time)
         VALUES (99, 'later', TRUE, x'00', 0)",
        "",
    )
    .await;
    let refused = bed.try_open().await.err().unwrap();
    let message = refused.to_string();
    assert!(matches!(refused, StoreError::Newer { found: 99, .. }), "{message}");
    assert!(message.contains("was written by a newer version of this program"), "{message}");
}

#[cfg(unix)]
#[tokio::test]
async fn a_file_that_was_deleted_or_replaced_is_noticed() {
    for (ending, put_back) in [("", false), ("", true), ("-wal", false)] {
        let bed = Bed::sqlite();
        let path = bed.address.strip_prefix("sqlite:").unwrap().to_owned();
        let (file, copy) = (path.clone() + ending, path.clone() + ".copy");
        let store = bed.open().await;
        store.create(table(1)).await.unwrap();
        assert_eq!(store.append(entry(1, 1)).await, Ok(Done));
        fs::copy(&file, &copy).unwrap();
        fs::remove_file(&file).unwrap();
        if put_back {
            fs::rename(&copy, &file).unwrap();
        }
        let replaced = Err(StoreError::Replaced(
            fs::canonicalize(Path::new(&path).parent().unwrap()).unwrap().join("games.sqlite"),
        ));
        assert_eq!(store.append(entry(1, 2)).await.map(drop), replaced, "{ending} {put_back}");
        assert_eq!(store.ready(1).await, replaced);
        assert_eq!(store.close().await, replaced);
    }
}
