//! Tables in a browser: what a server does with them, without a server.
//!
//! A write goes the same way as on a server: a step is decided, its line is made durable, the step is
//! taken, and all sockets at the table get the news. While a table's line is on its way to the disk, other
//! writes to that table wait, and so do messages of its sockets, so that all answers come in order.

mod due;
mod requests;
mod sockets;
mod thinking;
mod writing;

pub use requests::Asked;

use crate::{Effect, route};
use magnumsal_advice::Review;
use magnumsal_table::{
    close,
    head::GameBox,
    id::TableId,
    key::{Key, KeyHash},
    refusal::{Problem, Refusal},
    request::KeyRing,
    table::Table,
    wire::{self, Form, Refused},
};
use rand::{Rng as _, SeedableRng as _};
use rand_chacha::ChaCha20Rng;
use std::collections::{BTreeMap, VecDeque};
use thinking::{Reviewing, Thought};
use writing::{Task, Write, Writing};

/// Tables in a browser.
pub struct Local {
    game_box: GameBox,
    /// Distinguishes the pages from those of other versions.
    build: String,
    /// Where the pages are; links begin with it.
    base: String,
    rng: ChaCha20Rng,
    tables: BTreeMap<TableId, Held>,
    /// Stored tables that cannot be read, and why.
    unreadable: BTreeMap<TableId, Refusal>,
    sockets: BTreeMap<u32, Socket>,
    /// What is on its way to the disk.
    writes: BTreeMap<u32, Write>,
    /// What bots think about.
    thoughts: BTreeMap<u32, Thought>,
    /// The last token that was given to either.
    token: u32,
    /// What is to be done.
    effects: Vec<Effect>,
}

/// A line of a journal, as it is stored.
#[derive(Clone, Debug)]
pub struct StoredLine {
    /// When it was written.
    pub at: i64,
    /// The line.
    pub text: String,
}

/// A table in memory.
struct Held {
    table: Table,
    /// Its journal.
    lines: Vec<StoredLine>,
    /// How far the last line is ahead of the clock, in milliseconds: a clock that was set back gives
    /// nobody time.
    ahead: i64,
    /// The line that is on its way to the disk.
    writing: Option<Writing>,
    /// What comes after it.
    waiting: VecDeque<Task>,
    /// The position that a bot thinks about, and the job.
    thinking: Option<(u32, u32)>,
    /// What has failed is not tried again before this time.
    retry_at: i64,
    review: Option<Review>,
    reviewing: Option<Reviewing>,
}

/// The connection of a page to a table.
struct Socket {
    table: TableId,
    key: Option<KeyHash>,
    /// How it wants updates, once it has said hello.
    form: Option<Form>,
}

impl Held {
    fn new(table: Table, lines: Vec<StoredLine>, now: i64) -> Self {
        let mut held = Self {
            table,
            lines,
            ahead: 0,
            writing: None,
            waiting: VecDeque::new(),
            thinking: None,
            retry_at: i64::MIN,
            review: None,
            reviewing: None,
        };
        held.note_time(now);
        held
    }

    /// What time it is at the table while the clock shows this.
    fn time(&self, now: i64) -> i64 {
        now.saturating_add(self.ahead)
    }

    /// Remembers when the last line was written.
    fn note_time(&mut self, now: i64) {
        self.ahead = self.ahead.max(self.table.last_at().saturating_sub(now));
    }
}

impl Local {
    /// No tables yet. All random numbers come from the seed, `build` distinguishes the pages from those of
    /// other versions, and links begin with `base`.
    pub fn new(seed: [u8; 32], build: &str, base: &str) -> Self {
        Self {
            game_box: GameBox::default(),
            build: build.to_owned(),
            base: base.trim_end_matches('/').to_owned(),
            rng: ChaCha20Rng::from_seed(seed),
            tables: BTreeMap::new(),
            unreadable: BTreeMap::new(),
            sockets: BTreeMap::new(),
            writes: BTreeMap::new(),
            thoughts: BTreeMap::new(),
            token: 0,
            effects: Vec::new(),
        }
    }

    /// The tables that have to be loaded before a request is made, if they are stored.
    pub fn needs(&self, address: &str, body: Option<&str>) -> Vec<String> {
        let (path, _) = route::split(address);
        let ids: Vec<TableId> = if path == "/api/tables/mine" {
            let ring = body.and_then(|body| serde_json::from_str::<KeyRing>(body).ok());
            let keys = ring.iter().flat_map(KeyRing::keys);
            keys.filter_map(|key| key.table.parse().ok()).collect()
        } else {
            route::table_in(path).into_iter().collect()
        };
        let unknown =
            |id: &TableId| !self.tables.contains_key(id) && !self.unreadable.contains_key(id);
        ids.into_iter().filter(unknown).map(|id| id.to_string()).collect()
    }

    /// Reads a stored table. One that cannot be read is remembered: all requests for it
    /// are refused.
    pub fn load(
        &mut self,
        table: &str,
        created: i64,
        head: &str,
        lines: Vec<StoredLine>,
        now: i64,
    ) {
        let Ok(id) = table.parse::<TableId>() else { return };
        if self.tables.contains_key(&id) {
            return;
        }
        match self.read(&id, created, head, &lines) {
            Ok(table) => {
                self.unreadable.remove(&id);
                self.tables.insert(id, Held::new(table, lines, now));
            }
            Err(refusal) => drop(self.unreadable.insert(id, refusal)),
        }
    }

    /// Why a stored table cannot be read, as JSON.
    pub fn inspect(
        &self,
        table: &str,
        created: i64,
        head: &str,
        lines: &[StoredLine],
    ) -> Option<String> {
        let read = match table.parse() {
            Ok(id) => self.read(&id, created, head, lines).map(drop),
            Err(_) => Err(Problem::Damaged.into()),
        };
        read.err().map(|refusal| wire::text(&Refused::from(&refusal)))
    }

    fn read(
        &self,
        id: &TableId,
        created: i64,
        head: &str,
        lines: &[StoredLine],
    ) -> Result<Table, Refusal> {
        let mut table = Table::stored(id, head, created, &self.game_box)?;
        for line in lines {
            let step = table.stored_step(table.number() + 1, line.at, &line.text)?;
            table.apply(step);
        }
        Ok(table)
    }

    /// Forgets a table, which may be loaded again.
    pub fn drop_table(&mut self, table: &str) -> Vec<Effect> {
        if let Ok(id) = table.parse::<TableId>() {
            self.unreadable.remove(&id);
            self.give_up_writes(&id);
            if let Some(held) = self.tables.remove(&id) {
                self.stop_thoughts(&id, held);
            }
            let gone: Vec<u32> = self.sockets_at(&id).collect();
            for socket in gone {
                self.end(socket, close::COME_BACK, "the table is read again");
            }
        }
        self.done()
    }

    /// A loaded table, or why there is none.
    fn held(&self, id: &TableId) -> Result<&Held, Refusal> {
        self.tables.get(id).ok_or_else(|| match self.unreadable.get(id) {
            Some(refusal) => refusal.clone(),
            None => Problem::NoTable.into(),
        })
    }

    /// What is to be done now.
    fn done(&mut self) -> Vec<Effect> {
        std::mem::take(&mut self.effects)
    }

    fn next_token(&mut self) -> u32 {
        self.token = self.token.wrapping_add(1);
        self.token
    }

    fn key(&mut self) -> Key {
        Key::from_bytes(self.bytes())
    }

    fn bytes<const N: usize>(&mut self) -> [u8; N] {
        let mut bytes = [0; N];
        self.rng.fill_bytes(&mut bytes);
        bytes
    }
}

#[cfg(test)]
mod tests;
