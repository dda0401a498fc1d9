//! One game with its players' sockets.

use crate::{
    dialect::{Dialect, Heard, Position},
    socket::{self, Delivery, Stream},
};
use futures_util::{StreamExt, TryStreamExt, stream};
use rand::{RngExt, SeedableRng};
use rand_chacha::ChaCha8Rng;
use std::{sync::Arc, time::Instant};
use tokio::sync::mpsc::{UnboundedReceiver, UnboundedSender, unbounded_channel};
use tokio_tungstenite::tungstenite::Utf8Bytes;

/// Tables that are opened at the same time; more would only queue up at the server.
const OPENING: usize = 16;

/// Opens (or opens again) a table for each of `seeds`, some at a time.
pub async fn open_all<S, D, F>(
    seeds: impl IntoIterator<Item = S>,
    open: impl FnMut(S) -> F,
) -> Result<Vec<Table<D>>, String>
where
    F: Future<Output = Result<Table<D>, String>>,
{
    stream::iter(seeds).map(open).buffer_unordered(OPENING).try_collect().await
}

/// A game with its players: a socket for each of them, or one that they share as at one screen. It makes
/// one move at a time, and chooses by its own generator.
pub struct Table<D> {
    dialect: Arc<D>,
    outboxes: Vec<UnboundedSender<String>>,
    inbox: UnboundedReceiver<Delivery>,
    position: Arc<Position>,
    /// The last message that told a position, and what it means.
    told: (Utf8Bytes, Heard),
    rng: ChaCha8Rng,
}

impl<D: Dialect> Table<D> {
    /// A table with open sockets, whose position is not known yet; `number` seeds its choices.
    pub fn new(number: u32, dialect: Arc<D>, streams: Vec<Stream>) -> Self {
        let (deliver, inbox) = unbounded_channel();
        let tend =
            |(socket, stream)| socket::tend(stream, socket, dialect.clone(), deliver.clone());
        let outboxes = streams.into_iter().enumerate().map(tend).collect();
        Self {
            dialect,
            outboxes,
            inbox,
            position: Arc::default(),
            told: Default::default(),
            rng: ChaCha8Rng::seed_from_u64(number.into()),
        }
    }

    /// Whether the game has ended.
    pub fn is_over(&self) -> bool {
        self.position.seat.is_none()
    }

    /// Which of the table's sockets a player uses.
    fn socket_of(&self, seat: usize) -> usize {
        seat % self.outboxes.len()
    }

    /// Sends a message by the player of `seat`.
    pub fn send(&self, seat: usize, text: String) -> Result<(), String> {
        let outbox = &self.outboxes[self.socket_of(seat)];
        // A task that has ended has left its reason in the inbox, unless it was read already.
        outbox.send(text).map_err(|_| "the socket is closed".to_owned())
    }

    /// The next message from any socket: from which, when it was read and what it means. A
    /// failure is an error.
    async fn next(&mut self) -> Result<(usize, Instant, Heard), String> {
        let Delivery { socket, at, text } =
            self.inbox.recv().await.ok_or("all sockets are closed")?;
        let mut heard = self.understand(text?);
        match heard.failure.take() {
            Some(failure) => Err(failure),
            None => Ok((socket, at, heard)),
        }
    }

    /// What a message means. All players are told a position in the same words, which are read once.
    fn understand(&mut self, text: Utf8Bytes) -> Heard {
        if text == self.told.0 {
            return self.told.1.clone();
        }
        let heard = self.dialect.understand(&text);
        if heard.position.is_some() {
            self.told = (text, heard.clone());
        }
        heard
    }

    /// Waits until all players have been told the position.
    pub async fn settle(&mut self) -> Result<(), String> {
        self.settle_at((0..self.outboxes.len()).collect()).await
    }

    /// Waits until the position has been told at these sockets.
    pub async fn settle_at(&mut self, mut missing: Vec<usize>) -> Result<(), String> {
        while !missing.is_empty() {
            let (socket, _, heard) = self.next().await?;
            if let Some(position) = heard.position {
                missing.retain(|waiting| *waiting != socket);
                self.note(socket, position);
            }
        }
        Ok(())
    }

    /// Makes one move. It is done when it was accepted and all players have seen it; the answer
    /// is when it was accepted. The game must not be over.
    pub async fn play(&mut self) -> Result<Instant, String> {
        let mover = self.position.seat.ok_or("the game is over")?;
        let ply = self.position.ply;
        let count = self.position.choices.len();
        if count == 0 {
            return Err(format!("seat {mover} is to move at ply {ply}, and has no legal move"));
        }
        let choice = &self.position.choices[self.rng.random_range(..count)];
        self.send(mover, self.dialect.say(mover, &self.position, choice))?;
        let mut accepted = None;
        let mut seen = vec![false; self.outboxes.len()];
        loop {
            if let Some(accepted) = accepted
                && seen.iter().all(|seen| *seen)
            {
                return Ok(accepted);
            }
            let (socket, at, heard) = self.next().await?;
            if heard.accepted && socket == self.socket_of(mover) {
                accepted.get_or_insert(at);
            }
            if let Some(position) = heard.position
                && position.ply > ply
            {
                seen[socket] = true;
                self.note(socket, position);
            }
        }
    }

    /// Keeps a position; the legal moves are those that the server sent to the next player.
    fn note(&mut self, socket: usize, position: Arc<Position>) {
        let movers = position.seat.is_none_or(|mover| self.socket_of(mover) == socket);
        if movers || position.ply > self.position.ply {
            self.position = position;
        }
    }
}

#[cfg(test)]
mod tests {
    use crate::fake::Fake;

    #[tokio::test]
    async fn players_move_in_turn_until_the_game_is_over() {
        let mut table = Fake { length: 3, ..Fake::default() }.table().await;
        for _ in 0..3 {
            assert!(!table.is_over());
            table.play().await.unwrap();
        }
        assert!(table.is_over());
        assert_eq!(table.play().await, Err("the game is over".to_owned()));
    }

    #[tokio::test]
    async fn players_at_one_screen_share_a_socket() {
        let mut table = Fake { length: 3, sockets: 1, ..Fake::default() }.table().await;
        for _ in 0..3 {
            table.play().await.unwrap();
        }
        assert!(table.is_over());
    }

    #[tokio::test]
    async fn a_refusal_is_told_with_its_reason() {
        let mut table = Fake { refuses_at: Some(1), ..Fake::default() }.table().await;
        table.play().await.unwrap();
        let refused = table.play().await.unwrap_err();
        assert_eq!(refused, "refused: The server is in a bad mood. (mood)");
    }

    #[tokio::test]
    async fn a_server_that_hangs_up_is_a_failure() {
        let mut table = Fake { hangs_up_at: Some(0), ..Fake::default() }.table().await;
        assert!(table.play().await.is_err());
    }
}
