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
        let (money, line) = (vec![20.0, 18.5], vec![mv, Move::End]);
        let (money_error, chance_error) = (0.5, 0.01);
        Some(Candidate { mv, money, money_error, chance: 0.5, chance_error, visits: 7, line })
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
        "deed": "hires a miner for 6 groszy, then has six",
        "reason": "the next miner costs 7 groszy; nobody else has more miners then",
        "comparison": "best",
        "money": [20.0, 18.5],
        "money_error": 0.5,
        "chance": 0.5,
        "chance_error": 0.01,
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

/// A candidate whose chance and money of the mover are given, with errors of 1 % and half a grosz.
fn candidate(mv: &str, chance: f64, money: f64) -> Candidate {
    let mv: Move = mv.parse().unwrap();
    let (money, line) = (vec![money, 18.5], vec![mv]);
    Candidate { mv, money, money_error: 0.5, chance, chance_error: 0.01, visits: 7, line }
}

fn told(candidates: Vec<Candidate>) -> Vec<Advice> {
    let view = start().view(Viewer::Spectator);
    advise(&Phrases::english(), &view, candidates, Occasion::Hint, &[]).unwrap()
}

/// How the moves compare, and how their reasons end.
fn ends(candidates: Vec<Candidate>) -> Vec<(Comparison, String)> {
    let end = |advice: &Advice| advice.reason.rsplit("; ").next().unwrap().to_owned();
    told(candidates).iter().map(|advice| (advice.comparison, end(advice))).collect()
}

#[test]
fn moves_that_differ_within_their_error_are_called_equal() {
    let even = ends(vec![candidate("hire", 0.5, 20.0), candidate("square", 0.49, 19.5)]);
    let expected = [
        (Comparison::Best, "the next is as good, as far as the bot can tell".to_owned()),
        (Comparison::Even, "as good as the first, as far as the bot can tell".to_owned()),
    ];
    assert_eq!(even, expected);
}

#[test]
fn differences_beyond_the_error_are_told_and_what_the_next_best_lacks() {
    let poorer = told(vec![candidate("hire", 0.5, 20.0), candidate("square", 0.49, 17.0)]);
    assert_eq!(poorer[1].comparison, Comparison::Poorer);
    assert_eq!(
        poorer[0].reason,
        "the next miner costs 7 groszy; nobody else has more miners then; \
         the next best move lacks this and promises about 3 groszy less"
    );
    assert!(poorer[1].reason.ends_with("; about 3 groszy less than with the first"));
    let worse = ends(vec![candidate("hire", 0.5, 20.0), candidate("square", 0.4, 20.0)]);
    let riskier = "the chance to win is 10 points worse than with the first".to_owned();
    assert_eq!(worse[1], (Comparison::Worse, riskier));
    let richer = ends(vec![candidate("hire", 0.5, 20.0), candidate("square", 0.5, 24.0)]);
    let more = "about 4 groszy more than with the first, but no better chance to win".to_owned();
    assert_eq!(richer[1], (Comparison::Even, more));
}

#[test]
fn turns_that_come_to_the_same_are_called_so() {
    let mut game = Game::from_seed(RuleSet::default(), 2, 1368).unwrap();
    for mv in ["place supply 1C", "end", "place supply 1C", "end"] {
        game.play(&mv.parse().unwrap()).unwrap();
    }
    let line = |moves: [&str; 3]| Candidate {
        line: moves.map(|mv| mv.parse().unwrap()).to_vec(),
        ..candidate(moves[0], 0.5, 20.0)
    };
    let candidates = vec![
        line(["hire", "assist supply market", "end"]),
        line(["assist supply market", "hire", "end"]),
    ];
    let view = game.view(Viewer::Spectator);
    let told = advise(&Phrases::english(), &view, candidates, Occasion::Hint, &[]).unwrap();
    assert_eq!(told[1].comparison, Comparison::Same);
    assert_eq!(told[1].reason, "the turn comes to the same as with the first");
}

#[test]
fn a_move_that_is_better_beyond_the_error_comes_first() {
    let first = |chance: f64| {
        let mut candidates = [("hire", 0.5), ("square", 0.5), ("pass", chance)]
            .map(|(mv, chance)| candidate(mv, chance, 20.0));
        better_first(&start(), &mut candidates);
        candidates.map(|candidate| candidate.mv.to_string())
    };
    assert_eq!(first(0.51), ["hire", "square", "pass"]);
    assert_eq!(first(0.6), ["pass", "hire", "square"]);
}

/// Must not be asked to think long.
struct Hasty;

impl Bot for Hasty {
    fn choose(&mut self, view: &View, budget: Budget) -> Option<Choice> {
        assert_eq!(budget, Budget::Iterations(1));
        let mut list = MoveList::new();
        view.position().legal_moves(&mut list);
        Some(Choice::new(candidate(&list[0].to_string(), 0.5, 20.0), Vec::new()))
    }

    fn judge(&mut self, _: &View, _: Move, _: Budget) -> Option<Candidate> {
        None
    }
}

#[test]
fn a_forced_move_is_not_thought_about() {
    let mut game = start();
    game.play(&"place supply 1C".parse().unwrap()).unwrap();
    let told = advised(&mut Hasty, &game, 3).unwrap();
    assert_eq!(told.len(), 1);
    assert_eq!((told[0].mv, told[0].reason.as_str()), (Move::End, "the only legal move"));
}
