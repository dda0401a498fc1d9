//! What carrying salt up costs (E5): the move is followed to the end of the haul.

use super::Tale;
use magnumsal_rules::{Due, Event, MAX_SEATS, Purse, Rule, Seat, Space};

impl Tale<'_> {
    /// The deed, and who gets how much toll as far as the expected line settles it.
    pub(super) fn with_tolls(&self, deed: String) -> String {
        let mut paid = [0; MAX_SEATS];
        let mut count = |event| {
            if let Event::Paid { to: Purse::Of(payee), amount, why: Rule::E5, .. } = event {
                paid[payee.index()] += amount;
            }
        };
        self.events.iter().copied().for_each(&mut count);
        let mut game = self.after.clone();
        let mut following = self.line.iter().skip(1);
        let hauling = |due| matches!(due, Due::Route | Due::Cart | Due::Toll);
        while game.due().is_some_and(hauling) {
            let Some(mv) = following.next() else { break };
            if game.play_with(mv, &mut count).is_err() {
                break;
            }
        }
        let open = game.due().is_some_and(hauling);
        let deed = match self.tolls("advice-toll", &paid) {
            Some(tolls) => {
                self.say("advice-with-tolls", &[("deed", deed.into()), ("tolls", tolls.into())])
            }
            None => deed,
        };
        if open { self.say("advice-tolls-open", &[("deed", deed.into())]) } else { deed }
    }

    pub(super) fn shared_toll(&self, at: Space, shares: &[u8; MAX_SEATS]) -> String {
        let tolls = self.tolls("advice-share", &shares.map(u16::from)).unwrap_or_default();
        let facts = [("space", at.to_string().into()), ("tolls", tolls.into())];
        self.say("advice-share-toll", &facts)
    }

    /// What each payee gets, as a list; nothing if nobody gets anything.
    fn tolls(&self, key: &str, amounts: &[u16; MAX_SEATS]) -> Option<String> {
        let payees = Seat::first(self.game.players()).filter(|seat| amounts[seat.index()] > 0);
        let tolls: Vec<String> = payees
            .map(|seat| {
                let facts =
                    [("amount", amounts[seat.index()].into()), ("name", self.name(seat).into())];
                self.say(key, &facts)
            })
            .collect();
        (!tolls.is_empty()).then(|| self.list(tolls))
    }
}
