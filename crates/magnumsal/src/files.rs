//! Reading and writing files, always as a whole.

use crate::{failure::Failure, words::say};
use magnumsal_phrases::Fact;
use std::{
    fs, io,
    io::{Read, Write},
    path::{Path, PathBuf},
};
use tempfile::TempPath;

/// No record or edition comes near this; it keeps an endless input from using up all memory.
const MOST_BYTES: u64 = 64 << 20;

/// The text of a file, or of standard input for `-`.
pub(crate) fn read(path: &Path) -> Result<String, Failure> {
    let is_stdin = path == Path::new("-");
    let name = if is_stdin { say("cli-standard-input", &[]) } else { path.display().to_string() };
    let failed = |error: io::Error| Failure::reading(&name, &error);
    let refused = |key: &str, facts: &[(&str, Fact)]| {
        let file = [("file", name.as_str().into())];
        Failure::bad_input(say(key, &[&file, facts].concat()))
    };
    let mut bytes = Vec::new();
    if is_stdin {
        io::stdin().lock().take(MOST_BYTES + 1).read_to_end(&mut bytes).map_err(failed)?;
    } else {
        let file = fs::File::open(path).map_err(failed)?;
        file.take(MOST_BYTES + 1).read_to_end(&mut bytes).map_err(failed)?;
    }
    if bytes.len() as u64 > MOST_BYTES {
        return Err(refused("cli-file-too-large", &[("most", (MOST_BYTES >> 20).into())]));
    }
    const MARKS: [&[u8]; 3] = [b"\xef\xbb\xbf", b"\xff\xfe", b"\xfe\xff"];
    if MARKS.iter().any(|mark| bytes.starts_with(mark)) {
        return Err(refused("cli-byte-order-mark", &[]));
    }
    if bytes.iter().all(u8::is_ascii_whitespace) {
        return Err(refused("cli-file-empty", &[]));
    }
    String::from_utf8(bytes).map_err(|error| {
        refused("cli-not-utf8", &[("byte", error.utf8_error().valid_up_to().into())])
    })
}

/// Writes a whole file. The text goes to a draft in the same folder, which takes the file's name at
/// the end, so that at any moment either the old or the new text is there.
pub(crate) fn write(path: &Path, text: &str) -> Result<(), Failure> {
    let mut draft = Draft::new(path)?;
    draft.write(text)?;
    draft.finish()
}

/// A file that is being written, next to the one whose name it takes when it is finished; a draft
/// that is dropped before leaves nothing behind.
pub(crate) struct Draft {
    path: PathBuf,
    file: io::BufWriter<fs::File>,
    /// The draft's own name and the one to take; nothing where the file is written at once.
    names: Option<(TempPath, PathBuf)>,
}

impl Draft {
    /// Begins a file; whether it can be written at all is known at once.
    pub(crate) fn new(path: &Path) -> Result<Self, Failure> {
        let failed = |error: io::Error| Failure::writing(path, &error);
        // Behind a symbolic link the file itself is replaced, not the link.
        let target = fs::canonicalize(path).unwrap_or_else(|_| path.to_owned());
        let existing = fs::metadata(&target).ok();
        if existing.as_ref().is_some_and(|old| !old.is_file()) {
            // A device or a pipe: renaming a file over it would destroy it.
            let file = fs::OpenOptions::new().write(true).open(&target).map_err(failed)?;
            return Ok(Self { path: path.to_owned(), file: io::BufWriter::new(file), names: None });
        }
        // In the same folder, since renaming works only within a file system; with the permissions
        // of any new file, where a temporary one would be for its owner alone.
        let folder = target.parent().unwrap_or(Path::new(""));
        let draft = tempfile::Builder::new()
            .prefix(".magnumsal-")
            .make_in(folder, |path| fs::File::create_new(path))
            .map_err(failed)?;
        if let Some(old) = existing {
            draft.as_file().set_permissions(old.permissions()).map_err(failed)?;
        }
        let (file, temporary) = draft.into_parts();
        let file = io::BufWriter::new(file);
        Ok(Self { path: path.to_owned(), file, names: Some((temporary, target)) })
    }

    /// Begins a file that is for its owner alone, unless there is one already with other permissions.
    pub(crate) fn private(path: &Path) -> Result<Self, Failure> {
        let draft = Self::new(path)?;
        #[cfg(unix)]
        if draft.names.is_some() && !path.exists() {
            use std::os::unix::fs::PermissionsExt as _;
            let private = draft.file.get_ref().set_permissions(fs::Permissions::from_mode(0o600));
            private.map_err(|error| Failure::writing(path, &error))?;
        }
        Ok(draft)
    }

    /// Writes out what was added so far, and returns where it can be read before it takes its name;
    /// nowhere if the file is a device or a pipe.
    pub(crate) fn flushed(&mut self) -> Result<Option<PathBuf>, Failure> {
        self.file.flush().map_err(|error| Failure::writing(&self.path, &error))?;
        Ok(self.names.as_ref().map(|(temporary, _)| temporary.to_path_buf()))
    }

    /// Adds text.
    pub(crate) fn write(&mut self, text: &str) -> Result<(), Failure> {
        let written = self.file.write_all(text.as_bytes());
        written.map_err(|error| Failure::writing(&self.path, &error))
    }

    /// The file is complete and takes its name.
    pub(crate) fn finish(mut self) -> Result<(), Failure> {
        let mut done = self.file.flush();
        if let Some((temporary, target)) = self.names {
            done = done
                .and_then(|()| self.file.get_ref().sync_all())
                .and_then(|()| temporary.persist(target).map_err(|error| error.error));
        }
        done.map_err(|error| Failure::writing(&self.path, &error))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn names(folder: &Path) -> Vec<String> {
        let names = fs::read_dir(folder).unwrap().map(|entry| entry.unwrap().file_name());
        names.map(|name| name.into_string().unwrap()).collect()
    }

    #[test]
    fn a_draft_is_seen_when_it_is_finished_and_leaves_nothing_else() {
        let folder = tempfile::tempdir().unwrap();
        let path = folder.path().join("game.json");
        let mut draft = Draft::new(&path).unwrap();
        draft.write("half").unwrap();
        assert!(!path.exists());
        drop(draft);
        assert!(names(folder.path()).is_empty());
        for text in ["one", "two"] {
            write(&path, text).unwrap();
            assert_eq!(fs::read_to_string(&path).unwrap(), text);
        }
        assert_eq!(names(folder.path()), ["game.json"]);
    }

    #[cfg(unix)]
    #[test]
    fn a_file_has_the_permissions_it_had_or_those_of_any_new_file() {
        use std::os::unix::fs::PermissionsExt;
        let folder = tempfile::tempdir().unwrap();
        let mode = |path: &Path| fs::metadata(path).unwrap().permissions().mode();
        let (plain, path) = (folder.path().join("plain"), folder.path().join("game.json"));
        fs::write(&plain, "").unwrap();
        write(&path, "one").unwrap();
        assert_eq!(mode(&path), mode(&plain));
        fs::set_permissions(&path, fs::Permissions::from_mode(0o606)).unwrap();
        write(&path, "two").unwrap();
        assert_eq!(mode(&path) & 0o777, 0o606);
    }
}
