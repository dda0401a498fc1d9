//! Deeds: every move has one, they keep secrets, and they read as a player would say it.

use crate::{Language, Phrases, turns};
use magnumsal_rules::{Edition, Game, Move, Record, RuleSet, Viewer};
use rand::{RngExt, SeedableRng};
use rand_chacha::ChaCha8Rng;
use std::{collections::BTreeSet, mem::discriminant};

const NAMES: [&str; 5] = ["Ada", "Bruno", "Cleo", "Dora", "Emil"];

fn names() -> Vec<String> {
    NAMES.map(String::from).to_vec()
}

/// Any kind of move is as likely as any other, so that rare ones come up; passing is not. Every
/// other time a shaft is built or a chamber opened, if possible: only deep mines ask everything.
fn pick(game: &Game, list: &[Move], rng: &mut ChaCha8Rng) -> Move {
    let mine = game.mine();
    let bold = |mv: &&Move| match **mv {
        Move::Shaft { .. } => true,
        Move::Place { to, .. } => mine
            .slot(to)
            .is_some_and(|slot| mine.chambers().has(slot) && !mine.revealed().has(slot)),
        _ => false,
    };
    let bold: Vec<&Move> = list.iter().filter(bold).collect();
    if !bold.is_empty() && rng.random_ratio(1, 2) {
        return *bold[rng.random_range(0..bold.len())];
    }
    let mut kinds: Vec<_> = list.iter().map(discriminant).collect();
    kinds.dedup();
    if kinds.len() > 1 {
        kinds.retain(|&kind| kind != discriminant(&Move::Pass));
    }
    let kind = kinds[rng.random_range(0..kinds.len())];
    let of_kind: Vec<&Move> = list.iter().filter(|mv| discriminant(*mv) == kind).collect();
    *of_kind[rng.random_range(0..of_kind.len())]
}

/// A game played at random: every position with the move made in it, and the last one.
fn play(rules: RuleSet, players: usize, seed: u64) -> (Vec<(Game, Move)>, Game) {
    let mut game = Game::from_seed(rules, players, seed).unwrap();
    let mut rng = ChaCha8Rng::seed_from_u64(seed);
    let (mut played, mut list) = (Vec::new(), Vec::new());
    while !game.is_over() {
        game.legal_moves(&mut list);
        let mv = pick(&game, &list, &mut rng);
        played.push((game.clone(), mv));
        game.play_unchecked(mv);
    }
    (played, game)
}

/// Settings, players and a seed: games in which together every kind of move is possible.
fn tables() -> [(RuleSet, usize, u64); 6] {
    let short = RuleSet { round_limit: 20, ..RuleSet::default() };
    let mapped = RuleSet { mapped: true, round_limit: 20, ..RuleSet::muria() };
    let muria = RuleSet::muria();
    [(short, 2, 1), (short, 4, 2), (mapped, 4, 3), (muria, 2, 15), (muria, 3, 53), (muria, 5, 35)]
}

#[test]
fn every_move_has_a_deed_that_keeps_secrets() {
    let catalogues = Language::ALL.map(|language| (language, Phrases::new(language)));
    let names = names();
    let mut verbs = BTreeSet::new();
    for (rules, players, seed) in tables() {
        let mut rng = ChaCha8Rng::seed_from_u64(seed);
        let (played, _) = play(rules, players, seed);
        let mut list = Vec::new();
        for (ply, (game, made)) in played.iter().enumerate() {
            let view = game.view(Viewer::Spectator);
            let other = view.deal(&mut rng);
            game.legal_moves(&mut list);
            // All moves of some positions, and of every position the rare ones and the one made.
            list.retain(|mv| ply % 5 == 0 || mv == made || !mv.takes_action());
            for mv in &list {
                for (language, phrases) in &catalogues {
                    let deed = phrases.deed(view.position(), mv, &names).unwrap();
                    is_whole(&deed, mv);
                    if *language == Language::En {
                        reads_well(&deed, mv);
                    }
                    let elsewhere = phrases.deed(&other, mv, &names).unwrap();
                    assert_eq!(deed, elsewhere, "{mv} reveals what is hidden");
                }
                verbs.insert(verb(mv));
            }
        }
    }
    let all = "deliver forfeit place rope extract route cart haul toll assist hire buy pump square \
               market castle boil boil+ recall shaft dig bucket feed trade pass end pair mill";
    assert_eq!(verbs, all.split_whitespace().map(String::from).collect());
}

/// The first word of the notation, and two special forms.
fn verb(mv: &Move) -> String {
    let text = mv.to_string();
    match mv {
        Move::AssistPair { .. } => "pair".to_owned(),
        Move::Extract(extraction) if extraction.mill => "mill".to_owned(),
        _ => text.split(' ').next().unwrap().to_owned(),
    }
}

/// What holds in every language.
#[track_caller]
fn is_whole(deed: &str, mv: &Move) {
    assert!(!deed.is_empty(), "{mv}");
    assert!(!deed.contains(['{', '}', '$', '\n']), "{mv}: {deed}");
    for wrong in ["advice-", "piece-", "  ", " ,", "("] {
        assert!(!deed.contains(wrong), "{mv}: {deed}");
    }
    assert!(deed.starts_with(|letter: char| letter.is_lowercase()), "{mv}: {deed}");
    assert!(!deed.ends_with(['.', ',', ' ']), "{mv}: {deed}");
}

#[track_caller]
fn reads_well(deed: &str, mv: &Move) {
    for wrong in ["one miners", " 1 groszy", " 1-groszy"] {
        assert!(!deed.contains(wrong), "{mv}: {deed}");
    }
}

#[test]
fn an_illegal_move_has_a_refusal() {
    let game = Game::from_seed(RuleSet::default(), 2, 1368).unwrap();
    let mv = "place supply 4C".parse().unwrap();
    let refusal = Phrases::english().deed(&game, &mv, &names()).unwrap_err();
    assert_eq!(refusal.rule().id(), "C1");
}

#[test]
fn lines_are_cut_into_turns() {
    for (rules, players, seed) in tables() {
        let (played, _) = play(rules, players, seed);
        let moves: Vec<Move> = played.iter().map(|(_, mv)| *mv).collect();
        for from in (0..played.len()).step_by(41) {
            let mut ply = from;
            for turn in turns(&played[from].0, &moves[from..]) {
                for mv in turn.moves {
                    let (game, made) = &played[ply];
                    assert_eq!((mv, Some(turn.seat)), (made, game.to_move()));
                    assert_eq!(turn.phase, game.phase());
                    ply += 1;
                }
            }
            assert_eq!(ply, played.len());
        }
    }
}

/// A table at which moves are described and then made.
struct Table {
    phrases: Phrases,
    game: Game,
    names: Vec<String>,
}

impl Table {
    fn new(game: Game) -> Self {
        Self { phrases: Phrases::english(), game, names: names() }
    }

    /// What a move does.
    #[track_caller]
    fn tell(&self, mv: &str) -> String {
        self.phrases.deed(&self.game, &mv.parse().unwrap(), &self.names).unwrap()
    }

    #[track_caller]
    fn play(&mut self, moves: &[&str]) {
        for mv in moves {
            self.game.play(&mv.parse().unwrap()).unwrap();
        }
    }

    /// Describes each move, then makes it.
    #[track_caller]
    fn follow(&mut self, tale: &[(&str, &str)]) {
        for (mv, expected) in tale {
            assert_eq!(self.tell(mv), *expected, "{mv}");
            self.play(&[mv]);
        }
    }
}

/// The example game of `docs/notation.md`.
fn game_of_the_notation() -> Table {
    let page = include_str!("../../../../docs/notation.md");
    let json = page.split("```json\n").nth(1).unwrap().split("```").next().unwrap();
    let record = Record::from_json(json, Edition::standard()).unwrap();
    Table::new(record.start().unwrap())
}

#[test]
fn a_game_is_described_move_by_move() {
    let ends = "ends the turn";
    game_of_the_notation().follow(&[
        ("place supply 1C", "sends a miner to 1C"),
        ("end", ends),
        ("place supply 2C", "sends a miner to 2C"),
        ("end", ends),
        ("place supply 2L1", "opens 2L1 with a miner"),
        ("place supply 2L1", "joins another piece in 2L1 with a miner"),
        ("end", ends),
        ("buy 1", "buys a rope for 3 groszy"),
        ("place supply 2R1", "opens 2R1 with a miner"),
        ("rope supply 2R1", "joins another piece in 2R1 with a miner by rope"),
        ("end", ends),
        ("extract 2L1 bb crew 2", "digs two brown in 2L1"),
        ("castle supply", "sends a miner to the castle, arriving in two turns"),
        ("end", ends),
        ("pump 2R1 2", "pumps two water out of 2R1 for 2 groszy"),
        ("extract 2R1 gg crew 2", "digs two green in 2R1"),
        ("end", ends),
        ("assist supply market", "posts a miner at the market, a grosz for each visit"),
        ("square", "takes a grosz on the town square"),
        ("end", ends),
        ("market sell g, sell b", "sells a green cube for 5 and sells a brown cube for 3"),
        ("pass", "passes an action"),
        ("end", ends),
        ("deliver 3", "delivers bbb for 15 groszy"),
        ("hire", "hires a miner for 6 groszy, then has six"),
        ("place supply 2L2", "opens 2L2 with a miner"),
        ("end", ends),
    ]);
}

#[test]
fn t4_a_rest_is_described_only_when_it_is_one() {
    let mut table = game_of_the_notation();
    table.play(&["place supply 1C", "end", "place supply 2C", "end"]);
    table.play(&["place supply 2L1", "place supply 2L1", "end", "pass", "pass", "end"]);
    table.play(&["extract 2L1 bb crew 2", "pass"]);
    assert_eq!(table.tell("end"), "ends the turn");
    table.play(&["end", "pass", "pass", "end"]);
    assert_eq!(table.tell("pass"), "passes an action");
    table.play(&["pass"]);
    assert_eq!(table.tell("pass"), "rests: two miners stand up");
    table.play(&["pass"]);
    assert_eq!(table.tell("end"), "ends the turn: two miners stand up, rested");
}

#[test]
fn murias_moves_are_described() {
    let mut table = Table::new(Game::from_seed(RuleSet::muria(), 2, 1368).unwrap());
    table.play(&["place supply 1C", "end", "pass", "end"]);
    assert_eq!(table.tell("place supply 2C"), "sends a miner to 2C");
    table.play(&["place supply 2C"]);
    assert_eq!(table.tell("place supply! 2L1"), "opens 2L1 with the foreman");
    table.play(&["place supply! 2L1", "end"]);
    for (mv, expected) in [
        ("boil supply", "sends a miner to the saltworks for brine"),
        (
            "assist supply+supply entrance",
            "posts two miners at the mine entrance, a grosz for each extraction",
        ),
        (
            "assist supply! entrance",
            "posts the foreman at the mine entrance, a grosz for each extraction",
        ),
        ("castle supply!", "sends the foreman to the castle, arriving in two turns"),
    ] {
        assert_eq!(table.tell(mv), expected);
    }
    table.play(&["boil supply"]);
    assert_eq!(table.tell("boil+ supply!"), "sends the foreman along to the saltworks");
    table.play(&["boil+ supply!", "pass", "end"]);
    let shaft = "builds a shaft under 2L1 for 5 groszy and gets a brine";
    assert_eq!(table.tell("shaft 2L1"), shaft);
}

#[test]
fn e5_a_toll_is_shared_among_players_by_name() {
    let mut table = Table::new(Game::from_seed(RuleSet::default(), 3, 1368).unwrap());
    table.play(&["place supply 1C", "end", "place supply 1C", "end", "place supply 1C", "end"]);
    table.play(&["place supply 2C", "pass", "end"]);
    table.play(&["place supply 2C", "pass", "end"]);
    table.play(&["place supply 2L1", "place supply 2L1", "end"]);
    table.play(&["pass", "pass", "end", "pass", "pass", "end"]);
    let mut list = Vec::new();
    table.game.legal_moves(&mut list);
    let digs = |mv: &Move| matches!(mv, Move::Extract(extraction) if extraction.salt.total() == 1);
    let dig = list.into_iter().find(digs).unwrap().to_string();
    assert!(table.tell(&dig).starts_with("digs one "));
    table.play(&[&dig]);
    assert_eq!(table.tell("toll 2C 0:1"), "shares out the toll of 2C: 1 grosz to Ada");
    table.names = vec![" ".to_owned()];
    assert_eq!(table.tell("toll 2C 0:1"), "shares out the toll of 2C: 1 grosz to player 1");
}
