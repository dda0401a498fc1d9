//! The catalogue of one language: looking up messages and names.

use crate::{Fact, Language};
use fluent_bundle::{FluentArgs, FluentResource, concurrent::FluentBundle};
use magnumsal_rules::{Building, Kind, Post, Rule, Tool};
use serde::Serialize;

/// The files of a language that the program reads, name and text. This is their only list; files
/// that are not in it are for pages alone, which have the sentences of the others as well: a module
/// in a browser needs only what is said of moves and, in English, why something is refused.
macro_rules! files {
    ($code:literal) => {
        if cfg!(feature = "whole") {
            files!($code: "advice.ftl", "cli.ftl", "docs.ftl", "errors.ftl", "names.ftl",
                "reasons.ftl", "refusals.ftl", "rules.ftl", "table.ftl")
        } else if is_english($code) {
            files!($code: "advice.ftl", "errors.ftl", "names.ftl", "reasons.ftl", "refusals.ftl",
                "table.ftl")
        } else {
            files!($code: "advice.ftl", "names.ftl", "reasons.ftl")
        }
    };
    ($code:literal: $($name:literal),*) => {
        &[$(($name, include_str!(concat!("../locales/", $code, "/", $name)))),*]
    };
}

const fn is_english(code: &str) -> bool {
    matches!(code.as_bytes(), b"en")
}

/// The embedded files of a language, name and text.
pub(crate) fn files(language: Language) -> &'static [(&'static str, &'static str)] {
    match language {
        Language::En => files!("en"),
        Language::Pl => files!("pl"),
        Language::De => files!("de"),
        Language::Fr => files!("fr"),
        Language::It => files!("it"),
    }
}

/// One language's catalogue of messages.
pub struct Phrases {
    bundle: FluentBundle<FluentResource>,
}

/// The arguments of a message, by name.
pub(crate) type Facts = Vec<(String, Fact)>;

impl Phrases {
    /// The catalogue of a language, which is embedded in the program.
    pub fn new(language: Language) -> Self {
        Self::from_files(language, files(language).iter().map(|&(_, text)| text))
    }

    /// The English catalogue.
    pub fn english() -> Self {
        Self::new(Language::En)
    }

    /// A catalogue from the texts of its files. What cannot be read is left out, and a message
    /// that is in two files is taken from the later one.
    pub(crate) fn from_files<'a>(language: Language, files: impl Iterator<Item = &'a str>) -> Self {
        let mut bundle = FluentBundle::new_concurrent(vec![language.identifier()]);
        // The sentences also go to terminals and logs, where the invisible marks are in the way.
        bundle.set_use_isolating(false);
        for text in files {
            let resource =
                FluentResource::try_new(text.to_owned()).unwrap_or_else(|(readable, _)| readable);
            bundle.add_resource_overriding(resource);
        }
        Self { bundle }
    }

    /// A message by its key, with its line breaks as in the catalogue. A key that the catalogue
    /// lacks comes back in plain form with its facts.
    pub fn text(&self, key: &str, facts: &[(&str, Fact)]) -> String {
        let facts: Facts =
            facts.iter().map(|(name, fact)| ((*name).to_owned(), fact.clone())).collect();
        self.message(key, None, &facts).unwrap_or_else(|| plain(key, &facts))
    }

    /// A rule's title.
    pub fn rule_title(&self, rule: Rule) -> String {
        self.of_rule(rule, Some("title")).unwrap_or_else(|| rule.id().to_owned())
    }

    /// A rule's text, in one line.
    pub fn rule_text(&self, rule: Rule) -> String {
        self.of_rule(rule, None).unwrap_or_else(|| rule.id().to_owned())
    }

    /// What is to be said about a rule's sources and settings, in one line.
    pub fn rule_note(&self, rule: Rule) -> Option<String> {
        self.of_rule(rule, Some("note"))
    }

    /// The title of the chapter with a letter, and its introduction.
    pub fn chapter(&self, letter: char) -> Option<(String, Option<String>)> {
        let key = format!("chapter-{}", letter.to_ascii_lowercase());
        let title = self.message(&key, None, &[])?;
        let intro = self.message(&key, Some("intro"), &[]);
        Some((one_line(&title), intro.as_deref().map(one_line)))
    }

    /// A tool's name.
    pub fn tool(&self, tool: Tool) -> String {
        self.name_of("tool", &tool)
    }

    /// The name of a kind of salt.
    pub fn kind(&self, kind: Kind) -> String {
        self.name_of("kind", &kind)
    }

    /// A post's name.
    pub fn post(&self, post: Post) -> String {
        self.name_of("post", &post)
    }

    /// A building's name.
    pub fn building(&self, building: Building) -> String {
        self.name_of("building", &building)
    }

    fn of_rule(&self, rule: Rule, attribute: Option<&str>) -> Option<String> {
        let key = format!("rule-{}", rule.id().to_ascii_lowercase());
        self.message(&key, attribute, &[]).as_deref().map(one_line)
    }

    /// The name of a value that serialises to its code.
    fn name_of(&self, family: &str, value: &impl Serialize) -> String {
        let code = match serde_json::to_value(value) {
            Ok(serde_json::Value::String(code)) => code,
            other => other.map_or_else(|_| String::new(), |value| value.to_string()),
        };
        self.name(family, &code).unwrap_or(code)
    }

    /// The message `FAMILY-CODE`, if there is one.
    pub(crate) fn name(&self, family: &str, code: &str) -> Option<String> {
        self.message(&format!("{family}-{code}"), None, &[])
    }

    /// A message or one of its attributes, if the catalogue has it.
    pub(crate) fn message(
        &self,
        key: &str,
        attribute: Option<&str>,
        facts: &[(String, Fact)],
    ) -> Option<String> {
        let message = self.bundle.get_message(key)?;
        let pattern = match attribute {
            Some(attribute) => message.get_attribute(attribute)?.value(),
            None => message.value()?,
        };
        let args: FluentArgs =
            facts.iter().map(|(name, fact)| (name.as_str(), fact.0.clone())).collect();
        // A fact that is missing shows as its name, so the error is visible as it is; in the tests
        // of this crate none may be missing.
        let mut errors = Vec::new();
        let text = self.bundle.format_pattern(pattern, Some(&args), &mut errors).into_owned();
        #[cfg(test)]
        assert!(errors.is_empty(), "{key}: {errors:?}");
        Some(text)
    }
}

/// The text without the line breaks of the catalogue. Blanks that must not break stay what they are.
pub(crate) fn one_line(text: &str) -> String {
    text.split_ascii_whitespace().collect::<Vec<_>>().join(" ")
}

/// What stands in for a message that the catalogue lacks: `code (name: fact, …)`.
pub(crate) fn plain(code: &str, facts: &[(String, Fact)]) -> String {
    use fluent_bundle::FluentValue::{Number, String as Text};
    if facts.is_empty() {
        return code.to_owned();
    }
    let facts: Vec<String> = facts
        .iter()
        .map(|(name, fact)| match &fact.0 {
            Text(text) => format!("{name}: {text}"),
            Number(number) => format!("{name}: {}", number.as_string()),
            _ => name.clone(),
        })
        .collect();
    format!("{code} ({})", facts.join(", "))
}
