//! Decisions: whether what somebody at a table asks for is done.
//!
//! [`Table::decide`] reads a table and answers with the [`Step`] to take, or with a refusal. It
//! changes nothing.

use crate::{
    address::AddressRules,
    command::Command,
    entry::{Absence, Entry, Line, Secret},
    key::{Key, KeyHash},
    name::{is_unprintable, look_alike, name},
    refusal::{Problem, Refusal},
    spec::check_bot,
    stage::Stage,
    step::Step,
    table::{Chair, Holder, Made, Table},
    timer::Timer,
    vote::Proposal,
};
use magnumsal_bots::Level;
use magnumsal_rules::{Move, MoveList, RecordedMove, Seat};

/// The longest thing that can be said at once, in characters.
pub const LONGEST_MESSAGE: usize = 500;

/// A bound for plies in requests: no game has as many moves.
pub const MOST_PLIES: u32 = 20_000;

/// Who sits in for a player who is gone.
pub(crate) const STAND_IN: Level = Level::Journeyman;

/// What a decision needs and a table does not know.
pub struct Given<'a> {
    /// The time, in milliseconds since 1970.
    pub now: i64,
    /// Where notices can go.
    pub addresses: &'a dyn AddressRules,
    /// Whether the address of a [`Command::Notify`] was confirmed by its owner before.
    pub proved: bool,
    /// Draws a key at random.
    pub new_key: &'a dyn Fn() -> Result<Key, Refusal>,
}

/// What a key allows at a table.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Access {
    /// Whether it is the host's.
    pub host: bool,
    /// The seats it plays.
    pub seats: Vec<Seat>,
}

/// What a command leads to.
#[derive(Debug)]
pub enum Decision {
    /// A step of the table, once its line is in the journal.
    Enter(Box<Step>),
    /// Nothing: it is there already, with the move's ply.
    Already {
        /// Moves in the game after it.
        ply: usize,
    },
}

impl From<Step> for Decision {
    fn from(step: Step) -> Self {
        Self::Enter(Box::new(step))
    }
}

impl Table {
    /// What a key allows here.
    pub fn access(&self, key: Option<&KeyHash>) -> Access {
        let Some(key) = key else { return Access::default() };
        let own =
            |&seat: &Seat| self.chair(seat).is_some_and(|chair| chair.holder.key() == Some(key));
        Access { host: *key == self.host, seats: self.seats().filter(own).collect() }
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
        self.has_room_for(command, &access)?;
        let line: Line = match command {
            Command::Move { ply, seen, mv } => {
                let mv: RecordedMove = mv.parse()?;
                if self.is_made(&access, *ply, &mv)? {
                    return Ok(Decision::Already { ply: ply + 1 });
                }
                self.same_position(*ply, *seen)?;
                Entry::Moved { seat: self.to_move(&access)?, mv }.into()
            }
            Command::Undo { ply } => self.undo(&access, *ply)?.into(),
            Command::Redo { ply } => self.redo(&access, *ply)?.into(),
            Command::Ask { ply } => self.ask(&access, *ply)?.into(),
            Command::Replace {} => self.propose(&access, Proposal::Replace, given.now)?.into(),
            Command::Adjourn {} => self.propose(&access, Proposal::Adjourn, given.now)?.into(),
            Command::End {} => self.propose(&access, Proposal::End, given.now)?.into(),
            Command::Resume {} => self.resume(&access)?.into(),
            Command::Agree {} if let Some(vote) = &self.vote => {
                self.agree_to(vote, &access)?.into()
            }
            Command::Agree {} => {
                let ask = self.ask.as_ref().ok_or(Problem::NothingAsked)?;
                let mut asked = self.still_asked(ask);
                let seat = asked.find(|seat| access.seats.contains(seat));
                Entry::Agreed { seat: seat.ok_or(Problem::NothingAsked)? }.into()
            }
            Command::Decline {} if let Some(vote) = &self.vote => {
                let mut asked = self.still_voting(vote).chain([vote.seat]);
                let seat = asked.find(|seat| access.seats.contains(seat));
                Entry::Declined { seat: seat.ok_or(Problem::NothingAsked)? }.into()
            }
            Command::Decline {} => {
                let ask = self.ask.as_ref().ok_or(Problem::NothingAsked)?;
                let mut asked = self.still_asked(ask).chain([ask.seat]);
                let seat = asked.find(|seat| access.seats.contains(seat));
                Entry::Declined { seat: seat.ok_or(Problem::NothingAsked)? }.into()
            }
            Command::Say { text } => {
                self.may_talk(&access.seats)?;
                let text = message(text)?;
                Entry::Said { seat: access.seats.first().copied(), text }.into()
            }
            Command::Rename { seat, name } => {
                let seat = self.own_seat(&access, *seat)?;
                self.unmuted(&[seat])?;
                Entry::Renamed { seat, name: self.own_name(name, seat)? }.into()
            }
            Command::Title { name: title } => {
                self.host_only(&access)?;
                Entry::Titled { name: name(title)? }.into()
            }
            Command::Fill { seat, bot } => {
                self.host_only(&access)?;
                self.open_seat(*seat)?;
                check_bot(bot)?;
                Entry::Filled { seat: *seat, bot: bot.clone() }.into()
            }
            Command::Mute { seat } | Command::Unmute { seat } => {
                self.host_only(&access)?;
                let mutes = matches!(command, Command::Mute { .. });
                if self.player_at(*seat)?.muted == mutes {
                    return Ok(Decision::Already { ply: self.ply() });
                }
                let seat = *seat;
                if mutes { Entry::Muted { seat } } else { Entry::Unmuted { seat } }.into()
            }
            Command::Remove { seat } => {
                self.host_only(&access)?;
                self.remove(*seat, given)?
            }
            Command::Leave { seat } => self.leave(&access, *seat, given)?,
            Command::Claim { seat } => self.claim(&access, *seat)?.into(),
            Command::Notify { seat, address: Some(address), .. } => {
                let seat = self.own_seat(&access, *seat)?;
                given.addresses.check(address)?;
                self.ask_for_notices(seat, address, given.proved)
            }
            Command::Notify { seat, address: None, .. } => {
                let seat = self.own_seat(&access, *seat)?;
                return self.decide_end_notices(seat, |_| true, given.now);
            }
        };
        Ok(self.step(given.now, line)?.into())
    }

    /// A player sits down: with the invitation of a seat or, at a public table, on any open seat.
    pub fn decide_join(
        &self,
        invitation: Option<&KeyHash>,
        wanted: Option<Seat>,
        name: &str,
        key: &Key,
        now: i64,
    ) -> Result<Step, Refusal> {
        let holder = |seat: Seat| self.chair(seat).map(|chair| &chair.holder);
        let seat = match (invitation, wanted) {
            (Some(invitation), _) => {
                let opens =
                    |&seat: &Seat| holder(seat).and_then(Holder::invitation) == Some(invitation);
                self.seats().find(opens).ok_or(Problem::BadInvitation)?
            }
            (None, _) if !self.head().public => return Err(Problem::BadInvitation.into()),
            (None, Some(seat)) => self.open_seat(seat)?,
            (None, None) => {
                let open = |&seat: &Seat| matches!(holder(seat), Some(Holder::Open { .. }));
                self.seats().find(open).ok_or(Problem::NoOpenSeat)?
            }
        };
        self.has_room()?;
        let entry = Entry::Joined { seat, name: self.own_name(name, seat)? };
        Ok(self.step(now, Line::with_secret(entry, Secret::Key(key.hash())))?)
    }

    /// The host makes a new invitation for an open seat, or for one whose player was removed.
    pub fn decide_invite(
        &self,
        key: Option<&KeyHash>,
        seat: Seat,
        invitation: &Key,
        now: i64,
    ) -> Result<Step, Refusal> {
        self.host_only(&self.access(key))?;
        let vacant = |chair: &Chair| matches!(chair.holder, Holder::Vacant { .. });
        if !self.chair(seat).is_some_and(vacant) {
            self.open_seat(seat)?;
        }
        self.has_room()?;
        let secret = Secret::Key(invitation.hash());
        Ok(self.step(now, Line::with_secret(Entry::Invited { seat }, secret))?)
    }

    /// A player asks for a hint; only in the own turn, and only as often as the table allows. Where
    /// only one move is legal there is nothing to advise, and nothing is counted.
    pub fn decide_hint(&self, key: Option<&KeyHash>, now: i64) -> Result<Decision, Refusal> {
        let seat = self.to_move(&self.access(key))?;
        let allowed = self.head().habits.hints;
        let used = self.chair(seat).map_or(0, |chair| chair.hints);
        if used >= allowed {
            return Err(Problem::NoHints { allowed }.into());
        }
        let mut legal = MoveList::new();
        self.game().legal_moves(&mut legal);
        if legal.len() == 1 {
            return Ok(Decision::Already { ply: self.ply() });
        }
        self.has_room()?;
        Ok(self.step(now, Entry::Hinted { seat })?.into())
    }

    /// A bot's move, unless the game has gone on since the bot began to think, or somebody has
    /// asked to take something back.
    pub fn decide_bot_move(
        &self,
        seat: Seat,
        changed: u32,
        mv: Move,
        now: i64,
    ) -> Result<Step, Refusal> {
        let plays = self.chair(seat).is_some_and(|chair| chair.holder.bot().is_some());
        let same = self.turn() == Some(seat) && self.changed == changed && plays;
        self.still(same && !self.bots_wait(now))?;
        Ok(self.step(now, Entry::Moved { seat, mv: mv.into() })?)
    }

    /// A bot takes the seat of a player whose time is up, unless the game has gone on.
    pub fn decide_time_up(&self, seat: Seat, now: i64) -> Result<Step, Refusal> {
        let holder = self.chair(seat).map(|chair| &chair.holder);
        let human = matches!(holder, Some(Holder::Human { .. }));
        let late = self.clocks.deadline(seat).is_some_and(|deadline| deadline <= now);
        self.still(self.turn() == Some(seat) && human && late)?;
        Ok(self.step(now, Entry::Replaced { seat, bot: STAND_IN.into(), why: Absence::Time })?)
    }

    /// A player gets a notice that it is their turn, unless the game has gone on.
    pub fn decide_notice(&self, seat: Seat, now: i64) -> Result<Step, Refusal> {
        let due = matches!(self.timer(), Some((_, Timer::Notice { seat: of })) if of == seat);
        self.still(due)?;
        Ok(self.step(now, Entry::Noticed { seat })?)
    }

    /// Refuses what was due before the game has gone on.
    pub(crate) fn still(&self, due: bool) -> Result<(), Problem> {
        if due { Ok(()) } else { Err(Problem::Stale { ply: self.ply() }) }
    }

    /// Whether the player has made just this move there: it comes again because the answer was lost.
    fn is_made(&self, access: &Access, ply: usize, mv: &RecordedMove) -> Result<bool, Problem> {
        if self.shows_only() {
            return Err(Problem::Over);
        }
        let same = |made: &Made| made.recorded() == *mv && access.seats.contains(&made.seat);
        Ok(self.moves.get(ply).is_some_and(same))
    }

    fn undo(&self, access: &Access, ply: Option<usize>) -> Result<Entry, Problem> {
        let seat = self.to_move(access)?;
        let ply = ply.unwrap_or_else(|| self.ply().saturating_sub(1));
        if ply >= self.ply() || ply < self.turn_start() {
            return Err(Problem::NothingToUndo);
        }
        let floor = self.undo_floor();
        if ply < floor {
            return Err(Problem::TurnedUp { ply: floor });
        }
        Ok(Entry::Undone { seat, ply })
    }

    fn redo(&self, access: &Access, ply: Option<usize>) -> Result<Entry, Problem> {
        let seat = self.to_move(access)?;
        let ply = ply.unwrap_or(self.ply() + 1);
        if ply <= self.ply() || ply - self.ply() > self.undone.len() {
            return Err(Problem::NothingToRedo);
        }
        Ok(Entry::Redone { seat, ply })
    }

    fn ask(&self, access: &Access, ply: usize) -> Result<Entry, Problem> {
        self.playing()?;
        let seat = *access.seats.first().ok_or(Problem::NotSeated)?;
        if ply >= self.ply() {
            return Err(Problem::NoPly { plies: self.ply() });
        }
        if let Some(seat) = self.asks() {
            return Err(Problem::AskedAlready { seat });
        }
        Ok(Entry::Asked { seat, ply })
    }

    fn claim(&self, access: &Access, seat: Option<Seat>) -> Result<Entry, Problem> {
        let away = |seat: &Seat| {
            let holder = self.chair(*seat).map(|chair| &chair.holder);
            matches!(holder, Some(Holder::Away { .. }))
        };
        let first_away = access.seats.iter().copied().find(away);
        let seat = self.own_seat(access, seat.or(first_away))?;
        if self.stage() == Stage::Over || !away(&seat) {
            return Err(Problem::NothingToClaim { seat });
        }
        Ok(Entry::Returned { seat })
    }

    fn leave(
        &self,
        access: &Access,
        seat: Option<Seat>,
        given: &Given<'_>,
    ) -> Result<Line, Refusal> {
        let here = |seat: &Seat| {
            let holder = self.chair(*seat).map(|chair| &chair.holder);
            matches!(holder, Some(Holder::Human { .. }))
        };
        let first_here = access.seats.iter().copied().find(here);
        let seat = self.own_seat(access, seat.or(first_here))?;
        match self.stage() {
            Stage::Open => {
                // Nobody knows this key: the host invites again, or anybody comes to a public table.
                let secret = Secret::Key((given.new_key)()?.hash());
                Ok(Line::with_secret(Entry::Left { seat }, secret))
            }
            Stage::Playing if here(&seat) => {
                Ok(Entry::Replaced { seat, bot: STAND_IN.into(), why: Absence::Left }.into())
            }
            Stage::Playing => Err(Problem::NotSeated.into()),
            Stage::Over => Err(Problem::Over.into()),
        }
    }

    fn remove(&self, seat: Seat, given: &Given<'_>) -> Result<Line, Refusal> {
        self.player_at(seat)?;
        let bot = match self.stage() {
            Stage::Open => None,
            Stage::Playing => Some(STAND_IN.into()),
            Stage::Over => return Err(Problem::Over.into()),
        };
        // As with a seat that is given up: the host invites again.
        let secret = Secret::Key((given.new_key)()?.hash());
        Ok(Line::with_secret(Entry::Removed { seat, bot }, secret))
    }

    /// The chair of a player, who may be away.
    fn player_at(&self, seat: Seat) -> Result<&Chair, Problem> {
        let no_seat = Problem::NoSeat { seats: self.chairs.len() as u8 };
        let chair = self.chair(seat).ok_or(no_seat)?;
        chair.holder.key().map(|_| chair).ok_or(Problem::NobodyThere { seat })
    }

    /// Whether there is a chat, and nobody on these seats is muted.
    fn may_talk(&self, seats: &[Seat]) -> Result<(), Problem> {
        if !self.head().habits.chat {
            return Err(Problem::NoChat);
        }
        self.unmuted(seats)
    }

    fn unmuted(&self, seats: &[Seat]) -> Result<(), Problem> {
        let muted = |&seat: &Seat| self.chair(seat).is_some_and(|chair| chair.muted);
        if seats.iter().any(muted) { Err(Problem::Muted) } else { Ok(()) }
    }

    /// Whether a client that saw this number of moves and lines has the current position.
    pub(crate) fn same_position(&self, ply: usize, seen: Option<u32>) -> Result<(), Problem> {
        let other = seen.is_some_and(|seen| seen < self.changed);
        if ply != self.ply() || other { Err(Problem::Stale { ply: self.ply() }) } else { Ok(()) }
    }

    pub(crate) fn playing(&self) -> Result<(), Problem> {
        match self.stage() {
            Stage::Open => Err(Problem::NotStarted),
            Stage::Playing if self.adjourned.is_some() => Err(Problem::Adjourned),
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

    /// A name that cannot be taken for that of anybody else at the table.
    fn own_name(&self, wanted: &str, seat: Seat) -> Result<String, Problem> {
        let name = name(wanted)?;
        let taken = self.names_beside(seat).any(|other| look_alike(&name, other));
        if taken { Err(Problem::NameTaken) } else { Ok(name) }
    }
}

/// What can be said: not nothing, not too much, and nothing that hides in a line.
///
/// # Errors
/// If it cannot.
pub fn message(text: &str) -> Result<String, Problem> {
    let text = text.trim();
    let odd = |letter: char| letter != '\n' && is_unprintable(letter);
    if text.is_empty() || text.chars().count() > LONGEST_MESSAGE || text.chars().any(odd) {
        return Err(Problem::BadMessage { most: LONGEST_MESSAGE });
    }
    Ok(text.to_owned())
}
