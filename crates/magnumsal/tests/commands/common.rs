//! Helpers: runs the real program, with folders of its own for files.

#![allow(clippy::unwrap_used, clippy::panic, reason = "a test that cannot go on stops")]

use magnumsal_rules::{Edition, Expansion, Game, Move, Record, RuleSet, Setup};
use rand::{RngExt, SeedableRng};
use rand_chacha::ChaCha8Rng;
use std::{
    fs,
    io::Write,
    path::Path,
    process::{Command, Output, Stdio},
};
use tempfile::TempDir;

/// The program with these arguments, in English for any language of the machine.
pub fn command(args: &[&str]) -> Command {
    let mut command = Command::new(env!("CARGO_BIN_EXE_magnumsal"));
    command.args(args).env("LANG", "C");
    for other in ["LC_ALL", "LC_MESSAGES", "MAGNUMSAL_LANGUAGE"] {
        command.env_remove(other);
    }
    command
}

/// Runs the program to its end.
pub fn run(args: &[&str]) -> Output {
    command(args).stdin(Stdio::null()).output().unwrap()
}

/// Runs the program to its end, with these variables in its environment.
pub fn run_with_variables(args: &[&str], variables: &[(&str, &str)]) -> Output {
    command(args).envs(variables.iter().copied()).stdin(Stdio::null()).output().unwrap()
}

/// Runs the program with a text on standard input.
pub fn run_with_input(args: &[&str], input: &str) -> Output {
    let mut child = command(args)
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .stderr(Stdio::piped())
        .spawn()
        .unwrap();
    let mut stdin = child.stdin.take().unwrap();
    let input = input.to_owned();
    let writer = std::thread::spawn(move || stdin.write_all(input.as_bytes()));
    let output = child.wait_with_output().unwrap();
    // A program that refuses its arguments does not read.
    let _ = writer.join().unwrap();
    output
}

/// Standard output, of a command that must succeed.
pub fn ok(output: &Output) -> String {
    assert_eq!(output.status.code(), Some(0), "{}", stderr(output));
    stdout(output)
}

pub fn stdout(output: &Output) -> String {
    String::from_utf8(output.stdout.clone()).unwrap()
}

pub fn stderr(output: &Output) -> String {
    String::from_utf8(output.stderr.clone()).unwrap()
}

/// A command that must fail with this code, one line of error and no other output; the line.
#[track_caller]
pub fn fails(output: &Output, code: i32) -> String {
    let message = stderr(output);
    assert_eq!(output.status.code(), Some(code), "{message}");
    assert_eq!(message.lines().count(), 1, "{message}");
    assert!(message.starts_with("error: "), "{message}");
    assert_eq!(stdout(output), "");
    message
}

/// A folder that is deleted at the end of the test.
pub struct Folder(TempDir);

impl Folder {
    pub fn new() -> Self {
        Self(TempDir::new().unwrap())
    }

    pub fn path(&self) -> &Path {
        self.0.path()
    }

    /// The path of a file in the folder, as an argument.
    pub fn file(&self, name: &str) -> String {
        self.0.path().join(name).to_str().unwrap().to_owned()
    }

    /// Writes a file and gives its path.
    pub fn write(&self, name: &str, text: &str) -> String {
        let path = self.file(name);
        fs::write(&path, text).unwrap();
        path
    }

    /// A new two-player game from seed 1, as a file.
    pub fn game(&self) -> String {
        let path = self.file("game.json");
        ok(&run(&["new", "--seed", "1", "--out", &path]));
        path
    }
}

/// A record of a game played at random for `plies` moves, or to its end.
pub fn random_record(rules: RuleSet, players: usize, seed: u64, plies: usize) -> Record {
    let edition = Edition::standard();
    let names = ["Ada", "Bruno", "Cleo", "Dora", "Emil"];
    let names = names.iter().take(players).map(ToString::to_string).collect();
    let setup = Setup::from_seed(&rules, edition, seed);
    let mut record = Record::new(rules, names, setup, edition).unwrap();
    let mut game = record.start().unwrap();
    let mut rng = ChaCha8Rng::seed_from_u64(seed);
    let mut list = Vec::new();
    while record.moves.len() < plies && !game.is_over() {
        game.legal_moves(&mut list);
        let mv = list[rng.random_range(0..list.len())];
        game.play(&mv).unwrap();
        record.moves.push(mv.to_string());
    }
    record
}

/// Plays at random until a move leads to a wanted position; the record before the move, and it.
#[track_caller]
pub fn reach(rules: RuleSet, wanted: impl Fn(&Game, Move) -> bool) -> (Record, String) {
    for seed in 0..100 {
        let mut record = random_record(rules, 4, seed, usize::MAX);
        let mut game = record.start().unwrap();
        for ply in 0..record.moves.len() {
            let mv: Move = record.moves[ply].parse().unwrap();
            game.play(&mv).unwrap();
            if wanted(&game, mv) {
                let text = record.moves[ply].clone();
                record.moves.truncate(ply);
                return (record, text);
            }
        }
    }
    panic!("no such position in a hundred games")
}

/// The rules of both boxes.
pub fn both() -> [RuleSet; 2] {
    [Expansion::None, Expansion::Muria].map(|expansion| RuleSet { expansion, ..RuleSet::default() })
}
