//! Options' values: what is refused is refused in plain words.

use std::time::Duration;

/// A parser of whole numbers within bounds, for clap, which puts the option's name before the words.
pub(crate) fn number<T: TryFrom<u64>>(
    least: u64,
    most: u64,
) -> impl Fn(&str) -> Result<T, String> + Clone {
    move |text| {
        let number = text.parse().ok().filter(|number| (least..=most).contains(number));
        number
            .and_then(|number| T::try_from(number).ok())
            .ok_or_else(|| format!("give a whole number from {least} to {most}"))
    }
}

/// A length of time in plain words, such as `30d`.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub(crate) struct Age(Duration);

impl Age {
    /// As a duration.
    pub(crate) fn duration(self) -> Duration {
        self.0
    }

    /// In milliseconds, as times of tables are.
    pub(crate) fn milliseconds(self) -> i64 {
        i64::try_from(self.0.as_millis()).unwrap_or(i64::MAX)
    }
}

/// The units of [`age`], in seconds.
const UNITS: [(&str, u64); 6] =
    [("s", 1), ("m", 60), ("h", 3_600), ("d", 86_400), ("w", 604_800), ("y", 31_536_000)];

/// Reads a length of time: a whole number and a unit. A thousand years are the most.
pub(crate) fn age(text: &str) -> Result<Age, String> {
    let split = text.find(|letter: char| !letter.is_ascii_digit()).unwrap_or(text.len());
    let (number, unit) = text.split_at(split);
    let seconds = UNITS.iter().find(|(name, _)| *name == unit.trim()).map(|(_, seconds)| seconds);
    let number: Option<u64> = number.parse().ok();
    number
        .zip(seconds)
        .and_then(|(number, seconds)| number.checked_mul(*seconds))
        .filter(|seconds| *seconds <= 1_000 * UNITS[5].1)
        .map(|seconds| Age(Duration::from_secs(seconds)))
        .ok_or_else(|| {
            "give a number and a unit: s, m, h, d, w or y, as in 90s, 12h, 30d, 2w or 1y".to_owned()
        })
}

/// For how long something is kept; without a time, forever.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Keep(pub(crate) Option<Age>);

/// Reads for how long something is kept: a length of time, or `forever`.
pub(crate) fn keep(text: &str) -> Result<Keep, String> {
    match text {
        "forever" => Ok(Keep(None)),
        text => age(text).map(|age| Keep(Some(age))).map_err(|why| why + ", or `forever`"),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn lengths_of_time_are_a_number_and_a_unit() {
        for (text, seconds) in
            [("90s", 90), ("5m", 300), ("12h", 43_200), ("30d", 2_592_000), ("2 w", 1_209_600)]
        {
            assert_eq!(age(text), Ok(Age(Duration::from_secs(seconds))), "{text}");
        }
        assert_eq!(age("1000y").map(Age::milliseconds), Ok(31_536_000_000_000));
        for wrong in ["", "d", "30", "-1d", "1.5d", "30 days", "1001y", "99999999999999999999d"] {
            assert!(age(wrong).unwrap_err().contains("as in 90s"), "{wrong}");
            assert!(keep(wrong).unwrap_err().contains("`forever`"), "{wrong}");
        }
        assert_eq!(keep("forever"), Ok(Keep(None)));
        assert_eq!(keep("1d"), Ok(Keep(age("1d").ok())));
    }
}
