//! `admin announce` and `admin new-tables`: what all servers on a store announce.

use super::{Context, store_failed};
use crate::failure::{Failure, one_line};
use clap::ValueEnum;
use magnumsal_table::decide::{LONGEST_MESSAGE, message};
use std::{
    io::{self, Write},
    process::ExitCode,
};

/// Shows everybody an announcement, on all pages
#[derive(clap::Args, Debug)]
#[command(after_help = "Example:
  magnumsal admin announce \"The server restarts at eight.\"
  magnumsal admin announce --clear")]
pub(super) struct Announce {
    /// The announcement; if it is left out, the current one is printed
    #[arg(value_name = "TEXT", conflicts_with = "clear")]
    text: Option<String>,

    /// Remove the announcement
    #[arg(long)]
    clear: bool,
}

/// Lets new tables be made, or not; games that have begun go on
#[derive(clap::Args, Debug)]
#[command(after_help = "Example:
  magnumsal admin new-tables off")]
pub(super) struct NewTables {
    /// Whether new tables are made; printed if it is left out
    #[arg(value_enum, value_name = "on|off")]
    state: Option<Switch>,
}

/// Whether something is done.
#[derive(ValueEnum, Clone, Copy, PartialEq, Eq, Debug)]
enum Switch {
    /// It is
    On,
    /// It is not
    Off,
}

/// Runs `announce`.
pub(super) async fn announce(args: &Announce, context: &Context) -> Result<ExitCode, Failure> {
    let text = args.text.as_deref().map(message).transpose().map_err(|_| {
        Failure::bad_input(format!("an announcement has 1 to {LONGEST_MESSAGE} characters"))
    })?;
    let store = context.open().await?;
    if args.clear || text.is_some() {
        store.announce(text.as_deref()).await.map_err(|error| store_failed(&error))?;
    }
    let bulletin = store.bulletin().await.map_err(|error| store_failed(&error))?;
    print(match &bulletin.announcement {
        Some(text) => format!("all pages say: {}", one_line(text)),
        None => "nothing is announced".to_owned(),
    })
}

/// Runs `new-tables`.
pub(super) async fn new_tables(args: &NewTables, context: &Context) -> Result<ExitCode, Failure> {
    let store = context.open().await?;
    if let Some(state) = args.state {
        let allowed = state == Switch::On;
        store.allow_new_tables(allowed).await.map_err(|error| store_failed(&error))?;
    }
    let bulletin = store.bulletin().await.map_err(|error| store_failed(&error))?;
    let made = if bulletin.new_tables { "new tables are made" } else { "no new tables are made" };
    print(made.to_owned())
}

fn print(line: String) -> Result<ExitCode, Failure> {
    let mut out = io::stdout().lock();
    writeln!(out, "{line}")?;
    out.flush()?;
    Ok(ExitCode::SUCCESS)
}
