//! The judge: whether what was sent gives away anything that was hidden when it was sent.
//!
//! For every line of the journal there are worlds that agree with the real deal in all that had been
//! turned up by then, and differ in the rest: in every stack and in the salt. A message that would
//! not be the same in all these worlds reveals something of the real one.

use crate::{
    deal::{Places, other_deal, turned_up},
    scribe::{Scribe, Setting},
};
use magnumsal_bots::Candidate;
use magnumsal_rules::Record;
use magnumsal_table::{entry::Line, key::KeyHash};
use rand::SeedableRng;
use rand_chacha::ChaCha8Rng;
use serde_json::Value;

/// Worlds for each thing that is turned up.
const WORLDS: u64 = 3;

/// Something that left the server.
#[derive(Clone, Debug)]
pub struct Sent {
    /// The journal's last line at that time.
    pub number: u32,
    /// Whom it was sent to.
    pub key: Option<KeyHash>,
    pub what: What,
    pub text: String,
}

/// What was sent.
#[derive(Clone, Debug)]
pub enum What {
    Update,
    Welcome {
        seen: Option<u32>,
    },
    /// A part of what was missed, after a line.
    Missed {
        seen: u32,
    },
    Answer {
        command: Value,
    },
    Trial {
        trial: Value,
    },
    Replay {
        from: usize,
        count: usize,
    },
    Shown,
    Brief,
    Hint,
    /// An answer that is the same for every deal; only secrets are looked for.
    Other,
}

/// A game that is over, and everything that was secret in it.
pub struct Judge {
    setting: Setting,
    /// The deal.
    deal: Record,
    /// The journal up to, not including, the line that ended the game.
    lines: Vec<(i64, Line)>,
    /// What had been turned up, by the number of lines.
    known: Vec<Places>,
    /// Salt, tokens, invitations, and the hashes that are kept of them.
    secrets: Vec<String>,
}

/// What the judge has looked at.
#[derive(Default, Debug)]
pub struct Verdict {
    pub messages: usize,
    pub worlds: usize,
    /// Worlds that differ from the real one.
    pub others: usize,
}

impl Judge {
    pub fn new(
        setting: Setting,
        deal: Record,
        mut lines: Vec<(i64, Line)>,
        secrets: Vec<String>,
    ) -> Self {
        let mut real = Scribe::new(&setting, &deal);
        let mut known = vec![turned_up(&real.table.record())];
        for (at, line) in &lines {
            real.enter(*at, line).unwrap();
            let record = real.table.record();
            if record.position().unwrap().is_over() {
                break;
            }
            // What was turned up and then taken back stays known.
            let mut places = turned_up(&record);
            places.extend(known.iter().last().into_iter().flatten().cloned());
            known.push(places);
        }
        lines.truncate(known.len() - 1);
        Self { setting, deal, lines, known, secrets }
    }

    /// Looks at everything that was sent before the game was over.
    pub fn check(&self, all: &[Sent]) -> Result<Verdict, String> {
        let mut verdict = Verdict::default();
        let last = self.lines.len();
        let before_the_end: Vec<&Sent> =
            all.iter().filter(|sent| sent.number as usize <= last).collect();
        for sent in &before_the_end {
            if let Some(secret) = self.secrets.iter().find(|secret| sent.text.contains(*secret)) {
                return Err(format!("the secret {secret} is in {sent:?}"));
            }
        }
        let mut first = 0;
        while first <= last {
            let same = self.known[first..].iter().take_while(|known| **known == self.known[first]);
            let end = first + same.count();
            for world in 0..WORLDS {
                let mut rng = ChaCha8Rng::seed_from_u64(world << 32 | first as u64);
                let deal = other_deal(&self.deal, &self.known[first], &mut rng);
                verdict.worlds += 1;
                verdict.others += usize::from(deal.setup() != self.deal.setup());
                let mut scribe = Scribe::new(&self.setting, &deal);
                for number in 0..end {
                    if let Some((at, line)) = number.checked_sub(1).map(|line| &self.lines[line]) {
                        scribe.enter(*at, line).map_err(|damaged| damaged.to_string())?;
                    }
                    let now = before_the_end.iter().filter(|sent| sent.number as usize == number);
                    for sent in now.filter(|_| number >= first) {
                        compare(&scribe, sent)?;
                        verdict.messages += usize::from(world == 0);
                    }
                }
            }
            first = end;
        }
        Ok(verdict)
    }
}

/// Whether the same would have been sent in another world.
fn compare(scribe: &Scribe, sent: &Sent) -> Result<(), String> {
    let key = sent.key.as_ref();
    let json = || serde_json::from_str::<Value>(&sent.text).unwrap();
    let expected = match &sent.what {
        What::Update if sent.text.contains(r#","changes":{"#) => scribe.changes(),
        What::Update => scribe.update(sent.text.contains(r#","position":{"#)),
        What::Welcome { seen } => scribe.welcome(key, *seen),
        What::Missed { seen } => scribe.missed(*seen),
        What::Answer { command } => {
            let answer = json();
            scribe.answer(key, &answer["id"], command, answer["type"] == "accepted")
        }
        What::Trial { trial } => {
            let expected = scribe.tried(&json()["id"], trial);
            return same_json(sent, &json(), &serde_json::from_str(&expected).unwrap());
        }
        What::Replay { from, count } => {
            return same_json(sent, &json(), &scribe.replay(*from, *count));
        }
        What::Shown => return same_json(sent, &json(), &scribe.shown(key)),
        What::Brief => return same_json(sent, &json(), &scribe.brief(key)),
        What::Hint => return hint(scribe, sent, &json()),
        What::Other => return Ok(()),
    };
    match expected == sent.text {
        true => Ok(()),
        false => Err(format!("{sent:?}\nwould elsewhere be\n{expected}")),
    }
}

fn same_json(sent: &Sent, found: &Value, expected: &Value) -> Result<(), String> {
    match found == expected {
        true => Ok(()),
        false => Err(format!("{sent:?}\nwould elsewhere be\n{expected}")),
    }
}

/// A hint depends on chance, but in what it says and may say nothing depends on the deal.
fn hint(scribe: &Scribe, sent: &Sent, advice: &Value) -> Result<(), String> {
    let mut given = advice.clone();
    for advice in given.as_array_mut().into_iter().flatten() {
        advice.as_object_mut().unwrap().remove("time_percent");
    }
    let candidates = given.as_array().into_iter().flatten().map(candidate);
    same_json(sent, &given, &scribe.advice(candidates.collect()))
}

/// What the bot thought.
fn candidate(advice: &Value) -> Candidate {
    let mv = |text: &Value| text.as_str().unwrap().parse().unwrap();
    let number = |key: &str| advice[key].as_f64().unwrap();
    let list = |key: &str| advice[key].as_array().unwrap().iter();
    Candidate {
        mv: mv(&advice["move"]),
        money: list("money").map(|money| money.as_f64().unwrap()).collect(),
        money_error: number("money_error"),
        chance: number("chance"),
        chance_error: number("chance_error"),
        visits: advice["visits"].as_u64().unwrap(),
        line: list("line").map(mv).collect(),
    }
}
