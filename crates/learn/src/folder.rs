//! What a training keeps: files that are whole or not there.

use serde::{Serialize, de::DeserializeOwned};
use std::{
    fs,
    io::{self, Write},
    path::{Path, PathBuf},
};

/// A file or folder that cannot be used.
#[derive(Debug, thiserror::Error)]
#[error("{}: {problem}", path.display())]
pub struct FileError {
    path: PathBuf,
    problem: String,
}

/// A folder of a training.
#[derive(Clone, Debug)]
pub(crate) struct Folder(PathBuf);

impl Folder {
    /// The folder with this path, made if need be.
    pub(crate) fn new(path: &Path) -> Result<Self, FileError> {
        let folder = Self(path.to_owned());
        fs::create_dir_all(path).map_err(|error| folder.failed("", &error))?;
        Ok(folder)
    }

    /// What was kept under a name, if anything was.
    pub(crate) fn read<T: DeserializeOwned>(&self, name: &str) -> Result<Option<T>, FileError> {
        match fs::read(self.0.join(name)) {
            Ok(bytes) => {
                let value = postcard::from_bytes(&bytes);
                value.map(Some).map_err(|error| self.failed(name, &error))
            }
            Err(error) if error.kind() == io::ErrorKind::NotFound => Ok(None),
            Err(error) => Err(self.failed(name, &error)),
        }
    }

    /// Keeps something under a name.
    pub(crate) fn write(&self, name: &str, value: &impl Serialize) -> Result<(), FileError> {
        let bytes = postcard::to_stdvec(value).map_err(|error| self.failed(name, &error))?;
        self.write_bytes(name, &bytes)
    }

    /// Keeps bytes under a name: they are written to another file first, which is then renamed.
    pub(crate) fn write_bytes(&self, name: &str, bytes: &[u8]) -> Result<(), FileError> {
        let path = self.0.join(name);
        let folder = path.parent().unwrap_or(&self.0);
        let written = fs::create_dir_all(folder).and_then(|()| {
            let mut draft = tempfile::NamedTempFile::new_in(folder)?;
            draft.write_all(bytes)?;
            draft.as_file().sync_all()?;
            draft.persist(&path).map_err(|error| error.error)?;
            Ok(())
        });
        written.map_err(|error| self.failed(name, &error))
    }

    /// What was kept under a name or, if nothing was, what is made now.
    pub(crate) fn read_or_make<T: Serialize + DeserializeOwned>(
        &self,
        name: &str,
        make: impl FnOnce() -> T,
    ) -> Result<T, FileError> {
        if let Some(value) = self.read(name)? {
            return Ok(value);
        }
        let value = make();
        self.write(name, &value)?;
        Ok(value)
    }

    /// Forgets what was kept under a name.
    pub(crate) fn remove(&self, name: &str) {
        // What is left behind does no harm.
        _ = fs::remove_file(self.0.join(name));
    }

    fn failed(&self, name: &str, problem: &impl ToString) -> FileError {
        FileError { path: self.0.join(name), problem: problem.to_string() }
    }
}
