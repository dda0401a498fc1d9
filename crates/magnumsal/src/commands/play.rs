//! `play`: adds moves to a record.

use crate::{
    advisor::cores,
    failure::Failure,
    files,
    input::RecordFile,
    table::Table,
    terminal::{
        board,
        event_words::{self, Mood},
    },
    words::say,
};
use magnumsal_bots::{BotSpec, Budget};
use magnumsal_rules::{Edition, Seat, Viewer};
use std::{
    io::{self, Write},
    path::{Path, PathBuf},
    process::ExitCode,
};

/// Adds moves to a record, if all of them are legal, and shows the board
///
/// All moves are checked first: at the first illegal one nothing is written. A record from standard input
/// goes to standard output, without the board, unless --out names a file. With --bots the others
/// answer at once, until it is your turn again.
#[derive(clap::Args, Debug)]
#[command(after_help = "Example:
  magnumsal play game.json \"place supply 1C\" end
  magnumsal play game.json \"place supply 1C\" end --bots journeyman --me Ada")]
pub(crate) struct Args {
    #[command(flatten)]
    record: RecordFile,

    /// The moves, one argument each
    #[arg(value_name = "MOVE", required_unless_present = "bots")]
    moves: Vec<String>,

    /// Let bots play for everybody else, as in apprentice, journeyman, master or master:2s
    #[arg(long, value_name = "BOT")]
    bots: Option<BotSpec>,

    /// Who you are, among bots; the player whose turn it is if left out
    #[arg(long, value_name = "NAME", requires = "bots")]
    me: Option<String>,

    /// How long a master may think about each move, unless --bots says so: a time as in 2s, or a
    /// number of iterations
    #[arg(long, default_value_t = Budget::default(), allow_hyphen_values = true, requires = "bots")]
    budget: Budget,

    /// Write the record to this file and leave RECORD as it is; `-` is standard output
    #[arg(long, value_name = "FILE")]
    out: Option<PathBuf>,

    #[command(flatten)]
    paper: board::Paper,
}

/// Runs the command.
pub(crate) fn run(args: &Args, edition: &Edition) -> Result<ExitCode, Failure> {
    let mut table = args.record.table(edition)?;
    let me = me(args, &table)?;
    let mut output = String::new();
    for text in &args.moves {
        output.push_str(&play(&mut table, text)?);
    }
    if let Some(bot) = &args.bots {
        output.push_str(&answer(&mut table, bot, me, bot.budget().unwrap_or(args.budget))?);
    }
    let target = args.out.as_deref().unwrap_or(&args.record.path);
    if target == Path::new("-") {
        let mut out = io::stdout().lock();
        out.write_all(table.record.to_json().as_bytes())?;
        out.flush()?;
        return Ok(ExitCode::SUCCESS);
    }
    files::write(target, &table.record.to_json())?;
    output.push('\n');
    output.push_str(&board::draw(&table, args.paper.width()));
    let mut out = anstream::stdout().lock();
    out.write_all(output.as_bytes())?;
    out.flush()?;
    Ok(ExitCode::SUCCESS)
}

/// Plays a move and returns what happened, in words.
fn play(table: &mut Table, text: &str) -> Result<String, Failure> {
    let before = table.game.clone();
    let events = table.play(text)?;
    let who = before.to_move().map(|seat| board::short_name(table, seat)).unwrap_or_default();
    let happened = event_words::sentence(table, &before, &events, Mood::Happened);
    let dash = if happened.is_empty() { "" } else { " - " };
    Ok(format!("{who}: {text}{dash}{happened}\n"))
}

/// The seat of the person among bots.
fn me(args: &Args, table: &Table) -> Result<Option<Seat>, Failure> {
    let Some(name) = &args.me else {
        let mover = table.game.to_move();
        if args.moves.is_empty() && mover.is_some() {
            return Err(Failure::bad_input(say("cli-who-are-you", &[])));
        }
        return Ok(mover);
    };
    Ok(table.seats_called(name, "--me")?.first().copied())
}

/// Lets bots play until it is the person's turn, or the game is over; returns what happened, in words.
fn answer(
    table: &mut Table,
    bot: &BotSpec,
    me: Option<Seat>,
    budget: Budget,
) -> Result<String, Failure> {
    // The same record is answered in the same way, if the budget counts iterations.
    let mut bot = bot.bot(table.record.moves.len() as u64, cores());
    let mut output = String::new();
    while let Some(seat) = table.game.to_move().filter(|&seat| Some(seat) != me) {
        let view = table.game.view(Viewer::Seat(seat));
        let Some(mv) = bot.play(&view, budget) else { break };
        if table.needs_draws(&mv) {
            let who = board::short_name(table, seat);
            let facts = [("name", who.into()), ("move", mv.to_string().into())];
            output.push_str(&say("cli-bot-draws", &facts));
            output.push('\n');
            break;
        }
        output.push_str(&play(table, &mv.to_string())?);
    }
    Ok(output)
}
