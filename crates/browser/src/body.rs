//! Bodies of requests and the query of an address, read as a server reads them:
//! with the same words for what is wrong.

use magnumsal_table::refusal::Problem;
use serde::de::DeserializeOwned;
use std::fmt::Display;

/// Reads a body of this length at most, in bytes.
pub(crate) fn read<T: DeserializeOwned>(body: Option<&str>, most: usize) -> Result<T, Problem> {
    let body = body.ok_or(Problem::NotJson)?;
    if body.len() > most {
        return Err(Problem::TooLong { most: most / 1024 });
    }
    let mut json = serde_json::Deserializer::from_str(body);
    let value = serde_path_to_error::deserialize(&mut json).map_err(bad_form)?;
    json.end().map_err(bad_form)?;
    Ok(value)
}

/// Reads the query of an address.
pub(crate) fn query<T: DeserializeOwned>(text: &str) -> Result<T, Problem> {
    let pairs = serde_urlencoded::Deserializer::new(form_urlencoded::parse(text.as_bytes()));
    serde_path_to_error::deserialize(pairs).map_err(bad_form)
}

fn bad_form(error: impl Display) -> Problem {
    Problem::BadForm { message: error.to_string() }
}
