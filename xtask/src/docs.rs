//! Documents that are generated so that they cannot differ from what the program says and plays with:
//! `docs/rules.md`, `docs/actions.md` and `docs/observations.md`.

use crate::root;
use magnumsal_encoding::{actions_doc, observations_doc};
use magnumsal_phrases::{Phrases, rules_doc};
use magnumsal_rules::Edition;
use std::fs;

/// What makes a document's text.
type Text = fn() -> String;

/// The documents.
const DOCUMENTS: [(&str, Text); 3] = [
    ("docs/rules.md", rules_text),
    ("docs/actions.md", actions_doc),
    ("docs/observations.md", observations_doc),
];

fn rules_text() -> String {
    rules_doc(&Phrases::english(), Edition::standard())
}

/// Writes the documents.
pub fn write() -> Result<(), String> {
    DOCUMENTS.into_iter().try_for_each(|(path, text)| {
        let path = root().join(path);
        fs::write(&path, text()).map_err(|error| format!("{}: {error}", path.display()))
    })
}

/// Whether the documents are as they would be written.
pub fn check() -> Result<(), String> {
    DOCUMENTS.into_iter().try_for_each(|(path, text)| {
        let written = fs::read_to_string(root().join(path)).unwrap_or_default();
        if written == text() {
            return Ok(());
        }
        Err(format!("{path} is out of date: run `cargo xtask docs`"))
    })
}
