//! What is made from the programs' own types, written by `cargo xtask types`: the description of the
//! interface (`docs/openapi.json`), from which the page's TypeScript is made in turn; lists that a page
//! has to know before it asks a server (`web/src/wire/constants.ts`); and the small boards of the rules
//! (`web/src/learn/boards.json`).

use crate::http;
use magnumsal_bots::Level;
use magnumsal_phrases::Language;
use magnumsal_rules::{Building, Game, Kind, MAX_SEATS, Phase, Post, Rule, RuleSet, Setting, Tool};
use magnumsal_table::{
    boards::RuleBoards,
    close,
    decide::LONGEST_MESSAGE,
    name::LONGEST_NAME,
    spec::{MOST_HINTS, TableOptions},
    version::PROTOCOL,
};
use serde_json::{Map, Value, json};
use std::{collections::BTreeSet, fs, path::Path};

/// Who sets this gets the files written.
pub(super) const WRITE: &str = "MAGNUMSAL_WRITE_TYPES";

/// What is said of a file that was written before a change.
pub(super) fn out_of_date(name: &str) -> String {
    format!("{name} is out of date: run `cargo xtask types`")
}

/// Writes a file of the project, or compares it with what it should be.
fn compare(file: &str, text: &str) {
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join("../..").join(file);
    if std::env::var_os(WRITE).is_some() {
        fs::write(&path, text).unwrap();
        return;
    }
    let written = fs::read_to_string(&path).unwrap_or_default();
    assert!(written == text, "{}", out_of_date(file));
}

#[test]
fn the_written_description_of_the_interface_is_that_of_the_server() {
    compare("docs/openapi.json", &format!("{:#}\n", http::document()));
}

/// Every reference in a value.
fn references(value: &Value, found: &mut BTreeSet<String>) {
    match value {
        Value::Object(object) => {
            if let Some(Value::String(reference)) = object.get("$ref") {
                found.insert(reference.clone());
            }
            object.values().for_each(|value| references(value, found));
        }
        Value::Array(array) => array.iter().for_each(|value| references(value, found)),
        _ => {}
    }
}

#[test]
fn the_description_of_the_interface_refers_only_to_what_it_has() {
    let document = http::document();
    let mut found = BTreeSet::new();
    references(&document, &mut found);
    assert!(found.len() > 50, "{found:?}");
    for reference in found {
        let path = reference.strip_prefix('#').unwrap();
        assert!(document.pointer(path).is_some(), "{reference}");
    }
    // Two types of one name would get a number.
    let schemas = document["components"]["schemas"].as_object().unwrap();
    let numbered = schemas.keys().filter(|name| name.ends_with(|last: char| last.is_ascii_digit()));
    assert_eq!(numbered.collect::<Vec<_>>(), Vec::<&String>::new());
}

#[test]
fn what_is_read_with_usual_values_is_described_apart_from_what_is_sent() {
    let document = http::document();
    let schema = |name: &str| document["components"]["schemas"][name].clone();
    assert_eq!(schema("TableOptions")["required"].as_array().unwrap().len(), 4);
    assert_eq!(schema("TableOptionsRequest")["required"], Value::Null);
    let habits = &schema("NewTable")["properties"]["habits"];
    assert_eq!(habits["$ref"], "#/components/schemas/TableOptionsRequest");
    // A seat is read as it is written.
    assert_eq!(schema("Seat")["maximum"], 4);
    assert_eq!(schema("SeatRequest")["oneOf"][0]["required"], json!(["kind", "name"]));
    let codes = schema("RefusalCode")["enum"].clone();
    for code in ["not-host", "unknown-verb", "too-poor", "draw-count", "players", "bad-record"] {
        assert!(codes.as_array().unwrap().contains(&json!(code)), "{code}");
    }
}

/// A constant of the page with its description; its type is one that the page has from the document.
fn constant(about: &str, name: &str, value: &Value, of: &str) -> String {
    let text = match value {
        // An element on each line, so that changes can be read.
        Value::Array(elements) if elements.iter().any(Value::is_object) => {
            let lines: Vec<String> = elements.iter().map(|it| format!("  {it},\n")).collect();
            format!("[\n{}]", lines.concat())
        }
        Value::Object(fields) => {
            let lines = fields.iter().map(|(key, value)| format!("  {key}: {value},\n"));
            format!("{{\n{}}}", lines.collect::<String>())
        }
        other => other.to_string(),
    };
    format!("\n/** {about} */\nexport const {name} = {text} as const satisfies {of};\n")
}

/// How many can play: every number of players with which the engine begins a game (S1).
fn player_counts() -> Value {
    let range = |rules: RuleSet| {
        let begins = |players: &usize| Game::from_seed(rules, *players, 0).is_ok();
        let counts: Vec<usize> = (0..=MAX_SEATS).filter(begins).collect();
        (rules.expansion.name().to_owned(), json!({"least": counts[0], "most": counts.last()}))
    };
    Value::Object(Map::from_iter([RuleSet::default(), RuleSet::muria()].map(range)))
}

#[test]
fn the_constants_of_the_page_are_those_of_the_programs() {
    let levels = |opponent: bool| {
        let levels = Level::ALL.into_iter().filter(|level| level.is_opponent() == opponent);
        levels.collect::<Vec<_>>()
    };
    let levels = json!({"opponents": levels(true), "yardsticks": levels(false)});
    let mut chapters: Vec<&str> = Rule::ALL.iter().map(|rule| &rule.id()[..1]).collect();
    chapters.dedup();
    let languages = Language::ALL.map(Language::code);
    let names = |names: Value, of: &str| (names, format!("readonly {of}[]"));
    let constants = [
        (
            "PROTOCOL",
            "The version of the protocol that the page speaks.",
            (json!(PROTOCOL), "number".to_owned()),
        ),
        (
            "COME_BACK",
            "The server closes a socket with it that should be opened again at once.",
            (json!(close::COME_BACK), "number".to_owned()),
        ),
        (
            "SETTINGS",
            "The settings of the rules, in the order of records.",
            names(json!(Setting::all()), "Setting"),
        ),
        (
            "PLAYERS",
            "How many can play with each expansion (S1).",
            (player_counts(), "Record<Expansion, { least: number; most: number }>".to_owned()),
        ),
        (
            "LEVELS",
            "The levels of bots, from friendly to formidable: opponents for people, and yardsticks for bots.",
            (levels, "Record<string, readonly Level[]>".to_owned()),
        ),
        (
            "KINDS",
            "Every kind of salt, in the order of the notation.",
            names(json!(Kind::ALL), "Kind"),
        ),
        (
            "DUG_KINDS",
            "The kinds that are dug, and sold at the market.",
            names(json!(Kind::DUG), "Kind"),
        ),
        ("BUILDINGS", "Every building of the town.", names(json!(Building::ALL), "Building")),
        (
            "POSTS",
            "Every post for an assistant, in the order of the notation.",
            names(json!(Post::ALL), "Post"),
        ),
        (
            "TOOLS",
            "Every kind of tool, in the order of the notation.",
            names(json!(Tool::ALL), "Tool"),
        ),
        (
            "NUMERALS",
            "The numerals of phases, and of levels of the mine.",
            names(json!(Phase::ALL), "Phase"),
        ),
        (
            "OPTIONS",
            "What is allowed at a table, unless somebody asks for something else.",
            (json!(TableOptions::default()), "TableOptions".to_owned()),
        ),
        (
            "MOST_HINTS",
            "The most hints that each player may ask for: as many as wanted.",
            (json!(MOST_HINTS), "number".to_owned()),
        ),
        (
            "LONGEST_NAME",
            "The longest name of a player or a table, in characters.",
            (json!(LONGEST_NAME), "number".to_owned()),
        ),
        (
            "LONGEST_MESSAGE",
            "The longest message of the chat, in characters.",
            (json!(LONGEST_MESSAGE), "number".to_owned()),
        ),
        (
            "CHAPTERS",
            "The chapters of the rules by their letters.",
            names(json!(chapters), "string"),
        ),
        ("LANGUAGES", "The languages of the catalogue.", names(json!(languages), "string")),
    ];
    let mut text = "\
// Lists that a page has to know before it asks a server. Written by `cargo xtask types` from the
// programs' own lists: change those, not this file.

import type { Building, Expansion, Kind, Level, Phase, Post, Setting, TableOptions, Tool } from './generated';
"
    .to_owned();
    for (name, about, (value, of)) in constants {
        text += &constant(about, name, &value, &of);
    }
    compare("web/src/wire/constants.ts", &text);
}

#[test]
fn the_boards_of_the_page_are_those_of_the_rules() {
    let boards = RuleBoards::standard().unwrap();
    // A board on each line, so that changes can be read.
    let lines = |map: Value| {
        let map = map.as_object().unwrap().clone();
        let lines = map.iter().map(|(key, value)| format!("\"{key}\":{value}"));
        lines.collect::<Vec<_>>().join(",\n")
    };
    let (boxes, boards) = (lines(json!(boards.boxes)), lines(json!(boards.boards)));
    let text = format!("{{\"boxes\":{{\n{boxes}\n}},\"boards\":{{\n{boards}\n}}}}\n");
    compare("web/src/learn/boards.json", &text);
}
