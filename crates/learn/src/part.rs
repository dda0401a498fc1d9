//! A part of the games of a table: what one machine plays in one go, and what is kept of it.

use crate::{
    dataset::{Example, Seen},
    table::Table,
    variety,
};
use magnumsal_bots::{Bot, Budget, Level, Search, SearchConfig, Threads, network::Network};
use magnumsal_rules::{Edition, Game, Move, MoveList, RuleSet, Viewer};
use rand::{Rng, RngExt, SeedableRng};
use rand_chacha::ChaCha8Rng;
use rayon::prelude::*;
use serde::{Deserialize, Serialize};
use std::sync::Arc;

/// How many games a part has at most.
pub const GAMES_A_PART: u64 = 500;

/// Of how many turns one is learned from: those of a game say much the same.
const ONE_IN: u32 = 3;

/// How often a player makes any legal move, by seat and game: so that positions come up that good players avoid,
/// and what is wrong with them is learned.
const SLIPS: [f64; 4] = [0.0, 0.02, 0.05, 0.12];

/// Who plays.
#[derive(Clone, Debug)]
pub enum Players {
    /// Apprentices.
    Apprentices,
    /// Searches with one of these networks each, of this many iterations.
    Networks(Vec<Arc<Network>>, u32),
}

/// Which games: everything else follows from it.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Part {
    /// Where.
    pub table: Table,
    /// The seed of the whole training, and which part of it this is.
    pub seed: u64,
    /// See `seed`.
    pub number: u64,
    /// How many games it has.
    pub games: u64,
}

/// The games of a part: each a list of choices, by their place among the legal moves.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Played(Vec<Vec<u16>>);

impl Part {
    /// Plays the games, on all threads.
    pub fn play(&self, players: &Players) -> Played {
        Played((0..self.games).into_par_iter().map(|game| self.play_one(game, players)).collect())
    }

    /// What there is to learn from games that were played; nothing from those that do not fit.
    pub fn examples(&self, played: &Played) -> Vec<Example> {
        let games = played.0.par_iter().enumerate();
        games.filter_map(|(game, choices)| self.example(game as u64, choices)).collect()
    }

    /// The start of a game, and the random numbers for what follows.
    fn start(&self, game: u64) -> Option<(Game, ChaCha8Rng)> {
        let mut rng = ChaCha8Rng::seed_from_u64(self.seed);
        let table = self.table.number() as u64;
        rng.set_stream(table << 56 | self.number << 16 | game);
        let (rules, edition): (RuleSet, Edition) = variety::draw(self.table, &mut rng);
        let setup = magnumsal_rules::Setup::from_seed(&rules, &edition, rng.random());
        let players = usize::from(self.table.players());
        let game = Game::new(rules, players, &setup, &edition.unshared()).ok()?;
        Some((game, rng))
    }

    fn play_one(&self, game: u64, players: &Players) -> Vec<u16> {
        let Some((mut game, mut rng)) = self.start(game) else { return Vec::new() };
        let seats = usize::from(game.players());
        let mut bots: Vec<Box<dyn Bot>> = (0..seats).map(|_| players.bot(&mut rng)).collect();
        let slips: Vec<f64> =
            bots.iter().map(|_| SLIPS[rng.random_range(0..SLIPS.len())]).collect();
        let (mut choices, mut moves) = (Vec::new(), MoveList::new());
        while let Some(seat) = game.to_move() {
            game.legal_moves(&mut moves);
            let slip = rng.random_bool(slips[seat.index()]);
            let chosen = match slip {
                true => None,
                false => bots[seat.index()].play(&game.view(Viewer::Seat(seat)), players.budget()),
            };
            let place = chosen.and_then(|chosen| moves.iter().position(|mv| *mv == chosen));
            let place = place.unwrap_or_else(|| rng.random_range(0..moves.len()));
            game.play_unchecked(moves[place]);
            choices.push(place as u16);
        }
        choices
    }

    fn example(&self, number: u64, choices: &[u16]) -> Option<Example> {
        let (mut game, _) = self.start(number)?;
        let mut rng = ChaCha8Rng::seed_from_u64(self.number ^ number << 32);
        let (mut seen, mut moves) = (Vec::new(), MoveList::new());
        let mut new_turn = true;
        for &choice in choices {
            game.legal_moves(&mut moves);
            let mv = *moves.get(usize::from(choice))?;
            if new_turn && rng.random_range(0..ONE_IN) == 0 {
                seen.push(Seen::of(&game));
            }
            game.play_unchecked(mv);
            new_turn = mv == Move::End;
        }
        game.is_over().then(|| Example::new(seen, &game))
    }
}

impl Players {
    fn bot(&self, rng: &mut impl Rng) -> Box<dyn Bot> {
        let seed = rng.random();
        match self {
            Self::Networks(networks, _) if !networks.is_empty() => {
                let network = networks[rng.random_range(0..networks.len())].clone();
                Box::new(Search::new(SearchConfig::with_network(network), seed, Threads(1)))
            }
            _ => Level::Apprentice.bot(seed, 1),
        }
    }

    fn budget(&self) -> Budget {
        match self {
            Self::Apprentices => Budget::default(),
            Self::Networks(_, iterations) => Budget::Iterations(*iterations),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_is_kept_of_a_game_is_the_whole_game() {
        for table in Table::all() {
            let part = Part { table, seed: 3, number: 7, games: 3 };
            for game in 0..3 {
                let choices = part.play_one(game, &Players::Apprentices);
                assert_eq!(choices, part.play_one(game, &Players::Apprentices));
                let example = part.example(game, &choices).unwrap();
                assert!((example.won.iter().sum::<f32>() - 1.0).abs() < 1e-6);
                // A game that was cut off says nothing.
                assert!(part.example(game, &choices[..choices.len() - 1]).is_none());
            }
            assert_ne!(
                part.play_one(0, &Players::Apprentices),
                part.play_one(1, &Players::Apprentices)
            );
        }
    }
}
