//! `admin show`: one table, without its secrets.

use super::{
    Context,
    list::summary_json,
    now,
    tables::{no_table, replay, snapshot, table_id},
    text::{ago, bytes, cell, stage, time},
};
use crate::failure::Failure;
use magnumsal_store::{Snapshot, StoredTable, TableId, TableSummary};
use magnumsal_table::{
    head::Origin,
    stored::StoredError,
    table::{Holder, Table},
};
use serde_json::{Value, json};
use std::{
    io::{self, Write},
    process::ExitCode,
};

/// Shows a table: who sits there, how far it is, and whether it is whole
///
/// Keys, addresses of notices, chat and the deal are not shown.
#[derive(clap::Args, Debug)]
#[command(after_help = "Example:
  magnumsal admin show 0123456789ab")]
pub(super) struct Args {
    /// The table's identifier
    #[arg(value_name = "TABLE", value_parser = table_id)]
    table: TableId,

    /// Write a JSON object, for programs
    #[arg(long)]
    json: bool,
}

/// What is known of head and journal.
enum Content {
    Whole(Box<Table>),
    /// It is damaged: how.
    Damaged(String),
    /// It is whole, but this program cannot play it: why.
    Unreadable(String),
}

/// Runs the command.
pub(super) async fn run(args: &Args, context: &Context) -> Result<ExitCode, Failure> {
    let (store, id) = (context.open().await?, &args.table);
    let found = snapshot(&store, id).await?.ok_or_else(|| no_table(id))?;
    let Snapshot { summary, table: stored } = found;
    let content = match &stored {
        Err(error) => Content::Damaged(error.to_string()),
        Ok(stored) => match replay(id, stored, &context.game_box) {
            Ok(table) => Content::Whole(Box::new(table)),
            Err(StoredError::Damaged(damaged)) => Content::Damaged(damaged.to_string()),
            Err(error) => Content::Unreadable(error.to_string()),
        },
    };
    let size = stored.as_ref().ok().map(size);
    let mut out = io::stdout().lock();
    match args.json {
        true => writeln!(out, "{}", as_json(&summary, size, &content))?,
        false => write!(out, "{}", as_text(&summary, size, &content))?,
    }
    out.flush()?;
    Ok(match content {
        Content::Damaged(_) => ExitCode::from(Failure::DAMAGED),
        _ => ExitCode::SUCCESS,
    })
}

/// How long head and journal are, in bytes.
fn size(stored: &StoredTable) -> u64 {
    let entries: usize = stored.entries.iter().map(|entry| entry.body.len()).sum();
    (stored.head.len() + entries) as u64
}

fn as_text(row: &TableSummary, size: Option<u64>, content: &Content) -> String {
    let now = now();
    let when = |at: i64| format!("{} UTC, {} ago", time(at), ago(now, at));
    let mut lines = vec![("table", row.name.clone())];
    if let Content::Whole(table) = content {
        lines.push(("name", cell(&table.title())));
    }
    let listed = if row.public { "public" } else { "private" };
    lines.push(("stage", format!("{}, {listed}", stage(row))));
    lines.push(("made", when(row.created)));
    lines.push(("last activity", when(row.changed)));
    if let Some(wake) = row.wake {
        lines.push(("next by itself", format!("{} UTC", time(wake))));
    }
    let size = size.map(|size| format!(", {}", bytes(size))).unwrap_or_default();
    lines.push(("journal", format!("{} lines{size}", row.length)));
    match content {
        Content::Whole(table) => {
            lines.push(("game", game(table)));
            for (seat, (name, holder)) in seats(table).enumerate() {
                let label = ["seat 1", "seat 2", "seat 3", "seat 4", "seat 5"];
                lines.push((label.get(seat).unwrap_or(&"seat"), format!("{name}: {holder}")));
            }
            lines.push(("state", "whole".to_owned()));
        }
        Content::Damaged(why) => lines.push(("state", format!("DAMAGED: {}", cell(why)))),
        Content::Unreadable(why) => {
            lines.push(("state", format!("not readable here: {}", cell(why))))
        }
    }
    lines.iter().map(|(label, value)| format!("{label:<15} {value}\n")).collect()
}

fn game(table: &Table) -> String {
    let expansion = if table.game().rules().is_muria() { "with Muria" } else { "base game" };
    let origin = match &table.head().origin {
        Origin::Dealt => String::new(),
        Origin::Imported => ", from a record".to_owned(),
        Origin::Fork { of, ply } => format!(", goes on from table {of} at ply {ply}"),
    };
    format!("{expansion}, {} moves{origin}", table.ply())
}

/// Names, and who sits there.
fn seats(table: &Table) -> impl Iterator<Item = (String, String)> + '_ {
    table.seats().filter_map(|seat| table.chair(seat)).map(|chair| {
        let notices = match &chair.notices {
            Some(to) if to.confirmed => format!(", notices by {}", to.address.kind()),
            Some(to) => format!(", notices by {} once confirmed", to.address.kind()),
            None => String::new(),
        };
        (cell(&chair.name), format!("{}{notices}", holder(&chair.holder)))
    })
}

fn holder(holder: &Holder) -> String {
    match holder {
        Holder::Open { .. } => "open".to_owned(),
        Holder::Human { .. } => "player".to_owned(),
        Holder::Away { bot, .. } => format!("player who is away, {bot} sits in"),
        Holder::Vacant { bot, .. } => format!("sent away, {bot} plays until somebody is invited"),
        Holder::Bot { bot } => format!("bot {bot}"),
        Holder::Nobody => "in the record".to_owned(),
    }
}

fn as_json(row: &TableSummary, size: Option<u64>, content: &Content) -> Value {
    let mut shown = summary_json(row);
    shown["wake"] = json!(row.wake);
    shown["bytes"] = json!(size);
    match content {
        Content::Whole(table) => {
            shown["state"] = json!("whole");
            shown["name"] = json!(table.title());
            shown["ply"] = json!(table.ply());
            shown["origin"] = json!(table.head().origin);
            shown["expansion"] = json!(table.game().rules().expansion);
            let seats = seats(table).map(|(name, holder)| json!({"name": name, "holder": holder}));
            shown["seats"] = seats.collect();
        }
        Content::Damaged(why) => {
            shown["state"] = json!("damaged");
            shown["why"] = json!(why);
        }
        Content::Unreadable(why) => {
            shown["state"] = json!("unreadable");
            shown["why"] = json!(why);
        }
    }
    shown
}
