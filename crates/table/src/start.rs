//! How a table starts: with a new deal, with a record to go on from, or with a finished game to look
//! at or to play on. Random numbers are parameters.

use crate::{
    head::{FirstHolder, GameBox, Head, Origin},
    key::Key,
    name::{look_alike, name},
    refusal::{Problem, Refusal},
    seal::Nonce,
    spec::{NewTable, SeatRequest, TableOptions, check_bot},
    stage::Stage,
    table::{Table, called_after, free_name, open_name},
};
use magnumsal_rules::{Record, Seat, Setup, SetupError};
use rand::{CryptoRng, seq::SliceRandom};

/// What a table starts with, and the keys to it, which nobody can read out of the table again.
pub struct TableStart {
    /// What the table holds.
    pub head: Head,
    /// The host's key, valid for all seats of the host.
    pub host: Key,
    /// The invitations to open seats.
    pub invitations: Vec<(Seat, Key)>,
}

/// What is said of a table apart from its game and its seats.
struct About<'a> {
    name: Option<&'a str>,
    public: bool,
    options: &'a TableOptions,
    origin: Origin,
}

impl TableStart {
    /// A new table as it is asked for.
    pub fn new(
        request: &NewTable,
        game_box: &GameBox,
        rng: &mut impl CryptoRng,
    ) -> Result<Self, Refusal> {
        match &request.record {
            Some(record) => Self::go_on(request, &record.to_string(), game_box, rng),
            None => Self::deal(request, game_box, rng),
        }
    }

    /// A new game.
    fn deal(
        request: &NewTable,
        game_box: &GameBox,
        rng: &mut impl CryptoRng,
    ) -> Result<Self, Refusal> {
        let rules = request.rules.0;
        let (found, most) = (request.seats.len(), rules.expansion.max_players());
        if found > usize::from(most) {
            return Err(Refusal::Setup(SetupError::Players { found, most }));
        }
        let edition = &game_box.edition;
        let setup = Setup::deal(&rules, edition, None, rng).map_err(Refusal::Setup)?;
        let mut seats = request.seats.clone();
        if request.shuffle {
            seats.shuffle(rng);
        }
        let record = Record::new(rules, names(&seats)?, setup, edition)?;
        Self::seat(&About::of(request, Origin::Dealt), &seats, &record, game_box, rng)
    }

    /// A game that goes on from a record. Who has the record may know its deal, so the table
    /// is marked as imported.
    fn go_on(
        request: &NewTable,
        record: &str,
        game_box: &GameBox,
        rng: &mut impl CryptoRng,
    ) -> Result<Self, Refusal> {
        let mut record = Record::from_json(record, &game_box.edition)?;
        if record.position()?.is_over() {
            return Err(Problem::Over.into());
        }
        if request.seats.len() != record.players.len() {
            return Err(Problem::SeatCount { expected: record.players.len() }.into());
        }
        let bot = |seat: &SeatRequest| matches!(seat, SeatRequest::Bot { .. });
        if !record.knows_stacks() && request.seats.iter().any(bot) {
            return Err(Problem::BotsNeedStacks.into());
        }
        record.players = names(&request.seats)?;
        Self::seat(&About::of(request, Origin::Imported), &request.seats, &record, game_box, rng)
    }

    /// A table that shows a record.
    pub fn show(
        record: &str,
        title: Option<&str>,
        game_box: &GameBox,
        rng: &mut impl CryptoRng,
    ) -> Result<Self, Refusal> {
        let mut record = Record::from_json(record, &game_box.edition)?;
        record.position()?;
        for player in &mut record.players {
            *player = name(player)?;
        }
        let seats = vec![FirstHolder::Nobody; record.players.len()];
        let options = &TableOptions::default();
        let about = About { name: title, public: false, options, origin: Origin::Imported };
        Self::make(&about, seats, Vec::new(), &record, game_box, rng)
    }

    /// A new game that goes on from a ply of one that is over: its deal is known, and it is marked.
    pub fn fork(
        table: &Table,
        ply: usize,
        seats: &[SeatRequest],
        options: &TableOptions,
        game_box: &GameBox,
        rng: &mut impl CryptoRng,
    ) -> Result<Self, Refusal> {
        if table.stage() != Stage::Over {
            return Err(Problem::NotOver.into());
        }
        let mut record = table.record();
        if ply > record.moves.len() {
            return Err(Problem::NoPly { plies: record.moves.len() }.into());
        }
        if seats.len() != record.players.len() {
            return Err(Problem::NoSeat { seats: record.players.len() as u8 }.into());
        }
        record.moves.truncate(ply);
        record.players = names(seats)?;
        let origin = Origin::Fork { of: table.id().clone(), ply };
        let about = About { name: None, public: false, options, origin };
        Self::seat(&about, seats, &record, game_box, rng)
    }

    /// A table with these seats.
    fn seat(
        about: &About<'_>,
        requests: &[SeatRequest],
        record: &Record,
        game_box: &GameBox,
        rng: &mut impl CryptoRng,
    ) -> Result<Self, Refusal> {
        let (mut seats, mut invitations) = (Vec::new(), Vec::new());
        for (seat, request) in Seat::first(requests.len() as u8).zip(requests) {
            seats.push(match request {
                SeatRequest::Me { .. } => FirstHolder::Host,
                SeatRequest::Bot { bot } => {
                    check_bot(bot)?;
                    FirstHolder::Bot { bot: bot.clone() }
                }
                SeatRequest::Open {} => {
                    let key = Key::from_bytes(bytes(rng));
                    let hash = key.hash();
                    invitations.push((seat, key));
                    FirstHolder::Open { key: hash }
                }
            });
        }
        Self::make(about, seats, invitations, record, game_box, rng)
    }

    fn make(
        about: &About<'_>,
        seats: Vec<FirstHolder>,
        invitations: Vec<(Seat, Key)>,
        record: &Record,
        game_box: &GameBox,
        rng: &mut impl CryptoRng,
    ) -> Result<Self, Refusal> {
        about.options.check()?;
        let host = Key::from_bytes(bytes(rng));
        let head = Head {
            version: seats.iter().map(FirstHolder::version).fold(about.options.version(), u32::max),
            name: match about.name {
                Some(title) => name(title)?,
                None => called_after(&record.players),
            },
            public: about.public,
            host: host.hash(),
            seats,
            habits: about.options.clone(),
            origin: about.origin.clone(),
            // A record is always JSON.
            record: serde_json::from_str(&record.to_json()).unwrap_or_default(),
            salt: Nonce::from_bytes(bytes(rng)).text(),
            edition: game_box.name.clone(),
        };
        Ok(Self { head, host, invitations })
    }
}

impl<'a> About<'a> {
    fn of(request: &'a NewTable, origin: Origin) -> Self {
        let NewTable { name, public, habits: options, .. } = request;
        Self { name: name.as_deref(), public: *public, options, origin }
    }
}

fn bytes<const N: usize>(rng: &mut impl CryptoRng) -> [u8; N] {
    let mut bytes = [0; N];
    rng.fill_bytes(&mut bytes);
    bytes
}

/// The players' names, by seat; bots and open seats get one that no player has chosen.
fn names(seats: &[SeatRequest]) -> Result<Vec<String>, Refusal> {
    let mut chosen: Vec<String> = Vec::new();
    for seat in seats {
        if let SeatRequest::Me { name: wanted } = seat {
            let name = name(wanted)?;
            if chosen.iter().any(|other| look_alike(other, &name)) {
                return Err(Problem::NameTaken.into());
            }
            chosen.push(name);
        }
    }
    let mut names: Vec<String> = Vec::new();
    for (seat, request) in Seat::first(seats.len() as u8).zip(seats) {
        let taken = |name: &str| chosen.iter().chain(&names).any(|other| other == name);
        names.push(match request {
            SeatRequest::Me { name: wanted } => name(wanted)?,
            SeatRequest::Open {} => free_name(&open_name(seat), taken),
            SeatRequest::Bot { bot } => free_name(bot.name(), taken),
        });
    }
    Ok(names)
}
