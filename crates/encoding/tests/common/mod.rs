//! Games for tests: every expansion, number of players and setting, played in several ways.

#![allow(dead_code, reason = "every file of tests takes what it needs")]

use magnumsal_bots::{Bot, Budget, Level};
use magnumsal_rules::{
    AllowedValues, Expansion, Game, Move, MoveList, RuleSet, Setting, SettingValue, Viewer,
};
use rand::{RngExt, SeedableRng, rngs::SmallRng};
use std::mem::discriminant;

/// Every expansion with every number of players.
pub const TABLES: [(Expansion, usize); 7] = [
    (Expansion::None, 2),
    (Expansion::None, 3),
    (Expansion::None, 4),
    (Expansion::Muria, 2),
    (Expansion::Muria, 3),
    (Expansion::Muria, 4),
    (Expansion::Muria, 5),
];

/// The usual settings, each setting changed alone, and all of them together.
pub fn settings(round_limit: u8) -> Vec<RuleSet> {
    let usual = RuleSet { round_limit, ..RuleSet::default() };
    let mut all = vec![usual];
    let mut together = usual;
    for setting in Setting::all().iter().filter(|setting| setting.key != "expansion") {
        let others: Vec<SettingValue> = match setting.allowed {
            AllowedValues::OneOf(_) => setting.others().map(|choice| choice.value).collect(),
            AllowedValues::Number { .. } => Vec::new(),
        };
        for value in others {
            let mut alone = usual;
            assert!(setting.set(&mut alone, value) && setting.set(&mut together, value));
            all.push(alone);
        }
    }
    all.push(together);
    all
}

/// How a game is played.
#[derive(Clone, Copy, Debug)]
pub enum Play {
    /// Every legal move alike.
    Uniform,
    /// A verb first, then one of its moves: rare ones come up often.
    ByVerb,
    /// Half the moves are an apprentice's.
    Sensible,
}

/// Plays a game to its end and shows every position, also the last.
pub fn play(rules: RuleSet, players: usize, seed: u64, how: Play, mut show: impl FnMut(&Game)) {
    let mut game = Game::from_seed(rules, players, seed).unwrap();
    let mut player = Player::new(seed, how);
    loop {
        show(&game);
        let Some(mv) = player.choose(&game) else { return };
        game.play_unchecked(mv);
    }
}

/// Somebody who plays for all.
pub struct Player {
    rng: SmallRng,
    list: MoveList,
    bot: Box<dyn Bot>,
    how: Play,
}

impl Player {
    pub fn new(seed: u64, how: Play) -> Self {
        let bot = Level::Apprentice.bot(seed, 1);
        Self { rng: SmallRng::seed_from_u64(seed), list: MoveList::new(), bot, how }
    }

    /// A legal move; nothing once the game is over.
    pub fn choose(&mut self, game: &Game) -> Option<Move> {
        game.legal_moves(&mut self.list);
        let seat = game.to_move()?;
        let any = self.list[self.rng.random_range(0..self.list.len())];
        Some(match self.how {
            Play::Uniform => any,
            Play::ByVerb => {
                let verb = self.verb();
                let of_verb = self.list.iter().filter(|mv| discriminant(*mv) == verb);
                let of_verb: Vec<Move> = of_verb.copied().collect();
                of_verb[self.rng.random_range(0..of_verb.len())]
            }
            Play::Sensible if self.rng.random() => {
                self.bot.play(&game.view(Viewer::Seat(seat)), Budget::Iterations(1)).unwrap()
            }
            Play::Sensible => any,
        })
    }

    /// One of the verbs of the list; passing and the town square wait their turn.
    fn verb(&mut self) -> std::mem::Discriminant<Move> {
        let mut verbs: Vec<_> = self.list.iter().map(discriminant).collect();
        verbs.dedup();
        let idle = [discriminant(&Move::Pass), discriminant(&Move::Square)];
        let busy: Vec<_> = verbs.iter().copied().filter(|verb| !idle.contains(verb)).collect();
        let pool = if busy.is_empty() || self.rng.random_ratio(1, 12) { verbs } else { busy };
        pool[self.rng.random_range(0..pool.len())]
    }
}

/// Shows every position of some games at each table with each setting, in each way to play.
pub fn each_position(round_limit: u8, mut show: impl FnMut(&Game)) {
    for (table, (expansion, players)) in TABLES.into_iter().enumerate() {
        for (number, rules) in settings(round_limit).into_iter().enumerate() {
            let rules = RuleSet { expansion, ..rules };
            for (way, how) in [Play::Uniform, Play::ByVerb, Play::Sensible].into_iter().enumerate()
            {
                play(rules, players, (100 * table + 3 * number + way) as u64, how, &mut show);
            }
        }
    }
}

/// A base game at its start.
pub fn start(players: usize) -> Game {
    Game::from_seed(RuleSet::default(), players, 1).unwrap()
}
