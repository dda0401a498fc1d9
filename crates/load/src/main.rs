//! `cargo xtask load`: how many moves a second the server answers, and how fast.
//!
//! Every part of the benchmark starts a server, opens all its tables, measures and stops the
//! server again. A [`table::Table`] plays by a [`dialect::Dialect`], so our server and
//! boardgame.io's are played by the same client. `docs/load.md` says what is measured.

mod boardgame_io;
mod dialect;
#[cfg(test)]
mod fake;
mod latency;
mod measure;
mod memory;
mod ours;
mod part;
mod postgres;
mod process;
mod report;
mod socket;
mod socket_io;
mod table;

use clap::Parser;
use part::Part;
use report::Report;
use std::{num::NonZeroU32, path::PathBuf, process::ExitCode, time::Duration};

/// How many moves a second the server answers, and how fast, on SQLite and PostgreSQL, beside
/// boardgame.io's server. Everything stays on this machine's loopback.
#[derive(Parser)]
#[command(
    name = "cargo xtask load",
    after_help = "Example: cargo xtask load --only sqlite --games 200"
)]
struct Options {
    /// Tables that are open at the same time, with two players each
    #[arg(long, value_name = "COUNT", default_value = "1000")]
    games: NonZeroU32,

    /// The two players of a table share a screen and its socket, in the parts of our server
    #[arg(long)]
    one_screen: bool,

    /// Moves that are played as fast as the server answers
    #[arg(long, value_name = "COUNT", default_value = "20000")]
    moves: NonZeroU32,

    /// Moves that are sent at fixed times, without waiting for the server
    #[arg(long, value_name = "COUNT", default_value = "10000")]
    paced_moves: NonZeroU32,

    /// Paced moves a second
    #[arg(long, value_name = "COUNT", default_value = "500")]
    rate: NonZeroU32,

    /// Sockets that are open and silent in the part `sockets`; a server has 10,000 connections at most
    #[arg(long, value_name = "COUNT", default_value = "10000")]
    sockets: NonZeroU32,

    /// Sockets that ask for a long journal and do not read it, in the part `readers`
    #[arg(long, value_name = "COUNT", default_value = "190")]
    readers: NonZeroU32,

    /// The parts to run
    #[arg(long, value_name = "PARTS", value_delimiter = ',', value_enum, default_values_t = Part::ALL)]
    only: Vec<Part>,

    /// Seconds after which a part ends with what it has
    #[arg(long, value_name = "SECONDS", default_value = "180")]
    limit: NonZeroU32,

    /// Writes the figures to a file, too
    #[arg(long, value_name = "FILE")]
    json: Option<PathBuf>,

    /// The program to measure [default: `magnumsal` beside this one]
    #[arg(long, value_name = "PROGRAM")]
    server: Option<PathBuf>,
}

impl Options {
    /// How long a part may take.
    fn limit(&self) -> Duration {
        Duration::from_secs(self.limit.get().into())
    }

    /// Sockets at a table of our server.
    fn sockets_a_table(&self) -> u32 {
        if self.one_screen { 1 } else { 2 }
    }

    /// Connections to one server, with some more that open tables.
    fn connections(&self) -> u64 {
        let of = |part, sockets: u64| if self.only.contains(&part) { sockets } else { 0 };
        let silent = of(Part::Sockets, self.sockets.get().into());
        let readers = of(Part::Readers, self.readers.get().into());
        (u64::from(self.games.get()) * u64::from(self.sockets_a_table())).max(silent).max(readers)
            + 100
    }
}

#[tokio::main]
async fn main() -> ExitCode {
    let options = Options::parse();
    // Whatever runs is dropped when a signal comes first, and its servers are stopped with it.
    let done = tokio::select! {
        done = run(&options) => done,
        signal = interrupted() => Err(signal),
    };
    match done {
        Ok(true) => ExitCode::SUCCESS,
        Ok(false) => ExitCode::FAILURE,
        Err(message) => {
            eprintln!("error: {message}");
            ExitCode::FAILURE
        }
    }
}

/// Runs the parts one after the other and prints the table; false if something failed in one.
async fn run(options: &Options) -> Result<bool, String> {
    allow_sockets(options)?;
    let mut report = Report::default();
    for part in Part::ALL.into_iter().filter(|part| options.only.contains(part)) {
        report.add(part.run(options).await);
    }
    print!("{report}");
    if let Some(file) = &options.json {
        let text = serde_json::to_string_pretty(&report).map_err(|error| error.to_string())?;
        std::fs::write(file, text + "\n")
            .map_err(|error| format!("{} cannot be written: {error}", file.display()))?;
    }
    Ok(report.is_clean())
}

/// Files and sockets that a process needs beside those of the tables.
const OTHER_FILES: u64 = 400;

/// Raises the limit of open files, which the servers inherit, so that it allows all sockets.
fn allow_sockets(options: &Options) -> Result<(), String> {
    let needed = options.connections() + OTHER_FILES;
    let allowed = rlimit::increase_nofile_limit(u64::MAX)
        .map_err(|error| format!("the limit of open files cannot be raised: {error}"))?;
    if allowed < needed {
        return Err(format!(
            "{needed} open files are needed, and this system allows {allowed}; \
             fewer --games or --sockets or a higher `ulimit -Hn` would do"
        ));
    }
    Ok(())
}

/// Waits for Ctrl-C or, where there is one, a signal to terminate.
async fn interrupted() -> String {
    #[cfg(unix)]
    {
        use tokio::signal::unix::{SignalKind, signal};
        if let Ok(mut terminate) = signal(SignalKind::terminate()) {
            tokio::select! {
                _ = tokio::signal::ctrl_c() => {}
                _ = terminate.recv() => {}
            }
            return "interrupted".to_owned();
        }
    }
    let _ = tokio::signal::ctrl_c().await;
    "interrupted".to_owned()
}
