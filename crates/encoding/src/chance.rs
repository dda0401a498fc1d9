//! Chance made explicit: what a move turns up, drawn one thing after another by whoever wants to decide it, with the
//! chance of each. Hidden is only the order of stacks (G4), so everything that nobody has seen is as likely to come next.
//!
//! Outcomes have ids, the same for both expansions: the places of `unseen_tiles`, `unseen_orders` and `unseen_tools` in an
//! observation, one after another, and then the pairs of tool kinds that a game of Muria is played without (S6).

use magnumsal_rules::{
    Components, Drawn, Edition, Game, Level, MAX_ORDERS, MAX_TILES, Move, OpeningError, Phase,
    Pile, RuleSet, Setup, SetupError, Tool, Viewer,
};
use rand::SeedableRng;
use rand_chacha::ChaCha8Rng;

const ORDERS: usize = Level::ALL.len() * MAX_TILES;
const TOOLS: usize = ORDERS + Phase::ALL.len() * MAX_ORDERS;
const PAIRS: usize = TOOLS + Tool::ALL.len();

/// How many outcomes have an id.
pub const CHANCE_IDS: usize = PAIRS + Tool::ALL.len() * (Tool::ALL.len() - 1) / 2;

/// S6: cards of each kind, and kinds in play.
const CARDS: usize = 3;
const KINDS: usize = 7;

/// Something that can come next.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Chance {
    /// Its id.
    pub id: u32,
    /// How likely it is; all together 1.
    pub probability: f64,
}

/// An id of something that cannot come next.
#[derive(Clone, Copy, PartialEq, Eq, Debug, thiserror::Error)]
#[error("outcome {id} cannot come next")]
pub struct NotNext {
    /// The id.
    pub id: u32,
}

/// What an outcome is, in English; nothing for numbers that are no outcome.
pub fn describe_chance(id: u32, components: &Components) -> Option<String> {
    let index = usize::try_from(id).ok()?;
    Some(match index {
        _ if index < ORDERS => {
            let level = Level::ALL[index / MAX_TILES];
            let tile = components.tiles(level).get(index % MAX_TILES)?;
            format!("tile {tile} of level {}", level.numeral())
        }
        _ if index < TOOLS => {
            let phase = Phase::ALL[(index - ORDERS) / MAX_ORDERS];
            let order = components.orders(phase).get((index - ORDERS) % MAX_ORDERS)?;
            format!("order {order} of phase {}", phase.numeral())
        }
        _ if index < PAIRS => format!("tool {}", Tool::ALL[index - TOOLS].name()),
        _ => {
            let (one, other) = pair(index - PAIRS)?;
            format!("played without {} and {}", one.name(), other.name())
        }
    })
}

/// The id of something that was drawn.
fn id_of(drawn: Drawn, pile: Pile, components: &Components) -> Option<u32> {
    let index = match (pile, drawn) {
        (Pile::Tiles(level), Drawn::Tile(tile)) => {
            let place = components.tiles(level).iter().position(|&other| other == tile)?;
            level.index() * MAX_TILES + place
        }
        (Pile::Orders(phase), Drawn::Order(order)) => {
            let place = components.orders(phase).iter().position(|&other| other == order)?;
            ORDERS + phase.index() * MAX_ORDERS + place
        }
        (Pile::Tools, Drawn::Tool(tool)) => TOOLS + tool.index(),
        _ => return None,
    };
    u32::try_from(index).ok()
}

/// A pair of kinds of tools by its number.
fn pair(number: usize) -> Option<(Tool, Tool)> {
    pairs().nth(number)
}

fn pairs() -> impl Iterator<Item = (Tool, Tool)> {
    let others =
        |(index, one)| Tool::ALL.into_iter().skip(index + 1).map(move |other| (one, other));
    Tool::ALL.into_iter().enumerate().flat_map(others)
}

/// What can come next from one stack after another.
#[derive(Clone, PartialEq, Debug)]
struct Stacks {
    /// From where, in order.
    piles: Vec<Pile>,
    /// What has come so far.
    drawn: Vec<Drawn>,
    /// What was in each of the stacks before, with repeats.
    before: Vec<Vec<Drawn>>,
    /// S6: kinds of tools that may be in play, of which nobody knows.
    unknown: Vec<Tool>,
    /// How many of them are.
    among_them: usize,
}

impl Stacks {
    fn new(piles: Vec<Pile>, before: impl Fn(Pile) -> Vec<Drawn>) -> Self {
        let before = piles.iter().map(|&pile| before(pile)).collect();
        Self { piles, drawn: Vec::new(), before, unknown: Vec::new(), among_them: 0 }
    }

    /// Everything that can come next, with its weight.
    fn weights(&self) -> Vec<(Drawn, f64)> {
        let Some((&pile, before)) = self.piles.iter().zip(&self.before).nth(self.drawn.len())
        else {
            return Vec::new();
        };
        let mut rest = before.clone();
        for (_, drawn) in self.piles.iter().zip(&self.drawn).filter(|(other, _)| **other == pile) {
            if let Some(index) = rest.iter().position(|other| other == drawn) {
                rest.remove(index);
            }
        }
        let mut weights: Vec<(Drawn, f64)> = Vec::new();
        for drawn in rest {
            let weight = self.weight(drawn);
            match weights.iter_mut().find(|(other, _)| *other == drawn) {
                Some((_, sum)) => *sum += weight,
                None => weights.push((drawn, weight)),
            }
        }
        weights
    }

    /// How much a card counts: less than one where nobody knows whether its kind is in play.
    fn weight(&self, drawn: Drawn) -> f64 {
        let seen = |tool: &Tool| self.drawn.contains(&Drawn::Tool(*tool));
        match drawn {
            Drawn::Tool(tool) if self.unknown.contains(&tool) && !seen(&tool) => {
                let shown = self.unknown.iter().filter(|tool| seen(tool)).count();
                let rest = self.among_them.saturating_sub(shown) as f64;
                rest / (self.unknown.len() - shown) as f64
            }
            _ => 1.0,
        }
    }

    fn chances(&self, components: &Components) -> Vec<Chance> {
        let weights = self.weights();
        let sum: f64 = weights.iter().map(|(_, weight)| weight).sum();
        let Some(&pile) = self.piles.get(self.drawn.len()) else { return Vec::new() };
        let chance = |(drawn, weight)| {
            let id = id_of(drawn, pile, components)?;
            Some(Chance { id, probability: weight / sum }).filter(|_| weight > 0.0)
        };
        let mut chances: Vec<Chance> = weights.into_iter().filter_map(chance).collect();
        chances.sort_by_key(|chance| chance.id);
        chances
    }

    fn draw(&mut self, id: u32, components: &Components) -> Result<(), NotNext> {
        let Some(&pile) = self.piles.get(self.drawn.len()) else { return Err(NotNext { id }) };
        let mut weights = self.weights().into_iter().filter(|(_, weight)| *weight > 0.0);
        let found = weights.find(|&(drawn, _)| id_of(drawn, pile, components) == Some(id));
        self.drawn.push(found.ok_or(NotNext { id })?.0);
        Ok(())
    }

    fn is_done(&self) -> bool {
        self.drawn.len() == self.piles.len()
    }
}

/// A move that turns something up, and what it turns up.
///
/// ```
/// use magnumsal_encoding::Reveal;
/// use magnumsal_rules::{Game, RuleSet};
///
/// let mut game = Game::from_seed(RuleSet::default(), 2, 1)?;
/// for text in ["place supply 1C", "end", "place supply 2C", "end"] {
///     game.play(&text.parse()?)?;
/// }
/// let mut reveal = Reveal::of(&game, &"place supply 2L1".parse()?).unwrap();
/// let chances = reveal.chances();
/// assert_eq!(chances.len(), 5, "level I has eight tiles of five sorts");
/// assert_eq!(chances[0].probability, 2.0 / 8.0);
/// let game = reveal.draw(chances[0].id)?.unwrap();
/// assert_eq!(game.mine().revealed().len(), 1);
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Clone, Debug)]
pub struct Reveal {
    game: Game,
    mv: Move,
    stacks: Stacks,
}

impl Reveal {
    /// What a legal move turns up; nothing if it turns up nothing, or is illegal.
    pub fn of(game: &Game, mv: &Move) -> Option<Self> {
        let piles = game.draws(mv);
        if piles.is_empty() {
            return None;
        }
        let mut stacks = Stacks::new(piles, |pile| game.candidates(pile));
        let kinds = game.view(Viewer::Spectator).unseen().kinds;
        stacks.among_them = KINDS.saturating_sub(kinds.known.len());
        stacks.unknown = kinds.possible;
        Some(Self { game: game.clone(), mv: *mv, stacks })
    }

    /// The position before the move.
    pub fn before(&self) -> &Game {
        &self.game
    }

    /// What has come so far.
    pub fn drawn(&self) -> &[Drawn] {
        &self.stacks.drawn
    }

    /// What can come next, sorted by id.
    pub fn chances(&self) -> Vec<Chance> {
        self.stacks.chances(self.game.components())
    }

    /// Has this come; answers with the position after the move once all has.
    pub fn draw(&mut self, id: u32) -> Result<Option<Game>, NotNext> {
        self.stacks.draw(id, self.game.components())?;
        if !self.stacks.is_done() {
            return Ok(None);
        }
        let mut game = self.game.clone();
        game.arrange(&self.mv, &self.stacks.drawn).map_err(|_| NotNext { id })?;
        game.play_unchecked(self.mv);
        Ok(Some(game))
    }
}

/// Why a game cannot begin.
#[derive(Clone, PartialEq, Debug, thiserror::Error)]
pub enum BeginError {
    /// The outcome cannot come next.
    #[error(transparent)]
    NotNext(#[from] NotNext),
    /// The number of players or a setting is impossible.
    #[error("this game cannot be played: {0}")]
    Setup(#[from] SetupError),
}

/// The beginning of a game: which tools it is played with (S6), and what lies open (S7, V1).
#[derive(Clone, Debug)]
pub struct Beginning {
    rules: RuleSet,
    players: usize,
    edition: Edition,
    /// A game that shows what is drawn from where; it has the kinds of tools that were drawn, once they were.
    blank: Game,
    /// The kinds are still to be drawn.
    lot: bool,
    stacks: Stacks,
}

impl Beginning {
    /// Nothing is drawn yet.
    pub fn new(rules: RuleSet, players: usize, edition: &Edition) -> Result<Self, SetupError> {
        let components = edition.components(rules.expansion);
        let kinds = &components.tools()[..KINDS.min(components.tools().len())];
        let blank = blank(rules, players, edition, kinds)?;
        let lot = components.tools().len() > KINDS;
        let stacks = opening(&blank, kinds);
        Ok(Self { rules, players, edition: edition.clone(), blank, lot, stacks })
    }

    /// What can come next, sorted by id.
    pub fn chances(&self) -> Vec<Chance> {
        if !self.lot {
            return self.stacks.chances(self.blank.components());
        }
        let pairs = CHANCE_IDS - PAIRS;
        let chance = |id| Chance { id: id as u32, probability: 1.0 / pairs as f64 };
        (PAIRS..CHANCE_IDS).map(chance).collect()
    }

    /// Has this come; answers with the game once all has.
    pub fn draw(&mut self, id: u32) -> Result<Option<Game>, BeginError> {
        if self.lot {
            let number = (id as usize).checked_sub(PAIRS);
            let (one, other) = number.and_then(pair).ok_or(NotNext { id })?;
            let kinds: Vec<Tool> =
                Tool::ALL.into_iter().filter(|tool| *tool != one && *tool != other).collect();
            self.blank = blank(self.rules, self.players, &self.edition, &kinds)?;
            self.stacks = opening(&self.blank, &kinds);
            self.lot = false;
            return Ok(None);
        }
        self.stacks.draw(id, self.blank.components())?;
        if !self.stacks.is_done() {
            return Ok(None);
        }
        match self.blank.with_opening(&self.stacks.drawn, &self.edition) {
            Ok(game) => Ok(Some(game)),
            Err(OpeningError::Setup(error)) => Err(error.into()),
            Err(OpeningError::Draw(_)) => Err(NotNext { id }.into()),
        }
    }
}

/// A game with these kinds of tools, its stacks in some order or other.
fn blank(
    rules: RuleSet,
    players: usize,
    edition: &Edition,
    kinds: &[Tool],
) -> Result<Game, SetupError> {
    let mut rng = ChaCha8Rng::seed_from_u64(0);
    let setup = Setup::deal(&rules, edition, Some(kinds), &mut rng)?;
    Game::new(rules, players, &setup, edition)
}

/// S7, V1: what lies open at the start of a game with these kinds of tools.
fn opening(game: &Game, kinds: &[Tool]) -> Stacks {
    let components = game.components();
    Stacks::new(game.opening_piles(), |pile| match pile {
        Pile::Tiles(level) => components.tiles(level).iter().copied().map(Drawn::Tile).collect(),
        Pile::Orders(phase) => components.orders(phase).iter().copied().map(Drawn::Order).collect(),
        Pile::Tools => kinds.iter().flat_map(|&tool| [Drawn::Tool(tool); CARDS]).collect(),
    })
}
