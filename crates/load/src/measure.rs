//! Playing all tables at once, and what it adds up to.

use crate::{dialect::Dialect, latency::Latencies, table::Table};
use serde::Serialize;
use std::{
    num::NonZeroU32,
    sync::{
        Arc,
        atomic::{AtomicU32, Ordering},
    },
    time::{Duration, Instant},
};
use tokio::{
    task::JoinSet,
    time::{sleep_until, timeout_at},
};

/// What one measurement found.
#[derive(Debug, Default, Serialize)]
pub struct Measured {
    /// Moves that were to be made.
    pub wanted: u32,
    /// Moves that were made.
    pub moves: u32,
    /// Seconds from the first move to the last answer.
    pub seconds: f64,
    /// Seconds of processor time that the server took for them, without that of a database.
    pub processor_seconds: Option<f64>,
    /// The same of the database, if it has processes of its own.
    pub database_seconds: Option<f64>,
    /// From when a move was sent, or due, to its acceptance, in milliseconds.
    #[serde(rename = "latency_ms")]
    pub latencies: Latencies,
    /// Moves that were refused, or lost with their socket.
    pub failures: u32,
    /// Why the first of them failed.
    pub first_failure: Option<String>,
    /// Whether the time was up before all moves were made.
    pub out_of_time: bool,
}

impl Measured {
    /// Moves a second.
    pub fn rate(&self) -> f64 {
        if self.seconds > 0.0 { f64::from(self.moves) / self.seconds } else { 0.0 }
    }

    /// Processor time of the server for a move, in microseconds.
    pub fn processor_microseconds(&self) -> Option<f64> {
        self.microseconds_a_move(self.processor_seconds)
    }

    /// Processor time of the database for a move, in microseconds.
    pub fn database_microseconds(&self) -> Option<f64> {
        self.microseconds_a_move(self.database_seconds)
    }

    fn microseconds_a_move(&self, seconds: Option<f64>) -> Option<f64> {
        let seconds = seconds.filter(|_| self.moves > 0)?;
        Some(seconds * 1e6 / f64::from(self.moves))
    }

    /// Adds a measurement that came after this one and goes on with the same moves.
    pub fn go_on(&mut self, later: Self) {
        self.moves += later.moves;
        self.seconds += later.seconds;
        self.processor_seconds = added(self.processor_seconds, later.processor_seconds);
        self.database_seconds = added(self.database_seconds, later.database_seconds);
        self.latencies.merge(later.latencies);
        self.failures += later.failures;
        self.first_failure = self.first_failure.take().or(later.first_failure);
        self.out_of_time |= later.out_of_time;
    }
}

/// The sum of what is known.
fn added(one: Option<f64>, other: Option<f64>) -> Option<f64> {
    match (one, other) {
        (Some(one), Some(other)) => Some(one + other),
        (one, other) => one.or(other),
    }
}

/// When a table makes its moves.
#[derive(Clone)]
pub enum Pace {
    /// As soon as the one before is done, while any of the moves that all tables share is left.
    AsFastAsAnswered(Arc<Quota>),
    /// At fixed times, however long the server takes.
    Scheduled(Schedule),
}

/// A number of moves that all tables share.
pub struct Quota(AtomicU32);

impl Quota {
    /// A supply of moves.
    pub fn new(moves: u32) -> Arc<Self> {
        Arc::new(Self(AtomicU32::new(moves)))
    }

    /// Takes one, if there is one left.
    fn take(&self) -> bool {
        let less = |left: u32| left.checked_sub(1);
        self.0.fetch_update(Ordering::Relaxed, Ordering::Relaxed, less).is_ok()
    }
}

/// Moves at even distances in time, dealt to the tables in turn.
#[derive(Clone)]
pub struct Schedule {
    /// When the first move is due.
    pub start: Instant,
    /// Moves a second.
    pub rate: NonZeroU32,
    /// Moves of all tables together.
    pub moves: u32,
    /// Tables that share them.
    pub tables: NonZeroU32,
}

impl Schedule {
    /// When the table of this number has its move of this number, both counted from 0; nothing
    /// if all its moves are made.
    fn due(&self, table: u32, own_move: u32) -> Option<Instant> {
        let number = own_move.checked_mul(self.tables.get())?.checked_add(table)?;
        let seconds = f64::from(number) / f64::from(self.rate.get());
        (number < self.moves).then(|| self.start + Duration::from_secs_f64(seconds))
    }
}

/// Plays all tables at this pace until `deadline`, and gives those back that can go on.
pub async fn play<D: Dialect>(
    tables: Vec<Table<D>>,
    pace: &Pace,
    wanted: u32,
    deadline: Instant,
) -> (Vec<Table<D>>, Measured) {
    let start = match pace {
        Pace::AsFastAsAnswered(_) => Instant::now(),
        Pace::Scheduled(schedule) => schedule.start,
    };
    let mut games = JoinSet::new();
    for (table, number) in tables.into_iter().zip(0..) {
        games.spawn(play_table(table, number, pace.clone(), deadline));
    }
    let mut measured = Measured { wanted, ..Measured::default() };
    let mut last = start;
    let mut latencies = Vec::new();
    let mut usable = Vec::new();
    while let Some(log) = games.join_next().await {
        let log = log.unwrap_or_else(|error| Log::failed(error.to_string()));
        last = last.max(log.last.unwrap_or(start));
        latencies.extend(log.latencies);
        match log.end {
            Ok(table) => usable.push(table),
            Err(Stop::OutOfTime) => measured.out_of_time = true,
            Err(Stop::Failed(reason)) => {
                measured.failures += 1;
                measured.first_failure.get_or_insert(reason);
            }
        }
    }
    measured.latencies = Latencies::new(latencies);
    measured.moves = u32::try_from(measured.latencies.count()).unwrap_or(u32::MAX);
    measured.seconds = (last - start).as_secs_f64();
    (usable, measured)
}

/// What happened at one table.
struct Log<D> {
    latencies: Vec<Duration>,
    last: Option<Instant>,
    /// The table when all its moves are made or its game is over.
    end: Result<Table<D>, Stop>,
}

/// Why a table cannot go on.
enum Stop {
    OutOfTime,
    Failed(String),
}

impl<D> Log<D> {
    fn failed(reason: String) -> Self {
        Self { latencies: Vec::new(), last: None, end: Err(Stop::Failed(reason)) }
    }
}

/// Plays one table.
async fn play_table<D: Dialect>(
    mut table: Table<D>,
    number: u32,
    pace: Pace,
    deadline: Instant,
) -> Log<D> {
    let mut latencies = Vec::new();
    let mut last = None;
    let mut failure = None;
    let moves = async {
        for own_move in 0.. {
            if table.is_over() {
                break;
            }
            let due = match &pace {
                Pace::AsFastAsAnswered(quota) if quota.take() => Instant::now(),
                Pace::AsFastAsAnswered(_) => break,
                Pace::Scheduled(schedule) => match schedule.due(number, own_move) {
                    Some(due) => due,
                    None => break,
                },
            };
            // A timer that is due already would still cost up to a millisecond.
            if due > Instant::now() {
                sleep_until(due.into()).await;
            }
            match table.play().await {
                Ok(accepted) => {
                    latencies.push(accepted - due);
                    last = Some(accepted);
                }
                Err(reason) => {
                    failure = Some(reason);
                    break;
                }
            }
        }
    };
    let in_time = timeout_at(deadline.into(), moves).await.is_ok();
    let end = match failure {
        Some(reason) => Err(Stop::Failed(reason)),
        None if in_time => Ok(table),
        None => Err(Stop::OutOfTime),
    };
    Log { latencies, last, end }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{fake::Fake, ours::Ours};

    fn schedule(rate: u32, moves: u32, tables: u32) -> Schedule {
        Schedule {
            start: Instant::now(),
            rate: NonZeroU32::new(rate).unwrap(),
            moves,
            tables: NonZeroU32::new(tables).unwrap(),
        }
    }

    #[test]
    fn scheduled_moves_are_evenly_spread_over_the_tables_and_in_time() {
        let schedule = schedule(500, 10, 4);
        let mut due: Vec<_> = (0..4)
            .flat_map(|table| (0..5).map(move |own| (table, own)))
            .filter_map(|(table, own)| schedule.due(table, own))
            .collect();
        due.sort();
        let expected: Vec<_> =
            (0..10).map(|number| schedule.start + Duration::from_millis(2 * number)).collect();
        assert_eq!(due, expected);
    }

    #[test]
    fn a_table_has_nothing_to_do_after_the_last_scheduled_move() {
        let schedule = schedule(1, 5, 3);
        assert!(schedule.due(1, 1).is_some());
        assert_eq!(schedule.due(2, 1), None);
        assert_eq!(schedule.due(0, u32::MAX), None);
    }

    #[test]
    fn a_quota_gives_out_each_move_once() {
        let quota = Quota::new(3);
        assert_eq!((0..5).filter(|_| quota.take()).count(), 3);
    }

    async fn fake_tables(count: usize, fake: Fake) -> Vec<Table<Ours>> {
        let mut tables = Vec::new();
        for _ in 0..count {
            tables.push(fake.table().await);
        }
        tables
    }

    /// Far enough away for anything that ends by itself.
    fn later() -> Instant {
        Instant::now() + Duration::from_secs(3600)
    }

    #[tokio::test]
    async fn tables_share_the_moves_and_can_go_on_afterwards() {
        let tables = fake_tables(3, Fake::default()).await;
        let pace = Pace::AsFastAsAnswered(Quota::new(20));
        let (tables, measured) = play(tables, &pace, 20, later()).await;
        assert_eq!((tables.len(), measured.moves, measured.failures), (3, 20, 0));
        let (_, measured) = play(tables, &pace, 0, later()).await;
        assert_eq!(measured.moves, 0, "all are taken");
    }

    #[tokio::test]
    async fn games_that_are_over_are_done() {
        let tables = fake_tables(2, Fake { length: 3, ..Fake::default() }).await;
        let pace = Pace::AsFastAsAnswered(Quota::new(100));
        let (_, measured) = play(tables, &pace, 100, later()).await;
        assert_eq!((measured.moves, measured.failures, measured.out_of_time), (6, 0, false));
    }

    #[tokio::test]
    async fn a_refusal_counts_as_a_failure_and_the_others_go_on() {
        let mut tables = fake_tables(1, Fake { refuses_at: Some(0), ..Fake::default() }).await;
        tables.extend(fake_tables(1, Fake::default()).await);
        let pace = Pace::AsFastAsAnswered(Quota::new(11));
        let (tables, measured) = play(tables, &pace, 11, later()).await;
        assert_eq!((tables.len(), measured.moves, measured.failures), (1, 10, 1));
        assert!(measured.first_failure.unwrap().starts_with("refused"));
    }

    #[tokio::test]
    async fn moves_that_wait_for_a_slow_server_count_from_when_they_were_due() {
        let delay = Duration::from_millis(30);
        let tables = fake_tables(1, Fake { delay, ..Fake::default() }).await;
        let schedule = schedule(1000, 4, 1);
        let (_, measured) = play(tables, &Pace::Scheduled(schedule), 4, later()).await;
        assert_eq!(measured.moves, 4);
        // The last was due after 3 ms and its answer came after four delays at the earliest.
        assert!(measured.latencies.max().unwrap() >= 4 * delay - Duration::from_millis(3));
        assert!(measured.latencies.percentile(25).unwrap() >= delay);
    }

    #[tokio::test]
    async fn a_server_that_does_not_answer_uses_up_the_time() {
        let tables = fake_tables(2, Fake { silent_at: Some(2), ..Fake::default() }).await;
        let pace = Pace::AsFastAsAnswered(Quota::new(10));
        let deadline = Instant::now() + Duration::from_millis(300);
        let (tables, measured) = play(tables, &pace, 10, deadline).await;
        assert!(tables.is_empty() && measured.out_of_time);
        assert_eq!(measured.failures, 0);
        assert!(measured.moves <= 4);
    }
}
