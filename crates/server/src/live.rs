//! A table in memory, and all clients that watch it.

use crate::{client::ClientAddress, thinkers::WHOLE};
use magnumsal_advice::Review;
use magnumsal_rules::Seat;
use magnumsal_store::Tip;
use magnumsal_table::{
    id::TableId,
    step::Step,
    table::Table,
    wire::{self, Form, Message},
};
use std::{
    collections::BTreeMap,
    sync::{
        Arc, Mutex, MutexGuard, PoisonError, RwLock,
        atomic::{AtomicI64, Ordering},
    },
};
use tokio::sync::{self, OnceCell, broadcast};
use tokio_tungstenite::tungstenite::Utf8Bytes;

/// How many messages a client may be behind before it gets the whole state again.
const BACKLOG: usize = 64;

/// A table in memory.
pub(crate) struct Live {
    pub(crate) id: TableId,
    /// The table after its last line. Readers wait for nobody.
    table: RwLock<Arc<Table>>,
    /// The end of the journal, for the one who writes the next line.
    tip: sync::Mutex<Tip>,
    /// None once the table is not kept here any more.
    news: Mutex<Option<Senders>>,
    /// What a bot thinks of the finished game, in the language in which it was asked for first.
    pub(crate) review: OnceCell<Review>,
    used: AtomicI64,
    /// How far the table's last line is ahead of the server's clock, in milliseconds.
    ahead: AtomicI64,
    /// Who has come to the table or played there last: bots think on this client's account.
    asked_by: Mutex<Option<ClientAddress>>,
    /// Bots that had less than their usual time for their last move, and how much they had in percent.
    hurried: Mutex<BTreeMap<Seat, u8>>,
}

/// The ways to clients: one for each form of updates, once somebody wants it.
type Senders = [Option<broadcast::Sender<News>>; Form::ALL.len()];

/// A message for all clients at a table that want the same form of updates.
#[derive(Clone, Debug)]
pub(crate) struct News {
    /// The number of the line in it, if there is one.
    pub(crate) number: Option<u32>,
    pub(crate) text: Utf8Bytes,
}

impl Live {
    /// A table whose journal ends there.
    pub(crate) fn new(table: Table, tip: Tip, now: i64) -> Self {
        Self {
            id: table.id().clone(),
            ahead: AtomicI64::new(ahead(table.last_at(), now)),
            table: RwLock::new(Arc::new(table)),
            tip: sync::Mutex::new(tip),
            news: Mutex::new(Some(Senders::default())),
            review: OnceCell::new(),
            used: AtomicI64::new(now),
            asked_by: Mutex::default(),
            hurried: Mutex::default(),
        }
    }

    /// The table as it is now.
    pub(crate) fn table(&self) -> Arc<Table> {
        self.table.read().unwrap_or_else(PoisonError::into_inner).clone()
    }

    /// The right to write the next line, once nobody else has it.
    pub(crate) async fn writer(&self) -> Writer<'_> {
        Writer { live: self, tip: self.tip.lock().await }
    }

    /// All news from now on, in a form. What [`Live::table`] shows afterwards may be among them as well.
    pub(crate) fn news(&self, form: Form) -> broadcast::Receiver<News> {
        match &mut *self.senders() {
            Some(senders) => {
                let sender = &mut senders[form as usize];
                sender.get_or_insert_with(|| broadcast::channel(BACKLOG).0).subscribe()
            }
            // It ends at once.
            None => broadcast::channel(1).1,
        }
    }

    /// Disconnects all clients. They come back and find the table as the store has it.
    pub(crate) fn end(&self) {
        *self.senders() = None;
    }

    fn senders(&self) -> MutexGuard<'_, Option<Senders>> {
        self.news.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// Remembers who plays or watches.
    pub(crate) fn note_client(&self, client: ClientAddress) {
        *self.asked_by.lock().unwrap_or_else(PoisonError::into_inner) = Some(client);
    }

    /// On whose account bots think here.
    pub(crate) fn client(&self) -> Option<ClientAddress> {
        *self.asked_by.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// Remembers how much of its usual time a bot had for its move, in percent. All clients are notified
    /// if it is another part than before.
    pub(crate) fn note_thinking_time(&self, seat: Seat, percent: u8) {
        let mut hurried = self.hurried.lock().unwrap_or_else(PoisonError::into_inner);
        let before = match percent {
            WHOLE => hurried.remove(&seat),
            less => hurried.insert(seat, less),
        };
        if before.unwrap_or(WHOLE) != percent {
            let text = thinking_time(seat, percent);
            self.tell(None, |_| text.clone());
        }
    }

    /// The messages to a new client about bots that have less than their usual time.
    pub(crate) fn thinking_times(&self) -> Vec<Utf8Bytes> {
        let hurried = self.hurried.lock().unwrap_or_else(PoisonError::into_inner);
        hurried.iter().map(|(&seat, &percent)| thinking_time(seat, percent)).collect()
    }

    /// Sends something to all who watch, in their forms; what nobody wants is not written.
    fn tell(&self, number: Option<u32>, text: impl Fn(Form) -> Utf8Bytes) {
        let Some(senders) = self.senders().clone() else { return };
        for (form, sender) in Form::ALL.into_iter().zip(senders) {
            if let Some(sender) = sender.filter(|sender| sender.receiver_count() > 0) {
                // They may go away meanwhile.
                let _ = sender.send(News { number, text: text(form) });
            }
        }
    }

    /// What time it is at the table while the server's clock shows this. That is the same, unless the
    /// table has a line of a server whose clock was ahead: then it goes on from there, so that bots
    /// do not wait for the difference and nobody gets it as extra time.
    pub(crate) fn time(&self, now: i64) -> i64 {
        now.saturating_add(self.ahead.load(Ordering::Relaxed))
    }

    /// Remembers that somebody uses the table.
    pub(crate) fn touch(&self, now: i64) {
        self.used.store(now, Ordering::Relaxed);
    }

    /// Whether nobody watches, and nobody has used it for this number of milliseconds.
    pub(crate) fn is_idle(&self, now: i64, milliseconds: i64) -> bool {
        let unused = now - self.used.load(Ordering::Relaxed) >= milliseconds;
        unused && self.watchers() == 0
    }

    /// How many clients watch.
    pub(crate) fn watchers(&self) -> usize {
        let senders = self.senders();
        senders.iter().flatten().flatten().map(broadcast::Sender::receiver_count).sum()
    }
}

/// The right to write a table's next line.
pub(crate) struct Writer<'a> {
    live: &'a Live,
    tip: sync::MutexGuard<'a, Tip>,
}

impl Writer<'_> {
    /// The table as it is until this writer takes a step.
    pub(crate) fn table(&self) -> Arc<Table> {
        self.live.table()
    }

    /// Where its journal ends.
    pub(crate) fn tip(&self) -> Tip {
        *self.tip
    }

    /// Takes a step whose line is stored and ends the journal there, and sends it to all clients.
    pub(crate) fn take(&mut self, step: Step, tip: Tip, now: i64) {
        self.live.ahead.fetch_max(ahead(step.at, now), Ordering::Relaxed);
        let (before, after, time) = (self.table(), step.after.clone(), self.live.time(now));
        *self.live.table.write().unwrap_or_else(PoisonError::into_inner) = after;
        *self.tip = tip;
        // After that: whoever comes now has read the table with this step, or is among those who watch.
        self.live.tell(Some(step.number()), |form| before.news(&step, form, time).into());
    }
}

fn thinking_time(seat: Seat, time_percent: u8) -> Utf8Bytes {
    wire::text(&Message::ThinkingTime { seat, time_percent }).into()
}

/// How far a line is ahead of the server's clock.
fn ahead(at: i64, now: i64) -> i64 {
    at.saturating_sub(now).max(0)
}
