//! `cargo xtask soak`: games are played at the server for as long as is said, while it is disturbed in
//! every way that we know of. In the end every game must be as its players saw it.
//!
//! | module | subject |
//! | --- | --- |
//! | `bed` | the store, the servers on it, and the clock that they see |
//! | `trouble` | what is done to them |
//! | `visitors` | who plays there all the while |
//! | `memory` | what a process takes |
//! | `run` | a whole run |

mod bed;
mod memory;
mod run;
mod trouble;
mod visitors;

use bed::{Bed, Kind};
use clap::Parser;
use std::{path::PathBuf, process::ExitCode, time::Duration};

/// Plays games at the server while it is killed, frozen and upgraded, its disk is full and its clock
/// jumps, and compares every game with what its players saw. Everything stays on this machine's
/// loopback.
#[derive(Parser)]
#[command(
    name = "cargo xtask soak",
    after_help = "Examples: cargo xtask soak --minutes 60\n          cargo xtask soak --kills 1000"
)]
struct Options {
    /// How long to play, on each database
    #[arg(long, value_name = "MINUTES", default_value = "10", conflicts_with = "kills")]
    minutes: u32,

    /// Only kills the server, this number of times on each database
    #[arg(long, value_name = "COUNT")]
    kills: Option<u32>,

    /// Games that are played at the same time
    #[arg(long, value_name = "COUNT", default_value = "200")]
    rooms: usize,

    /// How long people think about a move, on average
    #[arg(long, value_name = "MILLISECONDS", default_value = "1000")]
    pause: u32,

    /// The databases
    #[arg(long, value_name = "KINDS", value_delimiter = ',', value_enum, default_values_t = [Kind::Sqlite, Kind::Postgres])]
    on: Vec<Kind>,

    /// An older program that runs at first and is upgraded in the middle
    #[arg(long, value_name = "PROGRAM")]
    before: Option<PathBuf>,

    /// The program [default: `magnumsal` in the same folder]
    #[arg(long, value_name = "PROGRAM")]
    server: Option<PathBuf>,

    /// What troubles come, and when: the same seed, the same order
    #[arg(long, value_name = "NUMBER", default_value = "1368")]
    seed: u64,
}

impl Options {
    fn duration(&self) -> Duration {
        Duration::from_secs(u64::from(self.minutes) * 60)
    }

    fn program(&self) -> Result<PathBuf, String> {
        match &self.server {
            Some(program) => Ok(program.clone()),
            None => std::env::current_exe()
                .map(|soak| {
                    soak.with_file_name(format!("magnumsal{}", std::env::consts::EXE_SUFFIX))
                })
                .map_err(|error| format!("where the programs are is not known: {error}")),
        }
    }
}

#[tokio::main]
async fn main() -> ExitCode {
    match soak(&Options::parse()).await {
        Ok(()) => ExitCode::SUCCESS,
        Err(message) => {
            eprintln!("error: {message}");
            ExitCode::FAILURE
        }
    }
}

async fn soak(options: &Options) -> Result<(), String> {
    // Two sockets for each room, here and at the server, which inherits the limit.
    rlimit::increase_nofile_limit(u64::MAX)
        .map_err(|error| format!("the limit of open files cannot be raised: {error}"))?;
    let program = options.program()?;
    for &kind in &options.on {
        let first = options.before.as_ref().unwrap_or(&program);
        let bed = Bed::new(kind, first).map_err(|error| error.to_string())?;
        match options.kills {
            Some(kills) => run::kill(bed, kills, &program).await?,
            None => run::disturb(bed, options, &program).await?,
        }
    }
    Ok(())
}
