//! What tests of tables have in common, here and in the server: tables in memory, and what can be
//! asked of them.

#![allow(clippy::unwrap_used, reason = "a test may panic")]

pub mod snapshot;

use crate::{
    address::NoNotices,
    command::Command,
    decide::{Decision, Given},
    entry::{Entry, Line, Secret},
    head::{FirstHolder, GameBox, Head, Origin},
    id::TableId,
    key::{Key, KeyHash},
    refusal::{Problem, Refusal},
    seal::Nonce,
    spec::TableOptions,
    step::{Applied, Step},
    table::Table,
    version::FIRST,
    wire::{Refused, Update},
};
use magnumsal_rules::{Edition, Record, RuleSet, Seat, Setup};
use serde_json::{Value, json};

/// When all tests begin.
pub const START: i64 = 1_700_000_000_000;

/// What a command leads to where no notices are sent.
pub fn decide(table: &Table, key: &KeyHash, command: &Command) -> Result<Decision, Refusal> {
    decide_at(table.last_at(), table, key, command)
}

/// The same at a time.
pub fn decide_at(
    now: i64,
    table: &Table,
    key: &KeyHash,
    command: &Command,
) -> Result<Decision, Refusal> {
    let new_key = || Ok(Key::from_bytes([255; 16]));
    let given = Given { now, addresses: &NoNotices, proved: false, new_key: &new_key };
    table.decide(Some(key), command, &given)
}

/// A log of a game, kept as `docs/protocol.md` says: moves with their meaning and what they did, and
/// how many of those that were taken back can be made again.
#[derive(Default)]
pub struct Log(Vec<(Value, Vec<Value>)>, usize);

impl Log {
    /// Takes an update in, with or without table and position.
    pub fn hear(&mut self, update: &Value) {
        let number = |value: &Value| value.as_u64().map(|number| number as usize);
        let (before, plies) = (self.0.len(), number(&update["plies"]).unwrap());
        // Moves are gone if a line says so, and never otherwise.
        let gone = before.saturating_sub(plies);
        if update["entry"] == "undone" {
            assert_eq!(number(&update["redo"]), Some(self.1 + gone), "{update}");
        } else if gone > 0 {
            assert_eq!(update["rewound"], json!({"ply": plies, "count": gone}), "{update}");
        } else {
            assert_eq!(update.get("rewound"), None, "{update}");
        }
        let again = update["again"].as_array().map_or(0, Vec::len);
        self.1 = match number(&update["redo"]) {
            Some(redo) => {
                assert!(redo + again == self.1 || update["entry"] == "undone", "{update}");
                redo
            }
            None if update["entry"] == "moved" || gone > 0 => 0,
            None => self.1,
        };
        let mut events = update["events"].as_array().cloned().unwrap_or_default();
        if update["entry"] == "moved" {
            assert_eq!(update["made"]["text"], update["move"]);
            self.0.push((update["made"].clone(), events));
        } else {
            for again in update["again"].as_array().into_iter().flatten() {
                let rest = events.split_off(again["events"].as_u64().unwrap() as usize);
                let made = again["move"].clone();
                self.0.push((made, std::mem::replace(&mut events, rest)));
            }
            assert!(
                self.0.len() <= update["plies"].as_u64().unwrap() as usize || events.is_empty()
            );
        }
        self.0.truncate(update["plies"].as_u64().unwrap() as usize);
    }

    /// Compares it with the game itself.
    pub fn check(&self, table: &Table) {
        assert_eq!((self.0.len(), self.1), (table.ply(), table.undone.len()));
        for (from, moves) in self.0.chunks(100).enumerate() {
            let replay = json!(table.replay(100 * from, None).unwrap());
            for ((mv, events), step) in moves.iter().zip(replay["steps"].as_array().unwrap()) {
                assert_eq!((mv, &json!(events)), (&step["move"], &step["events"]));
            }
        }
    }
}

/// The seat with this number, from 0.
pub fn seat(number: u8) -> Seat {
    Seat::new(number).unwrap()
}

/// The code of a refusal.
pub fn code(refusal: &Refusal) -> String {
    Refused::from(refusal).code
}

/// A table in memory: the deal of a seed, and these habits. `bots` sit on the last seats.
pub fn bare(
    rules: RuleSet,
    (players, bots): (usize, usize),
    habits: TableOptions,
    seed: u64,
) -> (Table, Vec<KeyHash>) {
    let edition = Edition::standard();
    let names = (0..players).map(|number| format!("player {number}")).collect();
    let setup = Setup::from_seed(&rules, edition, seed);
    let record = Record::new(rules, names, setup, edition).unwrap();
    let keys: Vec<KeyHash> =
        (0..players - bots).map(|number| Key::from_bytes([number as u8 + 1; 16]).hash()).collect();
    let holder = |number: usize| match number {
        0 => FirstHolder::Host,
        _ if number < players - bots => FirstHolder::Open { key: keys[number] },
        _ => FirstHolder::Bot { bot: magnumsal_bots::Level::Random.into() },
    };
    let head = Head {
        version: FIRST,
        name: "bare".to_owned(),
        public: true,
        host: keys[0],
        seats: (0..players).map(holder).collect(),
        habits,
        origin: Origin::Dealt,
        record: serde_json::from_str(&record.to_json()).unwrap(),
        salt: Nonce::from_bytes([seed as u8; 32]).text(),
        edition: GameBox::default().name,
    };
    let id = TableId::from_bytes([seed as u8; TableId::LENGTH]);
    (Table::new(id, head, START, &GameBox::default()).unwrap(), keys)
}

/// All players of a bare table sit down; the lines.
pub fn sit_down(table: &mut Table, keys: &[KeyHash]) -> Vec<String> {
    let sit = |(number, key): (u8, &KeyHash)| {
        let entry = Entry::Joined { seat: seat(number), name: format!("guest {number}") };
        let line = Line::with_secret(entry, Secret::Key(*key));
        enter(table, line.clone());
        serde_json::to_string(&line).unwrap()
    };
    (0..).zip(keys).skip(1).map(sit).collect()
}

/// All legal moves of a table's position.
pub fn legal(table: &Table) -> Vec<String> {
    let mut moves = Vec::new();
    table.game.legal_moves(&mut moves);
    moves.iter().map(ToString::to_string).collect()
}

/// Enters a line that fits.
#[track_caller]
pub fn enter(table: &mut Table, line: impl Into<Line>) -> Applied {
    enter_at(START, table, line)
}

/// The same at a time.
#[track_caller]
pub fn enter_at(at: i64, table: &mut Table, line: impl Into<Line>) -> Applied {
    let step = table.step(at, line).unwrap();
    table.apply(step)
}

/// Makes a legal move of the player to move.
#[track_caller]
pub fn enter_move(table: &mut Table, mv: &str) -> Applied {
    let (seat, mv) = (table.turn().unwrap(), mv.parse().unwrap());
    enter(table, Entry::Moved { seat, mv })
}

/// The message to a client about a step.
pub fn told(step: &Step) -> Value {
    json!(Update::of(step))
}

/// One of each.
pub fn problems() -> Vec<Problem> {
    let seat = seat(1);
    vec![
        Problem::NoTable,
        Problem::NoSeat { seats: 3 },
        Problem::NoKey,
        Problem::NotSeated,
        Problem::NotHost,
        Problem::BadInvitation,
        Problem::NoOpenSeat,
        Problem::SeatTaken { seat },
        Problem::BadName { most: 40 },
        Problem::NameTaken,
        Problem::BadMessage { most: 500 },
        Problem::Muted,
        Problem::NoChat,
        Problem::NobodyThere { seat },
        Problem::BlockedWord,
        Problem::BlockedAddress,
        Problem::NoNewTables,
        Problem::ClockRange { least: 60, most: 1_209_600 },
        Problem::PauseTooLong { most: 10_000 },
        Problem::TooManyHints { most: 999 },
        Problem::NotStarted,
        Problem::Over,
        Problem::NotOver,
        Problem::NotYourTurn { seat },
        Problem::Stale { ply: 12 },
        Problem::NothingToUndo,
        Problem::TurnedUp { ply: 12 },
        Problem::NothingToRedo,
        Problem::NoPly { plies: 12 },
        Problem::NoLine { lines: 12 },
        Problem::NothingAsked,
        Problem::AskedAlready { seat },
        Problem::Adjourned,
        Problem::NotAdjourned,
        Problem::NotOverdue,
        Problem::NothingToClaim { seat },
        Problem::NoHints { allowed: 3 },
        Problem::NoReview,
        Problem::NoNotices { kind: "email" },
        Problem::BadAddress,
        Problem::BadLink,
        Problem::AskedTooOften,
        Problem::Full { most: 20_000 },
        Problem::OtherEdition,
        Problem::Busy,
        Problem::TooFast,
        Problem::BadForm { message: "it is cut off".to_owned() },
        Problem::TooLong { most: 64 },
        Problem::NotJson,
        Problem::NoPage,
        Problem::NoMethod,
        Problem::NoSocket,
        Problem::StoreFailed,
        Problem::Damaged,
        Problem::NewerTable,
        Problem::NewerRecord { found: 3 },
        Problem::NothingDrawn { found: "spade".to_owned() },
        Problem::BotsNeedStacks,
        Problem::SeatCount { expected: 3 },
        Problem::ThinksTooLong { seconds: 10, iterations: 99_999 },
        Problem::OtherProtocol { asked: 3, spoken: 2 },
    ]
}
