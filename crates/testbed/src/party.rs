//! Two people at a table, and perhaps a bot, with a socket each.

use crate::{Client, ClientError, Journal, http};
use rand::{RngExt, seq::IndexedRandom};
use rand_chacha::ChaCha8Rng;
use serde_json::{Value, json};

type Result<T> = std::result::Result<T, ClientError>;

/// Refusals that are no fault of the client: it can ask the same again later.
const LATER: [&str; 2] = ["store-failed", "busy"];

/// Two people at a table.
pub struct Party {
    /// The table.
    pub table: String,
    commitment: String,
    /// What they were sent.
    pub journal: Journal,
    /// The two of them.
    pub people: [Person; 2],
    /// A move that was sent, and that nobody has answered: whose, at which ply, and what it was.
    pub unanswered: Option<(usize, usize, String)>,
    /// How often something was said.
    said: u32,
    /// Who has left the table, or may have.
    away: Option<usize>,
}

/// Somebody who plays over a socket.
pub struct Person {
    /// The key to the seat.
    pub token: String,
    seats: Vec<u64>,
    /// Whether updates come with only what has changed.
    changes: bool,
    /// How many lines of the journal this person has seen.
    pub seen: u32,
    client: Option<Client>,
}

impl Party {
    /// Makes a table with rules and a pause of bots; the second person comes by invitation, and
    /// further seats are as asked for.
    ///
    /// # Errors
    /// If the server is gone.
    pub fn new(address: &str, rules: &Value, bot_pause: u32, others: &[Value]) -> Result<Self> {
        let mut seats = vec![json!({ "kind": "me", "name": "Ada" }), json!({ "kind": "open" })];
        seats.extend_from_slice(others);
        let habits = json!({ "bot_pause": bot_pause, "review": false });
        let request = json!({ "rules": rules, "seats": seats, "shuffle": false, "habits": habits });
        let made = done(http("POST", &format!("{address}/api/tables"), None, Some(&request))?)?;
        let text = |value: &Value| value.as_str().unwrap().to_owned();
        let table = text(&made["table"]);
        let coming = json!({ "name": "Bo", "key": made["invitations"][0]["key"] });
        let url = format!("{address}/api/tables/{table}/join");
        let seated = done(http("POST", &url, None, Some(&coming))?)?;
        Ok(Self {
            table,
            commitment: text(&made["commitment"]),
            journal: Journal::default(),
            // One of them wants updates with only what has changed: both must know the same.
            people: [(&made, false), (&seated, true)]
                .map(|(answer, changes)| Person::new(text(&answer["token"]), changes)),
            unanswered: None,
            said: 0,
            away: None,
        })
    }

    /// Comes to the table, again or for the first time. A move that was not answered is sent again:
    /// if it is there already, nothing happens. Returns whether such a move was there.
    ///
    /// # Errors
    /// If the server is gone.
    pub async fn come(&mut self, address: &str) -> Result<Option<bool>> {
        self.come_to([address; 2]).await
    }

    /// The same, to two servers on one store.
    ///
    /// # Errors
    /// If a server is gone.
    pub async fn come_to(&mut self, addresses: [&str; 2]) -> Result<Option<bool>> {
        for (person, address) in self.people.iter_mut().zip(addresses) {
            person.come(address, &self.table, &mut self.journal).await?;
        }
        self.claim_back().await?;
        let Some((person, ply, mv)) = self.unanswered.clone() else { return Ok(None) };
        let there = self.journal.moves().nth(ply).map(str::to_owned);
        let answer = self.people[person].command(move_at(ply, &mv)).await?;
        if let Some(there) = &there {
            assert_eq!(*there, mv, "nobody else could move");
        }
        // If the game has gone on since, the move was there.
        if answer["code"] != "stale" || there.is_none() {
            self.accepted(ply, &mv, &answer).await?;
        }
        self.unanswered = None;
        Ok(Some(there.is_some()))
    }

    /// Somebody loses the connection and comes back.
    ///
    /// # Errors
    /// If the server is gone.
    pub async fn reconnect(&mut self, person: usize, address: &str) -> Result<()> {
        self.people[person].come(address, &self.table, &mut self.journal).await?;
        self.all_see(self.journal.number()).await
    }

    /// Somebody leaves, a bot sits in, and they come back.
    ///
    /// # Errors
    /// If the server is gone.
    pub async fn leave_and_return(&mut self, person: usize) -> Result<()> {
        self.away = Some(person);
        let answer = self.people[person].command(json!({ "type": "leave" })).await?;
        // The game may have ended with a bot's move.
        if answer["code"] == "over" {
            self.away = None;
            return Ok(());
        }
        self.all_see(line_of(&answer)?).await?;
        self.claim_back().await
    }

    async fn claim_back(&mut self) -> Result<()> {
        let Some(person) = self.away else { return Ok(()) };
        let answer = self.people[person].command(json!({ "type": "claim" })).await?;
        if !["nothing-to-claim", "over"].iter().any(|code| answer["code"] == *code) {
            self.all_see(line_of(&answer)?).await?;
        }
        self.away = None;
        Ok(())
    }

    /// Plays at random until the game is over, and checks it then.
    ///
    /// # Errors
    /// If the server is gone.
    pub async fn play_on(&mut self, address: &str, rng: &mut ChaCha8Rng) -> Result<()> {
        while !self.journal.is_over() {
            if rng.random_ratio(1, 10) {
                self.say(rng.random_range(0..2)).await?;
            }
            self.play_one(rng).await?;
        }
        self.check_finished(address)
    }

    /// Compares the finished game with what everybody was sent of it.
    ///
    /// # Errors
    /// If the server is gone.
    pub fn check_finished(&self, address: &str) -> Result<()> {
        let url = format!("{address}/api/tables/{}/sealed", self.table);
        let sealed = done(tokio::task::block_in_place(|| http("GET", &url, None, None))?)?;
        self.journal.check_finished(serde_json::from_value(sealed).unwrap(), &self.commitment);
        Ok(())
    }

    /// Makes a move at random, or waits for the bot whose turn it is.
    ///
    /// # Errors
    /// If the server is gone.
    pub async fn play_one(&mut self, rng: &mut ChaCha8Rng) -> Result<()> {
        let Some(person) = self.to_move() else {
            return self.all_see(self.journal.number() + 1).await;
        };
        let (ply, legal) = self.journal.choice();
        let mv = (*legal.choose(rng).unwrap()).to_owned();
        self.unanswered = Some((person, ply, mv.clone()));
        let mover = &mut self.people[person];
        if rng.random_ratio(1, 8) {
            // A double click; its answer is looked at with everything else that comes.
            mover.client().send(&move_at(ply, &mv)).await?;
        }
        let answer = mover.command(move_at(ply, &mv)).await?;
        if answer["code"] != "stale" {
            self.accepted(ply, &mv, &answer).await?;
            self.unanswered = None;
            return Ok(());
        }
        // After a double click, and the bot was faster.
        while self.journal.moves().nth(ply).is_none() {
            self.all_see(self.journal.number() + 1).await?;
        }
        self.unanswered = None;
        assert_eq!(self.journal.moves().nth(ply), Some(mv.as_str()));
        Ok(())
    }

    /// Makes moves until it is a bot's turn.
    ///
    /// # Errors
    /// If the server is gone.
    pub async fn play_to_the_bot(&mut self) -> Result<()> {
        while let Some(person) = self.to_move() {
            let (ply, legal) = self.journal.choice();
            let mv = if legal.contains(&"end") { "end" } else { legal[0] }.to_owned();
            let answer = self.people[person].command(move_at(ply, &mv)).await?;
            self.accepted(ply, &mv, &answer).await?;
        }
        Ok(())
    }

    /// Somebody says something that was never said before.
    ///
    /// # Errors
    /// If the server is gone.
    pub async fn say(&mut self, person: usize) -> Result<()> {
        self.said += 1;
        let text = format!("word {}", self.said);
        let answer = self.people[person].command(json!({ "type": "say", "text": text })).await?;
        self.all_see(line_of(&answer)?).await?;
        assert!(self.journal.was_said(&text));
        Ok(())
    }

    /// A move was accepted: everybody sees it.
    ///
    /// # Errors
    /// If the server is gone, or could not store the move.
    pub async fn accepted(&mut self, ply: usize, mv: &str, answer: &Value) -> Result<()> {
        let number = line_of(answer)?;
        assert_eq!(answer["ply"], ply + 1, "{answer}");
        self.journal.accept(ply, mv);
        self.all_see(number).await?;
        assert_eq!(self.journal.moves().nth(ply), Some(mv));
        Ok(())
    }

    /// Waits until everybody has seen this number of lines.
    ///
    /// # Errors
    /// If the server is gone.
    pub async fn all_see(&mut self, number: u32) -> Result<()> {
        for person in &mut self.people {
            person.see(&mut self.journal, number).await?;
        }
        Ok(())
    }

    /// The person whose turn it is, unless it is a bot's.
    pub fn to_move(&self) -> Option<usize> {
        let turn = self.journal.turn()?;
        self.people.iter().position(|person| person.seats.contains(&turn))
    }
}

impl Person {
    /// Somebody with this key.
    pub fn new(token: String, changes: bool) -> Self {
        Self { token, seats: Vec::new(), changes, seen: 0, client: None }
    }

    /// Opens a socket, and reads what was missed.
    ///
    /// # Errors
    /// If the server is gone.
    pub async fn come(&mut self, address: &str, table: &str, journal: &mut Journal) -> Result<()> {
        let (token, seen) = (Some(self.token.as_str()), Some(self.seen));
        let mut came = match self.changes {
            true => Client::connect_for_changes(address, table, token, seen).await?,
            false => Client::connect(address, table, token, seen).await?,
        };
        if came.1["code"] == "bad-form" {
            // A server of before there was this form.
            came = Client::connect(address, table, token, seen).await?;
        }
        let (client, welcome) = came;
        journal.welcome(&mut self.seen, &welcome);
        self.seats = welcome["yours"].as_array().unwrap().iter().flat_map(Value::as_u64).collect();
        self.client = Some(client);
        Ok(())
    }

    /// Reads on until this number of lines was seen.
    ///
    /// # Errors
    /// If the server is gone.
    pub async fn see(&mut self, journal: &mut Journal, number: u32) -> Result<()> {
        while self.seen < number {
            let message = self.client().next().await?;
            match message["type"].as_str() {
                Some("update") => journal.update(&mut self.seen, &message),
                // The other half of a double click.
                _ => assert!(
                    message["type"] == "accepted"
                        || message["code"] == "stale"
                        || is_for_later(&message),
                    "{message}"
                ),
            }
        }
        Ok(())
    }

    /// Sends a command, and gives the answer.
    ///
    /// # Errors
    /// If the server is gone.
    pub async fn command(&mut self, command: Value) -> Result<Value> {
        self.client().command(command).await
    }

    /// The socket of somebody who has come.
    pub fn client(&mut self) -> &mut Client {
        self.client.as_mut().unwrap()
    }
}

/// A move as a command.
pub fn move_at(ply: usize, mv: &str) -> Value {
    json!({ "type": "move", "ply": ply, "move": mv })
}

/// The body of an answer to a request that must succeed, if not now then later.
fn done((status, body): (u16, Value)) -> Result<Value> {
    if is_for_later(&body) {
        return Err(ClientError::Refused(body["code"].to_string()));
    }
    assert!(status < 300, "{status} {body}");
    Ok(body)
}

/// The line that an answer names, if the command was accepted.
fn line_of(answer: &Value) -> Result<u32> {
    if is_for_later(answer) {
        return Err(ClientError::Refused(answer["code"].to_string()));
    }
    assert_eq!(answer["type"], "accepted", "{answer}");
    Ok(u32::try_from(answer["number"].as_u64().unwrap()).unwrap())
}

/// Whether the server could not do something just now.
fn is_for_later(answer: &Value) -> bool {
    LATER.iter().any(|code| answer["code"] == *code)
}
