//! A table in memory, and everybody who looks on.

use axum::extract::ws::Utf8Bytes;
use magnumsal_phrases::Language;
use magnumsal_table::{
    id::TableId,
    step::Step,
    table::Table,
    wire::{self, Message, Update},
};
use std::sync::atomic::{AtomicI64, Ordering};
use tokio::sync::{Mutex, MutexGuard, OnceCell, broadcast};

/// How many messages a client may be behind before it gets the whole state again.
const BACKLOG: usize = 64;

/// A table in memory.
pub(crate) struct Live {
    pub(crate) id: TableId,
    table: Mutex<Table>,
    news: broadcast::Sender<News>,
    /// What a bot thinks of the finished game, as JSON, by language.
    pub(crate) reviews: [OnceCell<Utf8Bytes>; Language::ALL.len()],
    used: AtomicI64,
}

/// A message for everybody at a table.
#[derive(Clone, Debug)]
pub(crate) struct News {
    pub(crate) number: u32,
    pub(crate) text: Utf8Bytes,
}

impl Live {
    pub(crate) fn new(table: Table, now: i64) -> Self {
        Self {
            id: table.id().clone(),
            table: Mutex::new(table),
            news: broadcast::channel(BACKLOG).0,
            reviews: Default::default(),
            used: AtomicI64::new(now),
        }
    }

    /// The table, for as long as nobody else has it.
    pub(crate) async fn table(&self) -> MutexGuard<'_, Table> {
        self.table.lock().await
    }

    /// Everything that is told from now on.
    pub(crate) fn news(&self) -> broadcast::Receiver<News> {
        self.news.subscribe()
    }

    /// Takes a step whose line is stored, and tells everybody about it.
    pub(crate) fn take(&self, table: &mut Table, step: Step, now: i64) {
        let view = step.after.view(now);
        let moved_on = step.after.changed() != table.changed();
        let position = moved_on.then(|| step.after.position());
        let update =
            Update { table: Some(&view), position: position.as_ref(), ..Update::of(&step) };
        let news =
            News { number: update.number, text: wire::text(&Message::Update(update)).into() };
        table.apply(step);
        // Nobody may be looking on.
        let _ = self.news.send(news);
    }

    /// Notes that somebody uses the table.
    pub(crate) fn touch(&self, now: i64) {
        self.used.store(now, Ordering::Relaxed);
    }

    /// Whether nobody looks on, and nobody has used it for so many milliseconds.
    pub(crate) fn is_idle(&self, now: i64, milliseconds: i64) -> bool {
        let unused = now - self.used.load(Ordering::Relaxed) >= milliseconds;
        unused && self.news.receiver_count() == 0
    }
}
