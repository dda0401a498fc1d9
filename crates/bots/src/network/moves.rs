//! What the network sees of a move: its kind, numbers of the position, and numbers of its own.

use crate::{
    survey::{Plan, phases_left},
    thumb::Thumb,
};
use magnumsal_rules::{
    Extraction, Forfeit, Game, Kind, Move, MoveList, Origin, Phase, Salt, Seat, Slot, Source,
    Space, Tool, Trade, pumping_price,
};

/// How many kinds of moves there are.
pub const KINDS: usize = 27;

/// How many numbers describe the position.
pub const CONTEXT: usize = 32;

/// How many numbers describe a move: the same for all kinds, then those of its kind.
pub const MOVE: usize = 32;
const COMMON: usize = 8;

/// The scale of the numbers: 1.0 is this many.
pub const NUMBER: f32 = 256.0;

/// The largest number: nothing counts more than four times its unit.
pub(super) const LARGEST: f32 = 4.0 * NUMBER;

/// The moves of a position as the network sees them, in integers.
#[derive(Clone, PartialEq, Debug)]
pub struct MoveInputs {
    /// What they have in common.
    pub context: [i16; CONTEXT],
    /// Each move's kind and numbers.
    pub moves: Vec<(u8, [i16; MOVE])>,
    /// Each move's rating by rules of thumb.
    ratings: Vec<f32>,
}

impl Default for MoveInputs {
    fn default() -> Self {
        Self { context: [0; CONTEXT], moves: Vec::new(), ratings: Vec::new() }
    }
}

impl MoveInputs {
    /// Looks at these moves of a position.
    pub fn look(&mut self, game: &Game, moves: &MoveList) {
        self.moves.clear();
        let Some(seat) = game.to_move() else { return };
        let look = Look::new(game, seat);
        self.context = look.context(moves.len());
        self.ratings.clear();
        self.ratings.extend(moves.iter().map(|mv| look.thumb.rate(mv) / RATING));
        let best = self.ratings.iter().copied().fold(f32::MIN, f32::max);
        for (mv, &rating) in moves.iter().zip(&self.ratings) {
            let mut numbers = look.numbers(mv);
            let below = best - rating;
            numbers[0] = quantised(rating);
            numbers[1] = quantised(below);
            numbers[2] = quantised(flag(below == 0.0));
            numbers[3] = quantised(1.0 / (1.0 + 16.0 * below * below));
            self.moves.push((kind(mv) as u8, numbers));
        }
    }
}

/// A rating's unit, in groszy.
const RATING: f32 = 8.0;

/// A move's kind, as a row of weights.
fn kind(mv: &Move) -> usize {
    match mv {
        Move::Deliver { .. } => 0,
        Move::Forfeit(_) => 1,
        Move::Place { .. } => 2,
        Move::Rope { .. } => 3,
        Move::Extract(_) => 4,
        Move::Route(_) => 5,
        Move::Cart { .. } => 6,
        Move::Haul => 7,
        Move::Toll { .. } => 8,
        Move::Assist { .. } => 9,
        Move::AssistPair { .. } => 10,
        Move::Hire => 11,
        Move::Buy { .. } => 12,
        Move::Pump { .. } => 13,
        Move::Square => 14,
        Move::Market { .. } => 15,
        Move::Castle { .. } => 16,
        Move::Boil { .. } => 17,
        Move::BoilMore { .. } => 18,
        Move::Recall { .. } => 19,
        Move::Shaft { .. } => 20,
        Move::Dig(_) => 21,
        Move::Bucket { .. } => 22,
        Move::Feed(_) => 23,
        Move::Exchange { .. } => 24,
        Move::Pass => 25,
        Move::End => 26,
    }
}

/// A position through the eyes of who is to move.
struct Look<'g> {
    game: &'g Game,
    seat: Seat,
    thumb: Thumb<'g>,
    /// The next step of each plan, and its chamber.
    steps: [Option<(Space, Space)>; 2],
    coins: f32,
}

impl<'g> Look<'g> {
    fn new(game: &'g Game, seat: Seat) -> Self {
        let thumb = Thumb::new(game, seat);
        let mine = game.mine();
        let step = |plan: Option<Plan>| {
            plan.map(|plan| (mine.name(thumb.survey.next_step(&plan)), mine.name(plan.chamber)))
        };
        let steps = thumb.survey.plans.map(step);
        Self { game, seat, steps, coins: game.coins(seat).into(), thumb }
    }

    fn context(&self, moves: usize) -> [i16; CONTEXT] {
        let Self { game, seat, .. } = *self;
        let survey = &self.thumb.survey;
        let deliveries = &survey.deliveries;
        let plan = survey.plans[0];
        let others = || Seat::first(game.players()).filter(move |&other| other != seat);
        let waiting: u8 = others().map(|other| game.near(other) + game.far(other)).sum();
        let richest = others().map(|other| f32::from(game.coins(other))).fold(0.0, f32::max);
        let threshold = game.threshold(game.phase());
        let open = threshold.saturating_sub(game.completed());
        let rounds = game.rules().round_limit.saturating_sub(game.round());
        let salted = game.mine().pieces(seat) & game.mine().salted();
        let numbers: [f32; CONTEXT] = [
            1.0,
            self.thumb.left,
            flag(game.phase() == Phase::II),
            flag(game.phase() == Phase::III),
            flag(game.rules().is_muria()),
            f32::from(game.players()) / 2.0 - 1.0,
            flag(game.actions() >= 2),
            self.coins.min(40.0) / 12.0,
            f32::from(game.supply(seat)) / 4.0,
            flag(game.foreman_in_supply(seat)),
            f32::from(game.miners(seat)) / 8.0,
            game.salt(seat).total() as f32 / 6.0,
            deliveries.unsent[0] / 10.0,
            deliveries.unsent[1] / 10.0,
            deliveries.soon / 10.0,
            deliveries.later / 10.0,
            f32::from(deliveries.idle),
            self.thumb.tired / 4.0,
            plan.map_or(0.0, |plan| plan.score / RATING),
            plan.map_or(0.0, |plan| f32::from(plan.placements) / 4.0),
            plan.map_or(0.0, |plan| f32::from(plan.hires)),
            survey.at_once / RATING,
            f32::from(game.round()) / 20.0,
            f32::from(open.min(4)) / 4.0,
            f32::from(waiting) / 4.0,
            (self.coins - richest) / 20.0,
            f32::from(game.ready(seat).total()) / 4.0,
            flag(game.has_worked()),
            f32::from(rounds.min(8)) / 8.0,
            moves.min(64) as f32 / 32.0,
            salted.len() as f32 / 2.0,
            flag(game.round() == 1),
        ];
        numbers.map(quantised)
    }

    /// Everything but what its rating says.
    fn numbers(&self, mv: &Move) -> [i16; MOVE] {
        let mut out = [0; MOVE];
        let (common, own) = out.split_at_mut(COMMON);
        if let Some(piece) = piece(mv) {
            self.source(piece, &mut common[4..]);
        }
        let mut at = 0;
        let mut put = |number: f32| {
            own[at] = quantised(number);
            at += 1;
        };
        self.own_numbers(mv, &mut put);
        out
    }

    /// Where a piece comes from.
    fn source(&self, piece: Source, out: &mut [i16]) {
        let mine = self.game.mine();
        let place = match piece.origin {
            Origin::Supply => None,
            Origin::Post(_) => Some(0),
            Origin::Mine(space) => match mine.slot(space) {
                Some(slot) if mine.salted().has(slot) => Some(1),
                _ => Some(2),
            },
        };
        if let Some(place) = place {
            out[place] = quantised(1.0);
        }
        out[3] = quantised(flag(piece.foreman));
    }

    /// What there is to say of moves of this kind; always in the same order.
    fn own_numbers(&self, mv: &Move, put: &mut impl FnMut(f32)) {
        let Self { game, seat, .. } = *self;
        match *mv {
            Move::Deliver { slot } => self.deliver(slot, put),
            Move::Forfeit(Forfeit::Coins) => put(1.0),
            Move::Forfeit(Forfeit::Salt(kind)) => one_of(kind as usize, Kind::ALL.len() + 1, put),
            Move::Place { piece, to } | Move::Rope { piece, to } => self.place(piece, to, put),
            Move::Extract(extraction) => self.extract(&extraction, put),
            Move::Cart { and, .. } => put(flag(and.is_some())),
            Move::Assist { post, .. } => one_of(post as usize, 6, put),
            Move::Hire => {
                let price = f32::from(game.hiring_price().unwrap_or_default());
                put(price / 5.0);
                put((self.coins - price).min(8.0) / 4.0);
                put(f32::from(game.miners(seat)) / 4.0 - 1.5);
                put(f32::from(phases_left(game)));
                put(self.thumb.left * f32::from(phases_left(game)));
            }
            Move::Buy { slot } => self.buy(slot, put),
            Move::Pump { at, water } => {
                let price = pumping_price(water) as f32;
                put(f32::from(water) / 2.0);
                put(price / 4.0);
                put((self.coins - price).min(8.0) / 4.0);
                self.planned(at, put);
                put(self
                    .chamber(at)
                    .map_or(0.0, |slot| f32::from(game.strength(seat, slot)) / 3.0));
            }
            Move::Market { commercial, first, second } => {
                self.market(commercial, first, second, put);
            }
            Move::Castle { royal, .. } => {
                let [best, second] = self.thumb.survey.deliveries.unsent;
                put(flag(best > 0.0));
                put(best / 10.0);
                put(flag(second > 0.0));
                put(flag(royal));
                put(flag(best == 0.0 && royal));
            }
            Move::Boil { .. } | Move::BoilMore { .. } => {
                let waiting: u8 = Seat::first(game.players()).map(|seat| game.boiling(seat)).sum();
                put((f32::from(game.brine()) - f32::from(waiting)) / 3.0);
                put(self.thumb.survey.cube[Kind::Brine as usize] / RATING);
            }
            Move::Recall { miners, foreman } => {
                put(f32::from(miners));
                put(flag(foreman));
            }
            Move::Shaft { under } => {
                put(f32::from(under.depth()) / 2.0);
                put((self.coins - 5.0).min(8.0) / 4.0);
                put(self
                    .chamber(under)
                    .map_or(0.0, |slot| game.mine().salt(slot).total() as f32 / 4.0));
                self.planned(under, put);
            }
            Move::Bucket { from, to } => {
                self.planned(from, put);
                self.planned(to, put);
            }
            Move::Exchange { kind } => one_of(kind as usize, 4, put),
            Move::Pass => {
                put(self.thumb.tired / 4.0);
                put(flag(game.actions() >= 2) * self.thumb.tired / 4.0);
                put(flag(game.may_rest()));
            }
            Move::Route(_)
            | Move::Haul
            | Move::Toll { .. }
            | Move::AssistPair { .. }
            | Move::Square
            | Move::Dig(_)
            | Move::Feed(_)
            | Move::End => {}
        }
    }

    fn chamber(&self, space: Space) -> Option<Slot> {
        self.game.mine().slot(space)
    }

    /// Whether plans dig there.
    fn planned(&self, at: Space, put: &mut impl FnMut(f32)) {
        for step in self.steps {
            put(flag(step.is_some_and(|(_, chamber)| chamber == at)));
        }
    }

    fn deliver(&self, slot: u8, put: &mut impl FnMut(f32)) {
        let Some(order) = self.game.order(slot) else { return };
        let salt = self.game.salt(self.seat).without(order.salt);
        let rest = self.thumb.survey.worth(self.game, salt);
        put(f32::from(order.price) / 10.0);
        put((f32::from(order.price) + rest - self.thumb.salt) / RATING);
        put(order.salt.total() as f32 / 4.0);
    }

    fn place(&self, piece: Source, to: Space, put: &mut impl FnMut(f32)) {
        let Self { game, seat, .. } = *self;
        let mine = game.mine();
        let Some(slot) = mine.slot(to) else { return };
        let here = mine.present(seat).has(slot);
        let others = || Seat::first(game.players()).filter(move |&other| other != seat);
        for (plan, step) in self.thumb.survey.plans.iter().zip(self.steps) {
            let on_the_way = step.is_some_and(|(next, _)| next == to);
            put(flag(on_the_way));
            put(plan.filter(|_| on_the_way).map_or(0.0, |plan| plan.score / RATING));
        }
        let chamber = mine.chambers().has(slot);
        let water = f32::from(mine.water(slot));
        let strength = f32::from(game.strength(seat, slot));
        put(f32::from(to.depth()) / 2.0);
        put(flag(chamber));
        put(flag(mine.revealed().has(slot)));
        put(flag(chamber && !mine.revealed().has(slot)));
        put(water / 3.0);
        put(mine.salt(slot).total() as f32 / 4.0);
        put(flag(here));
        put(others().filter(|&other| mine.present(other).has(slot)).count() as f32);
        put(flag(!mine.linked().has(slot)));
        put(flag(mine.salted().has(slot)) * (strength + 1.0 - water));
        put(others().map(|other| f32::from(game.strength(other, slot))).fold(0.0, f32::max) / 3.0);
        put(f32::from(mine.standing_miners(seat, slot)) / 2.0);
        if let Origin::Mine(from) = piece.origin
            && let Some(from) = mine.slot(from)
        {
            put(flag(mine.standing_miners(seat, from) + mine.tired_miners(seat, from) == 1));
            put(flag(mine.chambers().has(from)));
        }
    }

    fn extract(&self, dig: &Extraction, put: &mut impl FnMut(f32)) {
        let game = self.game;
        let Some(slot) = self.chamber(dig.at) else { return };
        let survey = &self.thumb.survey;
        let cubes = dig.salt.total() as f32;
        let salt = game.salt(self.seat).with(dig.salt);
        let left = game.mine().salt(slot).total() as f32 - cubes;
        put(cubes / 3.0);
        Kind::DUG.into_iter().for_each(|kind| put(f32::from(dig.salt.of(kind)) / 2.0));
        put((survey.worth(game, salt) - self.thumb.salt) / (2.0 * RATING));
        put(cubes * survey.tolls(slot) / 4.0);
        put(f32::from(dig.miners) / 3.0);
        put(flag(dig.foreman));
        put(f32::from(dig.pickaxes));
        put(flag(dig.mill));
        put(left / 3.0);
        put(flag(left <= 0.0));
        put(1.0 / cubes.max(1.0));
        let others = Seat::first(game.players()).filter(|&other| other != self.seat);
        put(others.map(|other| f32::from(game.strength(other, slot))).fold(0.0, f32::max) / 3.0);
    }

    fn buy(&self, slot: u8, put: &mut impl FnMut(f32)) {
        let Self { game, seat, .. } = *self;
        let Some(tool) = game.tool_on_offer(slot) else { return };
        let price = f32::from(game.tool_price(slot));
        let owned = game.ready(seat).total() + game.used(seat).total();
        let same = game.ready(seat).count(tool) + game.used(seat).count(tool);
        let value = |tools| f32::from(game.components().tool_value(tools));
        one_of(tool as usize, Tool::ALL.len(), put);
        put(price / 5.0);
        put((self.coins - price).min(8.0) / 4.0);
        put(f32::from(same));
        put(f32::from(owned) / 4.0);
        put(f32::from(phases_left(game)));
        put(self.thumb.left);
        put((value(owned + 1) - value(owned)) / 4.0);
    }

    fn market(
        &self,
        commercial: bool,
        first: Trade,
        second: Option<Trade>,
        put: &mut impl FnMut(f32),
    ) {
        let game = self.game;
        let mut salt = game.salt(self.seat);
        let (mut sold, mut bought) = ([0.0; 3], [0.0; 3]);
        for trade in [Some(first), second].into_iter().flatten() {
            let (kind, counts) = match trade {
                Trade::Sell(kind) => {
                    salt = salt.without(Salt::one(kind));
                    (kind, &mut sold)
                }
                Trade::Buy(kind) => {
                    salt = salt.with(Salt::one(kind));
                    (kind, &mut bought)
                }
            };
            if let Some(count) = counts.get_mut(kind as usize) {
                *count += 1.0;
            }
        }
        let gain = game.market_gain(commercial, first, second).unwrap_or_default() as f32;
        put(gain / RATING);
        put((self.thumb.survey.worth(game, salt) - self.thumb.salt) / RATING);
        put(flag(commercial));
        put(flag(second.is_some()));
        sold.into_iter().chain(bought).for_each(&mut *put);
        put(f32::min(self.coins + gain, 8.0) / 4.0);
    }
}

/// The piece that a move takes from somewhere.
fn piece(mv: &Move) -> Option<Source> {
    match *mv {
        Move::Place { piece, .. }
        | Move::Rope { piece, .. }
        | Move::Assist { piece, .. }
        | Move::Castle { piece, .. }
        | Move::Boil { piece }
        | Move::BoilMore { piece } => Some(piece),
        Move::AssistPair { first, .. } => Some(first),
        _ => None,
    }
}

/// 1 at one place of several.
fn one_of(place: usize, of: usize, put: &mut impl FnMut(f32)) {
    (0..of).for_each(|other| put(flag(other == place)));
}

fn flag(set: bool) -> f32 {
    f32::from(u8::from(set))
}

/// A number as an integer.
#[inline]
fn quantised(number: f32) -> i16 {
    // To the next integer, as in the layers.
    const SHIFT: f32 = 16384.0;
    ((number * NUMBER).clamp(-LARGEST, LARGEST) + (SHIFT + 0.5)) as i32 as i16 - SHIFT as i16
}
