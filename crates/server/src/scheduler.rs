//! The scheduler: owns time. It knows when something is due at a table, and does it: a bot
//! moves, a player's time is up, a notice is sent, another player becomes host when the host is gone.
//!
//! The process that has written a table's last line sets the table's timer. The store knows the time
//! as well, and every process looks there for tables whose timer has not fired: those of a process
//! that is gone, and those that were not in memory. Two that fire at once do no harm, since only one
//! line can be the next.

use crate::{
    live::Live, metrics::Metrics, notice::Notifier, registry::TableRegistry, retention, survey,
    thinkers::Thinkers,
};
use magnumsal_bots::BotSpec;
use magnumsal_rules::{Seat, Viewer};
use magnumsal_table::{
    id::TableId,
    refusal::{Problem, Refusal},
    table::Table,
    timer::Timer,
};
use std::{
    collections::{HashMap, HashSet},
    future::poll_fn,
    sync::Arc,
    time::Duration,
};
use tokio::{
    sync::mpsc::{UnboundedReceiver, UnboundedSender, unbounded_channel},
    task::JoinSet,
    time::MissedTickBehavior,
};
use tokio_util::time::{DelayQueue, delay_queue};
use tracing::Instrument as _;

/// How often the store is asked for what is overdue.
const LOOK: Duration = Duration::from_secs(1);

/// How long another process has to do itself what is due at a table, in milliseconds.
const OVERDUE: i64 = 3_000;

/// For how long a look at a table counts as looking on, in milliseconds: some programs ask again and
/// again instead of opening a socket.
const WATCHED: i64 = 30_000;

/// How soon something is tried again that could not be stored.
const RETRY: Duration = Duration::from_secs(1);

/// For how long no other process takes a table that this one has taken, in milliseconds.
const LEASE: i64 = 30_000;

/// Tables taken at once.
const AT_ONCE: u32 = 64;

/// Timers further ahead than this are left to the store, so that the table can be forgotten, in
/// milliseconds.
const FAR: i64 = 5 * 60_000;

/// What is due next at a table, and when, after the line with which its position has changed last.
pub(crate) struct Due {
    pub(crate) live: Arc<Live>,
    pub(crate) timer: Option<(i64, Timer)>,
    pub(crate) changed: u32,
}

/// Where a registry reports what is due.
pub(crate) type DueSender = UnboundedSender<Due>;

/// Lets things happen by themselves.
pub struct Scheduler {
    worker: Worker,
    due: UnboundedReceiver<Due>,
    /// The timers that run, one for each table.
    queue: DelayQueue<(Arc<Live>, Task)>,
    keys: HashMap<TableId, delay_queue::Key>,
    /// What is being done.
    at_work: JoinSet<(TableId, Task)>,
    busy: HashSet<(TableId, Task)>,
}

/// What is to be done, and for which position.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
struct Task {
    timer: Timer,
    changed: u32,
}

/// Does what is due.
#[derive(Clone)]
struct Worker {
    tables: TableRegistry,
    thinkers: Thinkers,
    notifier: Notifier,
    metrics: Arc<Metrics>,
}

/// Where to report what is due, and where a scheduler receives it.
pub(crate) fn channel() -> (DueSender, UnboundedReceiver<Due>) {
    unbounded_channel()
}

impl Scheduler {
    pub(crate) fn new(
        due: UnboundedReceiver<Due>,
        tables: TableRegistry,
        thinkers: Thinkers,
        notifier: Notifier,
        metrics: Arc<Metrics>,
    ) -> Self {
        Self {
            worker: Worker { tables, thinkers, notifier, metrics },
            due,
            queue: DelayQueue::new(),
            keys: HashMap::new(),
            at_work: JoinSet::new(),
            busy: HashSet::new(),
        }
    }

    /// Does what is due, here and at tables that no process takes care of. Never ends.
    pub async fn run(mut self) {
        let worker = self.worker.clone();
        let tables = &worker.tables;
        let surveying = survey::repeat(tables.store(), &worker.metrics);
        let looks =
            async { tokio::join!(worker.look_for_overdue(), tables.watch_operator(), surveying) };
        let retention = retention::run(tables, tables.retention());
        tokio::join!(tables.keep(), looks, retention, async {
            loop {
                tokio::select! {
                    Some(due) = self.due.recv() => self.set(due),
                    Some(expired) = poll_fn(|cx| self.queue.poll_expired(cx)), if !self.queue.is_empty() => {
                        let (live, task) = expired.into_inner();
                        self.keys.remove(&live.id);
                        self.start(live, task);
                    }
                    Some(done) = self.at_work.join_next(), if !self.at_work.is_empty() => match done {
                        Ok(done) => drop(self.busy.remove(&done)),
                        // Which one it was is not known: none may be kept from starting again.
                        Err(error) => {
                            tracing::error!(%error, "a task has failed");
                            self.busy.clear();
                        }
                    },
                }
            }
        });
    }

    /// Sets a table's timer; an earlier one is stopped.
    fn set(&mut self, due: Due) {
        let Due { live, timer, changed } = due;
        if let Some(old) = self.keys.remove(&live.id) {
            self.queue.remove(&old);
        }
        let Some((at, timer)) = timer else { return };
        let wait = at - self.worker.tables.now_at(&live);
        tracing::debug!(table = %live.id, timer = timer.kind(), wait, "a timer is set");
        if wait < FAR {
            let wait = Duration::from_millis(u64::try_from(wait).unwrap_or(0));
            let id = live.id.clone();
            self.keys.insert(id, self.queue.insert((live, Task { timer, changed }), wait));
        }
    }

    /// Does what is due, unless it is being done: somebody may have said something while a bot
    /// thinks, and the timer fires again.
    fn start(&mut self, live: Arc<Live>, task: Task) {
        if self.busy.insert((live.id.clone(), task.clone())) {
            let worker = self.worker.clone();
            let kind = task.timer.kind();
            let span = tracing::debug_span!(parent: None, "timer", table = %live.id, kind);
            let work = async move {
                worker.work(&live, &task).await;
                (live.id.clone(), task)
            };
            self.at_work.spawn(work.instrument(span));
        }
    }
}

impl Worker {
    async fn look_for_overdue(&self) {
        let mut look = tokio::time::interval(LOOK);
        look.set_missed_tick_behavior(MissedTickBehavior::Delay);
        loop {
            look.tick().await;
            self.take_overdue().await;
        }
    }

    /// Takes tables whose timer should have fired already.
    async fn take_overdue(&self) {
        let (store, now) = (self.tables.store(), self.tables.now());
        match store.next_wake().await {
            Ok(Some(wake)) if wake <= now - OVERDUE => {}
            Ok(_) => return,
            Err(error) => return drop(self.tables.store_failed(&error)),
        }
        match store.claim_due(now - OVERDUE, now + LEASE, AT_ONCE).await {
            Ok(overdue) => {
                for id in overdue {
                    let tables = self.tables.clone();
                    tokio::spawn(async move {
                        if let Err(refusal) = tables.wake(&id).await {
                            tracing::warn!(table = %id, ?refusal, "a table cannot be woken");
                        }
                    });
                }
            }
            Err(error) => drop(self.tables.store_failed(&error)),
        }
    }

    async fn work(&self, live: &Arc<Live>, task: &Task) {
        let Task { timer, changed } = task.clone();
        let done = match timer {
            Timer::Bot { seat, ref bot } => self.let_move(live, seat, bot, changed).await,
            Timer::Time { seat } => {
                let now = self.tables.now_at(live);
                let decide = move |table: &Table| Ok(table.decide_time_up(seat, now)?.into());
                self.tables.enter(live.clone(), decide).await.map(drop)
            }
            Timer::Notice { seat } => self.send_notice(live, seat).await,
            Timer::Host { seat } => {
                let now = self.tables.now_at(live);
                let decide = move |table: &Table| Ok(table.decide_host(seat, now)?.into());
                self.tables.enter(live.clone(), decide).await.map(drop)
            }
        };
        match done {
            Ok(()) => {}
            // Somebody has gone on with the game meanwhile.
            Err(Refusal::Table(Problem::Stale { .. })) => {}
            // It is in the log. The store knows what is due where people play, and elsewhere somebody
            // may be looking on.
            Err(Refusal::Table(Problem::StoreFailed)) => {
                let (tables, live) = (self.tables.clone(), live.clone());
                tokio::spawn(async move {
                    tokio::time::sleep(RETRY).await;
                    tables.tell_due(&live, &live.table());
                });
            }
            Err(refusal) => tracing::warn!(table = %live.id, ?refusal, ?timer, "not done"),
        }
    }

    /// Lets a bot make its move.
    async fn let_move(
        &self,
        live: &Arc<Live>,
        seat: Seat,
        bot: &BotSpec,
        changed: u32,
    ) -> Result<(), Refusal> {
        let view = {
            let table = live.table();
            if table.changed() != changed || table.turn() != Some(seat) {
                return Ok(());
            }
            // Bots among themselves play for those who watch; the first one who comes wakes them.
            if !table.has_people() && live.is_idle(self.tables.now(), WATCHED) {
                return Ok(());
            }
            table.game().view(Viewer::Seat(seat))
        };
        let thinking = tracing::debug_span!("think", bot = %bot);
        let thought = self.thinkers.play((&live.id, live.client()), seat, bot, view);
        let thought = thought.instrument(thinking).await?;
        live.note_thinking_time(seat, thought.time_percent);
        let (mv, now) = (thought.found, self.tables.now_at(live));
        let decide = move |table: &Table| Ok(table.decide_bot_move(seat, changed, mv, now)?.into());
        self.tables.enter(live.clone(), decide).await?;
        self.metrics.bot_moves.inc();
        Ok(())
    }

    /// Notifies a player that it is their turn. First the journal, then the notice: no notice is
    /// better than one every second.
    async fn send_notice(&self, live: &Arc<Live>, seat: Seat) -> Result<(), Refusal> {
        let now = self.tables.now_at(live);
        let decide = move |table: &Table| Ok(table.decide_notice(seat, now)?.into());
        self.tables.enter(live.clone(), decide).await?;
        self.notifier.tell_turn(&live.table(), seat);
        Ok(())
    }
}
