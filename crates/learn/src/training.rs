//! A whole training: generations of networks, each from the games of all before it.

use crate::{
    check::{Check, check},
    dataset::{Dataset, fit_scales},
    fit::Fit,
    folder::{FileError, Folder},
    part::{GAMES_A_PART, Part, Played, Players},
    plot::{self, Learned},
    table::Table,
};
use magnumsal_bots::network::{BadNetwork, Network, TableNetwork};
use magnumsal_lab::plot::PlotError;
use serde::{Deserialize, Serialize};
use std::{path::Path, sync::Arc};

/// Of how many games one is not learned from but used to check what was learned.
const HELD_OUT: usize = 20;

/// What is trained: the same recipe gives the same networks.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Recipe {
    /// Where all chance comes from.
    pub seed: u64,
    /// How many games apprentices play at each table.
    pub games: u64,
    /// How many games the networks of all earlier generations play at each table, for each generation after the first.
    pub network_games: u64,
    /// How many iterations they search for each move.
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
        loop {
            let number = generations.len() as u32 + 1;
            let tables = Table::all().map(|table| self.table(table, &generations, &mut told));
            let tables: Vec<Done> = tables.collect::<Result<_, _>>()?;
            self.draw(number, &tables)?;
            let network = Network::new(tables.into_iter().map(|done| done.network).collect())?;
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

    /// What a generation learns from, and what it is checked with.
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
                _ => {
                    let networks = earlier[..generation].to_vec();
                    (Players::Networks(networks, self.recipe.iterations), self.recipe.network_games)
                }
            };
            for number in 0..games.div_ceil(GAMES_A_PART) {
                let part = Part {
                    table,
                    seed: self.recipe.seed,
                    // Each generation has parts with numbers of its own.
                    number: (generation as u64) << 24 | number,
                    games: GAMES_A_PART.min(games - number * GAMES_A_PART),
                };
                let file = format!("{table}/games-{:08x}", part.number);
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
                told(News::Played(table, number * GAMES_A_PART + part.games, games));
            }
        }
        sets.ok_or(TrainingError::NoGames)
    }
}
