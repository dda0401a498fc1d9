//! `train`: learns a network from games that bots play.

use crate::{failure::Failure, values};
use magnumsal_learn::{News, Recipe, Training, TrainingError};
use std::{
    path::{Path, PathBuf},
    process::ExitCode,
    time::Instant,
};

/// Learns a network from games that bots play
///
/// Apprentices play the games of the first generation; from then on the networks so far play as well. Searches say which
/// moves are worth a look. Everything is kept in the folder: stopped and started again with the same options, it continues
/// where it was. The same options give the same networks for any number of threads. docs/learning.md says how it works.
#[derive(clap::Args, Debug)]
#[command(after_help = "Example:
  magnumsal train run --games 60000 --seed 1
  magnumsal simulate --seats run/generation-1.net:10ms,master:10ms --games 400")]
pub(crate) struct Args {
    /// Where everything is kept
    #[arg(value_name = "DIR")]
    folder: PathBuf,

    /// How many games apprentices play at each of the seven tables
    #[arg(long, value_name = "N", default_value_t = 60_000, allow_negative_numbers = true,
          value_parser = values::number::<u64>(1, 100_000_000))]
    games: u64,

    /// How many generations
    #[arg(long, value_name = "N", default_value_t = 1, allow_negative_numbers = true,
          value_parser = values::number::<u32>(1, 1000))]
    generations: u32,

    /// How many games the networks so far play at each table at a glance, for each generation after the first
    #[arg(long, value_name = "N", default_value_t = 40_000, allow_negative_numbers = true,
          value_parser = values::number::<u64>(0, 100_000_000))]
    network_games: u64,

    /// How often priors are fitted to searches, each time to those that go by the last ones
    #[arg(long, value_name = "N", default_value_t = 3, allow_negative_numbers = true,
          value_parser = values::number::<u32>(0, 100))]
    rounds: u32,

    /// How many games with searches are played at each table each time
    #[arg(long, value_name = "N", default_value_t = 40, allow_negative_numbers = true,
          value_parser = values::number::<u64>(0, 1_000_000))]
    searched_games: u64,

    /// How many iterations these searches have
    #[arg(long, value_name = "N", default_value_t = 700, allow_negative_numbers = true,
          value_parser = values::number::<u32>(1, 1_000_000))]
    iterations: u32,

    /// How often every position is learned from
    #[arg(long, value_name = "N", default_value_t = 8, allow_negative_numbers = true,
          value_parser = values::number::<u32>(1, 10_000))]
    epochs: u32,

    /// Where all chance comes from
    #[arg(long, default_value_t = 1, allow_negative_numbers = true,
          value_parser = values::number::<u64>(0, u64::MAX))]
    seed: u64,

    /// How many threads; one for each core if left out
    #[arg(long, value_name = "N", allow_negative_numbers = true,
          value_parser = values::number::<usize>(1, 1024))]
    threads: Option<usize>,
}

/// Runs the command.
pub(crate) fn run(args: &Args) -> Result<ExitCode, Failure> {
    const ALL_CORES: usize = 0;
    let threads = rayon::ThreadPoolBuilder::new().num_threads(args.threads.unwrap_or(ALL_CORES));
    let threads = threads
        .build()
        .map_err(|error| Failure::bad_input(format!("--threads: {error}; give fewer")))?;
    let recipe = Recipe {
        seed: args.seed,
        games: args.games,
        network_games: args.network_games,
        rounds: args.rounds,
        searched_games: args.searched_games,
        iterations: args.iterations,
        generations: args.generations,
        epochs: args.epochs,
    };
    let start = Instant::now();
    let tell = |news: News<'_>| {
        eprintln!("{:>6} s  {}", start.elapsed().as_secs(), line(&news, &args.folder));
    };
    let trained = Training::new(recipe, &args.folder)
        .and_then(|training| threads.install(|| training.run(tell)));
    trained.map(|_| ExitCode::SUCCESS).map_err(|error| match error {
        TrainingError::Network(_) | TrainingError::Plot(_) => Failure::fault(error.to_string()),
        TrainingError::File(_) | TrainingError::OtherRecipe | TrainingError::NoGames => {
            Failure::bad_input(error.to_string())
        }
    })
}

fn line(news: &News<'_>, folder: &Path) -> String {
    match news {
        News::Played(table, games, of) => format!("{table}: {games} of {of} games"),
        News::Epoch(table, epoch, error) => {
            format!("{table}: epoch {epoch}, error {error:.2} groszy")
        }
        News::Fitted(table, check) => {
            let [one, two, three] = check.errors;
            format!(
                "{table}: done; error in games not learned from {one:.1}, {two:.1}, {three:.1} groszy by phase"
            )
        }
        News::Priors(round, check) => format!(
            "priors, round {round}: the likeliest move is a search's own in {:.0} % of {} positions not learned from",
            100.0 * check.agrees,
            check.positions
        ),
        News::Generation(number, file) => {
            format!("generation {number} is in {}", folder.join(file).display())
        }
    }
}
