//! Steps: how one more line of the journal changes a table.
//!
//! A [`Step`] is computed without changing the table, so that it can be stored first and taken
//! afterwards. Every decision is a step, and every line that is read from a store becomes one: there
//! is no other way to change a table.

use crate::{
    entry::{Entry, Line, Secret},
    id::TableId,
    notices::Destination,
    refusal::{Problem, Refusal},
    stage::Stage,
    table::{Ask, Chair, Holder, Made, Table, free_name, open_name},
};
use magnumsal_rules::{Event, Illegal, Move, MoveData, MoveError, RecordError, RecordedMove, Seat};
use serde::Serialize;
use std::{fmt, sync::Arc};
use thiserror::Error;

/// How a line changes a table.
pub struct Step {
    /// When the line is written, in milliseconds since 1970.
    pub at: i64,
    /// The line.
    pub line: Line,
    /// What it does on the board.
    pub applied: Applied,
    /// The table afterwards.
    pub after: Arc<Table>,
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
    /// What happened to the game, if with this line all players have agreed to take it back.
    pub rewound: Option<Rewound>,
}

/// That a game was taken back by agreement.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct Rewound {
    /// The moves that are left.
    pub ply: usize,
    /// The moves that are gone.
    pub count: usize,
}

/// A move that was made again.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct RedoneMove {
    /// The move with its meaning.
    #[serde(rename = "move")]
    pub mv: MoveData,
    /// How many of the events are its own; those of the next move follow.
    pub events: usize,
}

/// Why a line cannot be the next one of a table.
#[derive(Clone, PartialEq, Eq, Debug, Error)]
pub enum StepError {
    /// It names a seat that the table does not have.
    #[error("it names a seat that the table does not have")]
    NoSeat,
    /// It does not fit to what came before.
    #[error("it does not fit to what came before")]
    Unfit,
    /// Its move cannot be made.
    #[error("its move cannot be made")]
    Move(#[from] MoveError),
}

/// A journal that does not add up: a line that no server has written.
#[derive(Clone, PartialEq, Eq, Debug, Error)]
#[error("table {table}, line {number}: {why}")]
pub struct Damaged {
    /// Which table.
    pub table: TableId,
    /// Which line; 0 is the head.
    pub number: u32,
    /// What is wrong with it.
    pub why: String,
}

impl From<StepError> for Refusal {
    fn from(error: StepError) -> Self {
        match error {
            StepError::Move(error) => error.into(),
            // `Table::decide` names only seats that are there, and only what fits.
            StepError::NoSeat | StepError::Unfit => Problem::Damaged.into(),
        }
    }
}

impl From<RecordError> for StepError {
    fn from(_: RecordError) -> Self {
        Self::Unfit
    }
}

impl fmt::Debug for Step {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Step")
            .field("at", &self.at)
            .field("line", &self.line)
            .finish_non_exhaustive()
    }
}

impl Step {
    /// The line's number in the journal.
    pub fn number(&self) -> u32 {
        self.after.number()
    }
}

impl Table {
    /// How a line would change the table. Time never goes back: the line is written when the last
    /// one was, if a clock says something earlier.
    pub fn step(&self, at: i64, line: impl Into<Line>) -> Result<Step, StepError> {
        let (at, line) = (at.max(self.last_at()), line.into());
        let mut after = self.clone();
        let applied = after.enter(at, &line)?;
        Ok(Step { at, line, applied, after: Arc::new(after) })
    }

    /// How the next line of the stored journal changes the table.
    pub fn read(&self, at: i64, line: Line) -> Result<Step, Damaged> {
        let (table, number) = (self.id().clone(), self.number() + 1);
        self.step(at, line).map_err(|why| Damaged { table, number, why: why.to_string() })
    }

    /// Takes a step, and returns what happened on the board. Its line is in the journal by now.
    pub fn apply(&mut self, step: Step) -> Applied {
        debug_assert_eq!(
            step.number(),
            self.number() + 1,
            "a step is taken once, where it was made"
        );
        *self = Arc::unwrap_or_clone(step.after);
        step.applied
    }

    fn enter(&mut self, at: i64, line: &Line) -> Result<Applied, StepError> {
        let turn_before = (self.stage(), self.turn());
        if self.is_of_host(&line.entry) {
            self.host_seen = at;
        }
        let mut applied = Applied::default();
        let mut moved_on = self.enter_entry(at, line, &mut applied)?;
        self.counts.note(&line.entry);
        if line.entry.changes_players() {
            // Others are to be asked now.
            self.vote = None;
        }
        // Asked of nobody, agreed by the last, or the last who was asked is replaced.
        applied.rewound = self.settle_ask();
        moved_on |= applied.rewound.is_some();
        let ends_turn = applied.made == Some(Move::End);
        if turn_before != (self.stage(), self.turn()) || ends_turn {
            self.clocks.turn_passed(turn_before.1, ends_turn, at);
        }
        self.number += 1;
        self.last_at = at;
        if moved_on {
            self.changed = self.number;
            self.changed_at = at;
            self.ask = None;
            self.end_vote_without_one();
        }
        if turn_before.0 == Stage::Open && self.stage() == Stage::Playing {
            self.changed_at = at;
        }
        Ok(applied)
    }

    /// Does what a line says, and returns whether the position is another one now.
    fn enter_entry(
        &mut self,
        at: i64,
        line: &Line,
        applied: &mut Applied,
    ) -> Result<bool, StepError> {
        let key = match line.secret {
            Some(Secret::Key(key)) => Ok(key),
            _ => Err(StepError::Unfit),
        };
        match &line.entry {
            Entry::Joined { seat, name } => {
                let holder = Holder::Human { key: key? };
                let (name, chair) = (name.clone(), self.chair_mut(*seat)?);
                let running = matches!(chair.holder, Holder::Vacant { .. });
                *chair = Chair { name, holder, hints: 0, notices: None, muted: false };
                if running {
                    self.clocks.returned(*seat, self.turn() == Some(*seat), at);
                }
            }
            Entry::Invited { seat } => {
                let (key, chair) = (key?, self.chair_mut(*seat)?);
                chair.holder = match &chair.holder {
                    Holder::Vacant { bot, .. } => {
                        Holder::Vacant { invitation: key, bot: bot.clone() }
                    }
                    _ => Holder::Open { invitation: key },
                };
            }
            Entry::Left { seat } => self.vacate(*seat, Holder::Open { invitation: key? })?,
            Entry::Removed { seat, bot } => {
                let invitation = key?;
                let holder = match bot {
                    None => Holder::Open { invitation },
                    Some(bot) => Holder::Vacant { invitation, bot: bot.clone() },
                };
                self.vacate(*seat, holder)?;
            }
            Entry::Muted { seat } => self.chair_mut(*seat)?.muted = true,
            Entry::Unmuted { seat } => self.chair_mut(*seat)?.muted = false,
            Entry::Filled { seat, bot } => {
                let name = self.free_name(bot.name(), *seat);
                let chair = self.chair_mut(*seat)?;
                chair.holder = Holder::Bot { bot: bot.clone() };
                chair.name = name;
            }
            Entry::Replaced { seat, bot, why } => {
                let chair = self.chair_mut(*seat)?;
                let Holder::Human { key } = chair.holder else { return Err(StepError::Unfit) };
                chair.holder = Holder::Away { key, bot: bot.clone(), why: *why };
            }
            Entry::Returned { seat } => {
                let chair = self.chair_mut(*seat)?;
                let Holder::Away { key, .. } = chair.holder else { return Err(StepError::Unfit) };
                chair.holder = Holder::Human { key };
                self.clocks.returned(*seat, self.turn() == Some(*seat), at);
            }
            Entry::Moved { mv, .. } => {
                applied.made = Some(mv.mv);
                self.make(mv.clone(), &mut applied.events)?;
                self.undone.clear();
                return Ok(true);
            }
            Entry::Undone { ply, .. } => {
                let back = self.moves.get(*ply..).ok_or(StepError::Unfit)?;
                let undone: Vec<RecordedMove> = back.iter().rev().map(Made::recorded).collect();
                self.rewind(*ply)?;
                self.undone.extend(undone);
                return Ok(true);
            }
            Entry::Redone { ply, .. } => {
                while self.ply() < *ply {
                    let recorded = self.undone.pop().ok_or(StepError::Unfit)?;
                    let (mv, before) = (recorded.mv, applied.events.len());
                    self.make(recorded, &mut applied.events)?;
                    let events = applied.events.len() - before;
                    applied.again.push(RedoneMove { mv: mv.data(), events });
                }
                return Ok(true);
            }
            Entry::Asked { seat, ply } => {
                self.ask = Some(Ask { seat: *seat, ply: *ply, agreed: Vec::new(), at });
            }
            Entry::Agreed { seat } if self.vote.is_some() => {
                if !self.count_voice(*seat, true) {
                    return Err(StepError::Unfit);
                }
            }
            Entry::Agreed { seat } => {
                let key = self.chair(*seat).and_then(|chair| chair.holder.key().copied());
                let (Some(ask), Some(key)) = (&mut self.ask, key) else {
                    return Err(StepError::Unfit);
                };
                ask.agreed.push(key);
            }
            Entry::Declined { seat } if self.vote.is_some() => {
                if !self.count_voice(*seat, false) {
                    return Err(StepError::Unfit);
                }
            }
            Entry::Declined { .. } => self.ask = None,
            Entry::Renamed { seat, name } => self.chair_mut(*seat)?.name.clone_from(name),
            Entry::Titled { name } => self.title = Some(name.clone()),
            Entry::Subscribed { seat } => {
                let secret = line.secret.as_ref().ok_or(StepError::Unfit)?;
                self.chair_mut(*seat)?.notices = Destination::of(secret)?;
            }
            Entry::Noticed { .. } => self.noticed = Some(self.ply()),
            Entry::Hinted { seat } => self.chair_mut(*seat)?.hints += 1,
            Entry::Said { .. } => {}
            Entry::Proposed { seat, what } => {
                self.chair_mut(*seat)?;
                self.open_vote(*seat, *what, at);
            }
            Entry::Adjourned { .. } => {
                (self.ask, self.vote) = (None, None);
                self.adjourned = Some(at);
            }
            Entry::Resumed { .. } => {
                self.adjourned = None;
                // The player to move gets a notice again.
                self.noticed = None;
            }
            Entry::Ended { .. } => {
                (self.ask, self.vote, self.adjourned) = (None, None, None);
                self.ended = true;
            }
            Entry::Hosted { seat } => {
                let chair = self.chair_mut(*seat)?;
                let Holder::Human { key } = chair.holder else { return Err(StepError::Unfit) };
                (self.host, self.host_sat, self.host_seen) = (key, true, at);
            }
        }
        Ok(false)
    }

    /// Nothing of the player who sat there stays with a seat.
    fn vacate(&mut self, seat: Seat, holder: Holder) -> Result<(), StepError> {
        let name = self.free_name(&open_name(seat), seat);
        let chair = self.chair_mut(seat)?;
        *chair = Chair { name, holder, notices: None, muted: false, ..chair.clone() };
        Ok(())
    }

    fn chair_mut(&mut self, seat: Seat) -> Result<&mut Chair, StepError> {
        self.chairs.get_mut(seat.index()).ok_or(StepError::NoSeat)
    }

    /// Makes a move, if it is legal.
    pub(crate) fn make(
        &mut self,
        recorded: RecordedMove,
        events: &mut Vec<Event>,
    ) -> Result<(), MoveError> {
        self.game.prepare(&recorded, self.deal().knows_stacks())?;
        let RecordedMove { mv, drawn } = recorded;
        let seat = self.game.to_move().ok_or(MoveError::Illegal(Illegal::GameOver))?;
        let rules = self.deal().rules;
        let mut turned_up = false;
        let mut listen = |event: Event| {
            turned_up |= event.turns_up(&rules);
            events.push(event);
        };
        self.game.play_with(&mv, &mut listen).map_err(MoveError::Illegal)?;
        self.moves.push(Made { mv, drawn, seat, turned_up });
        Ok(())
    }

    fn rewind(&mut self, ply: usize) -> Result<(), RecordError> {
        self.game = self.position_at(ply)?;
        self.moves.truncate(ply);
        Ok(())
    }

    /// Takes the game back if all who are asked have agreed.
    fn settle_ask(&mut self) -> Option<Rewound> {
        let ask = self.ask.clone().filter(|ask| self.still_asked(ask).next().is_none())?;
        self.undone.clear();
        self.ask = None;
        // A player whose turn comes back gets a notice again.
        self.noticed = self.noticed.filter(|&told| told <= ask.ply);
        let (before, ply) = (self.ply(), ask.ply.min(self.ply()));
        self.rewind(ply).ok().map(|()| Rewound { ply, count: before - ply })
    }

    /// A name like this one for a seat, that nobody else at the table has.
    fn free_name(&self, name: &str, seat: Seat) -> String {
        free_name(name, |name| self.names_beside(seat).any(|other| other == name))
    }
}
