//! Setting up (S): the deal, in which all chance lies.

use crate::{
    Game, Level, Order, Phase, RuleSet, Seat, Tile, Tool, TurnOrder,
    castle::Castle,
    edition::{
        CARDS_A_KIND, Components, Edition, KINDS_IN_PLAY, MAX_ORDERS, MAX_TILES, TOOL_CARDS,
    },
    extraction::Haul,
    game::{Foreman, Player, Saltworks, Turn},
    mine::Mine,
    salt::{Kind, Salt},
    seat::MAX_SEATS,
    town::{Market, Workshop},
};
use rand::{Rng, SeedableRng, seq::SliceRandom};
use rand_chacha::ChaCha8Rng;
use std::sync::Arc;

mod phase;

pub(crate) use phase::order_slots;

/// S3: the start player's money; every next player has 2 groszy more.
const FIRST_COINS: u16 = 10;

/// The order of every stack: enough, with the rules and the moves, to play a game again.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Setup {
    pub(crate) tiles: [[u8; MAX_TILES]; 3],
    pub(crate) orders: [[u8; MAX_ORDERS]; 3],
    pub(crate) tools: [Tool; TOOL_CARDS],
}

/// What is wrong with a set-up.
#[derive(Clone, PartialEq, Eq, Debug, serde::Serialize, thiserror::Error)]
// For programmers; sentences for players come from the message catalogue.
#[error("{self:?}")]
#[serde(tag = "code", rename_all = "kebab-case")]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub enum SetupError {
    /// Too few or too many players (S1).
    Players {
        /// How many there are.
        found: usize,
        /// The most there can be.
        most: u8,
    },
    /// A stack has another number of items than the box.
    StackSize {
        /// Where in the record.
        place: String,
        /// How many the box has.
        expected: usize,
        /// How many there are.
        found: usize,
    },
    /// An item that is not in the box, or is there more often than in the box.
    NotInBox {
        /// Where in the record.
        place: String,
        /// The item.
        found: String,
    },
    /// Tools that cannot be chosen for a game (S6).
    ToolChoice,
    /// A setting has a value that it cannot have.
    Setting {
        /// The setting.
        key: &'static str,
        /// What it could be, as records write it.
        allowed: String,
    },
}

impl Setup {
    /// S5–S7: shuffles every stack. With Muria `kinds` are the seven kinds of tools in play, or
    /// are drawn at random.
    pub fn deal(
        rules: &RuleSet,
        edition: &Edition,
        kinds: Option<&[Tool]>,
        rng: &mut impl Rng,
    ) -> Result<Self, SetupError> {
        let components = edition.components(rules.expansion);
        let mut setup = Self {
            tiles: [[0; MAX_TILES]; 3],
            orders: [[0; MAX_ORDERS]; 3],
            tools: [Tool::Rope; TOOL_CARDS],
        };
        for level in 0..3 {
            fill_shuffled(&mut setup.tiles[level], components.tiles[level].numbers(), rng);
        }
        for phase in 0..3 {
            fill_shuffled(&mut setup.orders[phase], components.orders[phase].numbers(), rng);
        }
        let mut in_play = components.tools.clone();
        match kinds {
            Some(kinds) => in_play = chosen_kinds(kinds, components)?,
            None => in_play.shuffle(rng),
        }
        let cards = in_play.into_iter().take(KINDS_IN_PLAY);
        fill_shuffled(&mut setup.tools, cards.flat_map(|tool| [tool; CARDS_A_KIND]), rng);
        Ok(setup)
    }

    /// The deal of a seed: the same on every machine.
    pub fn from_seed(rules: &RuleSet, edition: &Edition, seed: u64) -> Self {
        let mut rng = ChaCha8Rng::seed_from_u64(seed);
        Self::deal(rules, edition, None, &mut rng)
            .unwrap_or_else(|_| unreachable!("only chosen tools can be refused"))
    }

    /// Every stack in the order of the box: a stand-in for stacks that nobody knows.
    pub(crate) fn in_order(components: &Components) -> Self {
        let mut setup = Self {
            tiles: [[0; MAX_TILES]; 3],
            orders: [[0; MAX_ORDERS]; 3],
            tools: [Tool::Rope; TOOL_CARDS],
        };
        for index in 0..3 {
            let tiles = setup.tiles[index].iter_mut().zip(components.tiles[index].numbers());
            tiles.for_each(|(place, number)| *place = number);
            let orders = setup.orders[index].iter_mut().zip(components.orders[index].numbers());
            orders.for_each(|(place, number)| *place = number);
        }
        let kinds = components.tools.iter().take(KINDS_IN_PLAY);
        let cards = kinds.flat_map(|&tool| [tool; CARDS_A_KIND]);
        setup.tools.iter_mut().zip(cards).for_each(|(place, card)| *place = card);
        setup
    }

    /// Whether this is a deal of these components, and not of another box's.
    fn check(&self, components: &Components) -> Result<(), SetupError> {
        for level in Level::ALL {
            let tiles = components.tiles[level.index()].numbers();
            check_permutation("tiles", level.numeral(), &self.tiles[level.index()], tiles)?;
        }
        for phase in Phase::ALL {
            let orders = components.orders[phase.index()].numbers();
            check_permutation("orders", phase.numeral(), &self.orders[phase.index()], orders)?;
        }
        check_tools(&self.tools, components).map_err(|(index, tool)| SetupError::NotInBox {
            place: format!("setup.tools[{index}]"),
            found: tool.name().to_owned(),
        })
    }

    /// The tiles of a level, top first.
    pub fn tiles(&self, level: Level, components: &Components) -> Vec<Tile> {
        let stack = &components.tiles[level.index()];
        let numbers = self.tiles[level.index()].iter().take(stack.items().len());
        numbers.map(|&number| stack.get(number)).collect()
    }

    /// The orders of a phase, top first.
    pub fn orders(&self, phase: Phase, components: &Components) -> Vec<Order> {
        let stack = &components.orders[phase.index()];
        let numbers = self.orders[phase.index()].iter().take(stack.items().len());
        numbers.map(|&number| stack.get(number)).collect()
    }

    /// The tools, top first.
    pub fn tools(&self) -> &[Tool] {
        &self.tools
    }
}

fn fill_shuffled<T: Copy>(stack: &mut [T], items: impl Iterator<Item = T>, rng: &mut impl Rng) {
    let mut count = 0;
    for (place, item) in stack.iter_mut().zip(items) {
        *place = item;
        count += 1;
    }
    stack[..count].shuffle(rng);
}

/// S1: the number of players, if these settings allow it.
pub(crate) fn check_table(rules: &RuleSet, players: usize) -> Result<u8, SetupError> {
    let most = rules.expansion.max_players();
    if !(2..=usize::from(most)).contains(&players) {
        return Err(SetupError::Players { found: players, most });
    }
    rules.check()?;
    Ok(players as u8)
}

/// Whether a stack holds the box's numbers in some order.
fn check_permutation(
    name: &str,
    numeral: &str,
    stack: &[u8],
    in_box: impl Iterator<Item = u8>,
) -> Result<(), SetupError> {
    let mut rest = [0_i8; u8::MAX as usize + 1];
    let mut count = 0;
    for number in in_box {
        rest[usize::from(number)] += 1;
        count += 1;
    }
    for (index, &number) in stack.iter().take(count).enumerate() {
        let left = &mut rest[usize::from(number)];
        *left -= 1;
        if *left < 0 {
            let place = format!("setup.{name}.{numeral}[{index}]");
            return Err(SetupError::NotInBox { place, found: format!("number {number}") });
        }
    }
    Ok(())
}

/// S6: seven different kinds that are in the box.
fn chosen_kinds(kinds: &[Tool], components: &Components) -> Result<Vec<Tool>, SetupError> {
    let mut sorted = kinds.to_vec();
    sorted.sort();
    sorted.dedup();
    let known = sorted.iter().all(|tool| components.tools.contains(tool));
    if !known || sorted.len() != KINDS_IN_PLAY || kinds.len() != KINDS_IN_PLAY {
        return Err(SetupError::ToolChoice);
    }
    Ok(sorted)
}

/// S6: three cards of each of seven kinds.
pub(crate) fn check_tools(tools: &[Tool], components: &Components) -> Result<(), (usize, Tool)> {
    let mut kinds: Vec<Tool> = Vec::new();
    for (index, &tool) in tools.iter().enumerate() {
        if !kinds.contains(&tool) {
            kinds.push(tool);
        }
        let cards = tools[..=index].iter().filter(|&&other| other == tool).count();
        let unknown = !components.tools.contains(&tool);
        if unknown || cards > CARDS_A_KIND || kinds.len() > KINDS_IN_PLAY {
            return Err((index, tool));
        }
    }
    Ok(())
}

impl Game {
    /// S: a game at its very start.
    pub fn new(
        rules: RuleSet,
        players: usize,
        setup: &Setup,
        edition: &Edition,
    ) -> Result<Self, SetupError> {
        let seats = check_table(&rules, players)?;
        let components = edition.shared(rules.expansion);
        setup.check(components)?;
        let muria = rules.is_muria();
        let start = Seat(0);
        let mut game = Self {
            components: Arc::clone(components),
            mine: if muria { Mine::muria(&setup.tiles) } else { Mine::base(&setup.tiles) },
            players: [Player::default(); MAX_SEATS],
            castle: Castle::new(setup.orders),
            workshop: Workshop::new(setup.tools),
            market: Market::new(components),
            inn: 0,
            posts: [None; 6],
            saltworks: Saltworks::default(),
            shafts: 0,
            turn: Turn::new(TurnOrder { phase: Phase::I, round: 1, start, seat: start }, 0),
            haul: Haul::default(),
            rules,
            seats,
        };
        // S2.
        let miners = if muria { 2 } else { 4 } + u8::from(players == 2);
        for seat in Seat::first(seats) {
            *game.player_mut(seat) = Player {
                coins: FIRST_COINS + 2 * u16::from(seat.number()),
                salt: Salt::one(Kind::Brown),
                supply: miners,
                miners,
                foreman: if muria { Foreman::Supply } else { Foreman::Box },
                ..Player::default()
            };
        }
        game.begin_phase(Phase::I, &mut |_| {});
        Ok(game)
    }

    /// The deal that a game with one began with: where stacks that nobody had seen were laid again since, the one that
    /// would have led here; see [`Game::dealt_anew`].
    pub fn setup(&self) -> Setup {
        Setup {
            tiles: self.mine.tiles_by_level(),
            orders: self.castle.stacks,
            tools: self.workshop.stack,
        }
    }

    /// The game that a seed deals, with the embedded edition.
    pub fn from_seed(rules: RuleSet, players: usize, seed: u64) -> Result<Self, SetupError> {
        let edition = Edition::standard();
        Self::new(rules, players, &Setup::from_seed(&rules, edition, seed), edition)
    }
}

#[cfg(test)]
mod tests;
