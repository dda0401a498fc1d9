//! Which operation a request is for: the methods and paths of `docs/openapi.json`.

use magnumsal_table::{id::TableId, refusal::Problem};

/// What is asked for.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Operation {
    Version,
    Lobby,
    Create,
    Mine,
    Box,
    Edition,
    Import,
}

/// What is asked for at a table.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum AtTable {
    Show,
    Socket,
    Join,
    Invite,
    Command,
    Try,
    Hint,
    Fork,
    Record,
    Position,
    Sealed,
    Replay,
    Review,
    Notices,
}

/// Where a request goes.
#[derive(PartialEq, Eq, Debug)]
pub(crate) enum Route {
    Anywhere(Operation),
    At(TableId, AtTable),
}

impl Route {
    /// The route of a method and a path without a query.
    pub(crate) fn of(method: &str, path: &str) -> Result<Self, Problem> {
        let parts: Vec<&str> =
            path.strip_prefix("/api/").ok_or(Problem::NoPage)?.split('/').collect();
        let (wanted, operation) = match parts[..] {
            ["version"] => ("GET", Operation::Version),
            ["tables"] if method == "POST" => ("POST", Operation::Create),
            ["tables"] => ("GET", Operation::Lobby),
            ["tables", "mine"] => ("POST", Operation::Mine),
            ["tables", "import"] => ("POST", Operation::Import),
            ["box"] => ("GET", Operation::Box),
            ["edition"] => ("GET", Operation::Edition),
            ["tables", table] => return Self::at(method, table, ("GET", AtTable::Show)),
            ["tables", table, operation] => {
                return Self::at(method, table, at_table(operation).ok_or(Problem::NoPage)?);
            }
            // Notices and reports need a server that sends or keeps them.
            _ => return Err(Problem::NoPage),
        };
        if method == wanted { Ok(Self::Anywhere(operation)) } else { Err(Problem::NoMethod) }
    }

    fn at(
        method: &str,
        table: &str,
        (wanted, operation): (&str, AtTable),
    ) -> Result<Self, Problem> {
        if method != wanted {
            return Err(Problem::NoMethod);
        }
        Ok(Self::At(table.parse().map_err(|_| Problem::NoTable)?, operation))
    }
}

/// An operation at a table by the end of its path.
fn at_table(name: &str) -> Option<(&'static str, AtTable)> {
    Some(match name {
        "socket" => ("GET", AtTable::Socket),
        "join" => ("POST", AtTable::Join),
        "invitations" => ("POST", AtTable::Invite),
        "commands" => ("POST", AtTable::Command),
        "try" => ("POST", AtTable::Try),
        "hint" => ("POST", AtTable::Hint),
        "fork" => ("POST", AtTable::Fork),
        "record" => ("GET", AtTable::Record),
        "position" => ("GET", AtTable::Position),
        "sealed" => ("GET", AtTable::Sealed),
        "replay" => ("GET", AtTable::Replay),
        "review" => ("GET", AtTable::Review),
        "notices" => ("GET", AtTable::Notices),
        _ => return None,
    })
}

/// The table in a path.
pub(crate) fn table_in(path: &str) -> Option<TableId> {
    let mut parts = path.strip_prefix("/api/tables/")?.split('/');
    parts.next()?.parse().ok()
}

/// An address without its query, and the query.
pub(crate) fn split(address: &str) -> (&str, &str) {
    address.split_once('?').unwrap_or((address, ""))
}

#[cfg(test)]
mod tests {
    use super::*;
    use serde_json::Value;

    /// What only servers answer.
    const SERVERS: [&str; 4] =
        ["/reports", "/api/notices/confirm", "/api/notices/end", "/api/notices/allow"];

    #[test]
    fn every_operation_of_the_interface_has_a_route_or_belongs_to_servers() {
        let document: Value =
            serde_json::from_str(include_str!("../../../docs/openapi.json")).unwrap();
        let (mut routes, mut refused) = (Vec::new(), 0);
        for (path, item) in document["paths"].as_object().unwrap() {
            let address = path.replace("{table}", "l23456789abc");
            let methods = item.as_object().unwrap().keys();
            for method in methods.filter(|method| ["get", "post"].contains(&method.as_str())) {
                match Route::of(&method.to_uppercase(), &address) {
                    Ok(route) => routes.push(route),
                    Err(problem) => {
                        let of_servers = SERVERS.iter().any(|end| path.ends_with(end));
                        assert!(of_servers && problem == Problem::NoPage, "{method} {path}");
                        refused += 1;
                    }
                }
            }
        }
        assert_eq!((routes.len(), refused), (21, SERVERS.len()));
        for (index, route) in routes.iter().enumerate() {
            assert!(!routes[..index].contains(route), "{route:?} twice");
        }
    }

    #[test]
    fn what_is_no_route_is_refused_as_by_a_server() {
        assert_eq!(Route::of("GET", "/api/tables/nobody/show"), Err(Problem::NoPage));
        assert_eq!(Route::of("POST", "/api/version"), Err(Problem::NoMethod));
        assert_eq!(Route::of("GET", "/api/tables/import"), Err(Problem::NoMethod));
        assert_eq!(Route::of("GET", "/api/tables/NOBODY"), Err(Problem::NoTable));
        assert_eq!(Route::of("GET", "/"), Err(Problem::NoPage));
    }
}
