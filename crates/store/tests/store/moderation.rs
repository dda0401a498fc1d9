//! Announcements of operators, and what players report to them.

use crate::{
    bed::{Bed, id},
    both::on_both,
};
use magnumsal_store::{Bulletin, NewReport, Report, StoreError};

on_both! {
    everybody_reads_what_operators_announce
    reports_stay_until_they_are_settled
    a_seat_has_a_limited_number_of_reports
}

async fn everybody_reads_what_operators_announce(bed: Bed) {
    let store = bed.open().await;
    let bulletin = |revision, announcement: Option<&str>, new_tables| {
        Ok(Bulletin { revision, announcement: announcement.map(str::to_owned), new_tables })
    };
    assert_eq!(store.bulletin().await, bulletin(0, None, true));
    store.announce(Some("Back at eight; don't wait: 'salt'")).await.unwrap();
    store.allow_new_tables(false).await.unwrap();
    let expected = bulletin(2, Some("Back at eight; don't wait: 'salt'"), false);
    assert_eq!(store.bulletin().await, expected);
    assert_eq!(store.announce(Some("\0")).await, Err(StoreError::ZeroCharacter));
    store.close().await.unwrap();
    // It outlives the process.
    let store = bed.open().await;
    assert_eq!(store.bulletin().await, expected);
    store.announce(None).await.unwrap();
    store.allow_new_tables(true).await.unwrap();
    assert_eq!(store.bulletin().await, bulletin(4, None, true));
    store.close().await.unwrap();
}

fn report(table: u32, reporter: Option<u8>, text: &str) -> NewReport {
    let (line, seat) = (Some(12), Some(1));
    NewReport { table: id(table), line, seat, reporter, text: text.to_owned(), at: 5 }
}

async fn reports_stay_until_they_are_settled(bed: Bed) {
    let store = bed.open().await;
    assert_eq!(store.reports(10).await, Ok(vec![]));
    let all = [
        report(1, Some(0), "rude'); DROP TABLE reports; --"),
        report(2, None, "🧂"),
        NewReport { line: None, seat: None, ..report(1, Some(2), "by and large") },
    ];
    for report in &all {
        assert_eq!(store.report(report, 20).await, Ok(true));
    }
    assert_eq!(store.report(&report(1, Some(0), "\0"), 20).await, Err(StoreError::ZeroCharacter));
    let kept = store.reports(10).await.unwrap();
    let reports: Vec<&NewReport> = kept.iter().map(|Report { report, .. }| report).collect();
    assert_eq!(reports, all.iter().collect::<Vec<_>>());
    assert_eq!(store.reports(1).await.unwrap(), kept[..1]);
    assert_eq!(store.settle(kept[1].id).await, Ok(true));
    assert_eq!(store.settle(kept[1].id).await, Ok(false));
    assert_eq!(store.reports(10).await.unwrap(), [kept[0].clone(), kept[2].clone()]);
    store.close().await.unwrap();
}

async fn a_seat_has_a_limited_number_of_reports(bed: Bed) {
    let store = bed.open().await;
    for _ in 0..3 {
        assert_eq!(store.report(&report(1, Some(0), "again"), 3).await, Ok(true));
        assert_eq!(store.report(&report(1, None, "the host"), 3).await, Ok(true));
    }
    assert_eq!(store.report(&report(1, Some(0), "again"), 3).await, Ok(false));
    assert_eq!(store.report(&report(1, None, "the host"), 3).await, Ok(false));
    // Others, and other tables, have their own.
    assert_eq!(store.report(&report(1, Some(1), "first"), 3).await, Ok(true));
    assert_eq!(store.report(&report(2, Some(0), "first"), 3).await, Ok(true));
    assert_eq!(store.reports(100).await.unwrap().len(), 8);
    store.close().await.unwrap();
}
