//! A table for tests: any position in a few words.
//!
//! ```ignore
//! let mut table = board("mine 1C a · 2C b · 2R1 bbg/1 aa; a coins 5");
//! table.play("place supply 3C");
//! assert_eq!(table.refuse("place supply 4R1").rule(), Rule::C1);
//! ```

use crate::{
    Edition, Game, Illegal, Kind, Move, RuleSet, Seat, Sketch, Space, event::Event, mine::Slot,
};

/// A game that a test plays and looks at.
#[derive(Clone)]
pub(crate) struct Table {
    pub(crate) game: Game,
}

pub(crate) fn seat(number: u8) -> Seat {
    Seat::new(number).unwrap()
}

pub(crate) fn space(name: &str) -> Space {
    Space::parse(name).unwrap()
}

/// A board in the short form that `docs/notation.md` describes; what is not said is as in a
/// usual second round. Player `a` is seat 0.
#[track_caller]
pub(crate) fn board(text: &str) -> Table {
    board_of(Edition::standard(), text)
}

/// A board with the values of some edition.
#[track_caller]
pub(crate) fn board_of(edition: &Edition, text: &str) -> Table {
    match Sketch::parse(text, edition) {
        Ok(sketch) => Table { game: sketch.game() },
        Err(error) => panic!("{error}\n{text}"),
    }
}

/// A game at its very start, as it was dealt.
pub(crate) fn dealt(rules: RuleSet, players: usize) -> Table {
    Table { game: Game::from_seed(rules, players, 1368).unwrap() }
}

/// `a` has a chain to `2R1`, where this is; and everything else that is given.
#[track_caller]
pub(crate) fn at_2r1(chamber: &str, more: &str) -> Table {
    board(&format!("mine 1C a · 2C a · 2R1 {chamber}; {more}"))
}

impl Table {
    fn slot(&self, name: &str) -> Slot {
        self.game.mine.slot(space(name)).unwrap_or_else(|| panic!("{name} is not in the mine"))
    }

    /// Plays moves that must be legal; each must be in the list of legal moves.
    pub(crate) fn play(&mut self, moves: &str) -> &mut Self {
        for text in moves.split(" | ") {
            let mv: Move = text.parse().unwrap_or_else(|e| panic!("{text}: {e:?}"));
            assert!(self.can(text), "{text} is not in {:?}", self.legal());
            self.game.play(&mv).unwrap_or_else(|e| panic!("{text}: {e:?}"));
        }
        self
    }

    /// Plays a move that must be legal, and returns its events.
    pub(crate) fn events(&mut self, text: &str) -> Vec<Event> {
        let mut events = Vec::new();
        let mv: Move = text.parse().unwrap();
        self.game.play_with(&mv, &mut |event| events.push(event)).unwrap();
        events
    }

    /// The refusal of a move that must be illegal: it is not in the list, and changes nothing.
    pub(crate) fn refuse(&mut self, text: &str) -> Illegal {
        let mv: Move = text.parse().unwrap_or_else(|e| panic!("{text}: {e:?}"));
        assert!(!self.can(text), "{text} is legal");
        let before = self.game.clone();
        let refusal = self.game.play(&mv).expect_err(text);
        assert!(self.game == before, "{text} was refused and changed the game");
        refusal
    }

    /// Every legal move, sorted.
    pub(crate) fn legal(&self) -> Vec<String> {
        self.game.trace_line(0).legal
    }

    /// Legal moves that begin with these words.
    pub(crate) fn legal_with(&self, prefix: &str) -> Vec<String> {
        self.legal().into_iter().filter(|text| text.starts_with(prefix)).collect()
    }

    pub(crate) fn can(&self, text: &str) -> bool {
        self.legal().iter().any(|legal| legal == text)
    }

    pub(crate) fn coins_of(&self, owner: u8) -> u16 {
        self.game.coins(seat(owner))
    }

    pub(crate) fn salt_of(&self, owner: u8) -> String {
        self.game.salt(seat(owner)).to_string()
    }

    pub(crate) fn supply_of(&self, owner: u8) -> u8 {
        self.game.player(seat(owner)).supply
    }

    /// Salt and water of a chamber, as on a tile.
    pub(crate) fn contents(&self, at: &str) -> String {
        let contents = self.game.mine.contents(self.slot(at));
        format!("{}/{}", contents.salt(), contents.water())
    }

    /// Standing and tired miners of a seat on a space.
    pub(crate) fn miners_at(&self, owner: u8, at: &str) -> (u8, u8) {
        let (mine, owner) = (&self.game.mine, seat(owner));
        (mine.standing_miners(owner, self.slot(at)), mine.tired_miners(owner, self.slot(at)))
    }

    pub(crate) fn revealed(&self, at: &str) -> bool {
        self.game.mine.revealed().has(self.slot(at))
    }

    pub(crate) fn exists(&self, at: &str) -> bool {
        self.game.mine.slot(space(at)).is_some()
    }

    pub(crate) fn market_of(&self, kind: Kind) -> u8 {
        self.game.market_cubes(kind)
    }

    /// Passes the rest of each turn until it is this seat's turn again; settles arrivals with
    /// the first legal move.
    pub(crate) fn pass_until(&mut self, owner: u8) -> &mut Self {
        loop {
            let next = match self.legal() {
                legal if legal.iter().any(|m| m == "pass") => "pass".to_owned(),
                legal if legal.iter().any(|m| m == "end") => "end".to_owned(),
                legal => legal[0].clone(),
            };
            let ended = next == "end";
            self.play(&next);
            if ended && self.game.turn.seat == seat(owner) || self.game.is_over() {
                return self;
            }
        }
    }
}
