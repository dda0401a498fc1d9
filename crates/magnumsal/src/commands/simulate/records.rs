//! `--out`: every game's record, one a line.

use crate::{failure::Failure, files::Draft};
use magnumsal_lab::{Deal, Match};
use std::path::Path;

/// A file of records. Deals follow each other in their order, the rotations of a deal too; with
/// two variants, those of A stand before those of B.
pub(super) struct Records(Draft);

impl Records {
    /// Begins the file, which must not exist unless it may be replaced.
    pub(super) fn new(path: &Path, force: bool) -> Result<Self, Failure> {
        if path == Path::new("-") {
            return Err(Failure::bad_input(
                "--out: give a file; the table goes to standard output",
            ));
        }
        if path.is_file() && !force {
            let path = path.display();
            return Err(Failure::bad_input(format!("--out: {path} exists; --force replaces it")));
        }
        Draft::new(path).map(Self)
    }

    /// Adds the games of a deal.
    pub(super) fn add(&mut self, plan: &Match, deal: &Deal) -> Result<(), Failure> {
        for (variant, games) in plan.variants.iter().zip(&deal.played) {
            for (rotation, game) in games.iter().enumerate() {
                let record = plan
                    .record(variant, deal.number, rotation, &game.moves)
                    .map_err(|error| Failure::record("a played game", &error, &variant.edition))?;
                self.0.write(&one_line(&record.to_json())?)?;
            }
        }
        Ok(())
    }

    /// The file is complete.
    pub(super) fn finish(self) -> Result<(), Failure> {
        self.0.finish()
    }
}

/// A record without its line breaks.
fn one_line(json: &str) -> Result<String, Failure> {
    let value: serde_json::Value = serde_json::from_str(json)
        .map_err(|error| Failure::fault(format!("a record is no JSON: {error}")))?;
    Ok(format!("{value}\n"))
}
