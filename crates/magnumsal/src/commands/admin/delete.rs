//! `admin delete` and `admin prune`: deleting tables.

use super::{
    Context, now, store_failed,
    text::{ago, cell, count, stage},
};
use crate::{commands::serve::retention, failure::Failure, terminal::note::note};
use magnumsal_server::retention::Sweep;
use std::{
    io::{self, Write},
    process::ExitCode,
};

/// Permanently deletes tables with all that belongs to them
///
/// Damaged ones and rows that are no table can be deleted too. A running server notices within a second or
/// two: everybody at the table is disconnected, and the table is not found any more. Backups keep it.
#[derive(clap::Args, Debug)]
#[command(after_help = "Example:
  magnumsal admin delete 0123456789ab")]
pub(super) struct Delete {
    /// The tables
    #[arg(value_name = "TABLE", required = true)]
    tables: Vec<String>,
}

/// Deletes tables that have been kept long enough
///
/// A server does the same by itself, once an hour. Give the same times as to the server.
#[derive(clap::Args, Debug)]
#[command(after_help = "Example:
  magnumsal admin prune --dry-run --keep-finished 1y")]
pub(super) struct Prune {
    /// Only list what would be deleted
    #[arg(long)]
    dry_run: bool,

    #[command(flatten)]
    retention: retention::KeepOptions,
}

/// Runs `delete`.
pub(super) async fn delete(args: &Delete, context: &Context) -> Result<ExitCode, Failure> {
    let store = context.open().await?;
    let mut missing = Vec::new();
    for name in &args.tables {
        match store.delete(name, None).await.map_err(|error| store_failed(&error))? {
            true => writeln!(io::stdout(), "deleted {}", cell(name))?,
            false => missing.push(name.as_str()),
        }
    }
    if missing.is_empty() {
        return Ok(ExitCode::SUCCESS);
    }
    Err(Failure::bad_input(format!("there is no table {} in this store", missing.join(", "))))
}

/// Runs `prune`.
pub(super) async fn prune(args: &Prune, context: &Context) -> Result<ExitCode, Failure> {
    let store = context.open().await?;
    let (retention, now) = (args.retention.retention(context.is_named), now());
    let mut sweep = Sweep::new(&store, &retention, now);
    let mut deleted = 0;
    while let Some(rows) = sweep.next().await.map_err(|error| store_failed(&error))? {
        for row in rows {
            let gone = args.dry_run
                || store
                    .delete(&row.name, Some(row.length))
                    .await
                    .map_err(|error| store_failed(&error))?;
            if gone {
                deleted += 1;
                let (name, stage) = (cell(&row.name), stage(&row));
                writeln!(
                    io::stdout(),
                    "{name}  {stage}, {} without activity",
                    ago(now, row.changed)
                )?;
            }
        }
    }
    let done = if args.dry_run { "would be deleted" } else { "deleted" };
    note(&format!("{} {done}", count(deleted, "table")));
    Ok(ExitCode::SUCCESS)
}
