//! What is said in a notice. Nothing that players have written stands in a subject, and in a text only
//! letters of names, which no program can take for a link.

use super::links::{Claim, Links, Recipient};
use crate::settings::Settings;
use magnumsal_rules::Seat;
use magnumsal_table::{id::TableId, table::Table, wire::phrases};
use serde::Serialize;
use serde_json::{Value, json};

/// How long somebody has to confirm an address, in milliseconds.
pub(super) const CONFIRM_WITHIN: i64 = 24 * 3_600_000;

/// What a notice is for.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[serde(rename_all = "lowercase")]
pub enum NoticeKind {
    /// It is the player's turn.
    Turn,
    /// Somebody wants notices to go there; the link is to confirm it.
    Confirm,
}

/// What somebody gets.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct Notice {
    /// What it is for.
    pub kind: NoticeKind,
    /// Which table.
    pub table: String,
    /// In a few words.
    pub subject: String,
    /// In a sentence.
    pub text: String,
    /// Where the table is, or where to confirm.
    pub link: String,
    /// Where to end notices of this table.
    pub end: Option<String>,
    /// Where to end everything from this server to this address.
    pub end_all: String,
    /// The same for programs.
    #[serde(skip)]
    pub unsubscribe: String,
}

impl Notice {
    /// The body of a mail.
    pub(super) fn mail(&self) -> String {
        let ways = [("notice-end", self.end.as_ref()), ("notice-end-all", Some(&self.end_all))];
        let ways = ways.into_iter().filter_map(|(key, link)| Some((key, link?)));
        let ways = ways.map(|(key, link)| format!("\n{}\n{link}\n", phrases().text(key, &[])));
        format!("{}\n\n{}\n\n-- {}", self.text, self.link, ways.collect::<String>())
    }

    /// The message for a topic of an ntfy server.
    pub(super) fn ntfy(&self, topic: &str) -> Value {
        let end = self.end.as_ref().unwrap_or(&self.end_all);
        let label = phrases().text("notice-end-short", &[]);
        json!({
            "topic": topic,
            "title": self.subject,
            "message": self.text,
            "click": self.link,
            "actions": [{"action": "view", "label": label, "url": end}],
        })
    }
}

/// What a player is notified of: their turn.
pub(super) struct Turn {
    name: String,
    title: String,
    phase: &'static str,
    round: u32,
}

impl Turn {
    pub(super) fn of(table: &Table, seat: Seat) -> Self {
        let name = table.chair(seat).map(|chair| chair.name.as_str()).unwrap_or_default();
        Self {
            name: plain(name),
            title: plain(&table.title()),
            phase: table.game().phase().numeral(),
            round: u32::from(table.game().round()),
        }
    }
}

/// A name without anything that mail programs make links of, such as `example.org`.
fn plain(name: &str) -> String {
    let keep = |c: char| c.is_alphanumeric() || " ,-'’!?&()".contains(c);
    let kept: String = name.chars().map(|c| if keep(c) { c } else { ' ' }).collect();
    kept.split_whitespace().collect::<Vec<_>>().join(" ")
}

/// Whom something is written to, and from where.
pub(super) struct Place<'a> {
    pub(super) settings: &'a Settings,
    pub(super) links: &'a Links,
    pub(super) to: Recipient,
}

impl Place<'_> {
    /// That it is the player's turn.
    pub(super) fn turn(&self, id: &TableId, seat: Seat, turn: &Turn) -> Notice {
        let facts = [
            ("name", turn.name.clone().into()),
            ("table", turn.title.clone().into()),
            ("phase", turn.phase.into()),
            ("round", turn.round.into()),
        ];
        let end = self.page("end", &Claim::EndTable { to: self.to, table: id.clone(), seat });
        Notice {
            kind: NoticeKind::Turn,
            table: id.to_string(),
            subject: phrases().text("notice-subject", &[]),
            text: phrases().text("notice-text", &facts),
            link: self.settings.link(id),
            end: Some(end),
            end_all: self.page("end", &Claim::EndAll { to: self.to }),
            unsubscribe: self.unsubscribe(),
        }
    }

    /// That somebody wants notices to go there.
    pub(super) fn confirm(&self, id: &TableId, seat: Seat, now: i64) -> Notice {
        let host = self.settings.public_url.host_str().unwrap_or_default().to_owned();
        let until = now + CONFIRM_WITHIN;
        let claim = Claim::Confirm { to: self.to, table: id.clone(), seat, until };
        Notice {
            kind: NoticeKind::Confirm,
            table: id.to_string(),
            subject: phrases().text("notice-confirm-subject", &[]),
            text: phrases().text("notice-confirm-text", &[("host", host.into())]),
            link: self.page("confirm", &claim),
            end: None,
            end_all: self.page("end", &Claim::EndAll { to: self.to }),
            unsubscribe: self.unsubscribe(),
        }
    }

    /// A page for somebody with a token, which stands behind the `#`: no log has it.
    fn page(&self, what: &str, claim: &Claim) -> String {
        self.settings.page(&format!("notices/{what}/{}", self.links.token(claim)))
    }

    fn unsubscribe(&self) -> String {
        let token = self.links.token(&Claim::Unsubscribe { to: self.to });
        let base = self.settings.base();
        format!("{base}/api/notices/unsubscribe?token={token}")
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn names_in_a_text_cannot_be_links() {
        for (name, plainly) in [
            ("Ada, Bruno", "Ada, Bruno"),
            ("Jagiełło's 2nd (new) & best!", "Jagiełło's 2nd (new) & best!"),
            ("https://evil.example/x?y=z", "https evil example x?y z"),
            ("ada@evil.example", "ada evil example"),
            ("evil。example", "evil example"),
            ("<b>www.evil</b>", "b www evil b"),
            ("...", ""),
        ] {
            assert_eq!(plain(name), plainly);
        }
    }
}
