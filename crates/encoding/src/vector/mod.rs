//! Many games that go on side by side, stepped by threads into the caller's buffers.
//!
//! ```
//! use magnumsal_encoding::vector::{Autoreset, Buffers, Options, Rewards, VectorGames};
//! use magnumsal_encoding::OBSERVATION_LENGTH;
//! use magnumsal_rules::{Edition, RuleSet};
//!
//! let options = Options {
//!     rules: RuleSet::default(),
//!     edition: Edition::standard().clone(),
//!     players: 2,
//!     rewards: Rewards::Money,
//!     autoreset: Autoreset::NextStep,
//!     max_moves: None,
//!     threads: 2,
//! };
//! let mut games = VectorGames::new(8, options, 1368)?;
//! let mut observations = vec![0; 8 * OBSERVATION_LENGTH];
//! let mut masks = vec![0; 8 * games.space().len()];
//! let (mut seats, mut rewards) = (vec![0; 8], vec![0.0; 8 * 2]);
//! let (mut terminated, mut truncated) = (vec![false; 8], vec![false; 8]);
//! let mut buffers = Buffers {
//!     observations: Some(&mut observations),
//!     masks: Some(&mut masks),
//!     final_observations: None,
//!     seats: &mut seats,
//!     rewards: &mut rewards,
//!     terminated: &mut terminated,
//!     truncated: &mut truncated,
//! };
//! games.show(&mut buffers)?;
//! let mut ids = vec![0; 8];
//! for _ in 0..10 {
//!     games.sample(&mut ids)?;
//!     games.step(&ids, &mut buffers)?;
//! }
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```

mod buffers;
mod error;
mod options;
mod table;

pub use buffers::Buffers;
pub use error::{NewError, StepError};
pub use options::{Autoreset, Options, Rewards};

use crate::{ActionSpace, WrongLength};
use buffers::Row;
use magnumsal_rules::Game;
use rayon::{ThreadPool, ThreadPoolBuilder, prelude::*};
use table::Table;

/// Games that one thread takes at a time: handing out fewer costs more than it gains.
const GAMES_AT_ONCE: usize = 16;

/// Games side by side.
pub struct VectorGames {
    options: Options,
    space: &'static ActionSpace,
    tables: Vec<Table>,
    /// None where one thread does all.
    pool: Option<ThreadPool>,
}

impl VectorGames {
    /// This number of games, dealt by the seed.
    pub fn new(count: usize, options: Options, seed: u64) -> Result<Self, NewError> {
        let space = ActionSpace::of_edition(options.rules.expansion, &options.edition)?;
        let tables: Result<Vec<Table>, _> =
            (0..count).map(|index| Table::new(&options, seed, index as u64)).collect();
        let pool = match options.threads {
            1 => None,
            threads => Some(ThreadPoolBuilder::new().num_threads(threads).build()?),
        };
        let mut games = Self { options, space, tables: tables?, pool };
        games.on_each(games_of, |_, table| table.list(space));
        Ok(games)
    }

    /// What they are played with.
    pub fn options(&self) -> &Options {
        &self.options
    }

    /// The ids of their moves.
    pub fn space(&self) -> &'static ActionSpace {
        self.space
    }

    /// How many games there are.
    #[allow(clippy::len_without_is_empty, reason = "nobody needs no games")]
    pub fn len(&self) -> usize {
        self.tables.len()
    }

    /// One of the games.
    pub fn game(&self, index: usize) -> Option<&Game> {
        self.tables.get(index).map(Table::game)
    }

    /// The legal ids of one of the games, sorted; none once it is over.
    pub fn legal(&self, index: usize) -> Option<&[u32]> {
        self.tables.get(index).map(Table::legal)
    }

    /// Writes how all games stand, as if nothing had gone before.
    pub fn show(&mut self, buffers: &mut Buffers<'_>) -> Result<(), WrongLength> {
        self.show_after(|_| (), buffers)
    }

    /// Deals all games again and writes how they begin: the first games of a seed, or the next ones.
    pub fn reset(
        &mut self,
        seed: Option<u64>,
        buffers: &mut Buffers<'_>,
    ) -> Result<(), WrongLength> {
        let (space, options) = (self.space, self.options.clone());
        let reset = |table: &mut Table| {
            table.reset(&options, seed);
            table.list(space);
        };
        self.show_after(reset, buffers)
    }

    /// Does something to every game and writes how it stands then.
    fn show_after(
        &mut self,
        change: impl Fn(&mut Table) + Sync,
        buffers: &mut Buffers<'_>,
    ) -> Result<(), WrongLength> {
        let (space, players) = (self.space, self.options.players);
        buffers.check(self.len(), players, space)?;
        self.on_each(
            |tables| pairs(tables, buffers.rows(players, space)),
            |mut row, table| {
                change(table);
                row.rewards.fill(0.0);
                (*row.terminated, *row.truncated) = (false, false);
                table.show(&mut row, space);
            },
        );
        Ok(())
    }

    /// Plays a move in every game and writes what came of it. If one is not legal, nothing changes anywhere; what is
    /// given for a game that is over counts for nothing.
    pub fn step(&mut self, ids: &[i64], buffers: &mut Buffers<'_>) -> Result<(), StepError> {
        let (space, options) = (self.space, self.options.clone());
        WrongLength::check("the actions", self.len(), ids.len())?;
        buffers.check(self.len(), options.players, space)?;
        let refuses = |(table, &id): (&Table, &i64)| !table.allows(id);
        if let Some(game) = self.tables.iter().zip(ids).position(refuses) {
            return Err(StepError::Illegal { game, id: ids[game] });
        }
        self.on_each(
            |tables| {
                let rows = pairs(tables, buffers.rows(options.players, space));
                rows.zip(ids).map(|((row, table), &id)| ((row, id), table))
            },
            |(mut row, id), table| table.step(id, &options, space, &mut row),
        );
        Ok(())
    }

    /// Writes a random legal id for every game, and 0 for those that are over.
    pub fn sample(&mut self, ids: &mut [i64]) -> Result<(), WrongLength> {
        WrongLength::check("the actions", self.len(), ids.len())?;
        for (table, id) in self.tables.iter_mut().zip(ids) {
            *id = table.sample();
        }
        Ok(())
    }

    /// Does something to every table with what `with` gives for each, on all threads.
    fn on_each<'t, T: Send, I: Iterator<Item = (T, &'t mut Table)>>(
        &'t mut self,
        with: impl FnOnce(&'t mut [Table]) -> I,
        work: impl Fn(T, &mut Table) + Sync,
    ) {
        let all = with(&mut self.tables);
        match &self.pool {
            None => all.for_each(|(with, table)| work(with, table)),
            Some(pool) => {
                let all: Vec<(T, &mut Table)> = all.collect();
                pool.install(|| {
                    let all = all.into_par_iter().with_min_len(GAMES_AT_ONCE);
                    all.for_each(|(with, table)| work(with, table));
                });
            }
        }
    }
}

fn games_of(tables: &mut [Table]) -> impl Iterator<Item = ((), &mut Table)> {
    tables.iter_mut().map(|table| ((), table))
}

fn pairs<'t, 'b>(
    tables: &'t mut [Table],
    rows: impl Iterator<Item = Row<'b>>,
) -> impl Iterator<Item = (Row<'b>, &'t mut Table)> {
    rows.zip(tables)
}
