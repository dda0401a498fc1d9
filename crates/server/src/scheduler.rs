//! The scheduler: lets bots move, ends the time of players and sends notices.
//!
//! The process that has written a table's last line sets the table's timer. The store knows the time
//! as well, and every process looks there for tables whose timer has not fired: those of a process
//! that is gone, and those that were not in memory. Two that fire at once do no harm, since only one
//! line can be the next.

use crate::{
    notice::Notice,
    random,
    registry::{Live, NOBODY, TableRegistry},
};
use magnumsal_bots::{Budget, Rank};
use magnumsal_rules::{Move, Seat, View, Viewer};
use magnumsal_store::Change;
use magnumsal_table::{
    command::Decision,
    entry::Entry,
    id::TableId,
    refusal::{Problem, Refusal},
    table::Table,
    timer::Timer,
    wire::phrases,
};
use std::{
    sync::{Arc, PoisonError, atomic::Ordering},
    time::Duration,
};
use tokio::{sync::broadcast::error::RecvError, time::MissedTickBehavior};

/// How long a bot that searches thinks about a move.
const THINKING: Duration = Duration::from_secs(1);

/// How often the store is asked for what is overdue.
const LOOK: Duration = Duration::from_secs(1);

/// How long another process has to do itself what is due at a table, in milliseconds.
const OVERDUE: i64 = 3_000;

/// For how long no other process takes a table that this one has taken, in milliseconds.
const LEASE: i64 = 30_000;

/// Tables taken at once.
const AT_ONCE: u32 = 64;

/// Timers further ahead than this are left to the store, so that the table can be forgotten, in
/// milliseconds.
const FAR: i64 = 5 * 60_000;

/// How often a notice is tried, and how long to wait in between.
const TRIES: u32 = 3;
const BETWEEN_TRIES: Duration = Duration::from_secs(20);

impl TableRegistry {
    /// Keeps the registry: does what is overdue, listens to other processes, forgets idle tables.
    /// Never ends.
    pub async fn keep(&self) {
        let mut changes = self.0.store.changes();
        let mut look = tokio::time::interval(LOOK);
        look.set_missed_tick_behavior(MissedTickBehavior::Delay);
        let mut listening = true;
        loop {
            tokio::select! {
                _ = look.tick() => {
                    self.take_overdue().await;
                    self.forget_idle();
                }
                change = changes.recv(), if listening => match change {
                    Ok(change) => self.heard(&change),
                    Err(RecvError::Lagged(_)) => self.heard(&Change::Missed),
                    Err(RecvError::Closed) => listening = false,
                },
            }
        }
    }

    /// Takes tables whose timer should have fired already.
    async fn take_overdue(&self) {
        let overdue = self.now() - OVERDUE;
        match self.0.store.next_wake().await {
            Ok(Some(wake)) if wake <= overdue => {}
            Ok(_) => return,
            Err(error) => return drop(self.store_failed(&error)),
        }
        let until = self.now() + LEASE;
        match self.0.store.claim_due(overdue, until, AT_ONCE).await {
            Ok(tables) => tables.into_iter().for_each(|id| self.wake(id)),
            Err(error) => drop(self.store_failed(&error)),
        }
    }

    fn wake(&self, id: TableId) {
        let registry = self.clone();
        tokio::spawn(async move {
            match registry.live(&id).await {
                Ok(live) => {
                    // Another process may have gone on with it.
                    let mut table = live.table.lock().await;
                    if registry.catch_up(&live, &mut table).await.is_ok() {
                        registry.set_timer(&live, &table);
                    }
                }
                Err(refusal) => tracing::warn!(table = %id, ?refusal, "a table cannot be woken"),
            }
        });
    }

    /// Sets a table's timer to when something is due; an earlier one is stopped.
    pub(crate) fn set_timer(&self, live: &Arc<Live>, table: &Table) {
        let timer = table.timer().map(|(at, timer)| (at - self.now(), timer));
        let soon = timer.filter(|(wait, _)| *wait < FAR);
        let task = soon.map(|(wait, timer)| {
            let wait = Duration::from_millis(u64::try_from(wait).unwrap_or(0));
            let (registry, live) = (self.clone(), Arc::clone(live));
            let changed = table.changed();
            let fire = async move {
                tokio::time::sleep(wait).await;
                // A task of its own: what it enters sets the timer anew, and that ends this one.
                tokio::spawn(async move { registry.do_due(live, timer, changed).await });
            };
            tokio::spawn(fire).abort_handle()
        });
        let mut running = live.timer.lock().unwrap_or_else(PoisonError::into_inner);
        if let Some(old) = std::mem::replace(&mut *running, task) {
            old.abort();
        }
    }

    /// Does what is due at a table.
    async fn do_due(&self, live: Arc<Live>, timer: Timer, changed: u32) {
        let done = match timer {
            Timer::Bot { seat, level } => self.let_move(&live, seat, level, changed).await,
            Timer::Time { seat } => {
                let now = self.now();
                let up = move |table: &Table| enter(table.decide_time_up(seat, now));
                self.enter(live.clone(), up).await.map(drop)
            }
            Timer::Notice { seat } => self.send_notice(&live, seat).await,
        };
        match done {
            Ok(()) => {}
            // Somebody has gone on with the game meanwhile.
            Err(Refusal::Table(Problem::Stale { .. })) => {}
            // It is in the log, and the store knows what is due.
            Err(Refusal::Table(Problem::StoreFailed)) => {}
            Err(refusal) => tracing::warn!(table = %live.id, ?refusal, ?timer, "not done"),
        }
    }

    /// Lets a bot make its move.
    async fn let_move(
        &self,
        live: &Arc<Live>,
        seat: Seat,
        level: Rank,
        changed: u32,
    ) -> Result<(), Refusal> {
        let view = {
            let table = live.table.lock().await;
            let same = table.changed() == changed && table.turn() == Some(seat);
            // Somebody says something while the bot thinks, and the timer fires again.
            let first = live.thinking.swap(changed, Ordering::Relaxed) != changed;
            (same && first).then(|| table.game().view(Viewer::Seat(seat)))
        };
        let Some(view) = view else { return Ok(()) };
        let moved = self.think_and_move(live, seat, level, changed, view).await;
        // If it was for nothing, the next timer must find nobody thinking.
        let relaxed = Ordering::Relaxed;
        let _ = live.thinking.compare_exchange(changed, NOBODY, relaxed, relaxed);
        moved
    }

    async fn think_and_move(
        &self,
        live: &Arc<Live>,
        seat: Seat,
        level: Rank,
        changed: u32,
        view: View,
    ) -> Result<(), Refusal> {
        let mv = self.think(level, view).await?;
        let now = self.now();
        let decide = move |table: &Table| enter(table.decide_bot_move(seat, changed, mv, now));
        self.enter(live.clone(), decide).await?;
        self.0.metrics.bot_moves.inc();
        Ok(())
    }

    /// What a bot would play. No more bots think at once than there are cores.
    async fn think(&self, level: Rank, view: View) -> Result<Move, Refusal> {
        let _turn = self.0.thinkers.acquire().await.map_err(|_| Problem::Busy)?;
        let seed = random::number()?;
        let thinking = tokio::task::spawn_blocking(move || {
            level.bot(seed, 1).play(&view, Budget::Time(THINKING))
        });
        let mv = thinking.await.map_err(|error| {
            tracing::error!(%error, %level, "a bot has failed");
            Problem::Busy
        })?;
        mv.ok_or(Problem::Over.into())
    }

    /// Tells a player that it is their turn.
    async fn send_notice(&self, live: &Arc<Live>, seat: Seat) -> Result<(), Refusal> {
        let is_due = move |table: &Table| matches!(table.timer(), Some((_, Timer::Notice { seat: of })) if of == seat);
        let due = {
            let table = live.table.lock().await;
            let address = table.chair(seat).and_then(|chair| chair.address.clone());
            let address = address.filter(|_| is_due(&table));
            address.map(|address| (address, self.notice(&table, seat)))
        };
        let Some((address, notice)) = due else { return Ok(()) };
        // First the journal, then the notice: rather none than one every second.
        let told =
            move |table: &Table| enter(is_due(table).then(|| Entry::Noticed { seat }.into()));
        self.enter(live.clone(), told).await?;
        let (registry, id) = (self.clone(), live.id.clone());
        tokio::spawn(async move {
            for attempt in 1..=TRIES {
                let (channels, to, notice) =
                    (registry.0.settings.channels.clone(), address.clone(), notice.clone());
                let sent = tokio::task::spawn_blocking(move || channels.send(&to, &notice)).await;
                match sent.unwrap_or_else(|error| Err(error.to_string())) {
                    Ok(()) => {
                        registry.0.metrics.notices.inc();
                        return;
                    }
                    Err(why) => {
                        let kind = address.kind();
                        tracing::warn!(table = %id, kind, attempt, why, "a notice was not sent");
                        tokio::time::sleep(BETWEEN_TRIES).await;
                    }
                }
            }
        });
        Ok(())
    }

    fn notice(&self, table: &Table, seat: Seat) -> Notice {
        let name = table.chair(seat).map(|chair| chair.name.clone()).unwrap_or_default();
        let facts = [
            ("name", name.into()),
            ("table", table.title().to_owned().into()),
            ("phase", table.game().phase().numeral().into()),
            ("round", u32::from(table.game().round()).into()),
        ];
        Notice {
            table: table.id().to_string(),
            subject: phrases().text("notice-subject", &facts),
            text: phrases().text("notice-text", &facts),
            link: self.link(table.id(), None),
        }
    }
}

/// What was decided, or that the game has gone on.
fn enter(line: Option<magnumsal_table::entry::Line>) -> Result<Decision, Refusal> {
    line.map(Decision::Enter).ok_or_else(|| Problem::Stale { ply: 0 }.into())
}
