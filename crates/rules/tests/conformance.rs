//! One conformance suite over random games of every player number, edition and setting.

#![allow(clippy::unwrap_used, reason = "a test may fail")]

mod random_play;

use magnumsal_rules::{
    AllowedValues, Edition, Fatigue, Game, Move, MoveList, Record, RuleSet, Setting, SettingValue,
    Setup, audit,
};
use proptest::prelude::*;
use rand::{SeedableRng, rngs::SmallRng};
use random_play::{Policy, choose};

/// Every edition with every number of players.
const TABLES: [(bool, usize); 7] =
    [(false, 2), (false, 3), (false, 4), (true, 2), (true, 3), (true, 4), (true, 5)];

/// Each setting changed alone, and all together; the expansion is the table's.
fn settings() -> Vec<RuleSet> {
    let mut all = vec![RuleSet::default()];
    let mut together = RuleSet::default();
    for setting in Setting::all().iter().filter(|setting| setting.key != "expansion") {
        let others: Vec<SettingValue> = match setting.allowed {
            AllowedValues::OneOf(_) => setting.others().map(|choice| choice.value).collect(),
            AllowedValues::Number { .. } => vec![SettingValue::Number(7)],
        };
        for value in others {
            let mut alone = RuleSet::default();
            assert!(setting.set(&mut alone, value) && setting.set(&mut together, value));
            all.push(alone);
        }
    }
    together.round_limit = 30;
    all.push(together);
    all
}

/// Plays a game to its end with every audit at every ply; returns its record.
fn audited_game(rules: RuleSet, players: usize, seed: u64, policy: Policy) -> Record {
    let setup = Setup::from_seed(&rules, Edition::standard(), seed);
    let names = (0..players).map(|seat| format!("player {seat}")).collect();
    let mut record = Record::new(rules, names, setup, Edition::standard()).unwrap();
    let mut rng = SmallRng::seed_from_u64(seed);
    let mut game = record.start().unwrap();
    let mut list = MoveList::new();
    loop {
        game.legal_moves(&mut list);
        let ply = record.moves.len();
        let context =
            |fault| format!("{rules:?}, {players} players, seed {seed}, ply {ply}: {fault}");
        audit::position(&game, &list).map_err(context).unwrap();
        audit::sample(&game, &list, 12, &mut rng).map_err(context).unwrap();
        if ply.is_multiple_of(16) {
            audit::view(&game, &mut rng).map_err(context).unwrap();
        }
        if list.is_empty() {
            return record;
        }
        let mv = choose(policy, &list, &mut rng);
        audit::play(&mut game, &mv).map_err(context).unwrap();
        record.moves.push(mv.to_string());
    }
}

#[test]
fn every_table_and_setting_keeps_the_invariants() {
    for (muria, players) in TABLES {
        for (index, rules) in settings().into_iter().enumerate() {
            let rules = if muria {
                RuleSet { expansion: RuleSet::muria().expansion, ..rules }
            } else {
                rules
            };
            let policy = if index % 2 == 0 { Policy::ByVerb } else { Policy::Uniform };
            audited_game(rules, players, index as u64 + 100, policy);
        }
    }
}

#[test]
fn a_record_replays_to_the_same_trace() {
    for (muria, players) in TABLES {
        let rules = if muria { RuleSet::muria() } else { RuleSet::default() };
        let record = audited_game(RuleSet { round_limit: 20, ..rules }, players, 5, Policy::ByVerb);
        let again = Record::from_json(&record.to_json(), Edition::standard()).unwrap();
        assert_eq!(again, record);
        assert_eq!(trace(&record), trace(&again));
    }
}

/// Every line of a record's trace.
fn trace(record: &Record) -> Vec<String> {
    let mut lines = Vec::new();
    let line = |ply, game: &Game| serde_json::to_string(&game.trace_line(ply)).unwrap();
    record.replay(|ply, game, _| lines.push(line(ply, game))).unwrap();
    lines
}

fn any_rules() -> impl Strategy<Value = (RuleSet, usize)> {
    let switches = any::<(bool, bool, bool, bool, bool)>();
    (0..TABLES.len(), switches, any::<bool>(), 1_u8..=40).prop_map(
        |(table, (mapped, cart, bucket, fatigue, pump), short, limit)| {
            let (muria, players) = TABLES[table];
            let rules = RuleSet {
                expansion: if muria { RuleSet::muria().expansion } else { Default::default() },
                mapped,
                cart_capacity: cart.then_some(2),
                bucket_into_unrevealed: bucket,
                fatigue: if fatigue { Fatigue::All } else { Fatigue::Crew },
                pump_with_tired: pump,
                round_limit: if short { limit } else { 40 },
            };
            (rules, players)
        },
    )
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 24, failure_persistence: None, ..Default::default() })]

    #[test]
    fn any_game_keeps_the_invariants((rules, players) in any_rules(), seed in any::<u64>(), by_verb in any::<bool>()) {
        audited_game(rules, players, seed, if by_verb { Policy::ByVerb } else { Policy::Uniform });
    }
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 2000, failure_persistence: None, ..Default::default() })]

    #[test]
    fn any_move_reads_back_from_its_text(seed in any::<u64>(), muria in any::<bool>()) {
        let rules = if muria { RuleSet::muria() } else { RuleSet::default() };
        let game = Game::from_seed(rules, 4, seed).unwrap();
        let mv = audit::any_move(&game, &mut SmallRng::seed_from_u64(seed));
        prop_assert_eq!(mv.to_string().parse(), Ok(mv));
    }

    #[test]
    fn any_text_is_read_or_refused_and_reads_back(text in "[a-z+!@ ,:0-9CLR-]{0,30}") {
        if let Ok(mv) = text.parse::<Move>() {
            prop_assert_eq!(mv.to_string(), text);
        }
    }

    #[test]
    fn any_garbled_record_is_read_or_refused(place in any::<prop::sample::Index>(), byte in any::<u8>()) {
        let rules = RuleSet::default();
        let setup = Setup::from_seed(&rules, Edition::standard(), 1);
        let names = vec!["Ada".to_owned(), "Bruno".to_owned()];
        let mut record = Record::new(rules, names, setup, Edition::standard()).unwrap();
        record.moves.push("place supply 1C".to_owned());
        let mut bytes = record.to_json().into_bytes();
        let index = place.index(bytes.len());
        bytes[index] = byte;
        if let Ok(text) = String::from_utf8(bytes)
            && let Ok(read) = Record::from_json(&text, Edition::standard())
        {
            // Every text that is accepted is written back as the same game.
            let _ = read.position();
            let again = Record::from_json(&read.to_json(), Edition::standard());
            prop_assert_eq!(again, Ok(read));
        }
    }
}
