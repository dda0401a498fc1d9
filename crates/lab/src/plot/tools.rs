//! Which tools were bought and used, and how their owners did.

use super::{
    Area, Drawn,
    bars::{AROUND, ROW, Rows},
    style::{COLOURS, LEGEND_ROOM, Mark, PALE_INK, TITLE_ROOM, legend, titled},
};
use crate::{report::Report, stats::Estimate};
use std::ops::Range;

pub(super) fn size(report: &Report) -> (u32, u32) {
    let rows = report.tools.len() as i32;
    (1180, (TITLE_ROOM + LEGEND_ROOM + AROUND + (ROW + 8) * rows) as u32)
}

pub(super) fn draw(report: &Report, root: &Area<'_>) -> Drawn {
    let words = "cards bought and turned over in a game, and how those who bought one ended. This shows what goes together, not what causes what: \
                 who does well can also afford more";
    let rest = titled(root, "Tools", words)?;
    let marks = [(Mark::Box(COLOURS[0]), "bought".into()), (Mark::Box(COLOURS[2]), "used".into())];
    let rest = legend(&rest, 90, &marks)?;
    let names: Vec<String> = report.tools.iter().map(|row| row.tool.name().to_owned()).collect();
    let (counts, rest) = rest.split_horizontally(480);
    let (gaps, wins) = rest.split_horizontally(350);

    let top = report.tools.iter().map(|row| row.bought.max(row.used)).fold(0.1, f64::max);
    let mut rows =
        Rows::new(root, &counts, 0.0..top * 1.05, "bought and used a game", &names, (90, 20))?;
    for (number, row) in report.tools.iter().enumerate() {
        rows.bar(number, 0.14..0.48, row.bought, COLOURS[0])?;
        rows.bar(number, 0.52..0.86, row.used, COLOURS[2])?;
    }

    let nameless = vec![String::new(); names.len()];
    let gap = |index: usize| report.tools[index].money_gap;
    let range = around(0.0, (0..names.len()).filter_map(gap));
    let axis = "owners' final money above the others', groszy";
    let mut rows = Rows::new(root, &gaps, range, axis, &nameless, (10, 20))?;
    for number in 0..names.len() {
        gap(number).iter().try_for_each(|gap| rows.point(number, gap, COLOURS[1]))?;
    }

    let even = 100.0 / report.players.len().max(1) as f64;
    let share = |index: usize| report.tools[index].owner_wins.map(|wins| wins.times(100.0));
    let range = around(even, (0..names.len()).filter_map(share));
    let axis = "owners' wins, % (dashes: even)";
    let mut rows = Rows::new(root, &wins, range, axis, &nameless, (10, 24))?;
    rows.upright(even, PALE_INK)?;
    for number in 0..names.len() {
        share(number).iter().try_for_each(|share| rows.point(number, share, COLOURS[3]))?;
    }
    Ok(())
}

/// A range that shows a value and all estimates; an interval that is much wider than the means are
/// apart is cut off.
fn around(value: f64, estimates: impl Iterator<Item = Estimate> + Clone) -> Range<f64> {
    let means = estimates.clone().map(|estimate| (estimate.mean - value).abs());
    let most = 3.0 * means.fold(2.0, f64::max);
    let far = |end: f64| (end - value).abs().min(most);
    let ends = estimates.flat_map(|e| [e.mean, e.low.unwrap_or(e.mean), e.high.unwrap_or(e.mean)]);
    let (mut below, mut above) = (1.0_f64, 1.0_f64);
    for end in ends {
        if end < value {
            below = below.max(far(end));
        } else {
            above = above.max(far(end));
        }
    }
    value - below * 1.1..value + above * 1.1
}
