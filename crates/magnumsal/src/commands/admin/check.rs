//! `admin check`: whether tables are as they were written, and whether their games can be replayed.

use super::{
    Context,
    tables::{Pages, no_table, replay, snapshot, table_id},
    text::count,
};
use crate::{
    failure::{Failure, one_line},
    terminal::{note::note, progress},
};
use magnumsal_store::{Snapshot, Store, StoredTable, TableId, TableSummary};
use magnumsal_table::{head::GameBox, stored::StoredError, table::Table};
use std::{
    io::{self, Write},
    process::ExitCode,
};

/// Checks that tables are as they were written, and replays their games
///
/// Compares checksums of heads and journals, plays every move again by the rules, and compares
/// the result with the table's row. Prints one line for each damaged table, and ends with 1 if
/// there are any. The server may run.
#[derive(clap::Args, Debug)]
#[command(after_help = "Example:
  magnumsal admin check")]
pub(super) struct Args {
    /// Only these tables; all if left out
    #[arg(value_name = "TABLE", value_parser = table_id)]
    tables: Vec<TableId>,
}

/// What was found out about a table.
enum Verdict {
    Whole,
    Damaged(String),
    /// It is as it was written, but this program cannot play it.
    Unreadable(String),
}

/// What was found out about all tables.
#[derive(Default)]
struct Tally {
    whole: u64,
    damaged: u64,
    unreadable: u64,
}

/// Runs the command.
pub(super) async fn run(args: &Args, context: &Context) -> Result<ExitCode, Failure> {
    let store = context.open().await?;
    let mut tally = Tally::default();
    for id in &args.tables {
        let found = snapshot(&store, id).await?.ok_or_else(|| no_table(id))?;
        tally.report(id.as_str(), judge(id, &found, &context.game_box))?;
    }
    if args.tables.is_empty() {
        check_all(&store, context, &mut tally).await?;
    }
    let Tally { whole, damaged, unreadable } = tally;
    let mut summary = format!("{} whole, {damaged} damaged", count(whole, "table"));
    if unreadable > 0 {
        summary += &format!(", {unreadable} that this program cannot replay");
    }
    writeln!(io::stdout(), "{summary}")?;
    Ok(if damaged > 0 { ExitCode::from(Failure::DAMAGED) } else { ExitCode::SUCCESS })
}

async fn check_all(store: &Store, context: &Context, tally: &mut Tally) -> Result<(), Failure> {
    let mut tables = 0;
    let mut pages = Pages::new(store);
    loop {
        match pages.next().await?.len() {
            0 => break,
            more => tables += more as u64,
        }
    }
    let bar = progress::bar(tables, "tables");
    let mut pages = Pages::new(store);
    loop {
        let rows = pages.next().await?;
        if rows.is_empty() {
            break;
        }
        for row in rows {
            bar.inc(1);
            let verdict = match row.id() {
                None => Verdict::Damaged("the row is no table".to_owned()),
                Some(id) => match snapshot(store, &id).await? {
                    // It was deleted since.
                    None => continue,
                    Some(found) => judge(&id, &found, &context.game_box),
                },
            };
            bar.suspend(|| tally.report(&row.name, verdict))?;
        }
    }
    bar.finish_and_clear();
    Ok(())
}

impl Tally {
    fn report(&mut self, name: &str, verdict: Verdict) -> Result<(), Failure> {
        match verdict {
            Verdict::Whole => self.whole += 1,
            Verdict::Damaged(why) => {
                self.damaged += 1;
                writeln!(io::stdout(), "{}", one_line(&format!("damaged: {name}: {why}")))?;
            }
            Verdict::Unreadable(why) => {
                self.unreadable += 1;
                note(&why);
            }
        }
        Ok(())
    }
}

fn judge(id: &TableId, found: &Snapshot, game_box: &GameBox) -> Verdict {
    let stored = match &found.table {
        Ok(stored) => stored,
        Err(error) => return Verdict::Damaged(error.to_string()),
    };
    match replay(id, stored, game_box) {
        Err(StoredError::Damaged(damaged)) => Verdict::Damaged(damaged.to_string()),
        Err(error) => Verdict::Unreadable(error.to_string()),
        Ok(table) => match contradiction(&found.summary, stored, &table) {
            None => Verdict::Whole,
            Some(what) => Verdict::Damaged(format!("its row says another {what} than its journal")),
        },
    }
}

/// What a row says otherwise than head and journal do. When the table is to be woken is left out: a
/// server puts that off while it works on it.
fn contradiction(row: &TableSummary, stored: &StoredTable, table: &Table) -> Option<&'static str> {
    let changed = stored.entries.last().map_or(stored.created, |entry| entry.at);
    [
        ("stage", row.stage == Some(table.stage())),
        ("length", row.length == i64::from(table.number())),
        ("time of the last line", row.changed == changed),
        ("answer whether it is public", row.public == table.head().public),
        ("answer whether it was imported", row.imported == table.shows_only()),
    ]
    .into_iter()
    .find(|(_, agrees)| !agrees)
    .map(|(what, _)| what)
}
