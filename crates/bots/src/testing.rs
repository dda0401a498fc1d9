//! Positions for tests.

use crate::rollout::Scratch;
use magnumsal_rules::{Game, RuleSet};
use rand::{RngExt, SeedableRng};
use rand_chacha::ChaCha8Rng;

/// Shows every position of some games at every table, half of whose moves are sensible and half
/// are not.
pub(crate) fn each_position(mut show: impl FnMut(&Game)) {
    let base = RuleSet { round_limit: 12, ..RuleSet::default() };
    let muria = RuleSet { round_limit: 12, ..RuleSet::muria() };
    let mapped = |rules: RuleSet| RuleSet { mapped: true, ..rules };
    for rules in [base, mapped(base), muria, mapped(muria)] {
        for players in 2..=rules.expansion.max_players() {
            let mut rng = ChaCha8Rng::seed_from_u64(players.into());
            let mut game = Game::from_seed(rules, players.into(), 11).unwrap();
            let mut scratch = Scratch::default();
            while let Some(sensible) = scratch.best(&game, &mut rng) {
                show(&game);
                let any = scratch.moves[rng.random_range(0..scratch.moves.len())];
                game.play_unchecked(if rng.random_bool(0.5) { sensible } else { any });
            }
            show(&game);
        }
    }
}
