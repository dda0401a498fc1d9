//! What goes over the wire, in TypeScript: `web/src/wire/generated.ts`, written by `cargo xtask types`.

use crate::{
    command::Command,
    entry::Entry,
    host::{Created, Seated},
    http::{Accepted, Fork, Hello, Import, Joining, Shown},
    replay::Replay,
    seal::Sealed,
    spec::NewTable,
    trial::{Trial, Tried},
    wire::{Brief, Message, Refused},
};
use magnumsal_advice::{Advice, Review};
use magnumsal_rules::{Heading, Kind, MoveParts, Post, PostState, Rule, SpaceState, Station};
use std::{collections::BTreeMap, fs, path::Path};
use ts_rs::{Config, TS, TypeVisitor};

const HEAD: &str = "\
// What goes over the wire, as docs/protocol.md describes it. Written by `cargo xtask types` from the
// server's own types: change those, not this file.

";

/// Who sets this gets the files written.
pub(super) const WRITE: &str = "MAGNUMSAL_WRITE_TYPES";

/// Declarations by name, of types and of all that they are made of.
struct Declarations {
    config: Config,
    found: BTreeMap<String, String>,
}

impl TypeVisitor for Declarations {
    fn visit<T: TS + 'static + ?Sized>(&mut self) {
        // Types without a file of their own, such as numbers, need no declaration.
        if T::output_path().is_none() || self.found.contains_key(&T::ident(&self.config)) {
            return;
        }
        let docs = T::docs().unwrap_or_default();
        let declaration = format!("{docs}export {}\n", T::decl(&self.config));
        self.found.insert(T::ident(&self.config), declaration);
        T::visit_dependencies(self);
    }
}

fn text() -> String {
    let config = Config::new().with_large_int("number");
    let mut all = Declarations { config, found: BTreeMap::new() };
    all.visit::<Message<'static>>();
    all.visit::<Hello>();
    all.visit::<Command>();
    all.visit::<Trial>();
    all.visit::<NewTable>();
    all.visit::<Created>();
    all.visit::<Joining>();
    all.visit::<Seated>();
    all.visit::<Shown>();
    all.visit::<Brief>();
    all.visit::<Import>();
    all.visit::<Fork>();
    all.visit::<Replay>();
    all.visit::<Sealed>();
    all.visit::<Advice>();
    all.visit::<Review>();
    // Named only in texts that stand for other types, or flattened into others.
    all.visit::<Rule>();
    all.visit::<Post>();
    all.visit::<PostState>();
    all.visit::<Kind>();
    all.visit::<Heading>();
    all.visit::<MoveParts>();
    all.visit::<Station>();
    all.visit::<SpaceState>();
    all.visit::<Entry>();
    all.visit::<Refused>();
    all.visit::<Tried>();
    all.visit::<Accepted>();
    let declarations: Vec<String> = all.found.into_values().collect();
    let protocol = format!(
        "/** The version of the protocol that these types belong to. */\n\
         export const PROTOCOL = {};\n\n",
        crate::version::PROTOCOL
    );
    HEAD.to_owned() + &protocol + &declarations.join("\n")
}

/// What is said of a file that was written before a change.
pub(super) fn out_of_date(name: &str) -> String {
    format!("{name} is out of date: run `cargo xtask types`")
}

#[test]
fn the_types_of_the_page_are_those_of_the_server() {
    let name = "web/src/wire/generated.ts";
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join("../..").join(name);
    let text = text();
    if std::env::var_os(WRITE).is_some() {
        fs::write(&path, text).unwrap();
        return;
    }
    let written = fs::read_to_string(&path).unwrap_or_default();
    assert!(written == text, "{}", out_of_date(name));
}
