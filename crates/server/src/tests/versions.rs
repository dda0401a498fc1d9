//! What other versions of the program have written: older ones are read and played on.

use super::{records::bots, *};
use magnumsal_table::{seal::Sealed, seal::seal, spec::SeatRequest};
use serde::Deserialize;
use std::{
    collections::{BTreeMap, BTreeSet},
    fs,
    path::{Path, PathBuf},
};

/// What a version's program showed of a table, in `tables.json`.
#[derive(Clone, Deserialize)]
struct Fixture {
    label: String,
    table: String,
    /// By seat, `host` or `invitation SEAT`.
    keys: BTreeMap<String, String>,
    name: String,
    number: u32,
    ply: usize,
    stage: String,
    turn: Option<u8>,
    commitment: String,
    redo: usize,
    ask: Value,
    seats: Value,
    moves: Vec<String>,
}

/// One folder for each version.
fn versions() -> Vec<PathBuf> {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/fixtures");
    let entries = fs::read_dir(folder).unwrap().map(|entry| entry.unwrap().path());
    let versions: Vec<PathBuf> = entries.filter(|path| path.is_dir()).collect();
    assert!(!versions.is_empty());
    versions
}

fn read(version: &Path, name: &str) -> String {
    fs::read_to_string(version.join(name)).unwrap()
}

fn fixtures(version: &Path) -> Vec<Fixture> {
    serde_json::from_str(&read(version, "tables.json")).unwrap()
}

/// A copy of a version's store, opened when its last line was written: no clock has run out since.
async fn restored(version: &Path) -> Bed {
    let folder = Folder::new().unwrap();
    fs::copy(version.join("games.sqlite"), folder.path().join("games.sqlite")).unwrap();
    let (service, _) = open(&folder, Channels::default()).await;
    let mut latest = START;
    for fixture in fixtures(version) {
        let stored =
            service.tables.store().load(&fixture.table.parse().unwrap()).await.unwrap().unwrap();
        latest = stored.entries.iter().map(|entry| entry.at).fold(latest, i64::max);
    }
    service.tables.store().close().await.unwrap();
    NOW.set(latest);
    Bed::over(folder, Channels::default()).await
}

impl Fixture {
    fn at(&self, service: &TableService) -> At {
        let invitations = self.keys.iter().filter_map(|(whose, key)| {
            let seat = whose.strip_prefix("invitation ")?;
            Some((seat.parse::<u8>().ok().and_then(Seat::new)?, hash(key)))
        });
        At {
            service: service.clone(),
            id: self.table.parse().unwrap(),
            host: hash(&self.keys["host"]),
            invitations: invitations.collect(),
        }
    }

    /// The key to the seat whose turn it is.
    fn key(&self, turn: Seat) -> Option<KeyHash> {
        self.keys.get(&turn.number().to_string()).map(|key| hash(key))
    }

    /// The table is what it was.
    async fn compare(&self, at: &At) {
        let (view, label) = (at.view().await, &self.label);
        assert_eq!((&view["name"], &view["stage"]), (&json!(self.name), &json!(self.stage)));
        assert_eq!(
            (&view["number"], &view["ply"], &view["turn"]),
            (&json!(self.number), &json!(self.ply), &json!(self.turn)),
            "{label}"
        );
        assert_eq!(view["commitment"], json!(self.commitment), "{label}");
        assert_eq!((&view["undo"]["redo"], &view["ask"]), (&json!(self.redo), &self.ask));
        let seats = view["seats"].as_array().unwrap().iter();
        let seats = seats.map(|seat| json!({"kind": seat["kind"], "name": seat["name"]}));
        assert_eq!(Value::from_iter(seats), self.seats, "{label}");
        assert_eq!(at.see(|table| table.record().moves).await, self.moves, "{label}");
    }

    /// Plays on until every player has made a move, or the game is over.
    async fn play_on(&mut self, at: &At) {
        if self.redo > 0 {
            let turn = at.see(Table::turn).await.unwrap();
            at.ok(self.key(turn).unwrap(), json!({"type": "redo"})).await;
            assert_eq!(at.ply().await, self.ply + 1, "{}", self.label);
        }
        if let Some(waiting) = self.ask["waiting"].as_array() {
            for seat in waiting {
                at.ok(hash(&self.keys[&seat.to_string()]), json!({"type": "agree"})).await;
            }
            assert_eq!(json!(at.ply().await), self.ask["ply"], "{}", self.label);
        }
        for (seat, invitation) in at.invitations.clone() {
            let joined =
                at.service.join(&at.id, Some(invitation), None, "Newcomer".to_owned()).await;
            self.keys.insert(seat.number().to_string(), joined.unwrap().token);
        }
        let mut ear = at.listen().await;
        let mut waited_for: BTreeSet<Seat> = at.see(|table| table.seats().collect()).await;
        while !waited_for.is_empty() {
            let Some(turn) = at.see(Table::turn).await else { return };
            let number = at.see(Table::number).await;
            if let Some(key) = self.key(turn) {
                let mv = at.see(|table| legal(table)[0].clone()).await;
                at.play(key, &[&mv]).await;
            }
            while at.see(Table::number).await == number {
                ear.next().await;
            }
            waited_for.remove(&turn);
        }
    }
}

#[tokio::test]
async fn a_store_of_an_older_version_is_opened_and_played_on() {
    for version in versions() {
        let bed = restored(&version).await;
        let mut told = Vec::new();
        for mut fixture in fixtures(&version) {
            let at = fixture.at(&bed.service);
            fixture.compare(&at).await;
            let shows = at.see(Table::shows_only).await || fixture.stage == "over";
            fixture.play_on(&at).await;
            let grown = at.see(Table::number).await > fixture.number;
            assert_eq!(grown, !shows, "{}", fixture.label);
            told.push(at);
        }
        assert!(told.len() > 5, "{}", version.display());
        // What was written now is read again.
        bed.stop().await;
        let mut before = Vec::new();
        for at in &told {
            before.push((at.view().await, at.welcome(None, Some(0)).await));
        }
        bed.service.tables.store().close().await.unwrap();
        let (again, _) = open(&bed.folder, Channels::default()).await;
        for (at, before) in told.into_iter().zip(before) {
            let there = At { service: again.clone(), ..at };
            assert_eq!((there.view().await, there.welcome(None, Some(0)).await), before);
        }
    }
}

#[tokio::test]
async fn a_finished_game_of_an_older_version_goes_on_from_any_ply() {
    for version in versions() {
        let bed = restored(&version).await;
        for fixture in fixtures(&version).iter().filter(|fixture| fixture.stage == "over") {
            let of = fixture.at(&bed.service);
            let seats: Vec<SeatRequest> =
                serde_json::from_value(bots(fixture.seats.as_array().unwrap().len())).unwrap();
            let habits = TableOptions { bot_pause: 10_000, ..TableOptions::default() };
            let created = bed.service.fork(&of.id, 5, &seats, &habits).await.unwrap();
            let at = At::of(&bed.service, &created);
            let moves = at.see(|table| table.record().moves).await;
            assert_eq!(moves, fixture.moves[..5], "{}", fixture.label);
        }
    }
}

#[tokio::test]
async fn records_of_an_older_version_are_read_replayed_and_imported() {
    for version in versions() {
        let bed = Bed::new().await;
        for (name, over) in [
            ("base-finished", true),
            ("base-unfinished", false),
            ("muria-finished", true),
            ("muria-unfinished", false),
        ] {
            let text = read(&version, &format!("{name}.json"));
            let record = Record::from_json(&text, Edition::standard()).unwrap();
            assert_eq!(record.position().unwrap().is_over(), over, "{name}");
            let written: Value = serde_json::from_str(&text).unwrap();
            assert_eq!(json!(record.moves), written["moves"], "{name}");
            for (setting, value) in written["rules"].as_object().unwrap() {
                assert_eq!(json!(record.rules)[setting], *value, "{name}: {setting}");
            }
            let created = bed.service.import(&text, None).await.unwrap();
            let at = At::of(&bed.service, &created);
            assert_eq!(at.see(Table::record).await, record, "{name}");
            let replay = at.see(|table| table.replay(0, None).unwrap()).await;
            assert_eq!(replay.plies, record.moves.len(), "{name}");
        }
    }
}

#[test]
fn the_seal_of_an_older_version_still_fits() {
    for version in versions() {
        let sealed: Sealed = serde_json::from_str(&read(&version, "sealed.json")).unwrap();
        let record = Record::from_json(&sealed.record.to_string(), Edition::standard()).unwrap();
        assert!(record.position().unwrap().is_over());
        assert_eq!(seal(&record, &Nonce::parse(&sealed.salt).unwrap()), sealed.commitment);
    }
}
