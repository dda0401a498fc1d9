use super::*;
use magnumsal_rules::{RuleSet, View, Viewer};
use rand::SeedableRng;
use rand_chacha::ChaCha8Rng;

const ITERATIONS: u32 = 300;

fn view(game: &Game) -> View {
    game.view(Viewer::Spectator)
}

/// A tree grown from the start of a game.
fn grown(tree: &mut Tree, game: &Game) {
    let mut rng = ChaCha8Rng::seed_from_u64(1);
    let mut scratch = Scratch::default();
    for _ in 0..ITERATIONS {
        tree.iterate(view(game).deal(&mut rng), &SearchConfig::MASTER, &mut scratch, &mut rng);
    }
}

fn start() -> Game {
    view(&Game::from_seed(RuleSet::default(), 3, 5).unwrap()).position().clone()
}

#[test]
fn every_iteration_is_counted_once() {
    let game = start();
    let mut tree = Tree::new();
    grown(&mut tree, &game);
    let visits: u32 = tree.edges().iter().map(|edge| edge.visits).sum();
    assert_eq!(visits, ITERATIONS);
    for (index, edge) in tree.edges().iter().enumerate() {
        let (passes, money) = tree.money(index);
        assert_eq!(passes, edge.visits);
        assert!((0.0..=f64::from(edge.visits)).contains(&edge.total));
        assert_eq!(money[3..], [0.0, 0.0]);
    }
}

#[test]
fn a_line_is_legal_until_something_is_turned_up() {
    let game = start();
    let mut tree = Tree::new();
    grown(&mut tree, &game);
    for first in (0..tree.edges().len()).filter(|&edge| tree.edges()[edge].visits > 0) {
        let mut game = game.clone();
        for mv in tree.line(first) {
            assert_eq!(game.play(&mv), Ok(()));
        }
    }
}

#[test]
fn the_tree_is_kept_where_play_follows_it() {
    let game = start();
    let mut tree = Tree::new();
    grown(&mut tree, &game);
    let line = tree.line(most_visited(&tree));
    assert!(line.len() >= 2, "{line:?}");
    let mut later = game.clone();
    line[..2].iter().for_each(|&mv| later.play_unchecked(mv));
    assert_eq!(tree.find(&game, view(&later).position()).as_deref(), Some(&line[..2]));
    let kept = tree.subtree(&line[..2]).unwrap();
    let visits: u32 = kept.edges().iter().map(|edge| edge.visits).sum();
    assert!(visits > 0 && visits < ITERATIONS);
    assert_eq!(kept.line(most_visited(&kept)), line[2..]);
}

#[test]
fn the_tree_is_dropped_where_play_leaves_it() {
    let game = start();
    let mut tree = Tree::new();
    grown(&mut tree, &game);
    let other = Game::from_seed(RuleSet::default(), 3, 6).unwrap();
    assert_eq!(tree.find(&game, view(&other).position()), None);
}

#[test]
fn priors_may_wait_for_the_second_visit() {
    let game = start();
    let config = SearchConfig { expansion: Expansion::SecondVisit, ..SearchConfig::MASTER };
    let (mut tree, mut scratch) = (Tree::new(), Scratch::default());
    let mut rng = ChaCha8Rng::seed_from_u64(1);
    for _ in 0..ITERATIONS {
        tree.iterate(view(&game).deal(&mut rng), &config, &mut scratch, &mut rng);
    }
    let (once, again): (Vec<&Node>, Vec<&Node>) =
        tree.nodes.iter().partition(|node| node.passes == 1);
    // A forced move is made at once.
    assert!(once.iter().all(|node| node.edges.len() <= 1));
    assert!(again.iter().all(|node| node.expanded && !node.edges.is_empty()));
    assert!(once.len() > 100 && again.len() > 50, "{} {}", once.len(), again.len());
}

#[test]
fn the_likeliest_moves_of_the_root_are_tried_before_any_is_tried_twice() {
    let game = start();
    let config = SearchConfig { root_moves: 3, ..SearchConfig::MASTER };
    let (mut tree, mut scratch) = (Tree::new(), Scratch::default());
    let mut rng = ChaCha8Rng::seed_from_u64(1);
    for _ in 0..3 {
        tree.iterate(view(&game).deal(&mut rng), &config, &mut scratch, &mut rng);
    }
    let (tried, untried): (Vec<&Edge>, Vec<&Edge>) =
        tree.edges().iter().partition(|edge| edge.visits > 0);
    assert_eq!(tried.iter().map(|edge| edge.visits).collect::<Vec<_>>(), [1; 3]);
    let least = tried.iter().map(|edge| edge.prior).fold(1.0, f32::min);
    assert!(untried.iter().all(|edge| edge.prior <= least));
}

#[test]
fn a_tree_for_one_move_looks_at_nothing_else() {
    let game = start();
    let mv = "buy 1".parse().unwrap();
    let mut tree = Tree::only(mv);
    grown(&mut tree, &game);
    assert_eq!(tree.edges().len(), 1);
    assert_eq!((tree.edges()[0].mv, tree.edges()[0].visits), (mv, ITERATIONS));
}

fn most_visited(tree: &Tree) -> usize {
    let edges = tree.edges().iter().enumerate();
    edges.max_by_key(|(_, edge)| edge.visits).map(|(index, _)| index).unwrap()
}
