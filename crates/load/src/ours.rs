//! Our server: tables over HTTP, moves over WebSocket.

use crate::{
    dialect::{Dialect, Heard, Position},
    socket,
    table::Table,
};
use serde::{Deserialize, de::DeserializeOwned};
use serde_json::json;
use std::{borrow::Cow, sync::Arc};

/// The language of our server.
pub struct Ours;

/// The fields that matter of any message of the server.
#[derive(Deserialize)]
struct Message<'a> {
    #[serde(rename = "type", borrow)]
    kind: Cow<'a, str>,
    position: Option<TablePosition>,
    changes: Option<Changes>,
    #[serde(borrow)]
    code: Option<Cow<'a, str>>,
    #[serde(borrow)]
    message: Option<Cow<'a, str>>,
}

/// What has changed. All that matters here is always there.
#[derive(Deserialize)]
struct Changes {
    position: Option<TablePosition>,
}

#[derive(Deserialize)]
struct TablePosition {
    ply: u32,
    seat: Option<usize>,
    #[serde(default)]
    legal: Vec<LegalMove>,
}

/// Of a legal move only what is sent back.
#[derive(Deserialize)]
struct LegalMove {
    text: String,
}

impl Dialect for Ours {
    fn understand(&self, text: &str) -> Heard {
        let message: Message = match serde_json::from_str(text) {
            Ok(message) => message,
            Err(error) => return Heard::failure(format!("{error} in the message {text}")),
        };
        let position = message.position.or(message.changes.and_then(|changes| changes.position));
        match &*message.kind {
            "refused" => Heard::failure(format!(
                "refused: {} ({})",
                message.message.as_deref().unwrap_or("without a reason"),
                message.code.as_deref().unwrap_or("without a code"),
            )),
            kind => Heard {
                accepted: kind == "accepted",
                position: position.map(|TablePosition { ply, seat, legal }| {
                    let choices = legal.into_iter().map(|mv| mv.text).collect();
                    Arc::new(Position { game: String::new(), ply, seat, choices })
                }),
                ..Heard::default()
            },
        }
    }

    fn say(&self, _seat: usize, position: &Position, choice: &str) -> String {
        let ply = position.ply;
        json!({ "type": "move", "id": ply, "ply": ply, "move": choice }).to_string()
    }
}

/// The most seats of a table, the longest message, and how many of them a player may say.
const MOST_SEATS: usize = 5;
const LONGEST_WORD: usize = 500;
const MOST_SAID: u32 = 1_000;

/// A server, and how tables are opened there.
pub struct Lobby {
    address: String,
    agent: ureq::Agent,
    /// Whether the players of a table share a screen.
    one_screen: bool,
}

#[derive(Deserialize)]
struct Opened {
    table: String,
    token: String,
    invitations: Vec<Invitation>,
}

#[derive(Deserialize)]
struct Invitation {
    key: String,
}

#[derive(Deserialize)]
struct Joined {
    token: String,
}

impl Lobby {
    /// The lobby of the server at this address; whether the players of a table share a screen.
    pub fn new(address: String, one_screen: bool) -> Arc<Self> {
        // A refusal is read, not only counted.
        let agent = ureq::Agent::config_builder().http_status_as_error(false).build().into();
        Arc::new(Self { address, agent, one_screen })
    }

    /// Opens a table, takes both its seats and connects the players.
    pub async fn open(self: Arc<Self>, number: u32) -> Result<Table<Ours>, String> {
        let lobby = self.clone();
        let seats = tokio::task::spawn_blocking(move || lobby.take_seats());
        let (table, tokens) = seats.await.map_err(|error| error.to_string())??;
        let at = self.address.replacen("http", "ws", 1);
        let url = format!("{at}/api/tables/{table}/socket");
        let mut streams = Vec::new();
        for token in tokens {
            streams.push(enter(&url, token).await?);
        }
        let mut table = Table::new(number, Arc::new(Ours), streams);
        table.settle().await?;
        Ok(table)
    }

    /// Where the server listens, as in `127.0.0.1:1368`.
    pub fn place(&self) -> Result<String, String> {
        let place = self.address.strip_prefix("http://");
        place.map(str::to_owned).ok_or_else(|| format!("{} is no address", self.address))
    }

    /// Opens a table for as many as can play and has everybody say as much as they may; its name.
    pub fn talk(&self) -> Result<String, String> {
        let mut seats = vec![json!({ "kind": "me", "name": "Ada" })];
        seats.resize(MOST_SEATS, json!({ "kind": "open" }));
        let request = json!({ "seats": seats, "rules": { "expansion": "muria" } });
        let opened: Opened = self.post("/api/tables", &request, None)?;
        let mut tokens = vec![opened.token];
        for (Invitation { key }, number) in opened.invitations.iter().zip(1..) {
            let body = json!({ "name": format!("Guest {number}"), "key": key });
            let path = format!("/api/tables/{}/join", opened.table);
            tokens.push(self.post::<Joined>(&path, &body, None)?.token);
        }
        let path = format!("/api/tables/{}/commands", opened.table);
        let word = json!({ "type": "say", "text": "\u{1F9C2}".repeat(LONGEST_WORD) });
        for token in &tokens {
            for _ in 0..MOST_SAID {
                self.post::<serde_json::Value>(&path, &word, Some(token))?;
            }
        }
        Ok(opened.table)
    }

    /// Opens a table and takes both seats; answers its name and a token for each socket.
    pub fn take_seats(&self) -> Result<(String, Vec<String>), String> {
        let second = if self.one_screen {
            json!({ "kind": "me", "name": "Bruno" })
        } else {
            json!({ "kind": "open" })
        };
        let seats = json!([{ "kind": "me", "name": "Ada" }, second]);
        let opened: Opened =
            self.post("/api/tables", &json!({ "seats": seats, "shuffle": false }), None)?;
        let mut tokens = vec![opened.token];
        for Invitation { key } in &opened.invitations {
            let path = format!("/api/tables/{}/join", opened.table);
            let body = json!({ "name": "Bruno", "key": key });
            tokens.push(self.post::<Joined>(&path, &body, None)?.token);
        }
        Ok((opened.table, tokens))
    }

    fn post<T: DeserializeOwned>(
        &self,
        path: &str,
        body: &serde_json::Value,
        token: Option<&str>,
    ) -> Result<T, String> {
        let failed = |error: &dyn std::fmt::Display| format!("POST {path}: {error}");
        let mut request = self
            .agent
            .post(format!("{}{path}", self.address))
            .header("content-type", "application/json");
        if let Some(token) = token {
            request = request.header("authorization", format!("Bearer {token}"));
        }
        let mut response = request.send(body.to_string()).map_err(|error| failed(&error))?;
        let text = response.body_mut().read_to_string().map_err(|error| failed(&error))?;
        if !response.status().is_success() {
            return Err(failed(&format_args!("{} {text}", response.status())));
        }
        serde_json::from_str(&text).map_err(|error| failed(&format_args!("{error} in {text}")))
    }
}

/// Opens a player's socket and says who it is. As on our pages, updates have only what has changed.
pub async fn enter(url: &str, token: String) -> Result<socket::Stream, String> {
    let mut stream = socket::open(url).await?;
    let hello = json!({ "type": "hello", "token": token, "changes": true });
    socket::send(&mut stream, hello.to_string()).await?;
    Ok(stream)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_update_brings_the_position_with_the_legal_moves() {
        let heard = Ours.understand(
            r#"{"type":"update","number":4,"entry":{"kind":"move"},
                "position":{"ply":13,"seat":1,"legal":[{"text":"pass","verb":"pass"},{"text":"end","verb":"end"}],"board":{"seat":9}}}"#,
        );
        let choices = vec!["pass".to_owned(), "end".to_owned()];
        let position = Position { ply: 13, seat: Some(1), choices, ..Position::default() };
        assert_eq!(heard, Heard { position: Some(Arc::new(position)), ..Heard::default() });
    }

    #[test]
    fn of_changes_the_position_is_read_as_well() {
        let heard = Ours.understand(
            r#"{"type":"update","number":4,"changes":{"table":{"ply":13},
                "position":{"ply":13,"seat":1,"legal":[{"text":"end"}]}}}"#,
        );
        let position = Position {
            ply: 13,
            seat: Some(1),
            choices: vec!["end".to_owned()],
            ..Position::default()
        };
        assert_eq!(heard, Heard { position: Some(Arc::new(position)), ..Heard::default() });
    }

    #[test]
    fn a_finished_game_has_nobody_to_move() {
        let heard =
            Ours.understand(r#"{"type":"update","number":5,"position":{"ply":90,"seat":null}}"#);
        assert_eq!(heard.position.unwrap().seat, None);
    }

    #[test]
    fn acceptance_and_refusal_are_told_apart() {
        let heard = Ours.understand(r#"{"type":"accepted","id":7,"number":41,"ply":13}"#);
        assert_eq!(heard, Heard { accepted: true, ..Heard::default() });
        let heard = Ours.understand(
            r#"{"type":"refused","id":7,"code":"stale","message":"The game has moved on."}"#,
        );
        assert_eq!(heard, Heard::failure("refused: The game has moved on. (stale)"));
    }

    #[test]
    fn what_is_no_message_is_a_failure() {
        assert!(Ours.understand("nonsense").failure.is_some());
    }

    #[test]
    fn a_move_says_for_which_position_it_is_meant() {
        let position = Position { ply: 12, seat: Some(0), ..Position::default() };
        let said: serde_json::Value =
            serde_json::from_str(&Ours.say(0, &position, "place supply 1C")).unwrap();
        assert_eq!(said, json!({ "type": "move", "id": 12, "ply": 12, "move": "place supply 1C" }));
    }
}
