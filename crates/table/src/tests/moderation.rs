//! What a host can do about a player, and what a table without chat is.

use crate::{
    command::Command,
    decide::Decision,
    entry::{Absence, Entry, Line},
    head::GameBox,
    key::{Key, KeyHash},
    refusal::{Problem, Refusal},
    room::{MOST_MUTED, MOST_OTHER},
    spec::{Clock, TableOptions},
    stage::Stage,
    start::TableStart,
    table::{Holder, Table},
    testing::{START, bare, decide, decide_at, enter, legal, seat, sit_down},
    timer::Timer,
    version::{self, FIRST},
    wire::SeatKind,
};
use magnumsal_rules::RuleSet;
use serde_json::{Value, json};

/// A game of a host and two guests that has begun.
fn playing(options: TableOptions) -> (Table, Vec<KeyHash>) {
    let (mut table, keys) = bare(RuleSet::default(), (3, 0), options, 1);
    sit_down(&mut table, &keys);
    (table, keys)
}

fn command(command: Value) -> Command {
    serde_json::from_value(command).unwrap()
}

/// Carries a command out; its line.
fn tell(table: &mut Table, key: &KeyHash, told: Value) -> Result<Line, Refusal> {
    match decide(table, key, &command(told))? {
        Decision::Enter(step) => {
            let line = step.line.clone();
            table.apply(*step);
            Ok(line)
        }
        Decision::Already { .. } => panic!("nothing happens"),
    }
}

fn refused(table: &Table, key: &KeyHash, told: Value) -> Problem {
    match decide(table, key, &command(told)) {
        Err(Refusal::Table(problem)) => problem,
        other => panic!("{other:?}"),
    }
}

#[test]
fn who_is_muted_plays_on_and_cannot_write() {
    let (mut table, keys) = playing(TableOptions::default());
    let say = || json!({"type": "say", "text": "Salt!"});
    let mute = |to: &str| json!({"type": to, "seat": 1});
    assert_eq!(refused(&table, &keys[1], json!({"type": "mute", "seat": 2})), Problem::NotHost);
    let line = tell(&mut table, &keys[0], mute("mute")).unwrap();
    assert_eq!(json!(line), json!({"version": 3, "entry": "muted", "seat": 1}));
    assert_eq!(refused(&table, &keys[1], say()), Problem::Muted);
    let rename = json!({"type": "rename", "name": "Rude word"});
    assert_eq!(refused(&table, &keys[1], rename.clone()), Problem::Muted);
    assert!(table.view(START).seats[1].muted && !table.view(START).seats[2].muted);
    // All others can talk, and nothing else is different for a muted player.
    for talks in [&keys[0], &keys[2]] {
        tell(&mut table, talks, say()).unwrap();
    }
    let mv = json!({"type": "move", "ply": 0, "move": legal(&table)[0]});
    tell(&mut table, &keys[0], mv).unwrap();
    tell(&mut table, &keys[1], json!({"type": "ask", "ply": 0})).unwrap();
    // To ask for it twice changes nothing.
    let again = decide(&table, &keys[0], &command(mute("mute"))).unwrap();
    assert!(matches!(again, Decision::Already { ply: 1 }), "{again:?}");
    let line = tell(&mut table, &keys[0], mute("unmute")).unwrap();
    assert_eq!(json!(line), json!({"version": 3, "entry": "unmuted", "seat": 1}));
    tell(&mut table, &keys[1], say()).unwrap();
    tell(&mut table, &keys[1], rename).unwrap();
}

#[test]
fn only_players_can_be_muted_or_sent_away() {
    let (table, keys) = bare(RuleSet::default(), (3, 1), TableOptions::default(), 1);
    for to in ["mute", "unmute", "remove"] {
        for nobody in [1, 2] {
            let there = Problem::NobodyThere { seat: seat(nobody) };
            assert_eq!(refused(&table, &keys[0], json!({"type": to, "seat": nobody})), there);
        }
        let told = json!({"type": to, "seat": 3});
        assert_eq!(refused(&table, &keys[0], told), Problem::NoSeat { seats: 3 });
        let told = json!({"type": to, "seat": 0});
        assert_eq!(refused(&table, &keys[1], told), Problem::NotSeated);
    }
}

#[test]
fn who_is_sent_away_before_the_game_leaves_an_open_seat() {
    let (mut table, keys) = bare(RuleSet::default(), (3, 0), TableOptions::default(), 1);
    let guest = Key::from_bytes([9; 16]);
    let joined = table.decide_join(None, Some(seat(1)), "Rude word", &guest, START).unwrap();
    table.apply(joined);
    tell(&mut table, &keys[0], json!({"type": "mute", "seat": 1})).unwrap();
    let remove = json!({"type": "remove", "seat": 1});
    assert_eq!(refused(&table, &guest.hash(), remove.clone()), Problem::NotHost);
    let line = tell(&mut table, &keys[0], remove).unwrap();
    assert_eq!(line.entry, Entry::Removed { seat: seat(1), bot: None });
    // Neither the key nor the first invitation opens the seat.
    assert_eq!(refused(&table, &guest.hash(), json!({"type": "leave"})), Problem::NotSeated);
    let back = table.decide_join(Some(&keys[1]), None, "Rude word", &guest, START);
    assert_eq!(back.unwrap_err(), Problem::BadInvitation.into());
    let view = table.view(START);
    assert_eq!((view.stage, view.seats[1].kind), (Stage::Open, SeatKind::Open));
    assert_eq!((view.seats[1].name.as_str(), view.seats[1].muted), ("Player 2", false));
    // The host invites somebody else.
    let invitation = Key::from_bytes([10; 16]);
    let invited = table.decide_invite(Some(&keys[0]), seat(1), &invitation, START).unwrap();
    table.apply(invited);
    let new = Key::from_bytes([11; 16]);
    let hash = invitation.hash();
    table.apply(table.decide_join(Some(&hash), None, "Berta", &new, START).unwrap());
    assert_eq!(table.access(Some(&new.hash())).seats, [seat(1)]);
}

#[test]
fn a_bot_plays_for_who_is_sent_away_until_somebody_is_invited() {
    let clock = Some(Clock::Game { seconds: 100, increment: 0 });
    let (mut table, keys) = playing(TableOptions { clock, ..TableOptions::default() });
    // It is the turn of the player who is removed, with little time left.
    for mv in ["place supply 1C", "end"] {
        let told = json!({"type": "move", "ply": table.ply(), "move": mv});
        tell(&mut table, &keys[0], told).unwrap();
    }
    let now = START + 95_000;
    let removed = decide_at(now, &table, &keys[0], &command(json!({"type": "remove", "seat": 1})));
    let Ok(Decision::Enter(step)) = removed else { panic!("{removed:?}") };
    table.apply(*step);
    let view = table.view(now);
    assert_eq!((view.stage, view.turn), (Stage::Playing, Some(seat(1))));
    let gone = &view.seats[1];
    assert_eq!((gone.kind, gone.why), (SeatKind::Away, Some(Absence::Removed)));
    assert_eq!(gone.name, "Player 2");
    assert!(matches!(table.timer(), Some((_, Timer::Bot { seat: of, .. })) if of == seat(1)));
    for told in [json!({"type": "claim"}), json!({"type": "say", "text": "no!"})] {
        assert_eq!(refused(&table, &keys[1], told), Problem::NotSeated);
    }
    // A public table is open to anybody, but not this seat.
    let new = Key::from_bytes([11; 16]);
    for wanted in [None, Some(seat(1))] {
        let joined = table.decide_join(None, wanted, "Rude word", &new, now);
        assert!(joined.is_err(), "{joined:?}");
    }
    for key in [10, 12] {
        let invitation = Key::from_bytes([key; 16]);
        let invited = table.decide_invite(Some(&keys[0]), seat(1), &invitation, now).unwrap();
        table.apply(invited);
    }
    let old = Key::from_bytes([10; 16]).hash();
    let void = table.decide_join(Some(&old), None, "Berta", &new, now);
    assert_eq!(void.unwrap_err(), Problem::BadInvitation.into());
    let invitation = Key::from_bytes([12; 16]).hash();
    let joined = table.decide_join(Some(&invitation), None, "Berta", &new, now).unwrap();
    table.apply(joined);
    let view = table.view(now);
    assert_eq!((view.seats[1].kind, view.seats[1].left), (SeatKind::Human, Some(60_000)));
    let told = json!({"type": "move", "ply": table.ply(), "move": legal(&table)[0]});
    tell(&mut table, &new.hash(), told).unwrap();
}

#[test]
fn nobody_waits_for_the_answer_of_who_is_sent_away() {
    let (mut table, keys) = playing(TableOptions::default());
    let mv = json!({"type": "move", "ply": 0, "move": legal(&table)[0]});
    tell(&mut table, &keys[0], mv).unwrap();
    tell(&mut table, &keys[0], json!({"type": "ask", "ply": 0})).unwrap();
    tell(&mut table, &keys[1], json!({"type": "agree"})).unwrap();
    tell(&mut table, &keys[0], json!({"type": "remove", "seat": 2})).unwrap();
    assert_eq!(table.ply(), 0);
}

#[test]
fn a_player_who_is_away_can_be_sent_away() {
    let (mut table, keys) = playing(TableOptions::default());
    tell(&mut table, &keys[1], json!({"type": "leave"})).unwrap();
    tell(&mut table, &keys[0], json!({"type": "remove", "seat": 1})).unwrap();
    assert!(matches!(table.chair(seat(1)).unwrap().holder, Holder::Vacant { .. }));
    let there = Problem::NobodyThere { seat: seat(1) };
    assert_eq!(refused(&table, &keys[0], json!({"type": "remove", "seat": 1})), there);
}

#[test]
fn a_full_journal_keeps_no_host_from_sending_somebody_away() {
    let (mut table, keys) = playing(TableOptions::default());
    while table.number() < MOST_OTHER {
        enter(&mut table, Entry::Renamed { seat: seat(1), name: "Rude word".to_owned() });
    }
    tell(&mut table, &keys[0], json!({"type": "mute", "seat": 1})).unwrap();
    tell(&mut table, &keys[0], json!({"type": "remove", "seat": 1})).unwrap();
    for _ in 0..MOST_MUTED {
        enter(&mut table, Entry::Muted { seat: seat(2) });
    }
    let full = Problem::Full { most: MOST_MUTED };
    assert_eq!(refused(&table, &keys[0], json!({"type": "unmute", "seat": 2})), full);
}

#[test]
fn at_a_table_without_chat_nobody_talks() {
    let options = TableOptions { chat: false, ..TableOptions::default() };
    let (table, keys) = playing(options);
    for key in &keys {
        let told = json!({"type": "say", "text": "Salt!"});
        assert_eq!(refused(&table, key, told), Problem::NoChat);
    }
}

#[test]
fn older_programs_read_tables_that_have_a_chat() {
    use rand::SeedableRng as _;
    let head = |habits: Value| {
        let seats = json!([{"kind": "me", "name": "Ada"}, {"kind": "open"}]);
        let request = serde_json::from_value(json!({"seats": seats, "habits": habits})).unwrap();
        let mut rng = rand_chacha::ChaCha20Rng::seed_from_u64(1);
        json!(TableStart::new(&request, &GameBox::default(), &mut rng).unwrap().head)
    };
    let usual = head(json!({}));
    assert_eq!((&usual["version"], usual["habits"].get("chat")), (&json!(FIRST), None));
    let silent = head(json!({"chat": false}));
    assert_eq!((&silent["version"], &silent["habits"]["chat"]), (&json!(3), &json!(false)));
    let read: crate::head::Head = version::read(&silent.to_string()).unwrap();
    assert!(!read.habits.chat);
}
