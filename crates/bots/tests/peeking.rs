//! Bots do not peek. That they get a view and nothing else is in the types; here the choice stays
//! the same when everything that is hidden changes.

#![allow(clippy::unwrap_used, reason = "a test may fail")]

mod common;

use common::{Reservoir, Table, few, fresh_choice, random_move, start, tables, view};
use magnumsal_bots::{Budget, Level};
use magnumsal_rules::{Game, MoveList};
use rand::{RngExt, SeedableRng, rngs::SmallRng};
use std::sync::LazyLock;

/// Positions taken from each game.
const A_GAME: usize = 4;

/// Three games that only a bot that peeks can distinguish.
struct Worlds([Game; 3]);

/// Positions of one game at every table, all with their twins.
static SAMPLE: LazyLock<Vec<Worlds>> = LazyLock::new(|| {
    let mut rng = SmallRng::seed_from_u64(1368);
    let mut sample = Vec::new();
    for (seed, table) in tables(12).enumerate() {
        for game in positions(table, seed as u64, &mut rng) {
            let view = view(&game);
            sample.push(Worlds([game, view.deal(&mut rng), view.deal(&mut rng)]));
        }
    }
    sample
});

/// Positions of a game in which half the moves make sense and the others are random.
fn positions(table: Table, seed: u64, rng: &mut SmallRng) -> Vec<Game> {
    let mut game = start(table, seed);
    let mut bot = Level::Apprentice.bot(seed, 1);
    let mut list = MoveList::new();
    let mut found: [Reservoir<Game>; A_GAME] = std::array::from_fn(|_| Reservoir::new());
    while let Some(mut mv) = random_move(&game, &mut list, rng) {
        for reservoir in &mut found {
            reservoir.offer(game.clone(), rng);
        }
        if rng.random() {
            mv = bot.play(&view(&game), Budget::Iterations(1)).unwrap();
        }
        game.play(&mv).unwrap();
    }
    found.into_iter().filter_map(Reservoir::kept).collect()
}

/// The same choice, with all its numbers, in all worlds.
fn does_not_peek(rank: Level) {
    for (number, Worlds(worlds)) in SAMPLE.iter().enumerate() {
        let choices = worlds.each_ref().map(|game| fresh_choice(rank, 7, 1, &view(game)));
        assert!(choices[0].is_some(), "{rank} has no move in position {number}");
        for other in &choices[1..] {
            assert_eq!(choices[0], *other, "{rank}, position {number}: {:?}", worlds[0].rules());
        }
    }
}

#[test]
fn the_worlds_look_alike_and_are_not() {
    let mut pairs = 0;
    let mut different = 0;
    for Worlds([game, one, other]) in SAMPLE.iter() {
        assert_eq!(view(game), view(one));
        assert_eq!(view(game), view(other));
        different += u32::from(game != one) + u32::from(game != other) + u32::from(one != other);
        pairs += 3;
    }
    assert!(pairs >= 150, "{pairs} pairs");
    // Late in a game little is hidden, and two deals can be the same.
    assert!(different * 10 >= pairs * 9, "{different} of {pairs} pairs are different");
}

#[test]
fn random_does_not_peek() {
    does_not_peek(Level::Random);
}

#[test]
fn apprentices_do_not_peek() {
    does_not_peek(Level::Apprentice);
}

#[test]
fn journeymen_do_not_peek() {
    does_not_peek(Level::Journeyman);
}

#[test]
fn masters_do_not_peek() {
    does_not_peek(Level::Master);
}

#[test]
fn uct_does_not_peek() {
    does_not_peek(Level::Uct);
}

#[test]
fn nobody_peeks_to_judge_a_move() {
    let mut list = MoveList::new();
    let mut rng = SmallRng::seed_from_u64(7);
    for rank in Level::ALL {
        for Worlds(worlds) in SAMPLE.iter().step_by(4) {
            let mv = random_move(&worlds[0], &mut list, &mut rng).unwrap();
            let judge = |game| rank.bot(7, 1).judge(&view(game), mv, few(rank)).unwrap();
            let judged = worlds.each_ref().map(judge);
            assert_eq!(judged[0], judged[1], "{rank}, {mv}");
            assert_eq!(judged[0], judged[2], "{rank}, {mv}");
        }
    }
}

/// What a bot remembers of earlier moves betrays nothing either: it chooses alike in all worlds for
/// as long as they look alike, which ends when a different card is turned up.
#[test]
fn bots_that_remember_do_not_peek() {
    let mut remembered = 0;
    for rank in [Level::Master, Level::Uct] {
        for Worlds(worlds) in SAMPLE.iter().step_by(5) {
            let mut worlds = worlds.clone();
            let mut bots = worlds.each_ref().map(|_| rank.bot(7, 1));
            for decision in 0..6 {
                let views = worlds.each_ref().map(view);
                if worlds[0].is_over() || views.iter().any(|view| *view != views[0]) {
                    break;
                }
                let mut asked = bots.iter_mut().zip(&views);
                let choices: [_; 3] = std::array::from_fn(|_| {
                    let (bot, view) = asked.next().unwrap();
                    bot.choose(view, few(rank)).unwrap()
                });
                assert_eq!(choices[0], choices[1], "{rank}, decision {decision}");
                assert_eq!(choices[0], choices[2], "{rank}, decision {decision}");
                for world in &mut worlds {
                    world.play(&choices[0].mv()).unwrap();
                }
                remembered += u32::from(decision > 0);
            }
        }
    }
    assert!(remembered >= 30, "{remembered} choices with something to remember");
}
