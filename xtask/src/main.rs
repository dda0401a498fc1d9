//! The project's chores.
//!
//! `cargo xtask test` runs everything that must pass: format, lints, tests and documentation.
//! `cargo xtask docs` writes `docs/rules.md` from the message catalogue and the edition files.
//! `cargo xtask load` measures the server under load; `docs/load.md` says how.

mod docs;

use std::{
    borrow::Borrow,
    ffi::OsStr,
    path::Path,
    process::{Command, ExitCode},
};

/// What `cargo xtask test` runs, in this order.
const CHECKS: [(&str, &[&str]); 4] = [
    ("format", &["fmt", "--all", "--check"]),
    ("lints", &["clippy", "--workspace", "--all-targets", "--", "--deny", "warnings"]),
    ("tests", &["test", "--workspace"]),
    ("documentation", &["doc", "--workspace", "--no-deps", "--document-private-items"]),
];

fn main() -> ExitCode {
    let chore = std::env::args().nth(1);
    let done = match chore.as_deref() {
        Some("test") => test(),
        Some("docs") => docs::write(),
        Some("load") => load(std::env::args().skip(2)),
        _ => Err("usage: cargo xtask test | docs | load".to_owned()),
    };
    match done {
        Ok(()) => ExitCode::SUCCESS,
        Err(message) => {
            eprintln!("error: {message}");
            ExitCode::FAILURE
        }
    }
}

/// The project's root, above this package.
fn root() -> &'static Path {
    let package = Path::new(env!("CARGO_MANIFEST_DIR"));
    package.parent().unwrap_or(package)
}

fn test() -> Result<(), String> {
    docs::check()?;
    for (name, arguments) in CHECKS {
        println!("== {name}: cargo {}", arguments.join(" "));
        cargo(arguments)?;
    }
    println!("== all checks passed");
    Ok(())
}

/// Builds the server as it is shipped, and then the benchmark, which runs it with `options`.
fn load(options: impl Iterator<Item = String>) -> Result<(), String> {
    cargo(&["build", "--release", "--package", "magnumsal"])?;
    let run = ["run", "--release", "--package", "magnumsal-load", "--"].map(str::to_owned);
    cargo(&run.into_iter().chain(options).collect::<Vec<_>>())
}

/// Runs cargo at the project's root, as if from a shell. What cargo has told us about our own
/// package would let some build scripts (ring's) believe that everything has changed.
fn cargo<S: AsRef<OsStr> + Borrow<str>>(arguments: &[S]) -> Result<(), String> {
    let mut command = Command::new("cargo");
    command.args(arguments).env("RUSTDOCFLAGS", "--deny warnings").current_dir(root());
    for (name, _) in std::env::vars_os() {
        let known = name.to_string_lossy();
        if known.starts_with("CARGO_PKG_") || known.starts_with("CARGO_MANIFEST_") {
            command.env_remove(&name);
        }
    }
    let status = command.status().map_err(|error| format!("cargo cannot be run: {error}"))?;
    if status.success() { Ok(()) } else { Err(format!("cargo {} failed", arguments.join(" "))) }
}
