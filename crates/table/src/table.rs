//! A table: what its journal adds up to.
//!
//! [`Table::apply`] is the only thing that changes a table, and it is told only what is in the
//! journal already. What may be entered there is decided in [`crate::command`].

use crate::{
    address::Address,
    clock::Clocks,
    entry::{Absence, Entry, Line, Secret},
    head::{FirstHolder, GameBox, Head},
    id::TableId,
    key::KeyHash,
    refusal::Problem,
    stage::Stage,
    wire::FirstRound,
};
use magnumsal_bots::Rank;
use magnumsal_rules::{
    Drawn, Event, Game, Illegal, Move, MoveData, MoveError, Record, RecordError, RecordedMove, Seat,
};
use serde::Serialize;
use std::fmt;

/// A table and its game, as its journal tells.
pub struct Table {
    pub(crate) id: TableId,
    pub(crate) created: i64,
    pub(crate) head: Head,
    /// The deal, without moves.
    pub(crate) deal: Record,
    pub(crate) commitment: String,
    pub(crate) title: String,
    pub(crate) chairs: Vec<Chair>,
    pub(crate) game: Game,
    pub(crate) moves: Vec<Made>,
    /// How many moves the game had when the table was made.
    pub(crate) begun: usize,
    pub(crate) first_round: FirstRound,
    /// Moves that were taken back, the next one last.
    pub(crate) undone: Vec<RecordedMove>,
    pub(crate) ask: Option<Ask>,
    pub(crate) clocks: Clocks,
    /// The journal, and when each line was written; number 1 comes first.
    pub(crate) journal: Vec<(i64, Line)>,
    /// The number of the last line after which the position was another one.
    pub(crate) changed: u32,
    /// When that was.
    pub(crate) changed_at: i64,
    /// The ply at which a notice was sent last.
    pub(crate) noticed: Option<usize>,
}

/// A seat and who sits on it.
#[derive(Clone, Debug)]
pub struct Chair {
    /// The player's name.
    pub name: String,
    /// Who sits there.
    pub holder: Holder,
    /// Hints that the player has had.
    pub hints: u16,
    /// Where the player's notices go.
    pub address: Option<Address>,
}

/// Who sits on a seat.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Holder {
    /// Nobody yet; whoever has the key may come.
    Open {
        /// What opens the seat.
        invitation: KeyHash,
    },
    /// A player.
    Human {
        /// The player's key.
        key: KeyHash,
    },
    /// A bot sits in for a player.
    Away {
        /// The player's key.
        key: KeyHash,
        /// How strong the bot is.
        level: Rank,
        /// Why the player is away.
        why: Absence,
    },
    /// A bot of the table's own.
    Bot {
        /// How strong it is.
        level: Rank,
    },
    /// Nobody ever: the table only shows a record.
    Nobody,
}

/// A move in the game.
#[derive(Clone, Debug)]
pub struct Made {
    /// The move.
    pub mv: Move,
    /// What it turned up, if nobody knows the stacks.
    pub drawn: Vec<Drawn>,
    /// Who made it.
    pub seat: Seat,
    /// G4: whether it turned something up.
    pub turned_up: bool,
}

/// A question to all players: take the game back?
#[derive(Clone, Debug)]
pub(crate) struct Ask {
    pub(crate) seat: Seat,
    pub(crate) ply: usize,
    pub(crate) agreed: Vec<KeyHash>,
    pub(crate) at: i64,
}

/// What a line did on the board.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Applied {
    /// The move that the line is, if it is one.
    pub made: Option<Move>,
    /// Everything that happened, in order.
    pub events: Vec<Event>,
    /// The moves that were made again, if the line says so.
    pub again: Vec<RedoneMove>,
    /// What became of the game, if with this line everybody has agreed to take it back.
    pub rewound: Option<Rewound>,
}

/// That a game was taken back by agreement.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
pub struct Rewound {
    /// The moves that are left.
    pub ply: usize,
    /// The moves that are gone.
    pub count: usize,
}

/// A move that was made again.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
// The page knows it by this name.
#[cfg_attr(feature = "types", derive(ts_rs::TS), ts(rename = "Again"))]
pub struct RedoneMove {
    /// The move with its meaning.
    #[serde(rename = "move")]
    pub mv: MoveData,
    /// How many of the events are its own; those of the next move follow.
    pub events: usize,
}

/// What can be wrong with a line.
const NO_SEAT: &str = "it names a seat that the table does not have";
const WRONG: &str = "it does not fit to what came before";

/// A journal that does not add up: a line that no server has written.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Damaged {
    /// Which table.
    pub table: TableId,
    /// Which line; 0 is the head.
    pub number: u32,
    /// What is wrong with it.
    pub why: String,
}

impl fmt::Display for Damaged {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "table {}, line {}: {}", self.table, self.number, self.why)
    }
}

impl std::error::Error for Damaged {}

impl Made {
    /// The move as records write it.
    pub(crate) fn recorded(&self) -> RecordedMove {
        RecordedMove { mv: self.mv, drawn: self.drawn.clone() }
    }

    /// Plays the move once more in the position in which it was made.
    pub(crate) fn play(&self, game: &mut Game, known: bool, on: &mut impl FnMut(Event)) {
        // It was legal when it was made, and so was what it turned up.
        if game.prepare(&self.recorded(), known).is_ok() {
            let _ = game.play_with(&self.mv, on);
        }
    }
}

impl Holder {
    /// The key that the seat listens to.
    pub fn key(&self) -> Option<&KeyHash> {
        match self {
            Self::Human { key } | Self::Away { key, .. } => Some(key),
            Self::Open { .. } | Self::Bot { .. } | Self::Nobody => None,
        }
    }

    /// The bot that plays the seat.
    pub fn bot(&self) -> Option<Rank> {
        match self {
            Self::Away { level, .. } | Self::Bot { level } => Some(*level),
            Self::Open { .. } | Self::Human { .. } | Self::Nobody => None,
        }
    }
}

impl Table {
    /// A table before anything happened at it.
    pub fn new(id: TableId, head: Head, created: i64, game_box: &GameBox) -> Result<Self, Problem> {
        let mut deal = head.record(game_box)?;
        let before = std::mem::take(&mut deal.moves);
        let commitment = head.commitment(&deal).ok_or(Problem::OtherEdition)?;
        let game = deal.start().map_err(|_| Problem::OtherEdition)?;
        let chairs: Vec<Chair> = deal
            .players
            .iter()
            .zip(&head.seats)
            .map(|(name, first)| Chair {
                name: name.clone(),
                holder: match first {
                    FirstHolder::Host => Holder::Human { key: head.host },
                    FirstHolder::Open { key } => Holder::Open { invitation: *key },
                    FirstHolder::Bot { level } => Holder::Bot { level: *level },
                    FirstHolder::Nobody => Holder::Nobody,
                },
                hints: 0,
                address: None,
            })
            .collect();
        let mut table = Self {
            id,
            created,
            title: head.name.clone(),
            clocks: Clocks::new(head.habits.clock, chairs.len(), created),
            deal,
            commitment,
            head,
            chairs,
            first_round: FirstRound { phase: game.phase().number(), round: game.round() },
            game,
            moves: Vec::new(),
            begun: before.len(),
            undone: Vec::new(),
            ask: None,
            journal: Vec::new(),
            changed: 0,
            changed_at: created,
            noticed: None,
        };
        for text in before {
            let recorded = text.parse().map_err(|_| Problem::OtherEdition)?;
            table.make(recorded, &mut Vec::new()).map_err(|_| Problem::OtherEdition)?;
        }
        Ok(table)
    }

    /// The table's name for programs.
    pub fn id(&self) -> &TableId {
        &self.id
    }

    /// When it was made.
    pub fn created(&self) -> i64 {
        self.created
    }

    /// What it began with. It holds the deal: not for players.
    pub fn head(&self) -> &Head {
        &self.head
    }

    /// The table's name for people.
    pub fn title(&self) -> &str {
        &self.title
    }

    /// The seal of the deal.
    pub fn commitment(&self) -> &str {
        &self.commitment
    }

    /// The game with all that is hidden; [`Game::view`] shows what players see.
    pub fn game(&self) -> &Game {
        &self.game
    }

    /// The moves in the game.
    pub fn moves(&self) -> &[Made] {
        &self.moves
    }

    /// The journal, and when each line was written; number 1 comes first.
    pub fn journal(&self) -> &[(i64, Line)] {
        &self.journal
    }

    /// The number of the last line after which the position was another one.
    pub fn changed(&self) -> u32 {
        self.changed
    }

    /// The number of the journal's last line.
    pub fn number(&self) -> u32 {
        self.journal.len() as u32
    }

    /// When the last line was written, or the table was made.
    pub fn last_at(&self) -> i64 {
        self.journal.last().map_or(self.changed_at, |(at, _)| *at)
    }

    /// Moves in the game.
    pub fn ply(&self) -> usize {
        self.moves.len()
    }

    /// How far the table is.
    pub fn stage(&self) -> Stage {
        let open = |chair: &Chair| matches!(chair.holder, Holder::Open { .. });
        if self.shows_only() || self.game.is_over() {
            Stage::Over
        } else if self.chairs.iter().any(open) {
            Stage::Open
        } else {
            Stage::Playing
        }
    }

    /// Whether nobody plays here: the table shows a record.
    pub fn shows_only(&self) -> bool {
        self.chairs.iter().any(|chair| chair.holder == Holder::Nobody)
    }

    /// The record of the game so far. It holds the deal: not for players before the game is over.
    pub fn record(&self) -> Record {
        let mut record = self.deal.clone();
        record.players = self.chairs.iter().map(|chair| chair.name.clone()).collect();
        record.moves = self.moves.iter().map(|made| made.recorded().to_string()).collect();
        record
    }

    /// A seat and who sits on it.
    pub fn chair(&self, seat: Seat) -> Option<&Chair> {
        self.chairs.get(seat.index())
    }

    /// Enters a line of the journal, and tells what happened on the board.
    pub fn apply(&mut self, at: i64, line: Line) -> Result<Applied, Damaged> {
        let number = self.number() + 1;
        let turn_before = (self.stage(), self.turn());
        let mut applied = Applied::default();
        let moved_on = self.enter(at, &line, &mut applied).map_err(|why| Damaged {
            table: self.id.clone(),
            number,
            why: why.to_owned(),
        })?;
        let ends_turn = matches!(line.entry, Entry::Moved { .. }) && self.turn_begins();
        if turn_before != (self.stage(), self.turn()) || ends_turn {
            self.clocks.turn_passed(turn_before.1, ends_turn, at);
        }
        if moved_on {
            self.changed = number;
            self.changed_at = at;
            self.ask = None;
        }
        if turn_before.0 == Stage::Open && self.stage() == Stage::Playing {
            self.changed_at = at;
        }
        self.journal.push((at, line));
        Ok(applied)
    }

    /// Does what a line says, and tells whether the position is another one now.
    fn enter(&mut self, at: i64, line: &Line, applied: &mut Applied) -> Result<bool, &'static str> {
        let mut moved_on = false;
        match &line.entry {
            Entry::Joined { seat, name } => {
                let Some(Secret::Key(key)) = line.secret else { return Err(WRONG) };
                let chair = self.chairs.get_mut(seat.index()).ok_or(NO_SEAT)?;
                *chair = Chair {
                    name: name.clone(),
                    holder: Holder::Human { key },
                    hints: 0,
                    address: None,
                };
            }
            Entry::Invited { seat } => {
                let Some(Secret::Key(invitation)) = line.secret else { return Err(WRONG) };
                self.sit(*seat, Holder::Open { invitation }).ok_or(NO_SEAT)?;
            }
            Entry::Left { seat } => {
                let Some(Secret::Key(invitation)) = line.secret else { return Err(WRONG) };
                let name = self.free_name(&open_name(*seat), *seat);
                let chair = self.sit(*seat, Holder::Open { invitation }).ok_or(NO_SEAT)?;
                chair.name = name;
                chair.address = None;
            }
            Entry::Filled { seat, level } => {
                let name = self.free_name(level.name(), *seat);
                let chair = self.sit(*seat, Holder::Bot { level: *level }).ok_or(NO_SEAT)?;
                chair.name = name;
            }
            Entry::Replaced { seat, level, why } => {
                let holder = self.chair(*seat).map(|chair| chair.holder.clone()).ok_or(NO_SEAT)?;
                let Holder::Human { key } = holder else { return Err(WRONG) };
                let away = Holder::Away { key, level: *level, why: *why };
                self.sit(*seat, away).ok_or(WRONG)?;
            }
            Entry::Returned { seat } => {
                let holder = self.chair(*seat).map(|chair| chair.holder.clone()).ok_or(NO_SEAT)?;
                let Holder::Away { key, .. } = holder else { return Err(WRONG) };
                self.sit(*seat, Holder::Human { key }).ok_or(WRONG)?;
                self.clocks.returned(*seat, self.turn() == Some(*seat), at);
            }
            Entry::Moved { mv, .. } => {
                let Ok(recorded) = mv.parse::<RecordedMove>() else { return Err(WRONG) };
                applied.made = Some(recorded.mv);
                self.make(recorded, &mut applied.events).map_err(|_| WRONG)?;
                self.undone.clear();
                moved_on = true;
            }
            Entry::Undone { ply, .. } => {
                let back = self.moves.get(*ply..).ok_or(WRONG)?;
                let undone: Vec<RecordedMove> = back.iter().rev().map(Made::recorded).collect();
                self.rewind(*ply).map_err(|_| WRONG)?;
                self.undone.extend(undone);
                moved_on = true;
            }
            Entry::Redone { ply, .. } => {
                while self.ply() < *ply {
                    let recorded = self.undone.pop().ok_or(WRONG)?;
                    let (mv, before) = (recorded.mv, applied.events.len());
                    self.make(recorded, &mut applied.events).map_err(|_| WRONG)?;
                    let events = applied.events.len() - before;
                    applied.again.push(RedoneMove { mv: mv.data(), events });
                }
                moved_on = true;
            }
            Entry::Asked { seat, ply } => {
                self.ask = Some(Ask { seat: *seat, ply: *ply, agreed: Vec::new(), at });
            }
            Entry::Agreed { seat } => {
                let key = self.chair(*seat).and_then(|chair| chair.holder.key().copied());
                let (Some(ask), Some(key)) = (&mut self.ask, key) else { return Err(WRONG) };
                ask.agreed.push(key);
            }
            Entry::Declined { .. } => self.ask = None,
            Entry::Renamed { seat, name } => {
                let chair = self.chairs.get_mut(seat.index()).ok_or(NO_SEAT)?;
                chair.name.clone_from(name);
            }
            Entry::Titled { name } => self.title.clone_from(name),
            Entry::Subscribed { seat } => {
                let Some(Secret::Address(address)) = &line.secret else { return Err(WRONG) };
                let chair = self.chairs.get_mut(seat.index()).ok_or(NO_SEAT)?;
                chair.address.clone_from(address);
            }
            Entry::Noticed { .. } => self.noticed = Some(self.ply()),
            Entry::Hinted { seat } => {
                self.chairs.get_mut(seat.index()).ok_or(NO_SEAT)?.hints += 1;
            }
            Entry::Said { .. } => {}
        }
        // Asked of nobody, agreed by the last, or the last who was asked is replaced.
        applied.rewound = self.settle_ask();
        Ok(moved_on || applied.rewound.is_some())
    }

    /// Whose turn it is in a game that is being played.
    pub fn turn(&self) -> Option<Seat> {
        self.game.to_move().filter(|_| self.stage() == Stage::Playing)
    }

    /// T2: whether the last move has ended a turn.
    fn turn_begins(&self) -> bool {
        self.moves.last().is_some_and(|made| made.mv == Move::End)
    }

    fn sit(&mut self, seat: Seat, holder: Holder) -> Option<&mut Chair> {
        let chair = self.chairs.get_mut(seat.index())?;
        chair.holder = holder;
        Some(chair)
    }

    /// Makes a move, if it is legal.
    fn make(&mut self, recorded: RecordedMove, events: &mut Vec<Event>) -> Result<(), MoveError> {
        self.game.prepare(&recorded, self.deal.knows_stacks())?;
        let RecordedMove { mv, drawn } = recorded;
        let seat = self.game.to_move().ok_or(MoveError::Illegal(Illegal::GameOver))?;
        let rules = self.deal.rules;
        let mut turned_up = false;
        let mut listen = |event: Event| {
            turned_up |= event.turns_up(&rules);
            events.push(event);
        };
        self.game.play_with(&mv, &mut listen).map_err(MoveError::Illegal)?;
        self.moves.push(Made { mv, drawn, seat, turned_up });
        Ok(())
    }

    /// The position after the first moves.
    pub fn position_at(&self, ply: usize) -> Result<Game, RecordError> {
        let mut game = self.deal.start()?;
        for made in self.moves.iter().take(ply) {
            made.play(&mut game, self.deal.knows_stacks(), &mut |_| {});
        }
        Ok(game)
    }

    fn rewind(&mut self, ply: usize) -> Result<(), RecordError> {
        self.game = self.position_at(ply)?;
        self.moves.truncate(ply);
        Ok(())
    }

    /// Takes the game back if everybody who is asked has agreed.
    fn settle_ask(&mut self) -> Option<Rewound> {
        let ask = self.ask.clone().filter(|ask| self.still_asked(ask).next().is_none())?;
        self.undone.clear();
        self.ask = None;
        // Whose turn comes back is told again.
        self.noticed = self.noticed.filter(|&told| told <= ask.ply);
        let (before, ply) = (self.ply(), ask.ply.min(self.ply()));
        self.rewind(ply).ok().map(|()| Rewound { ply, count: before - ply })
    }

    /// Who has not answered yet: all players but whoever asks, a player at one screen for several.
    pub(crate) fn still_asked<'a>(&'a self, ask: &'a Ask) -> impl Iterator<Item = Seat> + 'a {
        let asker = self.chair(ask.seat).and_then(|chair| chair.holder.key());
        self.seats().filter(move |&seat| match self.chair(seat).map(|chair| &chair.holder) {
            Some(Holder::Human { key }) => Some(key) != asker && !ask.agreed.contains(key),
            _ => false,
        })
    }

    /// All seats.
    pub fn seats(&self) -> impl Iterator<Item = Seat> + Clone + use<> {
        Seat::first(self.chairs.len() as u8)
    }

    /// The first move that the player whose turn it is may take back alone: the turn's first, or
    /// the one after the last that turned something up.
    pub(crate) fn undo_floor(&self) -> usize {
        let Some(seat) = self.turn() else { return self.ply() };
        let own = |made: &&Made| made.seat == seat && made.mv != Move::End && !made.turned_up;
        self.ply() - self.moves.iter().rev().take_while(own).count()
    }

    /// The number of moves before the current turn.
    pub(crate) fn turn_start(&self) -> usize {
        let of_turn = |made: &&Made| made.mv != Move::End;
        self.ply() - self.moves.iter().rev().take_while(of_turn).count()
    }

    /// The number of moves before the action that was made last in this turn, or before the last
    /// move if that belongs to no action.
    pub(crate) fn action_start(&self) -> usize {
        let of_turn = &self.moves[self.turn_start()..];
        let goes_on = |made: &&Made| made.mv.belongs_to_action();
        let begun = of_turn.iter().rev().take_while(goes_on).count() + 1;
        self.ply() - begun.min(of_turn.len())
    }

    /// A name like this one for a seat, that nobody else at the table has.
    fn free_name(&self, name: &str, seat: Seat) -> String {
        free_name(name, |name| self.is_called(name, seat))
    }

    /// Whether anybody on another seat has this name.
    pub(crate) fn is_called(&self, name: &str, but: Seat) -> bool {
        let others = self.seats().filter(|&seat| seat != but);
        others.filter_map(|seat| self.chair(seat)).any(|chair| chair.name == name)
    }
}

/// The name, or with a number if it is taken.
pub fn free_name(name: &str, taken: impl Fn(&str) -> bool) -> String {
    let numbered = (2..).map(|number| format!("{name} {number}"));
    let mut names = std::iter::once(name.to_owned()).chain(numbered);
    names.find(|name| !taken(name)).unwrap_or_else(|| name.to_owned())
}

/// What a seat is called that nobody sits on yet.
pub fn open_name(seat: Seat) -> String {
    format!("Player {}", seat.number() + 1)
}
