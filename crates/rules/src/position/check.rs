//! A position is checked, part by part, and becomes a game.

use super::{Position, PositionError as Error, StackLists, Stacks, tiles, tools, turn};
use crate::{
    Edition, Foremen, Game, Kind, Order, Phase, PiecesState, Post, RuleSet, Salt, Seat, State,
    TurnOrder,
    castle::Castle,
    digging::MARKERS,
    edition::{Components, MAX_ORDERS},
    extraction::Haul,
    game::{Assistant, Foreman, Player, Saltworks, Stage, Turn},
    seat::MAX_SEATS,
    setup::{check_table, order_slots},
    state::ForemanSign,
    tool::Tools,
    town::{MINERS_A_COLOUR, Market},
    turn::actions_in_round,
};
use std::sync::Arc;

pub(super) type Checked<T> = Result<T, Error>;

/// Bounds far above every real game, so that no sum in the engine can overflow.
const MOST_COINS: u16 = 9_999;
const MOST_CUBES: u8 = 99;

pub(super) fn in_range(
    place: impl Into<String>,
    found: impl Into<u32>,
    least: u32,
    most: u32,
) -> Checked<()> {
    let found = found.into();
    if (least..=most).contains(&found) {
        return Ok(());
    }
    Err(Error::OutOfRange { place: place.into(), found, least, most })
}

pub(super) fn length<T>(place: impl Into<String>, list: &[T], expected: usize) -> Checked<()> {
    if list.len() == expected {
        return Ok(());
    }
    Err(Error::ListLength { place: place.into(), expected, found: list.len() })
}

/// The part that only Muria has: there with it and not without.
pub(super) fn muria_part<T>(
    place: impl Into<String>,
    part: Option<&T>,
    muria: bool,
) -> Checked<Option<&T>> {
    match (part, muria) {
        (None, true) => Err(Error::Missing { place: place.into() }),
        (Some(_), false) => Err(Error::Unexpected { place: place.into() }),
        _ => Ok(part),
    }
}

impl Position {
    /// The game that goes on from here, or what is wrong with the position.
    ///
    /// Everything is allowed that keeps the number of pieces, cubes and cards, whether or not the
    /// rules could lead there.
    pub fn game(&self, rules: RuleSet, edition: &Edition) -> Result<Game, Error> {
        let seats = check_table(&rules, self.state.players.len())?;
        let components = edition.shared(rules.expansion);
        let table = Table { rules, seats, components, position: self, state: &self.state };
        table.game()
    }
}

/// A position with what it is checked against.
pub(super) struct Table<'a> {
    pub(super) rules: RuleSet,
    pub(super) seats: u8,
    pub(super) components: &'a Arc<Components>,
    pub(super) position: &'a Position,
    pub(super) state: &'a State,
}

impl Table<'_> {
    pub(super) fn muria(&self) -> bool {
        self.rules.is_muria()
    }

    pub(super) fn seats(&self) -> impl Iterator<Item = Seat> + use<> {
        Seat::first(self.seats)
    }

    pub(super) fn lists(&self) -> Option<&StackLists> {
        match &self.position.stacks {
            Stacks::Known(lists) => Some(lists),
            Stacks::Unknown => None,
        }
    }

    fn seat(&self, place: &str, seat: Seat) -> Checked<Seat> {
        if seat.number() < self.seats {
            return Ok(seat);
        }
        Err(Error::NoSuchSeat { place: place.to_owned(), seat })
    }

    /// Counts by seat, as the engine keeps them.
    pub(super) fn counts(&self, place: &str, list: &[u8]) -> Checked<[u8; MAX_SEATS]> {
        length(place, list, self.seats.into())?;
        let mut counts = [0; MAX_SEATS];
        for (index, &count) in list.iter().enumerate() {
            in_range(format!("{place}[{index}]"), count, 0, MINERS_A_COLOUR.into())?;
            counts[index] = count;
        }
        Ok(counts)
    }

    /// The signs of foremen at a place; none without Muria.
    pub(super) fn signs(&self, place: &str, signs: Option<&Foremen>) -> Checked<Vec<ForemanSign>> {
        let Some(Foremen(signs)) = muria_part(place, signs, self.muria())? else {
            return Ok(Vec::new());
        };
        length(place, signs, self.seats.into())?;
        Ok(signs.clone())
    }

    fn phase(&self) -> Checked<Phase> {
        let number = self.position.phase;
        in_range("phase", number, 1, 3)?;
        Ok(Phase::ALL[usize::from(number) - 1])
    }

    fn game(&self) -> Checked<Game> {
        let phase = self.phase()?;
        let start = self.seat("state.start", self.state.start)?;
        // Who is on turn is set with the rest of the turn, once the game stands.
        let order = TurnOrder { phase, round: self.position.round, start, seat: start };
        let (mine, marked) = self.mine()?;
        let [brown, green, white] = self.market()?;
        in_range("state.inn", self.state.inn, 0, self.components.inn_prices.len() as u32)?;
        let mut game = Game {
            components: Arc::clone(self.components),
            mine,
            players: [Player::default(); MAX_SEATS],
            castle: self.castle(phase)?,
            workshop: tools::workshop(self, phase)?,
            market: Market { cubes: [brown, green, white] },
            inn: self.state.inn,
            posts: self.posts()?,
            saltworks: self.saltworks()?,
            shafts: self.shafts(phase, marked)?,
            turn: Turn::new(order, self.position.actions),
            haul: Haul::default(),
            rules: self.rules,
            seats: self.seats,
        };
        for seat in self.seats() {
            *game.player_mut(seat) = self.player(seat, &game)?;
        }
        self.orders_owned(phase)?;
        self.turn(&mut game)?;
        self.pieces(&game)?;
        Ok(game)
    }

    fn market(&self) -> Checked<[u8; 3]> {
        let market = self.state.market;
        let cubes = [market.b, market.g, market.w];
        for (kind, cubes) in Kind::DUG.into_iter().zip(cubes) {
            let spaces = self.components.market_prices(kind).len() as u32;
            in_range(format!("state.market.{kind}"), cubes, 0, spaces)?;
        }
        Ok(cubes)
    }

    /// A player's belongings; where the foreman is follows from the rest of the position.
    fn player(&self, seat: Seat, game: &Game) -> Checked<Player> {
        let place = |key: &str| format!("state.players[{}].{key}", seat.number());
        let player = &self.state.players[seat.index()];
        in_range(place("coins"), player.coins, 0, MOST_COINS.into())?;
        for kind in Kind::ALL {
            in_range(place("salt"), player.salt.of(kind), 0, MOST_CUBES.into())?;
        }
        if !self.muria() {
            self.no_brine(&place("salt"), player.salt)?;
        }
        in_range(place("miners"), player.miners, 0, MINERS_A_COLOUR.into())?;
        let found = game.mine.markers(seat).len();
        if player.markers != found {
            let said = player.markers;
            return Err(Error::MarkerCount { seat, said, found: found.into() });
        }
        Ok(Player {
            coins: player.coins,
            salt: player.salt,
            supply: player.supply,
            miners: player.miners,
            foreman: self.foreman(seat)?,
            orders: player.orders,
            ready: hand(&player.ready),
            used: hand(&player.used),
        })
    }

    pub(super) fn no_brine(&self, place: &str, salt: Salt) -> Checked<()> {
        if salt.of(Kind::Brine) == 0 {
            return Ok(());
        }
        Err(Error::WrongSalt { place: place.to_owned(), kind: Kind::Brine })
    }

    /// Where a player's foreman is: in exactly one place with Muria, in none without.
    fn foreman(&self, seat: Seat) -> Checked<Foreman> {
        let state = self.state;
        let sign = |all: Option<&Foremen>| {
            all.and_then(|all| all.0.get(seat.index())).is_some_and(|sign| sign.is_there())
        };
        let arrived = self.position.seat == Some(seat)
            && state.castle.arrived.is_some_and(|arrived| arrived.foreman);
        let mut places = vec![
            (Foreman::Supply, state.players[seat.index()].foreman),
            (Foreman::Near, sign(state.castle.near.foremen.as_ref())),
            (Foreman::Far, sign(state.castle.far.foremen.as_ref())),
            (Foreman::Saltworks, sign(state.saltworks.as_ref().map(|works| &works.foremen))),
            (Foreman::Arrived, arrived),
        ];
        let in_mine = state.mine.values().map(|space| sign(space.foremen.as_ref()));
        places.extend(in_mine.map(|there| (Foreman::Mine, there)));
        places.extend(state.posts.iter().map(|(&post, holder)| {
            let holds = holder.is_some_and(|holder| holder.foreman && holder.seat == seat);
            (Foreman::Post(post), holds)
        }));
        let there: Vec<Foreman> =
            places.into_iter().filter(|&(_, there)| there).map(|(place, _)| place).collect();
        match there[..] {
            [place] if self.muria() => Ok(place),
            [] if !self.muria() => Ok(Foreman::Box),
            _ => Err(Error::ForemanCount { seat, found: there.len() as u32 }),
        }
    }

    /// Every player's miners are somewhere, and all of them.
    fn pieces(&self, game: &Game) -> Checked<()> {
        for seat in self.seats() {
            let player = game.player(seat);
            let in_mine: u32 = game
                .mine
                .pieces(seat)
                .map(|slot| {
                    let standing = game.mine.standing_miners(seat, slot);
                    u32::from(standing + game.mine.tired_miners(seat, slot))
                })
                .sum();
            let on_posts = Post::ALL.into_iter().filter_map(|post| {
                let holder = game.assistant(post).filter(|holder| holder.owner == seat)?;
                Some(u32::from(holder.miners(post)))
            });
            let arrived = if game.to_move() == Some(seat) { game.turn.arrived } else { 0 };
            let index = seat.index();
            let waiting = [
                player.supply,
                game.castle.near[index],
                game.castle.far[index],
                game.saltworks.miners[index],
                arrived,
            ];
            let waiting: u32 = waiting.into_iter().map(u32::from).sum();
            let found = in_mine + waiting + on_posts.sum::<u32>();
            if found != u32::from(player.miners) {
                return Err(Error::MinerCount { seat, owned: player.miners, found });
            }
        }
        Ok(())
    }

    fn posts(&self) -> Checked<[Option<Assistant>; 6]> {
        let mut posts = [None; 6];
        for post in Post::ALL {
            let place = format!("state.posts.{}", post.name());
            let listed = self.state.posts.get(&post);
            let there = self.muria() || !post.needs_muria();
            let Some(holder) = muria_part(&place, listed, there)? else { continue };
            let Some(holder) = holder else { continue };
            let owner = self.seat(&place, holder.seat)?;
            let assistant = Assistant { owner, foreman: holder.foreman };
            if holder.miners != assistant.miners(post) {
                return Err(Error::PostHolders { post });
            }
            posts[post.index()] = Some(assistant);
        }
        Ok(posts)
    }

    fn saltworks(&self) -> Checked<Saltworks> {
        let place = "state.saltworks";
        let Some(works) = muria_part(place, self.state.saltworks.as_ref(), self.muria())? else {
            return Ok(Saltworks::default());
        };
        in_range("state.saltworks.brine", works.brine, 0, MOST_CUBES.into())?;
        self.waiting("state.saltworks.foremen", Some(&works.foremen))?;
        let miners = self.counts("state.saltworks.miners", &works.miners)?;
        Ok(Saltworks { brine: works.brine, miners })
    }

    /// Foremen at a place where nobody is tired.
    fn waiting(&self, place: &str, foremen: Option<&Foremen>) -> Checked<()> {
        let signs = self.signs(place, foremen)?;
        match signs.contains(&ForemanSign::Tired) {
            true => Err(Error::Unexpected { place: format!("{place} (`~`)") }),
            false => Ok(()),
        }
    }

    /// S7, M3: shafts, built and unbuilt, are as many as the phases so far have brought.
    fn shafts(&self, phase: Phase, built: u32) -> Checked<u8> {
        let unbuilt = muria_part("state.shafts", self.state.shafts.as_ref(), self.muria())?;
        let Some(&unbuilt) = unbuilt else { return Ok(0) };
        let so_far = Phase::ALL.into_iter().filter(|&other| other <= phase);
        let expected: u32 =
            so_far.map(|phase| u32::from(self.components.shaft_tiles[phase.index()])).sum();
        let found = u32::from(unbuilt) + built;
        for seat in self.seats() {
            let markers = self.state.players[seat.index()].markers;
            let place = format!("state.players[{}].markers", seat.number());
            in_range(place, markers, 0, MARKERS.into())?;
        }
        if found != expected {
            return Err(Error::ShaftCount { expected, found });
        }
        Ok(unbuilt)
    }

    fn castle(&self, phase: Phase) -> Checked<Castle> {
        let castle = &self.state.castle;
        let slots = order_slots(self.seats);
        length("state.castle.orders", &castle.orders, slots.into())?;
        let in_box = &self.components.orders[phase.index()];
        let open: Vec<Order> = castle.orders.iter().copied().flatten().collect();
        let drawn = castle.done as usize + open.len();
        let found = drawn as u32 + u32::from(castle.left);
        if found != in_box.items().len() as u32 {
            let expected = in_box.items().len() as u32;
            return Err(Error::CardCount { place: "state.castle".to_owned(), expected, found });
        }
        for (index, order) in castle.orders.iter().enumerate() {
            if order.is_none() && castle.left > 0 {
                return Err(Error::EmptyPlace { place: format!("state.castle.orders[{index}]") });
            }
        }
        self.circle("state.castle.near", &castle.near)?;
        self.circle("state.castle.far", &castle.far)?;
        let mut rest = Rest::new(in_box.items());
        let mut slots_open = [None; 4];
        for (index, order) in castle.orders.iter().enumerate() {
            if let Some(order) = order {
                rest.take(order, || format!("state.castle.orders[{index}]"))?;
                slots_open[index] = in_box.number(*order);
            }
        }
        let mut stacks = [[0; MAX_ORDERS]; 3];
        for later in Phase::ALL {
            let all = &self.components.orders[later.index()];
            let numbers = all.items().iter().filter_map(|&order| all.number(order));
            for (place, number) in stacks[later.index()].iter_mut().zip(numbers) {
                *place = number;
            }
        }
        if let Some(lists) = self.lists() {
            for later in Phase::ALL {
                let place = format!("stacks.orders.{}", later.numeral());
                let list = lists.orders.get(&later).map_or(&[][..], Vec::as_slice);
                let all = &self.components.orders[later.index()];
                let mut unused = Rest::new(all.items());
                let (expected, rest) = match later.cmp(&phase) {
                    std::cmp::Ordering::Less => (0, &mut unused),
                    std::cmp::Ordering::Equal => (castle.left.into(), &mut rest),
                    std::cmp::Ordering::Greater => (all.items().len(), &mut unused),
                };
                length(&place, list, expected)?;
                let first = all.items().len() - expected;
                for (index, order) in list.iter().enumerate() {
                    rest.take(order, || format!("{place}[{index}]"))?;
                    // It is in the box, so it has a number.
                    let number = all.number(*order).unwrap_or_default();
                    stacks[later.index()][first + index] = number;
                }
            }
        } else {
            for (index, order) in rest.items.iter().rev().take(castle.left.into()).enumerate() {
                let last = in_box.items().len() - 1;
                stacks[phase.index()][last - index] = in_box.number(*order).unwrap_or_default();
            }
            rest.items.truncate(castle.done.into());
        }
        // What has been drawn: orders completed, of which nobody knows which if the stacks are
        // unknown, and then the open ones.
        let gone = rest.items.iter().chain(&open).filter_map(|&order| in_box.number(order));
        for (place, number) in stacks[phase.index()].iter_mut().zip(gone) {
            *place = number;
        }
        Ok(Castle {
            drawn: drawn as u8,
            open: slots_open,
            slots,
            done: castle.done,
            near: self.counts("state.castle.near.miners", &castle.near.miners)?,
            far: self.counts("state.castle.far.miners", &castle.far.miners)?,
            forgotten: if self.lists().is_none() { castle.done } else { 0 },
            ..Castle::new(stacks)
        })
    }

    fn circle(&self, place: &str, circle: &PiecesState) -> Checked<()> {
        self.waiting(&format!("{place}.foremen"), circle.foremen.as_ref())
    }

    /// K3: completed orders lie with players: at least those of this phase, and of past phases no
    /// more than there were.
    fn orders_owned(&self, phase: Phase) -> Checked<()> {
        let owned: u32 = self.state.players.iter().map(|player| u32::from(player.orders)).sum();
        let past = Phase::ALL.into_iter().filter(|&other| other < phase);
        let before: usize = past.map(|phase| self.components.orders(phase).len()).sum();
        let done = u32::from(self.state.castle.done);
        in_range("state.players.orders (all)", owned, done, done + before as u32)
    }

    /// Whose turn it is and how far it has come.
    fn turn(&self, game: &mut Game) -> Checked<()> {
        let Position { seat, round, actions, .. } = *self.position;
        in_range("round", round, 1, self.rules.round_limit.into())?;
        let Some(seat) = seat else { return self.over(game) };
        if self.state.over.is_some() {
            return Err(Error::WrongResult);
        }
        game.turn.seat = self.seat("seat", seat)?;
        let all = u32::from(actions_in_round(round));
        if let Some(arrived) = self.state.castle.arrived {
            in_range("state.castle.arrived.miners", arrived.miners, 0, MINERS_A_COLOUR.into())?;
            if arrived.miners == 0 && !arrived.foreman {
                return Err(Error::Missing { place: "state.castle.arrived.miners".to_owned() });
            }
            game.turn.arrived = arrived.miners;
            game.turn.stage = Stage::Delivery;
        }
        match &self.position.turn {
            None => {
                in_range("actions", actions, all, all)?;
                if !self.state.visited.is_empty() {
                    return Err(Error::TurnBegun { place: "state.visited".to_owned() });
                }
                Ok(())
            }
            Some(begun) => {
                in_range("actions", actions, 0, all)?;
                turn::restore(game, begun, &self.state.visited)
            }
        }
    }

    /// T7: the game is over.
    fn over(&self, game: &mut Game) -> Checked<()> {
        if self.state.over.is_none() {
            return Err(Error::NobodyOnTurn);
        }
        let begun = self.position.turn.is_some() || !self.state.visited.is_empty();
        if begun || self.state.castle.arrived.is_some() {
            return Err(Error::WrongResult);
        }
        in_range("actions", self.position.actions, 0, 0)?;
        game.turn.stage = Stage::Over;
        match game.outcome() == self.state.over {
            true => Ok(()),
            false => Err(Error::WrongResult),
        }
    }
}

/// Cards in hand; [`tools::workshop`] has seen to it that there are not too many.
fn hand(cards: &[crate::Tool]) -> Tools {
    let mut hand = Tools::default();
    cards.iter().for_each(|&tool| hand.add(tool));
    hand
}

/// What of a box is not accounted for yet.
pub(super) struct Rest<T> {
    pub(super) items: Vec<T>,
}

impl<T: Copy + PartialEq + ToString> Rest<T> {
    pub(super) fn new(items: &[T]) -> Self {
        Self { items: items.to_vec() }
    }

    /// Takes an item out; refused if none is left.
    pub(super) fn take(&mut self, item: &T, place: impl Fn() -> String) -> Checked<()> {
        match self.items.iter().position(|other| other == item) {
            Some(index) => {
                self.items.remove(index);
                Ok(())
            }
            None => Err(Error::NotInBox { place: place(), found: item.to_string() }),
        }
    }
}

impl Table<'_> {
    /// The mine, and how many shafts are built.
    fn mine(&self) -> Checked<(crate::Mine, u32)> {
        tiles::mine(self)
    }
}
