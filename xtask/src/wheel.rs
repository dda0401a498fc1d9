//! The Python package: its wheel, and everything that is tested with the wheel installed.

use crate::{
    python::{Environment, pip},
    root, run, target,
};
use std::{
    fs,
    path::{Path, PathBuf},
    process::Command,
};

/// What the package works with, and what tests it.
const ENVIRONMENT: Environment = Environment {
    folder: "python-package",
    requirements: "bindings/python/requirements-test.txt",
    imports: "gymnasium, maturin, mypy, pettingzoo, polars, pyarrow, pyright, pytest, ray",
};

/// What the package is compiled as: what is slow is optimised there as in the tests, which have compiled most of it.
/// (`cargo rustc --profile test`, which maturin would run, makes a program of tests.)
const PROFILE: &str = "dev";

/// What is run with the wheel installed, each as a module of Python: name and arguments.
const CHECKS: [(&str, &[&str]); 4] = [
    ("types", &["mypy"]),
    ("stubs", &["mypy.stubtest", "--mypy-config-file", "pyproject.toml", "magnumsal._magnumsal"]),
    ("types once more", &["pyright", "--warnings"]),
    ("tests, examples, notebooks, a cluster", &["pytest", "--quiet"]),
];

/// Builds the wheel, installs it in an environment of its own, and tests it there.
pub fn test() -> Result<(), String> {
    let interpreter = ENVIRONMENT.ready()?;
    install(&interpreter)?;
    for (name, arguments) in CHECKS {
        println!("== Python package: {name}: python -m {}", arguments.join(" "));
        run(python(&interpreter)?.arg("-m").args(arguments))?;
    }
    Ok(())
}

/// Builds and installs the wheel, and runs the tests with these options for pytest, or everything if there are none.
pub fn try_out(options: impl Iterator<Item = String>) -> Result<(), String> {
    let options: Vec<String> = options.collect();
    if options.is_empty() {
        return test();
    }
    let interpreter = ENVIRONMENT.ready()?;
    install(&interpreter)?;
    run(python(&interpreter)?.args(["-m", "pytest"]).args(options))
}

fn install(interpreter: &Path) -> Result<(), String> {
    let folder = target().join("wheels");
    // Of the wheels of several versions one would have to be chosen.
    if folder.exists() {
        fs::remove_dir_all(&folder).map_err(|error| format!("{}: {error}", folder.display()))?;
    }
    println!("== Python package: maturin build --profile {PROFILE}");
    let mut maturin = Command::new(interpreter.with_file_name("maturin"));
    maturin.args(["build", "--quiet", "--locked", "--profile", PROFILE, "--interpreter"]);
    run(maturin.arg(interpreter).arg("--out").arg(&folder).current_dir(package()))?;
    let mut install = pip(interpreter);
    install.args(["--no-deps", "--no-index", "--force-reinstall"]);
    run(install.args(wheels(&folder)?))
}

/// Python in the package's folder, with its programs ahead of others: pyright asks the first Python that it finds for
/// the libraries. What its programs keep at home is nobody's, and none of them reports what it does.
fn python(interpreter: &Path) -> Result<Command, String> {
    let home = target().join("python-home");
    fs::create_dir_all(&home).map_err(|error| format!("{}: {error}", home.display()))?;
    let mut path = interpreter.parent().unwrap_or(interpreter).as_os_str().to_owned();
    if let Some(others) = std::env::var_os("PATH") {
        path.push(":");
        path.push(others);
    }
    let mut python = Command::new(interpreter);
    python.current_dir(package()).env("HOME", home).env("PATH", path).env("MPLBACKEND", "agg");
    python.env("RAY_USAGE_STATS_ENABLED", "0").env("RAY_AUTH_MODE", "disabled");
    Ok(python)
}

/// Where the package is.
fn package() -> PathBuf {
    root().join("bindings/python")
}

/// All files of a folder.
fn wheels(folder: &Path) -> Result<Vec<PathBuf>, String> {
    let failed = |error| format!("{}: {error}", folder.display());
    let entries = fs::read_dir(folder).map_err(failed)?;
    entries.map(|entry| Ok(entry.map_err(failed)?.path())).collect()
}
