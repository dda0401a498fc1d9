//! Notes: what is good to know, on standard error.

use crate::failure::one_line;
use magnumsal_rules::{Edition, Expansion};
use std::io::{self, Write};

/// Tells something that is no error; a closed standard error takes nothing from the work done.
pub(crate) fn note(text: &str) {
    let _ = writeln!(io::stderr(), "note: {}", one_line(text));
}

/// Tells if edition files were given that make no difference to such a game.
pub(crate) fn idle_edition(edition: &'static Edition, expansion: Expansion) {
    let standard = Edition::standard();
    if std::ptr::eq(edition, standard)
        || edition.components(expansion) != standard.components(expansion)
    {
        return;
    }
    note(match expansion {
        Expansion::None => {
            "the given edition changes nothing here; a file of Muria needs `--expansion muria`"
        }
        Expansion::Muria => "the given edition changes nothing here",
    });
}
