//! `simulate`: lets bots play many games and reports the results.

mod change;
mod interrupt;
mod json;
mod records;
mod save;
mod table;

use crate::{
    failure::Failure,
    files::Draft,
    input,
    new::fresh_seed,
    settings::Settings,
    terminal::{
        note::{idle_edition, note},
        progress,
    },
    values,
    words::phrases,
};
use change::Change;
use magnumsal_bots::Budget;
use magnumsal_lab::{Arena, Comparison, Entrant, Match, Played, Tally, Variant, plot};
use magnumsal_rules::Edition;
use records::Records;
use save::Save;
use std::{
    fs,
    io::{self, Write},
    path::{Path, PathBuf},
    process::ExitCode,
    sync::atomic::Ordering,
    time::Duration,
};

/// Lets bots play many games and prints the results
///
/// Every deal is played once for each rotation of the players around the seats. Deal number i has the seed S + i. With
/// a budget of iterations the same seed gives the same table for any number of threads. Ctrl-C ends early, with
/// the table of all whole deals. docs/lab.md says what the columns mean.
#[derive(clap::Args, Debug)]
#[command(after_help = "Example:
  magnumsal simulate --seats master,apprentice,apprentice --games 300 --seed 1 --plot plots
  magnumsal simulate --seats journeyman,journeyman --compare-setting cart_capacity=2")]
pub(crate) struct Args {
    /// Who plays: 2 to 4 bots with commas, or 5 with Muria, as in apprentice,master or
    /// master:400,master:2s; a file whose name ends in .net is a network that `train` made, as in
    /// run/generation-1.net:2s
    #[arg(long, value_name = "BOTS", value_delimiter = ',', required = true,
          value_parser = |text: &str| Entrant::parse(text.trim(), |file| fs::read(file)))]
    seats: Vec<Entrant>,

    /// How many games, rounded up to whole rotations
    #[arg(long, value_name = "N", default_value_t = 120, allow_negative_numbers = true,
          value_parser = values::number::<u64>(1, 1_000_000_000))]
    games: u64,

    /// The first deal's seed; drawn and printed if left out
    #[arg(long, allow_negative_numbers = true, value_parser = values::number::<u64>(0, u64::MAX))]
    seed: Option<u64>,

    /// How long a bot that searches may think about a decision, unless --seats says so: iterations as
    /// in 1000, or a time as in 500ms or 2s
    #[arg(long, default_value = "400", allow_hyphen_values = true,
          value_parser = |text: &str| text.parse::<Budget>())]
    budget: Budget,

    /// How many games are played side by side; one for each core if left out
    #[arg(long, value_name = "N", allow_negative_numbers = true,
          value_parser = values::number::<usize>(1, 1024))]
    threads: Option<usize>,

    /// Print one JSON object, with more than the table shows
    #[arg(long)]
    json: bool,

    /// Write every game's record to this file, one a line; it must not exist yet
    #[arg(long, value_name = "FILE")]
    out: Option<PathBuf>,

    /// Let --out replace a file
    #[arg(long, requires = "out")]
    force: bool,

    /// Write every game to this file when it ends, and go on with those that are there: for long matches, which the
    /// same command takes up again after a kill, also with more --games
    #[arg(long, value_name = "FILE", requires = "seed")]
    save: Option<PathBuf>,

    /// Draw plots as SVG files in this folder
    #[arg(long, value_name = "DIR")]
    plot: Option<PathBuf>,

    /// Play the same deals with this edition file as well (B), and print the differences; can be
    /// repeated, as --edition
    #[arg(long, value_name = "FILE")]
    compare: Vec<PathBuf>,

    /// Play the same deals with another setting as well (B), as in cart_capacity=2, and print the
    /// differences; can be repeated
    #[arg(long, value_name = "KEY=VALUE", value_parser = Change::parse)]
    compare_setting: Vec<Change>,

    #[command(flatten)]
    settings: Settings,
}

/// A run: what was asked for, to be reported together with the results.
struct Run<'a> {
    plan: Match,
    args: &'a Args,
    /// The files of variant A's edition.
    edition_files: &'a [PathBuf],
}

impl Run<'_> {
    /// Whether there is a second variant.
    fn compares(&self) -> bool {
        self.plan.variants.len() > 1
    }
}

/// Runs the command.
pub(crate) fn run(
    args: &Args,
    edition: &Edition,
    edition_files: &[PathBuf],
) -> Result<ExitCode, Failure> {
    let run = Run { plan: plan(args, edition)?, args, edition_files };
    let plan = &run.plan;
    plan.check().map_err(|error| Failure::bad_input(phrases().setup(&error)))?;
    // A file that cannot be written is reported before the first game and not after the last.
    let mut records = args.out.as_deref().map(|path| Records::new(path, args.force)).transpose()?;
    args.plot.as_deref().map(prepare_folder).transpose()?;
    let stop = interrupt::flag()?;
    notes(&run, edition);

    const ALL_CORES: usize = 0;
    let mut arena = Arena::new(plan, args.threads.unwrap_or(ALL_CORES))
        .map_err(|error| Failure::bad_input(format!("--threads: {error}; give fewer")))?;
    let save = match &args.save {
        None => None,
        Some(path) => {
            let (save, saved) = Save::open(path, plan)?;
            for (deal, game, moves) in saved {
                arena.know(deal, game, moves);
            }
            Some(save)
        }
    };
    let mut tallies: Vec<Tally> =
        plan.variants.iter().map(|variant| Tally::new(plan, variant)).collect();
    let mut comparison = Comparison::new(plan);
    let bar = progress::bar(plan.games() * plan.variants.len() as u64, "games");
    // With slow bots it takes long until the bar counts its first game.
    bar.enable_steady_tick(Duration::from_secs(1));
    loop {
        let after_game = |played: Option<(u64, usize, &Played)>| {
            if let Some((save, (deal, game, played))) = save.as_ref().zip(played) {
                save.add(deal, game, played);
            }
            bar.inc(1);
        };
        let deals = arena.play_on(stop, after_game).map_err(|fault| {
            bar.finish_and_clear();
            Failure::fault(fault.to_string())
        })?;
        save.as_ref().map_or(Ok(()), Save::check)?;
        if deals.is_empty() {
            break;
        }
        for deal in &deals {
            for (tally, games) in tallies.iter_mut().zip(&deal.played) {
                tally.add(games);
            }
            comparison.add(deal);
            if let Some(records) = &mut records {
                records.add(plan, deal)?;
            }
        }
    }
    bar.finish_and_clear();

    let played = tallies.first().map_or(0, Tally::deals);
    if played == 0 {
        return Err(Failure::interrupted(
            "stopped before any deal was played in all its rotations",
        ));
    }
    if stop.load(Ordering::Relaxed) && played < plan.deals {
        let planned = plan.deals;
        note(&format!(
            "stopped early: the table is of the {played} deals, of {planned}, that are whole"
        ));
    }
    let reports: Vec<_> = tallies.iter().map(Tally::report).collect();
    if let Some(records) = records {
        records.finish()?;
    }
    if let (Some(folder), Some(report)) = (&args.plot, reports.first()) {
        plot::draw(report, folder)
            .map_err(|error| Failure::bad_input(format!("--plot: {error}")))?;
        note(&format!("wrote {} to {}", plot::FILES.join(", "), folder.display()));
    }
    let differences = run.compares().then(|| comparison.differences());
    let text = if args.json {
        json::object(&run, &reports, differences.as_deref())?
    } else {
        table::text(&run, &reports, differences.as_deref())
    };
    let mut out = io::stdout().lock();
    out.write_all(text.as_bytes())?;
    out.flush()?;
    Ok(ExitCode::SUCCESS)
}

/// The plan that the arguments ask for.
fn plan(args: &Args, edition: &Edition) -> Result<Match, Failure> {
    let rules = args.settings.rules();
    let a = Variant { rules, edition: edition.clone() };
    let mut variants = vec![a.clone()];
    if !args.compare.is_empty() || !args.compare_setting.is_empty() {
        let mut b = a;
        if !args.compare.is_empty() {
            b.edition = input::edition(&args.compare)?;
        }
        for (index, change) in args.compare_setting.iter().enumerate() {
            let key = change.key();
            if args.compare_setting[..index].iter().any(|other| other.key() == key) {
                return Err(Failure::bad_input(format!(
                    "--compare-setting: {key} is there twice; give it one value"
                )));
            }
            change.apply(&mut b.rules);
        }
        variants.push(b);
    }
    Ok(Match {
        entrants: args.seats.clone(),
        variants,
        deals: args.games.div_ceil(args.seats.len().max(1) as u64),
        seed: args.seed.unwrap_or_else(fresh_seed),
        budget: args.budget,
    })
}

/// What is good to know before a long run.
fn notes(run: &Run, edition: &Edition) {
    let (args, plan) = (run.args, &run.plan);
    idle_edition(edition, args.settings.rules().expansion);
    if plan.games() != args.games {
        let (games, deals, rotations) = (plan.games(), plan.deals, plan.rotations());
        note(&format!(
            "--games {} is rounded up to {games}, {deals} deals in {rotations} rotations",
            args.games
        ));
    }
    if args.seed.is_none() {
        note(&format!("played with --seed {}; the same seed deals the same games", plan.seed));
    }
    let budget = |bot: &Entrant| bot.budget().unwrap_or(plan.budget);
    let timed = |bot: &Entrant| bot.searches() && matches!(budget(bot), Budget::Time(_));
    if plan.entrants.iter().any(timed) {
        note(
            "with a budget of time (processor time) the table depends on the machine; iterations would not",
        );
    }
    if let [a, b, ..] = plan.variants.as_slice()
        && a == b
    {
        note("A and B are the same game, so every difference will be 0");
    }
}

/// A folder in which all plots can be written.
fn prepare_folder(path: &Path) -> Result<(), Failure> {
    if path.exists() && !path.is_dir() {
        let path = path.display();
        return Err(Failure::bad_input(format!("--plot: {path} is a file; give a folder")));
    }
    fs::create_dir_all(path).map_err(|error| Failure::writing(path, &error))?;
    // A draft that is dropped leaves nothing behind.
    plot::FILES.iter().try_for_each(|file| Draft::new(&path.join(file)).map(drop))
}
