//! Trials: what moves would do, why they cannot be made, and that trials change nothing.

use super::*;
use magnumsal_rules::Rule;
use magnumsal_table::{
    step::Applied,
    trial::{Trial, Tried},
};

fn trial(ply: usize, moves: &[&str]) -> Trial {
    serde_json::from_value(json!({"ply": ply, "moves": moves})).unwrap()
}

impl At {
    async fn try_out(&self, ply: usize, moves: &[&str]) -> Result<Tried, Refusal> {
        let live = self.live().await;
        self.service.tables.try_out(&live, &trial(ply, moves)).await
    }
}

#[tokio::test]
async fn a_trial_tells_what_would_happen_and_nothing_does() {
    let bed = Bed::new().await;
    let (at, ada, _) = bed.duo(json!({})).await;
    let before = (at.view().await, at.welcome(None, None).await);
    let tried = json!(at.try_out(0, &["place supply 1C", "end", "hire"]).await.unwrap());
    assert_eq!((at.view().await, at.welcome(None, None).await), before);
    assert_eq!((&tried["ply"], &tried["turns_up"]), (&json!(0), &json!(false)));
    let mut ear = at.listen().await;
    at.play(ada, &["place supply 1C"]).await;
    let moved = ear.next().await;
    assert_eq!(tried["events"][0], moved["events"]);
    assert_eq!(tried["events"].as_array().unwrap().len(), 3);
    // The one who is to move after the end of the turn has hired a miner.
    let position = &tried["position"];
    assert_eq!((&position["ply"], &position["seat"]), (&json!(3), &json!(1)));
    assert_eq!(position["state"]["players"][1]["miners"], 6);
    let tried = json!(at.try_out(1, &["end"]).await.unwrap());
    assert_eq!(tried["position"]["seat"], 1);
}

#[tokio::test]
async fn a_trial_says_why_not() {
    let bed = Bed::new().await;
    let (at, ..) = bed.duo(json!({})).await;
    let refused =
        async |ply, moves: &[&str]| Refused::from(&at.try_out(ply, moves).await.unwrap_err());
    let illegal = refused(0, &["place supply 4C"]).await;
    assert_eq!((illegal.code.as_str(), illegal.rule), ("out-of-reach", Some(Rule::C1)));
    let second = refused(0, &["place supply 1C", "hire"]).await;
    assert_eq!((second.code.as_str(), second.rule), ("no-action-left", Some(Rule::T3)));
    assert_eq!(refused(0, &["place supply 1C", "dance"]).await.code, "unknown-verb");
    let stale = refused(3, &["pass"]).await;
    assert_eq!((stale.code.as_str(), &stale.facts["ply"]), ("stale", &json!(0)));
    let many = vec!["pass"; 9];
    for moves in [&[][..], &many] {
        let trial = serde_json::from_value::<Trial>(json!({"ply": 0, "moves": moves}));
        assert!(trial.unwrap_err().to_string().contains("expected 1 to 8 moves"));
    }
}

#[tokio::test]
async fn a_position_that_was_reached_again_is_another_one_for_trials_as_well() {
    let bed = Bed::new().await;
    let (at, ada, _) = bed.duo(json!({})).await;
    at.play(ada, &["place supply 1C"]).await;
    let seen = at.ok(ada, json!({"type": "undo"})).await.number;
    let live = at.live().await;
    let asked = async |seen| {
        let trial = Trial { seen: Some(seen), ..trial(0, &["pass"]) };
        at.service.tables.try_out(&live, &trial).await.map(|_| ())
    };
    assert_eq!(code(&asked(seen - 1).await.unwrap_err()), "stale");
    asked(seen).await.unwrap();
}

#[tokio::test]
async fn nothing_is_tried_before_or_after_the_game() {
    let bed = Bed::new().await;
    let seats = json!([{"kind": "me", "name": "Ada"}, {"kind": "open"}]);
    let at = bed.table(json!({"seats": seats})).await;
    assert_eq!(code(&at.try_out(0, &["pass"]).await.unwrap_err()), "not-started");
    let record = at.see(|table| table.record().to_json()).await;
    let imported = bed.service.import(&record, None).await.unwrap();
    let shown = At::of(&bed.service, &imported);
    assert_eq!(code(&shown.try_out(0, &["pass"]).await.unwrap_err()), "over");
}

/// G4: a trial ends where something is turned up, and what a real move does begins with what its
/// trial showed.
#[test]
fn a_trial_tells_all_but_what_is_turned_up() {
    let (mut turned_up, mut known) = (0, 0);
    for (seed, rules) in [
        RuleSet::default(),
        RuleSet { mapped: true, ..RuleSet::muria() },
        RuleSet { round_limit: 9, ..RuleSet::muria() },
    ]
    .into_iter()
    .enumerate()
    {
        let (mut table, keys) = bare(rules, (3, 0), TableOptions::default(), seed as u64);
        sit_down(&mut table, &keys);
        while table.turn().is_some() {
            let moves = legal(&table);
            let mv = moves[(table.ply() * 7) % moves.len()].clone();
            // The move after the one that turns something up is not even looked at.
            let tried = table.try_out(&trial(table.ply(), &[&mv, "hire"]));
            let alone = table.try_out(&trial(table.ply(), &[&mv])).unwrap();
            let Applied { events, .. } = enter_move(&mut table, &mv);
            let shown = events.iter().take_while(|event| !event.turns_up(&rules)).count();
            assert_eq!(alone.events, [&events[..shown]]);
            assert_eq!(alone.turns_up, shown < events.len());
            if alone.turns_up {
                assert!(alone.position.is_none());
                assert_eq!(json!(tried.unwrap()), json!(alone));
                turned_up += 1;
            } else {
                assert_eq!(json!(alone.position), json!(table.position()));
                known += 1;
            }
        }
    }
    assert!(turned_up > 50 && known > 500, "{turned_up} {known}");
}

#[tokio::test]
async fn anybody_may_try_over_http() {
    let bed = Bed::new().await;
    let base = bed.serve().await;
    let (at, ..) = bed.duo(json!({})).await;
    let url = format!("{base}/{}/try", at.id);
    let request = |moves: Value| Some(json!({"ply": 0, "moves": moves}));
    let (status, tried) = ask(url.clone(), None, request(json!(["place supply 1C"]))).await;
    assert_eq!((status, &tried["position"]["ply"]), (200, &json!(1)));
    let (status, refused) = ask(url.clone(), None, request(json!(["place supply 4C"]))).await;
    assert_eq!((status, &refused["rule"]), (422, &json!("C1")));
    let (status, refused) = ask(url, None, request(json!([]))).await;
    assert_eq!((status, &refused["code"]), (400, &json!("bad-form")));
}
