//! Tests of games with unknown stacks.

use super::*;
use crate::{Seat, Viewer, testing::*};
use rand::{SeedableRng, seq::IndexedRandom};
use rand_chacha::ChaCha8Rng;
use std::collections::{BTreeMap, BTreeSet};

fn drawn(text: &str) -> Drawn {
    text.parse().unwrap()
}

fn all(texts: &str) -> Vec<Drawn> {
    texts.split_whitespace().map(drawn).collect()
}

fn unknown(players: usize) -> Game {
    let opening = all("bb=9 bg=11 gg=13 rope cart food");
    Game::unknown(RuleSet::default(), players, &opening, Edition::standard()).unwrap()
}

fn mv(text: &str) -> Move {
    text.parse().unwrap()
}

/// What a move turned up, in order.
pub(crate) fn turned_up(game: &mut Game, mv: &Move) -> Vec<Drawn> {
    let rules = *game.rules();
    let mut found = Vec::new();
    let mut laid = Vec::new();
    game.play_with(mv, &mut |event| match event {
        event if !event.turns_up(&rules) => {}
        Event::Revealed { tile, .. } => found.push(Drawn::Tile(tile)),
        Event::TileLaid { space } => laid.push(space),
        Event::OrderTurnedUp { order, .. } => found.push(Drawn::Order(order)),
        Event::ToolTurnedUp { tool } => found.push(Drawn::Tool(tool)),
        _ => {}
    })
    .unwrap();
    found.extend(laid.into_iter().map(|space| Drawn::Tile(game.face_up(space).unwrap())));
    found
}

#[test]
fn a_game_with_unknown_stacks_is_the_game_with_known_ones() {
    let mapped = |rules: RuleSet| RuleSet { mapped: true, ..rules };
    let (base, muria) = (RuleSet::default(), RuleSet::muria());
    for (seed, rules) in [base, muria, mapped(base), mapped(muria), muria].into_iter().enumerate() {
        let rules = RuleSet { round_limit: 14, ..rules };
        let players = 2 + seed % 3;
        let mut known = Game::from_seed(rules, players, seed as u64).unwrap();
        let opening = known.opening();
        let mut unknown = Game::unknown(rules, players, &opening, Edition::standard()).unwrap();
        let mut rng = ChaCha8Rng::seed_from_u64(seed as u64);
        let mut moves = Vec::new();
        while !known.is_over() {
            assert_eq!(known.trace_line(0), unknown.trace_line(0));
            known.legal_moves(&mut moves);
            let mv = moves.choose(&mut rng).unwrap();
            let piles = unknown.draws(mv);
            assert_eq!(piles, known.draws(mv), "{mv}");
            let lies = known.drawn_by(mv);
            let drawn = turned_up(&mut known, mv);
            assert_eq!(lies, drawn, "{mv}");
            assert_eq!(piles.len(), drawn.len(), "{mv}");
            for (pile, drawn) in piles.iter().zip(&drawn) {
                assert!(unknown.candidates(*pile).contains(drawn), "{mv}: {drawn}");
            }
            unknown.arrange(mv, &drawn).unwrap_or_else(|e| panic!("{mv}: {e:?}"));
            assert_eq!(turned_up(&mut unknown, mv), drawn);
        }
        assert_eq!(known.trace_line(0), unknown.trace_line(0));
    }
}

#[test]
fn g4_a_move_says_what_it_would_turn_up() {
    let mut game = unknown(3);
    assert_eq!(game.draws(&mv("place supply 1C")), []);
    assert_eq!(game.draws(&mv("buy 1")), [Pile::Tools]);
    game.play(&mv("place supply 1C")).unwrap();
    for text in ["end", "place supply 2C", "end"] {
        game.play(&mv(text)).unwrap();
    }
    assert_eq!(game.draws(&mv("place supply 2L1")), [Pile::Tiles(Level::I)]);
    assert_eq!(game.candidates(Pile::Tiles(Level::I)).len(), 8);
    // An illegal move turns nothing up.
    assert_eq!(game.draws(&mv("place supply 4L1")), []);
    let tile = drawn("bgg/2");
    game.arrange(&mv("place supply 2L1"), &[tile]).unwrap();
    assert_eq!(turned_up(&mut game, &mv("place supply 2L1")), [tile]);
    // There is one such tile in the box.
    assert!(!game.candidates(Pile::Tiles(Level::I)).contains(&tile));
}

#[test]
fn what_cannot_be_drawn_is_refused_and_changes_nothing() {
    let mut game = unknown(3);
    let before = game.clone();
    let buy = mv("buy 1");
    for (texts, error) in [
        ("", DrawError::DrawCount { expected: 1, found: 0 }),
        ("rope rope", DrawError::DrawCount { expected: 1, found: 2 }),
        ("bb=9", DrawError::WrongPile { index: 0, found: "bb=9".into(), pile: Pile::Tools }),
        ("mill", DrawError::NotLeft { index: 0, found: "mill".into() }),
    ] {
        assert_eq!(game.arrange(&buy, &all(texts)), Err(error), "{texts}");
        assert_eq!(game, before);
    }
    // The box has three ropes, and one of them lies open.
    for text in ["rope", "rope"] {
        game.arrange(&mv("buy 1"), &all(text)).unwrap();
        game.play(&mv("buy 1")).unwrap();
        game.play(&mv("end")).unwrap();
    }
    let error = DrawError::NotLeft { index: 0, found: "rope".into() };
    assert_eq!(game.arrange(&buy, &all("rope")), Err(error));
}

#[test]
fn an_opening_is_what_the_box_can_lay_open() {
    let open = |rules: RuleSet, texts: &str| {
        Game::unknown(rules, 3, &all(texts), Edition::standard()).map(|_| ())
    };
    let base = RuleSet::default();
    let refused = |error: DrawError| Err(OpeningError::Draw(error));
    assert_eq!(open(base, "bb=9 bg=11 gg=13 rope cart food"), Ok(()));
    let missing = DrawError::DrawCount { expected: 6, found: 5 };
    assert_eq!(open(base, "bb=9 bg=11 gg=13 rope cart"), refused(missing));
    let other_phase = DrawError::NotLeft { index: 1, found: "www=33".into() };
    assert_eq!(open(base, "bb=9 www=33 gg=13 rope cart food"), refused(other_phase));
    let twice = DrawError::NotLeft { index: 2, found: "gg=13".into() };
    assert_eq!(open(base, "bb=9 gg=13 gg=13 rope cart food"), refused(twice));
    let players = Game::unknown(base, 5, &[], Edition::standard()).unwrap_err();
    assert_eq!(players, OpeningError::Setup(SetupError::Players { found: 5, most: 4 }));
}

#[test]
fn s6_kinds_of_tools_that_nobody_has_seen_may_be_in_play() {
    let opening = all("bb=9 bg=11 gg=13 saltworks mill food");
    let game = Game::unknown(RuleSet::muria(), 3, &opening, Edition::standard()).unwrap();
    // All nine kinds can come, those that lie open twice more.
    let candidates = game.candidates(Pile::Tools);
    assert_eq!(candidates.len(), 9 * 3 - 3);
    let view = game.view(Viewer::Seat(Seat(0)));
    let mut rng = ChaCha8Rng::seed_from_u64(1);
    let mut kinds_seen: BTreeMap<Vec<Tool>, u32> = BTreeMap::new();
    for _ in 0..200 {
        let dealt = view.deal(&mut rng);
        let kinds: BTreeSet<Tool> = dealt.workshop.stack.into_iter().collect();
        assert_eq!(kinds.len(), 7);
        assert!([Tool::Saltworks, Tool::Mill, Tool::Food].iter().all(|tool| kinds.contains(tool)));
        *kinds_seen.entry(kinds.into_iter().collect()).or_default() += 1;
    }
    // Four of six kinds: fifteen ways, and each comes up.
    assert_eq!(kinds_seen.len(), 15);
}

#[test]
fn what_lay_in_entered_chambers_is_taken_otherwise_if_a_tile_shows_that_it_was_another() {
    // One brown is left in 2R1: it could have been any tile of the level.
    let position = at_2r1("b/0 a", "").game.position().without_stacks();
    let mut game = position.game(RuleSet::default(), Edition::standard()).unwrap();
    assert_eq!(game.candidates(Pile::Tiles(Level::I)).len(), 8);
    let guess = game.mine.slot(space("2R1")).map(|slot| game.mine.tile(slot)).unwrap();
    let guess = Drawn::Tile(game.components.tiles[0].get(guess));
    game.arrange(&mv("place supply 2L1"), &[guess]).unwrap();
    assert_eq!(turned_up(&mut game, &mv("place supply 2L1")), [guess]);
    // Both lie open now, and the rest is what the box has besides.
    assert_eq!(game.candidates(Pile::Tiles(Level::I)).len(), 7);
}
