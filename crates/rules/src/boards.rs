//! A small board for every rule: a position in the short form, what may be done there and what the
//! rule forbids, and what is to be shown of it. The boards are files under `boards/`, a chapter each.

use crate::{
    Building, Edition, Game, Illegal, Move, NotationError, Rule, Sketch, SketchError, Space,
};
use serde::{Deserialize, Deserializer, Serialize};
use std::{collections::BTreeMap, fmt};

/// The chapters' files.
const FILES: [&str; 13] = [
    include_str!("../boards/g.toml"),
    include_str!("../boards/s.toml"),
    include_str!("../boards/t.toml"),
    include_str!("../boards/c.toml"),
    include_str!("../boards/p.toml"),
    include_str!("../boards/e.toml"),
    include_str!("../boards/a.toml"),
    include_str!("../boards/b.toml"),
    include_str!("../boards/k.toml"),
    include_str!("../boards/u.toml"),
    include_str!("../boards/w.toml"),
    include_str!("../boards/m.toml"),
    include_str!("../boards/v.toml"),
];

/// The small board of a rule.
#[derive(Clone, PartialEq, Debug)]
pub struct Board {
    /// The rule that it shows.
    pub rule: Rule,
    /// The position, after the moves that are played before it is shown.
    pub game: Game,
    /// What may be done here.
    pub legal: Vec<Line>,
    /// What the rule forbids here.
    pub illegal: Vec<Line>,
    /// The houses to be seen.
    pub town: Vec<Building>,
    /// The spaces to be seen, of which some may not exist yet.
    pub spaces: Vec<Space>,
    /// How many players' areas are to be seen, from the first one on.
    pub people: u8,
    /// What is marked, by its spot on the board, e.g. `space 2L1`.
    pub marks: BTreeMap<String, Mark>,
}

/// One move or several in a row; the last one is what matters.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Line(pub Vec<Move>);

/// A mark on a board.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema), schemars(rename = "BoardMark"))]
pub struct Mark {
    /// What it says.
    pub kind: MarkKind,
    /// A short note beside it, such as the toll of a space.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub note: Option<String>,
}

/// What a mark says.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema), schemars(rename = "BoardMarkKind"))]
pub enum MarkKind {
    /// It can be chosen now.
    Can,
    /// It is chosen.
    Chosen,
    /// What is chosen can go there.
    Goal,
    /// It cannot be chosen.
    Cannot,
    /// Salt goes up through it.
    Way,
}

impl<'de> Deserialize<'de> for Mark {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        #[derive(Deserialize)]
        #[serde(untagged)]
        enum Written {
            Kind(MarkKind),
            Noted(MarkKind, String),
        }
        Ok(match Written::deserialize(deserializer)? {
            Written::Kind(kind) => Self { kind, note: None },
            Written::Noted(kind, note) => Self { kind, note: Some(note) },
        })
    }
}

/// A board as it is written.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Written {
    board: String,
    #[serde(default)]
    before: Vec<String>,
    #[serde(default)]
    legal: Vec<String>,
    #[serde(default)]
    illegal: Vec<String>,
    #[serde(default)]
    town: Vec<Building>,
    #[serde(default)]
    spaces: Vec<Space>,
    #[serde(default)]
    people: u8,
    #[serde(default)]
    marks: BTreeMap<String, Mark>,
}

/// Why a file of boards cannot be read.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
pub enum BoardError {
    /// It is no such file.
    #[error("{0}")]
    File(String),
    /// The position of a rule's board.
    #[error("{0}: {1}")]
    Sketch(Rule, SketchError),
    /// A move that cannot be read.
    #[error("{0}: `{1}`: {2:?}")]
    Move(Rule, String, NotationError),
    /// A move that is to be played before the board is shown, or on the way to another, and cannot be.
    #[error("{0}: `{1}` is refused: {2}")]
    Refused(Rule, Move, Illegal),
    /// A move that is called legal and is refused, or the other way round, or with another rule.
    #[error("{0}: `{1}` is {judged}", judged = judged(.2.as_ref()))]
    Wrong(Rule, Move, Option<Illegal>),
}

/// How a move was judged otherwise than its board says.
fn judged(refusal: Option<&Illegal>) -> String {
    refusal.map_or("legal".to_owned(), |illegal| {
        format!("refused otherwise than the board says: {illegal}")
    })
}

impl Line {
    /// Plays all moves but the last one, and judges that.
    pub fn judge(&self, game: &Game) -> Result<Result<(), Illegal>, (Move, Illegal)> {
        let mut game = game.clone();
        let Some((last, first)) = self.0.split_last() else { return Ok(Ok(())) };
        for mv in first {
            game.play(mv).map_err(|illegal| (*mv, illegal))?;
        }
        Ok(game.check(last))
    }
}

impl fmt::Display for Line {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let moves: Vec<String> = self.0.iter().map(Move::to_string).collect();
        f.write_str(&moves.join(" | "))
    }
}

impl Board {
    /// The boards of all rules with the values of the standard edition, in the order of the rules.
    pub fn all() -> Result<Vec<Self>, BoardError> {
        let mut boards = Vec::new();
        for file in FILES {
            boards.extend(Self::read(file, Edition::standard())?);
        }
        Ok(boards)
    }

    /// Reads a file of boards: a table for each rule, as `docs/notation.md` describes. What a board
    /// calls legal must be so, and what it calls illegal must be refused with its rule.
    pub fn read(text: &str, edition: &Edition) -> Result<Vec<Self>, BoardError> {
        let file: BTreeMap<Rule, Written> =
            toml::from_str(text).map_err(|error| BoardError::File(error.to_string()))?;
        file.into_iter().map(|(rule, written)| Self::new(rule, written, edition)).collect()
    }

    fn new(rule: Rule, written: Written, edition: &Edition) -> Result<Self, BoardError> {
        let sketch = Sketch::parse(&written.board, edition);
        let sketch = sketch.map_err(|error| BoardError::Sketch(rule, error))?;
        let mut game = sketch.game();
        for mv in line(rule, &written.before.join(" | "))?.0 {
            game.play(&mv).map_err(|illegal| BoardError::Refused(rule, mv, illegal))?;
        }
        let legal = lines(rule, &written.legal)?;
        let illegal = lines(rule, &written.illegal)?;
        let judge = |line: &Line| {
            let judged = line.judge(&game);
            judged.map_err(|(mv, illegal)| BoardError::Refused(rule, mv, illegal))
        };
        let last = |line: &Line| line.0.last().copied().unwrap_or(Move::Pass);
        for line in &legal {
            if let Err(illegal) = judge(line)? {
                return Err(BoardError::Wrong(rule, last(line), Some(illegal)));
            }
        }
        for line in &illegal {
            let found = judge(line)?.err();
            if found.as_ref().map(Illegal::rule) != Some(rule) {
                return Err(BoardError::Wrong(rule, last(line), found));
            }
        }
        let mut spaces = sketch.spaces;
        let marked = written.marks.keys().filter_map(|spot| spot.strip_prefix("space "));
        for space in written.spaces.into_iter().chain(marked.filter_map(Space::parse)) {
            if !spaces.contains(&space) {
                spaces.push(space);
            }
        }
        let Written { town, people, marks, .. } = written;
        Ok(Self { rule, game, legal, illegal, town, spaces, people, marks })
    }
}

fn lines(rule: Rule, texts: &[String]) -> Result<Vec<Line>, BoardError> {
    texts.iter().map(|text| line(rule, text)).collect()
}

/// Moves with ` | ` between them; nothing is no move.
fn line(rule: Rule, text: &str) -> Result<Line, BoardError> {
    let texts = text.split(" | ").filter(|text| !text.is_empty());
    let read =
        |text: &str| text.parse().map_err(|error| BoardError::Move(rule, text.to_owned(), error));
    texts.map(read).collect::<Result<_, _>>().map(Line)
}
