//! The record that the page in the browser teaches the game with.

#![allow(clippy::unwrap_used, reason = "a test may fail")]

use magnumsal_rules::{Edition, Phase, Record};

const FIRST_GAME: &str = include_str!("../../../web/src/learn/first-game.json");

#[test]
fn every_move_of_the_first_game_is_legal_and_they_fill_one_phase() {
    let record = Record::from_json(FIRST_GAME, Edition::standard()).unwrap();
    let mut plies_in_phase_one = 0;
    let end = record
        .replay(|ply, game, _| {
            if game.phase() == Phase::I {
                plies_in_phase_one = ply + 1;
            }
        })
        .unwrap();
    assert_eq!(end.phase(), Phase::II);
    assert_eq!(plies_in_phase_one, record.moves.len());
}
