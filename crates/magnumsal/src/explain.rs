//! `explain`: what a move would do, or which rule forbids it.

use crate::{
    board,
    event_words::{self, Mood},
    failure::Failure,
    input::RecordFile,
    table::Table,
};
use magnumsal_phrases::Phrases;
use magnumsal_rules::{Edition, Game, Illegal, Move, MoveError};
use std::{fmt::Write as _, io::Write as _, process::ExitCode};

/// Columns of the rule's text.
const WIDTH: usize = 100;

/// Says what a move would do, or which rule forbids it
///
/// Nothing is played, and nothing that lies face down is told.
#[derive(clap::Args, Debug)]
#[command(after_help = "Example:
  magnumsal explain game.json \"place supply 2L1\"

The exit status is 0 if the move is legal and 1 if it is not.")]
pub(crate) struct Args {
    #[command(flatten)]
    record: RecordFile,

    /// The move
    #[arg(value_name = "MOVE")]
    mv: String,
}

/// Runs the command.
pub(crate) fn run(args: &Args, edition: &'static Edition) -> Result<ExitCode, Failure> {
    let table = args.record.table(edition)?;
    let mv: Move = args
        .mv
        .parse()
        .map_err(|error| Failure::a_move(&format!("`{}`", args.mv), &MoveError::Notation(error)))?;
    let mut game = table.game;
    let mut events = Vec::new();
    let (text, code) = match game.play_with(&mv, &mut |event| events.push(event)) {
        Ok(()) => {
            let happens = event_words::sentence(&table, &table.game, &events, Mood::WouldHappen);
            let gap = if happens.is_empty() { "" } else { "\n" };
            (format!("legal\n{happens}{gap}{}", next(&table, &game)), 0)
        }
        Err(illegal) => (refusal(&illegal, edition), 1),
    };
    let mut out = anstream::stdout().lock();
    out.write_all(text.as_bytes())?;
    out.flush()?;
    Ok(ExitCode::from(code))
}

/// The question that must be answered next, if there is one; another player is named.
fn next(table: &Table, after: &Game) -> String {
    let Some(seat) = after.to_move().filter(|_| after.due().is_some()) else {
        return String::new();
    };
    let who = match table.game.to_move() == Some(seat) {
        true => String::new(),
        false => format!("{}: ", board::display_name(table, seat)),
    };
    format!("next: {who}{}\n", board::asked(after))
}

/// The sentence, and the rule behind it.
fn refusal(illegal: &Illegal, edition: &Edition) -> String {
    let phrases = Phrases::english();
    let rule = illegal.rule();
    let mut text = format!("illegal: {}\n\n", phrases.refusal(illegal));
    let _ = writeln!(text, "{rule} {}", phrases.rule_title(rule));
    text.push_str(&board::paragraph(&phrases.rule_text(rule), WIDTH));
    if let Some(note) = phrases.rule_note(rule) {
        text.push('\n');
        text.push_str(&board::paragraph(&format!("Note: {note}"), WIDTH));
    }
    if !std::ptr::eq(edition, Edition::standard()) {
        let numbers = "Note: numbers in a rule's text are those of the embedded edition.";
        text.push('\n');
        text.push_str(&board::paragraph(numbers, WIDTH));
    }
    text
}
