//! The catalogue is complete, sound and used, and its sentences read well.

mod catalogue;
mod reasons;
mod samples;
mod sentences;

use crate::{Phrases, catalogue::ENGLISH};
use fluent_syntax::ast;

/// The messages of the English catalogue: file, key and syntax tree.
fn messages() -> Vec<(&'static str, ast::Message<&'static str>)> {
    let mut messages = Vec::new();
    for (file, text) in ENGLISH {
        let resource = fluent_syntax::parser::parse(text).unwrap();
        messages.extend(resource.body.into_iter().filter_map(|entry| match entry {
            ast::Entry::Message(message) => Some((file, message)),
            _ => None,
        }));
    }
    messages
}

/// A catalogue without a single message.
fn empty() -> Phrases {
    Phrases::from_files("en", std::iter::empty())
}
