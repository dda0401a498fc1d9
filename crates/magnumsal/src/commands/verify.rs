//! `verify`: checks that a game was played with the deal that was sealed before it.

use crate::{failure::Failure, files, input::RecordFile, words::say};
use magnumsal_rules::{Edition, Record};
use magnumsal_table::seal::{Nonce, Sealed, seal};
use std::{
    io::{self, Write},
    process::ExitCode,
};

/// Checks that a game was played with the deal that was sealed before it
///
/// A server publishes the seal of the deal when a table is made, and salt and deal when the game is
/// over. The file is a sealed record as the server gives it, or a plain record together with
/// --commitment and --salt. Compare the commitment with the one you saw before the game.
#[derive(clap::Args, Debug)]
#[command(after_help = "Example:
  magnumsal verify sealed.json")]
pub(crate) struct Args {
    #[command(flatten)]
    record: RecordFile,

    /// The seal that was published before the game, 64 digits
    #[arg(long, value_name = "HASH")]
    commitment: Option<String>,

    /// The salt that was published after it, 64 digits
    #[arg(long, value_name = "SALT")]
    salt: Option<String>,
}

/// Runs the command.
pub(crate) fn run(args: &Args, edition: &Edition) -> Result<ExitCode, Failure> {
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
        return Err(Failure::bad_input(say("cli-no-seal", &[("file", name.into())])));
    };
    let salt = Nonce::parse(salt).ok_or_else(|| {
        Failure::bad_input(say("cli-bad-salt", &[("file", name.as_str().into())]))
    })?;
    let found = seal(&record, &salt);
    if !found.eq_ignore_ascii_case(commitment) {
        let given = commitment.as_str().into();
        let facts = [("file", name.into()), ("found", found.into()), ("told", given)];
        return Err(Failure::illegal(say("cli-other-deal", &facts)));
    }
    let game = record.position().map_err(|error| Failure::record(&name, &error, edition))?;
    let mut out = io::stdout().lock();
    writeln!(out, "{}", say("cli-sealed", &[("seal", found.into())]))?;
    let over = game.is_over().to_string();
    let facts = [("count", record.moves.len().into()), ("over", over.into())];
    writeln!(out, "{}", say("cli-all-legal", &facts))?;
    out.flush()?;
    Ok(ExitCode::SUCCESS)
}
