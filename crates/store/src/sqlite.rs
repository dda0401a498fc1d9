//! The store in a file.

use crate::{
    Purpose,
    admin::{Administration, administering},
    batch::{Held, Transaction},
    chain::Chain,
    error::{StoreError, cause},
    files::{DataVersion, Files, LogId},
    in_time,
    model::{Append, NewTable, TableId},
    moderation::moderating,
    notices::notices,
    reading::{TipRow, readable, reading, table_id, tip},
    schema::{APPLIED, is_current, migrator, schema},
    transaction::InTransaction,
    writer::BATCH,
};
use serde::Serialize;
use sqlx::{
    SqlitePool,
    migrate::Migrator,
    sqlite::{SqliteConnectOptions, SqliteJournalMode, SqlitePoolOptions, SqliteSynchronous},
};
use std::{
    collections::{HashMap, HashSet},
    io,
    path::Path,
    sync::LazyLock,
};

pub(crate) static MIGRATIONS: LazyLock<Migrator> = LazyLock::new(|| {
    migrator(&[
        (1, "tables", include_str!("../migrations/sqlite/0001_tables.sql")),
        (2, "checksums", include_str!("../migrations/sqlite/0002_checksums.sql")),
        (3, "notices", include_str!("../migrations/sqlite/0003_notices.sql")),
        (4, "retention", include_str!("../migrations/sqlite/0004_retention.sql")),
        (5, "moderation", include_str!("../migrations/sqlite/0005_moderation.sql")),
    ])
});

/// SQLite lets several read while one writes.
const READERS: u32 = 4;

/// SQLite's code for a file that is something else.
const NOT_A_DATABASE: &str = "26";

/// A file has one server.
const SERVER: i64 = 1;

pub(crate) struct Sqlite {
    /// Of one connection: SQLite has one writer at a time anyway, and here it waits in order.
    writer: SqlitePool,
    readers: SqlitePool,
    files: Files,
    version: DataVersion,
}

reading!(Sqlite);
administering!(Sqlite, SqliteTransaction, snapshot "BEGIN", lock "");
moderating!(Sqlite);
notices!(Sqlite, sqlx::Sqlite, writer, "BEGIN IMMEDIATE");

impl Sqlite {
    pub(crate) async fn open(path: &Path, purpose: Purpose) -> Result<Self, StoreError> {
        let (file, lock) = match purpose {
            Purpose::Serve => Files::lock(path).map(|(file, lock)| (file, Some(lock)))?,
            Purpose::Administer => (Files::find(path)?, None),
        };
        let mut options = SqliteConnectOptions::new()
            .filename(&file)
            .create_if_missing(false)
            .foreign_keys(true)
            // Rows of a batch come from another thread, which need not wait until each is taken.
            .row_buffer_size(BATCH)
            // Every commit waits for the disk, on macOS for the disk's own cache too.
            .synchronous(SqliteSynchronous::Full)
            .pragma("fullfsync", "1")
            // What a statement needs to take itself back goes to no file.
            .pragma("temp_store", "MEMORY");
        if purpose == Purpose::Serve {
            // With a write-ahead log a commit is one flush, and readers do not wait for writers.
            options = options.create_if_missing(true).journal_mode(SqliteJournalMode::Wal);
        }
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
        let (log, version) = (LogId::default(), DataVersion::default());
        let writer = pool(1).after_connect({
            let (log, version) = (log.clone(), version.clone());
            move |_, _| {
                log.forget();
                version.forget();
                Box::pin(async { Ok(()) })
            }
        });
        let writer = writer.connect_with(options.clone()).await.map_err(unopened)?;
        let place = || format!("sqlite:{}", path.display());
        match purpose {
            Purpose::Serve => {
                let migrated = MIGRATIONS.run(&writer).await;
                migrated.map_err(|error| schema(error, &MIGRATIONS, place()))?;
            }
            Purpose::Administer => {
                let applied = sqlx::query_scalar(APPLIED).fetch_all(&writer).await;
                is_current(applied, &MIGRATIONS, &place)?;
            }
        }
        // A file that was deleted is not created again under a running server.
        let options = options.create_if_missing(false);
        writer.set_connect_options(options.clone());
        let readers = pool(READERS).connect_lazy_with(options.pragma("query_only", "1"));
        let files = Files::opened(file, lock, log).map_err(|error: io::Error| {
            StoreError::Unwritable { path: path.to_owned(), why: error.to_string() }
        })?;
        let this = Self { writer, readers, files, version };
        // From now on it is noticed if somebody else writes.
        this.written_elsewhere().await?;
        Ok(this)
    }

    /// Whether another process may have written since the last call.
    pub(crate) async fn written_elsewhere(&self) -> sqlx::Result<bool> {
        // This connection writes all that this process writes, and does not see its own writes here.
        let found = sqlx::query_scalar("PRAGMA data_version").fetch_one(&self.writer).await?;
        Ok(!self.version.is(found))
    }

    pub(crate) async fn tips(&self, tables: &[TableId]) -> sqlx::Result<Vec<TipRow>> {
        let names: Vec<&str> = tables.iter().map(TableId::as_str).collect();
        sqlx::query_as(
            "SELECT id, length, chain FROM tables WHERE id IN (SELECT value FROM json_each($1))",
        )
        .bind(rows(names))
        .fetch_all(&self.readers)
        .await
    }

    pub(crate) async fn size(&self) -> sqlx::Result<i64> {
        sqlx::query_scalar("SELECT page_count * page_size FROM pragma_page_count, pragma_page_size")
            .fetch_one(&self.readers)
            .await
    }

    pub(crate) async fn begin(&self) -> Result<SqliteTransaction, StoreError> {
        self.files.check_database()?;
        let begun = in_time(InTransaction::begin(&self.writer, "BEGIN IMMEDIATE")).await?;
        self.files.check_log()?;
        Ok(SqliteTransaction(begun))
    }

    pub(crate) async fn claim_due(
        &self,
        now: i64,
        until: i64,
        limit: u32,
    ) -> sqlx::Result<Vec<TableId>> {
        let mut transaction = InTransaction::begin(&self.writer, "BEGIN IMMEDIATE").await?;
        let due: Vec<String> =
            sqlx::query_scalar("SELECT id FROM tables WHERE wake <= $1 ORDER BY wake, id LIMIT $2")
                .bind(now)
                .bind(i64::from(limit))
                .fetch_all(transaction.connection()?)
                .await?;
        for id in &due {
            sqlx::query("UPDATE tables SET wake = $2 WHERE id = $1")
                .bind(id)
                .bind(until)
                .execute(transaction.connection()?)
                .await?;
        }
        transaction.commit().await?;
        Ok(readable(due))
    }

    pub(crate) async fn close(&self) {
        self.readers.close().await;
        self.writer.close().await;
        self.files.unlock();
    }
}

pub(crate) struct SqliteTransaction(InTransaction<sqlx::Sqlite>);

impl SqliteTransaction {
    fn connection(&mut self) -> sqlx::Result<&mut sqlx::SqliteConnection> {
        self.0.connection()
    }

    /// Servers on the same file notice by themselves that it was written to.
    #[allow(clippy::unused_async, reason = "the other database has to say it")]
    async fn tell_replaced(&mut self, _: &TableId) -> sqlx::Result<()> {
        Ok(())
    }
}

impl Transaction for SqliteTransaction {
    async fn create(&mut self, tables: &[NewTable]) -> sqlx::Result<HashSet<TableId>> {
        let mut created = HashSet::new();
        for table in tables {
            let done = sqlx::query(
                "INSERT INTO tables (id, created, changed, public, stage, wake, chain, imported) \
                 VALUES ($1, $2, $2, $3, $4, $5, $6, $7) ON CONFLICT DO NOTHING",
            )
            .bind(table.id.as_str())
            .bind(table.created)
            .bind(table.public)
            .bind(table.stage as i16)
            .bind(table.wake)
            .bind(Chain::start(&table.id).bytes())
            .bind(table.imported)
            .execute(self.0.connection()?)
            .await?;
            if done.rows_affected() > 0 {
                sqlx::query("INSERT INTO heads (table_id, head, checksum) VALUES ($1, $2, $3)")
                    .bind(table.id.as_str())
                    .bind(&table.head)
                    .bind(Chain::of_head(&table.head).bytes())
                    .execute(self.0.connection()?)
                    .await?;
                created.insert(table.id.clone());
            }
        }
        Ok(created)
    }

    async fn lock(&mut self, tables: &[&TableId]) -> sqlx::Result<HashMap<TableId, Held>> {
        let names: Vec<&str> = tables.iter().map(|table| table.as_str()).collect();
        let rows: Vec<TipRow> = sqlx::query_as(
            "SELECT id, length, chain FROM tables WHERE id IN (SELECT value FROM json_each($1))",
        )
        .bind(rows(names))
        .fetch_all(self.0.connection()?)
        .await?;
        // The whole file is locked.
        let held = |(id, length, chain): (_, _, Option<Vec<u8>>)| {
            let id = table_id(id)?;
            let tip = tip(&id, length, chain.as_deref())?;
            Ok((id, Held::Here(tip)))
        };
        rows.into_iter().map(held).collect()
    }

    async fn write(&mut self, entries: &[&Append]) -> sqlx::Result<()> {
        let entries = entries.iter().map(|entry| {
            let tip = entry.tip();
            (entry.table.as_str(), tip.number, entry.at, &entry.body, tip.chain.to_string())
        });
        sqlx::query(
            "INSERT INTO entries (table_id, number, at, body, chain) SELECT value->>0, value->>1, \
             value->>2, value->>3, unhex(value->>4) FROM json_each($1)",
        )
        .bind(rows(entries.collect::<Vec<_>>()))
        .execute(self.0.connection()?)
        .await
        .map(drop)
    }

    async fn turn(&mut self, last: &[&Append]) -> sqlx::Result<()> {
        let last = last.iter().map(|entry| {
            let (tip, stage) = (entry.tip(), entry.stage as i16);
            (entry.table.as_str(), tip.number, stage, entry.wake, entry.at, tip.chain.to_string())
        });
        sqlx::query(
            "UPDATE tables SET length = last.number, stage = last.stage, wake = last.wake, \
             changed = last.at, chain = unhex(last.chain) \
             FROM (SELECT value->>0 AS id, value->>1 AS number, value->>2 AS stage, \
             value->>3 AS wake, value->>4 AS at, value->>5 AS chain FROM json_each($1)) AS last \
             WHERE tables.id = last.id",
        )
        .bind(rows(last.collect::<Vec<_>>()))
        .execute(self.0.connection()?)
        .await
        .map(drop)
    }

    async fn prove(&mut self, at: i64) -> sqlx::Result<()> {
        sqlx::query("INSERT OR REPLACE INTO servers (id, written) VALUES ($1, $2)")
            .bind(SERVER)
            .bind(at)
            .execute(self.0.connection()?)
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

#[cfg(test)]
mod tests {
    use super::*;
    use crate::reading::NEXT_WAKE;
    use sqlx::{AssertSqlSafe, Connection as _, Row as _, SqliteConnection, sqlite::SqliteRow};

    #[tokio::test]
    async fn the_next_wake_is_found_in_the_index() {
        let mut memory = SqliteConnection::connect("sqlite::memory:").await.unwrap();
        MIGRATIONS.run(&mut memory).await.unwrap();
        let explain = AssertSqlSafe(format!("EXPLAIN QUERY PLAN {NEXT_WAKE}"));
        let plan: Vec<SqliteRow> = sqlx::query(explain).fetch_all(&mut memory).await.unwrap();
        let steps: Vec<String> = plan.iter().map(|step| step.get("detail")).collect();
        assert_eq!(steps, ["SEARCH tables USING COVERING INDEX alarm (wake>?)"]);
    }
}
