//! What commands read: edition files, records and moves.

use crate::{failure::Failure, files, table::Table, words::say};
use clap::Args;
use magnumsal_rules::{Edition, Record};
use std::path::{Path, PathBuf};

/// The record a command works on.
#[derive(Args, Debug)]
pub(crate) struct RecordFile {
    /// The game's record; `-` reads it from standard input
    #[arg(value_name = "RECORD")]
    pub(crate) path: PathBuf,
}

impl RecordFile {
    /// Whether the record comes from standard input.
    pub(crate) fn is_stdin(&self) -> bool {
        self.path == Path::new("-")
    }

    /// How messages name the record.
    pub(crate) fn name(&self) -> String {
        if self.is_stdin() {
            say("cli-standard-input", &[])
        } else {
            self.path.display().to_string()
        }
    }

    /// The record, its moves not judged yet.
    pub(crate) fn read(&self, edition: &Edition) -> Result<Record, Failure> {
        let text = files::read(&self.path)?;
        Record::from_json(&text, edition)
            .map_err(|error| Failure::record(&self.name(), &error, edition))
    }

    /// The table after all moves of the record.
    pub(crate) fn table(&self, edition: &Edition) -> Result<Table, Failure> {
        let record = self.read(edition)?;
        Table::replay(record).map_err(|error| Failure::record(&self.name(), &error, edition))
    }
}

/// The embedded edition, with these files in place of its own.
pub(crate) fn edition(paths: &[PathBuf]) -> Result<Edition, Failure> {
    if paths.is_empty() {
        return Ok(Edition::standard().clone());
    }
    let mut files = Vec::new();
    for path in paths {
        files.push((path.display().to_string(), files::read(path)?));
    }
    let files: Vec<_> = files.iter().map(|(name, text)| (name.as_str(), text.as_str())).collect();
    Edition::from_files(&files).map_err(|error| Failure::edition(&error))
}
