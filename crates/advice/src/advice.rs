//! Hints: the best moves of a position, and why.

use crate::{
    Comparison,
    compare::{Gap, compare},
    reasons::reasons,
};
use magnumsal_bots::{Bot, Budget, Candidate, Choice};
use magnumsal_phrases::{Occasion, Phrases, Reason};
use magnumsal_rules::{Game, Illegal, Move, MoveList, View};
use serde::{Deserialize, Serialize};
use std::mem::discriminant;

/// Which part of the best move's visits another needs, so that its estimate can be trusted.
pub(crate) const LOOKED_AT: u64 = 4;

/// How many reasons are given, besides how the move compares with others.
const MOST_REASONS: usize = 3;

/// A move with what it is expected to lead to, and why in words.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct Advice {
    /// The move.
    #[serde(rename = "move")]
    pub mv: Move,
    /// What it does: a sentence without its subject and full stop.
    pub deed: String,
    /// Why: what it makes possible, costs and denies, and how it compares with the others; without
    /// a full stop.
    pub reason: String,
    /// How it compares with the best of the moves.
    pub comparison: Comparison,
    /// The money each seat is expected to have in the end.
    pub money: Vec<f64>,
    /// The standard error of the mover's money.
    pub money_error: f64,
    /// The chance to win of the player who moves, between 0 and 1.
    pub chance: f64,
    /// The standard error of the chance.
    pub chance_error: f64,
    /// How often a search went through the move; 0 where nothing was searched.
    pub visits: u64,
    /// The move and how play is expected to go on.
    pub line: Vec<Move>,
}

impl Advice {
    /// The bot's candidate without words.
    pub(crate) fn candidate(&self) -> Candidate {
        let Self { mv, money, money_error, chance, chance_error, visits, line, .. } = self.clone();
        Candidate { mv, money, money_error, chance, chance_error, visits, line }
    }
}

/// A bot's candidates in words, the best first: each with what speaks for it and against it, the
/// best compared with the next best and the others with the best. `names` are the players', by seat.
pub fn advise(
    phrases: &Phrases,
    view: &View,
    candidates: Vec<Candidate>,
    occasion: Occasion,
    names: &[String],
) -> Result<Vec<Advice>, Misadvice> {
    let game = view.position();
    let candidates: Vec<Candidate> = candidates.into_iter().map(rounded).collect();
    let found = candidates.iter().map(|Candidate { mv, line, .. }| {
        let deed = phrases.deed(game, mv, names);
        let told = deed.and_then(|deed| Ok((deed, reasons(view, mv, line)?)));
        told.map_err(|illegal| Misadvice { mv: *mv, illegal })
    });
    let (deeds, found): (Vec<String>, Vec<Vec<Reason>>) =
        found.collect::<Result<Vec<_>, _>>()?.into_iter().unzip();
    let compared = candidates.iter().enumerate().map(|(index, candidate)| match index {
        0 => (Comparison::Best, Gap::default()),
        _ => compare(game, &candidates[0], candidate),
    });
    let compared: Vec<(Comparison, Gap)> = compared.collect();
    let forced = is_forced(game);
    let why = |index: usize| match index {
        _ if forced => vec![Reason::OnlyMove],
        0 => {
            // The best is compared with the first that does not come to the same.
            let rival = (1..found.len()).find(|&other| compared[other].0 != Comparison::Same);
            match rival {
                Some(rival) => best_of(&found[0], &found[rival], compared[rival]),
                None => alone(&found[0]),
            }
        }
        _ => other_than(&found[index], &found[0], compared[index]),
    };
    let told = deeds.into_iter().zip(candidates).enumerate().map(|(index, (deed, candidate))| {
        let Candidate { mv, money, money_error, chance, chance_error, visits, line } = candidate;
        let reason = phrases.why(&why(index), occasion, names);
        let comparison = compared[index].0;
        Advice {
            mv,
            deed,
            reason,
            comparison,
            money,
            money_error,
            chance,
            chance_error,
            visits,
            line,
        }
    });
    Ok(told.collect())
}

/// Whether only one move is legal: there is nothing to think about.
fn is_forced(game: &Game) -> bool {
    let mut legal = MoveList::new();
    game.legal_moves(&mut legal);
    legal.len() == 1
}

/// A candidate with its numbers to four decimals: more digits than the estimates justify.
fn rounded(candidate: Candidate) -> Candidate {
    let round = |number: f64| (number * 1e4).round() / 1e4;
    Candidate {
        money: candidate.money.into_iter().map(round).collect(),
        money_error: round(candidate.money_error),
        chance: round(candidate.chance),
        chance_error: round(candidate.chance_error),
        ..candidate
    }
}

/// What is said of the best move, compared with the next best.
fn best_of(own: &[Reason], rival: &[Reason], (comparison, gap): (Comparison, Gap)) -> Vec<Reason> {
    if comparison == Comparison::Even {
        return [shown(own), vec![Reason::Even { best: true }]].concat();
    }
    let of_a_kind = |one: &Reason, other: &Reason| discriminant(one) == discriminant(other);
    let lacks =
        |reason: &&Reason| !reason.is_plan() && !rival.iter().any(|other| of_a_kind(reason, other));
    let (costs, gains) = split(own);
    let only: Vec<Reason> = gains.iter().filter(lacks).cloned().collect();
    if !only.is_empty() {
        let gains = only.into_iter().take(MOST_REASONS);
        let lacking = Reason::Lacking { amount: gap.groszy() };
        return gains.chain([lacking]).chain(costs.into_iter().take(1)).collect();
    }
    let mut why = shown(own);
    let (costs, _) = split(rival);
    let costs = costs.into_iter().filter(|cost| !own.iter().any(|other| of_a_kind(cost, other)));
    let costs: Vec<Reason> = costs.take(1).collect();
    if !costs.is_empty() {
        why.push(Reason::NextBest { reasons: costs });
    }
    let alone = why.is_empty();
    why.push(match (gap.groszy(), gap.points) {
        (None, Some(points)) => Reason::Safer { points },
        (amount, _) => Reason::Ahead { amount: amount.unwrap_or_default(), alone },
    });
    why
}

/// What is said of the best move if nothing else was looked at, or all came to the same.
fn alone(own: &[Reason]) -> Vec<Reason> {
    let why = shown(own);
    if why.is_empty() { vec![Reason::Unrivalled] } else { why }
}

/// What is said of another move than the best: what the best has not, and how it compares.
fn other_than(
    own: &[Reason],
    best: &[Reason],
    (comparison, gap): (Comparison, Gap),
) -> Vec<Reason> {
    let end = match (comparison, gap.groszy(), gap.points) {
        (Comparison::Same, ..) => return vec![Reason::Same],
        (_, Some(amount), _) => Reason::Behind { amount },
        (_, None, Some(points)) => Reason::Riskier { points },
        (_, None, None) => match gap.richer {
            Some(amount) => Reason::Richer { amount },
            None => Reason::Even { best: false },
        },
    };
    let own: Vec<Reason> = own.iter().filter(|reason| !best.contains(reason)).cloned().collect();
    [shown(&own), vec![end]].concat()
}

/// As many reasons as are read: what speaks for the move, then what speaks against it.
fn shown(own: &[Reason]) -> Vec<Reason> {
    let (costs, mut gains) = split(own);
    // A plan alone says more than nothing.
    if gains.iter().any(|gain| !gain.is_plan()) {
        gains.retain(|gain| !gain.is_plan());
    }
    let costs = costs.into_iter().take(1);
    gains.into_iter().take(MOST_REASONS - costs.len()).chain(costs).collect()
}

/// What speaks against a move, and what for it.
fn split(own: &[Reason]) -> (Vec<Reason>, Vec<Reason>) {
    own.iter().cloned().partition(Reason::is_cost)
}

/// The `best` moves that a bot sees for the player whose turn it is, the best first; none once the
/// game is over. `names` are the players', by seat.
pub fn hint(
    bot: &mut dyn Bot,
    view: &View,
    budget: Budget,
    phrases: &Phrases,
    names: &[String],
    best: usize,
) -> Result<Vec<Advice>, Misadvice> {
    let budget = if is_forced(view.position()) { Budget::Iterations(1) } else { budget };
    // A third of the time is for the runners-up, of which a search sees little.
    let parts = 3 * best.saturating_sub(1).max(1) as u32;
    let Some(choice) = bot.choose(view, most_of(budget)) else { return Ok(Vec::new()) };
    let mut candidates = looked_at(bot, view, &choice, budget.part(parts), best);
    better_first(view.position(), &mut candidates);
    advise(phrases, view, candidates, Occasion::Hint, names)
}

/// Two thirds of a budget.
fn most_of(budget: Budget) -> Budget {
    match budget {
        Budget::Iterations(count) => Budget::Iterations(count - count / 3),
        Budget::Time(time) => Budget::Time(time - time / 3),
    }
}

/// The best candidates of a choice; those that were hardly looked at are judged apart, so that
/// they can be compared.
fn looked_at(
    bot: &mut dyn Bot,
    view: &View,
    choice: &Choice,
    budget: Budget,
    best: usize,
) -> Vec<Candidate> {
    let enough = choice.best().visits;
    let judge = |candidate: &Candidate| match candidate.visits * LOOKED_AT >= enough {
        true => candidate.clone(),
        false => bot.judge(view, candidate.mv, budget).unwrap_or_else(|| candidate.clone()),
    };
    choice.candidates().take(best).map(judge).collect()
}

/// Puts the move first that is better than the bot's choice beyond the error, if there is one: a bot
/// plays what it has looked at most, and may have come to like another late.
fn better_first(game: &Game, candidates: &mut [Candidate]) {
    let (Some(seat), Some(chosen)) = (game.to_move(), candidates.first()) else { return };
    let better = |other: &&usize| Gap::between(seat, &candidates[**other], chosen).points.is_some();
    let others: Vec<usize> = (1..candidates.len()).collect();
    let chance = |index: &usize| candidates[*index].chance;
    let best = others.iter().filter(better).max_by(|one, two| chance(one).total_cmp(&chance(two)));
    if let Some(&best) = best {
        candidates[..=best].rotate_right(1);
    }
}

/// A bot has proposed a move that is illegal. None of ours does; somebody's own may.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
// For programmers; sentences for players come from the message catalogue.
#[error("the bot proposes {mv}, which is illegal: {illegal}")]
pub struct Misadvice {
    /// The move.
    pub mv: Move,
    /// Why it cannot be made.
    pub illegal: Illegal,
}

#[cfg(test)]
mod tests;
