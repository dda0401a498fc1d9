//! A bot never makes an illegal move, in any position of 1,000 random games, and what it says
//! about its moves makes sense.

#![allow(clippy::unwrap_used, reason = "a test may fail")]

mod common;

use common::{Reservoir, random_move, start, varied_table, view};
use magnumsal_bots::{Bot, Budget, Candidate, Choice, Level};
use magnumsal_rules::{Due, Game, Move, MoveList};
use rand::{SeedableRng, rngs::SmallRng};
use std::{collections::HashSet, sync::LazyLock};

/// Enough to go through a search, not to play well.
const BUDGET: Budget = Budget::Iterations(8);

/// Every question that can be asked in the middle of a turn.
const QUESTIONS: [Due; 5] = [Due::Delivery, Due::Route, Due::Cart, Due::Toll, Due::Dig];

/// What is kept of the random games.
#[derive(Default)]
struct Sample {
    /// Any position of each game.
    any: Vec<Game>,
    /// Positions in which each question is asked, of at most [`A_QUESTION`] games; some come up
    /// once in a hundred thousand moves.
    asked: [Vec<Game>; QUESTIONS.len()],
    /// How the games ended.
    over: Vec<Game>,
}

const A_QUESTION: usize = 20;

static SAMPLE: LazyLock<Sample> = LazyLock::new(|| {
    let mut sample = Sample::default();
    (0..1000).for_each(|number| sample.add_game(number));
    sample
});

impl Sample {
    /// Plays a random game to its end.
    fn add_game(&mut self, number: usize) {
        let mut game = start(varied_table(number), number as u64);
        let mut rng = SmallRng::seed_from_u64(number as u64);
        let mut list = MoveList::new();
        let mut any = Reservoir::new();
        let mut asked = QUESTIONS.map(|_| Reservoir::new());
        while let Some(mv) = random_move(&game, &mut list, &mut rng) {
            any.offer(game.clone(), &mut rng);
            if let Some(question) = QUESTIONS.iter().position(|due| game.due() == Some(*due)) {
                asked[question].offer(game.clone(), &mut rng);
            }
            game.play_unchecked(mv);
        }
        self.any.extend(any.kept());
        self.over.push(game);
        for (found, reservoir) in self.asked.iter_mut().zip(asked) {
            found.extend(reservoir.kept().filter(|_| found.len() < A_QUESTION));
        }
    }
}

/// One bot is asked about all questions and about positions of one in `every` games: what it
/// remembers of another game must not lead it astray.
fn plays_by_the_rules(rank: Level, every: usize) {
    let mut bot = rank.bot(1368, 1);
    for (number, position) in SAMPLE.any.iter().enumerate().step_by(every) {
        let context = format!("{rank}, game {number}, {:?}", position.rules());
        answers_make_sense(bot.as_mut(), position, &context);
    }
    for (question, positions) in QUESTIONS.iter().zip(&SAMPLE.asked) {
        for (number, position) in positions.iter().enumerate() {
            let context = format!("{rank}, {question:?} {number}, {:?}", position.rules());
            answers_make_sense(bot.as_mut(), position, &context);
        }
    }
    for game in SAMPLE.over.iter().step_by(every) {
        let view = view(game);
        assert_eq!(bot.play(&view, BUDGET), None, "{rank}: the game is over");
        assert_eq!(bot.choose(&view, BUDGET), None, "{rank}: the game is over");
        assert_eq!(bot.judge(&view, Move::End, BUDGET), None, "{rank}: the game is over");
    }
}

fn answers_make_sense(bot: &mut dyn Bot, game: &Game, context: &str) {
    let view = view(game);
    let choice = bot.choose(&view, BUDGET).unwrap();
    no_move_twice(&choice, context);
    for candidate in choice.candidates() {
        makes_sense(candidate, game, context);
    }
    let mv = bot.play(&view, BUDGET).unwrap();
    assert_eq!(game.check(&mv), Ok(()), "{context}: {mv}");
    let judged = bot.judge(&view, mv, BUDGET).unwrap();
    assert_eq!(judged.mv, mv, "{context}: asked about one move, spoke of another");
    makes_sense(&judged, game, context);
}

fn no_move_twice(choice: &Choice, context: &str) {
    let mut seen = HashSet::new();
    for candidate in choice.candidates() {
        assert!(seen.insert(candidate.mv), "{context}: {} comes twice", candidate.mv);
    }
}

fn makes_sense(candidate: &Candidate, game: &Game, context: &str) {
    let Candidate { mv, money, money_error, chance, chance_error, visits: _, line } = candidate;
    assert_eq!(money.len(), usize::from(game.players()), "{context}: {mv}");
    assert!(money.iter().all(|money| money.is_finite()), "{context}: {mv}: {money:?}");
    assert!((0.0..=1.0).contains(chance), "{context}: {mv}: {chance}");
    for error in [money_error, chance_error] {
        assert!(error.is_finite() && *error >= 0.0, "{context}: {mv}: {error}");
    }
    assert_eq!(line.first(), Some(mv), "{context}: the line begins with another move");
    // What follows a card that is turned up may fit another card only.
    let (mut game, rules) = (game.clone(), game.rules());
    let mut surprised = false;
    for mv in line {
        let played = game.play_with(mv, &mut |event| surprised |= event.turns_up(rules));
        assert_eq!(played, Ok(()), "{context}: {mv} of {line:?}");
        if surprised {
            break;
        }
    }
}

#[test]
fn the_sample_holds_every_question() {
    for (question, positions) in QUESTIONS.iter().zip(&SAMPLE.asked) {
        assert!(positions.iter().all(|position| position.due() == Some(*question)));
        assert!(positions.len() >= 3, "{question:?} comes up {} times", positions.len());
    }
    assert_eq!((SAMPLE.any.len(), SAMPLE.over.len()), (1000, 1000));
}

#[test]
fn random_plays_by_the_rules() {
    plays_by_the_rules(Level::Random, 1);
}

#[test]
fn apprentices_play_by_the_rules() {
    plays_by_the_rules(Level::Apprentice, 1);
}

/// One game in ten: they take their time.
#[test]
fn journeymen_play_by_the_rules() {
    plays_by_the_rules(Level::Journeyman, 10);
}

#[test]
fn masters_play_by_the_rules() {
    plays_by_the_rules(Level::Master, 1);
}

/// One game in ten: its playouts go to the end of the game.
#[test]
fn uct_plays_by_the_rules() {
    plays_by_the_rules(Level::Uct, 10);
}
