//! The project's chores.
//!
//! `cargo xtask test` runs everything that must pass: format, lints, tests and documentation.
//! `cargo xtask docs` writes `docs/rules.md` from the message catalogue and the edition files.

mod docs;

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
    for (name, arguments) in CHECKS {
        println!("== {name}: cargo {}", arguments.join(" "));
        let status = Command::new("cargo")
            .args(arguments)
            .env("RUSTDOCFLAGS", "--deny warnings")
            .current_dir(root())
            .status()
            .map_err(|error| format!("cargo cannot be run: {error}"))?;
        if !status.success() {
            return Err(format!("{name}: cargo {} failed", arguments.join(" ")));
        }
    }
    println!("== all checks passed");
    Ok(())
}
