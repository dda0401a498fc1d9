//! Information-set Monte Carlo tree search: the master, and plain UCT to measure it by.
//!
//! Each iteration is a determinization: it deals the hidden things again, goes down a tree of moves
//! (selection), adds a node (expansion), evaluates the position there and adds the result to all
//! nodes on the way (backpropagation). Several trees are grown side by side, each with a seed of its
//! own, and their counts are added up; with an iteration budget the number of trees depends on the
//! budget alone, so that the choice does not depend on the number of threads.

mod evaluator;
mod policy;
mod root;
mod selection;
mod tree;

pub use evaluator::{Evaluation, Evaluator, NetworkRollout, RandomRollout, ThumbRollout};
pub use policy::{NetworkPolicy, Policy, ThumbPolicy, UniformPolicy};
pub use selection::Selection;

use crate::{
    Bot, Budget, Candidate, Choice,
    host::{Host, Job},
    network::Network,
    rollout::Scratch,
};
use magnumsal_rules::{Game, Move, MoveList, View};
use rand::SeedableRng;
use rand_chacha::ChaCha8Rng;
use root::merge;
use std::{sync::Arc, time::Duration};
use tree::Tree;

/// With an iteration budget: how many iterations a tree gets, and how many trees there are at most.
const ITERATIONS_A_TREE: u32 = 5000;
const MOST_TREES: u32 = 8;

/// Iterations to see what a forced move leads to, where reasons are asked for.
const FORCED: u32 = 32;

/// A hint has this many moves, so a search that gives hints tries as many.
const ADVISED: usize = 3;

/// What a search is made of: how edges are selected, what is tried, and what a leaf is worth.
#[derive(Clone, Debug)]
pub struct SearchConfig<P, E> {
    /// How an edge is selected.
    pub selection: Selection,
    /// What is tried.
    pub policy: P,
    /// What a leaf is worth.
    pub evaluator: E,
    /// When the policy is asked about a node.
    pub expansion: Expansion,
    /// How many of the root's moves are tried, the likeliest first, before any is tried twice.
    pub root_moves: usize,
}

/// When a node's moves get their priors.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Expansion {
    /// When the search comes there for the first time.
    FirstVisit,
    /// When the search comes there again: most nodes are visited once, and need no priors.
    SecondVisit,
}

impl SearchConfig<ThumbPolicy, ThumbRollout> {
    /// The master's.
    pub const MASTER: Self = Self {
        selection: Selection::Puct { prior_weight: 0.6, fpu_reduction: 0.02 },
        policy: ThumbPolicy,
        evaluator: ThumbRollout { rounds: 2 },
        expansion: Expansion::FirstVisit,
        root_moves: 1,
    };
}

impl SearchConfig<NetworkPolicy, NetworkRollout> {
    /// A search with a network.
    pub fn with_network(network: Arc<Network>) -> Self {
        Self {
            selection: Selection::Puct { prior_weight: 0.3, fpu_reduction: 0.02 },
            policy: NetworkPolicy(network.clone()),
            evaluator: NetworkRollout { network, turns: 1 },
            expansion: Expansion::SecondVisit,
            root_moves: ADVISED,
        }
    }
}

impl SearchConfig<UniformPolicy, RandomRollout> {
    /// Plain UCT with uniformly random rollouts.
    pub const UCT: Self = Self {
        selection: Selection::Uct { exploration: 1.0 },
        policy: UniformPolicy,
        evaluator: RandomRollout,
        expansion: Expansion::FirstVisit,
        root_moves: 1,
    };
}

/// A bot that searches.
///
/// What it tries and how it values what it finds are open to others:
///
/// ```
/// use magnumsal_bots::{Bot, Budget, Evaluation, Evaluator, Scratch, Search, SearchConfig, Threads};
/// use magnumsal_rules::{Game, RuleSet, Viewer};
///
/// /// Values a leaf as it stands, without playing on.
/// struct Static;
///
/// impl Evaluator for Static {
///     fn evaluate(&self, game: &mut Game, _: &mut Scratch, _: &mut impl rand::Rng) -> Evaluation {
///         Evaluation::of(game)
///     }
/// }
///
/// let master = SearchConfig::MASTER;
/// let config = SearchConfig {
///     selection: master.selection,
///     policy: master.policy,
///     evaluator: Static,
///     expansion: master.expansion,
///     root_moves: master.root_moves,
/// };
/// let mut bot = Search::new(config, 7, Threads(1));
/// let game = Game::from_seed(RuleSet::default(), 2, 1368)?;
/// let mv = bot.play(&game.view(Viewer::Spectator), Budget::Iterations(50));
/// assert!(game.check(&mv.unwrap()).is_ok());
/// # Ok::<(), magnumsal_rules::SetupError>(())
/// ```
pub struct Search<P, E, H> {
    config: SearchConfig<P, E>,
    seed: u64,
    host: H,
    /// Searches so far: each has random numbers of its own.
    searches: u64,
    kept: Option<Kept>,
}

/// The trees of the last decision.
struct Kept {
    position: Game,
    trees: Vec<Tree>,
}

impl<P: Policy, E: Evaluator, H: Host> Search<P, E, H> {
    /// A search; all its random numbers come from the seed.
    pub fn new(config: SearchConfig<P, E>, seed: u64, host: H) -> Self {
        Self { config, seed, host, searches: 0, kept: None }
    }

    /// Grows trees from a position within the budget; `tree` makes those that are not there yet.
    fn grow(
        &mut self,
        view: &View,
        budget: Budget,
        mut trees: Vec<Tree>,
        tree: impl Fn() -> Tree,
    ) -> Vec<Tree> {
        let workers = self.host.workers();
        let (count, stop): (usize, Box<dyn Fn(u32) -> bool + Send + Sync>) = match budget {
            Budget::Iterations(iterations) => {
                let trees = (iterations / ITERATIONS_A_TREE).clamp(1, MOST_TREES);
                let each = iterations.div_ceil(trees);
                (
                    trees as usize,
                    match self.host.stopped() {
                        None => Box::new(move |done| done >= each),
                        Some(stopped) => {
                            Box::new(move |done| done >= each || done > 0 && stopped())
                        }
                    },
                )
            }
            Budget::Time(time) => {
                let is_up = self.host.timer(in_time(time));
                let stopped = self.host.stopped().unwrap_or_else(|| Box::new(|| false));
                // However short the time is: the moves that are to be tried are.
                let least = self.config.root_moves as u32;
                (workers, Box::new(move |done| done >= least && (is_up() || stopped())))
            }
        };
        trees.resize_with(count, tree);
        self.searches += 1;
        let (config, seed, searches) = (&self.config, self.seed, self.searches);
        let (share, stop) = (count.div_ceil(workers), &stop);
        let grow = |first: usize, trees: &mut [Tree]| {
            let mut scratch = Scratch::default();
            for (index, tree) in trees.iter_mut().enumerate() {
                let mut rng = ChaCha8Rng::seed_from_u64(seed);
                rng.set_stream(searches << 32 | (first + index) as u64);
                let mut done = 0;
                while !stop(done) {
                    tree.iterate(view.deal(&mut rng), config, &mut scratch, &mut rng);
                    done += 1;
                }
            }
        };
        let grow = &grow;
        let mut jobs: Vec<Job<'_>> = Vec::new();
        for (index, trees) in trees.chunks_mut(share).enumerate() {
            jobs.push(Box::new(move || grow(index * share, trees)));
        }
        self.host.run(jobs);
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
        let trees = self.reuse(position);
        let trees = self.grow(view, budget, trees, Tree::new);
        self.kept = Some(Kept { position: position.clone(), trees });
        Some(Found::Searched)
    }

    /// The subtrees of the last decision that begin with this position.
    fn reuse(&mut self, position: &Game) -> Vec<Tree> {
        let Some(kept) = self.kept.take() else { return Vec::new() };
        let found = kept.trees.first().and_then(|tree| tree.find(&kept.position, position));
        let Some(moves) = found else { return Vec::new() };
        kept.trees.iter().filter_map(|tree| tree.subtree(&moves)).collect()
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

impl<P: Policy, E: Evaluator, H: Host> Bot for Search<P, E, H>
where
    Self: Send,
{
    fn choose(&mut self, view: &View, budget: Budget) -> Option<Choice> {
        let players = view.position().players();
        match self.search(view, budget)? {
            Found::Forced(only) => {
                let best = self.judge(view, only, Budget::Iterations(FORCED))?;
                Some(Choice::new(best, Vec::new()))
            }
            Found::Searched => {
                let trees = self.trees();
                let moves = merge(trees);
                let mut candidates = moves.iter().map(|mv| mv.candidate(trees, players));
                Some(Choice::new(candidates.next()?, candidates.collect()))
            }
        }
    }

    fn judge(&mut self, view: &View, mv: Move, budget: Budget) -> Option<Candidate> {
        let position = view.position();
        position.to_move()?;
        let trees = self.grow(view, budget, Vec::new(), || Tree::only(mv));
        merge(&trees).first().map(|mv| mv.candidate(&trees, position.players()))
    }

    fn play(&mut self, view: &View, budget: Budget) -> Option<Move> {
        match self.search(view, budget)? {
            Found::Forced(only) => Some(only),
            Found::Searched => merge(self.trees()).first().map(|root| root.mv),
        }
    }
}
