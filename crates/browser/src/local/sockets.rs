//! Sockets: the same messages in the same order as from a server (`docs/protocol.md`).

use super::{Local, Socket, writing::Task};
use crate::Effect;
use magnumsal_table::{
    close,
    id::TableId,
    refusal::{Problem, Refusal},
    socket::{ClientRequest, Hello, Request, accepted, refused, tried},
    table::Table,
    wire::{self, Form, Lines, Message, Update},
};
use serde_json::Value;

impl Local {
    /// A page opens a socket to a table.
    pub fn open(&mut self, socket: u32, table: &str) -> Vec<Effect> {
        let id = table.parse::<TableId>().ok().filter(|id| self.tables.contains_key(id));
        match id {
            Some(table) => {
                self.sockets.insert(socket, Socket { table, key: None, form: None });
            }
            // A server would have refused the connection.
            None => self.effects.push(Effect::Close { socket, code: ABNORMAL, reason: "" }),
        }
        self.done()
    }

    /// A page sends a message.
    pub fn receive(&mut self, socket: u32, text: &str, now: i64) -> Vec<Effect> {
        if let Some(Socket { table, key, form }) = self.sockets.get(&socket) {
            let (id, key) = (table.clone(), *key);
            if form.is_some() {
                let (called, request) = Request::read(text);
                let task = match request {
                    Ok(ClientRequest::Command(command)) => {
                        let decide = self.command(key, command);
                        Task::Enter(
                            decide,
                            Box::new(move |local, entered, _| {
                                let answer = entered.map(|entered| accepted(&called, entered));
                                local.reply(socket, &called, answer);
                            }),
                        )
                    }
                    Ok(ClientRequest::Try(trial)) => {
                        let table = id.clone();
                        Task::Look(Box::new(move |local| {
                            let tried = |held: &super::Held| {
                                Ok(tried(&called, &held.table.try_out(&trial)?))
                            };
                            let answer = local.held(&table).and_then(tried);
                            local.reply(socket, &called, answer);
                        }))
                    }
                    Err(refusal) => Task::Look(Box::new(move |local| {
                        local.reply(socket, &called, Err(refusal));
                    })),
                };
                self.enqueue(&id, task, now);
            } else {
                self.greet(socket, &id, text, now);
            }
        }
        self.done()
    }

    /// A page has closed its socket, or is gone.
    pub fn close(&mut self, socket: u32) -> Vec<Effect> {
        if let Some(Socket { table, .. }) = self.sockets.remove(&socket) {
            self.stop_idle_bot(&table);
        }
        self.done()
    }

    /// Answers a hello.
    fn greet(&mut self, socket: u32, id: &TableId, text: &str, now: i64) {
        let Some(held) = self.tables.get(id) else { return };
        let Hello::Hello { token, seen, changes, .. } = match Hello::read(text) {
            Ok(hello) => hello,
            Err(problem) => {
                self.say(socket, refused(&Value::Null, &problem.into()));
                return self.end(socket, close::POLICY, "no hello that is understood");
            }
        };
        let key = token.map(|key| key.hash());
        let access = held.table.access(key.as_ref());
        if key.is_some() && access == Default::default() {
            self.say(socket, refused(&Value::Null, &Problem::NotSeated.into()));
            return self.end(socket, close::POLICY, "the token is not good for this table");
        }
        let Ok(missed) = self.missed(id, seen.unwrap_or(u32::MAX)) else {
            return self.end(socket, close::ERROR, "the table cannot be read");
        };
        let mut missed = missed.into_iter();
        let first = missed.next().unwrap_or_default();
        let welcome = held.table.welcome(&access, &self.build, &first, held.time(now));
        self.say(socket, welcome);
        for lines in missed {
            self.say(socket, wire::text(&Message::Missed { lines: &lines }));
        }
        let form = Some(if changes { Form::Changes } else { Form::Whole });
        self.sockets.insert(socket, Socket { table: id.clone(), key, form });
    }

    /// What a table's journal has after the line that was seen last, in parts.
    fn missed(&self, id: &TableId, seen: u32) -> Result<Vec<Lines>, Refusal> {
        let held = self.held(id)?;
        let mut parts: Vec<Lines> = Vec::new();
        if seen >= held.table.number() {
            return Ok(parts);
        }
        let (created, head) = (held.table.created(), held.table.head().clone());
        let mut table = Table::new(id.clone(), head, created, &self.game_box)?;
        for line in &held.lines {
            let step = table.stored_step(table.number() + 1, line.at, &line.text)?;
            if step.number() > seen {
                match parts.last_mut().filter(|part| !part.are_enough()) {
                    Some(part) => part.push(&Update::of(&step)),
                    None => {
                        let mut part = Lines::default();
                        part.push(&Update::of(&step));
                        parts.push(part);
                    }
                }
            }
            table.apply(step);
        }
        Ok(parts)
    }

    /// The sockets at a table.
    pub(super) fn sockets_at(&self, id: &TableId) -> impl Iterator<Item = u32> {
        let here = self.sockets.iter().filter(move |(_, socket)| socket.table == *id);
        here.map(|(socket, _)| *socket)
    }

    /// Whether a socket is open at a table.
    pub(super) fn is_watched(&self, id: &TableId) -> bool {
        self.sockets.values().any(|socket| socket.table == *id && socket.form.is_some())
    }

    /// Whether somebody at a table wants updates in this form.
    pub(super) fn is_wanted(&self, id: &TableId, form: Form) -> bool {
        self.sockets.values().any(|at| at.table == *id && at.form == Some(form))
    }

    /// Sends news to all sockets at a table that want them in this form.
    pub(super) fn tell(&mut self, id: &TableId, form: Form, news: &str) {
        for (socket, at) in &self.sockets {
            if at.table == *id && at.form == Some(form) {
                self.effects.push(Effect::Say { socket: *socket, text: news.to_owned() });
            }
        }
    }

    /// Answers a message of a socket.
    fn reply(&mut self, socket: u32, called: &Value, answer: Result<String, Refusal>) {
        self.say(socket, answer.unwrap_or_else(|refusal| refused(called, &refusal)));
    }

    fn say(&mut self, socket: u32, text: String) {
        if self.sockets.contains_key(&socket) {
            self.effects.push(Effect::Say { socket, text });
        }
    }

    pub(super) fn end(&mut self, socket: u32, code: u16, reason: &'static str) {
        if self.sockets.remove(&socket).is_some() {
            self.effects.push(Effect::Close { socket, code, reason });
        }
    }
}

/// The close code of a socket that was never open (RFC 6455, 7.1.5).
const ABNORMAL: u16 = 1006;
