//! The registry: all live tables of a server and the store behind them.
//!
//! A table that somebody uses is kept in memory, but only as a cache. Everything that happens goes the
//! same way: a step is decided, its line is stored, the step is taken, and all clients get the news.
//! Where another server process has written the same line first, the store says so; the table is brought up
//! to date and the request is decided again.

use crate::{
    board::Board,
    live::{Live, News, Writer},
    metrics::Metrics,
    missed::Missed,
    reader::{TableReader, is_damaged, read_step},
    retention::Retention,
    scheduler::{Due, DueSender},
    settings::Settings,
};
use magnumsal_store::{
    Append, Appended, Change, NewTable as NewRow, Store, StoreError, TableSummary, Tip,
};
use magnumsal_table::{
    answer::Accepted,
    decide::{Access, Decision},
    id::TableId,
    key::KeyHash,
    refusal::{Problem, Refusal},
    stage::Stage,
    step::{Damaged, Step},
    table::Table,
    trial::{Trial, Tried},
    wire::{self, Form, Lines, Refused},
};
use std::{
    collections::HashMap,
    sync::{Arc, Mutex, MutexGuard, PoisonError},
    time::Duration,
};
use tokio::{
    sync::broadcast::{self, error::RecvError},
    time::MissedTickBehavior,
};
use tokio_tungstenite::tungstenite::Utf8Bytes;
use tracing::Instrument as _;

/// How long a table that nobody uses stays in memory, in milliseconds.
const IDLE: i64 = 10 * 60_000;

/// How many tables are compared with the store at once.
const AT_ONCE: usize = 500;

/// How often idle tables are looked for.
const LOOK: Duration = Duration::from_secs(1);

/// All live tables of a server.
#[derive(Clone)]
pub(crate) struct TableRegistry(Arc<Inner>);

struct Inner {
    store: Store,
    settings: Arc<Settings>,
    metrics: Arc<Metrics>,
    due: DueSender,
    board: Board,
    live: Mutex<HashMap<TableId, Arc<Live>>>,
}

/// What a client gets first, and how it gets everything after that.
pub(crate) struct Subscription {
    pub(crate) welcome: String,
    /// What is sent after the welcome, before any news.
    pub(crate) missed: Option<Box<Missed>>,
    /// The last line that was sent with the welcome, what was missed and the news.
    pub(crate) number: u32,
    pub(crate) news: broadcast::Receiver<News>,
}

impl Subscription {
    /// The text of news, unless it was sent already.
    pub(crate) fn unknown(&mut self, News { number, text }: News) -> Option<Utf8Bytes> {
        if number.is_some_and(|number| number <= self.number) {
            return None;
        }
        self.number = number.unwrap_or(self.number);
        Some(text)
    }
}

impl TableRegistry {
    /// The tables of a store; what is due at them is passed to a scheduler.
    pub(crate) fn new(
        store: Store,
        settings: Arc<Settings>,
        metrics: Arc<Metrics>,
        due: DueSender,
    ) -> Self {
        let board = Board::new(settings.moderation.chat);
        Self(Arc::new(Inner { store, settings, metrics, due, board, live: Mutex::default() }))
    }

    /// How the server is set up.
    pub(crate) fn settings(&self) -> &Arc<Settings> {
        &self.0.settings
    }

    /// What the operator announces.
    pub(crate) fn board(&self) -> &Board {
        &self.0.board
    }

    /// Where the tables are stored.
    pub(crate) fn store(&self) -> &Store {
        &self.0.store
    }

    /// The time now.
    pub(crate) fn now(&self) -> i64 {
        self.0.settings.clock.now()
    }

    /// The time now at a table.
    pub(crate) fn now_at(&self, live: &Live) -> i64 {
        live.time(self.now())
    }

    /// How long tables are kept.
    pub(crate) fn retention(&self) -> &Retention {
        &self.0.settings.retention
    }

    /// Deletes a table, if nothing has happened there since its row was read; returns whether it did.
    pub(crate) async fn delete(&self, row: &TableSummary) -> Result<bool, StoreError> {
        let deleted = self.0.store.delete(&row.name, Some(row.length)).await?;
        if let Some(id) = row.id().filter(|_| deleted) {
            self.heard(&Change::Replaced { table: id });
        }
        Ok(deleted)
    }

    /// Forgets a table; it is read from the store again.
    #[cfg(test)]
    pub(crate) fn forget(&self, id: &TableId) {
        self.all().remove(id);
    }

    /// Listens to what other processes do and forgets idle tables. Never ends.
    pub(crate) async fn keep(&self) {
        let mut changes = self.0.store.changes();
        let mut look = tokio::time::interval(LOOK);
        look.set_missed_tick_behavior(MissedTickBehavior::Delay);
        let mut listening = true;
        loop {
            tokio::select! {
                _ = look.tick() => self.forget_idle(),
                change = changes.recv(), if listening => match change {
                    Ok(change) => self.heard(&change),
                    Err(RecvError::Lagged(_)) => self.heard(&Change::Missed),
                    Err(RecvError::Closed) => listening = false,
                },
            }
        }
    }

    /// Stores a new table.
    pub(crate) async fn add(&self, table: Table) -> Result<(), Refusal> {
        let row = NewRow {
            id: table.id().clone(),
            created: table.created(),
            public: table.head().public,
            stage: table.stage(),
            wake: table.wake(),
            imported: table.shows_only(),
            head: wire::text(table.head()),
        };
        match self.0.store.create(row).await {
            Ok(Appended::Done) => {}
            // An identifier has 60 random bits: never seen.
            Ok(Appended::Taken) => return Err(Problem::Busy.into()),
            Err(error) => return Err(self.store_failed(&error)),
        }
        self.0.metrics.tables.inc();
        if table.wake().is_some() {
            let tip = Tip::start(table.id());
            let live = self.insert(Live::new(table, tip, self.now()));
            self.tell_due(&live, &live.table());
        }
        Ok(())
    }

    /// A table that somebody uses, from memory or from the store.
    pub(crate) async fn get(&self, id: &TableId) -> Result<Arc<Live>, Refusal> {
        let live = self.peek(id).await?;
        live.touch(self.now());
        let table = live.table();
        if !table.has_people() {
            // Bots among themselves go on.
            self.tell_due(&live, &table);
        }
        Ok(live)
    }

    /// A table for a list: nobody has come to it.
    pub(crate) async fn peek(&self, id: &TableId) -> Result<Arc<Live>, Refusal> {
        if let Some(live) = self.all().get(id) {
            return Ok(live.clone());
        }
        let (table, tip) = TableReader::read_all(self, id).await?;
        let live = self.insert(Live::new(table, tip, self.now()));
        if self.now_at(&live) > self.now() {
            // What is due by a time that is ahead of ours is not looked for in the store.
            self.tell_due(&live, &live.table());
        }
        Ok(live)
    }

    fn insert(&self, live: Live) -> Arc<Live> {
        // Somebody else may have been faster; there must be only one.
        let mut all = self.all();
        let live = all.entry(live.id.clone()).or_insert_with(|| Arc::new(live)).clone();
        self.0.metrics.live_tables.set(all.len() as i64);
        live
    }

    fn all(&self) -> MutexGuard<'_, HashMap<TableId, Arc<Live>>> {
        self.0.live.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// Forgets tables that nobody has used for a while.
    fn forget_idle(&self) {
        let now = self.now();
        let mut all = self.all();
        all.retain(|_, live| Arc::strong_count(live) > 1 || !live.is_idle(now, IDLE));
        self.0.metrics.live_tables.set(all.len() as i64);
    }

    /// Takes over the lines that another process has written, and sends them to all clients.
    async fn catch_up(&self, live: &Live, writer: &mut Writer<'_>) -> Result<(), Refusal> {
        let entries = self.0.store.entries_after(&live.id, writer.tip()).await;
        for entry in entries.map_err(|error| self.failed_at(live, &error))? {
            // Clients that ask for a table that this process cannot read any more get that answer.
            let step = read_step(&writer.table(), &entry).inspect_err(|_| self.drop_live(live))?;
            tracing::debug!(table = %live.id, number = entry.tip.number, "a line of another process");
            writer.take(step, entry.tip, self.now());
        }
        Ok(())
    }

    /// Whether a table that somebody has read is behind: another process has written lines that were
    /// not known here yet. They are known now, and what was refused without them is to be judged again.
    async fn was_behind(&self, live: &Live, writer: &mut Writer<'_>, seen: &Table) -> bool {
        // A failure is in the log; the refusal stands.
        let _ = self.catch_up(live, writer).await;
        writer.tip().number > seen.number()
    }

    /// What another process did: tables that are in memory here are brought up to date, in tasks of
    /// their own, since one may have to wait for its turn.
    fn heard(&self, change: &Change) {
        let registry = self.clone();
        let kept = |table: &TableId| self.all().get(table).cloned();
        match change {
            Change::Entry { table, number } => {
                let (Some(live), number) = (kept(table), *number) else { return };
                tokio::spawn(async move {
                    let mut writer = live.writer().await;
                    if writer.tip().number < number {
                        // A failure is in the log; the next line finds out what is missing.
                        let _ = registry.catch_up(&live, &mut writer).await;
                    }
                });
            }
            Change::Replaced { table } => {
                if let Some(live) = kept(table) {
                    self.drop_live(&live);
                }
            }
            Change::Missed => drop(tokio::spawn(async move { registry.compare_all().await })),
        }
    }

    /// Compares all tables in memory with the store.
    async fn compare_all(&self) {
        let all: Vec<Arc<Live>> = self.all().values().cloned().collect();
        for some in all.chunks(AT_ONCE) {
            let names: Vec<TableId> = some.iter().map(|live| live.id.clone()).collect();
            let tips = match self.0.store.tips(&names).await {
                Ok(tips) => tips,
                Err(error) => return drop(self.store_failed(&error)),
            };
            for live in some {
                let (registry, live) = (self.clone(), live.clone());
                let tip = tips.get(&live.id).copied();
                tokio::spawn(async move { registry.compare(&live, tip).await });
            }
        }
    }

    /// Compares a table in memory with where its journal ended a moment ago.
    async fn compare(&self, live: &Live, found: Option<Tip>) {
        let mut writer = live.writer().await;
        if found == Some(writer.tip()) {
            return;
        }
        // A line may have been written since. While this is the writer, none is.
        let tips = self.0.store.tips(std::slice::from_ref(&live.id)).await;
        match tips.map(|tips| tips.get(&live.id).copied()) {
            Err(error) => drop(self.store_failed(&error)),
            Ok(Some(tip)) if tip == writer.tip() => {}
            Ok(Some(tip)) if tip.number > writer.tip().number => {
                // A failure is in the log, and the table is not kept then.
                let _ = self.catch_up(live, &mut writer).await;
            }
            // It was deleted or written again.
            Ok(_) => self.drop_live(live),
        }
    }

    /// Loads a table where something is overdue and passes that to the scheduler.
    pub(crate) async fn wake(&self, id: &TableId) -> Result<(), Refusal> {
        let live = self.get(id).await?;
        // Another process may have gone on with it.
        self.catch_up(&live, &mut live.writer().await).await?;
        self.tell_due(&live, &live.table());
        Ok(())
    }

    /// Enters what `decide` finds right into a table's journal, and answers once it is durable.
    ///
    /// The work goes on if the client that waits for it goes away: it must never be left half done.
    pub(crate) async fn enter(
        &self,
        live: Arc<Live>,
        decide: impl FnMut(&Table) -> Result<Decision, Refusal> + Send + 'static,
    ) -> Result<Accepted, Refusal> {
        let registry = self.clone();
        let span = tracing::debug_span!("enter", table = %live.id);
        let entering = async move {
            let entered = registry.enter_now(&live, decide).await;
            match &entered {
                Ok(Accepted { number, ply }) => tracing::debug!(number, ply, "entered"),
                Err(refusal) => tracing::debug!(code = Refused::from(refusal).code, "refused"),
            }
            entered
        };
        let work = tokio::spawn(entering.instrument(span));
        work.await.unwrap_or_else(|error| {
            tracing::error!(%error, "entering a line has failed");
            Err(Problem::StoreFailed.into())
        })
    }

    async fn enter_now(
        &self,
        live: &Arc<Live>,
        mut decide: impl FnMut(&Table) -> Result<Decision, Refusal>,
    ) -> Result<Accepted, Refusal> {
        let mut writer = live.writer().await;
        loop {
            let table = writer.table();
            let step = match decide(&table) {
                Ok(Decision::Already { ply }) => {
                    return Ok(Accepted { number: writer.tip().number, ply });
                }
                Ok(Decision::Enter(step)) => step,
                Err(_) if self.was_behind(live, &mut writer, &table).await => continue,
                Err(refusal) => return Err(refusal),
            };
            let entered = Accepted { number: step.number(), ply: step.after.ply() };
            let append = append(&step, writer.tip());
            let tip = append.tip();
            match self.0.store.append(append).await {
                Ok(Appended::Done) => {}
                Ok(Appended::Taken) => {
                    // Another process was faster: decide again.
                    self.0.metrics.conflicts.inc();
                    self.catch_up(live, &mut writer).await?;
                    if writer.tip().number < tip.number {
                        return Err(self.nothing_new(live, tip.number));
                    }
                    continue;
                }
                Err(error) => {
                    let refusal = self.failed_at(live, &error);
                    // The store may have taken the line although it could not say so.
                    let after = self.0.store.entries_after(&live.id, writer.tip()).await;
                    let next = after.ok().and_then(|entries| entries.into_iter().next());
                    if next.is_none_or(|entry| entry.tip != tip) {
                        return Err(refusal);
                    }
                }
            }
            writer.take(*step, tip, self.now());
            self.tell_due(live, &writer.table());
            return Ok(entered);
        }
    }

    /// Passes what is due at a table next to the scheduler.
    pub(crate) fn tell_due(&self, live: &Arc<Live>, table: &Table) {
        let due = Due { live: live.clone(), timer: table.timer(), changed: table.changed() };
        // Without a scheduler nothing happens by itself.
        let _ = self.0.due.send(due);
    }

    /// Everything a client needs to watch from now on; `seen` is the last line it knows, and `form` the one
    /// that it wants updates in.
    pub(crate) async fn subscribe(
        &self,
        live: &Live,
        key: Option<&KeyHash>,
        seen: Option<u32>,
        form: Form,
    ) -> Result<Subscription, Refusal> {
        if seen.is_some_and(|seen| seen > live.table().number()) {
            // The client was at another process, and knows more than this one. A failure is in the
            // log, and the client gets what is known here.
            let _ = self.catch_up(live, &mut live.writer().await).await;
        }
        // In this order nothing can happen between the welcome and the news.
        let news = live.news(form);
        let table = live.table();
        let access = table.access(key);
        let number = table.number();
        let mut missed = match seen.filter(|&seen| seen < number) {
            Some(seen) => Some(Missed::open(self, &live.id, seen, number).await?),
            None => None,
        };
        let first = match &mut missed {
            Some(missed) => missed.part(self).await?,
            None => Lines::default(),
        };
        let now = self.now_at(live);
        let welcome = table.welcome(&access, &self.0.settings.build, &first, now);
        let missed = missed.filter(|missed| !missed.is_done()).map(Box::new);
        Ok(Subscription { welcome, missed, number, news })
    }

    /// What moves would do at a table.
    pub(crate) async fn try_out(&self, live: &Live, trial: &Trial) -> Result<Tried, Refusal> {
        let table = live.table();
        match table.try_out(trial) {
            Err(_) if self.was_behind(live, &mut live.writer().await, &table).await => {
                live.table().try_out(trial)
            }
            tried => tried,
        }
    }

    /// A table whose game is over.
    pub(crate) async fn finished(&self, live: &Live) -> Result<Arc<Table>, Refusal> {
        let mut table = live.table();
        // The game may have ended at another process just now.
        if table.stage() != Stage::Over
            && self.was_behind(live, &mut live.writer().await, &table).await
        {
            table = live.table();
        }
        if table.stage() == Stage::Over { Ok(table) } else { Err(Problem::NotOver.into()) }
    }

    /// What a key allows at a table.
    pub(crate) async fn access(&self, live: &Live, key: Option<&KeyHash>) -> Access {
        let table = live.table();
        let access = table.access(key);
        // Somebody may have sat down at another process just now.
        let unknown = key.is_some() && access == Access::default();
        if unknown && self.was_behind(live, &mut live.writer().await, &table).await {
            return live.table().access(key);
        }
        access
    }

    /// A refusal for somebody, a line in the log for the host.
    pub(crate) fn store_failed(&self, error: &StoreError) -> Refusal {
        if matches!(error, StoreError::Closed) {
            tracing::debug!("the store is closed: the server stops");
            return Problem::StoreFailed.into();
        }
        self.0.metrics.store_failures.inc();
        tracing::error!(%error, "the store has failed");
        match error {
            StoreError::Damaged { .. } => Problem::Damaged.into(),
            _ => Problem::StoreFailed.into(),
        }
    }

    /// The same for a table in memory, which is not kept if the store has another one.
    fn failed_at(&self, live: &Live, error: &StoreError) -> Refusal {
        use StoreError::{Damaged, Diverged, Gap, UnknownTable};
        if matches!(error, Damaged { .. } | Diverged { .. } | Gap { .. } | UnknownTable(_)) {
            self.drop_live(live);
        }
        if let UnknownTable(table) = error {
            tracing::info!(%table, "the table was deleted");
            return Problem::NoTable.into();
        }
        self.store_failed(error)
    }

    /// That the number of a line is taken, and that there is no such line.
    fn nothing_new(&self, live: &Live, number: u32) -> Refusal {
        self.drop_live(live);
        let why = "its number is taken, but it cannot be read".to_owned();
        is_damaged(Damaged { table: live.id.clone(), number, why })
    }

    /// Keeps a table in memory no longer: the next one who asks for it reads it again.
    fn drop_live(&self, live: &Live) {
        let mut all = self.all();
        // Another one with the same name may be there already.
        if all.get(&live.id).is_some_and(|kept| std::ptr::eq(&**kept, live)) {
            all.remove(&live.id);
        }
        drop(all);
        tracing::debug!(table = %live.id, "a table is kept in memory no longer");
        live.end();
    }
}

/// A step as it is stored, after the end of the journal.
pub(crate) fn append(step: &Step, after: Tip) -> Append {
    Append {
        table: step.after.id().clone(),
        after,
        at: step.at,
        body: wire::text(&step.line),
        stage: step.after.stage(),
        wake: step.after.wake(),
    }
}
