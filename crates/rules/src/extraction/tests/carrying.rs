//! Tests of the way up, tolls and carts (E4–E8).

use super::*;

/// `a` has these coins and digs in `4R1`; `b` holds `1C`, `3C` and `4C`, `a` itself `2C`.
#[track_caller]
fn deep(coins: u16, more: &str) -> Table {
    board(&format!(
        "players 3; mine 1C b · 2C a · 3C b · 4C b · 4R1 bbbg/0 aaaa
         a coins {coins} salt -; b coins 0; {more}",
    ))
}

/// Muria: `a` has these coins and digs in `4C`, from which two shafts lead up, one of `b` on the
/// left and one of `c` on the right; `2C` and `1C` are held by `a`.
#[track_caller]
fn ring(sides: &str, coins: u16, more: &str) -> Table {
    board(&format!(
        "rules muria; mine 1C a · 2C a · 3L1 #b · 3R1 #c · 4C bbg/0 aaa; mine {sides}
         a coins {coins} salt -; b coins 0; c coins 0; {more}",
    ))
}

/// All on the left belongs to `b`, and on the right to `c`.
const SIDES: &str = "2L1 /0 b · 2R1 /0 c · 4L1 /0 b · 4R1 /0 c";

const LEFT: &str = "route 4L1-3L1-2L1-2C-1C";
const RIGHT: &str = "route 4R1-3R1-2R1-2C-1C";

fn coins(table: &Table) -> [u16; 3] {
    [0, 1, 2].map(|owner| table.coins_of(owner))
}

/// Muria: a shaft with this in it between `2R1`, held by `a` like all above, and `4R1`.
#[track_caller]
fn below_a_shaft(shaft: &str) -> Table {
    board(&format!(
        "rules muria; mine 1C a · 2C a · 2R1 /0 a · 3R1 {shaft} · 4R1 bb/0 aa
         a coins 10; b coins 0; c coins 0",
    ))
}

#[test]
fn e4_the_base_mine_has_one_route_and_no_question() {
    let mut table = deep(20, "");
    table.play("extract 4R1 bb crew 2");
    assert_eq!(table.game.trace_line(0).actions, 1);
    // Two cubes through 4C, 3C and 1C.
    assert_eq!(coins(&table)[..2], [14, 6]);
    assert_eq!(table.refuse("route 4C-3C-2C-1C"), Illegal::NotAsked { due: Due::Route });
}

#[test]
fn e4_muria_lets_the_player_choose_the_route() {
    let mut table = ring(SIDES, 20, "");
    table.play("extract 4C b crew 1");
    assert_eq!(table.legal(), [LEFT, RIGHT]);
    assert_eq!(table.refuse("square"), Illegal::AnotherDecision { due: Due::Route });
    let mut right = table.clone();
    table.play(LEFT);
    assert_eq!(coins(&table), [17, 3, 0]);
    right.play(RIGHT);
    assert_eq!(coins(&right), [17, 0, 3]);
}

#[test]
fn e4_the_route_is_a_way_through_occupied_spaces() {
    let mut table = ring(SIDES, 20, "");
    table.play("extract 4C b crew 1");
    for (route, fault) in [
        ("route 4L1-3L1-2L1-2C", "2C"),
        ("route 3L1-2L1-2C-1C", "3L1"),
        ("route 4L1-3L1-2L1-2C-2R1-2C-1C", "2C"),
        ("route 4L1-4C-4R1-3R1-2R1-2C-1C", "4C"),
    ] {
        assert_eq!(table.refuse(route), Illegal::NoWay { space: space(fault) }, "{route}");
    }
    assert_eq!(Illegal::NoWay { space: space("2C") }.rule(), Rule::E4);
}

#[test]
fn e4_a_route_needs_a_piece_or_marker_on_every_space() {
    let mut table = ring("2L1 /0 · 2R1 /0 c · 4L1 /0 b · 4R1 /0 c", 20, "");
    table.play("extract 4C b crew 1");
    assert_eq!(coins(&table), [17, 0, 3]);
}

#[test]
fn e4_only_affordable_routes_are_offered() {
    // The left one costs 3 a cube; on the right `a` has a piece of its own.
    let own_piece = "2L1 /0 b · 2R1 /0 c · 4L1 /0 b · 4R1 /0 ac";
    let mut table = ring(own_piece, 2, "");
    table.play("extract 4C b crew 1");
    assert_eq!(coins(&table), [0, 0, 2]);
    let mut table = ring("2L1 /0 ab · 2R1 /0 c · 4L1 /0 b · 4R1 /0 ac", 2, "");
    table.play("extract 4C b crew 1");
    assert_eq!(table.legal(), [LEFT, RIGHT]);
    // A cart makes the dearer one affordable.
    let mut table = ring(own_piece, 2, "a ready cart");
    table.play("extract 4C b crew 1");
    assert_eq!(table.legal(), [LEFT, RIGHT]);
}

#[test]
fn e4_an_unaffordable_route_is_refused() {
    // Two ways on the right cost 1 and 0, so that there is a choice; the left one costs 3.
    let mut table = board(
        "rules muria; mine 1C a · 2L1 /0 b · 2C a · 2R1 /0 ac · 2R2 /0 a · 2R3 /0 a
         mine 3L1 #b · 3R1 #c · 3R3 #a
         mine 4L1 /0 b · 4C bbg/0 a · 4R1 /0 ac · 4R2 /0 a · 4R3 /0 a; a coins 2",
    );
    table.play("extract 4C b crew 1");
    assert_eq!(table.legal(), [RIGHT, "route 4R1-4R2-4R3-3R3-2R3-2R2-2R1-2C-1C"]);
    let refusal = table.refuse(LEFT);
    assert_eq!(refusal, Illegal::TollTooDear { price: 3, purse: 2 });
}

#[test]
fn e5_every_cube_costs_a_grosz_for_every_foreign_space() {
    let mut table = beside_the_shaft("bb/0 aa", "");
    table.play("extract 2R1 bb crew 2");
    assert_eq!(coins(&table)[..2], [16, 4]);
}

#[test]
fn e5_own_spaces_cost_nothing_even_with_a_tired_or_shared_piece() {
    let mut table =
        board("players 3; mine 1C a · 2C ab · 2R1 /0 a~b · 2R2 b/0 a; a coins 20; b coins 0");
    table.play("extract 2R2 b crew 1");
    assert_eq!(coins(&table)[..2], [20, 0]);
}

#[test]
fn e5_the_chamber_itself_costs_nothing() {
    let mut table = at_2r1("b/0 accc", "a coins 20; b coins 0; c coins 14");
    table.play("extract 2R1 b crew 1");
    assert_eq!(coins(&table), [20, 0, 14]);
}

#[test]
fn e5_the_player_shares_a_toll_in_whole_groszy() {
    let mut table = board(
        "mine 1C b · 2C a · 2R1 /0 bc~c~ · 2R2 bb/0 aa
         a coins 20; b coins 0; c coins 0",
    );
    table.play("extract 2R2 bb crew 2");
    // 2R1 is nearer to the chamber: it is asked for before 1C is paid.
    assert_eq!(coins(&table), [20, 0, 0]);
    assert_eq!(table.legal(), ["toll 2R1 1:1,2:1", "toll 2R1 1:2", "toll 2R1 2:2"]);
    table.play("toll 2R1 1:1,2:1");
    assert_eq!(coins(&table), [16, 3, 1]);
}

#[test]
fn e5_a_wrong_share_is_refused() {
    let mut table = board("players 4; mine 1C bc · 2C a · 2R1 bb/0 aa");
    table.play("extract 2R1 bb crew 2");
    let at = space("1C");
    assert_eq!(table.refuse("toll 1C 1:1"), Illegal::WrongToll { paid: 1, owed: 2, space: at });
    let too_much = Illegal::WrongToll { paid: 3, owed: 2, space: at };
    assert_eq!(table.refuse("toll 1C 1:1,2:2"), too_much);
    let nobody = Illegal::NoPayee { seat: seat(3), space: at };
    assert_eq!(table.refuse("toll 1C 1:1,3:1"), nobody);
    assert_eq!(table.refuse("toll 1C 0:2"), Illegal::NoPayee { seat: seat(0), space: at });
    let asked = Illegal::OtherToll { space: space("2C"), asked: at };
    assert_eq!(table.refuse("toll 2C 1:2"), asked);
    assert_eq!(asked.rule(), Rule::E5);
}

#[test]
fn e5_tolls_are_paid_from_the_chamber_upwards() {
    let mut table = board(
        "mine 1C b · 2C a · 3C bc · 4C b · 4R1 bb/0 aa
         a coins 20; b coins 0; c coins 0",
    );
    table.play("extract 4R1 bb crew 2");
    // 4C is paid, 3C is asked for, 1C comes later.
    assert_eq!(coins(&table), [18, 2, 0]);
    assert_eq!(table.refuse("end"), Illegal::AnotherDecision { due: Due::Toll });
    table.play("toll 3C 2:2");
    assert_eq!(coins(&table), [14, 4, 2]);
}

#[test]
fn e5_foremen_alone_are_paid() {
    let on_the_way = |pieces| {
        let mine = format!("mine 1C a · 2C a · 2R1 /0 {pieces} · 2R2 bb/0 aa");
        board(&format!("rules muria; players 4; {mine}; a coins 5; c coins 0"))
    };
    let mut table = on_the_way("bbbC~");
    table.play("extract 2R2 bb crew 2");
    assert_eq!((table.coins_of(0), table.coins_of(2)), (3, 2));
    let mut two = on_the_way("bbbC~D");
    two.play("extract 2R2 bb crew 2");
    assert_eq!(two.legal(), ["toll 2R1 2:1,3:1", "toll 2R1 2:2", "toll 2R1 3:2"]);
    let miners_only = Illegal::NoPayee { seat: seat(1), space: space("2R1") };
    assert_eq!(two.refuse("toll 2R1 1:2"), miners_only);
}

#[test]
fn e5_a_marker_is_paid_once_like_a_piece() {
    let mut table = below_a_shaft("#b");
    table.play("extract 4R1 bb crew 2");
    assert_eq!(coins(&table), [8, 2, 0]);
    let mut both = below_a_shaft("#b bc");
    both.play("extract 4R1 bb crew 2");
    assert_eq!(both.legal(), ["toll 3R1 1:1,2:1", "toll 3R1 1:2", "toll 3R1 2:2"]);
}

#[test]
fn e5_an_own_marker_frees_of_the_toll() {
    let mut table = below_a_shaft("#a b");
    table.play("extract 4R1 bb crew 2");
    assert_eq!(coins(&table), [10, 0, 0]);
}

#[test]
fn e5_a_foreman_takes_the_toll_from_a_marker() {
    let mut table = below_a_shaft("#b C");
    table.play("extract 4R1 bb crew 2");
    assert_eq!(coins(&table), [8, 0, 2]);
}

#[test]
fn e6_a_base_cart_frees_a_space_or_two_of_all_cubes() {
    let mut table = deep(20, "a ready cart");
    table.play("extract 4R1 bbg crew 3");
    assert_eq!(table.legal(), ["cart 1C", "cart 3C", "cart 4C", "cart 4C-3C", "haul"]);
    let mut one = table.clone();
    table.play("cart 4C-3C");
    assert_eq!(coins(&table)[..2], [17, 3]);
    assert_eq!(table.game.state().players[0].used, [Tool::Cart]);
    one.play("cart 1C");
    assert_eq!(coins(&one)[..2], [14, 6]);
}

#[test]
fn e6_a_cart_need_not_be_used() {
    let mut table = deep(20, "a ready cart");
    table.play("extract 4R1 b crew 1 | haul");
    assert_eq!(coins(&table)[..2], [17, 3]);
    assert_eq!(table.game.state().players[0].ready, [Tool::Cart]);
}

#[test]
fn e6_a_cart_lies_on_toll_spaces_that_follow_each_other() {
    let mut table = deep(20, "a ready cart");
    table.play("extract 4R1 b crew 1");
    let own = Illegal::OwesNothing { space: space("2C") };
    assert_eq!(table.refuse("cart 2C"), own);
    assert_eq!(table.refuse("cart 3C-2C"), own);
    let (first, second) = (space("3C"), space("1C"));
    assert_eq!(table.refuse("cart 3C-1C"), Illegal::NotFollowing { first, second });
    // The order is upwards.
    let (first, second) = (space("3C"), space("4C"));
    assert_eq!(table.refuse("cart 3C-4C"), Illegal::NotFollowing { first, second });
    let elsewhere = Illegal::NotOnRoute { space: space("2L1") };
    assert_eq!(table.refuse("cart 2L1"), elsewhere);
    assert_eq!(elsewhere.rule(), Rule::E6);
}

#[test]
fn e6_with_capacity_two_a_cart_frees_two_cubes() {
    let mut table = deep(20, "rules cart_capacity=2; a ready cart");
    table.play("extract 4R1 bbg crew 3 | cart 4C-3C");
    // One cube through 4C and 3C, three through 1C.
    assert_eq!(coins(&table)[..2], [15, 5]);
}

#[test]
fn e6_carts_may_be_stacked() {
    let mut table = deep(20, "rules cart_capacity=2; a ready cart cart");
    table.play("extract 4R1 bbg crew 3 | cart 4C-3C | cart 4C-3C");
    assert_eq!(coins(&table)[..2], [17, 3]);
    // A cart for any number of cubes leaves nothing for a second one.
    let mut table = deep(20, "a ready cart cart");
    table.play("extract 4R1 bbg crew 3 | cart 4C-3C");
    let refusal = table.refuse("cart 4C");
    assert_eq!(refusal, Illegal::OwesNothing { space: space("4C") });
}

#[test]
fn e6_muria_always_has_two_cubes_a_cart() {
    let mut table = ring(SIDES, 20, "a ready cart");
    assert_eq!(table.game.rules.cart_capacity, None);
    table.play(&format!("extract 4C bbg crew 3 | {LEFT} | cart 4L1-3L1"));
    assert_eq!(coins(&table), [15, 5, 0]);
}

#[test]
fn e6_carts_are_laid_from_the_chamber_upwards() {
    let mut table = deep(20, "a ready cart cart");
    table.play("extract 4R1 b crew 1 | cart 3C");
    assert_eq!(table.legal(), ["cart 1C", "haul"]);
    let (at, last) = (space("4C"), space("3C"));
    assert_eq!(table.refuse("cart 4C"), Illegal::CartBelow { space: at, last });
    table.play("cart 1C");
    assert_eq!(coins(&table)[..2], [19, 1]);
}

#[test]
fn e6_no_question_without_a_toll_or_a_cart() {
    let mut table = board("mine 1C ab · 2C a · 3C ab · 4C ab · 4R1 bb/0 aa; a ready cart");
    table.play("extract 4R1 b crew 1 | pass");
    assert_eq!(table.refuse("haul"), Illegal::NotAsked { due: Due::Cart });
    deep(20, "").play("extract 4R1 b crew 1 | pass");
}

#[test]
fn e7_who_cannot_pay_may_not_extract() {
    let mut table = deep(5, "");
    let refusal = table.refuse("extract 4R1 bb crew 2");
    assert_eq!(refusal, Illegal::TollTooDear { price: 6, purse: 5 });
    assert_eq!(refusal.rule(), Rule::E7);
    table.play("extract 4R1 b crew 1");
    assert_eq!(table.coins_of(0), 2);
}

#[test]
fn e7_salt_or_income_to_come_does_not_pay() {
    let mut table = board("rules muria; mine 1C b · 2C a · 2R1 b/0 a; posts entrance a; a coins 0");
    let refusal = table.refuse("extract 2R1 b crew 1");
    assert_eq!(refusal, Illegal::TollTooDear { price: 1, purse: 0 });
}

#[test]
fn e7_carts_at_hand_count() {
    let mut table = deep(1, "a ready cart");
    let refusal = table.refuse("extract 4R1 bb crew 2");
    assert_eq!(refusal, Illegal::TollTooDear { price: 2, purse: 1 });
    // With capacity two the third cube costs on every space.
    let mut table = deep(4, "rules cart_capacity=2; a ready cart");
    let refusal = table.refuse("extract 4R1 bbg crew 3");
    assert_eq!(refusal, Illegal::TollTooDear { price: 5, purse: 4 });
}

#[test]
fn e7_a_cart_that_must_be_laid_is_laid_without_a_move() {
    let mut table = deep(2, "a ready cart");
    table.play("extract 4R1 bb crew 2 | pass");
    assert_eq!(coins(&table)[..2], [0, 2]);
    assert_eq!(table.game.state().players[0].used, [Tool::Cart]);
    // Here the first cart must lie on 4C and 3C, and only the second one is asked for.
    let mut table = deep(3, "rules cart_capacity=2; a ready cart cart");
    table.play("extract 4R1 bbg crew 3");
    assert_eq!(table.game.state().players[0].used, [Tool::Cart]);
    assert_eq!(table.legal(), ["cart 1C", "cart 4C-3C"]);
}

#[test]
fn e7_only_carts_that_let_it_be_paid_are_legal() {
    // 3 is owed, 2 are there: a single space is enough, and going without is not.
    let mut table = deep(2, "a ready cart");
    table.play("extract 4R1 b crew 1");
    assert_eq!(table.legal(), ["cart 1C", "cart 3C", "cart 4C", "cart 4C-3C"]);
    assert_eq!(table.refuse("haul"), Illegal::TollTooDear { price: 3, purse: 2 });
}

#[test]
fn e7_a_cart_that_leaves_too_much_is_refused() {
    // 3 is owed on each of 4C, 3C and 1C; a cart takes 2 of it, and the next may not lie lower.
    let mut table = deep(4, "rules cart_capacity=2; a ready cart cart");
    table.play("extract 4R1 bbg crew 3");
    assert_eq!(table.legal(), ["cart 4C", "cart 4C-3C"]);
    assert_eq!(table.refuse("cart 3C"), Illegal::TollTooDear { price: 5, purse: 4 });
    assert_eq!(table.refuse("cart 1C"), Illegal::TollTooDear { price: 6, purse: 4 });
}

#[test]
fn e7_water_stays_and_tired_pieces_carry() {
    let mut table = board("mine 1C ab · 2C ab · 2R1 /0 a~b · 2R2 bbg/1 aa; a coins 0");
    table.play("extract 2R2 b crew 2");
    assert_eq!(table.contents("2R2"), "bg/1");
    assert_eq!(table.coins_of(0), 0);
}

#[test]
fn e8_the_entrance_post_earns_once_after_the_tolls() {
    let mut table = ring(SIDES, 20, "posts entrance c");
    table.play("extract 4C bb crew 2");
    assert_eq!(coins(&table), [20, 0, 0]);
    table.play(LEFT);
    assert_eq!(coins(&table), [14, 6, 1]);
}
