//! A review for people: the game with its mistakes, the costliest ones, and the balance.

use super::analysis::{Decision, Made, Review};
use crate::{board, table::Table};
use magnumsal_phrases::Phrases;
use magnumsal_rules::Seat;
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
            let moves = turn.iter().map(|made| made.mv.as_str()).filter(|&mv| mv != "end");
            let moves = moves.collect::<Vec<_>>().join(" · ");
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
        let mut costly: Vec<(&Made, &Decision)> = own
            .filter_map(|made| Some((made, made.decision.as_ref()?)))
            .filter(|(_, decision)| decision.cost > 0.0)
            .collect();
        if costly.is_empty() {
            let _ = writeln!(text, "\nNo decision of {name} cost anything");
            return;
        }
        costly.sort_by(|(_, one), (_, other)| other.cost.total_cmp(&one.cost));
        costly.truncate(COSTLIEST);
        let _ = writeln!(text, "\nCostliest decisions of {name}");
        let played = costly.iter().map(|(made, _)| made.mv.len()).max().unwrap_or_default();
        let _ = writeln!(text, "   cost  move  {:played$}  better", "played");
        for (made, decision) in costly {
            let Made { number, mv, .. } = made;
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
