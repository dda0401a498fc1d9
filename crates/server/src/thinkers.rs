//! Thinkers: bots at work. They own the cores that people's requests leave over: no more bots search
//! at once than there are cores, and one of them at most reviews a game. Turns are shared fairly among
//! clients, and the more wait, the less each search thinks, so that the queue stays short.

use crate::{
    client::ClientAddress,
    metrics::{QueueMetrics, Queues, Running},
    queue::{FairQueue, Turn},
    random,
    waiting::{Awaited, Waiting},
};
use magnumsal_advice::{Advice, HINT_TIME, Review, hint_at_table, review_at_table};
use magnumsal_bots::{BotSpec, Budget, KeptBots, Threads};
use magnumsal_phrases::Language;
use magnumsal_rules::{Move, Record, Seat, View};
use magnumsal_table::{
    id::TableId,
    refusal::{Problem, Refusal},
    wire::{self, phrases_in},
};
use std::{
    num::NonZero,
    ops::ControlFlow,
    sync::{Arc, Mutex, MutexGuard, PoisonError},
    time::{Duration, Instant},
};
use tokio::{
    sync::{OwnedSemaphorePermit as Permit, Semaphore},
    time::timeout,
};

/// All of the usual time, in percent.
pub(crate) const WHOLE: u8 = 100;

/// How long it thinks at least, however many wait.
const LEAST_TIME: Duration = Duration::from_millis(100);

/// How long a review may take, and how long it waits for others.
const REVIEW_TIME: Duration = Duration::from_secs(120);

/// How many bots are kept with what they have found so far. A search tree of a second takes some
/// megabytes.
const KEPT_BOTS: NonZero<usize> = NonZero::new(32).unwrap();

/// Bots at work.
#[derive(Clone)]
pub(crate) struct Thinkers(Arc<Inner>);

struct Inner {
    /// How many bots search at once, for whom.
    cores: FairQueue<Owner>,
    /// How many games are reviewed at once.
    reviews: Arc<Semaphore>,
    /// Bots that have moved, by table and seat.
    kept: Mutex<Kept>,
    /// Who waits and who thinks, for those who look after the server.
    bots_seen: QueueMetrics,
    hints_seen: QueueMetrics,
    reviews_seen: QueueMetrics,
}

/// For which client a bot thinks; for none after a restart, until one comes.
type Owner = Option<ClientAddress>;

/// A turn to think.
pub(crate) struct ThinkingTurn {
    _turn: Turn<Owner>,
    _running: Running,
}

/// What came of thinking, and in how much of the usual time.
#[derive(Debug)]
pub(crate) struct Thought<T> {
    pub(crate) found: T,
    /// 100, or less if many wanted to think at once.
    pub(crate) time_percent: u8,
}

type Kept = KeptBots<(TableId, Seat)>;

impl Thinkers {
    /// Bots that think on all cores; their queues are seen in those.
    pub(crate) fn new(queues: &Queues) -> Self {
        let cores = std::thread::available_parallelism().map_or(1, NonZero::get);
        Self(Arc::new(Inner {
            cores: FairQueue::new(cores),
            reviews: Arc::new(Semaphore::new(1)),
            kept: Mutex::new(Kept::new(KEPT_BOTS)),
            bots_seen: queues.bots.clone(),
            hints_seen: queues.hints.clone(),
            reviews_seen: queues.reviews.clone(),
        }))
    }

    /// What the bot of a seat plays. One that does not search waits for nobody.
    pub(crate) async fn play(
        &self,
        (table, owner): (&TableId, Owner),
        seat: Seat,
        spec: &BotSpec,
        view: View,
    ) -> Result<Thought<Move>, Refusal> {
        let turn = match spec.searches() {
            true => Some(self.0.turn(owner, &self.0.bots_seen).await),
            false => None,
        };
        let usual = spec.budget().unwrap_or_default();
        let (budget, time_percent) = match spec.searches() {
            true => shared(usual, self.0.cores.crowding()),
            false => (usual, WHOLE),
        };
        let seed = random::number()?;
        let (inner, place, spec) = (self.0.clone(), (table.clone(), seat), spec.clone());
        let thinking = tokio::task::spawn_blocking(move || {
            let _turn = turn;
            let kept = inner.kept().take(&place, &spec);
            let mut bot = kept.unwrap_or_else(|| spec.bot(seed, 1));
            let mv = bot.play(&view, budget);
            inner.kept().keep(place, spec, bot);
            mv
        });
        let mv = thinking.await.map_err(|error| failed(&error))?;
        Ok(Thought { found: mv.ok_or(Problem::Over)?, time_percent })
    }

    /// A turn to think about a hint, if it comes in time: a client that has to wait too long should
    /// not pay for it.
    pub(crate) async fn hint_turn(&self, owner: Owner) -> Result<ThinkingTurn, Refusal> {
        let turn = self.0.turn(owner, &self.0.hints_seen);
        Ok(timeout(HINT_TIME, turn).await.map_err(|_| Problem::Busy)?)
    }

    /// The best moves for the player whose turn it is, with reasons in a language. A client that
    /// does not wait any more stops the search.
    pub(crate) async fn hint(
        &self,
        turn: ThinkingTurn,
        view: View,
        names: Vec<String>,
        language: Language,
    ) -> Result<Thought<Vec<Advice>>, Refusal> {
        self.hint_within(HINT_TIME, turn, view, names, language).await
    }

    async fn hint_within(
        &self,
        time: Duration,
        turn: ThinkingTurn,
        view: View,
        names: Vec<String>,
        language: Language,
    ) -> Result<Thought<Vec<Advice>>, Refusal> {
        let seed = random::number()?;
        let (budget, time_percent) = shared(Budget::Time(time), self.0.cores.crowding());
        let waiting = Waiting::default();
        let awaited = waiting.awaited();
        let thinking = tokio::task::spawn_blocking(move || {
            // The search itself holds it: the client that asked may have gone away before the end.
            let _turn = turn;
            hint_at_table(awaited, seed, &view, budget, phrases_in(language), &names)
        });
        match thinking.await {
            Ok(Ok(found)) => Ok(Thought { found, time_percent }),
            Ok(Err(error)) => Err(failed(&error)),
            Err(error) => Err(failed(&error)),
        }
    }

    /// What a bot thinks of a finished game. The seed is the game's own, so that the review is the same
    /// whenever it is asked for. It is given up when nobody waits for it any more.
    pub(crate) async fn review(
        &self,
        table: &TableId,
        record: &Record,
        seed: u64,
        language: Language,
    ) -> Result<Review, Refusal> {
        let waiting = self.0.reviews_seen.wait();
        let permit = permit(&self.0.reviews, REVIEW_TIME).await?;
        let running = waiting.begin();
        let (record, waiting) = (record.clone(), Waiting::default());
        let awaited = waiting.awaited();
        let work = tokio::task::spawn_blocking(move || {
            let _permit = (permit, running);
            review(&record, seed, language, &awaited)
        });
        no_review(table, work.await)
    }

    /// A review in a language, as JSON.
    pub(crate) async fn reworded(
        &self,
        table: &TableId,
        review: &Review,
        record: Record,
        language: Language,
    ) -> Result<String, Refusal> {
        let review = review.clone();
        let work = tokio::task::spawn_blocking(move || {
            let review = review.reworded(&record, &record.players, phrases_in(language));
            review.map(|review| wire::text(&review)).map_err(|error| error.to_string())
        });
        no_review(table, work.await)
    }

    /// How many want to think for each one who can.
    #[cfg(test)]
    pub(crate) fn crowding(&self) -> u32 {
        self.0.cores.crowding()
    }

    /// All turns there are.
    #[cfg(test)]
    pub(crate) async fn hold_cores(&self) -> Vec<ThinkingTurn> {
        let mut turns = Vec::new();
        for _ in 0..std::thread::available_parallelism().map_or(1, NonZero::get) {
            turns.push(self.turn().await);
        }
        turns
    }

    /// A turn, however long it takes.
    #[cfg(test)]
    pub(crate) async fn turn(&self) -> ThinkingTurn {
        self.0.turn(None, &self.0.hints_seen).await
    }

    /// Holds all reviews up.
    #[cfg(test)]
    pub(crate) async fn hold_reviews(&self) -> Permit {
        self.0.reviews.clone().acquire_owned().await.unwrap()
    }
}

impl Inner {
    /// A turn to think, when it comes.
    async fn turn(&self, owner: Owner, seen: &QueueMetrics) -> ThinkingTurn {
        let waiting = seen.wait();
        let turn = self.cores.turn(owner).await;
        ThinkingTurn { _turn: turn, _running: waiting.begin() }
    }

    fn kept(&self) -> MutexGuard<'_, Kept> {
        self.kept.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

/// What is left of a budget in time, and how much of it that is in percent; `crowding` is how many want
/// to think for each one who can.
fn shared(budget: Budget, crowding: u32) -> (Budget, u8) {
    match budget {
        Budget::Time(time) => {
            let left = (time / crowding.max(1)).max(LEAST_TIME.min(time));
            let percent = left.as_nanos() * u128::from(WHOLE) / time.as_nanos().max(1);
            (Budget::Time(left), u8::try_from(percent).unwrap_or(WHOLE))
        }
        iterations => (iterations, WHOLE),
    }
}

async fn permit(of: &Arc<Semaphore>, wait: Duration) -> Result<Permit, Refusal> {
    match timeout(wait, of.clone().acquire_owned()).await {
        Ok(Ok(permit)) => Ok(permit),
        Ok(Err(_)) | Err(_) => Err(Problem::Busy.into()),
    }
}

/// A refusal if a review has failed.
fn no_review<T>(
    table: &TableId,
    done: Result<Result<T, String>, tokio::task::JoinError>,
) -> Result<T, Refusal> {
    done.map_err(|error| failed(&error))?.map_err(|error| {
        tracing::warn!(%table, error, "no review");
        Problem::Busy.into()
    })
}

/// A review by one thread: the others are for people who play.
fn review(
    record: &Record,
    seed: u64,
    language: Language,
    awaited: &Awaited,
) -> Result<Review, String> {
    let started = Instant::now();
    let tick = || match started.elapsed() < REVIEW_TIME && !awaited.is_given_up() {
        true => ControlFlow::Continue(()),
        false => ControlFlow::Break(()),
    };
    review_at_table(&Threads(1), seed, record, phrases_in(language), &tick)
        .map_err(|error| error.to_string())
}

fn failed(error: &dyn std::fmt::Display) -> Refusal {
    tracing::error!(%error, "a bot has failed");
    Problem::Busy.into()
}

#[cfg(test)]
mod tests {
    use super::*;
    use futures_util::FutureExt as _;
    use magnumsal_advice::HINT_MOVES;
    use magnumsal_bots::Level;
    use magnumsal_rules::{Game, RuleSet, Viewer};

    fn thinkers() -> Thinkers {
        Thinkers::new(&Queues::default())
    }

    async fn play(thinkers: &Thinkers, table: u8, level: Level) {
        let game = Game::from_seed(RuleSet::default(), 2, 7).unwrap();
        let (id, seat) = (TableId::from_bytes([table; TableId::LENGTH]), game.to_move().unwrap());
        let view = game.view(Viewer::Seat(seat));
        let thought = thinkers.play((&id, None), seat, &level.into(), view).await.unwrap();
        assert!(game.check(&thought.found).is_ok());
        assert_eq!(thought.time_percent, 100);
    }

    fn kept(thinkers: &Thinkers) -> Vec<&'static str> {
        thinkers.0.kept().specs().map(BotSpec::name).collect()
    }

    #[tokio::test]
    async fn a_seat_keeps_its_bot_between_moves() {
        let thinkers = thinkers();
        play(&thinkers, 1, Level::Apprentice).await;
        assert!(kept(&thinkers).is_empty(), "it finds nothing that could be used again");
        for _ in 0..2 {
            play(&thinkers, 1, Level::Master).await;
            assert_eq!(kept(&thinkers), ["master"]);
        }
        // Another bot plays the seat.
        play(&thinkers, 1, Level::Uct).await;
        assert_eq!(kept(&thinkers), ["uct"]);
        play(&thinkers, 2, Level::Master).await;
        assert_eq!(kept(&thinkers), ["master", "uct"]);
    }

    #[test]
    fn only_so_many_bots_are_kept() {
        let thinkers = thinkers();
        let seat = Seat::new(0).unwrap();
        for table in 0..100 {
            let (id, spec) = (TableId::from_bytes([table; TableId::LENGTH]), Level::Master);
            thinkers.0.kept().keep((id, seat), spec.into(), spec.bot(0, 1));
        }
        assert_eq!(kept(&thinkers).len(), KEPT_BOTS.get());
    }

    #[tokio::test]
    async fn a_bot_that_does_not_search_waits_for_no_search() {
        let thinkers = thinkers();
        let searches = thinkers.hold_cores().await;
        play(&thinkers, 1, Level::Apprentice).await;
        assert!(!searches.is_empty());
        assert_eq!(thinkers.0.bots_seen.counts(), (0, 0), "it is in no queue");
    }

    #[tokio::test]
    async fn a_hint_tells_that_many_wanted_to_think() {
        let thinkers = thinkers();
        let mut held = thinkers.hold_cores().await;
        let turn = held.pop().unwrap();
        let waiting = 2 * held.len() + 2;
        let mut others: Vec<_> = (0..waiting).map(|_| Box::pin(thinkers.turn())).collect();
        assert!(others.iter_mut().all(|other| other.now_or_never().is_none()));
        let game = Game::from_seed(RuleSet::default(), 2, 7).unwrap();
        let view = game.view(Viewer::Seat(game.to_move().unwrap()));
        let names = vec!["Ada".to_owned(), "Bruno".to_owned()];
        let hint = thinkers.hint(turn, view, names, Language::En).await.unwrap();
        assert_eq!((hint.found.len(), hint.time_percent), (HINT_MOVES, 33));
    }

    #[tokio::test]
    async fn who_waits_and_who_thinks_is_seen() {
        let thinkers = thinkers();
        let cores = std::thread::available_parallelism().map_or(1, NonZero::get);
        let mut turns = Vec::new();
        for _ in 0..cores {
            turns.push(thinkers.hint_turn(None).await.unwrap());
        }
        let hints = thinkers.0.hints_seen.clone();
        assert_eq!(hints.counts(), (0, cores as i64));
        {
            let mut search = std::pin::pin!(play(&thinkers, 1, Level::Master));
            assert!(futures_util::FutureExt::now_or_never(search.as_mut()).is_none());
            assert_eq!(thinkers.0.bots_seen.counts(), (1, 0));
            turns.clear();
            search.await;
        }
        assert_eq!((hints.counts(), thinkers.0.bots_seen.counts()), ((0, 0), (0, 0)));
    }

    #[tokio::test]
    async fn a_hint_that_nobody_waits_for_is_given_up() {
        let thinkers = thinkers();
        let cores = std::thread::available_parallelism().map_or(1, NonZero::get);
        let game = Game::from_seed(RuleSet::default(), 2, 7).unwrap();
        let view = game.view(Viewer::Seat(game.to_move().unwrap()));
        let names = vec!["Ada".to_owned(), "Bruno".to_owned()];
        let day = Duration::from_secs(24 * 60 * 60);
        let mut hints = Vec::new();
        for _ in 0..cores {
            let turn = thinkers.hint_turn(None).await.unwrap();
            let hint = thinkers.hint_within(day, turn, view.clone(), names.clone(), Language::En);
            let mut hint = Box::pin(hint);
            // It begins to think.
            assert!(hint.as_mut().now_or_never().is_none());
            hints.push(hint);
        }
        assert_eq!(thinkers.0.cores.crowding(), 1);
        drop(hints);
        for _ in 0..cores {
            let _turn = thinkers.0.cores.turn(None).await;
        }
    }

    #[test]
    fn a_search_has_less_time_the_more_want_to_think() {
        let time = |milliseconds| Budget::Time(Duration::from_millis(milliseconds));
        assert_eq!(shared(time(1000), 1), (time(1000), 100));
        assert_eq!(shared(time(1000), 4), (time(250), 25));
        assert_eq!(shared(time(1000), 500), (time(100), 10));
        assert_eq!(shared(time(20), 500), (time(20), 100));
        assert_eq!(shared(Budget::Iterations(400), 9), (Budget::Iterations(400), 100));
    }
}
