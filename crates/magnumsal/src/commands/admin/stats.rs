//! `admin stats`: what a store holds, and what happens there.

use super::{
    Context, now, store_failed,
    tables::Pages,
    text::{DAY, bytes, date, grid, stage},
};
use crate::{failure::Failure, values};
use magnumsal_store::TableSummary;
use serde_json::{Value, json};
use std::{
    collections::BTreeMap,
    io::{self, Write},
    process::ExitCode,
};

/// Counts tables, lines and bytes, and what happened by day
#[derive(clap::Args, Debug)]
#[command(after_help = "Example:
  magnumsal admin stats --days 30")]
pub(super) struct Args {
    /// How many days to show, today included
    #[arg(long, value_name = "N", default_value_t = 14, allow_negative_numbers = true,
          value_parser = values::number::<u16>(1, 10_000))]
    days: u16,

    /// Write a JSON object, for programs
    #[arg(long)]
    json: bool,
}

/// What all tables add up to.
#[derive(Default)]
struct Totals {
    tables: u64,
    public: u64,
    lines: i64,
    /// Rows that are no table.
    bad: u64,
    stages: BTreeMap<&'static str, Stage>,
    days: BTreeMap<i64, Day>,
}

#[derive(Default)]
struct Stage {
    tables: u64,
    lines: i64,
}

/// What happened on a day.
#[derive(Default)]
struct Day {
    made: u64,
    /// Tables at which something happened last on this day.
    last_active: u64,
}

impl Totals {
    fn add(&mut self, row: &TableSummary) {
        if row.id().is_none() || row.stage.is_none() {
            self.bad += 1;
            return;
        }
        self.tables += 1;
        self.public += u64::from(row.public);
        self.lines += row.length;
        let stage = self.stages.entry(stage(row)).or_default();
        stage.tables += 1;
        stage.lines += row.length;
        self.days.entry(row.created.div_euclid(DAY)).or_default().made += 1;
        self.days.entry(row.changed.div_euclid(DAY)).or_default().last_active += 1;
    }

    /// The last days, today first.
    fn days(&self, days: u16) -> impl Iterator<Item = (i64, u64, u64)> {
        let today = now().div_euclid(DAY);
        (0..i64::from(days)).map(move |back| {
            let day = self.days.get(&(today - back));
            (today - back, day.map_or(0, |day| day.made), day.map_or(0, |day| day.last_active))
        })
    }
}

/// Runs the command.
pub(super) async fn run(args: &Args, context: &Context) -> Result<ExitCode, Failure> {
    let store = context.open().await?;
    let mut totals = Totals::default();
    let mut pages = Pages::new(&store);
    loop {
        let rows = pages.next().await?;
        if rows.is_empty() {
            break;
        }
        rows.iter().for_each(|row| totals.add(row));
    }
    let size = store.size().await.map_err(|error| store_failed(&error))?;
    let mut out = io::stdout().lock();
    match args.json {
        true => writeln!(out, "{}", as_json(args, &totals, size))?,
        false => write!(out, "{}", as_text(args, &totals, size))?,
    }
    out.flush()?;
    Ok(ExitCode::SUCCESS)
}

fn as_text(args: &Args, totals: &Totals, size: u64) -> String {
    let mut stages = grid(["stage", "tables", "lines"], 1);
    for (name, stage) in &totals.stages {
        stages.add_row([(*name).to_owned(), stage.tables.to_string(), stage.lines.to_string()]);
    }
    let all = [totals.tables.to_string(), totals.lines.to_string()];
    let [tables, lines] = all;
    stages.add_row(["all".to_owned(), tables, lines]);
    let mut days = grid(["day (UTC)", "made", "last active"], 1);
    for (day, made, last_active) in totals.days(args.days) {
        days.add_row([date(day), made.to_string(), last_active.to_string()]);
    }
    let (public, size) = (totals.public, bytes(size));
    let mut text =
        format!("{}\n\n{public} in the lobby's lists, {size} in the store\n", stages.trim_fmt());
    if totals.bad > 0 {
        text +=
            &format!("{} rows that are no table; `magnumsal admin check` names them\n", totals.bad);
    }
    text + "\n" + &days.trim_fmt() + "\n"
}

fn as_json(args: &Args, totals: &Totals, size: u64) -> Value {
    let stages = totals.stages.iter().map(|(name, stage)| {
        ((*name).to_owned(), json!({"tables": stage.tables, "lines": stage.lines}))
    });
    let days = totals.days(args.days).map(|(day, made, last_active)| {
        json!({"day": date(day), "made": made, "last_active": last_active})
    });
    json!({
        "tables": totals.tables,
        "public": totals.public,
        "lines": totals.lines,
        "bytes": size,
        "bad_rows": totals.bad,
        "stages": stages.collect::<serde_json::Map<_, _>>(),
        "days": days.collect::<Vec<_>>(),
    })
}
