//! A server for tests that speaks our language, about a game of nothing but passing.

use crate::{
    ours::{self, Ours},
    table::Table,
};
use futures_util::{SinkExt, StreamExt};
use serde_json::{Value, json};
use std::{sync::Arc, time::Duration};
use tokio::{
    net::{TcpListener, TcpStream},
    time::sleep,
};
use tokio_tungstenite::{WebSocketStream, accept_async, tungstenite::Message};

/// What the players say who they are.
const TOKENS: [&str; 2] = ["first", "second"];

/// Players at a table.
const SEATS: usize = TOKENS.len();

/// How the server behaves. Its players move in turn.
#[derive(Clone, Copy)]
pub struct Fake {
    /// Moves until the game is over.
    pub length: u32,
    /// How long it takes to accept a move.
    pub delay: Duration,
    /// The ply at which it refuses the move.
    pub refuses_at: Option<u32>,
    /// The ply at which it hangs up.
    pub hangs_up_at: Option<u32>,
    /// The ply from which on it does not answer.
    pub silent_at: Option<u32>,
    /// Sockets that the players have.
    pub sockets: usize,
}

impl Default for Fake {
    fn default() -> Self {
        let length = u32::MAX;
        let delay = Duration::ZERO;
        Self { length, delay, refuses_at: None, hangs_up_at: None, silent_at: None, sockets: SEATS }
    }
}

type Player = WebSocketStream<TcpStream>;

impl Fake {
    /// A table with two players at a server of its own.
    pub async fn table(self) -> Table<Ours> {
        let listener = TcpListener::bind("127.0.0.1:0").await.unwrap();
        let url = format!("ws://{}", listener.local_addr().unwrap());
        tokio::spawn(async move {
            let mut players = Vec::new();
            while players.len() < self.sockets {
                let (stream, _) = listener.accept().await.unwrap();
                players.push(accept_async(stream).await.unwrap());
            }
            self.serve(players).await;
        });
        let mut streams = Vec::new();
        for token in TOKENS.into_iter().take(self.sockets) {
            streams.push(ours::enter(&url, token.to_owned()).await.unwrap());
        }
        let mut table = Table::new(0, Arc::new(Ours), streams);
        table.settle().await.unwrap();
        table
    }

    async fn serve(self, mut players: Vec<Player>) {
        for (player, token) in players.iter_mut().zip(TOKENS) {
            let hello = json!({ "type": "hello", "token": token, "changes": true });
            assert_eq!(receive(player).await, Some(hello));
            send(player, &json!({ "type": "welcome", "position": self.position(0) })).await;
        }
        for ply in 0..self.length {
            let mover = ply as usize % self.sockets;
            // A table that is dropped hangs up.
            let Some(said) = receive(&mut players[mover]).await else { return };
            let id = said["id"].clone();
            assert_eq!(said, json!({ "type": "move", "id": id, "ply": ply, "move": "pass" }));
            sleep(self.delay).await;
            if self.hangs_up_at == Some(ply) {
                return;
            }
            if self.silent_at == Some(ply) {
                std::future::pending().await
            }
            let answer = if self.refuses_at == Some(ply) {
                let message = "The server is in a bad mood.";
                json!({ "type": "refused", "id": id, "code": "mood", "message": message })
            } else {
                json!({ "type": "accepted", "id": id, "number": ply, "ply": ply + 1 })
            };
            send(&mut players[mover], &answer).await;
            for player in &mut players {
                let changes = json!({ "position": self.position(ply + 1) });
                send(player, &json!({ "type": "update", "changes": changes })).await;
            }
        }
        // The sockets stay open after the game.
        while receive(&mut players[0]).await.is_some() {}
    }

    fn position(self, ply: u32) -> Value {
        let seat = (ply < self.length).then_some(ply as usize % SEATS);
        json!({ "ply": ply, "seat": seat, "legal": [{ "text": "pass" }] })
    }
}

async fn receive(player: &mut Player) -> Option<Value> {
    let message = player.next().await?.ok()?;
    serde_json::from_str(message.to_text().ok()?).ok()
}

async fn send(player: &mut Player, message: &Value) {
    // A player that has hung up misses nothing.
    let _ = player.send(Message::text(message.to_string())).await;
}
