//! A place where one game is played after the other.

use crate::{ClientError, Party};
use rand::SeedableRng;
use rand_chacha::ChaCha8Rng;
use serde_json::{Value, json};
use std::ops::AddAssign;

/// A place where one game is played after the other, by two people and perhaps bots.
pub struct Room {
    rules: Value,
    others: Vec<Value>,
    /// The game that is under way.
    pub party: Option<Party>,
    /// What decides by chance.
    pub rng: ChaCha8Rng,
    /// What has happened here.
    pub tally: Tally,
}

/// What has happened.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug)]
pub struct Tally {
    /// Moves that were sent and not answered, of which the server knew after its restart …
    pub kept: u32,
    /// … and did not know.
    pub lost: u32,
    /// Games that were played to their end.
    pub finished: u32,
    /// Moves in them.
    pub moves: usize,
}

impl AddAssign for Tally {
    fn add_assign(&mut self, other: Self) {
        self.kept += other.kept;
        self.lost += other.lost;
        self.finished += other.finished;
        self.moves += other.moves;
    }
}

impl Room {
    /// An empty room, where games are short, so that some of them end between two disturbances.
    pub fn new(seed: u64, expansion: &str, others: &[Value]) -> Self {
        let rules = json!({ "expansion": expansion, "round_limit": 4 });
        let rng = ChaCha8Rng::seed_from_u64(seed);
        Self { rules, others: others.to_vec(), party: None, rng, tally: Tally::default() }
    }

    /// A number of rooms, with and without bots and the expansion.
    pub fn several(count: usize) -> Vec<Self> {
        let apprentice = json!({ "kind": "bot", "level": "apprentice" });
        let searcher = json!({ "kind": "bot", "level": "master:20" });
        let kinds: [(&str, &[Value]); 6] = [
            ("none", &[]),
            ("muria", &[]),
            ("none", std::slice::from_ref(&apprentice)),
            ("muria", &[apprentice.clone(), apprentice.clone()]),
            ("none", &[apprentice.clone(), searcher.clone()]),
            ("muria", std::slice::from_ref(&searcher)),
        ];
        let kinds = kinds.iter().cycle().take(count);
        (1..).zip(kinds).map(|(seed, (expansion, bots))| Self::new(seed, expansion, bots)).collect()
    }

    /// Comes to the game that is under way, or else to a new one, which is made at the first server.
    ///
    /// # Errors
    /// If a server is gone.
    pub async fn come(&mut self, addresses: [&str; 2]) -> Result<&mut Party, ClientError> {
        if self.party.is_none() {
            let new = || Party::new(addresses[0], &self.rules, 0, &self.others);
            self.party = Some(tokio::task::block_in_place(new)?);
        }
        let Some(party) = &mut self.party else { unreachable!("it was made above") };
        match party.come_to(addresses).await? {
            Some(true) => self.tally.kept += 1,
            Some(false) => self.tally.lost += 1,
            None => {}
        }
        Ok(party)
    }

    /// Plays a game to its end: the one that is under way, or else a new one.
    ///
    /// # Errors
    /// If the server is gone.
    pub async fn play_game(&mut self, address: &str) -> Result<(), ClientError> {
        let mut rng = self.rng.clone();
        let played = self.come([address; 2]).await?.play_on(address, &mut rng).await;
        self.rng = rng;
        played?;
        self.end_game();
        Ok(())
    }

    /// The game is over, and was compared.
    pub fn end_game(&mut self) {
        if let Some(party) = self.party.take() {
            self.tally.finished += 1;
            self.tally.moves += party.journal.moves().count();
        }
    }

    /// Plays until the server is gone.
    ///
    /// # Errors
    /// If anything else goes wrong.
    pub async fn play_until_it_is_gone(mut self, address: String) -> Result<Self, ClientError> {
        loop {
            match self.play_game(&address).await {
                Ok(()) => {}
                Err(ClientError::Lost(_)) => return Ok(self),
                Err(error) => return Err(error),
            }
        }
    }

    /// Whether a move was sent that nobody has answered.
    pub fn waits_for_an_answer(&self) -> bool {
        self.party.as_ref().is_some_and(|party| party.unanswered.is_some())
    }
}
