//! Every problem has its sentence, and every sentence its problem.

use crate::wire::phrases;
use crate::{
    command::Command,
    refusal::Refusal,
    spec::TableOptions,
    testing::{bare, code, decide, problems, sit_down},
    wire::Refused,
};
use magnumsal_rules::{Illegal, Rule, RuleSet};
use serde_json::json;
use std::collections::{BTreeMap, BTreeSet};

/// A name in the code as it is written in messages.
fn kebab(name: &str) -> String {
    let mut text = String::new();
    for letter in name.chars() {
        if letter.is_uppercase() && !text.is_empty() {
            text.push('-');
        }
        text.extend(letter.to_lowercase());
    }
    text
}

#[test]
fn the_list_of_problems_is_complete() {
    let source = include_str!("../refusal.rs");
    let (_, rest) = source.split_once("pub enum Problem {").unwrap();
    let (body, _) = rest.split_once("\n}").unwrap();
    let variants = body.lines().filter_map(|line| line.strip_prefix("    "));
    let names = variants.filter(|line| line.starts_with(|c: char| c.is_uppercase()));
    let name = |line: &str| kebab(line.split([' ', ',']).next().unwrap());
    let in_source: BTreeSet<String> = names.map(name).collect();
    let listed: BTreeSet<String> = problems().into_iter().map(|p| code(&p.into())).collect();
    assert_eq!(listed, in_source);
}

#[test]
fn every_problem_has_a_sentence_and_every_sentence_a_problem() {
    let catalogue = include_str!("../../../phrases/locales/en/table.ftl");
    let mut sentences: BTreeMap<&str, &str> = BTreeMap::new();
    for message in catalogue.split("\ntable-").skip(1) {
        let (key, text) = message.split_once(" = ").unwrap();
        sentences.insert(key, text.split("\n\n").next().unwrap());
    }
    for problem in problems() {
        let refused = Refused::from(&problem.clone().into());
        let text = sentences.remove(refused.code.as_str());
        let text = text.unwrap_or_else(|| panic!("{problem:?} has no sentence"));
        for argument in text.split('$').skip(1) {
            let end = argument.find(|c: char| !c.is_ascii_alphabetic()).unwrap();
            assert!(refused.facts.contains_key(&argument[..end]), "{problem:?}: ${argument}");
        }
        let sentence = phrases().problem(&problem);
        assert_eq!(sentence, refused.message);
        assert!(sentence.ends_with('.') && !sentence.contains(['{', '$', '\n']), "{sentence}");
    }
    assert_eq!(sentences, BTreeMap::new(), "sentences that nobody says");
}

#[test]
fn every_refusal_of_the_rules_keeps_its_code_and_rule() {
    let (mut table, keys) = bare(RuleSet::default(), (2, 0), TableOptions::default(), 1);
    sit_down(&mut table, &keys);
    let mv = |text: &str| Command::Move { ply: 0, seen: None, mv: text.to_owned() };
    for (text, rule) in [("place supply 6C", true), ("dance", false), ("end", true)] {
        let refusal = decide(&table, &keys[0], &mv(text)).unwrap_err();
        let refused = Refused::from(&refusal);
        assert_eq!(refused.rule.is_some(), rule, "{refused:?}");
        assert!(!refused.code.is_empty() && !refused.facts.contains_key("code"));
    }
}

#[test]
fn a_piece_among_the_facts_is_told_as_in_the_meaning_of_a_move() {
    let source = serde_json::from_value(json!("@market!")).unwrap();
    let illegal = Illegal::NoPiece { source, rule: Rule::P1 };
    let refused = Refused::from(&Refusal::Illegal(illegal));
    let told = json!({"source": "@market!", "foreman": true, "post": "market"});
    assert_eq!(refused.facts["source"], told);
}
