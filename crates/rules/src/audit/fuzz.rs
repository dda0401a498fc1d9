//! What the fuzzers run, in ordinary functions: the fuzz targets in `fuzz/` call these, and so does
//! a short deterministic run in the tests.

use super::{any_move, play, position, sample};
use crate::{Edition, Expansion, Fatigue, Game, Move, MoveList, Record, RuleSet, Setup};
use rand::SeedableRng;
use rand_chacha::ChaCha8Rng;

/// A text is refused, or reads back as it was written.
///
/// # Panics
/// If it does not: that is how a fuzzer notices it.
pub fn fuzz_move(text: &str) {
    if let Ok(mv) = text.parse::<Move>() {
        assert_eq!(mv.to_string(), text);
    }
}

/// A text is refused as a record, or is written back as the same game; its moves are refused or
/// played.
///
/// # Panics
/// If it is not: that is how a fuzzer notices it.
pub fn fuzz_record(text: &str) {
    if let Ok(record) = Record::from_json(text, Edition::standard()) {
        let again = Record::from_json(&record.to_json(), Edition::standard());
        assert_eq!(again.as_ref(), Ok(&record));
        assert_eq!(record.position(), record.position());
    }
}

/// Bytes as a game: the first ones choose the table and the deal, each further one a move. Every
/// position is audited, and a few moves that may be illegal are tried at each.
///
/// # Panics
/// If an audit finds a fault: that is how a fuzzer notices it.
pub fn fuzz_play(bytes: &[u8]) {
    let Some((&[table, settings, seed, variety], choices)) = bytes.split_first_chunk() else {
        return;
    };
    let muria = table & 1 == 1;
    let rules = RuleSet {
        expansion: if muria { Expansion::Muria } else { Expansion::None },
        mapped: settings & 1 > 0,
        cart_capacity: (settings & 2 > 0).then_some(2),
        bucket_into_unrevealed: settings & 4 > 0,
        fatigue: if settings & 8 > 0 { Fatigue::All } else { Fatigue::Crew },
        pump_with_tired: settings & 16 > 0,
        round_limit: 1 + (settings >> 5) * 6,
    };
    let players = 2 + usize::from(table >> 1) % if muria { 4 } else { 3 };
    let setup = Setup::from_seed(&rules, Edition::standard(), seed.into());
    let Ok(mut game) = Game::new(rules, players, &setup, Edition::standard()) else {
        unreachable!("{players} players can play");
    };
    let mut rng = ChaCha8Rng::seed_from_u64(variety.into());
    let mut list = MoveList::new();
    for &choice in choices {
        game.legal_moves(&mut list);
        let audited = position(&game, &list).and_then(|()| sample(&game, &list, 3, &mut rng));
        assert_eq!(audited, Ok(()));
        if list.is_empty() {
            // Every move that is tried now is refused.
            assert!(game.check(&any_move(&game, &mut rng)).is_err());
            return;
        }
        let mv = list[usize::from(choice) * list.len() / 256];
        assert_eq!(play(&mut game, &mv), Ok(()));
    }
}
