//! A table: the state that follows from its journal.
//!
//! What may be entered into the journal is decided in [`crate::command`]; how a line changes a table
//! is computed in [`crate::step`].

use crate::{
    clock::Clocks,
    entry::Absence,
    head::{FirstHolder, GameBox, Head},
    id::TableId,
    key::KeyHash,
    notices::Destination,
    refusal::Problem,
    room::Counts,
    stage::Stage,
    vote::Vote,
    wire::FirstRound,
};
use magnumsal_bots::BotSpec;
use magnumsal_rules::{Drawn, Event, Game, Move, Record, RecordError, RecordedMove, Seat};
use std::sync::Arc;

/// A table and its game, from its journal. A copy costs little.
#[derive(Clone)]
pub struct Table {
    pub(crate) fixed: Arc<Fixed>,
    /// The name that somebody has given it.
    pub(crate) title: Option<String>,
    pub(crate) chairs: Vec<Chair>,
    pub(crate) game: Game,
    pub(crate) moves: Vec<Made>,
    /// Moves that were taken back, the next one last.
    pub(crate) undone: Vec<RecordedMove>,
    pub(crate) ask: Option<Ask>,
    /// What the players have been asked to decide.
    pub(crate) vote: Option<Vote>,
    /// Since when the game rests.
    pub(crate) adjourned: Option<i64>,
    /// Whether the game was ended before it was over.
    pub(crate) ended: bool,
    /// Who has the rights of the host.
    pub(crate) host: KeyHash,
    /// Whether the host has had a seat.
    pub(crate) host_sat: bool,
    /// When the host was active last, other than by playing.
    pub(crate) host_seen: i64,
    pub(crate) clocks: Clocks,
    /// How many lines the journal has.
    pub(crate) number: u32,
    /// When the last line was written, or the table was made.
    pub(crate) last_at: i64,
    /// The number of the last line after which the position was another one.
    pub(crate) changed: u32,
    /// When that was.
    pub(crate) changed_at: i64,
    /// The ply at which a notice was sent last.
    pub(crate) noticed: Option<usize>,
    pub(crate) counts: Counts,
}

/// What of a table never changes.
pub(crate) struct Fixed {
    id: TableId,
    created: i64,
    head: Head,
    /// The deal, without moves.
    deal: Record,
    commitment: String,
    /// How many moves the game had when the table was made.
    pub(crate) begun: usize,
    pub(crate) first_round: FirstRound,
}

/// A seat and who sits on it.
#[derive(Clone, Debug)]
pub struct Chair {
    /// The player's name.
    pub name: String,
    /// Who sits there.
    pub holder: Holder,
    /// Hints that the player has had.
    pub hints: u16,
    /// Where the player's notices go.
    pub notices: Option<Destination>,
    /// Whether the host lets the player talk no more.
    pub muted: bool,
}

/// Who sits on a seat.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Holder {
    /// Nobody yet; anybody with the key may come.
    Open {
        /// What opens the seat.
        invitation: KeyHash,
    },
    /// A player.
    Human {
        /// The player's key.
        key: KeyHash,
    },
    /// A bot sits in for a player.
    Away {
        /// The player's key.
        key: KeyHash,
        /// Which bot.
        bot: BotSpec,
        /// Why the player is away.
        why: Absence,
    },
    /// A bot, since the host has removed the player; anybody with the key may come.
    Vacant {
        /// What opens the seat.
        invitation: KeyHash,
        /// Which bot.
        bot: BotSpec,
    },
    /// A bot of the table's own.
    Bot {
        /// Which one.
        bot: BotSpec,
    },
    /// Nobody ever: the table only shows a record.
    Nobody,
}

/// A move in the game.
#[derive(Clone, Debug)]
pub struct Made {
    /// The move.
    pub mv: Move,
    /// What it turned up, if nobody knows the stacks.
    pub drawn: Vec<Drawn>,
    /// Who made it.
    pub seat: Seat,
    /// G4: whether it turned something up.
    pub turned_up: bool,
}

/// A question to all players: take the game back?
#[derive(Clone, Debug)]
pub(crate) struct Ask {
    pub(crate) seat: Seat,
    pub(crate) ply: usize,
    pub(crate) agreed: Vec<KeyHash>,
    pub(crate) at: i64,
}

impl Made {
    /// The move as records write it.
    pub(crate) fn recorded(&self) -> RecordedMove {
        RecordedMove { mv: self.mv, drawn: self.drawn.clone() }
    }

    /// Plays the move again in the position in which it was made.
    pub(crate) fn play(&self, game: &mut Game, known: bool, on: &mut impl FnMut(Event)) {
        // It was legal when it was made, and so was what it turned up.
        if game.prepare(&self.recorded(), known).is_ok() {
            let _ = game.play_with(&self.mv, on);
        }
    }
}

impl Holder {
    /// The key that the seat listens to.
    pub fn key(&self) -> Option<&KeyHash> {
        match self {
            Self::Human { key } | Self::Away { key, .. } => Some(key),
            Self::Open { .. } | Self::Vacant { .. } | Self::Bot { .. } | Self::Nobody => None,
        }
    }

    /// The key with which the seat can be taken.
    pub fn invitation(&self) -> Option<&KeyHash> {
        match self {
            Self::Open { invitation } | Self::Vacant { invitation, .. } => Some(invitation),
            Self::Human { .. } | Self::Away { .. } | Self::Bot { .. } | Self::Nobody => None,
        }
    }

    /// The bot that plays the seat.
    pub fn bot(&self) -> Option<&BotSpec> {
        match self {
            Self::Away { bot, .. } | Self::Vacant { bot, .. } | Self::Bot { bot } => Some(bot),
            Self::Open { .. } | Self::Human { .. } | Self::Nobody => None,
        }
    }
}

impl Table {
    /// A table before anything happened at it.
    pub fn new(id: TableId, head: Head, created: i64, game_box: &GameBox) -> Result<Self, Problem> {
        let mut deal = head.record(game_box)?;
        let before = std::mem::take(&mut deal.moves);
        let commitment = head.commitment(&deal).ok_or(Problem::OtherEdition)?;
        let game = deal.start().map_err(|_| Problem::OtherEdition)?;
        let chairs: Vec<Chair> = deal
            .players
            .iter()
            .zip(&head.seats)
            .map(|(name, first)| Chair {
                name: name.clone(),
                holder: match first {
                    FirstHolder::Host => Holder::Human { key: head.host },
                    FirstHolder::Open { key } => Holder::Open { invitation: *key },
                    FirstHolder::Bot { bot } => Holder::Bot { bot: bot.clone() },
                    FirstHolder::Nobody => Holder::Nobody,
                },
                hints: 0,
                notices: None,
                muted: false,
            })
            .collect();
        let mut table = Self {
            title: (head.name != called_after(&deal.players)).then(|| head.name.clone()),
            clocks: Clocks::new(head.habits.clock, chairs.len(), created),
            vote: None,
            adjourned: None,
            ended: false,
            host: head.host,
            host_sat: head.seats.iter().any(|first| matches!(first, FirstHolder::Host)),
            host_seen: created,
            chairs,
            fixed: Arc::new(Fixed {
                id,
                created,
                begun: before.len(),
                first_round: FirstRound { phase: game.phase().number(), round: game.round() },
                head,
                deal,
                commitment,
            }),
            game,
            moves: Vec::new(),
            undone: Vec::new(),
            ask: None,
            number: 0,
            last_at: created,
            changed: 0,
            changed_at: created,
            noticed: None,
            counts: Counts::default(),
        };
        for text in before {
            let recorded = text.parse().map_err(|_| Problem::OtherEdition)?;
            table.make(recorded, &mut Vec::new()).map_err(|_| Problem::OtherEdition)?;
        }
        Ok(table)
    }

    /// The table's name for programs.
    pub fn id(&self) -> &TableId {
        &self.fixed.id
    }

    /// When it was made.
    pub fn created(&self) -> i64 {
        self.fixed.created
    }

    /// What it began with. It holds the deal: not for players.
    pub fn head(&self) -> &Head {
        &self.fixed.head
    }

    /// The table's name for people: the one that it was given, or the names of its players.
    pub fn title(&self) -> String {
        let players = || called_after(self.chairs.iter().map(|chair| &chair.name));
        self.title.clone().unwrap_or_else(players)
    }

    /// The seal of the deal.
    pub fn commitment(&self) -> &str {
        &self.fixed.commitment
    }

    /// A seed that belongs to the table: every review of its game with it has the same result.
    pub fn review_seed(&self) -> u64 {
        let digits = self.commitment().get(..16).unwrap_or_default();
        u64::from_str_radix(digits, 16).unwrap_or_default()
    }

    /// The game with all that is hidden; [`Game::view`] shows what players see.
    pub fn game(&self) -> &Game {
        &self.game
    }

    /// The moves in the game.
    pub fn moves(&self) -> &[Made] {
        &self.moves
    }

    /// The deal, without moves.
    pub(crate) fn deal(&self) -> &Record {
        &self.fixed.deal
    }

    /// The number of the last line after which the position was another one.
    pub fn changed(&self) -> u32 {
        self.changed
    }

    /// The number of the journal's last line.
    pub fn number(&self) -> u32 {
        self.number
    }

    /// When the last line was written, or the table was made.
    pub fn last_at(&self) -> i64 {
        self.last_at
    }

    /// Moves in the game.
    pub fn ply(&self) -> usize {
        self.moves.len()
    }

    /// How far the table is.
    pub fn stage(&self) -> Stage {
        let open = |chair: &Chair| matches!(chair.holder, Holder::Open { .. });
        if self.shows_only() || self.ended || self.game.is_over() {
            Stage::Over
        } else if self.chairs.iter().any(open) {
            Stage::Open
        } else {
            Stage::Playing
        }
    }

    /// Whether nobody plays here: the table shows a record.
    pub fn shows_only(&self) -> bool {
        self.chairs.iter().any(|chair| chair.holder == Holder::Nobody)
    }

    /// The record of the game so far. It holds the deal: not for players before the game is over.
    pub fn record(&self) -> Record {
        let mut record = self.deal().clone();
        record.players = self.chairs.iter().map(|chair| chair.name.clone()).collect();
        record.moves = self.moves.iter().map(|made| made.recorded().to_string()).collect();
        record
    }

    /// A seat and who sits on it.
    pub fn chair(&self, seat: Seat) -> Option<&Chair> {
        self.chairs.get(seat.index())
    }

    /// Whose turn it is in a game that is being played, and not adjourned.
    pub fn turn(&self) -> Option<Seat> {
        let goes_on = self.stage() == Stage::Playing && self.adjourned.is_none();
        self.game.to_move().filter(|_| goes_on)
    }

    /// The position after the first moves.
    pub fn position_at(&self, ply: usize) -> Result<Game, RecordError> {
        let mut game = self.deal().start()?;
        for made in self.moves.iter().take(ply) {
            made.play(&mut game, self.deal().knows_stacks(), &mut |_| {});
        }
        Ok(game)
    }

    /// Who has not answered yet: all players except the one who asks, a player at one screen for several.
    pub(crate) fn still_asked<'a>(&'a self, ask: &'a Ask) -> impl Iterator<Item = Seat> + 'a {
        let asker = self.chair(ask.seat).and_then(|chair| chair.holder.key());
        self.seats().filter(move |&seat| match self.chair(seat).map(|chair| &chair.holder) {
            Some(Holder::Human { key }) => Some(key) != asker && !ask.agreed.contains(key),
            _ => false,
        })
    }

    /// All seats.
    pub fn seats(&self) -> impl Iterator<Item = Seat> + Clone + use<> {
        Seat::first(self.chairs.len() as u8)
    }

    /// The first move that the player whose turn it is may take back alone: the turn's first, or
    /// the one after the last that turned something up.
    pub(crate) fn undo_floor(&self) -> usize {
        let Some(seat) = self.turn() else { return self.ply() };
        let own = |made: &&Made| made.seat == seat && made.mv != Move::End && !made.turned_up;
        self.ply() - self.moves.iter().rev().take_while(own).count()
    }

    /// The number of moves before the current turn.
    pub(crate) fn turn_start(&self) -> usize {
        let of_turn = |made: &&Made| made.mv != Move::End;
        self.ply() - self.moves.iter().rev().take_while(of_turn).count()
    }

    /// The number of moves before the action that was made last in this turn, or before the last
    /// move if that belongs to no action.
    pub(crate) fn action_start(&self) -> usize {
        let of_turn = &self.moves[self.turn_start()..];
        let goes_on = |made: &&Made| made.mv.belongs_to_action();
        let begun = of_turn.iter().rev().take_while(goes_on).count() + 1;
        self.ply() - begun.min(of_turn.len())
    }

    /// Whether somebody plays who is here or will come; all others are bots.
    pub fn has_people(&self) -> bool {
        let person =
            |chair: &Chair| matches!(chair.holder, Holder::Human { .. } | Holder::Open { .. });
        self.chairs.iter().any(person)
    }

    /// The names on all other seats.
    pub(crate) fn names_beside(&self, but: Seat) -> impl Iterator<Item = &str> {
        let others = self.seats().filter(move |&seat| seat != but);
        others.filter_map(|seat| self.chair(seat)).map(|chair| chair.name.as_str())
    }
}

/// What a table is called that nobody has given a name.
pub(crate) fn called_after<'a>(players: impl IntoIterator<Item = &'a String>) -> String {
    players.into_iter().map(String::as_str).collect::<Vec<_>>().join(", ")
}

/// The name, or with a number if it is taken.
pub fn free_name(name: &str, taken: impl Fn(&str) -> bool) -> String {
    let numbered = (2..).map(|number| format!("{name} {number}"));
    let mut names = std::iter::once(name.to_owned()).chain(numbered);
    names.find(|name| !taken(name)).unwrap_or_else(|| name.to_owned())
}

/// What a seat is called that nobody sits on yet.
pub fn open_name(seat: Seat) -> String {
    format!("Player {}", seat.number() + 1)
}
