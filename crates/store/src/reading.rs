//! What is read, in SQL that both databases understand, and whether it is whole.

use crate::{
    chain::{Chain, Tip},
    error::StoreError,
    model::{StoredEntry, StoredHead, StoredTable, TableId},
};

/// The earliest wake. Written so that both databases find it with one look into the index.
pub(crate) const NEXT_WAKE: &str =
    "SELECT wake FROM tables WHERE wake IS NOT NULL ORDER BY wake LIMIT 1";

/// A table and its head, as [`TableRow`].
pub(crate) const TABLE: &str = "SELECT created, public, length, chain, head, checksum FROM tables \
     LEFT JOIN heads ON table_id = id WHERE id = $1";

/// A number of entries of a table after a number, as [`EntryRow`].
pub(crate) const ENTRIES: &str = "SELECT number, at, body, chain FROM entries \
     WHERE table_id = $1 AND number > $2 ORDER BY number LIMIT $3";

/// The last time up to one, and how many are later.
pub(crate) const LATEST: &str = "SELECT MAX(CASE WHEN at <= $1 THEN at END), \
     COUNT(CASE WHEN at > $1 THEN 1 END) \
     FROM (SELECT changed AS at FROM tables UNION ALL SELECT written FROM servers) AS times";

/// A row of an entry: number, time, body and checksum.
pub(crate) type EntryRow = (i64, i64, String, Option<Vec<u8>>);

/// A row that says where a journal ends: name of the table, number and checksum.
pub(crate) type TipRow = (String, i64, Option<Vec<u8>>);

/// The rows of a table: when it was created, whether it is public, length and checksum of its
/// journal, head and its checksum.
pub(crate) type TableRow = (i64, bool, i64, Option<Vec<u8>>, Option<String>, Option<Vec<u8>>);

/// Gives a database with a pool `readers` what reads and changes nothing. It is a macro because
/// sqlx's types for the two databases have no common one.
macro_rules! reading {
    ($database:ty) => {
        impl $database {
            pub(crate) async fn head(
                &self,
                id: &$crate::TableId,
            ) -> sqlx::Result<Option<$crate::reading::TableRow>> {
                sqlx::query_as($crate::reading::TABLE)
                    .bind(id.as_str())
                    .fetch_optional(&self.readers)
                    .await
            }

            pub(crate) async fn entries_after(
                &self,
                id: &$crate::TableId,
                number: u32,
                most: u32,
            ) -> sqlx::Result<Vec<$crate::reading::EntryRow>> {
                sqlx::query_as($crate::reading::ENTRIES)
                    .bind(id.as_str())
                    .bind(i64::from(number))
                    .bind(i64::from(most))
                    .fetch_all(&self.readers)
                    .await
            }

            pub(crate) async fn lobby(
                &self,
                stage: $crate::Stage,
                since: i64,
                limit: u32,
            ) -> sqlx::Result<Vec<$crate::TableId>> {
                let rows: Vec<String> = sqlx::query_scalar(
                    "SELECT id FROM tables WHERE public AND stage = $1 AND changed >= $2 \
                     ORDER BY changed DESC, id LIMIT $3",
                )
                .bind(stage as i16)
                .bind(since)
                .bind(i64::from(limit))
                .fetch_all(&self.readers)
                .await?;
                Ok($crate::reading::readable(rows))
            }

            pub(crate) async fn stages(&self) -> sqlx::Result<Vec<(i64, i64)>> {
                let count = "SELECT CAST(stage AS bigint), COUNT(*) FROM tables GROUP BY stage";
                sqlx::query_as(count).fetch_all(&self.readers).await
            }

            pub(crate) async fn latest(&self, most: i64) -> sqlx::Result<(Option<i64>, i64)> {
                sqlx::query_as($crate::reading::LATEST).bind(most).fetch_one(&self.readers).await
            }

            pub(crate) async fn next_wake(&self) -> sqlx::Result<Option<i64>> {
                sqlx::query_scalar($crate::reading::NEXT_WAKE).fetch_optional(&self.readers).await
            }
        }
    };
}

pub(crate) use reading;

/// A table without its journal, if its rows are whole.
pub(crate) fn head(id: &TableId, row: TableRow) -> Result<StoredHead, StoreError> {
    let damaged =
        |why: &str| StoreError::Damaged { table: id.clone(), number: 0, why: why.to_owned() };
    let (created, public, length, chain, head, checksum) = row;
    let head = head.ok_or_else(|| damaged("its head is missing"))?;
    if checksum.is_some_and(|checksum| checksum != Chain::of_head(&head).bytes()) {
        return Err(damaged("the checksum of its head does not fit"));
    }
    let tip = tip(id, length, chain.as_deref()).map_err(|_| damaged("its row makes no sense"))?;
    Ok(StoredHead { created, public, head, tip })
}

/// A table with all entries, if its rows are whole.
pub(crate) fn table(
    id: &TableId,
    row: TableRow,
    entries: Vec<EntryRow>,
) -> Result<StoredTable, StoreError> {
    let StoredHead { created, public, head, tip } = head(id, row)?;
    let entries = journal(id, Tip::start(id), entries, Some(tip), u32::MAX)?;
    Ok(StoredTable { created, public, head, entries })
}

/// Entries after the end of a journal, if they are whole. `known` is an end that the table's row names:
/// entries may have been written after it was read, but none can be missing. `most` is how many rows were
/// asked for: where there are as many, others may follow.
pub(crate) fn journal(
    table: &TableId,
    after: Tip,
    rows: Vec<EntryRow>,
    known: Option<Tip>,
    most: u32,
) -> Result<Vec<StoredEntry>, StoreError> {
    let damaged = |number: u32, why: &str| StoreError::Damaged {
        table: table.clone(),
        number,
        why: why.to_owned(),
    };
    let mut tip = after;
    let mut entries = Vec::with_capacity(rows.len());
    for (number, at, body, chain) in rows {
        let next = tip.then(at, &body);
        if number != i64::from(next.number) {
            return Err(damaged(next.number, "it is missing"));
        }
        tip = match chain {
            // From a version without checksums, which may run at the same time as this one.
            None => Tip { number: next.number, chain: tip.chain },
            Some(chain) if chain == next.chain.bytes() => next,
            Some(_) => return Err(damaged(next.number, "its checksum does not fit")),
        };
        if known.is_some_and(|known| known.number == tip.number && known.chain != tip.chain) {
            return Err(damaged(tip.number, "it has another checksum than the table's row"));
        }
        entries.push(StoredEntry { tip, at, body });
    }
    let is_end = entries.len() < most as usize;
    if is_end && known.is_some_and(|known| known.number > tip.number) {
        return Err(damaged(tip.number + 1, "it is missing"));
    }
    Ok(entries)
}

/// Where a journal ends, as the table's row says. Old versions have written no checksum.
pub(crate) fn tip(table: &TableId, length: i64, chain: Option<&[u8]>) -> sqlx::Result<Tip> {
    let chain = match chain {
        None => Chain::start(table),
        Some(bytes) => Chain::from_bytes(bytes)
            .ok_or_else(|| sqlx::Error::Decode("a checksum has another length".into()))?,
    };
    let number = u32::try_from(length).map_err(|error| sqlx::Error::Decode(Box::new(error)))?;
    Ok(Tip { number, chain })
}

/// A table's name.
pub(crate) fn table_id(text: String) -> sqlx::Result<TableId> {
    text.parse().map_err(|error| sqlx::Error::Decode(Box::new(error)))
}

/// Those names in a list that can be read; one bad row must not hide all others.
pub(crate) fn readable(names: Vec<String>) -> Vec<TableId> {
    let read = |name: String| {
        let id = name.parse();
        id.inspect_err(|_| tracing::error!(name, "a row of the store is no table: left out")).ok()
    };
    names.into_iter().filter_map(read).collect()
}
