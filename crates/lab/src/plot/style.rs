//! What all plots share: colours, letters, titles and legends.

use super::{Area, DrawError, Drawn};
use plotters::{
    coord::types::RangedCoordf64,
    prelude::*,
    style::text_anchor::{HPos, Pos, VPos},
};
use std::ops::Range;

/// Okabe and Ito's colours, strongest first.
pub(super) const COLOURS: [RGBColor; 5] = [
    RGBColor(0, 114, 178),
    RGBColor(213, 94, 0),
    RGBColor(0, 158, 115),
    RGBColor(204, 121, 167),
    RGBColor(86, 86, 86),
];
/// What is earned, and what is spent.
pub(super) const EARNED: RGBColor = COLOURS[0];
pub(super) const SPENT: RGBColor = COLOURS[1];
/// Letters, small letters and the lines behind the data.
pub(super) const INK: RGBColor = RGBColor(34, 34, 34);
pub(super) const PALE_INK: RGBColor = RGBColor(96, 96, 96);
pub(super) const GRID: RGBColor = RGBColor(225, 225, 225);

/// Dash and gap of each line, in pixels; the first is drawn through.
const DASHES: [(i32, i32); 5] = [(0, 0), (10, 5), (3, 4), (18, 6), (6, 10)];

const LETTERS: &str = "sans-serif";
pub(super) const SMALL: i32 = 13;
const TITLE: i32 = 20;
/// Room above the plot for its title, in pixels; and for a legend.
pub(super) const TITLE_ROOM: i32 = 62;
pub(super) const LEGEND_ROOM: i32 = 26;

pub(super) type Chart<'a> =
    ChartContext<'a, SVGBackend<'a>, Cartesian2d<RangedCoordf64, RangedCoordf64>>;

/// Letters of a size, colour and position relative to their point.
pub(super) fn letters(size: i32, colour: RGBColor, h: HPos, v: VPos) -> TextStyle<'static> {
    (LETTERS, size).into_font().color(&colour).pos(Pos::new(h, v))
}

/// Small letters that begin at their point, end there, or have it in their middle.
pub(super) fn small(h: HPos) -> TextStyle<'static> {
    letters(SMALL, INK, h, VPos::Center)
}

/// Writes a title with a line of explanation, and gives what is left of the area.
pub(super) fn titled<'a>(area: &Area<'a>, title: &str, words: &str) -> Result<Area<'a>, DrawError> {
    let style = letters(TITLE, INK, HPos::Left, VPos::Center);
    area.draw(&Text::new(title.to_owned(), (20, 24), style))?;
    let style = letters(SMALL, PALE_INK, HPos::Left, VPos::Center);
    area.draw(&Text::new(words.to_owned(), (20, 47), style))?;
    Ok(area.split_vertically(TITLE_ROOM).1)
}

/// A legend in one row: lines or boxes with their names; gives what is left of the area.
pub(super) fn legend<'a>(
    area: &Area<'a>,
    left: i32,
    entries: &[(Mark, String)],
) -> Result<Area<'a>, DrawError> {
    let mut x = left;
    for (mark, name) in entries {
        mark.draw(area, (x, LEGEND_ROOM / 2))?;
        let text = Text::new(name.clone(), (x + 40, LEGEND_ROOM / 2), small(HPos::Left));
        area.draw(&text)?;
        x += 40 + width(name) + 24;
    }
    Ok(area.split_vertically(LEGEND_ROOM).1)
}

/// About how wide small letters are, in pixels: there are no fonts here to measure.
fn width(text: &str) -> i32 {
    text.chars().count() as i32 * SMALL * 6 / 10
}

/// How a legend shows what it names.
pub(super) enum Mark {
    /// The line with this number.
    Line(usize),
    /// A box of this colour.
    Box(RGBColor),
}

impl Mark {
    fn draw(&self, area: &Area<'_>, (x, y): (i32, i32)) -> Drawn {
        match *self {
            Self::Line(number) => {
                let style = colour(number).stroke_width(2);
                let (dash, gap) = dashes(number);
                let (mut from, end) = (x, x + 32);
                while from < end {
                    let to = if dash == 0 { end } else { (from + dash).min(end) };
                    area.draw(&PathElement::new(vec![(from, y), (to, y)], style))?;
                    from = to + gap;
                }
                Ok(())
            }
            Self::Box(colour) => {
                area.draw(&Rectangle::new([(x + 12, y - 6), (x + 32, y + 6)], colour.filled()))
            }
        }
    }
}

/// The colour with this number.
pub(super) fn colour(number: usize) -> RGBColor {
    COLOURS[number % COLOURS.len()]
}

fn dashes(number: usize) -> (i32, i32) {
    DASHES[number % DASHES.len()]
}

/// Draws the line with this number.
pub(super) fn line(chart: &mut Chart<'_>, number: usize, points: Vec<(f64, f64)>) -> Drawn {
    let style = colour(number).stroke_width(2);
    match dashes(number) {
        (0, _) => chart.draw_series(LineSeries::new(points, style)).map(|_| ()),
        (dash, gap) => {
            chart.draw_series(DashedLineSeries::new(points, dash, gap, style)).map(|_| ())
        }
    }
}

/// Axes of a chart: what they show, and how.
pub(super) struct Axes<'a> {
    pub(super) x: Range<f64>,
    pub(super) y: Range<f64>,
    /// What the x axis shows.
    pub(super) x_name: &'a str,
    /// What the y axis shows; nothing where rows are labelled otherwise.
    pub(super) y_name: Option<&'a str>,
    /// Room for labels on the left.
    pub(super) left: i32,
    /// Room on the right.
    pub(super) right: i32,
    /// About how many labels the y axis has.
    pub(super) y_labels: usize,
    /// Whether the x axis counts things, so that nothing is between two whole numbers.
    pub(super) x_counts: bool,
}

/// A chart with its axes and a pale grid.
pub(super) fn chart<'a>(area: &Area<'a>, axes: &Axes<'_>) -> Result<Chart<'a>, DrawError> {
    let mut chart = ChartBuilder::on(area)
        .margin_top(8)
        .margin_bottom(8)
        .margin_left(10)
        .margin_right(axes.right)
        .x_label_area_size(44)
        .y_label_area_size(axes.left)
        .build_cartesian_2d(axes.x.clone(), axes.y.clone())?;
    let style = letters(SMALL, INK, HPos::Left, VPos::Top);
    let mut mesh = chart.configure_mesh();
    mesh.axis_style(PALE_INK.stroke_width(1))
        .label_style(style.clone())
        .axis_desc_style(style)
        .bold_line_style(GRID.stroke_width(1))
        .light_line_style(TRANSPARENT)
        .x_labels(8)
        .y_labels(axes.y_labels)
        .x_label_formatter(if axes.x_counts { &whole } else { &plain })
        .y_label_formatter(&plain)
        .x_desc(axes.x_name);
    if axes.x_counts {
        mesh.disable_x_mesh();
    }
    match axes.y_name {
        Some(name) => mesh.y_desc(name).draw()?,
        None => mesh.disable_y_mesh().disable_y_axis().draw()?,
    }
    Ok(chart)
}

/// A number with no more decimals than it needs.
#[allow(clippy::trivially_copy_pass_by_ref, reason = "the plotting library asks for a reference")]
fn plain(value: &f64) -> String {
    let rounded = (value * 100.0).round() / 100.0;
    // Not -0.
    format!("{}", rounded + 0.0)
}

/// A whole number; nothing for what is between.
#[allow(clippy::trivially_copy_pass_by_ref, reason = "the plotting library asks for a reference")]
fn whole(value: &f64) -> String {
    if value.fract() == 0.0 { plain(value) } else { String::new() }
}
