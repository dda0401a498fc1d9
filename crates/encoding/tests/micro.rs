//! Micro-actions, over positions of every sort of game.

#![allow(clippy::unwrap_used, reason = "a test may fail")]

mod common;

use common::each_position;
use magnumsal_encoding::{ActionSpace, Legal, Micro, MicroMove};

/// Follows every sequence of choices; shows the id that each one leads to, and how many choices it took.
fn follow(choice: &MicroMove, shown: &mut impl FnMut(u32, usize)) {
    let legal = choice.legal();
    assert!(!legal.is_empty() && legal.is_sorted_by(|one, other| one < other));
    // Only the verb is asked where there is nothing to choose.
    assert!(legal.len() > 1 || choice.taken().is_empty(), "{choice:?}");
    for &id in legal {
        assert!(id < Micro::COUNT as u32);
        let mut next = choice.clone();
        match next.choose(id).unwrap() {
            Some(chosen) => {
                assert!(next.legal().is_empty());
                shown(chosen, next.taken().len());
            }
            None => follow(&next, shown),
        }
    }
}

#[test]
fn every_legal_move_is_reached_by_exactly_one_sequence() {
    let mut legal = Legal::default();
    let (mut positions, mut moves, mut choices) = (0, 0, 0);
    each_position(8, |game| {
        positions += 1;
        if positions % 5 != 0 || game.is_over() {
            return;
        }
        let space = ActionSpace::of(game).unwrap();
        legal.list(space, game);
        let mut reached = Vec::new();
        follow(&MicroMove::new(space, legal.ids()), &mut |id, count| {
            reached.push(id);
            choices += count;
        });
        reached.sort_unstable();
        assert_eq!(reached, legal.ids());
        moves += reached.len();
    });
    assert!(moves > 100_000, "{moves}");
    let mean = choices as f64 / moves as f64;
    assert!((1.5..4.0).contains(&mean), "{mean} choices a move");
}

#[test]
fn a_choice_that_cannot_be_made_is_refused_and_changes_nothing() {
    let game = common::start(4);
    let space = ActionSpace::of(&game).unwrap();
    let mut ids = Vec::new();
    space.legal(&game, &mut ids);
    let mut choice = MicroMove::new(space, &ids);
    let before = choice.legal().to_vec();
    for id in (0..300).chain([u32::MAX]).filter(|id| !before.contains(id)) {
        let error = choice.choose(id).unwrap_err();
        assert!(error.to_string().starts_with(&format!("micro-action {id} cannot be chosen now")));
        assert_eq!(choice.legal(), before);
    }
    assert!(MicroMove::new(space, &[]).legal().is_empty());
}
