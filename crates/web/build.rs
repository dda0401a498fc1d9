//! Builds the pages with npm, so that `cargo build` is all that a program with its pages takes.

use std::{
    fs, io,
    path::{Path, PathBuf},
    process::{Command, ExitCode},
    time::SystemTime,
};

/// What the pages are made of, beside the folder of this package.
const SOURCES: [&str; 9] = [
    "web/src",
    "web/public",
    "web/build",
    "web/index.html",
    "web/package.json",
    "web/package-lock.json",
    "web/svelte.config.js",
    "web/vite.config.ts",
    "crates/phrases/locales",
];

const NO_NPM: &str = "the pages in the browser are built with npm, which is not here: \
    install Node.js 20 or newer (on Debian `apt-get install nodejs npm`)";

fn main() -> ExitCode {
    // As cargo says now: the folder may have been moved since this script was compiled.
    let package = std::env::var_os("CARGO_MANIFEST_DIR").unwrap_or_default();
    match build(&Path::new(&package).join("../..")) {
        Ok(()) => ExitCode::SUCCESS,
        Err(message) => {
            for line in message.lines() {
                println!("cargo::error={line}");
            }
            ExitCode::FAILURE
        }
    }
}

fn build(root: &Path) -> Result<(), String> {
    let sources = SOURCES.map(|source| root.join(source));
    let web = root.join("web");
    let page = web.join("dist/index.html");
    for path in sources.iter().chain([&page]) {
        println!("cargo::rerun-if-changed={}", path.display());
    }
    if !is_installed(&web) {
        npm(&web, &["ci", "--no-audit", "--no-fund"])?;
    }
    npm(&web, &["run", "build"])?;
    // Cargo would take a page that is newer than this run for a change, and build it once more.
    let newest = sources.iter().map(|source| newest(source)).collect::<io::Result<Vec<_>>>();
    let newest = newest.map_err(|error| error.to_string())?.into_iter().max();
    let dated = fs::File::options().append(true).open(&page);
    let dated = dated.and_then(|page| page.set_modified(newest.unwrap_or(SystemTime::UNIX_EPOCH)));
    dated.map_err(|error| format!("{}: {error}", page.display()))
}

/// Whether npm has installed what `package-lock.json` says.
fn is_installed(web: &Path) -> bool {
    let modified = |path: PathBuf| fs::metadata(path).and_then(|file| file.modified());
    let wanted = modified(web.join("package-lock.json"));
    let installed = modified(web.join("node_modules/.package-lock.json"));
    matches!((wanted, installed), (Ok(wanted), Ok(installed)) if wanted <= installed)
}

fn npm(web: &Path, arguments: &[&str]) -> Result<(), String> {
    let program = if cfg!(windows) { "npm.cmd" } else { "npm" };
    let done = match Command::new(program).args(arguments).current_dir(web).output() {
        Err(error) if error.kind() == io::ErrorKind::NotFound => return Err(NO_NPM.to_owned()),
        Err(error) => return Err(format!("npm cannot be run: {error}")),
        Ok(done) => done,
    };
    if done.status.success() {
        return Ok(());
    }
    let told = [done.stdout, done.stderr].map(|told| String::from_utf8_lossy(&told).into_owned());
    Err(format!("`npm {}` failed in web/\n{}", arguments.join(" "), told.join("\n")))
}

/// When something in a folder was last changed.
fn newest(path: &Path) -> io::Result<SystemTime> {
    let file = fs::metadata(path)?;
    let mut latest = file.modified()?;
    if file.is_dir() {
        for entry in fs::read_dir(path)? {
            latest = latest.max(newest(&entry?.path())?);
        }
    }
    Ok(latest)
}
