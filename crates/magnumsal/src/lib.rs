//! `magnumsal`, the command line: serve, administer, deal, show, play, explain, advise, review, cut out, trace, verify
//! and try out games.
//!
//! One command is one module of `commands`; `terminal` draws and words what they show. Rules are judged by `magnumsal-rules` alone, and sentences about
//! them come from `magnumsal-phrases`; what is here reads files, draws and counts.
//!
//! It is a library so that the Python package brings the program: [`main`] is all that it offers.

mod advisor;
mod cli;
mod commands;
mod failure;
mod files;
mod input;
mod settings;
mod table;
mod terminal;
mod values;
mod words;

use clap::{CommandFactory, Parser};
use cli::{Cli, Command};
use commands::{
    admin, explain, hint, moves, new, perft, play, position, random, review, serve, simulate,
    trace, train, verify,
};
use failure::Failure;
use std::{ffi::OsString, process::ExitCode};

/// Runs the program with these arguments, the first of which is its own name; what it exits with.
pub fn main(arguments: &[OsString]) -> ExitCode {
    let cli = match Cli::try_parse_from(arguments) {
        Ok(cli) => cli,
        Err(error) if !error.use_stderr() => {
            // `--help` and `--version`; a reader that has gone away is no reason to complain.
            let _ = error.print();
            return ExitCode::SUCCESS;
        }
        Err(error) => return Failure::arguments(&error, meant(arguments).as_deref()).report(),
    };
    match run(&cli) {
        Ok(code) => code,
        Err(failure) => failure.report(),
    }
}

/// The command that was meant, as far as the arguments show.
fn meant(arguments: &[OsString]) -> Option<String> {
    let cli = Cli::command();
    let mut words = arguments.iter().skip(1).filter_map(|word| word.to_str());
    words.find(|word| cli.find_subcommand(word).is_some()).map(str::to_owned)
}

fn run(cli: &Cli) -> Result<ExitCode, Failure> {
    words::speak(cli.language);
    let edition = || input::edition(&cli.edition);
    match &cli.command {
        None => serve::run(&serve::Args::default(), &edition()?, &cli.edition),
        Some(Command::Serve(args)) => serve::run(args, &edition()?, &cli.edition),
        Some(Command::Admin(args)) => admin::run(args, &edition()?, &cli.edition),
        Some(Command::New(args)) => new::run(args, &edition()?),
        Some(Command::Moves(args)) => moves::run(args, &edition()?),
        Some(Command::Play(args)) => play::run(args, &edition()?),
        Some(Command::Explain(args)) => explain::run(args, &edition()?),
        Some(Command::Hint(args)) => hint::run(args, &edition()?),
        Some(Command::Review(args)) => review::run(args, &edition()?),
        Some(Command::Position(args)) => position::run(args, &edition()?),
        Some(Command::Trace(args)) => trace::run(args, &edition()?),
        Some(Command::Verify(args)) => verify::run(args, &edition()?),
        Some(Command::Random(args)) => random::run(args, &edition()?),
        Some(Command::Simulate(args)) => simulate::run(args, &edition()?, &cli.edition),
        Some(Command::Train(args)) => train::run(args),
        Some(Command::Perft(args)) => perft::run(args, &edition()?),
    }
}
