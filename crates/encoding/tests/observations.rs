//! Observations, over positions of every sort of game.

#![allow(clippy::unwrap_used, reason = "a test may fail")]

mod common;

use common::{Play, each_position, play};
use magnumsal_encoding::{Layout, OBSERVATION_LENGTH, observe, observe_game};
use magnumsal_rules::{Edition, Game, RuleSet, Seat, Setup, Sketch, View, Viewer};
use rand::{SeedableRng, rngs::SmallRng};
use std::collections::HashMap;

fn observed(view: &View) -> Vec<u8> {
    let mut bytes = vec![7; OBSERVATION_LENGTH];
    observe(view, &mut bytes).unwrap();
    bytes
}

fn part<'b>(bytes: &'b [u8], name: &str) -> &'b [u8] {
    &bytes[Layout::part(name).unwrap().range()]
}

#[test]
fn parts_follow_each_other() {
    let mut end = 0;
    for part in Layout::parts() {
        assert_eq!(part.offset, end, "{}", part.name);
        assert_eq!(Layout::part(part.name), Some(part));
        end += part.len();
    }
    assert_eq!(end, OBSERVATION_LENGTH);
    assert_eq!(Layout::part("hidden"), None);
}

#[test]
fn the_layout_is_frozen() {
    // A byte means the same for ever. Whoever has to change the layout raises OBSERVATION_VERSION and writes the
    // new numbers here.
    let parts = Layout::parts().iter().map(|part| format!("{} {:?}\n", part.name, part.shape));
    let hash = parts.collect::<String>().bytes().fold(0xcbf2_9ce4_8422_2325_u64, |hash, byte| {
        (hash ^ u64::from(byte)).wrapping_mul(0x0100_0000_01b3)
    });
    let frozen =
        (magnumsal_encoding::OBSERVATION_VERSION, OBSERVATION_LENGTH, format!("{hash:016x}"));
    assert_eq!(frozen, (1, 1556, "2938cbd1f7523c2e".to_owned()));
}

#[test]
fn nothing_hidden_is_in_an_observation() {
    let mut rng = SmallRng::seed_from_u64(1);
    let (mut different, mut positions) = (0, 0);
    each_position(6, |game| {
        positions += 1;
        if positions % 8 != 0 {
            return;
        }
        let viewer = game.to_move().map_or(Viewer::Spectator, Viewer::Seat);
        let view = game.view(viewer);
        let bytes = observed(&view);
        for _ in 0..3 {
            let other = view.deal(&mut rng);
            different += u32::from(other != *game);
            assert_eq!(observed(&other.view(viewer)), bytes);
            let mut of_game = vec![7; OBSERVATION_LENGTH];
            observe_game(&other, viewer, &mut of_game).unwrap();
            assert_eq!(of_game, bytes);
        }
    });
    assert!(different > 1000, "{different}");
}

/// Everything that a view shows is in the bytes: where these are equal, so is all that lies open.
#[test]
fn what_looks_different_has_different_bytes() {
    let mut seen: HashMap<Vec<u8>, String> = HashMap::new();
    let mut positions = 0;
    each_position(6, |game| {
        positions += 1;
        if positions % 4 != 0 {
            return;
        }
        let view = game.view(Viewer::Seat(Seat::new(0).unwrap()));
        let open = serde_json::to_string(&(
            game.position().without_stacks(),
            view.unseen(),
            game.rules().in_force(),
        ));
        let open = open.unwrap();
        let before = seen.entry(observed(&view)).or_insert_with(|| open.clone());
        assert_eq!(*before, open);
    });
    assert!(seen.len() > 2000, "{}", seen.len());
}

#[test]
fn the_one_who_looks_comes_first() {
    play(RuleSet { round_limit: 8, ..RuleSet::muria() }, 4, 3, Play::ByVerb, |game| {
        for looking in Seat::first(4) {
            let bytes = observed(&game.view(Viewer::Seat(looking)));
            let mut seat = looking;
            for place in 0..4 {
                assert_eq!(u16::from(part(&bytes, "coins")[place]), game.coins(seat).min(255));
                assert_eq!(part(&bytes, "supply")[place], game.supply(seat));
                assert_eq!(part(&bytes, "to_move")[place] == 1, game.to_move() == Some(seat));
                for slot in game.mine().existing() {
                    let standing = part(&bytes, "standing")[slot.index() * 5 + place];
                    assert_eq!(standing, game.mine().standing_miners(seat, slot));
                }
                seat = seat.next(4);
            }
            assert_eq!(part(&bytes, "present"), [1, 1, 1, 1, 0]);
        }
        let spectator = observed(&game.view(Viewer::Spectator));
        let mover = game.to_move().or(Seat::new(0)).unwrap();
        assert_eq!(spectator, observed(&game.view(Viewer::Seat(mover))));
    });
}

#[test]
fn e5_the_way_up_is_seen_while_a_toll_is_shared() {
    let text = "mine 1C b · 2C bc · 2R1 bb/0 aa; a coins 9";
    let mut game = Sketch::parse(text, Edition::standard()).unwrap().game();
    game.play(&"extract 2R1 bb crew 2".parse().unwrap()).unwrap();
    let bytes = observed(&game.view(Viewer::Seat(Seat::new(0).unwrap())));
    assert_eq!(part(&bytes, "due"), [0, 0, 0, 1, 0]);
    assert_eq!(
        (part(&bytes, "way")[..2].to_vec(), part(&bytes, "owed")[..2].to_vec()),
        (vec![2, 1], vec![2, 2])
    );
    assert_eq!((part(&bytes, "hauled"), part(&bytes, "paid")), (&[2][..], &[0][..]));
}

/// Prices and orders of other editions come with the bytes; what nobody has seen is counted by its place in the
/// box's list.
#[test]
fn other_editions_are_observed_too() {
    let [(_, base), _] = Edition::files() else { panic!("two files") };
    let file = base.replace("bb=9", "bb=12").replace("[3, 4, 5]", "[4, 5, 6]");
    let edition = Edition::from_files(&[("other.toml", &file)]).unwrap();
    let rules = RuleSet::default();
    let setup = Setup::from_seed(&rules, &edition, 1);
    let game = Game::new(rules, 2, &setup, &edition).unwrap();
    let bytes = observed(&game.view(Viewer::Spectator));
    assert_eq!(part(&bytes, "tool_price"), [4, 5, 6]);
    let orders: u8 = part(&bytes, "unseen_orders").iter().sum();
    assert_eq!(orders, 8 * 3 - 3);
}

/// `cargo xtask docs` writes it; this runs where somebody tests this crate alone.
#[test]
fn the_document_is_up_to_date() {
    let written = include_str!("../../../docs/observations.md");
    assert_eq!(written, magnumsal_encoding::observations_doc(), "run `cargo xtask docs`");
}

#[test]
fn a_buffer_of_another_length_is_refused() {
    let game = Game::from_seed(RuleSet::default(), 2, 1).unwrap();
    let error = observe(&game.view(Viewer::Spectator), &mut [0; 3]).unwrap_err().to_string();
    assert!(error.starts_with("the buffer for the observation must have"), "{error}");
}
