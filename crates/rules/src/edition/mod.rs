//! Editions: the numbers printed on the components, apart from the logic that uses them.
//!
//! The values come from `data/base.toml` and `data/muria.toml`, and can be replaced by files of the
//! same form. Muria's tiles and orders are *reconstructed* (see the file).

mod file;
mod standard;

pub use file::{EditionError, EditionProblem};

use crate::{Expansion, Kind, Level, Phase, Salt, Sources, Tool};
use arrayvec::ArrayVec;
use serde::{Deserialize, Serialize};
use std::{
    fmt,
    sync::{Arc, LazyLock},
};

/// A chamber tile: the salt and water printed on it.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema), schemars(with = "String", extend("pattern" = "^b*g*w*u*/[0-9]+$")))]
pub struct Tile {
    /// The cubes that lie in the chamber once it is revealed.
    pub salt: Salt,
    /// The water that holds the crew back.
    pub water: u8,
}

impl fmt::Display for Tile {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}/{}", self.salt, self.water)
    }
}

/// One of the king's orders: salt wanted and groszy paid.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema), schemars(with = "String", extend("pattern" = "^b*g*w*u*=[0-9]+$")))]
pub struct Order {
    /// What must be delivered.
    pub salt: Salt,
    /// What the king pays.
    pub price: u8,
}

impl fmt::Display for Order {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}={}", self.salt, self.price)
    }
}

impl Tile {
    /// The tile that is written so: salt, a slash and water.
    pub fn parse(text: &str) -> Option<Self> {
        let (salt, water) = text.split_once('/')?;
        Some(Self { salt: Salt::parse(salt)?, water: plain_number(water)? })
    }
}

impl Order {
    /// The order that is written so: salt, `=` and groszy.
    pub fn parse(text: &str) -> Option<Self> {
        let (salt, price) = text.split_once('=')?;
        Some(Self { salt: Salt::parse(salt)?, price: plain_number(price)? })
    }
}

/// Digits without sign or leading zero.
fn plain_number(text: &str) -> Option<u8> {
    let plain = text.bytes().all(|b| b.is_ascii_digit()) && (text == "0" || !text.starts_with('0'));
    if plain { text.parse().ok() } else { None }
}

// As in records: tiles as `bbg/1`, orders as `bb=9`.
parse_text! {
    Tile: Self::parse, "a tile such as `bbg/1`";
    Order: Self::parse, "an order such as `bb=9`";
}
serialize_as_text!(Tile, Order);
deserialize_from_text!(Tile, Order);

/// Where a file's values come from.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub enum Provenance {
    /// Read off the printed components.
    Printed,
    /// Worked out from the base game's pattern, because no source shows the printed ones.
    Reconstructed,
    /// Somebody's own.
    Custom,
}

/// The most tiles a level can have.
pub const MAX_TILES: usize = 10;
/// The most orders a phase can have.
pub const MAX_ORDERS: usize = 11;
/// Cards in the tool stack, and how many of them each phase uses (S6, S7).
pub(crate) const TOOL_CARDS: usize = 21;
pub(crate) const TOOLS_A_PHASE: u8 = 7;
/// Kinds of tools in a game, and cards of each kind (S6).
pub(crate) const KINDS_IN_PLAY: usize = 7;
pub(crate) const CARDS_A_KIND: usize = 3;

/// What is in the box for one expansion: the values a game is played with.
///
/// Tiles and orders that read the same share one number, the index of the first of them, so that
/// positions that look the same are the same.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Components {
    pub(crate) tiles: [Stack<Tile, MAX_TILES>; 3],
    pub(crate) orders: [Stack<Order, MAX_ORDERS>; 3],
    pub(crate) tools: Vec<Tool>,
    pub(crate) market: [Column; 3],
    pub(crate) inn_prices: [u8; 7],
    pub(crate) inn_first: [u8; 6],
    pub(crate) workshop_prices: [u8; 3],
    pub(crate) tool_value: [u8; TOOL_CARDS + 1],
    pub(crate) shaft_tiles: [u8; 3],
    /// W5; the base game has no brine.
    pub(crate) brine_price: Option<[u8; 3]>,
    pub(crate) sources: Sources,
}

/// A column of the market (B5): prices from the cheapest, and cubes at the start (S4).
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub(crate) struct Column {
    prices: [u8; 4],
    spaces: u8,
    pub(crate) start: u8,
}

impl Column {
    fn new(prices: &[u8], start: u8) -> Self {
        let mut column = Self { prices: [0; 4], spaces: prices.len() as u8, start };
        column.prices[..prices.len()].copy_from_slice(prices);
        column
    }

    fn prices(&self) -> &[u8] {
        &self.prices[..usize::from(self.spaces)]
    }

    /// B5: free spaces above this number of cubes.
    #[inline]
    pub(crate) fn free(&self, cubes: u8) -> u8 {
        self.spaces - cubes
    }

    /// The price of a space, counted from the cheapest; it must be one of the column's.
    #[inline]
    pub(crate) fn price(&self, space: u8) -> u8 {
        self.prices[usize::from(space) % 4]
    }
}

/// A stack's components, with repeats, in the order of the file.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct Stack<T, const N: usize>(ArrayVec<T, N>);

impl<T: Copy + PartialEq, const N: usize> Stack<T, N> {
    /// A stack of these, up to the number that there is room for.
    fn new(items: impl IntoIterator<Item = T>) -> Self {
        Self(items.into_iter().take(N).collect())
    }

    pub(crate) fn items(&self) -> &[T] {
        &self.0
    }

    /// The component with this number.
    #[inline]
    pub(crate) fn get(&self, number: u8) -> T {
        self.0[usize::from(number)]
    }

    /// The number of a component: the index of the first that reads the same.
    pub(crate) fn number(&self, item: T) -> Option<u8> {
        self.items().iter().position(|&other| other == item).map(|index| index as u8)
    }

    /// The numbers of all components, with repeats.
    pub(crate) fn numbers(&self) -> impl Iterator<Item = u8> {
        self.items().iter().filter_map(|&item| self.number(item))
    }
}

impl Components {
    /// The tiles of a level, with repeats.
    pub fn tiles(&self, level: Level) -> &[Tile] {
        self.tiles[level.index()].items()
    }

    /// The orders of a phase, with repeats.
    pub fn orders(&self, phase: Phase) -> &[Order] {
        self.orders[phase.index()].items()
    }

    /// The kinds of tools in the box.
    pub fn tools(&self) -> &[Tool] {
        &self.tools
    }

    /// A market column's prices, cheapest first (B5). Brine has none (B8).
    pub fn market_prices(&self, kind: Kind) -> &[u8] {
        self.market.get(kind.index()).map_or(&[], Column::prices)
    }

    /// The inn's prices (B2).
    pub fn inn_prices(&self) -> &[u8] {
        &self.inn_prices
    }

    /// The workshop's prices (B3).
    pub fn workshop_prices(&self) -> &[u8] {
        &self.workshop_prices
    }

    /// What a number of tools is worth at the end (T7).
    pub fn tool_value(&self, tools: u8) -> u8 {
        self.tool_value[usize::from(tools).min(TOOL_CARDS)]
    }

    /// How much brine buys one cube (W5); brine itself is not for sale.
    pub fn brine_price(&self, kind: Kind) -> Option<u8> {
        self.brine_price?.get(kind.index()).copied()
    }

    /// The least trustworthy source among the files these values come from.
    pub fn provenance(&self) -> Provenance {
        let Sources { base, muria } = self.sources;
        match (base, muria.unwrap_or(base)) {
            (Provenance::Printed, other) | (other, Provenance::Printed) => other,
            (_, Provenance::Reconstructed) => Provenance::Reconstructed,
            (other, _) => other,
        }
    }

    /// The fingerprint of these values, if they are not the standard ones of the expansion.
    pub(crate) fn own_fingerprint(&self, expansion: Expansion) -> Option<String> {
        let values = self.fingerprint();
        let standard = Edition::standard().components(expansion).fingerprint();
        (values != standard).then_some(values)
    }

    /// The values as 16 hexadecimal digits (FNV-1a of their texts).
    fn fingerprint(&self) -> String {
        let mut text = String::new();
        let mut add = |name: &str, values: &dyn fmt::Debug| {
            text += &format!("{name} {values:?}\n");
        };
        for (level, phase) in Level::ALL.into_iter().zip(Phase::ALL) {
            let tiles = self.tiles(level).iter().map(Tile::to_string);
            add("tiles", &tiles.collect::<Vec<_>>());
            let orders = self.orders(phase).iter().map(Order::to_string);
            add("orders", &orders.collect::<Vec<_>>());
        }
        add("tools", &self.tools.iter().map(|tool| tool.name()).collect::<Vec<_>>());
        for column in &self.market {
            add("market", &(column.prices(), column.start));
        }
        add("inn", &(self.inn_prices, self.inn_first));
        add("workshop", &self.workshop_prices);
        add("tool values", &self.tool_value);
        add("shafts", &self.shaft_tiles);
        add("brine", &self.brine_price);
        let hash = text.bytes().fold(0xcbf2_9ce4_8422_2325_u64, |hash, byte| {
            (hash ^ u64::from(byte)).wrapping_mul(0x0100_0000_01b3)
        });
        format!("{hash:016x}")
    }

    /// The most water that a chamber can hold: what is printed, and what is carried there by all
    /// buckets in all phases (U3).
    pub(crate) fn most_water(&self) -> u8 {
        let tiles = Level::ALL.into_iter().flat_map(|level| self.tiles(level));
        let carried = CARDS_A_KIND * Phase::ALL.len();
        tiles.map(|tile| tile.water).max().unwrap_or(0) + carried as u8
    }
}

/// The components of the base game and of Muria, from one pair of edition files.
///
/// A clone is cheap: it shares the values. Games and records keep the values that they are played
/// with, so that an edition can be dropped at any time; its memory is given back with the last of them.
///
/// ```
/// use magnumsal_rules::{Edition, Game, RuleSet, Setup};
///
/// let file = std::fs::read_to_string("data/base.toml")?;
/// let file = file.replace("[5, 5, 5, 6, 6, 7, 8]", "[4, 4, 4, 4, 4, 4, 4]");
/// let edition = Edition::from_files(&[("cheap.toml", &file)])?;
/// let rules = RuleSet::default();
/// let setup = Setup::from_seed(&rules, &edition, 1368);
/// let game = Game::new(rules, 3, &setup, &edition)?;
/// drop(edition);
/// assert_eq!(game.components().inn_prices(), [4; 7]);
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Edition {
    base: Arc<Components>,
    muria: Arc<Components>,
}

static STANDARD: LazyLock<Edition> = LazyLock::new(|| {
    // The embedded values are read by a test, so this cannot fail in a program that passed.
    #[allow(clippy::expect_used)]
    let [base, muria] = standard::read().expect("the embedded edition is valid");
    Edition { base: Arc::new(base), muria: Arc::new(muria) }
});

/// The embedded edition files, name and text.
const EMBEDDED: [(&str, &str); 2] = [
    ("data/base.toml", include_str!("../../data/base.toml")),
    ("data/muria.toml", include_str!("../../data/muria.toml")),
];

impl Edition {
    /// The edition that is embedded in the program.
    pub fn standard() -> &'static Self {
        &STANDARD
    }

    /// The files of the embedded edition: name and text. Copies with other values make other editions.
    pub const fn files() -> &'static [(&'static str, &'static str)] {
        &EMBEDDED
    }

    /// The embedded edition with files in place of its own: pairs of name and text.
    pub fn from_files(files: &[(&str, &str)]) -> Result<Self, EditionError> {
        let (mut base, mut muria) = (None, None);
        for &(name, text) in files {
            let twice = |edition| EditionError {
                file: name.to_owned(),
                line: 1,
                problem: EditionProblem::SameSort { edition },
            };
            match file::parse(name, text)? {
                file::File::Base(_) if base.is_some() => return Err(twice("base")),
                file::File::Base(values) => base = Some(values),
                file::File::Muria(_) if muria.is_some() => return Err(twice("muria")),
                file::File::Muria(values) => muria = Some(values),
            }
        }
        for (name, text) in EMBEDDED {
            match file::parse(name, text)? {
                file::File::Base(values) => _ = base.get_or_insert(values),
                file::File::Muria(values) => _ = muria.get_or_insert(values),
            }
        }
        match (base, muria) {
            (Some(base), Some(muria)) => {
                let muria = Arc::new(file::extend(&base, &muria));
                Ok(Self { base: Arc::from(base), muria })
            }
            _ => unreachable!("both sorts are embedded"),
        }
    }

    /// The same values with a counter of their own. Copying a game counts up and down; threads that
    /// do nothing else would wait for each other if all their games shared one counter.
    pub fn unshared(&self) -> Self {
        let [base, muria] =
            [&self.base, &self.muria].map(|components| Components::clone(components));
        Self { base: Arc::new(base), muria: Arc::new(muria) }
    }

    /// Whether this is the embedded edition: no file took the place of one of its own.
    pub fn is_standard(&self) -> bool {
        let standard = Self::standard();
        Arc::ptr_eq(&self.base, &standard.base) && Arc::ptr_eq(&self.muria, &standard.muria)
    }

    /// A short fingerprint of the values that a game with this expansion is played with; none for
    /// the standard ones. Where they come from does not matter to it.
    pub fn fingerprint(&self, expansion: Expansion) -> Option<String> {
        self.components(expansion).own_fingerprint(expansion)
    }

    /// What is in the box for an expansion.
    pub fn components(&self, expansion: Expansion) -> &Components {
        self.shared(expansion)
    }

    /// The same, for games to keep.
    pub(crate) fn shared(&self, expansion: Expansion) -> &Arc<Components> {
        match expansion {
            Expansion::None => &self.base,
            Expansion::Muria => &self.muria,
        }
    }
}

#[cfg(test)]
mod tests;
