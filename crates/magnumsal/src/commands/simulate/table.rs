//! The table, for people.

use super::Run;
use comfy_table::{CellAlignment, Table, presets::NOTHING};
use magnumsal_bots::Budget;
use magnumsal_lab::{Difference, Estimate, Match, Quantity, Report};
use std::fmt::Write as _;

/// A table without lines: the first column to the left, others to the right.
fn grid<const N: usize>(head: [&str; N]) -> Table {
    let mut grid = Table::new();
    grid.load_style(NOTHING).set_header(head);
    for (index, column) in grid.column_iter_mut().enumerate() {
        let (gap, alignment) = match index {
            0 => (0, CellAlignment::Left),
            _ => (3, CellAlignment::Right),
        };
        column.set_padding((gap, 0)).set_cell_alignment(alignment);
    }
    grid
}

fn write(text: &mut String, grid: &Table) {
    text.push_str(&grid.trim_fmt());
    text.push_str("\n\n");
}

/// The whole table.
pub(super) fn text(run: &Run, reports: &[Report], differences: Option<&[Difference]>) -> String {
    let mut text = String::new();
    let Some(report) = reports.first() else { return text };
    head(&mut text, run, report);
    players(&mut text, report);
    levels(&mut text, report);
    seats(&mut text, report);
    length(&mut text, report);
    if let Some(differences) = differences {
        compare(&mut text, run, differences);
    }
    text.push_str("Intervals are 95 %, over deals; money in groszy. docs/lab.md explains them.\n");
    text
}

fn head(text: &mut String, run: &Run, report: &Report) {
    let plan = &run.plan;
    let (games, deals, rotations) = (report.games, report.deals, plan.rotations());
    let muria = plan.variants.iter().any(|variant| variant.rules.is_muria());
    let with = if muria { "Muria" } else { "base game" };
    let planned = plan.games();
    let of = if games < planned { format!(" of {planned}") } else { String::new() };
    let budget = match plan.budget {
        Budget::Iterations(count) => format!("{count} iterations"),
        time @ Budget::Time(_) => time.to_string(),
    };
    let _ = writeln!(
        text,
        "{games}{of} games: {deals} deals in {rotations} rotations, {with}, seed {}, budget {budget}\n",
        plan.seed
    );
}

fn players(text: &mut String, report: &Report) {
    let mut grid = grid(["player", "wins", "95 %", "money", "orders"]);
    for row in &report.players {
        grid.add_row([
            row.name.clone(),
            percent(row.wins.mean),
            percent_range(&row.wins),
            mean(&row.money, 1),
            mean(&row.orders, 2),
        ]);
    }
    write(text, &grid);
}

fn levels(text: &mut String, report: &Report) {
    let mut grid = grid(["level", "Elo", "95 %"]);
    for (index, row) in report.bots.iter().enumerate() {
        let Some(elo) = &row.elo else { return };
        let range = match (index, elo.low, elo.high) {
            (0, ..) => "by definition".into(),
            (_, Some(low), Some(high)) => format!("{low:+.0} to {high:+.0}"),
            _ => "-".into(),
        };
        let mean = if index == 0 { "0".into() } else { format!("{:+.0}", elo.mean) };
        grid.add_row([row.bot.to_string(), mean, range]);
    }
    write(text, &grid);
}

fn seats(text: &mut String, report: &Report) {
    let mut grid = grid(["seat", "wins", "95 %", "money"]);
    for row in &report.seats {
        grid.add_row([
            row.seat.to_string(),
            percent(row.wins.mean),
            percent_range(&row.wins),
            mean(&row.money, 1),
        ]);
    }
    write(text, &grid);
}

fn length(text: &mut String, report: &Report) {
    let length = &report.length;
    let mut grid = grid(["game", "mean"]);
    let mut row = |name: &str, estimate: &Estimate, decimals| {
        grid.add_row([name.to_owned(), mean(estimate, decimals)]);
    };
    row("rounds", &length.rounds, 1);
    for (phase, rounds) in ["I", "II", "III"].into_iter().zip(&length.phases) {
        row(&format!("  phase {phase}"), rounds, 1);
    }
    row("moves", &length.moves, 0);
    row("decisions", &length.decisions, 0);
    row("orders of all", &length.orders, 1);
    row("winner's money", &report.winning_money, 1);
    row("money of all, mean", &report.mean_money, 1);
    write(text, &grid);
}

fn compare(text: &mut String, run: &Run, differences: &[Difference]) {
    let settings = run.args.compare_setting.iter();
    let settings = settings.map(|change| format!("{}={}", change.key(), change.value()));
    let files = run.args.compare.iter().map(|path| path.display().to_string());
    let changes: Vec<String> = settings.chain(files).collect();
    let _ = writeln!(text, "A as above, B with {}; the same deals\n", changes.join(", "));
    let mut grid = grid(["", "A", "B", "B - A", "95 %"]);
    for row in differences {
        let share = row.quantity.is_share();
        let (a, b, difference) = match share {
            true => (row.a * 100.0, row.b * 100.0, row.difference.times(100.0)),
            false => (row.a, row.b, row.difference),
        };
        let decimals = match row.quantity {
            Quantity::Orders { .. } | Quantity::AllOrders => 2,
            _ => 1,
        };
        let range = match (difference.low, difference.high) {
            (Some(low), Some(high)) => format!("{low:+.decimals$} to {high:+.decimals$}"),
            _ => "-".into(),
        };
        grid.add_row([
            name(&run.plan, row.quantity),
            format!("{a:.decimals$}"),
            format!("{b:.decimals$}"),
            format!("{:+.decimals$}", difference.mean),
            range,
        ]);
    }
    write(text, &grid);
}

/// What a quantity is called.
fn name(plan: &Match, quantity: Quantity) -> String {
    match quantity {
        Quantity::Wins { player } => format!("{}: wins, %", plan.name(player)),
        Quantity::Money { player } => format!("{}: money", plan.name(player)),
        Quantity::Orders { player } => format!("{}: orders", plan.name(player)),
        Quantity::SeatWins { seat } => format!("seat {seat}: wins, %"),
        Quantity::SeatMoney { seat } => format!("seat {seat}: money"),
        Quantity::WinningMoney => "winner's money".into(),
        Quantity::MeanMoney => "money of all, mean".into(),
        Quantity::AllOrders => "orders of all".into(),
        Quantity::Rounds => "rounds".into(),
        Quantity::PhaseRounds { phase } => format!("rounds of phase {}", phase.numeral()),
        Quantity::Moves => "moves".into(),
        Quantity::Decisions => "decisions".into(),
    }
}

fn percent(share: f64) -> String {
    format!("{:.1} %", share * 100.0)
}

fn percent_range(share: &Estimate) -> String {
    match (share.low, share.high) {
        (Some(low), Some(high)) => format!("{:.1} to {:.1}", low * 100.0, high * 100.0),
        _ => "-".into(),
    }
}

fn mean(estimate: &Estimate, decimals: usize) -> String {
    let mean = estimate.mean;
    match estimate.margin() {
        Some(margin) => format!("{mean:.decimals$} ± {margin:.decimals$}"),
        None => format!("{mean:.decimals$}"),
    }
}
