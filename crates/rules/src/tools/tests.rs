//! Tests of chapter U: tools.

use crate::testing::*;
use crate::*;

fn cards(table: &Table) -> (Vec<Tool>, Vec<Tool>) {
    let player = table.game.state().players.remove(0);
    (player.ready, player.used)
}

fn no_card(tool: Tool) -> Illegal {
    Illegal::NoTool { tool, ready: 0, wanted: 1 }
}

#[test]
fn u1_a_rope_adds_a_piece_directly_after_a_placement() {
    let mut table = Table::base(3).tool(0, Tool::Rope).tool(0, Tool::Rope);
    assert_eq!(table.refuse("rope supply 1C"), Illegal::RopeNotNow);
    table.play("place supply 1C | rope supply 2C | rope supply 3C");
    assert_eq!((table.game.actions(), table.supply_of(0)), (1, 1));
    assert_eq!(cards(&table), (vec![], vec![Tool::Rope; 2]));
    assert_eq!(table.refuse("rope supply 4C"), no_card(Tool::Rope));
}

#[test]
fn u1_a_rope_obeys_the_rules_of_placing_and_follows_nothing_else() {
    let mut table = Table::base(3).tool(0, Tool::Rope).tool(0, Tool::Food);
    table.play("place supply 1C");
    let refusal = Illegal::OutOfReach { space: space("3C") };
    assert_eq!(table.refuse("rope supply 3C"), refusal);
    let chain = table.clone().miners(1, "2C", 1).refuse("rope 1C 3C").rule();
    assert_eq!(chain, Rule::C2);
    let mut fed = table.clone().tired(0, "2R1", 1);
    fed.play("feed 2R1");
    assert_eq!(fed.refuse("rope supply 2C"), Illegal::RopeNotNow);
    table.play("pass");
    assert_eq!(table.refuse("rope supply 2C"), Illegal::RopeNotNow);
}

#[test]
fn u2_every_pickaxe_adds_one_to_the_strength() {
    let table = at_2r1(Table::base(3), "bbg", 1, 2);
    let mut without = table.clone();
    let weak = Illegal::TooWeak { strength: 2, need: 3, water: 1 };
    assert_eq!(without.refuse("extract 2R1 bb crew 2"), weak);
    let none = Illegal::NoTool { tool: Tool::Pickaxe, ready: 0, wanted: 1 };
    assert_eq!(without.refuse("extract 2R1 bb crew 2 pick 1"), none);
    let mut table = table.tool(0, Tool::Pickaxe).tool(0, Tool::Pickaxe);
    table.play("extract 2R1 bbg crew 2 pick 2");
    assert_eq!((table.salt_of(0).as_str(), table.miners_at(0, "2R1")), ("bbbg", (0, 2)));
    assert_eq!(cards(&table), (vec![], vec![Tool::Pickaxe; 2]));
}

#[test]
fn u3_a_bucket_carries_one_water_left_or_right() {
    let table = at_2r1(Table::base(3), "b", 2, 1).chamber("2R2", "b", 1).tool(0, Tool::Bucket);
    let mut table = table.tool(0, Tool::Bucket);
    table.play("bucket 2R1 2R2");
    assert_eq!((table.contents("2R1"), table.contents("2R2")), ("b/1".into(), "b/2".into()));
    assert_eq!((table.game.actions(), cards(&table).1), (2, vec![Tool::Bucket]));
    let mut table = table.miners(0, "2R2", 1);
    table.play("bucket 2R2 2R1");
    assert_eq!(table.contents("2R1"), "b/2");
    assert_eq!(table.refuse("bucket 2R1 2R2"), no_card(Tool::Bucket));
}

#[test]
fn u3_it_needs_a_standing_piece_water_and_a_chamber_beside() {
    let table = at_2r1(Table::base(3), "b", 1, 1).chamber("2R2", "b", 1).tired(0, "2R2", 1);
    let table = table.chamber("2L1", "b", 0).miners(0, "2L1", 1).chamber("2L2", "b", 1);
    let mut table = table.miners(1, "2L2", 1).tool(0, Tool::Bucket);
    let nobody = |name| Illegal::NobodyStanding { space: space(name), rule: Rule::U3 };
    assert_eq!(table.refuse("bucket 2R2 2R1"), nobody("2R2"));
    assert_eq!(table.refuse("bucket 2L2 2L1"), nobody("2L2"));
    let dry = Illegal::WaterNotThere { space: space("2L1"), there: 0, wanted: 1, rule: Rule::U3 };
    assert_eq!(table.refuse("bucket 2L1 2L2"), dry);
    let shaft = Illegal::NotAChamber { space: space("2C"), rule: Rule::U3 };
    assert_eq!(table.refuse("bucket 2R1 2C"), shaft);
    let beside = |to| Illegal::NotBeside { space: space("2R1"), to: space(to) };
    assert_eq!(table.refuse("bucket 2R1 2R3"), beside("2R3"));
    assert_eq!(table.refuse("bucket 2R1 2L1"), beside("2L1"));
    assert_eq!(table.refuse("bucket 2R1 4R1"), beside("4R1"));
}

#[test]
fn u3_water_in_an_unrevealed_chamber_joins_the_printed_one() {
    let mut table = at_2r1(Table::base(3), "b", 2, 1).tool(0, Tool::Bucket);
    table.play("bucket 2R1 2R2");
    assert_eq!((table.contents("2R2").as_str(), table.revealed("2R2")), ("/1", false));
    let mut dry = at_2r1(Table::base(3), "b", 2, 1);
    table.play("place supply 2R2");
    dry.play("place supply 2R2");
    let water = |table: &Table| table.game.state().mine[&space("2R2")].chamber.clone().unwrap();
    let (wet, printed) = (water(&table), water(&dry));
    assert_eq!((wet.salt, wet.water), (printed.salt, printed.water + 1));
}

#[test]
fn u3_the_setting_forbids_water_in_an_unrevealed_chamber() {
    let rules = RuleSet { bucket_into_unrevealed: false, ..RuleSet::default() };
    let mut table = at_2r1(Table::with(rules, 3), "b", 2, 1).tool(0, Tool::Bucket);
    let refusal = Illegal::BucketIntoUnrevealed { space: space("2R2") };
    assert_eq!(table.refuse("bucket 2R1 2R2"), refusal);
    let mut table = table.chamber("2R2", "", 0);
    table.play("bucket 2R1 2R2");
    assert_eq!(table.contents("2R2"), "/1");
}

#[test]
fn u3_outside_actions_in_the_own_turn() {
    let mut table = at_2r1(Table::base(3), "bb", 2, 1).tool(0, Tool::Bucket).tool(1, Tool::Bucket);
    table.play("pass | pass");
    assert!(table.can("bucket 2R1 2R2"));
    table.play("end");
    assert_eq!(table.refuse("bucket 2R1 2R2").rule(), Rule::U3, "seat 1 has nobody there");
    let table = at_2r1(Table::base(3), "bb", 1, 1).tool(0, Tool::Bucket).near(0, 1).salt(0, "");
    let mut table = table.turn(2);
    table.play("pass | pass | end");
    let due = Illegal::AnotherDecision { due: Due::Delivery };
    assert_eq!(table.refuse("bucket 2R1 2R2"), due);
}

#[test]
fn u4_a_cart_frees_one_or_two_spaces_of_tolls() {
    let table = Table::base(3).miners(1, "1C", 1).miners(1, "2C", 1).coins(0, 6).coins(1, 0);
    let table = table.chamber("2R1", "bbg", 0).miners(0, "2R1", 3).tool(0, Tool::Cart);
    let mut without = table.clone();
    without.game.players[0].ready = Tools::default();
    without.play("extract 2R1 bbg crew 3");
    assert_eq!((without.coins_of(0), without.coins_of(1)), (0, 6));
    for (laid, paid) in [("cart 2C-1C", 0), ("cart 2C", 3), ("cart 1C", 3), ("haul", 6)] {
        let mut table = table.clone();
        table.play("extract 2R1 bbg crew 3");
        table.play(laid);
        assert_eq!((table.coins_of(0), table.coins_of(1)), (6 - paid, paid), "{laid}");
        assert_eq!(cards(&table).1.len(), usize::from(laid != "haul"));
    }
}

#[test]
fn u5_food_stands_up_one_or_two_miners_anywhere() {
    let table = at_2r1(Table::base(3), "b", 0, 0).tired(0, "2R1", 2).chamber("2L1", "b", 0);
    let mut table = table.tired(0, "2L1", 1).tired(1, "2L1", 1).tool(0, Tool::Food);
    let feeds = ["feed 2L1", "feed 2L1 2R1", "feed 2R1", "feed 2R1 2R1"];
    assert_eq!(table.legal_with("feed"), feeds);
    for (feed, left, right) in
        [(feeds[0], 1, 0), (feeds[1], 1, 1), (feeds[2], 0, 1), (feeds[3], 0, 2)]
    {
        let mut table = table.clone();
        table.play(feed);
        let standing = (table.miners_at(0, "2L1").0, table.miners_at(0, "2R1").0);
        assert_eq!((standing, table.game.actions()), ((left, right), 2), "{feed}");
        assert_eq!(cards(&table), (vec![], vec![Tool::Food]));
        assert_eq!(table.miners_at(1, "2L1"), (0, 1), "only the own");
    }
    let nobody = |name, there, wanted| Illegal::NobodyTired { space: space(name), there, wanted };
    assert_eq!(table.refuse("feed 2L1 2L1"), nobody("2L1", 1, 2));
    assert_eq!(table.refuse("feed 1C"), nobody("1C", 0, 1));
    table.play("feed 2L1");
    assert_eq!(table.refuse("feed 2R1"), no_card(Tool::Food));
}

#[test]
fn u5_food_stands_up_the_foreman_alone() {
    let table = at_2r1(Table::muria(3), "b", 0, 0).tired(0, "2R1", 1).tool(0, Tool::Food);
    let mut table = table.tired_foreman(0, "2R1");
    assert_eq!(table.legal_with("feed"), ["feed 2R1", "feed 2R1!"]);
    assert!("feed 2R1! 2R1".parse::<Move>().is_err());
    let refusal = Illegal::ForemanNotTired { space: space("2C") };
    assert_eq!(table.refuse("feed 2C!"), refusal);
    table.play("feed 2R1!");
    assert_eq!((table.miners_at(0, "2R1"), table.can("place 2R1! 2C")), ((0, 1), true));
}

#[test]
fn u5_fed_miners_may_work_again_in_the_same_turn() {
    let mut table = at_2r1(Table::base(3), "bbbb", 0, 2).tool(0, Tool::Food);
    table.play("extract 2R1 bb crew 2 | feed 2R1 2R1 | extract 2R1 bb crew 2");
    assert_eq!((table.salt_of(0).as_str(), table.miners_at(0, "2R1")), ("bbbbb", (0, 2)));
}

#[test]
fn u6_buying_costs_one_less_and_selling_brings_one_more_in_both_trades() {
    let table = Table::base(3).tool(0, Tool::Commercial).market([2, 1, 0]).salt(0, "bw");
    let table = table.coins(0, 10);
    for (trades, coins) in [
        ("sell b", 14),
        ("buy b", 7),
        ("sell w, sell b", 23),
        ("buy b, buy b", 3),
        ("buy g, sell w", 14),
        ("sell b, buy g", 9),
        ("buy b, sell b", 12),
    ] {
        let mut table = table.clone();
        table.play(&format!("market commercial {trades}"));
        assert_eq!(
            (table.coins_of(0), cards(&table).1),
            (coins, vec![Tool::Commercial]),
            "{trades}"
        );
    }
    let mut without = Table::base(3);
    assert_eq!(without.refuse("market commercial sell b"), no_card(Tool::Commercial));
}

#[test]
fn u6_a_full_column_takes_a_cube_for_its_lowest_price_to_the_bank() {
    let columns = [("b", 3, Kind::Brown), ("g", 4, Kind::Green), ("w", 7, Kind::White)];
    for (kind, lowest, colour) in columns {
        let table = Table::base(3).tool(0, Tool::Commercial).market([4, 3, 2]).coins(0, 0);
        let mut table = table.salt(0, &kind.repeat(2));
        let before = table.market_of(colour);
        table.play(&format!("market commercial sell {kind}, sell {kind}"));
        assert_eq!((table.coins_of(0), table.market_of(colour)), (2 * lowest, before));
        assert_eq!(table.salt_of(0), "");
    }
}

#[test]
fn u6_the_last_free_space_first_and_then_the_bank() {
    let table = Table::base(3).tool(0, Tool::Commercial).market([3, 1, 0]).salt(0, "bb");
    let mut table = table.coins(0, 0);
    table.play("market commercial sell b, sell b");
    assert_eq!((table.coins_of(0), table.market_of(Kind::Brown)), (4 + 3, 4));
}

#[test]
fn u6_the_price_must_be_at_hand_with_the_discount() {
    let mut table = Table::base(3).tool(0, Tool::Commercial).market([2, 1, 0]).coins(0, 3);
    assert_eq!(table.refuse("market buy b").rule(), Rule::B5);
    let poor = Illegal::TooPoor { price: 5, purse: 3, rule: Rule::B5 };
    assert_eq!(table.refuse("market commercial buy g"), poor);
    table.play("market commercial buy b");
    assert_eq!(table.coins_of(0), 0);
}

#[test]
fn u7_a_royal_privilege_saves_a_turn_of_waiting() {
    let mut table = Table::base(3).tool(0, Tool::Royal);
    table.play("castle supply royal");
    assert_eq!(table.game.state().castle.near.miners, [1, 0, 0]);
    assert_eq!(cards(&table), (vec![], vec![Tool::Royal]));
    let mut without = Table::base(3);
    assert_eq!(without.refuse("castle supply royal"), no_card(Tool::Royal));
}

#[test]
fn u8_the_saltworks_privilege_is_turned_by_its_recall() {
    let mut table = Table::muria(3).brine(2).tool(0, Tool::Saltworks);
    table.play("boil supply | recall 1");
    assert_eq!(cards(&table), (vec![], vec![Tool::Saltworks]));
    let mut without = Table::muria(3).brine(2);
    without.play("boil supply");
    assert_eq!(without.refuse("recall 1"), no_card(Tool::Saltworks));
}

#[test]
fn u9_the_horse_mill_digs_the_chamber_below() {
    let table = at_2r1(Table::muria(3), "g", 5, 2).shaft(1, "2R1").chamber("4R1", "bww", 1);
    let mut without = table.clone();
    assert_eq!(without.refuse("extract 2R1 w crew 2 mill"), no_card(Tool::Mill));
    let mut table = table.tool(0, Tool::Mill);
    table.play("extract 2R1 w crew 2 mill");
    assert_eq!((table.salt_of(0).as_str(), table.contents("4R1").as_str()), ("bw", "bw/1"));
    assert_eq!(cards(&table), (vec![], vec![Tool::Mill]));
}

#[test]
fn u3_each_card_serves_once_a_phase() {
    let mut table = at_2r1(Table::base(3), "b", 3, 1).tool(0, Tool::Bucket);
    table.play("bucket 2R1 2R2").pass_until(0);
    assert_eq!(table.refuse("bucket 2R1 2R2"), no_card(Tool::Bucket));
    table.game.castle.done = 5;
    let mut table = table.turn(2);
    table.play("pass | pass | end");
    assert_eq!((table.game.phase(), cards(&table)), (Phase::II, (vec![Tool::Bucket], vec![])));
}

#[test]
fn u3_a_card_just_bought_may_be_used_at_once() {
    let mut table = at_2r1(Table::base(3), "b", 1, 1);
    table.game.workshop.open[0] = Some(Tool::Bucket);
    table.play("buy 1 | bucket 2R1 2R2");
    assert_eq!((table.contents("2R1").as_str(), cards(&table).1), ("b/0", vec![Tool::Bucket]));
}

#[test]
fn u5_two_spaces_named_in_the_wrong_order_are_refused() {
    let mut table = Table::base(2).tired(0, "2L1", 1).tired(0, "2R1", 1).tool(0, Tool::Food);
    let swapped = Move::Feed(Feed::Miners(space("2R1"), space("2L1")));
    assert_eq!(table.game.check(&swapped), Err(Illegal::WrongOrder { rule: Rule::U5 }));
    table.play("feed 2L1 2R1");
}
