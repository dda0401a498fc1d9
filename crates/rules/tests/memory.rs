//! Positions and moves are small, and playing allocates nothing.

#![allow(clippy::unwrap_used, reason = "a test may fail")]

use magnumsal_rules::{Edition, Game, Move, MoveList, Record, RuleSet, Setup, Viewer};
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

/// An edition of its own whose inn has one price for everybody.
fn edition(price: u8) -> Edition {
    let file = include_str!("../data/base.toml");
    let prices = format!("{:?}", [price; 7]);
    Edition::from_files(&[("own.toml", &file.replace("[5, 5, 5, 6, 6, 7, 8]", &prices))]).unwrap()
}

/// A game, a view of it and a record, all with an edition of their own that is dropped already.
fn own_game(price: u8) -> (Game, Record) {
    let (rules, edition) = (RuleSet::default(), edition(price));
    let setup = Setup::from_seed(&rules, &edition, price.into());
    let names = vec!["Ada".to_owned(), "Bruno".to_owned()];
    let record = Record::new(rules, names, setup, &edition).unwrap();
    (record.start().unwrap(), record)
}

#[test]
fn thousands_of_editions_are_loaded_and_dropped() {
    // What is made only once is no part of the measure.
    drop((Edition::standard(), own_game(1)));
    let counted = allocation_counter::measure(|| {
        for number in 0..3000_u32 {
            let (game, record) = own_game(1 + (number % 9) as u8);
            let view = game.view(Viewer::Spectator);
            drop((game, record));
            assert_eq!(view.position().components().inn_prices(), [1 + (number % 9) as u8; 7]);
        }
    });
    assert!(counted.count_total > 3000);
    assert_eq!((counted.count_current, counted.bytes_current), (0, 0));
    let kept = allocation_counter::measure(|| std::mem::forget(edition(1)));
    assert!(kept.bytes_current > 0, "an edition that stays is seen");
}

#[test]
fn games_of_different_editions_live_side_by_side() {
    let mut games: Vec<Game> = (4..=6).map(|price| own_game(price).0).collect();
    games.push(Game::from_seed(RuleSet::default(), 2, 1368).unwrap());
    let prices = games.iter().map(|game| game.components().inn_prices()[0]);
    assert_eq!(prices.collect::<Vec<_>>(), [4, 5, 6, 5]);
    // Two players begin at the fifth price (S7): all have to pay their own.
    for (game, price) in games.iter_mut().zip([4, 5, 6, 6]) {
        let seat = game.to_move().unwrap();
        let before = game.coins(seat);
        game.play(&"hire".parse().unwrap()).unwrap();
        assert_eq!(before - game.coins(seat), price);
    }
    assert_ne!(games[0], games[1]);
}

#[test]
fn the_allocation_counter_counts() {
    let counted = allocation_counter::measure(|| drop(std::hint::black_box(vec![1_u8; 64])));
    assert_eq!(counted.count_total, 1);
}
