//! What can go wrong with a store, each in one sentence.

use crate::model::TableId;
use std::{error::Error, fmt, path::PathBuf};

/// Why a store did not do what it was asked for.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum StoreError {
    /// Another server has the file open.
    InUse(PathBuf),
    /// The file is something else.
    NotADatabase(PathBuf),
    /// The file or its folder cannot be made, read or written.
    Unwritable {
        /// Which.
        path: PathBuf,
        /// What the system says.
        why: String,
    },
    /// PostgreSQL does not answer or does not let us in.
    Unreachable {
        /// The address, without the password.
        place: String,
        /// What was heard.
        why: String,
    },
    /// The database was written by a newer version of this program.
    Newer {
        /// The address, without the password.
        place: String,
        /// The database's schema.
        found: i64,
        /// The newest schema of this program.
        known: i64,
    },
    /// The schema could not be brought up to date.
    Schema {
        /// The address, without the password.
        place: String,
        /// What the database says.
        why: String,
    },
    /// The file was deleted or replaced while it was open.
    Replaced(PathBuf),
    /// There is no such table to append to.
    UnknownTable(TableId),
    /// The number of an entry does not follow the last one.
    Gap {
        /// The table.
        table: TableId,
        /// The number that was asked for.
        number: u32,
        /// The number that comes next.
        next: u32,
    },
    /// The journal is another one than the one that the writer has read, such as after a database
    /// was restored from a copy.
    Diverged {
        /// The table.
        table: TableId,
        /// The last entry that both have.
        number: u32,
    },
    /// Another server holds the table and does not let go.
    Locked(TableId),
    /// A table's rows are not as they were written.
    Damaged {
        /// The table.
        table: TableId,
        /// The entry; 0 is the head.
        number: u32,
        /// What is wrong with it.
        why: String,
    },
    /// A head or a body has a character that PostgreSQL cannot keep. JSON writes it as an escape.
    ZeroCharacter,
    /// It failed, and nothing was appended.
    Failed(String),
    /// It failed in such a way that the write may or may not have happened: read the table again.
    Uncertain(String),
    /// The store is closed.
    Closed,
}

impl fmt::Display for StoreError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::InUse(path) => write!(
                f,
                "the database {} is in use by another server: stop that one first, or name another \
                 file",
                path.display()
            ),
            Self::NotADatabase(path) => write!(
                f,
                "{} is not a SQLite database: name another file, or move this one away",
                path.display()
            ),
            Self::Unwritable { path, why } => write!(
                f,
                "the database {} cannot be opened ({why}): name a file in a folder that the server \
                 may write to",
                path.display()
            ),
            Self::Unreachable { place, why } => write!(
                f,
                "{place} cannot be reached ({why}): check that PostgreSQL runs there, and the \
                 user, password and database of the address"
            ),
            Self::Newer { place, found, known } => write!(
                f,
                "{place} was written by a newer version of this program (its schema is number \
                 {found}, this program knows {known}): use that version"
            ),
            Self::Schema { place, why } => write!(
                f,
                "the tables of {place} cannot be set up ({why}): it must be a database that \
                 nothing else uses, and the user must be allowed to create tables in it"
            ),
            Self::Replaced(path) => write!(
                f,
                "the database {} was deleted or replaced while the server was using it: what was \
                 written since is not in it; stop the server, put the right file there, and start \
                 it again",
                path.display()
            ),
            Self::UnknownTable(table) => write!(f, "there is no table {table}: create it first"),
            Self::Gap { table, number, next } => write!(
                f,
                "entry {number} cannot be appended to the journal of table {table}: the next one \
                 is {next}"
            ),
            Self::Diverged { table, number } => write!(
                f,
                "the journal of table {table} is another one than before, though it has the same \
                 {number} entries: read the table again"
            ),
            Self::Locked(table) => write!(
                f,
                "another server holds table {table} and does not let go: nothing was appended"
            ),
            Self::Damaged { table, number, why } => {
                write!(f, "table {table}, entry {number} of its journal is damaged: {why}")
            }
            Self::ZeroCharacter => f.write_str(
                "a text with the character U+0000 cannot be stored: write it as the escape \\u0000",
            ),
            Self::Failed(why) => write!(f, "the store failed ({why}), and nothing was appended"),
            Self::Uncertain(why) => write!(
                f,
                "the store failed ({why}), and it is uncertain whether it has kept this: read the \
                 table again"
            ),
            Self::Closed => f.write_str("the store is closed"),
        }
    }
}

impl Error for StoreError {}

impl From<sqlx::Error> for StoreError {
    fn from(error: sqlx::Error) -> Self {
        match error {
            sqlx::Error::PoolClosed => Self::Closed,
            error => Self::Failed(cause(&error)),
        }
    }
}

/// What is wrong, without sqlx's own words around it where possible.
pub(crate) fn cause(error: &sqlx::Error) -> String {
    match error {
        sqlx::Error::Database(error) => error.message().to_owned(),
        sqlx::Error::Io(error) => error.to_string(),
        sqlx::Error::Configuration(error) | sqlx::Error::Tls(error) => error.to_string(),
        sqlx::Error::PoolTimedOut => "no connection could be made in time".to_owned(),
        error => error.to_string(),
    }
}
