//! `magnumsal`, the command line: deal, show, play, explain, trace and try out games.
//!
//! One command is one module. Rules are judged by `magnumsal-rules` alone, and sentences about
//! them come from `magnumsal-phrases`; what is here reads files, draws and counts.

mod board;
mod cli;
mod event_words;
mod explain;
mod failure;
mod files;
mod input;
mod moves;
mod new;
mod perft;
mod play;
mod random;
mod settings;
mod table;
mod trace;
mod welcome;

use clap::Parser;
use cli::{Cli, Command};
use failure::Failure;
use std::process::ExitCode;

fn main() -> ExitCode {
    let cli = match Cli::try_parse() {
        Ok(cli) => cli,
        Err(error) if !error.use_stderr() => {
            // `--help` and `--version`; a reader that has gone away is no reason to complain.
            let _ = error.print();
            return ExitCode::SUCCESS;
        }
        Err(error) => return Failure::arguments(&error).report(),
    };
    match run(&cli) {
        Ok(code) => code,
        Err(failure) => failure.report(),
    }
}

fn run(cli: &Cli) -> Result<ExitCode, Failure> {
    let edition = || input::edition(&cli.edition);
    match &cli.command {
        None => welcome::run(),
        Some(Command::New(args)) => new::run(args, edition()?),
        Some(Command::Moves(args)) => moves::run(args, edition()?),
        Some(Command::Play(args)) => play::run(args, edition()?),
        Some(Command::Explain(args)) => explain::run(args, edition()?),
        Some(Command::Trace(args)) => trace::run(args, edition()?),
        Some(Command::Random(args)) => random::run(args, edition()?),
        Some(Command::Perft(args)) => perft::run(args, edition()?),
    }
}
