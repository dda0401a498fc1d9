//! What a sketch does not say, filled in so that all numbers are right.

use super::{
    super::{
        Position, PositionError, StackLists, Stacks,
        check::{Checked, Rest},
        tiles::assign,
    },
    words::{Pieces, Said, SaidTile},
};
use crate::{
    ArrivedState, ChamberState, Components, Edition, Foremen, Game, Kind, Level, MarketState,
    Order, Phase, PiecesState, Post, PostState, Seat, Setup, Space, SpaceState, State, Tile, Tool,
    edition::{CARDS_A_KIND, KINDS_IN_PLAY, TOOLS_A_PHASE},
    game::Stage,
    setup::check_table,
    turn::actions_in_round,
};
use std::collections::{BTreeMap, BTreeSet};

/// The whole position.
pub(super) fn position(said: &Said, edition: &Edition) -> Checked<Position> {
    let players = said.players.unwrap_or(said.seats.max(2));
    let seats = check_table(&said.rules, players.into())?;
    let components = edition.components(said.rules.expansion);
    let dealt = Game::new(said.rules, players.into(), &Setup::in_order(components), edition)?;
    let filling = Filling { said, seats, components, phase: phase(said, components) };
    let mut state = dealt.state();
    filling.mine(&mut state);
    filling.town(&mut state);
    filling.castle(&mut state);
    filling.players(&mut state);
    filling.workshop(&mut state);
    let round = said.round.unwrap_or(2);
    let mut position = Position {
        seat: Some(said.turn.unwrap_or(Seat(0))),
        phase: filling.phase.number(),
        round,
        actions: actions_in_round(round),
        stacks: Stacks::Known(filling.stacks(&state)?),
        state,
        turn: None,
    };
    let mut game = position.game(said.rules, edition)?;
    if said.over {
        game.turn.stage = Stage::Over;
        position.seat = None;
        position.actions = 0;
        position.state.over = game.outcome();
        position.game(said.rules, edition)?;
    }
    Ok(position)
}

/// The first phase that has brought as many shafts and whose orders these are.
fn phase(said: &Said, components: &Components) -> Phase {
    let built = said.mine.values().filter(|space| space.marker.is_some()).count();
    let wanted = said.castle.orders.iter().flatten().chain(&said.castle.next);
    let wanted: Vec<&Order> = wanted.collect();
    let fits = |phase: &Phase| {
        let in_box = components.orders(*phase);
        usize::from(shafts_by(components, *phase)) >= built
            && wanted.iter().all(|order| in_box.contains(order))
    };
    said.phase.or_else(|| Phase::ALL.into_iter().find(fits)).unwrap_or(Phase::I)
}

/// S7: the shafts that the phases so far have brought.
fn shafts_by(components: &Components, phase: Phase) -> u8 {
    components.shaft_tiles[..=phase.index()].iter().sum()
}

/// One of each, then the second of each, and so on.
fn varied<T: Copy + PartialEq>(items: &[T]) -> Vec<T> {
    let mut rounds: Vec<(usize, T)> = Vec::new();
    for (index, &item) in items.iter().enumerate() {
        rounds.push((items[..index].iter().filter(|&&other| other == item).count(), item));
    }
    rounds.sort_by_key(|&(round, _)| round);
    rounds.into_iter().map(|(_, item)| item).collect()
}

/// Takes the items out as far as they are there; the check of the position finds the others.
fn without<T: PartialEq>(mut items: Vec<T>, taken: &[T]) -> Vec<T> {
    for taken in taken {
        if let Some(index) = items.iter().position(|item| item == taken) {
            items.remove(index);
        }
    }
    items
}

/// A sketch, and what the rest is taken from.
struct Filling<'a> {
    said: &'a Said,
    seats: u8,
    components: &'a Components,
    phase: Phase,
}

impl Filling<'_> {
    fn muria(&self) -> bool {
        self.said.rules.is_muria()
    }

    fn by_seat<T>(&self, of: impl Fn(Seat) -> T) -> Vec<T> {
        Seat::first(self.seats).map(of).collect()
    }

    /// Foremen at a place; in the base game only if some are named, which is then refused.
    fn foremen(&self, pieces: &Pieces) -> Option<Foremen> {
        let signs = Foremen(self.by_seat(|seat| pieces.sign(seat)));
        (self.muria() || signs.0.iter().any(|sign| sign.is_there())).then_some(signs)
    }

    fn circle(&self, pieces: &Pieces) -> PiecesState {
        let miners = self.by_seat(|seat| pieces.standing[seat.index()]);
        PiecesState { miners, foremen: self.foremen(pieces) }
    }

    /// Whether a space is a section of the main shaft (G2, M1).
    fn is_section(&self, space: Space) -> bool {
        space.column() == 0 && space.depth() <= if self.muria() { 2 } else { 6 }
    }

    fn is_chamber(&self, space: Space) -> bool {
        space.depth().is_multiple_of(2) && !self.is_section(space)
    }

    fn mine(&self, state: &mut State) {
        let known: BTreeSet<Space> = state.mine.keys().copied().collect();
        state.mine.retain(|space, _| !self.said.empty.contains(space));
        for space in self.spaces(known) {
            let here = self.said.mine.get(&space);
            let tile = here.map_or(SaidTile::Closed, |here| here.tile);
            let pieces = here.map(|here| here.pieces).unwrap_or_default();
            let chamber = match tile {
                SaidTile::Open(Tile { salt, water }) => {
                    Some(ChamberState { open: true, salt, water })
                }
                SaidTile::Watered(water) => Some(ChamberState { water, ..Default::default() }),
                SaidTile::Under(_) => Some(ChamberState::default()),
                SaidTile::Closed => self.is_chamber(space).then(ChamberState::default),
            };
            let filled = SpaceState {
                chamber,
                standing: self.by_seat(|seat| pieces.standing[seat.index()]),
                tired: self.by_seat(|seat| pieces.tired[seat.index()]),
                foremen: self.foremen(&pieces),
                marker: here.and_then(|here| here.marker),
            };
            state.mine.insert(space, filled);
        }
    }

    /// All spaces: those that are named or always there, and with Muria those that they need: a
    /// shaft's chambers, what lies between a chamber of level I and the main shaft, and next to
    /// every entered chamber the tiles that were laid then (M2), as long as there are some.
    fn spaces(&self, mut spaces: BTreeSet<Space>) -> BTreeSet<Space> {
        spaces.extend(self.said.mine.keys());
        if self.muria() {
            self.lay_tiles(&mut spaces);
        }
        spaces.retain(|space| !self.said.empty.contains(space));
        spaces
    }

    fn lay_tiles(&self, spaces: &mut BTreeSet<Space>) {
        for &space in &spaces.clone() {
            let (depth, column) = (space.depth(), space.column());
            if depth % 2 == 1 && depth > 1 {
                spaces.extend(
                    [depth - 1, depth + 1].into_iter().filter_map(|d| Space::new(d, column)),
                );
            }
        }
        for &space in &spaces.clone() {
            if space.depth() == 2 {
                let (side, far) = (space.column().signum(), space.column().abs());
                spaces.extend((1..far).filter_map(|column| Space::new(2, side * column)));
            }
        }
        for (&space, here) in &self.said.mine {
            if !matches!(here.tile, SaidTile::Open(_)) || !self.is_chamber(space) {
                continue;
            }
            for column in [space.column() - 1, space.column() + 1] {
                let row = |other: &Space| other.depth() == space.depth() && self.is_chamber(*other);
                let level = Level::ALL[usize::from(space.depth() / 2) - 1];
                let laid = spaces.iter().filter(|&other| row(other)).count();
                let beside = Space::new(space.depth(), column);
                if laid < self.components.tiles(level).len() {
                    spaces.extend(beside.filter(|beside| !self.said.empty.contains(beside)));
                }
            }
        }
    }

    fn town(&self, state: &mut State) {
        let said = self.said;
        if let Some(salt) = said.market {
            let [b, g, w] = Kind::DUG.map(|kind| salt.of(kind));
            state.market = MarketState { b, g, w };
        }
        state.inn = said.inn.unwrap_or(state.inn);
        state.start = said.start.unwrap_or(state.start);
        for (&post, &(seat, foreman)) in &said.posts {
            let miners = match (foreman, post) {
                (true, _) => 0,
                (false, Post::Entrance) => 2,
                (false, _) => 1,
            };
            state.posts.insert(post, Some(PostState { seat, miners, foreman }));
        }
        if let Some(works) = &mut state.saltworks {
            works.brine = said.brine.unwrap_or(works.brine);
            let PiecesState { miners, foremen } = self.circle(&said.boiling);
            works.miners = miners;
            works.foremen = foremen.unwrap_or_else(|| works.foremen.clone());
        }
        if let Some(shafts) = &mut state.shafts {
            let built = state.mine.values().filter(|space| space.marker.is_some()).count() as u8;
            let brought = shafts_by(self.components, self.phase);
            *shafts = said.shafts.unwrap_or(brought.saturating_sub(built));
        }
    }

    fn castle(&self, state: &mut State) {
        let said = &self.said.castle;
        let castle = &mut state.castle;
        let in_box = self.components.orders(self.phase);
        let total = in_box.len() as u8;
        let named: Vec<Order> = said.orders.iter().copied().flatten().collect();
        let taken: Vec<Order> = named.iter().chain(&said.next).copied().collect();
        let others = without(varied(in_box), &taken);
        let slots = castle.orders.len();
        castle.orders.clone_from(&said.orders);
        let fill = slots.saturating_sub(said.orders.len());
        // A slot stays empty if what is said to be done or to come leaves no order for it.
        let elsewhere = said.done.unwrap_or(0).saturating_add(said.left.unwrap_or(0));
        let most = usize::from(total.saturating_sub(elsewhere)).saturating_sub(named.len());
        castle.orders.extend(others.into_iter().take(fill.min(most)).map(Some));
        castle.orders.resize(slots.max(said.orders.len()), None);
        let open = castle.orders.iter().flatten().count() as u8;
        let rest = total.saturating_sub(open);
        let owned = self.owned_orders();
        // In phase I everything that was completed is still there; later it may be older.
        let owned = if self.phase == Phase::I { owned } else { 0 };
        castle.done = match (said.done, said.left) {
            (Some(done), _) => done,
            (None, Some(left)) => rest.saturating_sub(left),
            (None, None) => owned.min(rest),
        };
        castle.left = said.left.unwrap_or(rest.saturating_sub(castle.done));
        castle.near = self.circle(&said.near);
        castle.far = self.circle(&said.far);
        let turn = self.said.turn.unwrap_or(Seat(0));
        let miners = said.arrived.standing[turn.index()];
        let foreman = said.arrived.sign(turn).is_there();
        castle.arrived = (miners > 0 || foreman).then_some(ArrivedState { miners, foreman });
    }

    /// K3: the orders that players are said to have.
    fn owned_orders(&self) -> u8 {
        let owned = self.said.belongings.iter().filter_map(|player| player.orders);
        owned.fold(0, u8::saturating_add)
    }

    fn players(&self, state: &mut State) {
        // K3: orders that are completed and nobody is said to have.
        let owned = self.owned_orders();
        let mut missing = state.castle.done.saturating_sub(owned);
        for seat in Seat::first(self.seats) {
            let said = &self.said.belongings[seat.index()];
            let placed = self.placed(seat, state);
            let built = self.said.mine.values().filter(|here| here.marker == Some(seat)).count();
            let foreman = self.muria() && !self.foreman_out(seat);
            let player = &mut state.players[seat.index()];
            player.coins = said.coins.unwrap_or(player.coins);
            player.salt = said.salt.unwrap_or(player.salt);
            (player.supply, player.miners) = match (said.supply, said.miners) {
                (Some(supply), Some(miners)) => (supply, miners),
                (Some(supply), None) => (supply, supply.saturating_add(placed)),
                (None, Some(miners)) => (miners.saturating_sub(placed), miners),
                (None, None) => (player.supply.saturating_sub(placed), player.miners.max(placed)),
            };
            player.foreman = foreman;
            player.markers = built as u8;
            player.orders = match said.orders {
                Some(orders) => orders,
                None => std::mem::take(&mut missing),
            };
            player.ready.clone_from(&said.ready);
            player.used.clone_from(&said.used);
            player.ready.sort();
            player.used.sort();
        }
    }

    /// A player's miners outside the supply.
    fn placed(&self, seat: Seat, state: &State) -> u8 {
        let said = self.said;
        let index = seat.index();
        let in_mine = said.mine.values().map(|here| here.pieces);
        let waiting = [said.castle.near, said.castle.far, said.castle.arrived, said.boiling];
        let everywhere = in_mine.chain(waiting);
        let counts = everywhere.flat_map(|pieces| [pieces.standing[index], pieces.tired[index]]);
        let holders = state.posts.values().flatten().filter(|holder| holder.seat == seat);
        let counts = counts.chain(holders.map(|holder| holder.miners));
        counts.fold(0, u8::saturating_add)
    }

    /// Whether a player's foreman is named anywhere.
    fn foreman_out(&self, seat: Seat) -> bool {
        let said = self.said;
        let in_mine = said.mine.values().map(|here| here.pieces);
        let waiting = [said.castle.near, said.castle.far, said.castle.arrived, said.boiling];
        let mut everywhere = in_mine.chain(waiting);
        everywhere.any(|pieces| pieces.sign(seat).is_there())
            || said.posts.values().any(|&holder| holder == (seat, true))
    }

    /// Cards that players own.
    fn owned_tools(state: &State) -> Vec<Tool> {
        let hands = state.players.iter().flat_map(|player| [&player.ready, &player.used]);
        hands.flatten().copied().collect()
    }

    /// S6: the cards of seven kinds, those that are named among them, one of each kind first.
    fn tool_cards(&self, state: &State) -> Vec<Tool> {
        let said = &self.said.workshop;
        let mut named = Self::owned_tools(state);
        named.extend(said.open.iter().chain(&said.next));
        let in_box = self.components.tools();
        let mut kinds: Vec<Tool> = in_box.to_vec();
        kinds.sort_by_key(|tool| !named.contains(tool));
        kinds.truncate(KINDS_IN_PLAY);
        kinds.sort_by_key(|tool| in_box.iter().position(|other| other == tool));
        (0..CARDS_A_KIND).flat_map(|_| kinds.iter().copied()).collect()
    }

    /// S7: seven cards in this phase; what players own beyond those of past phases is from it.
    fn workshop(&self, state: &mut State) {
        let said = &self.said.workshop;
        let owned = Self::owned_tools(state);
        let past = usize::from(TOOLS_A_PHASE) * self.phase.index();
        let rest = TOOLS_A_PHASE.saturating_sub(owned.len().saturating_sub(past).min(99) as u8);
        let mut open = said.open.clone();
        if said.left != Some(0) {
            let mut taken: Vec<Tool> = owned.iter().chain(&said.next).copied().collect();
            taken.extend(&open);
            let others = without(self.tool_cards(state), &taken);
            let places = usize::from(rest.min(3)).saturating_sub(open.len());
            open.extend(others.into_iter().take(places));
        }
        state.workshop.left = said.left.unwrap_or(rest.saturating_sub(open.len() as u8));
        state.workshop.open = open;
    }

    fn stacks(&self, state: &State) -> Checked<StackLists> {
        let orders = Phase::ALL.into_iter().filter(|&phase| phase >= self.phase);
        let mut taken = Self::owned_tools(state);
        taken.extend(state.workshop.open.iter().chain(&self.said.workshop.next));
        let phases_left = Phase::ALL.len() - 1 - self.phase.index();
        let to_come = usize::from(state.workshop.left) + usize::from(TOOLS_A_PHASE) * phases_left;
        let mut tools = self.said.workshop.next.clone();
        tools.extend(without(self.tool_cards(state), &taken));
        tools.truncate(to_come);
        let mut tiles = BTreeMap::new();
        for level in Level::ALL {
            tiles.insert(level, self.tiles(state, level)?);
        }
        let orders = orders.map(|phase| (phase, self.orders(state, phase))).collect();
        Ok(StackLists { tiles, orders, tools })
    }

    fn orders(&self, state: &State, phase: Phase) -> Vec<Order> {
        let all = varied(self.components.orders(phase));
        if phase != self.phase {
            return all;
        }
        let next = &self.said.castle.next;
        let open = state.castle.orders.iter().flatten();
        let taken: Vec<Order> = open.chain(next).copied().collect();
        let mut orders = next.clone();
        orders.extend(without(all, &taken));
        orders.truncate(state.castle.left.into());
        orders
    }

    /// The tiles that nobody has entered, by their spaces, and then those not laid. Entered
    /// chambers have any that could be there.
    fn tiles(&self, state: &State, level: Level) -> Checked<Vec<Tile>> {
        let mut rest = Rest::new(self.components.tiles(level));
        let on_level = |space: &Space| space.depth() == 2 * level.number();
        let spaces = state.mine.iter().filter(|(space, _)| on_level(space));
        let (mut entered, mut unentered) = (Vec::new(), Vec::new());
        for (&space, here) in spaces {
            let Some(chamber) = &here.chamber else { continue };
            match self.said.mine.get(&space).map(|here| here.tile) {
                _ if chamber.open => entered.push((space, (chamber.salt, chamber.water))),
                Some(SaidTile::Under(tile)) => {
                    rest.take(&tile, || format!("state.mine.{space}"))?;
                    unentered.push(Some(tile));
                }
                _ => unentered.push(None),
            }
        }
        let needs: Vec<_> = entered.iter().map(|&(_, need)| need).collect();
        let found = assign(&needs, &rest.items)
            .map_err(|index| PositionError::NoTileFor { space: entered[index].0 })?;
        let left = rest.items.iter().enumerate().filter(|(index, _)| !found.contains(index));
        let left: Vec<Tile> = left.map(|(_, &tile)| tile).collect();
        let mut left = varied(&left).into_iter();
        let mut tiles: Vec<Tile> =
            unentered.into_iter().filter_map(|tile| tile.or_else(|| left.next())).collect();
        tiles.extend(left);
        Ok(tiles)
    }
}
