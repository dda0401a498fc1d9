//! The arena: games on all cores, with results deal by deal.

use crate::{
    game::{Fault, Played, play, replay},
    matchup::Match,
};
use magnumsal_rules::Move;
use rayon::{ThreadPool, ThreadPoolBuilder, prelude::*};
use std::{
    collections::HashMap,
    ops::Range,
    sync::atomic::{AtomicBool, Ordering},
};

/// Games that a thread plays before results are returned. Threads wait for each other there, so
/// it should be many; results are kept until then, so not too many.
const GAMES_A_THREAD: usize = 64;

/// A deal, played with every variant and every rotation.
#[derive(Clone, PartialEq, Debug)]
pub struct Deal {
    /// Which deal, from 0.
    pub number: u64,
    /// The games: by variant, then by rotation.
    pub played: Vec<Vec<Played>>,
}

/// Where a match is played.
pub struct Arena<'a> {
    plan: &'a Match,
    pool: ThreadPool,
    /// The deals that are still to be played.
    deals: Range<u64>,
    /// Moves of games that were played before, by deal and place in it.
    known: HashMap<(u64, usize), Vec<Move>>,
}

/// The threads could not be started.
#[derive(Debug, thiserror::Error)]
#[error(transparent)]
pub struct NoThreads(rayon::ThreadPoolBuildError);

impl<'a> Arena<'a> {
    /// An arena with this number of threads; 0 is one for each core.
    pub fn new(plan: &'a Match, threads: usize) -> Result<Self, NoThreads> {
        let pool = ThreadPoolBuilder::new().num_threads(threads).build().map_err(NoThreads)?;
        Ok(Self { plan, pool, deals: 0..plan.deals, known: HashMap::new() })
    }

    /// The same arena for some of the deals only: a match can be played in parts, on several machines, whose deals in
    /// their order add up to the same table.
    pub fn of_deals(self, deals: Range<u64>) -> Self {
        let end = deals.end.min(self.plan.deals);
        Self { deals: deals.start.min(end)..end, ..self }
    }

    /// Enters the moves of a game that was played before: it is not played again. A deal's games are counted from 0,
    /// the rotations of the first variant before those of the second.
    pub fn know(&mut self, deal: u64, game: usize, moves: Vec<Move>) {
        self.known.insert((deal, game), moves);
    }

    /// Plays the next deals and returns them in their order; none once all are played.
    ///
    /// When `stop` is set, games that are running are given up, and only those deals of this call are
    /// returned that are complete. `after_game` is called after every game that was played to its end, with its deal
    /// and its place in it; and without a report if the game was known.
    pub fn play_on(
        &mut self,
        stop: &AtomicBool,
        after_game: impl Fn(Option<(u64, usize, &Played)>) + Sync,
    ) -> Result<Vec<Deal>, Fault> {
        let Self { plan, ref pool, ref deals, ref known } = *self;
        let next = deals.start;
        let (variants, rotations) = (plan.variants.len(), plan.rotations());
        let games = variants * rotations;
        let at_once = (pool.current_num_threads() * GAMES_A_THREAD).div_ceil(games.max(1));
        let count = (deals.end - next).min(at_once as u64);
        if count == 0 || games == 0 || stop.load(Ordering::Relaxed) {
            return Ok(Vec::new());
        }
        let job = |job: usize| {
            let (deal, game) = (next + (job / games) as u64, job % games);
            let variant = &plan.variants[game / rotations];
            if let Some(moves) = known.get(&(deal, game)) {
                after_game(None);
                return replay(plan, variant, deal, moves);
            }
            let played = play(plan, variant, deal, game % rotations, stop);
            if let Ok(Some(played)) = &played {
                after_game(Some((deal, game, played)));
            }
            played
        };
        let jobs = (0..count as usize * games).into_par_iter().with_max_len(1);
        let played: Vec<Option<Played>> =
            pool.install(|| jobs.map(job).collect::<Result<_, _>>())?;
        self.deals.start += count;
        let mut played = played.into_iter();
        let mut whole = Vec::new();
        for number in next..next + count {
            // All games of the deal are taken off, whether or not it is whole.
            let games: Vec<Option<Played>> = played.by_ref().take(games).collect();
            let Some(mut games) = games.into_iter().collect::<Option<Vec<_>>>() else { continue };
            let mut by_variant = Vec::with_capacity(variants);
            while !games.is_empty() {
                let rest = games.split_off(rotations);
                by_variant.push(std::mem::replace(&mut games, rest));
            }
            whole.push(Deal { number, played: by_variant });
        }
        Ok(whole)
    }
}
