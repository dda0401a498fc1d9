//! Random values: made from the operating system's random numbers, which nobody can predict.

use magnumsal_table::{
    id::TableId,
    key::Key,
    refusal::{Problem, Refusal},
};
use rand::{CryptoRng, SeedableRng};
use rand_chacha::ChaCha20Rng;

/// A new key.
pub(crate) fn key() -> Result<Key, Refusal> {
    bytes().map(Key::from_bytes)
}

/// The name of a new table.
pub(crate) fn table_id() -> Result<TableId, Refusal> {
    bytes().map(TableId::from_bytes)
}

/// A number.
pub(crate) fn number() -> Result<u64, Refusal> {
    bytes().map(u64::from_be_bytes)
}

/// A generator with a seed that nobody can predict.
pub(crate) fn generator() -> Result<impl CryptoRng, Refusal> {
    bytes().map(ChaCha20Rng::from_seed)
}

fn bytes<const N: usize>() -> Result<[u8; N], Refusal> {
    let mut bytes = [0; N];
    match getrandom::fill(&mut bytes) {
        Ok(()) => Ok(bytes),
        Err(error) => {
            tracing::error!(%error, "the operating system gives no random numbers");
            Err(Problem::Busy.into())
        }
    }
}
