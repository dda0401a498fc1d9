//! All tables of a store, and what one of them is.

use super::{Context, store_failed};
use crate::failure::Failure;
use magnumsal_store::{Snapshot, Store, StoredTable, TableId, TableSummary};
use magnumsal_table::{head::GameBox, stored::StoredError, table::Table};

/// How many rows are read at once.
const PAGE: u32 = 500;

/// All rows of a store, in the order of their names, page by page: there may be millions.
pub(super) struct Pages<'a> {
    store: &'a Store,
    after: Option<String>,
}

impl<'a> Pages<'a> {
    pub(super) fn new(store: &'a Store) -> Self {
        Self { store, after: Some(String::new()) }
    }

    /// The next rows; none at the end.
    pub(super) async fn next(&mut self) -> Result<Vec<TableSummary>, Failure> {
        let Some(after) = &self.after else { return Ok(Vec::new()) };
        let rows = self.store.summaries(after, PAGE).await;
        let rows = rows.map_err(|error| store_failed(&error))?;
        self.after = rows.last().map(|row| row.name.clone());
        Ok(rows)
    }
}

/// A table's name that somebody gave.
pub(super) fn table_id(text: &str) -> Result<TableId, String> {
    text.parse().map_err(|error: magnumsal_table::id::BadTableId| error.to_string())
}

/// That a name is no table's.
pub(super) fn no_table(id: &TableId) -> Failure {
    Failure::bad_input(format!("there is no table {id} in this store"))
}

/// A table as the store has it now.
pub(super) async fn snapshot(store: &Store, id: &TableId) -> Result<Option<Snapshot>, Failure> {
    store.snapshot(id).await.map_err(|error| store_failed(&error))
}

/// The table that head and journal add up to.
pub(super) fn replay(
    id: &TableId,
    stored: &StoredTable,
    game_box: &GameBox,
) -> Result<Table, StoredError> {
    let texts = stored.entries.iter().map(|entry| (entry.at, entry.body.as_str()));
    replay_texts(id, &stored.head, stored.created, texts, game_box)
}

/// The table that these texts add up to.
pub(super) fn replay_texts<'a>(
    id: &TableId,
    head: &str,
    created: i64,
    lines: impl Iterator<Item = (i64, &'a str)>,
    game_box: &GameBox,
) -> Result<Table, StoredError> {
    let mut table = Table::stored(id, head, created, game_box)?;
    for (number, (at, line)) in (1..).zip(lines) {
        let step = table.stored_step(number, at, line)?;
        table.apply(step);
    }
    Ok(table)
}

/// A table that must be there and whole: its row, its texts, and what they add up to.
pub(super) async fn whole(
    context: &Context,
    store: &Store,
    id: &TableId,
) -> Result<(TableSummary, StoredTable, Table), Failure> {
    let found = snapshot(store, id).await?.ok_or_else(|| no_table(id))?;
    let Snapshot { summary, table } = found;
    let stored = table.map_err(|error| Failure::damaged(error.to_string()))?;
    let table = replay(id, &stored, &context.game_box).map_err(|error| match error {
        StoredError::Damaged(damaged) => Failure::damaged(format!("damaged: {damaged}")),
        error => Failure::bad_input(error.to_string()),
    })?;
    Ok((summary, stored, table))
}
