//! Writing observations.

use super::layout::{At, OBSERVATION_LENGTH};
use magnumsal_rules::{
    Building, Due, Expansion, Fatigue, Game, Kind, MAX_ORDERS, MAX_SEATS, MAX_TILES, OpenAction,
    Place, Post, Salt, Seat, Slot, Tool,
};

/// The byte for the centre column.
const CENTRE: i16 = 32;

/// Writes what lies open in a position, as `looking` sees it, or the first seat; nothing if the buffer is not as long as an
/// observation. Whatever the hidden stacks of the game
/// are, the bytes are the same: they are only asked for counts.
pub(crate) fn write(game: &Game, looking: Option<Seat>, bytes: &mut [u8]) {
    // With a length that the compiler knows, most places are known to be in bounds.
    let Ok(bytes) = <&mut [u8; OBSERVATION_LENGTH]>::try_from(bytes) else { return };
    bytes.fill(0);
    let first = looking.map_or(0, Seat::number);
    let mut writer = Writer { game, first, bytes };
    writer.mine();
    for seat in Seat::first(game.players()) {
        writer.pieces(seat);
        writer.player(seat);
    }
    writer.haul();
    writer.town();
    writer.unseen();
    writer.turn();
    writer.settings();
}

struct Writer<'a> {
    game: &'a Game,
    /// The number of the seat that looks.
    first: u8,
    bytes: &'a mut [u8; OBSERVATION_LENGTH],
}

impl Writer<'_> {
    /// A part's byte with this index.
    #[inline]
    fn put(&mut self, part: At, index: usize, value: u8) {
        self.bytes[part.offset() + index] = value;
    }

    /// A part's bytes from this index on.
    #[inline]
    fn put_all<const N: usize>(&mut self, part: At, index: usize, values: &[u8; N]) {
        let first = part.offset() + index;
        self.bytes[first..first + N].copy_from_slice(values);
    }

    #[inline]
    fn put_flag(&mut self, part: At, index: usize, set: bool) {
        self.put(part, index, u8::from(set));
    }

    /// A seat's place, clockwise from the one that looks.
    #[inline]
    fn place(&self, seat: Seat) -> usize {
        let (number, players) = (seat.number(), self.game.players());
        let place = if number < self.first { number + players } else { number } - self.first;
        usize::from(place) % MAX_SEATS
    }

    fn mine(&mut self) {
        let mine = self.game.mine();
        let chambers = mine.chambers();
        for slot in mine.existing() {
            let (index, space) = (slot.index(), mine.name(slot));
            self.put(At::SpaceKind, index, 1 + u8::from(chambers.has(slot)));
            self.put(At::Depth, index, space.depth());
            self.put(At::Column, index, (i16::from(space.column()) + CENTRE) as u8);
        }
        for slot in mine.linked() {
            self.put(At::Linked, slot.index(), 1);
        }
        for slot in chambers {
            let index = slot.index();
            self.put_flag(At::Revealed, index, mine.revealed().has(slot));
            self.put_all(At::Salt, 3 * index, &dug(mine.salt(slot)));
            self.put(At::Water, index, mine.water(slot));
        }
        if self.game.rules().mapped {
            for slot in chambers - mine.revealed() {
                let Some(tile) = self.game.face_up(mine.name(slot)) else { continue };
                self.put_all(At::Printed, 4 * slot.index(), &dug(tile.salt));
                self.put(At::Printed, 4 * slot.index() + 3, tile.water);
            }
        }
        if let Some(slot) = self.game.digging_beside() {
            self.put(At::Asked, slot.index(), 1);
        }
    }

    /// A seat's pieces and markers in the mine.
    fn pieces(&mut self, seat: Seat) {
        let mine = self.game.mine();
        let place = self.place(seat);
        let index = |slot: Slot| slot.index() * MAX_SEATS + place;
        for slot in mine.pieces(seat) {
            self.put(At::Standing, index(slot), mine.standing_miners(seat, slot));
            self.put(At::Tired, index(slot), mine.tired_miners(seat, slot));
        }
        for slot in mine.foremen(seat) {
            self.put(At::Foremen, index(slot), 1 + u8::from(mine.foreman_is_tired(seat)));
        }
        for slot in mine.markers(seat) {
            self.put(At::Markers, index(slot), 1);
        }
    }

    /// What a player has outside the mine.
    fn player(&mut self, seat: Seat) {
        let game = self.game;
        let place = self.place(seat);
        self.put(At::Present, place, 1);
        self.put(At::Coins, place, capped(game.coins(seat)));
        self.put(At::Worth, place, capped(game.worth(seat)));
        self.put_all(At::Held, 4 * place, &cubes(game.salt(seat)));
        self.put(At::Supply, place, game.supply(seat));
        self.put(At::Miners, place, game.miners(seat));
        self.put(At::ForemanPlace, place, foreman_at(game.foreman(seat)));
        self.put(At::OrdersDone, place, game.orders_done(seat));
        self.put(At::Near, place, game.near(seat));
        self.put(At::Far, place, game.far(seat));
        self.put(At::Boiling, place, game.boiling(seat));
        let (ready, used) = (game.ready(seat), game.used(seat));
        self.put_all(At::Ready, place * Tool::ALL.len(), &Tool::ALL.map(|tool| ready.count(tool)));
        self.put_all(At::Used, place * Tool::ALL.len(), &Tool::ALL.map(|tool| used.count(tool)));
        self.put_flag(At::ToMove, place, game.to_move() == Some(seat));
        self.put_flag(At::StartPlayer, place, game.start_player() == seat);
    }

    /// E4–E6: salt on its way up, while something about it is asked.
    fn haul(&mut self) {
        let mine = self.game.mine();
        let (Some(state), Some(carrying)) = (self.game.haul_state(), self.game.carrying()) else {
            return;
        };
        let index = |space| mine.slot(space).map_or(0, Slot::index);
        self.put(At::Asked, index(state.from), 1);
        self.put(At::Hauled, 0, state.cubes);
        self.put(At::Paid, 0, state.paid);
        for (number, station) in (1..).zip(&carrying.way) {
            self.put(At::Way, index(station.space), number);
            self.put(At::Owed, index(station.space), station.owed.unwrap_or(0));
        }
        for first in state.carts.iter().filter_map(|cart| cart.first()) {
            self.bytes[At::Carts.offset() + index(*first)] += 1;
        }
    }

    fn town(&mut self) {
        let game = self.game;
        for (index, post) in Post::ALL.into_iter().enumerate() {
            if let Some(assistant) = game.assistant(post) {
                let place = self.place(assistant.owner);
                self.put(At::Posts, index * MAX_SEATS + place, 1 + u8::from(assistant.foreman));
            }
        }
        for slot in 0..4 {
            if let Some(order) = game.order(slot) {
                self.put_all(At::OrderSalt, 4 * usize::from(slot), &cubes(order.salt));
                self.put(At::OrderPrice, slot.into(), order.price);
            }
        }
        self.put(At::OrdersLeft, 0, game.orders_left());
        self.put(At::Completed, 0, game.completed());
        self.put(At::Threshold, 0, game.threshold(game.phase()));
        self.put_all(At::MarketCubes, 0, &Kind::DUG.map(|kind| game.market_cubes(kind)));
        let price = |price: Option<u8>| price.unwrap_or(0);
        self.put_all(At::BuyPrice, 0, &Kind::DUG.map(|kind| price(game.purchase_price(kind))));
        self.put_all(At::SellPrice, 0, &Kind::DUG.map(|kind| price(game.sale_price(kind))));
        self.put(At::HiringPrice, 0, price(game.hiring_price()));
        for slot in 0..3 {
            if let Some(tool) = game.tool_on_offer(slot) {
                self.put(At::Workshop, usize::from(slot) * Tool::ALL.len() + tool.index(), 1);
            }
            self.put(At::ToolPrice, slot.into(), game.tool_price(slot));
        }
        self.put(At::ToolsLeft, 0, game.tools_left());
        self.put(At::Brine, 0, game.brine());
        self.put(At::ShaftTiles, 0, game.shaft_tiles());
    }

    fn unseen(&mut self) {
        let counts = self.game.unseen_counts();
        for (index, tiles) in counts.tiles.iter().enumerate() {
            self.put_all(At::UnseenTiles, index * MAX_TILES, tiles);
        }
        for (index, orders) in counts.orders.iter().enumerate() {
            self.put_all(At::UnseenOrders, index * MAX_ORDERS, orders);
        }
        self.put_all(At::UnseenTools, 0, &counts.tools);
    }

    fn turn(&mut self) {
        let game = self.game;
        let over = game.is_over();
        self.put(At::Phase, game.phase().index(), 1);
        self.put(At::Round, 0, game.round());
        self.put(At::RoundLimit, 0, game.rules().round_limit);
        self.put(At::Actions, 0, game.actions());
        self.put_flag(At::Worked, 0, !over && game.has_worked());
        for building in Building::ALL {
            self.put_flag(At::Visited, building.index(), !over && game.visited(building));
        }
        if let Some(due) = game.due() {
            let all = [Due::Delivery, Due::Route, Due::Cart, Due::Toll, Due::Dig];
            let index = all.iter().position(|&other| other == due);
            self.put(At::Due, index.unwrap_or(0), 1);
        }
        if let Some(open) = game.open_action() {
            let all = [OpenAction::Placing, OpenAction::Boiling, OpenAction::Recalling];
            let index = all.iter().position(|&other| other == open);
            self.put(At::OpenAction, index.unwrap_or(0), 1);
        }
        if !over {
            self.put(At::Arrived, 0, game.arrived());
        }
        self.put_flag(At::Over, 0, over);
        self.put(At::Players, 0, game.players());
    }

    fn settings(&mut self) {
        let rules = self.game.rules().in_force();
        self.put_flag(At::Muria, 0, rules.expansion == Expansion::Muria);
        self.put_flag(At::Mapped, 0, rules.mapped);
        self.put(At::CartCapacity, 0, rules.cart_capacity.unwrap_or(0));
        self.put_flag(At::BucketIntoUnrevealed, 0, rules.bucket_into_unrevealed);
        self.put_flag(At::FatigueAll, 0, rules.fatigue == Fatigue::All);
        self.put_flag(At::PumpWithTired, 0, rules.pump_with_tired);
    }
}

fn dug(salt: Salt) -> [u8; 3] {
    Kind::DUG.map(|kind| salt.of(kind))
}

fn cubes(salt: Salt) -> [u8; 4] {
    Kind::ALL.map(|kind| salt.of(kind))
}

fn capped(money: u16) -> u8 {
    money.min(255) as u8
}

const fn foreman_at(place: Option<Place>) -> u8 {
    match place {
        None | Some(Place::Bank) => 0,
        Some(Place::Supply) => 1,
        Some(Place::Mine(_)) => 2,
        Some(Place::Post(_)) => 3,
        Some(Place::FarCircle) => 4,
        Some(Place::NearCircle) => 5,
        Some(Place::Throne) => 6,
        Some(Place::Saltworks) => 7,
    }
}
