//! Thinkers: bots at work, one after the other. The host they run on is a parameter.

use crate::job::{Answer, Job};
use magnumsal_advice::{HINT_TIME, hint_at_table, review_part_at_table};
use magnumsal_bots::{Bot, BotSpec, Budget, Host, KeptBots};
use magnumsal_phrases::Language;
use magnumsal_rules::{Edition, Move, Record, RuleSet, Setup, View, Viewer};
use magnumsal_table::wire::{self, phrases_in};
use serde_json::Value;
use std::{error::Error, num::NonZero, ops::ControlFlow};

/// How many bots are kept with what they have found so far. A search tree of a second takes some
/// megabytes, of which a phone may not have many.
const KEPT_BOTS: NonZero<usize> = NonZero::new(4).unwrap();

/// Anything that can go wrong with a job; none of it can happen with jobs that tables give.
type Failure = Box<dyn Error>;

/// Bots at work.
pub struct Thinker<H> {
    host: H,
    kept: KeptBots<String>,
}

impl<H: Host + Clone + Sync + 'static> Thinker<H> {
    /// A thinker that runs on a host.
    pub fn new(host: H) -> Self {
        Self { host, kept: KeptBots::new(KEPT_BOTS) }
    }

    /// Does a [`Job`], given as JSON, and returns the [`Answer`] as JSON.
    pub fn think(&mut self, job: &str) -> String {
        let job = serde_json::from_str(job).map_err(Failure::from);
        let answer = job.and_then(|job| self.answer(job));
        wire::text(&answer.unwrap_or_else(|error| Answer::Failed { why: error.to_string() }))
    }

    fn answer(&mut self, job: Job) -> Result<Answer, Failure> {
        match job {
            Job::Move { place, bot, seed, view } => {
                let mv = self.play(place, bot, seed, &view).ok_or("the game is over")?;
                Ok(Answer::Move { mv })
            }
            Job::Hint { seed, language, names, view } => {
                let language: Language = language.parse()?;
                let (host, budget) = (self.host.clone(), Budget::Time(HINT_TIME));
                let phrases = phrases_in(language);
                let advice = hint_at_table(host, seed, &view, budget, phrases, &names)?;
                Ok(Answer::Hint { advice })
            }
            Job::Review { seed, language, record, plies } => {
                let language: Language = language.parse()?;
                let record = Record::from_json(&record.to_string(), Edition::standard())?;
                // A job that nobody waits for is stopped by ending the worker.
                let go_on = || ControlFlow::Continue(());
                let phrases = phrases_in(language);
                let host = &self.host;
                let part = review_part_at_table(host, seed, &record, plies, phrases, &go_on)?;
                Ok(Answer::Review { part })
            }
            Job::Game { rules, bots, seed } => {
                Ok(Answer::Game { record: self.game(rules, &bots, seed)? })
            }
        }
    }

    fn play(&mut self, place: String, spec: BotSpec, seed: u64, view: &View) -> Option<Move> {
        let kept = self.kept.take(&place, &spec);
        let mut bot = kept.unwrap_or_else(|| self.bot(&spec, seed));
        let mv = bot.play(view, spec.budget().unwrap_or_default());
        self.kept.keep(place, spec, bot);
        mv
    }

    fn bot(&self, spec: &BotSpec, seed: u64) -> Box<dyn Bot> {
        spec.level().bot_on(seed, self.host.clone())
    }

    /// A whole game, as a record. Each bot has a seed of its own.
    fn game(&self, rules: RuleSet, specs: &[BotSpec], seed: u64) -> Result<Value, Failure> {
        let edition = Edition::standard();
        let setup = Setup::from_seed(&rules, edition, seed);
        let names = specs.iter().map(ToString::to_string).collect();
        let mut record = Record::new(rules, names, setup, edition)?;
        let mut game = record.start()?;
        let seeds = (1..).map(|seat| seed.wrapping_add(seat));
        let bots = specs.iter().zip(seeds).map(|(spec, seed)| self.bot(spec, seed));
        let mut bots: Vec<Box<dyn Bot>> = bots.collect();
        while let Some(seat) = game.to_move() {
            let budget = specs[seat.index()].budget().unwrap_or_default();
            let view = game.view(Viewer::Seat(seat));
            let mv = bots[seat.index()].play(&view, budget).ok_or("the game is over")?;
            game.play(&mv)?;
            record.moves.push(mv.to_string());
        }
        Ok(serde_json::from_str(&record.to_json())?)
    }
}
