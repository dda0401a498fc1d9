//! The one writer of a store: everything that has queued up becomes one commit.

use crate::{
    Database,
    batch::{Batch, Failure, Outcome, Verdict, by_id, by_number},
    error::{StoreError, cause},
    model::{Append, NewTable, Statistics},
};
use std::sync::{
    Arc,
    atomic::{AtomicU64, Ordering},
};
use tokio::sync::{mpsc, oneshot};

/// How many writes may wait. Whoever comes then waits for a place in the queue.
const QUEUE: usize = 4096;

/// How many writes are made together at most.
const BATCH: usize = 512;

type Answer = oneshot::Sender<Verdict>;

/// Something for the writer to do.
enum Job {
    Create(NewTable, Answer),
    Append(Append, Answer),
    /// Takes no more jobs, finishes those that are queued, and then drops this.
    Close(oneshot::Sender<()>),
}

/// The way to the writer. The writer ends when it is closed or dropped.
pub(crate) struct Writer {
    queue: mpsc::Sender<Job>,
    counters: Arc<Counters>,
}

#[derive(Default)]
struct Counters {
    commits: AtomicU64,
    tables: AtomicU64,
    entries: AtomicU64,
}

impl Writer {
    pub(crate) fn start(database: Arc<Database>) -> Self {
        let (queue, jobs) = mpsc::channel(QUEUE);
        let counters = Arc::new(Counters::default());
        tokio::spawn(work(database, jobs, Arc::clone(&counters)));
        Self { queue, counters }
    }

    pub(crate) async fn create(&self, table: NewTable) -> Verdict {
        no_zero(&table.head)?;
        self.ask(|answer| Job::Create(table, answer)).await
    }

    pub(crate) async fn append(&self, append: Append) -> Verdict {
        no_zero(&append.body)?;
        self.ask(|answer| Job::Append(append, answer)).await
    }

    async fn ask(&self, job: impl FnOnce(Answer) -> Job) -> Verdict {
        let (answer, verdict) = oneshot::channel();
        self.queue.send(job(answer)).await.map_err(|_| StoreError::Closed)?;
        let unanswered = |_| Err(StoreError::Uncertain("the writer has ended".to_owned()));
        verdict.await.unwrap_or_else(unanswered)
    }

    pub(crate) async fn close(&self) {
        let (end, ended) = oneshot::channel();
        if self.queue.send(Job::Close(end)).await.is_ok() {
            // The end is told by dropping the other half.
            let _ = ended.await;
        }
    }

    pub(crate) fn statistics(&self) -> Statistics {
        let now = |counter: &AtomicU64| counter.load(Ordering::Relaxed);
        let Counters { commits, tables, entries } = &*self.counters;
        Statistics { commits: now(commits), tables: now(tables), entries: now(entries) }
    }
}

/// One text that a database cannot keep would fail its whole batch.
fn no_zero(text: &str) -> Result<(), StoreError> {
    if text.contains('\0') { Err(StoreError::ZeroCharacter) } else { Ok(()) }
}

async fn work(database: Arc<Database>, mut queue: mpsc::Receiver<Job>, counters: Arc<Counters>) {
    let mut jobs = Vec::with_capacity(BATCH);
    let mut ends = Vec::new();
    while queue.recv_many(&mut jobs, BATCH).await > 0 {
        let mut tables = Vec::new();
        let mut appends = Vec::new();
        for job in jobs.drain(..) {
            match job {
                Job::Create(table, answer) => tables.push((table, answer)),
                Job::Append(append, answer) => appends.push((append, answer)),
                Job::Close(end) => {
                    queue.close();
                    ends.push(end);
                }
            }
        }
        // Both sorts are stable: of two for the same place the one that came first wins.
        tables.sort_by(|(a, _), (b, _)| by_id(a, b));
        appends.sort_by(|(a, _), (b, _)| by_number(a, b));
        let (tables, table_answers): (_, Vec<Answer>) = tables.into_iter().unzip();
        let (appends, append_answers): (_, Vec<Answer>) = appends.into_iter().unzip();
        let outcome = commit(&database, Batch { tables, appends }, &counters).await;
        match outcome {
            Ok(outcome) => {
                answer(table_answers, outcome.tables);
                answer(append_answers, outcome.appends);
            }
            Err(error) => {
                let answers = table_answers.into_iter().chain(append_answers);
                answer(answers, std::iter::repeat(Err(error)));
            }
        }
    }
}

async fn commit(
    database: &Database,
    batch: Batch,
    counters: &Counters,
) -> Result<Outcome, StoreError> {
    if batch.tables.is_empty() && batch.appends.is_empty() {
        return Ok(Outcome { tables: Vec::new(), appends: Vec::new() });
    }
    let outcome = database.write(&batch).await.map_err(|failure| {
        let error = match failure {
            Failure::Before(error) => StoreError::from(error),
            Failure::InCommit(error) => StoreError::Uncertain(cause(&error)),
        };
        let writes = batch.tables.len() + batch.appends.len();
        tracing::error!(%error, writes, "a batch of writes failed");
        error
    })?;
    let (tables, entries) = (outcome.tables_created(), outcome.entries_written());
    let add = |counter: &AtomicU64, more: usize| {
        counter.fetch_add(more as u64, Ordering::Relaxed);
    };
    add(&counters.commits, usize::from(tables + entries > 0));
    add(&counters.tables, tables);
    add(&counters.entries, entries);
    Ok(outcome)
}

/// Answers everybody. Who does not wait any more is not missed.
fn answer(answers: impl IntoIterator<Item = Answer>, verdicts: impl IntoIterator<Item = Verdict>) {
    for (answer, verdict) in answers.into_iter().zip(verdicts) {
        let _ = answer.send(verdict);
    }
}
