//! The board as a picture: what lies open, and nothing else.

use magnumsal_rules::{Game, Kind, Post, Salt, Seat, Slot};
use std::fmt::Write as _;

/// Players' colours, by seat, that colour-blind people can tell apart; numbers tell them as well.
const PLAYERS: [&str; 5] = ["#d55e00", "#0072b2", "#e6b800", "#009e73", "#9b5fc0"];

/// Cubes by kind: brown, green, white, brine.
const CUBES: [(Kind, &str); 4] = [
    (Kind::Brown, "#8a5a2b"),
    (Kind::Green, "#5f8f4e"),
    (Kind::White, "#f4f1e8"),
    (Kind::Brine, "#b9d3e0"),
];

const WATER: &str = "#4a90d9";
const INK: &str = "#2b2b2b";

/// A cell of the mine.
const CELL: (f64, f64) = (96.0, 74.0);
/// What is around everything.
const MARGIN: f64 = 12.0;
/// A line of text.
const LINE: f64 = 20.0;
/// The list beside the mine.
const LIST: f64 = 330.0;

/// A picture that is being drawn.
struct Picture(String);

impl Picture {
    fn rect(&mut self, (x, y): (f64, f64), (width, height): (f64, f64), fill: &str) {
        // Writing to a text cannot fail, here and below.
        _ = write!(
            self.0,
            r##"<rect x="{x:.0}" y="{y:.0}" width="{width:.0}" height="{height:.0}" rx="3" fill="{fill}" stroke="{INK}"/>"##
        );
    }

    fn circle(&mut self, (x, y): (f64, f64), radius: f64, fill: &str, opacity: f64) {
        _ = write!(
            self.0,
            r##"<circle cx="{x:.0}" cy="{y:.0}" r="{radius:.0}" fill="{fill}" fill-opacity="{opacity}" stroke="{INK}"/>"##
        );
    }

    fn text(&mut self, (x, y): (f64, f64), size: f64, anchor: &str, text: &str) {
        _ = write!(
            self.0,
            r##"<text x="{x:.0}" y="{y:.0}" font-size="{size:.0}" text-anchor="{anchor}" fill="{INK}">{}</text>"##,
            escaped(text)
        );
    }

    /// Cubes in a row; where it ends.
    fn cubes(&mut self, (x, y): (f64, f64), salt: Salt) -> f64 {
        let mut x = x;
        for (kind, colour) in CUBES {
            for _ in 0..salt.of(kind) {
                self.rect((x, y), (9.0, 9.0), colour);
                x += 11.0;
            }
        }
        x
    }

    /// A piece with the number of its player; tired ones are pale.
    fn piece(&mut self, (x, y): (f64, f64), seat: Seat, foreman: bool, tired: bool) {
        let colour = PLAYERS[seat.index() % PLAYERS.len()];
        let radius = if foreman { 9.0 } else { 7.0 };
        self.circle((x, y), radius, colour, if tired { 0.35 } else { 1.0 });
        let sign = if foreman { format!("F{}", seat.number()) } else { seat.number().to_string() };
        self.text((x, y + 4.0), 10.0, "middle", &sign);
    }
}

/// Text as XML has it.
fn escaped(text: &str) -> String {
    let mut escaped = String::with_capacity(text.len());
    for letter in text.chars() {
        match letter {
            '&' => escaped.push_str("&amp;"),
            '<' => escaped.push_str("&lt;"),
            '>' => escaped.push_str("&gt;"),
            '"' => escaped.push_str("&quot;"),
            // XML has no other control characters.
            letter if letter.is_control() => escaped.push(' '),
            letter => escaped.push(letter),
        }
    }
    escaped
}

/// The board as SVG: the mine, the players and the town. Players without names are numbered.
pub(crate) fn board(game: &Game, names: &[String]) -> String {
    let mine = game.mine();
    let spaces = || mine.existing().map(|slot| (slot, mine.name(slot)));
    let columns = || spaces().map(|(_, space)| space.column());
    let (left, right) = (columns().min().unwrap_or(0), columns().max().unwrap_or(0));
    let deepest = spaces().map(|(_, space)| space.depth()).max().unwrap_or(1);
    let mine_width = f64::from(right - left + 1) * CELL.0;
    let mine_height = f64::from(deepest) * CELL.1;
    let lines = town(game);
    let players = Seat::first(game.players()).count() as f64;
    let list_height = LINE * (3.0 * players + lines.len() as f64 + 1.5);
    let width = 3.0 * MARGIN + mine_width + LIST;
    let height = 2.0 * MARGIN + LINE + mine_height.max(list_height);
    let mut picture = Picture(String::new());
    _ = write!(
        picture.0,
        r##"<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {width:.0} {height:.0}" width="{width:.0}" height="{height:.0}" font-family="sans-serif"><title>{0}</title>"##,
        escaped(&heading(game))
    );
    picture.rect((0.0, 0.0), (width, height), "#faf6ec");
    picture.text((MARGIN, MARGIN + 12.0), 14.0, "start", &heading(game));
    for (slot, space) in spaces() {
        let x = MARGIN + f64::from(space.column() - left) * CELL.0;
        let y = MARGIN + LINE + f64::from(space.depth() - 1) * CELL.1;
        draw_space(&mut picture, game, slot, (x, y));
    }
    let x = 2.0 * MARGIN + mine_width;
    let mut y = MARGIN + LINE + 12.0;
    for seat in Seat::first(game.players()) {
        draw_player(&mut picture, game, names, seat, (x, y));
        y += 3.0 * LINE;
    }
    for line in lines {
        picture.text((x, y), 12.0, "start", &line);
        y += LINE;
    }
    picture.0.push_str("</svg>");
    picture.0
}

/// When it is, and whose turn.
fn heading(game: &Game) -> String {
    match game.to_move() {
        None => "The game is over".to_owned(),
        Some(seat) => format!(
            "Phase {}, round {}: player {} decides, {} actions left",
            game.phase().numeral(),
            game.round(),
            seat.number(),
            game.actions()
        ),
    }
}

/// A space of the mine with what lies and stands there.
fn draw_space(picture: &mut Picture, game: &Game, slot: Slot, (x, y): (f64, f64)) {
    let mine = game.mine();
    let chamber = mine.chambers().has(slot);
    let fill = match (chamber, mine.revealed().has(slot)) {
        (true, true) => "#e9dfc6",
        (true, false) => "#b7a98a",
        (false, _) => "#d8d8d8",
    };
    picture.rect((x + 1.0, y + 1.0), (CELL.0 - 2.0, CELL.1 - 2.0), fill);
    let space = mine.name(slot);
    picture.text((x + 5.0, y + 13.0), 10.0, "start", &space.to_string());
    // V1: a tile that lies face up shows what it holds before anybody has entered it.
    let printed = game.face_up(space).filter(|_| game.rules().mapped && !mine.revealed().has(slot));
    let (salt, water) = match printed {
        Some(tile) => (tile.salt, tile.water),
        None => (mine.salt(slot), mine.water(slot)),
    };
    let end = picture.cubes((x + 28.0, y + 6.0), salt);
    if water > 0 {
        picture.circle((end + 6.0, y + 11.0), 6.0, WATER, 1.0);
        picture.text((end + 6.0, y + 14.0), 9.0, "middle", &water.to_string());
    }
    let mut at = (x + 12.0, y + 32.0);
    for seat in Seat::first(game.players()) {
        let (standing, tired) = (mine.standing_miners(seat, slot), mine.tired_miners(seat, slot));
        let miners = (0..standing).map(|_| (false, false)).chain((0..tired).map(|_| (false, true)));
        let foreman = mine.foremen(seat).has(slot).then(|| (true, mine.foreman_is_tired(seat)));
        for (is_foreman, is_tired) in miners.chain(foreman) {
            picture.piece(at, seat, is_foreman, is_tired);
            at.0 += 17.0;
            if at.0 > x + CELL.0 - 8.0 {
                at = (x + 12.0, at.1 + 17.0);
            }
        }
        if mine.markers(seat).has(slot) {
            let colour = PLAYERS[seat.index() % PLAYERS.len()];
            picture.rect((x + CELL.0 - 12.0, y + 5.0), (7.0, 7.0), colour);
        }
    }
}

/// What a player has outside the mine.
fn draw_player(picture: &mut Picture, game: &Game, names: &[String], seat: Seat, at: (f64, f64)) {
    let (x, y) = at;
    picture.piece((x + 8.0, y - 4.0), seat, false, false);
    let name = names.get(seat.index()).cloned();
    let name = name.unwrap_or_else(|| format!("Player {}", seat.number()));
    let turn = if game.to_move() == Some(seat) { " (decides)" } else { "" };
    picture.text((x + 22.0, y), 13.0, "start", &format!("{name}{turn}"));
    let (coins, worth) = (game.coins(seat), game.worth(seat));
    let (supply, miners, orders) = (game.supply(seat), game.miners(seat), game.orders_done(seat));
    let line = format!(
        "{coins} groszy, worth {worth}; {supply} of {miners} miners in supply; {orders} orders"
    );
    picture.text((x, y + LINE), 12.0, "start", &line);
    let end = picture.cubes((x, y + 1.5 * LINE), game.salt(seat));
    let ready = game.ready(seat).iter().map(|tool| tool.name().to_owned());
    let used = game.used(seat).iter().map(|tool| format!("({})", tool.name()));
    let tools: Vec<String> = ready.chain(used).collect();
    picture.text((end + 6.0, y + 2.0 * LINE - 1.0), 12.0, "start", &tools.join(" "));
}

/// What lies open in the town, line by line.
fn town(game: &Game) -> Vec<String> {
    let list = |items: Vec<String>| match items.is_empty() {
        true => "nothing".to_owned(),
        false => items.join(", "),
    };
    let orders = (0..4).filter_map(|slot| Some(format!("{}: {}", slot + 1, game.order(slot)?)));
    let tools = (0..3).filter_map(|slot| {
        Some(format!("{} {}", game.tool_on_offer(slot)?.name(), game.tool_price(slot)))
    });
    let market = Kind::DUG.map(|kind| {
        let price = |price: Option<u8>| price.map_or("-".to_owned(), |price| price.to_string());
        let (buy, sell) = (game.purchase_price(kind), game.sale_price(kind));
        format!("{kind} {}/{}", price(buy), price(sell))
    });
    let posts = Post::ALL.into_iter().filter_map(|post| {
        Some(format!("{} {}", post.name(), game.assistant(post)?.owner.number()))
    });
    let inn = game.hiring_price().map_or("closed".to_owned(), |price| price.to_string());
    let mut lines = vec![
        format!("Castle: {}", list(orders.collect())),
        format!("Workshop: {}", list(tools.collect())),
        format!("Market, to buy/to sell: {}", market.join(", ")),
        format!("Inn: {inn}"),
        format!("Assistants: {}", list(posts.collect())),
    ];
    if game.rules().is_muria() {
        lines.push(format!("Brine: {}, shafts left: {}", game.brine(), game.shaft_tiles()));
    }
    lines
}
