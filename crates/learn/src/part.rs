//! A part of the games of a table: what one machine plays in one go, and what is kept of it.

use crate::{
    dataset::{Example, Seen},
    glance::Glance,
    player::{Player, Players},
    table::Table,
    variety,
};
use magnumsal_rules::{Edition, Game, Move, MoveList, RuleSet};
use rand::{RngExt, SeedableRng};
use rand_chacha::ChaCha8Rng;
use rayon::prelude::*;
use serde::{Deserialize, Serialize};

/// Of how many turns one is learned from: those of a game say much the same.
const ONE_IN: u32 = 3;

/// How often a player makes any legal move, by seat and game: so that positions come up that good players avoid,
/// and what is wrong with them is learned.
const SLIPS: [f64; 4] = [0.0, 0.02, 0.05, 0.12];

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

/// The games of a part.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Played(Vec<PlayedGame>);

/// A game: its choices, by their place among the legal moves, and what was searched on the way.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
struct PlayedGame {
    choices: Vec<u16>,
    searched: Vec<Searched>,
}

/// A search: for which choice, and how often it went through which moves.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
struct Searched {
    choice: u16,
    visits: Vec<(u16, u32)>,
}

impl Part {
    /// Plays the games, on all threads.
    pub fn play(&self, players: &Players) -> Played {
        let games = (0..self.games as usize).into_par_iter().with_max_len(1);
        Played(games.map(|game| self.play_one(game as u64, players)).collect())
    }

    /// What there is to learn from how games went on; nothing from those that do not fit.
    pub fn examples(&self, played: &Played) -> Vec<Example> {
        let games = played.0.par_iter().enumerate();
        games.filter_map(|(game, played)| self.example(game as u64, &played.choices)).collect()
    }

    /// What there is to learn from what was searched, game by game.
    pub fn glances(&self, played: &Played) -> Vec<Vec<Glance>> {
        let games = played.0.par_iter().enumerate();
        games.map(|(game, played)| self.glances_of(game as u64, played)).collect()
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

    fn play_one(&self, game: u64, players: &Players) -> PlayedGame {
        let Some((mut game, mut rng)) = self.start(game) else { return PlayedGame::default() };
        let seats = usize::from(game.players());
        let mut seated: Vec<Player> = (0..seats).map(|_| players.player(&mut rng)).collect();
        let slips: Vec<f64> =
            seated.iter().map(|_| SLIPS[rng.random_range(0..SLIPS.len())]).collect();
        let (mut played, mut moves) = (PlayedGame::default(), MoveList::new());
        while let Some(seat) = game.to_move() {
            game.legal_moves(&mut moves);
            let place = |mv: Move| moves.iter().position(|other| *other == mv);
            let any = |rng: &mut ChaCha8Rng| rng.random_range(0..moves.len());
            let choice = match rng.random_bool(slips[seat.index()]) {
                true => any(&mut rng),
                false => {
                    let thought = seated[seat.index()].choose(&game, moves.len(), &mut rng);
                    if let Some(found) = &thought.searched {
                        let visits = found.candidates().filter_map(|candidate| {
                            Some((place(candidate.mv)? as u16, candidate.visits as u32))
                        });
                        let choice = played.choices.len() as u16;
                        played.searched.push(Searched { choice, visits: visits.collect() });
                    }
                    thought.mv.and_then(place).unwrap_or_else(|| any(&mut rng))
                }
            };
            game.play_unchecked(moves[choice]);
            played.choices.push(choice as u16);
        }
        played
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

    fn glances_of(&self, number: u64, played: &PlayedGame) -> Vec<Glance> {
        let Some((mut game, _)) = self.start(number) else { return Vec::new() };
        let (mut glances, mut moves) = (Vec::new(), MoveList::new());
        let mut searched = played.searched.iter().peekable();
        for (at, &choice) in played.choices.iter().enumerate() {
            game.legal_moves(&mut moves);
            if let Some(search) = searched.next_if(|search| usize::from(search.choice) == at) {
                glances.push(Glance::new(&game, &moves, &search.visits));
            }
            let Some(&mv) = moves.get(usize::from(choice)) else { break };
            game.play_unchecked(mv);
        }
        glances
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::model::Model;
    use magnumsal_bots::network::{Network, Priors, SEAT, SHARED, Scales, TableNetwork};
    use std::sync::Arc;

    #[test]
    fn what_is_kept_of_a_game_is_the_whole_game() {
        for table in Table::all() {
            let part = Part { table, seed: 3, number: 7, games: 3 };
            for game in 0..3 {
                let PlayedGame { choices, searched } = part.play_one(game, &Players::Apprentices);
                assert_eq!(choices, part.play_one(game, &Players::Apprentices).choices);
                assert_eq!(searched, []);
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

    /// A network that has learned nothing.
    fn untrained() -> Arc<Network> {
        let table = |table: Table| {
            let players = table.players();
            let model = Model::new(players.into(), &mut ChaCha8Rng::seed_from_u64(1));
            let scales = Scales { shared: vec![0.05; SHARED], seat: vec![0.05; SEAT] };
            TableNetwork::new(players, scales, &model.float_weights(), [30.0; 3]).unwrap()
        };
        let priors = Priors::new(&crate::glance::untrained());
        Arc::new(Network::new(Table::all().map(table).collect(), priors).unwrap())
    }

    #[test]
    fn what_was_searched_is_kept_with_its_position() {
        let players = Players::Searches(untrained(), 20);
        for table in Table::all() {
            let part = Part { table, seed: 3, number: 7, games: 1 };
            let played = part.play_one(0, &players);
            assert!(!played.searched.is_empty());
            let glances = part.glances_of(0, &played);
            assert_eq!(glances.len(), played.searched.len());
            for (glance, searched) in glances.iter().zip(&played.searched) {
                let chosen = played.choices[usize::from(searched.choice)];
                let most = searched.visits.iter().max_by_key(|(_, visits)| *visits).unwrap().1;
                assert!(searched.visits.contains(&(chosen, most)));
                let sum: f32 = glance.shares().iter().sum();
                assert!((sum - 1.0).abs() < 1e-4, "{sum}");
            }
        }
    }
}
