//! `new`: deals a game.

use crate::{
    failure::Failure,
    files,
    settings::Settings,
    terminal::note::{idle_edition, note},
    values,
    words::{phrases, say},
};
use magnumsal_rules::{Edition, Provenance, Record, RecordError, Setup, Tool};
use rand::{RngExt, SeedableRng};
use rand_chacha::ChaCha8Rng;
use std::{
    hash::{BuildHasher, Hasher, RandomState},
    io::{self, Write},
    path::{Path, PathBuf},
    process::ExitCode,
};

/// The stream of the seed's generator that draws the start player; stream 0 is the deal's.
const START_STREAM: u64 = 1;

/// Deals a game and writes its record
///
/// The same seed and options give the same record on every machine.
#[derive(clap::Args, Debug)]
#[command(after_help = "Example:
  magnumsal new --players Ada,Bruno,Cleo --expansion muria --seed 1368 --out game.json")]
pub(crate) struct Args {
    /// The players' names, clockwise
    #[arg(long, value_name = "NAMES", default_value = "Ada,Bruno", value_delimiter = ',')]
    players: Vec<String>,

    /// Who starts; drawn at random if left out
    #[arg(long, value_name = "NAME")]
    start: Option<String>,

    /// With Muria, the seven kinds of tools in play; drawn at random if left out
    #[arg(long, value_name = "KINDS", value_delimiter = ',')]
    tools: Option<Vec<String>>,

    /// The number all chance comes from; drawn and printed on standard error if left out
    #[arg(long, allow_negative_numbers = true, value_parser = values::number::<u64>(0, u64::MAX))]
    seed: Option<u64>,

    /// Write the record to this file, which must not exist yet
    #[arg(long, value_name = "FILE")]
    out: Option<PathBuf>,

    /// Let --out replace a file
    #[arg(long, requires = "out")]
    force: bool,

    #[command(flatten)]
    settings: Settings,
}

/// Runs the command.
pub(crate) fn run(args: &Args, edition: &Edition) -> Result<ExitCode, Failure> {
    let out = args.out.as_deref().filter(|&path| path != Path::new("-"));
    if let Some(path) = out.filter(|path| path.is_file() && !args.force) {
        let file = path.display().to_string();
        return Err(Failure::bad_input(say("cli-out-exists", &[("file", file.into())])));
    }
    let rules = args.settings.rules();
    let mut players = names(&args.players)?;
    let seed = args.seed.unwrap_or_else(fresh_seed);
    let start = match &args.start {
        Some(name) => position_of(name, &players)?,
        None => {
            let mut lot = ChaCha8Rng::seed_from_u64(seed);
            lot.set_stream(START_STREAM);
            lot.random_range(0..players.len())
        }
    };
    players.rotate_left(start);
    let setup = match &args.tools {
        None => Setup::from_seed(&rules, edition, seed),
        Some(names) => {
            let mut rng = ChaCha8Rng::seed_from_u64(seed);
            Setup::deal(&rules, edition, Some(&kinds(names)?), &mut rng)
                .map_err(|error| Failure::bad_input(phrases().setup(&error)))?
        }
    };
    let record = Record::new(rules, players, setup, edition).map_err(|error| match error {
        RecordError::Setup(error) => Failure::bad_input(phrases().setup(&error)),
        error => Failure::record(&say("cli-new-record", &[]), &error, edition),
    })?;
    match out {
        Some(path) => {
            files::write(path, &record.to_json())?;
            let file = path.display().to_string();
            note(&say("cli-wrote", &[("file", file.into())]));
        }
        None => {
            let mut out = io::stdout().lock();
            out.write_all(record.to_json().as_bytes())?;
            out.flush()?;
        }
    }
    if args.seed.is_none() {
        note(&say("cli-dealt", &[("seed", seed.to_string().into())]));
    }
    idle_edition(edition, rules.expansion);
    let reconstructed =
        edition.components(rules.expansion).provenance() == Provenance::Reconstructed;
    if reconstructed {
        note(&say("cli-muria-reconstructed", &[]));
    }
    Ok(ExitCode::SUCCESS)
}

/// Names that are all different; the rules decide how many there may be.
fn names(given: &[String]) -> Result<Vec<String>, Failure> {
    let names: Vec<String> = given.iter().map(|name| name.trim().to_owned()).collect();
    for (index, name) in names.iter().enumerate() {
        if name.is_empty() {
            let number = index + 1;
            return Err(Failure::bad_input(say("cli-name-empty", &[("number", number.into())])));
        }
        if names[..index].contains(name) {
            let facts = [("name", name.as_str().into())];
            return Err(Failure::bad_input(say("cli-name-twice", &facts)));
        }
    }
    Ok(names)
}

fn position_of(name: &str, players: &[String]) -> Result<usize, Failure> {
    let position = players.iter().position(|player| player == name.trim());
    position.ok_or_else(|| Failure::no_such_player("--start", name, players))
}

fn kinds(names: &[String]) -> Result<Vec<Tool>, Failure> {
    let kind = |name: &String| {
        Tool::from_name(name.trim()).ok_or_else(|| {
            let all = Tool::ALL.map(Tool::name).join(", ");
            let facts = [("name", name.as_str().into()), ("tools", all.into())];
            Failure::bad_input(say("cli-no-tool", &facts))
        })
    };
    names.iter().map(kind).collect()
}

/// A seed nobody chose: the standard library's hash keys come from the operating system.
pub(crate) fn fresh_seed() -> u64 {
    RandomState::new().build_hasher().finish()
}
