//! `random`: plays games at random.

mod tally;

use crate::{
    failure::Failure,
    new::fresh_seed,
    settings::Settings,
    terminal::{note::idle_edition, progress},
    values,
    words::phrases,
};
use magnumsal_rules::{Edition, Game, Move, MoveList, Record, RuleSet, Setup, audit};
use rand::{RngExt, SeedableRng};
use rand_chacha::ChaCha8Rng;
use std::{
    io::{self, Write},
    process::ExitCode,
    time::Instant,
};
use tally::{Run, Tally};

/// The streams of the seed's generator that choose moves and what is checked, so that checking does
/// not change the games; stream 0 is the deal's.
const MOVES_STREAM: u64 = 2;
const CHECKS_STREAM: u64 = 3;

/// With `--check`: how many moves out of all that can be written are tried at each position.
const SAMPLE: usize = 8;

/// How many games pass between two looks at the progress bar.
const BAR_STEP: u64 = 64;

/// Plays games at random: how fast, how long, and whether anything is wrong
///
/// Every legal move is as likely as any other. Game number i is dealt with the seed S + i, so each can be repeated.
#[derive(clap::Args, Debug)]
#[command(after_help = "Example:
  magnumsal random --games 20 --seed 1 --players 3 --expansion muria --check")]
pub(crate) struct Args {
    /// How many games
    #[arg(long, value_name = "N", default_value_t = 1000, allow_negative_numbers = true,
          value_parser = values::number::<u64>(1, u64::MAX))]
    games: u64,

    /// The first game's seed; drawn and printed if left out
    #[arg(long, allow_negative_numbers = true, value_parser = values::number::<u64>(0, u64::MAX))]
    seed: Option<u64>,

    /// How many players, 2 to 4, or 5 with Muria
    #[arg(long, value_name = "P", default_value_t = 2, allow_negative_numbers = true,
          value_parser = values::number::<u8>(2, 5))]
    players: u8,

    /// Check everything after every move: the list of moves, money, salt and pieces; this is some
    /// hundred times slower
    #[arg(long)]
    check: bool,

    /// Print one JSON object
    #[arg(long)]
    json: bool,

    #[command(flatten)]
    settings: Settings,
}

/// Runs the command.
pub(crate) fn run(args: &Args, edition: &Edition) -> Result<ExitCode, Failure> {
    let rules = args.settings.rules();
    let seed = args.seed.unwrap_or_else(fresh_seed);
    idle_edition(edition, rules.expansion);
    let bar = progress::bar(args.games, "games");
    let mut tally = Tally::default();
    let mut list = MoveList::new();
    let begin = Instant::now();
    for number in 0..args.games {
        let deal = seed.wrapping_add(number);
        let setup = Setup::from_seed(&rules, edition, deal);
        let game = Game::new(rules, args.players.into(), &setup, edition)
            .map_err(|error| Failure::bad_input(phrases().setup(&error)))?;
        let mut rng = ChaCha8Rng::seed_from_u64(deal);
        rng.set_stream(MOVES_STREAM);
        if args.check {
            let checked = play_checked(game, &mut rng, &mut list, &mut tally);
            checked.map_err(|fault| {
                bar.finish_and_clear();
                report(fault, deal, rules, setup, edition)
            })?;
        } else {
            play(game, &mut rng, &mut list, &mut tally);
        }
        if (number + 1) % BAR_STEP == 0 {
            bar.set_position(number + 1);
        }
    }
    let run = Run {
        seed,
        seconds: begin.elapsed().as_secs_f64().max(1e-9),
        players: args.players,
        rules,
        checked: args.check,
    };
    bar.finish_and_clear();
    let text = if args.json { tally.json(&run) } else { tally.text(&run) };
    let mut out = io::stdout().lock();
    out.write_all(text.as_bytes())?;
    out.flush()?;
    Ok(ExitCode::SUCCESS)
}

/// Plays a game to its end. Nothing is allocated: the list keeps its room.
fn play(mut game: Game, rng: &mut ChaCha8Rng, list: &mut MoveList, tally: &mut Tally) {
    tally.begin(&game);
    while !game.is_over() {
        game.legal_moves(list);
        let mv = list[rng.random_range(0..list.len())];
        let (phase, round) = (game.phase(), game.round());
        game.play_unchecked(mv);
        tally.count(list.len(), phase, round, &game);
    }
    tally.end(&game);
}

/// What went wrong, and the moves that led there.
struct Fault {
    reason: audit::Fault,
    moves: Vec<Move>,
    players: u8,
}

/// As [`play`], with every check at every move.
fn play_checked(
    mut game: Game,
    rng: &mut ChaCha8Rng,
    list: &mut MoveList,
    tally: &mut Tally,
) -> Result<(), Fault> {
    let players = game.players();
    let mut moves = Vec::new();
    let mut checks = rng.clone();
    checks.set_stream(CHECKS_STREAM);
    tally.begin(&game);
    loop {
        game.legal_moves(list);
        let fault = |reason, moves: &Vec<Move>| Fault { reason, moves: moves.clone(), players };
        audit::position(&game, list)
            .and_then(|()| audit::sample(&game, list, SAMPLE, &mut checks))
            .and_then(|()| audit::view(&game, &mut checks))
            .map_err(|reason| fault(reason, &moves))?;
        if list.is_empty() {
            tally.end(&game);
            return Ok(());
        }
        let mv = list[rng.random_range(0..list.len())];
        let (phase, round) = (game.phase(), game.round());
        moves.push(mv);
        audit::play(&mut game, &mv).map_err(|reason| fault(reason, &moves))?;
        tally.count(list.len(), phase, round, &game);
    }
}

/// The record goes to standard output, so that it can be kept and played again.
fn report(fault: Fault, deal: u64, rules: RuleSet, setup: Setup, edition: &Edition) -> Failure {
    let names = (1..=fault.players).map(|number| format!("Player {number}")).collect();
    let ply = fault.moves.len();
    if let Ok(mut record) = Record::new(rules, names, setup, edition) {
        record.moves = fault.moves.iter().map(ToString::to_string).collect();
        // The error below is what matters; a closed standard output must not hide it.
        let _ = io::stdout().lock().write_all(record.to_json().as_bytes());
    }
    Failure::fault(format!(
        "seed {deal}, ply {ply}: {}; the record on standard output leads there",
        fault.reason
    ))
}
