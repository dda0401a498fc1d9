//! Notices to players who are away: where they go, and who has said so.
//!
//! A player names an address, but only what arrives there shows that it is theirs: the server sends a
//! link, and what comes back with it confirms the address for this seat. Its owner can end notices of a
//! table without a key to it.

use crate::{
    address::Address,
    decide::Decision,
    entry::{Entry, Line, Secret},
    refusal::{Problem, Refusal},
    step::StepError,
    table::Table,
};
use magnumsal_rules::Seat;

/// Where the notices of a seat go.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Destination {
    /// Where to.
    pub address: Address,
    /// Whether its owner has confirmed it; nothing is sent before.
    pub confirmed: bool,
}

impl Destination {
    /// What a line says of it.
    pub(crate) fn of(secret: &Secret) -> Result<Option<Self>, StepError> {
        let (address, confirmed) = match secret {
            Secret::Address(address) => (address.clone(), false),
            Secret::Confirmed(address) => (Some(address.clone()), true),
            Secret::Key(_) => return Err(StepError::Unfit),
        };
        Ok(address.map(|address| Self { address, confirmed }))
    }
}

impl Table {
    /// Whether the game takes so long that players are notified of their turns.
    pub fn is_slow(&self) -> bool {
        self.clocks.is_slow()
    }

    /// Where the notices of a seat go or, once that is confirmed, will go.
    fn destination(&self, seat: Seat) -> Option<&Destination> {
        self.chair(seat)?.notices.as_ref()
    }

    /// A player asks for notices. What was confirmed for this seat stays so.
    pub(crate) fn ask_for_notices(&self, seat: Seat, address: &Address, proved: bool) -> Line {
        let known = Destination { address: address.clone(), confirmed: true };
        let secret = if proved || self.destination(seat) == Some(&known) {
            Secret::Confirmed(known.address)
        } else {
            Secret::Address(Some(known.address))
        };
        Line::with_secret(Entry::Subscribed { seat }, secret)
    }

    /// The owner of an address confirms that a seat's notices may go there, if they still are to.
    pub fn decide_confirm(
        &self,
        seat: Seat,
        is_theirs: impl Fn(&Address) -> bool,
        now: i64,
    ) -> Result<Decision, Refusal> {
        let destination = self.destination(seat).filter(|to| is_theirs(&to.address));
        let Destination { address, confirmed } = destination.ok_or(Problem::BadLink)?;
        if *confirmed {
            return Ok(Decision::Already { ply: self.ply() });
        }
        self.has_room()?;
        let secret = Secret::Confirmed(address.clone());
        Ok(self.step(now, Line::with_secret(Entry::Subscribed { seat }, secret))?.into())
    }

    /// A player, or the owner of an address, ends a seat's notices; nothing happens if there are none.
    pub fn decide_end_notices(
        &self,
        seat: Seat,
        is_theirs: impl Fn(&Address) -> bool,
        now: i64,
    ) -> Result<Decision, Refusal> {
        if !self.destination(seat).is_some_and(|to| is_theirs(&to.address)) {
            return Ok(Decision::Already { ply: self.ply() });
        }
        let line = Line::with_secret(Entry::Subscribed { seat }, Secret::Address(None));
        Ok(self.step(now, line)?.into())
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{
        command::Command,
        room::MOST_OTHER,
        testing::{START, bare, decide, enter, seat, sit_down},
        timer::Timer,
    };

    fn email(address: &str) -> Address {
        Address::Email { address: address.to_owned() }
    }

    fn playing() -> (Table, Vec<crate::key::KeyHash>) {
        let (mut table, keys) = bare(Default::default(), (2, 0), Default::default(), 1);
        sit_down(&mut table, &keys);
        (table, keys)
    }

    fn take(table: &mut Table, decision: Decision) {
        match decision {
            Decision::Enter(step) => drop(table.apply(*step)),
            Decision::Already { .. } => panic!("nothing happens"),
        }
    }

    #[test]
    fn an_address_counts_once_its_owner_has_confirmed_it() {
        let (mut table, _) = playing();
        let (ada, first) = (email("ada@salt.example"), seat(0));
        let line = table.ask_for_notices(first, &ada, false);
        enter(&mut table, line);
        assert_eq!(table.turn_timer(), None);
        let other = table.decide_confirm(first, |address| *address != ada, START);
        assert_eq!(other.unwrap_err(), Problem::BadLink.into());
        assert!(table.decide_confirm(seat(1), |_| true, START).is_err(), "another seat");
        let confirmed = table.decide_confirm(first, |address| *address == ada, START).unwrap();
        take(&mut table, confirmed);
        assert!(matches!(table.turn_timer(), Some((_, Timer::Notice { .. }))));
        let again = table.decide_confirm(first, |_| true, START).unwrap();
        assert!(matches!(again, Decision::Already { .. }));
        // The same address stays confirmed, another one is not.
        let line = table.ask_for_notices(first, &ada, false);
        assert_eq!(line.secret, Some(Secret::Confirmed(ada.clone())));
        let line = table.ask_for_notices(first, &email("eve@salt.example"), false);
        enter(&mut table, line);
        assert_eq!(table.turn_timer(), None);
        let line = table.ask_for_notices(first, &ada, true);
        enter(&mut table, line);
        assert!(table.turn_timer().is_some(), "it was confirmed elsewhere");
    }

    #[test]
    fn notices_end_for_who_gets_them_and_once() {
        let (mut table, _) = playing();
        let ada = email("ada@salt.example");
        let line = table.ask_for_notices(seat(0), &ada, true);
        enter(&mut table, line);
        let foreign = table.decide_end_notices(seat(0), |address| *address != ada, START).unwrap();
        assert!(matches!(foreign, Decision::Already { .. }));
        let ended = table.decide_end_notices(seat(0), |address| *address == ada, START).unwrap();
        take(&mut table, ended);
        assert_eq!(table.turn_timer(), None);
        let again = table.decide_end_notices(seat(0), |_| true, START).unwrap();
        assert!(matches!(again, Decision::Already { .. }));
    }

    #[test]
    fn a_full_journal_has_room_for_the_end_of_notices() {
        let (mut table, keys) = playing();
        let line = table.ask_for_notices(seat(0), &email("ada@salt.example"), true);
        enter(&mut table, line);
        table.number = MOST_OTHER + 1;
        assert!(table.has_room().is_err());
        let end = Command::Notify { seat: None, address: None, proof: None };
        assert!(matches!(decide(&table, &keys[0], &end), Ok(Decision::Enter(_))));
    }

    #[test]
    fn only_lines_with_a_confirmed_address_are_of_version_3() {
        let (table, _) = playing();
        let ada = email("ada@salt.example");
        let text = |proved| serde_json::to_string(&table.ask_for_notices(seat(0), &ada, proved));
        assert!(!text(false).unwrap().contains("version"));
        let confirmed = text(true).unwrap();
        assert!(confirmed.starts_with(r#"{"version":3,"entry":"subscribed""#), "{confirmed}");
        let read: Line = crate::version::read(&confirmed).unwrap();
        assert_eq!(read, table.ask_for_notices(seat(0), &ada, true));
    }
}
