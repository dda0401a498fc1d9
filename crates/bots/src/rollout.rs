//! Playing on by rules of thumb, to see where a position leads.

use crate::{
    Candidate,
    network::MoveInputs,
    sample::Spread,
    thumb,
    valuation::{chances, money},
};
use magnumsal_rules::{Game, Move, MoveList, Phase, Slots, View};
use rand::{Rng, RngExt};

/// Room for the moves of a position and their ratings, used again and again.
#[derive(Default)]
pub struct Scratch {
    /// The moves.
    pub moves: MoveList,
    /// A number for each of them: a rating, or a prior.
    pub scores: Vec<f32>,
    /// What a network sees of them, and the sums of its weights.
    pub(crate) inputs: MoveInputs,
    pub(crate) sums: Vec<i32>,
    /// Edges of a tree that are legal, by their numbers.
    pub(crate) edges: Vec<usize>,
}

impl Scratch {
    /// Lists the moves of a position and rates them.
    pub(crate) fn rate(&mut self, game: &Game) {
        game.legal_moves(&mut self.moves);
        if self.moves.len() == 1 {
            // Forced: no rating needed.
            self.scores.clear();
            self.scores.push(0.0);
        } else {
            thumb::rate(game, &self.moves, &mut self.scores);
        }
    }

    /// The move that seems best, any among equals; nothing once the game is over.
    pub(crate) fn best(&mut self, game: &Game, rng: &mut impl Rng) -> Option<Move> {
        self.rate(game);
        let best = self.scores.iter().copied().reduce(f32::max)?;
        let equals = self.scores.iter().filter(|&&score| score == best).count();
        let pick = if equals == 1 { 0 } else { rng.random_range(0..equals) };
        let rated = self.moves.iter().zip(&self.scores);
        rated.filter(|(_, score)| **score == best).nth(pick).map(|(mv, _)| *mv)
    }

    /// The moves that seem best, at most `count`, the best first.
    pub(crate) fn promising(&mut self, game: &Game, count: usize) -> Vec<Move> {
        self.rate(game);
        let mut rated: Vec<_> = self.moves.iter().zip(&self.scores).collect();
        rated.sort_by(|one, two| two.1.total_cmp(one.1));
        rated.into_iter().take(count).map(|(mv, _)| *mv).collect()
    }

    /// Plays on until `turns` turns have ended, or the game.
    pub(crate) fn play_on(&mut self, game: &mut Game, turns: u32, rng: &mut impl Rng) {
        let mut ended = 0;
        while ended < turns {
            let Some(mv) = self.best(game, rng) else { return };
            game.play_unchecked(mv);
            ended += u32::from(mv == Move::End);
        }
    }

    /// What a move leads to in these determinizations after some turns; `position` is what is known.
    pub(crate) fn try_out(
        &mut self,
        mv: Move,
        position: &Game,
        determinizations: &[Game],
        turns: u32,
        rng: &mut impl Rng,
    ) -> Option<Candidate> {
        let seat = position.to_move()?;
        let mut sums = vec![0.0; usize::from(position.players())];
        let (mut chance, mut spread) = (0.0, Spread::default());
        for deal in determinizations {
            let mut game = deal.clone();
            game.play_unchecked(mv);
            self.play_on(&mut game, turns, rng);
            let money = money(&game);
            sums.iter_mut().zip(money).for_each(|(sum, money)| *sum += f64::from(money));
            let won = f64::from(chances(&game, &money)[seat.index()]);
            chance += won;
            spread.add(f64::from(money[seat.index()]), won);
        }
        let count = determinizations.len().max(1) as f64;
        sums.iter_mut().for_each(|sum| *sum /= count);
        let line = self.rest_of_turn(mv, position, rng);
        let (money_error, chance_error) = spread.errors(count);
        Some(Candidate {
            mv,
            money: sums,
            money_error,
            chance: chance / count,
            chance_error,
            visits: determinizations.len() as u64,
            line,
        })
    }

    /// A move and how the turn goes on after it by rules of thumb, until something is turned up.
    fn rest_of_turn(&mut self, mv: Move, position: &Game, rng: &mut impl Rng) -> Vec<Move> {
        let mut line = vec![mv];
        let mut game = position.clone();
        let seen = Seen::of(&game);
        game.play_unchecked(mv);
        while line.last() != Some(&Move::End) && seen == Seen::of(&game) {
            let Some(next) = self.best(&game, rng) else { break };
            line.push(next);
            game.play_unchecked(next);
        }
        line
    }
}

/// Determinizations that fit a view.
pub(crate) fn determinizations(view: &View, count: usize, rng: &mut impl Rng) -> Vec<Game> {
    (0..count).map(|_| view.deal(rng)).collect()
}

/// What lies open that was hidden at first: if it stays the same, nothing was turned up.
#[derive(PartialEq, Eq)]
pub(crate) struct Seen {
    chambers: Slots,
    orders: u8,
    tools: u8,
    phase: Phase,
}

impl Seen {
    pub(crate) fn of(game: &Game) -> Self {
        let mine = game.mine();
        Self {
            // V1: in the mapped mine a tile is seen when it is laid.
            chambers: if game.rules().mapped { mine.existing() } else { mine.revealed() },
            orders: game.orders_left(),
            tools: game.tools_left(),
            phase: game.phase(),
        }
    }
}
