//! Brings the pages into `web/dist`, from where they are embedded.
//!
//! An optimised build (`cargo run --release`) has npm build them where they are missing or out of date,
//! so that it is all that a program with its pages takes. Other builds take them as they are and only
//! warn: cargo runs this script for `cargo check`, lints and editors as well, does not tell them from a
//! real build, and none of those should wait for npm. There `cargo xtask pages` builds the pages.

use std::{
    fs, io,
    path::{Path, PathBuf},
    process::{Command, ExitCode},
    time::SystemTime,
};

/// What the pages are made of, beside the folder of this package.
const SOURCES: [&str; 10] = [
    "web/src",
    "web/public",
    "web/build",
    "web/wasm",
    "web/index.html",
    "web/package.json",
    "web/package-lock.json",
    "web/svelte.config.js",
    "web/vite.config.ts",
    "crates/phrases/locales",
];

const NO_NPM: &str = "the pages in the browser are built with npm, which is not here: \
    install Node.js 20 or newer (on Debian `apt-get install nodejs npm`)";

/// What stands in for the pages where they were not built.
const NOT_BUILT: &str = include_str!("not-built.html");

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
    let newest = sources.iter().map(|source| newest(source)).collect::<io::Result<Vec<_>>>();
    let newest = newest.map_err(|error| error.to_string())?.into_iter().max();
    let newest = newest.unwrap_or(SystemTime::UNIX_EPOCH);
    let built = fs::metadata(&page).and_then(|page| page.modified());
    if built.as_ref().is_ok_and(|built| *built >= newest) {
        return Ok(());
    }
    // Of a profile of our own it is the one that it inherits from.
    if std::env::var_os("PROFILE").is_some_and(|profile| profile == "release") {
        if !is_installed(&web) {
            npm(&web, &["ci", "--no-audit", "--no-fund"])?;
        }
        npm(&web, &["run", "build"])?;
        // Cargo would take a page that is newer than this run for a change, and build it once more.
        return date(&page, newest);
    }
    println!(
        "cargo::warning=the pages in web/dist are missing or old: `cargo xtask pages` builds them"
    );
    if built.is_ok() {
        return Ok(());
    }
    // Something must be there to embed and to watch. It is older than everything, so it is replaced.
    let written = fs::create_dir_all(web.join("dist")).and_then(|()| fs::write(&page, NOT_BUILT));
    written.map_err(|error| format!("{}: {error}", page.display()))?;
    date(&page, SystemTime::UNIX_EPOCH)
}

fn date(page: &Path, time: SystemTime) -> Result<(), String> {
    let dated = fs::File::options().append(true).open(page);
    let dated = dated.and_then(|page| page.set_modified(time));
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
