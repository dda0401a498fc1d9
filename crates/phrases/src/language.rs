//! The languages of the catalogue.

use fluent_langneg::{NegotiationStrategy, negotiate_languages};
use std::{fmt, str::FromStr};
use unic_langid::LanguageIdentifier;

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
        let tag = locale.split(['.', '@']).next()?;
        Self::first_of(&[tag.parse().ok()?])
    }

    /// The language that suits a client best by what it says in `Accept-Language`, such as
    /// `fr;q=0.5, pl`: the one with the greatest weight that the catalogue has, among equals the
    /// first. English if there is none.
    ///
    /// ```
    /// use magnumsal_phrases::Language;
    ///
    /// assert_eq!(Language::accepted("ja, en;q=0.3, de-AT;q=0.8"), Language::De);
    /// ```
    pub fn accepted(header: &str) -> Self {
        let mut wanted: Vec<(f32, LanguageIdentifier)> = header
            .split(',')
            .filter_map(|item| {
                let (tag, weight) = item.split_once(';').unwrap_or((item, "q=1"));
                let (name, weight) = weight.split_once('=')?;
                let weight = weight.trim().parse().ok().filter(|_| name.trim() == "q")?;
                Some((weight, tag.trim().parse().ok()?))
            })
            .filter(|(weight, _)| *weight > 0.0)
            .collect();
        // Stable: among equals the order of the header counts.
        wanted.sort_by(|(one, _), (other, _)| other.total_cmp(one));
        let wanted: Vec<LanguageIdentifier> = wanted.into_iter().map(|(_, tag)| tag).collect();
        Self::first_of(&wanted).unwrap_or_default()
    }

    /// The first language of a list that the catalogue has.
    fn first_of(wanted: &[LanguageIdentifier]) -> Option<Self> {
        let available = Self::ALL.map(Self::identifier);
        let found = negotiate_languages(wanted, &available, None, NegotiationStrategy::Lookup);
        found.first()?.language.as_str().parse().ok()
    }

    /// The language as Fluent names it.
    pub(crate) fn identifier(self) -> LanguageIdentifier {
        self.code().parse().unwrap_or_default()
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
    fn a_locale_names_its_language_with_the_first_word_alone() {
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
            ("C", None),
            ("", None),
        ] {
            assert_eq!(Language::of_locale(locale), language, "{locale}");
        }
    }

    #[test]
    fn a_client_is_answered_in_the_language_it_prefers() {
        for (header, language) in [
            ("", Language::En),
            ("*", Language::En),
            ("ja", Language::En),
            ("pl", Language::Pl),
            ("PL-pl", Language::Pl),
            ("de-Latn-AT-1996, fr", Language::De),
            ("fr;q=0.5, it;q=0.9", Language::It),
            ("ja, it;q=0.8, fr;q=0.8, en;q=0.7", Language::It),
            ("en;q=0.2,pl ; q = 0.3", Language::Pl),
            ("fr;q=0, de;q=0.001", Language::De),
            ("fr;q=NaN, de;q=much, it;level=1, pl;q=-1", Language::En),
            (",;,q=1;;=, é, fr", Language::Fr),
        ] {
            assert_eq!(Language::accepted(header), language, "{header}");
        }
    }
}
