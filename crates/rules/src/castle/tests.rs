//! Tests of chapter K: the castle.

use crate::testing::*;
use crate::*;

/// Only orders that nobody with two cubes can complete, and everything else that is given.
#[track_caller]
fn dear(more: &str) -> Table {
    board(&format!("castle bbb=15 bbg=17 bbg=17; {more}"))
}

fn open_orders(table: &Table) -> Vec<String> {
    let orders = table.game.state().castle.orders;
    orders.iter().map(|order| order.map_or("-".to_owned(), |o| o.to_string())).collect()
}

/// Pieces of seat 0 in the far and the near circle.
fn queue(table: &Table) -> (u8, u8) {
    (table.game.far(seat(0)), table.game.near(seat(0)))
}

#[test]
fn k1_a_visitor_waits_in_the_far_then_the_near_circle_and_arrives_in_the_third_turn() {
    let mut table = dear("a supply 4");
    table.play("castle supply");
    assert_eq!((queue(&table), table.supply_of(0)), ((1, 0), 3));
    table.pass_until(0);
    assert_eq!((queue(&table), table.can("pass")), ((0, 1), true));
    table.pass_until(0);
    assert_eq!((queue(&table), table.supply_of(0)), ((0, 0), 3));
    table.play("forfeit coins");
    assert_eq!(table.supply_of(0), 4);
}

#[test]
fn k1_with_a_royal_privilege_it_starts_in_the_near_circle() {
    let mut table = dear("a ready royal");
    table.play("castle supply royal");
    assert_eq!(queue(&table), (0, 1));
    table.pass_until(0);
    assert!(table.can("forfeit coins"));
}

#[test]
fn k1_the_visitor_comes_from_supply_post_or_mine_foremen_too() {
    let table = board("rules muria; mine 1C a; posts market a");
    let sources = ["castle 1C", "castle @market", "castle supply", "castle supply!"];
    assert_eq!(table.legal_with("castle"), sources);
    for mv in sources {
        let mut table = table.clone();
        table.play(mv);
        assert_eq!(queue(&table), (1, 0), "{mv}");
    }
}

#[test]
fn k1_a_visitor_from_the_mine_obeys_the_chain_and_stands() {
    let mut table = board("mine 1C a · 2C a · 2R1 b/0 a~; a supply 0");
    let cut_off = vec![space("2C"), space("2R1")];
    let refusal = Illegal::BreaksChain { space: space("1C"), cut_off };
    assert_eq!(table.refuse("castle 1C"), refusal);
    let source = Source::miner(Origin::Mine(space("2R1")));
    assert_eq!(table.refuse("castle 2R1"), Illegal::Tired { source, rule: Rule::K1 });
    let source = Source::miner(Origin::Supply);
    assert_eq!(table.refuse("castle supply"), Illegal::NoPiece { source, rule: Rule::K1 });
}

#[test]
fn k2_a_piece_in_the_queue_stays_until_it_arrives() {
    let mut table = dear("a supply 1");
    table.play("castle supply");
    let source = Source::miner(Origin::Supply);
    let refusal = Illegal::NoPiece { source, rule: Rule::P1 };
    assert_eq!(table.refuse("place supply 1C"), refusal);
    table.pass_until(0);
    assert_eq!(table.legal_with("place"), [""; 0]);
    assert_eq!(table.legal_with("assist"), [""; 0]);
}

#[test]
fn k2_any_number_of_pieces_of_any_owners_share_a_circle() {
    let mut table = board("rules muria; castle near aac far a; a ready royal");
    table.play("castle supply! royal | pass | end | castle supply");
    let castle = table.game.state().castle;
    assert_eq!((castle.near.miners, castle.far.miners), (vec![2, 0, 1], vec![1, 1, 0]));
    let [near, far] = [castle.near.foremen, castle.far.foremen].map(|all| all.unwrap().to_string());
    assert_eq!((near.as_str(), far.as_str()), ("+--", "---"));
}

#[test]
fn k2_the_end_of_the_phase_sends_the_queue_home_unsettled() {
    let mut table = board(
        "rules muria; players 3; turn c; castle done 5 near a far A; a coins 0 salt b supply 2",
    );
    table.play("pass | pass | end");
    assert_eq!(table.game.phase(), Phase::II);
    let state = table.game.state();
    let nobody = PiecesState { miners: vec![0; 3], foremen: Some("---".parse().unwrap()) };
    assert_eq!((&state.castle.near, &state.castle.far), (&nobody, &nobody));
    assert_eq!((table.supply_of(0), state.players[0].foreman), (3, true));
    assert_eq!((table.salt_of(0).as_str(), table.coins_of(0)), ("b", 0));
}

#[test]
fn k3_an_arrival_completes_one_of_the_orders_that_can_be_paid() {
    let mut table =
        board("turn b; castle bb=9 gg=13 bg=11 near a next bbb=15; a coins 1 salt bbg supply 4");
    table.play("pass | pass | end");
    assert_eq!(table.legal(), ["deliver 1", "deliver 3"]);
    let left = table.game.state().castle.left;
    table.play("deliver 3");
    assert_eq!((table.salt_of(0).as_str(), table.coins_of(0)), ("b", 12));
    assert_eq!((table.game.orders_done(seat(0)), table.supply_of(0)), (1, 5));
    assert_eq!(open_orders(&table), ["bb=9", "gg=13", "bbb=15"]);
    let castle = table.game.state().castle;
    assert_eq!((castle.done, castle.left), (1, left - 1));
}

#[test]
fn k3_a_player_who_can_deliver_must() {
    let mut table = board("castle gg=13 bb=9 bbb=15 arrived a; a coins 50 salt bbw");
    assert_eq!(table.refuse("forfeit coins"), Illegal::MustDeliver { slot: 2 });
    assert_eq!(table.refuse("forfeit w"), Illegal::MustDeliver { slot: 2 });
    let too_much = |slot, kind, there, wanted| Illegal::OrderTooMuch { slot, kind, there, wanted };
    assert_eq!(table.refuse("deliver 1"), too_much(1, Kind::Green, 0, 2));
    assert_eq!(table.refuse("deliver 3"), too_much(3, Kind::Brown, 2, 3));
    assert_eq!(table.refuse("deliver 4"), Illegal::NoOrder { slot: 4 });
}

#[test]
fn k3_an_arrival_is_settled_before_anything_else() {
    let mut table = dear("castle arrived a; a salt b");
    for mv in ["square", "pass", "end", "place supply 1C"] {
        assert_eq!(table.refuse(mv), Illegal::AnotherDecision { due: Due::Delivery }, "{mv}");
    }
    table.play("forfeit b");
    assert_eq!(table.game.actions(), 2);
    assert_eq!(table.refuse("deliver 1"), Illegal::NotAsked { due: Due::Delivery });
}

#[test]
fn k3_with_an_empty_stack_the_slot_stays_empty() {
    let mut table = board("castle bb=9 bbb=15 bbg=17 left 0 arrived aa; a salt bb");
    table.play("deliver 1");
    assert_eq!(open_orders(&table), ["-", "bbb=15", "bbg=17"]);
    assert_eq!(table.refuse("deliver 1"), Illegal::NoOrder { slot: 1 });
    assert_eq!(table.game.state().castle.left, 0);
}

#[test]
fn k3_the_new_order_is_turned_up_before_the_assistant_is_paid() {
    let mut table = board("castle bbb=15 bb=9 bbg=17 arrived a; posts castle b; a salt bb");
    let events = table.events("deliver 2");
    let at = |wanted: &dyn Fn(&Event) -> bool| events.iter().position(wanted).unwrap();
    let salt = at(&|e| matches!(e, Event::SaltMoved { to: Store::Bank, .. }));
    let price = at(&|e| matches!(e, Event::Paid { amount: 9, why: Rule::K3, .. }));
    let new = at(&|e| matches!(e, Event::OrderTurnedUp { slot: 1, .. }));
    let wage = at(&|e| matches!(e, Event::Paid { amount: 1, why: Rule::A2, .. }));
    assert!(salt < price && price < new && new < wage, "{events:?}");
}

#[test]
fn k4_who_has_both_chooses_three_groszy_or_one_salt() {
    let table = dear("rules muria; castle arrived a; a coins 3 salt bgwu supply 2");
    let choices = ["forfeit b", "forfeit coins", "forfeit g", "forfeit u", "forfeit w"];
    assert_eq!(table.legal_with("forfeit"), choices);
    for (choice, salt, coins) in
        [("coins", "bgwu", 0), ("b", "gwu", 3), ("u", "bgw", 3), ("w", "bgu", 3)]
    {
        let mut table = table.clone();
        table.play(&format!("forfeit {choice}"));
        assert_eq!((table.salt_of(0).as_str(), table.coins_of(0)), (salt, coins), "{choice}");
        assert_eq!((table.supply_of(0), table.game.orders_done(seat(0))), (3, 0));
    }
}

#[test]
fn k4_with_fewer_than_three_groszy_salt_is_forfeited() {
    let mut table = dear("castle arrived a; a coins 2 salt bg");
    assert_eq!(table.refuse("forfeit coins"), Illegal::MustForfeitSalt { purse: 2 });
    let refusal = Illegal::NoSalt { kind: Kind::White, rule: Rule::K4 };
    assert_eq!(table.refuse("forfeit w"), refusal);
    table.play("forfeit g");
    assert_eq!((table.salt_of(0).as_str(), table.coins_of(0)), ("b", 2));
}

#[test]
fn k4_without_salt_what_money_there_is_up_to_three() {
    for (purse, left) in [(7, 4), (3, 0), (2, 0), (0, 0)] {
        let mut table = dear(&format!("castle arrived a; a coins {purse} salt - supply 4"));
        assert_eq!(table.legal(), ["forfeit coins"]);
        table.play("forfeit coins");
        assert_eq!((table.coins_of(0), table.supply_of(0)), (left, 5), "purse {purse}");
    }
}

#[test]
fn k4_the_penalty_turns_up_no_order_and_counts_none() {
    let mut table = dear("castle arrived a");
    table.play("forfeit coins");
    assert_eq!(open_orders(&table), ["bbb=15", "bbg=17", "bbg=17"]);
    assert_eq!(table.game.state().castle.done, 0);
}

#[test]
fn k5_an_order_just_turned_up_counts_for_the_next_arrival() {
    let mut table = board(
        "rules muria; castle bb=9 bbb=15 uuu=9 arrived aa next gg=13
         a coins 0 salt bbgg supply 4",
    );
    assert_eq!(table.legal(), ["deliver 1"]);
    table.play("deliver 1");
    assert_eq!(table.refuse("forfeit coins"), Illegal::MustDeliver { slot: 1 });
    table.play("deliver 1");
    assert_eq!((table.coins_of(0), table.game.state().castle.done), (22, 2));
    assert_eq!((table.supply_of(0), table.game.actions()), (6, 2));
}

#[test]
fn k5_salt_delivered_first_is_gone_for_the_second() {
    let mut table = board("castle bb=9 bg=11 bbg=17 arrived aa next bbb=15; a coins 0 salt bbg");
    table.play("deliver 1");
    assert_eq!(table.legal(), ["forfeit coins", "forfeit g"]);
}

#[test]
fn k5_miners_arrive_before_the_foreman() {
    let mut table = dear("rules muria; turn b; castle near aA; a coins 9 salt - supply 2");
    table.play("pass | pass | end");
    let home = |table: &Table| (table.supply_of(0), table.game.state().players[0].foreman);
    assert_eq!(home(&table), (2, false));
    table.play("forfeit coins");
    assert_eq!(home(&table), (3, false));
    table.play("forfeit coins");
    assert_eq!((home(&table), table.coins_of(0)), ((3, true), 3));
}

#[test]
fn k6_brine_may_be_exchanged_while_a_delivery_is_due() {
    let mut table = board(
        "rules muria; castle bb=9 bbg=17 bbg=17 arrived aa next bbb=15; a coins 9 salt uuuuuu",
    );
    assert!(table.can("trade b") && table.can("trade g") && table.can("trade w"));
    table.play("trade b | trade b");
    assert_eq!(table.salt_of(0), "bbuu");
    assert_eq!(table.refuse("forfeit coins"), Illegal::MustDeliver { slot: 1 });
    table.play("deliver 1 | trade b | forfeit b");
    assert_eq!((table.salt_of(0).as_str(), table.coins_of(0)), ("", 18));
}

#[test]
fn k6_nobody_is_forced_to_exchange() {
    let mut table = board("rules muria; castle bb=9 bbg=17 bbg=17 arrived a; a coins 3 salt uuuu");
    table.play("forfeit coins");
    assert_eq!((table.salt_of(0).as_str(), table.coins_of(0)), ("uuuu", 0));
}

#[test]
fn k6_the_base_game_exchanges_nothing() {
    let mut table = dear("castle arrived a");
    assert_eq!(table.refuse("trade b"), Illegal::NeedsMuria { rule: Rule::W5 });
}
