//! A review for people: the game with its mistakes, the costliest ones, and the balance.

use crate::{
    table::Table,
    terminal::board::{self, Column},
    words::say,
};
use magnumsal_advice::{Decision, Made, Review};
use magnumsal_rules::{Move, Seat};
use std::{cmp::Reverse, fmt::Write as _};

/// How many of a player's decisions the table of the costliest has.
const COSTLIEST: usize = 5;

/// Everything, in lines of at most `width` columns where words can be broken.
pub(super) fn text(review: &Review, table: &Table, width: usize) -> String {
    let mut text = String::new();
    let page = Page { review, table, width };
    page.annotated(&mut text);
    for balance in &review.balances {
        page.costliest(balance.seat, &mut text);
    }
    page.balance(&mut text);
    text.push('\n');
    text.push_str(&board::paragraph(&say("review-meaning", &[]), width));
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
                let _ = writeln!(
                    text,
                    "\n{}",
                    board::phase_and_round(first.phase.numeral(), first.round)
                );
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
                if decision.cost > 0 {
                    let cost = format!("{:5}", decision.cost);
                    let lost = say("cli-review-lost", &[("cost", cost.into())]);
                    let facts = [
                        ("move", made.mv.to_string().into()),
                        ("advice", advised(decision).into()),
                    ];
                    let remark = say("cli-review-better", &facts);
                    text.push_str(&board::hanging(&format!("       {lost} "), &remark, self.width));
                }
            }
        }
    }

    /// A player's decisions that have cost most.
    fn costliest(&self, seat: Seat, text: &mut String) {
        let name = [("name", board::display_name(self.table, seat).into())];
        let own = self.review.moves.iter().filter(|made| made.seat == seat);
        let mut costly: Vec<(usize, String, &Decision)> = own
            .filter_map(|made| Some((made.number, made.mv.to_string(), made.decision.as_ref()?)))
            .filter(|(.., decision)| decision.cost > 0)
            .collect();
        if costly.is_empty() {
            let _ = writeln!(text, "\n{}", say("cli-review-no-cost", &name));
            return;
        }
        costly.sort_by_key(|(.., decision)| Reverse(decision.cost));
        costly.truncate(COSTLIEST);
        let _ = writeln!(text, "\n{}", say("cli-review-costliest", &name));
        let cost = Column::new("cli-head-cost", 5);
        let number = Column::new("cli-head-move", 4);
        let longest = costly.iter().map(|(_, mv, _)| mv.len()).max().unwrap_or_default();
        let played = Column::new("cli-head-played", longest);
        let better = say("cli-head-better", &[]);
        let head = format!("  {}  {}  {}", cost.right_head(), number.right_head(), played.head());
        let _ = writeln!(text, "{head}  {better}");
        let (cost, number, played) = (cost.width, number.width, played.width);
        for (ply, mv, decision) in costly {
            let label = format!("  {:cost$}  {ply:number$}  {mv:played$}  ", decision.cost);
            text.push_str(&board::hanging(&label, &advised(decision), self.width));
        }
    }

    /// What each result is made of: the first columns add up to the money, and tolls are part of it.
    fn balance(&self, text: &mut String) {
        let columns = [
            Column::new("cli-head-expected", 8),
            Column::new("cli-head-draws", 7),
            Column::new("cli-head-decisions", 10),
            Column::new("cli-head-rest", 6),
            Column::new("cli-head-money", 6),
            Column::new("cli-head-received", 11),
            Column::new("cli-head-paid", 10),
        ];
        let player = board::padded(&say("cli-head-player", &[]));
        let heads = columns.each_ref().map(Column::right_head).join(" ");
        let _ = writeln!(text, "\n{player} {heads}");
        let [expected, draws, decisions, rest, money, received, paid] =
            columns.map(|column| column.width);
        for balance in &self.review.balances {
            let name = board::padded(&board::short_name(self.table, balance.seat));
            let _ = writeln!(
                text,
                "{name} {:>expected$} {:>+draws$} {:>+decisions$} {:>+rest$} {:>money$} \
                 {:>received$} {:>paid$}",
                balance.expected,
                balance.draws,
                balance.decisions,
                balance.rest,
                balance.money,
                balance.tolls_received,
                balance.tolls_paid,
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
    use magnumsal_advice::{Advice, Balance, Comparison};
    use magnumsal_rules::{Edition, Phase, Record, RuleSet, Setup};

    fn advice(mv: &str, reason: &str) -> Advice {
        let mv: Move = mv.parse().unwrap();
        Advice {
            mv,
            deed: String::new(),
            reason: reason.to_owned(),
            comparison: Comparison::Best,
            money: vec![20.0, 20.0],
            money_error: 0.5,
            chance: 0.5,
            chance_error: 0.01,
            visits: 3,
            line: vec![mv],
        }
    }

    /// A turn of each player: Ada should have hired a miner, and Bruno has done so.
    fn review(wanted: &[u8]) -> Review {
        let better = advice("hire", "the next miner costs 7 groszy");
        let moves = [(0, "place supply 1C", 4), (0, "end", 0), (1, "hire", 0)];
        let made = (1..).zip(moves).map(|(number, (seat, mv, cost))| Made {
            number,
            seat: Seat::new(seat).unwrap(),
            phase: Phase::I,
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
            expected: 15,
            draws: 2,
            decisions: -4,
            rest: 1,
            money: 14,
            tolls_received: 2,
            tolls_paid: 3,
        };
        Review {
            players: ["Ada", "Bruno"].map(String::from).to_vec(),
            over: false,
            moves: made.collect(),
            balances: wanted.iter().map(balance).collect(),
        }
    }

    fn printed(wanted: &[u8]) -> String {
        let (rules, edition) = (RuleSet::default(), Edition::standard());
        let setup = Setup::from_seed(&rules, edition, 1368);
        let review = review(wanted);
        let record = Record::new(rules, review.players.clone(), setup, edition).unwrap();
        let table = Table::replay(record).unwrap();
        let coloured = text(&review, &table, 100);
        anstream::adapter::strip_str(&coloured).to_string()
    }

    #[test]
    fn mistakes_are_shown_with_the_better_move() {
        let all = printed(&[0, 1]);
        let better = "hire: the next miner costs 7 groszy";
        assert!(all.contains("\n     1 Ada: place supply 1C\n"), "{all}");
        assert!(all.contains(&format!("    4 lost: place supply 1C; better {better}\n")), "{all}");
        assert!(all.contains("\nCostliest decisions of Ada\n"), "{all}");
        assert!(all.contains(&format!("      4     1  place supply 1C  {better}\n")), "{all}");
        assert!(all.contains("\nNo decision of Bruno cost anything\n"), "{all}");
        assert!(all.lines().all(|line| line.chars().count() <= 100), "{all}");
        assert!(
            all.contains("      15      +2         -4     +1     14           2          3\n"),
            "{all}"
        );
        let bruno = printed(&[1]);
        assert!(bruno.contains("Bruno") && !bruno.contains("Ada"), "{bruno}");
    }
}
