//! `admin reports`: what players have reported, and settling it.

use super::{Context, store_failed, text::time};
use crate::{
    failure::{Failure, one_line},
    terminal::note::note,
    values,
};
use magnumsal_store::{NewReport, Report, Store};
use magnumsal_table::{
    entry::{Entry, Line},
    version,
};
use serde_json::{Value, json};
use std::{
    io::{self, Write},
    process::ExitCode,
};

/// Lists what players have reported, the oldest first, or settles it
#[derive(clap::Args, Debug)]
#[command(after_help = "Example:
  magnumsal admin reports
  magnumsal admin reports --settle 17")]
pub(super) struct Args {
    /// Delete the reports with these numbers, with commas
    #[arg(long, value_name = "NUMBER", value_delimiter = ',')]
    settle: Vec<i64>,

    /// List this many at most
    #[arg(long, value_name = "N", default_value_t = 100, allow_negative_numbers = true,
          value_parser = values::number::<u32>(1, 1_000_000))]
    limit: u32,

    /// Write one JSON object a line, for programs
    #[arg(long)]
    json: bool,
}

/// Runs the command.
pub(super) async fn run(args: &Args, context: &Context) -> Result<ExitCode, Failure> {
    let store = context.open().await?;
    if !args.settle.is_empty() {
        return settle(&args.settle, &store).await;
    }
    let reports = store.reports(args.limit).await.map_err(|error| store_failed(&error))?;
    let mut out = io::stdout().lock();
    for report in &reports {
        let said = said(&store, &report.report).await?;
        if args.json {
            writeln!(out, "{}", as_json(report, said.as_deref()))?;
        } else {
            writeln!(out, "{}", as_text(report, said.as_deref()))?;
        }
    }
    out.flush()?;
    Ok(ExitCode::SUCCESS)
}

async fn settle(numbers: &[i64], store: &Store) -> Result<ExitCode, Failure> {
    let mut missing = Vec::new();
    for &number in numbers {
        if !store.settle(number).await.map_err(|error| store_failed(&error))? {
            missing.push(number.to_string());
        }
    }
    if !missing.is_empty() {
        let others = if missing.len() < numbers.len() { "; the others are settled" } else { "" };
        let missing = missing.join(", ");
        return Err(Failure::bad_input(format!("there is no report {missing}{others}")));
    }
    note(&format!("{} settled", numbers.len()));
    Ok(ExitCode::SUCCESS)
}

/// What was said in the line that a report is about.
async fn said(store: &Store, report: &NewReport) -> Result<Option<String>, Failure> {
    let Some(number) = report.line else { return Ok(None) };
    // A table that is deleted, or damaged, does not keep its report from being read.
    let Ok(Some(table)) = store.load(&report.table).await else { return Ok(None) };
    let line = table.entries.iter().find(|entry| entry.tip.number == number);
    let line = line.and_then(|entry| version::read::<Line>(&entry.body).ok());
    Ok(match line.map(|line| line.entry) {
        Some(Entry::Said { text, .. }) => Some(text),
        _ => None,
    })
}

fn as_json(Report { id, report }: &Report, said: Option<&str>) -> Value {
    let NewReport { table, line, seat, reporter, text, at } = report;
    json!({
        "report": id, "at": at, "table": table.as_str(), "line": line, "seat": seat,
        "reporter": reporter, "text": text, "said": said,
    })
}

fn as_text(Report { id, report }: &Report, said: Option<&str>) -> String {
    let NewReport { table, line, seat, reporter, text, at } = report;
    // Counted as in `admin show`, and as `admin forget` wants it.
    let seat_of =
        |seat: &Option<u8>| seat.map_or("host".to_owned(), |seat| format!("seat {}", seat + 1));
    let mut printed = format!("{id}  {}  table {}", time(*at), table.as_str());
    if seat.is_some() {
        printed += &format!(", {}", seat_of(seat));
    }
    if let Some(line) = line {
        printed += &format!(", line {line}");
    }
    if let Some(said) = said {
        printed += &format!(" “{}”", one_line(said));
    }
    printed + &format!("; reported by {}: {}", seat_of(reporter), one_line(text))
}
