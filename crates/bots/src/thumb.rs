//! Rules of thumb: what a move seems to be worth, at a glance and in groszy.
//!
//! The apprentice plays by them alone; a search uses them to look at promising moves first and to
//! play on where its tree ends. The numbers were guessed and then improved in games between
//! apprentices (see `docs/architecture.md`), so that they fit each other rather than a theory.

use crate::survey::{Plan, Survey, orders_left, phases_left};
use arrayvec::ArrayVec;
use magnumsal_rules::{
    Extraction, FOREMAN_STRENGTH, Feed, Forfeit, Game, Kind, Move, MoveList, Origin, Phase, Post,
    Salt, Seat, Source, Space, Tool, Trade, pumping_price,
};
use std::cell::Cell;

/// What owning a tool is worth over a whole game, by kind; each tool owned makes the next one worth
/// less. A part of what it adds to the final value (T7) counts as well.
const TOOL: [f32; Tool::ALL.len()] = [6.0, 14.35, 2.71, 11.32, 7.0, 4.72, 2.18, 3.57, 4.33];
const CROWDED: f32 = 0.12;
const FINAL_VALUE: f32 = 0.34;

/// What a post earns in a phase, by post, and what the piece would do elsewhere, if many or few are
/// in the supply.
const POST: [f32; Post::ALL.len()] = [1.26, 2.55, 1.44, 2.5, 2.67, 1.87];
const SPARE: f32 = 0.5;
const SCARCE: f32 = 1.5;

/// What one more miner is worth over a whole game: up to `MANY` miners, and beyond.
const MINER: f32 = 16.36;
const MINER_MORE: f32 = 6.0;
const MANY: u8 = 8;

/// Who has fewer groszy left after a purchase is too poor for tolls.
const POOR: f32 = 2.0;

/// Tolls that a piece on the way saves its owner in a whole phase, and what it earns in a shaft
/// from each of the others.
const TOLLS_SAVED: f32 = 2.29;
const TOLLS_EARNED: f32 = 1.77;

/// What it costs to call a piece away from salt, or from anywhere else in the mine.
const FROM_SALT: f32 = 1.82;
const FROM_MINE: f32 = 0.29;

/// What digging costs: every tired miner, and every card turned over.
const TIRED: f32 = 0.3;
const CARD: f32 = 1.0;

/// What less water is worth: of the plan's value for each placement saved, and for each cube that
/// is more than needed.
const PLACEMENT: f32 = 0.066;
const DRIER: f32 = 1.37;

/// What a rest is worth for each tired miner, when the first and when the second action is passed.
const REST: [f32; 2] = [0.89, 3.58];

/// What is left of something's worth in each phase.
fn season(game: &Game) -> f32 {
    match game.phase() {
        Phase::I => 1.0,
        Phase::II => 0.85,
        Phase::III => 0.55,
    }
}

/// What each of these moves seems to be worth to the player who is to move, into `scores`.
pub(crate) fn rate(game: &Game, moves: &MoveList, scores: &mut Vec<f32>) {
    scores.clear();
    let Some(seat) = game.to_move() else { return };
    let thumb = Thumb::new(game, seat);
    scores.extend(moves.iter().map(|mv| thumb.rate(mv)));
}

/// A glance at the table.
pub(crate) struct Thumb<'g> {
    game: &'g Game,
    pub(crate) survey: Survey,
    /// Spaces where a piece is worth something, and what.
    goals: Goals,
    /// The part of this phase's orders that is still to be completed.
    pub(crate) left: f32,
    /// What a piece in a shaft will still earn from those who pass.
    shaft: f32,
    /// The piece asked about last and what it costs to take it: moves come sorted by piece.
    last: Cell<Option<(Source, f32)>>,
    /// What the salt at hand is worth.
    pub(crate) salt: f32,
    /// The strength of the pieces that lie down.
    pub(crate) tired: f32,
}

impl<'g> Thumb<'g> {
    pub(crate) fn new(game: &'g Game, seat: Seat) -> Self {
        let survey = Survey::new(game, seat);
        let mine = game.mine();
        let left = orders_left(game);
        let shaft = TOLLS_EARNED * left * f32::from(game.players() - 1);
        let mut goals = Goals::new();
        for plan in survey.plans.iter().flatten().filter(|plan| plan.placements > 0) {
            goals.push((mine.name(survey.next_step(plan)), plan.score));
        }
        if let Some(plan) = &survey.plans[0] {
            for slot in survey.toll_spaces(game, plan) {
                let passers = if mine.chambers().has(slot) { 0.0 } else { shaft };
                goals.push((mine.name(slot), TOLLS_SAVED * left + passers));
            }
        }
        let tired = mine.pieces(seat).map(|slot| mine.tired_miners(seat, slot)).sum::<u8>();
        let foreman = u8::from(mine.foreman_is_tired(seat)) * FOREMAN_STRENGTH;
        Self {
            game,
            goals,
            left,
            shaft,
            last: Cell::new(None),
            salt: survey.worth(game, game.salt(seat)),
            tired: f32::from(tired + foreman),
            survey,
        }
    }

    /// What a move seems to be worth.
    pub(crate) fn rate(&self, mv: &Move) -> f32 {
        let game = self.game;
        match *mv {
            Move::Deliver { slot } => game.order(slot).map_or(0.0, |order| order.price.into()),
            Move::Forfeit(Forfeit::Coins) => -3.0,
            Move::Forfeit(Forfeit::Salt(kind)) => -self.survey.cube[kind as usize],
            Move::Place { piece, to } => self.place(piece, to),
            Move::Rope { piece, to } => 0.9 * self.place(piece, to) - 0.5,
            Move::Extract(extraction) => self.extract(&extraction),
            Move::Route(route) => -self.foreign(route.spaces()),
            Move::Cart { at: _, and } => 0.5 + if and.is_some() { 1.0 } else { 0.0 },
            Move::Haul => 1.0,
            Move::Toll { shares, .. } => self.toll(&shares),
            Move::Assist { piece, post } => self.assist(piece, post),
            Move::AssistPair { first, second } => {
                self.post(Post::Entrance) - self.piece(first) - self.piece(second)
            }
            Move::Hire => self.hire(),
            Move::Buy { slot } => self.buy(slot),
            Move::Pump { at, water } => self.pump(at, water),
            Move::Square => 1.0,
            Move::Market { commercial, first, second } => self.market(commercial, first, second),
            Move::Castle { piece, royal } => self.castle(piece, royal),
            Move::Boil { piece } => self.boil(piece) - 0.5,
            Move::BoilMore { piece } => self.boil(piece),
            Move::Recall { miners, foreman } => f32::from(miners) + f32::from(u8::from(foreman)),
            Move::Shaft { .. } => self.shaft(),
            Move::Dig(_) => 0.0,
            Move::Bucket { from, .. } => self.bucket(from),
            Move::Feed(feed) => self.feed(feed),
            Move::Exchange { kind } => self.exchange(kind),
            Move::Pass => self.pass(),
            Move::End => 0.0,
        }
    }

    fn me(&self) -> Seat {
        self.survey.seat
    }

    /// What it costs to take a piece from where it is.
    fn piece(&self, piece: Source) -> f32 {
        if let Some((last, cost)) = self.last.get()
            && last == piece
        {
            return cost;
        }
        let cost = match piece.origin {
            Origin::Supply => 0.0,
            Origin::Post(post) => 0.7 * self.post(post),
            Origin::Mine(space) => {
                let mine = self.game.mine();
                match mine.slot(space) {
                    Some(slot) if mine.salted().has(slot) => FROM_SALT,
                    Some(slot) if !mine.chambers().has(slot) => FROM_MINE + self.shaft,
                    _ => FROM_MINE,
                }
            }
        };
        let cost = cost + if piece.foreman { 0.5 } else { 0.0 };
        self.last.set(Some((piece, cost)));
        cost
    }

    /// On the way to a plan's chamber, into it, or where it saves tolls; anywhere else a piece is
    /// wasted.
    fn place(&self, piece: Source, to: Space) -> f32 {
        let gain = gain(&self.goals, to).max(-0.5);
        let foreman = if piece.foreman && gain > 0.0 { 0.8 } else { 0.0 };
        gain + foreman - self.piece(piece)
    }

    fn extract(&self, dig: &Extraction) -> f32 {
        let Some(slot) = self.game.mine().slot(dig.at) else { return 0.0 };
        let cubes = dig.salt.total() as f32;
        let gain: f32 = Kind::DUG
            .iter()
            .map(|&kind| self.survey.cube[kind as usize] * f32::from(dig.salt.of(kind)))
            .sum();
        let crew = f32::from(dig.miners + u8::from(dig.foreman) * FOREMAN_STRENGTH);
        let tools = f32::from(dig.pickaxes) + if dig.mill { 1.0 } else { 0.0 };
        gain - cubes * self.survey.tolls(slot) - TIRED * crew - CARD * tools
    }

    /// Spaces where a toll is due.
    fn foreign(&self, spaces: impl Iterator<Item = Space>) -> f32 {
        let mine = self.game.mine();
        let own = mine.present(self.me());
        spaces.filter(|&space| mine.slot(space).is_some_and(|slot| !own.has(slot))).count() as f32
    }

    /// The player with the least money should get the toll.
    fn toll(&self, shares: &[u8]) -> f32 {
        let seats = Seat::first(self.game.players()).zip(shares);
        -seats
            .map(|(seat, &share)| f32::from(self.game.coins(seat)) * f32::from(share))
            .sum::<f32>()
            / 100.0
    }

    /// What a post will still earn in this phase.
    fn post(&self, post: Post) -> f32 {
        POST[post as usize] * self.left
    }

    fn assist(&self, piece: Source, post: Post) -> f32 {
        let spare = self.game.supply(self.me()) >= 3;
        self.post(post) - self.piece(piece) - if spare { SPARE } else { SCARCE }
    }

    fn hire(&self) -> f32 {
        let game = self.game;
        let miners = game.miners(self.me());
        let price = f32::from(game.hiring_price().unwrap_or_default());
        let rest = f32::from(game.coins(self.me())) - price;
        let worth = if miners < MANY { MINER } else { MINER_MORE } * season(game);
        let needed = self.survey.plans[0].filter(|plan| plan.hires > 0);
        let plan = needed.map_or(0.0, |plan| plan.score + 0.5);
        plan.max(worth - price) - if rest < POOR { POOR } else { 0.0 }
    }

    fn buy(&self, slot: u8) -> f32 {
        let game = self.game;
        let Some(tool) = game.tool_on_offer(slot) else { return 0.0 };
        let me = self.me();
        let owned = game.ready(me).total() + game.used(me).total();
        let value = |tools| f32::from(game.components().tool_value(tools));
        let price = f32::from(game.tool_price(slot));
        let rest = f32::from(game.coins(me)) - price;
        let left = if phases_left(game) == 0 { self.left } else { 1.0 };
        let useful = TOOL[tool as usize] * season(game) * left;
        useful / (1.0 + CROWDED * f32::from(owned))
            + FINAL_VALUE * (value(owned + 1) - value(owned))
            + CARD
            - price
            - if rest < POOR { POOR } else { 0.0 }
    }

    /// Water gone is as good as a miner placed, for a crew that waits for it.
    fn pump(&self, at: Space, water: u8) -> f32 {
        self.drained(at, water) - pumping_price(water) as f32
    }

    /// What less water in a chamber does for the best plan.
    fn drained(&self, at: Space, water: u8) -> f32 {
        let here = |plan: &&Plan| self.game.mine().name(plan.chamber) == at;
        let Some(plan) = self.survey.plans.iter().flatten().find(here) else { return -0.5 };
        let saved = plan.placements.min(water);
        let extra = water - saved;
        PLACEMENT * plan.value * f32::from(saved) + f32::from(extra) * DRIER
    }

    fn bucket(&self, from: Space) -> f32 {
        self.drained(from, 1) - 0.7
    }

    /// Salt for money and money for salt, both ways by what the salt is worth.
    fn market(&self, commercial: bool, first: Trade, second: Option<Trade>) -> f32 {
        let game = self.game;
        let mut salt = game.salt(self.me());
        for trade in [Some(first), second].into_iter().flatten() {
            match trade {
                Trade::Sell(kind) => {
                    salt = salt.without(Salt::one(kind));
                }
                Trade::Buy(kind) => salt = salt.with(Salt::one(kind)),
            }
        }
        let money = game.market_gain(commercial, first, second).unwrap_or_default() as f32;
        let card = if commercial { 0.7 } else { 0.0 };
        money + self.survey.worth(game, salt) - self.salt - card - 0.28
    }

    /// To the king with salt he wants; otherwise better not.
    fn castle(&self, piece: Source, royal: bool) -> f32 {
        let price = self.survey.deliveries.unsent[0];
        let gain = if price > 0.0 { price } else { -4.0 };
        gain - self.piece(piece) + if royal { 0.5 } else { 0.0 }
    }

    fn boil(&self, piece: Source) -> f32 {
        let game = self.game;
        let waiting: u8 = Seat::first(game.players()).map(|seat| game.boiling(seat)).sum();
        let gain =
            if game.brine() > waiting { self.survey.cube[Kind::Brine as usize] } else { -1.0 };
        gain - self.piece(piece)
    }

    /// The only way down in Muria.
    fn shaft(&self) -> f32 {
        let mine = self.game.mine();
        // Orders of phase II want salt of level II, and those of phase III salt of level III.
        let deepest = mine.chambers().map(|slot| mine.level(slot).number()).max();
        let wanted = deepest.is_none_or(|deepest| deepest < self.game.phase().number());
        if wanted { 4.0 } else { 4.24 * season(self.game) - 1.0 }
    }

    fn feed(&self, feed: Feed) -> f32 {
        let fed = match feed {
            Feed::Miner(_) => 1.0,
            Feed::Miners(..) | Feed::Foreman(_) => 2.0,
        };
        1.6 * fed - 1.8
    }

    fn exchange(&self, kind: Kind) -> f32 {
        let game = self.game;
        let price = game.components().brine_price(kind).unwrap_or_default();
        let salt = game.salt(self.me()).without(Salt::new([0, 0, 0, price])).with(Salt::one(kind));
        self.survey.worth(game, salt) - self.salt - 0.1
    }

    /// Passing both actions wakes the tired.
    fn pass(&self) -> f32 {
        let game = self.game;
        if game.has_worked() || (game.round() == 1 && phases_left(game) == 2) {
            return 0.0;
        }
        let [first, second] = REST;
        self.tired * if game.actions() >= 2 { first } else { second }
    }
}

/// Spaces where a piece is worth something: the next steps of two plans, and spaces with tolls.
type Goals = ArrayVec<(Space, f32), GOALS>;

/// Two steps, and all 31 spaces that the way up from a chamber can have.
const GOALS: usize = 33;

/// The most that a piece on a space is worth.
fn gain(goals: &Goals, space: Space) -> f32 {
    let here = goals.iter().filter(|(goal, _)| *goal == space);
    here.fold(f32::MIN, |most, &(_, gain)| most.max(gain))
}
