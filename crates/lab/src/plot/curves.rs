//! Curves of any kind, one panel under another.

use super::{
    Area, Drawn, PlotError,
    style::{Axes, Mark, PALE_INK, TITLE_ROOM, chart, legend, line, titled},
    svg,
};
use plotters::prelude::*;
use std::ops::Range;

const WIDTH: u32 = 940;
const PANEL: i32 = 380;

/// A picture of curves.
#[derive(Clone, Debug)]
pub struct Curves<'c> {
    /// What the picture is called.
    pub title: &'c str,
    /// A line of explanation.
    pub words: &'c str,
    /// What the x axis shows, and from where to where.
    pub x: (&'c str, Range<f64>),
    /// The same for the y axis.
    pub y: (&'c str, Range<f64>),
    /// Whether the x axis counts things, so that nothing is between two whole numbers.
    pub x_counts: bool,
    /// Whether a grey line shows where both axes say the same.
    pub diagonal: bool,
    /// The curves of each panel.
    pub panels: Vec<Vec<Curve>>,
}

/// A curve.
#[derive(Clone, Debug)]
pub struct Curve {
    /// What it is called.
    pub name: String,
    /// Its points from left to right.
    pub points: Vec<(f64, f64)>,
}

impl Curves<'_> {
    /// The picture as SVG text.
    pub fn svg(&self) -> Result<String, PlotError> {
        let height = TITLE_ROOM + PANEL * self.panels.len().max(1) as i32;
        svg(self.title, (WIDTH, height as u32), |root| self.draw(root))
    }

    fn draw(&self, root: &Area<'_>) -> Drawn {
        let rest = titled(root, self.title, self.words)?;
        let areas = rest.split_evenly((self.panels.len().max(1), 1));
        areas.iter().zip(&self.panels).try_for_each(|(area, curves)| self.panel(area, curves))
    }

    fn panel(&self, area: &Area<'_>, curves: &[Curve]) -> Drawn {
        let names = curves.iter().enumerate();
        let names = names.map(|(number, curve)| (Mark::Line(number), curve.name.clone()));
        let area = legend(area, 70, &names.collect::<Vec<_>>())?;
        let ((x_name, x), (y_name, y)) = (&self.x, &self.y);
        let mut chart = chart(
            &area,
            &Axes {
                x: x.clone(),
                y: y.clone(),
                x_name,
                y_name: Some(y_name),
                left: 56,
                right: 24,
                y_labels: 8,
                x_counts: self.x_counts,
            },
        )?;
        if self.diagonal {
            let (from, to) = (x.start.max(y.start), x.end.min(y.end));
            let points = vec![(from, from), (to, to)];
            chart.draw_series([PathElement::new(points, PALE_INK.mix(0.5).stroke_width(1))])?;
        }
        for (number, curve) in curves.iter().enumerate() {
            line(&mut chart, number, curve.points.clone())?;
        }
        Ok(())
    }
}
