//! Failures: one sentence on standard error, and the exit code.

use crate::words::{phrases, say};
use clap::error::ErrorKind;
use magnumsal_advice::Misadvice;
use magnumsal_rules::{Edition, EditionError, MoveError, RecordError, SetupError};
use magnumsal_table::name::is_unprintable;
use std::{fmt::Write as _, io, path::Path, process::ExitCode};

/// Exit codes: 1 and 2 as in `docs/notation.md`, 3 for what no user can have caused; an interrupted
/// program ends with 128 and the signal's number.
const ILLEGAL: u8 = 1;
const BAD_INPUT: u8 = 2;
const FAULT: u8 = 3;
pub(crate) const INTERRUPTED: u8 = 130;

/// Why a command could not do its work.
#[derive(Debug)]
pub(crate) enum Failure {
    /// Nobody reads our output any more, as in `magnumsal trace x | head -1`.
    ReaderGone,
    /// What is wrong, and the exit code that says of which sort it is.
    Because { code: u8, message: String },
}

impl Failure {
    /// The exit code for stored games that are not as they were written.
    pub(crate) const DAMAGED: u8 = ILLEGAL;

    /// Stored games that are not as they were written.
    pub(crate) fn damaged(message: impl Into<String>) -> Self {
        Self::Because { code: Self::DAMAGED, message: message.into() }
    }

    /// A move that is illegal, or text that is no move.
    pub(crate) fn illegal(message: impl Into<String>) -> Self {
        Self::Because { code: ILLEGAL, message: message.into() }
    }

    /// Anything else that is wrong with what the user gave us.
    pub(crate) fn bad_input(message: impl Into<String>) -> Self {
        Self::Because { code: BAD_INPUT, message: message.into() }
    }

    /// An option names somebody who does not play.
    pub(crate) fn no_such_player(option: &str, name: &str, players: &[String]) -> Self {
        let players = players.join(", ");
        let facts = [("option", option.into()), ("name", name.into()), ("players", players.into())];
        Self::bad_input(say("cli-no-such-player", &facts))
    }

    /// The program contradicts itself.
    pub(crate) fn fault(message: impl Into<String>) -> Self {
        Self::Because { code: FAULT, message: message.into() }
    }

    /// The user has stopped the program before there was anything to show.
    pub(crate) fn interrupted(message: impl Into<String>) -> Self {
        Self::Because { code: INTERRUPTED, message: message.into() }
    }

    /// Arguments that clap refuses: its answer in one line, and where the help of `command` is.
    pub(crate) fn arguments(error: &clap::Error, command: Option<&str>) -> Self {
        if error.kind() == ErrorKind::DisplayHelpOnMissingArgumentOrSubcommand {
            return Self::bad_input("a command is missing; see `magnumsal --help`");
        }
        let text = error.render().to_string();
        let reason = text.split("\n\nUsage:").next().unwrap_or(&text);
        let reason = reason.split("\n\nFor more information").next().unwrap_or(reason);
        let reason = reason.strip_prefix("error: ").unwrap_or(reason);
        let mut message = String::new();
        for part in reason.split("\n\n") {
            let words: Vec<&str> = part.split_whitespace().collect();
            let joint = if message.is_empty() { "" } else { "; " };
            let _ = write!(message, "{joint}{}", words.join(" "));
        }
        let command = command.filter(|_| error.kind() != ErrorKind::InvalidSubcommand);
        let command = command.map(|command| format!("{command} ")).unwrap_or_default();
        Self::bad_input(format!("{message}; see `magnumsal {command}--help`"))
    }

    /// A file that cannot be read.
    pub(crate) fn reading(name: &str, error: &io::Error) -> Self {
        Self::file("cli-cannot-read", name, error)
    }

    /// A file that cannot be written.
    pub(crate) fn writing(path: &Path, error: &io::Error) -> Self {
        Self::file("cli-cannot-write", &path.display().to_string(), error)
    }

    fn file(key: &str, name: &str, error: &io::Error) -> Self {
        Self::bad_input(say(key, &[("file", name.into()), ("problem", error.to_string().into())]))
    }

    /// An edition file that cannot be used.
    pub(crate) fn edition(error: &EditionError) -> Self {
        Self::bad_input(phrases().edition(error))
    }

    /// A text that is no record, or a record that cannot be played.
    pub(crate) fn record(name: &str, error: &RecordError, edition: &Edition) -> Self {
        let problem = phrases().record(error);
        let message = say("cli-in-file", &[("file", name.into()), ("problem", problem.into())]);
        match error {
            RecordError::Edition { .. }
            | RecordError::Setup(SetupError::NotInBox { .. } | SetupError::StackSize { .. })
                if edition.is_standard() =>
            {
                let problem = message.trim_end_matches('.');
                Self::bad_input(say("cli-other-edition", &[("problem", problem.into())]))
            }
            RecordError::Move { .. } => Self::illegal(message),
            _ => Self::bad_input(message),
        }
    }

    /// A move that cannot be played; `which` is how the sentence names it.
    pub(crate) fn a_move(which: &str, error: &MoveError) -> Self {
        let facts = [("which", which.into()), ("problem", phrases().move_error(error).into())];
        Self::illegal(match error {
            MoveError::Notation(_) | MoveError::Drawn(_) => say("cli-no-move", &facts),
            MoveError::Illegal(_) | MoveError::Draw(_) => say("cli-illegal-move", &facts),
        })
    }

    /// A bot that contradicts the rules.
    pub(crate) fn misadvice(Misadvice { mv, illegal }: &Misadvice) -> Self {
        let sentence = phrases().refusal(illegal);
        Self::fault(format!("the bot proposes {mv}: {sentence}"))
    }

    /// Prints the failure, and returns the exit code.
    pub(crate) fn report(self) -> ExitCode {
        match self {
            Self::ReaderGone => ExitCode::SUCCESS,
            Self::Because { code, message } => {
                let line = one_line(&say("cli-error", &[("message", message.into())])) + "\n";
                // Standard error may be closed as well; the exit code still says what happened.
                let _ = io::Write::write_all(&mut io::stderr(), line.as_bytes());
                ExitCode::from(code)
            }
        }
    }
}

/// Only output is written with `?`, so an error there means that the output has no taker.
impl From<io::Error> for Failure {
    fn from(error: io::Error) -> Self {
        match error.kind() {
            io::ErrorKind::BrokenPipe => Self::ReaderGone,
            _ => Self::bad_input(say("cli-cannot-print", &[("problem", error.to_string().into())])),
        }
    }
}

/// Messages quote what users typed or files hold: control characters are written out, so that no
/// file can move the cursor or fake a line.
pub(crate) fn one_line(text: &str) -> String {
    let mut line = String::with_capacity(text.len());
    for letter in text.trim_end().chars() {
        match letter {
            '\n' | '\t' => line.push(' '),
            _ if is_unprintable(letter) => line.extend(letter.escape_unicode()),
            _ => line.push(letter),
        }
    }
    line
}
