//! Reviews: what a recorded game was worth, decision by decision.

use crate::{
    Advice, Misadvice,
    advice::{LOOKED_AT, advise},
    compare::compare,
};
use magnumsal_bots::{Bot, Budget, Candidate, Host, Job};
use magnumsal_phrases::{Occasion, Phrases};
use magnumsal_rules::{
    Event, Game, Move, MoveList, Phase, Purse, Record, RecordError, Rule, Seat, Viewer,
};
use serde::{Deserialize, Serialize};
use std::{
    ops::{ControlFlow, Range},
    sync::{
        OnceLock,
        atomic::{AtomicUsize, Ordering},
    },
};

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
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
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

/// A part of a review: some moves that follow one another.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct ReviewPart {
    /// The moves.
    moves: Vec<Made>,
    /// The money that each seat can expect at first, in whole groszy, in the part that begins there.
    expected: Option<Vec<i32>>,
}

/// A move that was made.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema), schemars(rename = "ReviewedMove"))]
pub struct Made {
    /// Which move of the game, from 1.
    pub number: usize,
    /// Who made it.
    pub seat: Seat,
    /// The phase's Roman numeral.
    pub phase: Phase,
    /// The round, from 1.
    pub round: u8,
    /// The move.
    #[serde(rename = "move")]
    pub mv: Move,
    /// What the choice was worth, if there was one and it was wanted.
    pub decision: Option<Decision>,
    /// If the move turned something up: how that changed the money each seat can expect, in whole
    /// groszy.
    pub draw: Option<Vec<i32>>,
}

/// What a choice was worth.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct Decision {
    /// What the bot would have done.
    pub best: Advice,
    /// What it thinks of the move made.
    pub played: Advice,
    /// What the player could expect more of the best move, in whole groszy: 0 unless the difference
    /// is beyond the error of the estimates.
    pub cost: u16,
}

/// What a player's result is made of, in whole groszy: what was expected at first, draws, decisions
/// and the rest add up to the money.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct Balance {
    /// The player.
    pub seat: Seat,
    /// What the bot expected the player to have in the end when the record begins.
    pub expected: i32,
    /// What was turned up has brought this amount, by the bot's estimate: the sum of all draws.
    pub draws: i32,
    /// The costs of all own decisions, as a loss.
    pub decisions: i32,
    /// What is left: what the others did, and what the bot did not foresee.
    pub rest: i32,
    /// The worth (T7) at the end of the record.
    pub money: i32,
    /// Tolls received (E5): coins that are part of the money.
    pub tolls_received: u32,
    /// Tolls paid to other players (E5).
    pub tolls_paid: u32,
}

impl Balance {
    /// Nothing yet.
    fn of(seat: Seat) -> Self {
        Self {
            seat,
            expected: 0,
            draws: 0,
            decisions: 0,
            rest: 0,
            money: 0,
            tolls_received: 0,
            tolls_paid: 0,
        }
    }
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
    /// The reviewer was asked to stop.
    #[error("the review was stopped")]
    Stopped,
}

/// A position of the record and what came of it.
struct Position {
    ply: usize,
    game: Game,
    seat: Option<Seat>,
    /// The move made, if any was.
    mv: Option<Move>,
    /// Whether there was a choice.
    choice: bool,
    /// Whether the move turned something up.
    draw: bool,
    /// Whether the move before it did.
    after_draw: bool,
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
        let whole = self.part(record, 0..record.moves.len(), host)?;
        Review::of_parts(record, vec![whole], self.wanted)
    }

    /// Reviews some moves of a record, by their plies. [`Review::of_parts`] makes a review of all
    /// parts, which does not depend on how the game was cut.
    pub fn part(
        &self,
        record: &Record,
        plies: Range<usize>,
        host: &dyn Host,
    ) -> Result<ReviewPart, ReviewError> {
        let mut positions: Vec<Position> = Vec::new();
        let mut list = MoveList::new();
        let mut after_draw = false;
        let visit = |ply, game: &Game, mv: Option<&Move>| {
            // What a draw has changed is seen in the position after it.
            if ply > plies.end {
                return;
            }
            let draw = mv.is_some_and(|mv| turns_up(game, mv));
            if ply >= plies.start {
                game.legal_moves(&mut list);
                let (seat, choice) = (game.to_move(), list.len() > 1);
                let mv = mv.copied().filter(|_| ply < plies.end);
                positions.push(Position {
                    ply,
                    game: game.clone(),
                    seat,
                    mv,
                    choice,
                    draw,
                    after_draw,
                });
            }
            after_draw = draw;
        };
        record.replay(visit).map_err(ReviewError::Record)?;
        let opinions = self.look_at_all(&positions, host).ok_or(ReviewError::Stopped)?;
        let mut moves = Vec::new();
        for (index, position) in positions.iter().enumerate() {
            let (Some(seat), Some(mv)) = (position.seat, position.mv) else { continue };
            moves.push(Made {
                number: position.ply + 1,
                seat,
                phase: position.game.phase(),
                round: position.game.round(),
                mv,
                decision: self.decision(position, seat, &opinions[index])?,
                draw: draw(&positions, &opinions, index),
            });
        }
        let first = positions.first().filter(|position| position.ply == 0);
        let expected =
            first.map(|first| promised(first, &opinions[0]).into_iter().map(whole).collect());
        Ok(ReviewPart { moves, expected })
    }

    /// What the review needs to know about each position; nothing if it was stopped.
    fn look_at_all(&self, positions: &[Position], host: &dyn Host) -> Option<Vec<Opinion>> {
        let next = AtomicUsize::new(0);
        let opinions: Vec<OnceLock<Opinion>> = positions.iter().map(|_| OnceLock::new()).collect();
        // Each worker takes the next position as soon as it is free: some take longer than others.
        let work = || {
            loop {
                let index = next.fetch_add(1, Ordering::Relaxed);
                let Some(position) = positions.get(index) else { return };
                let found = self.look_at(position);
                if (self.tick)().is_break() {
                    // Nothing is left to look at, for any worker.
                    next.store(positions.len(), Ordering::Relaxed);
                    return;
                }
                // No other worker had this number.
                let _ = opinions[index].set(found);
            }
        };
        let workers = host.workers().min(positions.len());
        host.run((0..workers).map(|_| Box::new(&work) as Job<'_>).collect());
        opinions.into_iter().map(OnceLock::into_inner).collect()
    }

    /// Asks about a position what the review needs: about decisions, and before and after draws.
    fn look_at(&self, position: &Position) -> Opinion {
        let Some(seat) = position.seat else { return Opinion::default() };
        let decides = position.choice && position.mv.is_some() && (self.wanted)(seat);
        // What a player can expect at first, too.
        let is_valued = position.ply == 0 || position.after_draw;
        let mut opinion = Opinion::default();
        if !decides && !is_valued && !position.draw {
            return opinion;
        }
        let view = position.game.view(Viewer::Seat(seat));
        let mut bot = (self.bot)(seed_of(self.seed, position.ply));
        if (decides || is_valued)
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
        let told = Told { phrases: self.phrases, names: self.names };
        told.decision(&position.game, seat, best.clone(), played.clone()).map(Some)
    }
}

/// The words of a review.
struct Told<'a> {
    phrases: &'a Phrases,
    names: &'a [String],
}

impl Told<'_> {
    /// A decision: the better move and the one that was played.
    fn decision(
        &self,
        game: &Game,
        seat: Seat,
        best: Candidate,
        played: Candidate,
    ) -> Result<Decision, ReviewError> {
        let view = game.view(Viewer::Seat(seat));
        let same = best.mv == played.mv;
        let (_, gap) = compare(view.position(), &best, &played);
        let cost = if same { 0 } else { gap.groszy().unwrap_or_default() };
        let candidates = if same { vec![best] } else { vec![best, played] };
        let mut told = advise(self.phrases, &view, candidates, Occasion::Review, self.names)
            .map_err(ReviewError::Bot)?
            .into_iter();
        // As many as were asked about.
        let best = told.next().ok_or(ReviewError::Stopped)?;
        let played = told.next().unwrap_or_else(|| best.clone());
        Ok(Decision { best, played, cost })
    }
}

impl Review {
    /// The review of a record from its parts, which together are all of its moves, in order. Only the
    /// balances of those seats are kept that are wanted.
    pub fn of_parts(
        record: &Record,
        parts: Vec<ReviewPart>,
        wanted: &dyn Fn(Seat) -> bool,
    ) -> Result<Self, ReviewError> {
        let players = record.start().map_err(ReviewError::Record)?.players();
        let mut balances: Vec<Balance> = Seat::first(players).map(Balance::of).collect();
        let visit = |_, game: &Game, mv: Option<&Move>| {
            if let Some(mv) = mv {
                count_tolls(game, mv, &mut balances);
            }
        };
        let last = record.replay(visit).map_err(ReviewError::Record)?;
        let (mut moves, mut first) = (Vec::new(), Vec::new());
        for part in parts {
            moves.extend(part.moves);
            first.extend(part.expected.into_iter().flatten());
        }
        for made in &moves {
            if let Some(decision) = &made.decision {
                balances[made.seat.index()].decisions -= i32::from(decision.cost);
            }
            for (balance, change) in balances.iter_mut().zip(made.draw.iter().flatten()) {
                balance.draws += change;
            }
        }
        for (balance, expected) in balances.iter_mut().zip(first) {
            balance.expected = expected;
            balance.money = i32::from(last.worth(balance.seat));
            let named = balance.expected + balance.draws + balance.decisions;
            balance.rest = balance.money - named;
        }
        balances.retain(|balance| wanted(balance.seat));
        Ok(Self { players: record.players.clone(), over: last.is_over(), moves, balances })
    }

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
        let told = Told { phrases, names };
        for (made, game) in review.moves.iter_mut().zip(&games) {
            let Some(Decision { best, played, .. }) = &made.decision else { continue };
            let (best, played) = (best.candidate(), played.candidate());
            made.decision = Some(told.decision(game, made.seat, best, played)?);
        }
        Ok(review)
    }
}

/// How the money that each seat can expect was changed by what a move turned up: what the position
/// after it promises, less what was expected of the move.
fn draw(positions: &[Position], opinions: &[Opinion], ply: usize) -> Option<Vec<i32>> {
    let expected = opinions[ply].played.as_ref().filter(|_| positions[ply].draw)?;
    let promised = promised(positions.get(ply + 1)?, opinions.get(ply + 1)?);
    let changes = promised.iter().zip(&expected.money);
    Some(changes.map(|(after, before)| whole(after - before)).collect())
}

/// The money that each seat can expect in a position.
fn promised(position: &Position, opinion: &Opinion) -> Vec<f64> {
    match &opinion.best {
        Some(best) => best.money.clone(),
        None => {
            let seats = Seat::first(position.game.players());
            seats.map(|seat| f64::from(position.game.worth(seat))).collect()
        }
    }
}

/// The bot does not know better than to a grosz; in whole groszy everything adds up.
fn whole(groszy: f64) -> i32 {
    groszy.round() as i32
}

/// Whether a move turns something up.
fn turns_up(game: &Game, mv: &Move) -> bool {
    let mut found = false;
    listen(game, mv, |event| found |= event.turns_up(game.rules()));
    found
}

/// Counts the tolls of a move.
fn count_tolls(game: &Game, mv: &Move, balances: &mut [Balance]) {
    listen(game, mv, |event| {
        if let Event::Paid {
            from: Purse::Of(from), to: Purse::Of(to), amount, why: Rule::E5, ..
        } = event
        {
            balances[from.index()].tolls_paid += u32::from(amount);
            balances[to.index()].tolls_received += u32::from(amount);
        }
    });
}

/// Everything that a move does.
fn listen(game: &Game, mv: &Move, mut listener: impl FnMut(Event)) {
    // The record has been played that far, so the move is legal.
    let _ = game.clone().play_with(mv, &mut listener);
}

/// A seed for the bot of each position.
fn seed_of(seed: u64, ply: usize) -> u64 {
    // Far apart, so that reviews with neighbouring seeds share none.
    seed.wrapping_add((ply as u64).wrapping_mul(0x9E37_79B9_7F4A_7C15))
}

#[cfg(test)]
mod tests;
