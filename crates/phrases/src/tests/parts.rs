//! What a pattern is made of, besides its words.

use fluent_syntax::ast::{
    CallArguments, Expression, InlineExpression, Message, Pattern, PatternElement, Variant,
    VariantKey,
};
use std::collections::BTreeSet;

/// A choice by a variable: its name and the keys of the variants.
#[derive(PartialEq, Eq, Debug)]
pub(super) struct Choice<'a> {
    pub(super) variable: &'a str,
    pub(super) keys: BTreeSet<&'a str>,
}

/// The categories of the Unicode plural rules.
const PLURAL: [&str; 6] = ["zero", "one", "two", "few", "many", "other"];

impl Choice<'_> {
    /// Whether the choice is by plural forms, with or without variants for certain numbers.
    pub(super) fn is_plural(&self) -> bool {
        let mut words = self.keys.iter().filter(|key| !is_number(key)).peekable();
        // `other` alone is also the rest of a choice by codes.
        words.clone().any(|key| *key != "other") && words.all(|key| PLURAL.contains(key))
    }

    /// The plural forms among the keys.
    pub(super) fn forms(&self) -> impl Iterator<Item = &str> {
        self.keys.iter().copied().filter(|key| !is_number(key))
    }
}

/// Whether a key is a number and no word.
pub(super) fn is_number(key: &str) -> bool {
    key.starts_with(|first: char| first.is_ascii_digit() || first == '-')
}

/// A pattern taken apart.
#[derive(Default, Debug)]
pub(super) struct Parts<'a> {
    /// Its variables, in texts and selectors.
    pub(super) variables: BTreeSet<&'a str>,
    /// Messages, terms and functions that it refers to, as they are written.
    pub(super) references: BTreeSet<String>,
    /// Where it chooses by a variable.
    pub(super) choices: Vec<Choice<'a>>,
    /// How many words of its own it has.
    pub(super) words: usize,
    /// Whether it has anything to show.
    pub(super) shows: bool,
}

impl<'a> Parts<'a> {
    /// The parts of a pattern.
    pub(super) fn of(pattern: &Pattern<&'a str>) -> Self {
        let mut parts = Self::default();
        parts.pattern(pattern);
        parts
    }

    /// The variables of a message and of its attributes.
    pub(super) fn variables_of(message: &Message<&'a str>) -> BTreeSet<&'a str> {
        let mut parts = Self::default();
        let attributes = message.attributes.iter().map(|attribute| &attribute.value);
        message.value.iter().chain(attributes).for_each(|pattern| parts.pattern(pattern));
        parts.variables
    }

    fn pattern(&mut self, pattern: &Pattern<&'a str>) {
        for element in &pattern.elements {
            match element {
                PatternElement::TextElement { value } => self.text(value),
                PatternElement::Placeable { expression } => self.expression(expression),
            }
        }
    }

    fn text(&mut self, text: &str) {
        let words = text.split_whitespace();
        self.words += words.filter(|word| word.contains(char::is_alphabetic)).count();
        self.shows |= !text.trim().is_empty();
    }

    fn expression(&mut self, expression: &Expression<&'a str>) {
        match expression {
            Expression::Inline(inline) => {
                self.shows |= !matches!(inline, InlineExpression::StringLiteral { .. });
                self.inline(inline);
            }
            Expression::Select { selector, variants } => {
                self.inline(selector);
                if let Some(variable) = chosen_by(selector) {
                    self.choices.push(Choice { variable, keys: keys(variants) });
                }
                variants.iter().for_each(|variant| self.pattern(&variant.value));
            }
        }
    }

    fn inline(&mut self, inline: &InlineExpression<&'a str>) {
        match inline {
            InlineExpression::VariableReference { id } => {
                self.variables.insert(id.name);
            }
            InlineExpression::Placeable { expression } => self.expression(expression),
            InlineExpression::StringLiteral { value } => self.text(value),
            InlineExpression::NumberLiteral { .. } => self.shows = true,
            InlineExpression::MessageReference { id, attribute } => {
                let attribute = attribute.as_ref().map(|attribute| format!(".{}", attribute.name));
                self.references.insert(format!("{}{}", id.name, attribute.unwrap_or_default()));
            }
            InlineExpression::TermReference { id, arguments, .. } => {
                self.references.insert(format!("-{}", id.name));
                arguments.iter().for_each(|arguments| self.arguments(arguments));
            }
            InlineExpression::FunctionReference { id, arguments } => {
                self.references.insert(format!("{}()", id.name));
                self.arguments(arguments);
            }
        }
    }

    fn arguments(&mut self, arguments: &CallArguments<&'a str>) {
        arguments.positional.iter().for_each(|argument| self.inline(argument));
        arguments.named.iter().for_each(|argument| self.inline(&argument.value));
    }
}

/// The variable that a selector looks at, by itself or through a function such as NUMBER.
fn chosen_by<'a>(selector: &InlineExpression<&'a str>) -> Option<&'a str> {
    match selector {
        InlineExpression::VariableReference { id } => Some(id.name),
        InlineExpression::FunctionReference { arguments, .. } => {
            arguments.positional.first().and_then(chosen_by)
        }
        _ => None,
    }
}

fn keys<'a>(variants: &[Variant<&'a str>]) -> BTreeSet<&'a str> {
    let key = |variant: &Variant<&'a str>| match variant.key {
        VariantKey::Identifier { name } => name,
        VariantKey::NumberLiteral { value } => value,
    };
    variants.iter().map(key).collect()
}
