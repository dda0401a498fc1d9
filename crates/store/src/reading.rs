//! What is read, in SQL that both databases understand.

use crate::model::{StoredEntry, TableId};

/// Gives a database with a pool `readers` what reads and changes nothing. It is a macro because
/// sqlx's types for the two databases have no common one.
macro_rules! reading {
    ($database:ty) => {
        impl $database {
            pub(crate) async fn load(
                &self,
                id: &$crate::TableId,
            ) -> sqlx::Result<Option<$crate::StoredTable>> {
                let found: Option<(i64, bool, String)> = sqlx::query_as(
                    "SELECT created, public, head FROM tables \
                     JOIN heads ON table_id = id WHERE id = $1",
                )
                .bind(id.as_str())
                .fetch_optional(&self.readers)
                .await?;
                let Some((created, public, head)) = found else { return Ok(None) };
                // The head never changes and a journal only grows, so two statements do.
                let entries = self.entries_after(id, 0).await?;
                Ok(Some($crate::StoredTable { created, public, head, entries }))
            }

            pub(crate) async fn entries_after(
                &self,
                id: &$crate::TableId,
                number: u32,
            ) -> sqlx::Result<Vec<$crate::StoredEntry>> {
                let rows: Vec<(i64, i64, String)> = sqlx::query_as(
                    "SELECT number, at, body FROM entries \
                     WHERE table_id = $1 AND number > $2 ORDER BY number",
                )
                .bind(id.as_str())
                .bind(i64::from(number))
                .fetch_all(&self.readers)
                .await?;
                rows.into_iter().map($crate::reading::entry).collect()
            }

            pub(crate) async fn lobby(
                &self,
                stage: $crate::Stage,
                limit: u32,
            ) -> sqlx::Result<Vec<$crate::TableId>> {
                let rows: Vec<String> = sqlx::query_scalar(
                    "SELECT id FROM tables WHERE public AND stage = $1 \
                     ORDER BY created DESC, id LIMIT $2",
                )
                .bind(stage as i16)
                .bind(i64::from(limit))
                .fetch_all(&self.readers)
                .await?;
                rows.into_iter().map($crate::reading::table_id).collect()
            }

            pub(crate) async fn next_wake(&self) -> sqlx::Result<Option<i64>> {
                sqlx::query_scalar("SELECT MIN(wake) FROM tables").fetch_one(&self.readers).await
            }

            pub(crate) async fn ping(&self) -> sqlx::Result<()> {
                sqlx::query("SELECT 1").execute(&self.readers).await.map(drop)
            }
        }
    };
}

pub(crate) use reading;

pub(crate) fn entry((number, at, body): (i64, i64, String)) -> sqlx::Result<StoredEntry> {
    Ok(StoredEntry { number: count(number)?, at, body })
}

pub(crate) fn table_id(text: String) -> sqlx::Result<TableId> {
    text.parse().map_err(|error| sqlx::Error::Decode(Box::new(error)))
}

/// A number or length of a journal. Databases have no type for it.
pub(crate) fn count(number: i64) -> sqlx::Result<u32> {
    u32::try_from(number).map_err(|error| sqlx::Error::Decode(Box::new(error)))
}
