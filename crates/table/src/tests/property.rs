//! Whatever anybody asks for, a table stays what its journal and its deal say.

use crate::{
    command::{Command, Decision},
    entry::Line,
    head::GameBox,
    key::{Key, KeyHash},
    spec::{Clock, TableOptions},
    stage::Stage,
    table::{Holder, Table},
    testing::{Log, START, bare, legal, seat, sit_down, told},
    timer::Timer,
};
use magnumsal_rules::{Expansion, RuleSet};
use proptest::prelude::*;
use serde_json::{Value, json};

/// Who asks for what, with numbers to choose from what there is.
type Wish = (u8, u8, u16);

fn command(table: &Table, what: u8, number: u16) -> Option<Command> {
    let number = usize::from(number);
    let seats = table.seats().count();
    let (seat, ply) = (number % seats, number % (table.ply() + 1));
    let value = match what % 20 {
        // Mostly moves that may be made.
        0..=7 => {
            let moves = legal(table);
            let mv = moves.get(number % moves.len().max(1)).cloned();
            json!({"type": "move", "ply": table.ply(), "move": mv.unwrap_or("end".to_owned())})
        }
        8 => json!({"type": "move", "ply": ply, "move": "end", "seen": number % 50}),
        9 | 10 => json!({"type": "undo"}),
        11 => json!({"type": "undo", "ply": ply}),
        12 => json!({"type": "redo"}),
        13 => json!({"type": "redo", "ply": number % (table.ply() + 3)}),
        14 => json!({"type": "ask", "ply": ply}),
        15 | 16 => json!({"type": "agree"}),
        17 => json!({"type": "decline"}),
        18 => json!({"type": "leave", "seat": seat}),
        _ => match number % 4 {
            0 => json!({"type": "claim"}),
            1 => json!({"type": "rename", "name": format!("player {}", number % 3)}),
            2 => json!({"type": "fill", "seat": seat, "level": "random"}),
            _ => json!({"type": "say", "text": "hello"}),
        },
    };
    serde_json::from_value(value).ok()
}

/// What one wish leads to, be it of a player, a bot or the clock.
fn decide(table: &Table, keys: &[KeyHash], (who, what, number): Wish, now: i64) -> Option<Line> {
    let who = usize::from(who) % (keys.len() + 3);
    if let Some(key) = keys.get(who) {
        let decision = crate::testing::decide(table, key, &command(table, what, number)?);
        return match decision {
            Ok(Decision::Enter(line)) => Some(line),
            Ok(Decision::Already { .. }) | Err(_) => None,
        };
    }
    let new = Key::from_bytes([254; 16]);
    match who - keys.len() {
        0 => {
            let moves = legal(table);
            let mv = moves.get(usize::from(number) % moves.len().max(1))?.parse().unwrap();
            table.decide_bot_move(table.turn()?, table.changed(), mv, now)
        }
        1 => table.decide_time_up(table.turn()?, now),
        _ => match what % 3 {
            0 => table.decide_join(None, None, &format!("guest {number}"), &new).ok(),
            1 => table.decide_invite(Some(&keys[0]), seat((number % 3) as u8), &new).ok(),
            _ => table.decide_hint(keys.get(usize::from(number) % keys.len())).ok(),
        },
    }
}

fn check(table: &Table, now: i64) {
    // The journal says the same.
    let game_box = GameBox::default();
    let mut again =
        Table::new(table.id.clone(), table.head.clone(), table.created, &game_box).unwrap();
    for (at, line) in &table.journal {
        let text = serde_json::to_string(line).unwrap();
        again.apply(*at, serde_json::from_str(&text).unwrap()).unwrap();
    }
    assert_eq!(json!(again.view(now)), json!(table.view(now)));
    assert_eq!(json!(again.position()), json!(table.position()));
    assert_eq!(again.timer(), table.timer());
    // So do the deal and the moves.
    let game = table.record().position().unwrap();
    let line = json!(game.trace_line(table.ply()));
    let position = json!(table.position());
    assert_eq!(line["state"], position["state"]);
    let legal: Vec<&Value> =
        position["legal"].as_array().unwrap().iter().map(|mv| &mv["text"]).collect();
    assert_eq!(line["legal"], json!(legal));
    // One acts, or nobody.
    let holders = table.chairs.iter().map(|chair| &chair.holder);
    let open = holders.clone().any(|holder| matches!(holder, Holder::Open { .. }));
    match table.stage() {
        Stage::Open => assert!(open && table.turn().is_none() && table.timer().is_none()),
        Stage::Over => assert!(game.is_over() && table.turn().is_none() && table.timer().is_none()),
        Stage::Playing => {
            let turn = table.turn().unwrap();
            assert!(!open && game.to_move() == Some(turn));
            let bot = matches!(table.timer(), Some((_, Timer::Bot { seat, .. })) if seat == turn);
            let holder = &table.chairs[turn.index()].holder;
            assert_ne!(bot, matches!(holder, Holder::Human { .. }), "{holder:?}");
        }
    }
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 48, failure_persistence: None, ..ProptestConfig::default() })]

    #[test]
    fn a_table_is_what_its_journal_says(
        seed in 0..1000_u64,
        muria: bool,
        bots in 0..2_usize,
        sitting: bool,
        wishes in prop::collection::vec((any::<u8>(), any::<u8>(), any::<u16>()), 1..120),
    ) {
        let expansion = if muria { Expansion::Muria } else { Expansion::None };
        let rules = RuleSet { expansion, ..RuleSet::default() };
        let clock = Some(Clock::Game { seconds: 60, increment: 5 });
        let habits = TableOptions { clock, bot_pause: 0, ..TableOptions::default() };
        let (mut table, keys) = bare(rules, (3, bots), habits, seed);
        if sitting {
            sit_down(&mut table, &keys);
        }
        let mut now = START;
        let mut log = Log::default();
        for wish in wishes {
            now += i64::from(wish.2) % 4000;
            if let Some(line) = decide(&table, &keys, wish, now) {
                let applied = table.apply(now, line).unwrap();
                check(&table, now);
                log.hear(&told(&table, &applied));
                log.check(&table);
            }
        }
        prop_assert!(table.last_at() <= now);
    }
}
