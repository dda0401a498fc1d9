//! Benchmarks: playouts, clones and move generation, and how they compare with chess.
//!
//! `cargo bench -p magnumsal-rules-bench` runs divan's benchmarks, then plays our games and
//! shakmaty's chess in turns within one run and prints the ratio. Only ratios mean anything: the
//! machines are shared.

use divan::{Bencher, black_box, counter::ItemsCount};
use magnumsal_rules::{MoveList, RuleSet};
use magnumsal_rules_bench::{chess_playout, mid_game, playout, rng, start};
use std::time::{Duration, Instant};

const BOXES: [&str; 2] = ["base", "muria"];

fn rules(name: &str) -> RuleSet {
    if name == "muria" { RuleSet::muria() } else { RuleSet::default() }
}

/// A whole game from the deal to the end, four players.
#[divan::bench(args = BOXES)]
fn random_game(bencher: Bencher, name: &str) {
    let game = start(rules(name), 4, 7);
    let mut list = MoveList::new();
    bencher.bench_local(|| playout(black_box(&game).clone(), &mut list, &mut rng(3)));
}

#[divan::bench(args = BOXES)]
fn clone_position(bencher: Bencher, name: &str) {
    let positions = mid_game(rules(name), 4, 64);
    let copies = bencher.counter(ItemsCount::new(positions.len()));
    copies.bench_local(|| {
        for position in &positions {
            black_box(black_box(position).clone());
        }
    });
}

#[divan::bench(args = BOXES)]
fn legal_moves(bencher: Bencher, name: &str) {
    let positions = mid_game(rules(name), 4, 64);
    let mut list = MoveList::new();
    let lists = bencher.counter(ItemsCount::new(positions.len()));
    lists.bench_local(|| {
        for position in &positions {
            black_box(position).legal_moves(&mut list);
            black_box(&list);
        }
    });
}

#[divan::bench]
fn chess_game() -> u64 {
    chess_playout(&mut rng(3))
}

/// Moves per second of each, in turns, so that a busy machine slows all of them alike.
fn compare() {
    let mut list = MoveList::new();
    let mut totals = [(0_u64, Duration::ZERO); 3];
    for round in 0..40 {
        for (contestant, (moves, time)) in totals.iter_mut().enumerate() {
            let mut rng = rng(round);
            let began = Instant::now();
            *moves += match contestant {
                0 => (0..60).map(|_| chess_playout(&mut rng)).sum::<u64>(),
                one => (0..12)
                    .map(|seed| {
                        let game = start(rules(BOXES[one - 1]), 4, round * 100 + seed);
                        playout(game, &mut list, &mut rng)
                    })
                    .sum(),
            };
            *time += began.elapsed();
        }
    }
    let speed = totals.map(|(moves, time)| moves as f64 / time.as_secs_f64() / 1e6);
    println!("\nuniformly random play, full list of legal moves at every ply, one core");
    for (name, speed) in
        ["chess (shakmaty)", "base, 4 players", "Muria, 4 players"].iter().zip(speed)
    {
        let ratio = speed / totals_chess(&totals);
        println!("{name:18} {speed:6.2} million moves/s   {ratio:5.2} of chess");
    }
}

fn totals_chess(totals: &[(u64, Duration); 3]) -> f64 {
    totals[0].0 as f64 / totals[0].1.as_secs_f64() / 1e6
}

fn main() {
    divan::main();
    // divan lists or filters benchmarks by arguments; the comparison belongs to a whole run.
    if std::env::args().skip(1).all(|argument| argument == "--bench") {
        compare();
    }
}
