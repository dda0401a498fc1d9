//! Ids of moves, over positions of every sort of game.

#![allow(clippy::unwrap_used, reason = "a test may fail")]

mod common;

use common::{Play, each_position, play};
use magnumsal_encoding::{Action, ActionSpace, Family, Legal};
use magnumsal_rules::{Edition, Expansion, Game, Move, MoveList, RuleSet, Sketch};
use proptest::prelude::*;
use std::collections::BTreeSet;

/// Every legal move has an id, no two share one, and each id leads back to its move.
fn check(game: &Game, list: &mut MoveList, legal: &mut Legal) {
    let space = ActionSpace::of(game).unwrap();
    game.legal_moves(list);
    legal.list(space, game);
    assert_eq!(legal.ids().len(), list.len());
    assert!(legal.ids().is_sorted_by(|one, other| one < other), "{:?}", legal.moves());
    for (&id, mv) in legal.ids().iter().zip(legal.moves()) {
        assert!(list.contains(mv));
        assert_eq!(space.id(game, mv), Some(id), "{mv}");
        assert_eq!(space.action(game, id), Some(*mv), "{mv}");
        assert_eq!(legal.get(id), Some(*mv));
    }
}

/// All other ids have no move here.
fn check_others(game: &Game, legal: &Legal, others: impl Iterator<Item = u32>) {
    let space = ActionSpace::of(game).unwrap();
    for id in others {
        assert_eq!(space.action(game, id).is_some(), legal.ids().contains(&id), "{id}");
        assert_eq!(legal.get(id).is_some(), legal.ids().contains(&id), "{id}");
    }
}

#[test]
fn legal_moves_and_legal_ids_are_one_to_one() {
    let (mut list, mut legal) = (MoveList::new(), Legal::default());
    let (mut positions, mut moves) = (0, 0);
    let mut families = BTreeSet::new();
    each_position(12, |game| {
        check(game, &mut list, &mut legal);
        if positions % 64 == 0 {
            let space = ActionSpace::of(game).unwrap();
            let beyond = [u32::MAX, u32::MAX / 2, space.len() as u32, 1 << 16];
            check_others(game, &legal, (0..space.len() as u32).chain(beyond));
        }
        let actions = legal.ids().iter().filter_map(|&id| ActionSpace::of(game).unwrap().get(id));
        families.extend(actions.map(|action| action.family() as usize));
        positions += 1;
        moves += list.len();
    });
    assert!(positions > 50_000 && moves > 1_000_000, "{moves} moves in {positions} positions");
    // All but routes and the side of a level's last tile, which have a test of their own.
    assert!(families.len() >= Family::ALL.len() - 2, "{families:?}");
}

#[test]
fn the_mask_and_the_list_say_the_same() {
    let rules = RuleSet { round_limit: 6, ..RuleSet::muria() };
    let space = ActionSpace::standard(Expansion::Muria);
    let (mut mask, mut ids) = (vec![7; space.len()], Vec::new());
    play(rules, 3, 5, Play::ByVerb, |game| {
        space.mask(game, &mut mask).unwrap();
        space.legal(game, &mut ids);
        let set = (0_u32..).zip(&mask).filter(|(_, legal)| **legal == 1).map(|(id, _)| id);
        assert!(set.eq(ids.iter().copied()));
        assert!(mask.iter().all(|legal| *legal <= 1));
        assert_eq!(ids.is_empty(), game.is_over());
    });
    let game = Game::from_seed(rules, 3, 5).unwrap();
    let error = space.mask(&game, &mut mask[1..]).unwrap_err().to_string();
    assert_eq!(error, "the buffer for mask must have 12951 elements, and it has 12950");
}

#[test]
fn e4_routes_have_an_id_by_the_shafts_they_go_through() {
    // A ring with a way on each side, and a chamber between them.
    let text = "rules muria; mine 1C a · 2C a · 3L1 #b · 3R1 #c · 4C bbg/0 aaa
        mine 2L1 /0 b · 2R1 /0 c · 4L1 /0 b · 4R1 /0 c
        a coins 20 salt -; b coins 0; c coins 0";
    let mut game = Sketch::parse(text, Edition::standard()).unwrap().game();
    game.play(&"extract 4C bb crew 2".parse().unwrap()).unwrap();
    let (mut list, mut legal) = (MoveList::new(), Legal::default());
    check(&game, &mut list, &mut legal);
    assert_eq!(list.len(), 2);
    assert!(list.iter().all(|mv| matches!(mv, Move::Route(_))));
    let space = ActionSpace::of(&game).unwrap();
    let mut texts: Vec<_> = legal.ids().iter().map(|&id| space.text(id).unwrap()).collect();
    texts.sort();
    assert_eq!(texts, ["route by S1", "route by S2"]);
    check_others(&game, &legal, 0..space.len() as u32);
}

#[test]
fn m2_the_sides_of_the_last_tile_have_ids() {
    let text = "rules muria; phase 3; a supply 2 salt uu ready rope
        mine 4C /0 · 4R1 /0 · 4R2 /0 · 4R3 /0 · 5R3 #b · 6R2 ? · 6R3 /0 · 6R4 /0 · 6R5 ?
        mine 1C a · 2L1 /0 a · 2C a · 3L1 #a · 4L2 /0 a · 4L1 /0 a · 5L2 #a";
    let mut game = Sketch::parse(text, Edition::standard()).unwrap().game();
    game.play(&"place supply 6L2".parse().unwrap()).unwrap();
    let (mut list, mut legal) = (MoveList::new(), Legal::default());
    check(&game, &mut list, &mut legal);
    let space = ActionSpace::of(&game).unwrap();
    let texts: Vec<_> = legal.ids().iter().map(|&id| space.text(id).unwrap()).collect();
    assert_eq!(texts, ["dig left", "dig right"]);
}

#[test]
fn e5_a_toll_is_shared_clockwise_from_the_mover() {
    let text = "mine 1C b · 2C bc · 2R1 bb/0 aa; a coins 9";
    let mut game = Sketch::parse(text, Edition::standard()).unwrap().game();
    game.play(&"extract 2R1 bb crew 2".parse().unwrap()).unwrap();
    let space = ActionSpace::of(&game).unwrap();
    let mut ids = Vec::new();
    space.legal(&game, &mut ids);
    let texts: Vec<_> = ids.iter().map(|&id| space.text(id).unwrap()).collect();
    assert_eq!(texts, ["toll +2:2", "toll +1:1,+2:1", "toll +1:2"]);
    assert_eq!(space.action(&game, ids[1]).unwrap().to_string(), "toll 2C 1:1,2:1");
    assert_eq!(
        space.describe(ids[1]).unwrap(),
        "The toll is shared: 1 to the next player, 1 to the second player after the mover"
    );
}

#[test]
fn ids_are_refused_for_tiles_that_do_not_fit() {
    let [(_, base), _] = Edition::files() else { panic!("two files") };
    let rich = base.replace("\"bb/0\"", "\"bbbb/0\"");
    let edition = Edition::from_files(&[("rich.toml", &rich)]).unwrap();
    let error = ActionSpace::of_edition(Expansion::None, &edition).unwrap_err();
    assert!(error.to_string().contains("its level I has a tile bbbb/0"), "{error}");
    assert!(ActionSpace::of_edition(Expansion::Muria, &edition).is_err());

    // Other prices, other water and tiles within the printed ones are all right.
    let other = base.replace("\"bb/0\"", "\"b/3\"").replace("bb=9", "bb=12");
    let edition = Edition::from_files(&[("other.toml", &other)]).unwrap();
    assert!(ActionSpace::of_edition(Expansion::None, &edition).is_ok());
}

#[test]
fn illegal_moves_have_no_id() {
    let game = Game::from_seed(RuleSet::default(), 2, 1).unwrap();
    let space = ActionSpace::of(&game).unwrap();
    for text in ["end", "place supply 4C", "extract 2L1 b crew 1", "castle supply royal", "haul"] {
        assert_eq!(space.id(&game, &text.parse().unwrap()), None, "{text}");
    }
}

/// The notation's words stand in the texts of ids, so that a table can be read.
#[test]
fn the_base_games_ids_read_like_moves() {
    let game = Game::from_seed(RuleSet::default(), 4, 3).unwrap();
    let space = ActionSpace::of(&game).unwrap();
    let (mut list, mut legal) = (MoveList::new(), Legal::default());
    let mut exact = 0;
    play(RuleSet { round_limit: 8, ..RuleSet::default() }, 4, 3, Play::ByVerb, |game| {
        game.legal_moves(&mut list);
        legal.list(space, game);
        for (&id, mv) in legal.ids().iter().zip(legal.moves()) {
            let text = space.text(id).unwrap();
            match space.get(id).unwrap() {
                Action::Extract { at: _, salt, .. } => {
                    assert!(mv.to_string().contains(&format!(" {salt} crew")), "{mv}: {text}");
                }
                Action::Toll { .. } | Action::Cart { double: true, .. } => {}
                _ => {
                    assert_eq!(text, mv.to_string());
                    exact += 1;
                }
            }
        }
    });
    assert!(exact > 1000, "{exact}");
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 64, failure_persistence: None, ..Default::default() })]

    #[test]
    fn any_number_is_a_legal_id_or_none(seed in any::<u64>(), plies in 0_usize..400, muria in any::<bool>(), ids in prop::collection::vec(any::<u32>(), 200)) {
        let rules = if muria { RuleSet::muria() } else { RuleSet::default() };
        let mut game = Game::from_seed(rules, 4, seed).unwrap();
        let mut player = common::Player::new(seed, Play::ByVerb);
        for _ in 0..plies {
            let Some(mv) = player.choose(&game) else { break };
            game.play_unchecked(mv);
        }
        let space = ActionSpace::of(&game).unwrap();
        let mut legal = Legal::default();
        legal.list(space, &game);
        check_others(&game, &legal, ids.iter().copied());
        check_others(&game, &legal, ids.iter().map(|id| id % space.len() as u32));
    }
}

/// `cargo xtask docs` writes it; this runs where somebody tests this crate alone.
#[test]
fn the_document_is_up_to_date() {
    let written = include_str!("../../../docs/actions.md");
    assert_eq!(written, magnumsal_encoding::actions_doc(), "run `cargo xtask docs`");
}
