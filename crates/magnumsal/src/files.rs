//! Reading and writing files, never half.

use crate::failure::Failure;
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
    let name = if is_stdin { Path::new("standard input") } else { path };
    let failed = |error: io::Error| Failure::file("read", name, &error);
    let mut bytes = Vec::new();
    if is_stdin {
        io::stdin().lock().take(MOST_BYTES + 1).read_to_end(&mut bytes).map_err(failed)?;
    } else {
        let file = fs::File::open(path).map_err(failed)?;
        file.take(MOST_BYTES + 1).read_to_end(&mut bytes).map_err(failed)?;
    }
    if bytes.len() as u64 > MOST_BYTES {
        let most = MOST_BYTES >> 20;
        return Err(Failure::bad_input(format!(
            "{} is larger than {most} MB, so it is no file of this game",
            name.display()
        )));
    }
    const MARKS: [&[u8]; 3] = [b"\xef\xbb\xbf", b"\xff\xfe", b"\xfe\xff"];
    if MARKS.iter().any(|mark| bytes.starts_with(mark)) {
        return Err(Failure::bad_input(format!(
            "{} begins with a byte order mark; save it as UTF-8 without one",
            name.display()
        )));
    }
    if bytes.iter().all(u8::is_ascii_whitespace) {
        return Err(Failure::bad_input(format!("{} is empty", name.display())));
    }
    String::from_utf8(bytes).map_err(|error| {
        let at = error.utf8_error().valid_up_to();
        Failure::bad_input(format!(
            "{} is not a text in UTF-8: byte {at} cannot be read; records and editions are text",
            name.display()
        ))
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
        let failed = |error: io::Error| Failure::file("write", path, &error);
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
        written.map_err(|error| Failure::file("write", &self.path, &error))
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
        done.map_err(|error| Failure::file("write", &self.path, &error))
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
