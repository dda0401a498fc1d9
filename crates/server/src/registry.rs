//! The registry: all live tables of a server, the store behind them and everybody who looks on.
//!
//! A table that somebody uses is kept in memory, but only as a cache: a line counts once the store
//! has it, and only then it is answered and told to everybody. Where another server process has
//! written the same line first, the store says so; the table is read again and the request is judged
//! anew.

use crate::{metrics::Metrics, notice::Channels};
use axum::extract::ws::Utf8Bytes;
use magnumsal_phrases::Language;
use magnumsal_store::{Append, Appended, Change, Store, StoreError, StoredEntry, StoredTable};
use magnumsal_table::{
    command::{Access, Decision},
    entry::Line,
    head::{GameBox, Head},
    id::TableId,
    key::KeyHash,
    refusal::{Problem, Refusal},
    table::{Applied, Damaged, Table},
    trial::{Trial, Tried},
    version::{self, Unreadable},
    wire::{self, Message, Update},
};
use std::{
    collections::HashMap,
    sync::{
        Arc, Mutex, PoisonError,
        atomic::{AtomicI64, AtomicU32, Ordering},
    },
    time::{SystemTime, UNIX_EPOCH},
};
use tokio::sync::{Semaphore, broadcast};
use url::Url;

/// How many messages a client may be behind before it is told everything anew.
const BACKLOG: usize = 64;

/// How long a table that nobody uses stays in memory, in milliseconds.
const IDLE: i64 = 10 * 60_000;

/// No bot thinks.
pub(crate) const NOBODY: u32 = u32::MAX;

/// How a server is set up.
pub struct Settings {
    /// The component values.
    pub game_box: GameBox,
    /// Where people reach the server; links begin with it.
    pub public_url: Url,
    /// How notices are sent.
    pub channels: Channels,
    /// What tells the pages that belong to this server from others; clients are told.
    pub build: String,
    /// What time it is, in milliseconds since 1970.
    pub now: fn() -> i64,
}

/// All tables of a server.
#[derive(Clone)]
pub struct TableRegistry(pub(crate) Arc<Inner>);

pub(crate) struct Inner {
    pub(crate) store: Store,
    pub(crate) settings: Settings,
    pub(crate) metrics: Metrics,
    /// How many bots think at once.
    pub(crate) thinkers: Arc<Semaphore>,
    /// How many games are reviewed at once.
    pub(crate) reviewers: Arc<Semaphore>,
    live: Mutex<HashMap<TableId, Arc<Live>>>,
}

/// A table in memory.
pub(crate) struct Live {
    pub(crate) id: TableId,
    pub(crate) table: tokio::sync::Mutex<Table>,
    pub(crate) news: broadcast::Sender<News>,
    pub(crate) timer: Mutex<Option<tokio::task::AbortHandle>>,
    /// The line after which a bot thinks about its move, or [`NOBODY`].
    pub(crate) thinking: AtomicU32,
    /// What a bot thinks of the finished game, as JSON.
    pub(crate) reviews: [tokio::sync::OnceCell<Utf8Bytes>; Language::ALL.len()],
    used: AtomicI64,
}

/// A message for everybody at a table.
#[derive(Clone, Debug)]
pub(crate) struct News {
    pub(crate) number: u32,
    pub(crate) text: Utf8Bytes,
}

/// What became of a request.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Entered {
    /// The journal's last line.
    pub number: u32,
    /// Moves in the game.
    pub ply: usize,
}

/// What a client is told first, and how it hears of everything after that.
pub(crate) struct Subscription {
    pub(crate) welcome: String,
    pub(crate) number: u32,
    pub(crate) news: broadcast::Receiver<News>,
}

/// The time now, in milliseconds since 1970.
pub fn system_time() -> i64 {
    let since = SystemTime::now().duration_since(UNIX_EPOCH).unwrap_or_default();
    i64::try_from(since.as_millis()).unwrap_or(i64::MAX)
}

impl TableRegistry {
    /// The registry of a store. [`TableRegistry::keep`] must run beside it.
    pub fn new(store: Store, settings: Settings) -> Self {
        let cores = std::thread::available_parallelism().map_or(1, std::num::NonZero::get);
        Self(Arc::new(Inner {
            store,
            settings,
            metrics: Metrics::default(),
            thinkers: Arc::new(Semaphore::new(cores)),
            reviewers: Arc::new(Semaphore::new(1)),
            live: Mutex::default(),
        }))
    }

    /// The time now.
    pub(crate) fn now(&self) -> i64 {
        (self.0.settings.now)()
    }

    /// A table, from memory or from the store.
    pub(crate) async fn live(&self, id: &TableId) -> Result<Arc<Live>, Refusal> {
        if let Some(live) = self.cached(id) {
            return Ok(live);
        }
        let stored = self.0.store.load(id).await.map_err(|error| self.store_failed(&error))?;
        let table = self.rebuild(id, stored.ok_or(Problem::NoTable)?)?;
        let (news, _) = broadcast::channel(BACKLOG);
        let live = Arc::new(Live {
            id: id.clone(),
            table: tokio::sync::Mutex::new(table),
            news,
            timer: Mutex::default(),
            thinking: AtomicU32::new(NOBODY),
            reviews: Default::default(),
            used: AtomicI64::new(self.now()),
        });
        // Somebody else may have been faster; there must be only one.
        let mut all = self.0.live.lock().unwrap_or_else(PoisonError::into_inner);
        let live = all.entry(id.clone()).or_insert(live).clone();
        self.0.metrics.live_tables.set(all.len() as i64);
        Ok(live)
    }

    fn cached(&self, id: &TableId) -> Option<Arc<Live>> {
        let all = self.0.live.lock().unwrap_or_else(PoisonError::into_inner);
        let live = all.get(id)?;
        live.used.store(self.now(), Ordering::Relaxed);
        Some(live.clone())
    }

    /// Forgets tables that nobody has used for a while.
    pub(crate) fn forget_idle(&self) {
        let now = self.now();
        let mut all = self.0.live.lock().unwrap_or_else(PoisonError::into_inner);
        all.retain(|_, live| {
            let used = now - live.used.load(Ordering::Relaxed) < IDLE;
            used || Arc::strong_count(live) > 1 || live.news.receiver_count() > 0
        });
        self.0.metrics.live_tables.set(all.len() as i64);
    }

    /// Forgets a table that has lines which this process cannot read: whoever asks for it is told so.
    pub(crate) fn forget(&self, id: &TableId) {
        self.0.live.lock().unwrap_or_else(PoisonError::into_inner).remove(id);
    }

    /// A table as the store tells.
    fn rebuild(&self, id: &TableId, stored: StoredTable) -> Result<Table, Refusal> {
        let head: Head = version::read(&stored.head).map_err(|why| unreadable(id, 0, why))?;
        let mut table = Table::new(id.clone(), head, stored.created, &self.0.settings.game_box)?;
        for entry in stored.entries {
            let line = read_line(&table, &entry)?;
            table.apply(entry.at, line).map_err(is_damaged)?;
        }
        Ok(table)
    }

    /// Takes over the lines that another process has written, and tells everybody.
    pub(crate) async fn catch_up(&self, live: &Live, table: &mut Table) -> Result<(), Refusal> {
        let after = table.number();
        let entries = self.0.store.entries_after(&live.id, after).await;
        for entry in entries.map_err(|error| self.store_failed(&error))? {
            let line = read_line(table, &entry).inspect_err(|_| self.forget(&live.id))?;
            let before = table.changed();
            let applied = table.apply(entry.at, line).map_err(is_damaged)?;
            self.tell(live, table, &applied, before);
        }
        Ok(())
    }

    /// Whether another process has written lines that were not heard of yet. They are known now, and
    /// what was refused without them is to be judged anew.
    async fn was_behind(&self, live: &Live, table: &mut Table) -> bool {
        let before = table.number();
        // A failure is in the log; the refusal stands.
        let _ = self.catch_up(live, table).await;
        table.number() > before
    }

    /// What another process did: tables that are in memory here are brought up to date, each in a
    /// task of its own, since one may have to wait for its turn.
    pub(crate) fn heard(&self, change: &Change) {
        let all = self.0.live.lock().unwrap_or_else(PoisonError::into_inner);
        let concerned: Vec<(Arc<Live>, u32)> = match change {
            Change::Entry { table, number } => {
                all.get(table).map(|live| (live.clone(), *number)).into_iter().collect()
            }
            Change::Missed => all.values().map(|live| (live.clone(), u32::MAX)).collect(),
        };
        drop(all);
        for (live, number) in concerned {
            let registry = self.clone();
            tokio::spawn(async move {
                let mut table = live.table.lock().await;
                if table.number() < number {
                    // A failure is in the log; the next line finds out what is missing.
                    let _ = registry.catch_up(&live, &mut table).await;
                }
            });
        }
    }

    /// Enters what `decide` finds right into a table's journal, and answers once it is durable.
    ///
    /// The work goes on if whoever waits for it goes away: half of it must never be left.
    pub(crate) async fn enter(
        &self,
        live: Arc<Live>,
        decide: impl FnMut(&Table) -> Result<Decision, Refusal> + Send + 'static,
    ) -> Result<Entered, Refusal> {
        let registry = self.clone();
        let work = tokio::spawn(async move { registry.enter_now(&live, decide).await });
        work.await.unwrap_or_else(|error| {
            tracing::error!(%error, "entering a line has failed");
            Err(Problem::StoreFailed.into())
        })
    }

    async fn enter_now(
        &self,
        live: &Arc<Live>,
        mut decide: impl FnMut(&Table) -> Result<Decision, Refusal>,
    ) -> Result<Entered, Refusal> {
        let mut table = live.table.lock().await;
        loop {
            let line = match decide(&table) {
                Ok(Decision::Already { ply }) => {
                    return Ok(Entered { number: table.number(), ply });
                }
                Ok(Decision::Enter(line)) => line,
                Err(_) if self.was_behind(live, &mut table).await => continue,
                Err(refusal) => return Err(refusal),
            };
            let at = self.now().max(table.last_at());
            let (before, number) = (table.changed(), table.number() + 1);
            let applied = table.apply(at, line.clone()).map_err(is_damaged)?;
            let append = Append {
                table: live.id.clone(),
                number,
                at,
                body: wire::text(&line),
                stage: table.stage(),
                wake: table.timer().map(|(at, _)| at),
            };
            let done = self.0.store.append(append).await;
            if matches!(done, Ok(Appended::Done)) {
                self.tell(live, &table, &applied, before);
                self.set_timer(live, &table);
                return Ok(Entered { number, ply: table.ply() });
            }
            // What is in memory is one line ahead of what is known to be in the store.
            *table = self.again(&table, number - 1, &mut |_| {})?;
            let caught_up = self.catch_up(live, &mut table).await;
            let Err(error) = done else {
                // Another process was faster: judge anew.
                self.0.metrics.conflicts.inc();
                caught_up?;
                continue;
            };
            let refusal = self.store_failed(&error);
            // The store may have taken the line although it could not say so.
            let there = table.journal().get(number as usize - 1);
            if there.is_some_and(|(written, other)| *written == at && *other == line) {
                self.set_timer(live, &table);
                return Ok(Entered { number, ply: table.ply() });
            }
            return Err(refusal);
        }
    }

    /// Tells everybody about a table's last line.
    fn tell(&self, live: &Live, table: &Table, applied: &Applied, changed_before: u32) {
        let Some(update) = Update::of(table, applied) else { return };
        let number = update.number;
        let view = table.view(self.now());
        let position = (table.changed() != changed_before).then(|| table.position());
        let update = Update { table: Some(&view), position: position.as_ref(), ..update };
        let text = wire::text(&Message::Update(update)).into();
        // Nobody may be looking on.
        let _ = live.news.send(News { number, text });
    }

    /// A table once more from its journal's first lines; `show` is told of each.
    fn again(
        &self,
        table: &Table,
        lines: u32,
        show: &mut dyn FnMut(&Update<'_>),
    ) -> Result<Table, Refusal> {
        let game_box = &self.0.settings.game_box;
        let (id, head, created) = (table.id().clone(), table.head().clone(), table.created());
        let mut again = Table::new(id, head, created, game_box)?;
        for (at, line) in table.journal().iter().take(lines as usize) {
            let applied = again.apply(*at, line.clone()).map_err(is_damaged)?;
            if let Some(update) = Update::of(&again, &applied) {
                show(&update);
            }
        }
        Ok(again)
    }

    /// Everything a client needs to look on from now; `seen` is the last line it knows.
    pub(crate) async fn subscribe(
        &self,
        live: &Live,
        key: Option<&KeyHash>,
        seen: Option<u32>,
    ) -> Result<Subscription, Refusal> {
        let mut table = live.table.lock().await;
        if seen.is_some_and(|seen| seen > table.number()) {
            // The client was at another process, and knows more than this one.
            self.was_behind(live, &mut table).await;
        }
        // While the table is locked nothing can happen between the welcome and the news.
        let news = live.news.subscribe();
        let access = table.access(key);
        let mut missed = Vec::new();
        if let Some(seen) = seen.filter(|&seen| seen < table.number()) {
            self.again(&table, table.number(), &mut |update| {
                if update.number > seen {
                    missed.push(serde_json::json!(update));
                }
            })?;
        }
        let message = Message::Welcome {
            protocol: version::PROTOCOL,
            build: &self.0.settings.build,
            yours: &access.seats,
            host: access.host,
            number: table.number(),
            table: &table.view(self.now()),
            values: &table.values(),
            position: &table.position(),
            missed: &missed,
        };
        Ok(Subscription { welcome: wire::text(&message), number: table.number(), news })
    }

    /// What moves would do at a table.
    pub(crate) async fn try_out(&self, live: &Live, trial: &Trial) -> Result<Tried, Refusal> {
        let mut table = live.table.lock().await;
        match table.try_out(trial) {
            Err(_) if self.was_behind(live, &mut table).await => table.try_out(trial),
            tried => tried,
        }
    }

    /// What a key is good for at a table.
    pub(crate) async fn access(&self, live: &Live, key: Option<&KeyHash>) -> Access {
        let mut table = live.table.lock().await;
        let access = table.access(key);
        // Somebody may have sat down at another process just now.
        let unknown = key.is_some() && access == Access::default();
        if unknown && self.was_behind(live, &mut table).await {
            return table.access(key);
        }
        access
    }

    /// A refusal for somebody, a line in the log for the host.
    pub(crate) fn store_failed(&self, error: &StoreError) -> Refusal {
        if matches!(error, StoreError::Closed) {
            tracing::debug!("the store is closed: the server stops");
        } else {
            self.0.metrics.store_failures.inc();
            tracing::error!(%error, "the store has failed");
        }
        Problem::StoreFailed.into()
    }
}

/// The next line of a table's journal, as the store has it.
fn read_line(table: &Table, entry: &StoredEntry) -> Result<Line, Refusal> {
    let read = if entry.number == table.number() + 1 {
        version::read(&entry.body)
    } else {
        Err(Unreadable::Malformed("a line is missing before it".to_owned()))
    };
    read.map_err(|why| unreadable(table.id(), entry.number, why))
}

/// A refusal for players, a line in the log for the host; line 0 is the head.
fn unreadable(table: &TableId, number: u32, why: Unreadable) -> Refusal {
    match why {
        Unreadable::Newer { found } => {
            let known = version::JOURNAL;
            tracing::warn!(%table, number, found, known, "written by a newer version");
            Problem::NewerTable.into()
        }
        Unreadable::Malformed(why) => is_damaged(Damaged { table: table.clone(), number, why }),
    }
}

/// A refusal for players, a line in the log for the host.
fn is_damaged(damaged: Damaged) -> Refusal {
    tracing::error!(%damaged, "a table is damaged");
    Problem::Damaged.into()
}
