//! Reasons in positions that are known, and secrets that none of them reveals.

use super::*;
use magnumsal_rules::{Edition, Post, Record, RuleSet, Tool, Viewer};
use rand::{RngExt, SeedableRng};
use rand_chacha::ChaCha8Rng;

/// A table at which moves are made and tried.
struct Table(Game);

impl Table {
    #[track_caller]
    fn play(&mut self, moves: &[&str]) {
        for mv in moves {
            self.0.play(&mv.parse().unwrap()).unwrap();
        }
    }

    /// What is to be said of a line's first move.
    #[track_caller]
    fn reasons(&self, line: &[&str]) -> Vec<Reason> {
        let line: Vec<Move> = line.iter().map(|mv| mv.parse().unwrap()).collect();
        reasons(&self.0.view(Viewer::Spectator), &line[0], &line).unwrap()
    }
}

/// The game that `docs/notation.md` describes.
fn game_of_the_notation() -> Table {
    let page = include_str!("../../../../docs/notation.md");
    let json = page.split("```json\n").nth(1).unwrap().split("```").next().unwrap();
    let record = Record::from_json(json, Edition::standard()).unwrap();
    Table(record.start().unwrap())
}

/// Ada has two miners in 2L1, and Bruno alone holds the way up.
fn before_digging() -> Table {
    let mut table = game_of_the_notation();
    table.play(&["place supply 1C", "end", "place supply 2C", "end"]);
    table.play(&["place supply 2L1", "place supply 2L1", "end", "pass", "pass", "end"]);
    table
}

fn bruno() -> Seat {
    Seat::new(1).unwrap()
}

#[track_caller]
fn holds(found: &[Reason], wanted: &Reason) {
    assert!(found.contains(wanted), "{wanted:?} is not in {found:?}");
}

#[test]
fn e5_digging_is_for_an_order_and_costs_tolls() {
    let found = before_digging().reasons(&["extract 2L1 bb crew 2"]);
    holds(&found, &Reason::Order { price: 15 });
    holds(&found, &Reason::Tolls { paid: vec![(bruno(), 2)] });
}

#[test]
fn k3_at_the_castle_it_is_told_whether_the_salt_is_there() {
    let mut table = before_digging();
    let found = table.reasons(&["castle supply"]);
    let unready =
        |reason: &Reason| matches!(reason, Reason::Unready { missing, .. } if missing.total() > 0);
    assert!(found.iter().any(unready), "{found:?}");
    table.play(&["extract 2L1 bb crew 2"]);
    holds(&table.reasons(&["castle supply"]), &Reason::Ready { price: 15 });
    // A second piece gets what the first one leaves.
    table.play(&["castle supply", "end", "pass", "pass", "end"]);
    let found = table.reasons(&["castle supply"]);
    assert!(found.iter().any(unready), "{found:?}");
}

#[test]
fn t4_resting_says_how_many_stand_up() {
    let mut table = before_digging();
    table.play(&["extract 2L1 bb crew 2", "pass", "end", "pass", "pass", "end"]);
    holds(&table.reasons(&["pass", "pass", "end"]), &Reason::Rest { pieces: 2 });
    let waits = table.reasons(&["pass", "hire"]);
    assert!(waits.contains(&Reason::Held) && !waits.contains(&Reason::Rest { pieces: 2 }));
}

#[test]
fn b5_purchases_are_for_orders() {
    let table = game_of_the_notation();
    holds(&table.reasons(&["market buy b"]), &Reason::Order { price: 9 });
    holds(&table.reasons(&["market buy b, buy b"]), &Reason::Order { price: 15 });
    let left = game_of_the_notation().reasons(&["market sell b"]);
    assert!(left.iter().any(|reason| matches!(reason, Reason::Cash { .. } | Reason::Sale { .. })));
}

#[test]
fn p3_a_chamber_is_opened_for_what_is_unseen() {
    let mut table = game_of_the_notation();
    table.play(&["place supply 1C", "end", "place supply 2C", "end"]);
    let found = table.reasons(&["place supply 2L1"]);
    let unseen = |reason: &Reason| matches!(reason, Reason::Unseen { tiles, .. } if *tiles > 1);
    assert!(found.iter().any(unseen), "{found:?}");
}

#[test]
fn c1_the_first_piece_opens_the_way() {
    let found = game_of_the_notation().reasons(&["place supply 1C"]);
    holds(&found, &Reason::Reach { spaces: vec!["2C".parse().unwrap()] });
}

#[test]
fn a_plan_is_new_only_if_the_move_makes_it_possible() {
    let mut table = game_of_the_notation();
    table.play(&["place supply 1C", "end", "place supply 2C", "end"]);
    let line = ["place supply 2L1", "place supply 2L1"];
    let plan =
        |found: Vec<Reason>| found.into_iter().find(|reason| matches!(reason, Reason::Next { .. }));
    // What is opened is not known, and so nothing is said of what comes next.
    assert_eq!(plan(table.reasons(&line)), None);
    let next = plan(table.reasons(&["hire", "square"]));
    assert!(next.is_some_and(|next| next.is_plan()));
    let mut start = game_of_the_notation();
    start.play(&["pass", "end", "pass", "end"]);
    let next = plan(start.reasons(&["place supply 1C", "place supply 2C"]));
    assert!(next.is_some_and(|next| !next.is_plan()));
}

#[test]
fn the_town_has_reasons_too() {
    let mut table = game_of_the_notation();
    holds(&table.reasons(&["square"]), &Reason::Square);
    holds(&table.reasons(&["hire"]), &Reason::MostMiners);
    holds(&table.reasons(&["buy 1"]), &Reason::Tool { tool: Tool::Rope });
    let wages = |reason: &Reason| matches!(reason, Reason::Wages { post: Post::Market, .. });
    assert!(table.reasons(&["assist supply market"]).iter().any(wages));
    table.play(&["assist supply market", "end", "pass", "end"]);
    let found = table.reasons(&["castle @market"]);
    holds(&found, &Reason::GivesUp { post: Post::Market });
    table.play(&["buy 1", "place supply 1C"]);
    holds(&table.reasons(&["rope supply 1C"]), &Reason::UsesTool { tool: Tool::Rope });
}

#[test]
fn no_reason_tells_what_is_hidden() {
    let short = RuleSet { round_limit: 12, ..RuleSet::default() };
    for (rules, players, seed) in
        [(short, 3, 2), (RuleSet { round_limit: 8, ..RuleSet::muria() }, 4, 35)]
    {
        let mut rng = ChaCha8Rng::seed_from_u64(seed);
        let mut game = Game::from_seed(rules, players, seed).unwrap();
        let (mut list, mut tried) = (Vec::new(), 0);
        while !game.is_over() {
            game.legal_moves(&mut list);
            let view = game.view(Viewer::Spectator);
            let other = view.deal(&mut rng);
            for mv in &list {
                let known = reasons(&view, mv, &[*mv]).unwrap();
                let elsewhere = Trial::new(&other, mv, &[*mv]).unwrap().reasons();
                assert_eq!(known, elsewhere, "{mv} tells what is hidden");
                tried += 1;
            }
            game.play_unchecked(list[rng.random_range(0..list.len())]);
        }
        assert!(tried > 1000, "{tried}");
    }
}
