//! `cargo xtask site`: a folder of files for any web host, with the whole game in it.

use crate::{BROWSER, add_target, cargo, node, root, run, target};
use std::{
    fs, io,
    path::{Path, PathBuf},
};

/// The module, as the compiler calls it, and as pages do.
const COMPILED: &str = "magnumsal_browser.wasm";
const NAME: &str = "game";

/// The network of the grandmaster, which only workers need that think.
const NETWORK: &str = "grandmaster.net";

/// Browsers since 2023 have instructions for vectors.
const FLAGS: &str = "CARGO_TARGET_WASM32_UNKNOWN_UNKNOWN_RUSTFLAGS";
const VECTORS: &str = "-C target-feature=+simd128";

/// Tests run the module that is in this folder, and play in a browser with that site.
pub const MODULE: &str = "MAGNUMSAL_WASM";
pub const SITE: &str = "MAGNUMSAL_SITE";

/// Makes the folder: `--out DIR`, which is emptied first. With `--bench` it measures the module instead.
pub fn site(mut options: impl Iterator<Item = String>) -> Result<(), String> {
    let usage = || "usage: cargo xtask site --out DIR | --bench".to_owned();
    match (options.next().as_deref(), options.next(), options.next()) {
        (Some("--out"), Some(folder), None) => {
            let folder =
                std::path::absolute(&folder).map_err(|error| format!("{folder}: {error}"))?;
            make(&folder)
        }
        (Some("--bench"), None, None) => measure(),
        _ => Err(usage()),
    }
}

/// Makes the folder.
pub fn make(folder: &Path) -> Result<(), String> {
    module()?;
    node::site(folder)?;
    println!("== the site is in {}", folder.display());
    Ok(())
}

/// Makes the module in `web/wasm`, from where the pages take it.
pub fn module() -> Result<(), String> {
    add_target();
    println!("== module of browsers: cargo rustc --target {BROWSER}");
    // If a Rust library were built as well, there would be no optimisation over all crates.
    let compile = ["rustc", "--package=magnumsal-browser", "--lib", "--crate-type=cdylib"];
    let mut compile = cargo(&compile);
    compile.args(["--profile=site", "--target", BROWSER]).env(FLAGS, VECTORS);
    run(&mut compile)?;
    let compiled = target().join(BROWSER).join("site").join(COMPILED);
    let folder = folder();
    let made = folder.join(format!("{NAME}_bg.wasm"));
    if is_newer(&made, &compiled).unwrap_or(false) {
        return Ok(());
    }
    let bind = ["run", "--quiet", "--package=xtask-site", "--"];
    run(cargo(&bind).args([&compiled, &folder]).arg(NAME))?;
    node::optimize(&made)?;
    let network = root().join("crates/bots/src/network").join(NETWORK);
    let copied = fs::copy(&network, folder.join(NETWORK));
    copied.map(drop).map_err(|error| format!("{}: {error}", network.display()))
}

/// Where the site is that tests play with.
pub fn for_tests() -> PathBuf {
    target().join("site")
}

/// Where the module is.
pub fn folder() -> PathBuf {
    node::web().join("wasm")
}

/// Whether a file was made after another one.
fn is_newer(made: &Path, from: &Path) -> io::Result<bool> {
    Ok(fs::metadata(made)?.modified()? >= fs::metadata(from)?.modified()?)
}

/// Compares the module with the same bots in a program.
fn measure() -> Result<(), String> {
    module()?;
    let build = ["build", "--profile=dist", "--package=magnumsal-browser", "--example=think"];
    run(&mut cargo(&build))?;
    node::measure(&target().join("dist/examples/think"))
}
