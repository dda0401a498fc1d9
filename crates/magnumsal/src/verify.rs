//! `verify`: checks that a game was played with the deal that was sealed before it.

use crate::{failure::Failure, files, input::RecordFile};
use magnumsal_rules::{Edition, Record};
use magnumsal_table::seal::{Salt, Sealed, seal};
use std::{
    io::{self, Write},
    process::ExitCode,
};

/// Checks that a game was played with the deal that was sealed before it
///
/// A server tells the seal of the deal when a table is made, and salt and deal when the game is
/// over. The file is a sealed record as the server gives it, or a plain record together with
/// --commitment and --salt. Compare the commitment with the one you saw before the game.
#[derive(clap::Args, Debug)]
#[command(after_help = "Example:
  magnumsal verify sealed.json")]
pub(crate) struct Args {
    #[command(flatten)]
    record: RecordFile,

    /// The seal that was told before the game, 64 digits
    #[arg(long, value_name = "HASH")]
    commitment: Option<String>,

    /// The salt that was told after it, 64 digits
    #[arg(long, value_name = "SALT")]
    salt: Option<String>,
}

/// Runs the command.
pub(crate) fn run(args: &Args, edition: &'static Edition) -> Result<ExitCode, Failure> {
    let name = args.record.name();
    let text = files::read(&args.record.path)?;
    let sealed: Option<Sealed> = serde_json::from_str(&text).ok();
    let (record, commitment, salt) = match sealed {
        Some(Sealed { record, commitment, salt }) => {
            (record.to_string(), Some(commitment), Some(salt))
        }
        None => (text, None, None),
    };
    let record = Record::from_json(&record, edition)
        .map_err(|error| Failure::record(&name, &error, edition))?;
    // What is given by hand counts: it is what the player has seen.
    let commitment = args.commitment.as_ref().or(commitment.as_ref());
    let salt = args.salt.as_ref().or(salt.as_ref());
    let (Some(commitment), Some(salt)) = (commitment, salt) else {
        return Err(Failure::bad_input(format!(
            "{name}: a plain record has no seal; give --commitment and --salt, or the sealed \
             record that the server offers"
        )));
    };
    let salt = Salt::parse(salt)
        .ok_or_else(|| Failure::bad_input(format!("{name}: a salt is 64 hexadecimal digits")))?;
    let found = seal(&record, &salt);
    if !found.eq_ignore_ascii_case(commitment) {
        return Err(Failure::illegal(format!(
            "{name}: the deal is not the one that was sealed: its seal is {found}, not {commitment}"
        )));
    }
    let game = record.position().map_err(|error| Failure::record(&name, &error, edition))?;
    let mut out = io::stdout().lock();
    writeln!(out, "The deal is the one that was sealed with {found}.")?;
    let end = if game.is_over() { "the game is over" } else { "the game is not over" };
    writeln!(out, "All {} moves are legal; {end}.", record.moves.len())?;
    out.flush()?;
    Ok(ExitCode::SUCCESS)
}
