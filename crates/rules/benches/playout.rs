//! Uniformly random play, of Magnum Sal and of chess, for benchmarks.

use magnumsal_rules::{Game, MoveList, RuleSet};
use rand::{Rng, RngExt, SeedableRng};
use rand_chacha::ChaCha8Rng;
use shakmaty::{Chess, Position};

/// A game at its start.
pub fn start(rules: RuleSet, players: usize, seed: u64) -> Game {
    // The benchmarks ask for two to five players only.
    #[allow(clippy::expect_used)]
    Game::from_seed(rules, players, seed).expect("a valid number of players")
}

/// Plays to the end with the full list of legal moves at every ply; returns the number of moves.
pub fn playout(mut game: Game, list: &mut MoveList, rng: &mut impl Rng) -> u64 {
    let mut moves = 0;
    loop {
        game.legal_moves(list);
        if list.is_empty() {
            return moves;
        }
        game.play_unchecked(list[rng.random_range(0..list.len())]);
        moves += 1;
    }
}

/// Plays chess to the end, or for 600 plies, with the full list of legal moves at every ply.
pub fn chess_playout(rng: &mut impl Rng) -> u64 {
    let mut position = Chess::default();
    let mut moves = 0;
    while moves < 600 {
        let list = position.legal_moves();
        if list.is_empty() || position.is_insufficient_material() {
            break;
        }
        let chosen = list[rng.random_range(0..list.len())];
        position.play_unchecked(chosen);
        moves += 1;
    }
    moves
}

/// A generator for a benchmark: fast, and the same in every run.
pub fn rng(seed: u64) -> ChaCha8Rng {
    ChaCha8Rng::seed_from_u64(seed)
}

/// Positions from the middle of random games in which an action is to be chosen.
pub fn mid_game(rules: RuleSet, players: usize, count: usize) -> Vec<Game> {
    let mut rng = rng(1);
    let mut list = MoveList::new();
    let mut positions = Vec::new();
    for seed in 0.. {
        let mut game = start(rules, players, seed);
        for ply in 0..400 {
            game.legal_moves(&mut list);
            if list.is_empty() {
                break;
            }
            if ply > 100 && ply % 37 == 0 && game.actions() == 2 && list.len() > 10 {
                positions.push(game.clone());
                if positions.len() == count {
                    return positions;
                }
            }
            game.play_unchecked(list[rng.random_range(0..list.len())]);
        }
    }
    positions
}
