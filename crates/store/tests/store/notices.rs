//! What is kept for notices: a secret, who wants nothing any more, and how much was sent to whom.

use crate::{bed::Bed, both::on_both};
use futures_util::future::join_all;
use magnumsal_store::Allowance;

on_both! {
    a_database_keeps_its_secret
    what_is_unwanted_stays_so_until_it_is_wanted_again
    an_allowance_is_used_up_and_comes_back
    of_many_that_ask_at_once_a_limited_number_get_it
    old_allowances_are_forgotten
}

const HOUR: i64 = 3_600_000;

/// Three times an hour.
const THREE: Allowance = Allowance { kind: "three", times: 3, period: HOUR };

async fn a_database_keeps_its_secret(bed: Bed) {
    let store = bed.open().await;
    let secret = store.secret().await.unwrap();
    assert_ne!(secret, [0; 32]);
    assert_eq!(store.secret().await, Ok(secret));
    store.close().await.unwrap();
    assert_eq!(bed.open().await.secret().await, Ok(secret));
}

async fn what_is_unwanted_stays_so_until_it_is_wanted_again(bed: Bed) {
    let store = bed.open().await;
    assert_eq!(store.is_unwanted(b"ada").await, Ok(false));
    for since in [1, 2] {
        assert_eq!(store.set_unwanted(b"ada", Some(since)).await, Ok(()));
        assert_eq!(store.is_unwanted(b"ada").await, Ok(true));
    }
    assert_eq!(store.is_unwanted(b"bruno").await, Ok(false));
    store.close().await.unwrap();
    let store = bed.open().await;
    assert_eq!(store.is_unwanted(b"ada").await, Ok(true));
    for _ in 0..2 {
        assert_eq!(store.set_unwanted(b"ada", None).await, Ok(()));
        assert_eq!(store.is_unwanted(b"ada").await, Ok(false));
    }
}

async fn an_allowance_is_used_up_and_comes_back(bed: Bed) {
    let store = bed.open().await;
    let take = async |id: &[u8], now| store.take(id, THREE, now).await.unwrap();
    let mut taken = Vec::new();
    for _ in 0..5 {
        taken.push(take(b"ada", HOUR).await);
    }
    assert_eq!(taken, [true, true, true, false, false]);
    assert!(take(b"bruno", HOUR).await, "everybody has an own one");
    let other = Allowance { kind: "other", ..THREE };
    assert_eq!(store.take(b"ada", other, HOUR).await, Ok(true), "so has every kind");
    // A third of an hour later there is one more, and a refused one has used up nothing.
    let third = HOUR / 3;
    assert!(!take(b"ada", HOUR + third - 1).await);
    assert!(take(b"ada", HOUR + third).await);
    assert!(!take(b"ada", HOUR + third).await);
    // There are no more than three, even after a long time without questions.
    let mut taken = 0;
    for _ in 0..10 {
        taken += u32::from(take(b"ada", 100 * HOUR).await);
    }
    assert_eq!(taken, 3);
}

async fn of_many_that_ask_at_once_a_limited_number_get_it(bed: Bed) {
    let store = bed.open().await;
    // A file has one server; a database may have several.
    let others = match bed.try_open().await {
        Ok(other) => vec![other],
        Err(_) => Vec::new(),
    };
    let stores = [&store].into_iter().chain(&others).cycle();
    let asked = join_all(stores.take(40).map(|store| store.take(b"ada", THREE, HOUR))).await;
    assert_eq!(asked.into_iter().filter(|taken| *taken == Ok(true)).count(), 3);
}

async fn old_allowances_are_forgotten(bed: Bed) {
    let store = bed.open().await;
    for id in 0..100_u8 {
        assert_eq!(store.take(&[id], THREE, i64::from(id)).await, Ok(true));
    }
    for id in 100..200_u8 {
        assert_eq!(store.take(&[id], THREE, 10 * HOUR).await, Ok(true));
    }
    store.close().await.unwrap();
    let left = bed.count("SELECT COUNT(*) FROM allowances").await;
    assert!((100..=164).contains(&left), "{left}");
}
