//! What a server would say at a table of some deal.

use magnumsal_advice::advise;
use magnumsal_bots::Candidate;
use magnumsal_phrases::{Occasion, Phrases};
use magnumsal_rules::{Record, Seat, Viewer};
use magnumsal_server::notice::Channels;
use magnumsal_table::{
    command::Command,
    decide::{Access, Decision, Given},
    entry::Line,
    head::{FirstHolder, GameBox, Head, Origin},
    id::TableId,
    key::{Key, KeyHash},
    refusal::Refusal,
    seal::Nonce,
    spec::TableOptions,
    step::{Damaged, Step},
    table::Table,
    trial::Trial,
    version::{JOURNAL, PROTOCOL},
    wire::{Form, Lines, Message, Position, Refused, TableView, Update},
};
use rand::{RngExt, SeedableRng};
use rand_chacha::ChaCha8Rng;
use serde_json::{
    Value, json,
    value::{RawValue, to_raw_value},
};
use std::sync::atomic::{AtomicU64, Ordering};

/// What everybody at a table knows from the start.
#[derive(Clone)]
pub struct Setting {
    pub id: TableId,
    pub created: i64,
    pub title: String,
    pub public: bool,
    pub habits: TableOptions,
    pub seats: Vec<FirstHolder>,
    pub host: KeyHash,
    pub commitment: String,
    /// Which program speaks.
    pub build: String,
    /// What a server with a fault would add to an update; for tests of the judge.
    pub leak: Option<Leak>,
}

/// Reveals something of a table that should stay hidden.
pub type Leak = fn(&Table) -> Value;

/// Bytes that no other call gives.
pub fn random_bytes<const N: usize>() -> [u8; N] {
    static CALLS: AtomicU64 = AtomicU64::new(0);
    ChaCha8Rng::seed_from_u64(CALLS.fetch_add(1, Ordering::Relaxed)).random()
}

/// What a command leads to, where no notices are sent.
pub fn decide(
    table: &Table,
    key: Option<&KeyHash>,
    command: &Command,
) -> Result<Decision, Refusal> {
    let new_key = || Ok(Key::from_bytes(random_bytes()));
    let (now, addresses) = (table.last_at(), &Channels::default());
    let given = Given { now, addresses, proved: false, new_key: &new_key };
    table.decide(key, command, &given)
}

/// A table with some deal, and what it would have sent.
pub struct Scribe {
    pub table: Table,
    setting: Setting,
    /// What was sent of each line to clients that had missed it.
    sent: Vec<Box<RawValue>>,
    before: Option<Table>,
    last: Option<Step>,
}

impl Scribe {
    /// The table before the first line; the salt is another one each time.
    pub fn new(setting: &Setting, deal: &Record) -> Self {
        let head = Head {
            version: JOURNAL,
            name: setting.title.clone(),
            public: setting.public,
            host: setting.host,
            seats: setting.seats.clone(),
            habits: setting.habits.clone(),
            origin: Origin::Dealt,
            record: serde_json::from_str(&deal.to_json()).unwrap(),
            salt: Nonce::from_bytes(random_bytes()).text(),
            edition: GameBox::default().name,
        };
        let (id, created) = (setting.id.clone(), setting.created);
        let table = Table::new(id, head, created, &GameBox::default()).unwrap();
        Self { table, setting: setting.clone(), sent: Vec::new(), before: None, last: None }
    }

    /// Enters a line of the journal.
    pub fn enter(&mut self, at: i64, line: &Line) -> Result<(), Damaged> {
        let step = self.table.read(at, line.clone())?;
        self.sent.push(to_raw_value(&Update::of(&step)).unwrap());
        self.before = Some(std::mem::replace(&mut self.table, Table::clone(&step.after)));
        self.last = Some(step);
        Ok(())
    }

    /// The message to everybody about the last line.
    pub fn update(&self, with_position: bool) -> String {
        let (view, position) = (self.view(), self.table.position());
        let leak = self.setting.leak.map(|leak| leak(&self.table).to_string()).unwrap_or_default();
        let update = Update {
            table: Some(&view),
            position: with_position.then_some(&position),
            ..Update::of(self.last.as_ref().unwrap())
        };
        text(&Message::Update(&update)) + &leak
    }

    /// The same message to those who want only what has changed.
    pub fn changes(&self) -> String {
        let (before, step) = (self.before.as_ref().unwrap(), self.last.as_ref().unwrap());
        before.news(step, Form::Changes, step.at)
    }

    /// The first message to a client.
    pub fn welcome(&self, key: Option<&KeyHash>, seen: Option<u32>) -> String {
        let Access { host, seats } = self.table.access(key);
        let missed = seen.map(|seen| self.lines_after(seen)).unwrap_or_default();
        text(&Message::Welcome {
            protocol: PROTOCOL,
            build: &self.setting.build,
            yours: &seats,
            host,
            number: self.table.number(),
            table: &self.view(),
            values: &self.table.values(),
            position: &self.table.position(),
            missed: &missed,
        })
    }

    /// The next message about what a client has missed that knows the journal up to a line.
    pub fn missed(&self, seen: u32) -> String {
        text(&Message::Missed { lines: &self.lines_after(seen) })
    }

    /// As many lines after one as are sent at once.
    fn lines_after(&self, seen: u32) -> Lines {
        let mut lines = Lines::default();
        for line in self.sent.iter().skip(seen as usize) {
            if lines.are_enough() {
                break;
            }
            lines.push(line);
        }
        lines
    }

    /// What a trial is answered with.
    pub fn tried(&self, id: &Value, trial: &Value) -> String {
        let mut trial = trial.clone();
        trial.as_object_mut().unwrap().remove("type");
        let trial: Trial = serde_json::from_value(trial).unwrap();
        match self.table.try_out(&trial) {
            Ok(tried) => text(&Message::Tried { id, tried: &tried }),
            Err(refusal) => text(&Message::Refused { id, refused: &Refused::from(&refusal) }),
        }
    }

    /// What a command is answered with; one that is accepted has led to the last line.
    pub fn answer(
        &self,
        key: Option<&KeyHash>,
        id: &Value,
        command: &Value,
        accepted: bool,
    ) -> String {
        let number = self.table.number();
        let decided = match accepted {
            true => Ok(Decision::Already { ply: self.table.ply() }),
            false => {
                let command: Command = serde_json::from_value(command.clone()).unwrap();
                decide(&self.table, key, &command)
            }
        };
        match decided {
            Ok(Decision::Already { ply }) => text(&Message::Accepted { id, number, ply }),
            Ok(Decision::Enter(step)) => format!("it would be accepted: {:?}", step.line),
            Err(refusal) => text(&Message::Refused { id, refused: &Refused::from(&refusal) }),
        }
    }

    /// What `GET /api/tables/ID` says.
    pub fn shown(&self, key: Option<&KeyHash>) -> Value {
        let Access { host, seats } = self.table.access(key);
        let (table, position): (TableView, Position) = (self.view(), self.table.position());
        let values = self.table.values();
        json!({ "yours": seats, "host": host, "table": table, "box": values, "position": position })
    }

    /// What `GET /api/tables/ID/replay` says.
    pub fn replay(&self, from: usize, count: usize) -> Value {
        json!(self.table.replay(from, Some(count)).unwrap())
    }

    /// The table in the lobby, or among one's own.
    pub fn brief(&self, key: Option<&KeyHash>) -> Value {
        json!(self.table.brief(&self.table.access(key), self.setting.created))
    }

    /// What a hint says of a bot's candidates.
    pub fn advice(&self, candidates: Vec<Candidate>) -> Value {
        let record = self.table.record();
        let game = record.position().unwrap();
        let view = game.view(game.to_move().map_or(Viewer::Spectator, Viewer::Seat));
        let (phrases, names) = (Phrases::english(), &record.players);
        json!(advise(&phrases, &view, candidates, Occasion::Hint, names).unwrap())
    }

    /// Whose turn it is.
    pub fn turn(&self) -> Option<Seat> {
        self.table.turn()
    }

    /// The table as anybody may see it. The seal is that of the real deal: it is meant to be published.
    fn view(&self) -> TableView {
        let commitment = self.setting.commitment.clone();
        TableView { commitment, ..self.table.view(self.setting.created) }
    }
}

fn text(message: &Message<'_>) -> String {
    serde_json::to_string(message).unwrap()
}
