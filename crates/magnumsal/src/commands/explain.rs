//! `explain`: what a move would do, or which rule forbids it.

use crate::{
    failure::Failure,
    input::RecordFile,
    table::Table,
    terminal::{
        board,
        event_words::{self, Mood},
    },
    words::{phrases, say},
};
use magnumsal_rules::{Edition, Game, Illegal, Move, MoveError};
use std::{fmt::Write as _, io::Write as _, process::ExitCode};

/// Columns of the rule's text.
const WIDTH: usize = 100;

/// Says what a move would do, or which rule forbids it
///
/// Nothing is played, and nothing that lies face down is revealed.
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
pub(crate) fn run(args: &Args, edition: &Edition) -> Result<ExitCode, Failure> {
    let table = args.record.table(edition)?;
    let mv: Move = args
        .mv
        .parse()
        .map_err(|error| Failure::a_move(&format!("`{}`", args.mv), &MoveError::Notation(error)))?;
    let mut game = table.game.clone();
    let mut events = Vec::new();
    let (text, code) = match game.play_with(&mv, &mut |event| events.push(event)) {
        Ok(()) => {
            let happens = event_words::sentence(&table, &table.game, &events, Mood::WouldHappen);
            let gap = if happens.is_empty() { "" } else { "\n" };
            let legal = say("cli-legal", &[]);
            (format!("{legal}\n{happens}{gap}{}", next(&table, &game)), 0)
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
    let question = ("question", board::asked(after).into());
    let next = match table.game.to_move() == Some(seat) {
        true => say("cli-next", &[question]),
        false => {
            let name = board::display_name(table, seat);
            say("cli-next-of", &[("name", name.into()), question])
        }
    };
    format!("{next}\n")
}

/// The sentence, and the rule behind it.
fn refusal(illegal: &Illegal, edition: &Edition) -> String {
    let phrases = phrases();
    let rule = illegal.rule();
    let problem = phrases.refusal(illegal);
    let mut text = format!("{}\n\n", say("cli-illegal", &[("problem", problem.into())]));
    let _ = writeln!(text, "{rule} {}", phrases.rule_title(rule));
    text.push_str(&board::paragraph(&phrases.rule_text(rule), WIDTH));
    let numbers = (!edition.is_standard()).then(|| say("cli-embedded-numbers", &[]));
    for note in phrases.rule_note(rule).into_iter().chain(numbers) {
        let note = format!("{} {note}", say("docs-note", &[]));
        text.push('\n');
        text.push_str(&board::paragraph(&note, WIDTH));
    }
    text
}
