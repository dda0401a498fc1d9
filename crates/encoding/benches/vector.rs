//! How many moves a second games side by side make, beside random play without observations and masks.
//!
//! `cargo bench -p magnumsal-encoding --features vector`. Aim: with observations and masks at least 0.3 of random play
//! on the same number of threads. Both take turns, so that a busy machine slows both alike.

use magnumsal_encoding::{
    OBSERVATION_LENGTH,
    vector::{Autoreset, Buffers, Options, Rewards, VectorGames},
};
use magnumsal_rules::{Edition, Game, MoveList, RuleSet};
use rand::{RngExt, SeedableRng};
use rand_chacha::ChaCha8Rng;
use std::{
    error::Error,
    thread,
    time::{Duration, Instant},
};

const COUNT: usize = 256;
const STEPS: u64 = 400;
const ROUNDS: u64 = 5;
const PLAYERS: usize = 4;

/// Plays random moves on several threads; returns how many.
fn random_play(rules: RuleSet, threads: u64, seed: u64) -> u64 {
    let most = STEPS * COUNT as u64 / threads;
    let play = move |seed| {
        let (mut rng, mut list) = (ChaCha8Rng::seed_from_u64(seed), MoveList::new());
        let mut moves = 0;
        for number in 0.. {
            let Ok(mut game) = Game::from_seed(rules, PLAYERS, seed + number) else { break };
            while !game.is_over() && moves < most {
                game.legal_moves(&mut list);
                game.play_unchecked(list[rng.random_range(0..list.len())]);
                moves += 1;
            }
            if moves >= most {
                break;
            }
        }
        moves
    };
    thread::scope(|scope| {
        let running: Vec<_> =
            (0..threads).map(|thread| scope.spawn(move || play(seed + 1000 * thread))).collect();
        running.into_iter().map(|thread| thread.join().unwrap_or(0)).sum()
    })
}

fn main() -> Result<(), Box<dyn Error>> {
    println!("{COUNT} games side by side, {PLAYERS} players; aim: 0.3 of random play");
    println!("game    threads  random moves/s  steps/s  share");
    for (name, rules) in [("base", RuleSet::default()), ("Muria", RuleSet::muria())] {
        for threads in [1, 2] {
            let options = Options {
                rules,
                edition: Edition::standard().clone(),
                players: PLAYERS,
                rewards: Rewards::Money,
                autoreset: Autoreset::NextStep,
                max_moves: None,
                threads,
            };
            let mut games = VectorGames::new(COUNT, options, 1)?;
            let mut observations = vec![0; COUNT * OBSERVATION_LENGTH];
            let mut masks = vec![0; COUNT * games.space().len()];
            let (mut seats, mut rewards) = (vec![0; COUNT], vec![0.0; COUNT * PLAYERS]);
            let (mut terminated, mut truncated) = (vec![false; COUNT], vec![false; COUNT]);
            let mut ids = vec![0; COUNT];
            let (mut random, mut stepping) = ((0, Duration::ZERO), Duration::ZERO);
            for round in 0..ROUNDS {
                let start = Instant::now();
                random.0 += random_play(rules, threads as u64, round);
                random.1 += start.elapsed();
                let start = Instant::now();
                for _ in 0..STEPS {
                    games.sample(&mut ids)?;
                    games.step(
                        &ids,
                        &mut Buffers {
                            observations: Some(&mut observations),
                            masks: Some(&mut masks),
                            final_observations: None,
                            seats: &mut seats,
                            rewards: &mut rewards,
                            terminated: &mut terminated,
                            truncated: &mut truncated,
                        },
                    )?;
                }
                stepping += start.elapsed();
            }
            let random = random.0 as f64 / random.1.as_secs_f64();
            let steps = (ROUNDS * STEPS) as f64 * COUNT as f64 / stepping.as_secs_f64();
            let share = steps / random;
            println!("{name:7} {threads:7} {random:15.0} {steps:8.0}  {share:5.2}");
        }
    }
    Ok(())
}
