//! How long tables are kept, and who deletes them then.
//!
//! What counts is the time since something has happened at a table for the last time. Once an hour one
//! of all servers on a store walks over all rows, page by page and with pauses, and deletes what was
//! kept long enough. Each table is deleted by itself and only if nothing has happened there since.

use crate::registry::TableRegistry;
use magnumsal_store::{Stage, Store, StoreError, TableSummary};
use std::time::Duration;
use tokio::time::{Instant, MissedTickBehavior, interval_at};

/// A day.
const DAY: Duration = Duration::from_secs(24 * 60 * 60);

/// The name under which one server takes this on.
const CHORE: &str = "retention";

/// How often it is done, in milliseconds.
const PERIOD: i64 = 60 * 60_000;

/// How often a server asks whether it is time.
const LOOK: Duration = Duration::from_secs(60);

/// How soon after its start for the first time.
const FIRST_LOOK: Duration = Duration::from_secs(5);

/// Between two tables that are deleted, and between two pages: players come first.
const PAUSE: Duration = Duration::from_millis(50);

/// How many rows are looked at together.
const PAGE: u32 = 200;

/// How long tables are kept after the last thing that happened there; without a time forever.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Retention {
    /// Tables that wait for players.
    pub open: Option<Duration>,
    /// Games that nobody continues.
    pub abandoned: Option<Duration>,
    /// Games that are over.
    pub finished: Option<Duration>,
    /// Tables that only show a record.
    pub imported: Option<Duration>,
    /// How long the lobby shows a public table; it can be reached by its link after that.
    pub listed: Option<Duration>,
}

impl Default for Retention {
    fn default() -> Self {
        Self {
            open: Some(DAY * 30),
            abandoned: Some(DAY * 180),
            finished: None,
            imported: Some(DAY * 90),
            listed: Some(DAY * 14),
        }
    }
}

impl Retention {
    /// Everything is kept forever. The lobby shows what is usual.
    pub fn forever() -> Self {
        let listed = Self::default().listed;
        Self { open: None, abandoned: None, finished: None, imported: None, listed }
    }

    /// Whether a table has been kept long enough.
    pub fn is_over(&self, row: &TableSummary, now: i64) -> bool {
        let keep = match row.stage {
            _ if row.imported => self.imported,
            Some(Stage::Open) => self.open,
            Some(Stage::Playing) => self.abandoned,
            Some(Stage::Over) => self.finished,
            // Nobody knows what it is.
            None => None,
        };
        keep.is_some_and(|keep| now.saturating_sub(row.changed) > milliseconds(keep))
    }

    /// Since when something must have happened at a table that the lobby shows.
    pub(crate) fn listed_since(&self, now: i64) -> i64 {
        self.listed.map_or(i64::MIN, |listed| now.saturating_sub(milliseconds(listed)))
    }

    fn deletes_nothing(&self) -> bool {
        let Self { open, abandoned, finished, imported, .. } = self;
        [open, abandoned, finished, imported].iter().all(|keep| keep.is_none())
    }
}

fn milliseconds(time: Duration) -> i64 {
    i64::try_from(time.as_millis()).unwrap_or(i64::MAX)
}

/// A walk over all tables of a store that have been kept long enough.
pub struct Sweep<'a> {
    store: &'a Store,
    retention: &'a Retention,
    now: i64,
    /// The last name that was looked at; none at the end.
    after: Option<String>,
}

impl<'a> Sweep<'a> {
    /// Begins a walk.
    pub fn new(store: &'a Store, retention: &'a Retention, now: i64) -> Self {
        Self { store, retention, now, after: Some(String::new()) }
    }

    /// The tables on the next page that have been kept long enough; nothing at the end.
    pub async fn next(&mut self) -> Result<Option<Vec<TableSummary>>, StoreError> {
        let Some(after) = &self.after else { return Ok(None) };
        let mut rows = self.store.summaries(after, PAGE).await?;
        self.after = rows.last().map(|row| row.name.clone());
        rows.retain(|row| self.retention.is_over(row, self.now));
        Ok(self.after.is_some().then_some(rows))
    }
}

/// Deletes what was kept long enough, from time to time. Never ends.
pub(crate) async fn run(tables: &TableRegistry, retention: &Retention) {
    if retention.deletes_nothing() {
        return std::future::pending().await;
    }
    let mut look = interval_at(Instant::now() + FIRST_LOOK, LOOK);
    look.set_missed_tick_behavior(MissedTickBehavior::Delay);
    loop {
        look.tick().await;
        let now = tables.now();
        match tables.store().take_chore(CHORE, now, now + PERIOD).await {
            Ok(false) => {}
            Ok(true) => {
                if let Err(error) = sweep(tables, retention).await {
                    tables.store_failed(&error);
                }
            }
            Err(error) => drop(tables.store_failed(&error)),
        }
    }
}

/// Deletes what was kept long enough, and returns how many tables.
pub(crate) async fn sweep(
    tables: &TableRegistry,
    retention: &Retention,
) -> Result<u64, StoreError> {
    let mut sweep = Sweep::new(tables.store(), retention, tables.now());
    let mut deleted = 0;
    while let Some(rows) = sweep.next().await? {
        for row in rows {
            deleted += u64::from(tables.delete(&row).await?);
            tokio::time::sleep(PAUSE).await;
        }
        tokio::time::sleep(PAUSE).await;
    }
    if deleted > 0 {
        tracing::info!(deleted, "tables were deleted that have been kept long enough");
    }
    Ok(deleted)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn row(stage: Option<Stage>, imported: bool) -> TableSummary {
        TableSummary {
            name: "0123456789ab".to_owned(),
            created: 0,
            changed: 1_000,
            public: false,
            stage,
            imported,
            wake: None,
            length: 1,
        }
    }

    #[test]
    fn each_kind_of_table_has_a_time_of_its_own() {
        let retention = Retention::default();
        for (stage, imported, days) in [
            (Some(Stage::Open), false, Some(30)),
            (Some(Stage::Playing), false, Some(180)),
            (Some(Stage::Over), true, Some(90)),
            (Some(Stage::Over), false, None),
            (None, false, None),
        ] {
            let row = row(stage, imported);
            let after = |days: u32| 1_000 + milliseconds(DAY * days);
            if let Some(days) = days {
                assert!(!retention.is_over(&row, after(days)), "{row:?}");
                assert!(retention.is_over(&row, after(days) + 1), "{row:?}");
            } else {
                assert!(!retention.is_over(&row, i64::MAX), "{row:?}");
            }
            assert!(!Retention::forever().is_over(&row, i64::MAX), "{row:?}");
        }
        assert!(Retention::forever().deletes_nothing() && !retention.deletes_nothing());
    }
}
