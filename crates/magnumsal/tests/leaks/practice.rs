//! Games at a table in memory: quick, and with everything that a server would have sent.

use crate::{
    judge::{Judge, Sent, What},
    requests::{next_try, request, trial},
    scribe::{Leak, Scribe, Setting, decide, random_bytes},
};
use magnumsal_rules::{Edition, Record, RuleSet, Seat, Setup};
use magnumsal_table::{
    command::Command, decide::Decision, entry::Line, head::FirstHolder, id::TableId, key::Key,
    spec::TableOptions,
};
use rand::{RngExt, SeedableRng};
use rand_chacha::ChaCha8Rng;
use serde_json::Value;

/// A game that was played to its end.
pub struct Practice {
    pub judge: Judge,
    pub sent: Vec<Sent>,
    pub secrets: Vec<String>,
}

/// Everybody comes with an invitation, and asks for this and that until the game is over.
pub fn practice(rules: RuleSet, seats: u8, seed: u64, leak: Option<Leak>) -> Practice {
    let mut rng = ChaCha8Rng::seed_from_u64(seed);
    let edition = Edition::standard();
    let names = (1..=seats).map(|number| format!("Player {number}")).collect();
    let deal = Record::new(rules, names, Setup::from_seed(&rules, edition, seed), edition).unwrap();
    let keys: Vec<Key> = (0..=seats).map(|_| Key::from_bytes(random_bytes())).collect();
    let host = keys[usize::from(seats)].hash();
    let invitation = Key::from_bytes(random_bytes());
    let setting = Setting {
        id: TableId::from_bytes(random_bytes()),
        created: 1_000,
        title: "Practice".to_owned(),
        public: true,
        habits: TableOptions::default(),
        seats: vec![FirstHolder::Open { key: invitation.hash() }; usize::from(seats)],
        host,
        commitment: "0".repeat(64),
        build: "practice".to_owned(),
        leak,
    };
    let mut real = Scribe::new(&setting, &deal);
    let mut lines: Vec<(i64, Line)> = Vec::new();
    let mut sent = Vec::new();
    for (seat, key) in Seat::first(seats).zip(&keys) {
        let name = format!("Miner {}", seat.number());
        let step = real.table.decide_join(None, Some(seat), &name, key, 1_000).unwrap();
        enter(&mut real, &mut lines, &mut sent, step.line);
    }
    while let Some(turn) = real.turn() {
        let position = serde_json::to_value(real.table.position()).unwrap();
        if rng.random_ratio(1, 3) {
            sent.extend(try_out(&real, &position, &mut rng));
        }
        let command = request(&position, &mut rng);
        // The player in turn, and sometimes another one.
        let who = if rng.random_ratio(1, 5) { rng.random_range(0..seats) } else { turn.number() };
        let key = Some(keys[usize::from(who)].hash());
        let parsed: Command = serde_json::from_value(command.clone()).unwrap();
        let decided = decide(&real.table, key.as_ref(), &parsed);
        let accepted = decided.is_ok();
        if let Ok(Decision::Enter(step)) = decided {
            enter(&mut real, &mut lines, &mut sent, step.line);
        }
        let text = real.answer(key.as_ref(), &7.into(), &command, accepted);
        sent.push(Sent { number: real.table.number(), key, what: What::Answer { command }, text });
        if rng.random_ratio(1, 20) {
            let number = real.table.number();
            let seen = rng.random_bool(0.5).then(|| rng.random_range(0..=number));
            let text = real.welcome(key.as_ref(), seen);
            sent.push(Sent { number, key, what: What::Welcome { seen }, text });
            let from = rng.random_range(0..=real.table.ply());
            let (what, text) = (What::Replay { from, count: 5 }, real.replay(from, 5).to_string());
            sent.push(Sent { number, key: None, what, text });
        }
    }
    let mut secrets: Vec<String> = keys.iter().chain([&invitation]).map(Key::reveal).collect();
    secrets.push(real.table.view(0).salt.unwrap());
    let judge = Judge::new(setting, deal, lines, secrets.clone());
    Practice { judge, sent, secrets }
}

/// Somebody tries moves, one more each time, as far as it goes.
fn try_out(real: &Scribe, position: &Value, rng: &mut ChaCha8Rng) -> Vec<Sent> {
    let (mut sent, mut moves, mut now) = (Vec::new(), Vec::new(), position.clone());
    while moves.len() < 8 && now.is_object() {
        moves.push(next_try(&now, rng));
        let trial = trial(position, &moves);
        let text = real.tried(&7.into(), &trial);
        now = serde_json::from_str::<Value>(&text).unwrap()["position"].take();
        let number = real.table.number();
        sent.push(Sent { number, key: None, what: What::Trial { trial }, text });
    }
    sent
}

fn enter(real: &mut Scribe, lines: &mut Vec<(i64, Line)>, sent: &mut Vec<Sent>, line: Line) {
    let at = 1_000 + i64::from(real.table.number());
    real.enter(at, &line).unwrap();
    lines.push((at, line));
    for text in [real.update(true), real.changes()] {
        sent.push(Sent { number: real.table.number(), key: None, what: What::Update, text });
    }
}
