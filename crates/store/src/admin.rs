//! Administration of a store: what an administrator does with whole tables, also while servers use them.
//!
//! A table that is deleted or rewritten concerns the servers that have it in memory. On PostgreSQL
//! they are notified with the commit ([`Change::Replaced`](crate::Change::Replaced)); on a file they notice
//! that somebody has written, and compare ([`Change::Missed`](crate::Change::Missed)). A line that is
//! written meanwhile finds another journal than its writer knows, and is refused as usual.

use crate::{
    Database, Store,
    batch::{Held, Transaction},
    chain::Tip,
    error::{StoreError, cause},
    in_time,
    model::{Append, Appended, Snapshot, Stage, TableId, TableSummary, WholeTable},
    notices::SECRET,
    reading::{self, EntryRow, TableRow},
};
use std::collections::HashMap;

/// The columns of a table's row, in the order of [`SummaryRow`].
macro_rules! select_summary {
    ($rest:literal) => {
        concat!(
            "SELECT id, created, changed, public, CAST(stage AS bigint), imported, wake, length \
             FROM tables ",
            $rest
        )
    };
}

pub(crate) use select_summary;

/// A table's row: name, when it was created and changed, whether it is public, stage, whether it was
/// imported, wake and length.
pub(crate) type SummaryRow = (String, i64, i64, bool, i64, bool, Option<i64>, i64);

/// All rows of a table at one moment.
pub(crate) type AllRows = (SummaryRow, TableRow, Vec<EntryRow>);

/// What is done with whole tables within a transaction.
pub(crate) trait Administration: Transaction {
    /// Deletes a table, if its journal has this length, no matter what its rows contain.
    fn remove(
        &mut self,
        name: &str,
        length: Option<i64>,
    ) -> impl Future<Output = sqlx::Result<bool>> + Send;

    /// Replaces the head of a locked table, and deletes its journal.
    fn clear(
        &mut self,
        table: &TableId,
        head: &str,
    ) -> impl Future<Output = sqlx::Result<()>> + Send;

    /// Notifies servers that a table was replaced or deleted.
    fn tell(&mut self, table: &TableId) -> impl Future<Output = sqlx::Result<()>> + Send;
}

/// Gives a database and its transactions what an administrator needs. It is a macro for the same
/// reason as [`reading!`](crate::reading::reading).
macro_rules! administering {
    ($database:ty, $transaction:ty, snapshot $snapshot:literal, lock $lock:literal) => {
        impl $database {
            pub(crate) async fn summaries(
                &self,
                after: &str,
                limit: u32,
            ) -> sqlx::Result<Vec<$crate::admin::SummaryRow>> {
                sqlx::query_as($crate::admin::select_summary!("WHERE id > $1 ORDER BY id LIMIT $2"))
                    .bind(after)
                    .bind(i64::from(limit))
                    .fetch_all(&self.readers)
                    .await
            }

            pub(crate) async fn snapshot(
                &self,
                id: &$crate::TableId,
            ) -> sqlx::Result<Option<$crate::admin::AllRows>> {
                let mut moment = InTransaction::begin(&self.readers, $snapshot).await?;
                let summary = sqlx::query_as($crate::admin::select_summary!("WHERE id = $1"))
                    .bind(id.as_str())
                    .fetch_optional(moment.connection()?)
                    .await?;
                let mut all = None;
                if let Some(summary) = summary {
                    let table = sqlx::query_as($crate::reading::TABLE)
                        .bind(id.as_str())
                        .fetch_one(moment.connection()?)
                        .await?;
                    let entries = sqlx::query_as($crate::reading::ENTRIES)
                        .bind(id.as_str())
                        .bind(0_i64)
                        .bind(i64::MAX)
                        .fetch_all(moment.connection()?)
                        .await?;
                    all = Some((summary, table, entries));
                }
                moment.commit().await?;
                Ok(all)
            }

            pub(crate) async fn unwanted(&self) -> sqlx::Result<Vec<(Vec<u8>, i64)>> {
                sqlx::query_as("SELECT id, at FROM unwanted ORDER BY id")
                    .fetch_all(&self.readers)
                    .await
            }

            pub(crate) async fn set_secret(&self, secret: &[u8]) -> sqlx::Result<()> {
                sqlx::query(
                    "INSERT INTO secrets (name, value) VALUES ('notices', $1) \
                     ON CONFLICT (name) DO UPDATE SET value = excluded.value",
                )
                .bind(secret)
                .execute(&self.writer)
                .await
                .map(drop)
            }

            pub(crate) async fn take_chore(
                &self,
                name: &str,
                now: i64,
                until: i64,
            ) -> sqlx::Result<bool> {
                let taken = sqlx::query("UPDATE chores SET due = $3 WHERE name = $1 AND due <= $2")
                    .bind(name)
                    .bind(now)
                    .bind(until)
                    .execute(&self.writer)
                    .await?;
                Ok(taken.rows_affected() > 0)
            }
        }

        impl Administration for $transaction {
            async fn remove(&mut self, name: &str, length: Option<i64>) -> sqlx::Result<bool> {
                let found: Option<i64> =
                    sqlx::query_scalar(concat!("SELECT length FROM tables WHERE id = $1", $lock))
                        .bind(name)
                        .fetch_optional(self.connection()?)
                        .await?;
                let Some(found) = found else { return Ok(false) };
                if length.is_some_and(|length| length != found) {
                    return Ok(false);
                }
                for parts in $crate::admin::PARTS {
                    sqlx::query(parts).bind(name).execute(self.connection()?).await?;
                }
                Ok(true)
            }

            async fn clear(&mut self, table: &TableId, head: &str) -> sqlx::Result<()> {
                sqlx::query("UPDATE heads SET head = $2, checksum = $3 WHERE table_id = $1")
                    .bind(table.as_str())
                    .bind(head)
                    .bind(Chain::of_head(head).bytes())
                    .execute(self.connection()?)
                    .await?;
                sqlx::query("DELETE FROM entries WHERE table_id = $1")
                    .bind(table.as_str())
                    .execute(self.connection()?)
                    .await
                    .map(drop)
            }

            async fn tell(&mut self, table: &TableId) -> sqlx::Result<()> {
                self.tell_replaced(table).await
            }
        }
    };
}

pub(crate) use administering;

/// All that belongs to a table, its row last.
pub(crate) const PARTS: [&str; 3] = [
    "DELETE FROM entries WHERE table_id = $1",
    "DELETE FROM heads WHERE table_id = $1",
    "DELETE FROM tables WHERE id = $1",
];

/// Asks the database, of either kind.
macro_rules! ask {
    ($store:expr, $database:ident => $query:expr) => {
        match &*$store.database {
            Database::Sqlite($database) => $store.read($query).await,
            Database::Postgres($database) => $store.read($query).await,
        }
    };
}

/// Does something in a transaction of the database, of either kind, and commits it if it says so.
macro_rules! transact {
    ($store:expr, $transaction:ident => $work:expr) => {
        match &*$store.database {
            Database::Sqlite(database) => {
                let $transaction = database.begin().await?;
                $work.await
            }
            Database::Postgres(database) => {
                let $transaction = database.begin().await?;
                $work.await
            }
        }
    };
}

impl Store {
    /// Rows of tables in the order of their names, those after a name. Rows that are damaged are there
    /// as well.
    ///
    /// # Errors
    /// If the database fails.
    pub async fn summaries(
        &self,
        after: &str,
        limit: u32,
    ) -> Result<Vec<TableSummary>, StoreError> {
        let rows = ask!(self, database => database.summaries(after, limit))?;
        Ok(rows.into_iter().map(summary).collect())
    }

    /// A table as it is at one moment, or nothing if there is none.
    ///
    /// # Errors
    /// If the database fails.
    pub async fn snapshot(&self, id: &TableId) -> Result<Option<Snapshot>, StoreError> {
        let found = ask!(self, database => database.snapshot(id))?;
        Ok(found.map(|(row, table, entries)| Snapshot {
            summary: summary(row),
            table: reading::table(id, table, entries),
        }))
    }

    /// Where the journals of these tables end. Tables that do not exist are missing in the answer.
    ///
    /// # Errors
    /// If the database fails.
    pub async fn tips(&self, tables: &[TableId]) -> Result<HashMap<TableId, Tip>, StoreError> {
        let rows = ask!(self, database => database.tips(tables))?;
        let tip = |(name, length, chain): (String, i64, Option<Vec<u8>>)| {
            let id: TableId = name.parse().ok()?;
            let tip = reading::tip(&id, length, chain.as_deref()).ok()?;
            Some((id, tip))
        };
        Ok(rows.into_iter().filter_map(tip).collect())
    }

    /// How much room all tables take, in bytes.
    ///
    /// # Errors
    /// If the database fails.
    pub async fn size(&self) -> Result<u64, StoreError> {
        let size = ask!(self, database => database.size())?;
        Ok(size.unsigned_abs())
    }

    /// Who wants no notices, as the hashes of [`Store::set_unwanted`], and since when.
    ///
    /// # Errors
    /// If the database fails.
    pub async fn unwanted(&self) -> Result<Vec<(Vec<u8>, i64)>, StoreError> {
        ask!(self, database => database.unwanted())
    }

    /// Replaces the secret of [`Store::secret`], as in a store that takes over everything of another
    /// one. Hashes and links that were made with the old one become invalid.
    ///
    /// # Errors
    /// If the database fails.
    pub async fn set_secret(&self, secret: &[u8; SECRET]) -> Result<(), StoreError> {
        ask!(self, database => database.set_secret(secret))
    }

    /// Claims a job that one of all servers does from time to time, unless another server has
    /// claimed it until later.
    ///
    /// # Errors
    /// If the database fails.
    pub async fn take_chore(&self, name: &str, now: i64, until: i64) -> Result<bool, StoreError> {
        ask!(self, database => database.take_chore(name, now, until))
    }

    /// Writes a whole table. [`Appended::Taken`] if its name exists: nothing is changed then.
    ///
    /// # Errors
    /// If the database fails. After [`StoreError::Uncertain`] the table may exist.
    pub async fn insert(&self, table: &WholeTable) -> Result<Appended, StoreError> {
        let texts = table.entries.iter().map(|(_, body)| body).chain([&table.table.head]);
        for text in texts {
            crate::writer::no_zero(text)?;
        }
        transact!(self, transaction => insert(transaction, table))
    }

    /// Replaces head and journal of a table whose journal ends there. [`Appended::Taken`] if it ends
    /// elsewhere by now: nothing is changed then.
    ///
    /// # Errors
    /// If there is no such table, a server holds it, or the database fails.
    pub async fn rewrite(&self, table: &WholeTable, expected: Tip) -> Result<Appended, StoreError> {
        transact!(self, transaction => rewrite(transaction, table, expected))
    }

    /// Deletes a table, no matter what its rows contain, and returns whether it was there. With a
    /// length it is deleted only if its journal still has this length.
    ///
    /// # Errors
    /// If the database fails.
    pub async fn delete(&self, name: &str, length: Option<i64>) -> Result<bool, StoreError> {
        transact!(self, transaction => delete(transaction, name, length))
    }
}

fn summary(row: SummaryRow) -> TableSummary {
    let (name, created, changed, public, stage, imported, wake, length) = row;
    let stage = Stage::from_number(stage);
    TableSummary { name, created, changed, public, stage, imported, wake, length }
}

async fn insert(
    mut transaction: impl Administration,
    whole: &WholeTable,
) -> Result<Appended, StoreError> {
    let written = in_time(async {
        let created = transaction.create(std::slice::from_ref(&whole.table)).await?;
        if created.is_empty() {
            return Ok(false);
        }
        fill(&mut transaction, whole).await?;
        Ok(true)
    });
    match written.await? {
        true => commit(transaction).await.map(|()| Appended::Done),
        false => Ok(Appended::Taken),
    }
}

async fn rewrite(
    mut transaction: impl Administration,
    whole: &WholeTable,
    expected: Tip,
) -> Result<Appended, StoreError> {
    let id = &whole.table.id;
    match in_time(transaction.lock(&[id])).await?.remove(id) {
        None => return Err(StoreError::UnknownTable(id.clone())),
        Some(Held::Elsewhere) => return Err(StoreError::Locked(id.clone())),
        Some(Held::Here(tip)) if tip != expected => return Ok(Appended::Taken),
        Some(Held::Here(_)) => {}
    }
    in_time(async {
        transaction.clear(id, &whole.table.head).await?;
        fill(&mut transaction, whole).await?;
        transaction.tell(id).await
    })
    .await?;
    commit(transaction).await.map(|()| Appended::Done)
}

/// Writes the journal of a table that has none.
async fn fill(transaction: &mut impl Administration, whole: &WholeTable) -> sqlx::Result<()> {
    let WholeTable { table, entries } = whole;
    let mut after = Tip::start(&table.id);
    let mut appends = Vec::with_capacity(entries.len());
    for (at, body) in entries {
        let append = Append {
            table: table.id.clone(),
            after,
            at: *at,
            body: body.clone(),
            stage: table.stage,
            wake: table.wake,
        };
        after = append.tip();
        appends.push(append);
    }
    let appends: Vec<&Append> = appends.iter().collect();
    if let Some(last) = appends.last() {
        transaction.write(&appends).await?;
        transaction.turn(&[last]).await?;
    }
    Ok(())
}

async fn delete(
    mut transaction: impl Administration,
    name: &str,
    length: Option<i64>,
) -> Result<bool, StoreError> {
    let removed = in_time(async {
        let removed = transaction.remove(name, length).await?;
        if let Some(table) = name.parse().ok().filter(|_| removed) {
            transaction.tell(&table).await?;
        }
        Ok(removed)
    });
    if !removed.await? {
        return Ok(false);
    }
    commit(transaction).await.map(|()| true)
}

async fn commit(transaction: impl Transaction) -> Result<(), StoreError> {
    in_time(transaction.commit()).await.map_err(|error| StoreError::Uncertain(cause(&error)))
}
