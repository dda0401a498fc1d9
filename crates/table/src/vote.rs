//! Games that are stuck: what the others may do when a player is gone, and who becomes the next host.
//!
//! A table says how long the player whose turn it is may keep the others waiting. After that the host,
//! or most of those who are still there, may give the seat to a bot, adjourn the game, or end it.
//! Before that all players together may adjourn it or end it. Who may do what is decided here; the
//! journal has what was decided.

use crate::{
    decide::{Access, STAND_IN},
    entry::{Absence, Entry},
    key::KeyHash,
    refusal::{Problem, Refusal},
    spec::Clock,
    stage::Stage,
    step::Step,
    table::{Holder, Table},
};
use magnumsal_rules::Seat;
use serde::{Deserialize, Serialize};

/// How long a player may keep the others waiting if a table does not say so, in milliseconds.
const PATIENCE: i64 = 3 * 24 * 60 * 60 * 1000;

/// The same where all players sit at the table.
const LIVE_PATIENCE: i64 = 15 * 60 * 1000;

/// What players can propose to each other.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub enum Proposal {
    /// A bot sits in for the player whom everybody waits for.
    Replace,
    /// The game rests until somebody goes on with it.
    Adjourn,
    /// The game ends as it is.
    End,
}

/// A proposal that is not decided yet.
#[derive(Clone, Debug)]
pub(crate) struct Vote {
    pub(crate) seat: Seat,
    pub(crate) what: Proposal,
    /// Whether it was made without the player whose turn it is.
    without_one: bool,
    voters: Vec<KeyHash>,
    needed: usize,
    agreed: Vec<KeyHash>,
    declined: Vec<KeyHash>,
}

/// Who may decide something, and how many of them must agree.
struct Electorate {
    voters: Vec<KeyHash>,
    needed: usize,
    /// The player whom the others have waited for too long, if it is one.
    without: Option<KeyHash>,
    /// Whether the host may decide alone.
    host_alone: bool,
}

impl Vote {
    /// How many must agree, the one who proposes among them.
    pub(crate) fn needed(&self) -> usize {
        self.needed
    }

    /// How many have agreed.
    pub(crate) fn agreed(&self) -> usize {
        self.agreed.len()
    }

    fn is_asked(&self, key: &KeyHash) -> bool {
        self.voters.contains(key) && !self.agreed.contains(key) && !self.declined.contains(key)
    }
}

impl Table {
    /// How long a player may keep the others waiting, in milliseconds.
    pub(crate) fn patience(&self) -> i64 {
        let milliseconds = |seconds: u32| i64::from(seconds) * 1000;
        let habits = &self.head().habits;
        match (habits.patience, habits.clock) {
            (Some(seconds), _) => milliseconds(seconds),
            // A bot sits in then anyway.
            (None, Some(Clock::Turn { seconds })) => milliseconds(seconds),
            (None, Some(Clock::Game { seconds, .. })) if self.clocks.is_slow() => {
                PATIENCE.min(milliseconds(seconds))
            }
            (None, Some(Clock::Game { seconds, .. })) => LIVE_PATIENCE.min(milliseconds(seconds)),
            (None, None) => PATIENCE,
        }
    }

    /// From when on the others need not wait any longer: for a player's move, or for somebody who
    /// continues an adjourned game.
    pub(crate) fn overdue(&self) -> Option<i64> {
        if let Some(adjourned) = self.adjourned {
            return Some(adjourned.saturating_add(self.patience()));
        }
        self.awaited()?;
        let since = self.changed_at.max(self.clocks.since());
        Some(since.saturating_add(self.patience()))
    }

    /// The player whom the others wait for.
    fn awaited(&self) -> Option<&KeyHash> {
        match &self.chair(self.turn()?)?.holder {
            Holder::Human { key } => Some(key),
            _ => None,
        }
    }

    /// Whose votes count. `asks` is there in any case.
    fn electorate(&self, asks: Option<&KeyHash>, now: i64) -> Electorate {
        let overdue = self.overdue().is_some_and(|at| at <= now);
        let without = self.awaited().filter(|_| overdue).filter(|&key| Some(key) != asks);
        let late = overdue && (without.is_some() || self.adjourned.is_some());
        let mut voters: Vec<KeyHash> = Vec::new();
        for chair in &self.chairs {
            if let Holder::Human { key } = chair.holder
                && Some(&key) != without
                && !voters.contains(&key)
            {
                voters.push(key);
            }
        }
        let needed = if late { voters.len() / 2 + 1 } else { voters.len() };
        Electorate { voters, needed, without: without.copied(), host_alone: late }
    }

    /// Who has not answered a proposal yet.
    pub(crate) fn still_voting<'a>(&'a self, vote: &'a Vote) -> impl Iterator<Item = Seat> + 'a {
        self.seats().filter(|&seat| match self.chair(seat).map(|chair| &chair.holder) {
            Some(Holder::Human { key }) => vote.is_asked(key),
            _ => false,
        })
    }

    /// Somebody wants the game to be adjourned or ended, or a seat to be given to a bot: it is done if
    /// that is theirs to decide, and otherwise the others are asked.
    pub(crate) fn propose(
        &self,
        access: &Access,
        what: Proposal,
        now: i64,
    ) -> Result<Entry, Problem> {
        match self.stage() {
            Stage::Open => return Err(Problem::NotStarted),
            Stage::Over => return Err(Problem::Over),
            Stage::Playing => {}
        }
        if what == Proposal::Adjourn && self.adjourned.is_some() {
            return Err(Problem::Adjourned);
        }
        let seat = self.present(access)?;
        let own = seat.and_then(|seat| self.chair(seat)?.holder.key());
        let electorate = self.electorate(own, now);
        if what == Proposal::Replace {
            if electorate.without.is_none() {
                return Err(Problem::NotOverdue);
            }
            if !self.deal().knows_stacks() {
                return Err(Problem::BotsNeedStacks);
            }
        }
        let alone = electorate.needed <= 1 && seat.is_some();
        if alone || (electorate.host_alone && access.host) {
            return self.carried(what, seat);
        }
        // A host without a seat has no vote.
        let seat = seat.ok_or(Problem::NotOverdue)?;
        if let Some(asks) = self.asks() {
            return Err(Problem::AskedAlready { seat: asks });
        }
        self.has_room()?;
        Ok(Entry::Proposed { seat, what })
    }

    /// Somebody agrees to a proposal; with the last vote that is needed it is done.
    pub(crate) fn agree_to(&self, vote: &Vote, access: &Access) -> Result<Entry, Problem> {
        let seat = self.still_voting(vote).find(|seat| access.seats.contains(seat));
        let seat = seat.ok_or(Problem::NothingAsked)?;
        if vote.agreed() + 1 >= vote.needed() {
            return self.carried(vote.what, Some(vote.seat));
        }
        Ok(Entry::Agreed { seat })
    }

    /// A player continues an adjourned game.
    pub(crate) fn resume(&self, access: &Access) -> Result<Entry, Problem> {
        if self.adjourned.is_none() {
            return Err(Problem::NotAdjourned);
        }
        Ok(Entry::Resumed { seat: self.present(access)? })
    }

    /// The first seat of a player who is there; a host may have none.
    fn present(&self, access: &Access) -> Result<Option<Seat>, Problem> {
        let here = |seat: &Seat| {
            let holder = self.chair(*seat).map(|chair| &chair.holder);
            matches!(holder, Some(Holder::Human { .. }))
        };
        let seat = access.seats.iter().copied().find(here);
        if seat.is_none() && !access.host { Err(Problem::NotSeated) } else { Ok(seat) }
    }

    /// The line of a proposal that is carried.
    fn carried(&self, what: Proposal, by: Option<Seat>) -> Result<Entry, Problem> {
        Ok(match what {
            Proposal::Replace => {
                let seat = self.turn().ok_or(Problem::NotOverdue)?;
                Entry::Replaced { seat, bot: STAND_IN.into(), why: Absence::Gone }
            }
            Proposal::Adjourn => {
                self.has_room()?;
                Entry::Adjourned { seat: by }
            }
            Proposal::End => Entry::Ended { seat: by },
        })
    }

    /// Who waits for an answer of the others.
    pub(crate) fn asks(&self) -> Option<Seat> {
        let asked = self.ask.as_ref().map(|ask| ask.seat);
        asked.or(self.vote.as_ref().map(|vote| vote.seat))
    }

    /// Opens a vote; the player who proposes has agreed.
    pub(crate) fn open_vote(&mut self, seat: Seat, what: Proposal, at: i64) {
        let own = self.chair(seat).and_then(|chair| chair.holder.key()).copied();
        let Electorate { voters, needed, without, .. } = self.electorate(own.as_ref(), at);
        self.vote = Some(Vote {
            seat,
            what,
            without_one: without.is_some(),
            voters,
            needed,
            agreed: own.into_iter().collect(),
            declined: Vec::new(),
        });
    }

    /// Counts a player's vote. The proposal ends when its proposer withdraws it, or it cannot be won.
    pub(crate) fn count_voice(&mut self, seat: Seat, agrees: bool) -> bool {
        let key = self.chair(seat).and_then(|chair| chair.holder.key()).copied();
        let (Some(vote), Some(key)) = (&mut self.vote, key) else { return false };
        if agrees {
            vote.agreed.push(key);
            return true;
        }
        vote.declined.push(key);
        let lost = vote.declined.len() + vote.needed > vote.voters.len();
        if lost || vote.agreed.first() == Some(&key) {
            self.vote = None;
        }
        true
    }

    /// Ends a vote that was made without a player who has moved now.
    pub(crate) fn end_vote_without_one(&mut self) {
        if self.vote.as_ref().is_some_and(|vote| vote.without_one) {
            self.vote = None;
        }
    }

    /// Whether the host had a seat, and does not sit there any more.
    pub(crate) fn host_has_left(&self) -> bool {
        let here = |holder: &Holder| matches!(holder, Holder::Human { key } if *key == self.host);
        self.host_sat && !self.chairs.iter().any(|chair| here(&chair.holder))
    }

    /// Who follows the host, and when: at once if the host has left, and otherwise when the others
    /// have waited for the host for too long.
    pub(crate) fn next_host(&self) -> Option<(i64, Seat)> {
        let at = match self.stage() {
            Stage::Over => return None,
            _ if self.host_has_left() => self.created(),
            Stage::Open => self.host_seen.saturating_add(self.patience()),
            Stage::Playing if self.awaited() == Some(&self.host) => self.overdue()?,
            Stage::Playing => return None,
        };
        // In the order of play, after the host's own seat.
        let after = self.host_seat().map_or(0, |seat| seat.index() + 1);
        let next = (0..self.chairs.len()).map(|step| (after + step) % self.chairs.len());
        let sits = |index: &usize| matches!(&self.chairs[*index].holder, Holder::Human { key } if *key != self.host);
        let seat = Seat::new(u8::try_from(next.clone().find(sits)?).ok()?)?;
        Some((at, seat))
    }

    /// The host's seat, if there is one.
    pub(crate) fn host_seat(&self) -> Option<Seat> {
        self.seats()
            .find(|&seat| self.chair(seat).and_then(|chair| chair.holder.key()) == Some(&self.host))
    }

    /// Another player is the host from now on, unless the host is back.
    pub fn decide_host(&self, seat: Seat, now: i64) -> Result<Step, Refusal> {
        let due = self.next_host().is_some_and(|(at, next)| at <= now && next == seat);
        self.still(due)?;
        Ok(self.step(now, Entry::Hosted { seat })?)
    }

    /// Whether the host has entered a line.
    pub(crate) fn is_of_host(&self, entry: &Entry) -> bool {
        let seat = match entry {
            Entry::Invited { .. } | Entry::Filled { .. } | Entry::Titled { .. } => return true,
            Entry::Said { seat, .. } => match seat {
                Some(seat) => seat,
                None => return true,
            },
            Entry::Renamed { seat, .. } | Entry::Subscribed { seat } => seat,
            _ => return false,
        };
        self.chair(*seat).and_then(|chair| chair.holder.key()) == Some(&self.host)
    }
}
