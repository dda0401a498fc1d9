//! Rows with bars that lie on their side, and points with whiskers.

use super::{
    Area, DrawError, Drawn,
    style::{Axes, Chart, INK, chart, small},
};
use crate::stats::Estimate;
use plotters::{coord::types::RangedCoordf64, prelude::*, style::text_anchor::HPos};
use std::ops::Range;

/// A row's height, in pixels, and the room that axis and margins take.
pub(super) const ROW: i32 = 30;
pub(super) const AROUND: i32 = 60;

/// A chart of rows, counted from the top.
pub(super) struct Rows<'a> {
    root: Area<'a>,
    chart: Chart<'a>,
    count: usize,
}

impl<'a> Rows<'a> {
    /// Rows with names on the left, for which there is so much room; `root` is the whole picture.
    pub(super) fn new(
        root: &Area<'a>,
        area: &Area<'a>,
        x: Range<f64>,
        x_name: &str,
        names: &[String],
        (left, right): (i32, i32),
    ) -> Result<Self, DrawError> {
        let y = 0.0..names.len().max(1) as f64;
        let axes = Axes { x, y, x_name, y_name: None, left, right, y_labels: 2, x_counts: false };
        let mut rows = Self { root: root.clone(), chart: chart(area, &axes)?, count: names.len() };
        let zero = [(0.0, 0.0), (0.0, names.len() as f64)];
        if axes.x.contains(&0.0) {
            rows.chart.draw_series([PathElement::new(zero, INK.stroke_width(1))])?;
        }
        for (row, name) in names.iter().enumerate() {
            let (_, y) = rows.pixel(axes.x.start, row);
            let (x, _) = rows.pixel(axes.x.start, row);
            rows.root.draw(&Text::new(name.clone(), (x - 8, y), small(HPos::Right)))?;
        }
        Ok(rows)
    }

    fn middle(&self, row: usize) -> f64 {
        self.count as f64 - row as f64 - 0.5
    }

    fn pixel(&self, x: f64, row: usize) -> (i32, i32) {
        let point = (x, self.middle(row));
        let chart: &ChartContext<'_, _, Cartesian2d<RangedCoordf64, RangedCoordf64>> = &self.chart;
        chart.backend_coord(&point)
    }

    /// A bar from 0; `part` of the row's height, between 0 at its top and 1.
    pub(super) fn bar(
        &mut self,
        row: usize,
        part: Range<f64>,
        value: f64,
        colour: RGBColor,
    ) -> Drawn {
        let top = self.count as f64 - row as f64;
        let corners = [(0.0, top - part.start), (value, top - part.end)];
        self.chart.draw_series([Rectangle::new(corners, colour.filled())]).map(|_| ())
    }

    /// A point with its interval.
    pub(super) fn point(&mut self, row: usize, estimate: &Estimate, colour: RGBColor) -> Drawn {
        let y = self.middle(row);
        if let (Some(low), Some(high)) = (estimate.low, estimate.high) {
            let strokes = [
                vec![(low, y), (high, y)],
                vec![(low, y - 0.15), (low, y + 0.15)],
                vec![(high, y - 0.15), (high, y + 0.15)],
            ];
            let stroke = |points| PathElement::new(points, colour.stroke_width(2));
            self.chart.draw_series(strokes.map(stroke))?;
        }
        let point = Circle::new((estimate.mean, y), 5, colour.filled());
        self.chart.draw_series([point]).map(|_| ())
    }

    /// A dashed line through all rows.
    pub(super) fn upright(&mut self, x: f64, colour: RGBColor) -> Drawn {
        let points = [(x, 0.0), (x, self.count as f64)];
        let line = DashedLineSeries::new(points, 6, 5, colour.stroke_width(2));
        self.chart.draw_series(line).map(|_| ())
    }

    /// Words next to a value of a row.
    pub(super) fn words(&self, row: usize, value: f64, words: String) -> Drawn {
        let (x, y) = self.pixel(value, row);
        self.root.draw(&Text::new(words, (x + 6, y), small(HPos::Left)))
    }
}
