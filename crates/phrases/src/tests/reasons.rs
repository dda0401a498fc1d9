//! Reasons: every move has one, they keep secrets, and they read as a player would say it.

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
fn every_move_has_a_reason_that_keeps_secrets() {
    let catalogues = Language::ALL.map(|language| (language, Phrases::new(language)));
    let names = names();
    let mut verbs = BTreeSet::new();
    for (rules, players, seed) in tables() {
        let mut rng = ChaCha8Rng::seed_from_u64(seed);
        let (played, _) = play(rules, players, seed);
        let moves: Vec<Move> = played.iter().map(|(_, mv)| *mv).collect();
        let mut list = Vec::new();
        for (ply, (game, made)) in played.iter().enumerate() {
            let view = game.view(Viewer::Spectator);
            let other = view.deal(&mut rng);
            let line = &moves[ply..moves.len().min(ply + 25)];
            game.legal_moves(&mut list);
            // All moves of some positions, and of every position the rare ones and the one made.
            list.retain(|mv| ply % 5 == 0 || mv == made || !mv.takes_action());
            for mv in &list {
                for (language, phrases) in &catalogues {
                    let reason = phrases.reason(&view, mv, line, &names).unwrap();
                    is_whole(&reason, mv);
                    if *language == Language::En {
                        reads_well(&reason, mv);
                    }
                    let elsewhere = phrases.reason_at(&other, mv, line, &names).unwrap();
                    assert_eq!(reason, elsewhere, "{mv} tells what is hidden");
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
fn is_whole(reason: &str, mv: &Move) {
    assert!(!reason.is_empty(), "{mv}");
    assert!(!reason.contains(['{', '}', '$', '\n']), "{mv}: {reason}");
    for wrong in ["advice-", "piece-", "  ", " ,", "("] {
        assert!(!reason.contains(wrong), "{mv}: {reason}");
    }
    assert!(reason.starts_with(|letter: char| letter.is_lowercase()), "{mv}: {reason}");
    assert!(!reason.ends_with(['.', ',', ' ']), "{mv}: {reason}");
}

#[track_caller]
fn reads_well(reason: &str, mv: &Move) {
    for wrong in ["one miners", " 1 groszy", " 1-groszy"] {
        assert!(!reason.contains(wrong), "{mv}: {reason}");
    }
}

#[test]
fn an_illegal_move_has_a_refusal() {
    let game = Game::from_seed(RuleSet::default(), 2, 1368).unwrap();
    let view = game.view(Viewer::Spectator);
    let mv = "place supply 4C".parse().unwrap();
    let refusal = Phrases::english().reason(&view, &mv, &[mv], &names()).unwrap_err();
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

/// A table at which moves are told and then made.
struct Table {
    phrases: Phrases,
    game: Game,
    names: Vec<String>,
}

impl Table {
    fn new(game: Game) -> Self {
        Self { phrases: Phrases::english(), game, names: names() }
    }

    /// The reason of a line's first move.
    #[track_caller]
    fn tell(&self, line: &[&str]) -> String {
        let line: Vec<Move> = line.iter().map(|mv| mv.parse().unwrap()).collect();
        let view = self.game.view(Viewer::Spectator);
        self.phrases.reason(&view, &line[0], &line, &self.names).unwrap()
    }

    #[track_caller]
    fn play(&mut self, moves: &[&str]) {
        for mv in moves {
            self.game.play(&mv.parse().unwrap()).unwrap();
        }
    }

    /// Tells each move with all that follow as its line, then makes it.
    #[track_caller]
    fn follow(&mut self, tale: &[(&str, &str)]) {
        let line: Vec<&str> = tale.iter().map(|(mv, _)| *mv).collect();
        for (index, (mv, expected)) in tale.iter().enumerate() {
            assert_eq!(self.tell(&line[index..]), *expected, "{mv}");
            self.play(&[mv]);
        }
    }
}

/// The game that `docs/notation.md` tells.
fn game_of_the_notation() -> Table {
    let page = include_str!("../../../../docs/notation.md");
    let json = page.split("```json\n").nth(1).unwrap().split("```").next().unwrap();
    let record = Record::from_json(json, Edition::standard()).unwrap();
    Table::new(record.start().unwrap())
}

#[test]
fn a_game_is_told_move_by_move() {
    let ends = "ends the turn";
    game_of_the_notation().follow(&[
        ("place supply 1C", "sends a miner to 1C on the way to 2L1"),
        ("end", ends),
        ("place supply 2C", "sends a miner to 2C on the way to 2R1"),
        ("end", ends),
        ("place supply 2L1", "opens 2L1 with a miner, to dig there"),
        ("place supply 2L1", "joins another piece in 2L1 with a miner, to dig there"),
        ("end", ends),
        ("buy 1", "buys a rope for 3 groszy"),
        ("place supply 2R1", "opens 2R1 with a miner, to dig there"),
        ("rope supply 2R1", "joins another piece in 2R1 with a miner by rope, to dig there"),
        ("end", ends),
        (
            "extract 2L1 bb crew 2",
            "digs two brown in 2L1 for the 15-groszy order, 2 groszy toll to Bruno",
        ),
        (
            "castle supply",
            "sends a miner to the castle with bbb for the 15-groszy order, arriving in two turns",
        ),
        ("end", ends),
        ("pump 2R1 2", "pumps two water out of 2R1 for 2 groszy, to dig there"),
        (
            "extract 2R1 gg crew 2",
            "digs two green in 2R1 for the 11-groszy order, 2 groszy toll to Ada",
        ),
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
fn a_piece_at_the_castle_gets_what_those_before_it_leave() {
    let mut table = game_of_the_notation();
    table.play(&["castle supply", "end", "pass", "end"]);
    let arriving = "arriving in two turns";
    let tell = |table: &Table| table.tell(&["castle supply"]);
    assert_eq!(tell(&table), format!("sends a miner to the castle, {arriving}"));
    // With a second brown the piece that is on its way takes the order of 9 groszy.
    table.play(&["market buy b"]);
    assert_eq!(tell(&table), format!("sends a miner to the castle, {arriving}"));
    assert_eq!(table.tell(&["pass"]), "passes an action");
    table.play(&["pass", "end", "castle supply", "pass", "end"]);
    assert_eq!(table.tell(&["deliver 1"]), "delivers bb for 9 groszy");
}

#[test]
fn purchases_are_made_for_orders() {
    let table = game_of_the_notation();
    for (mv, told) in [
        ("market buy b", "buys a brown cube for 4, enough for the 9-groszy order"),
        ("market buy g", "buys a green cube for 6, enough for the 11-groszy order"),
        (
            "market buy b, buy b",
            "buys a brown cube for 4 and buys a brown cube for 5, enough for the 15-groszy order",
        ),
        ("market sell b, buy g", "sells a brown cube for 3 and buys a green cube for 6"),
    ] {
        assert_eq!(table.tell(&[mv]), told);
    }
}

#[test]
fn t4_a_rest_is_told_once_it_is_one() {
    let mut table = game_of_the_notation();
    table.play(&["place supply 1C", "end", "place supply 2C", "end"]);
    table.play(&["place supply 2L1", "place supply 2L1", "end", "pass", "pass", "end"]);
    table.play(&["extract 2L1 bb crew 2", "pass"]);
    assert_eq!(table.tell(&["end"]), "ends the turn");
    table.play(&["end", "pass", "pass", "end"]);
    assert_eq!(table.tell(&["pass"]), "passes an action");
    assert_eq!(table.tell(&["pass", "hire"]), "passes an action");
    assert_eq!(table.tell(&["pass", "pass", "end"]), "rests: two miners stand up");
    table.play(&["pass"]);
    assert_eq!(table.tell(&["pass"]), "rests: two miners stand up");
    table.play(&["pass"]);
    assert_eq!(table.tell(&["end"]), "ends the turn: two miners stand up, rested");
}

#[test]
fn e5_tolls_that_are_still_open_are_not_invented() {
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
    let told = table.tell(&[&dig]);
    assert!(told.starts_with("digs one "), "{told}");
    assert!(told.ends_with(", tolls to be settled"), "{told}");
    let told = table.tell(&[&dig, "toll 2C 1:1"]);
    assert!(told.ends_with(", 1 grosz toll to Bruno"), "{told}");
    table.play(&[&dig]);
    assert_eq!(table.tell(&["toll 2C 0:1"]), "shares out the toll of 2C: 1 grosz to Ada");
}

#[test]
fn murias_moves_are_told() {
    let mut table = Table::new(Game::from_seed(RuleSet::muria(), 2, 1368).unwrap());
    table.play(&["place supply 1C", "end", "pass", "end"]);
    let line = ["place supply 2C", "place supply! 2L1", "end", "pass", "pass", "end"];
    let line = [&line[..], &["extract 2L1 b crew 0!"]].concat();
    assert_eq!(table.tell(&line), "sends a miner to 2C on the way to 2L1");
    table.play(&["place supply 2C"]);
    assert_eq!(table.tell(&["place supply! 2L1"]), "opens 2L1 with the foreman");
    table.play(&["place supply! 2L1", "end"]);
    for (mv, told) in [
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
        assert_eq!(table.tell(&[mv]), told);
    }
    table.play(&["boil supply"]);
    assert_eq!(table.tell(&["boil+ supply!"]), "sends the foreman along to the saltworks");
    table.play(&["boil+ supply!", "pass", "end"]);
    let shaft = "builds a shaft under 2L1 for 5 groszy and gets a brine";
    assert_eq!(table.tell(&["shaft 2L1"]), shaft);
}

#[test]
fn players_without_a_name_are_counted() {
    let mut table = game_of_the_notation();
    table.names = vec!["Ada".to_owned(), " ".to_owned()];
    table.play(&["place supply 1C", "end", "place supply 2C", "end"]);
    table.play(&["place supply 2L1", "pass", "end", "pass", "pass", "end"]);
    let told = table.tell(&["extract 2L1 b crew 1"]);
    assert_eq!(told, "digs one brown in 2L1 for the 9-groszy order, 1 grosz toll to player 2");
}
