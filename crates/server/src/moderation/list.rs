//! Lists in files that are read again when the files change.

use super::addresses::{BlockedAddresses, NoNetwork};
use magnumsal_table::words::{BlockedWords, NoWord};
use std::{
    fs, io,
    path::{Path, PathBuf},
    sync::{Arc, Mutex, PoisonError, RwLock},
    time::SystemTime,
};
use thiserror::Error;

/// What is made of the lines of a file.
pub trait Entries: Default + Send + Sync + 'static {
    /// Why a line is none.
    type Bad: std::error::Error;

    /// Takes a line, without its comment and blanks around it.
    ///
    /// # Errors
    /// If it makes no sense.
    fn add(&mut self, line: &str) -> Result<(), Self::Bad>;
}

impl Entries for BlockedWords {
    type Bad = NoWord;

    fn add(&mut self, line: &str) -> Result<(), NoWord> {
        Self::add(self, line)
    }
}

impl Entries for BlockedAddresses {
    type Bad = NoNetwork;

    fn add(&mut self, line: &str) -> Result<(), NoNetwork> {
        Self::add(self, line)
    }
}

/// Why a file cannot be used.
#[derive(Debug, Error)]
pub enum ListError {
    /// It cannot be read.
    #[error("{path} cannot be read: {why}")]
    Unreadable {
        /// Which file.
        path: PathBuf,
        /// What the system says.
        why: io::Error,
    },
    /// A line makes no sense.
    #[error("{path}, line {number}: `{line}` cannot be used: {why}")]
    BadLine {
        /// Which file.
        path: PathBuf,
        /// Which line, from 1.
        number: usize,
        /// The line.
        line: String,
        /// What is wrong with it.
        why: String,
    },
}

/// What a file holds, as long as it makes sense.
pub struct WatchedList<T> {
    path: PathBuf,
    entries: RwLock<Arc<T>>,
    /// What the file looked like when it was read last; nothing if it was not there.
    seen: Mutex<Option<Stamp>>,
}

/// How a changed file is recognised: by time and length.
type Stamp = (Option<SystemTime>, u64);

impl<T: Entries> WatchedList<T> {
    /// Reads a file.
    ///
    /// # Errors
    /// If it cannot be read, or a line makes no sense.
    pub fn open(path: &Path) -> Result<Self, ListError> {
        // First: a change in between is seen later.
        let seen = Mutex::new(stamp(path));
        let entries = RwLock::new(Arc::new(read(path)?));
        Ok(Self { path: path.to_owned(), entries, seen })
    }

    /// What was read last.
    pub(crate) fn get(&self) -> Arc<T> {
        self.entries.read().unwrap_or_else(PoisonError::into_inner).clone()
    }

    /// Reads the file again, if it has changed or it is asked for; returns whether it was read.
    pub(crate) fn read_again(&self, asked: bool) -> bool {
        let now = stamp(&self.path);
        let mut seen = self.seen.lock().unwrap_or_else(PoisonError::into_inner);
        if !asked && *seen == now {
            return false;
        }
        *seen = now;
        match read(&self.path) {
            Ok(entries) => {
                *self.entries.write().unwrap_or_else(PoisonError::into_inner) = Arc::new(entries);
                tracing::info!(path = %self.path.display(), "a list was read again");
                true
            }
            Err(error) => {
                tracing::error!(%error, "a list stays as it was");
                false
            }
        }
    }
}

fn stamp(path: &Path) -> Option<Stamp> {
    let data = fs::metadata(path).ok()?;
    Some((data.modified().ok(), data.len()))
}

fn read<T: Entries>(path: &Path) -> Result<T, ListError> {
    let text = fs::read_to_string(path)
        .map_err(|why| ListError::Unreadable { path: path.to_owned(), why })?;
    let mut entries = T::default();
    for (number, line) in (1..).zip(text.lines()) {
        let line = line.split('#').next().unwrap_or_default().trim();
        if line.is_empty() {
            continue;
        }
        entries.add(line).map_err(|why| ListError::BadLine {
            path: path.to_owned(),
            number,
            line: line.to_owned(),
            why: why.to_string(),
        })?;
    }
    Ok(entries)
}

#[cfg(test)]
mod tests {
    use super::*;
    use magnumsal_testbed::Folder;

    #[test]
    fn a_list_is_read_again_when_its_file_changes_and_stays_when_that_is_bad() {
        let folder = Folder::new().unwrap();
        let path = folder.path().join("words");
        fs::write(&path, "# of the mine\n\nbrine  # all of it\n").unwrap();
        let list = WatchedList::<BlockedWords>::open(&path).unwrap();
        assert!(!list.get().allow("brine") && list.get().allow("of the mine"));
        let before = list.get();
        list.read_again(false);
        assert!(Arc::ptr_eq(&before, &list.get()), "nothing has changed");
        // Another length, so that the clock of the disk does not matter.
        fs::write(&path, "brine\nsalt water\n").unwrap();
        list.read_again(false);
        assert!(!list.get().allow("salt water"));
        for bad in [Some("brine\n***\n"), None] {
            match bad {
                Some(text) => fs::write(&path, text).unwrap(),
                None => fs::remove_file(&path).unwrap(),
            }
            list.read_again(false);
            assert!(!list.get().allow("salt water"), "{bad:?}");
        }
        fs::write(&path, "brine\n").unwrap();
        list.read_again(false);
        assert!(list.get().allow("salt water"));
        // A signal asks for it.
        let before = list.get();
        list.read_again(true);
        assert!(!Arc::ptr_eq(&before, &list.get()));
    }

    #[test]
    fn a_bad_line_is_told_in_one_sentence() {
        let folder = Folder::new().unwrap();
        let path = folder.path().join("list");
        let told = |text: &str| {
            fs::write(&path, text).unwrap();
            WatchedList::<BlockedAddresses>::open(&path).err().unwrap().to_string()
        };
        let expected = format!(
            "{}, line 2: `198.51.100.0/33` cannot be used: give an address or a network, as in \
             192.0.2.7 or 2001:db8::/32",
            path.display()
        );
        assert_eq!(told("192.0.2.1\n198.51.100.0/33 # too long\n"), expected);
        fs::remove_file(&path).unwrap();
        let missing = WatchedList::<BlockedAddresses>::open(&path).err().unwrap().to_string();
        assert!(missing.contains("cannot be read: No such file"), "{missing}");
    }
}
