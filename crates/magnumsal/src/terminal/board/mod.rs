//! The board on a terminal: town, players, mine, what is still to come, and moves.

mod canvas;
mod column;
mod ink;
mod legal;
mod mine;
mod people;
mod town;
mod unseen;

pub(crate) use column::Column;
pub(crate) use ink::width;
pub(crate) use legal::legal_moves;
pub(crate) use people::{asked, display_name, padded, phase_and_round, short_name};
pub(crate) use unseen::still_to_come;

use crate::{table::Table, values};
use ink::Text;
use magnumsal_rules::{Kind, Salt};
use std::io;
use terminal_size::{Width, terminal_size_of};

/// How wide the board may be drawn.
#[derive(clap::Args, Debug)]
pub(crate) struct Paper {
    /// How many columns the board may use, 80 to 255; the terminal's, 80 to 140, if left out, and
    /// 100 where there is none
    #[arg(long = "width", value_name = "N", allow_negative_numbers = true,
          value_parser = values::number::<u8>(80, 255))]
    columns: Option<u8>,
}

impl Paper {
    /// Columns of the terminal to use.
    pub(crate) fn width(&self) -> usize {
        match (self.columns, terminal_size_of(io::stdout())) {
            (Some(columns), _) => columns.into(),
            (None, Some((Width(columns), _))) => columns.clamp(80, 140).into(),
            (None, None) => 100,
        }
    }
}

/// The whole table, without the moves.
pub(crate) fn draw(table: &Table, width: usize) -> String {
    let state = table.state();
    let mut lines = people::heading(table, &state, width);
    lines.push(Text::default());
    lines.extend(town::lines(table, &state, width));
    lines.push(Text::default());
    lines.extend(people::lines(table, &state, width));
    lines.push(Text::default());
    lines.extend(mine::lines(table, &state, width));
    joined(&lines)
}

/// Running text, broken between words.
pub(crate) fn paragraph(text: &str, width: usize) -> String {
    joined(&ink::flow(text.split_ascii_whitespace().map(Text::plain).collect(), " ", width))
}

/// Running text behind a label, its further lines indented by the label's width.
pub(crate) fn hanging(label: &str, text: &str, width: usize) -> String {
    let mut label = Text::plain(label);
    let indent = label.width();
    // However long the label, a line has room for some words.
    let room = width.saturating_sub(indent).max(30);
    let words = text.split_ascii_whitespace().map(Text::plain).collect();
    let mut lines = Vec::new();
    for line in ink::flow(words, " ", room) {
        lines.push(label.and(line));
        label = Text::plain(" ".repeat(indent));
    }
    joined(&lines)
}

fn joined(lines: &[Text]) -> String {
    let mut text = String::new();
    for line in lines {
        text.push_str(line.to_string().trim_end());
        text.push('\n');
    }
    text
}

/// Cubes as letters, or as numbers of each kind where letters would take too much room.
fn salt(salt: Salt, room: usize) -> Text {
    let mut text = Text::default();
    let long = salt.total() as usize > room;
    for kind in Kind::ALL.into_iter().filter(|&kind| salt.of(kind) > 0) {
        let (letter, count) = (kind.letter().to_string(), salt.of(kind));
        let cubes = if long { format!("{count}{letter}") } else { letter.repeat(count.into()) };
        text = text.and(Text::styled(ink::of_kind(kind), cubes));
    }
    text
}
