//! Tests of sketches: what is filled in, what is refused, and that nothing else comes out.

use super::{super::Stacks, *};
use crate::{Edition, Order, Tile, Tool, testing::seat};
use proptest::prelude::*;

const NOTATION: &str = include_str!("../../../../../docs/notation.md");

fn sketch(text: &str) -> Sketch {
    Sketch::parse(text, Edition::standard()).unwrap_or_else(|error| panic!("{error}\n{text}"))
}

fn refused(text: &str) -> String {
    Sketch::parse(text, Edition::standard()).expect_err(text).to_string()
}

#[test]
fn nothing_said_is_the_second_round_of_a_game_of_two() {
    let Position { seat: turn, phase, round, actions, state, .. } = sketch("").position;
    assert_eq!((turn, phase, round, actions), (Some(seat(0)), 1, 2, 2));
    assert_eq!(state.players.len(), 2);
    assert_eq!(
        (state.players[1].coins, state.players[1].supply, state.players[1].miners),
        (12, 5, 5)
    );
    assert_eq!(state.castle.orders, ["bb=9", "bg=11", "gg=13"].map(Order::parse));
    assert_eq!((state.castle.left, state.castle.done), (5, 0));
    assert_eq!(state.workshop.open, [Tool::Rope, Tool::Pickaxe, Tool::Bucket]);
    assert_eq!(state.workshop.left, 4);
}

#[test]
fn pieces_come_out_of_the_supply_as_long_as_it_lasts() {
    let few = sketch("mine 1C ab · 2C a\ncastle far b").position.state.players;
    assert_eq!([few[0].supply, few[0].miners, few[1].supply, few[1].miners], [3, 5, 3, 5]);
    let many = sketch("mine 1C aaaaaaa").position.state.players;
    assert_eq!([many[0].supply, many[0].miners], [0, 7]);
    let said = sketch("mine 1C a\na supply 4\nb miners 8").position.state.players;
    assert_eq!([said[0].supply, said[0].miners, said[1].supply, said[1].miners], [4, 5, 8, 8]);
    assert!(refused("mine 1C a\na supply 4 miners 8").contains("MinerCount"));
}

#[test]
fn a_semicolon_ends_a_line_and_parts_may_come_in_several_lines() {
    let lines = "mine 1C a · 2C a\na coins 5 ready rope\ncastle bb=9 near a\nsaltworks b brine 2";
    let parts = "mine 1C a; a coins 5\ncastle near a; mine 2C a;; a ready rope; castle bb=9;\n\
                 saltworks brine 2; saltworks b";
    for rules in ["rules muria mapped\n", "rules muria; rules mapped;"] {
        let expected = sketch(&format!("rules muria mapped\n{lines}"));
        assert_eq!(sketch(&format!("{rules}{parts}")), expected);
    }
}

#[test]
fn foremen_are_in_the_supply_unless_they_are_named() {
    let text = "rules muria\nmine 1C A · 2C c\nposts entrance B\nsaltworks C brine 2";
    let state = sketch(text).position.state;
    assert!(state.players.iter().all(|player| !player.foreman));
    assert_eq!(state.mine[&Space::ENTRANCE].foremen.as_ref().unwrap().to_string(), "+--");
    let entrance = state.posts[&crate::Post::Entrance].unwrap();
    assert_eq!((entrance.seat, entrance.miners, entrance.foreman), (seat(1), 0, true));
    let works = state.saltworks.unwrap();
    assert_eq!((works.brine, works.foremen.to_string()), (2, "--+".to_owned()));
    assert!(sketch("rules muria").position.state.players.iter().all(|player| player.foreman));
    assert!(refused("mine 1C A").contains("Unexpected"));
}

#[test]
fn with_muria_the_mine_has_what_its_spaces_need() {
    let text = "rules muria\nmine 1C a · 2C a · 2R2 /0 a · 3R2 #a · 4R2 ggw/1";
    let state = sketch(text).position.state;
    let names: Vec<String> = state.mine.keys().map(Space::to_string).collect();
    assert_eq!(names.join(" "), "1C 2L1 2C 2R1 2R2 2R3 3R2 4R1 4R2 4R3");
    assert_eq!((state.shafts, state.players[0].markers), (Some(0), 1));
    // Two shafts: it is at least phase II.
    let second = sketch(&format!("{text} · 2R4 /0 · 3R4 #a · 4R4 ?"));
    assert_eq!((second.position.phase, second.position.state.shafts), (2, Some(1)));
}

#[test]
fn m2_a_cell_that_is_said_to_be_empty_has_no_tile() {
    let state = sketch("rules muria; mine 2L2 - · 2L1 /0 a · 2R2 /0 · 2R1 /0").position.state;
    let names: Vec<String> = state.mine.keys().map(Space::to_string).collect();
    assert_eq!(names.join(" "), "1C 2L1 2C 2R1 2R2 2R3");
    assert!(refused("mine 2L1 -").contains("SpaceNotListed"));
    assert!(refused("rules muria; mine 2R1 - · 2R2 ?").contains("NoWayOut"));
}

#[test]
fn the_box_and_what_is_said_lie_in_the_stacks() {
    let text = "rules mapped\nmine 1C · 2L1 bg/0 · 2R1 ?bgg/2\ncastle bg=11 next bbb=15\n\
                workshop cart food next rope rope\na ready rope";
    let sketch = sketch(text);
    let Stacks::Known(stacks) = &sketch.position.stacks else { panic!("known") };
    assert_eq!(stacks.orders[&crate::Phase::I][0], Order::parse("bbb=15").unwrap());
    assert_eq!(stacks.tools[..2], [Tool::Rope; 2]);
    let place = Space::parse("2R1").unwrap();
    assert_eq!(sketch.game().face_up(place), Tile::parse("bgg/2"));
    let workshop = &sketch.position.state.workshop;
    assert_eq!((workshop.open.len(), workshop.left), (3, 3));
}

#[test]
fn orders_and_tools_are_as_many_as_there_are() {
    let state = sketch("castle done 2 left 3\na used cart food rope ready cart").position.state;
    assert_eq!(state.players.iter().map(|player| player.orders).sum::<u8>(), 2);
    assert_eq!((state.workshop.open.len(), state.workshop.left), (3, 0));
    let castle = sketch("castle bg=11 done 7").position.state.castle;
    assert_eq!((castle.orders, castle.left), (vec![Order::parse("bg=11"), None, None], 0));
    let state = sketch("phase 3\na orders 5\nb orders 4").position.state;
    assert_eq!((state.castle.done, state.castle.left), (0, 5));
    assert!(refused("castle done 2\na orders 0\nb orders 1").contains("OutOfRange"));
}

#[test]
fn t7_a_game_that_is_over_has_its_result() {
    let over = sketch("phase 3\nover\na coins 31 salt -\nb coins 44 salt -").game();
    assert!(over.is_over());
    assert_eq!(over.outcome().unwrap().winners, [seat(1)]);
}

#[test]
fn every_error_is_reported_with_its_line() {
    for (text, expected) in [
        ("mine 1C a\nmien 2C b", "line 2: `mien` is not `rules`, `players`"),
        ("mine 1C a · 2X b", "line 1: `2X` is not a space"),
        ("mine 1C a · 1C b", "line 1: `1C` is not something that was not said before"),
        ("mine 2L1 - · 2L1 ?", "line 1: `2L1` is not something that was not said before"),
        ("mine 2L1 a -", "line 1: `a` is not `-`, as no tile lies there"),
        ("mine 2L1 - a", "line 1: `-` is not pieces"),
        ("mine 1C f", "line 1: `f` is not pieces"),
        ("mine 2L1 ?bx/1", "line 1: `?bx/1` is not a tile"),
        ("mine 2L1 ag/", "line 1: `ag/` is not a tile"),
        ("players 2\nc coins 5", "line 1: `2` is not enough"),
        ("a coins", "line 1 ends too soon: expected a number"),
        ("a coins ten", "line 1: `ten` is not a number"),
        ("a coins 5 6", "line 1: `6` is not the first word of a new line or part"),
        ("a money 5", "line 1: `money` is not `coins`"),
        ("a salt gb", "line 1: `gb` is not salt"),
        ("a ready spade", "line 1: `spade` is not the name of a tool"),
        ("a coins 5\na coins 6", "line 2: `coins` is not something that was not said before"),
        ("turn a; turn b", "line 1: `turn` is not something that was not said before"),
        ("castle bb=9\ncastle bg=11", "line 2: `bg=11` is not something that was not said before"),
        ("posts pump a; posts pump b", "line 1: `pump` is not something that was not said before"),
        ("mine 1C c; players 2", "line 1: `2` is not enough"),
        ("a coins 5 coins 6", "line 1: `coins` is not something that was not said before"),
        ("phase 4", "line 1: `4` is not a phase"),
        ("turn f", "line 1: `f` is not a player"),
        ("rules fatigue=some", "line 1: `fatigue=some` is not `muria`"),
        ("rules muria; rules muria", "line 1: `muria` is not something that was not said before"),
        ("rules muira", "line 1: `muira` is not `muria`"),
        ("castle near a~", "line 1: `a~` is not pieces"),
        ("castle arrived ab", "line 1: `ab` is not pieces of the player on turn"),
        ("castle arrived b\nturn a", "line 2: `a` is not the player whose pieces have arrived"),
        ("castle arrived", "line 1 ends too soon: expected pieces"),
        ("castle bb9", "line 1: `bb9` is not an order"),
        ("posts inn a", "line 1: `inn` is not the name of a post"),
        ("posts market ab", "line 1: `ab` is not the holder of the post"),
        ("over now", "line 1: `now` is not the first word of a new line"),
    ] {
        let found = refused(text);
        assert!(found.starts_with(expected), "{text}: {found}");
    }
}

#[test]
fn what_cannot_lie_on_a_table_is_refused() {
    for (text, code) in [
        ("players 5", "Setup"),
        ("mine 2L5 ?", "NoSuchSpace"),
        ("mine 2L1 bbgg/0", "NoTileFor"),
        ("mine 2L1 aa", "NotEntered"),
        ("mine 1C a~", "TiredInShaft"),
        ("mine 1C #a", "WrongMarker"),
        ("castle ww=21 bb=9", "NotInBox"),
        ("castle bb=9 bb=9 bb=9", "NotInBox"),
        ("inn 8", "OutOfRange"),
        ("a ready mill", "NotInBox"),
        ("a salt u", "WrongSalt"),
        ("rules muria\nmine 4R1 ggw/1", "NoWayOut"),
        ("rules muria\nmine 3R1 #a · 3R3 #a\nphase 1", "ShaftCount"),
        ("mine 1C aaaaaaaaaaa", "OutOfRange"),
    ] {
        let found = refused(text);
        assert!(found.contains(code), "{text}: {found}");
    }
}

/// The examples of `docs/notation.md`, each as it is printed there.
fn documented() -> Vec<&'static str> {
    let (_, part) = NOTATION.split_once("## A short form for small boards").unwrap();
    let part = part.split("\n## ").next().unwrap();
    let blocks = part.split("```sketch\n").skip(1);
    blocks.map(|block| block.split("```").next().unwrap()).collect()
}

#[test]
fn the_examples_of_the_documentation_are_sketches() {
    let examples = documented();
    assert!(examples.len() >= 3);
    for text in examples {
        assert!(!sketch(text).game().is_over());
    }
}

fn line() -> impl Strategy<Value = String> {
    prop_oneof![
        "mine (1C|2C|3C|2L1|2R1|2R2|3R1|4R1|4C)( \\?| -| /0| bg/1| bbg/0| \\?/1| \\?bb/0)?\
         ( [a-c]{1,3})?( [ab]~)?( [AB])?( #a)?",
        "mine 1C a · 2C b · (2L1|2R1|3C) (bg/1|/0|\\?)( [a-e]{1,2})?",
        "rules (muria|mapped|muria mapped|fatigue=all)",
        "players [0-6]",
        "(turn|start) [a-e]",
        "(phase|round|inn|shafts) [0-9]{1,2}",
        "[a-e]( coins [0-9]{1,3})?( salt (b{0,3}g|u|-))?( supply [0-9])?( orders [0-9]{1,3})?\
         ( ready (rope|cart|mill)( rope)?)?( used food)?",
        "castle( (bb=9|bg=11|-|bw=15)){0,4}( left [0-9])?( done [0-9])?( near [abA])?( arrived a)?",
        "market (bb|bbg|-|bbbbbggw)",
        "workshop( rope){0,4}( left [0-7])?( next food)?",
        "posts (market|entrance|pump) [abAB]",
        "saltworks [abA]( brine [0-9])?",
        "over",
        "\\PC{0,12}",
    ]
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(600))]

    /// For any input: either an error, or a position that can be played and written down.
    #[test]
    fn every_sketch_is_refused_or_playable(lines in prop::collection::vec(line(), 0..5)) {
        if let Ok(sketch) = Sketch::parse(&lines.join("\n"), Edition::standard()) {
            let game = sketch.position.game(sketch.rules, Edition::standard());
            prop_assert!(game.is_ok());
            prop_assert_eq!(&game.unwrap().position(), &sketch.position);
            let mut moves = Vec::new();
            sketch.game().legal_moves(&mut moves);
            prop_assert_eq!(moves.is_empty(), sketch.game().is_over());
        }
    }
}
