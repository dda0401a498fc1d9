//! Pictures of a generation: how its networks learned, and whether their chances can be trusted.

use crate::{check::Check, table::Table};
use magnumsal_lab::plot::{Curve, Curves, PlotError};
use std::ops::Range;

/// What is shown of a table's network.
pub struct Learned<'l> {
    /// Where it plays.
    pub table: Table,
    /// The root mean squared error of each epoch, in groszy.
    pub losses: &'l [f64],
    /// How it did on games that it has not learned from.
    pub check: &'l Check,
}

/// The error of each epoch.
pub fn loss(learned: &[Learned<'_>]) -> Result<String, PlotError> {
    let epochs = learned.iter().map(|table| table.losses.len()).max().unwrap_or(1).max(2);
    let all = learned.iter().flat_map(|table| table.losses).copied();
    let (least, most) =
        all.fold((f64::MAX, 1.0), |(least, most), loss| (loss.min(least), loss.max(most)));
    let points = |table: &Learned<'_>| {
        let losses = table.losses.iter().enumerate();
        losses.map(|(epoch, &loss)| ((epoch + 1) as f64, loss)).collect()
    };
    Curves {
        title: "Loss",
        words: "root mean squared error of the expected final money, in games that are learned from",
        x: ("epoch", 1.0..epochs as f64),
        y: ("error, groszy", (least.min(most) * 0.95)..(most * 1.05)),
        x_counts: true,
        diagonal: false,
        panels: panels(learned, points),
    }
    .svg()
}

/// How many games are won that were called so.
pub fn calibration(learned: &[Learned<'_>]) -> Result<String, PlotError> {
    const CHANCES: Range<f64> = 0.0..1.0;
    let points = |table: &Learned<'_>| {
        let classes = table.check.calibration.iter().filter(|class| class.count > 0);
        classes.map(|class| (class.expected, class.won)).collect()
    };
    Curves {
        title: "Calibration",
        words: "how often players win whose chance is said to be this, in games that were not learned from",
        x: ("chance", CHANCES),
        y: ("part of games won", CHANCES),
        x_counts: false,
        diagonal: true,
        panels: panels(learned, points),
    }
    .svg()
}

/// A panel for the base game and one for Muria.
fn panels(
    learned: &[Learned<'_>],
    points: impl Fn(&Learned<'_>) -> Vec<(f64, f64)>,
) -> Vec<Vec<Curve>> {
    let panel = |muria: bool| {
        let tables = learned.iter().filter(|table| table.table.rules().is_muria() == muria);
        tables.map(|table| Curve { name: table.table.to_string(), points: points(table) }).collect()
    };
    [false, true].map(panel).into()
}
