//! Micro-actions: a move in small steps, each one of fewer than 200 choices: first the verb, then the piece, then where it
//! goes; the chamber, then the cubes, one kind after another.
//!
//! A policy that has to weigh thousands of ids learns slowly. Micro-actions are a layer over the legal ids of a position:
//! every legal move is reached by exactly one sequence of choices, and a choice that would leave only one way to go on
//! is not asked.

use crate::{
    ActionSpace,
    action::{Action, Family, Fed, Piece, PieceOrigin},
    code::{PIECES, SIDES, WATER, piece_code},
    text,
};
use arrayvec::ArrayVec;
use magnumsal_rules::{Forfeit, Kind, Post, SLOTS, Side, Slot, Trade};

/// The most choices that a move takes: an extraction's.
const LONGEST: usize = 8;

/// What a choice is, from 0 on.
type Path = ArrayVec<u8, LONGEST>;

/// A small choice.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Micro {
    /// The sort of action.
    Verb(Family),
    /// The piece that goes.
    Piece(Piece),
    /// A space.
    Space(Slot),
    /// A post.
    Post(Post),
    /// A number: of cubes, water, miners, pickaxes or groszy, or of a slot at the castle or the workshop, from 0.
    Number(u8),
    /// A kind of salt.
    Kind(Kind),
    /// Groszy, in the place of salt.
    Coins,
    /// A trade.
    Trade(Trade),
    /// No other trade.
    NoTrade,
    /// Whether something is used or somebody takes part: a privilege, the mill, the foreman, a shaft, the second space of a cart.
    With(bool),
    /// A side.
    Side(Side),
}

/// Where each sort of choice begins.
const VERBS: usize = 0;
const PIECE: usize = VERBS + Family::ALL.len();
const SPACE: usize = PIECE + PIECES;
const POST: usize = SPACE + SLOTS;
const NUMBER: usize = POST + Post::ALL.len();
const KIND: usize = NUMBER + WATER;
const COINS: usize = KIND + Kind::ALL.len();
const TRADE: usize = COINS + 1;
const NO_TRADE: usize = TRADE + 2 * Kind::DUG.len();
const WITH: usize = NO_TRADE + 1;
const SIDE: usize = WITH + 2;

impl Micro {
    /// How many choices there are: their ids are 0 and up, the same for both expansions.
    pub const COUNT: usize = SIDE + SIDES.len();

    /// The id of the choice.
    pub fn id(self) -> u32 {
        let id = match self {
            Self::Verb(family) => VERBS + family as usize,
            Self::Piece(piece) => PIECE + piece_code(piece),
            Self::Space(slot) => SPACE + slot.index(),
            Self::Post(post) => POST + post as usize,
            // No number of an action is larger.
            Self::Number(number) => NUMBER + usize::from(number) % WATER,
            Self::Kind(kind) => KIND + kind as usize,
            Self::Coins => COINS,
            Self::Trade(Trade::Sell(kind)) => TRADE + kind as usize,
            Self::Trade(Trade::Buy(kind)) => TRADE + Kind::DUG.len() + kind as usize,
            Self::NoTrade => NO_TRADE,
            Self::With(with) => WITH + usize::from(with),
            Self::Side(side) => SIDE + side as usize,
        };
        id as u32
    }

    /// The choice with this id.
    pub fn from_id(id: u32) -> Option<Self> {
        let id = usize::try_from(id).ok()?;
        Some(match id {
            _ if id < PIECE => Self::Verb(Family::ALL[id]),
            _ if id < SPACE => Self::Piece(piece(id - PIECE)?),
            _ if id < POST => Self::Space(Slot::new((id - SPACE) as u8)?),
            _ if id < NUMBER => Self::Post(Post::ALL[id - POST]),
            _ if id < KIND => Self::Number((id - NUMBER) as u8),
            _ if id < COINS => Self::Kind(Kind::ALL[id - KIND]),
            COINS => Self::Coins,
            _ if id < NO_TRADE => {
                let index = id - TRADE;
                let kind = Kind::DUG[index % Kind::DUG.len()];
                Self::Trade(if index < Kind::DUG.len() {
                    Trade::Sell(kind)
                } else {
                    Trade::Buy(kind)
                })
            }
            NO_TRADE => Self::NoTrade,
            _ if id < SIDE => Self::With(id > WITH),
            _ if id < Self::COUNT => Self::Side(SIDES[id - SIDE]),
            _ => return None,
        })
    }

    /// What sort of choice it is.
    pub const fn sort(self) -> &'static str {
        match self {
            Self::Verb(_) => "verb",
            Self::Piece(_) => "piece",
            Self::Space(_) => "space, by slot",
            Self::Post(_) => "post",
            Self::Number(_) => "number",
            Self::Kind(_) | Self::Coins => "kind of salt, or groszy",
            Self::Trade(_) | Self::NoTrade => "trade",
            Self::With(_) => "whether something is used or somebody takes part",
            Self::Side(_) => "side",
        }
    }

    /// The choice in English, with the names that an expansion's ids have.
    pub fn describe(self, space: &ActionSpace) -> String {
        match self {
            Self::Verb(Family::AssistPair) => "assist with two".to_owned(),
            Self::Verb(family) => family.verb().to_owned(),
            Self::Piece(piece) => text::subject(piece, space.names()),
            Self::Space(slot) => match space.names().name(slot) {
                "" => format!("no space (slot {})", slot.index()),
                name => name.to_owned(),
            },
            Self::Post(post) => format!("the post {}", text::at_post(post)),
            Self::Number(number) => number.to_string(),
            Self::Kind(kind) => text::kind_name(kind).to_owned(),
            Self::Coins => "groszy".to_owned(),
            Self::Trade(trade) => text::trade_name(trade),
            Self::NoTrade => "no other trade".to_owned(),
            Self::With(true) => "with".to_owned(),
            Self::With(false) => "without".to_owned(),
            Self::Side(side) => text::side_name(side).to_owned(),
        }
    }
}

fn piece(code: usize) -> Option<Piece> {
    let origin = match code / 2 {
        0 => PieceOrigin::Supply,
        place if place <= Post::ALL.len() => PieceOrigin::Post(Post::ALL[place - 1]),
        place => PieceOrigin::Mine(Slot::new((place - 1 - Post::ALL.len()) as u8)?),
    };
    Some(Piece { origin, foreman: code % 2 == 1 })
}

/// All choices that lead to an action, the verb first. No action's are the beginning of another one's.
fn path(action: &Action) -> Path {
    let mut path = Path::new();
    let mut add = |choice: Micro| path.push(choice.id() as u8);
    add(Micro::Verb(action.family()));
    match *action {
        Action::Deliver { slot } | Action::Buy { slot } => add(Micro::Number(slot)),
        Action::Forfeit(Forfeit::Coins) => add(Micro::Coins),
        Action::Forfeit(Forfeit::Salt(kind)) | Action::Exchange { kind } => add(Micro::Kind(kind)),
        Action::Place { piece, to } | Action::Rope { piece, to } => {
            add(Micro::Piece(piece));
            add(Micro::Space(to));
        }
        Action::Extract { at, salt, foreman, pickaxes, mill } => {
            add(Micro::Space(at));
            add(Micro::With(mill));
            Kind::DUG.into_iter().for_each(|kind| add(Micro::Number(salt.of(kind))));
            add(Micro::With(foreman));
            add(Micro::Number(pickaxes));
        }
        Action::Route { shafts } => {
            (0..6).for_each(|shaft| add(Micro::With(shafts >> shaft & 1 == 1)));
        }
        Action::Cart { at, double } => {
            add(Micro::Space(at));
            add(Micro::With(double));
        }
        Action::Toll { shares } => shares.into_iter().for_each(|share| add(Micro::Number(share))),
        Action::Assist { piece, post } => {
            add(Micro::Piece(piece));
            add(Micro::Post(post));
        }
        Action::AssistPair { first, second } => {
            [first, second]
                .into_iter()
                .for_each(|origin| add(Micro::Piece(Piece { origin, foreman: false })));
        }
        Action::Pump { at, water } => {
            add(Micro::Space(at));
            add(Micro::Number(water));
        }
        Action::Market { commercial, first, second } => {
            add(Micro::With(commercial));
            add(Micro::Trade(first));
            add(second.map_or(Micro::NoTrade, Micro::Trade));
        }
        Action::Castle { piece, royal } => {
            add(Micro::Piece(piece));
            add(Micro::With(royal));
        }
        Action::Boil { piece } | Action::BoilMore { piece } => add(Micro::Piece(piece)),
        Action::Recall { miners, foreman } => {
            add(Micro::Number(miners));
            add(Micro::With(foreman));
        }
        Action::Shaft { under } => add(Micro::Space(under)),
        Action::Dig(side) => add(Micro::Side(side)),
        Action::Bucket { at, side } => {
            add(Micro::Space(at));
            add(Micro::Side(side));
        }
        Action::Feed(Fed::Foreman(at)) => {
            add(Micro::With(true));
            add(Micro::Space(at));
        }
        Action::Feed(Fed::Miner(at)) => {
            add(Micro::With(false));
            add(Micro::Space(at));
            add(Micro::Number(1));
        }
        Action::Feed(Fed::Miners(one, two)) => {
            add(Micro::With(false));
            add(Micro::Space(one));
            add(Micro::Number(2));
            add(Micro::Space(two));
        }
        Action::Haul | Action::Hire | Action::Square | Action::Pass | Action::End => {}
    }
    path
}

/// A choice that cannot be made now.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
#[error("micro-action {id} cannot be chosen now, only one of {legal:?}")]
pub struct IllegalMicro {
    /// Its id.
    pub id: u32,
    /// What can be chosen.
    pub legal: Vec<u32>,
}

/// A move that is being chosen step by step.
///
/// ```
/// use magnumsal_encoding::{ActionSpace, Micro, MicroMove};
/// use magnumsal_rules::{Game, RuleSet};
///
/// let game = Game::from_seed(RuleSet::default(), 2, 1)?;
/// let space = ActionSpace::of(&game)?;
/// let mut ids = Vec::new();
/// space.legal(&game, &mut ids);
///
/// let mut choice = MicroMove::new(space, &ids);
/// let chosen = loop {
///     let first = choice.legal()[0];
///     println!("{}", Micro::from_id(first).unwrap().describe(space));
///     if let Some(id) = choice.choose(first)? {
///         break id;
///     }
/// };
/// assert!(ids.contains(&chosen));
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Clone, Debug, Default)]
pub struct MicroMove {
    /// The moves that fit what was chosen: their ids and all their choices.
    open: Vec<(u32, Path)>,
    /// How many choices of each are made.
    depth: usize,
    taken: Vec<u32>,
    legal: Vec<u32>,
}

impl MicroMove {
    /// Nothing is chosen, and these ids are legal.
    pub fn new(space: &ActionSpace, ids: &[u32]) -> Self {
        let mut choice = Self::default();
        choice.begin(space, ids);
        choice
    }

    /// Begins again, with these legal ids.
    pub fn begin(&mut self, space: &ActionSpace, ids: &[u32]) {
        self.open.clear();
        self.open.extend(ids.iter().filter_map(|&id| Some((id, path(space.get(id)?)))));
        self.depth = 0;
        self.taken.clear();
        self.list();
    }

    /// What can be chosen, sorted. Nothing once the move is chosen, and where no id is legal.
    pub fn legal(&self) -> &[u32] {
        &self.legal
    }

    /// What was chosen so far.
    pub fn taken(&self) -> &[u32] {
        &self.taken
    }

    /// Makes a choice; answers with the id of the move once only one is left.
    pub fn choose(&mut self, id: u32) -> Result<Option<u32>, IllegalMicro> {
        if self.legal.binary_search(&id).is_err() {
            return Err(IllegalMicro { id, legal: self.legal.clone() });
        }
        self.taken.push(id);
        let depth = self.depth;
        self.open.retain(|(_, path)| path.get(depth).copied().map(u32::from) == Some(id));
        self.depth += 1;
        if let [(chosen, _)] = self.open[..] {
            self.open.clear();
            self.legal.clear();
            return Ok(Some(chosen));
        }
        self.list();
        // What all have in common is no choice. They differ somewhere, so this ends.
        while self.legal.len() == 1 {
            self.depth += 1;
            self.list();
        }
        Ok(None)
    }

    fn list(&mut self) {
        let depth = self.depth;
        let next = self.open.iter().filter_map(|(_, path)| path.get(depth).copied());
        self.legal.clear();
        self.legal.extend(next.map(u32::from));
        self.legal.sort_unstable();
        self.legal.dedup();
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use magnumsal_rules::Expansion;
    use std::collections::BTreeSet;

    #[test]
    fn choices_are_one_to_one_with_their_ids() {
        let all: BTreeSet<u32> =
            (0..Micro::COUNT as u32).map(|id| Micro::from_id(id).unwrap().id()).collect();
        assert!(all.into_iter().eq(0..Micro::COUNT as u32));
        assert_eq!(Micro::COUNT, 175);
        assert!([Micro::COUNT as u32, u32::MAX].into_iter().all(|id| Micro::from_id(id).is_none()));
    }

    #[test]
    fn no_actions_choices_are_the_beginning_of_another_ones() {
        for expansion in [Expansion::None, Expansion::Muria] {
            let space = ActionSpace::standard(expansion);
            let paths = (0..space.len() as u32).map(|id| path(space.get(id).unwrap()));
            let mut paths: Vec<Path> = paths.collect();
            paths.sort();
            assert!(paths.windows(2).all(|pair| !pair[1].starts_with(&pair[0])));
        }
    }

    #[test]
    fn choices_have_names() {
        let space = ActionSpace::standard(Expansion::Muria);
        let texts = (0..Micro::COUNT as u32).map(|id| Micro::from_id(id).unwrap().describe(space));
        let texts: Vec<String> = texts.collect();
        assert_eq!(texts.iter().collect::<BTreeSet<_>>().len(), texts.len());
        assert_eq!(texts[Micro::Verb(Family::Place).id() as usize], "place");
    }
}
