//! The table at the end.

use crate::{
    measure::Measured,
    memory::Memory,
    part::{Findings, Part},
};
use serde::Serialize;
use std::{fmt, time::Duration};

/// What the paced moves should stay under, at the 99th percentile.
const GOAL: Duration = Duration::from_millis(50);

/// All findings, which print as a table.
#[derive(Default, Serialize)]
pub struct Report {
    parts: Vec<Findings>,
    ratios: Vec<Ratio>,
}

/// How many moves a second our server answers for one of boardgame.io's, and how much of its processor
/// time.
#[derive(Serialize)]
struct Ratio {
    part: Part,
    ratio: f64,
    processor_ratio: Option<f64>,
}

impl Report {
    /// Adds a part's findings.
    pub fn add(&mut self, findings: Findings) {
        self.parts.push(findings);
        let theirs = self.parts.iter().find(|part| part.part == Part::BoardgameIo);
        let Some(theirs) = theirs.and_then(|part| part.saturated.as_ref()) else { return };
        if theirs.rate() <= 0.0 {
            return;
        }
        let ours = self.parts.iter().filter(|part| part.part != Part::BoardgameIo);
        let ratio = |part: &Findings| {
            let ours = part.saturated.as_ref()?;
            let processor = ours.processor_microseconds().zip(theirs.processor_microseconds());
            Some(Ratio {
                part: part.part,
                ratio: ours.rate() / theirs.rate(),
                processor_ratio: processor.map(|(ours, theirs)| theirs / ours),
            })
        };
        self.ratios = ours.filter_map(ratio).collect();
    }

    /// Whether every part ran to its end and nothing was refused.
    pub fn is_clean(&self) -> bool {
        self.parts.iter().all(|part| {
            part.error.is_none() && [&part.saturated, &part.paced].into_iter().flatten().all(whole)
        })
    }
}

/// Whether a measurement came to its end without a failure.
fn whole(measured: &Measured) -> bool {
    measured.failures == 0 && !measured.out_of_time
}

impl fmt::Display for Report {
    fn fmt(&self, out: &mut fmt::Formatter) -> fmt::Result {
        writeln!(
            out,
            "{:<13} {:>6} {:>8}  {:<14} {:>7} {:>9} {:>7} {:>7} {:>9} {:>9} {:>9}",
            "server",
            "games",
            "sockets",
            "moves come",
            "moves",
            "moves/s",
            "CPU us",
            "DB us",
            "p50 ms",
            "p99 ms",
            "max ms"
        )?;
        for part in &self.parts {
            let rows = [("when answered", &part.saturated), ("on schedule", &part.paced)];
            for (how, measured) in rows {
                if let Some(measured) = measured {
                    row(out, part, how, measured)?;
                }
            }
        }
        for part in &self.parts {
            notes(out, part)?;
            if let Some(memory) = &part.memory {
                memory_row(out, part.part.name(), memory)?;
            }
        }
        for Ratio { part, ratio, processor_ratio } in &self.ratios {
            write!(out, "{} / boardgame.io: {ratio:.1} times the moves a second", part.name())?;
            match processor_ratio {
                Some(ratio) => {
                    writeln!(out, ", {ratio:.1} times those of a second of processor time")?
                }
                None => writeln!(out)?,
            }
        }
        if !self.ratios.is_empty() {
            writeln!(
                out,
                "Ours are synced to disk before they are answered; boardgame.io answers before it \
                 writes, and does not sync."
            )?;
        }
        Ok(())
    }
}

fn row(out: &mut fmt::Formatter, part: &Findings, how: &str, measured: &Measured) -> fmt::Result {
    let microseconds = |taken: Option<f64>| match taken {
        Some(taken) => format!("{taken:.0}"),
        None => "-".to_owned(),
    };
    let milliseconds = |latency: Option<Duration>| match latency {
        Some(latency) => format!("{:.1}", latency.as_secs_f64() * 1000.0),
        None => "-".to_owned(),
    };
    writeln!(
        out,
        "{:<13} {:>6} {:>8}  {how:<14} {:>7} {:>9.0} {:>7} {:>7} {:>9} {:>9} {:>9}",
        part.part.name(),
        part.games,
        part.sockets,
        measured.moves,
        measured.rate(),
        microseconds(measured.processor_microseconds()),
        microseconds(measured.database_microseconds()),
        milliseconds(measured.latencies.percentile(50)),
        milliseconds(measured.latencies.percentile(99)),
        milliseconds(measured.latencies.max()),
    )
}

fn memory_row(out: &mut fmt::Formatter, name: &str, memory: &Memory) -> fmt::Result {
    let megabytes = |bytes: u64| bytes as f64 / 1e6;
    writeln!(
        out,
        "{name}: {:.1} MB resident at first, {:.1} MB with {} tables, {:.1} MB with {} sockets: \
         {:.1} kB a socket",
        megabytes(memory.empty),
        megabytes(memory.before),
        memory.tables,
        megabytes(memory.with),
        memory.sockets,
        memory.per_socket() as f64 / 1e3,
    )
}

/// What there is to say about a part beside its numbers.
fn notes(out: &mut fmt::Formatter, part: &Findings) -> fmt::Result {
    let name = part.part.name();
    if let Some(p99) = part.paced.as_ref().and_then(|paced| paced.latencies.percentile(99)) {
        let verdict = if p99 < GOAL { "under" } else { "NOT under" };
        writeln!(out, "{name}: p99 on schedule is {verdict} {} ms", GOAL.as_millis())?;
    }
    for measured in [&part.saturated, &part.paced].into_iter().flatten() {
        if let Some(reason) = &measured.first_failure {
            writeln!(out, "{name}: {} tables failed, the first: {reason}", measured.failures)?;
        }
        if measured.out_of_time {
            writeln!(out, "{name}: the time was up after {} moves", measured.moves)?;
        } else if measured.moves < measured.wanted && measured.failures == 0 {
            let Measured { moves, wanted, .. } = measured;
            writeln!(out, "{name}: {moves} of {wanted} moves, because games were over")?;
        }
    }
    match &part.error {
        Some(error) => writeln!(out, "{name}: {error}"),
        None => Ok(()),
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::latency::Latencies;

    fn measured(moves: u32, seconds: f64, latency: u64) -> Measured {
        let latencies = (0..moves).map(|_| Duration::from_millis(latency)).collect();
        Measured {
            wanted: moves,
            moves,
            seconds,
            latencies: Latencies::new(latencies),
            ..Measured::default()
        }
    }

    fn findings(part: Part, saturated: Measured) -> Findings {
        let (saturated, paced) = (Some(saturated), None);
        Findings { part, games: 10, sockets: 20, saturated, paced, memory: None, error: None }
    }

    #[test]
    fn memory_is_told_by_socket() {
        let memory = Memory {
            sockets: 1000,
            tables: 250,
            empty: 10_000_000,
            before: 20_000_000,
            with: 32_500_000,
        };
        let mut found = findings(Part::Sockets, measured(1, 1.0, 1));
        found.memory = Some(memory);
        let mut report = Report::default();
        report.add(found);
        let told = "sockets: 10.0 MB resident at first, 20.0 MB with 250 tables, \
                    32.5 MB with 1000 sockets: 12.5 kB a socket";
        assert!(report.to_string().contains(told), "{report}");
    }

    #[test]
    fn the_ratio_is_of_moves_a_second() {
        let mut report = Report::default();
        report.add(findings(Part::Sqlite, measured(300, 1.0, 5)));
        assert!(report.ratios.is_empty());
        report.add(findings(Part::BoardgameIo, measured(200, 2.0, 5)));
        let text = report.to_string();
        assert!(text.contains("SQLite / boardgame.io: 3.0 times the moves a second"), "{text}");
        assert!(text.contains("synced to disk before they are answered"), "{text}");
        assert!(report.is_clean());
    }

    #[test]
    fn the_goal_is_judged_by_the_paced_moves() {
        for (latency, verdict) in [(49, "is under 50 ms"), (50, "is NOT under 50 ms")] {
            let mut found = findings(Part::Postgres, measured(10, 1.0, 400));
            found.paced = Some(measured(10, 1.0, latency));
            let mut report = Report::default();
            report.add(found);
            assert!(report.to_string().contains(verdict), "{report}");
        }
    }

    #[test]
    fn failures_and_lack_of_time_are_told() {
        let mut refused = measured(10, 1.0, 5);
        refused.failures = 2;
        refused.first_failure = Some("refused: not your turn (turn)".to_owned());
        let mut late = measured(10, 1.0, 5);
        late.out_of_time = true;
        let mut report = Report::default();
        report.add(findings(Part::Sqlite, refused));
        report.add(findings(Part::BoardgameIo, late));
        let text = report.to_string();
        assert!(text.contains("SQLite: 2 tables failed, the first: refused: not"), "{text}");
        assert!(text.contains("boardgame.io: the time was up after 10 moves"), "{text}");
        assert!(!report.is_clean());
    }

    #[test]
    fn games_that_end_early_are_told_and_no_failure() {
        let mut short = measured(10, 1.0, 5);
        short.wanted = 12;
        let mut report = Report::default();
        report.add(findings(Part::Sqlite, short));
        assert!(report.to_string().contains("10 of 12 moves, because games were over"));
        assert!(report.is_clean());
    }
}
