//! Many writes in one transaction, the same for both databases.

use crate::{
    chain::Tip,
    error::{StoreError, cause},
    in_time,
    model::{Append, Appended, NewTable, TableId},
};
use std::{
    cmp::Ordering,
    collections::{HashMap, HashSet},
};

/// What became of one write.
pub(crate) type Verdict = Result<Appended, StoreError>;

/// A table that is to be written to.
pub(crate) enum Held {
    /// Locked by this transaction: where its journal ends.
    Here(Tip),
    /// Locked by another server.
    Elsewhere,
}

/// Writes that are made together. Both lists are in order ([`by_id`], [`by_number`]), so that two
/// processes lock tables in the same order and cannot wait for each other in a circle.
pub(crate) struct Batch {
    pub tables: Vec<NewTable>,
    pub appends: Vec<Append>,
    /// Whether the server must prove that it can write, and the time.
    pub proof: Option<i64>,
}

/// What became of a batch: verdicts in the order of its lists.
pub(crate) struct Outcome {
    pub tables: Vec<Verdict>,
    pub appends: Vec<Verdict>,
}

/// What a batch asks of a database's transaction. Dropping it without a commit undoes it.
pub(crate) trait Transaction: Send + Sized {
    /// Creates tables except those whose name is taken, and returns which ones were created. Of two
    /// with the same name the first one counts.
    fn create(
        &mut self,
        tables: &[NewTable],
    ) -> impl Future<Output = sqlx::Result<HashSet<TableId>>> + Send;

    /// Locks these tables against other writers, without waiting for any that is locked elsewhere.
    /// Tables that do not exist are missing in the answer.
    fn lock(
        &mut self,
        tables: &[&TableId],
    ) -> impl Future<Output = sqlx::Result<HashMap<TableId, Held>>> + Send;

    /// Writes entries of locked tables.
    fn write(&mut self, entries: &[&Append]) -> impl Future<Output = sqlx::Result<()>> + Send;

    /// Brings stage, wake and length of locked tables to where their last entry says.
    fn turn(&mut self, last: &[&Append]) -> impl Future<Output = sqlx::Result<()>> + Send;

    /// Writes down that this server could write at this time.
    fn prove(&mut self, at: i64) -> impl Future<Output = sqlx::Result<()>> + Send;

    /// Makes it durable.
    fn commit(self) -> impl Future<Output = sqlx::Result<()>> + Send;
}

/// The order of tables in a batch.
pub(crate) fn by_id(a: &NewTable, b: &NewTable) -> Ordering {
    a.id.cmp(&b.id)
}

/// The order of entries in a batch.
pub(crate) fn by_number(a: &Append, b: &Append) -> Ordering {
    (&a.table, a.after.number).cmp(&(&b.table, b.after.number))
}

/// Writes a batch.
pub(crate) async fn write(
    mut transaction: impl Transaction,
    batch: &Batch,
) -> Result<Outcome, StoreError> {
    let outcome = in_time(fill(&mut transaction, batch)).await?;
    in_time(transaction.commit()).await.map_err(|error| StoreError::Uncertain(cause(&error)))?;
    Ok(outcome)
}

async fn fill(transaction: &mut impl Transaction, batch: &Batch) -> sqlx::Result<Outcome> {
    let mut created = HashSet::new();
    if !batch.tables.is_empty() {
        created = transaction.create(&batch.tables).await?;
    }
    // A name leaves the set with its first table, so that a second one finds it taken.
    let first = |table: &NewTable| Ok(done_if(created.remove(&table.id)));
    let tables = batch.tables.iter().map(first).collect();

    let mut appends = Vec::new();
    if !batch.appends.is_empty() {
        let mut names: Vec<&TableId> = batch.appends.iter().map(|append| &append.table).collect();
        names.dedup();
        let held = transaction.lock(&names).await?;
        appends = judge(held, &batch.appends);
        let verdicts = batch.appends.iter().zip(&appends);
        let entries: Vec<&Append> =
            verdicts.filter(|(_, verdict)| is_done(verdict)).map(|(append, _)| append).collect();
        if !entries.is_empty() {
            transaction.write(&entries).await?;
            let last: Vec<&Append> = entries
                .chunk_by(|a, b| a.table == b.table)
                .filter_map(|journal| journal.last().copied())
                .collect();
            transaction.turn(&last).await?;
        }
    }
    if let Some(at) = batch.proof {
        transaction.prove(at).await?;
    }
    Ok(Outcome { tables, appends })
}

/// Decides which entries may be written: those that come after the end of a journal as it is. This is
/// the whole concurrency control, since nobody else can write to a locked table.
fn judge(mut held: HashMap<TableId, Held>, appends: &[Append]) -> Vec<Verdict> {
    let verdict = |append: &Append| {
        let table = &append.table;
        let tip = match held.get_mut(table) {
            None => return Err(StoreError::UnknownTable(table.clone())),
            Some(Held::Elsewhere) => return Err(StoreError::Locked(table.clone())),
            Some(Held::Here(tip)) => tip,
        };
        match append.after.number.cmp(&tip.number) {
            Ordering::Less => Ok(Appended::Taken),
            Ordering::Equal if append.after.chain != tip.chain => {
                Err(StoreError::Diverged { table: table.clone(), number: tip.number })
            }
            Ordering::Equal => {
                *tip = append.tip();
                Ok(Appended::Done)
            }
            Ordering::Greater => Err(StoreError::Gap {
                table: table.clone(),
                number: append.number(),
                next: tip.number + 1,
            }),
        }
    };
    appends.iter().map(verdict).collect()
}

fn done_if(done: bool) -> Appended {
    if done { Appended::Done } else { Appended::Taken }
}

fn is_done(verdict: &Verdict) -> bool {
    *verdict == Ok(Appended::Done)
}

impl Outcome {
    /// How many tables were created.
    pub(crate) fn tables_created(&self) -> usize {
        self.tables.iter().filter(|verdict| is_done(verdict)).count()
    }

    /// How many entries were written.
    pub(crate) fn entries_written(&self) -> usize {
        self.appends.iter().filter(|verdict| is_done(verdict)).count()
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{Chain, Stage};

    fn append(table: &str, after: Tip) -> Append {
        let table = table.parse().unwrap();
        Append { table, after, at: 0, body: "{}".to_owned(), stage: Stage::Open, wake: None }
    }

    #[test]
    fn only_what_comes_after_the_end_of_a_journal_is_written() {
        let (known, unknown, locked) = ("aaaaaaaaaaaa", "bbbbbbbbbbbb", "cccccccccccc");
        let [first, other] = [known, unknown].map(|name| Chain::start(&name.parse().unwrap()));
        let end = Tip { number: 2, chain: first };
        let next = append(known, end).tip();
        let held = HashMap::from([
            (known.parse().unwrap(), Held::Here(end)),
            (locked.parse().unwrap(), Held::Elsewhere),
        ]);
        let id = |name: &str| -> TableId { name.parse().unwrap() };
        let cases = [
            (append(known, Tip { number: 0, chain: first }), Ok(Appended::Taken)),
            (append(known, Tip { number: 1, chain: other }), Ok(Appended::Taken)),
            (
                append(known, Tip { number: 2, chain: other }),
                Err(StoreError::Diverged { table: id(known), number: 2 }),
            ),
            (append(known, end), Ok(Appended::Done)),
            (append(known, end), Ok(Appended::Taken)),
            (append(known, next), Ok(Appended::Done)),
            (
                append(known, Tip { number: 5, chain: first }),
                Err(StoreError::Gap { table: id(known), number: 6, next: 5 }),
            ),
            (append(unknown, end), Err(StoreError::UnknownTable(id(unknown)))),
            (append(locked, end), Err(StoreError::Locked(id(locked)))),
        ];
        let (appends, expected): (Vec<_>, Vec<_>) = cases.into_iter().unzip();
        assert_eq!(judge(held, &appends), expected);
    }
}
