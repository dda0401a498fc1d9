//! Reviews by a bot whose opinion is known.

use super::*;
use crate::Comparison;
use magnumsal_bots::{Choice, Level, Threads};
use magnumsal_phrases::Language;
use magnumsal_rules::{Edition, RuleSet, Setup, View};
use serde_json::json;
use std::{sync::atomic::AtomicU64, time::Duration};

/// Thinks that hiring is worth 4 groszy more than anything else, and that a new tool is worth 1.
struct Innkeeper;

impl Bot for Innkeeper {
    fn choose(&mut self, view: &View, budget: Budget) -> Option<Choice> {
        let mut list = Vec::new();
        view.position().legal_moves(&mut list);
        let best = list.iter().find(|&&mv| mv == Move::Hire).or(list.first())?;
        Some(Choice::new(self.judge(view, *best, budget)?, Vec::new()))
    }

    fn judge(&mut self, view: &View, mv: Move, _: Budget) -> Option<Candidate> {
        let game = view.position();
        let tools = (0..3).filter(|&slot| game.tool_on_offer(slot).is_some()).count();
        let left = 10.0 - f64::from(game.ready(game.to_move()?).total());
        let value = 20.0 + tools as f64 - left + if mv == Move::Hire { 4.0 } else { 0.0 };
        let money = vec![value; game.players().into()];
        let (money_error, chance_error) = (0.5, 0.01);
        let line = vec![mv];
        Some(Candidate { mv, money, money_error, chance: 0.5, chance_error, visits: 3, line })
    }
}

fn record(moves: &[&str]) -> Record {
    let (rules, edition) = (RuleSet::default(), Edition::standard());
    let setup = Setup::from_seed(&rules, edition, 1368);
    let players = ["Ada", "Bruno"].map(String::from).to_vec();
    let mut record = Record::new(rules, players, setup, edition).unwrap();
    record.moves = moves.iter().map(ToString::to_string).collect();
    record
}

/// A review by the innkeeper that goes on as long as the tick says.
fn ticked(
    record: &Record,
    host: &dyn Host,
    wanted: &(dyn Fn(Seat) -> bool + Sync),
    tick: &(dyn Fn() -> ControlFlow<()> + Sync),
) -> Result<Review, ReviewError> {
    let reviewer = Reviewer {
        bot: &|_| Box::new(Innkeeper),
        budget: Budget::default(),
        seed: 0,
        wanted,
        names: &record.players,
        phrases: &Phrases::english(),
        tick,
    };
    reviewer.review(record, host)
}

fn reviewed(record: &Record, wanted: &(dyn Fn(Seat) -> bool + Sync)) -> Review {
    ticked(record, &Threads(2), wanted, &|| ControlFlow::Continue(())).unwrap()
}

const MOVES: [&str; 8] = [
    "place supply 1C",
    "end",
    "hire",
    "end",
    "place supply 2C",
    "place supply 2L1",
    "end",
    "place supply 1C",
];

#[test]
fn decisions_cost_what_the_best_move_was_better() {
    let review = reviewed(&record(&MOVES), &|_| true);
    let costs: Vec<Option<u16>> =
        review.moves.iter().map(|made| Some(made.decision.as_ref()?.cost)).collect();
    let hiring = Some(4);
    // Ending is no choice, and hiring is what the bot would have done.
    assert_eq!(costs[..7], [hiring, None, Some(0), None, hiring, hiring, None]);
    let best = &review.moves[0].decision.as_ref().unwrap().best;
    assert_eq!(best.mv, Move::Hire);
    assert_eq!(best.deed, "hires a miner for 6 groszy, then has six");
    assert_eq!(
        best.reason,
        "the next miner costs 7 groszy; nobody else has more miners then; \
         the move played lacks this and promises about 4 groszy less"
    );
    assert_eq!(review.balances[0].decisions, -12);
    assert!(!review.over);
}

/// Everything that is shown of a result adds up to it, in whole groszy.
#[track_caller]
fn adds_up(review: &Review) {
    for balance in &review.balances {
        let named = balance.expected + balance.draws + balance.decisions + balance.rest;
        assert_eq!(named, balance.money, "{balance:?}");
        let own = review.moves.iter().filter(|made| made.seat == balance.seat);
        let costs = own.filter_map(|made| Some(i32::from(made.decision.as_ref()?.cost)));
        assert_eq!(-costs.sum::<i32>(), balance.decisions);
        let draws = review.moves.iter().filter_map(|made| made.draw.as_ref());
        assert_eq!(draws.map(|draw| draw[balance.seat.index()]).sum::<i32>(), balance.draws);
    }
}

#[test]
fn the_amounts_of_a_review_add_up() {
    adds_up(&reviewed(&record(&MOVES), &|_| true));
    adds_up(&reviewed(&record(&["buy 1"]), &|_| true));
}

#[test]
fn nothing_is_charged_for_a_difference_within_the_error() {
    /// Thinks as the innkeeper, but may be off by a few groszy.
    struct Unsure;

    impl Bot for Unsure {
        fn choose(&mut self, view: &View, budget: Budget) -> Option<Choice> {
            Some(Choice::new(self.judge(view, Move::Hire, budget)?, Vec::new()))
        }

        fn judge(&mut self, view: &View, mv: Move, budget: Budget) -> Option<Candidate> {
            let told = Innkeeper.judge(view, mv, budget)?;
            Some(Candidate { money_error: 2.0, ..told })
        }
    }

    let record = record(&["place supply 1C"]);
    let reviewer = Reviewer {
        bot: &|_| Box::new(Unsure),
        budget: Budget::default(),
        seed: 0,
        wanted: &|_| true,
        names: &record.players,
        phrases: &Phrases::english(),
        tick: &|| ControlFlow::Continue(()),
    };
    let review = reviewer.review(&record, &Threads(1)).unwrap();
    let decision = review.moves[0].decision.as_ref().unwrap();
    assert_eq!((decision.cost, review.balances[0].decisions), (0, 0));
    assert_eq!(decision.played.comparison, Comparison::Even);
}

#[test]
fn draws_are_the_change_from_what_was_expected() {
    let review = reviewed(&record(&MOVES), &|_| true);
    for made in &review.moves {
        // Only entering 2L1 turned something up.
        let entered = made.mv.to_string() == "place supply 2L1";
        assert_eq!(made.draw.is_some(), entered, "{}", made.mv);
    }
    // After it only `end` is legal: nothing changes for a bot that looks at tools and miners.
    assert_eq!(review.moves[5].draw, Some(vec![0, 0]));
    let bought = reviewed(&record(&["buy 1"]), &|_| true);
    // One tool more at hand, and as many on offer.
    assert_eq!(bought.moves[0].draw, Some(vec![1, 1]));
    assert_eq!((bought.balances[0].draws, bought.balances[1].draws), (1, 1));
}

#[test]
fn e5_tolls_are_counted() {
    // Bruno alone holds 1C, and Ada digs in 2L1, which has one water.
    let game = record(&[
        "pass",
        "end",
        "place supply 1C",
        "end",
        "place supply 2C",
        "place supply 2L1",
        "end",
        "pass",
        "pass",
        "end",
        "pump 2L1 1",
        "extract 2L1 b crew 1",
    ]);
    let review = reviewed(&game, &|_| false);
    assert!(review.balances.is_empty() && review.moves.iter().all(|made| made.decision.is_none()));
    let review = reviewed(&game, &|_| true);
    let [ada, bruno] = &review.balances[..] else { unreachable!() };
    assert_eq!((ada.tolls_paid, ada.tolls_received), (1, 0));
    assert_eq!((bruno.tolls_paid, bruno.tolls_received), (0, 1));
}

#[test]
fn a_review_is_written_with_moves_in_the_notation() {
    let review = reviewed(&record(&["buy 1"]), &|seat| seat.number() == 0);
    let advice = |told: &Advice, comparison: &str, money: f64| {
        json!({
            "move": told.mv, "deed": told.deed, "reason": told.reason, "comparison": comparison,
            "money": [money, money], "money_error": 0.5, "chance": 0.5, "chance_error": 0.01,
            "visits": 3, "line": [told.mv],
        })
    };
    let decision = review.moves[0].decision.as_ref().unwrap();
    let expected = json!({
        "players": ["Ada", "Bruno"],
        "over": false,
        "moves": [{
            "number": 1, "seat": 0, "phase": "I", "round": 1, "move": "buy 1",
            "decision": {
                "best": advice(&decision.best, "best", 17.0),
                "played": advice(&decision.played, "poorer", 13.0),
                "cost": 4,
            },
            "draw": [1, 1],
        }],
        "balances": [{
            "seat": 0, "expected": 17, "draws": 1, "decisions": -4,
            "rest": review.balances[0].money - 14, "money": review.balances[0].money,
            "tolls_received": 0, "tolls_paid": 0,
        }],
    });
    assert_eq!(serde_json::to_value(&review).unwrap(), expected);
}

#[test]
fn a_review_goes_on_only_as_long_as_it_may() {
    let game = record(&MOVES);
    let review = |most: u64| {
        let ticks = AtomicU64::new(0);
        let tick = || match ticks.fetch_add(1, Ordering::Relaxed) + 1 < most {
            true => ControlFlow::Continue(()),
            false => ControlFlow::Break(()),
        };
        let result = ticked(&game, &Threads(1), &|_| true, &tick);
        (result, ticks.into_inner())
    };
    let all = Reviewer::ticks(&game);
    assert_eq!(review(u64::MAX), (Ok(reviewed(&game, &|_| true)), all));
    for most in [1, all / 2, all] {
        assert_eq!(review(most), (Err(ReviewError::Stopped), most));
    }
}

/// A browser: its jobs run one after another, and there is no clock.
struct Browser;

impl Host for Browser {
    fn workers(&self) -> usize {
        2
    }

    fn run(&self, jobs: Vec<Job<'_>>) {
        jobs.into_iter().for_each(|job| job());
    }

    fn timer(&self, _: Duration) -> Box<dyn Fn() -> bool + Send + Sync> {
        unreachable!("a review asks for no time")
    }
}

#[test]
fn a_review_is_the_same_on_every_host() {
    let game = record(&MOVES);
    let reviewer = Reviewer {
        bot: &|seed| Level::Master.bot(seed, 1),
        budget: Budget::Iterations(5),
        seed: 19,
        wanted: &|_| true,
        names: &game.players,
        phrases: &Phrases::english(),
        tick: &|| ControlFlow::Continue(()),
    };
    let hosts: [&dyn Host; 4] = [&Threads(1), &Threads(3), &Threads(1000), &Browser];
    let [first, others @ ..] = hosts.map(|host| reviewer.review(&game, host).unwrap());
    adds_up(&first);
    assert!(first.moves.iter().any(|made| made.decision.is_some()));
    for other in others {
        assert_eq!(other, first);
    }
    // Nor does it matter how the game is cut, and parts may come as texts.
    for length in 1..=game.moves.len() {
        let parts = (0..game.moves.len()).step_by(length).map(|from| {
            let plies = from..game.moves.len().min(from + length);
            let part = reviewer.part(&game, plies, &Threads(1)).unwrap();
            serde_json::from_str(&serde_json::to_string(&part).unwrap()).unwrap()
        });
        let whole = Review::of_parts(&game, parts.collect(), &|_| true).unwrap();
        assert_eq!(whole, first, "parts of {length}");
    }
}

#[test]
fn a_record_without_moves_is_reviewed() {
    let empty = record(&[]);
    let review = reviewed(&empty, &|_| true);
    adds_up(&review);
    assert_eq!((review.moves.len(), review.balances[0].expected), (0, 17));
}

#[test]
fn a_record_that_cannot_be_played_is_not_reviewed() {
    let error = ticked(&record(&["end"]), &Threads(1), &|_| true, &|| unreachable!()).unwrap_err();
    let ReviewError::Record(RecordError::Move { .. }) = error else { panic!("{error}") };
}

#[test]
fn a_review_is_reworded_without_thinking_again() {
    let record = record(&MOVES);
    let english = reviewed(&record, &|_| true);
    let polish = Phrases::new(Language::Pl);
    let reworded = english.reworded(&record, &record.players, &polish).unwrap();
    let thought = Reviewer {
        bot: &|_| Box::new(Innkeeper),
        budget: Budget::default(),
        seed: 0,
        wanted: &|_| true,
        names: &record.players,
        phrases: &polish,
        tick: &|| ControlFlow::Continue(()),
    };
    assert_eq!(reworded, thought.review(&record, &Threads(1)).unwrap());
    assert_ne!(reworded, english);
}
