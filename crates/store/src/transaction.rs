//! Transactions that leave no traces in a connection when they fail.

use sqlx::{Database, Executor, Pool, pool::PoolConnection, raw_sql};

/// A connection inside a transaction.
///
/// Only a commit that succeeds gives it back to its pool. In all other cases it is closed: after a
/// failure such as a full disk nobody knows whether the database has ended the transaction itself,
/// and a connection that still believes it is in one refuses everything that comes after.
pub(crate) struct InTransaction<D: Database>(Option<PoolConnection<D>>);

impl<D: Database> InTransaction<D>
where
    for<'c> &'c mut D::Connection: Executor<'c, Database = D>,
{
    /// Begins a transaction with this statement.
    pub(crate) async fn begin(pool: &Pool<D>, statement: &'static str) -> sqlx::Result<Self> {
        let mut this = Self(Some(pool.acquire().await?));
        raw_sql(statement).execute(this.connection()?).await?;
        Ok(this)
    }

    /// The connection, for statements.
    pub(crate) fn connection(&mut self) -> sqlx::Result<&mut D::Connection> {
        self.0.as_deref_mut().ok_or(sqlx::Error::WorkerCrashed)
    }

    /// Makes everything durable.
    pub(crate) async fn commit(mut self) -> sqlx::Result<()> {
        raw_sql("COMMIT").execute(self.connection()?).await?;
        drop(self.0.take());
        Ok(())
    }
}

impl<D: Database> Drop for InTransaction<D> {
    fn drop(&mut self) {
        if let Some(connection) = self.0.take() {
            drop(connection.detach());
        }
    }
}
