//! How far a long command is.

use indicatif::{ProgressBar, ProgressState, ProgressStyle};
use std::fmt::Write;

/// A bar on standard error that counts `unit`; nothing where that is no terminal.
pub(crate) fn bar(count: u64, unit: &str) -> ProgressBar {
    let bar = ProgressBar::new(count);
    let template = format!("{{bar:30}} {{pos}}/{{len}} {unit}, {{rate}} a second, {{eta}} left");
    let style = ProgressStyle::with_template(&template);
    let style = style.unwrap_or_else(|_| ProgressStyle::default_bar());
    bar.with_style(style.with_key("rate", |state: &ProgressState, text: &mut dyn Write| {
        // Slow bots play a game in minutes, random ones a thousand in a second.
        let rate = state.per_sec();
        let decimals = if rate < 10.0 { 2 } else { 0 };
        let _ = write!(text, "{rate:.decimals$}");
    }))
}
