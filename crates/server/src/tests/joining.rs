//! Sitting down, leaving, coming back, and who is asked to.

use super::*;

fn open_table(public: bool) -> Value {
    let seats = json!([{"kind": "me", "name": "Ada"}, {"kind": "open"}, {"kind": "open"}]);
    json!({"public": public, "seats": seats, "shuffle": false})
}

impl At {
    async fn try_join(
        &self,
        invitation: Option<KeyHash>,
        seat: Option<Seat>,
        name: &str,
    ) -> Result<Seat, String> {
        let joined = self.service.join(&self.id, invitation, seat, name.to_owned()).await;
        joined.map(|seated| seated.seat).map_err(|refusal| code(&refusal))
    }
}

#[tokio::test]
async fn an_invitation_is_good_once_and_for_its_seat() {
    let bed = Bed::new().await;
    let at = bed.table(open_table(false)).await;
    let (first, second) = (at.invitations[0].1, at.invitations[1].1);
    let bad = Err("bad-invitation".to_owned());
    assert_eq!(at.try_join(None, None, "Bruno").await, bad);
    assert_eq!(at.try_join(None, Some(seat(1)), "Bruno").await, bad);
    assert_eq!(at.try_join(Some(random::key().unwrap().hash()), None, "Bruno").await, bad);
    assert_eq!(at.try_join(Some(second), None, "Ada").await, Err("name-taken".to_owned()));
    assert_eq!(at.try_join(Some(second), None, "").await, Err("bad-name".to_owned()));
    assert_eq!(at.try_join(Some(second), Some(seat(1)), "Bruno").await, Ok(seat(2)));
    assert_eq!(at.view().await["stage"], "open");
    assert_eq!(at.try_join(Some(second), None, "Cleo").await, bad);
    assert_eq!(at.try_join(Some(first), None, "Cleo").await, Ok(seat(1)));
    assert_eq!(at.view().await["stage"], "playing");
}

#[tokio::test]
async fn a_new_invitation_voids_the_old_one() {
    let bed = Bed::new().await;
    let at = bed.table(open_table(false)).await;
    let invite = |key, number| at.service.invite(&at.id, key, seat(number));
    let old = at.invitations[0].1;
    let new = invite(Some(at.host), 1).await.unwrap();
    assert_eq!(at.try_join(Some(old), None, "Bruno").await, Err("bad-invitation".to_owned()));
    assert_eq!(at.try_join(Some(hash(&new.key)), None, "Bruno").await, Ok(seat(1)));
    assert_eq!(code(&invite(Some(at.host), 1).await.unwrap_err()), "seat-taken");
    assert_eq!(code(&invite(Some(at.host), 4).await.unwrap_err()), "no-seat");
    assert_eq!(code(&invite(Some(old), 2).await.unwrap_err()), "not-host");
    assert_eq!(code(&invite(None, 2).await.unwrap_err()), "not-host");
}

#[tokio::test]
async fn anybody_may_sit_down_at_a_public_table() {
    let bed = Bed::new().await;
    let at = bed.table(open_table(true)).await;
    assert_eq!(at.try_join(None, Some(seat(0)), "Bruno").await, Err("seat-taken".to_owned()));
    assert_eq!(at.try_join(None, Some(seat(3)), "Bruno").await, Err("no-seat".to_owned()));
    assert_eq!(at.try_join(None, Some(seat(2)), "Bruno").await, Ok(seat(2)));
    assert_eq!(at.try_join(None, None, "Cleo").await, Ok(seat(1)));
    assert_eq!(at.try_join(None, None, "Dora").await, Err("no-open-seat".to_owned()));
    let nowhere = "000000000000".parse().unwrap();
    let refusal = at.service.join(&nowhere, None, None, "Dora".to_owned()).await.unwrap_err();
    assert_eq!(code(&refusal), "no-table");
}

#[tokio::test]
async fn the_lobby_has_public_tables_and_mine_has_those_of_my_keys() {
    let bed = Bed::new().await;
    let base = bed.serve().await;
    let public = bed.create(open_table(true)).await.unwrap();
    let private = bed.create(open_table(false)).await.unwrap();
    let tables = |list: &Value| {
        let list = list.as_array().unwrap();
        list.iter().map(|brief| brief["table"].as_str().unwrap().to_owned()).collect::<Vec<_>>()
    };
    let (status, open) = ask(base.clone(), None, None).await;
    assert_eq!((status, tables(&open)), (200, vec![public.table.clone()]));
    assert_eq!(open[0]["yours"], json!([]));
    let (_, playing) = ask(format!("{base}?stage=playing"), None, None).await;
    assert_eq!(tables(&playing), Vec::<String>::new());
    let at = At::of(&bed.service, &public);
    for name in ["Bruno", "Cleo"] {
        at.try_join(None, None, name).await.unwrap();
    }
    let (_, playing) = ask(format!("{base}?stage=playing"), None, None).await;
    assert_eq!(tables(&playing), std::slice::from_ref(&public.table));
    let (status, refused) = ask(format!("{base}?stage=over"), None, None).await;
    assert_eq!((status, &refused["code"]), (400, &json!("bad-form")));

    let key = |table: &str, token: &str| json!({"table": table, "token": token});
    let keys = json!({"keys": [key(&private.table, &private.token),
        key(&public.table, &private.token), key("nonsense", &private.token)]});
    let (status, mine) = ask(format!("{base}/mine"), None, Some(keys)).await;
    assert_eq!((status, tables(&mine)), (200, vec![private.table.clone()]));
    assert_eq!(mine[0]["yours"], json!([0]));
}

#[tokio::test]
async fn who_leaves_before_the_game_makes_room() {
    let bed = Bed::new().await;
    let at = bed.table(open_table(true)).await;
    let bruno = at.join("Bruno").await;
    at.ok(bruno, json!({"type": "leave"})).await;
    let view = at.view().await;
    assert_eq!(
        (&view["seats"][1]["kind"], &view["seats"][1]["name"]),
        (&json!("open"), &json!("Player 2"))
    );
    assert_eq!(at.refused(bruno, json!({"type": "say", "text": "hello"})).await, "not-seated");
    let old = at.invitations[0].1;
    assert_eq!(at.try_join(Some(old), None, "Dora").await, Err("bad-invitation".to_owned()));
    assert_eq!(at.try_join(None, Some(seat(1)), "Cleo").await, Ok(seat(1)));
    // The host may leave as well, and is the host still.
    at.ok(at.host, json!({"type": "leave"})).await;
    let welcome = at.welcome(Some(at.host), None).await;
    assert_eq!((&welcome["yours"], &welcome["host"]), (&json!([]), &json!(true)));
    at.ok(at.host, json!({"type": "fill", "seat": 0, "level": "random"})).await;
}

#[tokio::test]
async fn a_name_that_an_open_seat_had_may_be_taken() {
    let bed = Bed::new().await;
    let at = bed.table(open_table(true)).await;
    let bruno = at.join("Bruno").await;
    at.ok(at.host, json!({"type": "rename", "name": "Player 2"})).await;
    at.ok(bruno, json!({"type": "leave"})).await;
    let names = at.see(|table| table.record().players).await;
    assert_eq!(names, ["Player 2", "Player 2 2", "Player 3"]);
}

#[tokio::test]
async fn a_bot_sits_in_for_who_leaves_later_and_the_seat_is_claimed_back() {
    let bed = Bed::new().await;
    let (at, ada, bruno) = bed.duo(json!({})).await;
    assert_eq!(at.refused(bruno, json!({"type": "claim"})).await, "nothing-to-claim");
    at.ok(bruno, json!({"type": "leave"})).await;
    let left = at.view().await["seats"][1].clone();
    assert_eq!((&left["kind"], &left["name"]), (&json!("away"), &json!("Bruno")));
    assert_eq!((&left["level"], &left["why"]), (&json!("journeyman"), &json!("left")));
    assert_eq!(at.refused(bruno, json!({"type": "leave"})).await, "not-seated");
    assert_eq!(at.refused(ada, json!({"type": "claim", "seat": 1})).await, "not-seated");
    assert_eq!(at.refused(ada, json!({"type": "claim"})).await, "nothing-to-claim");
    at.ok(bruno, json!({"type": "claim"})).await;
    let back = at.view().await["seats"][1].clone();
    assert_eq!((&back["kind"], &back["why"]), (&json!("human"), &Value::Null));
}

#[tokio::test]
async fn the_host_gives_open_seats_to_bots() {
    let bed = Bed::new().await;
    let at = bed.table(open_table(false)).await;
    let bruno = at.join("Bruno").await;
    let fill = |seat: u8| json!({"type": "fill", "seat": seat, "level": "apprentice"});
    assert_eq!(at.refused(bruno, fill(2)).await, "not-host");
    assert_eq!(at.refused(at.host, fill(1)).await, "seat-taken");
    assert_eq!(at.refused(at.host, fill(4)).await, "no-seat");
    at.ok(at.host, fill(2)).await;
    let view = at.view().await;
    assert_eq!((&view["stage"], &view["turn"]), (&json!("playing"), &json!(0)));
    let seat = &view["seats"][2];
    assert_eq!(
        (&seat["kind"], &seat["name"], &seat["level"]),
        (&json!("bot"), &json!("apprentice"), &json!("apprentice"))
    );
}

#[tokio::test]
async fn one_key_plays_several_seats_at_one_screen() {
    let bed = Bed::new().await;
    let seats = json!([{"kind": "me", "name": "Ada"}, {"kind": "me", "name": "Bruno"}]);
    let at = bed.table(json!({"seats": seats, "shuffle": false})).await;
    assert_eq!(at.welcome(Some(at.host), None).await["yours"], json!([0, 1]));
    at.play(at.host, &["place supply 1C", "end", "place supply 2C", "end"]).await;
    let made = at.see(|table| table.moves().iter().map(|m| m.seat.number()).collect::<Vec<_>>());
    assert_eq!(made.await, [0, 0, 1, 1]);
    at.ok(at.host, json!({"type": "rename", "seat": 1, "name": "Berta"})).await;
    assert_eq!(
        at.refused(at.host, json!({"type": "rename", "seat": 2, "name": "x"})).await,
        "not-seated"
    );
    at.ok(at.host, json!({"type": "leave", "seat": 1})).await;
    let view = at.view().await;
    assert_eq!(
        (&view["seats"][0]["kind"], &view["seats"][1]["kind"]),
        (&json!("human"), &json!("away"))
    );
    at.ok(at.host, json!({"type": "claim"})).await;
    assert_eq!(at.view().await["seats"][1]["kind"], "human");
}

#[tokio::test]
async fn who_only_looks_on_sees_everything_and_does_nothing() {
    let bed = Bed::new().await;
    let (at, ada, _) = bed.duo(json!({})).await;
    let stranger = random::key().unwrap().hash();
    for key in [None, Some(stranger)] {
        let welcome = at.welcome(key, None).await;
        assert_eq!((&welcome["yours"], &welcome["host"]), (&json!([]), &json!(false)));
        let own = at.welcome(Some(ada), None).await;
        assert_eq!((&welcome["table"], &welcome["position"]), (&own["table"], &own["position"]));
        assert_eq!(at.refused(key, json!({"type": "say", "text": "hello"})).await, "not-seated");
        assert_eq!(
            at.refused(key, json!({"type": "move", "ply": 0, "move": "place supply 1C"})).await,
            "not-seated"
        );
    }
}

#[tokio::test]
async fn a_table_is_called_after_those_who_sit_there_until_it_has_a_name() {
    let bed = Bed::new().await;
    let seats = json!([{"kind": "me", "name": "Ada"}, {"kind": "open"}]);
    let at = bed.table(json!({"seats": seats, "shuffle": false})).await;
    let name = async || at.view().await["name"].clone();
    assert_eq!(name().await, "Ada, Player 2");
    at.join("Bruno").await;
    assert_eq!(name().await, "Ada, Bruno");
    at.ok(at.host, json!({"type": "rename", "seat": 0, "name": "Adela"})).await;
    assert_eq!(name().await, "Adela, Bruno");
    at.ok(at.host, json!({"type": "title", "name": "Cellar"})).await;
    at.ok(at.host, json!({"type": "rename", "seat": 0, "name": "Ada"})).await;
    assert_eq!(name().await, "Cellar");
}
