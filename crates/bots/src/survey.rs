//! How a player judges the table: which orders the salt will fill, and where to dig next.
//!
//! A survey is the common ground of all bots that think: the apprentice's rules of thumb read it,
//! and the valuation counts it. It is plain arithmetic on what lies open, takes well under a
//! microsecond, and uses only operations that give the same result on every machine.

use arrayvec::ArrayVec;
use magnumsal_rules::{Game, Kind, Phase, Salt, Seat, Slot, Slots, Tile, Tool};

/// What a cube is worth that no open order asks for, by phase and kind: about what an order pays
/// for it, less the work of bringing it to the king.
const CUBE: [[f32; 4]; 3] =
    [[3.5, 5.0, 4.7, 2.49], [3.81, 6.5, 8.5, 4.67], [3.45, 4.5, 11.66, 1.69]];

/// Cubes of a kind that are likely to find an order; more of them are worth less.
const ENOUGH: u8 = 3;
const TOO_MANY: f32 = 2.0;

/// What is left of a plan's value when it takes one action more.
const PATIENCE: [f32; 12] =
    [1.0, 0.634, 0.402, 0.255, 0.161, 0.102, 0.065, 0.041, 0.026, 0.017, 0.010, 0.007];

/// Of an order's price, what each missing cube earns, by the number of cubes that are missing.
const NEARLY: [f32; 5] = [0.0, 0.9, 0.51, 0.52, 0.86];

/// How many miners a plan may still have to hire, and which part of their price it has to earn.
const MOST_HIRES: u8 = 2;
const HIRED: f32 = 0.5;

/// What a chamber nobody has seen is worth, compared with one that lies open.
const UNSEEN: f32 = 0.9;

/// The orders a player's salt will fill.
#[derive(Clone, Copy, Debug, Default)]
pub(crate) struct Deliveries {
    /// What the pieces that have arrived or wait in the near circle will be paid.
    pub(crate) soon: f32,
    /// What the pieces in the far circle will be paid.
    pub(crate) later: f32,
    /// Pieces on their way for which there is no order.
    pub(crate) idle: u8,
    /// The best orders that could be filled, if somebody went to the castle.
    pub(crate) unsent: [f32; 2],
    /// Salt that none of these orders takes.
    pub(crate) rest: Salt,
}

impl Deliveries {
    /// Everything these orders pay.
    pub(crate) fn paid(&self) -> f32 {
        self.soon + self.later + self.unsent[0] + self.unsent[1]
    }
}

/// Digging in one chamber: how much, at what price.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Plan {
    pub(crate) chamber: Slot,
    /// Pieces to be placed before the digging.
    pub(crate) placements: u8,
    /// How many of them are still to be hired.
    pub(crate) hires: u8,
    /// What the cubes are worth, tolls paid.
    pub(crate) value: f32,
    /// The value with patience: what the plan is worth now.
    pub(crate) score: f32,
}

/// The position through the eyes of one player.
pub(crate) struct Survey {
    pub(crate) seat: Seat,
    pub(crate) deliveries: Deliveries,
    /// What one more cube of each kind is worth.
    pub(crate) cube: [f32; 4],
    /// The best plan, and the best in another chamber.
    pub(crate) plans: [Option<Plan>; 2],
    /// What can be dug at once.
    pub(crate) at_once: f32,
    /// Spaces that have to be filled one after another until a piece stands there, by slot.
    gap: [u8; 32],
    /// Tolls for each cube on the way up from there, by slot.
    tolls: [u8; 32],
    /// The space before it on the way down, by slot.
    above: [Option<Slot>; 32],
}

impl Survey {
    /// Looks around for a player.
    pub(crate) fn new(game: &Game, seat: Seat) -> Self {
        let deliveries = deliveries(game, seat, game.salt(seat));
        let mut survey = Self {
            seat,
            cube: cube_values(game, &deliveries),
            deliveries,
            plans: [None; 2],
            at_once: 0.0,
            gap: [u8::MAX; 32],
            tolls: [0; 32],
            above: [None; 32],
        };
        let within_reach = survey.walk(game);
        survey.make_plans(game, within_reach);
        survey
    }

    /// Walks down from the entrance, some unoccupied spaces far at most; the chambers found.
    fn walk(&mut self, game: &Game) -> Slots {
        const FAR: u8 = 7;
        let mine = game.mine();
        let linked = mine.linked();
        let own = mine.present(self.seat);
        let mut queue = ArrayVec::<Slot, 32>::new();
        queue.push(Slot::ENTRANCE);
        let mut seen = Slots::only(Slot::ENTRANCE);
        self.enter(Slot::ENTRANCE, None, linked, own);
        let mut next = 0;
        while let Some(&slot) = queue.get(next) {
            next += 1;
            if self.gap[slot.index()] >= FAR {
                continue;
            }
            for below in (mine.neighbours(slot) & mine.existing()) - seen {
                seen |= Slots::only(below);
                self.enter(below, Some(slot), linked, own);
                queue.push(below);
            }
        }
        seen & mine.chambers()
    }

    fn enter(&mut self, slot: Slot, from: Option<Slot>, linked: Slots, own: Slots) {
        let (gap, tolls) = match from {
            Some(from) => (self.gap[from.index()], self.tolls_above(from, linked, own)),
            None => (0, 0),
        };
        self.gap[slot.index()] = gap + u8::from(!linked.has(slot));
        self.tolls[slot.index()] = tolls;
        self.above[slot.index()] = from;
    }

    /// Tolls on the way up from below `slot`: where nobody stands yet, an own piece will.
    fn tolls_above(&self, slot: Slot, linked: Slots, own: Slots) -> u8 {
        self.tolls[slot.index()] + u8::from(linked.has(slot) && !own.has(slot))
    }

    fn make_plans(&mut self, game: &Game, chambers: Slots) {
        let mine = game.mine();
        let seat = self.seat;
        let hired = f32::from(game.hiring_price().unwrap_or_default());
        let hires_left = if hired > 0.0 { MOST_HIRES } else { 0 };
        let pickaxes = game.ready(seat).count(Tool::Pickaxe);
        let hands = self.hands(game);
        let order = self.kinds_by_value();
        let rules = game.rules();
        let open = mine.salted();
        let unseen = chambers - mine.revealed();
        let mut expected = [None; 3];
        for chamber in (chambers & open) | unseen {
            let (tile, trust) = if open.has(chamber) {
                (Tile { salt: mine.salt(chamber), water: mine.water(chamber) }, 1.0)
            } else if rules.mapped {
                (game.face_up(mine.name(chamber)).unwrap_or_default(), 1.0)
            } else {
                let level = mine.level(chamber);
                let tile = *expected[level as usize]
                    .get_or_insert_with(|| typical(game.components().tiles(level)));
                (Tile { water: tile.water + mine.water(chamber), ..tile }, UNSEEN)
            };
            let strength = game.strength(seat, chamber);
            let gap = self.gap[chamber.index()];
            let way = gap.saturating_sub(1);
            let toll = f32::from(self.tolls[chamber.index()]);
            let mut value = 0.0;
            let mut best: Option<Plan> = None;
            let mut cubes = 0;
            for kind in order {
                for _ in 0..tile.salt.of(kind) {
                    cubes += 1;
                    value += (self.cube[kind as usize] - toll) * trust;
                    let need = tile.water + cubes;
                    let crew =
                        need.saturating_sub(strength + pickaxes).max(u8::from(strength == 0));
                    let placements = way + crew;
                    let hires = placements.saturating_sub(hands);
                    if hires > hires_left {
                        break;
                    }
                    let value = value - f32::from(hires) * hired * HIRED;
                    let score = value * PATIENCE[usize::from(placements + hires).min(11)];
                    if placements == 0 {
                        self.at_once = self.at_once.max(value);
                    }
                    if best.is_none_or(|best| score > best.score) {
                        best = Some(Plan { chamber, placements, hires, value, score });
                    }
                }
            }
            if let Some(plan) = best {
                self.keep(plan);
            }
        }
    }

    fn keep(&mut self, plan: Plan) {
        let [first, second] = &mut self.plans;
        if first.is_none_or(|first| plan.score > first.score) {
            *second = first.replace(plan);
        } else if second.is_none_or(|second| plan.score > second.score) {
            *second = Some(plan);
        }
    }

    /// Pieces that can be placed: the supply, and those in the mine that dig nothing there. In a
    /// shaft the last one stays, to keep the way open.
    fn hands(&self, game: &Game) -> u8 {
        let mine = game.mine();
        let seat = self.seat;
        let mut hands = game.supply(seat) + u8::from(game.foreman_in_supply(seat));
        let others = Seat::first(game.players()).filter(|&other| other != seat);
        let kept = others.fold(mine.markers(seat), |kept, other| kept | mine.present(other));
        for slot in mine.standing(seat) - mine.salted() {
            let here = mine.standing_miners(seat, slot) + u8::from(mine.foreman_stands(seat, slot));
            let alone = !kept.has(slot) && mine.tired_miners(seat, slot) == 0;
            hands += here - u8::from(alone && !mine.chambers().has(slot));
        }
        hands
    }

    /// Dug kinds, the most valuable first.
    fn kinds_by_value(&self) -> [Kind; 3] {
        let mut kinds = Kind::DUG;
        kinds.sort_unstable_by(|&a, &b| self.cube[b as usize].total_cmp(&self.cube[a as usize]));
        kinds
    }

    /// Tolls for each cube on the way up from a slot.
    pub(crate) fn tolls(&self, slot: Slot) -> f32 {
        f32::from(self.tolls[slot.index()])
    }

    /// The space that a piece must fill next to get on with a plan.
    pub(crate) fn next_step(&self, plan: &Plan) -> Slot {
        let mut step = plan.chamber;
        while self.gap[step.index()] > 1 {
            let Some(above) = self.above[step.index()] else { break };
            step = above;
        }
        step
    }

    /// The spaces on the way up from a plan's chamber where the player would have to pay.
    pub(crate) fn toll_spaces(&self, game: &Game, plan: &Plan) -> Slots {
        let mine = game.mine();
        let foreign = mine.linked() - mine.present(self.seat);
        let mut spaces = Slots::NONE;
        let mut at = self.above[plan.chamber.index()];
        while let Some(slot) = at {
            spaces |= Slots::only(slot) & foreign;
            at = self.above[slot.index()];
        }
        spaces
    }

    /// What a set of salt is worth to this player: the orders it fills and the rest of it.
    pub(crate) fn worth(&self, game: &Game, salt: Salt) -> f32 {
        let filled = deliveries(game, self.seat, salt);
        filled.paid() + rest_value(game, filled.rest)
    }
}

/// What salt is worth that no open order takes.
fn rest_value(game: &Game, rest: Salt) -> f32 {
    let cube = &CUBE[game.phase() as usize];
    let of = |&kind: &Kind| {
        let count = rest.of(kind);
        let wanted = count.min(ENOUGH);
        cube[kind as usize] * f32::from(wanted) + TOO_MANY * f32::from(count - wanted)
    };
    Kind::DUG.iter().map(of).sum::<f32>()
        + cube[Kind::Brine as usize] * f32::from(rest.of(Kind::Brine))
}

/// Gives the best-paid orders to the pieces on their way to the castle, the rest to nobody yet.
fn deliveries(game: &Game, seat: Seat, salt: Salt) -> Deliveries {
    let arrived = if game.to_move() == Some(seat) { game.arrived() } else { 0 };
    let soon = arrived + game.near(seat);
    let later = game.far(seat);
    let mut result = Deliveries { rest: salt, ..Deliveries::default() };
    let mut open = [0, 1, 2, 3].map(|slot| game.order(slot));
    for piece in 0..soon + later + 2 {
        let mut best: Option<(usize, f32)> = None;
        for (slot, order) in open.iter().enumerate() {
            if let Some(order) = order
                && result.rest.covers(order.salt)
                && best.is_none_or(|(_, price)| f32::from(order.price) > price)
            {
                best = Some((slot, f32::from(order.price)));
            }
        }
        let Some((slot, price)) = best else {
            result.idle = (soon + later).saturating_sub(piece);
            break;
        };
        if let Some(order) = open[slot].take() {
            result.rest = result.rest.without(order.salt);
        }
        match piece {
            _ if piece < soon => result.soon += price,
            _ if piece < soon + later => result.later += price,
            _ => result.unsent[usize::from(piece - soon - later)] = price,
        }
    }
    result
}

/// What one more cube of each kind is worth: more if an open order only lacks that.
fn cube_values(game: &Game, deliveries: &Deliveries) -> [f32; 4] {
    let mut values = CUBE[game.phase() as usize];
    let rest = deliveries.rest;
    for kind in Kind::DUG.into_iter().filter(|&kind| rest.of(kind) >= ENOUGH) {
        values[kind as usize] = TOO_MANY;
    }
    for slot in 0..4 {
        let Some(order) = game.order(slot) else { continue };
        let missing = order.salt.without(rest);
        let count = missing.total() as usize;
        if count == 0 || count >= NEARLY.len() {
            continue;
        }
        let held = rest_value(game, order.salt.without(missing));
        let each = (f32::from(order.price) - held) / count as f32 * NEARLY[count];
        for kind in Kind::ALL {
            if missing.of(kind) > 0 {
                values[kind as usize] = values[kind as usize].max(each);
            }
        }
    }
    values
}

/// The tile to expect among these: the mean of each kind and of the water, rounded.
fn typical(tiles: &[Tile]) -> Tile {
    let count = tiles.len().max(1) as u32;
    let mean = |of: &dyn Fn(&Tile) -> u8| {
        let sum: u32 = tiles.iter().map(|tile| u32::from(of(tile))).sum();
        ((2 * sum + count) / (2 * count)) as u8
    };
    Tile {
        salt: Salt::new(Kind::ALL.map(|kind| mean(&|tile| tile.salt.of(kind)))),
        water: mean(&|tile| tile.water),
    }
}

/// T5: the part of this phase's orders that is still to be completed.
pub(crate) fn orders_left(game: &Game) -> f32 {
    let threshold = game.threshold(game.phase()).max(1);
    f32::from(threshold.saturating_sub(game.completed())) / f32::from(threshold)
}

/// How many phases come after this one.
pub(crate) fn phases_left(game: &Game) -> u8 {
    match game.phase() {
        Phase::I => 2,
        Phase::II => 1,
        Phase::III => 0,
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::testing::each_position;
    use magnumsal_rules::{Move, Origin, Source};

    /// An action could be taken now.
    fn acting(game: &Game) -> bool {
        game.due().is_none() && game.actions() > 0
    }

    #[test]
    fn orders_are_promised_only_salt_that_is_there() {
        each_position(|game| {
            for seat in Seat::first(game.players()) {
                let salt = game.salt(seat);
                let filled = Survey::new(game, seat).deliveries;
                assert!(salt.covers(filled.rest));
                assert_eq!(filled.paid() > 0.0, filled.rest != salt);
                let waiting = game.near(seat) + game.far(seat);
                let arrived = if game.to_move() == Some(seat) { game.arrived() } else { 0 };
                assert!(filled.idle <= waiting + arrived);
                // Nobody stays behind with an order in hand while another piece waits for one.
                assert!(filled.idle == 0 || filled.unsent == [0.0; 2]);
            }
        });
    }

    #[test]
    fn a_plan_begins_with_a_legal_step() {
        let mut steps = 0;
        each_position(|game| {
            let Some(seat) = game.to_move().filter(|_| acting(game)) else { return };
            let survey = Survey::new(game, seat);
            for plan in survey.plans.iter().flatten().filter(|plan| plan.placements > 0) {
                let to = game.mine().name(survey.next_step(plan));
                let piece = Source::miner(Origin::Supply);
                if game.supply(seat) > 0 {
                    assert_eq!(game.check(&Move::Place { piece, to }), Ok(()), "{to}");
                    steps += 1;
                }
            }
        });
        assert!(steps > 100, "{steps}");
    }

    #[test]
    fn what_can_be_dug_at_once_can_be_dug() {
        let mut digs = 0;
        let mut moves = Vec::new();
        each_position(|game| {
            let Some(seat) = game.to_move().filter(|_| acting(game)) else { return };
            let survey = Survey::new(game, seat);
            let at_once = |plan: &&Plan| plan.placements == 0 && survey.tolls(plan.chamber) == 0.0;
            if let Some(plan) = survey.plans.iter().flatten().find(at_once) {
                let chamber = game.mine().name(plan.chamber);
                game.legal_moves(&mut moves);
                assert!(
                    moves.iter().any(|mv| matches!(mv, Move::Extract(dig) if dig.at == chamber))
                );
                assert!(survey.at_once >= plan.value);
                digs += 1;
            }
        });
        assert!(digs > 10, "{digs}");
    }

    #[test]
    fn the_typical_tile_is_the_rounded_mean() {
        let tile = |salt: [u8; 4], water| Tile { salt: Salt::new(salt), water };
        let tiles = [tile([2, 1, 0, 0], 1), tile([1, 1, 0, 0], 2), tile([0, 2, 1, 0], 2)];
        assert_eq!(typical(&tiles), tile([1, 1, 0, 0], 2));
    }
}
