//! `admin export` and `admin import`: tables from store to store, and records of finished games.

use super::{
    Context,
    dump::{Item, Reader, Target, Writer, verify},
    now, store_failed,
    tables::{Pages, no_table, replay, snapshot, table_id, whole},
    text::count,
};
use crate::{failure::Failure, files, terminal::note::note};
use magnumsal_store::{Appended, Snapshot, Store, TableId};
use magnumsal_table::{stage::Stage, table::Table};
use std::{
    fs,
    io::{self, Write},
    path::{Path, PathBuf},
    process::ExitCode,
};

/// Writes whole tables to a file, or the records of finished games
///
/// The file has everything: deals, journals with chat, hashes of keys and addresses of notices, also of
/// games that are being played. `magnumsal admin import` reads it into any store. With --records
/// only games that are over are written, each as a sealed record for `magnumsal verify`.
#[derive(clap::Args, Debug)]
#[command(after_help = "Example:
  magnumsal admin export 0123456789ab --out table.jsonl
  magnumsal admin export --all --records --out records")]
pub(super) struct Export {
    /// The tables
    #[arg(value_name = "TABLE", value_parser = table_id, required_unless_present = "all")]
    tables: Vec<TableId>,

    /// All tables
    #[arg(long, conflicts_with = "tables")]
    all: bool,

    /// Records of finished games, each in a file of its own
    #[arg(long)]
    records: bool,

    /// The file, or the folder for records; standard output if left out
    #[arg(long, value_name = "PATH", default_value = "-")]
    out: PathBuf,
}

/// Reads tables from a file into the store
///
/// The whole file is checked before anything is written. Tables that are there already are left
/// as they are.
#[derive(clap::Args, Debug)]
#[command(after_help = "Example:
  magnumsal admin import table.jsonl")]
pub(super) struct Import {
    /// The file, as `magnumsal admin export` or `backup` has written it
    #[arg(value_name = "FILE")]
    file: PathBuf,
}

/// Runs `export`.
pub(super) async fn export(args: &Export, context: &Context) -> Result<ExitCode, Failure> {
    let store = context.open().await?;
    if args.records {
        return records(args, context, &store).await;
    }
    let mut writer = Writer::new(Target::new(&args.out)?, now())?;
    let mut damaged = 0;
    if args.all {
        damaged = write_all(&store, &mut writer).await?;
    }
    for id in &args.tables {
        let found = snapshot(&store, id).await?.ok_or_else(|| no_table(id))?;
        let stored = found.table.map_err(|error| Failure::damaged(error.to_string()))?;
        writer.table(id, &found.summary, &stored)?;
    }
    let sums = writer.finish(&context.game_box)?;
    note(&format!("exported {}", count(sums.tables, "table")));
    Ok(if damaged > 0 { ExitCode::from(Failure::DAMAGED) } else { ExitCode::SUCCESS })
}

/// Writes all tables of a store, and returns how many are damaged and left out.
pub(super) async fn write_all(store: &Store, writer: &mut Writer) -> Result<u64, Failure> {
    let mut damaged = 0;
    let mut pages = Pages::new(store);
    loop {
        let rows = pages.next().await?;
        if rows.is_empty() {
            return Ok(damaged);
        }
        for row in rows {
            let Some(id) = row.id() else {
                damaged += 1;
                note(&format!("left out: the row {:?} is no table", row.name));
                continue;
            };
            // It may have been deleted since.
            let Some(Snapshot { summary, table }) = snapshot(store, &id).await? else { continue };
            match table {
                Ok(stored) if summary.stage.is_some() => writer.table(&id, &summary, &stored)?,
                Ok(_) => {
                    damaged += 1;
                    note(&format!("left out: table {id} has no stage that is known"));
                }
                Err(error) => {
                    damaged += 1;
                    note(&format!("left out: {error}"));
                }
            }
        }
    }
}

async fn records(args: &Export, context: &Context, store: &Store) -> Result<ExitCode, Failure> {
    let to_output = args.out == Path::new("-");
    if to_output && (args.all || args.tables.len() > 1) {
        return Err(Failure::bad_input("--records: give a folder with --out for several games"));
    }
    if !to_output {
        fs::create_dir_all(&args.out).map_err(|error| Failure::writing(&args.out, &error))?;
    }
    let write = |table: &Table| {
        let text = serde_json::json!(table.sealed()).to_string() + "\n";
        match to_output {
            true => Ok(io::stdout().write_all(text.as_bytes())?),
            false => files::write(&args.out.join(format!("{}.json", table.id())), &text),
        }
    };
    for id in &args.tables {
        let (_, _, table) = whole(context, store, id).await?;
        if table.stage() != Stage::Over {
            return Err(Failure::bad_input(format!(
                "table {id}: its game is not over, and its record would tell what is hidden"
            )));
        }
        write(&table)?;
    }
    let mut written = args.tables.len() as u64;
    if args.all {
        written = all_records(context, store, &write).await?;
    }
    note(&format!("exported {}", count(written, "record")));
    Ok(ExitCode::SUCCESS)
}

/// Writes the records of all games that are over, and returns how many.
async fn all_records(
    context: &Context,
    store: &Store,
    write: &impl Fn(&Table) -> Result<(), Failure>,
) -> Result<u64, Failure> {
    let (mut written, mut unreadable) = (0, 0);
    let mut pages = Pages::new(store);
    loop {
        let rows = pages.next().await?;
        if rows.is_empty() {
            break;
        }
        for row in rows.iter().filter(|row| row.stage == Some(Stage::Over)) {
            let Some(id) = row.id() else { continue };
            let Some(found) = snapshot(store, &id).await? else { continue };
            match found.table.ok().and_then(|s| replay(&id, &s, &context.game_box).ok()) {
                Some(table) => {
                    write(&table)?;
                    written += 1;
                }
                None => unreadable += 1,
            }
        }
    }
    if unreadable > 0 {
        note(&format!(
            "{} cannot be read; see `magnumsal admin check`",
            count(unreadable, "table")
        ));
    }
    Ok(written)
}

/// Runs `import`.
pub(super) async fn import(args: &Import, context: &Context) -> Result<ExitCode, Failure> {
    let store = context.open().await?;
    let found = verify(&args.file, &context.game_box)?;
    tell_unreadable(found.unreadable);
    let (imported, there) = read_all(&args.file, &store, false).await?;
    note(&format!("imported {}", count(imported, "table")));
    if there > 0 {
        note(&format!("{} there already, and left as they are", count(there, "table")));
    }
    Ok(ExitCode::SUCCESS)
}

/// Reads all tables of a file into a store; returns how many, and how many were there already.
///
/// A store that takes over everything also gets who wants no notices.
pub(super) async fn read_all(
    path: &Path,
    store: &Store,
    takes_over: bool,
) -> Result<(u64, u64), Failure> {
    let mut reader = Reader::open(path)?;
    let (mut imported, mut there) = (0, 0);
    while let Some(item) = reader.next()? {
        let failed = |error| store_failed(&error);
        match item {
            Item::Table(table) => match store.insert(&table.whole).await.map_err(failed)? {
                Appended::Done => imported += 1,
                Appended::Taken => there += 1,
            },
            Item::Report(report) => {
                store.report(&report, u32::MAX).await.map_err(failed)?;
            }
            // Hashes of another store are useless in one that has a secret of its own.
            Item::Secret(_) | Item::Unwanted(..) if !takes_over => {}
            Item::Secret(secret) => store.set_secret(&secret).await.map_err(failed)?,
            Item::Unwanted(id, since) => {
                store.set_unwanted(&id, Some(since)).await.map_err(failed)?;
            }
        }
    }
    Ok((imported, there))
}

/// Notes that there are tables that this program cannot play.
pub(super) fn tell_unreadable(tables: u64) {
    if tables > 0 {
        note(&format!(
            "{} of a newer version or with other component values: taken as they are",
            count(tables, "table")
        ));
    }
}
