//! `position`: a position of a record, as a record that begins there.

use crate::{failure::Failure, input::RecordFile};
use magnumsal_rules::Edition;
use std::{
    io::{self, Write},
    process::ExitCode,
};

/// Prints a position of a record as a record of its own
///
/// It begins with the turn of that position and has the moves from there on. Every command that
/// takes a record takes it, so that a puzzle or a bug report need not begin with a full deal.
#[derive(clap::Args, Debug)]
#[command(after_help = "Example:
  magnumsal position game.json --ply 40 > puzzle.json
  magnumsal moves puzzle.json")]
pub(crate) struct Args {
    #[command(flatten)]
    record: RecordFile,

    /// The position after N moves; after all of them if left out
    #[arg(long, value_name = "N")]
    ply: Option<usize>,

    /// Leave out the order of the stacks: the rest is then played as on a real board
    #[arg(long)]
    unknown: bool,
}

/// Runs the command.
pub(crate) fn run(args: &Args, edition: &Edition) -> Result<ExitCode, Failure> {
    let record = args.record.read(edition)?;
    let ply = args.ply.unwrap_or(record.moves.len());
    let refused = |error| Failure::record(&args.record.name(), &error, edition);
    let record = if args.unknown { record.with_unknown_stacks().map_err(refused)? } else { record };
    let position = record.from_turn_of(ply).map_err(refused)?;
    let mut out = io::stdout().lock();
    out.write_all(position.to_json().as_bytes())?;
    out.flush()?;
    Ok(ExitCode::SUCCESS)
}
