//! Games and positions to measure with, and how speed is counted.

#![allow(dead_code, reason = "every benchmark takes what it needs")]

use magnumsal_bots::{Bot, Budget, Level};
use magnumsal_rules::{Game, MoveList, Phase, RuleSet, Viewer};
use rand::{Rng, RngExt, SeedableRng};
use rand_chacha::ChaCha8Rng;
use std::time::{Duration, Instant};

/// How many times as long to measure as usual: a number on the command line, as in
/// `cargo bench -p magnumsal-bots --benches -- 5`.
pub fn effort() -> u32 {
    std::env::args().skip(1).find_map(|argument| argument.parse().ok()).unwrap_or(1).max(1)
}

/// A generator for a benchmark: the same in every run.
pub fn rng(seed: u64) -> ChaCha8Rng {
    ChaCha8Rng::seed_from_u64(seed)
}

/// A game at its start.
pub fn start(rules: RuleSet, players: usize, seed: u64) -> Game {
    // The benchmarks ask for two to five players only.
    #[allow(clippy::expect_used)]
    Game::from_seed(rules, players, seed).expect("a valid number of players")
}

/// Plays at most `most` random moves; returns how many there were.
pub fn random_moves(game: &mut Game, most: u64, list: &mut MoveList, rng: &mut impl Rng) -> u64 {
    for moves in 0..most {
        game.legal_moves(list);
        if list.is_empty() {
            return moves;
        }
        game.play_unchecked(list[rng.random_range(0..list.len())]);
    }
    most
}

/// Lets a bot of this rank at every seat play until the game is over or `until` says so; returns
/// the number of moves.
pub fn bot_moves(game: &mut Game, rank: Level, seed: u64, until: impl Fn(&Game) -> bool) -> u64 {
    let seats = u64::from(game.players());
    let mut bots: Vec<Box<dyn Bot>> =
        (0..seats).map(|seat| rank.bot(seed * seats + seat, 1)).collect();
    let mut moves = 0;
    while let Some(seat) = game.to_move().filter(|_| !until(game)) {
        let view = game.view(Viewer::Seat(seat));
        let mv = bots[seat.index()].play(&view, Budget::Iterations(1));
        // A bot without a legal move is an error that no number should hide.
        #[allow(clippy::expect_used)]
        game.play(&mv.expect("a move")).expect("a legal move");
        moves += 1;
    }
    moves
}

/// The middle of a game of four apprentices: phase II, round 5, a whole turn ahead.
pub fn mid_game(rules: RuleSet) -> Game {
    let there = |game: &Game| {
        game.phase() == Phase::II && game.round() == 5 && game.actions() == 2 && choice(game)
    };
    let mut seed = 1368;
    loop {
        let mut game = start(rules, 4, seed);
        bot_moves(&mut game, Level::Apprentice, seed, there);
        if !game.is_over() {
            return game;
        }
        // Phase II was over before: the next deal.
        seed += 1;
    }
}

/// Whether an action is to be chosen out of many.
fn choice(game: &Game) -> bool {
    let mut list = MoveList::new();
    game.legal_moves(&mut list);
    game.due().is_none() && list.len() > 10
}

/// Positions of random games of every expansion and number of players, one of each game, in which
/// there is something to decide.
pub fn positions(count: usize) -> Vec<Game> {
    let tables = [(RuleSet::default(), 2..=4), (RuleSet::muria(), 2..=5)]
        .into_iter()
        .flat_map(|(rules, players)| players.map(move |players| (rules, players)));
    let mut rng = rng(1368);
    let mut list = MoveList::new();
    let games = tables.cycle().zip(1..).filter_map(|((rules, players), seed)| {
        let mut game = start(rules, players, seed);
        let length = random_moves(&mut game.clone(), u64::MAX, &mut list, &mut rng);
        random_moves(&mut game, rng.random_range(0..length), &mut list, &mut rng);
        game.legal_moves(&mut list);
        (list.len() > 1).then_some(game)
    });
    games.take(count).collect()
}

/// Things counted over some time.
#[derive(Clone, Copy, Default, Debug)]
pub struct Speed {
    count: u64,
    time: Duration,
}

impl Speed {
    /// Measures some work, which returns how many things it did.
    pub fn add(&mut self, work: impl FnOnce() -> u64) {
        let began = Instant::now();
        self.count += work();
        self.time += began.elapsed();
    }

    /// The same by this program's processor time, which other programs cannot take away.
    pub fn add_worked(&mut self, work: impl FnOnce() -> u64) {
        let began = worked();
        self.count += work();
        self.time += worked() - began;
    }

    /// Things a second.
    pub fn a_second(self) -> f64 {
        self.count as f64 / self.time.as_secs_f64()
    }
}

/// How long all threads of this program have worked.
#[cfg(target_os = "linux")]
fn worked() -> Duration {
    use rustix::time::{ClockId, clock_gettime};
    clock_gettime(ClockId::ProcessCPUTime).try_into().unwrap_or_default()
}

/// How long it is since this was asked first.
#[cfg(not(target_os = "linux"))]
fn worked() -> Duration {
    use std::sync::LazyLock;
    static START: LazyLock<Instant> = LazyLock::new(Instant::now);
    START.elapsed()
}
