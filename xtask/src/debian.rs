//! Packages of the system, on Debian and its relatives.

use crate::{run, works};
use std::{
    io::{self, IsTerminal, Write},
    process::Command,
};

/// What the tests miss on this machine.
pub struct Missing {
    /// The packages that have it.
    pub packages: &'static [&'static str],
    /// What helps instead of installing them.
    pub instead: &'static str,
}

/// Installs what is missing if we may; otherwise says what to do. A person at a terminal is asked
/// first; without one, and in continuous integration (`CI` is set), nobody could answer.
pub fn install(missing: &[Missing]) -> Result<(), String> {
    if missing.is_empty() {
        return Ok(());
    }
    let packages: Vec<_> = missing.iter().flat_map(|missing| missing.packages).copied().collect();
    let names = packages.join(" ");
    let helps: Vec<_> = missing.iter().map(|missing| format!("\n- {}", missing.instead)).collect();
    let by_hand = format!(
        "the tests need packages that are not here: run `apt-get install {names}` as root, or instead{}",
        helps.concat()
    );
    if !is_root() || !works("apt-get", &["--version"]) {
        return Err(by_hand);
    }
    let somebody = io::stdin().is_terminal() && io::stderr().is_terminal();
    if somebody && std::env::var_os("CI").is_none() && !agrees(&names)? {
        return Err(by_hand);
    }
    println!("== installing {names}");
    run(Command::new("apt-get").arg("update"))?;
    let install = ["install", "--yes", "--no-install-recommends"];
    let mut apt = Command::new("apt-get");
    run(apt.args(install).args(packages).env("DEBIAN_FRONTEND", "noninteractive"))
}

fn agrees(names: &str) -> Result<bool, String> {
    eprint!(
        "The tests need packages that are not installed: {names}\nInstall them with apt-get? [y/N] "
    );
    let mut answer = String::new();
    let read = io::stderr().flush().and_then(|()| io::stdin().read_line(&mut answer));
    read.map_err(|error| format!("no answer could be read: {error}"))?;
    Ok(["y", "yes"].contains(&answer.trim().to_lowercase().as_str()))
}

/// Whether we are root.
pub fn is_root() -> bool {
    let id = Command::new("id").arg("-u").output();
    id.is_ok_and(|id| id.stdout.trim_ascii() == b"0")
}
