//! Explicit chance: what comes up is drawn by the caller, and the chances are right.

#![allow(clippy::unwrap_used, reason = "a test may fail")]

mod common;

use common::{Play, Player, TABLES};
use magnumsal_encoding::{
    Beginning, CHANCE_IDS, Chance, Layout, OBSERVATION_LENGTH, Reveal, describe_chance, observe,
};
use magnumsal_rules::{Edition, Game, MoveList, RuleSet, Viewer};
use rand::{RngExt, SeedableRng, rngs::SmallRng};
use std::collections::BTreeMap;

/// One of the outcomes, each as often as its chance says.
fn pick(chances: &[Chance], rng: &mut SmallRng) -> u32 {
    let sum: f64 = chances.iter().map(|chance| chance.probability).sum();
    assert!((sum - 1.0).abs() < 1e-9, "{sum}");
    assert!(chances.is_sorted_by(|one, other| one.id < other.id));
    assert!(chances.iter().all(|chance| chance.probability > 0.0));
    let mut rest = rng.random::<f64>();
    for chance in chances {
        rest -= chance.probability;
        if rest < 0.0 {
            return chance.id;
        }
    }
    chances.last().unwrap().id
}

fn begin(rules: RuleSet, players: usize, rng: &mut SmallRng) -> Game {
    let mut beginning = Beginning::new(rules, players, Edition::standard()).unwrap();
    loop {
        let id = pick(&beginning.chances(), rng);
        if let Some(game) = beginning.draw(id).unwrap() {
            return game;
        }
    }
}

/// Whole games in which all that comes up is drawn from outside; what was drawn lies there, and the stacks keep what is
/// left.
#[test]
fn games_can_be_played_with_explicit_chance() {
    let mut most = 0;
    for (number, (expansion, players)) in TABLES.into_iter().enumerate() {
        for mapped in [false, true] {
            let rules = RuleSet { expansion, mapped, round_limit: 8, ..RuleSet::default() };
            let mut rng = SmallRng::seed_from_u64(number as u64);
            let mut game = begin(rules, players, &mut rng);
            let mut player = Player::new(number as u64, Play::ByVerb);
            while let Some(mv) = player.choose(&game) {
                let piles = game.draws(&mv);
                let Some(mut reveal) = Reveal::of(&game, &mv) else {
                    assert!(piles.is_empty());
                    game.play(&mv).unwrap();
                    continue;
                };
                let mut drawn = Vec::new();
                let after = loop {
                    let chances = reveal.chances();
                    most = most.max(chances.len());
                    drawn.push(pick(&chances, &mut rng));
                    if let Some(after) = reveal.draw(*drawn.last().unwrap()).unwrap() {
                        break after;
                    }
                };
                assert_eq!(drawn.len(), piles.len());
                // One less of each is unseen now, wherever it is still counted.
                let (before, now) = (unseen(&game), unseen(&after));
                for id in &drawn {
                    let count = drawn.iter().filter(|other| *other == id).count();
                    let index = *id as usize;
                    assert_eq!(usize::from(before[index]) - count, usize::from(now[index]), "{mv}");
                }
                game = after;
            }
            assert!(game.outcome().is_some());
        }
    }
    assert!((8..=11).contains(&most), "{most}");
}

/// The counts of an observation, where an outcome's id is a place.
fn unseen(game: &Game) -> Vec<u8> {
    let mut bytes = vec![0; OBSERVATION_LENGTH];
    observe(&game.view(Viewer::Spectator), &mut bytes).unwrap();
    let first = Layout::part("unseen_tiles").unwrap().offset;
    let last = Layout::part("unseen_tools").unwrap().range().end;
    bytes[first..last].to_vec()
}

/// The chances are those of a shuffled stack: among many deals of one view, each outcome is as frequent as it should be.
#[test]
fn chances_are_those_of_a_shuffled_stack() {
    let mut rng = SmallRng::seed_from_u64(5);
    let mut checked = 0;
    for rules in [RuleSet::default(), RuleSet::muria()] {
        let mut game = Game::from_seed(rules, 3, 9).unwrap();
        let mut player = Player::new(9, Play::ByVerb);
        let mut list = MoveList::new();
        for _ in 0..150 {
            game.legal_moves(&mut list);
            let revealing = list.iter().find(|mv| game.draws(mv).len() == 1);
            if let Some(mv) = revealing.copied().filter(|_| rng.random_ratio(1, 12)) {
                checked += 1;
                let view = game.view(Viewer::Spectator);
                let mut found: BTreeMap<String, u32> = BTreeMap::new();
                for _ in 0..2000 {
                    let drawn = view.deal(&mut rng).drawn_by(&mv);
                    *found.entry(drawn[0].to_string()).or_default() += 1;
                }
                let reveal = Reveal::of(&game, &mv).unwrap();
                assert_eq!(reveal.chances().len(), found.len());
                for Chance { id, probability } in reveal.chances() {
                    let text = describe_chance(id, game.components()).unwrap();
                    let name = found.keys().find(|name| text.split(' ').any(|word| word == *name));
                    let share = f64::from(found[name.unwrap()]) / 2000.0;
                    assert!((share - probability).abs() < 0.06, "{text}: {share}, {probability}");
                }
            }
            let Some(mv) = player.choose(&game) else { break };
            game.play(&mv).unwrap();
        }
    }
    assert!(checked > 5, "{checked}");
}

/// With unknown stacks nobody knows either which kinds of tools are in play: two of nine are not.
#[test]
fn s6_tools_of_unknown_kinds_are_less_likely() {
    let opening =
        ["bb=9", "bb=9", "bg=11", "rope", "rope", "cart"].map(|text| text.parse().unwrap());
    let rules = RuleSet::muria();
    let mut game = Game::unknown(rules, 2, &opening, Edition::standard()).unwrap();
    game.play(&"place supply 1C".parse().unwrap()).unwrap();
    game.play(&"end".parse().unwrap()).unwrap();
    let reveal = Reveal::of(&game, &"buy 1".parse().unwrap()).unwrap();
    let chances: BTreeMap<String, f64> = reveal
        .chances()
        .into_iter()
        .map(|chance| (describe_chance(chance.id, game.components()).unwrap(), chance.probability))
        .collect();
    // 18 cards are left: one rope, two carts, and 15 of five of the other seven kinds.
    let near =
        |name: &str, share: f64| assert!((chances[name] - share).abs() < 1e-9, "{chances:?}");
    near("tool rope", 1.0 / 18.0);
    near("tool cart", 2.0 / 18.0);
    near("tool mill", 15.0 / 7.0 / 18.0);
}

#[test]
fn what_cannot_come_is_refused() {
    let mut beginning = Beginning::new(RuleSet::muria(), 4, Edition::standard()).unwrap();
    assert_eq!(beginning.chances().len(), 36);
    for id in [0, 71, CHANCE_IDS as u32, u32::MAX] {
        let error = beginning.draw(id).unwrap_err();
        assert_eq!(error.to_string(), format!("outcome {id} cannot come next"));
    }
    let game = common::start(2);
    assert!(Reveal::of(&game, &"place supply 1C".parse().unwrap()).is_none());
    assert!(Reveal::of(&game, &"place supply 4C".parse().unwrap()).is_none());
    assert!(Beginning::new(RuleSet::default(), 5, Edition::standard()).is_err());
    let components = game.components();
    assert_eq!(describe_chance(u32::MAX, components), None);
    assert_eq!(
        describe_chance(CHANCE_IDS as u32 - 1, components).unwrap(),
        "played without saltworks and mill"
    );
}
