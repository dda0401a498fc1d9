//! The store in a file.

use crate::{
    batch::Transaction,
    error::{StoreError, cause},
    migrator,
    model::{Append, NewTable, TableId},
    reading::{count, reading, table_id},
    schema,
};
use serde::Serialize;
use sqlx::{
    SqlitePool,
    migrate::Migrator,
    sqlite::{SqliteConnectOptions, SqliteJournalMode, SqlitePoolOptions, SqliteSynchronous},
};
use std::{
    collections::{HashMap, HashSet},
    ffi::OsString,
    fs::{self, File, TryLockError},
    io,
    path::{Path, PathBuf},
    sync::LazyLock,
};

pub(crate) static MIGRATIONS: LazyLock<Migrator> = LazyLock::new(|| {
    migrator(&[(1, "tables", include_str!("../migrations/sqlite/0001_tables.sql"))])
});

/// SQLite lets several read while one writes.
const READERS: u32 = 4;

/// SQLite's code for a file that is something else.
const NOT_A_DATABASE: &str = "26";

pub(crate) struct Sqlite {
    /// Of one connection: SQLite has one writer at a time anyway, and here it waits in order.
    writer: SqlitePool,
    readers: SqlitePool,
    /// Held as long as the database is open.
    lock: File,
}

reading!(Sqlite);

impl Sqlite {
    pub(crate) async fn open(path: &Path) -> Result<Self, StoreError> {
        let unwritable = |error: io::Error| StoreError::Unwritable {
            path: path.to_owned(),
            why: error.to_string(),
        };
        let file = full_path(path).map_err(unwritable)?;
        let lock = File::create(lock_path(&file)).map_err(unwritable)?;
        match lock.try_lock() {
            Ok(()) => {}
            Err(TryLockError::WouldBlock) => return Err(StoreError::InUse(path.to_owned())),
            Err(TryLockError::Error(error)) => return Err(unwritable(error)),
        }
        let options = SqliteConnectOptions::new()
            .filename(&file)
            .create_if_missing(true)
            .foreign_keys(true)
            // With a write-ahead log a commit is one flush, and readers do not wait for writers.
            .journal_mode(SqliteJournalMode::Wal)
            // Every commit waits for the disk, on macOS for the disk's own cache too.
            .synchronous(SqliteSynchronous::Full)
            .pragma("fullfsync", "1");
        let pool = |connections| {
            SqlitePoolOptions::new()
                .max_connections(connections)
                .idle_timeout(None)
                .max_lifetime(None)
        };
        let unopened = |error: sqlx::Error| {
            let code = error.as_database_error().and_then(|error| error.code());
            if code.as_deref() == Some(NOT_A_DATABASE) {
                StoreError::NotADatabase(path.to_owned())
            } else {
                StoreError::Unwritable { path: path.to_owned(), why: cause(&error) }
            }
        };
        let writer = pool(1).connect_with(options.clone()).await.map_err(unopened)?;
        let migrated = MIGRATIONS.run(&writer).await;
        let place = || format!("sqlite:{}", path.display());
        migrated.map_err(|error| schema(error, &MIGRATIONS, place()))?;
        let readers = pool(READERS).connect_lazy_with(options.pragma("query_only", "1"));
        Ok(Self { writer, readers, lock })
    }

    pub(crate) async fn begin(&self) -> sqlx::Result<SqliteTransaction> {
        self.writer.begin_with("BEGIN IMMEDIATE").await.map(SqliteTransaction)
    }

    pub(crate) async fn claim_due(
        &self,
        now: i64,
        until: i64,
        limit: u32,
    ) -> sqlx::Result<Vec<TableId>> {
        let SqliteTransaction(mut transaction) = self.begin().await?;
        let due: Vec<String> =
            sqlx::query_scalar("SELECT id FROM tables WHERE wake <= $1 ORDER BY wake, id LIMIT $2")
                .bind(now)
                .bind(i64::from(limit))
                .fetch_all(&mut *transaction)
                .await?;
        for id in &due {
            sqlx::query("UPDATE tables SET wake = $2 WHERE id = $1")
                .bind(id)
                .bind(until)
                .execute(&mut *transaction)
                .await?;
        }
        transaction.commit().await?;
        due.into_iter().map(table_id).collect()
    }

    pub(crate) async fn close(&self) {
        self.readers.close().await;
        self.writer.close().await;
        // It would be unlocked with the last owner of this anyway.
        let _ = self.lock.unlock();
    }
}

pub(crate) struct SqliteTransaction(sqlx::Transaction<'static, sqlx::Sqlite>);

impl Transaction for SqliteTransaction {
    async fn create(&mut self, tables: &[NewTable]) -> sqlx::Result<HashSet<TableId>> {
        let mut created = HashSet::new();
        for table in tables {
            let done = sqlx::query(
                "INSERT INTO tables (id, created, public, stage, wake) \
                 VALUES ($1, $2, $3, $4, $5) ON CONFLICT DO NOTHING",
            )
            .bind(table.id.as_str())
            .bind(table.created)
            .bind(table.public)
            .bind(table.stage as i16)
            .bind(table.wake)
            .execute(&mut *self.0)
            .await?;
            if done.rows_affected() > 0 {
                sqlx::query("INSERT INTO heads (table_id, head) VALUES ($1, $2)")
                    .bind(table.id.as_str())
                    .bind(&table.head)
                    .execute(&mut *self.0)
                    .await?;
                created.insert(table.id.clone());
            }
        }
        Ok(created)
    }

    async fn lock(&mut self, tables: &[&TableId]) -> sqlx::Result<HashMap<TableId, u32>> {
        let names: Vec<&str> = tables.iter().map(|table| table.as_str()).collect();
        let rows: Vec<(String, i64)> = sqlx::query_as(
            "SELECT id, length FROM tables WHERE id IN (SELECT value FROM json_each($1))",
        )
        .bind(rows(names))
        .fetch_all(&mut *self.0)
        .await?;
        rows.into_iter().map(|(id, length)| Ok((table_id(id)?, count(length)?))).collect()
    }

    async fn write(&mut self, entries: &[&Append]) -> sqlx::Result<()> {
        let entries = entries
            .iter()
            .map(|entry| (entry.table.as_str(), entry.number, entry.at, entry.body.as_str()));
        sqlx::query(
            "INSERT INTO entries (table_id, number, at, body) \
             SELECT value->>0, value->>1, value->>2, value->>3 FROM json_each($1)",
        )
        .bind(rows(entries.collect::<Vec<_>>()))
        .execute(&mut *self.0)
        .await
        .map(drop)
    }

    async fn turn(&mut self, last: &[&Append]) -> sqlx::Result<()> {
        let last = last
            .iter()
            .map(|entry| (entry.table.as_str(), entry.number, entry.stage as i16, entry.wake));
        sqlx::query(
            "UPDATE tables SET length = last.number, stage = last.stage, wake = last.wake \
             FROM (SELECT value->>0 AS id, value->>1 AS number, value->>2 AS stage, \
             value->>3 AS wake FROM json_each($1)) AS last WHERE tables.id = last.id",
        )
        .bind(rows(last.collect::<Vec<_>>()))
        .execute(&mut *self.0)
        .await
        .map(drop)
    }

    async fn commit(self) -> sqlx::Result<()> {
        self.0.commit().await
    }
}

/// Many rows as one parameter: SQLite has no arrays, but it reads JSON. One statement for a whole
/// batch is much quicker than one for each row.
fn rows(rows: impl Serialize) -> String {
    serde_json::to_string(&rows).unwrap_or_else(|error| {
        // Lists of texts and numbers only: nothing that JSON cannot hold.
        unreachable!("rows are always JSON: {error}")
    })
}

/// The path without links, after making its folders: whatever way leads to a database, its lock
/// is the same.
fn full_path(path: &Path) -> io::Result<PathBuf> {
    if let Ok(full) = fs::canonicalize(path) {
        return Ok(full);
    }
    let folder = match path.parent() {
        Some(folder) if folder != Path::new("") => folder,
        _ => Path::new("."),
    };
    fs::create_dir_all(folder)?;
    let name = path.file_name().ok_or(io::ErrorKind::IsADirectory)?;
    Ok(fs::canonicalize(folder)?.join(name))
}

/// Not the database itself is locked: closing any handle of it would drop SQLite's own locks.
fn lock_path(file: &Path) -> PathBuf {
    let mut path = OsString::from(file);
    path.push(".lock");
    PathBuf::from(path)
}
