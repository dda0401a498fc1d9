//! Reviews by a bot whose opinion is known.

use super::{
    analysis::{Review, Reviewer, review},
    text::text,
};
use crate::table::Table;
use magnumsal_bots::{Bot, Budget, Candidate, Choice};
use magnumsal_phrases::Phrases;
use magnumsal_rules::{Edition, Move, Record, RuleSet, Seat, Setup, View};

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
        Some(Candidate { mv, money, chance: 0.5, visits: 3, line: vec![mv] })
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

fn reviewed(record: &Record, wanted: &(dyn Fn(Seat) -> bool + Sync)) -> Review {
    let reviewer = Reviewer {
        bot: &|_| Box::new(Innkeeper),
        budget: Budget::default(),
        seed: 0,
        wanted,
        names: &record.players,
        phrases: &Phrases::english(),
        tick: &|| {},
    };
    review(record, &reviewer).unwrap()
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
    let costs: Vec<Option<f64>> =
        review.moves.iter().map(|made| Some(made.decision.as_ref()?.cost)).collect();
    let hiring = Some(4.0);
    // Ending is no choice, and hiring is what the bot would have done.
    assert_eq!(costs[..7], [hiring, None, Some(0.0), None, hiring, hiring, None]);
    let best = &review.moves[0].decision.as_ref().unwrap().best;
    assert_eq!(best.mv, "hire");
    assert_eq!(best.reason, "hires a miner for 6 groszy, then has six");
    assert_eq!(review.balances[0].decisions, -12.0);
    assert!(!review.over);
}

#[test]
fn draws_are_the_change_from_what_was_expected() {
    let review = reviewed(&record(&MOVES), &|_| true);
    for made in &review.moves {
        // Only entering 2L1 turned something up.
        assert_eq!(made.draw.is_some(), made.mv == "place supply 2L1", "{}", made.mv);
    }
    // After it only `end` is legal: nothing changes for a bot that looks at tools and miners.
    assert_eq!(review.moves[5].draw, Some(vec![0.0, 0.0]));
    let bought = reviewed(&record(&["buy 1"]), &|_| true);
    // One tool more at hand, and as many on offer.
    assert_eq!(bought.moves[0].draw, Some(vec![1.0, 1.0]));
    assert_eq!((bought.balances[0].draws, bought.balances[1].draws), (1.0, 1.0));
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
fn mistakes_are_told_with_the_better_move() {
    let record = record(&MOVES);
    let table = Table::replay(record.clone()).unwrap();
    let told = |wanted: &(dyn Fn(Seat) -> bool + Sync)| {
        let coloured = text(&reviewed(&record, wanted), &table, &Phrases::english(), 100);
        anstream::adapter::strip_str(&coloured).to_string()
    };
    let all = told(&|_| true);
    let better = "hire: hires a miner for 6 groszy, then has six";
    assert!(all.contains("\n     1 Ada: place supply 1C\n"), "{all}");
    assert!(all.contains(&format!("4.0 lost: place supply 1C; better {better}\n")), "{all}");
    assert!(all.contains("\nCostliest decisions of Ada\n"), "{all}");
    assert!(all.contains(&format!("    4.0     1  place supply 1C   {better}\n")), "{all}");
    assert!(all.lines().all(|line| line.chars().count() <= 100), "{all}");
    let bruno = told(&|seat| seat.number() == 1);
    assert!(bruno.contains("Bruno") && !bruno.contains("Ada"), "{bruno}");
}
