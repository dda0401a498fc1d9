//! Tests of positions: there and back at every ply, and everything that can be wrong.

use super::*;
use crate::{Edition, Event, Move, RuleSet, testing::*};
use crate::{Kind, Salt};
use rand::{RngExt, SeedableRng, seq::IndexedRandom};
use rand_chacha::ChaCha8Rng;
use serde_json::{Value, json};

const STANDARD: fn() -> &'static Edition = Edition::standard;

/// Every edition and player number.
fn tables() -> impl Iterator<Item = (RuleSet, usize)> {
    let base = (2..=4).map(|players| (RuleSet::default(), players));
    let muria = (2..=5).map(|players| (RuleSet::muria(), players));
    let mapped = [RuleSet::default(), RuleSet::muria()];
    let mapped = mapped.map(|rules| (RuleSet { mapped: true, ..rules }, 3));
    base.chain(muria).chain(mapped)
}

/// Plays a game of random moves that ends soon, and shows every position of it.
fn random_game(rules: RuleSet, players: usize, seed: u64, mut visit: impl FnMut(&Game)) {
    let rules = RuleSet { round_limit: 12, ..rules };
    let mut game = Game::from_seed(rules, players, seed).unwrap();
    let mut rng = ChaCha8Rng::seed_from_u64(seed);
    let mut moves = Vec::new();
    while !game.is_over() {
        visit(&game);
        game.legal_moves(&mut moves);
        game.play_unchecked(*moves.choose(&mut rng).unwrap());
    }
    visit(&game);
}

fn read(text: &str, game: &Game) -> Result<Game, PositionError> {
    let position: Position = serde_json::from_str(text).unwrap();
    position.game(game.rules, STANDARD())
}

fn line(game: &Game) -> String {
    serde_json::to_string(&game.trace_line(0)).unwrap()
}

/// Plays the same random moves in both games and compares what happens.
fn assert_same_future(one: &Game, other: &Game, plies: usize, rng: &mut impl rand::Rng) {
    let (mut one, mut other) = (one.clone(), other.clone());
    let mut moves = Vec::new();
    for _ in 0..plies {
        assert_eq!(line(&one), line(&other));
        one.legal_moves(&mut moves);
        let Some(&mv) = moves.choose(rng) else { return };
        let [mut events, mut others] = [Vec::new(), Vec::new()];
        one.play_with(&mv, &mut |event| events.push(event)).unwrap();
        other.play_with(&mv, &mut |event| others.push(event)).unwrap();
        // Tiles may have other numbers, so pieces go home in another order.
        let key = |event: &Event| format!("{event:?}");
        events.sort_by_key(key);
        others.sort_by_key(key);
        assert_eq!(events, others, "{mv}");
    }
}

#[test]
fn at_every_ply_a_position_is_written_and_read_back_as_the_same_game() {
    for (seed, (rules, players)) in tables().enumerate() {
        let mut rng = ChaCha8Rng::seed_from_u64(seed as u64);
        random_game(rules, players, seed as u64, |game| {
            let position = game.position();
            let text = serde_json::to_string(&position).unwrap();
            let again = read(&text, game).unwrap_or_else(|e| panic!("{e:?}\n{text}"));
            assert_eq!(again.position(), position);
            assert_eq!(line(&again), line(game));
            assert_eq!(again.view(crate::Viewer::Spectator).position().state(), game.state());
            assert_same_future(game, &again, 12, &mut rng);
        });
    }
}

#[test]
fn g2_spaces_of_the_base_game_keep_their_slots() {
    random_game(RuleSet::default(), 3, 9, |game| {
        let read = game.position().game(*game.rules(), STANDARD()).unwrap();
        for slot in game.mine().existing() {
            assert_eq!(read.mine().slot(game.mine().name(slot)), Some(slot));
        }
    });
}

#[test]
fn without_the_stacks_it_is_the_same_table() {
    for (seed, (rules, players)) in tables().enumerate() {
        random_game(rules, players, 100 + seed as u64, |game| {
            let position = game.position().without_stacks();
            let text = serde_json::to_string(&position).unwrap();
            if rules.mapped {
                return;
            }
            let again = read(&text, game).unwrap_or_else(|e| panic!("{e:?}\n{text}"));
            assert_eq!(line(&again), line(game));
        });
    }
}

/// Every number of a JSON value, by its path.
fn numbers(value: &Value, path: &str, found: &mut Vec<String>) {
    match value {
        Value::Number(_) => found.push(path.to_owned()),
        Value::Array(list) => {
            let entries = list.iter().enumerate();
            entries.for_each(|(index, value)| numbers(value, &format!("{path}/{index}"), found));
        }
        Value::Object(map) => {
            map.iter().for_each(|(key, value)| numbers(value, &format!("{path}/{key}"), found));
        }
        _ => {}
    }
}

/// Numbers that do not depend on others: another value is another position, not an error.
fn is_free(path: &str) -> bool {
    let ends = ["/coins", "/water", "/brine", "/start", "/seat", "/round", "/marker", "/inn"];
    let free = ends.iter().any(|end| path.ends_with(end)) || path.starts_with("/state/market/");
    // The counterpart of these is somewhere else or in the past.
    let past = path.ends_with("/orders");
    let half_made = path.starts_with("/turn/") || path == "/actions" || path == "/phase";
    free || past || half_made
}

#[test]
fn a_position_with_one_wrong_number_is_refused() {
    for (seed, (rules, players)) in tables().enumerate() {
        let mut rng = ChaCha8Rng::seed_from_u64(seed as u64);
        random_game(rules, players, 200 + seed as u64, |game| {
            let value = serde_json::to_value(game.position()).unwrap();
            let mut paths = Vec::new();
            numbers(&value, "", &mut paths);
            paths.retain(|path| !is_free(path));
            for _ in 0..3 {
                let path = paths.choose(&mut rng).unwrap();
                let mut wrong = value.clone();
                let number = wrong.pointer_mut(path).unwrap();
                let was = number.as_u64().unwrap();
                let other = if was > 0 && rng.random_bool(0.5) { was - 1 } else { was + 1 };
                *number = json!(other);
                let refused = match serde_json::from_value::<Position>(wrong) {
                    Ok(position) => position.game(game.rules, STANDARD()).is_err(),
                    Err(_) => true,
                };
                assert!(refused, "{path}: {was} became {other}\n{value}");
            }
        });
    }
}

/// A position in the middle of a Muria game, changed, and what is wrong with it then.
#[track_caller]
fn refused(change: impl Fn(&mut Position), expected: PositionError) {
    let table = board("rules muria; players 3; mine 1C a · 2C b · 2R1 b/0 aB; a supply 2");
    let mut position = table.game.position();
    position.game(table.game.rules, STANDARD()).unwrap();
    change(&mut position);
    assert_eq!(position.game(table.game.rules, STANDARD()), Err(expected));
}

fn place(text: &str) -> String {
    text.to_owned()
}

#[test]
fn s1_a_table_of_one_is_refused() {
    let error = crate::SetupError::Players { found: 1, most: 5 };
    refused(|position| position.state.players.truncate(1), PositionError::Setup(error));
}

#[test]
fn somebody_is_on_turn_until_the_game_is_over() {
    refused(|position| position.seat = None, PositionError::NobodyOnTurn);
    let outcome = crate::Outcome { scores: vec![1, 2, 3], winners: vec![seat(2)] };
    let over = |position: &mut Position| position.state.over = Some(outcome.clone());
    refused(over, PositionError::WrongResult);
    let no_such = PositionError::NoSuchSeat { place: place("seat"), seat: seat(4) };
    refused(|position| position.seat = Some(seat(4)), no_such);
}

#[test]
fn t1_phase_round_and_actions_are_in_their_ranges() {
    let range = |name: &str, found, least, most| PositionError::OutOfRange {
        place: place(name),
        found,
        least,
        most,
    };
    refused(|position| position.phase = 4, range("phase", 4, 1, 3));
    refused(|position| position.round = 0, range("round", 0, 1, 60));
    refused(|position| position.actions = 1, range("actions", 1, 2, 2));
}

#[test]
fn b1_a_turn_that_begins_has_visited_nothing() {
    let begun = PositionError::TurnBegun { place: place("state.visited") };
    refused(|position| position.state.visited.push(crate::Building::Inn), begun);
}

#[test]
fn g5_one_piece_too_many_is_refused() {
    let error = PositionError::MinerCount { seat: seat(0), owned: 4, found: 5 };
    refused(|position| position.state.players[0].supply += 1, error);
    let twice = PositionError::ForemanCount { seat: seat(1), found: 2 };
    refused(|position| position.state.players[1].foreman = true, twice);
    let nowhere = PositionError::ForemanCount { seat: seat(0), found: 0 };
    refused(|position| position.state.players[0].foreman = false, nowhere);
}

#[test]
fn a4_the_entrance_takes_two_miners_or_the_foreman() {
    let post = crate::Post::Entrance;
    let holder = crate::PostState { seat: seat(0), miners: 1, foreman: false };
    let change = |position: &mut Position| {
        position.state.posts.insert(post, Some(holder));
        position.state.players[0].supply -= 1;
    };
    refused(change, PositionError::PostHolders { post });
}

#[test]
fn g2_spaces_are_those_that_a_mine_can_have() {
    let mine = |change: &'static dyn Fn(&mut State)| {
        move |position: &mut Position| change(&mut position.state)
    };
    let without_2c = mine(&|state| _ = state.mine.remove(&space("2C")));
    refused(without_2c, PositionError::SpaceNotListed { space: space("2C") });
    let far = mine(&|state| {
        let room = state.mine[&space("2L1")].clone();
        state.mine.insert(space("4L3"), room);
    });
    refused(far, PositionError::NoWayOut { space: space("4L3") });
    let shaft = mine(&|state| state.mine.get_mut(&space("2L1")).unwrap().chamber = None);
    refused(shaft, PositionError::WrongSort { space: space("2L1") });
    let marker = mine(&|state| state.mine.get_mut(&space("2C")).unwrap().marker = Some(seat(0)));
    refused(marker, PositionError::WrongMarker { space: space("2C") });
    let table = board("");
    let mut position = table.game.position();
    let room = position.state.mine[&space("2L1")].clone();
    position.state.mine.insert(space("2L5"), room);
    let error = PositionError::NoSuchSpace { space: space("2L5") };
    assert_eq!(position.game(table.game.rules, STANDARD()), Err(error));
}

#[test]
fn p3_nobody_stands_in_a_chamber_that_was_not_entered() {
    let change = |position: &mut Position| {
        let state = &mut position.state;
        state.mine.get_mut(&space("2L1")).unwrap().standing[0] += 1;
        state.players[0].supply -= 1;
    };
    refused(change, PositionError::NotEntered { space: space("2L1") });
}

#[test]
fn e3_nobody_is_tired_in_a_shaft() {
    let change = |position: &mut Position| {
        let section = position.state.mine.get_mut(&space("1C")).unwrap();
        (section.standing[0], section.tired[0]) = (0, 1);
    };
    refused(change, PositionError::TiredInShaft { space: space("1C") });
}

#[test]
fn s5_a_chamber_has_no_more_than_some_tile_of_its_level() {
    let salt = |text: &'static str| {
        move |position: &mut Position| {
            let chamber = position.state.mine.get_mut(&space("2R1")).unwrap();
            chamber.chamber.as_mut().unwrap().salt = Salt::parse(text).unwrap();
        }
    };
    refused(salt("ww"), PositionError::NoTileFor { space: space("2R1") });
    let wrong = PositionError::WrongSalt { place: place("state.mine.2R1.salt"), kind: Kind::Brine };
    refused(salt("u"), wrong);
    let tile_twice = |position: &mut Position| {
        let Stacks::Known(lists) = &mut position.stacks else { return };
        let tiles = lists.tiles.get_mut(&Level::III).unwrap();
        tiles[0] = "wwww/3".parse().unwrap();
        tiles[1] = "wwww/3".parse().unwrap();
    };
    let place = place("stacks.tiles.III[1]");
    refused(tile_twice, PositionError::NotInBox { place, found: "wwww/3".to_owned() });
}

#[test]
fn s7_orders_open_done_and_to_come_are_those_of_the_phase() {
    let count = PositionError::CardCount { place: place("state.castle"), expected: 11, found: 12 };
    refused(|position| position.state.castle.left += 1, count);
    let other = |position: &mut Position| {
        position.state.castle.orders[0] = Some("www=33".parse().unwrap());
    };
    let in_slot = place("state.castle.orders[0]");
    refused(other, PositionError::NotInBox { place: in_slot, found: "www=33".to_owned() });
    let empty = |position: &mut Position| {
        position.state.castle.orders[1] = None;
        position.state.castle.done += 1;
        position.state.players[0].orders += 1;
    };
    refused(empty, PositionError::EmptyPlace { place: place("state.castle.orders[1]") });
}

#[test]
fn s6_tools_are_three_of_each_of_seven_kinds() {
    let fourth = |position: &mut Position| {
        position.state.workshop.open = vec![Tool::Rope; 3];
        position.state.players[0].ready = vec![Tool::Rope];
        position.state.workshop.left -= 1;
    };
    let place = place("state.workshop.open[2]");
    refused(fourth, PositionError::NotInBox { place, found: "rope".to_owned() });
}

#[test]
fn m3_shafts_are_as_many_as_the_phases_have_brought() {
    let error = PositionError::ShaftCount { expected: 1, found: 2 };
    refused(|position| position.state.shafts = Some(2), error);
    let error = PositionError::MarkerCount { seat: seat(2), said: 1, found: 0 };
    refused(|position| position.state.players[2].markers = 1, error);
}

#[test]
fn the_base_game_has_nothing_of_muria() {
    let table = board("");
    let unexpected = |change: &dyn Fn(&mut State)| {
        let mut position = table.game.position();
        change(&mut position.state);
        position.game(table.game.rules, STANDARD()).unwrap_err()
    };
    let error = unexpected(&|state| state.shafts = Some(1));
    assert_eq!(error, PositionError::Unexpected { place: place("state.shafts") });
    let error = unexpected(&|state| _ = state.posts.insert(crate::Post::Entrance, None));
    assert_eq!(error, PositionError::Unexpected { place: place("state.posts.entrance") });
    refused(
        |position| position.state.shafts = None,
        PositionError::Missing { place: place("state.shafts") },
    );
}

#[test]
fn a_half_made_move_must_fit_the_position() {
    let haul = |from: &str, way: &[&str]| HaulState {
        from: space(from),
        cubes: 1,
        way: way.iter().map(|name| space(name)).collect(),
        carts: Vec::new(),
        paid: 0,
    };
    let begun = |haul: HaulState| TurnState {
        worked: true,
        due: Some(crate::Due::Toll),
        haul: Some(haul),
        ..TurnState::default()
    };
    for wrong in [haul("2R1", &["1C"]), haul("1C", &[]), haul("2L1", &["2C", "1C"])] {
        let begun = begun(wrong);
        let error = PositionError::HalfMade { place: place("turn.haul") };
        refused(move |position| position.turn = Some(begun.clone()), error);
    }
    let dig =
        TurnState { due: Some(crate::Due::Dig), dig: Some(space("2R1")), ..TurnState::default() };
    let error = PositionError::HalfMade { place: place("turn.dig") };
    refused(move |position| position.turn = Some(dig.clone()), error);
}

#[test]
fn numbers_that_no_game_reaches_are_refused_so_that_no_sum_overflows() {
    let error = PositionError::OutOfRange {
        place: place("state.players[0].coins"),
        found: 60_000,
        least: 0,
        most: 9_999,
    };
    refused(|position| position.state.players[0].coins = 60_000, error);
}

#[test]
fn the_tiles_of_entered_chambers_are_found_in_any_order() {
    let tile = |text: &str| text.parse::<Tile>().unwrap();
    let need = |text: &str| (Salt::parse(text).unwrap(), 0);
    let tiles = [tile("bbg/1"), tile("bg/1"), tile("bb/0")];
    let found = tiles::assign(&[need("b"), need("bg"), need("bbg")], &tiles).unwrap();
    assert_eq!(found, [2, 1, 0]);
    // Two chambers that only one tile could fill.
    assert_eq!(tiles::assign(&[need("bbg"), need("bbg")], &tiles), Err(1));
}

#[test]
fn a_move_made_in_a_position_that_was_read_is_judged_by_the_same_rules() {
    let table = board("players 3; mine 1C a");
    let game = table.game.position().game(table.game.rules, STANDARD()).unwrap();
    let mv: Move = "place supply 4C".parse().unwrap();
    assert_eq!(game.check(&mv), table.game.check(&mv));
}
