//! The table: a record and the position its moves lead to.

use crate::{failure::Failure, terminal::board, words::say};
use magnumsal_rules::{
    Event, Game, Move, MoveError, Record, RecordError, RecordedMove, Seat, State,
};

/// A game in progress, as it lies on the table.
pub(crate) struct Table {
    pub(crate) record: Record,
    pub(crate) game: Game,
}

impl Table {
    /// Plays all moves of a record.
    pub(crate) fn replay(record: Record) -> Result<Self, RecordError> {
        let game = record.position()?;
        Ok(Self { record, game })
    }

    /// Plays one more move and records it; returns what happened.
    pub(crate) fn play(&mut self, text: &str) -> Result<Vec<Event>, Failure> {
        let number = self.record.moves.len() + 1;
        let refused = |error| {
            let which = say("cli-move-number", &[("number", number.into()), ("move", text.into())]);
            Failure::a_move(&which, &error)
        };
        let recorded: RecordedMove = text.parse().map_err(refused)?;
        self.game.prepare(&recorded, self.record.knows_stacks()).map_err(refused)?;
        let mut events = Vec::new();
        self.game
            .play_with(&recorded.mv, &mut |event| events.push(event))
            .map_err(|error| refused(MoveError::Illegal(error)))?;
        self.record.moves.push(recorded.to_string());
        Ok(events)
    }

    /// Whether somebody has to say what a move turns up: nobody knows the stacks.
    pub(crate) fn needs_draws(&self, mv: &Move) -> bool {
        !self.record.knows_stacks() && !self.game.draws(mv).is_empty()
    }

    /// All that lies open, as in traces.
    pub(crate) fn state(&self) -> State {
        self.game.state()
    }

    /// The seats of this game.
    pub(crate) fn seats(&self) -> impl DoubleEndedIterator<Item = Seat> + Clone + use<> {
        Seat::first(self.game.players())
    }

    /// The seats of the players of this name, which an option gave; at least one.
    pub(crate) fn seats_called(&self, name: &str, option: &str) -> Result<Vec<Seat>, Failure> {
        let shown = |seat: Seat| board::display_name(self, seat);
        let seats: Vec<Seat> =
            self.seats().filter(|&seat| shown(seat).trim() == name.trim()).collect();
        if seats.is_empty() {
            let players: Vec<String> = self.seats().map(shown).collect();
            return Err(Failure::no_such_player(option, name, &players));
        }
        Ok(seats)
    }
}
