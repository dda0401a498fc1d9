//! How much a store holds. Counting reads every table, so it is done seldom.

use crate::{Database, Store, error::StoreError, model::Stage};

/// How much a store holds.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Survey {
    /// Tables that wait for players.
    pub open: u64,
    /// Tables where a game is played.
    pub playing: u64,
    /// Tables whose game is over.
    pub over: u64,
    /// The bytes that all of them take.
    pub bytes: u64,
}

impl Store {
    /// Counts the tables, and how much room all of it takes.
    ///
    /// # Errors
    /// If the database fails, or has so many tables that it cannot count them in time.
    pub async fn survey(&self) -> Result<Survey, StoreError> {
        let stages = match &*self.database {
            Database::Sqlite(database) => self.read(database.stages()).await?,
            Database::Postgres(database) => self.read(database.stages()).await?,
        };
        let count = |stage: Stage| {
            let found = stages.iter().find(|(number, _)| *number == i64::from(stage as i16));
            found.map_or(0, |(_, tables)| u64::try_from(*tables).unwrap_or_default())
        };
        Ok(Survey {
            open: count(Stage::Open),
            playing: count(Stage::Playing),
            over: count(Stage::Over),
            bytes: self.size().await?,
        })
    }
}
