//! What was earned and spent in the town and on the way up.

use super::{
    Area, Drawn,
    bars::{AROUND, ROW, Rows},
    style::{EARNED, LEGEND_ROOM, Mark, SPENT, TITLE_ROOM, legend, titled},
};
use crate::report::Report;
use magnumsal_rules::Building;

/// A row: its name, what came in and went out, and how often it was visited.
struct Row {
    name: String,
    earned: f64,
    spent: f64,
    visits: Option<f64>,
}

fn rows(report: &Report) -> Vec<Row> {
    let mut rows: Vec<Row> = report
        .buildings
        .iter()
        .map(|row| Row {
            name: name(row.building).into(),
            earned: row.earned,
            spent: row.spent,
            visits: Some(row.visits),
        })
        .collect();
    rows.push(Row {
        name: "tolls".into(),
        earned: report.tolls,
        spent: report.tolls,
        visits: None,
    });
    rows.extend(report.posts.iter().map(|row| Row {
        name: format!("{} post", row.post.name()),
        earned: row.wages,
        spent: 0.0,
        visits: None,
    }));
    rows
}

const fn name(building: Building) -> &'static str {
    match building {
        Building::Inn => "inn",
        Building::Workshop => "workshop",
        Building::Pump => "pump house",
        Building::Market => "market",
        Building::Square => "town square",
        Building::Castle => "castle",
        Building::Saltworks => "saltworks",
        Building::Foremen => "foremen's house",
    }
}

pub(super) fn size(report: &Report) -> (u32, u32) {
    let height = TITLE_ROOM + LEGEND_ROOM + AROUND + ROW * rows(report).len() as i32;
    (940, height as u32)
}

pub(super) fn draw(report: &Report, root: &Area<'_>) -> Drawn {
    let words = "groszy a game, all players together; tolls go from player to player; posts are the \
                 assistants' wages";
    let rest = titled(root, "Buildings", words)?;
    let marks = [(Mark::Box(SPENT), "spent".into()), (Mark::Box(EARNED), "earned".into())];
    let rest = legend(&rest, 130, &marks)?;
    let table = rows(report);
    let most = |value: fn(&Row) -> f64| table.iter().map(value).fold(1.0, f64::max);
    let range = -most(|row| row.spent) * 1.05..most(|row| row.earned) * 1.05;
    let names: Vec<String> = table.iter().map(|row| row.name.clone()).collect();
    let mut chart = Rows::new(root, &rest, range, "groszy a game", &names, (130, 110))?;
    for (number, row) in table.iter().enumerate() {
        chart.bar(number, 0.18..0.82, -row.spent, SPENT)?;
        chart.bar(number, 0.18..0.82, row.earned, EARNED)?;
        if let Some(visits) = row.visits {
            chart.words(number, row.earned, format!("{visits:.1} visits"))?;
        }
    }
    Ok(())
}
