//! Tables from the texts of a store: the head and the lines, as they were written.

use crate::{
    entry::Line,
    head::{GameBox, Head},
    id::TableId,
    refusal::{Problem, Refusal},
    step::{Damaged, Step},
    table::Table,
    version::{self, Unreadable},
    wire::Refused,
};
use thiserror::Error;

/// Why a stored table cannot be read.
#[derive(Clone, PartialEq, Eq, Debug, Error)]
pub enum StoredError {
    /// It does not add up: no program wrote it so.
    #[error(transparent)]
    Damaged(#[from] Damaged),
    /// A newer program wrote it.
    #[error("table {table}, line {number}: written by a newer version of this program ({found})")]
    Newer {
        /// Which table.
        table: TableId,
        /// Which line; 0 is the head.
        number: u32,
        /// Its version.
        found: u32,
    },
    /// Its deal cannot be played here, such as one with other component values.
    #[error("table {table} cannot be played here: {}", Refused::from(&Refusal::Table(why.clone())).message)]
    Deal {
        /// Which table.
        table: TableId,
        /// Why.
        why: Problem,
    },
}

impl StoredError {
    fn unreadable(table: &TableId, number: u32, why: Unreadable) -> Self {
        let table = table.clone();
        match why {
            Unreadable::Newer { found } => Self::Newer { table, number, found },
            Unreadable::Malformed(why) => Self::Damaged(Damaged { table, number, why }),
        }
    }
}

impl From<StoredError> for Refusal {
    fn from(error: StoredError) -> Self {
        match error {
            StoredError::Newer { .. } => Problem::NewerTable.into(),
            StoredError::Damaged(_) => Problem::Damaged.into(),
            StoredError::Deal { why, .. } => why.into(),
        }
    }
}

impl Table {
    /// A table before the first line of its journal, from the text of its head.
    pub fn stored(
        id: &TableId,
        head: &str,
        created: i64,
        game_box: &GameBox,
    ) -> Result<Self, StoredError> {
        let head: Head = version::read(head).map_err(|why| StoredError::unreadable(id, 0, why))?;
        Self::new(id.clone(), head, created, game_box)
            .map_err(|why| StoredError::Deal { table: id.clone(), why })
    }

    /// How the next line of the journal changes the table, from its text; `number` is the one that
    /// the store gives.
    pub fn stored_step(&self, number: u32, at: i64, line: &str) -> Result<Step, StoredError> {
        if number != self.number() + 1 {
            let why = "a line is missing before it".to_owned();
            return Err(Damaged { table: self.id().clone(), number, why }.into());
        }
        let line: Line =
            version::read(line).map_err(|why| StoredError::unreadable(self.id(), number, why))?;
        Ok(self.read(at, line)?)
    }
}
