//! What the network sees of a position: a block of numbers for each player, and one for the table.

use crate::{survey::orders_left, valuation::features};
use arrayvec::ArrayVec;
use magnumsal_rules::{Components, Game, Kind, MAX_SEATS, Order, Phase, Seat};

/// How many numbers describe a player.
pub const SEAT: usize = 64;

/// How many numbers describe the table.
pub const SHARED: usize = 32;

/// More rounds than this make no difference.
const LONG: u8 = 40;

/// A position as the network sees it.
#[derive(Clone, Debug, Default)]
pub struct Inputs {
    /// What all players have in common.
    pub shared: [f32; SHARED],
    /// What each of them has, by seat.
    pub seats: ArrayVec<[f32; SEAT], MAX_SEATS>,
}

impl Inputs {
    /// Looks at a position.
    pub fn of(game: &Game) -> Self {
        let seats = Seat::first(game.players()).map(|seat| of_seat(game, seat)).collect();
        Self { shared: of_table(game), seats }
    }
}

/// The valuation's features without those that all players share, and what they leave out.
fn of_seat(game: &Game, seat: Seat) -> [f32; SEAT] {
    const COMMON: usize = 3;
    let mut block = ArrayVec::<f32, SEAT>::new();
    block.extend(features(game, seat).into_iter().skip(COMMON));
    block.push(f32::from(game.coins(seat)));
    block.push(f32::from(game.orders_done(seat)));
    let salt = game.salt(seat);
    block.extend(Kind::ALL.map(|kind| f32::from(salt.of(kind))));
    whole(block)
}

/// Phase, clock, settings, what lies open in the town, and the numbers of the box.
fn of_table(game: &Game) -> [f32; SHARED] {
    let mut block = ArrayVec::<f32, SHARED>::new();
    let mut put = |number: f32| block.push(number);
    let (rules, components, mine) = (game.rules().in_force(), game.components(), game.mine());
    Phase::ALL.into_iter().for_each(|phase| put(flag(phase == game.phase())));
    put(orders_left(game));
    put(f32::from(game.round().min(LONG)));
    put(f32::from(rules.round_limit.saturating_sub(game.round()).min(LONG)));
    put(flag(rules.mapped));
    put(flag(rules.cart_capacity.is_some()));
    for slot in 0..4 {
        let order = game.order(slot);
        put(order.map_or(0.0, |order| f32::from(order.price)));
        put(order.map_or(0.0, |order| order.salt.total() as f32));
    }
    for kind in Kind::DUG {
        put(game.sale_price(kind).map_or(0.0, f32::from));
    }
    put(game.hiring_price().map_or(0.0, f32::from));
    put(f32::from(game.brine()));
    put(f32::from(game.shaft_tiles()));
    put((mine.chambers() - mine.revealed()).len().into());
    put(mine.salted().map(|slot| mine.salt(slot).total() as f32).sum());
    of_box(components, game.phase(), &mut put);
    whole(block)
}

/// The numbers of the box that editions change.
fn of_box(components: &Components, now: Phase, put: &mut impl FnMut(f32)) {
    put(cube_price(components.orders(now)));
    let later = Phase::ALL.into_iter().filter(|&phase| phase > now);
    put(mean(later.map(|phase| cube_price(components.orders(phase)))));
    put(mean(components.inn_prices().iter().copied().map(f32::from)));
    put(mean(components.workshop_prices().iter().copied().map(f32::from)));
    put(f32::from(components.tool_value(4)));
    let market = Kind::DUG.into_iter().flat_map(|kind| components.market_prices(kind));
    put(mean(market.copied().map(f32::from)));
    put(components.brine_price(Kind::DUG[0]).map_or(0.0, f32::from));
    put(1.0);
}

/// What orders pay for a cube.
fn cube_price(orders: &[Order]) -> f32 {
    let price: f32 = orders.iter().map(|order| f32::from(order.price)).sum();
    let cubes: f32 = orders.iter().map(|order| order.salt.total() as f32).sum();
    price / cubes.max(1.0)
}

fn mean(numbers: impl Iterator<Item = f32>) -> f32 {
    let (sum, count) = numbers.fold((0.0, 0.0), |(sum, count), number| (sum + number, count + 1.0));
    sum / f32::max(count, 1.0)
}

fn flag(set: bool) -> f32 {
    if set { 1.0 } else { 0.0 }
}

/// As many numbers are put for every position.
fn whole<const N: usize>(block: ArrayVec<f32, N>) -> [f32; N] {
    block.into_inner().unwrap_or_else(|block| unreachable!("{} of {N} inputs", block.len()))
}
