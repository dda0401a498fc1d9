//! Whole matches: what they come to does not depend on threads, and it adds up.

#![allow(clippy::unwrap_used, reason = "a test that cannot go on stops")]

use magnumsal_bots::{Budget, Level};
use magnumsal_lab::{
    Arena, Comparison, Deal, Entrant, Heading, Match, Report, Tally, Variant, play, plot,
};
use magnumsal_rules::{Edition, RuleSet, Seat, Setup};
use std::sync::atomic::{AtomicBool, AtomicU64, Ordering};

static GOING_ON: AtomicBool = AtomicBool::new(false);

fn rules(round_limit: u8) -> RuleSet {
    RuleSet { round_limit, ..RuleSet::default() }
}

fn plan(entrants: &[Level], rules: &[RuleSet], deals: u64) -> Match {
    let variant = |&rules| Variant { rules, edition: Edition::standard().clone() };
    Match {
        entrants: entrants.iter().map(|&level| level.into()).collect(),
        variants: rules.iter().map(variant).collect(),
        deals,
        seed: 1368,
        budget: Budget::Iterations(20),
    }
}

fn play_all(plan: &Match, threads: usize) -> Vec<Deal> {
    let mut arena = Arena::new(plan, threads).unwrap();
    let mut all = Vec::new();
    loop {
        let deals = arena.play_on(&GOING_ON, |_| ()).unwrap();
        if deals.is_empty() {
            return all;
        }
        all.extend(deals);
    }
}

fn report(plan: &Match, deals: &[Deal]) -> Report {
    let mut tally = Tally::new(plan, &plan.variants[0]);
    deals.iter().for_each(|deal| tally.add(&deal.played[0]));
    tally.report()
}

#[test]
fn the_number_of_threads_changes_nothing() {
    let plan = plan(&[Level::Apprentice, Level::Random, Level::Random], &[rules(4)], 60);
    let (one, two) = (play_all(&plan, 1), play_all(&plan, 2));
    assert_eq!(one.len(), 60);
    assert!(one.iter().zip(0..).all(|(deal, number)| deal.number == number));
    assert_eq!(one, two);
    let json = |deals| serde_json::to_string(&report(&plan, deals)).unwrap();
    assert_eq!(json(&one), json(&two));
    assert_eq!(json(&two), json(&play_all(&plan, 3)));
}

/// Parts are played anywhere, and their games travel as JSON.
#[test]
fn parts_of_a_match_add_up_to_the_same_table() {
    let plan = plan(&[Level::Apprentice, Level::Random, Level::Random], &[rules(4)], 20);
    let whole = play_all(&plan, 1);
    let mut parts = Vec::new();
    for deals in [15..99, 0..7, 7..7, 7..15] {
        let mut arena = Arena::new(&plan, 2).unwrap().of_deals(deals);
        for deal in arena.play_on(&GOING_ON, |_| ()).unwrap() {
            let sent = serde_json::to_string(&deal.played).unwrap();
            parts.push(Deal { played: serde_json::from_str(&sent).unwrap(), ..deal });
        }
        assert_eq!(arena.play_on(&GOING_ON, |_| ()).unwrap(), []);
    }
    parts.sort_by_key(|deal| deal.number);
    assert_eq!(parts, whole);
}

#[test]
fn rotations_of_a_deal_share_its_stacks() {
    let plan = plan(&[Level::Random; 3], &[rules(3)], 2);
    for deal in play_all(&plan, 1) {
        let variant = &plan.variants[0];
        let setup = Setup::from_seed(&variant.rules, &variant.edition, 1368 + deal.number);
        for (rotation, game) in deal.played[0].iter().enumerate() {
            let record = plan.record(variant, deal.number, rotation, &game.moves).unwrap();
            assert_eq!(record.setup(), Some(&setup));
            let end = record.position().unwrap();
            let worth: Vec<u16> = Seat::first(3).map(|seat| end.worth(seat)).collect();
            assert_eq!(worth, game.finding.worth);
            let first = format!("random {}", (3 - rotation) % 3 + 1);
            assert_eq!(record.players[0], first);
        }
    }
}

#[test]
fn every_grosz_of_a_game_is_booked() {
    for (rules, players) in [(rules(30), 4), (RuleSet { round_limit: 30, ..RuleSet::muria() }, 5)] {
        let plan = plan(&vec![Level::Random; players], &[rules], 6);
        for game in play_all(&plan, 2).into_iter().flat_map(|mut deal| deal.played.remove(0)) {
            let finding = game.finding;
            for (seat, ledger) in finding.ledgers.iter().enumerate() {
                assert_eq!(ledger.total(), i64::from(finding.worth[seat]));
            }
            let sum =
                |heading| finding.ledgers.iter().map(|ledger| ledger.of(heading)).sum::<i64>();
            // Every wage belongs to a post, every toll has two ends.
            let wages: u32 = finding.wages.iter().sum();
            assert_eq!(sum(Heading::Wages), i64::from(wages));
            assert_eq!(sum(Heading::TollsReceived), -sum(Heading::TollsPaid));
            let paid: u32 = finding.completed.iter().map(|(_, order)| u32::from(order.price)).sum();
            assert_eq!(sum(Heading::Orders), i64::from(paid));
            // Nothing is completed that was not turned up in the same phase.
            for order in &finding.completed {
                let count = |list: &[_]| list.iter().filter(|&other| other == order).count();
                assert!(count(&finding.completed) <= count(&finding.turned_up));
            }
            assert_eq!(finding.shares.iter().sum::<f64>(), 1.0);
            let rounds: usize = finding.rounds.iter().map(|&rounds| usize::from(rounds)).sum();
            assert_eq!(finding.wealth.len(), rounds);
            assert_eq!(finding.wealth.last().unwrap()[..players], finding.worth);
            assert!(finding.decisions < finding.moves);
            assert_eq!(finding.moves as usize, game.moves.len());
        }
    }
}

#[test]
fn a_report_adds_up() {
    let plan = plan(&[Level::Master, Level::Random, Level::Random], &[rules(5)], 20);
    let report = report(&plan, &play_all(&plan, 2));
    assert_eq!((report.deals, report.games), (20, 60));
    let wins: f64 = report.players.iter().map(|row| row.wins.mean).sum();
    let by_seat: f64 = report.seats.iter().map(|row| row.wins.mean).sum();
    assert!((wins - 1.0).abs() < 1e-9 && (by_seat - 1.0).abs() < 1e-9);
    let mean: f64 = report.players.iter().map(|row| row.money.mean).sum::<f64>() / 3.0;
    assert!((mean - report.mean_money.mean).abs() < 1e-9);
    assert!(report.winning_money.mean >= mean);
    assert_eq!(report.length.rounds.mean, 15.0);
    for row in &report.bots {
        let players = if row.bot == Level::Random.into() { 120 } else { 60 };
        assert_eq!(row.final_money.iter().map(|(_, count)| count).sum::<u64>(), players);
        assert_eq!(row.money_by_round.len(), 15);
        let accounts: f64 = row.accounts.iter().map(|(_, amount)| amount).sum();
        let last = row.money_by_round.last().unwrap();
        assert!((accounts - last).abs() < 1e-9, "{accounts} {last}");
    }
    assert_eq!(report.bots[0].bot, Level::Random.into());
    assert_eq!(report.bots[0].elo.unwrap().mean, 0.0);
}

#[test]
fn the_same_rules_twice_differ_by_nothing_at_all() {
    let plan = plan(&[Level::Random; 2], &[rules(6), rules(6)], 15);
    let mut comparison = Comparison::new(&plan);
    play_all(&plan, 2).iter().for_each(|deal| comparison.add(deal));
    for row in comparison.differences() {
        assert_eq!(row.a, row.b, "{row:?}");
        let difference = row.difference;
        assert_eq!((difference.mean, difference.low, difference.high), (0.0, Some(0.0), Some(0.0)));
    }
}

#[test]
fn other_rules_are_played_with_the_same_deals() {
    let plan = plan(&[Level::Random; 2], &[rules(6), rules(9)], 15);
    let mut comparison = Comparison::new(&plan);
    for deal in play_all(&plan, 2) {
        comparison.add(&deal);
        // Until the limit is reached the games are the same.
        let [a, b] = deal.played.as_slice() else { panic!("two variants") };
        assert!(a[0].moves.iter().zip(&b[0].moves).take(20).all(|(one, other)| one == other));
    }
    let rows = comparison.differences();
    let rounds = rows.iter().find(|row| row.quantity == magnumsal_lab::Quantity::Rounds).unwrap();
    assert_eq!((rounds.a, rounds.b, rounds.difference.mean), (18.0, 27.0, 9.0));
}

#[test]
fn a_stopped_match_hands_out_whole_deals_only() {
    let plan = plan(&[Level::Random; 3], &[rules(5)], 1_000_000);
    let (stop, games) = (AtomicBool::new(false), AtomicU64::new(0));
    let mut arena = Arena::new(&plan, 2).unwrap();
    let deals = arena.play_on(&stop, |_| {
        if games.fetch_add(1, Ordering::Relaxed) == 9 {
            stop.store(true, Ordering::Relaxed);
        }
    });
    let deals = deals.unwrap();
    assert!(deals.iter().all(|deal| deal.played[0].len() == 3));
    assert!(deals.len() < 20, "{}", deals.len());
    assert!(arena.play_on(&stop, |_| ()).unwrap().is_empty());
    assert_eq!(play(&plan, &plan.variants[0], 0, 0, &stop), Ok(None));
}

#[test]
fn the_grandmaster_beats_the_master() {
    // About as much time for both: an iteration of the master takes three times as long.
    let entrants = ["grandmaster:60", "master:20"];
    let entrants = entrants.map(|text| Entrant::Bot(text.parse().unwrap())).into();
    let plan = Match { entrants, ..plan(&[], &[RuleSet::default()], 12) };
    let report = report(&plan, &play_all(&plan, 2));
    assert_eq!(report.games, 24);
    let wins = report.players[0].wins.mean;
    assert!(wins > 0.6, "{wins}");
}

#[test]
fn every_plot_is_well_formed_whatever_the_report() {
    let muria = RuleSet { round_limit: 3, ..RuleSet::muria() };
    let levels = [Level::Random, Level::Apprentice, Level::Master, Level::Grandmaster, Level::Uct];
    for (plan, played) in [
        (plan(&[Level::Random; 2], &[rules(1)], 1), true),
        (plan(&[Level::Random; 2], &[rules(1)], 1), false),
        (plan(&levels, &[muria], 2), true),
    ] {
        let deals = if played { play_all(&plan, 1) } else { Vec::new() };
        let svgs = plot::svgs(&report(&plan, &deals)).unwrap();
        assert!(svgs.iter().map(|(file, _)| *file).eq(plot::FILES));
        for (file, svg) in svgs {
            let document = roxmltree::Document::parse(&svg).unwrap();
            assert_eq!(document.root_element().tag_name().name(), "svg", "{file}");
            assert!(!svg.contains("NaN") && !svg.contains("inf"), "{file}: {svg}");
        }
    }
}
