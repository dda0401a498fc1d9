//! Codes: every action as a number of its own, quickly computed and full of gaps. A table without the
//! gaps makes ids of them.

use crate::action::{Action, Family, Fed, OTHERS, Piece, PieceOrigin};
use magnumsal_rules::{Forfeit, Kind, Post, SLOTS, Salt, Side, Slot, Trade};

/// Supply, posts and spaces.
pub(crate) const PLACES: usize = 1 + Post::ALL.len() + SLOTS;

/// Places, for miners and for foremen.
pub(crate) const PIECES: usize = 2 * PLACES;

/// More brown, green and white cubes than any tile of the standard edition has.
const CUBES: [usize; 3] = [4, 4, 5];
const SALTS: usize = CUBES[0] * CUBES[1] * CUBES[2];

/// None to three pickaxes, with foreman and mill or without.
const CREWS: usize = 4 * 2 * 2;

/// A toll's share is below this.
const SHARE: usize = 6;

/// What a chamber's water is below: it has four bits.
pub(crate) const WATER: usize = 16;

/// Three kinds to sell, three to buy.
const TRADES: usize = 6;

/// How many codes a family has.
const fn size(family: Family) -> usize {
    match family {
        Family::Deliver | Family::Recall => 4,
        Family::Forfeit => 5,
        Family::Place | Family::Rope => PIECES * SLOTS,
        Family::Extract => SLOTS * SALTS * CREWS,
        Family::Route => 1 << 6,
        Family::Cart | Family::Bucket => 2 * SLOTS,
        Family::Toll => SHARE.pow(OTHERS as u32),
        Family::Assist => PIECES * Post::ALL.len(),
        Family::AssistPair => PLACES * PLACES,
        Family::Buy | Family::Exchange => 3,
        Family::Pump => SLOTS * WATER,
        Family::Market => 2 * TRADES * (TRADES + 1),
        Family::Castle => 2 * PIECES,
        Family::Boil | Family::BoilMore => PIECES,
        Family::Shaft => SLOTS,
        Family::Dig => 2,
        Family::Feed => SLOTS * (2 + SLOTS),
        Family::Haul | Family::Hire | Family::Square | Family::Pass | Family::End => 1,
    }
}

/// Where each family's codes begin, and after the last one where they end.
const FIRST: [usize; Family::ALL.len() + 1] = {
    let mut first = [0; Family::ALL.len() + 1];
    let mut family = 0;
    while family < Family::ALL.len() {
        first[family + 1] = first[family] + size(Family::ALL[family]);
        family += 1;
    }
    first
};

/// How many codes there are.
pub(crate) const CODES: usize = FIRST[Family::ALL.len()];

/// The code of an action; none if a number in it is larger than any that has an id.
#[inline]
pub(crate) fn code(action: &Action) -> Option<usize> {
    let offset = match *action {
        Action::Deliver { slot } => below(slot, 4)?,
        Action::Forfeit(Forfeit::Coins) => 0,
        Action::Forfeit(Forfeit::Salt(kind)) => 1 + kind as usize,
        Action::Place { piece, to } | Action::Rope { piece, to } => {
            piece_code(piece) * SLOTS + to.index()
        }
        Action::Extract { at, salt, foreman, pickaxes, mill } => {
            let crew =
                usize::from(mill) + 2 * (usize::from(foreman) + 2 * below(pickaxes, CREWS / 4)?);
            (at.index() * SALTS + salt_code(salt)?) * CREWS + crew
        }
        Action::Route { shafts } => below(shafts, size(Family::Route))?,
        Action::Cart { at, double } => at.index() * 2 + usize::from(double),
        Action::Toll { shares } => {
            shares.into_iter().try_fold(0, |code, n| Some(code * SHARE + below(n, SHARE)?))?
        }
        Action::Assist { piece, post } => piece_code(piece) * Post::ALL.len() + post as usize,
        Action::AssistPair { first, second } => place_code(first) * PLACES + place_code(second),
        Action::Buy { slot } => below(slot, 3)?,
        Action::Pump { at, water } => at.index() * WATER + below(water, WATER)?,
        Action::Market { commercial, first, second } => {
            let second = second.map_or(Some(0), |trade| Some(1 + trade_code(trade)?))?;
            (trade_code(first)? * (TRADES + 1) + second) * 2 + usize::from(commercial)
        }
        Action::Castle { piece, royal } => piece_code(piece) * 2 + usize::from(royal),
        Action::Boil { piece } | Action::BoilMore { piece } => piece_code(piece),
        Action::Recall { miners, foreman: false } => below(miners.checked_sub(1)?, 2)?,
        Action::Recall { miners, foreman: true } => 2 + below(miners, 2)?,
        Action::Shaft { under } => under.index(),
        Action::Dig(side) => side as usize,
        Action::Bucket { at, side } => at.index() * 2 + side as usize,
        Action::Feed(Fed::Miner(at)) => at.index(),
        Action::Feed(Fed::Foreman(at)) => SLOTS + at.index(),
        Action::Feed(Fed::Miners(one, two)) => 2 * SLOTS + one.index() * SLOTS + two.index(),
        Action::Exchange { kind } => below(kind as u8, 3)?,
        Action::Haul | Action::Hire | Action::Square | Action::Pass | Action::End => 0,
    };
    Some(FIRST[action.family() as usize] + offset)
}

fn below(number: u8, end: usize) -> Option<usize> {
    let number = usize::from(number);
    (number < end).then_some(number)
}

pub(crate) fn place_code(origin: PieceOrigin) -> usize {
    match origin {
        PieceOrigin::Supply => 0,
        PieceOrigin::Post(post) => 1 + post as usize,
        PieceOrigin::Mine(slot) => 1 + Post::ALL.len() + slot.index(),
    }
}

pub(crate) fn piece_code(piece: Piece) -> usize {
    2 * place_code(piece.origin) + usize::from(piece.foreman)
}

fn salt_code(salt: Salt) -> Option<usize> {
    if salt.of(Kind::Brine) > 0 {
        return None;
    }
    let cubes = Kind::DUG.into_iter().zip(CUBES);
    cubes.into_iter().try_fold(0, |code, (kind, end)| Some(code * end + below(salt.of(kind), end)?))
}

fn trade_code(trade: Trade) -> Option<usize> {
    match trade {
        Trade::Sell(kind) => below(kind as u8, 3),
        Trade::Buy(kind) => Some(3 + below(kind as u8, 3)?),
    }
}

/// The slots of a set of sides, for tables.
pub(crate) const SIDES: [Side; 2] = [Side::Left, Side::Right];

/// All slots.
pub(crate) fn slots() -> impl Iterator<Item = Slot> {
    (0..SLOTS as u8).filter_map(Slot::new)
}
