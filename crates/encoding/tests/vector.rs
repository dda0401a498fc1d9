//! Games side by side: the same games as one by one, with rewards that add up.

#![allow(clippy::unwrap_used, reason = "a test may fail")]

use magnumsal_encoding::{
    ActionSpace, Layout, OBSERVATION_LENGTH, observe,
    vector::{Autoreset, Buffers, NewError, Options, Rewards, StepError, VectorGames},
};
use magnumsal_rules::{Edition, Expansion, RuleSet, Seat, Viewer};
use std::hash::{DefaultHasher, Hash, Hasher};

const COUNT: usize = 20;

fn options(players: usize, rewards: Rewards, autoreset: Autoreset) -> Options {
    Options {
        rules: RuleSet { round_limit: 3, ..RuleSet::muria() },
        edition: Edition::standard().clone(),
        players,
        rewards,
        autoreset,
        max_moves: None,
        threads: 1,
    }
}

/// Games with buffers of their own.
struct Bench {
    games: VectorGames,
    players: usize,
    ids: Vec<i64>,
    observations: Vec<u8>,
    masks: Vec<u8>,
    finals: Vec<u8>,
    seats: Vec<i64>,
    rewards: Vec<f32>,
    terminated: Vec<bool>,
    truncated: Vec<bool>,
}

impl Bench {
    fn new(options: Options, seed: u64) -> Self {
        let players = options.players;
        let games = VectorGames::new(COUNT, options, seed).unwrap();
        let mut bench = Self {
            players,
            ids: vec![0; COUNT],
            observations: vec![7; COUNT * OBSERVATION_LENGTH],
            masks: vec![7; COUNT * games.space().len()],
            finals: vec![7; COUNT * OBSERVATION_LENGTH],
            seats: vec![7; COUNT],
            rewards: vec![7.0; COUNT * players],
            terminated: vec![true; COUNT],
            truncated: vec![true; COUNT],
            games,
        };
        bench.with_buffers(|games, _, buffers| games.show(buffers)).unwrap();
        bench
    }

    fn with_buffers<T>(
        &mut self,
        act: impl FnOnce(&mut VectorGames, &mut [i64], &mut Buffers<'_>) -> T,
    ) -> T {
        let mut buffers = Buffers {
            observations: Some(&mut self.observations),
            masks: Some(&mut self.masks),
            final_observations: Some(&mut self.finals),
            seats: &mut self.seats,
            rewards: &mut self.rewards,
            terminated: &mut self.terminated,
            truncated: &mut self.truncated,
        };
        act(&mut self.games, &mut self.ids, &mut buffers)
    }

    fn step(&mut self) {
        self.with_buffers(|games, ids, buffers| {
            games.sample(ids).unwrap();
            games.step(ids, buffers).unwrap();
        });
    }

    fn observation(&self, game: usize) -> &[u8] {
        &self.observations[game * OBSERVATION_LENGTH..][..OBSERVATION_LENGTH]
    }

    fn mask(&self, game: usize) -> &[u8] {
        let length = self.games.space().len();
        &self.masks[game * length..][..length]
    }

    fn rewards(&self, game: usize) -> &[f32] {
        &self.rewards[game * self.players..][..self.players]
    }

    /// A hash of everything that was written.
    fn written(&self) -> u64 {
        let Self { observations, masks, finals, seats, rewards, terminated, truncated, .. } = self;
        let mut hasher = DefaultHasher::new();
        (observations, masks, finals, seats, terminated, truncated).hash(&mut hasher);
        rewards.iter().for_each(|reward| reward.to_bits().hash(&mut hasher));
        hasher.finish()
    }
}

#[test]
fn buffers_show_what_whoever_decides_sees_and_may_do() {
    let mut bench = Bench::new(options(3, Rewards::Money, Autoreset::NextStep), 5);
    let mut ends = 0;
    for _ in 0..400 {
        for index in 0..COUNT {
            let game = bench.games.game(index).unwrap();
            let Some(seat) = game.to_move() else {
                ends += 1;
                assert!(
                    bench.terminated[index] && bench.mask(index).iter().all(|&legal| legal == 1)
                );
                let over = Layout::part("over").unwrap();
                assert_eq!(bench.observation(index)[over.range()], [1]);
                continue;
            };
            assert_eq!(bench.seats[index], i64::from(seat.number()));
            let mut bytes = vec![0; OBSERVATION_LENGTH];
            observe(&game.view(Viewer::Seat(seat)), &mut bytes).unwrap();
            assert_eq!(bench.observation(index), bytes);
            let mut mask = vec![0; bench.games.space().len()];
            bench.games.space().mask(game, &mut mask).unwrap();
            assert_eq!(bench.mask(index), mask);
        }
        bench.step();
    }
    assert!(ends > 5, "{ends}");
}

#[test]
fn the_number_of_threads_changes_nothing() {
    let with = |threads| {
        let options = Options { threads, ..options(4, Rewards::Shaped, Autoreset::SameStep) };
        let mut bench = Bench::new(options, 7);
        (0..300).for_each(|_| bench.step());
        bench.written()
    };
    assert_eq!(with(1), with(2));
    assert_eq!(with(1), with(3));
}

#[test]
fn the_same_seed_gives_the_same_games_and_another_gives_others() {
    let mut bench = Bench::new(options(2, Rewards::Win, Autoreset::NextStep), 5);
    let first = bench.written();
    let other = Bench::new(options(2, Rewards::Win, Autoreset::NextStep), 6).written();
    assert_ne!(first, other);
    bench.step();
    bench.with_buffers(|games, _, buffers| games.reset(Some(6), buffers)).unwrap();
    assert_eq!(bench.written(), other);
    bench.with_buffers(|games, _, buffers| games.reset(None, buffers)).unwrap();
    assert_ne!(bench.written(), other, "the next games of the seed");
    let different =
        (0..COUNT - 1).filter(|&game| bench.observation(game) != bench.observation(game + 1));
    assert!(different.count() > COUNT / 2, "games of one seed differ");
}

#[test]
fn rewards_are_what_they_are_called() {
    for players in [2, 4] {
        let mut benches = Rewards::ALL
            .map(|rewards| Bench::new(options(players, rewards, Autoreset::NextStep), 9));
        let start: Vec<f32> = (0..players).map(|seat| 2.0 * seat as f32).collect();
        let mean = start.iter().sum::<f32>() / players as f32;
        let scale = players as f32 / (players as f32 - 1.0);
        let mut shaped = vec![vec![0.0_f32; players]; COUNT];
        let mut ends = 0;
        for _ in 0..500 {
            benches.iter_mut().for_each(Bench::step);
            let [money, win, steps] = &benches;
            for (index, sums) in shaped.iter_mut().enumerate() {
                sums.iter_mut().zip(steps.rewards(index)).for_each(|(sum, reward)| *sum += reward);
                assert!(steps.rewards(index).iter().sum::<f32>().abs() < 1e-3);
                if !money.terminated[index] {
                    assert!(
                        money.rewards(index).iter().chain(win.rewards(index)).all(|&r| r == 0.0)
                    );
                    continue;
                }
                ends += 1;
                let game = money.games.game(index).unwrap();
                let outcome = game.outcome().unwrap();
                let worth = &outcome.scores;
                let sum: u16 = worth.iter().sum();
                for (seat, &own) in worth.iter().enumerate() {
                    let others = f32::from(sum - own) / (players as f32 - 1.0);
                    let ahead = f32::from(own) - others;
                    assert!((money.rewards(index)[seat] - ahead).abs() < 1e-3);
                    let won = outcome.winners.contains(&Seat::new(seat as u8).unwrap());
                    let share = f32::from(u8::from(won)) / outcome.winners.len() as f32;
                    assert_eq!(win.rewards(index)[seat], share);
                    let first = (start[seat] - mean) * scale;
                    assert!((sums[seat] - (ahead - first)).abs() < 1e-2);
                }
                sums.fill(0.0);
            }
        }
        assert!(ends > 5, "{ends}");
    }
}

#[test]
fn a_game_that_is_over_begins_again_with_the_next_step() {
    let mut bench = Bench::new(options(2, Rewards::Money, Autoreset::NextStep), 3);
    let mut again = 0;
    for _ in 0..400 {
        let over = bench.terminated.clone();
        let finals = bench.finals.clone();
        bench.step();
        assert_eq!(bench.finals, finals, "nothing is shown apart");
        for index in (0..COUNT).filter(|&index| over[index]) {
            again += 1;
            let game = bench.games.game(index).unwrap();
            assert!(!game.is_over() && !bench.terminated[index]);
            assert_eq!(game.round(), 1);
            assert_eq!(bench.rewards(index), [0.0; 2]);
        }
    }
    assert!(again > 5, "{again}");
}

#[test]
fn a_game_that_is_over_begins_again_with_the_same_step() {
    let mut bench = Bench::new(options(2, Rewards::Money, Autoreset::SameStep), 3);
    let over = Layout::part("over").unwrap().offset;
    let mut ends = 0;
    for _ in 0..400 {
        bench.step();
        for index in (0..COUNT).filter(|&index| bench.terminated[index]) {
            ends += 1;
            let game = bench.games.game(index).unwrap();
            assert!(!game.is_over());
            let last = &bench.finals[index * OBSERVATION_LENGTH..][..OBSERVATION_LENGTH];
            assert_eq!((last[over], bench.observation(index)[over]), (1, 0));
            let worth = Layout::part("worth").unwrap();
            let worth = &last[worth.range()];
            let reward = bench.rewards(index);
            let first = f32::from(worth[0]) - f32::from(worth[1]);
            assert_eq!(first, reward[bench.last_seat(index, first)]);
        }
    }
    assert!(ends > 5, "{ends}");
}

impl Bench {
    /// Of two players, the one whose lead this is: the rewards are by seat, the observation begins with who moved last.
    fn last_seat(&self, game: usize, lead: f32) -> usize {
        usize::from(self.rewards(game)[0] != lead)
    }
}

#[test]
fn games_are_given_up_after_so_many_moves() {
    let mut options = options(2, Rewards::Money, Autoreset::NextStep);
    options.max_moves = Some(10);
    let mut bench = Bench::new(options, 3);
    for step in 1..=33 {
        bench.step();
        let expected = [step % 11 == 10; COUNT];
        assert_eq!(bench.truncated, expected, "{step}");
        assert_eq!(bench.terminated, [false; COUNT]);
        assert!(bench.rewards.iter().all(|&reward| reward == 0.0));
    }
}

#[test]
fn an_illegal_id_changes_nothing_and_names_its_game() {
    let mut bench = Bench::new(options(3, Rewards::Shaped, Autoreset::NextStep), 1);
    (0..5).for_each(|_| bench.step());
    let before = bench.written();
    let positions = |bench: &Bench| {
        (0..COUNT).map(|game| bench.games.game(game).unwrap().clone()).collect::<Vec<_>>()
    };
    let games = positions(&bench);
    let mask = bench.mask(13);
    let illegal = mask.iter().position(|&legal| legal == 0).unwrap() as i64;
    for id in [illegal, -1, mask.len() as i64, i64::MAX, i64::MIN] {
        let error = bench.with_buffers(|games, ids, buffers| {
            games.sample(ids).unwrap();
            ids[13] = id;
            games.step(ids, buffers).unwrap_err()
        });
        assert_eq!(error, StepError::Illegal { game: 13, id });
        assert_eq!(error.to_string(), format!("game 13: id {id} is not legal in its position"));
        assert_eq!(bench.written(), before);
        assert_eq!(positions(&bench), games);
    }
}

#[test]
fn buffers_of_another_length_are_refused() {
    let mut bench = Bench::new(options(3, Rewards::Shaped, Autoreset::NextStep), 1);
    bench.masks.pop();
    let error = bench.with_buffers(|games, ids, buffers| games.step(ids, buffers).unwrap_err());
    assert!(error.to_string().starts_with("the buffer for the masks must have"), "{error}");
    let error = bench.games.sample(&mut [0; 3]).unwrap_err();
    assert!(error.to_string().starts_with("the buffer for the actions must have 20"), "{error}");
}

#[test]
fn impossible_games_are_refused() {
    let options = options(7, Rewards::Money, Autoreset::NextStep);
    assert!(matches!(VectorGames::new(1, options, 1), Err(NewError::Setup(_))));
}

#[test]
fn the_ids_are_those_of_the_expansion() {
    let bench = Bench::new(options(2, Rewards::Money, Autoreset::NextStep), 1);
    assert_eq!(bench.games.space().hash(), ActionSpace::standard(Expansion::Muria).hash());
    assert_eq!(bench.games.legal(0).unwrap().len(), {
        bench.mask(0).iter().filter(|&&legal| legal == 1).count()
    });
    assert_eq!(bench.games.legal(COUNT), None);
    assert!(bench.games.game(COUNT).is_none());
}
