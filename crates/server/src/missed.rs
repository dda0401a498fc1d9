//! What a client has missed, sent in parts: one at a time, as the client takes them. So a client that asks
//! for a long journal and does not read it costs no more than a part.

use crate::{reader::TableReader, registry::TableRegistry};
use magnumsal_table::{
    id::TableId,
    refusal::{Problem, Refusal},
    wire::{Lines, Update},
};

/// What a client has missed and has not got yet.
pub(crate) struct Missed {
    reader: TableReader,
    /// The last line that the client knows.
    seen: u32,
    /// The last line that is sent; what comes after it is news.
    until: u32,
}

impl Missed {
    /// What a table's journal has after the line that was seen last.
    pub(crate) async fn open(
        tables: &TableRegistry,
        id: &TableId,
        seen: u32,
        until: u32,
    ) -> Result<Self, Refusal> {
        Ok(Self { reader: TableReader::open(tables, id).await?, seen, until })
    }

    /// Whether everything was sent.
    pub(crate) fn is_done(&self) -> bool {
        self.seen >= self.until
    }

    /// The next part.
    pub(crate) async fn part(&mut self, tables: &TableRegistry) -> Result<Lines, Refusal> {
        let mut part = Lines::default();
        while !self.is_done() && !part.are_enough() {
            let seen = self.seen;
            let show = |step: &_| {
                let update = Update::of(step);
                if update.number > seen {
                    part.push(&update);
                }
                update.number
            };
            // Everything that was in memory here is stored.
            let read = self.reader.read(tables, show).await?.ok_or(Problem::StoreFailed)?;
            self.seen = seen.max(read);
        }
        self.reader.rest();
        Ok(part)
    }
}
