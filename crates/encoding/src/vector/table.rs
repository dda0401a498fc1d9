//! One of the games side by side.

use super::{Autoreset, Options, Rewards, buffers::Row};
use crate::{ActionSpace, Legal, observe_game};
use magnumsal_rules::{Game, MAX_SEATS, Seat, Setup, SetupError, Viewer};
use rand::{RngExt, SeedableRng};
use rand_chacha::ChaCha8Rng;

/// A game with what steps need to know of it.
pub(super) struct Table {
    game: Game,
    legal: Legal,
    /// What all chance comes from: deals, and random moves.
    rng: ChaCha8Rng,
    /// Which of the games it is.
    index: u64,
    moves: u32,
    /// It is over and waits to begin again.
    done: bool,
    /// Who moved last, or decides first.
    last: Seat,
    /// How far everybody was ahead before the move.
    lead: [f32; MAX_SEATS],
}

/// Where all chance of a game comes from.
fn rng(seed: u64, index: u64) -> ChaCha8Rng {
    let mut rng = ChaCha8Rng::seed_from_u64(seed);
    rng.set_stream(index);
    rng
}

fn deal(options: &Options, rng: &mut ChaCha8Rng) -> Result<Game, SetupError> {
    let Options { rules, edition, players, .. } = options;
    let setup = Setup::deal(rules, edition, None, rng)?;
    Game::new(*rules, *players, &setup, edition)
}

impl Table {
    pub(super) fn new(options: &Options, seed: u64, index: u64) -> Result<Self, SetupError> {
        let mut rng = rng(seed, index);
        let game = deal(options, &mut rng)?;
        Ok(Self {
            last: game.start_player(),
            lead: leads(&game),
            legal: Legal::default(),
            game,
            rng,
            index,
            moves: 0,
            done: false,
        })
    }

    pub(super) fn game(&self) -> &Game {
        &self.game
    }

    pub(super) fn legal(&self) -> &[u32] {
        self.legal.ids()
    }

    /// Lists what is legal.
    pub(super) fn list(&mut self, space: &ActionSpace) {
        self.legal.list(space, &self.game);
    }

    /// Begins again, by another seed if one is given.
    pub(super) fn reset(&mut self, options: &Options, seed: Option<u64>) {
        if let Some(seed) = seed {
            self.rng = rng(seed, self.index);
        }
        // The options were good for the first game, so they are for every other.
        if let Ok(game) = deal(options, &mut self.rng) {
            self.game = game;
        }
        (self.moves, self.done) = (0, false);
        self.last = self.game.start_player();
        self.lead = leads(&self.game);
    }

    /// Whether a step may be taken with this id.
    pub(super) fn allows(&self, id: i64) -> bool {
        self.done || u32::try_from(id).is_ok_and(|id| self.legal.get(id).is_some())
    }

    /// A random legal id.
    pub(super) fn sample(&mut self) -> i64 {
        match (self.done, self.legal.ids().len()) {
            (true, _) | (_, 0) => 0,
            (false, count) => self.legal.ids()[self.rng.random_range(0..count)].into(),
        }
    }

    /// Plays an allowed id and writes what came of it.
    pub(super) fn step(
        &mut self,
        id: i64,
        options: &Options,
        space: &ActionSpace,
        row: &mut Row<'_>,
    ) {
        row.rewards.fill(0.0);
        (*row.terminated, *row.truncated) = (false, false);
        if self.done {
            self.reset(options, None);
        } else if let Some(mv) = u32::try_from(id).ok().and_then(|id| self.legal.get(id)) {
            self.last = self.game.to_move().unwrap_or(self.last);
            self.game.play_unchecked(mv);
            self.moves += 1;
            self.reward(options.rewards, row.rewards);
            *row.terminated = self.game.is_over();
            let most = options.max_moves.is_some_and(|most| self.moves >= most);
            *row.truncated = most && !*row.terminated;
            self.done = *row.terminated || *row.truncated;
        }
        if self.done && options.autoreset == Autoreset::SameStep {
            if let Some(bytes) = &mut row.final_observation {
                observe(&self.game, self.last, bytes);
            }
            self.reset(options, None);
        }
        self.list(space);
        self.show(row, space);
    }

    /// Writes how the game stands.
    pub(super) fn show(&self, row: &mut Row<'_>, space: &ActionSpace) {
        let seat = match self.done {
            true => self.last,
            false => self.game.to_move().unwrap_or(self.last),
        };
        *row.seat = seat.number().into();
        if let Some(bytes) = &mut row.observation {
            observe(&self.game, seat, bytes);
        }
        if let Some(mask) = &mut row.mask {
            match self.done {
                true => mask.fill(1),
                // The buffers' lengths were checked.
                false => _ = self.legal.mask(space, mask),
            }
        }
    }

    /// Writes what the move that was just played has brought to everybody.
    fn reward(&mut self, rewards: Rewards, row: &mut [f32]) {
        match rewards {
            Rewards::Shaped => {
                let before = std::mem::replace(&mut self.lead, leads(&self.game));
                for ((reward, now), before) in row.iter_mut().zip(self.lead).zip(before) {
                    *reward = now - before;
                }
            }
            _ if !self.game.is_over() => {}
            Rewards::Money => {
                let leads = leads(&self.game);
                row.iter_mut().zip(leads).for_each(|(reward, lead)| *reward = lead);
            }
            Rewards::Win => {
                let Some(outcome) = self.game.outcome() else { return };
                let share = 1.0 / outcome.winners.len().max(1) as f32;
                for seat in outcome.winners {
                    if let Some(reward) = row.get_mut(seat.index()) {
                        *reward = share;
                    }
                }
            }
        }
    }
}

/// Writes what a seat sees.
fn observe(game: &Game, seat: Seat, bytes: &mut [u8]) {
    // The buffers' lengths were checked.
    _ = observe_game(game, Viewer::Seat(seat), bytes);
}

/// How much more everybody is worth (T7) than the others on average.
fn leads(game: &Game) -> [f32; MAX_SEATS] {
    let mut worth = [0.0; MAX_SEATS];
    for seat in Seat::first(game.players()) {
        worth[seat.index()] = f32::from(game.worth(seat));
    }
    let (sum, others) = (worth.iter().sum::<f32>(), f32::from(game.players()) - 1.0);
    worth.map(|own| own - (sum - own) / others)
}
