//! Finds the weights of the valuation: apprentices play games, and a ridge regression fits what the
//! players had in the end to what the valuation saw on the way.
//!
//! `cargo run --release -p magnumsal-bots --example tune -- 4000 7000000 > weights.rs`
//!
//! The first number is how many games are played for each expansion and number of players, the
//! second the first game's seed; those above made `src/weights.rs`. Some moves are made at random,
//! so that positions come up which apprentices would avoid. Games of stronger bots were tried and
//! made the master weaker: it plays on by rules of thumb before it asks the valuation, which must
//! therefore know how apprentices go on.

use magnumsal_bots::{
    Budget, Level,
    valuation::{FEATURES, Features, features, table},
};
use magnumsal_rules::{Game, RuleSet, Seat, Viewer};
use rand::{RngExt, SeedableRng, rngs::SmallRng};
use rayon::prelude::*;

/// How often a player makes any legal move, by seat and game.
const SLIPS: [f64; 4] = [0.0, 0.02, 0.05, 0.12];

/// Of how many positions one is kept.
const SAMPLE: f64 = 0.15;

/// Keeps weights small where the games say little.
const RIDGE: f64 = 30.0;

/// The sums of a least-squares problem.
#[derive(Clone)]
struct Sums {
    square: Vec<[f64; FEATURES]>,
    right: [f64; FEATURES],
    count: u64,
    error: f64,
}

impl Sums {
    fn new() -> Self {
        Self {
            square: vec![[0.0; FEATURES]; FEATURES],
            right: [0.0; FEATURES],
            count: 0,
            error: 0.0,
        }
    }

    fn add(&mut self, features: &Features, future: f64) {
        self.count += 1;
        self.error += future * future;
        for (row, &one) in features.iter().enumerate().filter(|(_, one)| **one != 0.0) {
            self.right[row] += f64::from(one) * future;
            for (sum, &two) in self.square[row].iter_mut().zip(features) {
                *sum += f64::from(one) * f64::from(two);
            }
        }
    }

    fn merge(mut self, other: Self) -> Self {
        self.count += other.count;
        self.error += other.error;
        for row in 0..FEATURES {
            self.right[row] += other.right[row];
            for (sum, two) in self.square[row].iter_mut().zip(&other.square[row]) {
                *sum += two;
            }
        }
        self
    }

    /// Gauss elimination with the ridge on the diagonal, which makes the matrix regular.
    fn solve(&self) -> [f64; FEATURES] {
        let mut square = self.square.clone();
        let mut right = self.right;
        for (index, row) in square.iter_mut().enumerate() {
            row[index] += RIDGE;
        }
        for pivot in 0..FEATURES {
            let top = square[pivot];
            for row in pivot + 1..FEATURES {
                let factor = square[row][pivot] / top[pivot];
                square[row]
                    .iter_mut()
                    .zip(&top)
                    .for_each(|(below, above)| *below -= factor * above);
                right[row] -= factor * right[pivot];
            }
        }
        let mut weights = [0.0; FEATURES];
        for row in (0..FEATURES).rev() {
            let known: f64 = (row + 1..FEATURES).map(|c| square[row][c] * weights[c]).sum();
            weights[row] = (right[row] - known) / square[row][row];
        }
        weights
    }

    /// The root of the mean squared error that these weights leave.
    fn rest(&self, weights: &[f64; FEATURES]) -> f64 {
        let mut error = self.error;
        for row in 0..FEATURES {
            error -= 2.0 * weights[row] * self.right[row];
            for column in 0..FEATURES {
                error += weights[row] * weights[column] * self.square[row][column];
            }
        }
        (error / self.count.max(1) as f64).sqrt()
    }
}

/// Plays a game and adds what was seen in it, by phase.
fn play(rules: RuleSet, players: usize, seed: u64, sums: &mut [Sums]) {
    let Ok(mut game) = Game::from_seed(rules, players, seed) else { return };
    let mut rng = SmallRng::seed_from_u64(seed);
    let mut apprentice = Level::Apprentice.bot(rng.random(), 1);
    let slips: Vec<_> = (0..players).map(|_| SLIPS[rng.random_range(0..4)]).collect();
    let mut seen = Vec::new();
    let mut moves = Vec::new();
    while let Some(seat) = game.to_move() {
        if rng.random_bool(SAMPLE) {
            for seat in Seat::first(game.players()) {
                let coins = game.coins(seat);
                seen.push((game.phase() as usize, seat, coins, features(&game, seat)));
            }
        }
        let view = game.view(Viewer::Seat(seat));
        game.legal_moves(&mut moves);
        let slip = rng.random_bool(slips[seat.index()]);
        let choice = if slip { None } else { apprentice.play(&view, Budget::default()) };
        let mv = choice.unwrap_or_else(|| moves[rng.random_range(0..moves.len())]);
        game.play_unchecked(mv);
    }
    for (phase, seat, coins, features) in seen {
        sums[phase].add(&features, f64::from(game.worth(seat)) - f64::from(coins));
    }
}

fn main() {
    let mut args = std::env::args().skip(1);
    let games: u64 = args.next().and_then(|text| text.parse().ok()).unwrap_or(2000);
    let first: u64 = args.next().and_then(|text| text.parse().ok()).unwrap_or(1_000_000);
    let base = (2..=4).map(|players| (RuleSet { round_limit: 40, ..RuleSet::default() }, players));
    let muria = (2..=5).map(|players| (RuleSet { round_limit: 40, ..RuleSet::muria() }, players));
    println!("//! The valuation's weights, by table and phase. Written by `examples/tune.rs`.\n");
    println!("use crate::valuation::FEATURES;\n");
    println!("#[rustfmt::skip]");
    println!("#[allow(clippy::approx_constant, reason = \"a weight may look like one\")]");
    println!("pub(crate) static WEIGHTS: [[[f32; FEATURES]; 3]; 7] = [");
    for (rules, players) in base.chain(muria) {
        let empty = || vec![Sums::new(); 3];
        let add = |mut sums: Vec<Sums>, game| {
            play(rules, players, first + game, &mut sums);
            sums
        };
        let merge = |one: Vec<Sums>, two: Vec<Sums>| {
            one.into_iter().zip(two).map(|(one, two)| one.merge(two)).collect()
        };
        let sums = (0..games).into_par_iter().fold(empty, add).reduce(empty, merge);
        println!("    [");
        for (phase, sums) in sums.iter().enumerate() {
            let weights = sums.solve();
            let numbers: Vec<_> = weights.iter().map(|weight| format!("{weight:.3}")).collect();
            println!("        [{}],", numbers.join(", "));
            if let Ok(game) = Game::from_seed(rules, players, 0) {
                eprintln!(
                    "table {} phase {}: {} positions, error {:.1} groszy",
                    table(&game),
                    phase + 1,
                    sums.count,
                    sums.rest(&weights)
                );
            }
        }
        println!("    ],");
    }
    println!("];");
}
