//! Reading stored tables: line by line, from pages of the journal that are read one after another. A
//! journal may be long, and is never in memory as a whole.

use crate::registry::TableRegistry;
use magnumsal_store::{StoredEntry, StoredHead, Tip};
use magnumsal_table::{
    id::TableId,
    refusal::{Problem, Refusal},
    step::{Damaged, Step},
    stored::StoredError,
    table::Table,
    version,
};

/// A stored table that is read from its first line on.
pub(crate) struct TableReader {
    /// The table after the last line that was read.
    table: Table,
    tip: Tip,
    /// Where the journal ended when the reading began.
    told: Tip,
    /// What was read and not yet looked at.
    page: std::vec::IntoIter<StoredEntry>,
}

impl TableReader {
    /// A table before its first line.
    pub(crate) async fn open(tables: &TableRegistry, id: &TableId) -> Result<Self, Refusal> {
        let stored = tables.store().head(id).await.map_err(|error| tables.store_failed(&error))?;
        let StoredHead { head, created, tip: told, .. } = stored.ok_or(Problem::NoTable)?;
        let game_box = &tables.settings().game_box;
        let table = Table::stored(id, &head, created, game_box).map_err(unreadable)?;
        Ok(Self { table, tip: Tip::start(id), told, page: Vec::new().into_iter() })
    }

    /// Reads the next line and shows what it does; nothing at the end of the journal.
    pub(crate) async fn read<T>(
        &mut self,
        tables: &TableRegistry,
        show: impl FnOnce(&Step) -> T,
    ) -> Result<Option<T>, Refusal> {
        if self.page.as_slice().is_empty() {
            let page = tables.store().page_after(self.table.id(), self.tip, self.told).await;
            self.page = page.map_err(|error| tables.store_failed(&error))?.into_iter();
        }
        let Some(entry) = self.page.next() else { return Ok(None) };
        let step = read_step(&self.table, &entry)?;
        let shown = show(&step);
        self.table.apply(step);
        self.tip = entry.tip;
        Ok(Some(shown))
    }

    /// Keeps nothing in memory that can be read again.
    pub(crate) fn rest(&mut self) {
        self.page = Vec::new().into_iter();
    }

    /// The table after its last line, and where its journal ends.
    pub(crate) async fn read_all(
        tables: &TableRegistry,
        id: &TableId,
    ) -> Result<(Table, Tip), Refusal> {
        match Self::read_once(tables, id).await {
            // An administrator may have deleted it or written it again between two reads.
            Err(Refusal::Table(Problem::Damaged)) => Self::read_once(tables, id).await,
            read => read,
        }
    }

    async fn read_once(tables: &TableRegistry, id: &TableId) -> Result<(Table, Tip), Refusal> {
        let mut reader = Self::open(tables, id).await?;
        while reader.read(tables, |_| ()).await?.is_some() {}
        tracing::debug!(table = %id, lines = reader.tip.number, "a table was read");
        Ok((reader.table, reader.tip))
    }
}

/// What the next line of a table's journal does, as the store has it.
pub(crate) fn read_step(table: &Table, entry: &StoredEntry) -> Result<Step, Refusal> {
    table.stored_step(entry.tip.number, entry.at, &entry.body).map_err(unreadable)
}

/// A refusal for players, a line in the log for the host.
fn unreadable(error: StoredError) -> Refusal {
    match &error {
        StoredError::Newer { table, number, found } => {
            let known = version::JOURNAL;
            tracing::warn!(%table, number, found, known, "written by a newer version");
        }
        StoredError::Damaged(damaged) => tracing::error!(%damaged, "a table is damaged"),
        StoredError::Deal { .. } => {}
    }
    error.into()
}

/// A refusal for players, a line in the log for the host.
pub(crate) fn is_damaged(damaged: Damaged) -> Refusal {
    tracing::error!(%damaged, "a table is damaged");
    Problem::Damaged.into()
}
