//! Commands: what somebody at a table may ask for, and what becomes of it.
//!
//! [`Table::decide`] looks at a table and answers with the line to enter into its journal, or with a
//! refusal. It changes nothing.

use crate::{
    address::{Address, AddressRules},
    entry::{Absence, Entry, Line, Secret},
    key::{Key, KeyHash},
    refusal::{Problem, Refusal},
    spec::{is_unprintable, name},
    stage::Stage,
    table::{Holder, Table},
};
use magnumsal_bots::Rank;
use magnumsal_rules::{Move, RecordedMove, Seat};
use serde::Deserialize;
use utoipa::ToSchema;

/// The longest thing that can be said at once, in characters.
pub const LONGEST_MESSAGE: usize = 500;

/// The most lines that a journal can have: far more than any game, and a bound on what a table can
/// cost. Moves are still taken when talk has filled its share.
pub const MOST_LINES: u32 = 20_000;

/// How many of them can be anything but moves.
const MOST_TALK: u32 = 5_000;

/// Who sits in for a player who is gone.
const STAND_IN: Rank = Rank::Journeyman;

/// What somebody at a table asks for.
#[derive(Clone, Debug, Deserialize, ToSchema)]
#[serde(tag = "type", rename_all = "kebab-case", deny_unknown_fields)]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
pub enum Command {
    /// Makes a move.
    Move {
        /// The number of moves in the game that the player saw.
        #[schema(maximum = 20_000)]
        ply: usize,
        /// The journal's last line that the player saw; if it is given, a position that was
        /// reached anew by taking moves back counts as another one.
        #[serde(default)]
        #[cfg_attr(feature = "types", ts(optional))]
        seen: Option<u32>,
        /// The move, in the notation.
        #[serde(rename = "move")]
        #[schema(max_length = 400)]
        mv: String,
    },
    /// Takes back own moves of this turn: the last one, or all down to a ply.
    Undo {
        /// The moves to keep; one less than there are if left out.
        #[serde(default)]
        #[schema(maximum = 20_000)]
        #[cfg_attr(feature = "types", ts(optional))]
        ply: Option<usize>,
    },
    /// Makes moves again that were taken back: the next one, or all up to a ply.
    Redo {
        /// The moves to have then; one more than there are if left out.
        #[serde(default)]
        #[schema(maximum = 20_000)]
        #[cfg_attr(feature = "types", ts(optional))]
        ply: Option<usize>,
    },
    /// Asks all players to take the game back to a ply.
    Ask {
        /// The moves to keep.
        #[schema(maximum = 20_000)]
        ply: usize,
    },
    /// Agrees to take the game back.
    // With braces: serde would take any further keys of a variant without them.
    Agree {},
    /// Declines to take the game back, or withdraws the question.
    Decline {},
    /// Says something.
    Say {
        /// What is said.
        #[schema(min_length = 1, max_length = 500)]
        text: String,
    },
    /// Changes a player's name.
    Rename {
        /// Whose name, for a player with several seats.
        #[serde(default)]
        #[schema(value_type = Option<u8>, maximum = 4)]
        #[cfg_attr(feature = "types", ts(optional))]
        seat: Option<Seat>,
        /// The name.
        #[schema(min_length = 1, max_length = 40)]
        name: String,
    },
    /// Changes the table's name; for the host.
    Title {
        /// The name.
        #[schema(min_length = 1, max_length = 40)]
        name: String,
    },
    /// Gives an open seat to a bot; for the host.
    Fill {
        /// Which seat.
        #[schema(value_type = u8, maximum = 4)]
        seat: Seat,
        /// How strong the bot is.
        #[schema(value_type = String, pattern = "^(random|apprentice|journeyman|master|uct)$")]
        level: Rank,
    },
    /// Leaves: the seat is open again or, once the game has begun, a bot sits in.
    Leave {
        /// Which seat, for a player with several seats.
        #[serde(default)]
        #[schema(value_type = Option<u8>, maximum = 4)]
        #[cfg_attr(feature = "types", ts(optional))]
        seat: Option<Seat>,
    },
    /// Comes back to a seat where a bot sits in.
    Claim {
        /// Which seat, for a player with several seats.
        #[serde(default)]
        #[schema(value_type = Option<u8>, maximum = 4)]
        #[cfg_attr(feature = "types", ts(optional))]
        seat: Option<Seat>,
    },
    /// Says where a notice goes when it is the player's turn; nowhere if left out.
    Notify {
        /// Which seat, for a player with several seats.
        #[serde(default)]
        #[schema(value_type = Option<u8>, maximum = 4)]
        #[cfg_attr(feature = "types", ts(optional))]
        seat: Option<Seat>,
        /// Where to.
        #[serde(default)]
        #[cfg_attr(feature = "types", ts(optional))]
        address: Option<Address>,
    },
}

/// What a decision needs and a table does not know.
pub struct Given<'a> {
    /// Where notices can go.
    pub addresses: &'a dyn AddressRules,
    /// A key that nobody has: random, and told to nobody.
    pub unknown_key: &'a Key,
}

/// What a key is good for at a table.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Access {
    /// Whether it is the host's.
    pub host: bool,
    /// The seats it plays.
    pub seats: Vec<Seat>,
}

/// What a command leads to.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Decision {
    /// A line for the journal.
    Enter(Line),
    /// Nothing: it is there already, with the move's ply.
    Already {
        /// Moves in the game after it.
        ply: usize,
    },
}

impl From<Entry> for Decision {
    fn from(entry: Entry) -> Self {
        Self::Enter(entry.into())
    }
}

impl Table {
    /// What a key is good for here.
    pub fn access(&self, key: Option<&KeyHash>) -> Access {
        let Some(key) = key else { return Access::default() };
        let own =
            |&seat: &Seat| self.chair(seat).is_some_and(|chair| chair.holder.key() == Some(key));
        Access { host: *key == self.head.host, seats: self.seats().filter(own).collect() }
    }

    /// What a command leads to, if it is allowed.
    pub fn decide(
        &self,
        key: Option<&KeyHash>,
        command: &Command,
        given: &Given<'_>,
    ) -> Result<Decision, Refusal> {
        let access = self.access(key);
        if access == Access::default() {
            return Err(Problem::NotSeated.into());
        }
        self.has_room(matches!(command, Command::Move { .. }))?;
        match command {
            Command::Move { ply, seen, mv } => self.decide_move(&access, *ply, *seen, mv),
            Command::Undo { ply } => self.decide_undo(&access, *ply),
            Command::Redo { ply } => self.decide_redo(&access, *ply),
            Command::Ask { ply } => self.decide_ask(&access, *ply),
            Command::Agree {} => {
                let ask = self.ask.as_ref().ok_or(Problem::NothingAsked)?;
                let mut asked = self.still_asked(ask);
                let seat = asked.find(|seat| access.seats.contains(seat));
                Ok(Entry::Agreed { seat: seat.ok_or(Problem::NothingAsked)? }.into())
            }
            Command::Decline {} => {
                let ask = self.ask.as_ref().ok_or(Problem::NothingAsked)?;
                let mut asked = self.still_asked(ask).chain([ask.seat]);
                let seat = asked.find(|seat| access.seats.contains(seat));
                Ok(Entry::Declined { seat: seat.ok_or(Problem::NothingAsked)? }.into())
            }
            Command::Say { text } => {
                let text = message(text)?;
                Ok(Entry::Said { seat: access.seats.first().copied(), text }.into())
            }
            Command::Rename { seat, name: wish } => {
                let seat = self.own_seat(&access, *seat)?;
                Ok(Entry::Renamed { seat, name: self.own_name(wish, seat)? }.into())
            }
            Command::Title { name: wish } => {
                self.host_only(&access)?;
                Ok(Entry::Titled { name: name(wish)? }.into())
            }
            Command::Fill { seat, level } => {
                self.host_only(&access)?;
                self.open_seat(*seat)?;
                Ok(Entry::Filled { seat: *seat, level: *level }.into())
            }
            Command::Leave { seat } => self.decide_leave(&access, *seat, given.unknown_key),
            Command::Claim { seat } => {
                let away = |seat: &Seat| {
                    let holder = self.chair(*seat).map(|chair| &chair.holder);
                    matches!(holder, Some(Holder::Away { .. }))
                };
                let first_away = access.seats.iter().copied().find(away);
                let seat = self.own_seat(&access, seat.or(first_away))?;
                if self.stage() == Stage::Over || !away(&seat) {
                    return Err(Problem::NothingToClaim { seat }.into());
                }
                Ok(Entry::Returned { seat }.into())
            }
            Command::Notify { seat, address } => {
                let seat = self.own_seat(&access, *seat)?;
                if let Some(address) = address {
                    given.addresses.check(address)?;
                }
                let secret = Some(Secret::Address(address.clone()));
                Ok(Decision::Enter(Line { entry: Entry::Subscribed { seat }, secret }))
            }
        }
    }

    /// A player sits down: with the invitation of a seat or, at a public table, on any open seat.
    pub fn decide_join(
        &self,
        invitation: Option<&KeyHash>,
        wanted: Option<Seat>,
        wish: &str,
        key: &Key,
    ) -> Result<Line, Refusal> {
        let open = |seat: Seat| {
            self.chair(seat).and_then(|chair| match &chair.holder {
                Holder::Open { invitation } => Some((seat, invitation)),
                _ => None,
            })
        };
        let mut all = self.seats().filter_map(open);
        let seat = match (invitation, wanted) {
            (Some(invitation), _) => {
                let invited = all.find(|(_, key)| *key == invitation).map(|(seat, _)| seat);
                invited.ok_or(Problem::BadInvitation)?
            }
            (None, _) if !self.head.public => return Err(Problem::BadInvitation.into()),
            (None, Some(seat)) => self.open_seat(seat)?,
            (None, None) => all.next().map(|(seat, _)| seat).ok_or(Problem::NoOpenSeat)?,
        };
        self.has_room(false)?;
        let entry = Entry::Joined { seat, name: self.own_name(wish, seat)? };
        Ok(Line { entry, secret: Some(Secret::Key(key.hash())) })
    }

    /// The host makes a new invitation for an open seat.
    pub fn decide_invite(
        &self,
        key: Option<&KeyHash>,
        seat: Seat,
        invitation: &Key,
    ) -> Result<Line, Refusal> {
        self.host_only(&self.access(key))?;
        let seat = self.open_seat(seat)?;
        self.has_room(false)?;
        let secret = Some(Secret::Key(invitation.hash()));
        Ok(Line { entry: Entry::Invited { seat }, secret })
    }

    /// A player asks for a hint; only in the own turn, and only as often as the table allows.
    pub fn decide_hint(&self, key: Option<&KeyHash>) -> Result<Line, Refusal> {
        let seat = self.to_move(&self.access(key))?;
        let allowed = self.head.habits.hints;
        let used = self.chair(seat).map_or(0, |chair| chair.hints);
        if used >= allowed {
            return Err(Problem::NoHints { allowed }.into());
        }
        self.has_room(false)?;
        Ok(Entry::Hinted { seat }.into())
    }

    /// A bot's move, unless the game has gone on since the bot began to think, or somebody has
    /// asked to take something back.
    pub fn decide_bot_move(&self, seat: Seat, changed: u32, mv: Move, now: i64) -> Option<Line> {
        let plays = self.chair(seat).is_some_and(|chair| chair.holder.bot().is_some());
        let same = self.turn() == Some(seat) && self.changed == changed && plays;
        let mv = (same && !self.bots_wait(now)).then(|| mv.to_string())?;
        Some(Entry::Moved { seat, mv }.into())
    }

    /// A bot takes the seat of a player whose time is up.
    pub fn decide_time_up(&self, seat: Seat, now: i64) -> Option<Line> {
        let human = matches!(self.chair(seat)?.holder, Holder::Human { .. });
        let late = self.clocks.deadline(seat).is_some_and(|deadline| deadline <= now);
        let up = self.turn() == Some(seat) && human && late;
        up.then(|| Entry::Replaced { seat, level: STAND_IN, why: Absence::Time }.into())
    }

    fn decide_move(
        &self,
        access: &Access,
        ply: usize,
        seen: Option<u32>,
        text: &str,
    ) -> Result<Decision, Refusal> {
        let recorded: RecordedMove = text.parse()?;
        if self.shows_only() {
            return Err(Problem::Over.into());
        }
        // The same move again, because the answer was lost: it is there already.
        if let Some(made) = self.moves.get(ply)
            && made.recorded() == recorded
            && access.seats.contains(&made.seat)
        {
            return Ok(Decision::Already { ply: ply + 1 });
        }
        self.same_position(ply, seen)?;
        let seat = self.to_move(access)?;
        self.game.clone().prepare(&recorded, self.deal.knows_stacks())?;
        Ok(Entry::Moved { seat, mv: recorded.to_string() }.into())
    }

    fn decide_undo(&self, access: &Access, ply: Option<usize>) -> Result<Decision, Refusal> {
        let seat = self.to_move(access)?;
        let ply = ply.unwrap_or_else(|| self.ply().saturating_sub(1));
        if ply >= self.ply() || ply < self.turn_start() {
            return Err(Problem::NothingToUndo.into());
        }
        let floor = self.undo_floor();
        if ply < floor {
            return Err(Problem::TurnedUp { ply: floor }.into());
        }
        Ok(Entry::Undone { seat, ply }.into())
    }

    fn decide_redo(&self, access: &Access, ply: Option<usize>) -> Result<Decision, Refusal> {
        let seat = self.to_move(access)?;
        let ply = ply.unwrap_or(self.ply() + 1);
        if ply <= self.ply() || ply - self.ply() > self.undone.len() {
            return Err(Problem::NothingToRedo.into());
        }
        Ok(Entry::Redone { seat, ply }.into())
    }

    fn decide_ask(&self, access: &Access, ply: usize) -> Result<Decision, Refusal> {
        self.playing()?;
        let seat = *access.seats.first().ok_or(Problem::NotSeated)?;
        if ply >= self.ply() {
            return Err(Problem::NoPly { plies: self.ply() }.into());
        }
        if let Some(ask) = &self.ask {
            return Err(Problem::AskedAlready { seat: ask.seat }.into());
        }
        Ok(Entry::Asked { seat, ply }.into())
    }

    fn decide_leave(
        &self,
        access: &Access,
        seat: Option<Seat>,
        unknown_key: &Key,
    ) -> Result<Decision, Refusal> {
        let here = |seat: &Seat| {
            let holder = self.chair(*seat).map(|chair| &chair.holder);
            matches!(holder, Some(Holder::Human { .. }))
        };
        let first_here = access.seats.iter().copied().find(here);
        let seat = self.own_seat(access, seat.or(first_here))?;
        match self.stage() {
            Stage::Open => {
                // Nobody knows this key: the host invites anew, or anybody comes to a public table.
                let secret = Some(Secret::Key(unknown_key.hash()));
                Ok(Decision::Enter(Line { entry: Entry::Left { seat }, secret }))
            }
            Stage::Playing if here(&seat) => {
                Ok(Entry::Replaced { seat, level: STAND_IN, why: Absence::Left }.into())
            }
            Stage::Playing => Err(Problem::NotSeated.into()),
            Stage::Over => Err(Problem::Over.into()),
        }
    }

    /// Whether somebody who saw so many moves and lines has the position before them.
    pub(crate) fn same_position(&self, ply: usize, seen: Option<u32>) -> Result<(), Problem> {
        let other = seen.is_some_and(|seen| seen < self.changed);
        if ply != self.ply() || other { Err(Problem::Stale { ply: self.ply() }) } else { Ok(()) }
    }

    pub(crate) fn playing(&self) -> Result<(), Problem> {
        match self.stage() {
            Stage::Open => Err(Problem::NotStarted),
            Stage::Playing => Ok(()),
            Stage::Over => Err(Problem::Over),
        }
    }

    /// The seat whose turn it is, if it is one of these.
    fn to_move(&self, access: &Access) -> Result<Seat, Problem> {
        if access.seats.is_empty() {
            return Err(Problem::NotSeated);
        }
        self.playing()?;
        let seat = self.turn().ok_or(Problem::Over)?;
        let human =
            |seat| matches!(self.chair(seat).map(|c| &c.holder), Some(Holder::Human { .. }));
        if !access.seats.contains(&seat) || !human(seat) {
            return Err(Problem::NotYourTurn { seat });
        }
        Ok(seat)
    }

    /// The seat that is meant: the one that is named, or the first of the player's.
    fn own_seat(&self, access: &Access, seat: Option<Seat>) -> Result<Seat, Problem> {
        let seat = seat.or(access.seats.first().copied()).ok_or(Problem::NotSeated)?;
        if access.seats.contains(&seat) { Ok(seat) } else { Err(Problem::NotSeated) }
    }

    fn open_seat(&self, seat: Seat) -> Result<Seat, Problem> {
        match self.chair(seat).map(|chair| &chair.holder) {
            None => Err(Problem::NoSeat { seats: self.chairs.len() as u8 }),
            Some(Holder::Open { .. }) => Ok(seat),
            Some(_) => Err(Problem::SeatTaken { seat }),
        }
    }

    fn host_only(&self, access: &Access) -> Result<(), Problem> {
        if access.host { Ok(()) } else { Err(Problem::NotHost) }
    }

    /// A name that nobody else at the table has.
    fn own_name(&self, wish: &str, seat: Seat) -> Result<String, Problem> {
        let name = name(wish)?;
        if self.is_called(&name, seat) { Err(Problem::NameTaken) } else { Ok(name) }
    }

    /// Refuses a line that the journal has no room for; lines that are no moves have less.
    fn has_room(&self, for_move: bool) -> Result<(), Problem> {
        let talk = self.number().saturating_sub(self.ply() as u32);
        if self.number() >= MOST_LINES || (!for_move && talk >= MOST_TALK) {
            return Err(Problem::Full { most: MOST_LINES });
        }
        Ok(())
    }
}

/// What can be said: not nothing, not too much, and nothing that hides in a line.
fn message(text: &str) -> Result<String, Problem> {
    let text = text.trim();
    let odd = |letter: char| letter != '\n' && is_unprintable(letter);
    if text.is_empty() || text.chars().count() > LONGEST_MESSAGE || text.chars().any(odd) {
        return Err(Problem::BadMessage { most: LONGEST_MESSAGE });
    }
    Ok(text.to_owned())
}
