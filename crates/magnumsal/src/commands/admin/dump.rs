//! The file that holds whole tables: to move them from store to store, and for backups.
//!
//! One JSON object a line. The first says what the file is, then each table is a line with as many
//! lines of its journal after it. Reports of players and who wants no notices may follow; the last line has sums and a hash of
//! everything before it, so that a file that was cut off or changed is noticed. It is the same for both
//! databases. `docs/hosting.md` describes it.

use super::tables::replay;
use crate::{failure::Failure, files::Draft};
use magnumsal_store::{
    NewReport, NewTable, SECRET, Stage, StoredEntry, StoredTable, TableId, TableSummary, Tip,
    WholeTable,
};
use magnumsal_table::{head::GameBox, stored::StoredError};
use serde::{Deserialize, Serialize, de::DeserializeOwned};
use sha2::{Digest as _, Sha256};
use std::{
    fs::File,
    io::{self, BufRead as _, BufReader, Read as _, Write},
    path::Path,
};

/// What the first line says the file is.
const FORMAT: &str = "magnumsal-tables";

/// The newest version of the format that is known here.
const VERSION: u32 = 1;

/// No head or line comes near this; it keeps a wrong file from using up all memory.
const LONGEST_LINE: u64 = 64 << 20;

/// The first line.
#[derive(Serialize, Deserialize)]
struct First {
    format: String,
    version: u32,
    /// When the file was made, in milliseconds since 1970.
    made: i64,
}

/// A table, and how many lines of its journal follow.
#[derive(Serialize, Deserialize)]
struct TableLine {
    table: TableId,
    created: i64,
    public: bool,
    imported: bool,
    stage: i64,
    wake: Option<i64>,
    head: String,
    lines: usize,
}

/// A line of a journal.
#[derive(Serialize, Deserialize)]
struct EntryLine {
    at: i64,
    body: String,
}

/// A report that is not settled.
#[derive(Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
struct ReportLine {
    report: TableId,
    line: Option<u32>,
    seat: Option<u8>,
    reporter: Option<u8>,
    text: String,
    at: i64,
}

/// Who wants no notices: the secret that hashes are made with, and such a hash. Both are
/// written in hexadecimal digits.
#[derive(Serialize, Deserialize)]
#[serde(rename_all = "lowercase", deny_unknown_fields)]
enum NoticeLine {
    Secret(String),
    Unwanted { id: String, since: i64 },
}

/// The last line.
#[derive(Serialize, Deserialize)]
struct Last {
    end: Sums,
}

/// What is in a file.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
pub(super) struct Sums {
    pub(super) tables: u64,
    pub(super) lines: u64,
    pub(super) reports: u64,
    sha256: String,
}

/// Where a file is written to.
pub(super) enum Target {
    File(Draft),
    Output(io::Stdout),
}

impl Target {
    /// Standard output for `-`, and otherwise a file for its owner alone: it holds deals of games that
    /// are played, hashes of keys and addresses.
    pub(super) fn new(path: &Path) -> Result<Self, Failure> {
        match path == Path::new("-") {
            true => Ok(Self::Output(io::stdout())),
            false => Ok(Self::File(Draft::private(path)?)),
        }
    }

    fn write(&mut self, text: &str) -> Result<(), Failure> {
        match self {
            Self::File(draft) => draft.write(text),
            Self::Output(out) => Ok(out.write_all(text.as_bytes())?),
        }
    }
}

/// A file that is being written.
pub(super) struct Writer {
    target: Target,
    hash: Sha256,
    sums: Sums,
}

impl Writer {
    pub(super) fn new(target: Target, now: i64) -> Result<Self, Failure> {
        let mut writer = Self { target, hash: Sha256::new(), sums: Sums::default() };
        writer.line(&First { format: FORMAT.to_owned(), version: VERSION, made: now })?;
        Ok(writer)
    }

    /// Adds a table.
    pub(super) fn table(
        &mut self,
        id: &TableId,
        row: &TableSummary,
        stored: &StoredTable,
    ) -> Result<(), Failure> {
        self.line(&TableLine {
            table: id.clone(),
            created: stored.created,
            public: stored.public,
            imported: row.imported,
            stage: row.stage.map_or(-1, |stage| i64::from(stage as i16)),
            wake: row.wake,
            head: stored.head.clone(),
            lines: stored.entries.len(),
        })?;
        for entry in &stored.entries {
            self.line(&EntryLine { at: entry.at, body: entry.body.clone() })?;
        }
        self.sums.tables += 1;
        self.sums.lines += stored.entries.len() as u64;
        Ok(())
    }

    /// Adds a report.
    pub(super) fn report(&mut self, report: NewReport) -> Result<(), Failure> {
        let NewReport { table, line, seat, reporter, text, at } = report;
        self.sums.reports += 1;
        self.line(&ReportLine { report: table, line, seat, reporter, text, at })
    }

    /// Adds who wants no notices, with the secret for their hashes.
    pub(super) fn notices(
        &mut self,
        secret: &[u8; SECRET],
        unwanted: &[(Vec<u8>, i64)],
    ) -> Result<(), Failure> {
        self.line(&NoticeLine::Secret(hex::encode(secret)))?;
        for (id, since) in unwanted {
            self.line(&NoticeLine::Unwanted { id: hex::encode(id), since: *since })?;
        }
        Ok(())
    }

    /// Ends the file. A file that takes its name is first read again as a whole.
    pub(super) fn finish(mut self, game_box: &GameBox) -> Result<Sums, Failure> {
        self.sums.sha256 = hex::encode(self.hash.clone().finalize());
        let sums = self.sums.clone();
        self.line(&Last { end: sums.clone() })?;
        match self.target {
            Target::Output(mut out) => out.flush()?,
            Target::File(mut draft) => {
                if let Some(path) = draft.flushed()? {
                    let found = verify(&path, game_box)?;
                    if found.sums != sums {
                        return Err(Failure::damaged("the file is not as it was written"));
                    }
                }
                draft.finish()?;
            }
        }
        Ok(sums)
    }

    fn line(&mut self, line: &impl Serialize) -> Result<(), Failure> {
        let text = serde_json::to_string(line);
        let text = text.map_err(|error| Failure::fault(format!("a table is no JSON: {error}")))?;
        let text = text + "\n";
        self.hash.update(&text);
        self.target.write(&text)
    }
}

/// A file that is being read.
pub(super) struct Reader {
    name: String,
    file: BufReader<File>,
    hash: Sha256,
    number: u64,
    sums: Sums,
    ended: bool,
}

/// Something that a file has.
pub(super) enum Item {
    Table(Box<Dumped>),
    Report(NewReport),
    /// The secret for notices.
    Secret([u8; SECRET]),
    /// Somebody who wants no notices, and since when.
    Unwanted(Vec<u8>, i64),
}

/// A table as a file has it.
pub(super) struct Dumped {
    pub(super) whole: WholeTable,
    /// Its row and its texts, as a store would return them.
    pub(super) stored: StoredTable,
}

impl Reader {
    pub(super) fn open(path: &Path) -> Result<Self, Failure> {
        let name = path.display().to_string();
        let file = File::open(path).map_err(|error| Failure::reading(&name, &error))?;
        let mut reader = Self {
            name,
            file: BufReader::new(file),
            hash: Sha256::new(),
            number: 0,
            sums: Sums::default(),
            ended: false,
        };
        let text = reader.line()?.unwrap_or_default();
        let first: Option<First> = serde_json::from_str(&text).ok();
        match first {
            Some(first) if first.format == FORMAT && first.version <= VERSION => Ok(reader),
            Some(first) if first.format == FORMAT => Err(reader.wrong(&format!(
                "it was written by a newer version of this program (format {}, known is {VERSION})",
                first.version
            ))),
            _ => Err(reader.wrong("it is not a file that `magnumsal admin` has exported")),
        }
    }

    /// What comes next; nothing at the end, once everything before it was as it was written.
    pub(super) fn next(&mut self) -> Result<Option<Item>, Failure> {
        if self.ended {
            return Ok(None);
        }
        let hash = self.hash.clone();
        let text = self.line()?.ok_or_else(|| self.wrong("its end is missing"))?;
        if let Ok(Last { end }) = serde_json::from_str(&text) {
            self.sums.sha256 = hex::encode(hash.finalize());
            if end != self.sums || self.line()?.is_some() {
                return Err(self.wrong("it is not as it was written"));
            }
            self.ended = true;
            return Ok(None);
        }
        if let Ok(line) = serde_json::from_str(&text) {
            let ReportLine { report: table, line, seat, reporter, text, at } = line;
            self.sums.reports += 1;
            return Ok(Some(Item::Report(NewReport { table, line, seat, reporter, text, at })));
        }
        if let Ok(line) = serde_json::from_str(&text) {
            return self.notice(line).map(Some);
        }
        let line: TableLine = self.read(&text)?;
        let mut entries = Vec::new();
        let mut stored = Vec::new();
        let mut tip = Tip::start(&line.table);
        for _ in 0..line.lines {
            let text = self.line()?.ok_or_else(|| self.wrong("its end is missing"))?;
            let EntryLine { at, body } = self.read(&text)?;
            tip = tip.then(at, &body);
            stored.push(StoredEntry { tip, at, body: body.clone() });
            entries.push((at, body));
        }
        self.sums.tables += 1;
        self.sums.lines += entries.len() as u64;
        let stage = Stage::from_number(line.stage);
        let stage = stage.ok_or_else(|| self.wrong("a table has no stage that is known"))?;
        let TableLine { table: id, created, public, imported, wake, head, .. } = line;
        let table = NewTable { id, created, public, stage, wake, imported, head: head.clone() };
        let stored = StoredTable { created, public, head, entries: stored };
        Ok(Some(Item::Table(Box::new(Dumped { whole: WholeTable { table, entries }, stored }))))
    }

    fn notice(&self, line: NoticeLine) -> Result<Item, Failure> {
        let wrong = |_| self.wrong("a number is not written in hexadecimal digits");
        match line {
            NoticeLine::Secret(digits) => {
                let mut secret = [0; SECRET];
                hex::decode_to_slice(digits, &mut secret).map_err(wrong)?;
                Ok(Item::Secret(secret))
            }
            NoticeLine::Unwanted { id, since } => {
                Ok(Item::Unwanted(hex::decode(id).map_err(wrong)?, since))
            }
        }
    }

    fn read<T: DeserializeOwned>(&self, text: &str) -> Result<T, Failure> {
        serde_json::from_str(text).map_err(|error| self.wrong(&error.to_string()))
    }

    /// A line, without its end; nothing at the end of the file.
    fn line(&mut self) -> Result<Option<String>, Failure> {
        let mut line = Vec::new();
        let read = self.file.by_ref().take(LONGEST_LINE).read_until(b'\n', &mut line);
        read.map_err(|error| Failure::reading(&self.name, &error))?;
        if line.is_empty() {
            return Ok(None);
        }
        self.number += 1;
        self.hash.update(&line);
        match String::from_utf8(line) {
            Ok(text) if text.ends_with('\n') => Ok(Some(text)),
            _ => Err(self.wrong("it was cut off, or is no text")),
        }
    }

    fn wrong(&self, why: &str) -> Failure {
        Failure::bad_input(format!("{}, line {}: {why}", self.name, self.number))
    }
}

/// What was found in a file that is as it was written.
#[derive(Default)]
pub(super) struct Found {
    pub(super) sums: Sums,
    /// Tables that this program cannot play: of a newer version, or with other component values.
    pub(super) unreadable: u64,
}

/// Reads a whole file and replays every table.
pub(super) fn verify(path: &Path, game_box: &GameBox) -> Result<Found, Failure> {
    let mut reader = Reader::open(path)?;
    let mut unreadable = 0;
    while let Some(item) = reader.next()? {
        let Item::Table(dumped) = item else { continue };
        let Dumped { whole, stored } = *dumped;
        let row = &whole.table;
        match replay(&row.id, &stored, game_box) {
            Err(StoredError::Damaged(damaged)) => return Err(reader.wrong(&damaged.to_string())),
            Err(_) => unreadable += 1,
            Ok(table) => {
                let in_row = (row.stage, row.public, row.imported);
                if in_row != (table.stage(), table.head().public, table.shows_only()) {
                    let id = &row.id;
                    return Err(reader.wrong(&format!("table {id} is another one than it says")));
                }
            }
        }
    }
    Ok(Found { sums: reader.sums, unreadable })
}
