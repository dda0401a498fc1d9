//! `trace`: every position of a record as JSON.

use crate::{failure::Failure, input::RecordFile};
use magnumsal_rules::Edition;
use std::{
    io::{self, Write},
    process::ExitCode,
};

/// Prints every position of a record as JSON, one a line
///
/// Nothing is printed unless the whole record is legal. docs/notation.md describes the lines.
#[derive(clap::Args, Debug)]
#[command(after_help = "Example:
  magnumsal trace game.json | tail -1 | jq .state.players")]
pub(crate) struct Args {
    #[command(flatten)]
    record: RecordFile,
}

/// Runs the command.
pub(crate) fn run(args: &Args, edition: &Edition) -> Result<ExitCode, Failure> {
    let record = args.record.read(edition)?;
    let mut lines = Vec::new();
    let mut written = Ok(());
    let replayed = record.replay(|ply, game, _| {
        if written.is_ok() {
            written = serde_json::to_writer(&mut lines, &game.trace_line(ply));
            lines.push(b'\n');
        }
    });
    replayed.map_err(|error| Failure::record(&args.record.name(), &error, edition))?;
    written.map_err(io::Error::from)?;
    let mut out = io::stdout().lock();
    out.write_all(&lines)?;
    out.flush()?;
    Ok(ExitCode::SUCCESS)
}
