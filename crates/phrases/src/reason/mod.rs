//! Reasons: what a move does and what for, in the game's terms.
//!
//! A reason uses only what everybody may see. The move is tried on the view's stand-in for the
//! position, and what that turns up is never mentioned.

mod deeds;
mod purpose;
mod tolls;

use crate::{Fact, Phrases};
use magnumsal_rules::{Event, Game, Illegal, Kind, Move, Origin, Post, Salt, Seat, Source, View};

impl Phrases {
    /// What a move does and, where the position or the expected line of play shows it, what for:
    /// a sentence without its subject and full stop. An illegal move is refused.
    ///
    /// `line` is the move and what is expected to follow it; a line that begins otherwise says
    /// nothing about the move. `names` are the players', by seat.
    ///
    /// ```
    /// use magnumsal_phrases::Phrases;
    /// use magnumsal_rules::{Game, RuleSet, Viewer};
    ///
    /// let game = Game::from_seed(RuleSet::default(), 2, 1368)?;
    /// let view = game.view(Viewer::Spectator);
    /// let hire = "hire".parse()?;
    /// let reason = Phrases::english().reason(&view, &hire, &[hire], &[])?;
    /// assert_eq!(reason, "hires a miner for 6 groszy, then has six");
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    pub fn reason(
        &self,
        view: &View,
        mv: &Move,
        line: &[Move],
        names: &[String],
    ) -> Result<String, Illegal> {
        self.reason_at(view.position(), mv, line, names)
    }

    /// The reason in a position whose hidden stacks may be in any order: it must not matter.
    pub(crate) fn reason_at(
        &self,
        game: &Game,
        mv: &Move,
        line: &[Move],
        names: &[String],
    ) -> Result<String, Illegal> {
        let seat = game.to_move().ok_or(Illegal::GameOver)?;
        let mut after = game.clone();
        let mut events = Vec::new();
        after.play_with(mv, &mut |event| events.push(event))?;
        let line = if line.first() == Some(mv) { line } else { &[] };
        let tale = Tale { phrases: self, names, game, seat, mv: *mv, line, after, events };
        Ok(tale.tell())
    }
}

/// A move that is to be told.
struct Tale<'a> {
    phrases: &'a Phrases,
    names: &'a [String],
    /// The position before the move.
    game: &'a Game,
    /// Who moves.
    seat: Seat,
    mv: Move,
    /// The move and what is expected to follow; or nothing.
    line: &'a [Move],
    /// The position after the move. What it turned up is not to be looked at.
    after: Game,
    events: Vec<Event>,
}

impl Tale<'_> {
    fn say(&self, key: &str, facts: &[(&str, Fact)]) -> String {
        self.phrases.text(key, facts)
    }

    /// A player's name.
    fn name(&self, seat: Seat) -> String {
        match self.names.get(seat.index()).filter(|name| !name.trim().is_empty()) {
            Some(name) => name.clone(),
            None => self.say("player", &[("number", (seat.number() + 1).into())]),
        }
    }

    /// A number as a word, if it is small enough to have one, and the number itself.
    fn number(&self, number: u8) -> [(&'static str, Fact); 2] {
        let digits = number.to_string();
        let word = self.phrases.name("number", &digits).unwrap_or(digits);
        [("number", word.into()), ("number-id", number.into())]
    }

    /// A kind of salt, name and letter.
    fn kind(&self, kind: Kind) -> [(&'static str, Fact); 2] {
        let letter = kind.letter().to_string();
        [("kind", self.phrases.kind(kind).into()), ("kind-id", letter.into())]
    }

    /// A post, name and code.
    fn post(&self, post: Post) -> [(&'static str, Fact); 2] {
        [("post", self.phrases.post(post).into()), ("post-id", post.name().into())]
    }

    /// Cubes in words: "one brown and two green".
    fn cubes(&self, salt: Salt) -> String {
        let kinds = Kind::ALL.into_iter().filter(|&kind| salt.of(kind) > 0);
        self.list(kinds.map(|kind| {
            let facts = [self.number(salt.of(kind)), self.kind(kind)].concat();
            self.say("cubes", &facts)
        }))
    }

    /// Phrases joined as in a sentence.
    fn list(&self, items: impl IntoIterator<Item = String>) -> String {
        let mut items: Vec<String> = items.into_iter().collect();
        let join = |key, first: String, second: String| {
            self.say(key, &[("first", first.into()), ("second", second.into())])
        };
        let Some(last) = items.pop() else { return String::new() };
        let before = items.into_iter().reduce(|all, item| join("list-comma", all, item));
        before.map_or_else(|| last.clone(), |before| join("list-and", before, last.clone()))
    }

    /// A piece and where it comes from; the supply goes without saying.
    fn piece(&self, piece: Source) -> String {
        let (origin, place) = match piece.origin {
            Origin::Supply => ("supply", Vec::new()),
            Origin::Post(post) => ("post", self.post(post).to_vec()),
            Origin::Mine(space) => ("space", vec![("space", space.to_string().into())]),
        };
        let foreman = if piece.foreman { "-foreman" } else { "" };
        self.say(&format!("piece-{origin}{foreman}"), &place)
    }
}
