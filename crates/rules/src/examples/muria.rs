//! Examples 1 to 9 and the questions of the Muria rulebook.
//!
//! Jack plays orange, Kate green and Agnès violet: seats 0, 1 and 2 unless an example says else.

use crate::testing::*;
use crate::*;

const JACK: u8 = 0;
const KATE: u8 = 1;
const AGNES: u8 = 2;

fn brine(table: &Table) -> u8 {
    table.game.state().saltworks.unwrap().brine
}

fn foreman_home(table: &Table, owner: u8) -> bool {
    table.game.state().players[usize::from(owner)].foreman
}

/// The third phase, with orders that need two whites or more.
fn third_phase(players: usize, more: &str) -> Table {
    let orders = "castle ww=21 www=33 gww=29";
    board(&format!("rules muria; players {players}; phase 3; {orders}; {more}"))
}

#[test]
fn t5_example_1_the_sixth_order_of_phase_three_ends_the_game_with_the_round() {
    let mut table = third_phase(3, "castle done 5 near b; b salt ww");
    table.play("pass | pass | end | deliver 1");
    assert_eq!(table.game.state().castle.done, 6);
    table.play("pass | pass | end");
    assert!(!table.game.is_over(), "Agnès still has her two actions");
    table.play("pass | pass | end");
    assert!(table.game.is_over());
}

#[test]
fn t5_example_1_five_orders_go_on_but_end_the_game_of_two() {
    let mut three = third_phase(3, "castle done 5");
    three.pass_until(0);
    assert!(!three.game.is_over());
    let mut two = third_phase(2, "castle done 4 near b; b salt ww");
    two.play("pass | pass | end | deliver 1 | pass | pass | end");
    assert!(two.game.is_over());
}

#[test]
fn w3_example_2_revealing_and_pumping_fill_the_saltworks() {
    let mut table = board(
        "rules muria; mine 1C a · 2C a · 2R1 /0 a · 3R1 #b · 4R1 ?ggw/2
         saltworks brine 0; a coins 10 supply 1",
    );
    table.play("place supply 4R1");
    assert_eq!(brine(&table), 1);
    table.play("pump 4R1 2");
    assert_eq!((brine(&table), table.coins_of(JACK)), (3, 8));
    assert_eq!(table.contents("4R1"), "ggw/0");
}

#[test]
fn w2_example_3_three_miners_and_two_brine() {
    let start = "rules muria; turn b; posts saltworks c; b salt - supply 3; c coins 0";
    for (there, taken, left) in [(2, "uu", 0), (4, "uuu", 1)] {
        let mut table = board(&format!("{start}; saltworks brine {there}"));
        table.play("boil supply | boil+ supply | boil+ supply").pass_until(KATE);
        assert_eq!((table.salt_of(KATE).as_str(), brine(&table)), (taken, left));
        assert_eq!((table.supply_of(KATE), table.coins_of(AGNES)), (3, 1));
    }
}

/// Example 4 and 5: Agnès digs below a shaft of hers; Jack and Kate stand on the way.
fn examples_4_and_5() -> Table {
    board(
        "rules muria; turn c; mine 1C c · 2C c · 2R1 /0 bA · 2R2 /0 abb · 3R2 #c
         mine 4R2 bbbg/1 ccC; a coins 0; b coins 0; c coins 6 salt b",
    )
}

#[test]
fn e2_example_4_two_miners_and_the_foreman_take_three_cubes_from_one_water() {
    let mut table = examples_4_and_5();
    let weak = Illegal::TooWeak { strength: 4, need: 5, water: 1 };
    assert_eq!(table.refuse("extract 4R2 bbbg crew 2!"), weak);
    table.play("extract 4R2 bbg crew 2!");
    assert_eq!((table.salt_of(AGNES).as_str(), table.contents("4R2").as_str()), ("bbbg", "b/1"));
}

#[test]
fn e5_example_5_a_foreman_takes_the_whole_toll_of_a_space() {
    let mut table = examples_4_and_5();
    table.play("extract 4R2 bbg crew 2!");
    let shares = ["0:1,1:2", "0:2,1:1", "0:3", "1:3"].map(|share| format!("toll 2R2 {share}"));
    assert_eq!(table.legal(), shares);
    table.play("toll 2R2 0:1,1:2");
    let purses = [JACK, KATE, AGNES].map(|owner| table.coins_of(owner));
    assert_eq!(purses, [1 + 3, 2, 0]);
}

#[test]
fn m2_m3_example_6_a_shaft_and_the_chamber_below() {
    let mut table =
        board("rules muria; players 3; turn b; mine 1C b · 2L1 b/0 b · 2C b; b coins 5 salt -");
    table.play("shaft 2L1 | pass | end");
    assert_eq!((table.coins_of(KATE), table.salt_of(KATE).as_str()), (0, "u"));
    assert_eq!(table.game.state().mine[&space("3L1")].marker, Some(seat(KATE)));
    assert!(table.exists("4L1") && !table.revealed("4L1"));
    table.play("place supply 4L1");
    assert_eq!(brine(&table), 1);
    assert!(table.exists("4L2") && table.exists("4C"));
    assert!(!table.revealed("4L2") && !table.revealed("4C"));
}

#[test]
fn m6_example_7_a_marker_takes_the_toll_and_a_second_shaft_keeps_the_chain() {
    let start = "rules muria; turn c; mine 1C c · 2L1 b/0 c · 2C c · 3L1 #b · 4L1 gg/0 c
                 b coins 0; c coins 3 supply 0";
    let mut alone = board(start);
    assert_eq!(alone.refuse("castle 2L1").rule(), Rule::C2);
    alone.play("extract 4L1 g crew 1");
    assert_eq!((alone.coins_of(AGNES), alone.coins_of(KATE)), (2, 1));
    let second = "mine 2R1 b/0 b · 3R1 #a · 4R1 b/0 b · 4C b/0 b";
    board(&format!("{start}; {second}")).play("castle 2L1");
}

#[test]
fn w4_example_8_the_foreman_and_a_miner_come_back_with_two_brine() {
    let mut table =
        board("rules muria; turn c; saltworks brine 5; c salt - supply 3 ready saltworks");
    table.play("boil supply | boil+ supply | boil+ supply | boil+ supply! | recall 1!");
    assert_eq!((table.supply_of(AGNES), foreman_home(&table, AGNES)), (1, true));
    assert_eq!((table.salt_of(AGNES).as_str(), brine(&table)), ("uu", 3));
    table.pass_until(AGNES);
    assert_eq!((table.supply_of(AGNES), table.salt_of(AGNES).as_str()), (3, "uuuu"));
}

/// Example 9: Jack's crew of strength 4 in `2R1`, two water in the chamber below.
fn example_9(pieces_below: &str) -> Table {
    board(&format!(
        "rules muria; mine 1C a · 2C a · 2R1 bgg/2 aaA · 4R1 bggw/2 {pieces_below}
         mine 2R2 /0 · 3R2 #b · 4R2 /0; a salt - ready mill",
    ))
}

#[test]
fn e9_example_9_the_mill_takes_two_cubes_against_the_water_below() {
    let mut table = example_9("");
    let weak = Illegal::TooWeak { strength: 4, need: 5, water: 2 };
    assert_eq!(table.refuse("extract 2R1 ggw crew 2! mill"), weak);
    table.play("extract 2R1 gw crew 2! mill");
    assert_eq!((table.salt_of(JACK).as_str(), table.contents("4R1").as_str()), ("gw", "bg/2"));
    assert_eq!(table.contents("2R1"), "bgg/2");
}

#[test]
fn e9_example_9_pieces_in_the_lower_chamber_do_not_help() {
    let mut table = example_9("aaa");
    assert_eq!(table.refuse("extract 2R1 ggw crew 3! mill").rule(), Rule::E1);
}

#[test]
fn k6_faq_brine_is_exchanged_right_before_an_order_and_never_back() {
    let mut table = board("rules muria; castle bb=9 uuu=9 bbb=15 arrived a; a coins 0 salt buu");
    assert_eq!(table.refuse("trade u"), Illegal::NothingForBrine);
    table.play("trade b | deliver 1");
    assert_eq!((table.coins_of(0), table.salt_of(0).as_str()), (9, ""));
}

#[test]
fn w2_faq_brine_made_in_this_turn_completes_no_order_in_it() {
    let mut table = board(
        "rules muria; castle uuu=9 buu=11 guu=13 far a; saltworks brine 3
         a coins 5 salt - supply 2",
    );
    table.play("pass | pass | end | pass | pass | end");
    table.play("boil supply | boil+ supply | boil+ supply! | pass | end | pass | pass | end");
    assert_eq!(table.legal(), ["forfeit coins"]);
    table.play("forfeit coins");
    assert_eq!((table.salt_of(0).as_str(), table.coins_of(0)), ("uuu", 2));
}

#[test]
fn w1_faq_miners_of_the_mine_and_assistants_go_to_the_saltworks_but_not_the_queue() {
    let mut table =
        board("rules muria; mine 1C a · 2C a; castle near aA; posts market a; a supply 0");
    assert_eq!(table.refuse("boil 1C").rule(), Rule::C2);
    assert_eq!(table.legal_with("boil "), ["boil 2C", "boil @market"]);
    table.play("boil 2C | boil+ 1C | boil+ @market");
    assert_eq!(table.legal_with("boil"), [""; 0]);
    assert_eq!(table.game.actions(), 1);
}

#[test]
fn t7_faq_two_brine_are_worth_three_groszy_and_a_single_one_nothing() {
    for (salt, worth) in [("-", 0), ("u", 0), ("uu", 3), ("uuu", 3), ("uuuu", 6), ("bu", 3)] {
        let table = board(&format!("rules muria; a coins 0 salt {salt}"));
        assert_eq!(table.game.worth(seat(0)), worth, "{salt}");
    }
}

#[test]
fn p4_faq_the_foreman_moves_with_a_rope() {
    let mut table = board("rules muria; players 3; a ready rope rope");
    table.play("place supply 1C | rope supply 2C | rope supply! 2R1");
    let foremen = table.game.state().mine[&space("2R1")].foremen.clone();
    assert_eq!(foremen.unwrap().to_string(), "+--");
}

#[test]
fn e9_faq_the_mill_works_over_a_shaft_whose_owner_is_not_paid() {
    let more = "rules muria; mine 3R1 #b · 4R1 w/0; a coins 5 ready mill; b coins 0";
    let mut table = at_2r1("/0 a", more);
    table.play("extract 2R1 w crew 1 mill");
    assert_eq!((table.coins_of(0), table.coins_of(1)), (5, 0));
}

#[test]
fn e9_faq_the_mill_does_not_work_in_a_shaft() {
    let mut table = at_2r1("/0 a", "rules muria; mine 3R1 aa #a · 4R1 w/0; a ready mill");
    let refusal = Illegal::NotAChamber { space: space("3R1"), rule: Rule::E1 };
    assert_eq!(table.refuse("extract 3R1 w crew 1 mill"), refusal);
}

#[test]
fn m3_faq_a_tired_miner_builds_no_shaft() {
    let mut table = at_2r1("b/0 a~a~", "rules muria");
    let refusal = Illegal::NobodyStanding { space: space("2R1"), rule: Rule::M3 };
    assert_eq!(table.refuse("shaft 2R1"), refusal);
}

#[test]
fn m2_faq_the_player_decides_where_the_last_tile_goes() {
    // Five of the six tiles of level III lie, four of them below another shaft.
    let mut table = board(
        "rules muria; mine 1C a · 2C a · 2R1 /0 a · 3R1 #a · 5L2 #b · 5R2 #a
         mine 4L2 /0 · 4L1 /0 · 4C /0 · 4R1 /0 a · 4R2 /0 a
         mine 6L4 ? · 6L3 /0 · 6L2 /0 · 6L1 ? · 6R2 ?; a supply 1",
    );
    table.play("place supply 6R2");
    assert_eq!(table.legal(), ["dig left", "dig right"]);
    table.play("dig right");
    assert!(table.exists("6R3") && !table.exists("6R1"));
}
