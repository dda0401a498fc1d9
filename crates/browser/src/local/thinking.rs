//! What bots are asked, and how their answers are used.

use super::{Held, Local};
use crate::{Answer, Effect, Job};
use magnumsal_advice::{Review, ReviewPart, Suggestion};
use magnumsal_bots::BotSpec;
use magnumsal_phrases::Language;
use magnumsal_rules::{Seat, Viewer};
use magnumsal_table::{
    id::TableId,
    refusal::{Problem, Refusal},
    table::Table,
    wire::{self, phrases_in},
};
use rand::Rng as _;
use serde_json::Value;

/// All of the usual time, in percent: a thinker has nothing else to do.
const WHOLE: u8 = 100;

/// What is done with an answer.
pub(super) enum Thought {
    /// A bot moves, unless the position has changed.
    Move { table: TableId, seat: Seat, changed: u32 },
    /// A request for a hint is answered.
    Hint { request: u32 },
    /// A part of a game is reviewed.
    Review { table: TableId, part: usize },
}

/// How many moves a part of a review has. A thinker is done with them in about a second, and then
/// free for something that somebody waits for.
const PART: usize = 8;

/// A review that is being made by several thinkers.
pub(super) struct Reviewing {
    /// The job of each part.
    tokens: Vec<u32>,
    /// The parts, as far as they are there.
    parts: Vec<Option<ReviewPart>>,
    /// Which requests wait for it in which language.
    waiting: Vec<(u32, Language)>,
}

impl Local {
    /// Asks the bot of a seat for its move.
    pub(super) fn let_think(&mut self, id: &TableId, seat: Seat, bot: BotSpec) {
        let seed = self.rng.next_u64();
        let token = self.next_token();
        let Some(held) = self.tables.get_mut(id) else { return };
        let changed = held.table.changed();
        held.thinking = Some((changed, token));
        let place = format!("{id}/{}", seat.index());
        let view = Box::new(held.table.game().view(Viewer::Seat(seat)));
        let job = Job::Move { place: place.clone(), bot, seed, view };
        self.thoughts.insert(token, Thought::Move { table: id.clone(), seat, changed });
        self.think(token, id, Some(place), &job);
    }

    /// Asks for a hint that was granted.
    pub(super) fn advise(
        &mut self,
        request: u32,
        id: &TableId,
        language: Language,
    ) -> Result<(), Refusal> {
        let seed = self.rng.next_u64();
        let table = &self.held(id)?.table;
        let seat = table.turn().ok_or(Problem::Over)?;
        let job = Job::Hint {
            seed,
            language: language.to_string(),
            names: table.record().players,
            view: Box::new(table.game().view(Viewer::Seat(seat))),
        };
        let token = self.next_token();
        self.thoughts.insert(token, Thought::Hint { request });
        self.think(token, id, None, &job);
        Ok(())
    }

    /// Reviews a finished game, once for all who ask for it.
    pub(super) fn review(
        &mut self,
        request: u32,
        id: &TableId,
        language: Language,
    ) -> Result<(), Refusal> {
        let held = self.held(id)?;
        let table = &held.table;
        let record = table.finished()?.record();
        if !table.head().habits.review {
            return Err(Problem::NoReview.into());
        }
        if let Some(review) = &held.review {
            let text = reworded(review, table, language)?;
            self.answer(request, 200, text);
            return Ok(());
        }
        let (seed, plies) = (table.review_seed(), record.moves.len());
        // A record is always JSON.
        let record: Value = serde_json::from_str(&record.to_json()).unwrap_or_default();
        if let Some(Held { reviewing: Some(reviewing), .. }) = self.tables.get_mut(id) {
            reviewing.waiting.push((request, language));
            return Ok(());
        }
        // One that has no moves is reviewed as well: what it promises.
        let cuts: Vec<usize> = (0..plies.max(1)).step_by(PART).collect();
        let tokens: Vec<u32> = cuts.iter().map(|_| self.next_token()).collect();
        if let Some(held) = self.tables.get_mut(id) {
            let parts = cuts.iter().map(|_| None).collect();
            let waiting = vec![(request, language)];
            held.reviewing = Some(Reviewing { tokens: tokens.clone(), parts, waiting });
        }
        for (part, (from, token)) in cuts.into_iter().zip(tokens).enumerate() {
            let (language, record) = (language.to_string(), record.clone());
            let plies = from..plies.min(from + PART);
            let job = Job::Review { seed, language, record, plies };
            self.thoughts.insert(token, Thought::Review { table: id.clone(), part });
            self.think(token, id, None, &job);
        }
        Ok(())
    }

    fn think(&mut self, token: u32, id: &TableId, keep: Option<String>, job: &Job) {
        let long = matches!(job, Job::Review { .. });
        let (table, text) = (id.to_string(), wire::text(job));
        self.effects.push(Effect::Think { token, table, keep, long, text });
    }

    /// A thinker has answered.
    pub fn thought(&mut self, token: u32, text: &str, now: i64) -> Vec<Effect> {
        if let Some(thought) = self.thoughts.remove(&token) {
            let answer = serde_json::from_str(text);
            self.take_thought(thought, answer.unwrap_or_else(|error| failed(&error)), now);
        }
        self.done()
    }

    /// A thinker has failed.
    pub fn unthought(&mut self, token: u32, now: i64) -> Vec<Effect> {
        if let Some(thought) = self.thoughts.remove(&token) {
            self.take_thought(thought, failed(&"no answer"), now);
        }
        self.done()
    }

    fn take_thought(&mut self, thought: Thought, answer: Answer, now: i64) {
        match thought {
            Thought::Move { table, seat, changed } => {
                if let Some(held) = self.tables.get_mut(&table) {
                    held.thinking = None;
                }
                match answer {
                    Answer::Move { mv } => self.happens(&table, now, move |table, now| {
                        table.decide_bot_move(seat, changed, mv, now)
                    }),
                    _ => self.try_later(&table, now),
                }
            }
            Thought::Hint { request } => match answer {
                Answer::Hint { advice } => {
                    let told = |advice| Suggestion { advice, time_percent: WHOLE };
                    let told: Vec<Suggestion> = advice.into_iter().map(told).collect();
                    self.answer(request, 200, wire::text(&told));
                }
                _ => self.refuse(request, &Problem::Busy.into()),
            },
            Thought::Review { table, part } => {
                let found = match answer {
                    Answer::Review { part } => Some(part),
                    _ => None,
                };
                self.take_part(&table, part, found);
            }
        }
    }

    /// Takes a part of a review; after the last one, or one that has failed, all who wait are answered.
    fn take_part(&mut self, id: &TableId, part: usize, found: Option<ReviewPart>) {
        let Some(held) = self.tables.get_mut(id) else { return };
        let Some(mut reviewing) = held.reviewing.take() else { return };
        let failed = found.is_none();
        if let Some(place) = reviewing.parts.get_mut(part) {
            *place = found;
        }
        if !failed && reviewing.parts.contains(&None) {
            held.reviewing = Some(reviewing);
            return;
        }
        let parts: Option<Vec<ReviewPart>> = reviewing.parts.into_iter().collect();
        let record = held.table.record();
        held.review = parts.and_then(|parts| Review::of_parts(&record, parts, &|_| true).ok());
        for (request, language) in reviewing.waiting {
            let told = self.held(id).and_then(|held| match &held.review {
                Some(review) => reworded(review, &held.table, language),
                None => Err(Problem::Busy.into()),
            });
            match told {
                Ok(text) => self.answer(request, 200, text),
                Err(refusal) => self.refuse(request, &refusal),
            }
        }
        for token in reviewing.tokens {
            self.stop(token);
        }
    }

    /// Nobody waits for the answer to a request any more.
    pub fn abandon(&mut self, request: u32) -> Vec<Effect> {
        let hint = self.thoughts.iter().find_map(|(token, thought)| match thought {
            Thought::Hint { request: of } if *of == request => Some(*token),
            _ => None,
        });
        let mut given_up: Vec<u32> = hint.into_iter().collect();
        for held in self.tables.values_mut() {
            if let Some(reviewing) = &mut held.reviewing {
                reviewing.waiting.retain(|(waiting, _)| *waiting != request);
            }
            let unwanted = held.reviewing.take_if(|reviewing| reviewing.waiting.is_empty());
            given_up.extend(unwanted.into_iter().flat_map(|reviewing| reviewing.tokens));
        }
        for token in given_up {
            self.stop(token);
        }
        self.done()
    }

    /// Stops the bot of a table whose move is not wanted any more: the position has changed, or
    /// nobody has the table open.
    pub(super) fn stop_idle_bot(&mut self, id: &TableId) {
        let watched = self.is_watched(id);
        let Some(held) = self.tables.get_mut(id) else { return };
        let changed = held.table.changed();
        let plays =
            held.table.turn().and_then(|seat| held.table.chair(seat)?.holder.bot()).is_some();
        let idle = held.thinking.take_if(|(of, _)| !watched || !plays || *of != changed);
        if let Some((_, token)) = idle {
            self.stop(token);
        }
    }

    /// Stops all jobs for a table that is forgotten.
    pub(super) fn stop_thoughts(&mut self, id: &TableId, held: Held) {
        if let Some((_, token)) = held.thinking {
            self.stop(token);
        }
        if let Some(Reviewing { tokens, waiting, .. }) = held.reviewing {
            for token in tokens {
                self.stop(token);
            }
            for (request, _) in waiting {
                self.refuse(request, &Problem::Busy.into());
            }
        }
        debug_assert!(!self.tables.contains_key(id), "the table is forgotten");
    }

    fn stop(&mut self, token: u32) {
        if self.thoughts.remove(&token).is_some() {
            self.effects.push(Effect::Stop { token });
        }
    }
}

fn failed(why: &dyn std::fmt::Display) -> Answer {
    Answer::Failed { why: why.to_string() }
}

/// A review in a language, as JSON.
fn reworded(review: &Review, table: &Table, language: Language) -> Result<String, Refusal> {
    let record = table.record();
    let review = review.reworded(&record, &record.players, phrases_in(language));
    review.map(|review| wire::text(&review)).map_err(|_| Problem::Busy.into())
}
