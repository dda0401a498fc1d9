//! `review`: what every decision of a game was worth.

mod text;

use crate::{
    advisor::Advisor,
    failure::Failure,
    input::RecordFile,
    table::Table,
    terminal::{board, progress},
    words::{phrases, say},
};
use magnumsal_advice::{Review, ReviewError, Reviewer};
use magnumsal_bots::{Budget, Threads};
use magnumsal_phrases::Phrases;
use magnumsal_rules::{Edition, Seat};
use std::{
    io::{self, Write},
    ops::ControlFlow,
    process::ExitCode,
};

/// Reviews a game: the best move of each decision, and what the one played cost
///
/// A bot judges every position by what the player could see. Afterwards come the costliest
/// decisions and, for each player, how much of the result was luck with draws, tolls and decisions.
#[derive(clap::Args, Debug)]
#[command(after_help = "Example:
  magnumsal review game.json --player Ada --budget 1000")]
pub(crate) struct Args {
    #[command(flatten)]
    record: RecordFile,

    /// How long a bot that searches may think about each decision: a number of iterations, or a
    /// time as in 2s or 500ms
    #[arg(long, default_value_t = Budget::Iterations(200), allow_hyphen_values = true)]
    budget: Budget,

    #[command(flatten)]
    advisor: Advisor,

    /// Review only this player's decisions
    #[arg(long, value_name = "NAME")]
    player: Option<String>,

    /// Print one JSON object
    #[arg(long)]
    json: bool,

    #[command(flatten)]
    paper: board::Paper,
}

/// Runs the command.
pub(crate) fn run(args: &Args, edition: &Edition) -> Result<ExitCode, Failure> {
    let table = args.record.table(edition)?;
    let wanted = wanted(args.player.as_deref(), &table)?;
    let names: Vec<String> = table.seats().map(|seat| board::display_name(&table, seat)).collect();
    // Programs get the same reasons everywhere.
    let english = args.json.then(Phrases::english);
    let phrases = english.as_ref().unwrap_or_else(|| phrases());
    let bar = progress::bar(Reviewer::ticks(&table.record), "moves");
    let reviewer = Reviewer {
        bot: &|seed| args.advisor.level.bot(seed, 1),
        budget: args.advisor.budget(args.budget),
        seed: args.advisor.seed,
        wanted: &|seat| wanted.contains(&seat),
        names: &names,
        phrases,
        tick: &|| {
            bar.inc(1);
            ControlFlow::Continue(())
        },
    };
    let review = reviewer.review(&table.record, &Threads(args.advisor.threads()));
    bar.finish_and_clear();
    let review = review.map_err(|error| match error {
        ReviewError::Record(error) => Failure::record(&args.record.name(), &error, edition),
        ReviewError::Bot(misadvice) => Failure::misadvice(&misadvice),
        ReviewError::Stopped => Failure::fault(error.to_string()),
    })?;
    let text = match args.json {
        true => json(args, &review)?,
        false => heading(args, &review) + &text::text(&review, &table, args.paper.width()),
    };
    let mut out = anstream::stdout().lock();
    out.write_all(text.as_bytes())?;
    out.flush()?;
    Ok(ExitCode::SUCCESS)
}

/// Who has reviewed.
fn heading(args: &Args, review: &Review) -> String {
    let Advisor { level, seed, .. } = &args.advisor;
    let facts = [("level", level.name().into()), ("seed", seed.to_string().into())];
    let budget = match args.advisor.budget(args.budget) {
        Budget::Iterations(count) => say("cli-iterations", &[("count", count.into())]),
        time @ Budget::Time(_) => time.to_string(),
    };
    let mut text = match level.searches() {
        true => say("cli-review-by-budget", &[&facts[..], &[("budget", budget.into())]].concat()),
        false => say("cli-review-by", &facts),
    };
    text.push('\n');
    if !review.over {
        text.push_str(&say("cli-review-unfinished", &[]));
        text.push('\n');
    }
    text
}

/// For programs.
fn json(args: &Args, review: &Review) -> Result<String, Failure> {
    let mut object = serde_json::to_value(review).map_err(io::Error::from)?;
    object["level"] = args.advisor.level.name().into();
    object["budget"] = args.advisor.budget(args.budget).to_string().into();
    object["seed"] = args.advisor.seed.into();
    Ok(format!("{object}\n"))
}

/// The seats whose decisions are wanted: everybody's, or those of the name.
fn wanted(name: Option<&str>, table: &Table) -> Result<Vec<Seat>, Failure> {
    let Some(name) = name else { return Ok(table.seats().collect()) };
    table.seats_called(name, "--player")
}
