//! The language the program speaks.
//!
//! It is chosen once, before anything is said, and holds for the whole process, as a locale does. A
//! failure can then be worded where it is found. What is for programs stays English: JSON, and the
//! reports of `serve`, `simulate` and `random`; so does what clap says of the arguments.

use magnumsal_phrases::{Fact, Language, Phrases};
use std::{env, sync::OnceLock};

static PHRASES: OnceLock<Phrases> = OnceLock::new();

/// The catalogue of the chosen language; English if none was chosen.
pub(crate) fn phrases() -> &'static Phrases {
    PHRASES.get_or_init(Phrases::english)
}

/// Chooses the language: the one that was asked for, else that of the system's locale.
pub(crate) fn speak(asked: Option<Language>) {
    let language = asked.unwrap_or_else(|| of_system(|name| env::var(name).ok()));
    // Nothing calls this twice.
    let _ = PHRASES.set(Phrases::new(language));
}

/// A message of the catalogue with its facts.
pub(crate) fn say(key: &str, facts: &[(&str, Fact)]) -> String {
    phrases().text(key, facts)
}

/// The language of the locale for messages: the first of its variables that is set decides, and a
/// language that the catalogue does not have is English.
fn of_system(variable: impl Fn(&str) -> Option<String>) -> Language {
    let set = |name: &str| variable(name).filter(|value| !value.is_empty());
    let locale = ["LC_ALL", "LC_MESSAGES", "LANG"].into_iter().find_map(set);
    locale.and_then(|locale| Language::of_locale(&locale)).unwrap_or_default()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_first_variable_that_is_set_decides() {
        for (all, messages, lang, language) in [
            ("", "", "", Language::En),
            ("", "", "pl_PL.UTF-8", Language::Pl),
            ("", "de_DE", "pl_PL", Language::De),
            ("C", "de_DE", "pl_PL", Language::En),
            ("", "ja_JP.UTF-8", "fr_FR", Language::En),
        ] {
            let found = of_system(|name| {
                Some(match name {
                    "LC_ALL" => all.to_owned(),
                    "LC_MESSAGES" => messages.to_owned(),
                    _ => lang.to_owned(),
                })
            });
            assert_eq!(found, language, "{all:?} {messages:?} {lang:?}");
        }
    }
}
