//! `cargo xtask soak`: games that are played for hours while the server is disturbed.

use crate::{cargo, debian, debian::Missing, postgres, run};
use std::path::Path;

/// Builds the server and what disturbs it, and runs that with `options`.
pub fn soak(options: impl Iterator<Item = String>) -> Result<(), String> {
    let missing = [postgres::missing(), missing_clock()];
    debian::install(&missing.into_iter().flatten().collect::<Vec<_>>())?;
    run(&mut cargo(&["build", "--release", "--package", "magnumsal"]))?;
    run(cargo(&["run", "--release", "--package", "magnumsal-soak", "--"]).args(options))
}

/// What makes clocks jump, if it is missing.
fn missing_clock() -> Option<Missing> {
    let machine = std::env::consts::ARCH;
    let library = format!("/usr/lib/{machine}-linux-gnu/faketime/libfaketime.so.1");
    let here = Path::new(&library).is_file();
    let instead =
        "run `cargo run --release --package magnumsal-soak`: clocks stay as they are then";
    (!here).then_some(Missing { packages: &["libfaketime"], instead })
}
