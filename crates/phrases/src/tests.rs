//! The catalogue is complete, sound and used in every language, and its sentences read well.

mod catalogue;
mod codes;
mod deeds;
mod judge;
mod languages;
mod parts;
mod reasons;
mod samples;
mod sentences;

use crate::{Language, Phrases, catalogue::files};
use fluent_syntax::ast;
use std::path::Path;

/// The messages of a file. What cannot be read is left out; the judge reports it.
fn messages_in(text: &str) -> impl Iterator<Item = ast::Message<&str>> {
    let (Ok(resource) | Err((resource, _))) = fluent_syntax::parser::parse(text);
    resource.body.into_iter().filter_map(|entry| match entry {
        ast::Entry::Message(message) => Some(message),
        _ => None,
    })
}

/// The messages of a language that the program reads, each with its file.
fn messages(language: Language) -> Vec<(&'static str, ast::Message<&'static str>)> {
    let of_file = |&(file, text)| messages_in(text).map(move |message| (file, message));
    files(language).iter().flat_map(of_file).collect()
}

/// A catalogue without a single message.
fn empty() -> Phrases {
    Phrases::from_files(Language::En, std::iter::empty())
}

/// The folder of the whole project.
fn workspace() -> &'static Path {
    Path::new(env!("CARGO_MANIFEST_DIR")).parent().unwrap().parent().unwrap()
}
