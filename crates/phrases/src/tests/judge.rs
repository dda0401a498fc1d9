//! Compares a file of a language with the English one.
//!
//! The rules, for every message and attribute:
//!
//! - Both languages have it, and no other; each can be read, and none is empty.
//! - It has the same facts. `$tool` and `$tool-id` are one fact, the name and the code, which always
//!   come together: a language may take either where English takes the other, or both.
//! - It refers to the same messages, terms and functions.
//! - A choice by plural forms has exactly the forms that whole numbers have in the language. Where
//!   English chooses by the plural of a number, a language with more forms than English does, too;
//!   others may have a word for all numbers.
//! - A choice by a code has at least the variants that English has, and a variant for `$tool-id` is
//!   the code of a tool, if the catalogue names tools.
//! - It is not letter for letter English, if that has more than three words.

use super::parts::{Choice, Parts, is_number};
use crate::Language;
use fluent_syntax::{
    ast::{Entry, Pattern, Resource},
    parser,
};
use std::collections::{BTreeMap, BTreeSet};

/// The most words of a message that may be the same in two languages: names and signs.
const ALIKE: usize = 3;

/// The patterns of a file: by `key`, and by `key.attribute`.
type Patterns<'a> = BTreeMap<String, Pattern<&'a str>>;

/// What is wrong with a language's file, compared with the English one of the same name: a line for each
/// fault with language, file and key. `keys` are the keys of the whole English catalogue.
pub(super) fn faults(
    language: Language,
    file: &str,
    [english, text]: [&str; 2],
    keys: &BTreeSet<&str>,
) -> Vec<String> {
    let mut judge = Judge { language, file, keys, faults: Vec::new() };
    // Faults of the English file are reported when that file is judged.
    let english = patterns(english, |_, _| ());
    let translated = patterns(text, |key, what| judge.fault(key, what));
    for key in translated.keys().filter(|key| !english.contains_key(*key)) {
        judge.fault(key, "is not in the English file");
    }
    for (key, english) in &english {
        match translated.get(key) {
            Some(translated) => judge.compare(key, english, translated),
            None => judge.fault(key, "is missing"),
        }
    }
    judge.faults
}

struct Judge<'a> {
    language: Language,
    file: &'a str,
    keys: &'a BTreeSet<&'a str>,
    faults: Vec<String>,
}

impl Judge<'_> {
    fn fault(&mut self, key: &str, what: impl AsRef<str>) {
        let place = format!("{}/{}: {key}", self.language.code(), self.file);
        self.faults.push(format!("{place} {}", what.as_ref()));
    }

    fn compare(&mut self, key: &str, english: &Pattern<&str>, translated: &Pattern<&str>) {
        let (original, parts) = (Parts::of(english), Parts::of(translated));
        let foreign = self.language != Language::En;
        if foreign && english == translated && original.words > ALIKE {
            self.fault(key, "is still English");
        }
        let (expected, found) = (facts(&original), facts(&parts));
        for fact in expected.difference(&found) {
            self.fault(key, format!("lacks ${fact}"));
        }
        for fact in found.difference(&expected) {
            self.fault(key, format!("has ${fact}, which English has not"));
        }
        if original.references != parts.references {
            let (expected, found) = (&original.references, &parts.references);
            self.fault(key, format!("refers to {found:?} and English to {expected:?}"));
        }
        for choice in &parts.choices {
            self.choice(key, choice);
        }
        for choice in &original.choices {
            self.same_choice(key, choice, &parts);
        }
    }

    /// A choice by itself: every variant can be chosen, and no plural form is left out.
    fn choice(&mut self, key: &str, choice: &Choice<'_>) {
        let variable = choice.variable;
        if choice.is_plural() {
            let (found, needed): (BTreeSet<&str>, _) =
                (choice.forms().collect(), plural_forms(self.language));
            if found != needed {
                let what = format!("chooses by ${variable} from {found:?} and not {needed:?}");
                self.fault(key, what);
            }
        } else if let Some(family) = variable.strip_suffix("-id") {
            let prefix = format!("{family}-");
            let named = |key: &str| self.keys.contains(format!("{prefix}{key}").as_str());
            if self.keys.iter().any(|key| key.starts_with(&prefix)) {
                let unknown = |key: &&&str| **key != "other" && !is_number(key) && !named(key);
                let unknown: Vec<&str> = choice.keys.iter().filter(unknown).copied().collect();
                for code in unknown {
                    self.fault(
                        key,
                        format!("has a variant [{code}], and there is no {family} {code}"),
                    );
                }
            }
        }
    }

    /// A choice of the English message: what it distinguishes must be distinguished.
    fn same_choice(&mut self, key: &str, english: &Choice<'_>, parts: &Parts<'_>) {
        let variable = english.variable;
        let same = || parts.choices.iter().filter(|choice| choice.variable == variable);
        if english.is_plural() {
            let more = plural_forms(self.language).len() > plural_forms(Language::En).len();
            if more && !same().any(Choice::is_plural) {
                self.fault(key, format!("does not choose by the plural of ${variable}"));
            }
            return;
        }
        let found: BTreeSet<&str> = same().flat_map(|choice| &choice.keys).copied().collect();
        for lost in english.keys.iter().filter(|key| !found.contains(*key)) {
            self.fault(key, format!("lacks the variant [{lost}] of ${variable}"));
        }
    }
}

/// The patterns of a text; what cannot be read, is empty or is there twice is a fault.
fn patterns(text: &str, mut fault: impl FnMut(&str, String)) -> Patterns<'_> {
    let resource = parser::parse(text).unwrap_or_else(|(readable, errors)| {
        for error in errors {
            let line = text.bytes().take(error.pos.start).filter(|&byte| byte == b'\n').count() + 1;
            fault(&format!("line {line}"), format!("cannot be read: {error}"));
        }
        readable
    });
    let mut patterns = Patterns::new();
    for (key, pattern) in entries(resource) {
        if !Parts::of(&pattern).shows {
            fault(&key, "is empty".to_owned());
        }
        if patterns.insert(key.clone(), pattern).is_some() {
            fault(&key, "is there twice".to_owned());
        }
    }
    patterns
}

/// Messages with their attributes, and terms, by key.
fn entries(resource: Resource<&str>) -> Vec<(String, Pattern<&str>)> {
    let mut patterns = Vec::new();
    for entry in resource.body {
        let (key, value, attributes) = match entry {
            Entry::Message(message) => {
                (message.id.name.to_owned(), message.value, message.attributes)
            }
            Entry::Term(term) => (format!("-{}", term.id.name), Some(term.value), term.attributes),
            _ => continue,
        };
        let attributes = attributes
            .into_iter()
            .map(|attribute| (format!("{key}.{}", attribute.id.name), attribute.value));
        patterns.extend(attributes.collect::<Vec<_>>());
        patterns.extend(value.map(|value| (key, value)));
    }
    patterns
}

/// The facts of a pattern; a name and its code are one.
fn facts<'t>(parts: &Parts<'t>) -> BTreeSet<&'t str> {
    let fact = |variable: &&'t str| variable.strip_suffix("-id").unwrap_or(variable);
    parts.variables.iter().map(fact).collect()
}

/// The plural forms that whole numbers have in a language, and `other`. (French and Italian have
/// `many` for millions, which this game has not.)
fn plural_forms(language: Language) -> BTreeSet<&'static str> {
    let forms: &[&str] = match language {
        Language::Pl => &["one", "few", "many", "other"],
        Language::En | Language::De | Language::Fr | Language::It => &["one", "other"],
    };
    forms.iter().copied().collect()
}

const ENGLISH: &str = "
tool-rope = rope
greeting = Good luck to { $name }
buy = buys a { $tool } for { $price ->
    [one] { $price } grosz
   *[other] { $price } groszy
  }
side = { $side ->
    [left] on the left
   *[right] on the right
  }
help = see { greeting } and what follows it
rule = Dig.
    .title = Digging
";

const POLISH: &str = "
tool-rope = lina
greeting = Powodzenia, { $name }
buy = kupuje { $tool-id ->
    [rope] linę
   *[other] { $tool }
  } za { $price ->
    [one] { $price } grosz
    [few] { $price } grosze
    [many] { $price } groszy
   *[other] { $price } grosza
  }
side = { $side ->
    [left] po lewej
   *[right] po prawej
  }
help = zobacz { greeting } i dalej
rule = Kop.
    .title = Kopanie
";

/// The faults of the Polish sample with something else in place of a part of it.
#[track_caller]
fn with(part: &str, other: &str) -> Vec<String> {
    assert_eq!(POLISH.matches(part).count(), 1, "{part}");
    let text = POLISH.replace(part, other);
    let keys = BTreeSet::from(["tool-rope", "greeting", "buy", "side", "help", "rule"]);
    faults(Language::Pl, "a.ftl", [ENGLISH, &text], &keys)
}

#[test]
fn a_sound_translation_has_no_fault() {
    assert_eq!(with("lina", "sznur"), Vec::<String>::new());
    // A name instead of its code, or both, are the same fact.
    assert_eq!(with("*[other] { $tool }", "*[other] narzędzie"), Vec::<String>::new());
}

#[test]
fn every_fault_is_reported_with_its_place() {
    for (part, other, fault) in [
        ("greeting = Powodzenia, { $name }\n", "", "greeting is missing"),
        ("    .title = Kopanie\n", "", "rule.title is missing"),
        ("rule = Kop.", "rule = Kop.\n    .note = Uwaga", "rule.note is not in the English file"),
        ("help =", "more = Jeszcze\nhelp =", "more is not in the English file"),
        ("help =", "-term = Jeszcze\nhelp =", "-term is not in the English file"),
        ("help =", "rule = Kop!\nhelp =", "rule is there twice"),
        ("{ $name }", "{ $nick }", "greeting lacks $name"),
        ("{ $name }", "{ $nick }", "greeting has $nick, which English has not"),
        (", { $name }", "", "greeting lacks $name"),
        ("{ greeting }", "{ rule }", "help refers to {\"rule\"} and English to {\"greeting\"}"),
        ("{ greeting }", "{ rule.title }", "help refers to {\"rule.title\"} and"),
        ("    [few] { $price } grosze\n", "", "buy chooses by $price from {\"many\", \"one\""),
        ("[many]", "[two]", "buy chooses by $price from {\"few\", \"one\", \"other\", \"two\"}"),
        ("[rope]", "[roep]", "buy has a variant [roep], and there is no tool roep"),
        ("[left] po lewej", "[west] po lewej", "side lacks the variant [left] of $side"),
        ("= lina", "= { \"\" }", "tool-rope is empty"),
        ("= lina", "=", "line 2 cannot be read: "),
        ("{ $name }", "{ $name", "line 4 cannot be read: "),
        ("Powodzenia, {", "Good luck to {", "no fault: three words may be alike"),
        (
            "zobacz { greeting } i dalej",
            "see { greeting } and what follows it",
            "help is still English",
        ),
    ] {
        let faults = with(part, other);
        let place = format!("pl/a.ftl: {fault}");
        let found = faults.iter().any(|fault| fault.starts_with(&place));
        assert_eq!(found, !fault.starts_with("no fault"), "{place} in {faults:#?}");
    }
}

#[test]
fn a_language_with_more_plural_forms_chooses_among_them() {
    let keys = BTreeSet::new();
    let english = "left = { $n ->\n    [0] none\n    [one] one left\n   *[other] { $n } left\n  }";
    let faults_in = |language, text| faults(language, "a.ftl", [english, text], &keys);
    let same = "left = noch { $n }";
    assert_eq!(faults_in(Language::De, same), Vec::<String>::new());
    assert_eq!(
        faults_in(Language::Pl, same),
        ["pl/a.ftl: left does not choose by the plural of $n"]
    );
    let forms = "left = { $n ->\n    [0] niks\n    [one] noch eine\n   *[other] noch { $n }\n  }";
    assert_eq!(faults_in(Language::De, forms), Vec::<String>::new());
    assert_eq!(faults_in(Language::Pl, forms).len(), 1);
}
