//! No matter what players ask for, a table stays what its journal and its deal say.

use crate::{
    command::Command,
    decide::Decision,
    head::GameBox,
    key::{Key, KeyHash},
    refusal::Refusal,
    spec::{Clock, TableOptions},
    stage::Stage,
    step::Step,
    table::{Holder, Table},
    testing::{Log, START, bare, decide_at, legal, seat, sit_down, snapshot::Snapshot, told},
    timer::Timer,
    wire::Form,
};
use magnumsal_rules::{Expansion, RuleSet};
use proptest::prelude::*;
use serde_json::{Value, json};

/// Who asks for what, with numbers to choose from what there is.
type Request = (u8, u8, u16);

fn command(table: &Table, what: u8, number: u16) -> Option<Command> {
    let number = usize::from(number);
    let seats = table.seats().count();
    let (seat, ply) = (number % seats, number % (table.ply() + 1));
    let value = match what % 26 {
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
        19 => json!({"type": "replace"}),
        20 => json!({"type": "adjourn"}),
        21 | 22 => json!({"type": "resume"}),
        // Not too often: nothing happens afterwards.
        23 if number % 16 == 0 => json!({"type": "end"}),
        _ => match number % 7 {
            4 => json!({"type": "mute", "seat": seat}),
            5 => json!({"type": "unmute", "seat": seat}),
            6 => json!({"type": "remove", "seat": seat}),
            0 => json!({"type": "claim"}),
            1 => json!({"type": "rename", "name": format!("player {}", number % 3)}),
            2 => json!({"type": "fill", "seat": seat, "level": "random"}),
            _ => json!({"type": "say", "text": "hello"}),
        },
    };
    serde_json::from_value(value).ok()
}

/// What one request leads to, be it of a player, a bot or the clock.
fn decide(table: &Table, keys: &[KeyHash], (who, what, number): Request, now: i64) -> Option<Step> {
    let who = usize::from(who) % (keys.len() + 3);
    if let Some(key) = keys.get(who) {
        return step(decide_at(now, table, key, &command(table, what, number)?));
    }
    let new = Key::from_bytes([254; 16]);
    match who - keys.len() {
        0 => {
            let moves = legal(table);
            let mv = moves.get(usize::from(number) % moves.len().max(1))?.parse().unwrap();
            table.decide_bot_move(table.turn()?, table.changed(), mv, now).ok()
        }
        1 => match table.timer()? {
            (_, Timer::Host { seat }) => table.decide_host(seat, now).ok(),
            _ => table.decide_time_up(table.turn()?, now).ok(),
        },
        _ => match what % 4 {
            3 => {
                let name = format!("guest {number}");
                table.decide_join(Some(&new.hash()), None, &name, &new, now).ok()
            }
            0 => table.decide_join(None, None, &format!("guest {number}"), &new, now).ok(),
            1 => table.decide_invite(Some(&keys[0]), seat((number % 3) as u8), &new, now).ok(),
            _ => step(table.decide_hint(keys.get(usize::from(number) % keys.len()), now)),
        },
    }
}

/// The step that a decision leads to, if any.
fn step(decision: Result<Decision, Refusal>) -> Option<Step> {
    match decision {
        Ok(Decision::Enter(step)) => Some(*step),
        Ok(Decision::Already { .. }) | Err(_) => None,
    }
}

/// The message about a step.
fn news(table: &Table, step: &Step, form: Form, now: i64) -> Value {
    serde_json::from_str(&table.news(step, form, now)).unwrap()
}

fn check(table: &Table, journal: &[(i64, String)], now: i64) {
    // The journal says the same.
    let (id, head) = (table.id().clone(), table.head().clone());
    let mut again = Table::new(id, head, table.created(), &GameBox::default()).unwrap();
    for (at, line) in journal {
        let step = again.read(*at, serde_json::from_str(line).unwrap()).unwrap();
        assert_eq!(step.at, *at);
        again.apply(step);
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
        Stage::Open => assert!(open && table.turn().is_none() && table.turn_timer().is_none()),
        Stage::Over => {
            assert!(game.is_over() || table.ended);
            assert!(table.turn().is_none() && table.timer().is_none());
        }
        Stage::Playing if table.adjourned.is_some() => {
            assert!(!open && table.turn().is_none() && table.turn_timer().is_none());
        }
        Stage::Playing => {
            let turn = table.turn().unwrap();
            assert!(!open && game.to_move() == Some(turn));
            let bot =
                matches!(table.turn_timer(), Some((_, Timer::Bot { seat, .. })) if seat == turn);
            let holder = &table.chairs[turn.index()].holder;
            assert_ne!(bot, matches!(holder, Holder::Human { .. }), "{holder:?}");
        }
    }
    // A question is open for those who can answer it.
    let view = table.view(now);
    assert!(view.ask.is_none() || view.vote.is_none());
    if let Some(vote) = view.vote {
        assert!(vote.agreed < vote.needed && vote.agreed + vote.waiting.len() >= vote.needed);
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
        impatient: bool,
        requests in prop::collection::vec((any::<u8>(), any::<u8>(), any::<u16>()), 1..120),
    ) {
        let expansion = if muria { Expansion::Muria } else { Expansion::None };
        let rules = RuleSet { expansion, ..RuleSet::default() };
        let clock = Some(Clock::Game { seconds: 60, increment: 5 });
        let patience = impatient.then_some(60);
        let habits = TableOptions { clock, bot_pause: 0, patience, ..TableOptions::default() };
        let (mut table, keys) = bare(rules, (3, bots), habits, seed);
        let mut journal = Vec::new();
        if sitting {
            journal.extend(sit_down(&mut table, &keys).into_iter().map(|line| (START, line)));
        }
        let mut now = START;
        let mut log = Log::default();
        let mut client = Snapshot::default();
        client.complete(&mut json!({"table": table.view(now), "position": table.position()}));
        for request in requests {
            now += i64::from(request.2) % 4000;
            if let Some(step) = decide(&table, &keys, request, now) {
                let before = json!(table.view(now));
                journal.push((step.at, serde_json::to_string(&step.line).unwrap()));
                log.hear(&told(&step));
                let [whole, mut changes] = Form::ALL.map(|form| news(&table, &step, form, now));
                client.complete(&mut changes);
                prop_assert_eq!(whole, changes, "changes make the same of what was known before");
                assert_eq!(json!(table.view(now)), before, "a step changes nothing before it is taken");
                table.apply(step);
                check(&table, &journal, now);
                log.check(&table);
            }
        }
        prop_assert!(table.last_at() <= now);
    }
}
