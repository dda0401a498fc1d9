//! How many complete games of four apprentices a second can be played.
//!
//! `cargo bench -p magnumsal-bots --bench games`. Aim: at least 500 games a second on two
//! cores. Apprentices and uniformly random moves take turns, so that a busy machine slows both
//! alike: the ratio means more than the numbers.

mod measure;

use magnumsal_bots::Level;
use magnumsal_rules::{MoveList, RuleSet};
use measure::{Speed, bot_moves, effort, random_moves, rng, start};
use std::{ops::Range, thread};

/// Games in one go of one thread.
const GAMES: u64 = 50;

/// Who plays.
#[derive(Clone, Copy)]
enum Players {
    Apprentices,
    /// Moves straight from the list, without bots: the yardstick.
    Dice,
}

/// Plays a game for each seed; returns the number of moves.
fn play(players: Players, seeds: Range<u64>) -> u64 {
    let mut list = MoveList::new();
    let game = |seed| {
        let mut game = start(RuleSet::default(), 4, seed);
        match players {
            Players::Apprentices => bot_moves(&mut game, Level::Apprentice, seed, |_| false),
            Players::Dice => random_moves(&mut game, u64::MAX, &mut list, &mut rng(seed)),
        }
    };
    seeds.map(game).sum()
}

/// Plays games on several threads; returns the number of games and of moves.
fn play_on(threads: u64, players: Players, seed: u64) -> (u64, u64) {
    let moves = thread::scope(|scope| {
        let first = |thread| seed + thread * GAMES;
        let spawn = |thread| scope.spawn(move || play(players, first(thread)..first(thread + 1)));
        let running: Vec<_> = (0..threads).map(spawn).collect();
        // An error in a thread is an error of the benchmark.
        #[allow(clippy::expect_used)]
        running.into_iter().map(|thread| thread.join().expect("games")).sum()
    });
    (threads * GAMES, moves)
}

fn main() {
    println!("complete base games, 4 players; aim: 500 games/s by apprentices on two threads");
    println!("threads  players       games/s  moves a game  of random games");
    for threads in [1, 2] {
        let contestants = [("random", Players::Dice), ("apprentices", Players::Apprentices)];
        let mut speeds = [Speed::default(); 2];
        let mut totals = [(0, 0); 2];
        for round in 0..u64::from(8 * effort()) {
            for (number, (_, players)) in contestants.into_iter().enumerate() {
                speeds[number].add(|| {
                    let (games, moves) = play_on(threads, players, round * threads * GAMES);
                    totals[number].0 += games;
                    totals[number].1 += moves;
                    games
                });
            }
        }
        for (number, (name, _)) in contestants.into_iter().enumerate() {
            let speed = speeds[number].a_second();
            let length = totals[number].1 as f64 / totals[number].0 as f64;
            let ratio = speed / speeds[0].a_second();
            println!("{threads:7}  {name:11} {speed:9.0}  {length:12.0}  {ratio:15.2}");
        }
    }
}
