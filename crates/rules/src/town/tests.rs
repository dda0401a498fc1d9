//! Tests of the buildings (B).

use crate::testing::*;
use crate::*;

fn workshop(table: &Table) -> Vec<Tool> {
    table.game.state().workshop.open
}

#[test]
fn b1_no_building_is_visited_twice_in_a_turn() {
    let visits = [
        ("hire", Building::Inn),
        ("buy 1", Building::Workshop),
        ("pump 2R1 1", Building::Pump),
        ("market sell b", Building::Market),
        ("square", Building::Square),
        ("castle supply", Building::Castle),
        ("boil supply", Building::Saltworks),
        ("shaft 2R1", Building::Foremen),
    ];
    for (visit, building) in visits {
        let mut table =
            at_2r1("bgg/2 a", "rules muria; phase 2; market -; a coins 50 salt bb supply 2");
        table.play(visit);
        assert_eq!(table.refuse(visit), Illegal::VisitedAlready { building });
        table.pass_until(0);
        let next = if building == Building::Foremen { "square" } else { visit };
        assert!(table.can(next), "{visit} in the next turn");
    }
}

#[test]
fn b1_different_buildings_may_be_visited_and_settling_orders_is_no_visit() {
    let mut table = board("castle arrived a; a salt -");
    table.play("forfeit coins | castle supply | square | end");
}

#[test]
fn b2_prices_rise_from_where_the_number_of_players_puts_the_marker() {
    let all = [5, 5, 5, 6, 6, 7, 8];
    for (players, prices) in [
        ("players 2", &all[4..]),
        ("players 3", &all[2..]),
        ("players 4", &all[..]),
        ("rules muria; players 5", &all[..]),
    ] {
        let mut table = board(&format!("{players}; a coins 100 supply 1"));
        let mut paid = Vec::new();
        while table.can("hire") {
            let before = table.coins_of(0);
            table.play("hire");
            paid.push(before - table.coins_of(0));
            table.pass_until(0);
        }
        assert_eq!(paid, prices, "{players}");
        assert_eq!(table.refuse("hire"), Illegal::InnClosed);
        assert_eq!(usize::from(table.supply_of(0)), 1 + prices.len());
        assert_eq!(table.game.state().players[0].miners, table.supply_of(0));
    }
}

#[test]
fn b2_the_inn_opens_again_with_the_next_phase() {
    let mut table = board("players 3; turn c; inn 7; castle done 5; b coins 50");
    assert_eq!(table.refuse("hire"), Illegal::InnClosed);
    table.play("pass | pass | end | hire");
    assert_eq!(table.coins_of(1), 45);
}

#[test]
fn b2_not_with_ten_miners_or_without_the_price() {
    let mut table = board("players 4; mine 1C aaaaaa; a supply 4");
    assert_eq!(table.refuse("hire"), Illegal::AllHired);
    let table = board("rules muria; players 4; a supply 9");
    assert!(table.can("hire"), "the foreman does not count");
    let mut table = board("players 4; a coins 4");
    let refusal = Illegal::TooPoor { price: 5, purse: 4, rule: Rule::B2 };
    assert_eq!(table.refuse("hire"), refusal);
}

#[test]
fn b3_tools_cost_three_four_five_and_the_dearer_ones_slide_left() {
    for (slot, price, tool, left) in [
        (1, 3, Tool::Rope, [Tool::Cart, Tool::Food, Tool::Royal]),
        (2, 4, Tool::Cart, [Tool::Rope, Tool::Food, Tool::Royal]),
        (3, 5, Tool::Food, [Tool::Rope, Tool::Cart, Tool::Royal]),
    ] {
        let mut table = board(&format!("workshop rope cart food next royal; a coins {price}"));
        table.play(&format!("buy {slot}"));
        assert_eq!((table.coins_of(0), workshop(&table)), (0, left.to_vec()));
        assert_eq!(table.game.state().players[0].ready, [tool]);
        assert_eq!(table.game.state().workshop.left, 3);
    }
}

#[test]
fn b3_with_an_empty_stack_fewer_tools_lie_open() {
    let mut table = board(
        "workshop rope cart food left 0; a coins 12
         b ready pickaxe bucket commercial royal",
    );
    table.play("buy 2");
    assert_eq!(workshop(&table), [Tool::Rope, Tool::Food]);
    table.pass_until(0);
    assert_eq!(table.refuse("buy 3"), Illegal::NoToolThere { slot: 3 });
    // The food has slid to the second place and its price.
    table.play("buy 2");
    assert_eq!((workshop(&table), table.coins_of(0)), (vec![Tool::Rope], 4));
}

#[test]
fn b3_the_price_must_be_at_hand() {
    let mut table = board("a coins 4");
    assert_eq!(table.legal_with("buy"), ["buy 1", "buy 2"]);
    assert_eq!(table.refuse("buy 3"), Illegal::TooPoor { price: 5, purse: 4, rule: Rule::B3 });
}

#[test]
fn b4_pumping_costs_nothing_two_five_nine_in_all() {
    let start = "rules muria; mine 2L1 /0 · 3L1 #b · 4L1 /0 · 4C /0 · 5C #b · 6C ggww/4 a";
    for (water, cost) in [(1, 0), (2, 2), (3, 5), (4, 9)] {
        if cost > 1 {
            let refusal = Illegal::TooPoor { price: cost, purse: 1, rule: Rule::B4 };
            let mut poor = board(&format!("{start}; a coins 1"));
            assert_eq!(poor.refuse(&format!("pump 6C {water}")), refusal);
        }
        let mut table = board(&format!("{start}; a coins 9"));
        table.play(&format!("pump 6C {water}"));
        assert_eq!(u32::from(table.coins_of(0)), 9 - cost);
        assert_eq!(table.contents("6C"), format!("ggww/{}", 4 - water));
    }
}

#[test]
fn b4_water_goes_to_the_bank_and_with_muria_to_the_saltworks() {
    let pumped_to = |more| {
        let events = at_2r1("bgg/2 a", more).events("pump 2R1 2");
        let moved = |e: &Event| match *e {
            Event::WaterMoved { to, count: 2, .. } => Some(to),
            _ => None,
        };
        events.iter().find_map(moved)
    };
    assert_eq!(pumped_to(""), Some(Store::Bank));
    assert_eq!(pumped_to("rules muria"), Some(Store::Saltworks));
    let mut table = at_2r1("bgg/2 a", "rules muria; saltworks brine 1");
    table.play("pump 2R1 2");
    assert_eq!(table.game.state().saltworks.unwrap().brine, 3);
}

#[test]
fn b4_one_chamber_with_that_much_water_and_an_own_standing_piece() {
    let mut table = at_2r1("bg/1 a", "mine 2L1 bgg/2 b · 2R2 bbg/1 a~");
    let nobody = |name| Illegal::NobodyStanding { space: space(name), rule: Rule::B4 };
    assert_eq!(table.refuse("pump 2L1 1"), nobody("2L1"));
    assert_eq!(table.refuse("pump 2R2 1"), nobody("2R2"));
    let none = Illegal::WaterNotThere { space: space("2R1"), there: 1, wanted: 2, rule: Rule::B4 };
    assert_eq!(table.refuse("pump 2R1 2"), none);
    let shaft = Illegal::NotAChamber { space: space("2C"), rule: Rule::B4 };
    assert_eq!(table.refuse("pump 2C 1"), shaft);
    assert_eq!(table.legal_with("pump"), ["pump 2R1 1"]);
}

#[test]
fn b4_tired_pieces_pump_only_if_the_setting_says_so() {
    let nobody = Illegal::NobodyStanding { space: space("2R1"), rule: Rule::B4 };
    assert_eq!(at_2r1("bgg/2 a~", "").refuse("pump 2R1 1"), nobody);
    let mut table = at_2r1("bgg/2 a~", "rules pump_with_tired=true; mine 2L1 bg/1");
    assert_eq!(table.refuse("pump 2L1 1").rule(), Rule::B4, "some piece is needed");
    table.play("pump 2R1 2");
    assert_eq!(table.contents("2R1"), "bgg/0");
}

#[test]
fn b5_prices_of_every_market_space() {
    let columns: [(&str, &[u16]); 3] = [("b", &[3, 3, 4, 5]), ("g", &[4, 5, 6]), ("w", &[7, 8])];
    for (kind, prices) in columns {
        for cubes in 0..=prices.len() {
            let market = if cubes == 0 { "-".to_owned() } else { kind.repeat(cubes) };
            let table = board(&format!("market {market}; a coins 20 salt {kind}"));
            let free = prices.len() - cubes;
            let trade = |text: String, table: &Table| {
                let mut table = table.clone();
                table.can(&text).then(|| table.play(&text).coins_of(0))
            };
            // The highest free price, and the lowest occupied one.
            let sold = prices[..free].last().map(|price| 20 + price);
            assert_eq!(trade(format!("market sell {kind}"), &table), sold, "{kind} {cubes}");
            let bought = prices[free..].first().map(|price| 20 - price);
            assert_eq!(trade(format!("market buy {kind}"), &table), bought, "{kind} {cubes}");
        }
    }
}

#[test]
fn b5_two_trades_move_the_cubes_one_by_one() {
    let mut both = board("market bbg; a coins 0 salt bbw");
    both.play("market sell b, sell b");
    assert_eq!((both.coins_of(0), both.market_of(Kind::Brown)), (6, 4));
    let mut table = board("market bbg; a coins 9 salt bbw");
    table.play("market buy b, buy b");
    assert_eq!((table.coins_of(0), table.market_of(Kind::Brown)), (0, 0));
    assert_eq!(table.salt_of(0), "bbbbw");
}

#[test]
fn b5_money_from_the_first_trade_may_pay_the_second() {
    let mut table = board("market b; a coins 0 salt w");
    let refusal = Illegal::TooPoor { price: 5, purse: 0, rule: Rule::B5 };
    assert_eq!(table.refuse("market buy b, sell w"), refusal);
    table.play("market sell w, buy b");
    assert_eq!((table.coins_of(0), table.salt_of(0).as_str()), (3, "b"));
    let cubes = [Kind::Brown, Kind::White].map(|kind| table.market_of(kind));
    assert_eq!(cubes, [0, 1]);
}

#[test]
fn b5_what_cannot_be_traded() {
    let mut table = board("market bbbbw; a coins 6 salt b");
    assert_eq!(table.refuse("market sell b"), Illegal::ColumnFull { kind: Kind::Brown });
    assert_eq!(table.refuse("market buy g"), Illegal::ColumnEmpty { kind: Kind::Green });
    let none = Illegal::NoSalt { kind: Kind::Green, rule: Rule::B5 };
    assert_eq!(table.refuse("market sell g"), none);
    let poor = Illegal::TooPoor { price: 8, purse: 6, rule: Rule::B5 };
    assert_eq!(table.refuse("market buy w"), poor);
    // A purchase makes room for the own cube of the same kind.
    table.play("market buy b, sell b");
    let mut table = board("market bbb; a salt bb");
    assert_eq!(table.refuse("market sell b, sell b"), Illegal::ColumnFull { kind: Kind::Brown });
    assert_eq!(table.refuse("market buy b, buy g"), Illegal::ColumnEmpty { kind: Kind::Green });
}

#[test]
fn b6_a_cube_just_bought_is_sold_only_by_who_held_one_before() {
    let mut table = board("market bbg; a coins 10 salt -");
    assert_eq!(table.refuse("market buy b, sell b"), Illegal::SameCube { kind: Kind::Brown });
    let mut table = board("market bbg; a coins 10 salt b");
    table.play("market buy b, sell b");
    assert_eq!((table.coins_of(0), table.salt_of(0).as_str()), (10, "b"));
}

#[test]
fn b6_a_cube_just_sold_is_not_bought_back() {
    let mut table = board("market bbg; a coins 10 salt bb");
    assert_eq!(table.refuse("market sell b, buy b"), Illegal::SameCube { kind: Kind::Brown });
    assert!(table.can("market sell b, buy g"));
    // With the privilege, but not to the bank: the rule stays.
    let mut table = board("market bbg; a coins 10 salt bb ready commercial");
    let refusal = Illegal::SameCube { kind: Kind::Brown };
    assert_eq!(table.refuse("market commercial sell b, buy b"), refusal);
    // To the bank, and the cube bought is another one.
    let mut table = board("market bbbbg; a coins 10 salt bb ready commercial");
    table.play("market commercial sell b, buy b");
    assert_eq!((table.coins_of(0), table.market_of(Kind::Brown)), (11, 3));
}

#[test]
fn b7_the_town_square_gives_one_grosz() {
    let mut table = board("a coins 0");
    let events = table.events("square");
    assert_eq!(table.coins_of(0), 1);
    let (from, to) = (Purse::Bank, Purse::Of(seat(0)));
    assert_eq!(events, [Event::Paid { from, to, amount: 1, why: Rule::B7, post: None }]);
}

#[test]
fn b8_brine_is_not_traded_at_the_market() {
    let mut table = board("rules muria; a salt buu ready commercial");
    let moves = ["market sell u", "market buy u", "market sell b, sell u"];
    for mv in moves.into_iter().chain(["market commercial sell u"]) {
        assert_eq!(table.refuse(mv), Illegal::BrineNotTraded, "{mv}");
    }
}
