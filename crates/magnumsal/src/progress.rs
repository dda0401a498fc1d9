//! The progress of long work.

use indicatif::{ProgressBar, ProgressStyle};

/// A bar on standard error that counts `unit`; nothing where that is no terminal.
pub(crate) fn bar(len: u64, unit: &str) -> ProgressBar {
    let style =
        ProgressStyle::with_template(&format!("{{bar:40}} {{pos}}/{{len}} {unit}, {{eta}} left"));
    ProgressBar::new(len).with_style(style.unwrap_or_else(|_| ProgressStyle::default_bar()))
}
