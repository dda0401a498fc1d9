//! The project's chores.
//!
//! `cargo xtask test` runs everything that must pass: format, lints, tests, documentation, licences of
//! dependencies, the Python package with its wheel installed, and whole games in a browser; and it compiles
//! the crates that need no operating system for browsers. First it brings what the tests need: PostgreSQL,
//! Python environments under `target`, Node.js with the libraries of the pages, Chromium, and the compiler's
//! target for browsers.
//! `cargo xtask docs` writes `docs/rules.md` from the message catalogue and the edition files, and
//! `docs/actions.md` and `docs/observations.md` from the tables of ids and the layout of observations.
//! `cargo xtask pages` builds the pages with npm, for programs that are built without `--release`.
//! `cargo xtask wasm` makes the module that plays in browsers, without which pages need a server.
//! `cargo xtask site --out DIR` makes a folder for any web host, with pages and module; with `--bench` it
//! measures the site.
//! `cargo xtask types` writes what is made from the server's types: `docs/openapi.json`, and from that
//! `web/src/wire/generated.ts`; and constants, the small boards of the rules and the fixtures
//! (`web/fixtures`) for the page. It also writes the numbers of the box as programs read them.
//! `cargo xtask python` does the part of `test` that is about the Python package; with options for pytest, its tests alone.
//! `cargo xtask load` measures the server under load; `docs/load.md` says how.
//! `cargo xtask soak` plays at the server for hours while it is disturbed; `docs/soak.md` says how.
//! `cargo xtask packages` makes the Debian package and the image and tries them out.

mod beside;
mod debian;
mod dependencies;
mod docs;
mod faketime;
mod node;
mod packages;
mod postgres;
mod python;
mod site;
mod soak;
mod wheel;

use std::{
    ffi::OsStr,
    io,
    path::{Path, PathBuf},
    process::{Command, ExitCode, ExitStatus, Stdio},
    sync::LazyLock,
};

/// The target of crates that must do without an operating system.
const BROWSER: &str = "wasm32-unknown-unknown";

/// The crates that a browser without a server needs.
const PURE: [&str; 7] = [
    "--package=magnumsal-rules",
    "--package=magnumsal-phrases",
    "--package=magnumsal-bots",
    "--package=magnumsal-encoding",
    "--package=magnumsal-advice",
    "--package=magnumsal-table",
    "--package=magnumsal-browser",
];

/// What cargo does for `cargo xtask test`, in this order: name and arguments.
type Checks = &'static [(&'static str, &'static [&'static str])];

/// What is done alone, because it keeps all cores busy.
const ALONE: Checks = &[
    ("format", &["fmt", "--all", "--check"]),
    ("lints", &["clippy", "--workspace", "--all-targets", "--", "--deny", "warnings"]),
    ("compiling tests", &["test", "--workspace", "--no-run"]),
];

/// What is done while the browser plays: both wait for servers and pages a good deal of the time.
const BESIDE_BROWSER: Checks = &[
    ("tests", &["test", "--workspace"]),
    ("documentation", &["doc", "--workspace", "--no-deps", "--document-private-items"]),
];

/// What can be asked for.
const CHORES: &str = "test | docs | pages | wasm | site | types | python | load | soak | packages";

fn main() -> ExitCode {
    let chore = std::env::args().nth(1);
    let done = match chore.as_deref() {
        Some("test") => test(),
        Some("docs") => docs::write(),
        Some("pages") => node::build(),
        Some("wasm") => site::module(),
        Some("site") => site::site(std::env::args().skip(2)),
        Some("types") => types(),
        Some("python") => wheel::try_out(std::env::args().skip(2)),
        Some("load") => load(std::env::args().skip(2)),
        Some("soak") => soak::soak(std::env::args().skip(2)),
        Some("packages") => packages::make(),
        _ => Err(format!("usage: cargo xtask {CHORES}")),
    };
    match done {
        Ok(()) => ExitCode::SUCCESS,
        Err(message) => {
            eprintln!("error: {message}");
            ExitCode::FAILURE
        }
    }
}

/// The project's root, above this package: where cargo says that it is now, for the project may have
/// been moved since this program was compiled.
fn root() -> &'static Path {
    static ROOT: LazyLock<PathBuf> = LazyLock::new(|| {
        let package = std::env::var_os("CARGO_MANIFEST_DIR").unwrap_or_default();
        Path::new(&package).parent().unwrap_or(Path::new(".")).to_path_buf()
    });
    &ROOT
}

/// Where cargo puts what it makes.
fn target() -> PathBuf {
    let elsewhere = std::env::var_os("CARGO_TARGET_DIR").map(PathBuf::from);
    root().join(elsewhere.unwrap_or_else(|| PathBuf::from("target")))
}

fn test() -> Result<(), String> {
    docs::check()?;
    let missing = [
        postgres::missing(),
        faketime::missing(),
        python::missing(),
        node::missing(),
        node::missing_browser(),
    ];
    debian::install(&missing.into_iter().flatten().collect::<Vec<_>>())?;
    let python = python::OF_TESTS.ready()?;
    dependencies::check(&python)?;
    site::module()?;
    node::build()?;
    node::site(&site::for_tests())?;
    node::test()?;
    check_for_browsers()?;
    run_checks(ALONE, &python)?;
    let browser = node::browse()?;
    let checked = run_checks(BESIDE_BROWSER, &python).and_then(|()| wheel::test());
    // It is waited for in any case: what it has started would go on without it.
    let browsed = browser.finish();
    checked.and(browsed)?;
    println!("== all checks passed");
    Ok(())
}

fn run_checks(checks: Checks, python: &Path) -> Result<(), String> {
    checks.iter().try_for_each(|(name, arguments)| {
        println!("== {name}: cargo {}", arguments.join(" "));
        run(cargo(arguments).env(python::VARIABLE, python).env(site::MODULE, site::folder()))
    })
}

/// Compiles the crates that need no operating system for a target that has none.
fn check_for_browsers() -> Result<(), String> {
    println!("== crates without an operating system: cargo check --target {BROWSER}");
    add_target();
    run(cargo(&["check", "--lib", "--target", BROWSER]).args(PURE))
}

/// Has the compiler know browsers. It does nothing where it does already.
fn add_target() {
    // Who has no rustup has targets from elsewhere.
    if let Err(why) =
        run(Command::new("rustup").args(["target", "add", BROWSER]).current_dir(root()))
    {
        eprintln!("note: {why}; the target {BROWSER} must be there already");
    }
}

/// Has tests write the numbers of the box, the description of the interface and the samples of the page
/// that they otherwise compare, and makes the types of the page from the description.
fn types() -> Result<(), String> {
    // First the numbers of the box: the samples are made with them.
    let edition = ["test", "--package=magnumsal-rules", "--lib", "--", "edition::standard"];
    let test = ["test", "--package", "magnumsal-server", "--lib", "--", "types", "samples"];
    for test in [&edition[..], &test] {
        run(cargo(test).env("MAGNUMSAL_WRITE_TYPES", "1"))?;
    }
    node::types()
}

/// Builds the server as it is shipped, and then the benchmark, which runs it with `options`.
fn load(options: impl Iterator<Item = String>) -> Result<(), String> {
    run(&mut cargo(&["build", "--profile", "dist", "--package", "magnumsal"]))?;
    run(cargo(&["run", "--profile", "dist", "--package", "magnumsal-load", "--"]).args(options))
}

/// Cargo at the project's root, as if from a shell. The variables that cargo has set for our own package
/// would let some build scripts (ring's) believe that everything has changed.
fn cargo(arguments: &[&str]) -> Command {
    let mut command = Command::new("cargo");
    command.args(arguments).env("RUSTDOCFLAGS", "--deny warnings").current_dir(root());
    for (name, _) in std::env::vars_os() {
        let known = name.to_string_lossy();
        if known.starts_with("CARGO_PKG_") || known.starts_with("CARGO_MANIFEST_") {
            command.env_remove(&name);
        }
    }
    command
}

/// Whether a program is here and succeeds; its output is ignored.
fn works(program: impl AsRef<OsStr>, arguments: &[&str]) -> bool {
    let mut program = Command::new(program);
    program.args(arguments).stdout(Stdio::null()).stderr(Stdio::null());
    program.status().is_ok_and(|status| status.success())
}

/// Runs a program that must succeed.
fn run(command: &mut Command) -> Result<(), String> {
    let status = command.status();
    succeeded(command, status)
}

/// An error if a program did not succeed.
fn succeeded(command: &Command, status: io::Result<ExitStatus>) -> Result<(), String> {
    let words = std::iter::once(command.get_program()).chain(command.get_args());
    let line = words.map(|word| word.to_string_lossy()).collect::<Vec<_>>().join(" ");
    match status {
        Ok(status) if status.success() => Ok(()),
        Ok(_) => Err(format!("`{line}` failed")),
        Err(error) => Err(format!("`{line}` cannot be run: {error}")),
    }
}
