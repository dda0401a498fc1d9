//! Reading edition files: strict, with the line of each error.

use super::{Column, Components, Order, Provenance, Stack, TOOL_CARDS, Tile};
use crate::{Kind, Sources, Tool};
use serde::{Deserialize, Serialize};
use toml::Spanned;

/// An edition file that cannot be used: where and why.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
// For programmers; sentences for players come from the message catalogue.
#[error("{self:?}")]
pub struct EditionError {
    /// The file's name.
    pub file: String,
    /// The line, from 1.
    pub line: usize,
    /// What is wrong there.
    pub problem: EditionProblem,
}

/// What is wrong with an edition file.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[serde(tag = "code", rename_all = "kebab-case")]
pub enum EditionProblem {
    /// Not TOML, or not the keys and types of an edition; in the parser's words.
    Syntax {
        /// What the parser says.
        message: String,
    },
    /// `edition` is neither `base` nor `muria`.
    UnknownEdition {
        /// What stands there.
        found: String,
    },
    /// A list has another length than the box.
    Count {
        /// The key.
        key: String,
        /// How many the box has.
        expected: usize,
        /// How many there are.
        found: usize,
    },
    /// A tile is not `salt/water`.
    BadTile {
        /// What stands there.
        found: String,
    },
    /// An order is not `salt=groszy`.
    BadOrder {
        /// What stands there.
        found: String,
    },
    /// Prices or steps that do not rise.
    NotAscending {
        /// The key.
        key: String,
    },
    /// A number outside its range.
    OutOfRange {
        /// The key.
        key: String,
        /// The smallest allowed.
        least: usize,
        /// The largest allowed.
        most: usize,
        /// What stands there.
        found: usize,
    },
    /// Two files of one sort were given.
    SameSort {
        /// The sort.
        edition: &'static str,
    },
    /// A tool this file cannot bring, or brings twice.
    BadTool {
        /// What stands there.
        found: String,
    },
}

pub(super) enum File {
    Base(Box<Components>),
    Muria(Box<Muria>),
}

/// What the Muria file adds.
pub(super) struct Muria {
    tiles: [Vec<Tile>; 3],
    orders: [Vec<Order>; 3],
    tools: Vec<Tool>,
    shaft_tiles: [u8; 3],
    brine_price: [u8; 3],
    provenance: Provenance,
}

pub(super) fn extend(base: &Components, muria: &Muria) -> Components {
    let mut all = base.clone();
    for level in 0..3 {
        let tiles = base.tiles[level].items().iter().chain(&muria.tiles[level]);
        all.tiles[level] = Stack::new(tiles.copied());
        let orders = base.orders[level].items().iter().chain(&muria.orders[level]);
        all.orders[level] = Stack::new(orders.copied());
    }
    all.tools.extend(&muria.tools);
    all.shaft_tiles = muria.shaft_tiles;
    all.brine_price = Some(muria.brine_price);
    all.sources.muria = Some(muria.provenance);
    all
}

#[derive(Deserialize)]
struct Header {
    edition: Spanned<String>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct BaseFile {
    #[serde(rename = "edition")]
    _edition: String,
    provenance: Provenance,
    tiles: Levels<Texts>,
    orders: Levels<Texts>,
    market: MarketFile,
    inn: InnFile,
    workshop: WorkshopFile,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct MuriaFile {
    #[serde(rename = "edition")]
    _edition: String,
    provenance: Provenance,
    tiles: Levels<Texts>,
    orders: Levels<Texts>,
    workshop: ToolsFile,
    shafts: ShaftsFile,
    brine: BrineFile,
}

type Texts = Spanned<Vec<Spanned<String>>>;
type Numbers = Spanned<Vec<Spanned<u8>>>;

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Levels<T> {
    #[serde(rename = "I")]
    one: T,
    #[serde(rename = "II")]
    two: T,
    #[serde(rename = "III")]
    three: T,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Kinds<T> {
    brown: T,
    green: T,
    white: T,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct MarketFile {
    brown: Numbers,
    green: Numbers,
    white: Numbers,
    start: Kinds<Spanned<u8>>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct InnFile {
    prices: Numbers,
    first_space: FirstSpace,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct FirstSpace {
    #[serde(rename = "2")]
    two: Spanned<u8>,
    #[serde(rename = "3")]
    three: Spanned<u8>,
    #[serde(rename = "4")]
    four: Spanned<u8>,
    #[serde(rename = "5")]
    five: Spanned<u8>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct WorkshopFile {
    prices: Numbers,
    tools: Texts,
    tool_value: Spanned<Vec<(u8, u8)>>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct ToolsFile {
    tools: Texts,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct ShaftsFile {
    tiles: Spanned<Levels<u8>>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct BrineFile {
    price: Kinds<Spanned<u8>>,
}

pub(super) fn parse(name: &str, text: &str) -> Result<File, EditionError> {
    let reader = Reader { name, text };
    let header: Header = reader.toml()?;
    match header.edition.get_ref().as_str() {
        "base" => Ok(File::Base(Box::new(reader.base()?))),
        "muria" => Ok(File::Muria(Box::new(reader.muria()?))),
        other => Err(reader.error(
            header.edition.span().start,
            EditionProblem::UnknownEdition { found: other.to_owned() },
        )),
    }
}

/// The most cubes and water on a tile, and the least brine for a cube. With them no count of cubes
/// can exceed a byte: 24 tiles of 6 make 144, brine from 24 chambers, their water and 6 shafts at
/// most 174 and so 87 more cubes, and players and market begin or are topped up with 11. No
/// chamber's water can exceed four bits: 6 printed, and three buckets carried in three phases.
const MOST_SALT: u32 = 6;
const MOST_WATER: u8 = 6;
const LEAST_BRINE: usize = 2;
const MOST_PRICE: usize = 100;

struct Reader<'a> {
    name: &'a str,
    text: &'a str,
}

impl Reader<'_> {
    fn error(&self, at: usize, problem: EditionProblem) -> EditionError {
        let before = self.text.as_bytes().iter().take(at);
        let line = 1 + before.filter(|&&byte| byte == b'\n').count();
        EditionError { file: self.name.to_owned(), line, problem }
    }

    fn toml<T: serde::de::DeserializeOwned>(&self) -> Result<T, EditionError> {
        toml::from_str(self.text).map_err(|error| {
            let at = error.span().map_or(0, |span| span.start);
            let message = error.message().trim().replace('\n', " ");
            self.error(at, EditionProblem::Syntax { message })
        })
    }

    fn base(&self) -> Result<Components, EditionError> {
        let file: BaseFile = self.toml()?;
        let kinds = [Kind::Brown, Kind::Green, Kind::White];
        let tiles = self.levels(&file.tiles, "tiles", [8, 6, 4], tile)?;
        let orders = self.levels(&file.orders, "orders", [8; 3], |text| order(text, &kinds))?;
        let [brown, green, white] = [
            self.column(&file.market.brown, &file.market.start.brown, "brown", 4)?,
            self.column(&file.market.green, &file.market.start.green, "green", 3)?,
            self.column(&file.market.white, &file.market.start.white, "white", 2)?,
        ];
        let first = &file.inn.first_space;
        let mut inn_first = [0; 6];
        for (players, space) in
            [(2, &first.two), (3, &first.three), (4, &first.four), (5, &first.five)]
        {
            inn_first[players] = self.within(space, "inn.first_space", 1, 7)? - 1;
        }
        Ok(Components {
            tiles: tiles.map(Stack::new),
            orders: orders.map(Stack::new),
            tools: self.tools(&file.workshop.tools, &Tool::ALL[..7])?,
            market: [brown, green, white],
            inn_prices: self.fixed(&file.inn.prices, "inn.prices")?,
            inn_first,
            workshop_prices: self.fixed(&file.workshop.prices, "workshop.prices")?,
            tool_value: self.tool_value(&file.workshop.tool_value)?,
            shaft_tiles: [0; 3],
            brine_price: None,
            sources: Sources { base: file.provenance, muria: None },
        })
    }

    fn muria(&self) -> Result<Muria, EditionError> {
        let file: MuriaFile = self.toml()?;
        let shafts = file.shafts.tiles.get_ref();
        let shaft_tiles = [shafts.one, shafts.two, shafts.three];
        let found = shaft_tiles.iter().map(|&n| usize::from(n)).sum();
        if found != 6 {
            let key = "shafts.tiles".to_owned();
            let at = file.shafts.tiles.span().start;
            return Err(self.error(at, EditionProblem::Count { key, expected: 6, found }));
        }
        let price = &file.brine.price;
        let mut brine_price = [0; 3];
        for (kind, value) in [&price.brown, &price.green, &price.white].into_iter().enumerate() {
            brine_price[kind] = self.within(value, "brine.price", LEAST_BRINE, MOST_PRICE)?;
        }
        if !brine_price.is_sorted() {
            let key = "brine.price".to_owned();
            return Err(self.error(price.brown.span().start, EditionProblem::NotAscending { key }));
        }
        Ok(Muria {
            tiles: self.levels(&file.tiles, "tiles", [2; 3], tile)?,
            orders: self.levels(&file.orders, "orders", [3; 3], |text| order(text, &Kind::ALL))?,
            tools: self.tools(&file.workshop.tools, &Tool::ALL[7..])?,
            shaft_tiles,
            brine_price,
            provenance: file.provenance,
        })
    }

    /// The components of three levels or phases, `counts` of each, all read by `read`.
    fn levels<T>(
        &self,
        levels: &Levels<Texts>,
        key: &str,
        counts: [usize; 3],
        read: impl Fn(&str) -> Result<T, EditionProblem>,
    ) -> Result<[Vec<T>; 3], EditionError> {
        let mut result = [const { Vec::new() }; 3];
        let lists = [(&levels.one, "I"), (&levels.two, "II"), (&levels.three, "III")];
        for (index, (list, numeral)) in lists.into_iter().enumerate() {
            self.count(list, &format!("{key}.{numeral}"), counts[index])?;
            for text in list.get_ref() {
                let item = read(text.get_ref());
                result[index].push(item.map_err(|problem| self.error(text.span().start, problem))?);
            }
        }
        Ok(result)
    }

    fn count<T>(
        &self,
        list: &Spanned<Vec<T>>,
        key: &str,
        expected: usize,
    ) -> Result<(), EditionError> {
        let found = list.get_ref().len();
        if found == expected {
            return Ok(());
        }
        let key = key.to_owned();
        Err(self.error(list.span().start, EditionProblem::Count { key, expected, found }))
    }

    fn within(
        &self,
        value: &Spanned<u8>,
        key: &str,
        least: usize,
        most: usize,
    ) -> Result<u8, EditionError> {
        let found = usize::from(*value.get_ref());
        if (least..=most).contains(&found) {
            return Ok(*value.get_ref());
        }
        let key = key.to_owned();
        Err(self.error(value.span().start, EditionProblem::OutOfRange { key, least, most, found }))
    }

    /// `count` prices that never fall.
    fn prices(&self, list: &Numbers, key: &str, count: usize) -> Result<Vec<u8>, EditionError> {
        self.count(list, key, count)?;
        let prices = list.get_ref().iter().map(|value| self.within(value, key, 1, MOST_PRICE));
        let prices = prices.collect::<Result<Vec<u8>, _>>()?;
        if !prices.is_sorted() {
            let key = key.to_owned();
            return Err(self.error(list.span().start, EditionProblem::NotAscending { key }));
        }
        Ok(prices)
    }

    fn fixed<const N: usize>(&self, list: &Numbers, key: &str) -> Result<[u8; N], EditionError> {
        let mut prices = [0; N];
        prices.copy_from_slice(&self.prices(list, key, N)?);
        Ok(prices)
    }

    fn column(
        &self,
        list: &Numbers,
        start: &Spanned<u8>,
        name: &str,
        spaces: usize,
    ) -> Result<Column, EditionError> {
        let key = format!("market.{name}");
        let start = self.within(start, &format!("market.start.{name}"), 0, spaces)?;
        Ok(Column::new(&self.prices(list, &key, spaces)?, start))
    }

    /// The kinds of tools a file brings: exactly those of its box, in any order.
    fn tools(&self, list: &Texts, box_has: &[Tool]) -> Result<Vec<Tool>, EditionError> {
        self.count(list, "workshop.tools", box_has.len())?;
        let mut tools = Vec::new();
        for name in list.get_ref() {
            match Tool::from_name(name.get_ref()) {
                Some(tool) if box_has.contains(&tool) && !tools.contains(&tool) => tools.push(tool),
                _ => {
                    let found = name.get_ref().clone();
                    return Err(self.error(name.span().start, EditionProblem::BadTool { found }));
                }
            }
        }
        tools.sort();
        Ok(tools)
    }

    /// T7's table, spread out over every number of tools.
    fn tool_value(
        &self,
        steps: &Spanned<Vec<(u8, u8)>>,
    ) -> Result<[u8; TOOL_CARDS + 1], EditionError> {
        if !steps.get_ref().is_sorted_by(|a, b| a.0 < b.0 && a.1 <= b.1) {
            let key = "workshop.tool_value".to_owned();
            return Err(self.error(steps.span().start, EditionProblem::NotAscending { key }));
        }
        let mut values = [0; TOOL_CARDS + 1];
        for (count, value) in values.iter_mut().enumerate() {
            let reached = steps.get_ref().iter().rev().find(|step| usize::from(step.0) <= count);
            *value = reached.map_or(0, |step| step.1);
        }
        Ok(values)
    }
}

fn tile(text: &str) -> Result<Tile, EditionProblem> {
    let fits = |tile: &Tile| {
        let cubes = (1..=MOST_SALT).contains(&tile.salt.total());
        cubes && tile.water <= MOST_WATER && tile.salt.of(Kind::Brine) == 0
    };
    let tile = Tile::parse(text).filter(fits);
    tile.ok_or_else(|| EditionProblem::BadTile { found: text.to_owned() })
}

fn order(text: &str, kinds: &[Kind]) -> Result<Order, EditionProblem> {
    let fits = |Order { salt, price }: &Order| {
        let known = Kind::ALL.into_iter().all(|kind| salt.of(kind) == 0 || kinds.contains(&kind));
        let cubes = (1..=MOST_SALT).contains(&salt.total());
        cubes && known && (1..=MOST_PRICE).contains(&usize::from(*price))
    };
    let order = Order::parse(text).filter(fits);
    order.ok_or_else(|| EditionProblem::BadOrder { found: text.to_owned() })
}
