//! The position: everything on the table, hidden stacks included.

use crate::{
    Illegal, Kind, Move, MoveList, Phase, RuleSet, Salt, Seat, Tools, TurnOrder,
    castle::Castle,
    edition::Components,
    event::{Event, Purse, Store},
    extraction::Haul,
    mine::{Mine, Slot},
    moves::{Buildings, Post},
    rule::Rule,
    seat::MAX_SEATS,
    town::{Market, Workshop},
};
use std::sync::Arc;

/// A position of the game, with the hidden stacks: players get a [`View`](crate::View) of it.
///
/// Plain data of a fixed size, except the components, which it shares; a clone copies bytes and
/// allocates nothing.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Game {
    pub(crate) components: Arc<Components>,
    pub(crate) mine: Mine,
    pub(crate) players: [Player; MAX_SEATS],
    pub(crate) castle: Castle,
    pub(crate) workshop: Workshop,
    pub(crate) market: Market,
    /// B2: index of the inn's next price; 7 when closed.
    pub(crate) inn: u8,
    pub(crate) posts: [Option<Assistant>; 6],
    pub(crate) saltworks: Saltworks,
    /// M3: shaft tiles that may still be built.
    pub(crate) shafts: u8,
    pub(crate) turn: Turn,
    pub(crate) haul: Haul,
    pub(crate) rules: RuleSet,
    pub(crate) seats: u8,
}

/// What a player owns outside the mine.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub(crate) struct Player {
    pub(crate) coins: u16,
    pub(crate) salt: Salt,
    /// Miners in the supply, and all miners owned.
    pub(crate) supply: u8,
    pub(crate) miners: u8,
    pub(crate) foreman: Foreman,
    pub(crate) orders: u8,
    pub(crate) ready: Tools,
    pub(crate) used: Tools,
}

/// Where a player's foreman is.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub(crate) enum Foreman {
    /// In the box: the base game has none.
    #[default]
    Box,
    Supply,
    Mine,
    Post(Post),
    Far,
    Near,
    Arrived,
    Saltworks,
}

/// A1: who holds a post.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Assistant {
    /// Whose piece it is.
    pub owner: Seat,
    /// Whether it is the foreman; otherwise a miner, two at the entrance (A4).
    pub foreman: bool,
}

impl Assistant {
    /// A4: how many miners hold the post: two at the entrance, none where the foreman does.
    pub const fn miners(self, post: Post) -> u8 {
        match (self.foreman, post) {
            (true, _) => 0,
            (false, Post::Entrance) => 2,
            (false, _) => 1,
        }
    }
}

/// W: brine in the pans, and the miners who boil it. Foremen are found by [`Player::foreman`].
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub(crate) struct Saltworks {
    pub(crate) brine: u8,
    pub(crate) miners: [u8; MAX_SEATS],
}

/// T: whose turn it is and what has happened in it.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub(crate) struct Turn {
    pub(crate) start: Seat,
    pub(crate) seat: Seat,
    pub(crate) phase: Phase,
    pub(crate) round: u8,
    /// Actions left.
    pub(crate) actions: u8,
    /// T4: whether an action was used for anything but passing.
    pub(crate) worked: bool,
    /// B1: buildings visited.
    pub(crate) visited: Buildings,
    /// T2: miners that have arrived at the castle and are not settled.
    pub(crate) arrived: u8,
    pub(crate) stage: Stage,
    pub(crate) open: Open,
}

/// What is to be decided.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub(crate) enum Stage {
    Delivery,
    /// An action or, when none is left, the end of the turn.
    Action,
    Route,
    Cart,
    Toll,
    /// M2: the side of this chamber that gets the last tile.
    Dig(Slot),
    Over,
}

/// Which moves may still continue the action just taken.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub(crate) enum Open {
    Nothing,
    /// `rope`.
    Placing,
    /// `boil+` and `recall`.
    Boiling,
    /// `recall`.
    Recalling,
}

impl Turn {
    /// A turn in which nothing has happened yet.
    pub(crate) fn new(order: TurnOrder, actions: u8) -> Self {
        let TurnOrder { phase, round, start, seat } = order;
        Self {
            start,
            seat,
            phase,
            round,
            actions,
            worked: false,
            visited: Buildings::NONE,
            arrived: 0,
            stage: Stage::Action,
            open: Open::Nothing,
        }
    }
}

impl Game {
    /// The settings.
    pub fn rules(&self) -> &RuleSet {
        &self.rules
    }

    /// The components this game is played with.
    pub fn components(&self) -> &Components {
        &self.components
    }

    /// How many players there are.
    pub fn players(&self) -> u8 {
        self.seats
    }

    /// Whether the game is over.
    pub fn is_over(&self) -> bool {
        self.turn.stage == Stage::Over
    }

    /// The phase: I, II or III.
    pub fn phase(&self) -> Phase {
        self.turn.phase
    }

    /// The round of the phase, from 1.
    pub fn round(&self) -> u8 {
        self.turn.round
    }

    /// Actions left in this turn.
    pub fn actions(&self) -> u8 {
        self.turn.actions
    }

    /// Who decides; nobody once the game is over.
    pub fn to_move(&self) -> Option<Seat> {
        (!self.is_over()).then_some(self.turn.seat)
    }

    /// A player's money.
    pub fn coins(&self, seat: Seat) -> u16 {
        self.player(seat).coins
    }

    /// A player's salt.
    pub fn salt(&self, seat: Seat) -> Salt {
        self.player(seat).salt
    }

    /// Orders a player has completed.
    pub fn orders_done(&self, seat: Seat) -> u8 {
        self.player(seat).orders
    }

    /// Fills the list with every legal move; it is empty once the game is over.
    pub fn legal_moves(&self, list: &mut MoveList) {
        list.clear();
        self.generate(list);
    }

    /// Whether a move is legal, and if not, why.
    pub fn check(&self, mv: &Move) -> Result<(), Illegal> {
        self.judge(mv)
    }

    /// Plays a legal move; an illegal one is refused and changes nothing.
    pub fn play(&mut self, mv: &Move) -> Result<(), Illegal> {
        self.judge(mv)?;
        self.play_unchecked(*mv);
        Ok(())
    }

    /// Plays a move that is known to be legal, e.g. one from [`Game::legal_moves`].
    ///
    /// An illegal move leaves the game in a state that no rule describes, or panics.
    pub fn play_unchecked(&mut self, mv: Move) {
        self.apply(mv, &mut |_| {});
    }

    /// Plays a legal move and reports what happened; an illegal one is refused and changes nothing.
    pub fn play_with(
        &mut self,
        mv: &Move,
        listener: &mut impl FnMut(Event),
    ) -> Result<(), Illegal> {
        self.judge(mv)?;
        self.apply(*mv, listener);
        Ok(())
    }

    #[inline]
    pub(crate) fn player(&self, seat: Seat) -> &Player {
        &self.players[seat.index()]
    }

    #[inline]
    pub(crate) fn player_mut(&mut self, seat: Seat) -> &mut Player {
        &mut self.players[seat.index()]
    }

    /// The player whose turn it is.
    #[inline]
    pub(crate) fn me(&self) -> &Player {
        self.player(self.turn.seat)
    }

    /// Refuses what costs more than the purse holds.
    pub(crate) fn check_purse(&self, price: u32, rule: Rule) -> Result<(), Illegal> {
        let purse = self.me().coins;
        if price > u32::from(purse) {
            return Err(Illegal::TooPoor { price, purse, rule });
        }
        Ok(())
    }

    pub(crate) fn pay(&mut self, amount: u32, why: Rule, on: &mut impl FnMut(Event)) {
        let seat = self.turn.seat;
        let amount = amount as u16;
        self.player_mut(seat).coins -= amount;
        on(Event::Paid { from: Purse::Of(seat), to: Purse::Bank, amount, why, post: None });
    }

    pub(crate) fn earn(&mut self, seat: Seat, amount: u16, why: Rule, on: &mut impl FnMut(Event)) {
        self.player_mut(seat).coins += amount;
        on(Event::Paid { from: Purse::Bank, to: Purse::Of(seat), amount, why, post: None });
    }

    /// Moves cubes between the acting player and elsewhere.
    pub(crate) fn give_salt(&mut self, salt: Salt, to: Store, on: &mut impl FnMut(Event)) {
        let seat = self.turn.seat;
        self.player_mut(seat).salt.take(salt);
        on(Event::SaltMoved { from: Store::Of(seat), to, salt });
    }

    pub(crate) fn take_salt(&mut self, salt: Salt, from: Store, on: &mut impl FnMut(Event)) {
        let seat = self.turn.seat;
        self.player_mut(seat).salt.add(salt);
        on(Event::SaltMoved { from, to: Store::Of(seat), salt });
    }

    /// How much of a kind the acting player has.
    #[inline]
    pub(crate) fn held(&self, kind: Kind) -> u8 {
        self.me().salt.of(kind)
    }
}
