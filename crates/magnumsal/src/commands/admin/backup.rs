//! `admin backup` and `admin restore`: all tables in one file, for both databases.

use super::{
    Context,
    dump::{Target, Writer, verify},
    export::{read_all, tell_unreadable, write_all},
    now, store_failed,
    tables::Pages,
    text::count,
};
use crate::{failure::Failure, terminal::note::note};
use magnumsal_store::{Report, Store};
use std::{path::PathBuf, process::ExitCode};

/// Writes all tables and reports to a file while the server runs, and reads the file again to see that it is whole
///
/// The file is the same for SQLite and PostgreSQL. Each table is in it as it was at one moment. Keep
/// it as safe as the store: it has deals, hashes of keys and addresses. Damaged tables are left
/// out and named, and the exit status is 1 then.
#[derive(clap::Args, Debug)]
#[command(after_help = "Example:
  magnumsal admin backup games.jsonl")]
pub(super) struct Backup {
    /// The file; `-` writes to standard output, and then nothing is read again
    #[arg(value_name = "FILE")]
    file: PathBuf,
}

/// Reads a backup into an empty store, of either database
///
/// The whole file is checked before anything is written. Servers on a SQLite file must be
/// stopped. On PostgreSQL stop them too, unless nobody plays.
#[derive(clap::Args, Debug)]
#[command(after_help = "Example:
  magnumsal admin restore games.jsonl --store postgres://magnumsal@localhost/magnumsal")]
pub(super) struct Restore {
    /// The file
    #[arg(value_name = "FILE")]
    file: PathBuf,

    /// Delete all tables and reports of the store first
    #[arg(long)]
    replace: bool,
}

/// Runs `backup`.
pub(super) async fn backup(args: &Backup, context: &Context) -> Result<ExitCode, Failure> {
    let store = context.open().await?;
    let mut writer = Writer::new(Target::new(&args.file)?, now())?;
    let damaged = write_all(&store, &mut writer).await?;
    for Report { report, .. } in reports(&store).await? {
        writer.report(report)?;
    }
    let secret = store.secret().await.map_err(|error| store_failed(&error))?;
    let unwanted = store.unwanted().await.map_err(|error| store_failed(&error))?;
    writer.notices(&secret, &unwanted)?;
    let sums = writer.finish(&context.game_box)?;
    let (tables, lines) = (count(sums.tables, "table"), count(sums.lines, "line"));
    note(&format!("backed up {tables} with {lines}"));
    if damaged == 0 {
        return Ok(ExitCode::SUCCESS);
    }
    note(&format!("{} damaged and left out", count(damaged, "table")));
    Ok(ExitCode::from(Failure::DAMAGED))
}

/// Runs `restore`.
pub(super) async fn restore(args: &Restore, context: &Context) -> Result<ExitCode, Failure> {
    // The file first: a store that cannot be filled is left alone.
    let found = verify(&args.file, &context.game_box)?;
    let store = Store::open(&context.url).await.map_err(|error| store_failed(&error))?;
    let restored = fill(args, &store).await;
    let closed = store.close().await.map_err(|error| store_failed(&error));
    let restored = restored?;
    closed?;
    tell_unreadable(found.unreadable);
    note(&format!("restored {}", count(restored, "table")));
    Ok(ExitCode::SUCCESS)
}

async fn fill(args: &Restore, store: &Store) -> Result<u64, Failure> {
    let mut pages = Pages::new(store);
    loop {
        let rows = pages.next().await?;
        if rows.is_empty() {
            break;
        }
        if !args.replace {
            return Err(Failure::bad_input(
                "the store has tables already; name an empty one, or delete them with --replace",
            ));
        }
        for row in rows {
            store.delete(&row.name, None).await.map_err(|error| store_failed(&error))?;
        }
    }
    for Report { id, .. } in reports(store).await? {
        store.settle(id).await.map_err(|error| store_failed(&error))?;
    }
    for (id, _) in store.unwanted().await.map_err(|error| store_failed(&error))? {
        store.set_unwanted(&id, None).await.map_err(|error| store_failed(&error))?;
    }
    Ok(read_all(&args.file, store, true).await?.0)
}

/// All reports that are not settled.
async fn reports(store: &Store) -> Result<Vec<Report>, Failure> {
    store.reports(u32::MAX).await.map_err(|error| store_failed(&error))
}
