//! The words of a sketch: what is said, line by line.

use super::SketchError;
use crate::{
    ForemanSign, Order, Phase, Post, RuleSet, Salt, Seat, Space, Tile, Tool, seat::MAX_SEATS,
};
use serde_json::Value;
use std::collections::{BTreeMap, BTreeSet};

type Read<T> = Result<T, SketchError>;

/// What a sketch says; all else is to be filled in.
#[derive(Default)]
pub(super) struct Said {
    /// First words of lines, each with the part that was said there.
    parts: BTreeSet<(String, String)>,
    pub(super) rules: RuleSet,
    /// Seats that are named, as a number of players.
    pub(super) seats: u8,
    pub(super) players: Option<u8>,
    pub(super) turn: Option<Seat>,
    pub(super) start: Option<Seat>,
    pub(super) phase: Option<Phase>,
    pub(super) round: Option<u8>,
    pub(super) over: bool,
    pub(super) named: Vec<Space>,
    pub(super) mine: BTreeMap<Space, SaidSpace>,
    /// Spaces of which it is said that no tile lies there.
    pub(super) empty: BTreeSet<Space>,
    pub(super) belongings: [SaidPlayer; MAX_SEATS],
    pub(super) castle: SaidCastle,
    pub(super) market: Option<Salt>,
    pub(super) inn: Option<u8>,
    pub(super) workshop: SaidWorkshop,
    pub(super) posts: BTreeMap<Post, (Seat, bool)>,
    pub(super) brine: Option<u8>,
    pub(super) boiling: Pieces,
    pub(super) shafts: Option<u8>,
}

/// What is said of a player.
#[derive(Default)]
pub(super) struct SaidPlayer {
    pub(super) coins: Option<u16>,
    pub(super) salt: Option<Salt>,
    pub(super) supply: Option<u8>,
    pub(super) miners: Option<u8>,
    pub(super) orders: Option<u8>,
    pub(super) ready: Vec<Tool>,
    pub(super) used: Vec<Tool>,
}

/// What is said of the castle.
#[derive(Default)]
pub(super) struct SaidCastle {
    pub(super) orders: Vec<Option<Order>>,
    pub(super) next: Vec<Order>,
    pub(super) left: Option<u8>,
    pub(super) done: Option<u8>,
    pub(super) near: Pieces,
    pub(super) far: Pieces,
    /// T2: of the player on turn.
    pub(super) arrived: Pieces,
}

/// What is said of the workshop.
#[derive(Default)]
pub(super) struct SaidWorkshop {
    pub(super) open: Vec<Tool>,
    pub(super) next: Vec<Tool>,
    pub(super) left: Option<u8>,
}

/// What is said of a space.
#[derive(Default)]
pub(super) struct SaidSpace {
    pub(super) tile: SaidTile,
    pub(super) pieces: Pieces,
    pub(super) marker: Option<Seat>,
}

/// What is said of a chamber's tile.
#[derive(Default, Clone, Copy, PartialEq)]
pub(super) enum SaidTile {
    /// It lies there as it was laid.
    #[default]
    Closed,
    /// Nobody has entered it, and a bucket has brought water.
    Watered(u8),
    /// Nobody has entered it; this tile lies there.
    Under(Tile),
    /// Somebody has entered it, and this is left there.
    Open(Tile),
}

/// Pieces at a place, by seat.
#[derive(Default, Clone, Copy, PartialEq)]
pub(super) struct Pieces {
    pub(super) standing: [u8; MAX_SEATS],
    pub(super) tired: [u8; MAX_SEATS],
    pub(super) foremen: [Option<ForemanSign>; MAX_SEATS],
}

impl Pieces {
    pub(super) fn sign(&self, seat: Seat) -> ForemanSign {
        self.foremen[seat.index()].unwrap_or(ForemanSign::None)
    }
}

/// What a line can begin with.
const FIRST_WORDS: &str = "`rules`, `players`, `turn`, `start`, `phase`, `round`, `over`, `mine`, \
     `castle`, `market`, `inn`, `workshop`, `posts`, `saltworks`, `shafts`, or a player from `a` to \
     `e`";
const NUMBER: &str = "a number";
const PIECES: &str = "pieces: `a` to `e` for miners, `A` to `E` for foremen, `~` after the tired";
const WAITING: &str = "pieces: `a` to `e` for miners, `A` to `E` for foremen, none of them tired";
const TOOL: &str = "the name of a tool";
const ORDER: &str = "an order such as `bb=9`";
const SALT: &str = "salt: letters `b`, `g`, `w`, `u` in this order, or `-` for none";
const SEAT: &str = "a player from `a` to `e`";
const ONCE: &str = "something that was not said before";

/// One line's first word and those after it.
struct Line<'a> {
    number: usize,
    first: &'a str,
    words: Vec<&'a str>,
}

/// The words after a keyword, as far as the next one; before the first the keyword is empty.
type Group<'a> = (&'static str, Vec<&'a str>);

impl<'a> Line<'a> {
    fn wrong<T>(&self, word: &str, expected: &'static str) -> Read<T> {
        Err(SketchError::Word { line: self.number, word: word.to_owned(), expected })
    }

    /// What a word stands for.
    fn read<T>(&self, word: &str, found: Option<T>, expected: &'static str) -> Read<T> {
        found.map_or_else(|| self.wrong(word, expected), Ok)
    }

    fn number<T: std::str::FromStr>(&self, word: &str) -> Read<T> {
        let digits = word.bytes().all(|byte| byte.is_ascii_digit());
        self.read(word, word.parse().ok().filter(|_| digits), NUMBER)
    }

    fn seat(&self, word: &str) -> Read<Seat> {
        let mut letters = word.chars();
        let seat = letters.next().and_then(seat_of).filter(|_| letters.next().is_none());
        self.read(word, seat.filter(|_| word.starts_with(char::is_lowercase)), SEAT)
    }

    fn salt(&self, word: &str) -> Read<Salt> {
        let salt = if word == "-" { Some(Salt::NONE) } else { Salt::parse(word) };
        self.read(word, salt.filter(|_| !word.is_empty()), SALT)
    }

    fn tools(&self, words: &[&str]) -> Read<Vec<Tool>> {
        let cards = words.iter().filter(|&&word| word != "-");
        cards.map(|word| self.read(word, Tool::from_name(word), TOOL)).collect()
    }

    /// Exactly one word.
    fn only<'w>(&self, words: &[&'w str], expected: &'static str) -> Read<&'w str> {
        match words {
            [word] => Ok(word),
            [] => self.wrong("", expected),
            [_, more, ..] => self.wrong(more, "the first word of a new line or part"),
        }
    }

    /// The parts of a line that begin with these keywords.
    fn groups(&self, keywords: &[&'static str]) -> Vec<Group<'a>> {
        let mut groups: Vec<Group<'a>> = vec![("", Vec::new())];
        for &word in &self.words {
            match keywords.iter().find(|&&keyword| keyword == word) {
                Some(keyword) => groups.push((keyword, Vec::new())),
                // There is always the first.
                None => groups.last_mut().into_iter().for_each(|(_, words)| words.push(word)),
            }
        }
        groups.retain(|(key, words)| !key.is_empty() || !words.is_empty());
        groups
    }

    /// Adds a word of pieces to those of a place.
    fn pieces(&self, word: &str, pieces: &mut Pieces, seats: &mut u8) -> Read<()> {
        let mut letters = word.chars().peekable();
        while let Some(letter) = letters.next() {
            let seat = self.read(word, seat_of(letter), PIECES)?;
            *seats = (*seats).max(seat.number() + 1);
            let tired = letters.next_if_eq(&'~').is_some();
            if letter.is_ascii_lowercase() {
                let miners = if tired { &mut pieces.tired } else { &mut pieces.standing };
                miners[seat.index()] = miners[seat.index()].saturating_add(1);
                continue;
            }
            let sign = if tired { ForemanSign::Tired } else { ForemanSign::Standing };
            if pieces.foremen[seat.index()].replace(sign).is_some() {
                return self.wrong(word, "one foreman of a player");
            }
        }
        Ok(())
    }

    /// Pieces where nobody is tired.
    fn waiting(&self, words: &[&str], seats: &mut u8) -> Read<Pieces> {
        let mut pieces = Pieces::default();
        for word in words {
            if word.contains('~') {
                return self.wrong(word, WAITING);
            }
            self.pieces(word, &mut pieces, seats)?;
        }
        match words {
            [] => self.wrong("", WAITING),
            _ => Ok(pieces),
        }
    }
}

fn seat_of(letter: char) -> Option<Seat> {
    let number = u32::from(letter.to_ascii_lowercase()).checked_sub(u32::from('a'))?;
    Seat::new(u8::try_from(number).ok()?)
}

/// Reads all lines; a `;` ends a line too.
pub(super) fn read(text: &str) -> Read<Said> {
    let mut said = Said::default();
    for (index, text) in text.lines().enumerate() {
        for text in text.split(';') {
            let mut words = text.split_whitespace();
            let Some(first) = words.next() else { continue };
            said.line(&Line { number: index + 1, first, words: words.collect() })?;
        }
    }
    let seats = said.players.unwrap_or(said.seats);
    if seats < said.seats {
        let says = |line: &str| line.split(';').any(|line| line.trim().starts_with("players"));
        let line = text.lines().position(says);
        let line = line.unwrap_or_default() + 1;
        let expected = "enough: a player with a later letter is named";
        return Err(SketchError::Word { line, word: seats.to_string(), expected });
    }
    Ok(said)
}

impl Said {
    fn line(&mut self, line: &Line<'_>) -> Read<()> {
        let words = &line.words[..];
        match line.first {
            // These have parts, which may come in several lines.
            "rules" | "mine" | "castle" | "workshop" | "posts" | "saltworks" => {}
            word if word.len() == 1 => {}
            word => self.once(line, "", word)?,
        }
        match line.first {
            "rules" => self.settings(line)?,
            "players" => self.players = Some(line.number(line.only(words, NUMBER)?)?),
            "turn" => {
                let seat = self.named_seat(line)?;
                if self.turn.is_some_and(|arrived| arrived != seat) {
                    return line.wrong(words[0], "the player whose pieces have arrived");
                }
                self.turn = Some(seat);
            }
            "start" => self.start = Some(self.named_seat(line)?),
            "phase" => {
                let word = line.only(words, NUMBER)?;
                let phase = Phase::ALL.into_iter().find(|phase| phase.number().to_string() == word);
                self.phase = Some(line.read(word, phase, "a phase: 1, 2 or 3")?);
            }
            "round" => self.round = Some(line.number(line.only(words, NUMBER)?)?),
            "over" => match words {
                [] => self.over = true,
                [word, ..] => return line.wrong(word, "the first word of a new line"),
            },
            "mine" => self.spaces(line)?,
            "castle" => self.castle(line)?,
            "market" => self.market = Some(line.salt(line.only(words, SALT)?)?),
            "inn" => self.inn = Some(line.number(line.only(words, NUMBER)?)?),
            "workshop" => self.workshop(line)?,
            "posts" => self.posts(line)?,
            "saltworks" => self.saltworks(line)?,
            "shafts" => self.shafts = Some(line.number(line.only(words, NUMBER)?)?),
            first => {
                let owner = line.seat(first);
                let Ok(owner) = owner else { return line.wrong(first, FIRST_WORDS) };
                self.seats = self.seats.max(owner.number() + 1);
                self.player(owner, line)?;
            }
        }
        Ok(())
    }

    /// Refuses a part that was said before.
    fn once(&mut self, line: &Line<'_>, part: &str, word: &str) -> Read<()> {
        match self.parts.insert((line.first.to_owned(), part.to_owned())) {
            true => Ok(()),
            false => line.wrong(word, ONCE),
        }
    }

    /// The parts of a line that begin with these keywords, each said once.
    fn groups<'a>(&mut self, line: &Line<'a>, keys: &[&'static str]) -> Read<Vec<Group<'a>>> {
        let groups = line.groups(keys);
        for (key, words) in &groups {
            let word = if key.is_empty() { words[0] } else { *key };
            self.once(line, key, word)?;
        }
        Ok(groups)
    }

    /// Settings as in records: `muria`, `mapped`, or a key with its value, as in `fatigue=all`.
    fn settings(&mut self, line: &Line<'_>) -> Read<()> {
        const SETTING: &str = "`muria`, `mapped` or a setting with its value such as `fatigue=all`";
        for word in &line.words {
            let (key, value) = match word.split_once('=') {
                None if *word == "muria" => ("expansion", "muria"),
                None => (*word, "true"),
                Some(pair) => pair,
            };
            self.once(line, key, word)?;
            let value = serde_json::from_str(value).unwrap_or_else(|_| Value::from(value));
            let mut all = serde_json::to_value(self.rules).unwrap_or_default();
            let known = all.get_mut(key).map(|place| *place = value);
            let changed = known.and_then(|()| serde_json::from_value(all).ok());
            self.rules = line.read(word, changed, SETTING)?;
        }
        Ok(())
    }

    fn named_seat(&mut self, line: &Line<'_>) -> Read<Seat> {
        let seat = line.seat(line.only(&line.words, SEAT)?)?;
        self.seats = self.seats.max(seat.number() + 1);
        Ok(seat)
    }

    /// Spaces with `·` or `,` between them: a name, then tile, pieces and marker.
    fn spaces(&mut self, line: &Line<'_>) -> Read<()> {
        let text = line.words.join(" ");
        for part in text.split(['·', ',']) {
            let mut words = part.split_whitespace();
            let name = words.next().unwrap_or_default();
            let space = line.read(name, Space::parse(name), "a space such as `1C` or `2L3`")?;
            if self.mine.contains_key(&space) || self.empty.contains(&space) {
                return line.wrong(name, ONCE);
            }
            if part.trim_end().ends_with(" -") {
                if let Some(word) = words.find(|&word| word != "-") {
                    return line.wrong(word, "`-`, as no tile lies there");
                }
                self.empty.insert(space);
                continue;
            }
            let mut here = SaidSpace::default();
            for word in words {
                if let Some(owner) = word.strip_prefix('#') {
                    let owner = line.seat(owner)?;
                    self.seats = self.seats.max(owner.number() + 1);
                    here.marker = Some(owner);
                } else if word.starts_with('?') || word.contains('/') {
                    here.tile = tile(line, word)?;
                } else {
                    line.pieces(word, &mut here.pieces, &mut self.seats)?;
                }
            }
            self.named.push(space);
            self.mine.insert(space, here);
        }
        Ok(())
    }

    fn castle(&mut self, line: &Line<'_>) -> Read<()> {
        let order = |&word: &&str| line.read(word, Order::parse(word), ORDER);
        let groups = self.groups(line, &["left", "done", "near", "far", "arrived", "next"])?;
        for (key, words) in groups {
            let castle = &mut self.castle;
            match key {
                "left" => castle.left = Some(line.number(line.only(&words, NUMBER)?)?),
                "done" => castle.done = Some(line.number(line.only(&words, NUMBER)?)?),
                "near" => castle.near = line.waiting(&words, &mut self.seats)?,
                "far" => castle.far = line.waiting(&words, &mut self.seats)?,
                "next" => castle.next = words.iter().map(order).collect::<Read<_>>()?,
                "arrived" => {
                    castle.arrived = line.waiting(&words, &mut self.seats)?;
                    let word = words.concat();
                    let owner = word.chars().next().and_then(seat_of);
                    let others = word.chars().any(|letter| seat_of(letter) != owner);
                    let other_turn = self.turn.is_some() && self.turn != owner;
                    if others || other_turn {
                        return line.wrong(&word, "pieces of the player on turn");
                    }
                    self.turn = owner;
                }
                _ => {
                    let slot = |word: &&str| match *word {
                        "-" => Ok(None),
                        _ => order(word).map(Some),
                    };
                    castle.orders = words.iter().map(slot).collect::<Read<_>>()?;
                }
            }
        }
        Ok(())
    }

    fn workshop(&mut self, line: &Line<'_>) -> Read<()> {
        for (key, words) in self.groups(line, &["left", "next"])? {
            match key {
                "left" => self.workshop.left = Some(line.number(line.only(&words, NUMBER)?)?),
                "next" => self.workshop.next = line.tools(&words)?,
                _ => self.workshop.open = line.tools(&words)?,
            }
        }
        Ok(())
    }

    /// `market b entrance A`: who holds which post, a miner (two at the entrance) or the foreman.
    fn posts(&mut self, line: &Line<'_>) -> Read<()> {
        for pair in line.words.chunks(2) {
            let post = line.read(pair[0], Post::from_name(pair[0]), "the name of a post")?;
            let word = pair.get(1).copied().unwrap_or_default();
            let seat = line.seat(&word.to_ascii_lowercase());
            let expected = "the holder of the post: a letter for miners, a capital for a foreman";
            let seat = line.read(word, seat.ok(), expected)?;
            self.seats = self.seats.max(seat.number() + 1);
            let foreman = word.starts_with(char::is_uppercase);
            if self.posts.insert(post, (seat, foreman)).is_some() {
                return line.wrong(pair[0], ONCE);
            }
        }
        Ok(())
    }

    fn saltworks(&mut self, line: &Line<'_>) -> Read<()> {
        for (key, words) in self.groups(line, &["brine"])? {
            match key {
                "brine" => self.brine = Some(line.number(line.only(&words, NUMBER)?)?),
                _ => self.boiling = line.waiting(&words, &mut self.seats)?,
            }
        }
        Ok(())
    }

    fn player(&mut self, owner: Seat, line: &Line<'_>) -> Read<()> {
        const KEYS: [&str; 7] = ["coins", "salt", "supply", "miners", "orders", "ready", "used"];
        for (key, words) in self.groups(line, &KEYS)? {
            let player = &mut self.belongings[owner.index()];
            match key {
                "coins" => player.coins = Some(line.number(line.only(&words, NUMBER)?)?),
                "salt" => player.salt = Some(line.salt(line.only(&words, SALT)?)?),
                "supply" => player.supply = Some(line.number(line.only(&words, NUMBER)?)?),
                "miners" => player.miners = Some(line.number(line.only(&words, NUMBER)?)?),
                "orders" => player.orders = Some(line.number(line.only(&words, NUMBER)?)?),
                "ready" => player.ready = line.tools(&words)?,
                "used" => player.used = line.tools(&words)?,
                _ => {
                    let expected =
                        "`coins`, `salt`, `supply`, `miners`, `orders`, `ready` or `used`";
                    return line.wrong(words.first().unwrap_or(&""), expected);
                }
            }
        }
        Ok(())
    }
}

fn tile(line: &Line<'_>, word: &str) -> Read<SaidTile> {
    const TILE: &str = "a tile: `bbg/1` is open, `/0` is spent, `?` lies face down, `?/1` so with \
         water, `?bbg/1` with this tile";
    let parse = |text| line.read(word, Tile::parse(text), TILE);
    match word.strip_prefix('?') {
        None => Ok(SaidTile::Open(parse(word)?)),
        Some("") => Ok(SaidTile::Closed),
        Some(text) if text.starts_with('/') => Ok(SaidTile::Watered(parse(text)?.water)),
        Some(text) => Ok(SaidTile::Under(parse(text)?)),
    }
}
