//! How final money is distributed, a row for each level.

use super::{
    Area, Drawn,
    style::{Axes, INK, SMALL, TITLE_ROOM, chart, colour, letters, titled},
};
use crate::report::{BotRow, Report};
use plotters::{
    prelude::*,
    style::text_anchor::{HPos, VPos},
};

const ROW: i32 = 220;
const ROW_NAME: i32 = 26;
/// About how many columns a histogram has.
const COLUMNS: f64 = 36.0;

pub(super) fn size(report: &Report) -> (u32, u32) {
    (940, (TITLE_ROOM + ROW * report.bots.len() as i32) as u32)
}

pub(super) fn draw(report: &Report, root: &Area<'_>) -> Drawn {
    let words =
        format!("players of {} games by their money at the end (T7), level by level", report.games);
    let rest = titled(root, "Final money", &words)?;
    let bins = Bins::new(report);
    let histograms: Vec<Vec<f64>> = report.bots.iter().map(|row| bins.shares(row)).collect();
    let top = histograms.iter().flatten().copied().fold(1.0, f64::max) * 1.08;
    let areas = rest.split_evenly((report.bots.len().max(1), 1));
    for (number, (row, area)) in report.bots.iter().zip(&areas).enumerate() {
        let mean = mean(row);
        let name = format!("{}, mean {mean:.1} (black line)", row.bot);
        let style = letters(SMALL + 2, INK, HPos::Left, VPos::Center);
        area.draw(&Text::new(name, (66, ROW_NAME / 2), style))?;
        let (_, area) = area.split_vertically(ROW_NAME);
        let axes = Axes {
            x: bins.low..bins.high(),
            y: 0.0..top,
            x_name: "money, groszy",
            y_name: Some("players, %"),
            left: 56,
            right: 24,
            y_labels: 5,
            x_counts: false,
        };
        let mut chart = chart(&area, &axes)?;
        let columns = histograms[number].iter().enumerate().map(|(bin, &share)| {
            let left = bins.low + bin as f64 * bins.width;
            let gap = bins.width * 0.06;
            let corners = [(left + gap, 0.0), (left + bins.width - gap, share)];
            Rectangle::new(corners, colour(number).filled())
        });
        chart.draw_series(columns)?;
        let at = vec![(mean, 0.0), (mean, top)];
        chart.draw_series([PathElement::new(at, INK.stroke_width(2))])?;
    }
    Ok(())
}

fn mean(row: &BotRow) -> f64 {
    let count: u64 = row.final_money.iter().map(|(_, count)| count).sum();
    let sum: u64 = row.final_money.iter().map(|(money, count)| u64::from(*money) * count).sum();
    sum as f64 / count.max(1) as f64
}

/// Columns of one width, the same for all levels. A column holds whole groszy.
struct Bins {
    low: f64,
    width: f64,
    count: usize,
}

impl Bins {
    fn new(report: &Report) -> Self {
        let money = report.bots.iter().flat_map(|row| &row.final_money).map(|(money, _)| *money);
        let least = f64::from(money.clone().min().unwrap_or(0));
        let most = f64::from(money.max().unwrap_or(0)) + 1.0;
        let widths = [1.0, 2.0, 5.0, 10.0, 20.0, 50.0, 100.0, 1000.0];
        let fits = |width: &f64| (most - least) / width <= COLUMNS;
        let width = widths.into_iter().find(fits).unwrap_or(5000.0);
        let low = (least / width).floor() * width;
        Self { low, width, count: ((most - low) / width).ceil().max(1.0) as usize }
    }

    fn high(&self) -> f64 {
        self.low + self.width * self.count as f64
    }

    /// Which part of a level's players is in each column, in percent.
    fn shares(&self, row: &BotRow) -> Vec<f64> {
        let mut columns = vec![0.0; self.count];
        let all: u64 = row.final_money.iter().map(|(_, count)| count).sum();
        for &(money, count) in &row.final_money {
            let bin = ((f64::from(money) - self.low) / self.width) as usize;
            if let Some(column) = columns.get_mut(bin) {
                *column += 100.0 * count as f64 / all.max(1) as f64;
            }
        }
        columns
    }
}
