//! Many writes in one transaction, the same for both databases.

use crate::{
    error::StoreError,
    in_time,
    model::{Append, Appended, NewTable, TableId},
};
use std::{
    cmp::Ordering,
    collections::{HashMap, HashSet},
};

/// What became of one write.
pub(crate) type Verdict = Result<Appended, StoreError>;

/// Writes that are made together. Both lists are in order ([`by_id`], [`by_number`]), so that two
/// processes lock tables in the same order and cannot wait for each other in a circle.
pub(crate) struct Batch {
    pub tables: Vec<NewTable>,
    pub appends: Vec<Append>,
}

/// What became of a batch: verdicts in the order of its lists.
pub(crate) struct Outcome {
    pub tables: Vec<Verdict>,
    pub appends: Vec<Verdict>,
}

/// Why a batch as a whole failed.
pub(crate) enum Failure {
    /// Before the commit, so that nothing was written.
    Before(sqlx::Error),
    /// In the commit. It may have happened or not.
    InCommit(sqlx::Error),
}

/// What a batch asks of a database's transaction. Dropping it without a commit undoes it.
pub(crate) trait Transaction: Send + Sized {
    /// Creates tables except those whose name is taken, and tells which ones were created. Of two
    /// with the same name the first one counts.
    fn create(
        &mut self,
        tables: &[NewTable],
    ) -> impl Future<Output = sqlx::Result<HashSet<TableId>>> + Send;

    /// Locks these tables against other writers, and tells how long their journals are. Tables
    /// that do not exist are missing in the answer.
    fn lock(
        &mut self,
        tables: &[&TableId],
    ) -> impl Future<Output = sqlx::Result<HashMap<TableId, u32>>> + Send;

    /// Writes entries of locked tables.
    fn write(&mut self, entries: &[&Append]) -> impl Future<Output = sqlx::Result<()>> + Send;

    /// Brings stage, wake and length of locked tables to where their last entry says.
    fn turn(&mut self, last: &[&Append]) -> impl Future<Output = sqlx::Result<()>> + Send;

    /// Makes it durable.
    fn commit(self) -> impl Future<Output = sqlx::Result<()>> + Send;
}

/// The order of tables in a batch.
pub(crate) fn by_id(a: &NewTable, b: &NewTable) -> Ordering {
    a.id.cmp(&b.id)
}

/// The order of entries in a batch.
pub(crate) fn by_number(a: &Append, b: &Append) -> Ordering {
    (&a.table, a.number).cmp(&(&b.table, b.number))
}

/// Writes a batch.
pub(crate) async fn write(
    mut transaction: impl Transaction,
    batch: &Batch,
) -> Result<Outcome, Failure> {
    let outcome = in_time(fill(&mut transaction, batch)).await.map_err(Failure::Before)?;
    if outcome.tables_created() + outcome.entries_written() > 0 {
        in_time(transaction.commit()).await.map_err(Failure::InCommit)?;
    }
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
        let lengths = transaction.lock(&names).await?;
        appends = judge(lengths, &batch.appends);
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
    Ok(Outcome { tables, appends })
}

/// Decides which entries may be written: those whose number comes next. This is the whole
/// concurrency control, since nobody else can write to a locked table.
fn judge(mut lengths: HashMap<TableId, u32>, appends: &[Append]) -> Vec<Verdict> {
    let verdict = |append: &Append| {
        let Some(length) = lengths.get_mut(&append.table) else {
            return Err(StoreError::UnknownTable(append.table.clone()));
        };
        let next = length.saturating_add(1);
        match append.number {
            number if number == next => {
                *length = next;
                Ok(Appended::Done)
            }
            number if (1..next).contains(&number) => Ok(Appended::Taken),
            number => Err(StoreError::Gap { table: append.table.clone(), number, next }),
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
    use crate::Stage;

    fn append(table: &str, number: u32) -> Append {
        let table = table.parse().unwrap();
        Append { table, number, at: 0, body: "{}".to_owned(), stage: Stage::Open, wake: None }
    }

    #[test]
    fn only_the_next_number_is_written() {
        let (known, unknown) = ("aaaaaaaaaaaa", "bbbbbbbbbbbb");
        let lengths = HashMap::from([(known.parse().unwrap(), 2)]);
        let numbers = [0, 1, 2, 3, 3, 4, 6];
        let mut appends: Vec<Append> = numbers.map(|number| append(known, number)).into();
        appends.push(append(unknown, 1));
        let gap = |number| {
            let next = if number == 0 { 3 } else { 5 };
            Err(StoreError::Gap { table: known.parse().unwrap(), number, next })
        };
        let expected = [
            gap(0),
            Ok(Appended::Taken),
            Ok(Appended::Taken),
            Ok(Appended::Done),
            Ok(Appended::Taken),
            Ok(Appended::Done),
            gap(6),
            Err(StoreError::UnknownTable(unknown.parse().unwrap())),
        ];
        assert_eq!(judge(lengths, &appends), expected);
    }
}
