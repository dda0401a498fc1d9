//! Which orders were completed, and what they paid.

use super::{
    Area, Drawn,
    bars::{AROUND, ROW, Rows},
    style::{INK, SMALL, TITLE_ROOM, colour, letters, titled},
};
use crate::{report::Report, sources::OrderRow};
use magnumsal_rules::Phase;
use plotters::{
    prelude::*,
    style::text_anchor::{HPos, VPos},
};

const PANEL_NAME: i32 = 26;

pub(super) fn size(report: &Report) -> (u32, u32) {
    let rows = Phase::ALL.map(|phase| of(report, phase).count()).into_iter().max();
    let rows = rows.unwrap_or_default() as i32;
    (1180, (TITLE_ROOM + PANEL_NAME + AROUND + ROW * rows) as u32)
}

fn of(report: &Report, phase: Phase) -> impl Iterator<Item = &OrderRow> {
    report.orders.iter().filter(move |row| row.phase == phase)
}

pub(super) fn draw(report: &Report, root: &Area<'_>) -> Drawn {
    let words = "groszy a game that the king paid for each order, all players together; beside: how many of those \
                 turned up were completed";
    let rest = titled(root, "Orders", words)?;
    let top = report.orders.iter().map(|row| row.money).fold(1.0, f64::max);
    for (phase, area) in Phase::ALL.into_iter().zip(rest.split_evenly((1, 3))) {
        let style = letters(SMALL + 2, INK, HPos::Left, VPos::Center);
        let name = format!("phase {}", phase.numeral());
        area.draw(&Text::new(name, (100, PANEL_NAME / 2), style))?;
        let (_, area) = area.split_vertically(PANEL_NAME);
        let names: Vec<String> = of(report, phase).map(name_of).collect();
        // Phases with fewer orders leave the bottom free, so that all rows are equally high.
        let height = AROUND + ROW * names.len() as i32;
        let (area, _) = area.split_vertically(height);
        let axis = "groszy a game";
        let mut rows = Rows::new(root, &area, 0.0..top * 1.02, axis, &names, (90, 58))?;
        for (number, row) in of(report, phase).enumerate() {
            rows.bar(number, 0.18..0.82, row.money, colour(phase as usize))?;
            if row.turned_up > 0.0 {
                let share = 100.0 * row.completed / row.turned_up;
                rows.words(number, row.money, format!("{share:.0} %"))?;
            }
        }
    }
    Ok(())
}

fn name_of(row: &OrderRow) -> String {
    match row.copies {
        1 => row.order.to_string(),
        copies => format!("{copies} × {}", row.order),
    }
}
