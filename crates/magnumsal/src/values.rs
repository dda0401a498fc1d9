//! Options' values: what is refused is refused in plain words.

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
