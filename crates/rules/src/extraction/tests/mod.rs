//! Tests of extraction (E).

mod carrying;
mod crew;

use crate::{testing::*, *};

/// Seat 1 holds `1C` and `2C`; seat 0 stands in `2R1` with so many miners.
pub(super) fn beside_the_shaft(miners: u8, salt: &str, water: u8) -> Table {
    Table::base(3)
        .miners(1, "1C", 1)
        .miners(1, "2C", 1)
        .miners(0, "2R1", miners)
        .chamber("2R1", salt, water)
        .coins(0, 20)
        .coins(1, 0)
        .salt(0, "")
}
