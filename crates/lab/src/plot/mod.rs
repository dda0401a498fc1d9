//! Plots: SVG pictures of a report, made for looking at.
//!
//! Colours are those of Okabe and Ito, which colour-blind people can distinguish; lines also differ in
//! their dashes, and legends stand outside of the plot.

mod bars;
mod buildings;
mod curves;
mod final_money;
mod money;
mod orders;
mod style;
mod tools;
mod wins;

pub use curves::{Curve, Curves};

use crate::report::Report;
use plotters::{coord::Shift, prelude::*};
use std::{fs, io, path::Path};

type Area<'a> = DrawingArea<SVGBackend<'a>, Shift>;
type DrawError = DrawingAreaErrorKind<io::Error>;
type Drawn = Result<(), DrawError>;

/// A picture: its file, its size, and how it is drawn.
struct Picture {
    file: &'static str,
    size: fn(&Report) -> (u32, u32),
    draw: fn(&Report, &Area<'_>) -> Drawn,
}

const PICTURES: [Picture; 6] = [
    Picture { file: FILES[0], size: money::size, draw: money::draw },
    Picture { file: FILES[1], size: final_money::size, draw: final_money::draw },
    Picture { file: FILES[2], size: wins::size, draw: wins::draw },
    Picture { file: FILES[3], size: orders::size, draw: orders::draw },
    Picture { file: FILES[4], size: tools::size, draw: tools::draw },
    Picture { file: FILES[5], size: buildings::size, draw: buildings::draw },
];

/// The files that [`draw`] writes.
pub const FILES: [&str; 6] = [
    "money-over-rounds.svg",
    "final-money.svg",
    "wins-by-seat.svg",
    "orders.svg",
    "tools.svg",
    "buildings.svg",
];

/// A plot that could not be made.
#[derive(Debug, thiserror::Error)]
#[error("{0}")]
pub struct PlotError(String);

/// Draws all plots of a report into a folder, which must be there.
pub fn draw(report: &Report, folder: &Path) -> Result<(), PlotError> {
    for (file, svg) in svgs(report)? {
        let path = folder.join(file);
        fs::write(&path, svg)
            .map_err(|error| PlotError(format!("cannot write {}: {error}", path.display())))?;
    }
    Ok(())
}

/// All plots of a report: names of files, and the SVG text.
pub fn svgs(report: &Report) -> Result<Vec<(&'static str, String)>, PlotError> {
    let draw = |picture: &Picture| {
        let size = (picture.size)(report);
        Ok((picture.file, svg(picture.file, size, |root| (picture.draw)(report, root))?))
    };
    PICTURES.iter().map(draw).collect()
}

/// A picture as SVG text; `name` is for what may go wrong.
fn svg(
    name: &str,
    size: (u32, u32),
    draw: impl FnOnce(&Area<'_>) -> Drawn,
) -> Result<String, PlotError> {
    let mut text = String::new();
    let root = SVGBackend::with_string(&mut text, size).into_drawing_area();
    root.fill(&WHITE)
        .and_then(|()| draw(&root))
        .and_then(|()| root.present())
        .map_err(|error| PlotError(format!("cannot draw {name}: {error}")))?;
    drop(root);
    Ok(text)
}
