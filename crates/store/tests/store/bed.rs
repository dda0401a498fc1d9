//! Fresh databases, and short ways to write tables and entries.

use magnumsal_store::{Append, NewTable, Stage, Store, StoreError, StoreUrl, TableId, Tip};
use magnumsal_testbed::{Durability, Folder, Postgres};
use sqlx::{AssertSqlSafe, Connection as _, Executor as _};
use std::sync::LazyLock;

/// One cluster for all tests, each with a database of its own.
static CLUSTER: LazyLock<Postgres> = LazyLock::new(|| Postgres::start(Durability::Fast).unwrap());

/// A fresh database.
pub struct Bed {
    pub address: String,
    /// Removed with the bed.
    folder: Option<Folder>,
}

impl Bed {
    pub fn sqlite() -> Self {
        let folder = Folder::new().unwrap();
        let path = folder.path().join("some/folder/games.sqlite");
        Self { address: format!("sqlite:{}", path.display()), folder: Some(folder) }
    }

    pub fn postgres(name: &str) -> Self {
        Self { address: CLUSTER.url(name).unwrap(), folder: None }
    }

    /// Whether it is a SQLite file.
    pub fn is_file(&self) -> bool {
        self.folder.is_some()
    }

    pub async fn open(&self) -> Store {
        self.try_open().await.unwrap()
    }

    pub async fn try_open(&self) -> Result<Store, StoreError> {
        open(&self.address).await
    }

    /// Runs statements of this kind of database, past the store.
    pub async fn execute(&self, sqlite: &str, postgres: &str) {
        if self.is_file() {
            let mut connection = sqlx::SqliteConnection::connect(&self.address).await.unwrap();
            connection.execute(AssertSqlSafe(sqlite)).await.unwrap();
            connection.close().await.unwrap();
        } else {
            let mut connection = sqlx::PgConnection::connect(&self.address).await.unwrap();
            connection.execute(AssertSqlSafe(postgres)).await.unwrap();
            connection.close().await.unwrap();
        }
    }
}

impl Bed {
    /// The number that a question is answered with, past the store.
    pub async fn count(&self, question: &'static str) -> i64 {
        if self.folder.is_some() {
            let mut connection = sqlx::SqliteConnection::connect(&self.address).await.unwrap();
            sqlx::query_scalar(question).fetch_one(&mut connection).await.unwrap()
        } else {
            let mut connection = sqlx::PgConnection::connect(&self.address).await.unwrap();
            sqlx::query_scalar(question).fetch_one(&mut connection).await.unwrap()
        }
    }
}

pub async fn open(address: &str) -> Result<Store, StoreError> {
    Store::open(&address.parse::<StoreUrl>().unwrap()).await
}

/// Why a store does not open.
pub async fn refusal(address: &str) -> StoreError {
    open(address).await.err().unwrap()
}

/// The name of the table with this number.
pub fn id(number: u32) -> TableId {
    format!("{number:012}").parse().unwrap()
}

pub fn table(number: u32) -> NewTable {
    NewTable {
        id: id(number),
        created: i64::from(number),
        public: true,
        stage: Stage::Open,
        wake: None,
        imported: false,
        head: format!("{{\"table\":{number}}}"),
    }
}

/// An entry that comes after others like it.
pub fn entry(table: u32, number: u32) -> Append {
    let mut entry = Append {
        table: id(table),
        after: Tip::start(&id(table)),
        at: 0,
        body: String::new(),
        stage: Stage::Playing,
        wake: None,
    };
    for number in 1..=number {
        if number > 1 {
            entry.after = entry.tip();
        }
        entry.at = i64::from(number) * 1000;
        entry.body = format!("{{\"entry\":{number}}}");
    }
    entry
}

/// The numbers of a table's journal.
pub async fn numbers(store: &Store, table: u32) -> Vec<u32> {
    let entries = store.entries_after(&id(table), Tip::start(&id(table))).await.unwrap();
    entries.iter().map(|entry| entry.tip.number).collect()
}

/// The end of a table's journal.
pub async fn end(store: &Store, table: u32) -> Tip {
    let stored = store.load(&id(table)).await.unwrap().unwrap();
    stored.entries.last().map_or(Tip::start(&id(table)), |entry| entry.tip)
}
