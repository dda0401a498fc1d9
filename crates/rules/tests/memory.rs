//! Positions and moves are small, and playing allocates nothing.

#![allow(clippy::unwrap_used, reason = "a test may fail")]

use magnumsal_rules::{Game, Move, MoveList, RuleSet};
use rand::{RngExt, SeedableRng, rngs::SmallRng};

#[test]
fn positions_and_moves_are_small() {
    assert!(size_of::<Move>() <= 16, "{}", size_of::<Move>());
    // The plan was 640 bytes; `docs/architecture.md` says what the rest buys.
    assert!(size_of::<Game>() <= 792, "{}", size_of::<Game>());
}

#[test]
fn playing_to_the_end_allocates_nothing() {
    let mut list = MoveList::with_capacity(4096);
    for (rules, players) in [(RuleSet::default(), 4), (RuleSet::muria(), 5)] {
        for seed in 0..20 {
            let mut rng = SmallRng::seed_from_u64(seed);
            let mut game = Game::from_seed(rules, players, seed).unwrap();
            let counted = allocation_counter::measure(|| {
                loop {
                    game.legal_moves(&mut list);
                    if list.is_empty() {
                        break;
                    }
                    game.play_unchecked(list[rng.random_range(0..list.len())]);
                }
            });
            assert_eq!(counted.count_total, 0, "{players} players, seed {seed}");
        }
    }
}

#[test]
fn the_allocation_counter_counts() {
    let counted = allocation_counter::measure(|| drop(std::hint::black_box(vec![1_u8; 64])));
    assert_eq!(counted.count_total, 1);
}
