//! The files of a SQLite database: where they are, who may use them, and whether they are still there.

use crate::error::StoreError;
use std::{
    ffi::OsString,
    fs::{self, File, TryLockError},
    io,
    path::{Path, PathBuf},
    sync::{
        Arc, Mutex, PoisonError,
        atomic::{AtomicBool, Ordering},
    },
};

/// The files of a database that this process has opened.
pub(crate) struct Files {
    database: PathBuf,
    found: FileId,
    log: PathBuf,
    log_found: LogId,
    /// Once one of them was missing, nothing is written any more: a new connection would make a new log,
    /// and others would go on reading in the old one.
    replaced: AtomicBool,
    /// Held as long as a server has the database open. Not the database itself is locked: closing any handle
    /// of it would drop SQLite's own locks.
    lock: Option<File>,
}

/// The write-ahead log that the writer's connection has open; each connection may make a new one.
#[derive(Clone, Default)]
pub(crate) struct LogId(Arc<Mutex<Option<FileId>>>);

impl LogId {
    /// A new connection opens the log again.
    pub(crate) fn forget(&self) {
        *self.0.lock().unwrap_or_else(PoisonError::into_inner) = None;
    }

    /// Whether it is the same file as at the last call since [`LogId::forget`].
    fn is(&self, found: FileId) -> bool {
        let mut known = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        *known.get_or_insert(found) == found
    }
}

/// SQLite's number for what the writer's connection has seen: it changes when somebody else writes,
/// and means something for one connection only.
#[derive(Clone, Default)]
pub(crate) struct DataVersion(Arc<Mutex<Option<i64>>>);

impl DataVersion {
    /// A new connection has numbers of its own.
    pub(crate) fn forget(&self) {
        *self.0.lock().unwrap_or_else(PoisonError::into_inner) = None;
    }

    /// Whether it is the same number as at the last call, of the same connection.
    pub(crate) fn is(&self, found: i64) -> bool {
        let mut known = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        known.replace(found) == Some(found)
    }
}

impl Files {
    /// The full path of a database, after making its folders, and its lock. Every path to a
    /// database leads to the same lock.
    pub(crate) fn lock(path: &Path) -> Result<(PathBuf, File), StoreError> {
        let unwritable = |error: io::Error| StoreError::Unwritable {
            path: path.to_owned(),
            why: error.to_string(),
        };
        let database = full_path(path).map_err(unwritable)?;
        let lock = File::create(sibling(&database, ".lock")).map_err(unwritable)?;
        match lock.try_lock() {
            Ok(()) => Ok((database, lock)),
            Err(TryLockError::WouldBlock) => Err(StoreError::InUse(path.to_owned())),
            Err(TryLockError::Error(error)) => Err(unwritable(error)),
        }
    }

    /// The full path of a database that is there.
    pub(crate) fn find(path: &Path) -> Result<PathBuf, StoreError> {
        fs::canonicalize(path).map_err(|error| match error.kind() {
            io::ErrorKind::NotFound => StoreError::NoFile(path.to_owned()),
            _ => StoreError::Unwritable { path: path.to_owned(), why: error.to_string() },
        })
    }

    /// The files of a database that was just opened.
    pub(crate) fn opened(
        database: PathBuf,
        lock: Option<File>,
        log_found: LogId,
    ) -> io::Result<Self> {
        let found = FileId::of(&database)?;
        let log = sibling(&database, "-wal");
        Ok(Self { database, found, log, log_found, replaced: AtomicBool::new(false), lock })
    }

    /// That the database still is the file that was opened. On most systems a file that was deleted
    /// or replaced can still be written to, and what is in it is lost.
    pub(crate) fn check_database(&self) -> Result<(), StoreError> {
        self.same(FileId::of(&self.database).is_ok_and(|found| found == self.found))
    }

    /// The same for its log, while the writer's connection has it open.
    pub(crate) fn check_log(&self) -> Result<(), StoreError> {
        self.same(FileId::of(&self.log).is_ok_and(|found| self.log_found.is(found)))
    }

    fn same(&self, same: bool) -> Result<(), StoreError> {
        if same && !self.replaced.load(Ordering::Relaxed) {
            return Ok(());
        }
        self.replaced.store(true, Ordering::Relaxed);
        Err(StoreError::Replaced(self.database.clone()))
    }

    /// Lets another process use the database.
    pub(crate) fn unlock(&self) {
        // It would be unlocked with the last owner of this anyway.
        let _ = self.lock.as_ref().map(File::unlock);
    }
}

/// What identifies a file under any name.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
struct FileId {
    #[cfg(unix)]
    device: u64,
    #[cfg(unix)]
    inode: u64,
}

impl FileId {
    #[cfg(unix)]
    fn of(path: &Path) -> io::Result<Self> {
        use std::os::unix::fs::MetadataExt as _;
        fs::metadata(path).map(|file| Self { device: file.dev(), inode: file.ino() })
    }

    /// Other systems do not let go of files that are open: it is enough that it is there.
    #[cfg(not(unix))]
    fn of(path: &Path) -> io::Result<Self> {
        fs::metadata(path).map(|_| Self {})
    }
}

/// The path without links, after making its folders.
fn full_path(path: &Path) -> io::Result<PathBuf> {
    if let Ok(full) = fs::canonicalize(path) {
        return Ok(full);
    }
    let folder = match path.parent() {
        Some(folder) if folder != Path::new("") => folder,
        _ => Path::new("."),
    };
    fs::create_dir_all(folder)?;
    let name = path.file_name().ok_or(io::ErrorKind::IsADirectory)?;
    Ok(fs::canonicalize(folder)?.join(name))
}

/// A file whose name is that of another with something after it.
fn sibling(file: &Path, ending: &str) -> PathBuf {
    let mut path = OsString::from(file);
    path.push(ending);
    PathBuf::from(path)
}
