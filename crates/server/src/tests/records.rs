//! Records: out of a finished game, into a table to look at, and on from any ply.

use super::{bots::quick_game, *};
use magnumsal_rules::{Beginning, Move, Sketch};
use magnumsal_table::{seal::Sealed, seal::seal};

/// A finished game between bots.
async fn finished(bed: &Bed) -> At {
    let at = bed.table(quick_game("random", 3)).await;
    let mut ear = at.listen().await;
    if at.view().await["stage"] != "over" {
        ear.until_stage("over").await;
    }
    at
}

fn unfinished(plies: usize) -> Record {
    let (mut table, keys) = bare(RuleSet::default(), (2, 0), TableOptions::default(), 3);
    sit_down(&mut table, &keys);
    for _ in 0..plies {
        let mv = legal(&table)[0].clone();
        enter_move(&mut table, &mv);
    }
    table.record()
}

fn value(text: &str) -> Value {
    serde_json::from_str(text).unwrap()
}

pub(super) fn bots(seats: usize) -> Value {
    json!(vec![json!({"kind": "bot", "level": "random"}); seats])
}

#[tokio::test]
async fn a_running_game_gives_nothing_away() {
    let bed = Bed::new().await;
    let base = bed.serve().await;
    let (at, ..) = bed.duo(json!({})).await;
    for what in ["record", "sealed", "review"] {
        let (status, refused) = ask(format!("{base}/{}/{what}", at.id), None, None).await;
        assert_eq!((status, &refused["code"]), (409, &json!("not-over")), "{what}");
    }
    let fork = json!({"ply": 0, "seats": bots(2)});
    let (status, refused) = ask(format!("{base}/{}/fork", at.id), None, Some(fork)).await;
    assert_eq!((status, &refused["code"]), (409, &json!("not-over")));
    assert_eq!(at.view().await["salt"], Value::Null);
}

#[tokio::test]
async fn a_finished_game_is_exported_with_a_seal_that_fits() {
    let bed = Bed::new().await;
    let base = bed.serve().await;
    let at = finished(&bed).await;
    let (status, record) = ask(format!("{base}/{}/record", at.id), None, None).await;
    assert_eq!(status, 200);
    let record = Record::from_json(&record.to_string(), Edition::standard()).unwrap();
    assert!(record.position().unwrap().is_over());
    let (_, sealed) = ask(format!("{base}/{}/sealed", at.id), None, None).await;
    let sealed: Sealed = serde_json::from_value(sealed).unwrap();
    let view = at.view().await;
    assert_eq!(
        (&view["commitment"], &view["salt"]),
        (&json!(sealed.commitment), &json!(sealed.salt))
    );
    let salt = Nonce::parse(&sealed.salt).unwrap();
    assert_eq!(seal(&record, &salt), sealed.commitment);
    let mut other = record.clone();
    other.players[0] = "Somebody".to_owned();
    other.moves.clear();
    assert_eq!(seal(&other, &salt), sealed.commitment, "names and moves are not sealed");
    assert_ne!(seal(&record, &Nonce::from_bytes([1; 32])), sealed.commitment);
}

#[tokio::test]
async fn a_replay_comes_in_pages() {
    let bed = Bed::new().await;
    let base = bed.serve().await;
    let at = finished(&bed).await;
    let plies = at.ply().await;
    let scores = at.welcome(None, None).await["position"]["state"]["over"]["scores"].clone();
    let page = async |query: &str| ask(format!("{base}/{}/replay{query}", at.id), None, None).await;
    let (mut steps, mut from) = (Vec::new(), 0);
    while from <= plies {
        let (status, replay) = page(&format!("?from={from}&count=40")).await;
        assert_eq!((status, &replay["plies"]), (200, &json!(plies)));
        assert_eq!(replay["players"].as_array().unwrap().len(), 3);
        // The accounts are those of the whole game, no matter which page is asked for.
        let sum = |ledger: &Value| -> i64 {
            ledger.as_object().unwrap().values().map(|amount| amount.as_i64().unwrap()).sum()
        };
        let ledgers = replay["ledgers"].as_array().unwrap().iter();
        assert_eq!(json!(ledgers.map(sum).collect::<Vec<_>>()), scores);
        let part = replay["steps"].as_array().unwrap().clone();
        assert_eq!(part.len(), 40.min(plies + 1 - from));
        from += part.len();
        steps.extend(part);
    }
    let record = at.see(Table::record).await;
    let mut game = record.start().unwrap();
    for (ply, step) in steps.iter().enumerate() {
        assert_eq!(
            (&step["position"]["ply"], &step["position"]["state"]),
            (&json!(ply), &json!(game.trace_line(ply))["state"])
        );
        match record.moves.get(ply) {
            None => assert_eq!((&step["move"], &step["events"]), (&Value::Null, &json!([]))),
            Some(mv) => {
                let mv: Move = mv.parse().unwrap();
                assert_eq!(step["move"], json!(mv.data()));
                let mut events = Vec::new();
                game.play_with(&mv, &mut |event| events.push(event)).unwrap();
                assert_eq!(step["events"], json!(events));
            }
        }
    }
    assert_eq!(page("?count=1000").await.1["steps"].as_array().unwrap().len(), 100.min(plies + 1));
    let (status, refused) = page(&format!("?from={}", plies + 1)).await;
    assert_eq!((status, &refused["code"]), (422, &json!("no-ply")));
}

#[tokio::test]
async fn a_running_game_is_replayed_as_far_as_it_goes() {
    let bed = Bed::new().await;
    let base = bed.serve().await;
    let (at, ada, _) = bed.duo(json!({})).await;
    let replay = async || ask(format!("{base}/{}/replay", at.id), None, None).await;
    let (status, before) = replay().await;
    assert_eq!((status, &before["plies"]), (200, &json!(0)));
    at.play(ada, &["place supply 1C", "end"]).await;
    let (_, after) = replay().await;
    assert_eq!(
        (&after["plies"], &after["steps"][0]["move"]["text"]),
        (&json!(2), &json!("place supply 1C"))
    );
    // What was seen then is what is shown of that moment, except what could be decided.
    let mut then = before["steps"][0]["position"].clone();
    assert_ne!(then["legal"], json!([]));
    then["legal"] = json!([]);
    assert_eq!(after["steps"][0]["position"], then);
    assert_eq!(after["steps"][2]["position"], at.welcome(None, None).await["position"]);
}

#[tokio::test]
async fn a_record_is_imported_if_it_can_be_played() {
    let bed = Bed::new().await;
    let base = bed.serve().await;
    let whole = finished(&bed).await.see(|table| table.record().to_json()).await;
    let import = async |record: Value| {
        ask(format!("{base}/import"), None, Some(json!({"name": "Old", "record": record}))).await
    };
    for record in [value(&whole), value(&unfinished(9).to_json())] {
        let (status, created) = import(record.clone()).await;
        assert_eq!(
            (status, &created["seats"], &created["invitations"]),
            (201, &json!([]), &json!([]))
        );
        let table = created["table"].as_str().unwrap();
        let token = created["token"].as_str().unwrap();
        let (_, shown) = ask(format!("{base}/{table}"), Some(token), None).await;
        assert_eq!((&shown["table"]["stage"], &shown["host"]), (&json!("over"), &json!(true)));
        assert_eq!(shown["table"]["origin"], json!({"kind": "imported"}));
        assert_eq!(shown["table"]["begun"], json!(record["moves"].as_array().unwrap().len()));
        assert_eq!(shown["table"]["seats"][0]["kind"], "nobody");
        assert_eq!(
            (&shown["table"]["name"], &shown["table"]["turn"]),
            (&json!("Old"), &Value::Null)
        );
        let (_, again) = ask(format!("{base}/{table}/record"), None, None).await;
        assert_eq!(again, record);
        let at = At {
            service: bed.service.clone(),
            id: table.parse().unwrap(),
            host: hash(token),
            invitations: Vec::new(),
        };
        let mv = json!({"type": "move", "ply": at.ply().await, "move": "end"});
        assert_eq!(at.refused(at.host, mv).await, "over");
        at.ok(at.host, json!({"type": "title", "name": "Older"})).await;
    }
    let mut illegal = value(&unfinished(9).to_json());
    illegal["moves"][8] = json!("place supply 6C");
    let (status, refused) = import(illegal).await;
    assert_eq!((status, &refused["code"]), (422, &json!("bad-record")));
    assert!(
        refused["rule"].is_string() && refused["message"].as_str().unwrap().contains("6C"),
        "{refused}"
    );
    assert_eq!(refused["facts"], json!({"part": "move", "number": 9}));
    for garbage in [json!({}), json!([1]), json!("record"), Value::Null] {
        let (status, refused) = import(garbage).await;
        assert_eq!((status, &refused["code"]), (422, &json!("bad-record")));
        assert_eq!(refused["facts"], json!({"part": "form"}));
    }
    let mut other = value(&whole);
    other["setup"]["tiles"]["I"][0] = json!("bbbbbb/0");
    let (status, refused) = import(other).await;
    assert_eq!(status, 422, "{refused}");
}

#[tokio::test]
async fn a_table_tells_when_its_game_begins() {
    let bed = Bed::new().await;
    let sketch = Sketch::parse("phase 2\nround 5", Edition::standard()).unwrap();
    let players = ["Ada", "Bruno"].map(str::to_owned).to_vec();
    let position = Box::new(sketch.position);
    let beginning = Beginning::Position { position, opening: Vec::new() };
    let later = Record::beginning_with(sketch.rules, players, beginning, Edition::standard());
    for (record, phase, round) in [(unfinished(9), 1, 1), (later.unwrap(), 2, 5)] {
        let made = bed.service.import(&record.to_json(), None).await.unwrap();
        let view = At::of(&bed.service, &made).view().await;
        assert_eq!(view["first_round"], json!({"phase": phase, "round": round}));
    }
}

#[tokio::test]
async fn a_finished_or_imported_game_goes_on_from_any_ply() {
    let bed = Bed::new().await;
    let of = finished(&bed).await;
    let plies = of.ply().await;
    let habits = TableOptions { bot_pause: 10_000, ..TableOptions::default() };
    let people: Value = json!([{"kind": "me", "name": "Ada"}, {"kind": "open"},
        {"kind": "bot", "level": "random"}]);
    let fork = async |id: &TableId, ply: usize, seats: &Value| {
        let seats: Vec<magnumsal_table::spec::SeatRequest> =
            serde_json::from_value(seats.clone()).unwrap();
        bed.service.fork(id, ply, &seats, &habits).await
    };
    for ply in [0, 1, plies / 2, plies - 1] {
        let at = At::of(&bed.service, &fork(&of.id, ply, &people).await.unwrap());
        let view = at.view().await;
        assert_eq!(view["origin"], json!({"kind": "fork", "of": of.id.to_string(), "ply": ply}));
        assert_eq!(
            (&view["ply"], &view["begun"], &view["stage"], &view["public"]),
            (&json!(ply), &json!(ply), &json!("open"), &json!(false))
        );
        assert_eq!(
            at.see(|table| json!(table.game().trace_line(ply))["state"].clone()).await,
            of.see(|table| json!(table.position_at(ply).unwrap().trace_line(ply))["state"].clone())
                .await
        );
        at.join("Bruno").await;
        assert_eq!(at.view().await["stage"], "playing");
        if at.see(Table::turn).await == Some(seat(0)) {
            let mv = at.see(|table| legal(table)[0].clone()).await;
            at.play(at.host, &[&mv]).await;
            assert_eq!(at.view().await["begun"], json!(ply), "the journal begins where it began");
        }
    }
    let end = At::of(&bed.service, &fork(&of.id, plies, &bots(3)).await.unwrap());
    assert_eq!(end.view().await["stage"], "over");
    assert_eq!(code(&fork(&of.id, plies + 1, &people).await.unwrap_err()), "no-ply");
    assert_eq!(code(&fork(&of.id, 0, &bots(2)).await.unwrap_err()), "no-seat");

    let imported = bed.service.import(&unfinished(9).to_json(), None).await.unwrap();
    let at =
        At::of(&bed.service, &fork(&imported.table.parse().unwrap(), 9, &bots(2)).await.unwrap());
    assert_eq!((at.ply().await, at.view().await["stage"].as_str()), (9, Some("playing")));
    assert!(at.see(Table::timer).await.is_some(), "bots play on");
}

/// A record without its stacks: a game on a real board.
fn real_board(plies: usize) -> Value {
    value(&unfinished(plies).with_unknown_stacks().unwrap().to_json())
}

#[tokio::test]
async fn a_table_goes_on_from_a_record_or_a_position_of_it() {
    let bed = Bed::new().await;
    let base = bed.serve().await;
    let record = unfinished(9);
    let seats = json!([{"kind": "me", "name": "Ada"}, {"kind": "me", "name": "Bruno"}]);
    let position = record.from_turn_of(9).unwrap();
    for start in [&record, &position] {
        let request = json!({"record": value(&start.to_json()), "seats": seats});
        let (status, created) = ask(base.clone(), None, Some(request)).await;
        assert_eq!(status, 201, "{created}");
        let id = created["table"].as_str().unwrap();
        let (_, shown) = ask(format!("{base}/{id}"), None, None).await;
        let line = record.position().unwrap().trace_line(start.moves.len());
        assert_eq!(shown["position"]["state"], json!(line.state));
        assert_eq!(shown["table"]["origin"]["kind"], "imported");
        let mv = json!({"type": "move", "ply": start.moves.len(), "move": line.legal[0]});
        let key = created["token"].as_str().map(str::to_owned);
        let (status, done) = ask(format!("{base}/{id}/commands"), key.as_deref(), Some(mv)).await;
        assert_eq!(status, 200, "{done}");
    }
    let request = json!({"record": value(&record.to_json()), "seats": bots(3)});
    let (status, refused) = ask(base.clone(), None, Some(request)).await;
    assert_eq!((status, &refused["code"]), (422, &json!("seat-count")));
}

#[tokio::test]
async fn a_game_on_a_real_board_is_told_what_its_moves_turn_up() {
    let bed = Bed::new().await;
    let base = bed.serve().await;
    let record = real_board(0);
    let request = json!({"record": record, "seats": bots(2)});
    let (status, refused) = ask(base.clone(), None, Some(request)).await;
    assert_eq!((status, &refused["code"]), (422, &json!("bots-need-stacks")));
    let seats = json!([{"kind": "me", "name": "Ada"}, {"kind": "me", "name": "Bruno"}]);
    let request = json!({"record": record, "seats": seats});
    let (_, created) = ask(base.clone(), None, Some(request)).await;
    let (id, key) = (created["table"].as_str().unwrap(), created["token"].as_str());
    let play = async |ply: usize, mv: &str| {
        let mv = json!({"type": "move", "ply": ply, "move": mv});
        ask(format!("{base}/{id}/commands"), key, Some(mv)).await
    };
    let (status, refused) = play(0, "buy 1").await;
    assert_eq!((status, &refused["code"]), (422, &json!("draw-count")));
    let (_, refused) = play(0, "buy 1 -> spade").await;
    assert_eq!(refused["code"], "nothing-drawn");
    let open = record["opening"].as_array().unwrap()[3].as_str().unwrap();
    for (ply, mv) in [format!("buy 1 -> {open}"), "end".to_owned()].iter().enumerate() {
        let (status, done) = play(ply, mv).await;
        assert_eq!(status, 200, "{done}");
    }
    let (_, shown) = ask(format!("{base}/{id}"), None, None).await;
    assert_eq!(shown["position"]["state"]["workshop"]["open"][2], open);
    // Taken out again it is the same game, and so is what is rebuilt from the store.
    let (_, taken) = ask(format!("{base}/{id}/position"), None, None).await;
    assert_eq!((&taken["format"], &taken["start"]["stacks"]), (&json!(2), &json!("unknown")));
    assert!(Record::from_json(&taken.to_string(), Edition::standard()).is_ok());
}

#[test]
fn g4_a_position_that_is_taken_out_tells_nothing_hidden() {
    let one = unfinished(9);
    let mut other = value(&one.to_json());
    for stack in ["/setup/orders/III", "/setup/orders/II", "/setup/tiles/III", "/setup/tiles/II"] {
        other.pointer_mut(stack).and_then(Value::as_array_mut).unwrap().reverse();
    }
    other["setup"]["tools"].as_array_mut().unwrap()[10..].reverse();
    let other = Record::from_json(&other.to_string(), Edition::standard()).unwrap();
    assert_ne!(one.setup(), other.setup());
    // As `open_position` takes it out of a table.
    let open = |record: &Record| record.with_unknown_stacks().unwrap().from_turn_of(9).unwrap();
    assert_eq!(open(&one).to_json(), open(&other).to_json());
}

#[tokio::test]
async fn names_in_an_imported_record_are_checked_like_all_others() {
    let bed = Bed::new().await;
    let mut record = value(&unfinished(9).to_json());
    for bad in ["a".repeat(900_000), "A\u{202e}da".to_owned(), "\u{3164}".to_owned()] {
        record["players"][0] = json!(bad);
        let refused = bed.service.import(&record.to_string(), None).await;
        assert_eq!(code(&refused.unwrap_err()), "bad-name");
    }
    record["players"][0] = json!(" Ada ");
    let shown = At::of(&bed.service, &bed.service.import(&record.to_string(), None).await.unwrap());
    assert_eq!(shown.view().await["seats"][0]["name"], "Ada");
}
