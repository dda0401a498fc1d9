//! Moves of a position as actions, and actions as moves.

use crate::action::{Action, Fed, OTHERS, Piece, PieceOrigin};
use magnumsal_rules::{
    Direction, Due, Extraction, FOREMAN_STRENGTH, Fatigue, Feed, Game, Mine, Move, MoveList,
    Origin, Route, SLOTS, Seat, Side, Slot, Source, Space,
};

/// A position with the slots of its spaces at hand.
pub(crate) struct Translator<'g> {
    game: &'g Game,
    /// By space: its slot, or a number that is no slot's.
    slots: [u8; Space::COUNT],
    /// Who moves; the first seat once the game is over, when nothing is legal anyway.
    mover: u8,
}

impl<'g> Translator<'g> {
    pub(crate) fn new(game: &'g Game) -> Self {
        let mine = game.mine();
        let mut slots = [SLOTS as u8; Space::COUNT];
        for slot in mine.existing() {
            slots[mine.name(slot).index()] = slot.index() as u8;
        }
        Self { game, slots, mover: game.to_move().map_or(0, Seat::number) }
    }

    #[inline]
    fn slot(&self, space: Space) -> Option<Slot> {
        Slot::new(self.slots[space.index()])
    }

    fn space(&self, slot: Slot) -> Option<Space> {
        let mine = self.game.mine();
        mine.existing().has(slot).then(|| mine.name(slot))
    }

    #[inline]
    fn origin(&self, origin: Origin) -> Option<PieceOrigin> {
        Some(match origin {
            Origin::Supply => PieceOrigin::Supply,
            Origin::Post(post) => PieceOrigin::Post(post),
            Origin::Mine(space) => PieceOrigin::Mine(self.slot(space)?),
        })
    }

    #[inline]
    fn piece(&self, source: Source) -> Option<Piece> {
        Some(Piece { origin: self.origin(source.origin)?, foreman: source.foreman })
    }

    /// The action that a legal move is.
    #[inline]
    pub(crate) fn action(&self, mv: &Move) -> Option<Action> {
        Some(match *mv {
            Move::Deliver { slot } => Action::Deliver { slot },
            Move::Forfeit(penalty) => Action::Forfeit(penalty),
            Move::Place { piece, to } => {
                Action::Place { piece: self.piece(piece)?, to: self.slot(to)? }
            }
            Move::Rope { piece, to } => {
                Action::Rope { piece: self.piece(piece)?, to: self.slot(to)? }
            }
            Move::Extract(Extraction { at, salt, miners: _, foreman, pickaxes, mill }) => {
                Action::Extract { at: self.slot(at)?, salt, foreman, pickaxes, mill }
            }
            Move::Route(route) => Action::Route { shafts: self.shafts(&route)? },
            Move::Cart { at, and } => Action::Cart { at: self.slot(at)?, double: and.is_some() },
            Move::Haul => Action::Haul,
            Move::Toll { at: _, shares } => {
                let players = self.game.players();
                let seat = |place: u8| usize::from((self.mover + place) % players);
                let mut clockwise = [0; OTHERS];
                for (place, share) in (1..players).zip(&mut clockwise) {
                    *share = shares[seat(place)];
                }
                Action::Toll { shares: clockwise }
            }
            Move::Assist { piece, post } => Action::Assist { piece: self.piece(piece)?, post },
            Move::AssistPair { first, second } => {
                let [one, two] = [self.origin(first.origin)?, self.origin(second.origin)?];
                Action::AssistPair { first: one.min(two), second: one.max(two) }
            }
            Move::Hire => Action::Hire,
            Move::Buy { slot } => Action::Buy { slot },
            Move::Pump { at, water } => Action::Pump { at: self.slot(at)?, water },
            Move::Square => Action::Square,
            Move::Market { commercial, first, second } => {
                Action::Market { commercial, first, second }
            }
            Move::Castle { piece, royal } => Action::Castle { piece: self.piece(piece)?, royal },
            Move::Boil { piece } => Action::Boil { piece: self.piece(piece)? },
            Move::BoilMore { piece } => Action::BoilMore { piece: self.piece(piece)? },
            Move::Recall { miners, foreman } => Action::Recall { miners, foreman },
            Move::Shaft { under } => Action::Shaft { under: self.slot(under)? },
            Move::Dig(side) => Action::Dig(side),
            Move::Bucket { from, to } => {
                let left = to.column() < from.column();
                let side = if left { Side::Left } else { Side::Right };
                Action::Bucket { at: self.slot(from)?, side }
            }
            Move::Feed(feed) => Action::Feed(self.fed(feed)?),
            Move::Exchange { kind } => Action::Exchange { kind },
            Move::Pass => Action::Pass,
            Move::End => Action::End,
        })
    }

    fn fed(&self, feed: Feed) -> Option<Fed> {
        Some(match feed {
            Feed::Miner(at) => Fed::Miner(self.slot(at)?),
            Feed::Miners(one, two) => {
                let [one, two] = [self.slot(one)?, self.slot(two)?];
                Fed::Miners(one.min(two), one.max(two))
            }
            Feed::Foreman(at) => Fed::Foreman(self.slot(at)?),
        })
    }

    /// The built shafts that a route goes through, one bit each.
    fn shafts(&self, route: &Route) -> Option<u8> {
        let mut bits = 0;
        for space in route.spaces() {
            let slot = self.slot(space)?;
            if let Some(number) = Mine::shafts().position(|shaft| shaft == slot) {
                bits |= 1 << number;
            }
        }
        Some(bits)
    }

    fn source(&self, piece: Piece) -> Option<Source> {
        let origin = match piece.origin {
            PieceOrigin::Supply => Origin::Supply,
            PieceOrigin::Post(post) => Origin::Post(post),
            PieceOrigin::Mine(slot) => Origin::Mine(self.space(slot)?),
        };
        Some(Source { origin, foreman: piece.foreman })
    }

    /// The move that an action is here; nothing if it is none, as where a space does not exist. It need
    /// not be legal.
    pub(crate) fn mv(&self, action: &Action) -> Option<Move> {
        Some(match *action {
            Action::Deliver { slot } => Move::Deliver { slot },
            Action::Forfeit(penalty) => Move::Forfeit(penalty),
            Action::Place { piece, to } => {
                Move::Place { piece: self.source(piece)?, to: self.space(to)? }
            }
            Action::Rope { piece, to } => {
                Move::Rope { piece: self.source(piece)?, to: self.space(to)? }
            }
            Action::Extract { .. } => Move::Extract(self.extraction(action)?),
            Action::Route { shafts } => self.route(shafts)?,
            Action::Cart { at, double } => {
                let at = self.space(at)?;
                Move::Cart { at, and: if double { Some(self.next_on_way(at)?) } else { None } }
            }
            Action::Haul => Move::Haul,
            Action::Toll { shares } => self.toll(shares)?,
            Action::Assist { piece, post } => Move::Assist { piece: self.source(piece)?, post },
            Action::AssistPair { first, second } => {
                let [one, two] = [first, second].map(|origin| Piece { origin, foreman: false });
                let [one, two] = [self.source(one)?, self.source(two)?];
                Move::AssistPair { first: one.min(two), second: one.max(two) }
            }
            Action::Hire => Move::Hire,
            Action::Buy { slot } => Move::Buy { slot },
            Action::Pump { at, water } => Move::Pump { at: self.space(at)?, water },
            Action::Square => Move::Square,
            Action::Market { commercial, first, second } => {
                Move::Market { commercial, first, second }
            }
            Action::Castle { piece, royal } => Move::Castle { piece: self.source(piece)?, royal },
            Action::Boil { piece } => Move::Boil { piece: self.source(piece)? },
            Action::BoilMore { piece } => Move::BoilMore { piece: self.source(piece)? },
            Action::Recall { miners, foreman } => Move::Recall { miners, foreman },
            Action::Shaft { under } => Move::Shaft { under: self.space(under)? },
            Action::Dig(side) => Move::Dig(side),
            Action::Bucket { at, side } => {
                let from = self.space(at)?;
                let step = match side {
                    Side::Left => Direction::Left,
                    Side::Right => Direction::Right,
                };
                Move::Bucket { from, to: from.step(step)? }
            }
            Action::Feed(Fed::Miner(at)) => Move::Feed(Feed::Miner(self.space(at)?)),
            Action::Feed(Fed::Miners(one, two)) => {
                let [one, two] = [self.space(one)?, self.space(two)?];
                Move::Feed(Feed::Miners(one.min(two), one.max(two)))
            }
            Action::Feed(Fed::Foreman(at)) => Move::Feed(Feed::Foreman(self.space(at)?)),
            Action::Exchange { kind } => Move::Exchange { kind },
            Action::Pass => Move::Pass,
            Action::End => Move::End,
        })
    }

    /// E3: with the only number of miners that can be legal.
    fn extraction(&self, action: &Action) -> Option<Extraction> {
        let Action::Extract { at, salt, foreman, pickaxes, mill } = *action else { return None };
        let (mine, seat) = (self.game.mine(), self.game.to_move()?);
        let space = self.space(at)?;
        let miners = match self.game.rules().fatigue {
            Fatigue::All => mine.standing_miners(seat, at),
            Fatigue::Crew => {
                let face = if mill { mine.chamber_below(at)? } else { at };
                let need = salt.total() + u32::from(mine.water(face));
                let others = u32::from(foreman) * u32::from(FOREMAN_STRENGTH) + u32::from(pickaxes);
                // A foreman alone may be stronger than needed.
                u8::try_from(need.saturating_sub(others)).ok()?
            }
        };
        Some(Extraction { at: space, salt, miners, foreman, pickaxes, mill })
    }

    /// E4: the way up through these shafts.
    fn route(&self, shafts: u8) -> Option<Move> {
        if self.game.due() != Some(Due::Route) {
            return None;
        }
        let mut ways = MoveList::new();
        self.game.legal_moves(&mut ways);
        let fits = |mv: &Move| matches!(mv, Move::Route(way) if self.shafts(way) == Some(shafts));
        ways.into_iter().find(fits)
    }

    /// E6: the space after another one on the way up.
    fn next_on_way(&self, space: Space) -> Option<Space> {
        let way = self.game.carrying()?.way;
        let index = way.iter().position(|station| station.space == space)?;
        Some(way.get(index + 1)?.space)
    }

    /// E5: the shares of the toll that is due.
    fn toll(&self, clockwise: [u8; OTHERS]) -> Option<Move> {
        if self.game.due() != Some(Due::Toll) {
            return None;
        }
        let carrying = self.game.carrying()?;
        let at = carrying.way.get(usize::from(carrying.paid))?.space;
        let players = self.game.players();
        let mut shares = [0; magnumsal_rules::MAX_SEATS];
        for (place, share) in (1..).zip(clockwise) {
            if place < players {
                shares[usize::from((self.mover + place) % players)] = share;
            } else if share > 0 {
                return None;
            }
        }
        Some(Move::Toll { at, shares })
    }
}
