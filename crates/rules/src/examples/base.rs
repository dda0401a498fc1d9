//! Examples 1 to 7 of the base rulebook.
//!
//! The pictures are not in our sources; each position is the simplest one that fits the text.

use crate::{testing::*, *};

// The colours of the rulebook's players.
const ORANGE: u8 = 0;
const BLACK: u8 = 1;
const VIOLET: u8 = 2;

/// Orange miners that end a chain, or share their space, may all be moved.
#[test]
fn example_1_the_orange_miners_may_be_moved() {
    let mut table = Table::base(4).miners(BLACK, "1C", 1).miners(BLACK, "2C", 1);
    table = table.miners(ORANGE, "2C", 1).miners(ORANGE, "2L1", 1).miners(BLACK, "2R1", 1);
    table = table.miners(ORANGE, "2R2", 1).miners(BLACK, "3C", 1).supply(ORANGE, 0);
    for source in ["2C", "2L1", "2R2"] {
        assert!(!table.legal_with(&format!("place {source} ")).is_empty(), "{source}");
    }
    table.play("place 2C 3C");
    assert_eq!(table.miners_at(BLACK, "2C"), (1, 0));
    // Black could not move the miner in 2C now: it alone holds the chain.
    table = table.turn(BLACK);
    let refusal = table.refuse("place 2C 1C");
    let cut_off = ["2L1", "2R1", "2R2", "3C"].map(space).to_vec();
    assert_eq!(refusal, Illegal::BreaksChain { space: space("2C"), cut_off });
}

/// An orange miner on level II is badly placed: no miner joins it to the chain.
#[test]
fn example_2_the_orange_miner_has_no_link() {
    let mut table = Table::base(4);
    for section in ["1C", "2C", "3C", "4C"] {
        table = table.miners(BLACK, section, 1);
    }
    let refusal = table.refuse("place supply 4L2");
    assert_eq!(refusal, Illegal::OutOfReach { space: space("4L2") });
    table.play("place supply 4L1 | place supply 4L2");
}

/// The violet miner may leave: its chamber and all further ones of the corridor have no salt.
#[test]
fn example_3_a_corridor_without_salt_may_be_given_up() {
    let mut table = Table::base(4).miners(BLACK, "1C", 1).miners(BLACK, "2C", 1);
    table = table.miners(VIOLET, "2R2", 1).miners(ORANGE, "2R1", 1).miners(ORANGE, "2R3", 1);
    // Each chamber had its salt, so that it is known to be dug out.
    for chamber in ["2R2", "2R3", "2R4"] {
        table = table.chamber(chamber, "b", 0).chamber(chamber, "", 0);
    }
    table = table.turn(VIOLET);
    let mut salted = table.clone().chamber("2R4", "g", 0);
    assert_eq!(salted.refuse("place 2R2 2L1").rule(), Rule::C2);
    table.play("place 2R2 2L1");
    assert_eq!(table.miners_at(ORANGE, "2R3"), (1, 0));
}

/// Orange takes two cubes with two miners and pays black 4: 2 for a chamber, 2 for a shaft section.
#[test]
fn example_4_orange_pays_black_four() {
    let mut table = Table::base(4).miners(ORANGE, "1C", 1).miners(BLACK, "2C", 1);
    table = table.miners(BLACK, "2R1", 1).miners(ORANGE, "2R2", 2).chamber("2R2", "bbg", 0);
    let (orange, black) = (table.coins_of(ORANGE), table.coins_of(BLACK));
    let too_much = Illegal::CrewNotThere { space: space("2R2"), there: 2, wanted: 3 };
    assert_eq!(table.refuse("extract 2R2 bbg crew 3"), too_much);
    table.play("extract 2R2 bb crew 2");
    assert_eq!((table.coins_of(ORANGE), table.coins_of(BLACK)), (orange - 4, black + 4));
    assert_eq!((table.salt_of(ORANGE), table.contents("2R2")), ("bbb".into(), "g/0".into()));
    assert_eq!(table.miners_at(ORANGE, "2R2"), (0, 2));
}

/// Violet's four miners overcome one water and take three cubes; the toll of 3 for the only
/// section without a violet miner goes to orange, and could be split.
#[test]
fn example_5_violet_chooses_whom_to_pay() {
    let mut table = Table::base(4).miners(VIOLET, "1C", 1).miners(VIOLET, "2L1", 1);
    table = table.miners(ORANGE, "2C", 1).miners(BLACK, "2C", 1).miners(VIOLET, "2L2", 4);
    table = table.chamber("2L2", "bbg", 1).coins(VIOLET, 3).turn(VIOLET);
    let (orange, black) = (table.coins_of(ORANGE), table.coins_of(BLACK));
    table.play("extract 2L2 bbg crew 4");
    assert_eq!(table.legal(), ["toll 2C 0:1,1:2", "toll 2C 0:2,1:1", "toll 2C 0:3", "toll 2C 1:3"]);
    table.play("toll 2C 0:3");
    assert_eq!((table.coins_of(ORANGE), table.coins_of(BLACK)), (orange + 3, black));
    assert_eq!((table.coins_of(VIOLET), table.contents("2L2")), (0, "/1".into()));
}

/// Black pumps three water for 5, for which orange's assistant earns 1, and digs three cubes.
#[test]
fn example_6_black_pumps_and_digs() {
    let mut table = Table::base(4).miners(BLACK, "4R1", 3).chamber("4R1", "ggw", 3);
    for section in ["1C", "2C", "3C", "4C"] {
        table = table.miners(BLACK, section, 1);
    }
    table = table.post(ORANGE, Post::Pump).coins(BLACK, 5).salt(BLACK, "").turn(BLACK);
    let orange = table.coins_of(ORANGE);
    assert_eq!(table.refuse("extract 4R1 g crew 3").rule(), Rule::E2);
    table.play("pump 4R1 3");
    assert_eq!((table.coins_of(BLACK), table.coins_of(ORANGE)), (0, orange + 1));
    table.play("extract 4R1 ggw crew 3 | end");
    assert_eq!((table.salt_of(BLACK), table.contents("4R1")), ("ggw".into(), "/0".into()));
}

/// Violet sells a green cube for 5 and spends 3 of it on the brown cube that the order lacks.
#[test]
fn example_7_violet_sells_green_and_buys_brown() {
    let mut table = Table::base(4).salt(VIOLET, "bbg").coins(VIOLET, 0).turn(VIOLET);
    table = table.market([3, 1, 0]);
    assert_eq!(table.refuse("market buy b, sell g").rule(), Rule::B5);
    table.play("market sell g, buy b");
    assert_eq!((table.coins_of(VIOLET), table.salt_of(VIOLET)), (2, "bbb".into()));
    assert_eq!(Kind::DUG.map(|kind| table.market_of(kind)), [2, 2, 0]);
}
