//! Making tables: what can be asked for, and what cannot.

use super::*;
use magnumsal_rules::Setting;
use magnumsal_store::StoredTable;
use magnumsal_table::spec::RulesRequest;

#[tokio::test]
async fn a_table_is_as_it_was_asked_for() {
    let bed = Bed::new().await;
    let rules = json!({"expansion": "muria", "mapped": true, "cart_capacity": 2,
        "bucket_into_unrevealed": false, "fatigue": "all", "pump_with_tired": true,
        "round_limit": 20});
    let clock = json!({"per": "game", "seconds": 1_209_600, "increment": 3600});
    let habits = json!({"clock": clock, "bot_pause": 10_000, "hints": 7, "review": false});
    let me = |name: &str| json!({"kind": "me", "name": name});
    let seats = json!([me("Ada"), me(" Bruno "), {"kind": "open"},
        {"kind": "bot", "level": "master"}, {"kind": "bot", "level": "master"}]);
    let request = json!({"name": "  Cellar ", "public": true, "rules": rules, "seats": seats,
        "shuffle": false, "habits": habits});
    let created = bed.create(request).await.unwrap();
    assert_eq!(created.seats, [seat(0), seat(1)]);
    assert_eq!(created.commitment.len(), 64);
    let [invitation] = &created.invitations[..] else { panic!("{created:?}") };
    assert_eq!(invitation.seat, seat(2));
    let link = format!("https://salt.example/#/table/{}/join/{}", created.table, invitation.key);
    assert_eq!(invitation.link, link);
    let view = At::of(&bed.service, &created).view().await;
    assert_eq!(
        (&view["name"], &view["public"], &view["stage"]),
        (&json!("Cellar"), &json!(true), &json!("open"))
    );
    assert_eq!((&view["rules"], &view["habits"]), (&rules, &habits));
    assert_eq!(view["origin"], json!({"kind": "dealt"}));
    let seats = view["seats"].as_array().unwrap();
    let names: Vec<_> = seats.iter().map(|seat| seat["name"].as_str().unwrap()).collect();
    assert_eq!(names, ["Ada", "Bruno", "Player 3", "master", "master 2"]);
    let kinds: Vec<_> = seats.iter().map(|seat| seat["kind"].as_str().unwrap()).collect();
    assert_eq!(kinds, ["human", "human", "open", "bot", "bot"]);
    assert_eq!(seats[0]["left"], 1_209_600_000);
}

#[tokio::test]
async fn the_usual_table_has_usual_rules_and_no_clock() {
    let bed = Bed::new().await;
    let (at, ..) = bed.duo(json!({})).await;
    let view = at.view().await;
    assert_eq!(
        view["habits"],
        json!({"clock": null, "bot_pause": 800, "hints": 3, "review": true})
    );
    assert_eq!(view["rules"], json!(RuleSet::default()));
    assert_eq!((&view["stage"], &view["public"]), (&json!("playing"), &json!(false)));
    assert_eq!(view["seats"][0]["left"], Value::Null);
    assert_eq!(view["name"], "Ada, Bruno");
}

#[test]
fn only_settings_that_differ_are_named_and_what_is_none_is_refused() {
    let read = |rules: Value| serde_json::from_value::<RulesRequest>(rules);
    let request = read(json!({"expansion": "muria", "round_limit": 9})).unwrap();
    assert_eq!(request.0, RuleSet { round_limit: 9, ..RuleSet::muria() });
    for (rules, said) in [
        (json!({"cart_capacity": 3}), "expected null or 2"),
        (json!({"round_limit": 0}), "expected a whole number from 1 to 255"),
        (json!({"fatigue": "none"}), "expected \"crew\" or \"all\""),
        (json!({"carts": 2}), "unknown field `carts`, expected one of `expansion`"),
    ] {
        let error = read(rules).unwrap_err().to_string();
        assert!(error.contains(said), "{error}");
    }
}

#[test]
fn the_interface_describes_the_settings_as_they_are_declared() {
    let schema = json!(RuleSet::partial_schema());
    assert_eq!(schema["additionalProperties"], false);
    assert_eq!(schema.get("required"), None);
    let described = schema["properties"].as_object().unwrap();
    assert_eq!(described.len(), Setting::all().len());
    for setting in Setting::all() {
        let described = &described[setting.key];
        assert_eq!(described["default"], json!(setting.usual), "{}", setting.key);
        assert_eq!(described["description"], setting.about);
    }
    for (key, part, expected) in [
        ("mapped", "type", json!("boolean")),
        ("mapped", "enum", json!([false, true])),
        ("cart_capacity", "type", json!(["null", "integer"])),
        ("cart_capacity", "enum", json!([null, 2])),
        ("fatigue", "type", json!("string")),
        ("fatigue", "enum", json!(["crew", "all"])),
        ("round_limit", "type", json!("integer")),
        ("round_limit", "minimum", json!(1)),
        ("round_limit", "maximum", json!(255)),
    ] {
        assert_eq!(described[key][part], expected, "{key} {part}");
    }
}

#[tokio::test]
async fn a_table_has_two_to_four_seats_or_five_with_muria() {
    let bed = Bed::new().await;
    let request = |expansion: &str, seats: usize| {
        let seats = vec![json!({"kind": "bot", "level": "random"}); seats];
        let habits = json!({"bot_pause": 10_000});
        json!({"rules": {"expansion": expansion}, "seats": seats, "habits": habits})
    };
    for (expansion, most) in [("none", 4), ("muria", 5)] {
        for seats in 2..=most {
            let at = bed.table(request(expansion, seats)).await;
            assert_eq!(at.view().await["seats"].as_array().unwrap().len(), seats);
        }
        for seats in [0, 1, most + 1, 2000] {
            let refusal = bed.create(request(expansion, seats)).await.unwrap_err();
            let refused = Refused::from(&refusal);
            assert_eq!(
                (refused.code.as_str(), &refused.facts["found"]),
                ("players", &json!(seats))
            );
        }
    }
}

#[tokio::test]
async fn names_that_cannot_be_shown_are_refused() {
    let bed = Bed::new().await;
    let table = |title: Value, names: [&str; 2]| {
        let seats = names.map(|name| json!({"kind": "me", "name": name}));
        json!({"name": title, "seats": seats})
    };
    let long = "ą".repeat(40);
    bed.table(table(json!(long), [&long, "Bruno"])).await;
    for bad in ["", "  ", &"a".repeat(41), "a\nb", "a\u{202e}b", "\u{7}"] {
        for request in [table(json!(bad), ["Ada", "Bruno"]), table(Value::Null, ["Ada", bad])] {
            assert_eq!(code(&bed.create(request).await.unwrap_err()), "bad-name", "{bad:?}");
        }
    }
    let twice = table(Value::Null, ["Ada", " Ada"]);
    assert_eq!(code(&bed.create(twice).await.unwrap_err()), "name-taken");
}

#[tokio::test]
async fn bots_and_open_seats_leave_players_their_names() {
    let bed = Bed::new().await;
    let seats = json!([{"kind": "bot", "level": "apprentice"}, {"kind": "open"},
        {"kind": "me", "name": "apprentice"}, {"kind": "me", "name": "Player 2"}]);
    let at = bed.table(json!({"seats": seats, "shuffle": false})).await;
    let names = at.see(|table| table.record().players).await;
    assert_eq!(names, ["apprentice 2", "Player 2 2", "apprentice", "Player 2"]);
}

#[tokio::test]
async fn clocks_and_pauses_have_their_limits() {
    let bed = Bed::new().await;
    let seats = json!([{"kind": "me", "name": "Ada"}, {"kind": "open"}]);
    let most = 14 * 24 * 3600;
    let game = |seconds: u32, increment: u32| json!({"clock": {"per": "game", "seconds": seconds, "increment": increment}});
    let turn = |seconds: u32| json!({"clock": {"per": "turn", "seconds": seconds}});
    for habits in [turn(60), turn(most), game(60, 0), game(most, most), json!({"bot_pause": 0})] {
        bed.table(json!({"seats": seats, "habits": habits})).await;
    }
    for (habits, expected) in [
        (turn(59), "clock-range"),
        (turn(most + 1), "clock-range"),
        (game(59, 10), "clock-range"),
        (game(most + 1, 0), "clock-range"),
        (game(60, most + 1), "clock-range"),
        (json!({"bot_pause": 10_001}), "pause-too-long"),
        (json!({"hints": 1_000}), "too-many-hints"),
    ] {
        let refusal = bed.create(json!({"seats": seats, "habits": habits})).await.unwrap_err();
        assert_eq!(code(&refusal), expected, "{habits}");
    }
}

#[tokio::test]
async fn a_bot_may_have_a_budget_within_reason() {
    let bed = Bed::new().await;
    let me = json!({"kind": "me", "name": "Ada"});
    let table = |bot: &str| json!({"seats": [me, {"kind": "bot", "level": bot}], "shuffle": false});
    for bot in ["uct", "master:10s", "master:9999ms", "master:99999", "master:1"] {
        let at = bed.table(table(bot)).await;
        assert_eq!(at.view().await["seats"][1]["level"], bot);
    }
    for bot in ["master:11s", "master:10001ms", "uct:100000"] {
        let refusal = bed.create(table(bot)).await.unwrap_err();
        assert_eq!(code(&refusal), "thinks-too-long", "{bot}");
    }
    let open = json!({"seats": [me, {"kind": "open"}], "shuffle": false});
    let at = bed.table(open).await;
    let fill = |bot: &str| json!({"type": "fill", "seat": 1, "level": bot});
    assert_eq!(at.refused(at.host, fill("master:3600s")).await, "thinks-too-long");
    at.ok(at.host, fill("master:2s")).await;
    // Older programs learn that they cannot read it, and only where that is so.
    let stored = |at: At| async move {
        let StoredTable { head, entries, .. } =
            at.service.tables.store().load(&at.id).await.unwrap().unwrap();
        let version = |text: &str| serde_json::from_str::<Value>(text).unwrap()["version"].clone();
        (version(&head), entries.first().map(|entry| version(&entry.body)))
    };
    assert_eq!(stored(at).await, (json!(1), Some(json!(2))));
    assert_eq!(stored(bed.table(table("master:2s")).await).await, (json!(2), None));
    assert_eq!(stored(bed.table(table("master")).await).await, (json!(1), None));
}

#[tokio::test]
async fn drawing_lots_keeps_who_is_who() {
    let bed = Bed::new().await;
    let seats = json!([{"kind": "me", "name": "Ada"}, {"kind": "open"},
        {"kind": "bot", "level": "random"}]);
    let mut orders = std::collections::BTreeSet::new();
    for _ in 0..12 {
        let created = bed.create(json!({"seats": seats})).await.unwrap();
        let view = At::of(&bed.service, &created).view().await;
        let ([ada], [open]) = (&created.seats[..], &created.invitations[..]) else {
            panic!("{created:?}")
        };
        assert_eq!(view["seats"][ada.index()]["name"], "Ada");
        assert_eq!(view["seats"][ada.index()]["kind"], "human");
        assert_eq!(view["seats"][open.seat.index()]["kind"], "open");
        orders.insert((ada.number(), open.seat.number()));
    }
    assert!(orders.len() > 1, "twelve times the same lot");
}

#[test]
fn a_request_with_unknown_words_is_refused() {
    let seats = json!([{"kind": "open"}, {"kind": "open"}]);
    for request in [
        json!({"seats": seats, "colour": "red"}),
        json!({"seats": [{"kind": "guest"}]}),
        json!({"seats": seats, "rules": {"expansion": "silesia"}}),
        json!({"seats": seats, "habits": {"clock": {"per": "move", "seconds": 60}}}),
        json!({"seats": [{"kind": "bot", "level": "king"}]}),
        json!({}),
    ] {
        assert!(serde_json::from_value::<NewTable>(request.clone()).is_err(), "{request}");
    }
}
