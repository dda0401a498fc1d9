//! The values of the components, at a table and without one.

use super::*;

#[tokio::test]
async fn a_table_tells_the_values_that_it_is_played_with() {
    let bed = Bed::new().await;
    let base = bed.serve().await;
    let (at, ..) = bed.duo(json!({})).await;
    let values = at.see(|table| json!(table.values())).await;
    assert_eq!((&values["players"], &values["expansion"]), (&json!(2), &json!("none")));
    assert_eq!(at.welcome(None, None).await["box"], values);
    let (_, shown) = ask(format!("{base}/{}", at.id), None, None).await;
    assert_eq!(shown["box"], values);
    let (_, opened) = ask(base.replace("tables", "box"), None, None).await;
    assert_eq!(opened, values, "without a question it is the base game for two");
}

#[tokio::test]
async fn a_box_is_opened_without_a_table() {
    let bed = Bed::new().await;
    let base = bed.serve().await;
    let opened =
        async |query: &str| ask(base.replace("tables", &format!("box?{query}")), None, None).await;
    let (status, values) = opened("expansion=muria&players=5").await;
    assert_eq!((status, &values["players"], &values["order_slots"]), (200, &json!(5), &json!(4)));
    assert_eq!(values["provenance"], json!({"base": "printed", "muria": "reconstructed"}));
    let (status, refused) = opened("expansion=none&players=5").await;
    assert_eq!(
        (status, &refused["code"], &refused["facts"]["most"]),
        (422, &json!("players"), &json!(4))
    );
    for query in ["expansion=marina", "players=many", "colour=red"] {
        let (status, refused) = opened(query).await;
        assert_eq!((status, &refused["code"]), (400, &json!("bad-form")), "{query}");
    }
}
