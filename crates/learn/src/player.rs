//! Who plays the games that are learned from.

use magnumsal_bots::{
    Bot, Budget, Choice, Level, Scratch, Search, SearchConfig, Threads, network::Network,
};
use magnumsal_rules::{Game, Move, Viewer};
use rand::{Rng, RngExt};
use rand_chacha::ChaCha8Rng;
use std::sync::Arc;

/// Of how many choices one is searched (playout cap randomisation): a game needs many choices, but its searches
/// say much the same.
const SEARCHED_ONE_IN: u32 = 8;

/// Who plays.
#[derive(Clone, Debug)]
pub enum Players {
    /// Apprentices.
    Apprentices,
    /// By the priors of one of these networks each: quick games of fair players.
    Priors(Vec<Arc<Network>>),
    /// The same with the last network, but now and then there is a search of this many iterations.
    Searches(Arc<Network>, u32),
}

/// Somebody on a seat.
pub(crate) enum Player {
    Apprentice(Box<dyn Bot>),
    Network(Box<ByPriors>),
}

/// Plays by a network's priors, and now and then by a search.
pub(crate) struct ByPriors {
    network: Arc<Network>,
    scratch: Scratch,
    search: Option<(Box<dyn Bot>, Budget)>,
}

/// A move that was chosen, and what was searched for it.
#[derive(Default)]
pub(crate) struct Thought {
    pub(crate) mv: Option<Move>,
    pub(crate) searched: Option<Choice>,
}

impl Players {
    /// Somebody for a seat.
    pub(crate) fn player(&self, rng: &mut ChaCha8Rng) -> Player {
        let seed = rng.random();
        let network = |network: &Arc<Network>, search| {
            let (network, scratch) = (network.clone(), Scratch::default());
            Player::Network(Box::new(ByPriors { network, scratch, search }))
        };
        match self {
            Self::Priors(networks) if !networks.is_empty() => {
                network(&networks[rng.random_range(0..networks.len())], None)
            }
            Self::Searches(last, iterations) => {
                let config = SearchConfig::with_network(last.clone());
                let search: Box<dyn Bot> = Box::new(Search::new(config, seed, Threads(1)));
                network(last, Some((search, Budget::Iterations(*iterations))))
            }
            Self::Apprentices | Self::Priors(_) => {
                Player::Apprentice(Level::Apprentice.bot(seed, 1))
            }
        }
    }
}

impl Player {
    /// Chooses one of this many moves.
    pub(crate) fn choose(&mut self, game: &Game, moves: usize, rng: &mut ChaCha8Rng) -> Thought {
        match self {
            Self::Apprentice(bot) => {
                let view = game.view(Viewer::Spectator);
                Thought { mv: bot.play(&view, Budget::default()), searched: None }
            }
            Self::Network(player) => player.choose(game, moves, rng),
        }
    }
}

impl ByPriors {
    fn choose(&mut self, game: &Game, moves: usize, rng: &mut ChaCha8Rng) -> Thought {
        if let Some((bot, budget)) = &mut self.search
            && moves > 1
            && rng.random_range(0..SEARCHED_ONE_IN) == 0
        {
            let searched = bot.choose(&game.view(Viewer::Spectator), *budget);
            return Thought { mv: searched.as_ref().map(Choice::mv), searched };
        }
        self.network.priors(game, &mut self.scratch);
        Thought { mv: drawn(&self.scratch, rng), searched: None }
    }
}

/// A move, as likely as its prior says; unlikely ones are left out.
fn drawn(scratch: &Scratch, rng: &mut impl Rng) -> Option<Move> {
    /// A prior counts with its square: likely moves are made more often than they are looked at.
    fn weight(prior: f32) -> f32 {
        prior * prior
    }
    let sum: f32 = scratch.scores.iter().copied().map(weight).sum();
    let mut left = rng.random_range(0.0..1.0) * sum;
    let mut rated = scratch.moves.iter().zip(&scratch.scores);
    let found = rated.clone().find(|(_, prior)| {
        left -= weight(**prior);
        left < 0.0
    });
    found.or_else(|| rated.next_back()).map(|(mv, _)| *mv)
}
