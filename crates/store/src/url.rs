//! Where a store is.

use sqlx::postgres::PgConnectOptions;
use std::{fmt, path::PathBuf, str::FromStr};
use thiserror::Error;

/// The address of a store: `sqlite:PATH` or `postgres://USER:PASSWORD@HOST:PORT/DATABASE`.
///
/// Neither `Display` nor `Debug` shows a password.
#[derive(Clone)]
pub struct StoreUrl(pub(crate) Place);

#[derive(Clone)]
pub(crate) enum Place {
    Sqlite(PathBuf),
    Postgres(Box<PgConnectOptions>),
}

impl FromStr for StoreUrl {
    type Err = BadStoreUrl;

    fn from_str(text: &str) -> Result<Self, BadStoreUrl> {
        let (scheme, rest) = text.split_once(':').ok_or(BadStoreUrl::Scheme)?;
        match scheme {
            "sqlite" => sqlite(rest),
            "postgres" | "postgresql" => postgres(text),
            _ => Err(BadStoreUrl::Scheme),
        }
    }
}

fn sqlite(rest: &str) -> Result<StoreUrl, BadStoreUrl> {
    // `sqlite:///srv/salt` and `sqlite:/srv/salt` are the same file.
    let path = rest.strip_prefix("//").unwrap_or(rest);
    if path.is_empty() || path == ":memory:" || path.contains('\0') {
        return Err(BadStoreUrl::Path);
    }
    Ok(StoreUrl(Place::Sqlite(PathBuf::from(path))))
}

fn postgres(text: &str) -> Result<StoreUrl, BadStoreUrl> {
    let options: PgConnectOptions =
        text.parse().map_err(|error| BadStoreUrl::Postgres(crate::error::cause(&error)))?;
    if options.get_database().is_none() {
        return Err(BadStoreUrl::Postgres("it names no database".to_owned()));
    }
    Ok(StoreUrl(Place::Postgres(Box::new(options))))
}

impl fmt::Display for StoreUrl {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match &self.0 {
            Place::Sqlite(path) => write!(f, "sqlite:{}", path.display()),
            Place::Postgres(options) => {
                write!(f, "postgres://{}@", options.get_username())?;
                match options.get_socket() {
                    Some(socket) => write!(f, "{}", socket.display())?,
                    None => write!(f, "{}:{}", options.get_host(), options.get_port())?,
                }
                write!(f, "/{}", options.get_database().unwrap_or_default())
            }
        }
    }
}

impl fmt::Debug for StoreUrl {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "StoreUrl({self})")
    }
}

/// A text that is no address of a store. It does not repeat the text, in which there may be a
/// password.
#[derive(Clone, PartialEq, Eq, Debug, Error)]
pub enum BadStoreUrl {
    /// It begins with something else.
    #[error(
        "the address of a store begins with `sqlite:` or `postgres://`, such as \
         `sqlite:games.sqlite` or `postgres://user:password@host:5432/database`"
    )]
    Scheme,
    /// The path of the SQLite file is missing or not a file's.
    #[error("`sqlite:` must be followed by the path of a file, such as `sqlite:games.sqlite`")]
    Path,
    /// It cannot be read as an address of PostgreSQL, and why.
    #[error(
        "the address of the PostgreSQL store cannot be read ({0}): it looks like \
         `postgres://user:password@host:5432/database`, with special characters of the password \
         written as %XX"
    )]
    Postgres(String),
}

#[cfg(test)]
mod tests {
    use super::*;

    fn shown(text: &str) -> String {
        text.parse::<StoreUrl>().unwrap().to_string()
    }

    #[test]
    fn addresses_of_both_kinds_are_read() {
        assert_eq!(shown("sqlite:games.sqlite"), "sqlite:games.sqlite");
        assert_eq!(shown("sqlite:/srv/games.sqlite"), "sqlite:/srv/games.sqlite");
        assert_eq!(shown("sqlite:///srv/games.sqlite"), "sqlite:/srv/games.sqlite");
        assert_eq!(shown("postgresql://salt@mine:5433/games"), "postgres://salt@mine:5433/games");
        assert_eq!(
            shown("postgres://salt@%2Frun%2Fpostgresql/games"),
            "postgres://salt@/run/postgresql/games"
        );
    }

    #[test]
    fn passwords_are_never_shown() {
        let address = "postgres://salt:pickaxe@mine/games?password=pickaxe";
        let url = address.parse::<StoreUrl>().unwrap();
        for text in [url.to_string(), format!("{url:?}")] {
            assert!(!text.contains("pickaxe"), "{text}");
        }
        for wrong in [
            "postgers://salt:pickaxe@mine/games",
            "postgres://salt:pickaxe@mine:x/games",
            "postgres://salt:pickaxe@mine",
            "postgres://salt:pick/axe@mine/games",
            "pickaxe",
        ] {
            let message = wrong.parse::<StoreUrl>().unwrap_err().to_string();
            assert!(!message.contains("pick"), "{message}");
            assert!(message.contains("postgres://user:password@host"), "{message}");
        }
    }

    #[test]
    fn sqlite_needs_a_file() {
        for wrong in ["sqlite:", "sqlite://", "sqlite::memory:", "sqlite:a\0b"] {
            assert_eq!(wrong.parse::<StoreUrl>().unwrap_err(), BadStoreUrl::Path, "{wrong}");
        }
    }
}
