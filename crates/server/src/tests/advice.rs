//! Hints and reviews, where they are allowed.

use super::{bots::quick_game, *};
use magnumsal_phrases::Language;

#[tokio::test]
async fn hints_are_counted_and_only_for_the_own_turn() {
    let bed = Bed::new().await;
    let (at, ada, bruno) = bed.duo(json!({"hints": 1})).await;
    let hint = async |key| bed.service.hint(&at.id, key, Language::En).await;
    assert_eq!(code(&hint(bruno).await.unwrap_err()), "not-your-turn");
    let stranger = random::key().unwrap().hash();
    assert_eq!(code(&hint(stranger).await.unwrap_err()), "not-seated");
    let mut ear = at.listen().await;
    let best = json!(hint(ada).await.unwrap());
    let moves = at.see(legal).await;
    for advice in best.as_array().unwrap() {
        assert!(moves.contains(&advice["move"].as_str().unwrap().to_owned()), "{advice}");
        assert!(!advice["reason"].as_str().unwrap().is_empty());
        assert_eq!(advice["time_percent"], 100, "nobody else thinks");
    }
    let update = ear.next().await;
    assert_eq!((&update["entry"], &update["seat"]), (&json!("hinted"), &json!(0)));
    assert_eq!(update["table"]["seats"][0]["hints"], 0);
    assert_eq!(update["table"]["seats"][1]["hints"], 1);
    assert_eq!(code(&hint(ada).await.unwrap_err()), "no-hints");
}

#[tokio::test]
async fn a_hint_for_a_forced_move_is_not_counted() {
    let bed = Bed::new().await;
    let (at, ada, _) = bed.duo(json!({"hints": 1})).await;
    at.play(ada, &["place supply 1C"]).await;
    assert_eq!(at.see(legal).await, ["end"]);
    let best = json!(bed.service.hint(&at.id, ada, Language::En).await.unwrap());
    assert_eq!(
        (&best[0]["move"], &best[0]["reason"]),
        (&json!("end"), &json!("the only legal move"))
    );
    let seats = at.see(|table| json!(table.view(0))["seats"].clone()).await;
    assert_eq!(seats[0]["hints"], 1, "{seats}");
}

#[tokio::test]
async fn a_table_can_allow_no_hints_and_no_review() {
    let bed = Bed::new().await;
    let (at, ada, _) = bed.duo(json!({"hints": 0})).await;
    assert_eq!(code(&bed.service.hint(&at.id, ada, Language::En).await.unwrap_err()), "no-hints");
    let mut request = quick_game("random", 2);
    request["habits"]["review"] = json!(false);
    let at = bed.table(request).await;
    at.listen().await.until_stage("over").await;
    assert_eq!(code(&bed.service.review(&at.id, Language::En).await.unwrap_err()), "no-review");
    assert_eq!(
        code(&bed.service.hint(&at.id, at.host, Language::En).await.unwrap_err()),
        "not-seated"
    );
}

#[tokio::test]
async fn a_game_that_is_over_is_reviewed_and_another_is_not() {
    let bed = Bed::new().await;
    let (at, ada, bruno) = bed.duo(json!({})).await;
    at.play(ada, &["place supply 1C", "end"]).await;
    at.play(bruno, &["place supply 2C", "end"]).await;
    assert_eq!(code(&bed.service.review(&at.id, Language::En).await.unwrap_err()), "not-over");
    // A record to look at may end early.
    let record = at.see(|table| table.record().to_json()).await;
    let imported = bed.service.import(&record, None).await.unwrap();
    let id = imported.table.parse().unwrap();
    let text = bed.service.review(&id, Language::En).await.unwrap();
    let review: Value = serde_json::from_str(text.as_str()).unwrap();
    assert!(review.is_object() && text.as_str().contains("place supply 1C"), "{review}");
    assert_eq!(bed.service.review(&id, Language::En).await.unwrap(), text, "it is worked out once");
    let polish = bed.service.review(&id, Language::Pl).await.unwrap();
    let polish: Value = serde_json::from_str(polish.as_str()).unwrap();
    let (best, najlepszy) = (&review["moves"][0]["decision"], &polish["moves"][0]["decision"]);
    assert_eq!(best["cost"], najlepszy["cost"], "all languages tell of the same review");
    assert_ne!(best["best"]["reason"], najlepszy["best"]["reason"], "{najlepszy}");
}

#[tokio::test]
async fn a_second_review_waits_for_its_turn() {
    let bed = Bed::new().await;
    let (at, ada, _) = bed.duo(json!({})).await;
    at.play(ada, &["place supply 1C", "end"]).await;
    let record = at.see(|table| table.record().to_json()).await;
    let id = bed.service.import(&record, None).await.unwrap().table.parse().unwrap();
    let held = bed.service.thinkers.hold_reviews().await;
    let asked = || bed.service.review(&id, Language::En);
    let early = tokio::time::timeout(std::time::Duration::from_millis(50), asked()).await;
    assert!(early.is_err(), "it did not wait: {early:?}");
    drop(held);
    assert!(asked().await.is_ok(), "a client that comes back waits again");
}
