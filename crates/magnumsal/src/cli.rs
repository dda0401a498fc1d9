//! The arguments: which commands there are.

use crate::commands::{
    admin, explain, hint, moves, new, perft, play, position, random, review, serve, simulate,
    trace, train, verify,
};
use clap::{Parser, Subcommand};
use magnumsal_phrases::Language;
use std::path::PathBuf;

/// Magnum Sal, the board game of the Wieliczka salt mine: deal, play, explain and study games.
#[derive(Parser, Debug)]
#[command(
    version,
    propagate_version = true,
    max_term_width = 100,
    after_help = "Example:
  magnumsal serve --open
  magnumsal new --players Ada,Bruno,Cleo --out game.json
  magnumsal play game.json \"place supply 1C\" end
  magnumsal moves game.json

Exit status: 0 done, 1 an illegal move or text that is no move, 2 bad input, 3 a fault in the
program itself."
)]
pub(crate) struct Cli {
    /// What to do; without a command the server starts on this machine and opens the browser
    #[command(subcommand)]
    pub(crate) command: Option<Command>,

    /// Play with this edition file in place of the embedded base.toml or muria.toml; can be
    /// repeated
    #[arg(long, global = true, value_name = "FILE")]
    pub(crate) edition: Vec<PathBuf>,

    /// Speak this language: en, pl, de, fr or it; the system's if left out, and English where that
    /// is none of them
    #[arg(long, global = true, value_name = "CODE", env = "MAGNUMSAL_LANGUAGE")]
    pub(crate) language: Option<Language>,
}

/// The commands; what each does is written above its arguments, in its own module.
#[derive(Subcommand, Debug)]
pub(crate) enum Command {
    Serve(Box<serve::Args>),
    Admin(admin::Args),
    New(new::Args),
    Moves(moves::Args),
    Play(play::Args),
    Explain(explain::Args),
    Hint(hint::Args),
    Review(review::Args),
    Position(position::Args),
    Trace(trace::Args),
    Verify(verify::Args),
    Random(random::Args),
    Simulate(simulate::Args),
    Train(train::Args),
    Perft(perft::Args),
}
