//! `--save`: every game is written down when it ends, so that the same command goes on after a kill.

use crate::failure::Failure;
use magnumsal_lab::{Entrant, Match, Played};
use magnumsal_rules::{Move, RuleSet};
use serde::{Deserialize, Serialize};
use sha2::{Digest, Sha256};
use std::{
    fs, io,
    io::{Seek, Write},
    path::{Path, PathBuf},
    sync::{Mutex, PoisonError},
};

/// What games are played with: the first line. How many there are is left open, so that more can be added.
#[derive(PartialEq, Serialize, Deserialize)]
struct Head {
    seats: Vec<String>,
    /// Fingerprints of networks from files, by seat.
    networks: Vec<Option<String>>,
    seed: u64,
    budget: String,
    /// The settings and, if the numbers of the box are others than printed, their fingerprint.
    variants: Vec<(RuleSet, Option<String>)>,
}

impl Head {
    fn of(plan: &Match) -> Self {
        let network = |entrant: &Entrant| {
            entrant.network().map(|network| hex::encode(Sha256::digest(network.to_bytes())))
        };
        let variants = plan.variants.iter();
        Self {
            seats: plan.entrants.iter().map(ToString::to_string).collect(),
            networks: plan.entrants.iter().map(network).collect(),
            seed: plan.seed,
            budget: plan.budget.to_string(),
            variants: variants
                .map(|one| (one.rules, one.edition.fingerprint(one.rules.expansion)))
                .collect(),
        }
    }
}

/// A game that was played: which deal, which of its games, and the moves.
#[derive(Serialize, Deserialize)]
struct Line {
    deal: u64,
    game: usize,
    moves: Vec<String>,
}

/// A game that was read: its deal, its place in it, its moves.
pub(super) type Saved = (u64, usize, Vec<Move>);

/// The file.
pub(super) struct Save {
    path: PathBuf,
    file: Mutex<fs::File>,
    failed: Mutex<Option<io::Error>>,
}

impl Save {
    /// Opens the file of a match, or begins it; the games that are there.
    pub(super) fn open(path: &Path, plan: &Match) -> Result<(Self, Vec<Saved>), Failure> {
        let failed = |error: io::Error| Failure::writing(path, &error);
        let options = || {
            let mut options = fs::OpenOptions::new();
            options.read(true).write(true).create(true).truncate(false);
            options
        };
        let mut file = options().open(path).map_err(failed)?;
        let text = io::read_to_string(&file)
            .map_err(|error| Failure::reading(&path.display().to_string(), &error))?;
        // Of a line that was cut off nothing is kept.
        let whole = text.rfind('\n').map_or(0, |end| end + 1);
        file.set_len(whole as u64).map_err(failed)?;
        file.seek(io::SeekFrom::End(0)).map_err(failed)?;
        let other = || {
            Failure::bad_input(format!(
                "--save: {} is of another match; give the same options or another file",
                path.display()
            ))
        };
        let head = Head::of(plan);
        let mut lines = text[..whole].lines();
        let mut saved = Vec::new();
        match lines.next() {
            None => write_line(&mut file, &head).map_err(failed)?,
            Some(first) if serde_json::from_str(first).is_ok_and(|first: Head| first == head) => {
                for line in lines {
                    saved.push(read_line(line).ok_or_else(other)?);
                }
            }
            Some(_) => return Err(other()),
        }
        let save = Self { path: path.to_owned(), file: file.into(), failed: Mutex::default() };
        Ok((save, saved))
    }

    /// Writes down a game that has ended.
    pub(super) fn add(&self, deal: u64, game: usize, played: &Played) {
        let moves = played.moves.iter().map(Move::to_string).collect();
        let mut file = self.file.lock().unwrap_or_else(PoisonError::into_inner);
        if let Err(error) = write_line(&mut file, &Line { deal, game, moves }) {
            *self.failed.lock().unwrap_or_else(PoisonError::into_inner) = Some(error);
        }
    }

    /// Whether everything could be written so far.
    pub(super) fn check(&self) -> Result<(), Failure> {
        let failed = self.failed.lock().unwrap_or_else(PoisonError::into_inner).take();
        failed.map_or(Ok(()), |error| Err(Failure::writing(&self.path, &error)))
    }
}

fn write_line(file: &mut fs::File, line: &impl Serialize) -> io::Result<()> {
    let mut text = serde_json::to_vec(line)?;
    text.push(b'\n');
    // At once, so that a kill leaves whole lines.
    file.write_all(&text)
}

fn read_line(line: &str) -> Option<Saved> {
    let Line { deal, game, moves } = serde_json::from_str(line).ok()?;
    let moves: Result<Vec<Move>, _> = moves.iter().map(|mv| mv.parse()).collect();
    Some((deal, game, moves.ok()?))
}
