//! The project's chores.
//!
//! `cargo xtask test` runs everything that must pass: format, lints, tests and documentation. First
//! it brings what the tests need: PostgreSQL, and a Python environment under `target`.
//! `cargo xtask docs` writes `docs/rules.md` from the message catalogue and the edition files.

mod debian;
mod docs;
mod postgres;
mod python;

use std::{
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
        _ => Err("usage: cargo xtask test | docs".to_owned()),
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
    postgres::ready()?;
    let python = python::ready()?;
    for (name, arguments) in CHECKS {
        println!("== {name}: cargo {}", arguments.join(" "));
        let mut cargo = Command::new("cargo");
        cargo.args(arguments).current_dir(root());
        run(cargo.env("RUSTDOCFLAGS", "--deny warnings").env(python::VARIABLE, &python))?;
    }
    println!("== all checks passed");
    Ok(())
}

/// Runs a program that must succeed.
fn run(command: &mut Command) -> Result<(), String> {
    let words = std::iter::once(command.get_program()).chain(command.get_args());
    let line = words.map(|word| word.to_string_lossy()).collect::<Vec<_>>().join(" ");
    match command.status() {
        Ok(status) if status.success() => Ok(()),
        Ok(_) => Err(format!("`{line}` failed")),
        Err(error) => Err(format!("`{line}` cannot be run: {error}")),
    }
}
