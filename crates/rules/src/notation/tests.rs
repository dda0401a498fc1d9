//! Tests of the notation: `docs/notation.md` is the contract.

use crate::{testing::*, *};
use rand::{RngExt, SeedableRng};
use rand_chacha::ChaCha8Rng;
use serde_json::Value;
use std::collections::{BTreeMap, BTreeSet};

const DOC: &str = include_str!("../../../../docs/notation.md");

/// The text of every fenced block with this mark.
fn blocks(mark: &str) -> Vec<String> {
    let fence = format!("```{mark}");
    let mut found = Vec::new();
    let mut lines = DOC.lines();
    while let Some(line) = lines.next() {
        if line == fence {
            let block: Vec<&str> = lines.by_ref().take_while(|line| *line != "```").collect();
            found.push(block.join("\n"));
        }
    }
    found
}

fn assert_round_trip(text: &str) {
    match text.parse::<Move>() {
        Ok(mv) => assert_eq!(mv.to_string(), text),
        Err(error) => panic!("{text}: {error:?}"),
    }
}

/// One text for every form of move and every sort of word in it.
const FORMS: &str = "\
deliver 1|deliver 2|deliver 3|deliver 4|forfeit coins|forfeit b|forfeit g|forfeit w|forfeit u
place supply 1C|place supply! 1C|place 2L3 4R1|place 2L3! 4R1|place @market 6L2|place @market! 6L2
place @castle 1C|place @workshop 1C|place @pump 1C|place @saltworks 1C|place @entrance 1C
place 6L21 4R16|rope supply 2C|rope 2R1! 2C|rope @entrance! 5C
extract 2R1 b crew 1|extract 2R1 bbgw crew 10|extract 2R1 b crew 0!|extract 2R1 bb crew 2!
extract 2R1 b crew 1 pick 3|extract 2R1 b crew 0! pick 1|extract 2R1 b crew 1 mill
extract 2R1 b crew 1! pick 2 mill|extract 2R1 u crew 1
route 2C-1C|route 4L1-3L1-2L1-2C-1C|route 2L2-2L1-2C-1C
cart 2C|cart 4L1-4C|cart 2R1-2C|haul|toll 2C 0:1|toll 2C 0:2,1:1,4:10
assist supply castle|assist 2L1 workshop|assist @pump pump|assist supply! market
assist supply saltworks|assist supply! entrance|assist supply+supply entrance
assist supply+@castle entrance|assist @castle+@market entrance|assist @market+1C entrance
assist 2L2+2L1 entrance|assist 2L1+2R1 entrance|assist 2R9+3L1 entrance
hire|buy 1|buy 2|buy 3|pump 2R1 1|pump 2R1 15|square
market sell b|market buy w|market sell b, buy g|market buy g, buy g|market sell u
market commercial sell b|market commercial buy g, sell g
castle supply|castle 2L1!|castle @pump royal|castle supply! royal
boil supply|boil 2L1!|boil+ @market|boil+ supply!|recall 1|recall 2|recall !|recall 1!
shaft 2L1|shaft 4C|dig left|dig right|bucket 2L1 2L2|bucket 2R2 2R1
feed 2L1|feed 2L1!|feed 2L1 2L1|feed 2L2 2L1|feed 2L1 2C|feed 2R4 4L3
trade b|trade g|trade w|trade u|pass|end";

#[test]
fn every_form_of_move_is_written_as_it_is_read() {
    let texts: Vec<&str> = FORMS.lines().flat_map(|line| line.split('|')).collect();
    assert!(texts.len() > 90);
    texts.into_iter().for_each(assert_round_trip);
}

#[test]
fn every_move_of_the_document_is_written_as_it_is_read() {
    let blocks = blocks("moves");
    assert!(blocks.len() >= 10);
    blocks.iter().flat_map(|block| block.lines()).for_each(assert_round_trip);
}

#[test]
fn the_record_of_the_document_is_played_to_its_end() {
    let [record] = &blocks("json")[..] else { panic!("one record is in the document") };
    let record = Record::from_json(record, Edition::standard()).unwrap();
    let game = record.position().unwrap();
    // The document describes this game.
    assert_eq!((game.round(), game.to_move()), (5, Some(seat(1))));
    assert_eq!(game.orders_done(seat(0)), 1);
    let story: Vec<&str> = DOC[DOC.find("## A game begins").unwrap()..]
        .split("## Records")
        .next()
        .unwrap()
        .split("```")
        .filter_map(|part| part.strip_prefix("moves\n"))
        .flat_map(str::lines)
        .collect();
    assert_eq!(record.moves, story);
}

#[test]
fn legal_moves_of_whole_games_are_written_as_they_are_read() {
    for (rules, players) in [(RuleSet::default(), 4), (RuleSet::muria(), 5)] {
        let mut game = Game::from_seed(rules, players, 7).unwrap();
        let mut moves = Vec::new();
        for step in 0..400 {
            game.legal_moves(&mut moves);
            let Some(&next) = moves.get(step * 31 % moves.len().max(1)) else { break };
            for mv in &moves {
                assert_eq!(mv.to_string().parse(), Ok(*mv));
            }
            game.play(&next).unwrap();
        }
    }
}

/// The table of events in the document: the fields of each, by name.
fn documented_events() -> BTreeMap<&'static str, BTreeSet<&'static str>> {
    let (_, chapter) = DOC.split_once("\n## Events\n").unwrap();
    let (_, table) = chapter.split_once("| event | fields | meaning | rule |\n").unwrap();
    let rows = table.lines().skip(1).take_while(|line| line.starts_with('|'));
    let quoted = |cell: &'static str| cell.split('`').skip(1).step_by(2);
    rows.map(|row| {
        let [_, event, fields, meaning, rules, _] = row.split('|').collect::<Vec<_>>()[..] else {
            panic!("a row has four columns: {row}")
        };
        assert!(!meaning.trim().is_empty(), "{row}");
        let mut rules = rules.split_whitespace().map(Rule::from_id).peekable();
        assert!(rules.peek().is_some() && rules.all(|rule| rule.is_some()), "{row}");
        (quoted(event).next().unwrap(), quoted(fields).collect())
    })
    .collect()
}

/// The events of some random games, as JSON.
fn events_of_random_games() -> Vec<Value> {
    let mut events = Vec::new();
    for (rules, seed) in [RuleSet::default(), RuleSet::muria()].into_iter().zip(0..) {
        let mut game = Game::from_seed(rules, 4, seed).unwrap();
        let mut rng = ChaCha8Rng::seed_from_u64(seed);
        let mut moves = Vec::new();
        while !game.is_over() {
            game.legal_moves(&mut moves);
            let mv = moves[rng.random_range(0..moves.len())];
            game.play_with(&mv, &mut |event| events.push(serde_json::to_value(event).unwrap()))
                .unwrap();
        }
    }
    events
}

#[test]
fn the_document_describes_every_event_and_no_other() {
    let documented = documented_events();
    let mut seen = BTreeMap::new();
    for event in events_of_random_games() {
        let name = event["event"].as_str().unwrap();
        let described = documented.get(name).unwrap_or_else(|| panic!("{name} is not described"));
        let fields = event.as_object().unwrap().keys().map(String::as_str);
        let fields: BTreeSet<&str> = fields.filter(|&field| field != "event").collect();
        assert!(fields.is_subset(described), "{name} has {fields:?}");
        let seen: &mut BTreeMap<bool, BTreeSet<String>> = seen.entry(name.to_owned()).or_default();
        let whole = fields.len() == described.len();
        seen.entry(whole).or_default().extend(fields.into_iter().map(str::to_owned));
    }
    // A wage alone names its post; every other event always has all of its fields.
    let partial: Vec<&String> =
        seen.iter().filter(|(_, s)| s.contains_key(&false)).map(|s| s.0).collect();
    assert_eq!(partial, ["paid"]);
    assert!(seen.values().all(|seen| seen.contains_key(&true)));
    assert!(seen.keys().eq(documented.keys()), "{seen:?}");
}

#[test]
fn the_last_line_of_the_documents_example_is_the_documents_line() {
    let [record] = &blocks("json")[..] else { panic!("one record is in the document") };
    let [line] = &blocks("trace")[..] else { panic!("one line is in the document") };
    let record = Record::from_json(record, Edition::standard()).unwrap();
    let game = record.position().unwrap();
    let line: TraceLine = serde_json::from_str(line).unwrap();
    assert_eq!(line, game.trace_line(record.moves.len()));
}

#[test]
fn the_documents_example_has_the_documents_events() {
    let [record] = &blocks("json")[..] else { panic!("one record is in the document") };
    let mut record = Record::from_json(record, Edition::standard()).unwrap();
    let mv: Move = record.moves[23].parse().unwrap();
    assert_eq!(mv.to_string(), "deliver 3");
    record.moves.truncate(23);
    let mut events = Vec::new();
    let mut game = record.position().unwrap();
    game.play_with(&mv, &mut |event| events.push(serde_json::to_value(event).unwrap())).unwrap();
    let [shown] = &blocks("events")[..] else { panic!("one list of events is in the document") };
    let shown: Vec<Value> = shown.lines().map(|line| serde_json::from_str(line).unwrap()).collect();
    assert_eq!(events, shown);
}

#[test]
fn words_are_separated_by_exactly_one_space_and_nothing_stands_around_them() {
    for text in [
        "",
        " ",
        " pass",
        "pass ",
        "pass\n",
        "place  supply 1C",
        "place supply  1C",
        "place supply 1C ",
        "place\tsupply 1C",
        "place supply\u{a0}1C",
        "placesupply 1C",
        "market sell b,buy g",
        "market sell b , buy g",
        "market sell b,  buy g",
        "toll 2C 0:1, 1:1",
        "toll 2C  0:1",
        "assist supply + supply entrance",
        "route 2C - 1C",
        "cart 4L1 -4C",
        "extract 2R1 b crew 1 !",
        "extract 2R1 b crew1",
        "feed 2L1 !",
        "boil + supply",
    ] {
        assert!(text.parse::<Move>().is_err(), "{text:?}");
    }
}

#[test]
fn wrong_words_are_refused() {
    for text in [
        // Verbs and case.
        "Pass",
        "END",
        "move supply 1C",
        "boil++ supply",
        "resign",
        "0",
        "!",
        // Missing and surplus words.
        "deliver",
        "deliver 1 2",
        "forfeit",
        "place supply",
        "place 1C",
        "place supply 1C 2C",
        "rope supply",
        "extract 2R1 b",
        "extract 2R1 b crew",
        "extract 2R1 crew 1",
        "route",
        "cart",
        "cart 4L1-4C-3C",
        "haul 2C",
        "toll 2C",
        "assist supply",
        "assist market",
        "assist supply+supply+supply entrance",
        "hire 1",
        "buy",
        "pump 2R1",
        "square 1",
        "market",
        "market commercial",
        "market sell",
        "market b",
        "market sell b, sell b, sell b",
        "castle",
        "boil",
        "boil+",
        "recall",
        "shaft",
        "dig",
        "bucket 2L1",
        "bucket 2L1 2L2 2L3",
        "feed",
        "feed 2L1 2L1 2L1",
        "trade",
        "pass 1",
        "end turn",
        "market sell b,",
        // Numbers out of range, signed or with leading zeros.
        "deliver 0",
        "deliver 5",
        "deliver 01",
        "deliver +1",
        "buy 0",
        "buy 4",
        "buy 01",
        "pump 2R1 0",
        "pump 2R1 01",
        "pump 2R1 -1",
        "pump 2R1 256",
        "pump 2R1 1.0",
        "pump 2R1 ١",
        "extract 2R1 b crew 01",
        "extract 2R1 b crew -1",
        "extract 2R1 b crew 999",
        "extract 2R1 b crew 00!",
        "extract 2R1 b crew !",
        "extract 2R1 b crew 1 pick 0",
        "extract 2R1 b crew 1 pick 01",
        "extract 2R1 b crew 1 pick",
        "toll 2C 0:0",
        "toll 2C 0:01",
        "toll 2C 5:1",
        "toll 2C 00:1",
        "toll 2C 0:1,",
        "toll 2C ,0:1",
        "toll 2C 0=1",
        "toll 2C 0",
        "recall 0",
        "recall 3",
        "recall 2!",
        "recall 0!",
        "recall !1",
        "recall 01",
        // Spaces that no mine has.
        "place supply 0C",
        "place supply 7C",
        "place supply 2C1",
        "place supply 2L0",
        "place supply 2L01",
        "place supply 2l1",
        "place supply 1c",
        "place supply L2",
        "place supply 2L",
        "place supply 1L1",
        "place supply 2R10",
        "place supply C",
        "place supply 1C!",
        "shaft 2L1!",
        "bucket 2L1! 2L2",
        "route 2C-1C!",
        "cart 2C!",
        // Kinds and salt.
        "forfeit coin",
        "forfeit x",
        "forfeit bb",
        "forfeit B",
        "forfeit 3",
        "trade",
        "trade bb",
        "trade coins",
        "market sell bb",
        "market sell x",
        "market give b",
        "market sell b, give b",
        "extract 2R1 gb crew 1",
        "extract 2R1 bgb crew 3",
        "extract 2R1 x crew 1",
        "extract 2R1 - crew 1",
        "extract 2R1 B crew 1",
        // Sources and posts.
        "place market 1C",
        "place @inn 1C",
        "place @ 1C",
        "place @market!! 1C",
        "place !supply 1C",
        "place Supply 1C",
        "place stock 1C",
        "assist supply inn",
        "assist supply @market",
        "assist supply square",
        "assist supply+supply market",
        "castle @square",
        "boil foo",
        "castle supply Royal",
        "castle supply royal royal",
        "castle royal",
        // Order of the parts.
        "extract b 2R1 crew 1",
        "extract 2R1 b crew 1 mill pick 1",
        "extract 2R1 b pick 1 crew 1",
        "extract 2R1 b crew 1 mill mill",
        "market sell b commercial",
        "castle royal supply",
        "pump 1 2R1",
        "toll 0:1 2C",
        "dig up",
        "feed 2L1! 2L1",
        "feed 2L1 2L1!",
        "route 2C,1C",
        "route -2C-1C",
        "route 2C-1C-",
        "route 2C--1C",
        "cart -2C",
        "cart 2C-",
    ] {
        assert!(text.parse::<Move>().is_err(), "{text:?}");
    }
}

#[test]
fn two_things_are_named_in_their_order() {
    for text in [
        "assist @market+supply entrance",
        "assist @market+@castle entrance",
        "assist 1C+supply entrance",
        "assist 1C+@market entrance",
        "assist 2L1+2L2 entrance",
        "assist 2R1+2C entrance",
        "assist 4L3+2R1 entrance",
        "feed 2L1 2L2",
        "feed 2R1 2L1",
        "feed 4L1 2R1",
        "toll 2C 1:1,0:1",
        "toll 2C 1:1,1:1",
    ] {
        let error = text.parse::<Move>().unwrap_err();
        assert!(matches!(error, NotationError::WrongOrder { .. }), "{text}: {error:?}");
    }
}

#[test]
fn a_refusal_says_what_is_wrong() {
    let error = |text: &str| text.parse::<Move>().unwrap_err();
    assert!(
        matches!(error("jump 1C"), NotationError::UnknownVerb { found, .. } if found == "jump")
    );
    assert_eq!(error("place  supply 1C"), NotationError::WrongBlanks);
    assert_eq!(error("extract 2R1 gb crew 1"), NotationError::NoSalt { found: "gb".into() });
    assert_eq!(error("place suply 1C"), NotationError::NoSource { found: "suply".into() });
    assert_eq!(error("place supply 9C"), NotationError::NoSpace { found: "9C".into() });
    let broken = NotationError::BrokenRoute { found: "2L1-1C".into() };
    assert_eq!(error("route 2L1-1C"), broken);
    let form = "buy 1…3";
    assert_eq!(error("buy 4"), NotationError::WrongWord { found: "4".into(), form });
    assert_eq!(error("buy"), NotationError::WrongForm { form });
}
