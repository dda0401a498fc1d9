//! Every rule has a test that is named after it, where its chapter is.

#![allow(clippy::unwrap_used, clippy::panic, reason = "a test may fail")]

use magnumsal_rules::Rule;
use std::{
    collections::{BTreeMap, BTreeSet},
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

/// The chapters' modules, by letter: the table at the head of the crate.
fn modules() -> BTreeMap<char, Vec<String>> {
    let text = fs::read_to_string(project().join("crates/rules/src/lib.rs")).unwrap();
    let rows = text.lines().filter_map(|line| line.strip_prefix("//! | ")?.split_once(" | "));
    let chapters = rows.filter(|(chapter, _)| chapter.chars().nth(1) == Some(' '));
    let names = |modules: &str| modules.split('`').skip(1).step_by(2).map(str::to_owned).collect();
    chapters.map(|(chapter, rest)| (chapter.chars().next().unwrap(), names(rest))).collect()
}

fn sources(folder: &Path, found: &mut Vec<String>) {
    for entry in fs::read_dir(folder).into_iter().flatten() {
        let path = entry.unwrap().path();
        if path.is_dir() {
            sources(&path, found);
        } else if path.extension().is_some_and(|extension| extension == "rs") {
            found.push(fs::read_to_string(path).unwrap());
        }
    }
}

/// Rules that begin the name of a test of a module: `fn e5_tolls_…`, `fn k3_k5_…`.
fn tested_rules(module: &str) -> BTreeSet<String> {
    let folder = project().join("crates/rules/src");
    let mut texts: Vec<String> =
        fs::read_to_string(folder.join(format!("{module}.rs"))).into_iter().collect();
    sources(&folder.join(module), &mut texts);
    assert!(!texts.is_empty(), "there is no module {module}");
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
fn every_rule_has_a_test_named_after_it_in_the_module_of_its_chapter() {
    let modules = modules();
    let mut missing = Vec::new();
    for rule in stated_rules() {
        let chapter = rule.chars().next().unwrap();
        let names = modules.get(&chapter).unwrap_or_else(|| panic!("no module for {chapter}"));
        if !names.iter().any(|module| tested_rules(module).contains(&rule)) {
            missing.push(rule);
        }
    }
    assert!(missing.is_empty(), "no test of the chapter begins with the name of {missing:?}");
}
