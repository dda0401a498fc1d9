//! What can go wrong with a store, each in one sentence.

use crate::model::TableId;
use std::path::PathBuf;
use thiserror::Error;

/// Why a store did not do what it was asked for.
#[derive(Clone, PartialEq, Eq, Debug, Error)]
pub enum StoreError {
    /// Another server has the file open.
    #[error(
        "the database {0} is in use by another server: stop that one first, or name another file"
    )]
    InUse(PathBuf),
    /// The file is something else.
    #[error("{0} is not a SQLite database: name another file, or move this one away")]
    NotADatabase(PathBuf),
    /// The file or its folder cannot be made, read or written.
    #[error(
        "the database {path} cannot be opened ({why}): name a file in a folder that the server may \
         write to"
    )]
    Unwritable {
        /// Which.
        path: PathBuf,
        /// What the system says.
        why: String,
    },
    /// There is no such file, and none is to be made.
    #[error("there is no database {0}: name the file that the server uses")]
    NoFile(PathBuf),
    /// PostgreSQL does not answer or does not let us in.
    #[error(
        "{place} cannot be reached ({why}): check that PostgreSQL runs there, and the user, \
         password and database of the address"
    )]
    Unreachable {
        /// The address, without the password.
        place: String,
        /// What the system or the database said.
        why: String,
    },
    /// The database was written by a newer version of this program.
    #[error(
        "{place} was written by a newer version of this program (its schema is number {found}, \
         this program knows {known}): use that version"
    )]
    Newer {
        /// The address, without the password.
        place: String,
        /// The database's schema.
        found: i64,
        /// The newest schema of this program.
        known: i64,
    },
    /// The database was made by an older version of this program, or nothing was ever kept in it.
    #[error(
        "{place} has no games of this version (its schema is number {found}, this program needs \
         {known}): start the server of this version once, which brings it up to date"
    )]
    Older {
        /// The address, without the password.
        place: String,
        /// The database's schema; 0 if it has none.
        found: i64,
        /// The schema of this program.
        known: i64,
    },
    /// The schema could not be brought up to date.
    #[error(
        "the tables of {place} cannot be set up ({why}): it must be a database that nothing else \
         uses, and the user must be allowed to create tables in it"
    )]
    Schema {
        /// The address, without the password.
        place: String,
        /// What the database says.
        why: String,
    },
    /// The file was deleted or replaced while it was open.
    #[error(
        "the database {0} was deleted or replaced while the server was using it: what was written \
         since is not in it; stop the server, put the right file there, and start it again"
    )]
    Replaced(PathBuf),
    /// There is no such table to append to.
    #[error("there is no table {0}: create it first")]
    UnknownTable(TableId),
    /// The number of an entry does not follow the last one.
    #[error(
        "entry {number} cannot be appended to the journal of table {table}: the next one is {next}"
    )]
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
    #[error(
        "the journal of table {table} is another one than before, though it has the same {number} \
         entries: read the table again"
    )]
    Diverged {
        /// The table.
        table: TableId,
        /// The last entry that both have.
        number: u32,
    },
    /// Another server holds the table and does not let go.
    #[error("another server holds table {0} and does not let go: nothing was appended")]
    Locked(TableId),
    /// A table's rows are not as they were written.
    #[error("table {table}, entry {number} of its journal is damaged: {why}")]
    Damaged {
        /// The table.
        table: TableId,
        /// The entry; 0 is the head.
        number: u32,
        /// What is wrong with it.
        why: String,
    },
    /// A head or a body has a character that PostgreSQL cannot keep. JSON writes it as an escape.
    #[error("a text with the character U+0000 cannot be stored: write it as the escape \\u0000")]
    ZeroCharacter,
    /// It failed, and nothing was appended.
    #[error("the store failed ({0}), and nothing was appended")]
    Failed(String),
    /// It failed in such a way that the write may or may not have happened: read the table again.
    #[error(
        "the store failed ({0}), and it is uncertain whether it has kept this: read the table again"
    )]
    Uncertain(String),
    /// The store is closed.
    #[error("the store is closed")]
    Closed,
}

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
