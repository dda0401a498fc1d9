//! Reading and writing files, never half.

use crate::{failure::Failure, words::say};
use magnumsal_phrases::Fact;
use std::{
    fs, io,
    io::{Read, Write},
    path::{Path, PathBuf},
};

/// No record or edition comes near this; it keeps an endless input from eating all memory.
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

/// Writes a whole file. The text is written beside it and takes its name at the end, so that
/// whatever happens either the old or the new text is there.
pub(crate) fn write(path: &Path, text: &str) -> Result<(), Failure> {
    let mut draft = Draft::new(path)?;
    draft.write(text)?;
    draft.finish()
}

/// A file that is being written, beside the one whose name it takes when it is finished; a draft
/// that is dropped before leaves nothing behind.
pub(crate) struct Draft {
    path: PathBuf,
    file: io::BufWriter<fs::File>,
    /// The draft's own name and the one to take; nothing where the file is written at once.
    names: Option<(PathBuf, PathBuf)>,
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
        let temporary = beside(&target);
        let file = fs::File::create_new(&temporary).map_err(failed)?;
        let permissions = existing.map(|old| old.permissions());
        let file = io::BufWriter::new(file);
        let draft = Self { path: path.to_owned(), file, names: Some((temporary, target)) };
        if let Some(permissions) = permissions {
            draft.file.get_ref().set_permissions(permissions).map_err(failed)?;
        }
        Ok(draft)
    }

    /// Adds text.
    pub(crate) fn write(&mut self, text: &str) -> Result<(), Failure> {
        let written = self.file.write_all(text.as_bytes());
        written.map_err(|error| Failure::writing(&self.path, &error))
    }

    /// The file is complete and takes its name.
    pub(crate) fn finish(mut self) -> Result<(), Failure> {
        let mut done = self.file.flush();
        if let Some((temporary, target)) = &self.names {
            done = done
                .and_then(|()| self.file.get_ref().sync_all())
                .and_then(|()| fs::rename(temporary, target));
            if done.is_ok() {
                self.names = None;
            }
        }
        done.map_err(|error| Failure::writing(&self.path, &error))
    }
}

impl Drop for Draft {
    fn drop(&mut self) {
        if let Some((temporary, _)) = &self.names {
            // Nothing more can be done if it stays; the error that was told says what happened.
            let _ = fs::remove_file(temporary);
        }
    }
}

/// A name in the same folder, since renaming works only within a file system.
fn beside(path: &Path) -> PathBuf {
    let mut name = std::ffi::OsString::from(".");
    name.push(path.file_name().unwrap_or_default());
    name.push(format!(".{}.tmp", std::process::id()));
    path.with_file_name(name)
}
