//! The languages of the catalogue.

use std::{fmt, str::FromStr};

/// A language that the whole catalogue is written in.
#[derive(Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord, Default, Debug)]
pub enum Language {
    /// English, which the others are compared with.
    #[default]
    En,
    /// Polish.
    Pl,
    /// German.
    De,
    /// French.
    Fr,
    /// Italian.
    It,
}

impl Language {
    /// Every language.
    pub const ALL: [Self; 5] = [Self::En, Self::Pl, Self::De, Self::Fr, Self::It];

    /// The language's code, which is also the name of its folder in `locales/`.
    pub fn code(self) -> &'static str {
        match self {
            Self::En => "en",
            Self::Pl => "pl",
            Self::De => "de",
            Self::Fr => "fr",
            Self::It => "it",
        }
    }

    /// The language's name in the language itself.
    pub fn endonym(self) -> &'static str {
        match self {
            Self::En => "English",
            Self::Pl => "polski",
            Self::De => "Deutsch",
            Self::Fr => "français",
            Self::It => "italiano",
        }
    }

    /// The language of a locale as systems name it: `pl_PL.UTF-8` is Polish. Nothing for `C` and
    /// for languages that the catalogue does not have.
    ///
    /// ```
    /// use magnumsal_phrases::Language;
    ///
    /// assert_eq!(Language::of_locale("de_AT@euro"), Some(Language::De));
    /// assert_eq!(Language::of_locale("C.UTF-8"), None);
    /// ```
    pub fn of_locale(locale: &str) -> Option<Self> {
        let code = locale.split(|letter: char| !letter.is_ascii_alphanumeric()).next()?;
        code.to_ascii_lowercase().parse().ok()
    }
}

impl fmt::Display for Language {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.code())
    }
}

/// A text that is the code of no language.
#[derive(Clone, Copy, PartialEq, Eq, Debug, thiserror::Error)]
#[error("give one of {}", Language::ALL.map(Language::code).join(", "))]
pub struct UnknownLanguage;

impl FromStr for Language {
    type Err = UnknownLanguage;

    fn from_str(code: &str) -> Result<Self, UnknownLanguage> {
        Self::ALL.into_iter().find(|language| language.code() == code).ok_or(UnknownLanguage)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_code_is_read_back() {
        for language in Language::ALL {
            assert_eq!(language.to_string().parse(), Ok(language));
        }
        for code in ["", "EN", "pol", "en_GB", "es"] {
            let refused = code.parse::<Language>().unwrap_err().to_string();
            assert_eq!(refused, "give one of en, pl, de, fr, it", "{code}");
        }
    }

    #[test]
    fn a_locale_tells_its_language_by_the_first_word_alone() {
        for (locale, language) in [
            ("pl", Some(Language::Pl)),
            ("pl_PL.UTF-8", Some(Language::Pl)),
            ("fr-CA", Some(Language::Fr)),
            ("IT", Some(Language::It)),
            ("de.UTF-8", Some(Language::De)),
            // Not Polish but Malagasy, not Italian but nothing at all.
            ("plt_MG", None),
            ("italian", None),
            ("POSIX", None),
            ("", None),
        ] {
            assert_eq!(Language::of_locale(locale), language, "{locale}");
        }
    }
}
