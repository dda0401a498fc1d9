//! `play`: adds moves to a record.

use crate::{
    board,
    event_words::{self, Mood},
    failure::Failure,
    files,
    input::RecordFile,
};
use magnumsal_rules::Edition;
use std::{
    io::{self, Write},
    path::{Path, PathBuf},
    process::ExitCode,
};

/// Adds moves to a record, if all of them are legal, and shows the board
///
/// All moves are checked first: at the first illegal one nothing is written. A record from standard input
/// goes to standard output, without the board, unless --out names a file.
#[derive(clap::Args, Debug)]
#[command(after_help = "Example:
  magnumsal play game.json \"place supply 1C\" end")]
pub(crate) struct Args {
    #[command(flatten)]
    record: RecordFile,

    /// The moves, one argument each
    #[arg(value_name = "MOVE", required = true)]
    moves: Vec<String>,

    /// Write the record to this file and leave RECORD as it is; `-` is standard output
    #[arg(long, value_name = "FILE")]
    out: Option<PathBuf>,

    #[command(flatten)]
    paper: board::Paper,
}

/// Runs the command.
pub(crate) fn run(args: &Args, edition: &'static Edition) -> Result<ExitCode, Failure> {
    let mut table = args.record.table(edition)?;
    let mut told = String::new();
    for text in &args.moves {
        let before = table.game;
        let events = table.play(text)?;
        let who = before.to_move().map(|seat| board::short_name(&table, seat)).unwrap_or_default();
        let happened = event_words::sentence(&table, &before, &events, Mood::Happened);
        told.push_str(&format!(
            "{who}: {text}{}{happened}\n",
            if happened.is_empty() { "" } else { " - " }
        ));
    }
    let target = args.out.as_deref().unwrap_or(&args.record.path);
    if target == Path::new("-") {
        let mut out = io::stdout().lock();
        out.write_all(table.record.to_json().as_bytes())?;
        out.flush()?;
        return Ok(ExitCode::SUCCESS);
    }
    files::write(target, &table.record.to_json())?;
    told.push('\n');
    told.push_str(&board::draw(&table, args.paper.width()));
    let mut out = anstream::stdout().lock();
    out.write_all(told.as_bytes())?;
    out.flush()?;
    Ok(ExitCode::SUCCESS)
}
