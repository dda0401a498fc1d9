//! How far a long command is.

use indicatif::{ProgressBar, ProgressState, ProgressStyle};
use std::fmt::Write;

/// A bar of games on standard error; nothing where that is no terminal.
pub(crate) fn bar(games: u64) -> ProgressBar {
    let bar = ProgressBar::new(games);
    let style =
        ProgressStyle::with_template("{bar:30} {pos}/{len} games, {rate} a second, {eta} left");
    let style = style.unwrap_or_else(|_| ProgressStyle::default_bar());
    bar.with_style(style.with_key("rate", |state: &ProgressState, text: &mut dyn Write| {
        // Slow bots play a game in minutes, random ones a thousand in a second.
        let rate = state.per_sec();
        let decimals = if rate < 10.0 { 2 } else { 0 };
        let _ = write!(text, "{rate:.decimals$}");
    }))
}
