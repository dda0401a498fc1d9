//! Tests of what is shown of things that nobody has seen: it is what really comes.

use super::*;
use crate::{Edition, Move, RuleSet, Stacks, Viewer, draws::tests::turned_up, testing::at_2r1};
use rand::{SeedableRng, seq::IndexedRandom};
use rand_chacha::ChaCha8Rng;
use std::collections::BTreeSet;

/// Every box, number of players and way to lay the tiles, each with a seed.
fn tables() -> impl Iterator<Item = (RuleSet, usize, u64)> {
    let sizes = [(RuleSet::default(), 2..=4), (RuleSet::muria(), 2..=5)];
    let tables = sizes.into_iter().flat_map(|(rules, players)| {
        players.flat_map(move |players| {
            [false, true].map(|mapped| (RuleSet { mapped, round_limit: 14, ..rules }, players))
        })
    });
    tables.zip(1..).map(|((rules, players), seed)| (rules, players, seed))
}

fn unseen(game: &Game) -> Unseen {
    game.view(Viewer::Spectator).unseen()
}

/// Plays a random game to its end; `each` looks at every move before it is played.
fn play(game: &mut Game, seed: u64, mut each: impl FnMut(&mut Game, &Move)) {
    let mut rng = ChaCha8Rng::seed_from_u64(seed);
    let mut moves = Vec::new();
    while !game.is_over() {
        game.legal_moves(&mut moves);
        let mv = *moves.choose(&mut rng).unwrap();
        each(game, &mv);
    }
}

fn sorted<T: Ord + Copy>(items: impl IntoIterator<Item = T>) -> Vec<T> {
    let mut items: Vec<T> = items.into_iter().collect();
    items.sort_unstable();
    items
}

fn texts<T: ToString>(items: &[T]) -> Vec<String> {
    let mut texts: Vec<String> = items.iter().map(ToString::to_string).collect();
    texts.sort_unstable();
    texts
}

/// Whether a list has all of another's items, with repeats.
fn has_all<T: ToString>(list: &[T], items: &[T]) -> bool {
    let mut list = texts(list);
    texts(items).iter().all(|item| {
        let found = list.iter().position(|other| other == item);
        found.map(|index| list.swap_remove(index)).is_some()
    })
}

/// Takes what was drawn off a list of what can come; it must be there.
fn take<T: PartialEq + std::fmt::Debug>(stack: &mut ToCome<T>, drawn: &T) {
    let found = stack.candidates.iter().position(|candidate| candidate == drawn);
    stack.candidates.remove(found.unwrap_or_else(|| panic!("{drawn:?} is not in {stack:?}")));
    stack.left -= 1;
}

#[test]
fn g4_what_is_shown_is_what_lies_in_the_stacks() {
    for (rules, players, seed) in tables() {
        let mut game = Game::from_seed(rules, players, seed).unwrap();
        let kinds: BTreeSet<Tool> = game.workshop.stack.into_iter().collect();
        play(&mut game, seed, |game, mv| {
            let shown = unseen(game);
            let Stacks::Known(real) = game.position().stacks else { unreachable!() };
            for level in Level::ALL {
                // In the mapped mine tiles that nobody has entered lie face up.
                let laid = game.unentered(level).filter(|&slot| game.mine.existing().has(slot));
                let open = if rules.mapped { laid.count() } else { 0 };
                let hidden = real.tiles[&level].len() - open;
                let shown = &shown.tiles[&level];
                assert_eq!((usize::from(shown.left), shown.candidates.len()), (hidden, hidden));
                assert!(has_all(&real.tiles[&level], &shown.candidates));
            }
            assert_eq!(usize::from(shown.orders.left), shown.orders.candidates.len());
            assert_eq!(texts(&shown.orders.candidates), texts(&real.orders[&game.phase()]));
            assert_eq!(usize::from(shown.tools.left), real.tools.len());
            let tools = sorted(shown.tools.candidates.iter().copied());
            // Nobody has seen those either that left the game face down.
            assert!(real.tools.iter().all(|tool| tools.contains(tool)));
            if game.phase() == Phase::I {
                assert_eq!(tools, sorted(real.tools));
            }
            assert_eq!(shown.kinds.known.iter().copied().collect::<BTreeSet<_>>(), kinds);
            assert_eq!((shown.kinds.known.len(), shown.kinds.possible.len()), (7, 0));
            game.play(mv).unwrap();
        });
    }
}

#[test]
fn g4_what_comes_was_listed_before() {
    for (rules, players, seed) in tables() {
        let mut game = Game::from_seed(rules, players, seed).unwrap();
        play(&mut game, seed, |game, mv| {
            let mut shown = unseen(game);
            let (phase, round) = (game.phase(), game.round());
            let piles = game.draws(mv);
            let drawn = turned_up(game, mv);
            let now = unseen(game);
            for (pile, drawn) in piles.into_iter().zip(drawn) {
                match (pile, drawn) {
                    (Pile::Tiles(level), Drawn::Tile(tile)) => {
                        take(shown.tiles.get_mut(&level).unwrap(), &tile);
                    }
                    // What a new phase brings was in the box, not in this phase's stack.
                    (Pile::Orders(of), Drawn::Order(order)) if of == phase => {
                        take(&mut shown.orders, &order);
                    }
                    (Pile::Orders(_), Drawn::Order(order)) => {
                        assert!(game.components.orders(game.phase()).contains(&order));
                    }
                    (Pile::Tools, Drawn::Tool(tool)) => take(&mut shown.tools, &tool),
                    other => panic!("{other:?}"),
                }
            }
            assert_eq!(shown.tiles, now.tiles, "{mv} in {phase:?}.{round}");
            assert_eq!(shown.tools.candidates, now.tools.candidates, "{mv} in {phase:?}.{round}");
            if game.phase() == phase {
                assert_eq!((&shown.orders, shown.tools.left), (&now.orders, now.tools.left));
            }
        });
    }
}

#[test]
fn g4_what_is_shown_does_not_depend_on_the_deal() {
    for (rules, players, seed) in tables() {
        let mut rng = ChaCha8Rng::seed_from_u64(seed);
        let mut game = Game::from_seed(rules, players, seed).unwrap();
        play(&mut game, seed, |game, mv| {
            let view = game.view(Viewer::Spectator);
            assert_eq!(unseen(&view.deal(&mut rng)), view.unseen());
            game.play(mv).unwrap();
        });
    }
}

#[test]
fn g4_with_unknown_stacks_all_that_can_come_is_listed() {
    for (rules, players, seed) in tables() {
        let mut known = Game::from_seed(rules, players, seed).unwrap();
        let opening = known.opening();
        let mut unknown = Game::unknown(rules, players, &opening, Edition::standard()).unwrap();
        let kinds: BTreeSet<Tool> = known.workshop.stack.into_iter().collect();
        play(&mut known, seed, |known, mv| {
            let (real, shown) = (unseen(known), unseen(&unknown));
            assert_eq!((&shown.tiles, &shown.orders), (&real.tiles, &real.orders));
            assert_eq!(shown.tools.left, real.tools.left);
            assert!(has_all(&names(&shown.tools.candidates), &names(&real.tools.candidates)));
            // What was seen is in play, and so is everything where the box has no more.
            let found: BTreeSet<Tool> = shown.kinds.known.iter().copied().collect();
            assert!(found.is_subset(&kinds));
            let all: BTreeSet<Tool> = found.iter().chain(&shown.kinds.possible).copied().collect();
            assert!(all.is_superset(&kinds));
            assert!(rules.is_muria() || found == kinds);
            assert_eq!(found.len() == KINDS_IN_PLAY, shown.kinds.possible.is_empty());
            let drawn = turned_up(known, mv);
            unknown.arrange(mv, &drawn).unwrap();
            unknown.play(mv).unwrap();
        });
    }
}

fn names(tools: &[Tool]) -> Vec<&'static str> {
    tools.iter().map(|tool| tool.name()).collect()
}

#[test]
fn g4_a_position_without_stacks_lists_all_that_can_come() {
    for (rules, players, seed) in tables().filter(|(rules, ..)| !rules.mapped) {
        let mut game = Game::from_seed(rules, players, seed).unwrap();
        let mut ply = 0;
        play(&mut game, seed, |game, mv| {
            let real = unseen(game);
            ply += 1;
            if ply % 7 == 0 {
                let position = game.position().without_stacks();
                let shown = unseen(&position.game(rules, Edition::standard()).unwrap());
                for (level, real) in &real.tiles {
                    let shown = &shown.tiles[level];
                    assert_eq!(shown.left, real.left);
                    assert!(has_all(&shown.candidates, &real.candidates));
                }
                assert_eq!(shown.orders.left, real.orders.left);
                assert!(has_all(&shown.orders.candidates, &real.orders.candidates));
                assert_eq!(shown.tools.left, real.tools.left);
                assert!(has_all(&names(&shown.tools.candidates), &names(&real.tools.candidates)));
            }
            game.play(mv).unwrap();
        });
    }
}

#[test]
fn g4_an_entered_chamber_may_have_had_any_tile_that_fits() {
    // One brown is left in 2R1: it could have been any tile of the level.
    let position = at_2r1("b/0 a", "").game.position();
    let known = position.game(RuleSet::default(), Edition::standard()).unwrap();
    let unknown = position.without_stacks().game(RuleSet::default(), Edition::standard()).unwrap();
    let [known, unknown] = [known, unknown].map(|game| unseen(&game).tiles[&Level::I].clone());
    assert_eq!((known.left, known.candidates.len()), (7, 7));
    assert_eq!((unknown.left, unknown.candidates.len()), (7, 8));
}

/// The same numbers as the lists, and the same in every deal that looks alike.
#[test]
fn g4_unseen_things_are_counted_as_they_are_listed() {
    for (rules, players, seed) in tables() {
        let mut game = Game::from_seed(rules, players, seed).unwrap();
        let mut rng = ChaCha8Rng::seed_from_u64(seed);
        play(&mut game, seed, |game, mv| {
            let counts = game.unseen_counts();
            assert_eq!(counts, game.view(Viewer::Spectator).deal(&mut rng).unseen_counts());
            let mut listed = UnseenCounts::default();
            game.count_candidates(&mut listed);
            assert_eq!(counts, listed);
            game.play(mv).unwrap();
        });
    }
}
