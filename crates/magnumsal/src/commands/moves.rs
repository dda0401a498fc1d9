//! `moves`: the board, what is still to come, and every legal move.

use crate::{failure::Failure, input::RecordFile, terminal::board};
use magnumsal_rules::Edition;
use std::{io::Write, process::ExitCode};

/// Shows the board of a record, what is still to come, and every legal move
///
/// Moves that begin alike share a line: `place supply  1C 2C` stands for `place supply 1C` and
/// `place supply 2C`, and `alone` for nothing more. What the letters mean stands below the mine.
/// What is still to come is what everybody can work out from what lies open.
#[derive(clap::Args, Debug)]
#[command(after_help = "Example:
  magnumsal new | magnumsal moves -")]
pub(crate) struct Args {
    #[command(flatten)]
    record: RecordFile,

    #[command(flatten)]
    paper: board::Paper,
}

/// Runs the command.
pub(crate) fn run(args: &Args, edition: &Edition) -> Result<ExitCode, Failure> {
    let table = args.record.table(edition)?;
    let width = args.paper.width();
    let mut text = board::draw(&table, width);
    text.push('\n');
    if !table.game.is_over() {
        text.push_str(&board::still_to_come(&table, width));
        text.push('\n');
    }
    text.push_str(&board::legal_moves(&table, width));
    let mut out = anstream::stdout().lock();
    out.write_all(text.as_bytes())?;
    out.flush()?;
    Ok(ExitCode::SUCCESS)
}
