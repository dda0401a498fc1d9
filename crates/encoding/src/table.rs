//! The tables: which actions have an id, in the order of their ids.

use crate::{
    action::{Action, Family, Fed, OTHERS, Piece, PieceOrigin},
    code::{SIDES, WATER, slots},
    names::Names,
};
use magnumsal_rules::{
    Edition, Expansion, Forfeit, Game, Kind, Level, Mine, Post, RuleSet, Salt, Setup, Slot, Tile,
    Trade,
};

/// U2: the most pickaxes of a game.
const PICKAXES: u8 = 3;

/// The most groszy of a toll: one a cube of the richest tile.
const TOLL: u8 = 5;

/// What the mine and the box of an expansion allow: all that a table follows from.
pub(crate) struct Shape {
    expansion: Expansion,
    /// Spaces that the mine can have.
    pub(crate) spaces: Vec<Slot>,
    /// The chambers among them.
    chambers: Vec<Slot>,
    /// Where a toll can be due, and whether there is a space after it.
    on_ways: Vec<(Slot, bool)>,
    /// What can lie in a chamber of each level: every set of cubes out of a tile's, without the empty one.
    pub(crate) salts: [Vec<Salt>; 3],
    /// The other players at a full table.
    others: usize,
    /// The names of the slots, for texts that need no position.
    pub(crate) names: Names,
}

impl Shape {
    /// The shape of an expansion's standard edition.
    pub(crate) fn new(expansion: Expansion) -> Self {
        let components = Edition::standard().components(expansion);
        let salts = Level::ALL.map(|level| {
            let tiles = components.tiles(level).iter();
            let mut sets: Vec<[u8; 3]> = tiles.flat_map(parts).collect();
            sets.sort_by_key(|set| (set.iter().sum::<u8>(), *set));
            sets.dedup();
            sets.into_iter().map(|[b, g, w]| Salt::new([b, g, w, 0])).collect()
        });
        let others = usize::from(expansion.max_players()) - 1;
        match expansion {
            Expansion::None => Self::base(salts, others),
            Expansion::Muria => {
                let chambers = |level| Mine::chambers_of(level);
                Self {
                    expansion,
                    spaces: slots().collect(),
                    chambers: Level::ALL.into_iter().flat_map(chambers).collect(),
                    on_ways: slots().map(|slot| (slot, slot != Slot::ENTRANCE)).collect(),
                    salts,
                    others,
                    names: Names::muria(),
                }
            }
        }
    }

    /// G2: the base game's mine is always the same.
    fn base(salts: [Vec<Salt>; 3], others: usize) -> Self {
        let mine = base_mine();
        // A chamber at the end of a corridor is on no way up but its own.
        let is_end = |slot: &Slot| mine.neighbours(*slot).len() == 1 && *slot != Slot::ENTRANCE;
        let on_ways = mine.existing().filter(|slot| !is_end(slot));
        Self {
            expansion: Expansion::None,
            spaces: mine.existing().collect(),
            chambers: mine.chambers().collect(),
            on_ways: on_ways.map(|slot| (slot, slot != Slot::ENTRANCE)).collect(),
            salts,
            others,
            names: Names::of(&mine),
        }
    }

    fn is_muria(&self) -> bool {
        self.expansion == Expansion::Muria
    }

    /// Every action of the expansion, in the order of their ids.
    pub(crate) fn actions(&self) -> Vec<Action> {
        Family::ALL.into_iter().flat_map(|family| self.family(family)).collect()
    }

    fn family(&self, family: Family) -> Vec<Action> {
        match family {
            Family::Deliver => (0..4).map(|slot| Action::Deliver { slot }).collect(),
            Family::Forfeit => self.penalties().map(Action::Forfeit).collect(),
            Family::Place => self.placings(|piece, to| Action::Place { piece, to }),
            Family::Rope => self.placings(|piece, to| Action::Rope { piece, to }),
            Family::Extract => self.extractions(),
            Family::Route if self.is_muria() => {
                (0..1 << 6).map(|shafts| Action::Route { shafts }).collect()
            }
            Family::Cart => self.carts(),
            Family::Haul => vec![Action::Haul],
            Family::Toll => self.tolls(),
            Family::Assist => self.assistants(),
            Family::AssistPair if self.is_muria() => self.pairs(),
            Family::Hire => vec![Action::Hire],
            Family::Buy => (0..3).map(|slot| Action::Buy { slot }).collect(),
            Family::Pump => {
                let water = |at| (1..WATER as u8).map(move |water| Action::Pump { at, water });
                self.chambers.iter().copied().flat_map(water).collect()
            }
            Family::Square => vec![Action::Square],
            Family::Market => markets(),
            Family::Castle => {
                let visits =
                    |royal| self.pieces().map(move |piece| Action::Castle { piece, royal });
                [false, true].into_iter().flat_map(visits).collect()
            }
            Family::Boil if self.is_muria() => {
                self.pieces().map(|piece| Action::Boil { piece }).collect()
            }
            Family::BoilMore if self.is_muria() => {
                self.pieces().map(|piece| Action::BoilMore { piece }).collect()
            }
            Family::Recall if self.is_muria() => [(1, false), (2, false), (0, true), (1, true)]
                .map(|(miners, foreman)| Action::Recall { miners, foreman })
                .into(),
            Family::Shaft if self.is_muria() => {
                let levels = [Level::I, Level::II].into_iter().flat_map(Mine::chambers_of);
                levels.map(|under| Action::Shaft { under }).collect()
            }
            Family::Dig if self.is_muria() => SIDES.map(Action::Dig).into(),
            Family::Bucket => self.buckets(),
            Family::Feed => self.meals(),
            Family::Exchange if self.is_muria() => {
                Kind::DUG.map(|kind| Action::Exchange { kind }).into()
            }
            Family::Pass => vec![Action::Pass],
            Family::End => vec![Action::End],
            _ => Vec::new(),
        }
    }

    /// Supply, posts and spaces.
    fn places(&self) -> impl Iterator<Item = PieceOrigin> + Clone {
        let posts = Post::of(self.expansion).iter().copied().map(PieceOrigin::Post);
        let spaces = self.spaces.iter().copied().map(PieceOrigin::Mine);
        [PieceOrigin::Supply].into_iter().chain(posts).chain(spaces)
    }

    /// A miner and, with Muria, a foreman for each place.
    fn pieces(&self) -> impl Iterator<Item = Piece> + Clone {
        let sorts: &[bool] = if self.is_muria() { &[false, true] } else { &[false] };
        let pieces = move |origin| sorts.iter().map(move |&foreman| Piece { origin, foreman });
        self.places().flat_map(pieces)
    }

    fn penalties(&self) -> impl Iterator<Item = Forfeit> {
        let kinds = Kind::ALL.into_iter().filter(|&kind| self.is_muria() || kind != Kind::Brine);
        [Forfeit::Coins].into_iter().chain(kinds.map(Forfeit::Salt))
    }

    /// P1: no piece goes where it is.
    fn placings(&self, action: fn(Piece, Slot) -> Action) -> Vec<Action> {
        let goals = |piece: Piece| {
            let elsewhere = move |&to: &Slot| piece.origin != PieceOrigin::Mine(to);
            self.spaces.iter().copied().filter(elsewhere).map(move |to| action(piece, to))
        };
        self.pieces().flat_map(goals).collect()
    }

    /// E2, E9: the cubes that can lie in the chamber, or with a mill in the one below.
    fn extractions(&self) -> Vec<Action> {
        let choices: &[bool] = if self.is_muria() { &[false, true] } else { &[false] };
        let mut all = Vec::new();
        for &at in &self.chambers {
            for &mill in choices {
                let level = level_of(at);
                let dug = if mill { level.next() } else { Some(level) };
                for &salt in dug.map_or(&[][..], |level| &self.salts[level.index()]) {
                    for &foreman in choices {
                        let dig = |pickaxes| Action::Extract { at, salt, foreman, pickaxes, mill };
                        all.extend((0..=PICKAXES).map(dig));
                    }
                }
            }
        }
        all
    }

    fn carts(&self) -> Vec<Action> {
        let carts = |&(at, has_next): &(Slot, bool)| {
            let sorts: &[bool] = if has_next { &[false, true] } else { &[false] };
            sorts.iter().map(move |&double| Action::Cart { at, double })
        };
        self.on_ways.iter().flat_map(carts).collect()
    }

    /// E5: every way to share 1 to 5 groszy, the smaller sums first.
    fn tolls(&self) -> Vec<Action> {
        let mut all = Vec::new();
        for sum in 1..=TOLL {
            share(sum, &mut [0; OTHERS], 0, self.others, &mut |shares| {
                all.push(Action::Toll { shares });
            });
        }
        all
    }

    /// A1, A4: any piece on any other post; only foremen alone at the entrance.
    fn assistants(&self) -> Vec<Action> {
        let assistants = |&post: &Post| {
            let fits = move |piece: &Piece| {
                let alone = piece.foreman || post != Post::Entrance;
                alone && piece.origin != PieceOrigin::Post(post)
            };
            self.pieces().filter(fits).map(move |piece| Action::Assist { piece, post })
        };
        Post::of(self.expansion).iter().flat_map(assistants).collect()
    }

    /// A4: two miners from anywhere but the entrance; a post has only one to give.
    fn pairs(&self) -> Vec<Action> {
        let places = self.places().filter(|from| *from != PieceOrigin::Post(Post::Entrance));
        let seconds = |first: PieceOrigin| {
            let after = places.clone().filter(move |&second| second >= first);
            let two = after.filter(move |&second| first != second || !is_post(first));
            two.map(move |second| Action::AssistPair { first, second })
        };
        places.clone().flat_map(seconds).collect()
    }

    /// U3: in the base game only towards chambers that are there.
    fn buckets(&self) -> Vec<Action> {
        let mut all = Vec::new();
        for &at in &self.chambers {
            for side in SIDES {
                if self.is_muria() || self.names.beside(at, side).is_some() {
                    all.push(Action::Bucket { at, side });
                }
            }
        }
        all
    }

    /// U5: pieces get tired in chambers only.
    fn meals(&self) -> Vec<Action> {
        let chambers = || self.chambers.iter().copied();
        let miners = chambers().map(Fed::Miner);
        let seconds = |one| chambers().filter(move |&two| two >= one).map(move |two| (one, two));
        let pairs = chambers().flat_map(seconds).map(|(one, two)| Fed::Miners(one, two));
        let foremen = chambers().filter(|_| self.is_muria()).map(Fed::Foreman);
        miners.chain(pairs).chain(foremen).map(Action::Feed).collect()
    }
}

/// B5: one or two trades, without and with the privilege. Who sells a cube cannot buy it back (B6), unless
/// the column was full and the privilege took it to the bank (U6).
fn markets() -> Vec<Action> {
    let trades = || Kind::DUG.map(Trade::Sell).into_iter().chain(Kind::DUG.map(Trade::Buy));
    let mut all = Vec::new();
    for commercial in [false, true] {
        for first in trades() {
            for second in [None].into_iter().chain(trades().map(Some)) {
                let back = match (first, second) {
                    (Trade::Sell(sold), Some(Trade::Buy(bought))) => sold == bought,
                    _ => false,
                };
                if commercial || !back {
                    all.push(Action::Market { commercial, first, second });
                }
            }
        }
    }
    all
}

fn is_post(origin: PieceOrigin) -> bool {
    matches!(origin, PieceOrigin::Post(_))
}

/// Every set of cubes out of a tile's, without the empty one.
fn parts(tile: &Tile) -> Vec<[u8; 3]> {
    let [b, g, w] = Kind::DUG.map(|kind| tile.salt.of(kind));
    let all = (0..=b).flat_map(|b| (0..=g).flat_map(move |g| (0..=w).map(move |w| [b, g, w])));
    all.filter(|part| *part != [0; 3]).collect()
}

/// Calls `found` with every way to hand out `rest` groszy to the places from `place` up to `end`.
fn share(
    rest: u8,
    shares: &mut [u8; OTHERS],
    place: usize,
    end: usize,
    found: &mut impl FnMut([u8; OTHERS]),
) {
    if place + 1 == end {
        shares[place] = rest;
        found(*shares);
    } else {
        for amount in 0..=rest {
            shares[place] = amount;
            share(rest - amount, shares, place + 1, end, found);
        }
    }
    shares[place] = 0;
}

/// The level of a chamber's slot.
fn level_of(slot: Slot) -> Level {
    let found = Level::ALL.into_iter().find(|&level| Mine::chambers_of(level).has(slot));
    found.unwrap_or(Level::I)
}

/// The base game's mine.
fn base_mine() -> Mine {
    let (rules, edition) = (RuleSet::default(), Edition::standard());
    // The settings are the usual ones, and the deal is of this very box.
    #[allow(clippy::expect_used)]
    let game = Game::new(rules, 2, &Setup::from_seed(&rules, edition, 0), edition)
        .expect("a deal of the standard edition");
    *game.mine()
}
