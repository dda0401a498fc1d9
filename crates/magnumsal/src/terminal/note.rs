//! Notes: what is good to know, on standard error.

use crate::{failure::one_line, words::say};
use magnumsal_rules::{Edition, Expansion};
use std::io::{self, Write};

/// Prints a note that is no error; it does not matter if standard error is closed.
pub(crate) fn note(text: &str) {
    let note = say("cli-note", &[("message", text.into())]);
    let _ = writeln!(io::stderr(), "{}", one_line(&note));
}

/// Notes if edition files were given that make no difference to such a game.
pub(crate) fn idle_edition(edition: &Edition, expansion: Expansion) {
    let standard = Edition::standard();
    if edition.is_standard() || edition.components(expansion) != standard.components(expansion) {
        return;
    }
    let key = match expansion {
        Expansion::None => "cli-idle-edition-muria",
        Expansion::Muria => "cli-idle-edition",
    };
    note(&say(key, &[]));
}
