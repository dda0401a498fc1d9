//! Text with colours, and lines of it. Colours only repeat what letters say already.

use anstyle::{AnsiColor, Style};
use magnumsal_rules::{Kind, Seat};
use std::fmt;
use unicode_width::UnicodeWidthStr;

/// Text in one or more styles.
#[derive(Clone, Default, Debug)]
pub(crate) struct Text(Vec<(Style, String)>);

impl Text {
    /// Text without a style.
    pub(crate) fn plain(text: impl Into<String>) -> Self {
        Self::styled(Style::new(), text)
    }

    /// Text in a style.
    pub(crate) fn styled(style: Style, text: impl Into<String>) -> Self {
        Self(vec![(style, text.into())])
    }

    /// Less important text.
    pub(crate) fn dim(text: impl Into<String>) -> Self {
        Self::styled(Style::new().dimmed(), text)
    }

    /// Text that stands out.
    pub(crate) fn bold(text: impl Into<String>) -> Self {
        Self::styled(Style::new().bold(), text)
    }

    /// This text and another after it.
    pub(crate) fn and(mut self, other: Self) -> Self {
        self.0.extend(other.0);
        self
    }

    /// Columns it takes on a terminal.
    pub(crate) fn width(&self) -> usize {
        self.0.iter().map(|(_, text)| width(text)).sum()
    }

    /// The text with spaces up to a width.
    pub(crate) fn padded(self, to: usize) -> Self {
        let missing = to.saturating_sub(self.width());
        self.and(Self::plain(" ".repeat(missing)))
    }

    /// The text with spaces before it up to a width.
    pub(crate) fn right(self, to: usize) -> Self {
        let missing = to.saturating_sub(self.width());
        Self::plain(" ".repeat(missing)).and(self)
    }

    /// Every character with its style.
    pub(crate) fn letters(&self) -> impl Iterator<Item = (Style, char)> {
        self.0.iter().flat_map(|(style, text)| text.chars().map(|letter| (*style, letter)))
    }
}

impl fmt::Display for Text {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for (style, text) in self.0.iter().filter(|(_, text)| !text.is_empty()) {
            if *style == Style::new() {
                f.write_str(text)?;
            } else {
                write!(f, "{style}{text}{style:#}")?;
            }
        }
        Ok(())
    }
}

/// Texts one after another, broken into lines between them.
pub(crate) fn flow(items: Vec<Text>, separator: &str, width: usize) -> Vec<Text> {
    let mut lines: Vec<Text> = Vec::new();
    let mut line: Option<Text> = None;
    for item in items {
        line = Some(match line {
            None => item,
            Some(text) if text.width() + separator.len() + item.width() <= width => {
                text.and(Text::dim(separator)).and(item)
            }
            Some(text) => {
                lines.push(text);
                item
            }
        });
    }
    lines.extend(line);
    lines
}

/// Columns a text takes on a terminal: wide letters of East Asia and pictures take two, accents that
/// join the letter before them none.
pub(crate) fn width(text: &str) -> usize {
    text.width()
}

/// A player's colour.
pub(crate) fn of_seat(seat: Seat) -> Style {
    let colours = [
        AnsiColor::BrightRed,
        AnsiColor::BrightBlue,
        AnsiColor::BrightMagenta,
        AnsiColor::BrightYellow,
        AnsiColor::BrightCyan,
    ];
    let colour = colours.get(seat.index()).copied().unwrap_or(AnsiColor::White);
    colour.on_default().bold()
}

/// The colour of a kind of salt.
pub(crate) fn of_kind(kind: Kind) -> Style {
    match kind {
        Kind::Brown => AnsiColor::Yellow.on_default(),
        Kind::Green => AnsiColor::Green.on_default(),
        // White would not be seen on white paper.
        Kind::White => Style::new().bold(),
        Kind::Brine => AnsiColor::Cyan.on_default(),
    }
}

/// The colour of water.
pub(crate) fn water() -> Style {
    AnsiColor::Blue.on_default()
}

#[cfg(test)]
mod tests {
    use super::width;

    #[test]
    fn a_text_is_as_wide_as_a_terminal_shows_it() {
        for (text, columns) in [("Zoë", 3), ("Zoe\u{308}", 3), ("张三", 4), ("⛏ · ±…", 6), ("", 0)]
        {
            assert_eq!(width(text), columns, "{text}");
        }
    }
}
