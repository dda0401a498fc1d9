//! What games are played with: mostly the usual, sometimes other settings and other prices, so that the network learns
//! what they mean.

use crate::table::Table;
use magnumsal_rules::{Edition, Fatigue, RuleSet};
use rand::{Rng, RngExt};

/// The part of the games that are not played as usual; in these, how likely each setting is another one.
const UNUSUAL: f64 = 0.25;
const OTHER: f64 = 0.35;

/// The settings and the numbers of the box for a game.
pub fn draw(table: Table, rng: &mut impl Rng) -> (RuleSet, Edition) {
    let mut rules = table.rules();
    if !rng.random_bool(UNUSUAL) {
        return (rules, Edition::standard().clone());
    }
    rules.mapped = rng.random_bool(OTHER);
    if rng.random_bool(OTHER) {
        rules.cart_capacity = Some(2);
    }
    if rng.random_bool(OTHER) {
        rules.fatigue = Fatigue::All;
    }
    if rng.random_bool(OTHER) {
        rules.round_limit = rng.random_range(6..=40);
    }
    let edition =
        if rng.random_bool(OTHER) { other_prices(rng) } else { Edition::standard().clone() };
    (rules, edition)
}

/// The embedded edition with other prices.
pub fn other_prices(rng: &mut impl Rng) -> Edition {
    let files: Vec<(&str, String)> =
        Edition::files().iter().map(|&(name, text)| (name, other_numbers(text, rng))).collect();
    let files: Vec<(&str, &str)> =
        files.iter().map(|(name, text)| (*name, text.as_str())).collect();
    // Prices that are all multiplied by the same stay in their order, and an edition is valid with any.
    Edition::from_files(&files).unwrap_or_else(|_| Edition::standard().clone())
}

/// Multiplies the prices of an edition file, those of a line by the same.
fn other_numbers(text: &str, rng: &mut impl Rng) -> String {
    let mut section = "";
    let mut other = String::with_capacity(text.len());
    for line in text.lines() {
        if line.starts_with('[') {
            section = line;
        }
        let priced = match section {
            // "bb=9": what is paid stands behind the sign.
            "[orders]" => Some('='),
            "[market]" if !line.starts_with("start") => Some(' '),
            "[inn]" | "[workshop]" if line.starts_with("prices") => Some(' '),
            _ => None,
        };
        match priced {
            Some(before) => multiply(line, before, rng.random_range(0.7..1.4), &mut other),
            None => other.push_str(line),
        }
        other.push('\n');
    }
    other
}

/// Writes a line with every number that stands behind a sign (or an opening bracket) multiplied, at least 1.
fn multiply(line: &str, before: char, factor: f64, out: &mut String) {
    let mut last = ' ';
    let mut rest = line;
    while let Some(next) = rest.chars().next() {
        let digits = rest.find(|sign: char| !sign.is_ascii_digit()).unwrap_or(rest.len());
        match rest[..digits].parse::<f64>() {
            Ok(number) if last == before || last == '[' => {
                out.push_str(&format!("{}", (number * factor).round().max(1.0)));
                (last, rest) = ('0', &rest[digits..]);
            }
            _ => {
                out.push(next);
                (last, rest) = (next, &rest[next.len_utf8()..]);
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use magnumsal_rules::{Expansion, Phase};
    use rand::SeedableRng;
    use rand_chacha::ChaCha8Rng;

    #[test]
    fn other_editions_differ_in_their_prices_alone() {
        let (mut rng, printed) = (ChaCha8Rng::seed_from_u64(1), Edition::standard());
        for _ in 0..50 {
            let other = other_prices(&mut rng);
            for expansion in [Expansion::None, Expansion::Muria] {
                let (other, printed) = (other.components(expansion), printed.components(expansion));
                assert_ne!(other, printed);
                for phase in Phase::ALL {
                    let pairs = other.orders(phase).iter().zip(printed.orders(phase));
                    assert_eq!(other.orders(phase).len(), printed.orders(phase).len());
                    for (other, printed) in pairs {
                        assert_eq!(other.salt, printed.salt);
                        let factor = f64::from(other.price) / f64::from(printed.price);
                        assert!((0.6..1.5).contains(&factor), "{factor}");
                    }
                }
            }
        }
    }
}
