//! Tolls (E5): what the move pays, what it saves, and who pays whom from now on.

use super::{Haul, Trial, hauling};
use magnumsal_phrases::Reason;
use magnumsal_rules::{Due, Event, Game, Move, MoveList, Purse, Rule, Seat, Slot, Slots};

impl Haul {
    /// Follows salt to the end of its way: as the line says, or by any legal answers.
    pub(super) fn new(after: &Game, events: &[Event], following: &[Move]) -> Self {
        let mut haul = Self { game: after.clone(), paid: Vec::new(), open: false };
        events.iter().for_each(|event| count(&mut haul.paid, event));
        let (mut following, mut list) = (following.iter(), MoveList::new());
        while hauling(&haul.game) {
            let asked = haul.game.due();
            haul.game.legal_moves(&mut list);
            let expected = following.next().filter(|mv| list.contains(mv));
            haul.open |= expected.is_none();
            let without_cart = (asked == Some(Due::Cart)).then_some(Move::Haul);
            let without_cart = without_cart.filter(|mv| list.contains(mv));
            let Some(mv) = expected.copied().or(without_cart).or(list.first().copied()) else {
                break;
            };
            let paid = &mut haul.paid;
            if haul.game.play_with(&mv, &mut |event| count(paid, &event)).is_err() {
                break;
            }
        }
        haul
    }

    fn total(&self) -> u16 {
        self.paid.iter().map(|(_, amount)| amount).sum()
    }
}

fn count(paid: &mut Vec<(Seat, u16)>, event: &Event) {
    let Event::Paid { to: Purse::Of(payee), amount, why: Rule::E5, .. } = *event else { return };
    match paid.iter_mut().find(|(seat, _)| *seat == payee) {
        Some((_, sum)) => *sum += amount,
        None => paid.push((payee, amount)),
    }
}

impl Trial<'_> {
    pub(super) fn tolls(&self, found: &mut Vec<Reason>) {
        match self.mv {
            Move::Toll { at, shares } => {
                let carrying = self.game.carrying();
                let way = carrying.iter().flat_map(|carrying| &carrying.way);
                let payees = way.filter(|station| station.space == at).flat_map(|at| &at.payees);
                let mut poorest = payees.clone().copied().collect::<Vec<_>>();
                poorest.sort_by_key(|&seat| self.game.worth(seat));
                // Only where somebody gets all of it, and somebody else could.
                if let [least, _, ..] = poorest[..]
                    && payees.filter(|payee| shares[payee.index()] > 0).eq([&least])
                {
                    found.push(Reason::Poorest { seat: least });
                }
            }
            Move::Cart { .. } => {
                let plain = Haul::new(self.game, &[], &[]).total();
                let with = Haul::new(&self.after, &self.events, &[]).total();
                if plain > with {
                    found.push(Reason::Saves { amount: plain - with });
                }
                self.paid(found);
            }
            Move::Extract(_) | Move::Route(_) | Move::Haul => self.paid(found),
            _ => {
                self.income(found);
                self.carrying(found);
            }
        }
    }

    fn paid(&self, found: &mut Vec<Reason>) {
        if self.hauled.open {
            found.push(Reason::TollsOpen);
        } else if !self.hauled.paid.is_empty() {
            found.push(Reason::Tolls { paid: self.hauled.paid.clone() });
        }
    }

    /// Chambers whose salt is known and has a way up before and after the move.
    fn sources(&self, pieces: impl Fn(&Game) -> Slots) -> Slots {
        let linked = self.game.mine().linked() & self.after.mine().linked();
        self.game.mine().salted() & linked & pieces(self.game) & pieces(&self.after)
    }

    /// What another player has to pay this one alone, for a cube on its cheapest way up.
    fn owed(&self, game: &Game, carrier: Seat, from: Slot) -> u8 {
        let way = game.way_up(carrier, from);
        let own = way.iter().filter(|station| station.payees == [self.seat]);
        own.map(|station| station.per_cube).sum()
    }

    /// The player whose tolls change most.
    fn income(&self, found: &mut Vec<Reason>) {
        let mut most: Option<(u8, Reason)> = None;
        for seat in self.others() {
            for slot in self.sources(|game| game.mine().pieces(seat)) {
                let [before, after] =
                    [self.game, &self.after].map(|game| self.owed(game, seat, slot));
                if before.abs_diff(after) > most.as_ref().map_or(0, |(change, _)| *change) {
                    let space = self.game.mine().name(slot);
                    let reason = Reason::Income { seat, space, before, after };
                    most = Some((before.abs_diff(after), reason));
                }
            }
        }
        found.extend(most.map(|(_, reason)| reason));
    }

    /// The chamber from which own salt becomes most cheaper or dearer to carry up.
    fn carrying(&self, found: &mut Vec<Reason>) {
        let tolls = |game: &Game, slot| -> u8 {
            game.way_up(self.seat, slot).iter().map(|station| station.per_cube).sum()
        };
        let changes = self.sources(|game| game.mine().pieces(self.seat)).map(|slot| {
            let [before, after] = [self.game, &self.after].map(|game| tolls(game, slot));
            let space = self.game.mine().name(slot);
            (before.abs_diff(after), Reason::Carrying { space, before, after })
        });
        let changes = changes.filter(|(change, _)| *change > 0);
        found.extend(changes.max_by_key(|(change, _)| *change).map(|(_, reason)| reason));
    }
}
