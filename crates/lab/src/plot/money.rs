//! Money over the rounds, by seat and by level.

use super::{
    Area, Drawn,
    style::{Axes, Mark, PALE_INK, SMALL, TITLE_ROOM, chart, legend, letters, line, titled},
};
use crate::report::Report;
use plotters::{
    prelude::*,
    style::text_anchor::{HPos, VPos},
};

const PANEL: i32 = 380;

pub(super) fn size(report: &Report) -> (u32, u32) {
    (940, (TITLE_ROOM + PANEL * panels(report)) as u32)
}

/// One level alone would repeat the seats' mean.
fn panels(report: &Report) -> i32 {
    if report.bots.len() > 1 { 2 } else { 1 }
}

pub(super) fn draw(report: &Report, root: &Area<'_>) -> Drawn {
    let words = format!(
        "mean of {} games at the end of each round; a game that is over keeps its final money; \
         grey lines: mean ends of the phases",
        report.games
    );
    let rest = titled(root, "Money over the rounds", &words)?;
    let areas = rest.split_evenly((panels(report) as usize, 1));
    let seats = report.seats.iter().map(|row| {
        let name =
            if row.seat == 0 { "seat 0 (starts)".into() } else { format!("seat {}", row.seat) };
        (name, row.money_by_round.as_slice())
    });
    let levels = report.bots.iter().map(|row| (row.bot.to_string(), row.money_by_round.as_slice()));
    let series: [Vec<_>; 2] = [seats.collect(), levels.collect()];
    areas.iter().zip(&series).try_for_each(|(area, series)| panel(report, area, series))
}

fn panel(report: &Report, area: &Area<'_>, series: &[(String, &[f64])]) -> Drawn {
    let names =
        series.iter().enumerate().map(|(number, (name, _))| (Mark::Line(number), name.clone()));
    let area = legend(area, 70, &names.collect::<Vec<_>>())?;
    let values = series.iter().flat_map(|(_, values)| values.iter().copied());
    let top = values.fold(10.0, f64::max) * 1.05;
    let rounds = series.iter().map(|(_, values)| values.len()).max().unwrap_or(1).max(2);
    let axes = Axes {
        x: 1.0..rounds as f64,
        y: 0.0..top,
        x_name: "round (all phases)",
        y_name: Some("money, groszy"),
        left: 56,
        right: 24,
        y_labels: 8,
        x_counts: false,
    };
    let mut chart = chart(&area, &axes)?;
    let mut end = 0.0;
    for (phase, length) in ["I", "II", "III"].into_iter().zip(&report.length.phases) {
        let begin = end;
        end += length.mean;
        if end < rounds as f64 {
            let points = vec![(end, 0.0), (end, top)];
            chart.draw_series([PathElement::new(points, PALE_INK.mix(0.5).stroke_width(1))])?;
        }
        let middle = (begin.max(1.0) + end.min(rounds as f64)) / 2.0;
        let style = letters(SMALL, PALE_INK, HPos::Center, VPos::Bottom);
        chart.draw_series([Text::new(format!("phase {phase}"), (middle, 0.0), style)])?;
    }
    for (number, (_, values)) in series.iter().enumerate() {
        let points = values.iter().enumerate().map(|(round, &money)| ((round + 1) as f64, money));
        line(&mut chart, number, points.collect())?;
    }
    Ok(())
}
