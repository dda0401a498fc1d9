//! How tables, times and sizes are written for people.

use crate::failure::one_line;
use comfy_table::{CellAlignment, Table, presets::NOTHING};
use magnumsal_store::TableSummary;

const SECOND: i64 = 1_000;
const MINUTE: i64 = 60 * SECOND;
const HOUR: i64 = 60 * MINUTE;
pub(super) const DAY: i64 = 24 * HOUR;

/// A table without lines; columns after the first `left` are numbers.
pub(super) fn grid<const N: usize>(head: [&str; N], left: usize) -> Table {
    let mut grid = Table::new();
    grid.load_style(NOTHING).set_header(head);
    for (index, column) in grid.column_iter_mut().enumerate() {
        let gap = if index == 0 { 0 } else { 2 };
        let alignment = if index < left { CellAlignment::Left } else { CellAlignment::Right };
        column.set_padding((gap, 0)).set_cell_alignment(alignment);
    }
    grid
}

/// A day since 1970 as `2026-11-17`, in the calendar of UTC.
///
/// Days are counted from 1 March of a year, so that a leap day is the last one; a cycle of the
/// calendar has 400 years of 146,097 days.
pub(super) fn date(day: i64) -> String {
    const CYCLE: i64 = 146_097;
    // 1 March of the year 0 was 719,468 days before 1970.
    let from_march = day + 719_468;
    let (cycle, of_cycle) = (from_march.div_euclid(CYCLE), from_march.rem_euclid(CYCLE));
    let year = (of_cycle - of_cycle / 1_460 + of_cycle / 36_524 - of_cycle / 146_096) / 365;
    let of_year = of_cycle - (365 * year + year / 4 - year / 100);
    let month = (5 * of_year + 2) / 153;
    let day = of_year - (153 * month + 2) / 5 + 1;
    let (year, month) = match month {
        0..10 => (year, month + 3),
        _ => (year + 1, month - 9),
    };
    format!("{:04}-{month:02}-{day:02}", year + 400 * cycle)
}

/// A time in milliseconds since 1970 as `2026-11-17 23:11:05`, in UTC.
pub(super) fn time(at: i64) -> String {
    let (day, of_day) = (at.div_euclid(DAY), at.rem_euclid(DAY));
    let (hour, minute) = (of_day / HOUR, of_day % HOUR / MINUTE);
    format!("{} {hour:02}:{minute:02}:{:02}", date(day), of_day % MINUTE / SECOND)
}

/// How long ago something was, roughly.
pub(super) fn ago(now: i64, at: i64) -> String {
    let since = (now - at).max(0);
    let (count, unit) = [(DAY, "d"), (HOUR, "h"), (MINUTE, "min")]
        .into_iter()
        .find(|(unit, _)| since >= *unit)
        .map_or((since / SECOND, "s"), |(unit, name)| (since / unit, name));
    format!("{count} {unit}")
}

/// A number of bytes.
pub(super) fn bytes(count: u64) -> String {
    let units = [(30, "GiB"), (20, "MiB"), (10, "KiB")];
    let unit = units.into_iter().find(|(shift, _)| count >> shift > 0);
    unit.map_or_else(
        || format!("{count} bytes"),
        |(shift, unit)| format!("{:.1} {unit}", count as f64 / f64::from(1_u32 << shift)),
    )
}

/// How far a table is.
pub(super) fn stage(row: &TableSummary) -> &'static str {
    match row.stage {
        _ if row.imported => "imported",
        Some(stage) => stage.name(),
        None => "?",
    }
}

/// A text that somebody chose, in a table.
pub(super) fn cell(text: &str) -> String {
    one_line(text)
}

/// A word with the right ending for a number.
pub(super) fn count(number: u64, one: &str) -> String {
    format!("{number} {one}{}", if number == 1 { "" } else { "s" })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn days_have_their_dates() {
        for (day, expected) in [
            (0, "1970-01-01"),
            (-1, "1969-12-31"),
            (58, "1970-02-28"),
            (59, "1970-03-01"),
            (11_016, "2000-02-29"),
            (11_017, "2000-03-01"),
            (19_782, "2024-02-29"),
            (20_774, "2026-11-17"),
            (47_540, "2100-02-28"),
            (47_541, "2100-03-01"),
        ] {
            assert_eq!(date(day), expected);
        }
        assert_eq!(time(20_774 * DAY + 83_465_999), "2026-11-17 23:11:05");
    }

    #[test]
    fn times_and_sizes_are_rounded_down_to_a_unit() {
        assert_eq!(ago(90_000_000, 0), "1 d");
        assert_eq!(ago(3_599_999, 0), "59 min");
        assert_eq!(ago(0, 5), "0 s");
        assert_eq!(bytes(1023), "1023 bytes");
        assert_eq!(bytes(1536), "1.5 KiB");
        assert_eq!(bytes(5 << 30), "5.0 GiB");
    }
}
