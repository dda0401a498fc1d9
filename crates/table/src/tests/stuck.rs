//! Games that are stuck: bots for players who are gone, adjourned and ended games, the next host.

use crate::{
    command::Command,
    decide::Decision,
    entry::Entry,
    head::GameBox,
    key::KeyHash,
    refusal::Refusal,
    spec::{Clock, TableOptions},
    stage::Stage,
    table::Table,
    testing::{START, bare, code, decide_at, enter_at, enter_move, seat, sit_down},
    timer::Timer,
};
use magnumsal_rules::RuleSet;
use serde_json::{Value, json};

const DAY: i64 = 24 * 60 * 60 * 1000;

/// A table that is played at, and its time.
struct Played {
    table: Table,
    keys: Vec<KeyHash>,
    now: i64,
}

impl Played {
    /// This many people, in the order of play; the first one is host.
    fn new(people: usize, habits: TableOptions) -> Self {
        let (mut table, keys) = bare(RuleSet::default(), (people, 0), habits, 7);
        sit_down(&mut table, &keys);
        Self { table, keys, now: START }
    }

    fn three() -> Self {
        Self::new(3, TableOptions::default())
    }

    /// What the player on a seat is answered, and the line if it is one.
    fn ask(&mut self, who: usize, kind: &str) -> Result<Value, String> {
        let command: Command = serde_json::from_value(json!({ "type": kind })).unwrap();
        let refused = |refusal: Refusal| code(&refusal);
        match decide_at(self.now, &self.table, &self.keys[who], &command).map_err(refused)? {
            Decision::Enter(step) => {
                let line = json!(step.line);
                self.table.apply(*step);
                Ok(line)
            }
            Decision::Already { .. } => panic!("nothing of it was there already"),
        }
    }

    /// The name of the line that a command leads to, or the code of its refusal.
    fn says(&mut self, who: usize, kind: &str) -> String {
        match self.ask(who, kind) {
            Ok(line) => line["entry"].as_str().unwrap().to_owned(),
            Err(code) => code,
        }
    }

    fn view(&self) -> Value {
        json!(self.table.view(self.now))
    }
}

#[test]
fn nobody_is_hurried_before_the_time_is_over() {
    let mut game = Played::three();
    assert_eq!(game.view()["overdue"], START + 3 * DAY);
    game.now += 3 * DAY - 1;
    assert_eq!(game.says(1, "replace"), "not-overdue");
    game.now += 1;
    // Two of two are most of those who are left.
    assert_eq!(game.says(1, "replace"), "proposed");
    let vote = json!({"seat": 1, "what": "replace", "needed": 2, "agreed": 1, "waiting": [2]});
    assert_eq!(game.view()["vote"], vote);
    assert_eq!(game.says(0, "agree"), "nothing-asked");
    assert_eq!(game.says(1, "agree"), "nothing-asked", "has agreed already");
    let line = game.ask(2, "agree").unwrap();
    let replaced =
        json!({"version": 3, "entry": "replaced", "seat": 0, "level": "journeyman", "why": "gone"});
    assert_eq!(line, replaced);
    assert_eq!(
        (&game.view()["vote"], &game.view()["seats"][0]["why"]),
        (&Value::Null, &json!("gone"))
    );
    // The seat can be claimed back.
    assert_eq!(game.says(0, "claim"), "returned");
    assert_eq!(game.view()["overdue"], START + 6 * DAY);
}

#[test]
fn who_moves_is_not_replaced_and_the_question_ends() {
    let mut game = Played::three();
    game.now += 4 * DAY;
    assert_eq!(game.says(1, "end"), "proposed");
    enter_at(
        game.now,
        &mut game.table,
        Entry::Moved { seat: seat(0), mv: "pass".parse().unwrap() },
    );
    assert_eq!(game.view()["vote"], Value::Null);
    assert_eq!(game.says(2, "agree"), "nothing-asked");
    assert_eq!(game.view()["overdue"], START + 7 * DAY);
}

#[test]
fn the_host_decides_alone_once_somebody_is_gone() {
    for (kind, entry) in [("replace", "replaced"), ("adjourn", "adjourned"), ("end", "ended")] {
        let mut game = Played::three();
        enter_move(&mut game.table, "pass");
        enter_move(&mut game.table, "end");
        game.now += 3 * DAY;
        assert_eq!(game.says(0, kind), entry);
    }
    // Not with the own turn: the player who asks is there.
    let mut game = Played::three();
    game.now += 3 * DAY;
    assert_eq!(game.says(0, "replace"), "not-overdue");
    assert_eq!(game.says(0, "end"), "proposed");
    assert_eq!(game.view()["vote"]["needed"], 3);
}

#[test]
fn two_players_wait_for_each_other_and_the_one_who_is_there_decides() {
    let mut game = Played::new(2, TableOptions::default());
    assert_eq!(game.says(1, "end"), "proposed", "both have to agree");
    assert_eq!(game.says(0, "decline"), "declined");
    game.now += 3 * DAY;
    assert_eq!(game.says(1, "end"), "ended");
}

#[test]
fn all_together_may_adjourn_and_end_at_any_time() {
    let mut game = Played::three();
    assert_eq!(game.says(2, "adjourn"), "proposed");
    assert_eq!(game.says(1, "end"), "asked-already");
    // A move changes nothing about it.
    enter_move(&mut game.table, "pass");
    assert_eq!(game.says(0, "agree"), "agreed");
    assert_eq!(game.says(0, "decline"), "nothing-asked");
    let line = game.ask(1, "agree").unwrap();
    assert_eq!(line, json!({"version": 3, "entry": "adjourned", "seat": 2}));
    assert_eq!(game.view()["adjourned"], true);
}

#[test]
fn a_vote_is_lost_as_soon_as_it_cannot_be_won() {
    let mut game = Played::new(4, TableOptions::default());
    game.now += 3 * DAY;
    // Two of three: one who declines does not decide.
    assert_eq!(game.says(1, "end"), "proposed");
    assert_eq!(game.says(2, "decline"), "declined");
    assert_eq!(game.view()["vote"]["waiting"], json!([3]));
    assert_eq!(game.says(3, "decline"), "declined");
    assert_eq!(game.view()["vote"], Value::Null);
    // The player who has proposed it may withdraw it.
    assert_eq!(game.says(3, "adjourn"), "proposed");
    assert_eq!(game.says(3, "decline"), "declined");
    assert_eq!(game.view()["vote"], Value::Null);
    // And it ends when somebody leaves: others are to be asked then.
    assert_eq!(game.says(3, "adjourn"), "proposed");
    assert_eq!(game.says(2, "leave"), "replaced");
    assert_eq!(game.view()["vote"], Value::Null);
}

#[test]
fn nothing_happens_in_an_adjourned_game_until_somebody_goes_on() {
    let clock = Some(Clock::Game { seconds: 600, increment: 0 });
    let mut game = Played::new(2, TableOptions { clock, ..TableOptions::default() });
    game.now += 100_000;
    assert_eq!(game.says(0, "adjourn"), "proposed");
    assert_eq!(game.says(1, "agree"), "adjourned");
    assert_eq!((game.table.turn(), game.table.timer()), (None, None));
    game.now += 30 * DAY;
    assert_eq!(game.view()["seats"][0]["left"], 500_000, "the clock stands still");
    assert_eq!((&game.view()["stage"], &game.view()["turn"]), (&json!("playing"), &Value::Null));
    for kind in ["undo", "redo", "adjourn"] {
        assert_eq!(game.says(0, kind), "adjourned");
    }
    let mv: Command =
        serde_json::from_value(json!({"type": "move", "ply": 0, "move": "pass"})).unwrap();
    let refused = decide_at(game.now, &game.table, &game.keys[0], &mv).unwrap_err();
    assert_eq!(code(&refused), "adjourned");
    assert_eq!(game.says(1, "resume"), "resumed");
    assert_eq!(game.says(1, "resume"), "not-adjourned");
    let up = game.now + 500_000;
    assert_eq!(game.table.timer(), Some((up, Timer::Time { seat: seat(0) })));
}

#[test]
fn an_adjourned_game_that_nobody_goes_on_with_can_be_ended() {
    let mut game = Played::three();
    for (who, kind) in [(0, "adjourn"), (1, "agree"), (2, "agree")] {
        game.says(who, kind);
    }
    assert_eq!(game.view()["overdue"], START + 3 * DAY);
    assert_eq!(game.says(1, "end"), "proposed");
    assert_eq!(game.says(1, "decline"), "declined");
    game.now += 3 * DAY;
    assert_eq!(game.says(1, "end"), "proposed");
    assert_eq!(game.says(2, "agree"), "ended", "most of them are enough");
}

#[test]
fn a_game_that_was_ended_has_no_result_and_opens_its_seal() {
    let mut game = Played::new(2, TableOptions::default());
    enter_move(&mut game.table, "pass");
    game.now += 3 * DAY;
    let sealed = game.view();
    assert_eq!(sealed["salt"], Value::Null);
    assert_eq!(game.says(1, "end"), "ended");
    assert_eq!(
        (game.table.stage(), game.table.turn(), game.table.timer()),
        (Stage::Over, None, None)
    );
    let view = game.view();
    assert_eq!((&view["ended"], &view["stage"]), (&json!(true), &json!("over")));
    assert!(view["salt"].is_string());
    assert_eq!(json!(game.table.position()).get("result"), None);
    let brief = json!(game.table.brief(&game.table.access(None), game.now));
    assert_eq!((&brief["outcome"], &brief["ended"]), (&Value::Null, &json!(true)));
    assert_eq!(game.table.record().moves.len(), 1);
    for kind in ["end", "adjourn", "replace", "claim", "leave", "undo", "resume"] {
        let refused = game.says(0, kind);
        assert!(
            ["over", "nothing-to-claim", "not-adjourned"].contains(&&*refused),
            "{kind}: {refused}"
        );
    }
}

#[test]
fn before_the_game_there_is_nothing_to_end() {
    let (table, keys) = bare(RuleSet::default(), (2, 0), TableOptions::default(), 7);
    let mut game = Played { table, keys, now: START + 9 * DAY };
    for kind in ["replace", "adjourn", "end"] {
        assert_eq!(game.says(0, kind), "not-started");
    }
}

#[test]
fn alone_with_bots_a_player_ends_the_game_at_will() {
    let (table, keys) = bare(RuleSet::default(), (3, 2), TableOptions::default(), 7);
    let mut game = Played { table, keys, now: START };
    assert_eq!(game.says(0, "adjourn"), "adjourned");
    assert_eq!(game.says(0, "end"), "ended");
}

#[test]
fn a_host_who_leaves_is_followed_by_the_next_player() {
    let mut game = Played::three();
    assert_eq!(
        (game.view()["host"].as_u64(), game.table.access(Some(&game.keys[1])).host),
        (Some(0), false)
    );
    assert_eq!(game.says(0, "leave"), "replaced");
    assert_eq!(game.table.timer(), Some((START, Timer::Host { seat: seat(1) })));
    assert!(game.table.decide_host(seat(2), START).is_err(), "only the next one");
    let step = game.table.decide_host(seat(1), START).unwrap();
    assert_eq!(json!(step.line), json!({"version": 3, "entry": "hosted", "seat": 1}));
    game.table.apply(step);
    let hosts: Vec<bool> = game.keys.iter().map(|key| game.table.access(Some(key)).host).collect();
    assert_eq!((hosts, &game.view()["host"]), (vec![false, true, false], &json!(1)));
    // A player who comes back plays again.
    assert_eq!(game.says(0, "claim"), "returned");
    assert!(!game.table.access(Some(&game.keys[0])).host);
    // And is the last one in turn.
    assert_eq!(game.says(1, "leave"), "replaced");
    assert!(game.table.decide_host(seat(2), START).is_ok());
    assert_eq!(game.says(2, "leave"), "replaced");
    assert!(game.table.decide_host(seat(0), START).is_ok());
}

#[test]
fn a_host_who_is_gone_is_followed_by_the_next_player() {
    let mut game = Played::three();
    assert_eq!(game.table.timer(), Some((START + 3 * DAY, Timer::Host { seat: seat(1) })));
    assert!(game.table.decide_host(seat(1), START + 3 * DAY - 1).is_err());
    game.now += 3 * DAY;
    let step = game.table.decide_host(seat(1), game.now).unwrap();
    game.table.apply(step);
    assert_eq!(game.says(1, "replace"), "replaced", "the new host decides alone");
    // While others wait for somebody else, the host stays.
    let mut game = Played::three();
    enter_move(&mut game.table, "pass");
    enter_move(&mut game.table, "end");
    assert_eq!(game.table.timer(), None);
}

#[test]
fn a_waiting_room_does_not_wait_for_its_host_for_ever() {
    let (mut table, keys) = bare(RuleSet::default(), (3, 0), TableOptions::default(), 7);
    assert_eq!(table.timer(), None, "nobody else is there");
    sit_down(&mut table, &keys[..2]);
    assert_eq!(table.timer(), Some((START + 3 * DAY, Timer::Host { seat: seat(1) })));
    enter_at(START + DAY, &mut table, Entry::Titled { name: "Later".to_owned() });
    assert_eq!(table.timer(), Some((START + 4 * DAY, Timer::Host { seat: seat(1) })));
    let mut game = Played { table, keys, now: START + DAY };
    assert_eq!(game.says(0, "leave"), "left");
    assert_eq!(game.table.timer(), Some((START, Timer::Host { seat: seat(1) })), "at once");
}

#[test]
fn a_table_says_how_long_it_waits() {
    let hour = Clock::Turn { seconds: 3600 };
    let quick = Clock::Game { seconds: 1800, increment: 0 };
    let slow = Clock::Game { seconds: 14 * 86_400, increment: 0 };
    let cases = [
        (None, None, 3 * DAY),
        (Some(600), None, 600_000),
        (None, Some(hour), 3_600_000),
        (None, Some(quick), 15 * 60_000),
        (None, Some(slow), 3 * DAY),
        (Some(60), Some(slow), 60_000),
    ];
    for (patience, clock, expected) in cases {
        let game = Played::new(2, TableOptions { patience, clock, ..TableOptions::default() });
        assert_eq!(game.view()["overdue"], START + expected, "{patience:?} {clock:?}");
        assert_eq!(game.table.head().habits.check(), Ok(()));
    }
    for patience in [59, 14 * 86_400 + 1] {
        let options = TableOptions { patience: Some(patience), ..TableOptions::default() };
        assert_eq!(code(&options.check().unwrap_err().into()), "clock-range");
    }
}

#[test]
fn heads_of_before_have_the_usual_patience_and_only_others_need_a_newer_program() {
    let options: TableOptions =
        serde_json::from_str(r#"{"clock":null,"bot_pause":800,"hints":3,"review":true}"#).unwrap();
    assert_eq!(options, TableOptions::default());
    assert_eq!(serde_json::to_value(&options).unwrap().get("patience"), None);
    assert_eq!(
        (options.version(), TableOptions { patience: Some(60), ..options }.version()),
        (1, 3)
    );
}

#[test]
fn a_journal_tells_all_of_it_again() {
    let mut game = Played::three();
    let lines =
        sit_down(&mut bare(RuleSet::default(), (3, 0), TableOptions::default(), 7).0, &game.keys);
    let mut journal: Vec<(i64, String)> = lines.into_iter().map(|line| (START, line)).collect();
    let asked = [
        (0, 1, "adjourn"),
        (0, 0, "agree"),
        (0, 2, "agree"),
        (1, 2, "resume"),
        (3, 1, "replace"),
        (0, 2, "agree"),
        (0, 0, "claim"),
        (3, 2, "end"),
        (0, 1, "decline"),
        (0, 2, "end"),
        (0, 1, "agree"),
    ];
    for (days, who, kind) in asked {
        game.now += days * DAY;
        let line = game.ask(who, kind).unwrap_or_else(|code| panic!("{who} {kind}: {code}"));
        journal.push((game.now, line.to_string()));
    }
    assert_eq!(game.view()["ended"], true);
    let (id, head) = (game.table.id().clone(), game.table.head().clone());
    let mut again = Table::new(id, head, START, &GameBox::default()).unwrap();
    for (at, line) in &journal {
        let step = again.read(*at, serde_json::from_str(line).unwrap()).unwrap();
        again.apply(step);
    }
    assert_eq!(json!(again.view(game.now)), game.view());
}
