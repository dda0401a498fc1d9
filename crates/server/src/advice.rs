//! Hints for players and reviews of finished games, where the table allows them.

use crate::{random, registry::TableRegistry};
use axum::extract::ws::Utf8Bytes;
use magnumsal_advice::{Advice, Review, Reviewer, hint};
use magnumsal_bots::{Budget, Rank};
use magnumsal_phrases::Language;
use magnumsal_rules::{Record, Viewer};
use magnumsal_table::{
    command::Decision,
    id::TableId,
    key::KeyHash,
    refusal::{Problem, Refusal},
    stage::Stage,
    table::Table,
    wire::{self, phrases_in},
};
use std::{
    ops::ControlFlow,
    sync::Arc,
    time::{Duration, Instant},
};
use tokio::{
    sync::{OwnedSemaphorePermit as Turn, Semaphore},
    time::timeout,
};

/// Who advises.
const ADVISOR: Rank = Rank::Master;

/// How long it thinks about a hint.
const HINT_TIME: Duration = Duration::from_millis(1500);

/// How many moves a hint has.
const BEST: usize = 3;

/// How much it thinks about each decision of a review.
const REVIEW_BUDGET: Budget = Budget::Iterations(100);

/// How long a review may take, and how long it waits for others.
const REVIEW_TIME: Duration = Duration::from_secs(120);

impl TableRegistry {
    /// The best moves for the player whose turn it is, with reasons in a language. The hint is
    /// counted before it is given.
    pub(crate) async fn hint(
        &self,
        id: &TableId,
        key: KeyHash,
        language: Language,
    ) -> Result<Vec<Advice>, Refusal> {
        let live = self.live(id).await?;
        let decide = move |table: &Table| table.decide_hint(Some(&key)).map(Decision::Enter);
        // Whoever has to wait too long for a bot should not pay for it.
        let turn = turn_of(&self.0.thinkers, HINT_TIME).await?;
        self.enter(live.clone(), decide).await?;
        let (view, names) = {
            let table = live.table.lock().await;
            let seat = table.turn().ok_or(Problem::Over)?;
            (table.game().view(Viewer::Seat(seat)), table.record().players)
        };
        let seed = random::number()?;
        let thinking = tokio::task::spawn_blocking(move || {
            let _turn = turn;
            let mut bot = ADVISOR.bot(seed, 1);
            let phrases = phrases_in(language);
            hint(&mut *bot, &view, Budget::Time(HINT_TIME), phrases, &names, BEST)
        });
        match thinking.await {
            Ok(Ok(best)) => Ok(best),
            Ok(Err(error)) => Err(failed(&error)),
            Err(error) => Err(failed(&error)),
        }
    }

    /// What a bot thinks of a finished game, in a language. It is worked out once for each while
    /// the table is in memory, with the same figures in all of them.
    pub(crate) async fn review(
        &self,
        id: &TableId,
        language: Language,
    ) -> Result<Utf8Bytes, Refusal> {
        let live = self.live(id).await?;
        let (record, seed) = {
            let table = live.table.lock().await;
            if table.stage() != Stage::Over {
                return Err(Problem::NotOver.into());
            }
            if !table.head().habits.review {
                return Err(Problem::NoReview.into());
            }
            (table.record(), seed_of(table.commitment()))
        };
        // Whoever goes away and comes back finds the work going on, or done.
        let registry = self.clone();
        let working = tokio::spawn(async move {
            let work = || registry.work_out(&live.id, record, seed, language);
            live.reviews[language as usize].get_or_try_init(work).await.cloned()
        });
        working.await.map_err(|error| failed(&error))?
    }

    async fn work_out(
        &self,
        id: &TableId,
        record: Record,
        seed: u64,
        language: Language,
    ) -> Result<Utf8Bytes, Refusal> {
        let turn = turn_of(&self.0.reviewers, REVIEW_TIME).await?;
        let work = tokio::task::spawn_blocking(move || {
            let _turn = turn;
            work_out(&record, seed, language)
        });
        match work.await {
            Ok(Ok(review)) => Ok(wire::text(&review).into()),
            Ok(Err(error)) => {
                tracing::warn!(table = %id, error, "no review");
                Err(Problem::Busy.into())
            }
            Err(error) => Err(failed(&error)),
        }
    }
}

/// A turn among those who think, if it comes in time. The thinking itself holds it: whoever asked
/// may have gone away before the end.
async fn turn_of(thinkers: &Arc<Semaphore>, patience: Duration) -> Result<Turn, Refusal> {
    match timeout(patience, thinkers.clone().acquire_owned()).await {
        Ok(Ok(turn)) => Ok(turn),
        Ok(Err(_)) | Err(_) => Err(Problem::Busy.into()),
    }
}

/// The reviewer's seed: the table's own, so that all languages tell of the same review.
fn seed_of(commitment: &str) -> u64 {
    let digits = commitment.get(..16).unwrap_or_default();
    u64::from_str_radix(digits, 16).unwrap_or_default()
}

/// A review by one thread: the others are for people who play.
fn work_out(record: &Record, seed: u64, language: Language) -> Result<Review, String> {
    let started = Instant::now();
    let pool = rayon::ThreadPoolBuilder::new().num_threads(1).build();
    let pool = pool.map_err(|error| error.to_string())?;
    let reviewer = Reviewer {
        bot: &|seed| ADVISOR.bot(seed, 1),
        budget: REVIEW_BUDGET,
        seed,
        wanted: &|_| true,
        names: &record.players,
        phrases: phrases_in(language),
        tick: &|| match started.elapsed() < REVIEW_TIME {
            true => ControlFlow::Continue(()),
            false => ControlFlow::Break(()),
        },
    };
    pool.install(|| reviewer.review(record)).map_err(|error| error.to_string())
}

fn failed(error: &dyn std::fmt::Display) -> Refusal {
    tracing::error!(%error, "an advisor has failed");
    Problem::Busy.into()
}
