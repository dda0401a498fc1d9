//! What is kept so that notices go to nobody who does not want them, for all servers on a database: a
//! secret for links, who wants nothing any more, and how much was sent to whom. Whom that is about is a
//! hash to the store; it keeps no addresses here.

use crate::{Database, Store, StoreError, in_time};
use std::sync::atomic::{AtomicU32, Ordering};

/// The length of the secret, in bytes.
pub const SECRET: usize = 32;

/// After how many requests for an allowance the ones that are unused again are deleted.
const FORGET_AFTER: u32 = 64;

/// How often something may happen: a number of times at once, and as often in each period in the long run.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Allowance {
    /// What is counted. Each kind counts for itself.
    pub kind: &'static str,
    /// How many times.
    pub times: u32,
    /// The period, in milliseconds.
    pub period: i64,
}

impl Allowance {
    /// What one time uses up, in milliseconds.
    fn share(self) -> i64 {
        self.period / i64::from(self.times.max(1))
    }
}

/// Counts the questions for allowances.
#[derive(Default)]
pub(crate) struct Questions(AtomicU32);

impl Store {
    /// The secret of this database, with which links are signed and addresses hashed. All servers have
    /// the same one; it is made when it is asked for first.
    ///
    /// # Errors
    /// If the database fails, or the system has no random numbers.
    pub async fn secret(&self) -> Result<[u8; SECRET], StoreError> {
        let mut fresh = [0; SECRET];
        let no_chance = |error: getrandom::Error| StoreError::Failed(error.to_string());
        getrandom::fill(&mut fresh).map_err(no_chance)?;
        let secret = match &*self.database {
            Database::Sqlite(database) => self.read(database.secret(&fresh)).await,
            Database::Postgres(database) => self.read(database.secret(&fresh)).await,
        }?;
        let length = |_| StoreError::Failed("the secret for notices has another length".to_owned());
        secret.try_into().map_err(length)
    }

    /// Whether the owner of an address wants nothing from this server any more.
    ///
    /// # Errors
    /// If the database fails.
    pub async fn is_unwanted(&self, id: &[u8]) -> Result<bool, StoreError> {
        match &*self.database {
            Database::Sqlite(database) => self.read(database.is_unwanted(id)).await,
            Database::Postgres(database) => self.read(database.is_unwanted(id)).await,
        }
    }

    /// Notes that the owner of an address wants nothing any more, from a time on; or, without one,
    /// that they do again.
    ///
    /// # Errors
    /// If the database fails.
    pub async fn set_unwanted(&self, id: &[u8], since: Option<i64>) -> Result<(), StoreError> {
        match &*self.database {
            Database::Sqlite(database) => self.read(database.set_unwanted(id, since)).await,
            Database::Postgres(database) => self.read(database.set_unwanted(id, since)).await,
        }
    }

    /// Uses up one of the times that something may happen; returns whether there was one left. Servers
    /// on one database share them.
    ///
    /// # Errors
    /// If the database fails.
    pub async fn take(
        &self,
        id: &[u8],
        allowance: Allowance,
        now: i64,
    ) -> Result<bool, StoreError> {
        let (kind, share) = (allowance.kind, allowance.share());
        // There must be room for one more.
        let full = now + allowance.period - share;
        let taken = match &*self.database {
            Database::Sqlite(database) => {
                self.read(database.take(id, kind, now, share, full)).await
            }
            Database::Postgres(database) => {
                self.read(database.take(id, kind, now, share, full)).await
            }
        }?;
        if self.questions.0.fetch_add(1, Ordering::Relaxed).is_multiple_of(FORGET_AFTER) {
            // Nobody waits for it: a failure only leaves rows there.
            let forgotten = match &*self.database {
                Database::Sqlite(database) => in_time(database.forget_unused(now)).await,
                Database::Postgres(database) => in_time(database.forget_unused(now)).await,
            };
            if let Err(error) = forgotten {
                tracing::warn!(%error, "old allowances are still in the store");
            }
        }
        Ok(taken)
    }
}

/// Gives a database what is kept about notices. It is a macro because sqlx's types for the two databases
/// have no common one; the SQL is the same.
macro_rules! notices {
    ($database:ty, $sql:ty, $writers:ident, $begin:literal) => {
        impl $database {
            pub(crate) async fn secret(&self, fresh: &[u8]) -> sqlx::Result<Vec<u8>> {
                self.note(
                    sqlx::query(
                        "INSERT INTO secrets (name, value) VALUES ('notices', $1) \
                         ON CONFLICT DO NOTHING",
                    )
                    .bind(fresh),
                )
                .await?;
                sqlx::query_scalar("SELECT value FROM secrets WHERE name = 'notices'")
                    .fetch_one(&self.readers)
                    .await
            }

            pub(crate) async fn is_unwanted(&self, id: &[u8]) -> sqlx::Result<bool> {
                let found: Option<i64> =
                    sqlx::query_scalar("SELECT at FROM unwanted WHERE id = $1")
                        .bind(id)
                        .fetch_optional(&self.readers)
                        .await?;
                Ok(found.is_some())
            }

            pub(crate) async fn set_unwanted(
                &self,
                id: &[u8],
                since: Option<i64>,
            ) -> sqlx::Result<()> {
                let statement = match since {
                    Some(at) => sqlx::query(
                        "INSERT INTO unwanted (id, at) VALUES ($1, $2) ON CONFLICT DO NOTHING",
                    )
                    .bind(id)
                    .bind(at),
                    None => sqlx::query("DELETE FROM unwanted WHERE id = $1").bind(id),
                };
                self.note(statement).await.map(drop)
            }

            /// One statement decides, so that no two servers take the last time both.
            pub(crate) async fn take(
                &self,
                id: &[u8],
                kind: &str,
                now: i64,
                share: i64,
                full: i64,
            ) -> sqlx::Result<bool> {
                let taken = self.note(
                    sqlx::query(
                        "INSERT INTO allowances (id, kind, until) VALUES ($1, $2, $3 + $4) \
                         ON CONFLICT (id, kind) DO UPDATE SET until = $4 + CASE \
                             WHEN allowances.until > $3 THEN allowances.until ELSE $3 END \
                         WHERE allowances.until <= $5",
                    )
                    .bind(id)
                    .bind(kind)
                    .bind(now)
                    .bind(share)
                    .bind(full),
                );
                Ok(taken.await? > 0)
            }

            pub(crate) async fn forget_unused(&self, now: i64) -> sqlx::Result<()> {
                let old = sqlx::query("DELETE FROM allowances WHERE until <= $1").bind(now);
                self.note(old).await.map(drop)
            }

            /// Executes a statement, and returns how many rows it has changed.
            async fn note(
                &self,
                statement: sqlx::query::Query<'_, $sql, <$sql as sqlx::Database>::Arguments>,
            ) -> sqlx::Result<u64> {
                let mut transaction = InTransaction::begin(&self.$writers, $begin).await?;
                let done = statement.execute(transaction.connection()?).await?;
                transaction.commit().await?;
                Ok(done.rows_affected())
            }
        }
    };
}

pub(crate) use notices;
