//! Every rule has a test that is named after it.

#![allow(clippy::unwrap_used, reason = "a test may fail")]

use magnumsal_rules::Rule;
use std::{
    collections::BTreeSet,
    fs,
    path::{Path, PathBuf},
};

fn project() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("../..")
}

/// Rules that `docs/rules.md` states: `- **E5** …`.
fn stated_rules() -> Vec<String> {
    let text = fs::read_to_string(project().join("docs/rules.md")).unwrap();
    let bold = text.lines().filter_map(|line| line.strip_prefix("- **")?.split_once("**"));
    bold.map(|(id, _)| id.to_owned()).collect()
}

fn sources(folder: &Path, found: &mut Vec<String>) {
    for entry in fs::read_dir(folder).unwrap() {
        let path = entry.unwrap().path();
        if path.is_dir() && !path.ends_with("target") {
            sources(&path, found);
        } else if path.extension().is_some_and(|extension| extension == "rs") {
            found.push(fs::read_to_string(path).unwrap());
        }
    }
}

/// Rules that begin the name of a test: `fn e5_tolls_…`, `fn k3_k5_…`.
fn tested_rules() -> BTreeSet<String> {
    let mut texts = Vec::new();
    sources(&project().join("crates"), &mut texts);
    let mut tested = BTreeSet::new();
    for text in texts {
        for part in text.split("#[test]").skip(1) {
            let name = part.split_once("fn ").and_then(|(_, rest)| rest.split('(').next());
            for word in name.into_iter().flat_map(|name| name.split('_')) {
                match Rule::from_id(&word.to_uppercase()) {
                    Some(rule) => tested.insert(rule.id().to_owned()),
                    None => break,
                };
            }
        }
    }
    tested
}

#[test]
fn the_rules_document_states_every_rule() {
    let known: Vec<String> = Rule::ALL.iter().map(|rule| rule.id().to_owned()).collect();
    assert_eq!(stated_rules(), known);
}

#[test]
fn every_rule_has_a_test_named_after_it() {
    let tested = tested_rules();
    let missing: Vec<String> =
        stated_rules().into_iter().filter(|rule| !tested.contains(rule)).collect();
    assert!(missing.is_empty(), "no test begins with the name of {missing:?}");
}
