//! What the players of a table were sent, put together: nothing may ever contradict it.

use magnumsal_rules::{Edition, Record, Viewer};
use magnumsal_table::seal::{Nonce, Sealed, seal};
use serde_json::{Value, json};
use std::collections::BTreeMap;

/// What is known of a table from outside.
#[derive(Default)]
pub struct Journal {
    /// Whether several servers serve the table: one of them may not know yet what another has sent to
    /// somebody.
    pub several: bool,
    /// The lines, without how things stood after them; number 1 comes first.
    lines: Vec<Value>,
    /// Every position that was shown, by its ply.
    positions: BTreeMap<usize, Value>,
    /// The table, as it was shown last.
    table: Value,
    /// Moves that the server has accepted, with the ply that they were made at.
    accepted: Vec<(usize, String)>,
}

impl Journal {
    /// A welcome to somebody who has seen `seen` lines. The server must know all that it has ever sent
    /// to anybody.
    pub fn welcome(&mut self, seen: &mut u32, welcome: &Value) {
        assert_eq!(welcome["type"], "welcome", "{welcome}");
        for missed in welcome["missed"].as_array().unwrap() {
            self.line(seen, missed);
        }
        assert_eq!(welcome["number"], *seen, "not all that was missed was sent");
        assert!(self.several || self.lines.len() == *seen as usize, "lines are lost");
        self.shown(welcome);
        self.check_accepted();
    }

    /// Something new for somebody who has seen `seen` lines.
    pub fn update(&mut self, seen: &mut u32, update: &Value) {
        self.line(seen, update);
        self.shown(update);
    }

    /// A line: the one after those that were seen, and the same for everybody at all times.
    fn line(&mut self, seen: &mut u32, update: &Value) {
        let number = u32::try_from(update["number"].as_u64().unwrap()).unwrap();
        assert_eq!(number, *seen + 1, "a line is missing or comes twice: {update}");
        *seen = number;
        let mut line = update.clone();
        for later in ["type", "table", "position"] {
            line.as_object_mut().unwrap().remove(later);
        }
        match self.lines.get(number as usize - 1) {
            Some(known) => assert_eq!(*known, line, "a line has changed"),
            None => self.lines.push(line),
        }
    }

    fn shown(&mut self, message: &Value) {
        if message["table"]["number"].as_u64() >= self.table["number"].as_u64() {
            self.table = message["table"].clone();
        }
        if let Some(ply) = message["position"]["ply"].as_u64() {
            let position = &message["position"];
            let known = self.positions.entry(ply as usize).or_insert_with(|| position.clone());
            assert_eq!(known, position, "the position has changed");
        }
    }

    /// A move was accepted.
    pub fn accept(&mut self, ply: usize, mv: &str) {
        self.accepted.push((ply, mv.to_owned()));
    }

    fn check_accepted(&self) {
        let moves: Vec<&str> = self.moves().collect();
        for (ply, mv) in &self.accepted {
            assert_eq!(moves.get(*ply), Some(&mv.as_str()), "an accepted move is lost");
        }
    }

    /// The lines that are known.
    pub fn number(&self) -> u32 {
        u32::try_from(self.lines.len()).unwrap()
    }

    /// All moves in their order.
    pub fn moves(&self) -> impl Iterator<Item = &str> {
        let moved = self.lines.iter().filter(|line| line["entry"] == "moved");
        moved.filter_map(|line| line["move"].as_str())
    }

    /// Whether this was said; at most once.
    pub fn was_said(&self, text: &str) -> bool {
        let times = self.lines.iter().filter(|line| line["text"] == text).count();
        assert!(times <= 1, "{text} was said {times} times");
        times == 1
    }

    /// The number of moves in the game, and the legal moves.
    pub fn choice(&self) -> (usize, Vec<&str>) {
        let ply = self.table["ply"].as_u64().unwrap() as usize;
        let legal = self.positions[&ply]["legal"].as_array().unwrap();
        (ply, legal.iter().filter_map(|mv| mv["text"].as_str()).collect())
    }

    /// Whose turn it is.
    pub fn turn(&self) -> Option<u64> {
        self.table["turn"].as_u64()
    }

    /// Whether the game is over.
    pub fn is_over(&self) -> bool {
        self.table["stage"] == "over"
    }

    /// Compares everything with the record of the finished game, played again by the rules alone.
    pub fn check_finished(&self, sealed: Sealed, commitment: &str) {
        self.check_accepted();
        let record = Record::from_json(&sealed.record.to_string(), Edition::standard()).unwrap();
        assert_eq!(sealed.commitment, commitment);
        assert_eq!(seal(&record, &Nonce::parse(&sealed.salt).unwrap()), commitment);
        assert!(self.moves().eq(record.moves.iter().map(String::as_str)), "moves are lost");
        let game = record.replay(|ply, game, _| {
            let Some(shown) = self.positions.get(&ply) else { return };
            let game = game.view(Viewer::Spectator).position().clone();
            let mut line = serde_json::to_value(game.trace_line(ply)).unwrap();
            // A table sends moves with their meaning.
            line["legal"] = json!(game.explained_moves());
            for (key, value) in line.as_object().unwrap() {
                assert_eq!(shown[key], *value, "{key} at ply {ply} was shown wrongly");
            }
        });
        assert!(game.unwrap().is_over());
    }
}
