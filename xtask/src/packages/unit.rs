//! The systemd unit: how much of the machine the service can reach.

use super::{expect, said};
use crate::root;
use std::process::Command;

/// The most exposure, in tenths.
const MOST: &str = "20";

/// Lets systemd judge the unit.
pub(super) fn check() -> Result<(), String> {
    println!("== unit: systemd-analyze security --offline=true --threshold={MOST}");
    let unit = root().join("deploy/magnumsal.service");
    let judged = said(
        Command::new("systemd-analyze")
            .args(["security", "--offline=true", "--no-pager", &format!("--threshold={MOST}")])
            .arg(unit),
    )?;
    let exposure = judged.lines().find(|line| line.contains("Overall exposure level"));
    expect(exposure.is_some(), || format!("systemd-analyze does not judge: {judged}"))?;
    println!("{}", exposure.unwrap_or_default().trim());
    Ok(())
}
