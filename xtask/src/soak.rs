//! `cargo xtask soak`: games that are played for hours while the server is disturbed.

use crate::{cargo, debian, faketime, postgres, run};

/// Builds the server and what disturbs it, and runs that with `options`.
pub fn soak(options: impl Iterator<Item = String>) -> Result<(), String> {
    let missing = [postgres::missing(), faketime::missing()];
    debian::install(&missing.into_iter().flatten().collect::<Vec<_>>())?;
    run(&mut cargo(&["build", "--release", "--package", "magnumsal"]))?;
    run(cargo(&["run", "--release", "--package", "magnumsal-soak", "--"]).args(options))
}
