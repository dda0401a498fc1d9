//! Requests: what a server is asked over HTTP, with the same answers and refusals.

use super::{
    Local,
    writing::{Decide, Task, Then},
};
use crate::{
    Effect, body,
    route::{self, AtTable, Operation, Route},
};
use magnumsal_phrases::Language;
use magnumsal_rules::EditionLists;
use magnumsal_table::{
    address::NoNotices,
    answer::{Invitation, Seated, Versions},
    bulletin::Bulletin,
    command::Command,
    decide::{Access, Given},
    id::TableId,
    key::{Key, KeyHash},
    refusal::{Problem, Refusal},
    request::{
        Fork, Import, Inviting, Joining, KeyRing, LONGEST_BODY, LONGEST_RECORD, Listed, Part,
    },
    spec::NewTable,
    start::TableStart,
    table::Table,
    trial::Trial,
    wire::{self, Brief, Refused},
};
use serde::Serialize;

/// What a page asks over HTTP.
#[derive(Clone, Copy, Debug)]
pub struct Asked<'a> {
    /// `GET` or `POST`.
    pub method: &'a str,
    /// The path with the query.
    pub address: &'a str,
    /// The token of a seat.
    pub key: Option<&'a str>,
    /// `Accept-Language`.
    pub language: &'a str,
    /// JSON.
    pub body: Option<&'a str>,
}

/// The immediate answer, as JSON; nothing if it takes longer.
type Answered = Result<Option<String>, Refusal>;

impl Asked<'_> {
    fn read<T: serde::de::DeserializeOwned>(&self) -> Result<T, Problem> {
        body::read(self.body, LONGEST_BODY)
    }

    /// Whose key it comes with, if with any.
    fn key(&self) -> Result<Option<KeyHash>, Problem> {
        let key = self.key.map(|key| key.trim().parse::<Key>().map_err(|_| Problem::NoKey));
        Ok(key.transpose()?.map(|key| key.hash()))
    }

    fn language(&self) -> Language {
        Language::accepted(self.language)
    }
}

impl Local {
    /// A page asks for something; `request` is what the page calls it.
    pub fn request(&mut self, request: u32, asked: &Asked<'_>, now: i64) -> Vec<Effect> {
        let (path, query) = route::split(asked.address);
        let answered = match Route::of(asked.method, path) {
            Ok(Route::Anywhere(operation)) => self.anywhere(request, operation, asked, query, now),
            Ok(Route::At(id, operation)) => self.at(request, &id, operation, asked, query, now),
            Err(problem) => Err(problem.into()),
        };
        match answered {
            Ok(Some(text)) => self.answer(request, 200, text),
            Ok(None) => {}
            Err(refusal) => self.refuse(request, &refusal),
        }
        self.done()
    }

    fn anywhere(
        &mut self,
        request: u32,
        operation: Operation,
        asked: &Asked<'_>,
        query: &str,
        now: i64,
    ) -> Answered {
        match operation {
            Operation::Version => json(&Versions::new(&self.build, Bulletin::default())),
            Operation::Lobby => {
                body::query::<Listed>(query)?;
                // Nobody else can come to these tables.
                json::<[Brief; 0]>(&[])
            }
            Operation::Create => {
                let wanted: NewTable = asked.read()?;
                let start = TableStart::new(&wanted, &self.game_box, &mut self.rng)?;
                self.make(request, start, now).map(|()| None)
            }
            Operation::Import => {
                let Import { name, record } = body::read(asked.body, LONGEST_RECORD)?;
                let (text, game_box) = (record.to_string(), &self.game_box);
                let start = TableStart::show(&text, name.as_deref(), game_box, &mut self.rng)?;
                self.make(request, start, now).map(|()| None)
            }
            Operation::Mine => {
                let ring: KeyRing = asked.read()?;
                let listed = ring.keys().filter_map(|key| {
                    let held = self.tables.get(&key.table.parse().ok()?)?;
                    held.table.listed(Some(&key.token), held.time(now))
                });
                json(&listed.collect::<Vec<Brief>>())
            }
            Operation::Box => json(&self.game_box.values(&body::query(query)?)?),
            Operation::Edition => json(&EditionLists::new(&self.game_box.edition)),
        }
    }

    fn at(
        &mut self,
        request: u32,
        id: &TableId,
        operation: AtTable,
        asked: &Asked<'_>,
        query: &str,
        now: i64,
    ) -> Answered {
        match operation {
            AtTable::Show => {
                let (key, held) = (asked.key()?, self.held(id)?);
                json(&held.table.shown(key.as_ref(), held.time(now)))
            }
            AtTable::Socket => Err(Problem::NoSocket.into()),
            AtTable::Join => self.join(request, id, asked.read()?, now).map(|()| None),
            AtTable::Invite => {
                let (key, Inviting { seat }) = (asked.key()?, asked.read()?);
                let key = key.ok_or(Problem::NoKey)?;
                let invitation = self.key();
                let answer = Invitation::new(&self.base, id, seat, &invitation);
                let decide: Decide = Box::new(move |table, now| {
                    Ok(table.decide_invite(Some(&key), seat, &invitation, now)?.into())
                });
                self.enter(request, id, decide, move |_, _| json(&answer), now)
            }
            AtTable::Command => {
                let (key, command) = (asked.key()?, asked.read()?);
                self.held(id)?;
                let decide = self.command(Some(key.ok_or(Problem::NoKey)?), command);
                self.enter(request, id, decide, |_, accepted| json(&accepted), now)
            }
            AtTable::Try => {
                let trial: Trial = asked.read()?;
                json(&self.held(id)?.table.try_out(&trial)?)
            }
            AtTable::Hint => {
                let key = asked.key()?.ok_or(Problem::NoKey)?;
                let (language, table) = (asked.language(), id.clone());
                let decide: Decide = Box::new(move |table, now| table.decide_hint(Some(&key), now));
                let then = move |local: &mut Self, _| {
                    local.advise(request, &table, language).map(|()| None)
                };
                self.enter(request, id, decide, then, now)
            }
            AtTable::Fork => {
                let Fork { ply, seats, habits } = asked.read()?;
                // Not borrowed from the tables: a new one is added to them.
                let finished = self.held(id)?.table.finished()?.clone();
                let (game_box, rng) = (&self.game_box, &mut self.rng);
                let start = TableStart::fork(&finished, ply, &seats, &habits, game_box, rng)?;
                self.make(request, start, now).map(|()| None)
            }
            AtTable::Record => Ok(Some(self.held(id)?.table.finished()?.record().to_json())),
            AtTable::Position => Ok(Some(self.held(id)?.table.open_position()?.to_json())),
            AtTable::Sealed => json(&self.held(id)?.table.finished()?.sealed()),
            AtTable::Replay => {
                let Part { from, count } = body::query(query)?;
                json(&self.held(id)?.table.replay(from as usize, count.map(usize::from))?)
            }
            AtTable::Review => self.review(request, id, asked.language()).map(|()| None),
            AtTable::Notices => {
                let key = asked.key()?.ok_or(Problem::NoKey)?;
                let table = &self.held(id)?.table;
                let access = table.access(Some(&key));
                if access == Access::default() {
                    return Err(Problem::NotSeated.into());
                }
                json(&table.notice_state(&access.seats, Vec::new()))
            }
        }
    }

    fn join(
        &mut self,
        request: u32,
        id: &TableId,
        joining: Joining,
        now: i64,
    ) -> Result<(), Refusal> {
        let Joining { name, key: invitation, seat } = joining;
        let (key, own) = (self.key(), id.clone());
        let (hash, invitation) = (key.clone(), invitation.map(|key| key.hash()));
        let decide: Decide = Box::new(move |table, now| {
            Ok(table.decide_join(invitation.as_ref(), seat, &name, &hash, now)?.into())
        });
        let then = move |local: &mut Self, _| {
            let seats = local.held(&own)?.table.access(Some(&key.hash())).seats;
            json(&Seated::new(&seats, &key)?)
        };
        self.enter(request, id, decide, then, now).map(drop)
    }

    /// Enters what a request asks for into the journal, and then answers it.
    fn enter(
        &mut self,
        request: u32,
        id: &TableId,
        decide: Decide,
        answer: impl FnOnce(&mut Self, magnumsal_table::answer::Accepted) -> Answered + 'static,
        now: i64,
    ) -> Answered {
        self.held(id)?;
        let then: Then = Box::new(move |local, entered, _| {
            match entered.and_then(|accepted| answer(local, accepted)) {
                Ok(Some(text)) => local.answer(request, 200, text),
                Ok(None) => {}
                Err(refusal) => local.refuse(request, &refusal),
            }
        });
        self.enqueue(id, Task::Enter(decide, then), now);
        Ok(None)
    }

    /// The result of a command.
    pub(super) fn command(&mut self, key: Option<KeyHash>, command: Command) -> Decide {
        let drawn = self.key();
        Box::new(move |table: &Table, now| {
            let new_key = || Ok(drawn.clone());
            let given = Given { now, addresses: &NoNotices, proved: false, new_key: &new_key };
            table.decide(key.as_ref(), &command, &given)
        })
    }

    pub(super) fn answer(&mut self, request: u32, status: u16, body: String) {
        self.effects.push(Effect::Answer { request, status, body });
    }

    pub(super) fn refuse(&mut self, request: u32, refusal: &Refusal) {
        self.answer(request, refusal.status(), wire::text(&Refused::from(refusal)));
    }
}

fn json<T: Serialize + ?Sized>(answer: &T) -> Answered {
    Ok(Some(wire::text(&answer)))
}
