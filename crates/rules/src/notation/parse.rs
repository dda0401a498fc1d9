//! Text as moves: strict, one way to write each move.

use crate::{
    Kind, Route, Salt, Space,
    moves::{Extraction, Feed, Forfeit, Move, Origin, Post, Side, Source, Trade},
    seat::{MAX_SEATS, Seat},
};
use serde::Serialize;
use std::str::FromStr;

/// Why a text is no move.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, thiserror::Error)]
// For programmers; sentences for players come from the message catalogue.
#[error("{self:?}")]
#[serde(tag = "code", rename_all = "kebab-case")]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub enum NotationError {
    /// The first word begins no move.
    UnknownVerb {
        /// The word.
        found: String,
        /// The words that do.
        verbs: &'static [&'static str],
    },
    /// Blanks at the ends or several in a row.
    WrongBlanks,
    /// Words are missing or too many.
    WrongForm {
        /// How the move is written.
        form: &'static str,
    },
    /// A word does not fit its place.
    WrongWord {
        /// The word.
        found: String,
        /// How the move is written.
        form: &'static str,
    },
    /// No mine has a space of this name.
    NoSpace {
        /// The word.
        found: String,
    },
    /// A piece that is neither in the supply nor on a post nor in the mine.
    NoSource {
        /// The word.
        found: String,
    },
    /// Not letters of salt in their order.
    NoSalt {
        /// The word.
        found: String,
    },
    /// A route whose spaces are not each a step from the one before.
    BrokenRoute {
        /// The word.
        found: String,
    },
    /// Two things named in the wrong order.
    WrongOrder {
        /// How the move is written.
        form: &'static str,
    },
}

/// How each move is written, by its first word.
const FORMS: [(&str, &str); 26] = [
    ("deliver", "deliver 1…4"),
    ("forfeit", "forfeit coins | forfeit b|g|w|u"),
    ("place", "place SOURCE SPACE"),
    ("rope", "rope SOURCE SPACE"),
    ("extract", "extract SPACE SALT crew N[!] [pick K] [mill]"),
    ("route", "route SPACE-…-1C"),
    ("cart", "cart SPACE | cart SPACE-SPACE"),
    ("haul", "haul"),
    ("toll", "toll SPACE SEAT:N,… (seats from 0)"),
    (
        "assist",
        "assist SOURCE castle|workshop|pump|market|saltworks|entrance | assist SOURCE+SOURCE entrance",
    ),
    ("hire", "hire"),
    ("buy", "buy 1…3"),
    ("pump", "pump SPACE 1…"),
    ("square", "square"),
    ("market", "market [commercial] sell|buy KIND[, sell|buy KIND] (KIND b, g or w)"),
    ("castle", "castle SOURCE [royal]"),
    ("boil", "boil SOURCE"),
    ("boil+", "boil+ SOURCE"),
    ("recall", "recall 1 | recall 2 | recall ! | recall 1!"),
    ("shaft", "shaft SPACE"),
    ("dig", "dig left | dig right"),
    ("bucket", "bucket SPACE SPACE"),
    ("feed", "feed SPACE | feed SPACE SPACE | feed SPACE!"),
    ("trade", "trade b|g|w"),
    ("pass", "pass"),
    ("end", "end"),
];

/// The first words alone.
const VERBS: [&str; FORMS.len()] = {
    let mut verbs = [""; FORMS.len()];
    let mut index = 0;
    while index < FORMS.len() {
        verbs[index] = FORMS[index].0;
        index += 1;
    }
    verbs
};

type Parsed<T> = Result<T, NotationError>;

impl FromStr for Move {
    type Err = NotationError;

    fn from_str(text: &str) -> Parsed<Self> {
        let mut words = text.split(' ');
        let verb = words.next().unwrap_or_default();
        let words: Vec<&str> = words.collect();
        let known = FORMS.iter().find(|(word, _)| *word == verb);
        let Some(&(_, form)) = known else {
            let verbs = &VERBS;
            return Err(NotationError::UnknownVerb { found: verb.to_owned(), verbs });
        };
        if words.contains(&"") {
            return Err(NotationError::WrongBlanks);
        }
        Words { form }.read(verb, &words)
    }
}

/// Reads the words of one move; knows how the move should be written.
struct Words {
    form: &'static str,
}

impl Words {
    fn read(&self, verb: &str, words: &[&str]) -> Parsed<Move> {
        Ok(match (verb, words) {
            ("deliver", [slot]) => Move::Deliver { slot: self.slot(slot, 4)? },
            ("forfeit", ["coins"]) => Move::Forfeit(Forfeit::Coins),
            ("forfeit", [kind]) => Move::Forfeit(Forfeit::Salt(self.kind(kind)?)),
            ("place", [from, to]) => Move::Place { piece: self.source(from)?, to: space(to)? },
            ("rope", [from, to]) => Move::Rope { piece: self.source(from)?, to: space(to)? },
            ("extract", [at, salt, "crew", crew, rest @ ..]) => {
                Move::Extract(self.extraction(at, salt, crew, rest)?)
            }
            ("route", [way]) => Move::Route(self.route(way)?),
            ("cart", [at]) => self.cart(at)?,
            ("haul", []) => Move::Haul,
            ("toll", [at, shares]) => Move::Toll { at: space(at)?, shares: self.shares(shares)? },
            ("assist", [from, post]) => self.assist(from, post)?,
            ("hire", []) => Move::Hire,
            ("buy", [slot]) => Move::Buy { slot: self.slot(slot, 3)? },
            ("pump", [at, water]) => Move::Pump { at: space(at)?, water: self.count(water)? },
            ("square", []) => Move::Square,
            ("market", ["commercial", trades @ ..]) => self.market(true, trades)?,
            ("market", trades) => self.market(false, trades)?,
            ("castle", [from]) => Move::Castle { piece: self.source(from)?, royal: false },
            ("castle", [from, "royal"]) => Move::Castle { piece: self.source(from)?, royal: true },
            ("boil", [from]) => Move::Boil { piece: self.source(from)? },
            ("boil+", [from]) => Move::BoilMore { piece: self.source(from)? },
            ("recall", ["1"]) => Move::Recall { miners: 1, foreman: false },
            ("recall", ["2"]) => Move::Recall { miners: 2, foreman: false },
            ("recall", ["!"]) => Move::Recall { miners: 0, foreman: true },
            ("recall", ["1!"]) => Move::Recall { miners: 1, foreman: true },
            ("shaft", [under]) => Move::Shaft { under: space(under)? },
            ("dig", ["left"]) => Move::Dig(Side::Left),
            ("dig", ["right"]) => Move::Dig(Side::Right),
            ("bucket", [from, to]) => Move::Bucket { from: space(from)?, to: space(to)? },
            ("feed", [who]) => Move::Feed(match who.strip_suffix('!') {
                Some(at) => Feed::Foreman(space(at)?),
                None => Feed::Miner(space(who)?),
            }),
            ("feed", [one, two]) => {
                let (one, two) = (space(one)?, space(two)?);
                if one > two {
                    return Err(NotationError::WrongOrder { form: self.form });
                }
                Move::Feed(Feed::Miners(one, two))
            }
            ("trade", [kind]) => Move::Exchange { kind: self.kind(kind)? },
            ("pass", []) => Move::Pass,
            ("end", []) => Move::End,
            _ => return Err(NotationError::WrongForm { form: self.form }),
        })
    }

    fn wrong<T>(&self, found: &str) -> Parsed<T> {
        Err(NotationError::WrongWord { found: found.to_owned(), form: self.form })
    }

    /// A number without sign or leading zero, up to 255.
    fn number(&self, text: &str) -> Parsed<u8> {
        let digits = !text.is_empty() && text.bytes().all(|b| b.is_ascii_digit());
        if digits && (text == "0" || !text.starts_with('0')) {
            text.parse().or_else(|_| self.wrong(text))
        } else {
            self.wrong(text)
        }
    }

    /// A number from 1.
    fn count(&self, text: &str) -> Parsed<u8> {
        match self.number(text)? {
            0 => self.wrong(text),
            count => Ok(count),
        }
    }

    /// A slot from 1 to `most`, as an index from 0.
    fn slot(&self, text: &str, most: u8) -> Parsed<u8> {
        match self.count(text)? {
            slot if slot <= most => Ok(slot - 1),
            _ => self.wrong(text),
        }
    }

    fn kind(&self, text: &str) -> Parsed<Kind> {
        let mut letters = text.chars();
        let kind = letters.next().and_then(Kind::from_letter);
        match kind {
            Some(kind) if letters.as_str().is_empty() => Ok(kind),
            _ => self.wrong(text),
        }
    }

    fn source(&self, text: &str) -> Parsed<Source> {
        Source::parse(text).ok_or_else(|| NotationError::NoSource { found: text.to_owned() })
    }

    fn extraction(&self, at: &str, salt: &str, crew: &str, rest: &[&str]) -> Parsed<Extraction> {
        let (pickaxes, mill) = match rest {
            [] => (0, false),
            ["mill"] => (0, true),
            ["pick", count] => (self.count(count)?, false),
            ["pick", count, "mill"] => (self.count(count)?, true),
            _ => return Err(NotationError::WrongForm { form: self.form }),
        };
        let salt = match Salt::parse(salt) {
            Some(cubes) if !cubes.is_empty() => cubes,
            _ => return Err(NotationError::NoSalt { found: salt.to_owned() }),
        };
        let (miners, foreman) = match crew.strip_suffix('!') {
            Some(miners) => (miners, true),
            None => (crew, false),
        };
        let miners = self.number(miners)?;
        Ok(Extraction { at: space(at)?, salt, miners, foreman, pickaxes, mill })
    }

    fn route(&self, text: &str) -> Parsed<Route> {
        let spaces: Vec<Space> = text.split('-').map(space).collect::<Parsed<_>>()?;
        let route = Route::through(spaces);
        route.ok_or_else(|| NotationError::BrokenRoute { found: text.to_owned() })
    }

    fn cart(&self, text: &str) -> Parsed<Move> {
        let (at, and) = match text.split_once('-') {
            Some((at, and)) => (at, Some(space(and)?)),
            None => (text, None),
        };
        Ok(Move::Cart { at: space(at)?, and })
    }

    fn shares(&self, text: &str) -> Parsed<[u8; MAX_SEATS]> {
        let mut shares = [0; MAX_SEATS];
        let mut after = 0;
        for part in text.split(',') {
            let Some((seat, share)) = part.split_once(':') else { return self.wrong(part) };
            let Some(seat) = Seat::new(self.number(seat)?) else { return self.wrong(part) };
            if seat.index() < after {
                return Err(NotationError::WrongOrder { form: self.form });
            }
            after = seat.index() + 1;
            shares[seat.index()] = self.count(share)?;
        }
        Ok(shares)
    }

    fn assist(&self, from: &str, post: &str) -> Parsed<Move> {
        let Some(post) = Post::from_name(post) else { return self.wrong(post) };
        let Some((first, second)) = from.split_once('+') else {
            return Ok(Move::Assist { piece: self.source(from)?, post });
        };
        let (first, second) = (self.source(first)?, self.source(second)?);
        if post != Post::Entrance {
            return self.wrong(post.name());
        }
        if first > second {
            return Err(NotationError::WrongOrder { form: self.form });
        }
        Ok(Move::AssistPair { first, second })
    }

    fn market(&self, commercial: bool, words: &[&str]) -> Parsed<Move> {
        let (first, second) = match words {
            [verb, kind] => (self.trade(verb, kind)?, None),
            [verb, kind, second, second_kind] => {
                let Some(kind) = kind.strip_suffix(',') else {
                    return Err(NotationError::WrongForm { form: self.form });
                };
                (self.trade(verb, kind)?, Some(self.trade(second, second_kind)?))
            }
            _ => return Err(NotationError::WrongForm { form: self.form }),
        };
        Ok(Move::Market { commercial, first, second })
    }

    fn trade(&self, verb: &str, kind: &str) -> Parsed<Trade> {
        match verb {
            "sell" => Ok(Trade::Sell(self.kind(kind)?)),
            "buy" => Ok(Trade::Buy(self.kind(kind)?)),
            _ => self.wrong(verb),
        }
    }
}

impl Source {
    /// The piece that is written so: `supply`, a space or `@` and a post, a foreman with `!`.
    pub fn parse(text: &str) -> Option<Self> {
        let (place, foreman) = match text.strip_suffix('!') {
            Some(place) => (place, true),
            None => (text, false),
        };
        let origin = match place.strip_prefix('@') {
            Some(post) => Origin::Post(Post::from_name(post)?),
            None if place == "supply" => Origin::Supply,
            None => Origin::Mine(Space::parse(place)?),
        };
        Some(Self { origin, foreman })
    }
}

parse_text! { Source: Self::parse, "a piece such as `supply`, `2L3` or `@market!`"; }

fn space(text: &str) -> Parsed<Space> {
    Space::parse(text).ok_or_else(|| NotationError::NoSpace { found: text.to_owned() })
}
