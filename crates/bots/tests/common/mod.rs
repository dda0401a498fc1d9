//! Tables to play at, and how bots are asked in tests.

#![allow(dead_code, reason = "every file of tests takes what it needs")]

use magnumsal_bots::{Budget, Choice, Level};
use magnumsal_rules::{Expansion, Fatigue, Game, Move, MoveList, RuleSet, View, Viewer};
use rand::{Rng, RngExt};

/// A table: how is played, and by how many.
pub type Table = (RuleSet, usize);

/// Every expansion with every number of players.
const SEATINGS: [(Expansion, usize); 7] = [
    (Expansion::None, 2),
    (Expansion::None, 3),
    (Expansion::None, 4),
    (Expansion::Muria, 2),
    (Expansion::Muria, 3),
    (Expansion::Muria, 4),
    (Expansion::Muria, 5),
];

/// Every expansion with every number of players, with a hidden and with a mapped mine.
pub fn tables(round_limit: u8) -> impl Iterator<Item = Table> {
    let seatings = [false, true].into_iter().flat_map(|mapped| SEATINGS.map(|s| (mapped, s)));
    seatings.map(move |(mapped, (expansion, players))| {
        (RuleSet { expansion, mapped, round_limit, ..RuleSet::default() }, players)
    })
}

/// A table for each number: seatings, settings and lengths of the game take turns, and every
/// combination has come up after 7 · 32 · 5 numbers.
pub fn varied_table(number: usize) -> Table {
    let (expansion, players) = SEATINGS[number % SEATINGS.len()];
    let settings = number / SEATINGS.len();
    let switch = |bit: u32| settings >> bit & 1 == 1;
    let rules = RuleSet {
        expansion,
        mapped: switch(0),
        cart_capacity: switch(1).then_some(2),
        bucket_into_unrevealed: !switch(2),
        fatigue: if switch(3) { Fatigue::All } else { Fatigue::Crew },
        pump_with_tired: switch(4),
        round_limit: [60, 4, 40, 1, 12][number % 5],
    };
    (rules, players)
}

/// A game at its start.
pub fn start((rules, players): Table, seed: u64) -> Game {
    Game::from_seed(rules, players, seed).unwrap()
}

/// What the player whose turn it is sees, or a spectator once the game is over.
pub fn view(game: &Game) -> View {
    game.view(game.to_move().map_or(Viewer::Spectator, Viewer::Seat))
}

/// One of the legal moves, each as likely as any other; nothing once the game is over.
pub fn random_move(game: &Game, list: &mut MoveList, rng: &mut impl Rng) -> Option<Move> {
    game.legal_moves(list);
    (!list.is_empty()).then(|| list[rng.random_range(0..list.len())])
}

/// One of everything offered, each as likely as any other, however many come.
pub struct Reservoir<T> {
    kept: Option<T>,
    offered: u32,
}

impl<T> Reservoir<T> {
    pub fn new() -> Self {
        Self { kept: None, offered: 0 }
    }

    pub fn offer(&mut self, item: T, rng: &mut impl Rng) {
        self.offered += 1;
        if rng.random_ratio(1, self.offered) {
            self.kept = Some(item);
        }
    }

    pub fn kept(self) -> Option<T> {
        self.kept
    }
}

/// A few iterations: fewer for the rank whose playouts go to the end of the game.
pub fn few(rank: Level) -> Budget {
    Budget::Iterations(if rank == Level::Uct { 8 } else { 50 })
}

/// What a bot that has seen nothing yet chooses.
pub fn fresh_choice(rank: Level, seed: u64, threads: usize, view: &View) -> Option<Choice> {
    rank.bot(seed, threads).choose(view, few(rank))
}
