//! Information-set Monte Carlo search: the master, and plain UCT to measure it by.
//!
//! Each iteration deals the hidden things anew, goes down a tree of moves and judges what it finds
//! there. Several trees are grown side by side, each with a seed of its own, and their counts are
//! added up; with an iteration budget the number of trees depends on the budget alone, so that the
//! choice does not depend on the number of threads.

mod style;
mod sum;
mod tree;

use crate::{Bot, Budget, Candidate, Choice, playout::Desk};
use magnumsal_rules::{Game, Move, MoveList, View};
use rand::SeedableRng;
use rand_chacha::ChaCha8Rng;
use std::time::{Duration, Instant};
use style::Style;
use sum::add_up;
use tree::Tree;

/// With an iteration budget, a tree for so many iterations, but no more than so many trees.
const ITERATIONS_A_TREE: u32 = 5000;
const MOST_TREES: u32 = 8;

/// Iterations to see what a forced move leads to, where reasons are asked for.
const FORCED: u32 = 32;

/// A bot that searches.
pub(crate) struct Search {
    style: Style,
    seed: u64,
    threads: usize,
    /// Searches so far: each has its own chance.
    searches: u64,
    kept: Option<Kept>,
}

/// What was thought about the last decision.
struct Kept {
    position: Game,
    trees: Vec<Tree>,
}

/// How long each tree grows.
#[derive(Clone, Copy)]
enum Limit {
    Iterations(u32),
    Until(Instant),
}

impl Search {
    /// The master.
    pub(crate) fn master(seed: u64, threads: usize) -> Self {
        Self::new(Style::MASTER, seed, threads)
    }

    /// Plain UCT.
    pub(crate) fn uct(seed: u64, threads: usize) -> Self {
        Self::new(Style::UCT, seed, threads)
    }

    fn new(style: Style, seed: u64, threads: usize) -> Self {
        Self { style, seed, threads: threads.max(1), searches: 0, kept: None }
    }

    /// Grows trees from a position within the budget; `tree` makes those that are not there yet.
    fn think(
        &mut self,
        view: &View,
        budget: Budget,
        mut trees: Vec<Tree>,
        tree: impl Fn() -> Tree,
    ) -> Vec<Tree> {
        let (count, limit) = match budget {
            Budget::Iterations(iterations) => {
                let trees = (iterations / ITERATIONS_A_TREE).clamp(1, MOST_TREES);
                (trees as usize, Limit::Iterations(iterations.div_ceil(trees)))
            }
            Budget::Time(time) => (self.threads, Limit::Until(Instant::now() + in_time(time))),
        };
        trees.resize_with(count, tree);
        self.searches += 1;
        let grow = |first: usize, trees: &mut [Tree]| {
            let mut desk = Desk::default();
            for (index, tree) in trees.iter_mut().enumerate() {
                let mut rng = ChaCha8Rng::seed_from_u64(self.seed);
                rng.set_stream(self.searches << 32 | (first + index) as u64);
                grow(tree, view, &self.style, limit, &mut desk, &mut rng);
            }
        };
        let share = count.div_ceil(self.threads);
        if share >= count {
            grow(0, &mut trees);
            return trees;
        }
        std::thread::scope(|scope| {
            for (index, trees) in trees.chunks_mut(share).enumerate() {
                let grow = &grow;
                scope.spawn(move || grow(index * share, trees));
            }
        });
        trees
    }

    /// Searches for the best move; the trees stay in `kept`. A forced move needs no search.
    fn search(&mut self, view: &View, budget: Budget) -> Option<Found> {
        let position = view.position();
        let mut moves = MoveList::new();
        position.legal_moves(&mut moves);
        match moves[..] {
            [] => return None,
            [only] => return Some(Found::Forced(only)),
            _ => {}
        }
        let trees = self.recall(position);
        let trees = self.think(view, budget, trees, Tree::new);
        self.kept = Some(Kept { position: *position, trees });
        Some(Found::Searched)
    }

    /// The trees of the last decision, as far as they lead to this position.
    fn recall(&mut self, position: &Game) -> Vec<Tree> {
        let Some(kept) = self.kept.take() else { return Vec::new() };
        let found = kept.trees.first().and_then(|tree| tree.find(&kept.position, position));
        let Some(moves) = found else { return Vec::new() };
        kept.trees.iter().filter_map(|tree| tree.behind(&moves)).collect()
    }

    fn trees(&self) -> &[Tree] {
        self.kept.as_ref().map_or(&[], |kept| &kept.trees)
    }
}

/// How a move was found.
enum Found {
    Forced(Move),
    Searched,
}

/// A search ends a little early, to have time to answer.
fn in_time(time: Duration) -> Duration {
    time - (time / 50).min(Duration::from_millis(5))
}

fn grow(
    tree: &mut Tree,
    view: &View,
    style: &Style,
    limit: Limit,
    desk: &mut Desk,
    rng: &mut ChaCha8Rng,
) {
    let mut done = 0;
    loop {
        match limit {
            Limit::Iterations(iterations) if done >= iterations => return,
            // At least one iteration, so that there is something to choose from.
            Limit::Until(end) if done > 0 && Instant::now() >= end => return,
            _ => {}
        }
        tree.grow(view.deal(rng), style, desk, rng);
        done += 1;
    }
}

impl Bot for Search {
    fn choose(&mut self, view: &View, budget: Budget) -> Option<Choice> {
        let players = view.position().players();
        match self.search(view, budget)? {
            Found::Forced(only) => {
                let best = self.judge(view, only, Budget::Iterations(FORCED))?;
                Some(Choice::new(best, Vec::new()))
            }
            Found::Searched => {
                let trees = self.trees();
                let sums = add_up(trees);
                let mut candidates = sums.iter().map(|sum| sum.candidate(trees, players));
                Some(Choice::new(candidates.next()?, candidates.collect()))
            }
        }
    }

    fn judge(&mut self, view: &View, mv: Move, budget: Budget) -> Option<Candidate> {
        let position = view.position();
        position.to_move()?;
        let trees = self.think(view, budget, Vec::new(), || Tree::only(mv));
        add_up(&trees).first().map(|sum| sum.candidate(&trees, position.players()))
    }

    fn play(&mut self, view: &View, budget: Budget) -> Option<Move> {
        match self.search(view, budget)? {
            Found::Forced(only) => Some(only),
            Found::Searched => add_up(self.trees()).first().map(|sum| sum.mv),
        }
    }
}
