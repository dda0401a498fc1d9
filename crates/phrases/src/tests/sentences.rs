//! The sentences: complete in every form, and worded as a player reads them.

use super::{empty, samples};
use crate::{Fact, Language, Phrases, sentences::code_and_fields};
use magnumsal_rules::{
    Due, EditionError, EditionProblem, Illegal, Kind, Level, MoveError, Origin, Post, RecordError,
    Rule, Seat, SetupError, Source, Tool,
};
use serde::Serialize;
use serde_json::{Map, Value, json};

#[test]
fn every_error_is_a_sentence() {
    check("refusal", samples::refusals());
    check("notation", samples::notations());
    check("edition", samples::editions());
    check("setup", samples::setups());
    check("position", samples::own_positions());
    check("draw", samples::draws());
}

/// Every sample's sentence, with its own numbers and with others that select other forms.
fn check(family: &str, samples: Vec<impl Serialize>) {
    let catalogues = Language::ALL.map(|language| (language, Phrases::new(language)));
    for sample in samples {
        for error in variants(&sample) {
            let (code, fields) = code_and_fields(&error);
            for (language, phrases) in &catalogues {
                let sentence = phrases.sentence(family, &error);
                assert_is_whole(&code, &fields, &sentence);
                if *language == Language::En {
                    assert_reads_well(phrases, &code, &fields, &sentence);
                }
            }
        }
    }
}

/// What holds in every language.
fn assert_is_whole(code: &str, fields: &Map<String, Value>, sentence: &str) {
    let fail = |what: &str| panic!("{what} in {code} {fields:?}: {sentence}");
    if sentence.is_empty() || sentence.contains(['{', '}', '$']) {
        fail("a hole");
    }
    if !sentence.ends_with('.') && code != "syntax" {
        fail("no full stop");
    }
    if sentence.contains("  ") {
        fail("two blanks");
    }
    // A code of one word may be a word of the sentence: "tired".
    if sentence.starts_with(code) || (code.contains('-') && sentence.contains(code)) {
        fail("the code");
    }
}

fn assert_reads_well(phrases: &Phrases, code: &str, fields: &Map<String, Value>, sentence: &str) {
    let fail = |what: &str| panic!("{what} in {code} {fields:?}: {sentence}");
    for wrong in ["1 cubes", "1 groszy", "1 miners", "1 actions", "1 pickaxes", "1 cards"] {
        if sentence.contains(wrong) && !sentence.contains(&format!("1{wrong}")) {
            fail(wrong);
        }
    }
    let words: Vec<&str> = sentence.split(|c: char| !c.is_alphanumeric()).collect();
    for (field, value) in fields {
        let Value::String(value) = value else { continue };
        let raw = match field.as_str() {
            "source" => sentence.contains('@') || sentence.contains('!'),
            "rule" => words.contains(&value.as_str()),
            "kind" => words.contains(&value.as_str()) || phrases.name(field, value).is_none(),
            "tool" | "post" | "building" | "due" => {
                let name = phrases.name(field, value);
                name.is_none_or(|name| !sentence.contains(&name))
            }
            "level" => !sentence.contains(&format!("level {value}")),
            _ => false,
        };
        if raw {
            fail(field);
        }
    }
}

/// An error as it is, and with numbers, truth values and rules that select other wordings.
pub(super) fn variants(error: &impl Serialize) -> Vec<Map<String, Value>> {
    let (code, fields) = code_and_fields(error);
    let with_code = |mut form: Map<String, Value>| {
        form.insert("code".to_owned(), code.as_str().into());
        form
    };
    forms(&fields).into_iter().map(with_code).collect()
}

/// The fields themselves, and with numbers, truth values and rules that select other wordings.
fn forms(fields: &Map<String, Value>) -> Vec<Map<String, Value>> {
    let mut forms = vec![fields.clone()];
    for (field, value) in fields {
        let others: Vec<Value> = match value {
            Value::Number(_) => vec![json!(0), json!(1), json!(2), json!(7)],
            Value::Bool(_) => vec![json!(true), json!(false)],
            Value::String(_) if field == "rule" => vec![json!("A4"), json!("E9"), json!("U3")],
            _ => continue,
        };
        let with = |form: &Map<String, Value>, other: &Value| {
            let mut form = form.clone();
            form.insert(field.clone(), other.clone());
            form
        };
        forms = forms.iter().flat_map(|form| others.iter().map(move |o| with(form, o))).collect();
    }
    forms.push(fields.clone());
    forms
}

fn refusal(refusal: Illegal) -> String {
    Phrases::english().refusal(&refusal)
}

#[test]
fn refusals_say_what_is_wrong() {
    let space = samples::space;
    assert_eq!(
        refusal(Illegal::TollTooDear { price: 6, purse: 4 }),
        "Carrying it up costs at least 6 groszy in tolls, carts included, and you have 4."
    );
    assert_eq!(
        refusal(Illegal::BreaksChain {
            space: space("2L1"),
            cut_off: vec![space("2L2"), space("2L3")]
        }),
        "If the piece leaves 2L1, pieces at 2L2, 2L3 lose their link to the surface."
    );
    assert_eq!(
        refusal(Illegal::NoTool { tool: Tool::Commercial, ready: 0, wanted: 1 }),
        "This takes an unused commercial privilege card, and you have none."
    );
    assert_eq!(
        refusal(Illegal::TooWeak { strength: 2, need: 4, water: 1 }),
        "The crew has a strength of 2 and needs 4: 1 for each cube and 1 against the water."
    );
    assert_eq!(
        refusal(Illegal::TooWeak { strength: 2, need: 3, water: 0 }),
        "The crew has a strength of 2 and needs 3: 1 for each cube."
    );
    assert_eq!(
        refusal(Illegal::SaltNotThere {
            space: space("4R1"),
            kind: Kind::White,
            there: 1,
            wanted: 2
        }),
        "4R1 holds only 1 white cube, and you want to take 2."
    );
    assert_eq!(
        refusal(Illegal::AnotherDecision { due: Due::Delivery }),
        "First you have to decide about a piece that has arrived at the castle."
    );
    assert_eq!(
        refusal(Illegal::NoTileBelow { level: Level::II }),
        "No tile of level II is left to lay under the shaft."
    );
}

#[test]
fn a_source_is_a_phrase() {
    let without = |source| refusal(Illegal::NoPiece { source, rule: Rule::P1 });
    let mine = Origin::Mine(samples::space("2R1"));
    let post = Origin::Post(Post::Pump);
    for (source, phrase) in [
        (Source::miner(Origin::Supply), "a miner in your supply"),
        (Source::foreman(Origin::Supply), "the foreman in your supply"),
        (Source::miner(post), "an assistant at the pump house"),
        (Source::foreman(post), "the foreman as assistant at the pump house"),
        (Source::miner(mine), "a miner at 2R1"),
        (Source::foreman(mine), "the foreman at 2R1"),
    ] {
        assert_eq!(without(source), format!("You do not have {phrase}."));
    }
}

#[test]
fn players_are_counted_from_one() {
    let seat = Seat::new(1).unwrap();
    assert_eq!(
        refusal(Illegal::PostTaken { post: Post::Market, seat }),
        "The post at the market is held by player 2."
    );
}

#[test]
fn errors_say_where_they_are() {
    let phrases = Phrases::english();
    let file = "my.toml".to_owned();
    let problem = EditionProblem::Count { key: "tiles.I".to_owned(), expected: 8, found: 7 };
    assert_eq!(
        phrases.edition(&EditionError { file, line: 12, problem }),
        "my.toml, line 12: `tiles.I` has 7 entries, and it takes 8."
    );
    let illegal = MoveError::Illegal(Illegal::OutOfReach { space: samples::space("4C") });
    let sentence = "4C is out of reach: a piece can only go to 1C or next to a space that is linked \
                    to the surface. (rule C1)";
    assert_eq!(phrases.move_error(&illegal), sentence);
    assert_eq!(
        phrases.record(&RecordError::Move {
            ply: 16,
            text: "place supply 4C".to_owned(),
            error: illegal
        }),
        format!("move 17, `place supply 4C`: {sentence}")
    );
    let error = "fly".parse::<magnumsal_rules::Move>().unwrap_err();
    let sentence = phrases.move_error(&MoveError::Notation(error));
    assert!(sentence.starts_with("No move begins with `fly`; moves begin with deliver, forfeit,"));
    assert_eq!(
        phrases.record(&RecordError::Setup(SetupError::Players { found: 1, most: 4 })),
        "The set-up of the record is not possible: 1 player is not possible; this game takes 2 to 4, and five play only with Muria."
    );
    assert_eq!(
        phrases.record(&RecordError::Form("format 2, expected 1".to_owned())),
        "This is no game record: format 2, expected 1"
    );
}

#[test]
fn what_the_catalogue_lacks_comes_in_plain_form() {
    let phrases = empty();
    let refusal = Illegal::NoTool { tool: Tool::Rope, ready: 0, wanted: 1 };
    assert_eq!(phrases.refusal(&refusal), "no-tool (ready: 0, tool: rope, wanted: 1)");
    assert_eq!(phrases.refusal(&Illegal::NoCubes), "no-cubes");
    let source = Source::foreman(Origin::Post(Post::Market));
    assert_eq!(
        phrases.refusal(&Illegal::Tired { source, rule: Rule::P1 }),
        "tired (rule: P1, source: @market!, source-id: post-foreman)"
    );
    assert_eq!(phrases.text("greeting", &[("name", "Ada".into())]), "greeting (name: Ada)");
    assert_eq!((phrases.rule_title(Rule::E5), phrases.rule_note(Rule::E5)), ("E5".into(), None));
}

#[test]
fn texts_take_facts_of_all_sorts() {
    let phrases = Phrases::english();
    assert_eq!(phrases.text("player", &[("number", 3_usize.into())]), "player 3");
    assert_eq!(phrases.text("player", &[("number", 1368_u64.into())]), "player 1368");
    assert_eq!(phrases.text("player", &[("number", Fact::from("three"))]), "player three");
}

#[test]
fn a_catalogue_can_be_shared_by_threads() {
    fn shared<T: Send + Sync>() {}
    shared::<Phrases>();
}
