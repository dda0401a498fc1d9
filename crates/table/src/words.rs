//! Words that a server does not allow in names, titles and messages.
//!
//! Whole words are compared, whether their letters are capitals or only look like those of the word
//! (UTS #39), as in [`crate::name::look_alike`]: a word inside another one is none.

use crate::letters::{is_mark, skeleton};
use std::collections::HashSet;
use thiserror::Error;

/// Words, and several words in a row, that are not allowed.
#[derive(Clone, Debug, Default)]
pub struct BlockedWords {
    words: HashSet<String>,
    /// With a blank around each word.
    phrases: Vec<String>,
}

/// A text without any letter or number, which can be no word.
#[derive(Clone, PartialEq, Eq, Debug, Error)]
#[error("it has no letter and no number")]
pub struct NoWord;

impl BlockedWords {
    /// Blocks a word, or several in a row.
    ///
    /// # Errors
    /// If there is none.
    pub fn add(&mut self, text: &str) -> Result<(), NoWord> {
        // Capitals look like other letters than small ones do.
        for form in [plain(text), looks(text), looks(&text.to_uppercase())] {
            match words(&form).count() {
                0 => return Err(NoWord),
                1 => drop(self.words.insert(form)),
                _ => self.phrases.push(format!(" {form} ")),
            }
        }
        Ok(())
    }

    /// Whether nothing in a text is blocked.
    pub fn allow(&self, text: &str) -> bool {
        let blocked = |form: String| {
            words(&form).any(|word| self.words.contains(word)) || {
                let form = format!(" {form} ");
                self.phrases.iter().any(|phrase| form.contains(phrase))
            }
        };
        !blocked(plain(text)) && !blocked(looks(text))
    }
}

/// A text's words as they are written, with a blank between them.
fn plain(text: &str) -> String {
    each_word(text, |word| skeleton(&fold(word)).collect())
}

/// A text's words as what their letters look like.
fn looks(text: &str) -> String {
    each_word(text, |word| {
        let seen: String = skeleton(word).collect();
        skeleton(&fold(&seen)).collect()
    })
}

/// Before letters are changed: some look like what stands between words.
fn each_word(text: &str, change: impl Fn(&str) -> String) -> String {
    let between = |letter: char| !letter.is_alphanumeric() && !is_mark(letter);
    let words = text.split(between).filter(|word| !word.is_empty());
    words.map(change).collect::<Vec<_>>().join(" ")
}

fn words(form: &str) -> impl Iterator<Item = &str> {
    form.split(' ').filter(|word| !word.is_empty())
}

/// The same for capitals and small letters, also where one is several of the other, as in ß and SS.
fn fold(text: &str) -> String {
    text.chars().flat_map(char::to_uppercase).flat_map(char::to_lowercase).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    fn blocked(list: &[&str]) -> BlockedWords {
        let mut words = BlockedWords::default();
        list.iter().for_each(|word| words.add(word).unwrap());
        words
    }

    #[test]
    fn a_blocked_word_is_found_in_any_letters() {
        let words = blocked(&["Brine", "maß", "sól", "λόγος"]);
        for bad in [
            "brine",
            "BRINE",
            "some brine.",
            "(Brine)",
            "so\nbrine\ntoo",
            "no-brine-here",
            "br\u{456}ne",
            "\u{412}RINE",
            "BRlNE",
            "ｂｒｉｎｅ",
            "MASS",
            "SÓL",
            "so\u{301}l",
            "ΛΌΓΟΣ",
        ] {
            assert!(!words.allow(bad), "{bad}");
        }
        for good in ["", "briny", "subbrine", "brines", "b r i n e", "salt", "sol", "Maus", "!?"] {
            assert!(words.allow(good), "{good}");
        }
    }

    #[test]
    fn several_words_are_blocked_in_a_row() {
        let words = blocked(&["bad  salt"]);
        assert!(!words.allow("what BAD, salt!"));
        assert!(!words.allow("bad\nsalt"));
        assert!(words.allow("salt, bad"));
        assert!(words.allow("bad salty"));
        assert!(words.allow("bad"));
    }

    #[test]
    fn a_line_without_letters_is_no_word() {
        for text in ["", "  ", "***", "\u{200b}", "🧂"] {
            assert_eq!(BlockedWords::default().add(text), Err(NoWord), "{text}");
        }
    }
}
