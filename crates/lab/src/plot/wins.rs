//! Wins by seat.

use super::{
    Area, Drawn,
    style::{Axes, INK, PALE_INK, SMALL, TITLE_ROOM, chart, letters, small, titled},
};
use crate::report::Report;
use plotters::{
    prelude::*,
    style::text_anchor::{HPos, VPos},
};

/// Pale enough for the lines on it to be seen.
const BAR: RGBColor = RGBColor(134, 187, 219);

pub(super) fn size(_: &Report) -> (u32, u32) {
    (720, (TITLE_ROOM + 400) as u32)
}

pub(super) fn draw(report: &Report, root: &Area<'_>) -> Drawn {
    let words = format!(
        "{} games, {} deals; seat 0 starts; lines: 95 % intervals; dashes: what is even",
        report.games, report.deals
    );
    let area = titled(root, "Wins by seat", &words)?;
    let seats = report.seats.len();
    let highs = report.seats.iter().map(|row| row.wins.high.unwrap_or(row.wins.mean) * 100.0);
    let axes = Axes {
        x: -0.5..seats as f64 - 0.5,
        y: 0.0..highs.fold(20.0, f64::max) * 1.12,
        x_name: "seat",
        y_name: Some("wins, %"),
        left: 56,
        right: 90,
        y_labels: 8,
        x_counts: true,
    };
    let mut chart = chart(&area, &axes)?;
    for row in &report.seats {
        let (x, wins) = (row.seat as f64, row.wins.times(100.0));
        let corners = [(x - 0.3, 0.0), (x + 0.3, wins.mean)];
        chart.draw_series([Rectangle::new(corners, BAR.filled())])?;
        if let (Some(low), Some(high)) = (wins.low, wins.high) {
            let strokes = [
                vec![(x, low), (x, high)],
                vec![(x - 0.05, low), (x + 0.05, low)],
                vec![(x - 0.05, high), (x + 0.05, high)],
            ];
            chart
                .draw_series(strokes.map(|points| PathElement::new(points, INK.stroke_width(2))))?;
        }
        let style = letters(SMALL, INK, HPos::Center, VPos::Bottom);
        let above = wins.high.unwrap_or(wins.mean) + axes.y.end * 0.012;
        chart.draw_series([Text::new(format!("{:.1} %", wins.mean), (x, above), style)])?;
    }
    let even = 100.0 / seats.max(1) as f64;
    let points = [axes.x.start, axes.x.end].map(|x| (x, even));
    chart.draw_series(DashedLineSeries::new(points, 6, 5, PALE_INK.stroke_width(2)))?;
    let (x, y) = chart.backend_coord(&(axes.x.end, even));
    root.draw(&Text::new(format!("{even:.1} %"), (x + 6, y), small(HPos::Left)))?;
    Ok(())
}
