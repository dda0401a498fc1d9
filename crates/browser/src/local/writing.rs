//! Writing: a step is decided, its line is made durable, the step is taken, and all
//! sockets at the table get the news.

use super::{Held, Local, StoredLine};
use crate::Effect;
use magnumsal_table::{
    answer::{Accepted, Created},
    decide::Decision,
    id::TableId,
    refusal::{Problem, Refusal},
    start::TableStart,
    step::Step,
    table::Table,
    wire::{self, Form},
};

/// How long to wait before something that has failed is tried again, in milliseconds.
pub(super) const RETRY: i64 = 1_000;

/// Decides what is to be written at a table, at a given time.
pub(super) type Decide = Box<dyn FnOnce(&Table, i64) -> Result<Decision, Refusal>>;

/// Called once it is written, or refused.
pub(super) type Then = Box<dyn FnOnce(&mut Local, Result<Accepted, Refusal>, i64)>;

/// Reads a table and answers.
pub(super) type Look = Box<dyn FnOnce(&mut Local)>;

/// What is done at a table, one after the other.
pub(super) enum Task {
    /// Something may be written.
    Enter(Decide, Then),
    /// Nothing is written, but the answer must come after those to earlier requests of the same client.
    Look(Look),
}

/// A line on its way to the disk.
pub(super) struct Writing {
    token: u32,
    step: Box<Step>,
    text: String,
    then: Then,
}

/// What is on its way to the disk.
pub(super) enum Write {
    /// The head of a new table, and the answer for its creator.
    Head { request: u32, table: Box<Table>, created: Created },
    /// A line of a table.
    Line(TableId),
}

impl Local {
    /// Does a task at a table, after those that wait there.
    pub(super) fn enqueue(&mut self, id: &TableId, task: Task, now: i64) {
        if let Some(held) = self.tables.get_mut(id) {
            held.waiting.push_back(task);
            self.go_on(id, now);
        }
    }

    /// Does the tasks that wait at a table, until a line is on its way to the disk.
    fn go_on(&mut self, id: &TableId, now: i64) {
        while let Some(held) = self.tables.get_mut(id).filter(|held| held.writing.is_none())
            && let Some(task) = held.waiting.pop_front()
        {
            match task {
                Task::Look(look) => look(self),
                Task::Enter(decide, then) => match decide(&held.table, held.time(now)) {
                    Err(refusal) => then(self, Err(refusal), now),
                    Ok(Decision::Already { ply }) => {
                        let number = held.table.number();
                        then(self, Ok(Accepted { number, ply }), now);
                    }
                    Ok(Decision::Enter(step)) => self.write(id, step, then),
                },
            }
        }
    }

    fn write(&mut self, id: &TableId, step: Box<Step>, then: Then) {
        let token = self.next_token();
        let text = wire::text(&step.line);
        self.effects.push(Effect::Store {
            token,
            table: id.to_string(),
            number: step.number(),
            at: step.at,
            text: text.clone(),
        });
        self.writes.insert(token, Write::Line(id.clone()));
        if let Some(held) = self.tables.get_mut(id) {
            held.writing = Some(Writing { token, step, text, then });
        }
    }

    /// Makes a table, once its head is durable.
    pub(super) fn make(
        &mut self,
        request: u32,
        start: TableStart,
        now: i64,
    ) -> Result<(), Refusal> {
        let id = TableId::local(self.bytes());
        let (table, created) = start.open(id, now, &self.game_box, &self.base)?;
        let token = self.next_token();
        self.effects.push(Effect::Store {
            token,
            table: table.id().to_string(),
            number: 0,
            at: table.created(),
            text: wire::text(table.head()),
        });
        self.writes.insert(token, Write::Head { request, table: Box::new(table), created });
        Ok(())
    }

    /// What was to be stored is durable.
    pub fn stored(&mut self, token: u32, now: i64) -> Vec<Effect> {
        match self.writes.remove(&token) {
            Some(Write::Head { request, table, created }) => {
                self.tables.insert(table.id().clone(), Held::new(*table, Vec::new(), now));
                self.answer(request, 201, wire::text(&created));
            }
            Some(Write::Line(id)) => self.take(&id, now),
            None => {}
        }
        self.done()
    }

    /// Takes a step whose line is durable, and sends the news to all sockets at the table.
    fn take(&mut self, id: &TableId, now: i64) {
        let forms = Form::ALL.map(|form| self.is_wanted(id, form).then_some(form));
        let Some(held) = self.tables.get_mut(id) else { return };
        let Some(Writing { step, text, then, .. }) = held.writing.take() else { return };
        let accepted = Accepted { number: step.number(), ply: step.after.ply() };
        held.ahead = held.ahead.max(step.at.saturating_sub(now));
        let time = held.time(now);
        let news = forms.map(|form| form.map(|form| (form, held.table.news(&step, form, time))));
        held.lines.push(StoredLine { at: step.at, text });
        held.table.apply(*step);
        // The client that asked is answered first.
        then(self, Ok(accepted), now);
        for (form, news) in news.into_iter().flatten() {
            self.tell(id, form, &news);
        }
        self.stop_idle_bot(id);
        self.go_on(id, now);
    }

    /// What was to be stored could not be: nothing has happened.
    pub fn failed(&mut self, token: u32, now: i64) -> Vec<Effect> {
        match self.writes.remove(&token) {
            Some(Write::Head { request, .. }) => self.refuse(request, &Problem::StoreFailed.into()),
            Some(Write::Line(id)) => {
                let writing = self.tables.get_mut(&id).and_then(|held| held.writing.take());
                if let Some(Writing { then, .. }) = writing {
                    then(self, Err(Problem::StoreFailed.into()), now);
                }
                self.go_on(&id, now);
            }
            None => {}
        }
        self.done()
    }

    /// Refuses everything that is to be written at a table that is forgotten.
    pub(super) fn give_up_writes(&mut self, id: &TableId) {
        let Some(held) = self.tables.get_mut(id) else { return };
        let (writing, waiting) = (held.writing.take(), std::mem::take(&mut held.waiting));
        let mut all: Vec<Then> = Vec::new();
        if let Some(Writing { token, then, .. }) = writing {
            self.writes.remove(&token);
            all.push(then);
        }
        all.extend(waiting.into_iter().filter_map(|task| match task {
            Task::Enter(_, then) => Some(then),
            Task::Look(_) => None,
        }));
        for then in all {
            then(self, Err(Problem::StoreFailed.into()), i64::MIN);
        }
    }
}
