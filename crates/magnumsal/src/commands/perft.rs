//! `perft`: counts sequences of moves, to compare engines and versions.

use crate::{failure::Failure, input::RecordFile, values};
use magnumsal_rules::{Edition, Game, MoveList};
use std::{
    io::{self, Write},
    process::ExitCode,
};

/// Counts the sequences of legal moves of a length
///
/// They begin at the record's position; games that end earlier count for nothing.
#[derive(clap::Args, Debug)]
#[command(after_help = "Example:
  magnumsal perft game.json 3 --divide")]
pub(crate) struct Args {
    #[command(flatten)]
    record: RecordFile,

    /// How many moves long the sequences are, 0 to 99
    #[arg(allow_negative_numbers = true, value_parser = values::number::<u8>(0, 99))]
    depth: u8,

    /// List the count for each first move
    #[arg(long)]
    divide: bool,
}

/// Runs the command.
pub(crate) fn run(args: &Args, edition: &Edition) -> Result<ExitCode, Failure> {
    let game = args.record.table(edition)?.game;
    let mut lists = vec![MoveList::new(); usize::from(args.depth)];
    let mut out = io::stdout().lock();
    let Some((first, rest)) = lists.split_first_mut().filter(|_| args.divide) else {
        writeln!(out, "{}", count(&game, &mut lists))?;
        return Ok(ExitCode::SUCCESS);
    };
    game.legal_moves(first);
    let mut by_text: Vec<_> = first.iter().map(|mv| (mv.to_string(), *mv)).collect();
    by_text.sort_unstable_by(|a, b| a.0.cmp(&b.0));
    let mut total = 0;
    for (text, mv) in by_text {
        let mut after = game.clone();
        after.play_unchecked(mv);
        let sequences = count(&after, rest);
        total += sequences;
        writeln!(out, "{text}: {sequences}")?;
    }
    writeln!(out, "{total}")?;
    Ok(ExitCode::SUCCESS)
}

/// The number of sequences of as many moves as there are lists to write them in.
fn count(game: &Game, lists: &mut [MoveList]) -> u64 {
    let Some((list, deeper)) = lists.split_first_mut() else { return 1 };
    game.legal_moves(list);
    if deeper.is_empty() {
        return list.len() as u64;
    }
    let mut sequences = 0;
    for mv in list {
        let mut after = game.clone();
        after.play_unchecked(*mv);
        sequences += count(&after, deeper);
    }
    sequences
}
