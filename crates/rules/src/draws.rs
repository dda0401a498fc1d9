//! Draws: what comes up from the stacks (G4), for games whose stacks nobody knows.
//!
//! Hidden is only the order of stacks. So a game on a real board is a [`Game`] whose next cards are
//! asked for when a move would turn them up: [`Game::draws`] says from which stacks a move draws,
//! [`Game::candidates`] what can still come, and [`Game::arrange`] lays the stacks so that the move
//! turns up what was drawn. Played then, it is a game like any other.

use crate::{
    Edition, Event, Game, Level, Move, Order, Phase, RuleSet, Setup, SetupError, Tile, Tool,
    mine::{Slot, chambers_of},
};
use serde::{Deserialize, Serialize};
use std::fmt;

/// A stack that something is drawn from.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub enum Pile {
    /// The tiles of a level.
    Tiles(Level),
    /// The orders of a phase.
    Orders(Phase),
    /// The tools.
    Tools,
}

/// Something that was drawn from a stack, written as in records: `bbg/1`, `bb=9`, `rope`.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Drawn {
    /// A tile.
    Tile(Tile),
    /// An order.
    Order(Order),
    /// A tool.
    Tool(Tool),
}

impl Drawn {
    /// What is written so. Tiles, orders and tools cannot be mistaken for each other.
    pub fn parse(text: &str) -> Option<Self> {
        let tile = || Tile::parse(text).map(Self::Tile);
        let order = || Order::parse(text).map(Self::Order);
        tile().or_else(order).or_else(|| Tool::from_name(text).map(Self::Tool))
    }
}

impl fmt::Display for Drawn {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Tile(tile) => tile.fmt(f),
            Self::Order(order) => order.fmt(f),
            Self::Tool(tool) => f.write_str(tool.name()),
        }
    }
}

parse_text! { Drawn: Self::parse, "a tile, an order or a tool such as `bbg/1`, `bb=9` or `rope`"; }
serialize_as_text!(Drawn);
deserialize_from_text!(Drawn);

/// Why draws do not fit a move.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, thiserror::Error)]
// For programmers; sentences for players come from the message catalogue.
#[error("{self:?}")]
#[serde(tag = "code", rename_all = "kebab-case")]
#[allow(missing_docs, reason = "the fields are named after the facts they hold")]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub enum DrawError {
    /// The move turns up fewer or more things.
    DrawCount { expected: usize, found: usize },
    /// The thing is not from the stack that is drawn from.
    WrongPile { index: usize, found: String, pile: Pile },
    /// The box has no more of these.
    NotLeft { index: usize, found: String },
    /// The stacks are known, so nothing has to be said.
    StacksKnown,
}

/// A place in a stack.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Card {
    Tile(Level, Slot),
    Order(Phase, usize),
    Tool(usize),
}

impl Card {
    fn pile(self) -> Pile {
        match self {
            Self::Tile(level, _) => Pile::Tiles(level),
            Self::Order(phase, _) => Pile::Orders(phase),
            Self::Tool(_) => Pile::Tools,
        }
    }
}

impl Game {
    /// G4: what a legal move would turn up: the stacks it draws from, in order. An illegal move
    /// draws nothing.
    pub fn draws(&self, mv: &Move) -> Vec<Pile> {
        self.cards_drawn(mv).into_iter().map(Card::pile).collect()
    }

    /// G4: what a legal move turns up as the stacks lie; not for players.
    pub fn drawn_by(&self, mv: &Move) -> Vec<Drawn> {
        self.cards_drawn(mv).into_iter().map(|card| self.card(card)).collect()
    }

    /// What lies open at the very start of a game, as an opening names it.
    pub fn opening(&self) -> Vec<Drawn> {
        self.open_cards().into_iter().map(|card| self.card(card)).collect()
    }

    /// G4: everything that can still come from a stack, with repeats, in the order of the box.
    pub fn candidates(&self, pile: Pile) -> Vec<Drawn> {
        let mut found: Vec<Drawn> = match pile {
            Pile::Tools if self.workshop.has_unknown_kinds() => {
                let seen = self.workshop.seen();
                let left = |tool: Tool| {
                    let drawn = seen.iter().filter(|&&other| other == tool).count();
                    std::iter::repeat_n(Drawn::Tool(tool), 3_usize.saturating_sub(drawn))
                };
                let may_come = |tool: &Tool| self.workshop.may_be_in_play(*tool);
                self.components.tools().iter().copied().filter(may_come).flat_map(left).collect()
            }
            _ => self.unseen_cards(pile).into_iter().map(|card| self.card(card)).collect(),
        };
        if let Pile::Tiles(level) = pile {
            found.extend(self.guessed_tiles(level));
        }
        found.sort_by_key(|drawn| self.place_in_box(pile, drawn));
        found
    }

    /// Where in the box's list something is.
    fn place_in_box(&self, pile: Pile, drawn: &Drawn) -> Option<usize> {
        let components = &self.components;
        match (pile, drawn) {
            (Pile::Tiles(level), Drawn::Tile(tile)) => {
                components.tiles(level).iter().position(|other| other == tile)
            }
            (Pile::Orders(phase), Drawn::Order(order)) => {
                components.orders(phase).iter().position(|other| other == order)
            }
            (Pile::Tools, Drawn::Tool(tool)) => {
                components.tools().iter().position(|other| other == tool)
            }
            _ => None,
        }
    }

    /// Lays the stacks so that a legal move turns up these things, in this order. Refused draws
    /// change nothing.
    pub fn arrange(&mut self, mv: &Move, drawn: &[Drawn]) -> Result<(), DrawError> {
        let cards = self.cards_drawn(mv);
        *self = self.clone().with_cards(&cards, drawn)?;
        Ok(())
    }

    /// The same game with these things in these places, none of which anybody has seen.
    fn with_cards(mut self, cards: &[Card], drawn: &[Drawn]) -> Result<Self, DrawError> {
        if cards.len() != drawn.len() {
            return Err(DrawError::DrawCount { expected: cards.len(), found: drawn.len() });
        }
        self.make_room(drawn);
        for (index, (&card, drawn)) in cards.iter().zip(drawn).enumerate() {
            self.put(index, card, drawn, &cards[..index])?;
        }
        Ok(self)
    }

    /// Puts a card with this on it into a place; `fixed` are places that are laid already.
    fn put(
        &mut self,
        index: usize,
        card: Card,
        drawn: &Drawn,
        fixed: &[Card],
    ) -> Result<(), DrawError> {
        let pile = card.pile();
        let found = drawn.to_string();
        match (pile, drawn) {
            (Pile::Tiles(_), Drawn::Tile(_))
            | (Pile::Orders(_), Drawn::Order(_))
            | (Pile::Tools, Drawn::Tool(_)) => {}
            _ => return Err(DrawError::WrongPile { index, found, pile }),
        }
        if self.card(card) == *drawn {
            return Ok(());
        }
        let others = self.unseen_cards(pile).into_iter();
        let mut others = others.filter(|other| !fixed.contains(other));
        let other = others.find(|&other| self.card(other) == *drawn);
        self.swap(card, other.ok_or(DrawError::NotLeft { index, found })?);
        Ok(())
    }

    /// Makes room for what was not expected in the stacks: kinds of tools that could be in
    /// play, and tiles that seemed to lie in chambers which were entered before this game began.
    fn make_room(&mut self, drawn: &[Drawn]) {
        for level in Level::ALL {
            let stack = &self.components.tiles[level.index()];
            let tiles = drawn.iter().filter_map(|drawn| match drawn {
                Drawn::Tile(tile) => stack.number(*tile),
                _ => None,
            });
            let tiles: Vec<u8> = tiles.collect();
            if !(self.mine.guessed() & chambers_of(level)).is_empty() && !tiles.is_empty() {
                self.free_tiles(level, &tiles);
            }
        }
        let new: Vec<Tool> = drawn
            .iter()
            .filter_map(|drawn| match drawn {
                Drawn::Tool(tool) => Some(*tool),
                _ => None,
            })
            .filter(|&tool| self.components.tools().contains(&tool) && !self.workshop.knows(tool))
            .collect();
        if new.is_empty() || !self.workshop.has_unknown_kinds() {
            return;
        }
        for tool in new {
            self.workshop.see(tool);
        }
        let seen = self.workshop.seen();
        self.workshop.fill_unseen(self.components.tools(), &seen, &[]);
    }

    /// The places that a legal move draws from, in order.
    fn cards_drawn(&self, mv: &Move) -> Vec<Card> {
        if self.check(mv).is_err() {
            return Vec::new();
        }
        let mut after = self.clone();
        let mut spaces = Vec::new();
        let (mut orders, mut tools) = (0, 0);
        let mut found = Vec::new();
        after.apply(*mv, &mut |event| {
            if !event.turns_up(&self.rules) {
                return;
            }
            match event {
                Event::Revealed { space, .. } | Event::TileLaid { space } => {
                    spaces.push((found.len(), space));
                    found.push(Card::Tool(0));
                }
                Event::OrderTurnedUp { .. } => {
                    found.push(Card::Order(self.turn.phase, orders));
                    orders += 1;
                }
                Event::ToolTurnedUp { .. } => {
                    found.push(Card::Tool(tools));
                    tools += 1;
                }
                _ => {}
            }
        });
        // Tiles lie where their space is now; orders and tools come from the phase that is on now.
        let tiles: Vec<usize> = spaces.iter().map(|&(index, _)| index).collect();
        for (index, space) in spaces {
            if let Some(slot) = after.mine.slot(space) {
                found[index] = Card::Tile(after.mine.level(slot), slot);
            }
        }
        let phase = after.turn.phase;
        let same_phase = phase == self.turn.phase;
        let first_order = if same_phase { usize::from(self.castle.drawn) } else { 0 };
        let first_tool = self.workshop.next_card(phase);
        for (index, card) in found.iter_mut().enumerate() {
            *card = match *card {
                Card::Order(_, nth) => Card::Order(phase, first_order + nth),
                Card::Tool(nth) if !tiles.contains(&index) => Card::Tool(first_tool + nth),
                tile => tile,
            };
        }
        found
    }

    /// The places of a stack that nobody has seen.
    fn unseen_cards(&self, pile: Pile) -> Vec<Card> {
        match pile {
            Pile::Tiles(level) => {
                self.unseen_tiles(level).map(|slot| Card::Tile(level, slot)).collect()
            }
            Pile::Orders(phase) => {
                self.unseen_orders(phase).map(|index| Card::Order(phase, index)).collect()
            }
            Pile::Tools => self.workshop.unseen().map(Card::Tool).collect(),
        }
    }

    /// Tiles of entered chambers that are only guessed: they could also be still to come.
    fn guessed_tiles(&self, level: Level) -> Vec<Drawn> {
        let guessed = self.mine.guessed() & chambers_of(level);
        let mut found = Vec::new();
        for slot in guessed {
            let number = self.mine.tile(slot);
            let mut trial = self.clone();
            if trial.free_tiles(level, &[number]) {
                found.push(Drawn::Tile(self.components.tiles[level.index()].get(number)));
            }
        }
        found
    }

    /// What lies in a place.
    fn card(&self, card: Card) -> Drawn {
        match card {
            Card::Tile(level, slot) => {
                Drawn::Tile(self.components.tiles[level.index()].get(self.mine.tile(slot)))
            }
            Card::Order(phase, index) => {
                let number = self.castle.stacks[phase.index()][index];
                Drawn::Order(self.components.orders[phase.index()].get(number))
            }
            Card::Tool(index) => Drawn::Tool(self.workshop.stack[index]),
        }
    }

    fn swap(&mut self, one: Card, other: Card) {
        match (one, other) {
            (Card::Tile(_, one), Card::Tile(_, other)) => {
                let tile = self.mine.tile(one);
                self.mine.set_tile(one, self.mine.tile(other));
                self.mine.set_tile(other, tile);
            }
            (Card::Order(phase, one), Card::Order(_, other)) => {
                self.castle.stacks[phase.index()].swap(one, other);
            }
            (Card::Tool(one), Card::Tool(other)) => self.workshop.stack.swap(one, other),
            _ => {}
        }
    }

    /// S, G4: a game at its very start whose stacks nobody knows. `opening` is what lies open: with
    /// the mapped mine its tiles in the order of records, then the orders and the tools, both from
    /// slot 1 on.
    pub fn unknown(
        rules: RuleSet,
        players: usize,
        opening: &[Drawn],
        edition: &Edition,
    ) -> Result<Self, OpeningError> {
        let setup = Setup::in_order(edition.components(rules.expansion));
        let mut game = Self::new(rules, players, &setup, edition)?;
        game.workshop.know_only(&[]);
        let mut dealt = game.with_opening(opening, edition)?;
        let kinds: Vec<Tool> = dealt.workshop.seen();
        dealt.workshop.know_only(&kinds);
        Ok(dealt)
    }

    /// S7, V1: the stacks that what lies open at the very start of a game comes from, in the order in
    /// which an opening names it.
    pub fn opening_piles(&self) -> Vec<Pile> {
        self.open_cards().into_iter().map(Card::pile).collect()
    }

    /// S, G4: the same game, which is at its very start, with these things lying open. `edition` is the
    /// one that it was dealt with.
    pub fn with_opening(&self, opening: &[Drawn], edition: &Edition) -> Result<Self, OpeningError> {
        let cards = self.open_cards();
        let mut game = self.clone();
        game.forget_what_lies_open();
        let game = game.with_cards(&cards, opening)?;
        // Dealt again with these stacks, so that what lies open is as given.
        Ok(Self::new(self.rules, self.seats.into(), &game.setup(), edition)?)
    }

    /// S7, V1: the places of what lies open at the very start, as `opening` names it.
    fn open_cards(&self) -> Vec<Card> {
        let mut cards = Vec::new();
        if self.rules.mapped {
            for level in Level::ALL {
                let laid = self.mine.existing() & chambers_of(level);
                cards.extend(laid.map(|slot| Card::Tile(level, slot)));
            }
        }
        cards.extend((0..self.castle.drawn.into()).map(|index| Card::Order(Phase::I, index)));
        cards.extend((0..3).map(Card::Tool));
        cards
    }

    /// V1: the places of tiles that lie face up and that nobody has entered, level by level and from
    /// left to right.
    fn face_up_cards(&self) -> Vec<Card> {
        let laid = |level| self.unentered(level).filter(|&slot| self.mine.existing().has(slot));
        let cards = |level| laid(level).map(move |slot| Card::Tile(level, slot));
        Level::ALL.into_iter().flat_map(cards).collect()
    }

    /// V1: the tiles that lie face up and that nobody has entered, level by level and from left to
    /// right.
    pub fn face_up_tiles(&self) -> Vec<Drawn> {
        self.face_up_cards().into_iter().map(|card| self.card(card)).collect()
    }

    /// V1: the same game with these tiles face up.
    pub(crate) fn with_face_up(mut self, tiles: &[Drawn]) -> Result<Self, DrawError> {
        let cards = self.face_up_cards();
        let rules = self.rules;
        // As long as they are not known they can be exchanged with others.
        self.rules.mapped = false;
        let mut game = self.with_cards(&cards, tiles)?;
        game.rules = rules;
        Ok(game)
    }

    /// Nothing has been drawn: everything that lies open can be exchanged.
    fn forget_what_lies_open(&mut self) {
        self.castle.drawn = 0;
        self.workshop.drawn = [0; 3];
        self.rules.mapped = false;
    }
}

/// Why a game with unknown stacks cannot begin.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
// For programmers; sentences for players come from the message catalogue.
#[error("{self:?}")]
pub enum OpeningError {
    /// The number of players or a setting is impossible.
    Setup(#[from] SetupError),
    /// What lies open does not fit.
    Draw(#[from] DrawError),
}

#[cfg(test)]
pub(crate) mod tests;
