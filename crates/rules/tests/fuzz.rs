//! A short deterministic run of what the fuzz targets run.

#![allow(clippy::unwrap_used, reason = "a test may fail")]

use magnumsal_rules::audit::{fuzz_move, fuzz_play, fuzz_record};
use magnumsal_rules::{Edition, Record, RuleSet, Setup};
use rand::{Rng, RngExt, SeedableRng, rngs::SmallRng};

#[test]
fn bytes_as_games() {
    let mut rng = SmallRng::seed_from_u64(1);
    for _ in 0..40 {
        let mut bytes = vec![0; 250];
        rng.fill_bytes(&mut bytes);
        fuzz_play(&bytes);
    }
    fuzz_play(&[]);
}

#[test]
fn mutated_moves() {
    let notation = include_str!("../../../docs/notation.md");
    let mut rng = SmallRng::seed_from_u64(2);
    for line in notation.lines().flat_map(|line| std::iter::repeat_n(line, 20)) {
        fuzz_move(&mutated(line, &mut rng));
    }
}

#[test]
fn mutated_records() {
    let rules = RuleSet::muria();
    let setup = Setup::from_seed(&rules, Edition::standard(), 3);
    let names = vec!["Ada".to_owned(), "Bruno".to_owned()];
    let mut record = Record::new(rules, names, setup, Edition::standard()).unwrap();
    record.moves = ["place supply 1C", "end", "pass"].map(str::to_owned).to_vec();
    let text = record.to_json();
    let mut rng = SmallRng::seed_from_u64(3);
    for _ in 0..3000 {
        fuzz_record(&mutated(&text, &mut rng));
    }
}

/// The text with a few characters removed, doubled or swapped.
fn mutated(text: &str, rng: &mut impl Rng) -> String {
    let mut letters: Vec<char> = text.chars().collect();
    for _ in 0..rng.random_range(0..3) {
        if letters.is_empty() {
            break;
        }
        let (one, two) = (rng.random_range(0..letters.len()), rng.random_range(0..letters.len()));
        match rng.random_range(0..3) {
            0 => _ = letters.remove(one),
            1 => letters.insert(one, letters[two]),
            _ => letters.swap(one, two),
        }
    }
    letters.into_iter().collect()
}
