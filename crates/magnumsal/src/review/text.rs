//! A review for people: the game with its mistakes, the costliest ones, and the balance.

use crate::{board, table::Table};
use magnumsal_advice::{Decision, Made, Review};
use magnumsal_phrases::Phrases;
use magnumsal_rules::{Move, Seat};
use std::fmt::Write as _;

/// From how many groszy on a decision is worth a remark.
const REMARK: f64 = 1.0;

/// How many of a player's decisions the table of the costliest has.
const COSTLIEST: usize = 5;

/// Everything, in lines of at most `width` columns where words can be broken.
pub(super) fn text(review: &Review, table: &Table, phrases: &Phrases, width: usize) -> String {
    let mut text = String::new();
    let page = Page { review, table, width };
    page.annotated(&mut text);
    for balance in &review.balances {
        page.costliest(balance.seat, &mut text);
    }
    page.balance(&mut text);
    text.push('\n');
    text.push_str(&board::paragraph(&phrases.text("review-meaning", &[]), width));
    text
}

struct Page<'a> {
    review: &'a Review,
    table: &'a Table,
    width: usize,
}

impl Page<'_> {
    fn shown(&self, seat: Seat) -> bool {
        self.review.balances.iter().any(|balance| balance.seat == seat)
    }

    /// The game, a line a turn, with remarks.
    fn annotated(&self, text: &mut String) {
        let mut round = None;
        let moves = self.review.moves.iter().filter(|made| self.shown(made.seat));
        let moves: Vec<&Made> = moves.collect();
        let turns = moves.chunk_by(|one, next| {
            (one.phase, one.round, one.seat) == (next.phase, next.round, next.seat)
        });
        for turn in turns {
            let first = turn[0];
            if round != Some((first.phase, first.round)) {
                let _ = writeln!(text, "\nPhase {}, round {}", first.phase, first.round);
                round = Some((first.phase, first.round));
            }
            let name = board::short_name(self.table, first.seat);
            let moves = turn.iter().filter(|made| made.mv != Move::End);
            let moves: Vec<String> = moves.map(|made| made.mv.to_string()).collect();
            let moves = moves.join(" · ");
            let label = format!("  {:4} {name}: ", first.number);
            text.push_str(&board::hanging(&label, &moves, self.width));
            for made in turn {
                let Some(decision) = &made.decision else { continue };
                if decision.cost >= REMARK {
                    let label = format!("       {:5.1} lost: ", decision.cost);
                    let remark = format!("{}; better {}", made.mv, advised(decision));
                    text.push_str(&board::hanging(&label, &remark, self.width));
                }
            }
        }
    }

    /// A player's decisions that have cost most.
    fn costliest(&self, seat: Seat, text: &mut String) {
        let name = board::display_name(self.table, seat);
        let own = self.review.moves.iter().filter(|made| made.seat == seat);
        let mut costly: Vec<(usize, String, &Decision)> = own
            .filter_map(|made| Some((made.number, made.mv.to_string(), made.decision.as_ref()?)))
            .filter(|(.., decision)| decision.cost > 0.0)
            .collect();
        if costly.is_empty() {
            let _ = writeln!(text, "\nNo decision of {name} cost anything");
            return;
        }
        costly.sort_by(|(.., one), (.., other)| other.cost.total_cmp(&one.cost));
        costly.truncate(COSTLIEST);
        let _ = writeln!(text, "\nCostliest decisions of {name}");
        let played = costly.iter().map(|(_, mv, _)| mv.len()).max().unwrap_or_default();
        let _ = writeln!(text, "   cost  move  {:played$}  better", "played");
        for (number, mv, decision) in costly {
            let label = format!("  {:5.1}  {number:4}  {mv:played$}  ", decision.cost);
            text.push_str(&board::hanging(&label, &advised(decision), self.width));
        }
    }

    fn balance(&self, text: &mut String) {
        let _ = writeln!(
            text,
            "\n{:14} {:>6} {:>7} {:>11} {:>10} {:>10}",
            "player", "money", "draws", "tolls got", "paid", "decisions"
        );
        for balance in &self.review.balances {
            let name = board::padded_name(self.table, balance.seat);
            let _ = writeln!(
                text,
                "{name} {:>6} {:>+7.1} {:>11} {:>10} {:>10.1}",
                balance.money,
                balance.draws,
                balance.tolls_received,
                balance.tolls_paid,
                balance.decisions
            );
        }
    }
}

/// The better move, and why.
fn advised(decision: &Decision) -> String {
    format!("{}: {}", decision.best.mv, decision.best.reason)
}

#[cfg(test)]
mod tests {
    use super::*;
    use magnumsal_advice::{Advice, Balance};
    use magnumsal_rules::{Edition, Record, RuleSet, Setup};

    fn advice(mv: &str, reason: &str) -> Advice {
        let mv: Move = mv.parse().unwrap();
        let (reason, money) = (reason.to_owned(), vec![20.0, 20.0]);
        Advice { mv, reason, money, chance: 0.5, visits: 3, line: vec![mv] }
    }

    /// A turn of each player: Ada should have hired a miner, and Bruno has done so.
    fn review(wanted: &[u8]) -> Review {
        let better = advice("hire", "hires a miner for 6 groszy, then has six");
        let moves = [(0, "place supply 1C", 4.0), (0, "end", 0.0), (1, "hire", 0.0)];
        let made = (1..).zip(moves).map(|(number, (seat, mv, cost))| Made {
            number,
            seat: Seat::new(seat).unwrap(),
            phase: "I",
            round: 1,
            mv: mv.parse().unwrap(),
            decision: (mv != "end" && wanted.contains(&seat)).then(|| Decision {
                best: better.clone(),
                played: advice(mv, "does something"),
                cost,
            }),
            draw: None,
        });
        let balance = |&seat: &u8| Balance {
            seat: Seat::new(seat).unwrap(),
            money: 14,
            draws: 1.5,
            tolls_received: 2,
            tolls_paid: 3,
            decisions: -4.0,
        };
        Review {
            players: ["Ada", "Bruno"].map(String::from).to_vec(),
            over: false,
            moves: made.collect(),
            balances: wanted.iter().map(balance).collect(),
        }
    }

    fn told(wanted: &[u8]) -> String {
        let (rules, edition) = (RuleSet::default(), Edition::standard());
        let setup = Setup::from_seed(&rules, edition, 1368);
        let review = review(wanted);
        let record = Record::new(rules, review.players.clone(), setup, edition).unwrap();
        let table = Table::replay(record).unwrap();
        let coloured = text(&review, &table, &Phrases::english(), 100);
        anstream::adapter::strip_str(&coloured).to_string()
    }

    #[test]
    fn mistakes_are_told_with_the_better_move() {
        let all = told(&[0, 1]);
        let better = "hire: hires a miner for 6 groszy, then has six";
        assert!(all.contains("\n     1 Ada: place supply 1C\n"), "{all}");
        assert!(all.contains(&format!("4.0 lost: place supply 1C; better {better}\n")), "{all}");
        assert!(all.contains("\nCostliest decisions of Ada\n"), "{all}");
        assert!(all.contains(&format!("    4.0     1  place supply 1C  {better}\n")), "{all}");
        assert!(all.contains("\nNo decision of Bruno cost anything\n"), "{all}");
        assert!(all.lines().all(|line| line.chars().count() <= 100), "{all}");
        let bruno = told(&[1]);
        assert!(bruno.contains("Bruno") && !bruno.contains("Ada"), "{bruno}");
    }
}
