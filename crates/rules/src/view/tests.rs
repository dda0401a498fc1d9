//! Tests of chapter V, and of what a view shows and hides (G4).

use crate::mine::chambers_of;
use crate::testing::*;
use crate::*;
use rand::{Rng, RngExt, SeedableRng, seq::SliceRandom};
use rand_chacha::ChaCha8Rng;
use std::collections::BTreeMap;

fn rng() -> ChaCha8Rng {
    ChaCha8Rng::seed_from_u64(1368)
}

fn mapped(rules: RuleSet) -> RuleSet {
    RuleSet { mapped: true, ..rules }
}

fn setup(rules: RuleSet) -> Setup {
    Setup::from_seed(&rules, Edition::standard(), 1368)
}

fn game(rules: RuleSet, setup: &Setup) -> Game {
    Game::new(rules, 3, setup, Edition::standard()).unwrap()
}

/// The same set-up for everybody at the table: only stacks that nobody sees are shuffled, the
/// first `laid` tiles of each level excepted.
fn shuffle_hidden(rules: RuleSet, setup: &mut Setup, laid: usize, rng: &mut impl Rng) {
    let components = Edition::standard().components(rules.expansion);
    for level in Level::ALL {
        let tiles = components.tiles(level).len();
        setup.tiles[level.index()][laid.min(tiles)..tiles].shuffle(rng);
    }
    for phase in Phase::ALL {
        let orders = components.orders(phase).len();
        let open = if phase == Phase::I { 3 } else { 0 };
        setup.orders[phase.index()][open..orders].shuffle(rng);
    }
    setup.tools[3..].shuffle(rng);
}

fn viewers() -> impl Iterator<Item = Viewer> {
    Seat::first(3).map(Viewer::Seat).chain([Viewer::Spectator])
}

/// The numbers of a level's tiles, on the table or in the stack.
fn tiles(game: &Game, level: Level) -> Vec<u8> {
    let slots = chambers_of(level).take(game.components().tiles(level).len());
    slots.map(|slot| game.mine.tile(slot)).collect()
}

fn sorted<T: Ord + Clone>(items: &[T]) -> Vec<T> {
    let mut items = items.to_vec();
    items.sort();
    items
}

fn text(game: &Game) -> String {
    serde_json::to_string(&game.trace_line(0)).unwrap()
}

/// Positions of a game of random moves, all phases.
fn positions(rules: RuleSet) -> Vec<Game> {
    let mut rng = rng();
    let mut game = game(RuleSet { round_limit: 6, ..rules }, &setup(rules));
    let (mut moves, mut seen) = (Vec::new(), Vec::new());
    while !game.is_over() {
        seen.push(game.clone());
        game.legal_moves(&mut moves);
        let chosen = moves[rng.random_range(0..moves.len())];
        game.play(&chosen).unwrap();
    }
    seen.push(game);
    seen
}

/// Six equally likely outcomes, drawn 6000 times: the sum of squares stays below the 0.1 % bound.
fn assert_uniform(counts: &BTreeMap<Vec<String>, u32>) {
    assert_eq!(counts.len(), 6, "{counts:?}");
    let squares: f64 = counts.values().map(|&n| (f64::from(n) - 1000.0).powi(2) / 1000.0).sum();
    assert!(squares < 20.5, "{squares}: {counts:?}");
}

#[test]
fn g4_games_that_differ_only_in_hidden_things_have_equal_views() {
    for rules in [RuleSet::default(), RuleSet::muria()] {
        let mut rng = rng();
        let one = setup(rules);
        for _ in 0..20 {
            let mut other = one.clone();
            shuffle_hidden(rules, &mut other, 0, &mut rng);
            assert_ne!(one, other);
            for viewer in viewers() {
                assert_eq!(game(rules, &one).view(viewer), game(rules, &other).view(viewer));
            }
        }
    }
}

#[test]
fn g4_games_that_differ_in_what_lies_open_have_different_views() {
    let rules = RuleSet::default();
    let one = setup(rules);
    let view = |setup| game(rules, setup).view(Viewer::Spectator);
    let mut order = one.clone();
    let hidden = (3..8).find(|&n| one.orders[0][n] != one.orders[0][0]).unwrap();
    order.orders[0].swap(0, hidden);
    assert_ne!(view(&one), view(&order));
    let mut tool = one.clone();
    let hidden = (3..21).find(|&n| one.tools[n] != one.tools[0]).unwrap();
    tool.tools.swap(0, hidden);
    assert_ne!(view(&one), view(&tool));
    assert_eq!(game(rules, &one).view(Viewer::Seat(seat(2))).viewer(), Viewer::Seat(seat(2)));
}

#[test]
fn g4_a_revealed_tile_is_seen_and_the_rest_of_its_level_is_not() {
    let rules = RuleSet::default();
    let one = setup(rules);
    // 2R1 is the fifth tile of level I.
    let another = (0..8).find(|&n| one.tiles[0][n] != one.tiles[0][4]).unwrap();
    let view = |setup: &Setup| {
        let mut table = Table { game: game(rules, setup) };
        table.play("place supply 1C | end | place supply 2C | end | place supply 2R1");
        table.game.view(Viewer::Seat(seat(0)))
    };
    let mut other = one.clone();
    other.tiles[0].swap(4, another);
    assert_ne!(view(&one), view(&other));
    let mut hidden = one.clone();
    hidden.tiles[0][..4].rotate_left(1);
    assert_ne!(one, hidden);
    assert_eq!(view(&one), view(&hidden));
}

#[test]
fn g4_a_view_shows_the_whole_table_and_what_may_be_played() {
    for rules in [RuleSet::default(), RuleSet::muria(), mapped(RuleSet::muria())] {
        for game in positions(rules).iter().step_by(7) {
            assert_eq!(text(game.view(Viewer::Spectator).position()), text(game));
        }
    }
}

#[test]
fn g4_a_deal_keeps_everything_visible_and_every_stacks_cards() {
    let mut rng = rng();
    for rules in [RuleSet::default(), RuleSet::muria(), mapped(RuleSet::muria())] {
        for game in positions(rules).iter().step_by(7) {
            let view = game.view(Viewer::Seat(seat(1)));
            let dealt = view.deal(&mut rng);
            assert_eq!(text(&dealt), text(game));
            assert_eq!(dealt.view(Viewer::Seat(seat(1))), view);
            for level in Level::ALL {
                assert_eq!(sorted(&tiles(&dealt, level)), sorted(&tiles(game, level)));
            }
            for phase in Phase::ALL {
                let orders = |game: &Game| {
                    let count = game.components().orders(phase).len();
                    sorted(&game.castle.stacks[phase.index()][..count])
                };
                assert_eq!(orders(&dealt), orders(game));
            }
            assert_eq!(sorted(&dealt.workshop.stack), sorted(&game.workshop.stack));
        }
    }
}

#[test]
fn g4_a_deal_keeps_the_tiles_that_are_revealed() {
    let mut rng = rng();
    for game in positions(RuleSet::muria()).iter().step_by(11) {
        let dealt = game.view(Viewer::Spectator).deal(&mut rng);
        for slot in game.mine.revealed() {
            assert_eq!(dealt.mine.tile(slot), game.mine.tile(slot));
        }
    }
}

#[test]
fn g4_hidden_tiles_are_dealt_evenly() {
    let table = board("mine 6L2 wwww/3");
    let (view, mut rng, mut counts) = (table.game.view(Viewer::Spectator), rng(), BTreeMap::new());
    for _ in 0..6000 {
        let dealt = view.deal(&mut rng);
        let below = ["6L1", "6R1", "6R2"].map(|name| dealt.mine.slot(space(name)).unwrap());
        let numbers = below.map(|slot| dealt.mine.tile(slot).to_string());
        *counts.entry(numbers.to_vec()).or_insert(0) += 1;
    }
    assert_uniform(&counts);
}

#[test]
fn g4_hidden_orders_are_dealt_evenly() {
    let mut game = game(RuleSet::default(), &setup(RuleSet::default()));
    game.turn.phase = Phase::III;
    game.castle.drawn = 5;
    let (view, mut rng, mut counts) = (game.view(Viewer::Spectator), rng(), BTreeMap::new());
    for _ in 0..6000 {
        let dealt = view.deal(&mut rng);
        assert_eq!(dealt.castle.stacks[2][..5], game.castle.stacks[2][..5]);
        let numbers = dealt.castle.stacks[2][5..8].iter().map(u8::to_string);
        *counts.entry(numbers.collect()).or_insert(0) += 1;
    }
    assert_uniform(&counts);
}

/// Phase III; one card left the game unseen with phase I, one with phase II, one is to come.
fn three_unseen_tools() -> Game {
    let mut game = game(RuleSet::default(), &setup(RuleSet::default()));
    game.turn.phase = Phase::III;
    game.workshop.drawn = [6, 6, 6];
    game.workshop.stack[6] = Tool::Rope;
    game.workshop.stack[13] = Tool::Cart;
    game.workshop.stack[20] = Tool::Food;
    game
}

#[test]
fn g4_tools_that_left_the_game_face_down_are_dealt_with_those_to_come() {
    let game = three_unseen_tools();
    let (view, mut rng, mut counts) = (game.view(Viewer::Spectator), rng(), BTreeMap::new());
    for _ in 0..6000 {
        let stack = view.deal(&mut rng).workshop.stack;
        let unseen = [6, 13, 20].map(|n: usize| stack[n].name().to_owned());
        *counts.entry(unseen.to_vec()).or_insert(0) += 1;
        for n in (0..21).filter(|n| n % 7 != 6) {
            assert_eq!(stack[n], game.workshop.stack[n], "card {n} was seen");
        }
    }
    assert_uniform(&counts);
}

#[test]
fn g4_a_view_does_not_reveal_which_tool_left_the_game_face_down() {
    let one = three_unseen_tools();
    let mut other = one.clone();
    other.workshop.stack.swap(6, 20);
    assert_eq!(one.view(Viewer::Spectator), other.view(Viewer::Spectator));
    let mut seen = one;
    seen.workshop.drawn[0] = 7;
    other.workshop.drawn[0] = 7;
    assert_ne!(seen.view(Viewer::Spectator), other.view(Viewer::Spectator));
}

#[test]
fn g4_orders_that_nobody_saw_in_a_past_phase_stay_hidden() {
    let mut one = game(RuleSet::default(), &setup(RuleSet::default()));
    one.turn.phase = Phase::II;
    let mut other = one.clone();
    other.castle.stacks[0][3..8].reverse();
    assert_ne!(one, other);
    assert_eq!(one.view(Viewer::Spectator), other.view(Viewer::Spectator));
}

#[test]
fn v1_a_mapped_mine_is_seen_from_the_start() {
    let rules = mapped(RuleSet::default());
    let one = setup(rules);
    let mut other = one.clone();
    other.tiles[2].swap(0, 1);
    let view = |setup| game(rules, setup).view(Viewer::Spectator);
    assert_ne!(view(&one), view(&other));
    let dealt = view(&one).deal(&mut rng());
    for level in Level::ALL {
        assert_eq!(tiles(&dealt, level), tiles(&game(rules, &one), level));
    }
}

#[test]
fn v1_with_muria_tiles_are_seen_as_they_are_laid() {
    let rules = mapped(RuleSet::muria());
    let one = setup(rules);
    let mut other = one.clone();
    shuffle_hidden(rules, &mut other, 2, &mut rng());
    let view = |setup| game(rules, setup).view(Viewer::Spectator);
    assert_eq!(view(&one), view(&other));
    let start = game(rules, &one);
    let (view, mut rng) = (start.view(Viewer::Spectator), rng());
    let mut moved = false;
    for _ in 0..50 {
        let dealt = view.deal(&mut rng);
        assert_eq!(tiles(&dealt, Level::I)[..2], tiles(&start, Level::I)[..2]);
        moved |= tiles(&dealt, Level::I)[2..] != tiles(&start, Level::I)[2..];
    }
    assert!(moved, "the stack is hidden");
}

#[test]
fn v1_cubes_come_at_the_first_entry() {
    let mut table = board("rules mapped; mine 1C a · 2C a · 2R1 ?bgg/2");
    assert_eq!((table.contents("2R1").as_str(), table.revealed("2R1")), ("/0", false));
    table.play("place supply 2R1");
    assert_eq!((table.contents("2R1").as_str(), table.revealed("2R1")), ("bgg/2", true));
}

#[test]
fn v1_a_face_up_tile_that_nobody_has_entered_is_unrevealed() {
    let mut table = at_2r1(
        "bg/1 aa",
        "rules muria mapped bucket_into_unrevealed=false; mine 2L1 /0 · 3L1 #b
         mine 4L1 /0 · 4C /0 · 4R1 ?; saltworks brine 0; a supply 1 ready bucket mill",
    );
    let refusal = Illegal::BucketIntoUnrevealed { space: space("2R2") };
    assert_eq!(table.refuse("bucket 2R1 2R2"), refusal);
    let refusal = table.refuse("extract 2R1 b crew 1 mill");
    assert!(matches!(refusal, Illegal::NotRevealed { rule: Rule::E9, .. }), "{refusal}");
    table.play("place supply 2R2");
    assert_eq!(table.game.state().saltworks.unwrap().brine, 1);
    assert!(table.exists("2R3"), "tiles are laid at the first entry");
}

#[test]
fn v1_c3_asks_that_the_chambers_beyond_have_been_entered() {
    let corridor = |last| {
        board(&format!(
            "rules mapped; mine 1C a · 2C a · 2R1 /0 a · 2R2 /0 b · 2R3 /0 · 2R4 {last}"
        ))
    };
    let cut_off = vec![space("2R2")];
    let refusal = Illegal::BreaksChain { space: space("2R1"), cut_off };
    assert_eq!(corridor("?").refuse("castle 2R1"), refusal);
    corridor("/0").play("castle 2R1");
}

#[test]
fn v1_a_spent_chamber_stays_revealed() {
    let mut table = at_2r1("bb/0 aa", "rules mapped");
    table.play("extract 2R1 bb crew 2 | place supply 2R1");
    assert_eq!((table.contents("2R1").as_str(), table.revealed("2R1")), ("/0", true));
}

#[test]
fn v2_five_play_as_four_and_the_fifth_starts_with_18_groszy() {
    let five = Game::from_seed(RuleSet::muria(), 5, 1).unwrap();
    let four = Game::from_seed(RuleSet::muria(), 4, 1).unwrap();
    assert_eq!(Seat::first(5).map(|s| five.coins(s)).collect::<Vec<_>>(), [10, 12, 14, 16, 18]);
    let (five, four) = (five.state(), four.state());
    let fifth = &five.players[4];
    assert_eq!((fifth.supply, fifth.foreman, fifth.salt.to_string()), (2, true, "b".to_owned()));
    assert_eq!((five.castle.orders.len(), five.inn), (4, 0));
    assert_eq!((five.castle.orders, five.inn), (four.castle.orders, four.inn));
}

#[test]
fn v2_five_need_muria() {
    let refusal = Game::from_seed(RuleSet::default(), 5, 1).unwrap_err();
    assert_eq!(refusal, SetupError::Players { found: 5, most: 4 });
    let refusal = Game::from_seed(RuleSet::muria(), 6, 1).unwrap_err();
    assert_eq!(refusal, SetupError::Players { found: 6, most: 5 });
}

#[test]
fn v2_a_phase_of_five_ends_with_five_orders_and_the_third_with_six() {
    for (phase, done, over) in
        [(Phase::I, 4, false), (Phase::I, 5, true), (Phase::III, 5, false), (Phase::III, 6, true)]
    {
        let phase_and_orders = format!("phase {}; castle done {done}", phase.number());
        let mut table = board(&format!("rules muria; turn e; {phase_and_orders}"));
        table.play("pass | pass | end");
        let ended = table.game.is_over() || table.game.phase() != phase;
        assert_eq!(ended, over, "{done} orders");
    }
}

#[test]
fn v1_only_a_mapped_mine_shows_tiles_that_nobody_has_entered() {
    let start = "mine 1C a · 2L1 ?bgg/2 · 2C a";
    assert_eq!(board(start).game.face_up(space("2L1")), None);
    let mut mapped = board(&format!("rules mapped; {start}"));
    assert_eq!(mapped.game.face_up(space("2L1")), Tile::parse("bgg/2"));
    assert_eq!((mapped.game.face_up(space("2C")), mapped.game.face_up(space("2L5"))), (None, None));
    mapped.play("place supply 2L1");
    assert_eq!(mapped.contents("2L1"), "bgg/2");
    assert_eq!(mapped.game.face_up(space("2L1")), None);
}

#[test]
fn a_view_is_written_and_read_back_as_what_lies_open() {
    for rules in [RuleSet::default(), RuleSet::muria(), mapped(RuleSet::muria())] {
        for game in positions(rules).iter().step_by(11) {
            let view = game.view(Viewer::Seat(seat(1)));
            let data = serde_json::to_string(&view).unwrap();
            let again: View = serde_json::from_str(&data).unwrap();
            assert_eq!(again.viewer(), view.viewer());
            assert_eq!(text(again.position()), text(game));
            // Another deal of the same table is written alike.
            let dealt = view.deal(&mut rng());
            assert_eq!(serde_json::to_string(&dealt.view(view.viewer())).unwrap(), data);
        }
    }
}
