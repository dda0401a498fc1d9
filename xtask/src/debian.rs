//! Packages of the system, on Debian and its relatives.

use crate::run;
use std::process::Command;

/// Installs packages if we may; otherwise says what to do.
pub fn install(packages: &[&str], instead: &str) -> Result<(), String> {
    let names = packages.join(" ");
    if !is_root() {
        return Err(format!(
            "the tests need {names}: run `apt-get install {names}` as root, or {instead}"
        ));
    }
    println!("== installing {names}");
    run(Command::new("apt-get").arg("update"))?;
    let install = ["install", "--yes", "--no-install-recommends"];
    let mut apt = Command::new("apt-get");
    run(apt.args(install).args(packages).env("DEBIAN_FRONTEND", "noninteractive"))
}

fn is_root() -> bool {
    let id = Command::new("id").arg("-u").output();
    id.is_ok_and(|id| id.stdout.trim_ascii() == b"0")
}
