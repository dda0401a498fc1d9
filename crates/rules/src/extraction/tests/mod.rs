//! Tests of extraction (E).

mod carrying;
mod crew;

use crate::{testing::*, *};

/// `b` holds `1C` and `2C`; this is in `2R1`, and everything else that is given.
#[track_caller]
pub(super) fn beside_the_shaft(chamber: &str, more: &str) -> Table {
    let start = "a coins 20 salt -; b coins 0";
    board(&format!("players 3; mine 1C b · 2C b · 2R1 {chamber}; {start}; {more}"))
}
