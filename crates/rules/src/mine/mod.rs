//! The mine (G): its spaces, what lies in them and who stands where.

mod chain;
mod contents;
mod digging;
mod level;
mod slots;
mod space;

pub(crate) use chain::Links;
pub(crate) use contents::Contents;
pub(crate) use digging::NoShaft;
pub use level::Level;
pub use slots::{SLOTS, Slot, Slots};
pub use space::{Direction, Space};

use crate::{
    Game, Illegal, Rule, Salt,
    edition::MAX_TILES,
    seat::{MAX_SEATS, Seat, Seats},
};

/// G2: which slots hold what. The two top shaft sections come first, then the chambers of each
/// level in the order of their stack, then the remaining shaft sections, the main shaft's in the
/// base game or those that players build in Muria.
const CHAMBER_RANGE: [(usize, usize); 3] = [(2, 12), (12, 20), (20, 26)];
const SHAFTS_BELOW: (usize, usize) = (26, 32);

/// The slot of `1C`.
pub(crate) const ENTRANCE: Slot = Slot::ENTRANCE;
const SECOND_SECTION: Slot = Slot::from_index(1);
const CHAMBERS: Slots = Slots::range(2, 26);

/// Miners of one seat on one space: standing in the low four bits, tired in the high four.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
struct Miners(u8);

const ONE_STANDING: u8 = 0x01;
const ONE_TIRED: u8 = 0x10;

/// The mine as it lies on the table. Plain data: a copy is a copy of bytes.
///
/// Its spaces are numbered by [`Slot`]s, so that a program that searches can work
/// with sets of them; [`Mine::name`] gives a slot's name.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Mine {
    neighbours: [Slots; SLOTS],
    names: [Space; SLOTS],
    /// Chambers laid and shaft sections there are.
    existing: Slots,
    /// Chambers that somebody has entered (P3).
    revealed: Slots,
    /// Revealed chambers with salt left.
    salted: Slots,
    /// C3: chambers that are, with all beyond them, revealed and without salt.
    spent: Slots,
    /// C: kept up to date with every piece that comes or goes.
    links: Links,
    contents: [Contents; SLOTS],
    /// The number of the tile that lies, or will lie, on each chamber slot: Muria's stacks are
    /// dealt out to the slots beforehand, since tiles are laid in the order of their stack.
    tiles: [u8; SLOTS],
    miners: [[Miners; SLOTS]; MAX_SEATS],
    /// Spaces with a standing piece, or with any piece, of each seat.
    standing: [Slots; MAX_SEATS],
    pieces: [Slots; MAX_SEATS],
    /// M6: shafts with the seat's marker.
    markers: [Slots; MAX_SEATS],
    /// Where the seat's foreman is, if in the mine.
    foremen: [Slots; MAX_SEATS],
    /// Foremen that are tired, one bit a seat.
    tired_foremen: Seats,
    /// Entered chambers of which nobody knows what their tile was: a game with unknown stacks began
    /// with them, and their tiles' numbers are a guess.
    guessed: Slots,
}

/// A space of a mine that is put together.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum NewSpace {
    /// G2: a section of the main shaft.
    Section(Space),
    /// A chamber.
    Chamber(Space),
    /// M3: a shaft that a player has built.
    Shaft(Space, Seat),
}

impl Mine {
    fn without_spaces(tiles: &[[u8; MAX_TILES]; 3]) -> Self {
        let mut dealt = [0; SLOTS];
        for (level, (first, end)) in CHAMBER_RANGE.into_iter().enumerate() {
            dealt[first..end].copy_from_slice(&tiles[level][..end - first]);
        }
        Self {
            neighbours: [Slots::NONE; SLOTS],
            names: [Space::ENTRANCE; SLOTS],
            existing: Slots::NONE,
            revealed: Slots::NONE,
            salted: Slots::NONE,
            spent: Slots::NONE,
            links: Links::default(),
            contents: [Contents::default(); SLOTS],
            tiles: dealt,
            miners: [[Miners::default(); SLOTS]; MAX_SEATS],
            standing: [Slots::NONE; MAX_SEATS],
            pieces: [Slots::NONE; MAX_SEATS],
            markers: [Slots::NONE; MAX_SEATS],
            foremen: [Slots::NONE; MAX_SEATS],
            tired_foremen: Seats::NONE,
            guessed: Slots::NONE,
        }
    }

    /// G2, S5: the base game's mine, its tiles laid face down.
    pub(crate) fn base(tiles: &[[u8; MAX_TILES]; 3]) -> Self {
        let mut mine = Self::without_spaces(tiles);
        let deeper = Slots::range(SHAFTS_BELOW.0, SHAFTS_BELOW.1);
        let sections = [ENTRANCE, SECOND_SECTION].into_iter().chain(deeper);
        for (depth, slot) in (1..=6).zip(sections) {
            mine.add_space(slot, depth, 0);
        }
        for (level, side) in Level::ALL.into_iter().zip([4, 3, 2]) {
            for column in (1..=side).map(|distance: i8| -distance).chain(1..=side) {
                mine.lay_tile(level, column);
            }
        }
        mine
    }

    /// M1: the mine that Muria starts with.
    pub(crate) fn muria(tiles: &[[u8; MAX_TILES]; 3]) -> Self {
        let mut mine = Self::without_spaces(tiles);
        mine.add_space(ENTRANCE, 1, 0);
        mine.add_space(SECOND_SECTION, 2, 0);
        mine.lay_tile(Level::I, -1);
        mine.lay_tile(Level::I, 1);
        mine
    }

    /// A mine of these spaces, without anything in them. Tiles of a level are numbered as the base game's
    /// are, so that its spaces have their slots: outwards from the middle, first those on the left. Whether the
    /// spaces fit together is for the caller to check.
    pub(crate) fn of_spaces(spaces: &[NewSpace]) -> Self {
        let mut mine = Self::without_spaces(&[[0; MAX_TILES]; 3]);
        let deeper = Slots::range(SHAFTS_BELOW.0, SHAFTS_BELOW.1);
        let mut sections = [ENTRANCE, SECOND_SECTION].into_iter().chain(deeper);
        let mut shafts = deeper.into_iter();
        let mut chambers = Vec::new();
        for new in spaces {
            match *new {
                NewSpace::Section(space) => {
                    let Some(slot) = sections.next() else { continue };
                    mine.add_space(slot, space.depth(), space.column());
                }
                NewSpace::Chamber(space) => chambers.push(space),
                NewSpace::Shaft(space, owner) => {
                    let Some(slot) = shafts.next() else { continue };
                    mine.add_space(slot, space.depth(), space.column());
                    mine.markers[owner.index()].set(slot, true);
                }
            }
        }
        chambers.sort_by_key(|space| (space.column() > 0, space.column().unsigned_abs()));
        for space in chambers {
            mine.lay_tile(Level::ALL[usize::from(space.depth() / 2) - 1], space.column());
        }
        mine.relink();
        mine
    }

    /// Puts a space on the map and joins it to its neighbours (G3).
    fn add_space(&mut self, slot: Slot, depth: u8, column: i8) {
        let Some(space) = Space::new(depth, column) else {
            // Tiles are laid next to or below a space that is there, and their number is limited
            // by the edition, so that no space leaves the range of names.
            unreachable!("no mine has depth {depth}, column {column}");
        };
        self.names[slot.index()] = space;
        let others = self.existing;
        self.existing.set(slot, true);
        for other in others {
            if self.adjacent_by_name(slot, other) {
                self.neighbours[slot.index()].set(other, true);
                self.neighbours[other.index()].set(slot, true);
            }
        }
        self.relink();
        self.find_spent();
    }

    /// G3: whether two spaces that exist touch.
    fn adjacent_by_name(&self, a: Slot, b: Slot) -> bool {
        let (one, two) = (self.name(a), self.name(b));
        let chambers = u8::from(is_chamber(a)) + u8::from(is_chamber(b));
        let beside = one.depth() == two.depth() && one.column().abs_diff(two.column()) == 1;
        let above = one.column() == two.column() && one.depth().abs_diff(two.depth()) == 1;
        (beside && chambers >= 1) || (above && chambers <= 1)
    }

    /// The slot of a space, if the space exists.
    #[inline]
    pub fn slot(&self, space: Space) -> Option<Slot> {
        let mut found = 0_u32;
        for (index, &name) in self.names.iter().enumerate() {
            found |= u32::from(name == space) << index;
        }
        // Slots that do not exist carry the entrance's name.
        (Slots::from_bits(found) & self.existing).first()
    }

    /// The name of a slot's space (G1).
    #[inline]
    pub fn name(&self, slot: Slot) -> Space {
        self.names[slot.index()]
    }

    /// The spaces that touch a space (G3).
    #[inline]
    pub fn neighbours(&self, slot: Slot) -> Slots {
        self.neighbours[slot.index()]
    }

    /// The neighbour of a slot in a direction, if there is one.
    pub(crate) fn neighbour(&self, slot: Slot, direction: Direction) -> Option<Slot> {
        let name = self.name(slot).step(direction)?;
        self.neighbours(slot).find(|&other| self.name(other) == name)
    }

    /// Chambers laid and shaft sections there are.
    #[inline]
    pub fn existing(&self) -> Slots {
        self.existing
    }

    /// Chambers laid, entered or not.
    #[inline]
    pub fn chambers(&self) -> Slots {
        self.existing & CHAMBERS
    }

    /// Chambers that somebody has entered (P3).
    #[inline]
    pub fn revealed(&self) -> Slots {
        self.revealed
    }

    /// Revealed chambers with salt left.
    #[inline]
    pub fn salted(&self) -> Slots {
        self.salted
    }

    #[inline]
    pub(crate) fn contents(&self, slot: Slot) -> Contents {
        self.contents[slot.index()]
    }

    /// The salt in a chamber.
    #[inline]
    pub fn salt(&self, slot: Slot) -> Salt {
        self.contents(slot).salt()
    }

    /// The water in a chamber.
    #[inline]
    pub fn water(&self, slot: Slot) -> u8 {
        self.contents(slot).water()
    }

    /// The slots of a level's chambers, laid or not: tiles take them in the order in which they are
    /// laid, so the base game needs only the first of them.
    pub fn chambers_of(level: Level) -> Slots {
        chambers_of(level)
    }

    /// The slots of shafts below `2C`: the main shaft's in the base game; those that players build in
    /// Muria, in the order in which they are built.
    pub fn shafts() -> Slots {
        Slots::range(SHAFTS_BELOW.0, SHAFTS_BELOW.1)
    }

    /// The level of a chamber.
    #[inline]
    pub fn level(&self, slot: Slot) -> Level {
        level_of(slot)
    }

    /// Spaces with a path of occupied spaces to `1C` (C).
    #[inline]
    pub fn linked(&self) -> Slots {
        self.links.linked
    }

    /// Where a piece may be put: `1C` and every space that touches a linked one (C1).
    #[inline]
    pub fn reach(&self) -> Slots {
        self.links.reach
    }

    /// Entered chambers whose tile is a guess.
    #[inline]
    pub(crate) fn guessed(&self) -> Slots {
        self.guessed
    }

    /// The tiles of these entered chambers are a guess.
    pub(crate) fn guess(&mut self, chambers: Slots) {
        self.guessed |= chambers;
    }

    /// Spaces from which a way leads to `1C`.
    pub(crate) fn reachable(&self) -> Slots {
        self.flood(self.existing).0
    }

    /// The number of the tile on a chamber slot, laid or still in the stack.
    #[inline]
    pub(crate) fn tile(&self, slot: Slot) -> u8 {
        self.tiles[slot.index()]
    }

    /// The tiles of each level in the order of their slots, which is the order of their stack.
    pub(crate) fn tiles_by_level(&self) -> [[u8; MAX_TILES]; 3] {
        CHAMBER_RANGE.map(|(first, end)| {
            let mut tiles = [0; MAX_TILES];
            tiles[..end - first].copy_from_slice(&self.tiles[first..end]);
            tiles
        })
    }

    pub(crate) fn set_tile(&mut self, slot: Slot, tile: u8) {
        self.tiles[slot.index()] = tile;
    }

    #[inline]
    pub(crate) fn set_contents(&mut self, slot: Slot, contents: Contents) {
        self.contents[slot.index()] = contents;
        let salted = self.revealed.has(slot) && contents.cubes() > 0;
        if salted != self.salted.has(slot) {
            self.salted.set(slot, salted);
            self.find_spent();
        }
    }

    /// Standing miners of a seat on a space.
    #[inline]
    pub fn standing_miners(&self, seat: Seat, slot: Slot) -> u8 {
        self.miners[seat.index()][slot.index()].0 & 0x0F
    }

    /// Tired miners of a seat on a space.
    #[inline]
    pub fn tired_miners(&self, seat: Seat, slot: Slot) -> u8 {
        self.miners[seat.index()][slot.index()].0 >> 4
    }

    /// Where the seat's foreman is, if in the mine.
    #[inline]
    pub(crate) fn foreman(&self, seat: Seat) -> Option<Slot> {
        self.foremen[seat.index()].first()
    }

    /// Whether the seat's foreman is tired.
    #[inline]
    pub fn foreman_is_tired(&self, seat: Seat) -> bool {
        self.tired_foremen.has(seat)
    }

    /// Whether the seat's foreman stands on this space.
    #[inline]
    pub fn foreman_stands(&self, seat: Seat, slot: Slot) -> bool {
        self.foremen[seat.index()].has(slot) && !self.foreman_is_tired(seat)
    }

    /// Spaces with a foreman of the seat, standing or tired.
    #[inline]
    pub fn foremen(&self, seat: Seat) -> Slots {
        self.foremen[seat.index()]
    }

    /// Spaces with a standing piece of the seat.
    #[inline]
    pub fn standing(&self, seat: Seat) -> Slots {
        self.standing[seat.index()]
    }

    /// Spaces with a piece of the seat, standing or tired.
    #[inline]
    pub fn pieces(&self, seat: Seat) -> Slots {
        self.pieces[seat.index()]
    }

    /// M6: shafts with the seat's marker.
    #[inline]
    pub fn markers(&self, seat: Seat) -> Slots {
        self.markers[seat.index()]
    }

    /// Spaces with a piece or a marker of the seat.
    #[inline]
    pub fn present(&self, seat: Seat) -> Slots {
        self.pieces[seat.index()] | self.markers[seat.index()]
    }

    /// Pieces of a seat on a space.
    #[inline]
    fn count(&self, seat: Seat, slot: Slot) -> u8 {
        let miners = self.miners[seat.index()][slot.index()].0;
        (miners & 0x0F) + (miners >> 4) + u8::from(self.foremen(seat).has(slot))
    }

    /// Whether nothing but one piece of `seat` keeps this space occupied.
    #[inline]
    fn is_alone(&self, seat: Seat, slot: Slot) -> bool {
        self.count(seat, slot) == 1 && !self.shared(seat).has(slot)
    }

    /// A standing miner comes.
    pub(crate) fn add_miner(&mut self, seat: Seat, slot: Slot) {
        self.miners[seat.index()][slot.index()].0 += ONE_STANDING;
        self.arrived(seat, slot);
    }

    /// A standing foreman comes.
    pub(crate) fn add_foreman(&mut self, seat: Seat, slot: Slot) {
        self.foremen[seat.index()] = Slots::only(slot);
        self.arrived(seat, slot);
    }

    fn arrived(&mut self, seat: Seat, slot: Slot) {
        self.standing[seat.index()].set(slot, true);
        self.pieces[seat.index()].set(slot, true);
        self.occupy(slot);
    }

    /// A standing miner goes.
    pub(crate) fn remove_miner(&mut self, seat: Seat, slot: Slot) {
        debug_assert!(self.standing_miners(seat, slot) > 0);
        self.miners[seat.index()][slot.index()].0 -= ONE_STANDING;
        self.left(seat, slot);
    }

    /// The standing foreman goes.
    pub(crate) fn remove_foreman(&mut self, seat: Seat, slot: Slot) {
        debug_assert!(self.foreman_stands(seat, slot));
        self.foremen[seat.index()] = Slots::NONE;
        self.left(seat, slot);
    }

    fn left(&mut self, seat: Seat, slot: Slot) {
        self.recount(seat, slot);
        if !self.pieces.iter().any(|pieces| pieces.has(slot)) {
            self.vacate(slot);
        }
    }

    /// Brings the seat's sets up to date with the pieces on a space.
    fn recount(&mut self, seat: Seat, slot: Slot) {
        let miners = self.miners[seat.index()][slot.index()].0;
        let standing = miners & 0x0F > 0 || self.foreman_stands(seat, slot);
        self.standing[seat.index()].set(slot, standing);
        self.pieces[seat.index()].set(slot, miners > 0 || self.foremen(seat).has(slot));
    }

    /// E3: this number of standing miners, and the foreman if asked, lie down.
    pub(crate) fn tire(&mut self, seat: Seat, slot: Slot, miners: u8, foreman: bool) {
        debug_assert!(self.standing_miners(seat, slot) >= miners);
        let here = &mut self.miners[seat.index()][slot.index()].0;
        *here = *here - miners * ONE_STANDING + miners * ONE_TIRED;
        if foreman {
            self.tired_foremen.set(seat, true);
        }
        self.recount(seat, slot);
    }

    /// A tired miner stands up.
    pub(crate) fn wake_miner(&mut self, seat: Seat, slot: Slot) {
        debug_assert!(self.tired_miners(seat, slot) > 0);
        let here = &mut self.miners[seat.index()][slot.index()].0;
        *here = *here - ONE_TIRED + ONE_STANDING;
        self.recount(seat, slot);
    }

    /// The seat's foreman stands up.
    pub(crate) fn wake_foreman(&mut self, seat: Seat) {
        self.tired_foremen.set(seat, false);
        if let Some(slot) = self.foreman(seat) {
            self.recount(seat, slot);
        }
    }

    /// T4: all the seat's pieces stand up.
    pub(crate) fn rest(&mut self, seat: Seat) {
        for slot in self.pieces(seat) {
            for _ in 0..self.tired_miners(seat, slot) {
                self.wake_miner(seat, slot);
            }
        }
        self.wake_foreman(seat);
    }

    /// T6: everybody goes home; markers, rooms and cubes stay.
    pub(crate) fn clear_pieces(&mut self) {
        self.miners = [[Miners::default(); SLOTS]; MAX_SEATS];
        self.standing = [Slots::NONE; MAX_SEATS];
        self.pieces = [Slots::NONE; MAX_SEATS];
        self.foremen = [Slots::NONE; MAX_SEATS];
        self.tired_foremen = Seats::NONE;
        self.relink();
    }
}

impl Game {
    /// The slot of a space of this mine.
    pub(crate) fn check_space(&self, space: Space) -> Result<Slot, Illegal> {
        let rule = if self.rules.is_muria() { Rule::M1 } else { Rule::G2 };
        self.mine.slot(space).ok_or(Illegal::NoSuchSpace { space, rule })
    }

    /// The slot of a chamber of this mine.
    pub(crate) fn check_chamber(&self, space: Space, rule: Rule) -> Result<Slot, Illegal> {
        let slot = self.check_space(space)?;
        if is_chamber(slot) { Ok(slot) } else { Err(Illegal::NotAChamber { space, rule }) }
    }
}

/// Whether a slot is a chamber's.
#[inline]
pub(crate) fn is_chamber(slot: Slot) -> bool {
    CHAMBERS.has(slot)
}

/// The level of a chamber slot.
pub(crate) fn level_of(slot: Slot) -> Level {
    let index = slot.index();
    match index {
        _ if index < CHAMBER_RANGE[0].1 => Level::I,
        _ if index < CHAMBER_RANGE[1].1 => Level::II,
        _ => Level::III,
    }
}

/// The slots of a level's chambers.
pub(crate) fn chambers_of(level: Level) -> Slots {
    let (first, end) = CHAMBER_RANGE[level.index()];
    Slots::range(first, end)
}

#[cfg(test)]
mod tests;
