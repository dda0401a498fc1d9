//! How many iterations a second a search makes in the middle of a game of four.
//!
//! `cargo bench -p magnumsal-bots --bench search`. Aim: at least 20,000 iterations a second
//! a core for the master. Searches and uniformly random moves take turns; what an iteration costs
//! in random moves, each with the full list of legal moves and every sixteenth with a copy of the
//! position, means the same on every machine, and so does how many iterations a search makes while the
//! master on one thread makes one. Seconds are those of the processor.

mod measure;

use magnumsal_bots::{Budget, Level};
use magnumsal_rules::{Game, MoveList, RuleSet, View, Viewer};
use measure::{Speed, effort, mid_game, random_moves, rng};
use std::hint::black_box;

/// Random moves from one copy of the position.
const A_COPY: u64 = 16;

/// Who searches with how many threads, and how many iterations at a time.
const SEARCHES: [(Level, usize, u32); 5] = [
    (Level::Master, 1, 4000),
    (Level::Master, 2, 10_000),
    (Level::Grandmaster, 1, 10_000),
    (Level::Grandmaster, 2, 20_000),
    (Level::Uct, 1, 200),
];

/// Searches with a bot that has seen nothing yet.
fn search(rank: Level, threads: usize, iterations: u32, seed: u64, view: &View) -> u64 {
    let mut bot = rank.bot(seed, threads);
    black_box(bot.play(view, Budget::Iterations(iterations)));
    u64::from(iterations)
}

/// Plays random moves from copies of the position.
fn play(position: &Game, copies: u64, seed: u64, list: &mut MoveList) -> u64 {
    let mut rng = rng(seed);
    let copy = |_| random_moves(&mut black_box(position).clone(), A_COPY, list, &mut rng);
    (0..copies).map(copy).sum()
}

fn main() {
    println!("phase II, round 5, 4 players; aim: 20,000 iterations/s by the master on one thread");
    println!(
        "game   search       threads  iterations/s  random moves an iteration  times the master"
    );
    for (name, rules) in [("base", RuleSet::default()), ("muria", RuleSet::muria())] {
        let position = mid_game(rules);
        let view = position.view(position.to_move().map_or(Viewer::Spectator, Viewer::Seat));
        let mut list = MoveList::new();
        let mut playing = Speed::default();
        let mut searching = [Speed::default(); SEARCHES.len()];
        for round in 0..u64::from(5 * effort()) {
            playing.add_worked(|| play(&position, 10_000, round, &mut list));
            for (speed, (rank, threads, iterations)) in searching.iter_mut().zip(SEARCHES) {
                speed.add_worked(|| search(rank, threads, iterations, round, &view));
            }
        }
        let [master, ..] = searching.map(Speed::a_second);
        for (speed, (rank, threads, _)) in searching.iter().zip(SEARCHES) {
            let speed = speed.a_second();
            let (cost, ratio) = (playing.a_second() / speed, speed / master);
            let rank = rank.name();
            println!("{name:5}  {rank:11}  {threads:7}  {speed:12.0}  {cost:25.1}  {ratio:16.2}");
        }
    }
}
