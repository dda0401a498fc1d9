//! What operators get: the systemd unit.

#![allow(clippy::unwrap_used, clippy::panic, reason = "a test that cannot go on stops")]

use std::{path::Path, process::Command};

/// systemd's own judgement: 0 is a service that can reach nothing, 10 one that can reach everything.
#[test]
fn the_unit_lets_the_service_reach_hardly_anything() {
    let unit = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../deploy/magnumsal.service");
    let judge = ["security", "--offline=true", "--no-pager", "--threshold=20"];
    let Ok(judged) = Command::new("systemd-analyze").args(judge).arg(unit).output() else {
        eprintln!("note: the unit was not judged: there is no systemd-analyze (Debian: systemd)");
        return;
    };
    let said = String::from_utf8_lossy(&judged.stdout);
    assert!(judged.status.success(), "{said}{}", String::from_utf8_lossy(&judged.stderr));
    assert!(said.contains("Overall exposure level for magnumsal.service"), "{said}");
}
