//! A table for tests: any position in a few words.
//!
//! ```ignore
//! let mut table = Table::base(3)
//!     .miners(0, "1C", 1)
//!     .chamber("2R1", "bbg", 1)
//!     .coins(0, 5);
//! table.play("place supply 2C");
//! assert_eq!(table.refuse("place supply 4C").rule(), Rule::C1);
//! ```

use crate::{
    Edition, Game, Illegal, Kind, Level, Move, Phase, RuleSet, Salt, Seat, Sketch, Space, Tool,
    edition::Tile,
    event::Event,
    game::{Assistant, Foreman, Open, Stage},
    mine::{Contents, Slot},
    moves::Post,
};

/// A game in the making: its second round, seat 0 to act with two actions and empty hands apart
/// from what S2 and S3 give.
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

/// A board in the short form that `docs/notation.md` describes; whatever is not said is as in a
/// usual second round. Player `a` is seat 0.
#[track_caller]
pub(crate) fn board(text: &str) -> Table {
    board_of(Edition::standard(), text)
}

/// A board with the values of some edition.
#[track_caller]
pub(crate) fn board_of(edition: &'static Edition, text: &str) -> Table {
    match Sketch::parse(text, edition) {
        Ok(sketch) => Table { game: sketch.game() },
        Err(error) => panic!("{error}\n{text}"),
    }
}

/// A game at its very start, as it was dealt.
pub(crate) fn dealt(rules: RuleSet, players: usize) -> Table {
    Table { game: Game::from_seed(rules, players, 1368).unwrap() }
}

/// `a` has a chain to `2R1`, where this is; and whatever else is said.
#[track_caller]
pub(crate) fn at_2r1(chamber: &str, more: &str) -> Table {
    board(&format!("mine 1C a · 2C a · 2R1 {chamber}; {more}"))
}

impl Table {
    /// The base game.
    pub(crate) fn base(players: usize) -> Self {
        Self::with(RuleSet::default(), players)
    }

    /// With Muria.
    pub(crate) fn muria(players: usize) -> Self {
        Self::with(RuleSet::muria(), players)
    }

    /// With any settings.
    pub(crate) fn with(rules: RuleSet, players: usize) -> Self {
        let mut game = Game::from_seed(rules, players, 1368).unwrap();
        game.turn.round = 2;
        game.turn.actions = 2;
        Self { game }
    }

    fn slot(&self, name: &str) -> Slot {
        self.game.mine.slot(space(name)).unwrap_or_else(|| panic!("{name} is not in the mine"))
    }

    /// More standing miners of a seat on a space; the seat owns them in addition to its supply.
    pub(crate) fn miners(mut self, owner: u8, at: &str, count: u8) -> Self {
        let slot = self.slot(at);
        for _ in 0..count {
            self.game.mine.add_miner(seat(owner), slot);
            self.game.player_mut(seat(owner)).miners += 1;
        }
        self
    }

    /// More tired miners of a seat on a space.
    pub(crate) fn tired(self, owner: u8, at: &str, count: u8) -> Self {
        let mut table = self.miners(owner, at, count);
        let slot = table.slot(at);
        table.game.mine.tire(seat(owner), slot, count, false);
        table
    }

    /// The seat's foreman moves from the supply to a space.
    pub(crate) fn foreman(mut self, owner: u8, at: &str) -> Self {
        let slot = self.slot(at);
        self.game.player_mut(seat(owner)).foreman = Foreman::Mine;
        self.game.mine.add_foreman(seat(owner), slot);
        self
    }

    /// The seat's foreman moves from the supply to a space and is tired.
    pub(crate) fn tired_foreman(self, owner: u8, at: &str) -> Self {
        let mut table = self.foreman(owner, at);
        let slot = table.slot(at);
        table.game.mine.tire(seat(owner), slot, 0, true);
        table
    }

    /// A chamber is revealed, with exactly this salt and water. Lays no tiles beside it.
    pub(crate) fn chamber(mut self, at: &str, salt: &str, water: u8) -> Self {
        let slot = self.slot(at);
        let tile = Tile { salt: Salt::parse(salt).unwrap(), water };
        self.game.mine.set_contents(slot, Contents::default());
        self.game.mine.reveal(slot, Contents::of_tile(tile));
        self
    }

    /// Muria: a face-down tile of the row's level is laid on a cell.
    pub(crate) fn tile(mut self, at: &str) -> Self {
        let space = space(at);
        let level = Level::ALL[usize::from(space.depth() / 2) - 1];
        self.game.mine.lay_tile(level, space.column());
        self
    }

    /// Muria: the seat's shaft below a chamber, with a face-down tile under it if the cell is
    /// empty; takes no shaft tile from the stock.
    pub(crate) fn shaft(mut self, owner: u8, under: &str) -> Self {
        let slot = self.slot(under);
        self.game.mine.build_shaft(seat(owner), slot);
        self
    }

    pub(crate) fn coins(mut self, owner: u8, coins: u16) -> Self {
        self.game.player_mut(seat(owner)).coins = coins;
        self
    }

    pub(crate) fn salt(mut self, owner: u8, salt: &str) -> Self {
        self.game.player_mut(seat(owner)).salt = Salt::parse(salt).unwrap();
        self
    }

    /// Miners in the supply; the seat's total changes with them.
    pub(crate) fn supply(mut self, owner: u8, count: u8) -> Self {
        let player = self.game.player_mut(seat(owner));
        player.miners = player.miners - player.supply + count;
        player.supply = count;
        self
    }

    /// An unused tool card.
    pub(crate) fn tool(mut self, owner: u8, tool: Tool) -> Self {
        self.game.player_mut(seat(owner)).ready.add(tool);
        self
    }

    /// A miner of the seat on a post (two at the entrance), in addition to its supply.
    pub(crate) fn post(mut self, owner: u8, post: Post) -> Self {
        let owner = seat(owner);
        self.game.posts[post.index()] = Some(Assistant { owner, foreman: false });
        self.game.player_mut(owner).miners += if post == Post::Entrance { 2 } else { 1 };
        self
    }

    /// The seat's foreman moves from the supply to a post.
    pub(crate) fn foreman_post(mut self, owner: u8, post: Post) -> Self {
        let owner = seat(owner);
        self.game.posts[post.index()] = Some(Assistant { owner, foreman: true });
        self.game.player_mut(owner).foreman = Foreman::Post(post);
        self
    }

    /// More miners of the seat in the castle's near circle.
    pub(crate) fn near(mut self, owner: u8, count: u8) -> Self {
        self.game.castle.near[usize::from(owner)] += count;
        self.game.player_mut(seat(owner)).miners += count;
        self
    }

    /// The order in a castle slot, from 1; it must be one of the phase's.
    pub(crate) fn order(mut self, slot: u8, order: &str) -> Self {
        let phase = self.game.turn.phase.index();
        let stack = &self.game.components.orders[phase];
        let found = stack.items().iter().find(|other| other.to_string() == order);
        let number = stack.number(*found.expect("an order of this phase"));
        self.game.castle.open[usize::from(slot) - 1] = number;
        self
    }

    /// Cubes on the market: brown, green, white.
    pub(crate) fn market(mut self, cubes: [u8; 3]) -> Self {
        self.game.market.cubes = cubes;
        self
    }

    /// Brine in the saltworks.
    pub(crate) fn brine(mut self, count: u8) -> Self {
        self.game.saltworks.brine = count;
        self
    }

    /// Whose turn it is, with two actions; nothing happens at its start.
    pub(crate) fn turn(mut self, owner: u8) -> Self {
        self.game.turn.seat = seat(owner);
        self.game.turn.actions = 2;
        self.game.turn.stage = Stage::Action;
        self.game.turn.open = Open::Nothing;
        self
    }

    pub(crate) fn phase(mut self, phase: Phase) -> Self {
        self.game.turn.phase = phase;
        self
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

    /// Plays a move that must be legal, and tells its events.
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
        let before = self.game;
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

    /// Passes whatever is left of turns until it is this seat's turn again; settles arrivals with
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
