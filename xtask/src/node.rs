//! The pages in the browser: their checks and tests, and what those need.

use crate::{beside::Beside, debian::Missing, root, run, site, target, works};
use std::{
    fs, io,
    path::{Path, PathBuf},
    process::Command,
};

/// The oldest Node.js that runs the tools.
const OLDEST: u32 = 20;

/// Scripts that `web/package.json` must have.
const SCRIPTS: [&str; 5] = ["types", "check", "lint", "test", "browser"];

/// The browser that Debian has.
const CHROMIUM: &str = "/usr/bin/chromium";

/// Node.js, if it is missing or too old.
pub fn missing() -> Option<Missing> {
    let packages = &["nodejs", "npm"];
    let instead = "install Node.js 20 or newer with npm";
    let here = version().is_some_and(|found| found >= OLDEST) && works("npm", &["--version"]);
    (!here).then_some(Missing { packages, instead })
}

/// A browser, if it is missing. Who has set `CHROMIUM` has one elsewhere.
pub fn missing_browser() -> Option<Missing> {
    // Without a font of its own the browser would lay texts out as nothing.
    let packages = &["chromium", "fonts-dejavu-core", "fonts-liberation"];
    let instead = "set CHROMIUM to the program of a Chromium";
    let here = std::env::var_os("CHROMIUM").is_some() || Path::new(CHROMIUM).is_file();
    (!here).then_some(Missing { packages, instead })
}

/// Builds the pages into `web/dist`, from where programs take them.
pub fn build() -> Result<(), String> {
    ready()?;
    println!("== pages: npm run build");
    run(&mut npm(&["run", "build"]))
}

/// Builds the pages as a folder for any web host.
pub fn site(folder: &Path) -> Result<(), String> {
    ready()?;
    println!("== site: npm run build -- --mode site");
    let build = ["run", "build", "--", "--mode", "site", "--emptyOutDir", "--outDir"];
    run(npm(&build).arg(folder))
}

/// What `wasm-opt` does. The compiler has inlined already what should be; more of it only makes the module
/// larger. Functions with similar names are similar, and so compress better one beside the other.
const OPTIMIZE: [&str; 6] = [
    "-O2",
    "--always-inline-max-function-size=0",
    "--flexible-inline-max-function-size=0",
    "--one-caller-inline-max-function-size=0",
    "--reorder-functions-by-name",
    "--output",
];

/// Makes a module of WebAssembly smaller and faster.
pub fn optimize(module: &Path) -> Result<(), String> {
    ready()?;
    println!("== module of browsers: wasm-opt");
    run(npm(&["exec", "--", "wasm-opt"]).args(OPTIMIZE).arg(module).arg(module))
}

/// Compares the module of browsers with a program that does the same.
pub fn measure(program: &Path) -> Result<(), String> {
    let script = root().join("crates/browser/speed.mjs");
    run(Command::new("node").arg(script).arg(web().join("wasm")).arg(program))
}

/// Makes the types of the pages from the description of the interface.
pub fn types() -> Result<(), String> {
    ready()?;
    println!("== types of the pages: npm run types");
    run(&mut npm(&["run", "types"]))
}

/// Installs the libraries of the pages where they are missing.
fn ready() -> Result<(), String> {
    if !is_installed() {
        println!("== installing the libraries of the pages: npm ci");
        run(&mut npm(&["ci", "--no-audit", "--no-fund"]))?;
    }
    for script in SCRIPTS {
        let told = npm(&["pkg", "get", &format!("scripts.{script}")]).output();
        if told.is_ok_and(|told| told.stdout.trim_ascii() == b"{}") {
            return Err(format!("web/package.json has no script `{script}`"));
        }
    }
    Ok(())
}

/// Checks the types, lints and format of the pages, and tests their parts.
pub fn test() -> Result<(), String> {
    for script in ["check", "lint", "test"] {
        println!("== pages: npm run {script}");
        run(&mut npm(&["run", script]))?;
    }
    Ok(())
}

/// Begins to play in a browser with the program that the tests have built.
pub fn browse() -> Result<Beside, String> {
    let program = target().join("debug").join(format!("magnumsal{}", std::env::consts::EXE_SUFFIX));
    if !program.is_file() {
        return Err(format!("{} is missing: the tests build it", program.display()));
    }
    // A browser keeps things at home; these are nobody's.
    let home = target().join("browser");
    fs::create_dir_all(&home).map_err(|error| format!("{}: {error}", home.display()))?;
    println!("== browser, beside what follows: npm run browser");
    let output = home.join("output");
    let mut command = npm(&["run", "browser"]);
    command.env("MAGNUMSAL_BIN", program).env(site::SITE, site::for_tests()).env("HOME", home);
    Beside::start(command, output)
}

/// Node.js's main version.
fn version() -> Option<u32> {
    let told = Command::new("node").arg("--version").output().ok()?.stdout;
    let told = String::from_utf8(told).ok()?;
    told.trim().strip_prefix('v')?.split('.').next()?.parse().ok()
}

/// Whether npm has installed what `package-lock.json` says.
fn is_installed() -> bool {
    let modified = |path: &str| -> io::Result<_> { fs::metadata(web().join(path))?.modified() };
    let wanted = modified("package-lock.json");
    let installed = modified("node_modules/.package-lock.json");
    matches!((wanted, installed), (Ok(wanted), Ok(installed)) if wanted <= installed)
}

/// The folder of the pages.
pub fn web() -> PathBuf {
    root().join("web")
}

/// npm in the folder of the pages. Playwright must not install browsers of its own.
fn npm(arguments: &[&str]) -> Command {
    let mut npm = Command::new("npm");
    npm.args(arguments).env("PLAYWRIGHT_SKIP_BROWSER_DOWNLOAD", "1").current_dir(web());
    npm
}
