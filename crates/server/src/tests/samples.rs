//! What the tests of the page are made with: positions, journals and moves as this server sends
//! them, written by `cargo xtask types`. So the page is never tested with anything else. The
//! positions are listed in `web/fixtures/positions.toml`.

use super::{
    START, bare,
    types::{WRITE, out_of_date},
};
use magnumsal_rules::{Edition, Event, Game, Ledgers, Move, Record, RuleSet, Seat, Sketch};
use magnumsal_table::{
    entry::{Entry, Line, Secret},
    spec::TableOptions,
    wire::{Position, TableView, Update},
};
use serde::{Deserialize, Serialize};
use serde_json::{Map, Value, json};
use std::{collections::BTreeMap, fs, path::PathBuf};

/// A position in the list of samples: a sketch, or a moment of a recorded game.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Sample {
    /// The short form of `docs/notation.md`.
    board: Option<String>,
    /// A recorded game, and how many of its moves are made.
    game: Option<String>,
    #[serde(default)]
    ply: usize,
    /// Moves that lead from there to the position.
    #[serde(default)]
    before: Vec<String>,
    /// Moves whose consequences are written too.
    #[serde(default)]
    play: Vec<String>,
}

impl Sample {
    /// Where the sample begins.
    fn start(&self) -> Result<Game, String> {
        match (&self.board, &self.game) {
            (Some(sketch), None) => {
                let sketch = Sketch::parse(sketch, Edition::standard());
                sketch.map(|sketch| sketch.game()).map_err(|error| error.to_string())
            }
            (None, Some(name)) => {
                let mut played = record(name);
                played.moves.truncate(self.ply);
                Ok(play(&played, |_, _, _| ()))
            }
            _ => Err("either `board` or `game` says where it begins".to_owned()),
        }
    }

    /// The position as the page gets it; then what the moves do, and the position after them.
    fn told(&self) -> Result<Value, String> {
        let mut game = self.start()?;
        for text in &self.before {
            make(&mut game, text)?;
        }
        let ply = self.ply + self.before.len();
        let mut told = json!({
            "expansion": game.rules().expansion,
            "position": Position::of(&game, ply),
        });
        if !self.play.is_empty() {
            let made = self.play.iter().map(|text| make(&mut game, text));
            told["made"] = made.collect::<Result<_, _>>()?;
            told["after"] = json!(Position::of(&game, ply + self.play.len()));
        }
        Ok(told)
    }
}

/// Makes a move: who made it, what it means and what it did.
fn make(game: &mut Game, text: &str) -> Result<Value, String> {
    let mv: Move = text.parse().map_err(|error| format!("`{text}`: {error:?}"))?;
    let (seat, mut events) = (game.to_move(), Vec::new());
    let played = game.play_with(&mv, &mut |event| events.push(event));
    played.map_err(|illegal| format!("`{text}` is refused: {illegal}"))?;
    Ok(json!({"seat": seat, "move": mv.data(), "events": events}))
}

/// Whole games by name.
const GAMES: [(&str, &str); 2] =
    [("base", "ends-limit-and-orders"), ("muria", "ends-muria-third-phase")];

/// A file of this project.
fn path(name: &str) -> PathBuf {
    PathBuf::from(env!("CARGO_MANIFEST_DIR")).join("../..").join(name)
}

fn read(name: &str) -> String {
    fs::read_to_string(path(name)).unwrap()
}

/// A recorded game.
fn record(name: &str) -> Record {
    let text = read(&format!("crates/rules/tests/games/{name}.json"));
    Record::from_json(&text, Edition::standard()).unwrap()
}

/// Writes a file if that is wanted, or else compares it.
fn keep(name: &str, text: &str) {
    if std::env::var_os(WRITE).is_some() {
        fs::write(path(name), text).unwrap();
    } else {
        assert!(
            fs::read_to_string(path(name)).unwrap_or_default() == text,
            "{}",
            out_of_date(name)
        );
    }
}

/// An object with a line for each of its values.
fn lines(values: impl IntoIterator<Item = (String, impl Serialize)>) -> String {
    let written: Vec<String> = values
        .into_iter()
        .map(|(key, value)| format!("{}: {}", json!(key), serde_json::to_string(&value).unwrap()))
        .collect();
    format!("{{\n{}\n}}\n", written.join(",\n"))
}

/// Plays a record: every move with the position before it and what it did. The last position.
fn play(record: &Record, mut each: impl FnMut(&Game, &Move, &[Event])) -> Game {
    let visit = |_, game: &Game, mv: Option<&Move>| {
        let Some(mv) = mv else { return };
        let (mut after, mut events) = (game.clone(), Vec::new());
        after.play_with(mv, &mut |event| events.push(event)).unwrap();
        each(game, mv, &events);
    };
    record.replay(visit).unwrap()
}

#[test]
fn samples_of_positions_are_those_of_the_server() {
    let listed: BTreeMap<String, Sample> =
        toml::from_str(&read("web/fixtures/positions.toml")).unwrap();
    let mut told = BTreeMap::new();
    let mut wrong = Vec::new();
    for (name, sample) in listed {
        match sample.told() {
            Ok(value) => drop(told.insert(name, value)),
            Err(why) => wrong.push(format!("the sample `{name}`: {why}")),
        }
    }
    assert!(wrong.is_empty(), "{}", wrong.join("\n"));
    keep("web/fixtures/positions.json", &lines(told));
}

/// What a chart shows of a position: who is to move, phase and round, and all players' money.
fn moment(game: &Game) -> Value {
    let coins: Vec<u16> = Seat::first(game.players()).map(|seat| game.coins(seat)).collect();
    json!([game.to_move(), game.phase().number(), game.round(), coins])
}

#[test]
fn samples_of_journals_are_those_of_the_server() {
    let mut ends = BTreeMap::new();
    for (name, game) in GAMES {
        let record = record(game);
        let mut journal = Vec::new();
        let mut moments = Vec::new();
        let mut ledgers = Ledgers::new(&record.start().unwrap());
        let end = play(&record, |game, mv, events| {
            let plies = journal.len() + 1;
            moments.push(moment(game));
            // A game that goes on has somebody to move.
            let entry = Entry::Moved { seat: game.to_move().unwrap(), mv: (*mv).into() };
            let line = Update {
                number: plies as u32,
                at: 0,
                entry: &entry,
                made: Some(mv.data()),
                plies,
                events,
                again: &[],
                redo: None,
                rewound: None,
                table: None,
                position: None,
                changes: None,
            };
            journal.push(serde_json::to_string(&line).unwrap());
            events.iter().for_each(|event| ledgers.record(event));
        });
        ledgers.close(&end);
        moments.push(moment(&end));
        let plies = journal.len();
        let seat = |name| json!({"name": name, "kind": "bot", "level": null});
        let seats: Vec<Value> = record.players.iter().map(seat).collect();
        let table = json!({"ply": plies, "origin": {"kind": "dealt"}, "begun": 0, "seats": seats});
        let text = format!("{{\"table\": {table},\n\"journal\": [\n{}\n]}}\n", journal.join(",\n"));
        keep(&format!("web/fixtures/games/{name}.json"), &text);
        let last = Position::of(&end, plies);
        ends.insert(
            name.to_owned(),
            json!({"ledgers": ledgers.by_seat(), "last": last, "moments": moments}),
        );
    }
    keep("web/fixtures/games/ends.json", &lines(ends));
}

/// The moves of the first game, and those that stand as keys in a file of samples.
#[test]
fn samples_of_moves_are_those_of_the_server() {
    let text = read("web/src/learn/first-game.json");
    let lesson = Record::from_json(&text, Edition::standard()).unwrap();
    let mut moves = Vec::new();
    play(&lesson, |game, mv, _| {
        moves.push(json!({"seat": game.to_move(), "move": mv.data()}).to_string());
    });
    let moves = format!("[\n{}\n]\n", moves.join(",\n"));
    keep("web/src/learn/first-game-moves.json", &moves);
    let name = "web/fixtures/moves.json";
    let asked: Map<String, Value> = serde_json::from_str(&read(name)).unwrap();
    let moves = asked.keys().map(|text| (text.clone(), text.parse::<Move>().unwrap().data()));
    keep(name, &lines(moves));
}

/// A table where people come and go and take moves back. Its file says what they do, line by line;
/// what the server sends about it is looked up.
#[test]
fn samples_of_a_table_of_people_are_those_of_the_server() {
    let name = "web/fixtures/games/people.json";
    let told: Value = serde_json::from_str(&read(name)).unwrap();
    let (mut table, keys) = bare(RuleSet::default(), (4, 0), TableOptions::default(), 3);
    let journal = told["journal"].as_array().unwrap().iter().map(|line| {
        let entry: Entry = serde_json::from_value(line.clone()).unwrap();
        let line_of = |entry: Entry| match entry {
            Entry::Joined { seat, .. } | Entry::Invited { seat } | Entry::Left { seat } => {
                Line::with_secret(entry, Secret::Key(keys[seat.index()]))
            }
            _ => entry.into(),
        };
        let step = table.step(START, line_of(entry));
        let step = step.unwrap_or_else(|error| panic!("{line}: {error}"));
        let update = serde_json::to_string(&Update::of(&step)).unwrap();
        table.apply(step);
        update
    });
    let journal: Vec<String> = journal.collect();
    let TableView { ply, origin, begun, seats, .. } = table.view(START);
    let table = json!({"ply": ply, "origin": origin, "begun": begun, "seats": seats});
    let text = format!("{{\"table\": {table},\n\"journal\": [\n{}\n]}}\n", journal.join(",\n"));
    keep(name, &text);
}
