//! The parts of sentences: names, numbers, cubes, pieces and lists.

use crate::{Fact, Phrases};
use magnumsal_rules::{Kind, Origin, Post, Salt, Seat, Source, Tool};

/// A language and the players' names.
pub(super) struct Words<'a> {
    pub(super) phrases: &'a Phrases,
    /// By seat.
    pub(super) names: &'a [String],
}

impl Words<'_> {
    pub(super) fn say(&self, key: &str, facts: &[(&str, Fact)]) -> String {
        self.phrases.text(key, facts)
    }

    /// A player's name.
    pub(super) fn name(&self, seat: Seat) -> String {
        match self.names.get(seat.index()).filter(|name| !name.trim().is_empty()) {
            Some(name) => name.clone(),
            None => self.say("player", &[("number", (seat.number() + 1).into())]),
        }
    }

    /// A number as a word, if it is small enough to have one, and the number itself.
    pub(super) fn number(&self, number: u8) -> [(&'static str, Fact); 2] {
        let digits = number.to_string();
        let word = self.phrases.name("number", &digits).unwrap_or(digits);
        [("number", word.into()), ("number-id", number.into())]
    }

    /// A kind of salt, name and letter.
    pub(super) fn kind(&self, kind: Kind) -> [(&'static str, Fact); 2] {
        let letter = kind.letter().to_string();
        [("kind", self.phrases.kind(kind).into()), ("kind-id", letter.into())]
    }

    /// A post, name and code.
    pub(super) fn post(&self, post: Post) -> [(&'static str, Fact); 2] {
        [("post", self.phrases.post(post).into()), ("post-id", post.name().into())]
    }

    /// A tool, name and code.
    pub(super) fn tool(&self, tool: Tool) -> [(&'static str, Fact); 2] {
        [("tool", self.phrases.tool(tool).into()), ("tool-id", tool.name().into())]
    }

    /// Cubes in words: "one brown and two green".
    pub(super) fn cubes(&self, salt: Salt) -> String {
        let kinds = Kind::ALL.into_iter().filter(|&kind| salt.of(kind) > 0);
        self.list(kinds.map(|kind| {
            let facts = [self.number(salt.of(kind)), self.kind(kind)].concat();
            self.say("cubes", &facts)
        }))
    }

    /// An amount of money: "3 groszy".
    pub(super) fn coins(&self, amount: u16) -> String {
        self.say("why-groszy", &[("amount", amount.into())])
    }

    /// Phrases joined as in a sentence.
    pub(super) fn list(&self, items: impl IntoIterator<Item = String>) -> String {
        let mut items: Vec<String> = items.into_iter().collect();
        let join = |key, first: String, second: String| {
            self.say(key, &[("first", first.into()), ("second", second.into())])
        };
        let Some(last) = items.pop() else { return String::new() };
        let before = items.into_iter().reduce(|all, item| join("list-comma", all, item));
        before.map_or_else(|| last.clone(), |before| join("list-and", before, last.clone()))
    }

    /// A piece and where it comes from; the supply is not mentioned.
    pub(super) fn piece(&self, piece: Source) -> String {
        let (origin, place) = match piece.origin {
            Origin::Supply => ("supply", Vec::new()),
            Origin::Post(post) => ("post", self.post(post).to_vec()),
            Origin::Mine(space) => ("space", vec![("space", space.to_string().into())]),
        };
        let foreman = if piece.foreman { "-foreman" } else { "" };
        self.say(&format!("piece-{origin}{foreman}"), &place)
    }
}
