//! Game records: enough to play a game again on any machine. See `docs/notation.md`.

use crate::{
    Edition, Game, Illegal, Level, Move, NotationError, Order, Phase, RuleSet, Setup, SetupError,
    Tile, Tool,
    edition::{Components, MAX_ORDERS, MAX_TILES, TOOL_CARDS},
    setup::check_tools,
};
use serde::{
    Deserialize, Deserializer, Serialize,
    de::{MapAccess, Visitor, value::MapAccessDeserializer},
};
use std::{fmt, marker::PhantomData};

/// A game on paper: rules, names, deal and moves.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Record {
    /// The settings.
    pub rules: RuleSet,
    /// The players' names, by seat.
    pub players: Vec<String>,
    /// The deal.
    pub setup: Setup,
    /// The moves as written; [`Record::replay`] judges them.
    pub moves: Vec<String>,
    edition: &'static Edition,
}

/// Why a text is no record, or a record cannot be played.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum RecordError {
    /// Not JSON, or not the keys and types of a record; in the parser's words, with line and
    /// column.
    Form(String),
    /// A format that this program does not know.
    Format {
        /// The format's number.
        found: u32,
    },
    /// The deal is not one of this box.
    Setup(SetupError),
    /// A move is no move, or illegal.
    Move {
        /// Which move, from 0.
        ply: usize,
        /// The move as written.
        text: String,
        /// Why.
        error: MoveError,
    },
}

/// Why a written move cannot be played.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum MoveError {
    /// The text is no move.
    Notation(NotationError),
    /// The move is against the rules.
    Illegal(Illegal),
}

/// A JSON object: a derived struct alone would also be read from a list of its values.
#[derive(Serialize)]
#[serde(transparent)]
struct Object<T>(T);

impl<'de, T: Deserialize<'de>> Deserialize<'de> for Object<T> {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        struct Keys<T>(PhantomData<T>);

        impl<'de, T: Deserialize<'de>> Visitor<'de> for Keys<T> {
            type Value = T;

            fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                f.write_str("an object")
            }

            fn visit_map<A: MapAccess<'de>>(self, map: A) -> Result<T, A::Error> {
                T::deserialize(MapAccessDeserializer::new(map))
            }
        }

        deserializer.deserialize_map(Keys(PhantomData)).map(Self)
    }
}

#[derive(Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
struct RecordFile {
    format: u32,
    rules: Object<RuleSet>,
    players: Vec<String>,
    setup: Object<SetupFile>,
    moves: Vec<String>,
}

#[derive(Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
struct SetupFile {
    tiles: Object<Stacks>,
    orders: Object<Stacks>,
    tools: Vec<String>,
}

#[derive(Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
struct Stacks {
    #[serde(rename = "I")]
    one: Vec<String>,
    #[serde(rename = "II")]
    two: Vec<String>,
    #[serde(rename = "III")]
    three: Vec<String>,
}

const FORMAT: u32 = 1;

impl Record {
    /// A record without moves.
    pub fn new(
        rules: RuleSet,
        players: Vec<String>,
        setup: Setup,
        edition: &'static Edition,
    ) -> Result<Self, RecordError> {
        let record = Self { rules, players, setup, moves: Vec::new(), edition };
        record.start()?;
        Ok(record)
    }

    /// Reads a record, strictly; the moves are not judged yet.
    pub fn from_json(text: &str, edition: &'static Edition) -> Result<Self, RecordError> {
        let Object(file): Object<RecordFile> =
            serde_json::from_str(text).map_err(|error| RecordError::Form(error.to_string()))?;
        if file.format != FORMAT {
            return Err(RecordError::Format { found: file.format });
        }
        let components = edition.components(file.rules.0.expansion);
        let setup = read_setup(&file.setup.0, components).map_err(RecordError::Setup)?;
        let record =
            Self { rules: file.rules.0, players: file.players, setup, moves: file.moves, edition };
        record.start()?;
        Ok(record)
    }

    /// The record as JSON, one move a line.
    pub fn to_json(&self) -> String {
        let file = RecordFile {
            format: FORMAT,
            rules: Object(self.rules),
            players: self.players.clone(),
            setup: Object(self.setup_file()),
            moves: self.moves.clone(),
        };
        let mut text = serde_json::to_string_pretty(&file).unwrap_or_else(|error| {
            // Strings, numbers and lists only: nothing that JSON cannot hold.
            unreachable!("a record is always JSON: {error}")
        });
        text.push('\n');
        text
    }

    /// What is the same for everybody who plays this deal: the record's `rules` and `setup` as JSON
    /// without blanks or line breaks.
    pub fn deal_json(&self) -> String {
        #[derive(Serialize)]
        struct Deal {
            rules: RuleSet,
            setup: SetupFile,
        }
        let deal = Deal { rules: self.rules, setup: self.setup_file() };
        serde_json::to_string(&deal).unwrap_or_else(|error| {
            // As above.
            unreachable!("a deal is always JSON: {error}")
        })
    }

    fn setup_file(&self) -> SetupFile {
        let components = self.edition.components(self.rules.expansion);
        SetupFile {
            tiles: Object(Stacks::write(
                Level::ALL.map(|level| self.setup.tiles(level, components)),
            )),
            orders: Object(Stacks::write(
                Phase::ALL.map(|phase| self.setup.orders(phase, components)),
            )),
            tools: self.setup.tools().iter().map(|tool| tool.name().to_owned()).collect(),
        }
    }

    /// The edition that the record is read with.
    pub fn edition(&self) -> &'static Edition {
        self.edition
    }

    /// The game before the first move.
    pub fn start(&self) -> Result<Game, RecordError> {
        Game::new(self.rules, self.players.len(), &self.setup, self.edition)
            .map_err(RecordError::Setup)
    }

    /// Plays all moves; tells `visit` each position before its move, and the last one.
    pub fn replay(
        &self,
        mut visit: impl FnMut(usize, &Game, Option<&Move>),
    ) -> Result<Game, RecordError> {
        let mut game = self.start()?;
        for (ply, text) in self.moves.iter().enumerate() {
            let refused = |error| RecordError::Move { ply, text: text.clone(), error };
            let mv: Move = text.parse().map_err(|e| refused(MoveError::Notation(e)))?;
            game.check(&mv).map_err(|e| refused(MoveError::Illegal(e)))?;
            visit(ply, &game, Some(&mv));
            game.play_unchecked(mv);
        }
        visit(self.moves.len(), &game, None);
        Ok(game)
    }

    /// The position after all moves.
    pub fn position(&self) -> Result<Game, RecordError> {
        self.replay(|_, _, _| {})
    }
}

impl Stacks {
    fn write<T: fmt::Display>(items: [Vec<T>; 3]) -> Self {
        let [one, two, three] = items.map(|stack| stack.iter().map(T::to_string).collect());
        Self { one, two, three }
    }
}

fn read_setup(file: &SetupFile, components: &Components) -> Result<Setup, SetupError> {
    Ok(Setup {
        tiles: read_stacks::<Tile, MAX_TILES>(
            "tiles",
            &file.tiles.0,
            Level::ALL.map(|level| components.tiles(level)),
        )?,
        orders: read_stacks::<Order, MAX_ORDERS>(
            "orders",
            &file.orders.0,
            Phase::ALL.map(|phase| components.orders(phase)),
        )?,
        tools: read_tools(&file.tools, components)?,
    })
}

/// Three stacks, each a permutation of the box's.
fn read_stacks<'a, T: fmt::Display + 'a, const N: usize>(
    name: &str,
    stacks: &Stacks,
    in_box: [&'a [T]; 3],
) -> Result<[[u8; N]; 3], SetupError> {
    let mut numbers = [[0; N]; 3];
    let lists = [("I", &stacks.one), ("II", &stacks.two), ("III", &stacks.three)];
    for ((numbers, in_box), (numeral, list)) in numbers.iter_mut().zip(in_box).zip(lists) {
        let place = format!("setup.{name}.{numeral}");
        let items: Vec<String> = in_box.iter().map(T::to_string).collect();
        check_size(&place, items.len(), list.len())?;
        for (index, text) in list.iter().enumerate() {
            let count = |list: &[String]| list.iter().filter(|&other| other == text).count();
            let number = items.iter().position(|item| item == text);
            match number {
                Some(number) if count(&list[..=index]) <= count(&items) => {
                    numbers[index] = number as u8;
                }
                _ => {
                    let place = format!("{place}[{index}]");
                    return Err(SetupError::NotInBox { place, found: text.clone() });
                }
            }
        }
    }
    Ok(numbers)
}

fn read_tools(names: &[String], components: &Components) -> Result<[Tool; TOOL_CARDS], SetupError> {
    let not_in_box = |index: usize| SetupError::NotInBox {
        place: format!("setup.tools[{index}]"),
        found: names[index].clone(),
    };
    check_size("setup.tools", TOOL_CARDS, names.len())?;
    let mut tools = [Tool::Rope; TOOL_CARDS];
    for (index, name) in names.iter().enumerate() {
        tools[index] = Tool::from_name(name).ok_or_else(|| not_in_box(index))?;
    }
    check_tools(&tools, components).map_err(|(index, _)| not_in_box(index))?;
    Ok(tools)
}

fn check_size(place: &str, expected: usize, found: usize) -> Result<(), SetupError> {
    if expected == found {
        return Ok(());
    }
    Err(SetupError::StackSize { place: place.to_owned(), expected, found })
}

/// For programmers; sentences for players come from the message catalogue.
impl fmt::Display for RecordError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Debug::fmt(self, f)
    }
}

impl std::error::Error for RecordError {}

/// For programmers; sentences for players come from the message catalogue.
impl fmt::Display for MoveError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Debug::fmt(self, f)
    }
}

impl std::error::Error for MoveError {}

#[cfg(test)]
mod tests;
