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

/// Writes a file as a whole: a new one is written beside it and takes its name at the end, so that
/// whatever happens either the old or the new text is there.
pub(crate) fn write(path: &Path, text: &str) -> Result<(), Failure> {
    let failed = |error: io::Error| Failure::file("write", path, &error);
    // Behind a symbolic link the file itself is replaced, not the link.
    let target = fs::canonicalize(path).unwrap_or_else(|_| path.to_owned());
    let existing = fs::metadata(&target).ok();
    if existing.as_ref().is_some_and(|old| !old.is_file()) {
        // A device or a pipe: renaming a file over it would destroy it.
        return fs::OpenOptions::new()
            .write(true)
            .open(&target)
            .and_then(|mut file| file.write_all(text.as_bytes()))
            .map_err(failed);
    }
    let temporary = beside(&target);
    let written = fs::File::create_new(&temporary).and_then(|mut file| {
        if let Some(old) = &existing {
            file.set_permissions(old.permissions())?;
        }
        file.write_all(text.as_bytes())?;
        file.sync_all()
    });
    let done = written.and_then(|()| fs::rename(&temporary, &target));
    if done.is_err() {
        // Nothing more can be done if it stays; the error below says what happened.
        let _ = fs::remove_file(&temporary);
    }
    done.map_err(failed)
}

/// A name in the same folder, since renaming works only within a file system.
fn beside(path: &Path) -> PathBuf {
    let mut name = std::ffi::OsString::from(".");
    name.push(path.file_name().unwrap_or_default());
    name.push(format!(".{}.tmp", std::process::id()));
    path.with_file_name(name)
}
