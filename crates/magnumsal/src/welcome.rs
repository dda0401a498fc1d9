//! Without a command: a short welcome.

use crate::failure::Failure;
use std::{
    io::{self, Write},
    process::ExitCode,
};

const WELCOME: &str = "\
Magnum Sal: you lead miners in the salt mine of Wieliczka and deliver to the king.

  magnumsal new --out game.json                      deal a game
  magnumsal moves game.json                          the board, and every legal move
  magnumsal play game.json \"place supply 1C\" end     make moves
  magnumsal explain game.json hire                   what a move does, or why it is illegal
  magnumsal hint game.json                           the best moves, and why
  magnumsal review game.json                         what every decision was worth
  magnumsal trace game.json                          every position as JSON
  magnumsal random --games 1000                      play games at random and count
  magnumsal simulate --seats master,apprentice       let bots play and compare them
  magnumsal perft game.json 2                        count sequences of moves

`magnumsal help COMMAND` tells more. A move is written as in docs/notation.md.
";

/// Prints the welcome.
pub(crate) fn run() -> Result<ExitCode, Failure> {
    io::stdout().lock().write_all(WELCOME.as_bytes())?;
    Ok(ExitCode::SUCCESS)
}
