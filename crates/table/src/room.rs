//! How much of what a journal holds.
//!
//! Nobody can fill a journal so that others cannot play: moves, leaving, coming back, answers to
//! questions and the end of notices always have room, and so has a host who sends somebody away. What
//! somebody says counts for that seat alone.

use crate::{command::Command, decide::Access, entry::Entry, refusal::Problem, table::Table};
use magnumsal_rules::{MAX_SEATS, Seat};

/// The most messages of one seat, or of a host without a seat.
pub const MOST_SAID: u32 = 1_000;

/// How often one seat can be claimed back.
pub const MOST_RETURNS: u32 = 1_000;

/// How often players of a table can be muted, and let talk again.
pub const MOST_MUTED: u32 = 1_000;

/// The most lines of all other kinds, moves that were taken back among them.
pub const MOST_OTHER: u32 = 5_000;

/// How many lines of some kinds a journal has.
#[derive(Clone, Copy, Default, Debug)]
pub(crate) struct Counts {
    /// Messages by seat; the last ones are those of a host without a seat.
    said: [u32; MAX_SEATS + 1],
    returned: [u32; MAX_SEATS],
    muted: u32,
}

impl Counts {
    /// Counts a line.
    pub(crate) fn note(&mut self, entry: &Entry) {
        let counter = match entry {
            Entry::Said { seat, .. } => self.said.get_mut(place(*seat)),
            Entry::Returned { seat } => self.returned.get_mut(seat.index()),
            Entry::Muted { .. } | Entry::Unmuted { .. } => Some(&mut self.muted),
            _ => None,
        };
        if let Some(counter) = counter {
            *counter += 1;
        }
    }
}

fn place(seat: Option<Seat>) -> usize {
    seat.map_or(MAX_SEATS, Seat::index)
}

impl Table {
    /// Refuses a command that the journal has no room for.
    pub(crate) fn has_room_for(&self, command: &Command, access: &Access) -> Result<(), Problem> {
        match command {
            Command::Move { .. }
            | Command::Leave { .. }
            | Command::Notify { address: None, .. }
            // Somebody has come before, which had to have room.
            | Command::Remove { .. }
            | Command::Agree {}
            | Command::Decline {}
            // Those of them that ask the others look for room themselves.
            | Command::Replace {}
            | Command::Adjourn {}
            | Command::Resume {}
            | Command::End {} => Ok(()),
            Command::Claim { seat } => {
                let seats = seat.iter().chain(&access.seats);
                let returned =
                    seats.filter_map(|seat| self.counts.returned.get(seat.index())).max();
                fits(returned.copied().unwrap_or(0), MOST_RETURNS)
            }
            Command::Say { .. } => {
                let place = place(access.seats.first().copied());
                fits(self.counts.said.get(place).copied().unwrap_or(0), MOST_SAID)
            }
            Command::Mute { .. } | Command::Unmute { .. } => fits(self.counts.muted, MOST_MUTED),
            Command::Undo { .. }
            | Command::Redo { .. }
            | Command::Ask { .. }
            | Command::Rename { .. }
            | Command::Title { .. }
            | Command::Fill { .. }
            | Command::Notify { .. } => self.has_room(),
        }
    }

    /// Refuses a line of a kind that has no room of its own.
    pub(crate) fn has_room(&self) -> Result<(), Problem> {
        let said: u32 = self.counts.said.iter().sum();
        fits(self.number().saturating_sub(self.ply() as u32 + said), MOST_OTHER)
    }
}

fn fits(lines: u32, most: u32) -> Result<(), Problem> {
    if lines < most { Ok(()) } else { Err(Problem::Full { most }) }
}
