//! Bots of all ranks play whole games with each other, to the end.

#![allow(clippy::unwrap_used, reason = "a test may fail")]

mod common;

use common::{Table, start, tables, view};
use magnumsal_bots::{Bot, Budget, Level};
use magnumsal_rules::Game;

/// Plays a game with a bot at every seat.
fn whole_game(table: Table, seed: u64, ranks: &[Level]) -> Game {
    let bot = |(seat, rank): (usize, &Level)| rank.bot(seed * 10 + seat as u64, 1);
    let mut bots: Vec<Box<dyn Bot>> = ranks.iter().enumerate().map(bot).collect();
    let mut game = start(table, seed);
    while let Some(seat) = game.to_move() {
        let mv = bots[seat.index()].play(&view(&game), Budget::Iterations(8)).unwrap();
        let rank = ranks[seat.index()];
        assert_eq!(game.play(&mv), Ok(()), "{rank} at {table:?}, seed {seed}: {mv}");
    }
    game
}

/// The ranks take their seats in turn until each has played at the table.
fn everybody_plays_at(table: Table) {
    let players = table.1;
    for number in 0..Level::ALL.len().div_ceil(players) {
        let seats = (0..players).map(|seat| number * players + seat);
        let ranks: Vec<Level> = seats.map(|seat| Level::ALL[seat % Level::ALL.len()]).collect();
        let outcome = whole_game(table, number as u64, &ranks).outcome().unwrap();
        assert_eq!(outcome.scores.len(), players);
        assert!(!outcome.winners.is_empty());
    }
}

#[test]
fn everybody_plays_base_games_to_the_end() {
    tables(3).filter(|(rules, _)| !rules.is_muria() && !rules.mapped).for_each(everybody_plays_at);
}

#[test]
fn everybody_plays_muria_to_the_end() {
    tables(3).filter(|(rules, _)| rules.is_muria() && !rules.mapped).for_each(everybody_plays_at);
}

#[test]
fn apprentices_play_games_of_full_length_at_every_table() {
    for table in tables(60) {
        let ranks = vec![Level::Apprentice; table.1];
        assert!(whole_game(table, 5, &ranks).is_over());
    }
}
