//! With a number of iterations and a seed a bot's choice is the same in every run and with any
//! number of threads, also where it remembers what it thought before.

#![allow(clippy::unwrap_used, reason = "a test may fail")]

mod common;

use common::{Table, few, random_move, start, tables, view};
use magnumsal_bots::{Bot, Budget, Choice, Level};
use magnumsal_rules::{MoveList, Seat};
use rand::{SeedableRng, rngs::SmallRng};

/// One twice, for plain repetition; a divisor of no round number; more than there are cores.
const THREADS: [usize; 5] = [1, 1, 2, 3, 8];

/// Who asks the bot for its moves; all others play at random.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Role {
    /// One player: others move between the bot's turns.
    Player(Seat),
    /// All players: it is asked at every decision, as for a review.
    Everybody,
}

/// The bot's first choices in a game.
fn choices(mut bot: Box<dyn Bot>, role: Role, table: Table, budget: Budget) -> Vec<Choice> {
    let mut game = start(table, 1368);
    let mut rng = SmallRng::seed_from_u64(1368);
    let mut list = MoveList::new();
    let mut choices = Vec::new();
    while let Some(seat) = game.to_move()
        && choices.len() < 8
    {
        let mut mv = random_move(&game, &mut list, &mut rng).unwrap();
        if role == Role::Everybody || role == Role::Player(seat) {
            choices.push(bot.choose(&view(&game), budget).unwrap());
            mv = choices[choices.len() - 1].mv();
        }
        game.play(&mv).unwrap();
    }
    choices
}

fn threads_change_nothing(rank: Level, budget: Budget) {
    for (number, table) in tables(3).enumerate().step_by(3) {
        let second = Seat::first(2).last().unwrap();
        let role = if number % 2 == 0 { Role::Everybody } else { Role::Player(second) };
        let found = THREADS.map(|threads| choices(rank.bot(7, threads), role, table, budget));
        assert_eq!(found[0].len(), 8);
        for (threads, other) in THREADS.iter().zip(&found) {
            assert_eq!(found[0], *other, "{rank}, {budget} iterations, {threads} threads");
        }
    }
}

#[test]
fn bots_that_do_not_search_repeat_their_choices() {
    for rank in Level::ALL.into_iter().filter(|rank| !rank.searches()) {
        threads_change_nothing(rank, few(rank));
    }
}

#[test]
fn masters_choose_alike_with_any_number_of_threads() {
    threads_change_nothing(Level::Master, Budget::Iterations(100));
}

#[test]
fn uct_chooses_alike_with_any_number_of_threads() {
    threads_change_nothing(Level::Uct, Budget::Iterations(10));
}

#[test]
fn fewer_iterations_than_threads_are_enough() {
    for rank in [Level::Master, Level::Uct] {
        for iterations in [1, 3] {
            threads_change_nothing(rank, Budget::Iterations(iterations));
        }
    }
}

/// [`Bot::play`] leaves the reasons away, and nothing else.
#[test]
fn play_makes_the_move_that_choose_names() {
    for rank in Level::ALL {
        for (number, table) in tables(4).enumerate().step_by(2) {
            let mut game = start(table, number as u64);
            let mut rng = SmallRng::seed_from_u64(number as u64);
            let mut list = MoveList::new();
            for _ in 0..30 {
                game.play(&random_move(&game, &mut list, &mut rng).unwrap()).unwrap();
            }
            let view = view(&game);
            let chosen = rank.bot(7, 1).choose(&view, few(rank)).map(|choice| choice.mv());
            assert_eq!(rank.bot(7, 1).play(&view, few(rank)), chosen, "{rank}");
        }
    }
}
