//! Announcements of operators, and what players report to them.

use crate::{Database, Store, error::StoreError, model::TableId};

/// What operators announce to all who play on a store, in every process that serves it.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Bulletin {
    /// Grows with every change.
    pub revision: i64,
    /// An announcement.
    pub announcement: Option<String>,
    /// Whether new tables are made.
    pub new_tables: bool,
}

/// What a player reports to operators.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct NewReport {
    /// The table.
    pub table: TableId,
    /// The line of its journal.
    pub line: Option<u32>,
    /// The seat of who is reported.
    pub seat: Option<u8>,
    /// The seat of who reports; none for a host without a seat.
    pub reporter: Option<u8>,
    /// In the player's own words.
    pub text: String,
    /// When, in milliseconds since 1970.
    pub at: i64,
}

/// A report that is not settled yet.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Report {
    /// Its number.
    pub id: i64,
    /// What was reported.
    pub report: NewReport,
}

/// A row of a report: number, table, line, seat, reporter, text and time.
pub(crate) type ReportRow = (i64, String, Option<i64>, Option<i16>, Option<i16>, String, i64);

/// Gives a database with pools `readers` and `writer` what operators need. It is a macro for the same
/// reason as [`reading!`](crate::reading::reading).
macro_rules! moderating {
    ($database:ty) => {
        impl $database {
            pub(crate) async fn bulletin(&self) -> sqlx::Result<(i64, Option<String>, bool)> {
                sqlx::query_as("SELECT revision, announcement, new_tables FROM bulletin")
                    .fetch_one(&self.readers)
                    .await
            }

            pub(crate) async fn announce(&self, text: Option<&str>) -> sqlx::Result<()> {
                sqlx::query("UPDATE bulletin SET revision = revision + 1, announcement = $1")
                    .bind(text)
                    .execute(&self.writer)
                    .await
                    .map(drop)
            }

            pub(crate) async fn allow_new_tables(&self, allowed: bool) -> sqlx::Result<()> {
                sqlx::query("UPDATE bulletin SET revision = revision + 1, new_tables = $1")
                    .bind(allowed)
                    .execute(&self.writer)
                    .await
                    .map(drop)
            }

            pub(crate) async fn report(
                &self,
                report: &$crate::NewReport,
                most: u32,
            ) -> sqlx::Result<bool> {
                let written = sqlx::query(
                    "INSERT INTO reports (table_id, line, seat, reporter, body, at) \
                     SELECT $1, $2, $3, $4, $5, $6 WHERE $7 > (SELECT COUNT(*) FROM reports \
                     WHERE table_id = $1 AND COALESCE(reporter, -1) = COALESCE($4, -1))",
                )
                .bind(report.table.as_str())
                .bind(report.line.map(i64::from))
                .bind(report.seat.map(i16::from))
                .bind(report.reporter.map(i16::from))
                .bind(&report.text)
                .bind(report.at)
                .bind(i64::from(most))
                .execute(&self.writer)
                .await?;
                Ok(written.rows_affected() > 0)
            }

            pub(crate) async fn reports(
                &self,
                limit: u32,
            ) -> sqlx::Result<Vec<$crate::moderation::ReportRow>> {
                sqlx::query_as(
                    "SELECT id, table_id, line, seat, reporter, body, at FROM reports \
                     ORDER BY id LIMIT $1",
                )
                .bind(i64::from(limit))
                .fetch_all(&self.readers)
                .await
            }

            pub(crate) async fn settle(&self, report: i64) -> sqlx::Result<bool> {
                let gone = sqlx::query("DELETE FROM reports WHERE id = $1")
                    .bind(report)
                    .execute(&self.writer)
                    .await?;
                Ok(gone.rows_affected() > 0)
            }
        }
    };
}

pub(crate) use moderating;

impl Store {
    /// What operators announce to everybody.
    ///
    /// # Errors
    /// If the database fails.
    pub async fn bulletin(&self) -> Result<Bulletin, StoreError> {
        let (revision, announcement, new_tables) = match &*self.database {
            Database::Sqlite(database) => self.read(database.bulletin()).await,
            Database::Postgres(database) => self.read(database.bulletin()).await,
        }?;
        Ok(Bulletin { revision, announcement, new_tables })
    }

    /// Sets the announcement, or removes it.
    ///
    /// # Errors
    /// If the database fails.
    pub async fn announce(&self, text: Option<&str>) -> Result<(), StoreError> {
        if text.is_some_and(|text| text.contains('\0')) {
            return Err(StoreError::ZeroCharacter);
        }
        match &*self.database {
            Database::Sqlite(database) => self.read(database.announce(text)).await,
            Database::Postgres(database) => self.read(database.announce(text)).await,
        }
    }

    /// Lets new tables be made, or not.
    ///
    /// # Errors
    /// If the database fails.
    pub async fn allow_new_tables(&self, allowed: bool) -> Result<(), StoreError> {
        match &*self.database {
            Database::Sqlite(database) => self.read(database.allow_new_tables(allowed)).await,
            Database::Postgres(database) => self.read(database.allow_new_tables(allowed)).await,
        }
    }

    /// Keeps a report for operators, unless the same seat of the table has `most` there already:
    /// `false`.
    ///
    /// # Errors
    /// If the database fails.
    pub async fn report(&self, report: &NewReport, most: u32) -> Result<bool, StoreError> {
        if report.text.contains('\0') {
            return Err(StoreError::ZeroCharacter);
        }
        match &*self.database {
            Database::Sqlite(database) => self.read(database.report(report, most)).await,
            Database::Postgres(database) => self.read(database.report(report, most)).await,
        }
    }

    /// Reports that are not settled, the oldest first. One that cannot be read is left out.
    ///
    /// # Errors
    /// If the database fails.
    pub async fn reports(&self, limit: u32) -> Result<Vec<Report>, StoreError> {
        let rows = match &*self.database {
            Database::Sqlite(database) => self.read(database.reports(limit)).await,
            Database::Postgres(database) => self.read(database.reports(limit)).await,
        }?;
        Ok(rows.into_iter().filter_map(report_of).collect())
    }

    /// Deletes a report; `false` if there is none with this number.
    ///
    /// # Errors
    /// If the database fails.
    pub async fn settle(&self, report: i64) -> Result<bool, StoreError> {
        match &*self.database {
            Database::Sqlite(database) => self.read(database.settle(report)).await,
            Database::Postgres(database) => self.read(database.settle(report)).await,
        }
    }
}

fn report_of(row: ReportRow) -> Option<Report> {
    let (id, table, line, seat, reporter, text, at) = row;
    let number = |seat: Option<i16>| seat.and_then(|seat| u8::try_from(seat).ok());
    let report = NewReport {
        table: table
            .parse()
            .inspect_err(|_| tracing::error!(id, table, "a report of no table: left out"))
            .ok()?,
        line: line.and_then(|line| u32::try_from(line).ok()),
        seat: number(seat),
        reporter: number(reporter),
        text,
        at,
    };
    Some(Report { id, report })
}
