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
    let mut table = board(
        "players 4; mine 1C b · 2L1 b/0 a · 2C ab · 2R1 b/0 b · 2R2 b/0 a · 3C b; a supply 0",
    );
    for source in ["2C", "2L1", "2R2"] {
        assert!(!table.legal_with(&format!("place {source} ")).is_empty(), "{source}");
    }
    table.play("place 2C 3C | pass | end");
    assert_eq!(table.miners_at(BLACK, "2C"), (1, 0));
    // Black could not move the miner in 2C now: it alone holds the chain.
    let refusal = table.refuse("place 2C 1C");
    let cut_off = ["2L1", "2R1", "2R2", "3C"].map(space).to_vec();
    assert_eq!(refusal, Illegal::BreaksChain { space: space("2C"), cut_off });
}

/// An orange miner on level II is badly placed: no miner joins it to the chain.
#[test]
fn example_2_the_orange_miner_has_no_link() {
    let mut table = board("players 4; mine 1C b · 2C b · 3C b · 4C b");
    let refusal = table.refuse("place supply 4L2");
    assert_eq!(refusal, Illegal::OutOfReach { space: space("4L2") });
    table.play("place supply 4L1 | place supply 4L2");
}

/// The violet miner may leave: its chamber and all further ones of the corridor have no salt.
#[test]
fn example_3_a_corridor_without_salt_may_be_given_up() {
    let corridor = |last| {
        let mine = format!("mine 1C b · 2C b · 2R1 b/0 a · 2R2 /0 c · 2R3 /0 a · 2R4 {last}");
        board(&format!("players 4; turn c; {mine}"))
    };
    let (mut table, mut salted) = (corridor("/0"), corridor("g/0"));
    assert_eq!(salted.refuse("place 2R2 2L1").rule(), Rule::C2);
    table.play("place 2R2 2L1");
    assert_eq!(table.miners_at(ORANGE, "2R3"), (1, 0));
}

/// Orange takes two cubes with two miners and pays black 4: 2 for a chamber, 2 for a shaft section.
#[test]
fn example_4_orange_pays_black_four() {
    let mut table = board("players 4; mine 1C a · 2C b · 2R1 b/0 b · 2R2 bbg/0 aa");
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
    let mut table =
        board("players 4; turn c; mine 1C c · 2L2 bbg/1 cccc · 2L1 b/0 c · 2C ab; c coins 3");
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
    let mut table = board(
        "players 4; turn b; mine 1C b · 2C b · 3C b · 4C b · 4R1 bww/3 bbb
         posts pump a; b coins 5 salt -",
    );
    let orange = table.coins_of(ORANGE);
    assert_eq!(table.refuse("extract 4R1 w crew 3").rule(), Rule::E2);
    table.play("pump 4R1 3");
    assert_eq!((table.coins_of(BLACK), table.coins_of(ORANGE)), (0, orange + 1));
    table.play("extract 4R1 bww crew 3 | end");
    assert_eq!((table.salt_of(BLACK), table.contents("4R1")), ("bww".into(), "/0".into()));
}

/// Violet sells a green cube for 5 and spends 3 of it on the brown cube that the order lacks.
#[test]
fn example_7_violet_sells_green_and_buys_brown() {
    let mut table = board("players 4; turn c; market bbbg; c coins 0 salt bbg");
    assert_eq!(table.refuse("market buy b, sell g").rule(), Rule::B5);
    table.play("market sell g, buy b");
    assert_eq!((table.coins_of(VIOLET), table.salt_of(VIOLET)), (2, "bbb".into()));
    assert_eq!(Kind::DUG.map(|kind| table.market_of(kind)), [2, 2, 0]);
}
