//! `cargo xtask packages`: makes what is shipped, and tries it out: the systemd unit, the Debian
//! package, the image. What cannot be tried on this machine is listed at the end, with what it needs.
//!
//! `MAGNUMSAL_BIN` names a program that was built already, for those who are in a hurry.

mod image;
mod install;
mod package;
mod server;
mod unit;

use crate::{cargo, debian::is_root, run, target, works};
use std::{
    fs,
    path::{Path, PathBuf},
    process::Command,
};

/// A program that is needed, and the Debian package that has it.
struct Needed(&'static str, &'static str);

/// Makes and tries everything that this machine can.
pub fn make() -> Result<(), String> {
    let mut not_tried = Vec::new();
    let mut can = |what: &str, needed: &[Needed], as_root: bool| {
        let missing = missing(needed, as_root);
        not_tried.extend(missing.iter().map(|missing| format!("{what}: needs {missing}")));
        missing.is_none()
    };
    if can("the unit", &[Needed("systemd-analyze", "systemd")], false) {
        unit::check()?;
    }
    let program = build()?;
    let folder = target().join("packages");
    fs::create_dir_all(&folder).map_err(|error| format!("{}: {error}", folder.display()))?;
    let packages = package::make(&program, &folder)?;
    if can("the package's form", &[Needed("lintian", "lintian")], false) {
        package::check(&packages[0])?;
    }
    let debootstrap = || Needed("debootstrap", "debootstrap");
    if can("the package", &[debootstrap()], true) {
        install::check(&packages, &base(&folder)?, &folder)?;
    }
    if can("the image", &[debootstrap(), Needed("buildah", "buildah")], true) {
        image::check(&program, &base(&folder)?, &folder)?;
    }
    for left in &not_tried {
        eprintln!("note: not tried: {left}");
    }
    println!("== packages are in {}", folder.display());
    Ok(())
}

/// What is missing of what is needed.
fn missing(needed: &[Needed], as_root: bool) -> Option<String> {
    let absent = needed.iter().filter(|Needed(program, _)| !works(program, &["--version"]));
    let mut missing: Vec<_> =
        absent.map(|Needed(program, package)| format!("{program} (Debian: {package})")).collect();
    if as_root && !is_root() {
        missing.push("root's rights".to_owned());
    }
    (!missing.is_empty()).then(|| missing.join(", "))
}

/// The program as it is shipped.
fn build() -> Result<PathBuf, String> {
    if let Some(program) = std::env::var_os("MAGNUMSAL_BIN") {
        return Ok(PathBuf::from(program));
    }
    println!("== program: cargo build --profile dist");
    run(&mut cargo(&["build", "--profile", "dist", "--locked", "--package", "magnumsal"]))?;
    Ok(target().join("dist/magnumsal"))
}

/// A small Debian in a folder, made once. No registry of images is needed for it.
fn base(folder: &Path) -> Result<PathBuf, String> {
    let base = folder.join("base");
    // Written when all of it was there: a half-made one is made again.
    let made = folder.join("base.made");
    if made.is_file() {
        return Ok(base);
    }
    println!("== a small Debian: debootstrap");
    remove(&base)?;
    let release = fs::read_to_string("/etc/os-release").unwrap_or_default();
    let suite = release.lines().find_map(|line| line.strip_prefix("VERSION_CODENAME="));
    let mut debootstrap = Command::new("debootstrap");
    run(debootstrap.args(["--variant=minbase", suite.unwrap_or("stable")]).arg(&base))?;
    fs::write(&made, "").map_err(|error| format!("{}: {error}", made.display()))?;
    Ok(base)
}

/// Removes a folder that need not be there.
fn remove(folder: &Path) -> Result<(), String> {
    run(Command::new("rm").args(["--recursive", "--force", "--one-file-system"]).arg(folder))
}

/// Copies a whole folder with its owners and rights.
fn copy(from: &Path, to: &Path) -> Result<(), String> {
    remove(to)?;
    run(Command::new("cp").arg("--archive").args([from, to]))
}

/// What a program says, if it succeeds.
fn said(command: &mut Command) -> Result<String, String> {
    let program = command.get_program().to_string_lossy().into_owned();
    let done = command.output().map_err(|error| format!("`{program}` cannot be run: {error}"))?;
    let text = |bytes: &[u8]| String::from_utf8_lossy(bytes).into_owned();
    match done.status.success() {
        true => Ok(text(&done.stdout)),
        false => Err(format!("`{program}` failed: {}{}", text(&done.stdout), text(&done.stderr))),
    }
}

/// An error with this sentence unless something is so.
fn expect(so: bool, otherwise: impl FnOnce() -> String) -> Result<(), String> {
    if so { Ok(()) } else { Err(otherwise()) }
}
