//! Hints: the best moves of a position, and why.

use magnumsal_bots::{Bot, Budget, Candidate};
use magnumsal_phrases::Phrases;
use magnumsal_rules::{Illegal, Move, View};
use serde::Serialize;

/// A move with what it is expected to lead to, and why in words.
#[derive(Clone, PartialEq, Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct Advice {
    /// The move.
    #[serde(rename = "move")]
    pub mv: Move,
    /// What it does and what for: a sentence without its subject and full stop.
    pub reason: String,
    /// The money each seat is expected to have in the end.
    pub money: Vec<f64>,
    /// The chance to win of the player who moves, between 0 and 1.
    pub chance: f64,
    /// How often a search went through the move; 0 where nothing was searched.
    pub visits: u64,
    /// The move and how play is expected to go on.
    pub line: Vec<Move>,
}

impl Advice {
    /// A bot's candidate in words; `names` are the players', by seat.
    pub fn new(
        phrases: &Phrases,
        view: &View,
        candidate: Candidate,
        names: &[String],
    ) -> Result<Self, Misadvice> {
        let Candidate { mv, money, chance, visits, line } = candidate;
        let reason = phrases.reason(view, &mv, &line, names);
        let reason = reason.map_err(|illegal| Misadvice { mv, illegal })?;
        Ok(Self { mv, reason, money, chance, visits, line })
    }

    /// The bot's candidate without words.
    pub(crate) fn candidate(&self) -> Candidate {
        let Self { mv, money, chance, visits, line, .. } = self.clone();
        Candidate { mv, money, chance, visits, line }
    }
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
    let Some(choice) = bot.choose(view, budget) else { return Ok(Vec::new()) };
    let candidates = choice.candidates().take(best).cloned();
    candidates.map(|candidate| Advice::new(phrases, view, candidate, names)).collect()
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
mod tests {
    use super::*;
    use magnumsal_bots::{Choice, Level};
    use magnumsal_rules::{Game, MoveList, RuleSet, Viewer};
    use serde_json::json;

    /// Has made up its mind.
    struct Stubborn(Vec<&'static str>);

    impl Bot for Stubborn {
        fn choose(&mut self, view: &View, budget: Budget) -> Option<Choice> {
            let candidates = self.0.clone();
            let mut judged =
                candidates.iter().filter_map(|mv| self.judge(view, mv.parse().unwrap(), budget));
            Some(Choice::new(judged.next()?, judged.collect()))
        }

        fn judge(&mut self, _: &View, mv: Move, _: Budget) -> Option<Candidate> {
            let line = vec![mv, Move::End];
            Some(Candidate { mv, money: vec![20.0, 18.5], chance: 0.5, visits: 7, line })
        }
    }

    fn advised(bot: &mut dyn Bot, game: &Game, best: usize) -> Result<Vec<Advice>, Misadvice> {
        let view = game.view(Viewer::Spectator);
        hint(bot, &view, Budget::Iterations(8), &Phrases::english(), &[], best)
    }

    fn start() -> Game {
        Game::from_seed(RuleSet { round_limit: 1, ..RuleSet::default() }, 2, 1368).unwrap()
    }

    #[test]
    fn the_best_moves_come_first_and_no_more_than_wanted() {
        let mut bot = Stubborn(vec!["hire", "square", "pass"]);
        let moves = |best| {
            let advice = advised(&mut bot, &start(), best).unwrap();
            advice.iter().map(|advice| advice.mv.to_string()).collect::<Vec<_>>()
        };
        let counts = [0, 2, 9].map(moves);
        assert_eq!(counts, [&[][..], &["hire", "square"], &["hire", "square", "pass"]]);
    }

    #[test]
    fn advice_is_written_with_moves_in_the_notation() {
        let advice = advised(&mut Stubborn(vec!["hire"]), &start(), 1).unwrap();
        let expected = json!([{
            "move": "hire",
            "reason": "hires a miner for 6 groszy, then has six",
            "money": [20.0, 18.5],
            "chance": 0.5,
            "visits": 7,
            "line": ["hire", "end"],
        }]);
        assert_eq!(serde_json::to_value(advice).unwrap(), expected);
    }

    #[test]
    fn a_finished_game_needs_no_advice() {
        let mut game = start();
        let mut list = MoveList::new();
        while !game.is_over() {
            game.legal_moves(&mut list);
            game.play(&list[0]).unwrap();
        }
        for rank in Level::ALL {
            assert_eq!(advised(&mut *rank.bot(0, 1), &game, 3), Ok(Vec::new()), "{rank}");
        }
    }

    #[test]
    fn an_illegal_proposal_is_refused() {
        let misadvice = advised(&mut Stubborn(vec!["square", "end"]), &start(), 3).unwrap_err();
        assert_eq!(misadvice.mv, Move::End);
        assert_eq!(start().check(&Move::End), Err(misadvice.illegal));
    }
}
