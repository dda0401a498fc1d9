//! Forgetting a player: their personal data goes, and the game stays.
//!
//! Names, chat and addresses of notices are no part of a game: its moves, its deal and the seal of the
//! deal do not depend on them. So head and journal can be written again without them, line for line, and
//! the journal gives the same game.

use crate::{
    entry::{Entry, Line, Secret},
    head::Head,
    table::{free_name, open_name},
    version::{self, Unreadable},
    wire,
};
use magnumsal_rules::Seat;
use serde_json::Value;
use std::collections::BTreeSet;
use thiserror::Error;

/// What stands in place of something that was said.
const REMOVED: &str = "\u{2014}";

/// Whom to forget at a table.
#[derive(Clone, Copy, Debug)]
pub struct Forget<'a> {
    /// All who ever sat on these seats.
    pub seats: &'a [Seat],
    /// What a host without a seat has said.
    pub host: bool,
}

/// A table that has forgotten somebody, as texts for a store.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Forgotten {
    /// The head.
    pub head: String,
    /// The lines of the journal, as many as before.
    pub lines: Vec<String>,
    /// How many of these texts are other ones than before.
    pub changed: usize,
}

/// Why nobody can be forgotten.
#[derive(Clone, PartialEq, Eq, Debug, Error)]
pub enum ForgetError {
    /// There is no such seat.
    #[error("there are only {0} seats")]
    NoSeat(usize),
    /// A newer program wrote it.
    #[error("it was written by a newer version of this program")]
    Newer,
    /// No program wrote it.
    #[error("it is damaged: {0}")]
    Damaged(String),
}

impl From<Unreadable> for ForgetError {
    fn from(error: Unreadable) -> Self {
        match error {
            Unreadable::Newer { .. } => Self::Newer,
            Unreadable::Malformed(why) => Self::Damaged(why),
        }
    }
}

impl Forget<'_> {
    /// Forgets in the texts of a head and a journal.
    pub fn in_texts<'t>(
        &self,
        head: &str,
        lines: impl Iterator<Item = &'t str>,
    ) -> Result<Forgotten, ForgetError> {
        let before: Vec<&str> = lines.collect();
        let mut changed = 0;
        let mut text = |new: String, old: &str| {
            changed += usize::from(new != old);
            new
        };
        let (mut new_head, mut journal): (Head, Vec<Line>) = (version::read(head)?, Vec::new());
        for line in &before {
            journal.push(version::read(line)?);
        }
        self.in_table(&mut new_head, &mut journal)?;
        let head = text(wire::text(&new_head), head);
        let lines = journal.iter().zip(before).map(|(line, old)| text(wire::text(line), old));
        let lines = lines.collect();
        Ok(Forgotten { head, lines, changed })
    }

    fn in_table(&self, head: &mut Head, lines: &mut [Line]) -> Result<(), ForgetError> {
        let seats = head.seats.len();
        if self.seats.iter().any(|seat| seat.index() >= seats) {
            return Err(ForgetError::NoSeat(seats));
        }
        let names = Names::of(head, lines);
        for &seat in self.seats {
            let new = free_name(&open_name(seat), |name| names.has_beside(seat, name));
            let old = names.of_seat(seat);
            // Without a name of its own a table is called after its players.
            let without = |title: &str| {
                old.iter().fold(title.to_owned(), |title, name| replace_words(&title, name, &new))
            };
            if let Some(Value::Array(players)) = head.record.get_mut("players")
                && let Some(name) = players.get_mut(seat.index())
            {
                *name = Value::String(new.clone());
            }
            head.name = without(&head.name);
            for line in lines.iter_mut() {
                match &mut line.entry {
                    Entry::Joined { seat: of, name } | Entry::Renamed { seat: of, name }
                        if *of == seat =>
                    {
                        name.clone_from(&new);
                    }
                    Entry::Titled { name } => *name = without(name),
                    Entry::Said { seat: of, text } if *of == Some(seat) => {
                        REMOVED.clone_into(text);
                    }
                    Entry::Subscribed { seat: of } if *of == seat => {
                        line.secret = Some(Secret::Address(None));
                    }
                    _ => {}
                }
            }
        }
        for line in lines.iter_mut().filter(|_| self.host) {
            if let Entry::Said { seat: None, text } = &mut line.entry {
                REMOVED.clone_into(text);
            }
        }
        Ok(())
    }
}

/// Replaces a text where it stands alone and is no part of a longer word.
fn replace_words(text: &str, old: &str, new: &str) -> String {
    let (mut replaced, mut rest) = (String::new(), text);
    let is_word = |letter: Option<char>| letter.is_some_and(char::is_alphanumeric);
    while let Some(at) = rest.find(old).filter(|_| !old.is_empty()) {
        let (before, after) = (&rest[..at], &rest[at + old.len()..]);
        let preceding = before.chars().last().or(replaced.chars().last());
        let part = is_word(preceding) || is_word(after.chars().next());
        replaced += before;
        replaced += if part { old } else { new };
        rest = after;
    }
    replaced + rest
}

/// All names that were ever at a table, by seat.
struct Names(Vec<BTreeSet<String>>);

impl Names {
    fn of(head: &Head, lines: &[Line]) -> Self {
        let mut names = vec![BTreeSet::new(); head.seats.len()];
        let first = head.record["players"].as_array().into_iter().flatten().map(Value::as_str);
        for (names, name) in names.iter_mut().zip(first) {
            names.extend(name.map(str::to_owned));
        }
        for line in lines {
            if let Entry::Joined { seat, name } | Entry::Renamed { seat, name } = &line.entry
                && let Some(names) = names.get_mut(seat.index())
            {
                names.insert(name.clone());
            }
        }
        Self(names)
    }

    fn of_seat(&self, seat: Seat) -> BTreeSet<String> {
        self.0.get(seat.index()).cloned().unwrap_or_default()
    }

    fn has_beside(&self, seat: Seat, name: &str) -> bool {
        let others = self.0.iter().enumerate().filter(|(index, _)| *index != seat.index());
        others.into_iter().any(|(_, names)| names.contains(name))
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{
        address::Address,
        head::GameBox,
        spec::TableOptions,
        table::Table,
        testing::{START, bare, enter, legal, seat, sit_down},
    };
    use magnumsal_rules::RuleSet;

    /// A table at which things were said and played, and its texts.
    fn table() -> (Table, String, Vec<String>) {
        let (mut table, keys) = bare(RuleSet::default(), (3, 0), TableOptions::default(), 5);
        let head = wire::text(table.head());
        let mut lines = sit_down(&mut table, &keys);
        let mut add = |table: &mut Table, line: Line| {
            lines.push(wire::text(&line));
            enter(table, line);
        };
        let said = |by: Option<u8>, text: &str| {
            let text = text.to_owned();
            Line::from(Entry::Said { seat: by.map(seat), text })
        };
        let address = Address::Email { address: "bo@example.org".to_owned() };
        let subscribed = Entry::Subscribed { seat: seat(1) };
        for line in [
            Entry::Renamed { seat: seat(1), name: "Bo".to_owned() }.into(),
            Entry::Titled { name: "Bo, Bob and Bo's salt".to_owned() }.into(),
            said(Some(1), "I live in Bochnia"),
            said(Some(0), "hello Bo"),
            said(None, "the host says"),
            Line::with_secret(subscribed, Secret::Address(Some(address))),
        ] {
            add(&mut table, line);
        }
        for _ in 0..30 {
            let (seat, mv) = (table.turn().unwrap(), legal(&table)[0].parse().unwrap());
            add(&mut table, Entry::Moved { seat, mv }.into());
        }
        (table, head, lines)
    }

    fn read(head: &str, lines: &[String]) -> Table {
        let id = "0123456789ab".parse().unwrap();
        let mut table = Table::stored(&id, head, START, &GameBox::default()).unwrap();
        for (number, line) in (1..).zip(lines) {
            let step = table.stored_step(number, START, line).unwrap();
            table.apply(step);
        }
        table
    }

    #[test]
    fn names_chat_and_addresses_go_and_the_game_stays() {
        let (before, head, lines) = table();
        let texts = || lines.iter().map(String::as_str);
        let forgotten = Forget { seats: &[seat(1)], host: false }.in_texts(&head, texts()).unwrap();
        let after = read(&forgotten.head, &forgotten.lines);
        assert_eq!(after.record().moves, before.record().moves);
        assert_eq!(after.record().players, ["player 0", "Player 2", "guest 2"]);
        assert_eq!((after.commitment(), after.ply()), (before.commitment(), 30));
        assert_eq!(after.title(), "Player 2, Bob and Player 2's salt");
        let all = forgotten.head.clone() + &forgotten.lines.concat();
        for gone in ["player 1", "guest 1", "\"Bo\"", "Bochnia", "example.org"] {
            assert!(!all.contains(gone), "{gone} in {all}");
        }
        // What others have said stays, and so do keys.
        for kept in ["hello Bo", "the host says", "guest 2"] {
            assert!(all.contains(kept), "{kept} in {all}");
        }
        assert_eq!(after.chair(seat(1)).unwrap().holder, before.chair(seat(1)).unwrap().holder);
        assert_eq!(forgotten.changed, 6);
        // Forgetting again changes nothing.
        let again = forgotten.lines.iter().map(String::as_str);
        let again = Forget { seats: &[seat(1)], host: false }.in_texts(&forgotten.head, again);
        assert_eq!(again, Ok(Forgotten { changed: 0, ..forgotten }));
    }

    #[test]
    fn a_host_without_a_seat_can_be_forgotten() {
        let (_, head, lines) = table();
        let texts = || lines.iter().map(String::as_str);
        let forgotten = Forget { seats: &[], host: true }.in_texts(&head, texts()).unwrap();
        assert_eq!(forgotten.changed, 1);
        assert!(!forgotten.lines.concat().contains("the host says"));
    }

    #[test]
    fn what_cannot_be_read_is_left_alone() {
        let (_, head, lines) = table();
        let forget = Forget { seats: &[seat(3)], host: false };
        let texts = || lines.iter().map(String::as_str);
        assert_eq!(forget.in_texts(&head, texts()), Err(ForgetError::NoSeat(3)));
        let newer = texts().chain([r#"{"version":99}"#]);
        assert_eq!(forget.in_texts(&head, newer), Err(ForgetError::Newer));
        let damaged = forget.in_texts("{", texts());
        assert!(matches!(damaged, Err(ForgetError::Damaged(_))), "{damaged:?}");
    }
}
