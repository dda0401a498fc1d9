//! Information-set Monte Carlo search: the master, and plain UCT to measure it by.
//!
//! Each iteration deals the hidden things anew, goes down a tree of moves and judges what it finds
//! there. Several trees are grown side by side, each with a seed of its own, and their counts are
//! added up; how many there are depends on the budget alone, so that the choice does not depend on
//! the number of threads.

mod style;
mod tree;

use crate::{Bot, Budget, Candidate, Choice, playout::Desk};
use magnumsal_rules::{Game, MAX_SEATS, Move, View};
use rand::SeedableRng;
use rand_chacha::ChaCha8Rng;
use std::time::{Duration, Instant};
use style::Style;
use tree::Tree;

/// A bot that searches.
pub(crate) struct Search {
    style: Style,
    seed: u64,
    threads: usize,
    /// Decisions made so far: each has its own chance.
    decisions: u64,
    kept: Option<Kept>,
}

/// What was thought about the last decision.
struct Kept {
    position: Game,
    trees: Vec<Tree>,
}

/// With an iteration budget a tree for so many iterations, but not more than so many trees.
const ITERATIONS_A_TREE: u32 = 5000;
const MOST_TREES: u32 = 8;

/// How long each tree grows.
#[derive(Clone, Copy)]
enum Limit {
    Iterations(u32),
    Until(Instant),
}

impl Search {
    /// The master.
    pub(crate) fn master(seed: u64, threads: usize) -> Self {
        Self::new(Style::master(), seed, threads)
    }

    /// Plain UCT.
    pub(crate) fn uct(seed: u64, threads: usize) -> Self {
        Self::new(Style::UCT, seed, threads)
    }

    fn new(style: Style, seed: u64, threads: usize) -> Self {
        Self { style, seed, threads: threads.max(1), decisions: 0, kept: None }
    }

    /// Grows trees from a position within the budget.
    fn think(&mut self, view: &View, budget: Budget, start: &[Tree]) -> Vec<Tree> {
        let begin = Instant::now();
        let (count, limit) = match budget {
            Budget::Iterations(iterations) => {
                let trees = (iterations / ITERATIONS_A_TREE).clamp(1, MOST_TREES);
                (trees as usize, Limit::Iterations(iterations.div_ceil(trees)))
            }
            Budget::Time(time) => (self.threads, Limit::Until(begin + margin(time))),
        };
        self.decisions += 1;
        let mut trees: Vec<_> = start.iter().cloned().take(count).collect();
        trees.resize_with(count, Tree::new);
        let (style, seed, decision) = (self.style, self.seed, self.decisions);
        let grow = |first: usize, trees: &mut [Tree]| {
            let mut desk = Desk::default();
            for (index, tree) in trees.iter_mut().enumerate() {
                let mut rng = ChaCha8Rng::seed_from_u64(seed);
                rng.set_stream(decision * u64::from(MOST_TREES) * 1024 + (first + index) as u64);
                grow(tree, view, &style, limit, &mut desk, &mut rng);
            }
        };
        if self.threads == 1 || count == 1 {
            grow(0, &mut trees);
        } else {
            let share = count.div_ceil(self.threads);
            std::thread::scope(|scope| {
                for (index, trees) in trees.chunks_mut(share).enumerate() {
                    let grow = &grow;
                    scope.spawn(move || grow(index * share, trees));
                }
            });
        }
        trees
    }

    /// The trees of the last decision, as far as they lead to this position.
    fn recall(&mut self, position: &Game) -> Vec<Tree> {
        let Some(kept) = self.kept.take() else { return Vec::new() };
        let found = kept.trees.first().and_then(|tree| tree.find(&kept.position, position));
        let Some(moves) = found else { return Vec::new() };
        kept.trees.iter().filter_map(|tree| tree.behind(&moves)).collect()
    }
}

/// A search ends a little early, to have time to answer.
fn margin(time: Duration) -> Duration {
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

/// A move at the root with the counts of all trees.
struct Sum {
    mv: Move,
    visits: u64,
    total: f64,
    passes: u64,
    money: [f64; MAX_SEATS],
    /// The tree that followed it most often, which tells the line.
    followed: (u32, usize, usize),
}

fn add_up(trees: &[Tree]) -> Vec<Sum> {
    let mut sums: Vec<Sum> = Vec::new();
    for (number, tree) in trees.iter().enumerate() {
        for (index, edge) in tree.edges().iter().enumerate() {
            let at = sums.iter().position(|sum| sum.mv == edge.mv).unwrap_or_else(|| {
                let (mv, money) = (edge.mv, [0.0; MAX_SEATS]);
                let followed = (0, number, index);
                sums.push(Sum { mv, visits: 0, total: 0.0, passes: 0, money, followed });
                sums.len() - 1
            });
            let sum = &mut sums[at];
            let (passes, money) = tree.money(index);
            sum.visits += u64::from(edge.visits);
            sum.total += edge.total;
            sum.passes += u64::from(passes);
            sum.money.iter_mut().zip(money).for_each(|(sum, money)| *sum += money);
            if edge.visits > sum.followed.0 {
                sum.followed = (edge.visits, number, index);
            }
        }
    }
    sums.retain(|sum| sum.visits > 0);
    let mean = |sum: &Sum| sum.total / sum.visits as f64;
    sums.sort_by(|one, two| {
        two.visits.cmp(&one.visits).then_with(|| mean(two).total_cmp(&mean(one)))
    });
    sums
}

fn candidate(sum: &Sum, trees: &[Tree], players: u8) -> Candidate {
    let passes = sum.passes.max(1) as f64;
    let (_, tree, edge) = sum.followed;
    Candidate {
        mv: sum.mv,
        money: sum.money[..usize::from(players)].iter().map(|money| money / passes).collect(),
        chance: sum.total / sum.visits.max(1) as f64,
        visits: sum.visits,
        line: trees[tree].line(edge),
    }
}

impl Bot for Search {
    fn choose(&mut self, view: &View, budget: Budget) -> Option<Choice> {
        let game = view.position();
        let mut moves = Vec::new();
        game.legal_moves(&mut moves);
        if let [only] = moves[..] {
            // Forced: a few looks for what it leads to, and no more.
            return Some(Choice::new(
                self.judge(view, only, Budget::Iterations(FORCED))?,
                Vec::new(),
            ));
        }
        game.to_move()?;
        let start = self.recall(game);
        let trees = self.think(view, budget, &start);
        let sums = add_up(&trees);
        let mut candidates = sums.iter().map(|sum| candidate(sum, &trees, game.players()));
        let choice = Choice::new(candidates.next()?, candidates.collect());
        self.kept = Some(Kept { position: *game, trees });
        Some(choice)
    }

    fn judge(&mut self, view: &View, mv: Move, budget: Budget) -> Option<Candidate> {
        let game = view.position();
        game.to_move()?;
        let mut tree = Tree::new();
        tree.restrict(mv);
        let trees = self.think(view, budget, &vec![tree; self.threads.max(MOST_TREES as usize)]);
        add_up(&trees).first().map(|sum| candidate(sum, &trees, game.players()))
    }

    fn play(&mut self, view: &View, budget: Budget) -> Option<Move> {
        let game = view.position();
        let mut moves = Vec::new();
        game.legal_moves(&mut moves);
        if let [only] = moves[..] {
            return Some(only);
        }
        game.to_move()?;
        let start = self.recall(game);
        let trees = self.think(view, budget, &start);
        let best = add_up(&trees).first().map(|sum| sum.mv);
        self.kept = Some(Kept { position: *game, trees });
        best
    }
}

/// Iterations to see what a forced move leads to.
const FORCED: u32 = 32;
