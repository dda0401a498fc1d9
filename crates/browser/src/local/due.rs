//! What happens by itself: bots move, clocks run out, another player becomes host when the
//! host is gone. It happens only while somebody has the table open.

use super::{Held, Local, writing::Task};
use crate::Effect;
use magnumsal_table::{id::TableId, table::Table, timer::Timer};

impl Held {
    /// What is due next, and in how many milliseconds.
    fn due(&self, now: i64) -> Option<(i64, Timer)> {
        if self.writing.is_some() {
            return None;
        }
        let (at, timer) = self.table.timer()?;
        let waits = match timer {
            Timer::Bot { .. } => self.thinking.is_none(),
            Timer::Time { .. } | Timer::Host { .. } => true,
            // There is no address to send one to.
            Timer::Notice { .. } => false,
        };
        let wait = at.saturating_sub(self.time(now)).max(self.retry_at.saturating_sub(now));
        waits.then_some((wait.max(0), timer))
    }
}

impl Local {
    /// In how many milliseconds something is due.
    pub fn due(&self, now: i64) -> Option<i64> {
        let watched = self.tables.iter().filter(|(id, _)| self.is_watched(id));
        watched.filter_map(|(_, held)| held.due(now)).map(|(wait, _)| wait).min()
    }

    /// Does what is due.
    pub fn fire(&mut self, now: i64) -> Vec<Effect> {
        let watched = self.tables.iter().filter(|(id, _)| self.is_watched(id));
        let due = watched.filter_map(|(id, held)| Some((id.clone(), held.due(now)?)));
        let due: Vec<(TableId, (i64, Timer))> = due.filter(|(_, (wait, _))| *wait == 0).collect();
        for (id, (_, timer)) in due {
            match timer {
                Timer::Bot { seat, bot } => self.let_think(&id, seat, bot),
                Timer::Time { seat } => {
                    self.happens(&id, now, move |table, now| table.decide_time_up(seat, now));
                }
                Timer::Host { seat } => {
                    self.happens(&id, now, move |table, now| table.decide_host(seat, now));
                }
                Timer::Notice { .. } => {}
            }
        }
        self.done()
    }

    /// Enters what nobody has asked for.
    pub(super) fn happens(
        &mut self,
        id: &TableId,
        now: i64,
        decide: impl FnOnce(
            &Table,
            i64,
        )
            -> Result<magnumsal_table::step::Step, magnumsal_table::refusal::Refusal>
        + 'static,
    ) {
        let table = id.clone();
        let decide = Box::new(move |table: &Table, now| Ok(decide(table, now)?.into()));
        let task = Task::Enter(
            decide,
            Box::new(move |local, entered, now| {
                // What could not be done is tried again, if it is still due.
                if entered.is_err() {
                    local.try_later(&table, now);
                }
            }),
        );
        self.enqueue(id, task, now);
    }

    /// Tries again later what is due at a table.
    pub(super) fn try_later(&mut self, id: &TableId, now: i64) {
        if let Some(held) = self.tables.get_mut(id) {
            held.retry_at = now.saturating_add(super::writing::RETRY);
        }
    }
}
