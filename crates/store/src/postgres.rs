//! The store in PostgreSQL, which several servers may share.

use crate::{
    Purpose, QUERY_TIMEOUT,
    admin::{Administration, administering},
    batch::{Held, Transaction},
    chain::Chain,
    changes::{CHANNEL, Notice, Origin, REPLACED},
    error::{StoreError, cause},
    in_time,
    model::{Append, NewTable, TableId},
    moderation::moderating,
    notices::notices,
    reading::{TipRow, readable, reading, table_id, tip},
    schema::{APPLIED, is_current, migrator, schema},
    transaction::InTransaction,
};
use sqlx::{
    ConnectOptions as _, Connection as _, PgPool,
    migrate::Migrator,
    postgres::{PgConnectOptions, PgPoolOptions},
};
use std::{
    collections::{HashMap, HashSet},
    sync::LazyLock,
};

pub(crate) static MIGRATIONS: LazyLock<Migrator> = LazyLock::new(|| {
    migrator(&[
        (1, "tables", include_str!("../migrations/postgres/0001_tables.sql")),
        (2, "checksums", include_str!("../migrations/postgres/0002_checksums.sql")),
        (3, "notices", include_str!("../migrations/postgres/0003_notices.sql")),
        (4, "retention", include_str!("../migrations/postgres/0004_retention.sql")),
        (5, "moderation", include_str!("../migrations/postgres/0005_moderation.sql")),
    ])
});

/// Reads and claims of one process at a time.
const READERS: u32 = 8;

pub(crate) struct Postgres {
    /// Of one connection, so that writing never waits for reading.
    writer: PgPool,
    readers: PgPool,
    origin: Origin,
}

reading!(Postgres);
administering!(
    Postgres, PgTransaction,
    snapshot "BEGIN ISOLATION LEVEL REPEATABLE READ READ ONLY", lock " FOR UPDATE"
);
moderating!(Postgres);
notices!(Postgres, sqlx::Postgres, readers, "BEGIN");

impl Postgres {
    pub(crate) async fn open(
        options: &PgConnectOptions,
        origin: Origin,
        place: &str,
        purpose: Purpose,
    ) -> Result<Self, StoreError> {
        let unreachable = |error: sqlx::Error| StoreError::Unreachable {
            place: place.to_owned(),
            why: cause(&error),
        };
        // Not through a pool, which would try again and again and not say why.
        let mut connection = in_time(options.connect()).await.map_err(unreachable)?;
        match purpose {
            Purpose::Serve => {
                let migrated = MIGRATIONS.run(&mut connection).await;
                migrated.map_err(|error| schema(error, &MIGRATIONS, place.to_owned()))?;
            }
            Purpose::Administer => {
                let applied = sqlx::query_scalar(APPLIED).fetch_all(&mut connection).await;
                is_current(applied, &MIGRATIONS, &|| place.to_owned())?;
            }
        }
        connection.close().await.map_err(unreachable)?;
        let pool = |connections| pool(options, connections);
        Ok(Self { writer: pool(1), readers: pool(READERS), origin })
    }

    pub(crate) async fn begin(&self) -> Result<PgTransaction, StoreError> {
        let transaction = in_time(InTransaction::begin(&self.writer, "BEGIN")).await?;
        Ok(PgTransaction { transaction, origin: self.origin })
    }

    pub(crate) async fn claim_due(
        &self,
        now: i64,
        until: i64,
        limit: u32,
    ) -> sqlx::Result<Vec<TableId>> {
        let claimed: Vec<String> = sqlx::query_scalar(
            "WITH due AS (
                SELECT id, wake FROM tables WHERE wake <= $1
                ORDER BY wake, id LIMIT $3 FOR NO KEY UPDATE SKIP LOCKED
             ), claimed AS (
                UPDATE tables SET wake = $2 FROM due WHERE tables.id = due.id
                RETURNING due.id, due.wake
             )
             SELECT id FROM claimed ORDER BY wake, id",
        )
        .bind(now)
        .bind(until)
        .bind(i64::from(limit))
        .fetch_all(&self.readers)
        .await?;
        Ok(readable(claimed))
    }

    pub(crate) async fn tips(&self, tables: &[TableId]) -> sqlx::Result<Vec<TipRow>> {
        sqlx::query_as("SELECT id, length, chain FROM tables WHERE id = ANY($1)")
            .bind(column(tables, TableId::as_str))
            .fetch_all(&self.readers)
            .await
    }

    pub(crate) async fn size(&self) -> sqlx::Result<i64> {
        let sizes = "SELECT (pg_total_relation_size('tables') + pg_total_relation_size('heads')
            + pg_total_relation_size('entries'))::bigint";
        sqlx::query_scalar(sizes).fetch_one(&self.readers).await
    }

    pub(crate) async fn close(&self) {
        self.readers.close().await;
        self.writer.close().await;
    }
}

/// What every connection is set to.
///
/// A database may be set to answer before it has written; all other settings wait for at least its
/// own disk. And a server that is frozen, or whose machine is gone, must not keep its locks: the
/// database ends what takes longer than anybody waits for, and detects clients that do not answer.
const SESSION: &str = "
    SELECT set_config('synchronous_commit', 'on', false)
        WHERE current_setting('synchronous_commit') = 'off';
    SET lock_timeout = '2s';
    SET statement_timeout = '5s';
    SET idle_in_transaction_session_timeout = '5s';
    SET tcp_keepalives_idle = 10;
    SET tcp_keepalives_interval = 5;
    SET tcp_keepalives_count = 3;
";

fn pool(options: &PgConnectOptions, connections: u32) -> PgPool {
    PgPoolOptions::new()
        .max_connections(connections)
        .acquire_timeout(QUERY_TIMEOUT)
        .after_connect(|connection, _| {
            Box::pin(async move { sqlx::raw_sql(SESSION).execute(connection).await.map(drop) })
        })
        // A connection that came back because its query took too long may be dead without knowing
        // it. It must not keep its place in the pool until the system notices.
        .after_release(|connection, _| {
            Box::pin(async { in_time(connection.ping()).await.map(|()| true) })
        })
        .connect_lazy_with(options.clone())
}

pub(crate) struct PgTransaction {
    transaction: InTransaction<sqlx::Postgres>,
    origin: Origin,
}

impl PgTransaction {
    fn connection(&mut self) -> sqlx::Result<&mut sqlx::PgConnection> {
        self.transaction.connection()
    }

    /// Notifies all servers that a table was deleted or replaced.
    async fn tell_replaced(&mut self, table: &TableId) -> sqlx::Result<()> {
        let notice = Notice { origin: self.origin, table: table.clone(), number: REPLACED };
        sqlx::query("SELECT pg_notify($1, $2)")
            .bind(CHANNEL)
            .bind(notice.to_string())
            .execute(self.connection()?)
            .await
            .map(drop)
    }
}

impl Transaction for PgTransaction {
    async fn create(&mut self, tables: &[NewTable]) -> sqlx::Result<HashSet<TableId>> {
        let created: Vec<String> = sqlx::query_scalar(
            "INSERT INTO tables (id, created, changed, public, stage, wake, chain, imported)
             SELECT * FROM UNNEST(
                $1::text[], $2::bigint[], $2::bigint[], $3::boolean[], $4::smallint[], $5::bigint[],
                $6::bytea[], $7::boolean[]
             )
             ON CONFLICT DO NOTHING RETURNING id",
        )
        .bind(column(tables, |table| table.id.as_str()))
        .bind(column(tables, |table| table.created))
        .bind(column(tables, |table| table.public))
        .bind(column(tables, |table| table.stage as i16))
        .bind(column(tables, |table| table.wake))
        .bind(column(tables, |table| Chain::start(&table.id).bytes()))
        .bind(column(tables, |table| table.imported))
        .fetch_all(self.transaction.connection()?)
        .await?;
        let created: HashSet<TableId> =
            created.into_iter().map(table_id).collect::<sqlx::Result<_>>()?;
        // Of two with the same name the first one is there.
        let mut left = created.clone();
        let first: Vec<&NewTable> = tables.iter().filter(|table| left.remove(&table.id)).collect();
        sqlx::query(
            "INSERT INTO heads (table_id, head, checksum)
             SELECT * FROM UNNEST($1::text[], $2::text[], $3::bytea[])",
        )
        .bind(column(&first, |table| table.id.as_str()))
        .bind(column(&first, |table| table.head.as_str()))
        .bind(column(&first, |table| Chain::of_head(&table.head).bytes()))
        .execute(self.transaction.connection()?)
        .await?;
        Ok(created)
    }

    async fn lock(&mut self, tables: &[&TableId]) -> sqlx::Result<HashMap<TableId, Held>> {
        // Waiting for one table would keep all others of this batch waiting.
        let rows: Vec<TipRow> = sqlx::query_as(
            "SELECT id, length, chain FROM tables WHERE id = ANY($1) ORDER BY id
             FOR NO KEY UPDATE SKIP LOCKED",
        )
        .bind(column(tables, |table| table.as_str()))
        .fetch_all(self.transaction.connection()?)
        .await?;
        let mut held = HashMap::new();
        for (id, length, chain) in rows {
            let id = table_id(id)?;
            let tip = tip(&id, length, chain.as_deref())?;
            held.insert(id, Held::Here(tip));
        }
        if held.len() < tables.len() {
            let left: Vec<&str> = tables
                .iter()
                .filter(|table| !held.contains_key(**table))
                .map(|table| table.as_str())
                .collect();
            let rows: Vec<String> = sqlx::query_scalar("SELECT id FROM tables WHERE id = ANY($1)")
                .bind(left)
                .fetch_all(self.transaction.connection()?)
                .await?;
            for id in rows {
                held.insert(table_id(id)?, Held::Elsewhere);
            }
        }
        Ok(held)
    }

    async fn write(&mut self, entries: &[&Append]) -> sqlx::Result<()> {
        sqlx::query(
            "INSERT INTO entries (table_id, number, at, body, chain)
             SELECT * FROM UNNEST($1::text[], $2::bigint[], $3::bigint[], $4::text[], $5::bytea[])",
        )
        .bind(column(entries, |entry| entry.table.as_str()))
        .bind(column(entries, |entry| i64::from(entry.number())))
        .bind(column(entries, |entry| entry.at))
        .bind(column(entries, |entry| entry.body.as_str()))
        .bind(column(entries, |entry| entry.tip().chain.bytes()))
        .execute(self.transaction.connection()?)
        .await?;
        let notice = |entry: &&Append| {
            Notice { origin: self.origin, table: entry.table.clone(), number: entry.number() }
                .to_string()
        };
        // PostgreSQL sends notices when the transaction is committed, and never otherwise.
        sqlx::query("SELECT pg_notify($1, notice) FROM UNNEST($2::text[]) AS notice")
            .bind(CHANNEL)
            .bind(entries.iter().map(notice).collect::<Vec<String>>())
            .execute(self.transaction.connection()?)
            .await?;
        Ok(())
    }

    async fn turn(&mut self, last: &[&Append]) -> sqlx::Result<()> {
        sqlx::query(
            "UPDATE tables SET length = last.number, stage = last.stage, wake = last.wake,
                changed = last.at, chain = last.chain
             FROM UNNEST(
                $1::text[], $2::bigint[], $3::smallint[], $4::bigint[], $5::bigint[], $6::bytea[]
             ) AS last (id, number, stage, wake, at, chain) WHERE tables.id = last.id",
        )
        .bind(column(last, |entry| entry.table.as_str()))
        .bind(column(last, |entry| i64::from(entry.number())))
        .bind(column(last, |entry| entry.stage as i16))
        .bind(column(last, |entry| entry.wake))
        .bind(column(last, |entry| entry.at))
        .bind(column(last, |entry| entry.tip().chain.bytes()))
        .execute(self.transaction.connection()?)
        .await?;
        Ok(())
    }

    async fn prove(&mut self, at: i64) -> sqlx::Result<()> {
        sqlx::query(
            "INSERT INTO servers (id, written) VALUES ($1, $2)
             ON CONFLICT (id) DO UPDATE SET written = excluded.written",
        )
        .bind(self.origin.number())
        .bind(at)
        .execute(self.transaction.connection()?)
        .await
        .map(drop)
    }

    async fn commit(self) -> sqlx::Result<()> {
        self.transaction.commit().await
    }
}

/// One field of many rows, as an array for `UNNEST`.
fn column<'a, T, F>(rows: &'a [T], field: impl Fn(&'a T) -> F) -> Vec<F> {
    rows.iter().map(field).collect()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::reading::NEXT_WAKE;
    use magnumsal_testbed::{Durability, Postgres as Cluster};
    use sqlx::{AssertSqlSafe, PgConnection};

    #[tokio::test(flavor = "multi_thread")]
    async fn the_next_wake_is_found_in_the_index() {
        let cluster = Cluster::start(Durability::Fast).unwrap();
        let mut connection = PgConnection::connect(&cluster.url("plan").unwrap()).await.unwrap();
        MIGRATIONS.run(&mut connection).await.unwrap();
        // An empty table would be read as a whole.
        sqlx::query("SET enable_seqscan = off").execute(&mut connection).await.unwrap();
        let explain = AssertSqlSafe(format!("EXPLAIN (COSTS OFF) {NEXT_WAKE}"));
        let plan: Vec<String> =
            sqlx::query_scalar(explain).fetch_all(&mut connection).await.unwrap();
        let steps: Vec<&str> = plan.iter().map(|step| step.trim()).collect();
        assert_eq!(steps, ["Limit", "->  Index Only Scan using alarm on tables"]);
    }
}
