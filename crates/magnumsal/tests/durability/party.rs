//! Two people at a table, and perhaps a bot, with a socket each.

use crate::journal::Journal;
use magnumsal_testbed::{Client, ClientError, http};
use rand::{RngExt, seq::IndexedRandom};
use rand_chacha::ChaCha8Rng;
use serde_json::{Value, json};

type Result<T> = std::result::Result<T, ClientError>;

/// Two people at a table.
pub struct Party {
    pub table: String,
    commitment: String,
    pub journal: Journal,
    pub people: [Person; 2],
    /// A move that was sent, and that nobody has answered: whose, at which ply, and what it was.
    pub unanswered: Option<(usize, usize, String)>,
    /// How often something was said.
    said: u32,
}

/// Somebody who plays over a socket.
pub struct Person {
    pub token: String,
    seats: Vec<u64>,
    pub seen: u32,
    client: Option<Client>,
}

impl Party {
    /// Makes a table with rules and habits; the second person comes by invitation, and further
    /// seats are as wished.
    pub fn new(address: &str, rules: &Value, bot_pause: u32, others: &[Value]) -> Result<Self> {
        let mut seats = vec![json!({ "kind": "me", "name": "Ada" }), json!({ "kind": "open" })];
        seats.extend_from_slice(others);
        let habits = json!({ "bot_pause": bot_pause, "review": false });
        let wish = json!({ "rules": rules, "seats": seats, "shuffle": false, "habits": habits });
        let (status, made) = http("POST", &format!("{address}/api/tables"), None, Some(&wish))?;
        assert_eq!(status, 201, "{made}");
        let text = |value: &Value| value.as_str().unwrap().to_owned();
        let table = text(&made["table"]);
        let coming = json!({ "name": "Bo", "key": made["invitations"][0]["key"] });
        let url = format!("{address}/api/tables/{table}/join");
        let (status, seated) = http("POST", &url, None, Some(&coming))?;
        assert_eq!(status, 200, "{seated}");
        Ok(Self {
            table,
            commitment: text(&made["commitment"]),
            journal: Journal::default(),
            people: [&made, &seated].map(|told| Person::new(text(&told["token"]))),
            unanswered: None,
            said: 0,
        })
    }

    /// Comes to the table, again or for the first time. A move that was not answered is sent again:
    /// if it is there already, nothing happens. Tells whether such a move was there.
    pub async fn come(&mut self, address: &str) -> Result<Option<bool>> {
        for person in &mut self.people {
            person.come(address, &self.table, &mut self.journal).await?;
        }
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

    /// Plays at random until the game is over, and checks it then.
    pub async fn play_on(&mut self, address: &str, rng: &mut ChaCha8Rng) -> Result<()> {
        while !self.journal.is_over() {
            if rng.random_ratio(1, 10) {
                self.say(rng.random_range(0..2)).await?;
            }
            self.play_one(rng).await?;
        }
        let url = format!("{address}/api/tables/{}/sealed", self.table);
        let (status, sealed) = http("GET", &url, None, None)?;
        assert_eq!(status, 200, "{sealed}");
        self.journal.check_finished(serde_json::from_value(sealed).unwrap(), &self.commitment);
        Ok(())
    }

    /// Makes a move at random, or waits for the bot whose turn it is.
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
        self.unanswered = None;
        if answer["code"] != "stale" {
            return self.accepted(ply, &mv, &answer).await;
        }
        // After a double click, and the bot was faster.
        self.all_see(self.journal.number() + 1).await?;
        assert_eq!(self.journal.moves().nth(ply), Some(mv.as_str()));
        Ok(())
    }

    /// Makes moves until it is a bot's turn.
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
    async fn say(&mut self, person: usize) -> Result<()> {
        self.said += 1;
        let text = format!("word {}", self.said);
        let answer = self.people[person].command(json!({ "type": "say", "text": text })).await?;
        assert_eq!(answer["type"], "accepted", "{answer}");
        self.all_see(number(&answer)).await?;
        assert!(self.journal.was_said(&text));
        Ok(())
    }

    /// A move was accepted: everybody sees it.
    pub async fn accepted(&mut self, ply: usize, mv: &str, answer: &Value) -> Result<()> {
        assert_eq!(answer["type"], "accepted", "{answer}");
        assert_eq!(answer["ply"], ply + 1, "{answer}");
        self.journal.accept(ply, mv);
        self.all_see(number(answer)).await?;
        assert_eq!(self.journal.moves().nth(ply), Some(mv));
        Ok(())
    }

    /// Waits until everybody has seen this number of lines.
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
    pub fn new(token: String) -> Self {
        Self { token, seats: Vec::new(), seen: 0, client: None }
    }

    /// Opens a socket, and hears what was missed.
    pub async fn come(&mut self, address: &str, table: &str, journal: &mut Journal) -> Result<()> {
        let token = Some(self.token.as_str());
        let (client, welcome) = Client::connect(address, table, token, Some(self.seen)).await?;
        journal.welcome(&mut self.seen, &welcome);
        self.seats = welcome["yours"].as_array().unwrap().iter().flat_map(Value::as_u64).collect();
        self.client = Some(client);
        Ok(())
    }

    /// Reads on until this number of lines was seen.
    pub async fn see(&mut self, journal: &mut Journal, number: u32) -> Result<()> {
        while self.seen < number {
            let message = self.client().next().await?;
            match message["type"].as_str() {
                Some("update") => journal.update(&mut self.seen, &message),
                // The other half of a double click.
                _ => assert!(message["type"] == "accepted" || message["code"] == "stale"),
            }
        }
        Ok(())
    }

    /// Sends a command, and gives the answer.
    pub async fn command(&mut self, command: Value) -> Result<Value> {
        self.client().command(command).await
    }

    pub fn client(&mut self) -> &mut Client {
        self.client.as_mut().unwrap()
    }
}

/// A move as a command.
pub fn move_at(ply: usize, mv: &str) -> Value {
    json!({ "type": "move", "ply": ply, "move": mv })
}

/// The line that an answer names.
pub fn number(answer: &Value) -> u32 {
    u32::try_from(answer["number"].as_u64().unwrap()).unwrap()
}
