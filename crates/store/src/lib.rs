//! The durable store: tables and their journals, in a file or in PostgreSQL.
//!
//! A table is a head that never changes and a journal of numbered entries. The store looks into
//! neither. What it promises:
//!
//! - A write that is answered with [`Appended::Done`] is on disk.
//! - The entries of a journal are 1, 2, 3 and so on without gaps. Of all who want to write the
//!   same number one succeeds, and the others get [`Appended::Taken`].
//! - Each entry has a checksum over itself and all before it: what is not as it was written, or is
//!   missing, is [`StoreError::Damaged`], for this table alone.
//! - After a failure, such as a full disk, the next write begins with a new connection.
//! - What notices need is kept apart from the tables: see [`Store::take`].
//! - Writes that come at the same time share one commit, so that a disk that manages a hundred
//!   commits a second can keep thousands of games going.

mod admin;
mod batch;
mod chain;
mod changes;
mod error;
mod files;
mod metrics;
mod model;
mod moderation;
mod notices;
mod postgres;
mod reading;
mod schema;
mod sqlite;
mod survey;
mod transaction;
mod url;
mod writer;

pub use chain::{Chain, Tip};
pub use error::StoreError;
pub use metrics::StoreMetrics;
pub use model::{
    Append, Appended, Change, Latest, NewTable, Snapshot, Stage, Statistics, StoredEntry,
    StoredHead, StoredTable, TableId, TableSummary, WholeTable,
};
pub use moderation::{Bulletin, NewReport, Report};
pub use notices::{Allowance, SECRET};
pub use survey::Survey;
pub use url::{BadStoreUrl, StoreUrl};

use batch::{Batch, Outcome};
use changes::{Listening, Origin};
use notices::Questions;
use postgres::Postgres;
use sqlite::Sqlite;
use std::{
    io,
    sync::{Arc, Mutex, PoisonError},
    time::{Duration, Instant},
};
use tokio::{sync::broadcast, time};
use url::Place;
use writer::Writer;

/// How long a database may take to answer.
const QUERY_TIMEOUT: Duration = Duration::from_secs(5);

/// How many entries of a journal are read at once.
const PAGE: u32 = 100;

/// How many changes wait for a receiver that is busy.
const CHANGES: usize = 4096;

/// Where tables and their journals are kept.
///
/// Dropping it finishes what is queued as long as the runtime lives; [`Store::close`] waits for it.
pub struct Store {
    database: Arc<Database>,
    writer: Writer,
    metrics: StoreMetrics,
    changes: broadcast::Sender<Change>,
    listening: Mutex<Option<Listening>>,
    questions: Questions,
}

/// What a store is opened for.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Purpose {
    /// To serve games from it.
    Serve,
    /// To administer it while others serve games from it.
    Administer,
}

/// The two databases.
enum Database {
    Sqlite(Sqlite),
    Postgres(Postgres),
}

impl Store {
    /// Opens a store. Creates file, folders and schema where they are missing, and brings an older
    /// schema up to date.
    ///
    /// # Errors
    /// If the database cannot be reached, is used by another server, is none or is too new.
    pub async fn open(url: &StoreUrl) -> Result<Self, StoreError> {
        Self::open_for(url, Purpose::Serve).await
    }

    /// Opens a store that servers may be using, for administration. Nothing is created, and the
    /// schema must be the one of this program. What other processes write is not reported.
    ///
    /// # Errors
    /// If there is no such store, it cannot be reached, or it is too old or too new.
    pub async fn open_beside(url: &StoreUrl) -> Result<Self, StoreError> {
        Self::open_for(url, Purpose::Administer).await
    }

    async fn open_for(url: &StoreUrl, purpose: Purpose) -> Result<Self, StoreError> {
        let (changes, _) = broadcast::channel(CHANGES);
        let mut listening = None;
        let database = match &url.0 {
            Place::Sqlite(path) => Arc::new(Database::Sqlite(Sqlite::open(path, purpose).await?)),
            Place::Postgres(options) => {
                let origin = Origin::random()?;
                let place = url.to_string();
                let database = Postgres::open(options, origin, &place, purpose).await?;
                if purpose == Purpose::Serve {
                    let started = Listening::start(options, origin, changes.clone()).await;
                    let unreachable =
                        |error| StoreError::Unreachable { place, why: error::cause(&error) };
                    listening = Some(started.map_err(unreachable)?);
                }
                Arc::new(Database::Postgres(database))
            }
        };
        if purpose == Purpose::Serve && matches!(*database, Database::Sqlite(_)) {
            listening = Some(Listening::watch(Arc::clone(&database), changes.clone()));
        }
        let metrics = StoreMetrics::default();
        let writer = Writer::start(Arc::clone(&database), metrics.clone());
        let (listening, questions) = (Mutex::new(listening), Questions::default());
        Ok(Self { database, writer, metrics, changes, listening, questions })
    }

    /// Creates a table. [`Appended::Taken`] if its name exists.
    ///
    /// # Errors
    /// If the database fails. After [`StoreError::Uncertain`] the table may exist.
    pub async fn create(&self, table: NewTable) -> Result<Appended, StoreError> {
        self.writer.create(table).await
    }

    /// Appends an entry to a table's journal, and takes over the stage and wake that come with it.
    /// Returns when it is on disk. [`Appended::Taken`] if somebody else has written this number.
    ///
    /// The write goes on even if the caller stops waiting.
    ///
    /// # Errors
    /// If there is no such table, the journal is shorter or another one than the writer has read, or
    /// the database fails. After
    /// [`StoreError::Uncertain`] read the table again; a write that is still on its way then is
    /// harmless, because its number is taken at the next attempt.
    pub async fn append(&self, append: Append) -> Result<Appended, StoreError> {
        self.writer.append(append).await
    }

    /// A table with its journal, or nothing if there is none.
    ///
    /// # Errors
    /// If the table is damaged or the database fails.
    pub async fn load(&self, id: &TableId) -> Result<Option<StoredTable>, StoreError> {
        match self.load_once(id).await {
            // It may have been deleted or rewritten between two reads.
            Err(StoreError::Damaged { .. }) => self.load_once(id).await,
            loaded => loaded,
        }
    }

    async fn load_once(&self, id: &TableId) -> Result<Option<StoredTable>, StoreError> {
        let Some(StoredHead { created, public, head, tip }) = self.head(id).await? else {
            return Ok(None);
        };
        // The head never changes and a journal only grows, so two statements do: an administrator's
        // change between them looks like damage, and the table is read again.
        let entries = self.read_journal(id, Tip::start(id), Some(tip), u32::MAX).await?;
        Ok(Some(StoredTable { created, public, head, entries }))
    }

    /// A table without its journal, or nothing if there is none.
    ///
    /// # Errors
    /// If the table is damaged or the database fails.
    pub async fn head(&self, id: &TableId) -> Result<Option<StoredHead>, StoreError> {
        let found = match &*self.database {
            Database::Sqlite(database) => self.read(database.head(id)).await,
            Database::Postgres(database) => self.read(database.head(id)).await,
        };
        found?.map(|row| reading::head(id, row)).transpose()
    }

    /// The next entries of a journal, as many as are read at once; none at its end. `after` is where
    /// the last ones ended, `known` the end that [`Store::head`] has returned.
    ///
    /// # Errors
    /// If they do not fit those ends or are damaged, or the database fails.
    pub async fn page_after(
        &self,
        id: &TableId,
        after: Tip,
        known: Tip,
    ) -> Result<Vec<StoredEntry>, StoreError> {
        self.read_journal(id, after, Some(known), PAGE).await
    }

    /// The entries of a journal after an end that was read before.
    ///
    /// # Errors
    /// If they do not fit that end or are damaged, or the database fails.
    pub async fn entries_after(
        &self,
        id: &TableId,
        after: Tip,
    ) -> Result<Vec<StoredEntry>, StoreError> {
        self.read_journal(id, after, None, u32::MAX).await
    }

    async fn read_journal(
        &self,
        id: &TableId,
        after: Tip,
        known: Option<Tip>,
        most: u32,
    ) -> Result<Vec<StoredEntry>, StoreError> {
        let number = after.number;
        let found = match &*self.database {
            Database::Sqlite(database) => self.read(database.entries_after(id, number, most)).await,
            Database::Postgres(database) => {
                self.read(database.entries_after(id, number, most)).await
            }
        };
        reading::journal(id, after, found?, known, most)
    }

    /// Public tables of a stage at which something has happened since then; the latest come first.
    ///
    /// # Errors
    /// If the database fails.
    pub async fn lobby(
        &self,
        stage: Stage,
        since: i64,
        limit: u32,
    ) -> Result<Vec<TableId>, StoreError> {
        match &*self.database {
            Database::Sqlite(database) => self.read(database.lobby(stage, since, limit)).await,
            Database::Postgres(database) => self.read(database.lobby(stage, since, limit)).await,
        }
    }

    /// Takes tables whose wake has come, earliest first, and puts their wake off until a later
    /// time. No two calls get the same table, not even in different processes. If the process that
    /// took a table ends before appending anything, the table is due again at that time.
    ///
    /// # Errors
    /// If the database fails. Tables may have been put off nevertheless.
    pub async fn claim_due(
        &self,
        now: i64,
        until: i64,
        limit: u32,
    ) -> Result<Vec<TableId>, StoreError> {
        match &*self.database {
            Database::Sqlite(database) => self.read(database.claim_due(now, until, limit)).await,
            Database::Postgres(database) => self.read(database.claim_due(now, until, limit)).await,
        }
    }

    /// The earliest wake of all tables.
    ///
    /// # Errors
    /// If the database fails.
    pub async fn next_wake(&self) -> Result<Option<i64>, StoreError> {
        match &*self.database {
            Database::Sqlite(database) => self.read(database.next_wake()).await,
            Database::Postgres(database) => self.read(database.next_wake()).await,
        }
    }

    /// When something was written last by any server, up to the latest time that the caller believes.
    /// It looks at all tables: for the start of a server.
    ///
    /// # Errors
    /// If the database fails.
    pub async fn latest(&self, most: i64) -> Result<Latest, StoreError> {
        let (at, later) = match &*self.database {
            Database::Sqlite(database) => self.read(database.latest(most)).await,
            Database::Postgres(database) => self.read(database.latest(most)).await,
        }?;
        Ok(Latest { at, later })
    }

    /// What other processes write from now on. A receiver that lags behind has missed something
    /// and should do as after [`Change::Missed`], which is all that is reported for a file.
    pub fn changes(&self) -> broadcast::Receiver<Change> {
        self.changes.subscribe()
    }

    /// Whether the database can be written to. The time now is really written, unless something was
    /// written a moment ago.
    ///
    /// # Errors
    /// If it cannot.
    pub async fn ready(&self, now: i64) -> Result<(), StoreError> {
        self.writer.prove(now).await
    }

    /// Whether writes are still carried out at all.
    pub fn is_alive(&self) -> bool {
        self.writer.is_alive()
    }

    /// What was done since the store was opened.
    pub fn statistics(&self) -> Statistics {
        self.metrics.statistics()
    }

    /// What is counted and timed.
    pub fn metrics(&self) -> &StoreMetrics {
        &self.metrics
    }

    /// How many writes wait for their turn.
    pub fn waiting(&self) -> usize {
        self.writer.waiting()
    }

    /// Finishes what is queued and closes the database. Later calls get [`StoreError::Closed`].
    ///
    /// # Errors
    /// If the last attempt to write has failed.
    pub async fn close(&self) -> Result<(), StoreError> {
        let last = self.writer.close().await;
        drop(self.listening.lock().unwrap_or_else(PoisonError::into_inner).take());
        match &*self.database {
            Database::Sqlite(database) => database.close().await,
            Database::Postgres(database) => database.close().await,
        }
        last
    }

    /// Waits for an answer of the database, and notes how long that took.
    async fn read<T>(&self, query: impl Future<Output = sqlx::Result<T>>) -> Result<T, StoreError> {
        let started = Instant::now();
        let answer = in_time(query).await;
        self.metrics.read_time.observe(started.elapsed().as_secs_f64());
        answer.map_err(StoreError::from)
    }
}

impl Database {
    async fn write(&self, batch: &Batch) -> Result<Outcome, StoreError> {
        match self {
            Self::Sqlite(database) => batch::write(database.begin().await?, batch).await,
            Self::Postgres(database) => batch::write(database.begin().await?, batch).await,
        }
    }
}

/// Does not wait for a database forever: a connection may be dead without either side knowing.
async fn in_time<T>(query: impl Future<Output = sqlx::Result<T>>) -> sqlx::Result<T> {
    time::timeout(QUERY_TIMEOUT, query).await.unwrap_or_else(|_| {
        let late = format!("no answer within {} seconds", QUERY_TIMEOUT.as_secs());
        Err(io::Error::new(io::ErrorKind::TimedOut, late).into())
    })
}
