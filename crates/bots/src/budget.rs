//! How long a bot may think.

use std::{fmt, str::FromStr, time::Duration};

/// How long a bot that searches may think about one decision; the others take no notice.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Budget {
    /// A number of iterations of the search. The same seed then gives the same choice on every machine
    /// and with any number of threads.
    Iterations(u32),
    /// An amount of time.
    Time(Duration),
}

impl Budget {
    /// One of this many equal parts; never nothing.
    pub fn part(self, of: u32) -> Self {
        match self {
            Self::Iterations(count) => Self::Iterations((count / of.max(1)).max(1)),
            Self::Time(time) => Self::Time(time / of.max(1)),
        }
    }
}

impl Default for Budget {
    /// One second.
    fn default() -> Self {
        Self::Time(Duration::from_secs(1))
    }
}

/// A text that is no budget.
#[derive(Clone, Copy, PartialEq, Eq, Debug, thiserror::Error)]
#[error("give a time as in 2s or 500ms, or a number of iterations as in 1000")]
pub struct BadBudget;

/// The longest time that can be given: an hour.
const LONGEST: u64 = 3_600_000;

impl FromStr for Budget {
    type Err = BadBudget;

    /// `2s`, `0.5s` or `500ms` is a time, a plain number counts iterations; neither may be zero.
    fn from_str(text: &str) -> Result<Self, BadBudget> {
        let milliseconds = if let Some(number) = text.strip_suffix("ms") {
            number.parse().ok()
        } else if let Some(number) = text.strip_suffix('s') {
            seconds(number)
        } else {
            let iterations = text.parse().ok().filter(|&iterations| iterations > 0);
            return iterations.map(Self::Iterations).ok_or(BadBudget);
        };
        let milliseconds = milliseconds.filter(|time| (1..=LONGEST).contains(time));
        milliseconds.map(|time| Self::Time(Duration::from_millis(time))).ok_or(BadBudget)
    }
}

/// Seconds with up to three decimals, as milliseconds.
fn seconds(text: &str) -> Option<u64> {
    let (whole, part) = text.split_once('.').unwrap_or((text, "0"));
    let digits = |text: &str| !text.is_empty() && text.bytes().all(|b| b.is_ascii_digit());
    if !digits(whole) || !digits(part) || part.len() > 3 {
        return None;
    }
    let thousandths: u64 = format!("{part:0<3}").parse().ok()?;
    whole.parse::<u64>().ok()?.checked_mul(1000)?.checked_add(thousandths)
}

impl fmt::Display for Budget {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Iterations(count) => write!(f, "{count}"),
            Self::Time(time) if time.subsec_millis() == 0 => write!(f, "{}s", time.as_secs()),
            Self::Time(time) => write!(f, "{}ms", time.as_millis()),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn budgets_are_read_and_written() {
        for (text, milliseconds) in [("2s", 2000), ("500ms", 500), ("3600s", 3_600_000)] {
            let budget = Budget::Time(Duration::from_millis(milliseconds));
            assert_eq!(text.parse(), Ok(budget));
            assert_eq!(budget.to_string(), text);
        }
        assert_eq!("0.25s".parse(), Ok(Budget::Time(Duration::from_millis(250))));
        assert_eq!("1000".parse(), Ok(Budget::Iterations(1000)));
        assert_eq!(Budget::Iterations(1000).to_string(), "1000");
    }

    #[test]
    fn what_is_no_budget_is_refused() {
        for text in
            ["", "0", "0s", "0ms", "-1s", "s", "1.s", ".5s", "1.2345s", "3601s", "2 s", "1h"]
        {
            assert_eq!(text.parse::<Budget>(), Err(BadBudget), "{text}");
        }
    }
}
