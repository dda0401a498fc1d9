//! The messages: every one is used, and every argument exists.

use super::{empty, messages, parts::Parts, samples, workspace};
use crate::{Language, Phrases, rules_doc, sentences::code_and_fields};
use magnumsal_rules::{Edition, Kind, Level, Post, Rule, Tool};
use serde::Serialize;
use std::{
    collections::{BTreeMap, BTreeSet},
    fs,
    path::Path,
};

#[test]
fn every_rule_and_chapter_has_its_texts() {
    let phrases = Phrases::english();
    for &rule in Rule::ALL {
        assert_ne!(phrases.rule_title(rule), rule.id());
        assert_ne!(phrases.rule_text(rule), rule.id());
        assert!(phrases.chapter(rule.id().chars().next().unwrap()).is_some(), "{rule}");
    }
    assert!(phrases.rule_note(Rule::C3).unwrap().contains("German"));
    assert_eq!(phrases.rule_note(Rule::G1), None);
    assert_eq!(phrases.chapter('k'), Some(("The castle".to_owned(), None)));
    assert!(phrases.chapter('G').unwrap().1.unwrap().starts_with("Money is counted"));
    assert_eq!(phrases.chapter('Z'), None);
}

#[test]
fn everything_with_a_name_has_it() {
    let phrases = Phrases::english();
    let empty = empty();
    for tool in Tool::ALL {
        assert_eq!(empty.tool(tool), tool.name());
        assert!(phrases.name("tool", tool.name()).is_some(), "{tool:?}");
    }
    for kind in Kind::ALL {
        assert!(phrases.kind(kind).len() > 1, "{kind:?}");
    }
    for post in Post::ALL {
        assert!(phrases.name("post", post.name()).is_some(), "{post:?}");
    }
    for building in samples::buildings() {
        assert!(phrases.name("building", &empty.building(building)).is_some(), "{building:?}");
    }
    assert_eq!(phrases.building(samples::buildings()[7]), "foremen's house");
}

#[test]
fn every_message_is_used() {
    let mut used = BTreeSet::new();
    let mut add = |family: &str, code: &str| used.insert(format!("{family}-{code}"));
    for (family, code, _) in errors() {
        add(family, &code);
    }
    for rule in Rule::ALL {
        let id = rule.id().to_lowercase();
        add("rule", &id);
        add("chapter", &id[..1]);
    }
    for tool in Tool::ALL {
        add("tool", tool.name());
        add("cli-tool", tool.name());
    }
    for kind in Kind::ALL {
        add("kind", &kind.letter().to_string());
    }
    for post in Post::ALL {
        add("post", post.name());
    }
    for level in Level::ALL {
        add("level", level.numeral());
    }
    for building in samples::buildings() {
        add("building", &empty().building(building));
    }
    for due in samples::dues() {
        add("due", serde_json::to_value(due).unwrap().as_str().unwrap());
    }
    for origin in ["supply", "post", "space"] {
        for family in ["source", "piece"] {
            add(family, origin);
            add(family, &format!("{origin}-foreman"));
        }
    }
    for number in 1..=6 {
        add("number", &number.to_string());
    }
    let sources = sources(&workspace().join("crates"));
    for (file, message) in messages(Language::En) {
        let key = message.id.name;
        let literal = format!("\"{key}\"");
        // Problems of tables are those of another crate, whose tests look for their sentences.
        if file == "table.ftl" && key.starts_with("table-") {
            continue;
        }
        assert!(used.contains(key) || sources.contains(&literal), "{file}: {key} is not used");
    }
}

#[test]
fn every_argument_of_an_error_is_a_field_of_it() {
    for language in Language::ALL {
        let messages: BTreeMap<_, _> =
            messages(language).into_iter().map(|(_, message)| (message.id.name, message)).collect();
        for (family, code, fields) in errors() {
            let key = format!("{family}-{code}");
            let message = messages.get(key.as_str()).unwrap_or_else(|| panic!("{key} is missing"));
            for argument in Parts::variables_of(message) {
                assert!(fields.contains(argument), "{language}: {key} has no fact ${argument}");
            }
        }
    }
}

#[test]
fn the_rules_page_has_every_rule_and_value() {
    let page = rules_doc(&Phrases::english(), Edition::standard());
    for rule in Rule::ALL {
        assert!(page.contains(&format!("\n\n- **{rule}** *")), "{rule}");
    }
    for line in [
        "## E. Extraction",
        "| I | `bbg/1`, `bbg/1`, `bg/1`, `bg/1`, `bbb/1`, `bbb/1`, `bgg/2`, `bb/0` |",
        "| I | `bbg/2`, `bg/0` |",
        "| III | `gguuu=25`, `gwuu=25`, `wwuu=29` |",
        "| brown | 3, 3, 4, 5 |",
        "| 0 | 0 |",
        "| 1–2 | 2 |",
        "| 9+ | 20 |",
        "| white | 6 |",
    ] {
        assert!(page.lines().any(|other| other == line), "{line}\n{page}");
    }
    assert_eq!(page.matches("**reconstructed**").count(), 1);
    assert_eq!(page.matches("**printed**").count(), 1);
    assert!(page.contains("`--edition FILE`"));
    assert!(!page.contains(['{', '}']) && !page.contains("docs-"));
    assert!(page.ends_with('\n') && !page.ends_with("\n\n"));
}

/// Family, code and argument names of every error.
fn errors() -> Vec<(&'static str, String, BTreeSet<String>)> {
    let mut errors = Vec::new();
    add("refusal", samples::refusals(), &mut errors);
    add("notation", samples::notations(), &mut errors);
    add("edition", samples::editions(), &mut errors);
    add("setup", samples::setups(), &mut errors);
    add("position", samples::own_positions(), &mut errors);
    add("draw", samples::draws(), &mut errors);
    errors
}

fn add(
    family: &'static str,
    samples: Vec<impl Serialize>,
    errors: &mut Vec<(&'static str, String, BTreeSet<String>)>,
) {
    let phrases = Phrases::english();
    for sample in samples {
        let (code, fields) = code_and_fields(&sample);
        let names = phrases.facts(&fields).into_iter().map(|(name, _)| name).collect();
        errors.push((family, code, names));
    }
}

/// All Rust sources below a directory, without tests.
fn sources(directory: &Path) -> String {
    let mut text = String::new();
    for entry in fs::read_dir(directory).unwrap() {
        let path = entry.unwrap().path();
        let name = path.file_name().unwrap().to_str().unwrap();
        if path.is_dir() && name != "tests" && name != "target" {
            text += &sources(&path);
        } else if name.ends_with(".rs") && name != "tests.rs" {
            text += &fs::read_to_string(&path).unwrap();
        }
    }
    text
}
