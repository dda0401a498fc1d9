//! A whole training: generations of networks, each from the games of all before it.

use crate::{
    check::{Check, check},
    dataset::{Dataset, fit_scales},
    fit::Fit,
    folder::{FileError, Folder},
    glance::{self, Glance, PriorsCheck},
    part::{Part, Played},
    player::Players,
    plot::{self, Learned},
    table::Table,
};
use magnumsal_bots::network::{BadNetwork, Network, Priors, TableNetwork};
use magnumsal_lab::plot::PlotError;
use serde::{Deserialize, Serialize};
use std::{path::Path, sync::Arc};

/// Of how many games one is not learned from but used to check what was learned.
const HELD_OUT: usize = 20;

/// How many games a part has at most; games with searches take longer.
const GAMES_A_PART: u64 = 500;
const SEARCHED_A_PART: u64 = 20;

/// What is trained: the same recipe gives the same networks.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Recipe {
    /// Where all chance comes from.
    pub seed: u64,
    /// How many games apprentices play at each table.
    pub games: u64,
    /// How many games the networks of all earlier generations play at each table by their priors, for each generation
    /// after the first.
    pub network_games: u64,
    /// How often each generation's priors are fitted to searches, the searches of each round going by those of the last.
    pub rounds: u32,
    /// How many games with searches are played at each table for a round.
    pub searched_games: u64,
    /// How many iterations these searches have.
    pub iterations: u32,
    /// How many generations there are, at least 1.
    pub generations: u32,
    /// How often every position is learned from.
    pub epochs: u32,
}

/// How a training gets on.
#[derive(Clone, Debug)]
pub enum News<'n> {
    /// Games were played; how many are there, of how many.
    Played(Table, u64, u64),
    /// An epoch has ended, with this root mean squared error in groszy.
    Epoch(Table, u32, f64),
    /// A table's network is done.
    Fitted(Table, &'n Check),
    /// A round of priors is done.
    Priors(u32, PriorsCheck),
    /// A generation is done; its network's file.
    Generation(u32, String),
}

/// A training that cannot go on.
#[derive(Debug, thiserror::Error)]
pub enum TrainingError {
    /// A file.
    #[error(transparent)]
    File(#[from] FileError),
    /// The folder holds something else.
    #[error(
        "the folder holds a training with another recipe; give the same options or another folder"
    )]
    OtherRecipe,
    /// A recipe without games.
    #[error("there is nothing to learn from; give at least one game")]
    NoGames,
    /// Weights that do not fit into integers.
    #[error(transparent)]
    Network(#[from] BadNetwork),
    /// A picture that cannot be drawn.
    #[error(transparent)]
    Plot(#[from] PlotError),
}

/// A training and its folder.
pub struct Training {
    recipe: Recipe,
    folder: Folder,
}

/// What is kept of a table when it is done.
#[derive(Serialize, Deserialize)]
struct Done {
    network: TableNetwork,
    /// The error of each epoch.
    losses: Vec<f64>,
    check: Check,
}

/// What is kept of the priors when they are done.
#[derive(Serialize, Deserialize)]
struct DonePriors {
    weights: Vec<f32>,
    check: PriorsCheck,
}

impl Training {
    /// A training in a folder, new or taken up again.
    pub fn new(recipe: Recipe, folder: &Path) -> Result<Self, TrainingError> {
        let folder = Folder::new(folder)?;
        if folder.read_or_make("recipe", || recipe)? != recipe {
            return Err(TrainingError::OtherRecipe);
        }
        Ok(Self { recipe, folder })
    }

    /// Trains to the end; the last generation's network.
    pub fn run(&self, mut told: impl FnMut(News<'_>)) -> Result<Network, TrainingError> {
        let mut generations: Vec<Arc<Network>> = Vec::new();
        let mut weights = glance::untrained();
        loop {
            let number = generations.len() as u32 + 1;
            let tables = Table::all().map(|table| self.table(table, &generations, &mut told));
            let tables: Vec<Done> = tables.collect::<Result<_, _>>()?;
            self.draw(number, &tables)?;
            let tables: Vec<TableNetwork> = tables.into_iter().map(|done| done.network).collect();
            for round in 1..=self.recipe.rounds {
                weights = self.priors(number, round, &tables, weights, &mut told)?;
            }
            let network = Network::new(tables, Priors::new(&weights))?;
            let file = format!("generation-{number}.net");
            self.folder.write_bytes(&file, &network.to_bytes())?;
            told(News::Generation(number, file));
            if number >= self.recipe.generations {
                return Ok(network);
            }
            generations.push(Arc::new(network));
        }
    }

    /// A table's network of the generation after these.
    fn table(
        &self,
        table: Table,
        earlier: &[Arc<Network>],
        told: &mut impl FnMut(News<'_>),
    ) -> Result<Done, TrainingError> {
        let generation = earlier.len() + 1;
        let file = format!("{table}/generation-{generation}");
        if let Some(done) = self.folder.read::<Done>(&file)? {
            told(News::Fitted(table, &done.check));
            return Ok(done);
        }
        let (learned, held_out) = self.data(table, earlier, told)?;
        let half_done = format!("{file}-half");
        let new = || Fit::new(table.players().into(), self.recipe.epochs, self.recipe.seed);
        let mut fit: Fit = self.folder.read_or_make(&half_done, new)?;
        while !fit.is_done() {
            fit.epoch(&learned);
            self.folder.write(&half_done, &fit)?;
            let errors = fit.errors();
            told(News::Epoch(
                table,
                errors.len() as u32,
                errors.last().copied().unwrap_or_default(),
            ));
        }
        let check = check(fit.model(), &held_out);
        let weights = fit.model().float_weights();
        let network =
            TableNetwork::new(table.players(), learned.scales().clone(), &weights, check.lead)?;
        let done = Done { network, losses: fit.errors().to_vec(), check };
        self.folder.write(&file, &done)?;
        self.folder.remove(&half_done);
        told(News::Fitted(table, &done.check));
        Ok(done)
    }

    /// One round of a generation's priors: fitted to searches with its tables' networks and the priors so far.
    fn priors(
        &self,
        generation: u32,
        round: u32,
        tables: &[TableNetwork],
        before: Vec<f32>,
        told: &mut impl FnMut(News<'_>),
    ) -> Result<Vec<f32>, TrainingError> {
        let file = format!("generation-{generation}-priors-{round}");
        let done = match self.folder.read::<DonePriors>(&file)? {
            Some(done) => done,
            None => {
                let network = Arc::new(Network::new(tables.to_vec(), Priors::new(&before))?);
                let players = Players::Searches(network, self.recipe.iterations);
                let (mut learned, mut held_out) = (Vec::new(), Vec::new());
                for table in Table::all() {
                    for games in self.glances(table, (generation, round), &players, told)? {
                        for (game, glances) in games.into_iter().enumerate() {
                            let out = game % HELD_OUT == 0;
                            if out { &mut held_out } else { &mut learned }.extend(glances);
                        }
                    }
                }
                let weights = glance::fit(before, &learned, self.recipe.seed);
                let done = DonePriors { check: glance::check(&weights, &held_out), weights };
                self.folder.write(&file, &done)?;
                done
            }
        };
        told(News::Priors(round, done.check));
        Ok(done.weights)
    }

    /// What a table's searches say, part by part and game by game.
    fn glances(
        &self,
        table: Table,
        (generation, round): (u32, u32),
        players: &Players,
        told: &mut impl FnMut(News<'_>),
    ) -> Result<Vec<Vec<Vec<Glance>>>, TrainingError> {
        /// Parts with searches have numbers of their own.
        const SEARCHED: u64 = 1 << 38;
        let first = SEARCHED | u64::from(generation) << 24 | u64::from(round) << 16;
        let games = self.recipe.searched_games;
        let part = |(number, size): (u64, u64)| {
            let part = Part { table, seed: self.recipe.seed, number: first | number, games: size };
            let file = format!("{table}/searched-{generation}-{round}-{number:04}");
            let played: Played = self.folder.read_or_make(&file, || part.play(players))?;
            told(News::Played(table, number * SEARCHED_A_PART + size, games));
            Ok(part.glances(&played))
        };
        parts(games, SEARCHED_A_PART).map(part).collect()
    }

    /// Draws how the tables of a generation have learned.
    fn draw(&self, generation: u32, tables: &[Done]) -> Result<(), TrainingError> {
        let learned = Table::all().zip(tables);
        let learned: Vec<Learned<'_>> = learned
            .map(|(table, done)| Learned { table, losses: &done.losses, check: &done.check })
            .collect();
        let pictures =
            [("loss", plot::loss(&learned)?), ("calibration", plot::calibration(&learned)?)];
        for (name, svg) in pictures {
            self.folder
                .write_bytes(&format!("generation-{generation}-{name}.svg"), svg.as_bytes())?;
        }
        Ok(())
    }

    /// Everything there is to learn from for the generation after these, and what it is checked with.
    fn data(
        &self,
        table: Table,
        earlier: &[Arc<Network>],
        told: &mut impl FnMut(News<'_>),
    ) -> Result<(Dataset, Dataset), TrainingError> {
        let mut sets: Option<(Dataset, Dataset)> = None;
        for generation in 0..=earlier.len() {
            let (players, games) = match generation {
                0 => (Players::Apprentices, self.recipe.games),
                _ => (Players::Priors(earlier[..generation].to_vec()), self.recipe.network_games),
            };
            for (number, size) in parts(games, GAMES_A_PART) {
                // Each generation has parts with numbers of its own.
                let number_of_all = (generation as u64) << 24 | number;
                let part =
                    Part { table, seed: self.recipe.seed, number: number_of_all, games: size };
                let file = format!("{table}/games-{number_of_all:08x}");
                let played: Played = self.folder.read_or_make(&file, || part.play(&players))?;
                let examples = part.examples(&played);
                let empty = |scales| Dataset::new(table.players().into(), scales);
                let (learned, held_out) = sets.get_or_insert_with(|| {
                    let scales = fit_scales(examples.iter());
                    (empty(scales.clone()), empty(scales))
                });
                for (game, example) in examples.iter().enumerate() {
                    if game % HELD_OUT == 0 { &mut *held_out } else { &mut *learned }.add(example);
                }
                told(News::Played(table, number * GAMES_A_PART + size, games));
            }
        }
        sets.ok_or(TrainingError::NoGames)
    }
}

/// Games cut into parts: each part's number, and how many it has.
fn parts(games: u64, most: u64) -> impl Iterator<Item = (u64, u64)> {
    (0..games.div_ceil(most)).map(move |number| (number, most.min(games - number * most)))
}
