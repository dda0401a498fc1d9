//! `docs/rules.md`, generated so that it cannot differ from what the program says and plays with.

use crate::root;
use magnumsal_phrases::{Phrases, rules_doc};
use magnumsal_rules::Edition;
use std::{fs, path::PathBuf};

fn path() -> PathBuf {
    root().join("docs/rules.md")
}

fn text() -> String {
    rules_doc(&Phrases::english(), Edition::standard())
}

/// Writes the document.
pub fn write() -> Result<(), String> {
    fs::write(path(), text()).map_err(|error| format!("{}: {error}", path().display()))
}

/// Whether the document is as it would be written.
pub fn check() -> Result<(), String> {
    let written = fs::read_to_string(path()).unwrap_or_default();
    if written == text() {
        return Ok(());
    }
    Err("docs/rules.md is out of date: run `cargo xtask docs`".to_owned())
}
