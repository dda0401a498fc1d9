//! `admin list`: which tables there are.

use super::{
    Context, now,
    tables::{Pages, replay, snapshot},
    text::{ago, count, grid, stage, time},
};
use crate::{
    failure::Failure,
    terminal::note::note,
    values::{self, Age},
};
use clap::ValueEnum;
use magnumsal_store::{Stage, Store, StoredTable, TableSummary};
use magnumsal_table::{
    entry::{Entry, Line},
    version,
};
use serde_json::json;
use std::{
    io::{self, Write},
    process::ExitCode,
};

/// Lists tables, the most recently active first
#[derive(clap::Args, Debug)]
#[command(after_help = "Example:
  magnumsal admin list --stage open --inactive-for 30d")]
pub(super) struct Args {
    #[command(flatten)]
    filter: Filter,

    /// Only tables at which somebody has or had this name; every table is read for it
    #[arg(long, value_name = "NAME")]
    player: Option<String>,

    /// List this many at most
    #[arg(long, value_name = "N", default_value_t = 100, allow_negative_numbers = true,
          value_parser = values::number::<usize>(1, 1_000_000_000))]
    limit: usize,

    /// Write one JSON object a line, for programs
    #[arg(long)]
    json: bool,
}

/// Which tables are meant.
#[derive(clap::Args, Debug)]
pub(super) struct Filter {
    /// Only tables at this stage
    #[arg(long, value_enum, value_name = "STAGE")]
    stage: Option<ListedStage>,

    /// Only tables that the lobby shows
    #[arg(long, conflicts_with = "private")]
    public: bool,

    /// Only tables that the lobby does not show
    #[arg(long)]
    private: bool,

    /// Only tables that were made at least this long ago, as in 30d
    #[arg(long, value_name = "AGE", value_parser = values::age)]
    older_than: Option<Age>,

    /// Only tables at which nothing has happened for this long, as in 2w
    #[arg(long, value_name = "AGE", value_parser = values::age)]
    inactive_for: Option<Age>,

    /// Only tables at which something has happened within this time, as in 12h
    #[arg(long, value_name = "AGE", value_parser = values::age)]
    active_within: Option<Age>,
}

/// How far a table is, with tables that only show a record apart.
#[derive(ValueEnum, Clone, Copy, PartialEq, Eq, Debug)]
enum ListedStage {
    /// Waiting for players
    Open,
    /// The game is on
    Playing,
    /// The game is over
    Over,
    /// It shows a record
    Imported,
}

impl Filter {
    pub(super) fn fits(&self, row: &TableSummary, now: i64) -> bool {
        let (age, idle) = (now - row.created, now - row.changed);
        let stage = match self.stage {
            None => true,
            Some(ListedStage::Imported) => row.imported,
            Some(ListedStage::Open) => row.stage == Some(Stage::Open),
            Some(ListedStage::Playing) => row.stage == Some(Stage::Playing),
            Some(ListedStage::Over) => row.stage == Some(Stage::Over) && !row.imported,
        };
        stage
            && (!self.public || row.public)
            && (!self.private || !row.public)
            && self.older_than.is_none_or(|least| age >= least.milliseconds())
            && self.inactive_for.is_none_or(|least| idle >= least.milliseconds())
            && self.active_within.is_none_or(|most| idle <= most.milliseconds())
    }
}

/// Runs the command.
pub(super) async fn run(args: &Args, context: &Context) -> Result<ExitCode, Failure> {
    let (store, now) = (context.open().await?, now());
    let (mut found, mut fitting) = (Vec::new(), 0);
    let latest = |rows: &mut Vec<TableSummary>| {
        rows.sort_by(|a, b| (b.changed, &a.name).cmp(&(a.changed, &b.name)));
        rows.truncate(args.limit);
    };
    let mut pages = Pages::new(&store);
    loop {
        let rows = pages.next().await?;
        if rows.is_empty() {
            break;
        }
        for row in rows {
            if args.filter.fits(&row, now) && has_player(args, &store, &row).await? {
                fitting += 1;
                found.push(row);
            }
        }
        // Of a million tables only those are kept that are shown.
        if found.len() > 2 * args.limit {
            latest(&mut found);
        }
    }
    latest(&mut found);
    if args.json { as_json(&found) } else { as_text(context, &store, &found, now).await }?;
    if found.len() < fitting {
        note(&format!("{} of {}; --limit shows more", found.len(), count(fitting as u64, "table")));
    }
    Ok(ExitCode::SUCCESS)
}

fn as_json(rows: &[TableSummary]) -> Result<(), Failure> {
    let mut out = io::stdout().lock();
    for row in rows {
        writeln!(out, "{}", summary_json(row))?;
    }
    Ok(out.flush()?)
}

/// What is known of a table without looking into it.
pub(super) fn summary_json(row: &TableSummary) -> serde_json::Value {
    json!({
        "table": row.name,
        "stage": row.stage,
        "imported": row.imported,
        "public": row.public,
        "created": row.created,
        "changed": row.changed,
        "lines": row.length,
    })
}

async fn as_text(
    context: &Context,
    store: &Store,
    rows: &[TableSummary],
    now: i64,
) -> Result<(), Failure> {
    let mut grid = grid(["table", "stage", "last activity (UTC)", "", "name", "lines"], 5);
    for row in rows {
        let title = title(context, store, row).await?;
        grid.add_row([
            super::text::cell(&row.name),
            format!("{}{}", stage(row), if row.public { ", public" } else { "" }),
            time(row.changed),
            ago(now, row.changed),
            super::text::cell(&title),
            row.length.to_string(),
        ]);
    }
    let mut out = io::stdout().lock();
    if !rows.is_empty() {
        writeln!(out, "{}", grid.trim_fmt())?;
    }
    Ok(out.flush()?)
}

/// What a table is called, or why that is not known.
async fn title(context: &Context, store: &Store, row: &TableSummary) -> Result<String, Failure> {
    let Some(id) = row.id() else { return Ok("(no table)".to_owned()) };
    let Some(found) = snapshot(store, &id).await? else { return Ok("(deleted)".to_owned()) };
    let Ok(stored) = found.table else { return Ok("(damaged)".to_owned()) };
    Ok(match replay(&id, &stored, &context.game_box) {
        Ok(table) => table.title(),
        Err(_) => "(cannot be read)".to_owned(),
    })
}

/// Whether a player is asked for who has or had a seat there.
async fn has_player(args: &Args, store: &Store, row: &TableSummary) -> Result<bool, Failure> {
    let Some(name) = &args.player else { return Ok(true) };
    let Some(id) = row.id() else { return Ok(false) };
    let Some(found) = snapshot(store, &id).await? else { return Ok(false) };
    Ok(found.table.is_ok_and(|stored| names(&stored).iter().any(|known| known == name)))
}

/// All names that people have or had at a table.
fn names(stored: &StoredTable) -> Vec<String> {
    let mut names: Vec<String> = Vec::new();
    if let Ok(head) = version::read::<magnumsal_table::head::Head>(&stored.head) {
        let players = head.record["players"].as_array().cloned().unwrap_or_default();
        names.extend(players.iter().filter_map(|name| name.as_str().map(str::to_owned)));
    }
    for entry in &stored.entries {
        if let Ok(Line {
            entry: Entry::Joined { name, .. } | Entry::Renamed { name, .. }, ..
        }) = version::read(&entry.body)
        {
            names.push(name);
        }
    }
    names
}
