//! What the page gets from the programs, written by `cargo xtask types`: what goes over the wire, in
//! TypeScript (`web/src/wire/generated.ts`), and the small boards of the rules
//! (`web/src/learn/boards.json`).

use crate::{
    http::{Accepted, Fork, Hello, Import, Joining, Shown},
    service::{Created, Seated},
};
use magnumsal_advice::{Advice, Review};
use magnumsal_bots::Level;
use magnumsal_rules::{
    Board, Edition, EditionLists, Game, Heading, Kind, Line, MAX_SEATS, MoveParts, Post, PostState,
    Rule, RuleSet, Setting, SpaceState, Station, Values,
};
use magnumsal_table::{
    command::Command,
    entry::Entry,
    refusal::Refusal,
    replay::Replay,
    seal::Sealed,
    spec::NewTable,
    trial::{Trial, Tried},
    wire::{Brief, Message, Position, Refused},
};
use serde_json::{Value, json};
use std::{collections::BTreeMap, fs, path::Path};
use ts_rs::{Config, TS, TypeVisitor};

const HEAD: &str = "\
// What goes over the wire, as docs/protocol.md describes it. Written by `cargo xtask types` from the
// server's own types: change those, not this file.

";

/// Who sets this gets the files written.
pub(super) const WRITE: &str = "MAGNUMSAL_WRITE_TYPES";

/// Declarations by name, of types and of all that they are made of.
struct Declarations {
    config: Config,
    found: BTreeMap<String, String>,
}

impl TypeVisitor for Declarations {
    fn visit<T: TS + 'static + ?Sized>(&mut self) {
        // Types without a file of their own, such as numbers, need no declaration.
        if T::output_path().is_none() || self.found.contains_key(&T::ident(&self.config)) {
            return;
        }
        let docs = T::docs().unwrap_or_default();
        let declaration = format!("{docs}export {}\n", T::decl(&self.config));
        self.found.insert(T::ident(&self.config), declaration);
        T::visit_dependencies(self);
    }
}

fn text() -> String {
    let config = Config::new().with_large_int("number");
    let mut all = Declarations { config, found: BTreeMap::new() };
    all.visit::<Message<'static>>();
    all.visit::<Hello>();
    all.visit::<Command>();
    all.visit::<Trial>();
    all.visit::<NewTable>();
    all.visit::<Created>();
    all.visit::<Joining>();
    all.visit::<Seated>();
    all.visit::<Shown>();
    all.visit::<Brief>();
    all.visit::<Import>();
    all.visit::<Fork>();
    all.visit::<Replay>();
    all.visit::<Sealed>();
    all.visit::<Advice>();
    all.visit::<Review>();
    // Named only in texts that stand for other types, or flattened into others.
    all.visit::<EditionLists>();
    all.visit::<Rule>();
    all.visit::<Post>();
    all.visit::<PostState>();
    all.visit::<Kind>();
    all.visit::<Heading>();
    all.visit::<MoveParts>();
    all.visit::<Station>();
    all.visit::<SpaceState>();
    all.visit::<Entry>();
    all.visit::<Refused>();
    all.visit::<Tried>();
    all.visit::<Accepted>();
    all.visit::<Level>();
    let declarations: Vec<String> = all.found.into_values().collect();
    let protocol = format!(
        "/** The version of the protocol that these types belong to. */\n\
         export const PROTOCOL = {};\n\n",
        magnumsal_table::version::PROTOCOL
    );
    HEAD.to_owned()
        + &protocol
        + &declarations.join("\n")
        + "\n"
        + &settings()
        + &players()
        + &levels()
}

/// The ways to play that differ in what is on the table.
fn rule_sets() -> [RuleSet; 2] {
    [RuleSet::default(), RuleSet::muria()]
}

/// How many can play: every number of players with which the engine begins a game (S1).
fn tables(rules: RuleSet) -> Vec<usize> {
    let begins = |players: &usize| Game::from_seed(rules, *players, 0).is_ok();
    (0..=MAX_SEATS).filter(begins).collect()
}

/// How many can play with each expansion, for a page that sets tables.
fn players() -> String {
    let mut text = "
/**
 * How many can play with each expansion (S1).
 */
export const PLAYERS = {
"
    .to_owned();
    for rules in rule_sets() {
        let (name, numbers) = (rules.expansion.name(), tables(rules));
        text += &format!("  {name}: {},\n", json!({"least": numbers[0], "most": numbers.last()}));
    }
    text + "} as const;\n"
}

/// The levels of bots, for a page that offers them.
fn levels() -> String {
    let names = |opponent: bool| -> Vec<&str> {
        let levels = Level::ALL.into_iter().filter(|level| level.is_opponent() == opponent);
        levels.map(Level::name).collect()
    };
    format!(
        "
/**
 * The levels of bots, from friendly to formidable: opponents for people, and yardsticks for bots.
 */
export const LEVELS = {{
  opponents: {},
  yardsticks: {},
}} as const;
",
        json!(names(true)),
        json!(names(false))
    )
}

/// The settings of the rules, for a page that offers them.
fn settings() -> String {
    let mut text = "\
/**
 * The settings of the rules as they are declared, in the order of records.
 */
export const SETTINGS = [
"
    .to_owned();
    for setting in Setting::all() {
        text += &format!("  {},\n", serde_json::to_string(setting).unwrap());
    }
    text + "] as const;\n"
}

/// What is said of a file that was written before a change.
pub(super) fn out_of_date(name: &str) -> String {
    format!("{name} is out of date: run `cargo xtask types`")
}

/// Writes a file of the page, or compares it with what it should be.
fn compare(file: &str, text: &str) {
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../web/src").join(file);
    if std::env::var_os(WRITE).is_some() {
        fs::write(&path, text).unwrap();
        return;
    }
    let written = fs::read_to_string(&path).unwrap_or_default();
    assert!(written == text, "web/src/{file} is out of date: run `cargo xtask types`");
}

#[test]
fn the_types_of_the_page_are_those_of_the_server() {
    compare("wire/generated.ts", &text());
}

/// Moves in a row with their meaning.
fn line(Line(moves): &Line, board: &Board) -> Vec<Value> {
    let mut game = board.game.clone();
    let mut told = Vec::new();
    for mv in moves {
        let legal = game.check(mv).is_ok();
        told.push(if legal { json!(game.explained(mv)) } else { json!(mv.data()) });
        if legal {
            game.play_unchecked(*mv);
        }
    }
    told
}

/// Why the last move of a line is refused, without the English sentence.
fn refused(line: &Line, board: &Board) -> Value {
    let illegal = line.judge(&board.game).unwrap().unwrap_err();
    let mut refused = json!(Refused::from(&Refusal::Illegal(illegal)));
    refused["message"] = json!("");
    refused
}

fn board(board: &Board) -> Value {
    let mut position = json!(Position::of(&board.game, 0));
    // The page shows only what is said of the rule.
    position["legal"] = json!([]);
    let forbidden = |forbidden| {
        json!({
            "moves": line(forbidden, board), "refused": refused(forbidden, board),
        })
    };
    json!({
        "expansion": board.game.rules().expansion,
        "position": position,
        "town": board.town,
        "spaces": board.spaces,
        "people": board.people,
        "marks": board.marks,
        "legal": board.legal.iter().map(|legal| line(legal, board)).collect::<Vec<_>>(),
        "illegal": board.illegal.iter().map(forbidden).collect::<Vec<_>>(),
    })
}

#[test]
fn the_boards_of_the_page_have_the_types_that_the_engine_tells() {
    let all = Board::all().unwrap();
    // Every box, for code that draws something else than these boards.
    let boxes: BTreeMap<String, Value> = rule_sets()
        .into_iter()
        .flat_map(|rules| tables(rules).into_iter().map(move |players| (rules, players)))
        .map(|(rules, players)| {
            let components = Edition::standard().components(rules.expansion);
            let values = Values::new(components, &rules, players).unwrap();
            (format!("{} {players}", rules.expansion.name()), json!(values))
        })
        .collect();
    let boards: BTreeMap<String, Value> =
        all.iter().map(|one| (one.rule.id().to_owned(), board(one))).collect();
    // A board on each line, so that changes can be read.
    let lines = |map: Vec<(&String, &Value)>| {
        let lines: Vec<String> =
            map.iter().map(|(key, value)| format!("\"{key}\":{value}")).collect();
        lines.join(",\n")
    };
    let (boxes, boards) = (lines(boxes.iter().collect()), lines(boards.iter().collect()));
    compare(
        "learn/boards.json",
        &format!("{{\"boxes\":{{\n{boxes}\n}},\"boards\":{{\n{boards}\n}}}}\n"),
    );
}
