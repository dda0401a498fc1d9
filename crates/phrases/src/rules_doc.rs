//! `docs/rules.md`: the rules and the values of the components, from the catalogue and an edition.

use crate::{Phrases, catalogue::one_line};
use magnumsal_rules::{Components, Edition, Expansion, Kind, Level, Phase, Provenance, Rule, Tool};
use std::fmt::Display;

/// The rules and the values of an edition as Markdown, one paragraph a line.
pub fn rules_doc(phrases: &Phrases, edition: &Edition) -> String {
    let mut page = Page { phrases, blocks: Vec::new() };
    page.preface();
    page.chapters();
    page.open_points();
    page.values(edition);
    page.blocks.join("\n\n") + "\n"
}

/// A page under construction: headings, paragraphs, lists and tables.
struct Page<'a> {
    phrases: &'a Phrases,
    blocks: Vec<String>,
}

impl Page<'_> {
    fn preface(&mut self) {
        let generated = self.say("docs-generated");
        self.blocks.push(format!("<!-- {generated} -->"));
        self.heading(1, "docs-title");
        self.paragraph("docs-unofficial");
        self.paragraph("docs-sources");
        self.paragraph("docs-identifiers");
    }

    fn chapters(&mut self) {
        let mut last = None;
        for &rule in Rule::ALL {
            let letter = rule.id().chars().next();
            if letter != last {
                last = letter;
                self.chapter(letter.unwrap_or_default());
            }
            self.rule(rule);
        }
    }

    fn chapter(&mut self, letter: char) {
        let (title, intro) = self.phrases.chapter(letter).unwrap_or_default();
        self.blocks.push(format!("## {letter}. {title}"));
        self.blocks.extend(intro);
    }

    /// A rule is an item of a list, and its note a paragraph of the same item.
    fn rule(&mut self, rule: Rule) {
        let (title, text) = (self.phrases.rule_title(rule), self.phrases.rule_text(rule));
        self.blocks.push(format!("- **{rule}** *{title}.* {text}"));
        if let Some(note) = self.phrases.rule_note(rule) {
            let word = self.say("docs-note");
            self.blocks.push(format!("  _{word}_ {note}"));
        }
    }

    fn open_points(&mut self) {
        self.heading(2, "docs-open-points-title");
        self.paragraph("docs-open-points-intro");
        self.blocks.push(self.phrases.text("docs-open-points", &[]));
    }

    fn values(&mut self, edition: &Edition) {
        let base = edition.components(Expansion::None);
        let muria = edition.components(Expansion::Muria);
        self.heading(2, "docs-values-title");
        let letters =
            list(Kind::ALL.map(|kind| format!("`{}` {}", kind.letter(), self.phrases.kind(kind))));
        let intro = self.phrases.text("docs-values-intro", &[("letters", letters.into())]);
        self.blocks.push(one_line(&intro));
        self.paragraph("docs-replace");
        self.base(base);
        self.muria(base, muria);
    }

    fn base(&mut self, base: &Components) {
        self.heading(3, "docs-base-title");
        self.provenance(base);
        self.tiles_and_orders(|level| base.tiles(level), |phase| base.orders(phase));
        let market =
            Kind::DUG.map(|kind| [self.phrases.kind(kind), list(base.market_prices(kind))]);
        self.table(["docs-head-kind", "docs-head-market"], market);
        let prices = [("docs-inn", base.inn_prices()), ("docs-workshop", base.workshop_prices())];
        let prices = prices.map(|(place, prices)| [self.say(place), list(prices)]);
        self.table(["docs-head-where", "docs-head-prices"], prices);
        self.table(["docs-head-tools", "docs-head-value"], tool_values(base));
        self.tools(base.tools());
    }

    /// What Muria adds: its components come after those of the base game.
    fn muria(&mut self, base: &Components, muria: &Components) {
        self.heading(3, "docs-muria-title");
        self.provenance(muria);
        self.tiles_and_orders(
            |level| added(base.tiles(level), muria.tiles(level)),
            |phase| added(base.orders(phase), muria.orders(phase)),
        );
        let prices = Kind::DUG.into_iter().filter_map(|kind| {
            let price = muria.brine_price(kind)?;
            Some([self.phrases.kind(kind), price.to_string()])
        });
        let prices: Vec<_> = prices.collect();
        self.table(["docs-head-kind", "docs-head-brine"], prices);
        self.tools(added(base.tools(), muria.tools()));
    }

    fn tiles_and_orders<'c, T: Display + 'c, O: Display + 'c>(
        &mut self,
        tiles: impl Fn(Level) -> &'c [T],
        orders: impl Fn(Phase) -> &'c [O],
    ) {
        let row = |numeral: &str, values| [numeral.to_owned(), values];
        let tiles = Level::ALL.map(|level| row(level.numeral(), codes(tiles(level))));
        self.table(["docs-head-level", "docs-head-tiles"], tiles);
        let orders = Phase::ALL.map(|phase| row(phase.numeral(), codes(orders(phase))));
        self.table(["docs-head-phase", "docs-head-orders"], orders);
    }

    fn tools(&mut self, tools: &[Tool]) {
        let names = list(tools.iter().map(|&tool| self.phrases.tool(tool)));
        let text = self.phrases.text("docs-tool-kinds", &[("tools", names.into())]);
        self.blocks.push(text);
    }

    fn provenance(&mut self, components: &Components) {
        self.paragraph(match components.provenance() {
            Provenance::Printed => "docs-provenance-printed",
            Provenance::Reconstructed => "docs-provenance-reconstructed",
            Provenance::Custom => "docs-provenance-custom",
        });
    }

    fn table(&mut self, head: [&str; 2], rows: impl IntoIterator<Item = [String; 2]>) {
        let head = head.map(|key| self.say(key)).join(" | ");
        let mut table = format!("| {head} |\n| --- | --- |");
        for row in rows {
            table.push_str(&format!("\n| {} |", row.join(" | ")));
        }
        self.blocks.push(table);
    }

    fn heading(&mut self, depth: usize, key: &str) {
        self.blocks.push(format!("{} {}", "#".repeat(depth), self.say(key)));
    }

    fn paragraph(&mut self, key: &str) {
        self.blocks.push(self.say(key));
    }

    fn say(&self, key: &str) -> String {
        one_line(&self.phrases.text(key, &[]))
    }
}

/// What a stack of Muria has beyond the base game's.
fn added<'c, T>(base: &[T], muria: &'c [T]) -> &'c [T] {
    muria.get(base.len()..).unwrap_or_default()
}

/// T7's table: ranges of numbers of tools with the same value.
fn tool_values(components: &Components) -> Vec<[String; 2]> {
    const MOST: u8 = 21;
    let mut rows = Vec::new();
    let mut first = 0;
    while first <= MOST {
        let value = components.tool_value(first);
        let last = (first..=MOST).take_while(|&n| components.tool_value(n) == value).last();
        let last = last.unwrap_or(first);
        let range = match last {
            MOST => format!("{first}+"),
            last if last == first => first.to_string(),
            last => format!("{first}–{last}"),
        };
        rows.push([range, value.to_string()]);
        first = last + 1;
    }
    rows
}

fn codes(items: &[impl Display]) -> String {
    list(items.iter().map(|item| format!("`{item}`")))
}

fn list(items: impl IntoIterator<Item = impl Display>) -> String {
    items.into_iter().map(|item| item.to_string()).collect::<Vec<_>>().join(", ")
}
