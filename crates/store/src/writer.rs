//! The one writer of a store: everything that has queued up becomes one commit.

use crate::{
    Database,
    batch::{Batch, Outcome, Verdict, by_id, by_number},
    error::StoreError,
    metrics::StoreMetrics,
    model::{Append, Appended, NewTable},
};
use std::{
    sync::{Arc, Mutex, PoisonError},
    time::{Duration, Instant},
};
use tokio::{
    sync::{mpsc, oneshot},
    time,
};
use tracing::{Instrument as _, Span};

/// How many writes may wait. Further writes wait for a place in the queue.
const QUEUE: usize = 4096;

/// How many writes are made together at most.
pub(crate) const BATCH: usize = 512;

/// How soon a write to a table that another server holds is tried again.
const RETRY: Duration = Duration::from_millis(20);

/// For how long it is tried.
const PATIENCE: Duration = Duration::from_secs(5);

/// For how long a write shows that the next one will succeed, too.
const FRESH: Duration = Duration::from_secs(2);

type Answer = oneshot::Sender<Verdict>;

/// Something for the writer to do.
enum Job {
    Create(NewTable, Answer),
    /// With the span in which it was asked for.
    Append(Append, Answer, Span),
    /// Writes this time, which belongs to no table.
    Prove(i64, oneshot::Sender<Result<(), StoreError>>),
    /// Takes no more jobs, finishes those that are queued, and then drops this.
    Close(oneshot::Sender<()>),
}

/// The way to the writer. The writer ends when it is closed or dropped.
pub(crate) struct Writer {
    queue: mpsc::Sender<Job>,
    done: Arc<Done>,
}

/// What was done so far.
struct Done {
    metrics: StoreMetrics,
    last: Mutex<Last>,
}

/// How the last attempt to write went.
#[derive(Default)]
struct Last {
    succeeded: Option<Instant>,
    failure: Option<StoreError>,
}

impl Writer {
    pub(crate) fn start(database: Arc<Database>, metrics: StoreMetrics) -> Self {
        let (queue, jobs) = mpsc::channel(QUEUE);
        let done = Arc::new(Done { metrics, last: Mutex::default() });
        let working = Working { database, done: Arc::clone(&done), waiting: Vec::new() };
        tokio::spawn(working.work(jobs));
        Self { queue, done }
    }

    pub(crate) async fn create(&self, table: NewTable) -> Verdict {
        no_zero(&table.head)?;
        self.ask(|answer| Job::Create(table, answer)).await
    }

    pub(crate) async fn append(&self, append: Append) -> Verdict {
        no_zero(&append.body)?;
        let span = tracing::debug_span!("append", table = %append.table, number = append.number());
        let writing = async {
            let verdict = self.ask(|answer| Job::Append(append, answer, Span::current())).await;
            match &verdict {
                Ok(Appended::Done) => tracing::debug!("on disk"),
                Ok(Appended::Taken) => tracing::debug!("the number is taken"),
                Err(error) => tracing::debug!(%error, "not written"),
            }
            verdict
        };
        writing.instrument(span).await
    }

    /// Finds out whether writing works.
    pub(crate) async fn prove(&self, now: i64) -> Result<(), StoreError> {
        if self.done.is_fresh() {
            return Ok(());
        }
        self.ask(|answer| Job::Prove(now, answer)).await
    }

    async fn ask<T>(
        &self,
        job: impl FnOnce(oneshot::Sender<Result<T, StoreError>>) -> Job,
    ) -> Result<T, StoreError> {
        let (answer, verdict) = oneshot::channel();
        self.queue.send(job(answer)).await.map_err(|_| StoreError::Closed)?;
        let unanswered = |_| Err(StoreError::Uncertain("the writer has ended".to_owned()));
        verdict.await.unwrap_or_else(unanswered)
    }

    pub(crate) fn is_alive(&self) -> bool {
        !self.queue.is_closed()
    }

    /// Finishes what is queued, and returns how the last attempt to write went.
    pub(crate) async fn close(&self) -> Result<(), StoreError> {
        let (end, ended) = oneshot::channel();
        if self.queue.send(Job::Close(end)).await.is_ok() {
            // The writer drops the other half at its end.
            let _ = ended.await;
        }
        self.done.last().failure.clone().map_or(Ok(()), Err)
    }

    /// How many writes wait for their turn.
    pub(crate) fn waiting(&self) -> usize {
        self.queue.max_capacity() - self.queue.capacity()
    }
}

/// One text that a database cannot keep would fail its whole batch.
pub(crate) fn no_zero(text: &str) -> Result<(), StoreError> {
    if text.contains('\0') { Err(StoreError::ZeroCharacter) } else { Ok(()) }
}

impl Done {
    fn last(&self) -> std::sync::MutexGuard<'_, Last> {
        self.last.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// Whether something was written a moment ago.
    fn is_fresh(&self) -> bool {
        let last = self.last();
        last.failure.is_none() && last.succeeded.is_some_and(|at| at.elapsed() < FRESH)
    }

    fn note(&self, outcome: &Result<Outcome, StoreError>, time: Duration) {
        let StoreMetrics { commits, tables, entries, commit_time, .. } = &self.metrics;
        commit_time.observe(time.as_secs_f64());
        match outcome {
            Ok(outcome) => {
                let (created, written) = (outcome.tables_created(), outcome.entries_written());
                commits.inc_by(u64::from(created + written > 0));
                tables.inc_by(created as u64);
                entries.inc_by(written as u64);
                *self.last() = Last { succeeded: Some(Instant::now()), failure: None };
            }
            Err(error) => self.last().failure = Some(error.clone()),
        }
    }
}

/// The writer at work.
struct Working {
    database: Arc<Database>,
    done: Arc<Done>,
    /// What could not be written yet because another server holds the table.
    waiting: Vec<Waiting>,
}

struct Waiting {
    append: Append,
    answer: Answer,
    span: Span,
    since: Instant,
}

impl Working {
    async fn work(mut self, mut queue: mpsc::Receiver<Job>) {
        let mut jobs = Vec::with_capacity(BATCH);
        let mut ends = Vec::new();
        loop {
            let received = queue.recv_many(&mut jobs, BATCH);
            if self.waiting.is_empty() {
                if received.await == 0 {
                    break;
                }
            } else {
                // After the end nothing is received, at once.
                let pause = time::sleep(RETRY);
                if time::timeout(RETRY, received).await == Ok(0) {
                    pause.await;
                }
            }
            let mut tables = Vec::new();
            let mut proofs = Vec::new();
            let mut appends = std::mem::take(&mut self.waiting);
            for job in jobs.drain(..) {
                match job {
                    Job::Create(table, answer) => tables.push((table, answer)),
                    Job::Append(append, answer, span) => {
                        appends.push(Waiting { append, answer, span, since: Instant::now() });
                    }
                    Job::Prove(now, answer) => proofs.push((now, answer)),
                    Job::Close(end) => {
                        queue.close();
                        ends.push(end);
                    }
                }
            }
            if !(tables.is_empty() && appends.is_empty() && proofs.is_empty()) {
                self.commit(tables, appends, proofs).await;
            }
        }
    }

    async fn commit(
        &mut self,
        mut tables: Vec<(NewTable, Answer)>,
        mut appends: Vec<Waiting>,
        proofs: Vec<(i64, oneshot::Sender<Result<(), StoreError>>)>,
    ) {
        // Both sorts are stable: of two for the same place the one that came first wins.
        tables.sort_by(|(a, _), (b, _)| by_id(a, b));
        appends.sort_by(|a, b| by_number(&a.append, &b.append));
        let (tables, table_answers): (_, Vec<Answer>) = tables.into_iter().unzip();
        let span = commit_span(&appends);
        let (appends, answers): (Vec<Append>, Vec<_>) =
            appends.into_iter().map(|one| (one.append, (one.answer, one.span, one.since))).unzip();
        let proof = proofs.last().map(|&(now, _)| now);
        let batch = Batch { tables, appends, proof };
        let started = Instant::now();
        let outcome = self.database.write(&batch).instrument(span).await;
        self.done.note(&outcome, started.elapsed());
        let proved = outcome.as_ref().map(drop).map_err(Clone::clone);
        for (_, answer) in proofs {
            let _ = answer.send(proved.clone());
        }
        let Outcome { tables, appends } = outcome.unwrap_or_else(|error| {
            let Batch { tables, appends, .. } = &batch;
            let writes = tables.len() + appends.len();
            tracing::error!(%error, writes, "a batch of writes failed");
            let all = |writes: usize| vec![Err(error.clone()); writes];
            Outcome { tables: all(tables.len()), appends: all(appends.len()) }
        });
        // It is no error if the caller has stopped waiting.
        for (answer, verdict) in table_answers.into_iter().zip(tables) {
            let _ = answer.send(verdict);
        }
        for ((append, (answer, span, since)), verdict) in
            batch.appends.into_iter().zip(answers).zip(appends)
        {
            if matches!(verdict, Err(StoreError::Locked(_))) && since.elapsed() < PATIENCE {
                self.waiting.push(Waiting { append, answer, span, since });
            } else {
                let _ = answer.send(verdict);
            }
        }
    }
}

/// A transaction serves many: it is a part of the first write in it, and linked with the others.
fn commit_span(appends: &[Waiting]) -> Span {
    let writes = appends.len();
    let Some((first, others)) = appends.split_first() else {
        return tracing::debug_span!("commit", writes);
    };
    let span = tracing::debug_span!(parent: &first.span, "commit", writes);
    for other in others {
        span.follows_from(&other.span);
    }
    span
}
