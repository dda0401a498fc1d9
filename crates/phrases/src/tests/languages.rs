//! Every language has the whole catalogue, also the files that only the browser reads.

use super::{judge, messages_in};
use crate::{Language, Phrases, catalogue::files};
use std::{
    collections::{BTreeMap, BTreeSet},
    fs,
    path::Path,
};

/// Files that only the browser reads; whether it uses their messages is tested there.
const BROWSER: [&str; 14] = [
    "after.ftl",
    "board.ftl",
    "learn.ftl",
    "local.ftl",
    "log.ftl",
    "lookup.ftl",
    "moderation.ftl",
    "notices.ftl",
    "options.ftl",
    "plan.ftl",
    "play.ftl",
    "refused.ftl",
    "stuck.ftl",
    "web.ftl",
];

/// The folder of the catalogue.
fn locales() -> &'static Path {
    Path::new(concat!(env!("CARGO_MANIFEST_DIR"), "/locales"))
}

/// The files of a language's folder, name and text.
fn folder(language: Language) -> BTreeMap<String, String> {
    let folder = locales().join(language.code());
    let entries = fs::read_dir(&folder).unwrap_or_else(|error| panic!("{folder:?}: {error}"));
    let file = |entry: fs::DirEntry| {
        let name = entry.file_name().into_string().unwrap();
        (name, fs::read_to_string(entry.path()).unwrap())
    };
    entries.map(|entry| file(entry.unwrap())).collect()
}

#[test]
fn every_language_has_a_folder_and_every_folder_a_language() {
    let there = fs::read_dir(locales()).unwrap();
    let there: BTreeSet<String> =
        there.map(|entry| entry.unwrap().file_name().into_string().unwrap()).collect();
    assert_eq!(there, Language::ALL.map(|language| language.code().to_owned()).into());
}

#[test]
fn every_file_is_embedded_or_the_browsers() {
    for language in Language::ALL {
        let mut there = folder(language);
        there.retain(|name, _| !BROWSER.contains(&name.as_str()));
        let embedded = files(language).iter();
        let embedded = embedded.map(|&(name, text)| (name.to_owned(), text.to_owned())).collect();
        assert_eq!(there, embedded, "{language}");
    }
}

#[test]
fn every_language_has_every_message_with_its_facts() {
    let english = folder(Language::En);
    let mut keys = BTreeSet::new();
    for text in english.values() {
        keys.extend(messages_in(text).map(|message| message.id.name));
    }
    let mut faults = Vec::new();
    for language in Language::ALL {
        let translated = folder(language);
        for name in translated.keys().filter(|name| !english.contains_key(*name)) {
            faults.push(format!("{language}/{name} is not in locales/en"));
        }
        for (name, english) in &english {
            match translated.get(name) {
                Some(text) => faults.extend(judge::faults(language, name, [english, text], &keys)),
                None => faults.push(format!("{language}/{name} is missing")),
            }
        }
    }
    assert!(faults.is_empty(), "{} faults:\n{}", faults.len(), faults.join("\n"));
}

#[test]
fn no_key_is_there_twice_in_a_language() {
    for language in Language::ALL {
        let mut keys = BTreeMap::new();
        for (file, text) in folder(language) {
            for message in messages_in(&text) {
                let key = message.id.name.to_owned();
                if let Some(other) = keys.insert(key, file.clone()) {
                    panic!("{language}: {} is in {other} and in {file}", message.id.name);
                }
            }
        }
    }
}

#[test]
fn a_catalogue_speaks_its_language() {
    let rope = |language| Phrases::new(language).tool(magnumsal_rules::Tool::Rope);
    let names: BTreeSet<String> = Language::ALL.map(rope).into();
    assert_eq!(names.len(), Language::ALL.len(), "{names:?}");
    assert_eq!(rope(Language::En), "rope");
}

#[test]
fn money_has_the_name_of_the_old_coin() {
    for (language, others) in
        [(Language::Fr, ["cent", "cents"]), (Language::It, ["centesimo", "centesimi"])]
    {
        for (file, text) in folder(language) {
            let mut words = text.split(|c: char| !c.is_alphabetic());
            let found = words.find(|word| others.contains(&word.to_lowercase().as_str()));
            assert_eq!(found, None, "{language}/{file}");
        }
    }
}

#[test]
fn what_every_program_has_is_called_as_in_every_program() {
    let german = &folder(Language::De)["play.ftl"];
    for message in ["play-moves = Alle Züge", "play-undo = Rückgängig", "play-redo = Wiederholen"]
    {
        assert!(german.lines().any(|line| line == message), "{message}");
    }
}

#[test]
fn the_polish_rule_of_turns_reads_as_polish() {
    let rule = Phrases::new(Language::Pl).rule_text(magnumsal_rules::Rule::T1);
    assert!(rule.starts_with("Gra składa się z trzech faz"), "{rule}");
}

#[test]
fn blanks_that_must_not_break_stay() {
    let rules = magnumsal_rules::Rule::ALL;
    let french = Phrases::new(Language::Fr);
    assert!(rules.iter().any(|&rule| french.rule_text(rule).contains("\u{202f}:")));
    assert!(rules.iter().all(|&rule| !french.rule_text(rule).contains('\n')));
}
