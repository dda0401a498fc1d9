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
    let mut table = board("a supply 4 ready rope rope");
    assert_eq!(table.refuse("rope supply 1C"), Illegal::RopeNotNow);
    table.play("place supply 1C | rope supply 2C | rope supply 3C");
    assert_eq!((table.game.actions(), table.supply_of(0)), (1, 1));
    assert_eq!(cards(&table), (vec![], vec![Tool::Rope; 2]));
    assert_eq!(table.refuse("rope supply 4C"), no_card(Tool::Rope));
}

#[test]
fn u1_a_rope_obeys_the_rules_of_placing_and_follows_nothing_else() {
    let mut table = board("a ready rope");
    table.play("place supply 1C");
    let refusal = Illegal::OutOfReach { space: space("3C") };
    assert_eq!(table.refuse("rope supply 3C"), refusal);
    let mut chain = board("mine 2C b; a ready rope");
    chain.play("place supply 1C");
    assert_eq!(chain.refuse("rope 1C 3C").rule(), Rule::C2);
    let mut fed = board("mine 2R1 b/0 a~; a ready rope food");
    fed.play("place supply 1C | feed 2R1");
    assert_eq!(fed.refuse("rope supply 2C"), Illegal::RopeNotNow);
    table.play("pass");
    assert_eq!(table.refuse("rope supply 2C"), Illegal::RopeNotNow);
}

#[test]
fn u2_every_pickaxe_adds_one_to_the_strength() {
    let mut without = at_2r1("bbg/1 aa", "");
    let weak = Illegal::TooWeak { strength: 2, need: 3, water: 1 };
    assert_eq!(without.refuse("extract 2R1 bb crew 2"), weak);
    let none = Illegal::NoTool { tool: Tool::Pickaxe, ready: 0, wanted: 1 };
    assert_eq!(without.refuse("extract 2R1 bb crew 2 pick 1"), none);
    let mut table = at_2r1("bbg/1 aa", "a salt b ready pickaxe pickaxe");
    table.play("extract 2R1 bbg crew 2 pick 2");
    assert_eq!((table.salt_of(0).as_str(), table.miners_at(0, "2R1")), ("bbbg", (0, 2)));
    assert_eq!(cards(&table), (vec![], vec![Tool::Pickaxe; 2]));
}

#[test]
fn u3_a_bucket_carries_one_water_left_or_right() {
    let mut table = at_2r1("bgg/2 a", "mine 2R2 b/1 a; a ready bucket bucket");
    table.play("bucket 2R1 2R2");
    assert_eq!((table.contents("2R1"), table.contents("2R2")), ("bgg/1".into(), "b/2".into()));
    assert_eq!((table.game.actions(), cards(&table).1), (2, vec![Tool::Bucket]));
    table.play("bucket 2R2 2R1");
    assert_eq!(table.contents("2R1"), "bgg/2");
    assert_eq!(table.refuse("bucket 2R1 2R2"), no_card(Tool::Bucket));
}

#[test]
fn u3_it_needs_a_standing_piece_water_and_a_chamber_beside() {
    let mut table = at_2r1("b/1 a", "mine 2R2 b/1 a~ · 2L1 b/0 a · 2L2 b/1 b; a ready bucket");
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
    let mut table = at_2r1("bgg/2 a", "mine 2R2 ?bbb/1; a ready bucket");
    let mut dry = table.clone();
    table.play("bucket 2R1 2R2");
    assert_eq!((table.contents("2R2").as_str(), table.revealed("2R2")), ("/1", false));
    table.play("place supply 2R2");
    dry.play("place supply 2R2");
    assert_eq!((table.contents("2R2"), dry.contents("2R2")), ("bbb/2".into(), "bbb/1".into()));
}

#[test]
fn u3_the_setting_forbids_water_in_an_unrevealed_chamber() {
    let setting = "rules bucket_into_unrevealed=false; a ready bucket";
    let mut table = at_2r1("bgg/2 a", setting);
    let refusal = Illegal::BucketIntoUnrevealed { space: space("2R2") };
    assert_eq!(table.refuse("bucket 2R1 2R2"), refusal);
    let mut table = at_2r1("bgg/2 a", &format!("{setting}; mine 2R2 /0"));
    table.play("bucket 2R1 2R2");
    assert_eq!(table.contents("2R2"), "/1");
}

#[test]
fn u3_outside_actions_in_the_own_turn() {
    let mut table = at_2r1("bgg/2 a", "a ready bucket; b ready bucket");
    table.play("pass | pass");
    assert!(table.can("bucket 2R1 2R2"));
    table.play("end");
    assert_eq!(table.refuse("bucket 2R1 2R2").rule(), Rule::U3, "seat 1 has nobody there");
    let mut table = at_2r1("bg/1 a", "castle arrived a; a salt - ready bucket");
    let due = Illegal::AnotherDecision { due: Due::Delivery };
    assert_eq!(table.refuse("bucket 2R1 2R2"), due);
}

#[test]
fn u4_a_cart_frees_one_or_two_spaces_of_tolls() {
    let start = "mine 1C b · 2C b · 2R1 bbg/0 aaa; a coins 6; b coins 0";
    let mut without = board(start);
    without.play("extract 2R1 bbg crew 3");
    assert_eq!((without.coins_of(0), without.coins_of(1)), (0, 6));
    for (laid, paid) in [("cart 2C-1C", 0), ("cart 2C", 3), ("cart 1C", 3), ("haul", 6)] {
        let mut table = board(&format!("{start}; a ready cart"));
        table.play("extract 2R1 bbg crew 3");
        table.play(laid);
        assert_eq!((table.coins_of(0), table.coins_of(1)), (6 - paid, paid), "{laid}");
        assert_eq!(cards(&table).1.len(), usize::from(laid != "haul"));
    }
}

#[test]
fn u5_food_stands_up_one_or_two_miners_anywhere() {
    let mut table = at_2r1("b/0 a~a~", "mine 2L1 b/0 a~b~; a ready food");
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
    let mut table = at_2r1("b/0 a~A~", "rules muria; a ready food");
    assert_eq!(table.legal_with("feed"), ["feed 2R1", "feed 2R1!"]);
    assert!("feed 2R1! 2R1".parse::<Move>().is_err());
    let refusal = Illegal::ForemanNotTired { space: space("2C") };
    assert_eq!(table.refuse("feed 2C!"), refusal);
    table.play("feed 2R1!");
    assert_eq!((table.miners_at(0, "2R1"), table.can("place 2R1! 2C")), ((0, 1), true));
}

#[test]
fn u5_fed_miners_may_work_again_in_the_same_turn() {
    let mut table = board("mine 1C a · 2C a · 3C a · 4C a · 4R1 bbbg/0 aa; a salt - ready food");
    table.play("extract 4R1 bb crew 2 | feed 4R1 4R1 | extract 4R1 bg crew 2");
    assert_eq!((table.salt_of(0).as_str(), table.miners_at(0, "4R1")), ("bbbg", (0, 2)));
}

#[test]
fn u6_buying_costs_one_less_and_selling_brings_one_more_in_both_trades() {
    let table = board("market bbg; a coins 10 salt bw ready commercial");
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
    let mut without = board("players 3");
    assert_eq!(without.refuse("market commercial sell b"), no_card(Tool::Commercial));
}

#[test]
fn u6_a_full_column_takes_a_cube_for_its_lowest_price_to_the_bank() {
    let columns = [("b", 3, Kind::Brown), ("g", 4, Kind::Green), ("w", 7, Kind::White)];
    for (kind, lowest, colour) in columns {
        let mut table =
            board(&format!("market bbbbgggww; a coins 0 salt {kind}{kind} ready commercial"));
        let before = table.market_of(colour);
        table.play(&format!("market commercial sell {kind}, sell {kind}"));
        assert_eq!((table.coins_of(0), table.market_of(colour)), (2 * lowest, before));
        assert_eq!(table.salt_of(0), "");
    }
}

#[test]
fn u6_the_last_free_space_first_and_then_the_bank() {
    let mut table = board("market bbbg; a coins 0 salt bb ready commercial");
    table.play("market commercial sell b, sell b");
    assert_eq!((table.coins_of(0), table.market_of(Kind::Brown)), (4 + 3, 4));
}

#[test]
fn u6_the_price_must_be_at_hand_with_the_discount() {
    let mut table = board("market bbg; a coins 3 ready commercial");
    assert_eq!(table.refuse("market buy b").rule(), Rule::B5);
    let poor = Illegal::TooPoor { price: 5, purse: 3, rule: Rule::B5 };
    assert_eq!(table.refuse("market commercial buy g"), poor);
    table.play("market commercial buy b");
    assert_eq!(table.coins_of(0), 0);
}

#[test]
fn u7_a_royal_privilege_saves_a_turn_of_waiting() {
    let mut table = board("players 3; a ready royal");
    table.play("castle supply royal");
    assert_eq!(table.game.state().castle.near.miners, [1, 0, 0]);
    assert_eq!(cards(&table), (vec![], vec![Tool::Royal]));
    let mut without = board("players 3");
    assert_eq!(without.refuse("castle supply royal"), no_card(Tool::Royal));
}

#[test]
fn u8_the_saltworks_privilege_is_turned_by_its_recall() {
    let mut table = board("rules muria; saltworks brine 2; a ready saltworks");
    table.play("boil supply | recall 1");
    assert_eq!(cards(&table), (vec![], vec![Tool::Saltworks]));
    let mut without = board("rules muria; saltworks brine 2");
    without.play("boil supply");
    assert_eq!(without.refuse("recall 1"), no_card(Tool::Saltworks));
}

#[test]
fn u9_the_horse_mill_digs_the_chamber_below() {
    let mut without = at_2r1("bgg/2 aa", "rules muria; mine 3R1 #b · 4R1 bww/1");
    assert_eq!(without.refuse("extract 2R1 w crew 2 mill"), no_card(Tool::Mill));
    let mut table = at_2r1("bgg/2 aa", "rules muria; mine 3R1 #b · 4R1 bww/1; a salt - ready mill");
    table.play("extract 2R1 w crew 2 mill");
    assert_eq!((table.salt_of(0).as_str(), table.contents("4R1").as_str()), ("w", "bw/1"));
    assert_eq!(cards(&table), (vec![], vec![Tool::Mill]));
}

#[test]
fn u3_each_card_serves_once_a_phase() {
    let mut table = at_2r1("bgg/2 a", "rules round_limit=3; a ready bucket");
    table.play("bucket 2R1 2R2").pass_until(0);
    assert_eq!(table.refuse("bucket 2R1 2R2"), no_card(Tool::Bucket));
    table.play("pass | pass | end | pass | pass | end");
    assert_eq!((table.game.phase(), cards(&table)), (Phase::II, (vec![Tool::Bucket], vec![])));
}

#[test]
fn u3_a_card_just_bought_may_be_used_at_once() {
    let mut table = at_2r1("bg/1 a", "workshop bucket");
    table.play("buy 1 | bucket 2R1 2R2");
    assert_eq!((table.contents("2R1").as_str(), cards(&table).1), ("bg/0", vec![Tool::Bucket]));
}

#[test]
fn u5_two_spaces_named_in_the_wrong_order_are_refused() {
    let mut table = board("mine 2L1 b/0 a~ · 2R1 b/0 a~; a ready food");
    let swapped = Move::Feed(Feed::Miners(space("2R1"), space("2L1")));
    assert_eq!(table.game.check(&swapped), Err(Illegal::WrongOrder { rule: Rule::U5 }));
    table.play("feed 2L1 2R1");
}
