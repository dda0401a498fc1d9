//! The action space: ids of moves, both ways.

use crate::{
    WrongLength,
    action::{Action, Family},
    code::{CODES, code},
    legal::Legal,
    misfit::{self, Misfit},
    names::Names,
    table::Shape,
    text,
    translate::Translator,
};
use magnumsal_rules::{Components, Edition, Expansion, Game, Level, Move, Salt, Slot};
use std::{ops::Range, sync::LazyLock};

/// The version of the ids. An id means the same for ever within one.
pub const ACTIONS_VERSION: u32 = 1;

/// Stands for codes that have no id.
const NONE: u16 = u16::MAX;

/// The ids of all moves of an expansion's games.
///
/// ```
/// use magnumsal_encoding::ActionSpace;
/// use magnumsal_rules::{Game, RuleSet};
///
/// let mut game = Game::from_seed(RuleSet::default(), 3, 1368)?;
/// let space = ActionSpace::of(&game)?;
/// let mut ids = Vec::new();
/// space.legal(&game, &mut ids);
/// assert_eq!(space.describe(ids[0]).unwrap(), "A miner from the supply goes to 1C");
///
/// let first = space.action(&game, ids[0]).unwrap();
/// assert_eq!(first.to_string(), "place supply 1C");
/// assert_eq!(space.id(&game, &first), Some(ids[0]));
/// game.play(&first)?;
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Debug)]
pub struct ActionSpace {
    expansion: Expansion,
    actions: Vec<Action>,
    /// By code.
    ids: Vec<u16>,
    families: Vec<(Family, Range<u32>)>,
    names: Names,
    /// The spaces of the mine.
    spaces: Vec<Slot>,
    /// What can lie in the chambers of each level.
    salts: [Vec<Salt>; 3],
    hash: u64,
}

static BASE: LazyLock<ActionSpace> = LazyLock::new(|| ActionSpace::new(Expansion::None));
static MURIA: LazyLock<ActionSpace> = LazyLock::new(|| ActionSpace::new(Expansion::Muria));

impl ActionSpace {
    fn new(expansion: Expansion) -> Self {
        let shape = Shape::new(expansion);
        let actions = shape.actions();
        let mut ids = vec![NONE; CODES];
        let mut families: Vec<(Family, Range<u32>)> = Vec::new();
        for (id, action) in (0..).zip(&actions) {
            // Every action of the tables has a code, as a test shows.
            if let Some(code) = code(action) {
                ids[code] = id;
            }
            let id = u32::from(id);
            match families.last_mut() {
                Some((family, range)) if *family == action.family() => range.end = id + 1,
                _ => families.push((action.family(), id..id + 1)),
            }
        }
        let Shape { spaces, salts, names, .. } = shape;
        let texts = actions.iter().map(|action| text::short(action, &names));
        let hash = fnv_1a(texts);
        Self { expansion, actions, ids, families, names, spaces, salts, hash }
    }

    /// The ids of an expansion's moves.
    pub fn standard(expansion: Expansion) -> &'static Self {
        match expansion {
            Expansion::None => &BASE,
            Expansion::Muria => &MURIA,
        }
    }

    /// The ids of the moves of a game; refused if the game's tiles do not fit them.
    pub fn of(game: &Game) -> Result<&'static Self, Misfit> {
        Self::standard(game.rules().expansion).fitting(game.components())
    }

    /// The ids of the moves of games with an edition; refused if its tiles do not fit them.
    pub fn of_edition(expansion: Expansion, edition: &Edition) -> Result<&'static Self, Misfit> {
        Self::standard(expansion).fitting(edition.components(expansion))
    }

    fn fitting(&'static self, components: &Components) -> Result<&'static Self, Misfit> {
        misfit::check(components, &self.salts).map(|()| self)
    }

    /// Which boxes the ids are for.
    pub fn expansion(&self) -> Expansion {
        self.expansion
    }

    /// How many ids there are: they are 0 and up, without gaps.
    #[allow(clippy::len_without_is_empty, reason = "no space is empty")]
    pub fn len(&self) -> usize {
        self.actions.len()
    }

    /// A number that tells tables apart: FNV-1a over the lines of [`ActionSpace::text`].
    pub fn hash(&self) -> u64 {
        self.hash
    }

    /// What an id stands for.
    pub fn get(&self, id: u32) -> Option<&Action> {
        self.actions.get(usize::try_from(id).ok()?)
    }

    /// The id of an action.
    #[inline]
    pub fn number(&self, action: &Action) -> Option<u32> {
        let id = self.ids[code(action)?];
        (id != NONE).then_some(id.into())
    }

    /// The sorts of actions and their ids.
    pub fn families(&self) -> impl Iterator<Item = (Family, Range<u32>)> {
        self.families.iter().cloned()
    }

    /// The spaces of the mine, in the order in which ids have them.
    pub fn spaces(&self) -> impl Iterator<Item = Slot> {
        self.spaces.iter().copied()
    }

    /// Every set of cubes that can lie in a chamber of a level, in the order in which ids have them.
    pub fn salts(&self, level: Level) -> &[Salt] {
        &self.salts[level.index()]
    }

    pub(crate) fn names(&self) -> &Names {
        &self.names
    }

    /// An id in the notation, with slots for spaces and without what follows from the position.
    pub fn text(&self, id: u32) -> Option<String> {
        self.get(id).map(|action| text::short(action, &self.names))
    }

    /// An id in English.
    pub fn describe(&self, id: u32) -> Option<String> {
        self.get(id).map(|action| text::sentence(action, &self.names))
    }

    /// The id of a legal move; illegal ones have none.
    pub fn id(&self, game: &Game, mv: &Move) -> Option<u32> {
        game.check(mv).ok()?;
        self.number(&Translator::new(game).action(mv)?)
    }

    /// The move of a legal id; other numbers have none.
    pub fn action(&self, game: &Game, id: u32) -> Option<Move> {
        self.meant(game, id).filter(|mv| game.check(mv).is_ok())
    }

    /// The move that an id means here, legal or not; nothing where it means none, as with a space that does not exist.
    pub fn meant(&self, game: &Game, id: u32) -> Option<Move> {
        Translator::new(game).mv(self.get(id)?)
    }

    /// Fills the list with every legal id, sorted; it is empty once the game is over. [`Legal`] does it
    /// without allocating and keeps the moves.
    pub fn legal(&self, game: &Game, ids: &mut Vec<u32>) {
        let mut legal = Legal::default();
        legal.list(self, game);
        ids.clear();
        ids.extend_from_slice(legal.ids());
    }

    /// Writes 1 for every legal id and 0 for all others.
    pub fn mask(&self, game: &Game, mask: &mut [u8]) -> Result<(), WrongLength> {
        let mut legal = Legal::default();
        legal.list(self, game);
        legal.mask(self, mask)
    }
}

/// FNV-1a, 64 bits, over lines.
fn fnv_1a(lines: impl Iterator<Item = String>) -> u64 {
    let bytes = lines.flat_map(|line| (line + "\n").into_bytes());
    bytes.fold(0xcbf2_9ce4_8422_2325, |hash, byte| {
        (hash ^ u64::from(byte)).wrapping_mul(0x0100_0000_01b3)
    })
}

#[cfg(test)]
mod tests;
