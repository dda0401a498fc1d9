//! What is said of a move: what it does, and why.

mod deeds;
mod facts;
mod why;
mod words;

pub use facts::Reason;
pub use why::Occasion;

use crate::Phrases;
use magnumsal_rules::{Event, Game, Illegal, Move, Seat};
use words::Words;

impl Phrases {
    /// What a move does: a sentence without its subject and full stop, which says nothing of what
    /// the move turns up. An illegal move is refused. `names` are the players', by seat.
    ///
    /// ```
    /// use magnumsal_phrases::Phrases;
    /// use magnumsal_rules::{Game, RuleSet};
    ///
    /// let game = Game::from_seed(RuleSet::default(), 2, 1368)?;
    /// let deed = Phrases::english().deed(&game, &"hire".parse()?, &[])?;
    /// assert_eq!(deed, "hires a miner for 6 groszy, then has six");
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    pub fn deed(&self, game: &Game, mv: &Move, names: &[String]) -> Result<String, Illegal> {
        let seat = game.to_move().ok_or(Illegal::GameOver)?;
        let mut after = game.clone();
        let mut events = Vec::new();
        after.play_with(mv, &mut |event| events.push(event))?;
        let words = Words { phrases: self, names };
        Ok(Tale { words, game, seat, mv: *mv, after, events }.tell())
    }
}

/// A move that is to be described.
struct Tale<'a> {
    words: Words<'a>,
    /// The position before the move.
    game: &'a Game,
    /// Who moves.
    seat: Seat,
    mv: Move,
    /// The position after the move. What it turned up is not to be looked at.
    after: Game,
    events: Vec<Event>,
}
