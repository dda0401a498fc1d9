//! Reviews: what a recorded game was worth, decision by decision.

use crate::{Advice, Misadvice};
use magnumsal_bots::{Bot, Budget, Candidate, Host, Job};
use magnumsal_phrases::Phrases;
use magnumsal_rules::{
    Event, Game, Move, MoveList, Purse, Record, RecordError, Rule, Seat, Viewer,
};
use serde::Serialize;
use std::{
    ops::ControlFlow,
    sync::{
        OnceLock,
        atomic::{AtomicUsize, Ordering},
    },
};

/// Which part of the best move's visits another needs, so that its estimate can be trusted.
const LOOKED_AT: u64 = 4;

/// Who reviews, and whose decisions.
pub struct Reviewer<'a> {
    /// The bot that is asked about a position, by its seed.
    pub bot: &'a (dyn Fn(u64) -> Box<dyn Bot> + Sync),
    /// How long it may think about each.
    pub budget: Budget,
    /// The number that the seeds come from.
    pub seed: u64,
    /// Whether a seat's decisions are wanted.
    pub wanted: &'a (dyn Fn(Seat) -> bool + Sync),
    /// The players' names as they are shown, by seat.
    pub names: &'a [String],
    /// Where the reasons of moves come from.
    pub phrases: &'a Phrases,
    /// Asked after every position that has been looked at whether to go on. A review that is
    /// stopped ends as soon as the bots have answered that are thinking, with
    /// [`ReviewError::Stopped`].
    pub tick: &'a (dyn Fn() -> ControlFlow<()> + Sync),
}

/// A game with what each decision was worth.
#[derive(Clone, PartialEq, Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct Review {
    /// The players' names as in the record, by seat.
    pub players: Vec<String>,
    /// Whether the game was played to its end.
    pub over: bool,
    /// All moves of the game.
    pub moves: Vec<Made>,
    /// By seat; only those whose decisions were wanted.
    pub balances: Vec<Balance>,
}

/// A move that was made.
#[derive(Clone, PartialEq, Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema), schemars(rename = "ReviewedMove"))]
pub struct Made {
    /// Which move of the game, from 1.
    pub number: usize,
    /// Who made it.
    pub seat: Seat,
    /// The phase's Roman numeral.
    #[cfg_attr(feature = "schema", schemars(with = "magnumsal_rules::Phase"))]
    pub phase: &'static str,
    /// The round, from 1.
    pub round: u8,
    /// The move.
    #[serde(rename = "move")]
    pub mv: Move,
    /// What the choice was worth, if there was one and it was wanted.
    pub decision: Option<Decision>,
    /// If the move turned something up: how that changed the money each seat can expect.
    pub draw: Option<Vec<f64>>,
}

/// What a choice was worth.
#[derive(Clone, PartialEq, Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct Decision {
    /// What the bot would have done.
    pub best: Advice,
    /// What it thinks of the move made.
    pub played: Advice,
    /// What the player could expect more of the best move, in groszy; never less than 0.
    pub cost: f64,
}

/// What a player's result is made of.
#[derive(Clone, PartialEq, Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct Balance {
    /// The player.
    pub seat: Seat,
    /// The worth (T7) at the end of the record.
    pub money: u16,
    /// What was turned up has brought this amount, by the bot's estimate.
    pub draws: f64,
    /// Tolls received (E5), in groszy as paid.
    pub tolls_received: u32,
    /// Tolls paid to other players (E5).
    pub tolls_paid: u32,
    /// The costs of all decisions, as a loss.
    pub decisions: f64,
}

/// Why a record was not reviewed.
#[derive(Clone, PartialEq, Debug, thiserror::Error)]
pub enum ReviewError {
    /// It cannot be played.
    #[error("the record cannot be played: {0}")]
    Record(RecordError),
    /// The bot has proposed a move that is illegal.
    #[error("{0}")]
    Bot(Misadvice),
    /// The reviewer was told to stop.
    #[error("the review was stopped")]
    Stopped,
}

/// A position of the record and what came of it.
struct Position {
    game: Game,
    seat: Option<Seat>,
    /// The move made, if any was.
    mv: Option<Move>,
    /// Whether there was a choice.
    choice: bool,
    /// Whether the move turned something up.
    draw: bool,
}

/// What the bot thinks of a position and of the move made in it, as far as that was asked.
#[derive(Default)]
struct Opinion {
    best: Option<Candidate>,
    played: Option<Candidate>,
}

impl Reviewer<'_> {
    /// How often a review of the record ticks if nobody stops it, for a progress bar.
    pub fn ticks(record: &Record) -> u64 {
        record.moves.len() as u64 + 1
    }

    /// Reviews a record. The host's workers, such as [`Threads`](magnumsal_bots::Threads), look at
    /// positions in parallel, at each with a bot of its own, so that the result does not depend on
    /// their number.
    pub fn review(&self, record: &Record, host: &dyn Host) -> Result<Review, ReviewError> {
        let mut positions = Vec::new();
        let mut list = MoveList::new();
        let visit = |_, game: &Game, mv: Option<&Move>| {
            game.legal_moves(&mut list);
            let (seat, choice) = (game.to_move(), list.len() > 1);
            positions.push(Position {
                game: game.clone(),
                seat,
                mv: mv.copied(),
                choice,
                draw: false,
            });
        };
        let last = record.replay(visit).map_err(ReviewError::Record)?;
        let mut balances: Vec<Balance> = Seat::first(last.players())
            .map(|seat| Balance {
                seat,
                money: last.worth(seat),
                draws: 0.0,
                tolls_received: 0,
                tolls_paid: 0,
                decisions: 0.0,
            })
            .collect();
        for position in &mut positions {
            position.draw = count_coins(position, &mut balances);
        }
        let opinions = self.look_at_all(&positions, host).ok_or(ReviewError::Stopped)?;
        let mut moves = Vec::new();
        for (ply, position) in positions.iter().enumerate() {
            let (Some(seat), Some(mv)) = (position.seat, position.mv) else { continue };
            let decision = self.decision(position, seat, &opinions[ply])?;
            let draw = draw(&positions, &opinions, ply);
            if let Some(decision) = &decision {
                balances[seat.index()].decisions -= decision.cost;
            }
            for (balance, change) in balances.iter_mut().zip(draw.iter().flatten()) {
                balance.draws += change;
            }
            moves.push(Made {
                number: ply + 1,
                seat,
                phase: position.game.phase().numeral(),
                round: position.game.round(),
                mv,
                decision,
                draw,
            });
        }
        balances.retain(|balance| (self.wanted)(balance.seat));
        Ok(Review { players: record.players.clone(), over: last.is_over(), moves, balances })
    }

    /// What the review needs to know about each position; nothing if it was stopped.
    fn look_at_all(&self, positions: &[Position], host: &dyn Host) -> Option<Vec<Opinion>> {
        let next = AtomicUsize::new(0);
        let opinions: Vec<OnceLock<Opinion>> = positions.iter().map(|_| OnceLock::new()).collect();
        // Each worker takes the next position as soon as it is free: some take longer than others.
        let work = || {
            loop {
                let ply = next.fetch_add(1, Ordering::Relaxed);
                let Some(opinion) = opinions.get(ply) else { return };
                let found = self.look_at(positions, ply);
                if (self.tick)().is_break() {
                    // Nothing is left to look at, for any worker.
                    next.store(positions.len(), Ordering::Relaxed);
                    return;
                }
                // No other worker had this number.
                let _ = opinion.set(found);
            }
        };
        let workers = host.workers().min(positions.len());
        host.run((0..workers).map(|_| Box::new(&work) as Job<'_>).collect());
        opinions.into_iter().map(OnceLock::into_inner).collect()
    }

    /// Asks about a position what the review needs: about decisions, and before and after draws.
    fn look_at(&self, positions: &[Position], ply: usize) -> Opinion {
        let position = &positions[ply];
        let Some(seat) = position.seat else { return Opinion::default() };
        let decides = position.choice && position.mv.is_some() && (self.wanted)(seat);
        let after_draw = ply > 0 && positions[ply - 1].draw;
        let mut opinion = Opinion::default();
        if !decides && !after_draw && !position.draw {
            return opinion;
        }
        let view = position.game.view(Viewer::Seat(seat));
        let mut bot = (self.bot)(seed_of(self.seed, ply));
        if (decides || after_draw)
            && let Some(choice) = bot.choose(&view, self.budget)
        {
            let best = choice.best().clone();
            // A move that the search hardly looked at is judged apart.
            let looked_at = |candidate: &&Candidate| {
                Some(candidate.mv) == position.mv && candidate.visits * LOOKED_AT >= best.visits
            };
            opinion.played = choice.candidates().find(looked_at).cloned();
            opinion.best = Some(best);
        }
        if (decides || position.draw)
            && opinion.played.is_none()
            && let Some(mv) = position.mv
        {
            opinion.played = bot.judge(&view, mv, self.budget);
        }
        opinion
    }

    /// What the choice of a position was worth.
    fn decision(
        &self,
        position: &Position,
        seat: Seat,
        opinion: &Opinion,
    ) -> Result<Option<Decision>, ReviewError> {
        let asked = position.choice && (self.wanted)(seat);
        let (true, Some(best), Some(played)) = (asked, &opinion.best, &opinion.played) else {
            return Ok(None);
        };
        let view = position.game.view(Viewer::Seat(seat));
        let advice = |candidate: &Candidate| {
            Advice::new(self.phrases, &view, candidate.clone(), self.names)
                .map_err(ReviewError::Bot)
        };
        let expects = |candidate: &Candidate| candidate.money.get(seat.index()).copied();
        let cost = expects(best).zip(expects(played)).map_or(0.0, |(best, played)| best - played);
        Ok(Some(Decision { best: advice(best)?, played: advice(played)?, cost: cost.max(0.0) }))
    }
}

impl Review {
    /// The same review of a record with its reasons in other words, such as of another language:
    /// nothing is thought about again.
    pub fn reworded(
        &self,
        record: &Record,
        names: &[String],
        phrases: &Phrases,
    ) -> Result<Self, ReviewError> {
        let mut games = Vec::new();
        let visit = |_, game: &Game, _: Option<&Move>| games.push(game.clone());
        record.replay(visit).map_err(ReviewError::Record)?;
        let mut review = self.clone();
        for (made, game) in review.moves.iter_mut().zip(&games) {
            let Some(Decision { best, played, .. }) = &mut made.decision else { continue };
            let view = game.view(Viewer::Seat(made.seat));
            for advice in [best, played] {
                *advice = Advice::new(phrases, &view, advice.candidate(), names)
                    .map_err(ReviewError::Bot)?;
            }
        }
        Ok(review)
    }
}

/// How the money that each seat can expect was changed by what a move turned up: what the position
/// after it promises, less what was expected of the move.
fn draw(positions: &[Position], opinions: &[Opinion], ply: usize) -> Option<Vec<f64>> {
    let expected = opinions[ply].played.as_ref().filter(|_| positions[ply].draw)?;
    let after = positions.get(ply + 1)?;
    let promised = match &opinions.get(ply + 1)?.best {
        Some(best) => best.money.clone(),
        None => {
            let seats = Seat::first(after.game.players());
            seats.map(|seat| f64::from(after.game.worth(seat))).collect()
        }
    };
    Some(promised.iter().zip(&expected.money).map(|(after, before)| after - before).collect())
}

/// Counts the tolls of a position's move, and tells whether it turned something up.
fn count_coins(position: &Position, balances: &mut [Balance]) -> bool {
    let rules = position.game.rules();
    let mut draw = false;
    let mut listen = |event: Event| {
        draw |= event.turns_up(rules);
        if let Event::Paid {
            from: Purse::Of(from), to: Purse::Of(to), amount, why: Rule::E5, ..
        } = event
        {
            balances[from.index()].tolls_paid += u32::from(amount);
            balances[to.index()].tolls_received += u32::from(amount);
        }
    };
    if let Some(mv) = position.mv {
        // The record has been played once already, so the move is legal.
        let _ = position.game.clone().play_with(&mv, &mut listen);
    }
    draw
}

/// A seed for the bot of each position.
fn seed_of(seed: u64, ply: usize) -> u64 {
    // Far apart, so that reviews with neighbouring seeds share none.
    seed.wrapping_add((ply as u64).wrapping_mul(0x9E37_79B9_7F4A_7C15))
}

#[cfg(test)]
mod tests;
