//! What a store keeps.

use crate::{chain::Tip, error::StoreError};
pub use magnumsal_table::{id::TableId, stage::Stage};

/// A table to be created.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct NewTable {
    /// Its name.
    pub id: TableId,
    /// When it was created, in milliseconds since 1970.
    pub created: i64,
    /// Whether the lobby shows it.
    pub public: bool,
    /// How far it is.
    pub stage: Stage,
    /// When somebody must look at it, in milliseconds since 1970.
    pub wake: Option<i64>,
    /// Whether it only shows a record.
    pub imported: bool,
    /// What never changes about it: a JSON text.
    pub head: String,
}

/// An entry to be written to the journal of a table.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Append {
    /// The table.
    pub table: TableId,
    /// The end of the journal as the writer knows it: the entry comes after it and nowhere else.
    pub after: Tip,
    /// When it happened, in milliseconds since 1970.
    pub at: i64,
    /// What happened: a JSON text.
    pub body: String,
    /// How far the table is after it.
    pub stage: Stage,
    /// When somebody must look at the table after it, in milliseconds since 1970.
    pub wake: Option<i64>,
}

impl Append {
    /// The entry's number; the first is 1.
    pub fn number(&self) -> u32 {
        self.after.number + 1
    }

    /// The end of the journal once the entry is written.
    pub fn tip(&self) -> Tip {
        self.after.then(self.at, &self.body)
    }
}

/// What became of a write.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Appended {
    /// It is on disk.
    Done,
    /// This number, or the name of the table, is there already. Nothing was changed.
    Taken,
}

/// An entry of a journal.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct StoredEntry {
    /// The end of the journal with it: its number and the checksum up to it.
    pub tip: Tip,
    /// When it happened, in milliseconds since 1970.
    pub at: i64,
    /// What happened: the JSON text that was appended.
    pub body: String,
}

/// A table without its journal.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct StoredHead {
    /// When it was created, in milliseconds since 1970.
    pub created: i64,
    /// Whether the lobby shows it.
    pub public: bool,
    /// What never changes about it: the JSON text it was created with.
    pub head: String,
    /// Where its journal ends; it may have grown since.
    pub tip: Tip,
}

/// A table with its journal.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct StoredTable {
    /// When it was created, in milliseconds since 1970.
    pub created: i64,
    /// Whether the lobby shows it.
    pub public: bool,
    /// What never changes about it: the JSON text it was created with.
    pub head: String,
    /// The journal: entries 1, 2, 3 and so on.
    pub entries: Vec<StoredEntry>,
}

/// What a store knows of a table without looking into it: the table's row.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct TableSummary {
    /// Its name, as it is stored; a damaged row may have an invalid one.
    pub name: String,
    /// When it was created, in milliseconds since 1970.
    pub created: i64,
    /// When something happened last, in milliseconds since 1970.
    pub changed: i64,
    /// Whether the lobby shows it.
    pub public: bool,
    /// How far it is; none if the row has an unknown number.
    pub stage: Option<Stage>,
    /// Whether it only shows a record.
    pub imported: bool,
    /// When somebody must look at it, in milliseconds since 1970.
    pub wake: Option<i64>,
    /// How many entries its journal has.
    pub length: i64,
}

impl TableSummary {
    /// The table's name, if it is one.
    pub fn id(&self) -> Option<TableId> {
        self.name.parse().ok()
    }
}

/// A table as it is at one moment: its row, and what the row belongs to if that is whole.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Snapshot {
    /// The row.
    pub summary: TableSummary,
    /// Head and journal.
    pub table: Result<StoredTable, StoreError>,
}

/// A whole table to be written at once.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct WholeTable {
    /// The table, with stage and wake as they are after the last entry.
    pub table: NewTable,
    /// When each entry of the journal happened, and what: a JSON text.
    pub entries: Vec<(i64, String)>,
}

/// What another process did.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Change {
    /// It wrote an entry.
    Entry {
        /// The table.
        table: TableId,
        /// The entry's number.
        number: u32,
    },
    /// It deleted or rewrote the table: what is kept in memory of it is no longer valid.
    Replaced {
        /// The table.
        table: TableId,
    },
    /// Something may have been written without a notice: compare everything that is kept in memory
    /// with [`Store::tips`](crate::Store::tips). The connection to PostgreSQL was lost for a while, or
    /// another process has written to the SQLite file.
    Missed,
}

/// The last times in a store.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Latest {
    /// When something was written last, not counting what is later than the caller believes.
    pub at: Option<i64>,
    /// How many rows are later.
    pub later: i64,
}

/// What a store has done since it was opened.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Statistics {
    /// Commits. Under load there are fewer than there are tables and entries.
    pub commits: u64,
    /// Tables created.
    pub tables: u64,
    /// Entries written.
    pub entries: u64,
}
