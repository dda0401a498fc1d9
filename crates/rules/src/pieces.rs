//! Pieces on the move: what may leave from where. Placing (P), assistants (A), the castle (K) and
//! the saltworks (W) all begin with a piece that leaves supply, post or mine.

use crate::{
    Game, Illegal, Move, MoveList, Seat, Space, Tool,
    event::{Event, Place},
    game::{Assistant, Foreman, Open},
    mine::{Links, SLOTS, Slot, Slots},
    moves::{Building, Origin, Post, Source},
    rule::Rule,
    seat::MAX_SEATS,
};

/// A piece that may leave, and where in the mine it could go.
#[derive(Clone, Copy)]
struct Departure {
    source: Source,
    goals: Slots,
}

/// Every piece of the acting player that may leave.
///
/// Ten miners and a foreman on as many spaces, six posts and the supply: never more than 20.
struct Departures {
    list: [Departure; 20],
    len: usize,
    /// Spaces of the mine that a piece may leave.
    left: Slots,
}

impl Departures {
    #[inline]
    fn push(&mut self, source: Source, goals: Slots) {
        self.list[self.len] = Departure { source, goals };
        self.len += 1;
    }

    #[inline]
    fn iter(&self) -> std::slice::Iter<'_, Departure> {
        self.list[..self.len].iter()
    }
}

impl Game {
    fn departures(&self) -> Departures {
        let seat = self.turn.seat;
        let nothing = Departure { source: Source::miner(Origin::Supply), goals: Slots::NONE };
        let mut all = Departures { list: [nothing; 20], len: 0, left: Slots::NONE };
        let anywhere = self.mine.links().reach;
        if self.me().supply > 0 {
            all.push(Source::miner(Origin::Supply), anywhere);
        }
        if self.me().foreman == Foreman::Supply {
            all.push(Source::foreman(Origin::Supply), anywhere);
        }
        for post in Post::ALL {
            match self.posts[post.index()] {
                Some(Assistant { owner, foreman }) if owner == seat => {
                    all.push(Source { origin: Origin::Post(post), foreman }, anywhere);
                }
                _ => {}
            }
        }
        let shared = self.mine.shared(seat);
        for slot in self.mine.standing(seat) {
            let Some(reach) = self.mine.reach_without(seat, slot, shared) else { continue };
            let goals = reach - Slots::only(slot);
            all.left.set(slot, true);
            let origin = Origin::Mine(self.mine.name(slot));
            if self.mine.standing_miners(seat, slot) > 0 {
                all.push(Source::miner(origin), goals);
            }
            if self.mine.foreman_stands(seat, slot) {
                all.push(Source::foreman(origin), goals);
            }
        }
        all
    }

    /// All actions that begin with a piece, and those that continue one.
    pub(crate) fn generate_piece_actions(&self, list: &mut MoveList) {
        let departures = self.departures();
        self.generate_places(&departures, list, |piece, to| Move::Place { piece, to });
        self.generate_assists(&departures, list);
        if !self.turn.has_visited(Building::Castle) {
            let royal = self.me().ready.has(Tool::Royal);
            let visit = |royal| move |d: &Departure| Move::Castle { piece: d.source, royal };
            list.extend(departures.iter().map(visit(false)));
            if royal {
                list.extend(departures.iter().map(visit(true)));
            }
        }
        if self.rules.is_muria() && !self.turn.has_visited(Building::Saltworks) {
            list.extend(departures.iter().map(|d| Move::Boil { piece: d.source }));
        }
        if self.may_continue() {
            self.generate_continuations_of(&departures, list);
        }
    }

    /// Whether one more piece may go in the action just taken.
    fn may_continue(&self) -> bool {
        match self.turn.open {
            Open::Placing => self.me().ready.has(Tool::Rope),
            Open::Boiling => true,
            Open::Nothing | Open::Recalling => false,
        }
    }

    /// Moves that continue the action just taken, when no action is left.
    pub(crate) fn generate_continuations(&self, list: &mut MoveList) {
        if self.may_continue() {
            self.generate_continuations_of(&self.departures(), list);
        }
    }

    fn generate_continuations_of(&self, departures: &Departures, list: &mut MoveList) {
        match self.turn.open {
            Open::Placing => {
                self.generate_places(departures, list, |piece, to| Move::Rope { piece, to });
            }
            Open::Boiling => {
                list.extend(departures.iter().map(|d| Move::BoilMore { piece: d.source }));
            }
            Open::Nothing | Open::Recalling => {}
        }
    }

    #[inline]
    fn generate_places(
        &self,
        departures: &Departures,
        list: &mut MoveList,
        make: impl Fn(Source, Space) -> Move,
    ) {
        // Goals are gathered first: from a slice the list is filled without a check per move, and
        // pieces from supply and posts share them.
        let mut goals = [Space::ENTRANCE; SLOTS];
        let mut gathered = Slots::NONE;
        let mut count = 0;
        for &Departure { source, goals: wanted } in departures.iter() {
            if wanted != gathered {
                gathered = wanted;
                count = 0;
                for (place, goal) in goals.iter_mut().zip(wanted) {
                    *place = self.mine.name(goal);
                    count += 1;
                }
            }
            list.extend(goals[..count].iter().map(|&goal| make(source, goal)));
        }
    }

    fn generate_assists(&self, departures: &Departures, list: &mut MoveList) {
        let free = |post: Post| self.posts[post.index()].is_none();
        let muria = self.rules.is_muria();
        let single = |post: Post| post != Post::Entrance && (muria || !post.needs_muria());
        for post in Post::ALL.into_iter().filter(|&post| single(post) && free(post)) {
            list.extend(departures.iter().map(|d| Move::Assist { piece: d.source, post }));
        }
        if muria && free(Post::Entrance) {
            let foreman = departures.iter().find(|d| d.source.foreman);
            let post = Post::Entrance;
            list.extend(foreman.map(|d| Move::Assist { piece: d.source, post }));
            self.generate_pairs(departures, list);
        }
    }

    /// A4: every two miners that may leave in one order or the other.
    fn generate_pairs(&self, departures: &Departures, list: &mut MoveList) {
        let seat = self.turn.seat;
        let outside =
            |d: &&Departure| !d.source.foreman && !matches!(d.source.origin, Origin::Mine(_));
        let mut pair = |a: Source, b: Source| {
            list.push(Move::AssistPair { first: a.min(b), second: a.max(b) });
        };
        if self.me().supply >= 2 {
            pair(Source::miner(Origin::Supply), Source::miner(Origin::Supply));
        }
        for (index, one) in departures.iter().enumerate().filter(|(_, d)| outside(d)) {
            let later = departures.iter().skip(index + 1).filter(|d| !d.source.foreman);
            later.for_each(|other| pair(one.source, other.source));
        }
        let mut rest = self.mine.standing(seat);
        let alone = departures.left;
        while let Some(one) = rest.next() {
            let standing = self.mine.standing_miners(seat, one);
            let source = Source::miner(Origin::Mine(self.mine.name(one)));
            if standing >= 2 && self.mine.may_leave_both(seat, one, one, alone).is_ok() {
                pair(source, source);
            }
            if standing == 0 {
                continue;
            }
            for other in rest {
                let miner = self.mine.standing_miners(seat, other) > 0;
                if miner && self.mine.may_leave_both(seat, one, other, alone).is_ok() {
                    pair(source, Source::miner(Origin::Mine(self.mine.name(other))));
                }
            }
        }
    }

    /// Whether the piece is there, stands, and may leave (C2, C3); the chain once it has left.
    pub(crate) fn check_departure(&self, piece: Source, rule: Rule) -> Result<Links, Illegal> {
        let slot = self.check_piece(piece, rule)?;
        let Some(slot) = slot else { return Ok(*self.mine.links()) };
        let left = self.mine.links_without(self.turn.seat, slot);
        left.map_err(|lost| self.breaks_chain(slot, lost))
    }

    /// The refusal of C2.
    pub(crate) fn breaks_chain(&self, slot: Slot, lost: Slots) -> Illegal {
        let mut cut_off: Vec<_> = lost.map(|lost| self.mine.name(lost)).collect();
        cut_off.sort();
        Illegal::BreaksChain { space: self.mine.name(slot), cut_off }
    }

    /// Whether the piece is where it is said to be, and stands; its slot if that is in the mine.
    pub(crate) fn check_piece(&self, piece: Source, rule: Rule) -> Result<Option<Slot>, Illegal> {
        let seat = self.turn.seat;
        let missing = Illegal::NoPiece { source: piece, rule };
        match piece.origin {
            Origin::Supply => {
                let there = match piece.foreman {
                    true => self.me().foreman == Foreman::Supply,
                    false => self.me().supply > 0,
                };
                if there { Ok(None) } else { Err(missing) }
            }
            Origin::Post(post) => {
                let holder = Assistant { owner: seat, foreman: piece.foreman };
                if self.posts[post.index()] == Some(holder) { Ok(None) } else { Err(missing) }
            }
            Origin::Mine(space) => {
                let slot = self.check_space(space)?;
                let (standing, tired) = match piece.foreman {
                    true => {
                        let here = self.mine.foremen(seat).has(slot);
                        let tired = self.mine.foreman_is_tired(seat);
                        (u8::from(here && !tired), u8::from(here && tired))
                    }
                    false => {
                        (self.mine.standing_miners(seat, slot), self.mine.tired_miners(seat, slot))
                    }
                };
                match (standing, tired) {
                    (0, 0) => Err(missing),
                    (0, _) => Err(Illegal::Tired { source: piece, rule }),
                    _ => Ok(Some(slot)),
                }
            }
        }
    }

    /// Takes a piece away from where it is.
    pub(crate) fn take_piece(&mut self, piece: Source, to: Place, on: &mut impl FnMut(Event)) {
        let seat = self.turn.seat;
        let foreman = piece.foreman;
        match piece.origin {
            Origin::Supply if foreman => {}
            Origin::Supply => self.player_mut(seat).supply -= 1,
            Origin::Post(post) => {
                self.posts[post.index()] = None;
                if post == Post::Entrance && !foreman {
                    self.player_mut(seat).supply += 1;
                    let from = Place::Post(post);
                    on(Event::PieceMoved { seat, foreman, from, to: Place::Supply });
                }
            }
            Origin::Mine(space) => {
                // The move is legal, so the space exists.
                let Some(slot) = self.mine.slot(space) else { return };
                match foreman {
                    true => self.mine.remove_foreman(seat, slot),
                    false => self.mine.remove_miner(seat, slot),
                }
            }
        }
        on(Event::PieceMoved { seat, foreman, from: piece.origin.into(), to });
    }

    /// Where a player's foreman is; nowhere without Muria.
    pub fn foreman(&self, seat: Seat) -> Option<Place> {
        match self.player(seat).foreman {
            Foreman::Box => None,
            Foreman::Supply => Some(Place::Supply),
            Foreman::Mine => self.mine.foreman(seat).map(|slot| Place::Mine(self.mine.name(slot))),
            Foreman::Post(post) => Some(Place::Post(post)),
            Foreman::Far => Some(Place::FarCircle),
            Foreman::Near => Some(Place::NearCircle),
            Foreman::Arrived => Some(Place::Throne),
            Foreman::Saltworks => Some(Place::Saltworks),
        }
    }

    /// How many pieces of a seat are at a place that keeps miners and foremen apart.
    pub(crate) fn count_with_foreman(
        &self,
        miners: [u8; MAX_SEATS],
        seat: Seat,
        place: Foreman,
    ) -> u8 {
        miners[seat.index()] + u8::from(self.player(seat).foreman == place)
    }
}
