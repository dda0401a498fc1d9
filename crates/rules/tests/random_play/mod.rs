//! Ways to play at random.

use magnumsal_rules::Move;
use rand::{Rng, RngExt};

/// How a move is picked.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Policy {
    /// Every legal move alike.
    Uniform,
    /// A kind of move first, then one of that kind: rare kinds come up often, so that rich
    /// positions are reached. Passing and ending wait their turn.
    ByVerb,
}

/// Picks one of the legal moves.
pub fn choose(policy: Policy, list: &[Move], rng: &mut impl Rng) -> Move {
    match policy {
        Policy::Uniform => list[rng.random_range(0..list.len())],
        Policy::ByVerb => {
            let mut kinds: Vec<_> = list.iter().map(std::mem::discriminant).collect();
            let idle = |kind: &_| {
                *kind == std::mem::discriminant(&Move::Pass)
                    || *kind == std::mem::discriminant(&Move::Square)
            };
            kinds.dedup();
            let busy: Vec<_> = kinds.iter().copied().filter(|kind| !idle(kind)).collect();
            let pool = if busy.is_empty() || rng.random_ratio(1, 12) { &kinds } else { &busy };
            let kind = pool[rng.random_range(0..pool.len())];
            let of_kind: Vec<&Move> =
                list.iter().filter(|&mv| std::mem::discriminant(mv) == kind).collect();
            *of_kind[rng.random_range(0..of_kind.len())]
        }
    }
}
