//! What people read has no words of the notation and no names of settings or fields.
//!
//! Names of spaces such as 2R1 are none: the board shows them. Errors about texts that somebody has
//! written, as in `notation-` and `setup-`, show those texts; the pages have other sentences for them.

use super::{messages, parts::Parts, samples, sentences::variants};
use crate::{Fact, Language, Phrases};

/// Sentences that only programs get: they are about the form of a request.
const FOR_PROGRAMS: [&str; 5] =
    ["table-nothing-drawn", "table-bad-form", "table-not-json", "table-no-page", "table-no-method"];

/// A code in a sentence, if there is one.
fn code_in(sentence: &str) -> Option<&str> {
    if sentence.contains('`') {
        return Some("`");
    }
    sentence.split_whitespace().map(bare).find(|word| is_code(word))
}

/// A word without quotes, brackets and full stops.
fn bare(word: &str) -> &str {
    word.trim_matches(|c: char| !c.is_alphanumeric() && !"@!".contains(c))
}

fn is_code(word: &str) -> bool {
    let shouts = word.len() > 3 && word.chars().all(|c| c.is_ascii_uppercase());
    // A tile is `bbg/1`, an order `bb=9`, a post `@market`, a setting `cart_capacity`.
    let signs = word.contains(['_', '=', '/', '@']);
    let foreman = word.ends_with('!') && word.starts_with(|c: char| c.is_ascii_digit());
    shouts || signs || foreman || (word.contains('-') && is_key(word))
}

/// Whether a word is the code of a refusal.
fn is_key(word: &str) -> bool {
    let keys = ["refusal", "table"].map(|family| format!("{family}-{word}"));
    messages(Language::En).iter().any(|(_, message)| keys.iter().any(|key| key == message.id.name))
}

#[test]
fn refusals_of_the_rules_have_no_codes() {
    for language in Language::ALL {
        let phrases = Phrases::new(language);
        for error in samples::refusals().iter().flat_map(variants) {
            let sentence = phrases.sentence("refusal", &error);
            assert_eq!(code_in(&sentence), None, "{language}: {sentence}");
        }
    }
}

#[test]
fn refusals_of_a_table_have_no_codes() {
    for language in Language::ALL {
        let phrases = Phrases::new(language);
        for (_, message) in messages(language) {
            let key = message.id.name;
            if !key.starts_with("table-") {
                continue;
            }
            for number in [0, 1, 2, 7] {
                let fact = |name| match name {
                    "seat" | "kind" => (name, Fact::from("Kinga")),
                    "message" => (name, Fact::from("missing field `seat`")),
                    _ => (name, Fact::from(number)),
                };
                let variables = Parts::variables_of(&message);
                let facts: Vec<(&str, Fact)> = variables.into_iter().map(fact).collect();
                let sentence = phrases.text(key, &facts);
                let found = code_in(&sentence);
                let expected = found.is_some() == FOR_PROGRAMS.contains(&key);
                assert!(expected, "{language}: {found:?} in {sentence}");
            }
        }
    }
}

#[test]
fn codes_are_known_when_they_are_seen() {
    for code in [
        "First decide: `deliver 2`.",
        "The setting cart_capacity is wrong.",
        "Refused as bots-need-stacks.",
        "Neither bbg/1 nor a rope.",
        "It asks for bb=9.",
        "The miner at @market is tired.",
        "The foreman 2R1! is tired.",
        "Share it as TOLL says.",
    ] {
        assert!(code_in(code).is_some(), "{code}");
    }
    for sentence in [
        "If the piece leaves 2L1, pieces at 2L2, 2L3 lose their link to the surface.",
        "Ne l’avez-vous pas déjà ? Niveau III, 2–5 joueurs !",
        "« Kinga » : rendez-vous en 2R1.",
    ] {
        assert_eq!(code_in(sentence), None, "{sentence}");
    }
}
