//! Tests of the course of play (T).

use crate::{testing::*, *};

/// Phase, round, seat and actions left.
fn moment(table: &Table) -> (u8, u8, u8, u8) {
    let line = table.game.trace_line(0);
    (line.phase, line.round, line.seat.unwrap().number(), line.actions)
}

/// The acting player passes the whole turn.
fn pass_turn(table: &mut Table) {
    let passes = "pass | ".repeat(table.game.actions().into());
    table.play(&format!("{passes}end"));
}

/// Everybody passes until the round is over.
fn pass_round(table: &mut Table) {
    for _ in 0..table.game.players() {
        pass_turn(table);
    }
}

/// A board of the last round of its phase.
fn last_round(text: &str) -> Table {
    board(&format!("rules round_limit=2; {text}"))
}

/// Ends phase III with the last turn of a round.
fn finish(text: &str) -> Table {
    let mut table = last_round(&format!("phase 3; {text}"));
    pass_round(&mut table);
    table
}

fn winners(table: &Table) -> Vec<u8> {
    table.game.outcome().unwrap().winners.iter().map(|seat| seat.number()).collect()
}

#[test]
fn t1_everybody_has_one_turn_a_round_clockwise() {
    let mut table = board("players 3; round 1");
    let mut seen = Vec::new();
    for _ in 0..7 {
        seen.push(moment(&table));
        pass_turn(&mut table);
    }
    let round = |round, actions| [0, 1, 2].map(|seat| (1, round, seat, actions));
    let expected = [round(1, 1), round(2, 2), round(3, 2)].concat();
    assert_eq!(seen, expected[..7]);
}

#[test]
fn t1_the_first_round_of_every_phase_has_one_action() {
    let mut table = last_round("");
    pass_round(&mut table);
    assert_eq!(moment(&table), (2, 1, 1, 1));
    pass_round(&mut table);
    assert_eq!(moment(&table), (2, 2, 1, 2));
    pass_round(&mut table);
    assert_eq!(moment(&table), (3, 1, 0, 1));
}

#[test]
fn t2_the_queue_moves_up_at_the_start_of_the_owners_turn() {
    let mut table = board("");
    let queue = |table: &Table| (table.game.near(seat(0)), table.game.far(seat(0)));
    table.play("castle supply | pass | end");
    assert_eq!(queue(&table), (0, 1));
    pass_turn(&mut table);
    assert_eq!(queue(&table), (1, 0));
    assert!(table.can("pass"));
    pass_turn(&mut table);
    assert_eq!(queue(&table), (1, 0));
    pass_turn(&mut table);
    assert_eq!(queue(&table), (0, 0));
    assert_eq!(table.refuse("pass"), Illegal::AnotherDecision { due: Due::Delivery });
}

#[test]
fn t2_arrivals_are_settled_one_by_one_and_return_to_the_supply() {
    let mut table = board("turn b; castle near aa; a coins 9 salt - supply 5");
    pass_turn(&mut table);
    assert_eq!((table.legal(), table.supply_of(0)), (vec!["forfeit coins".to_owned()], 5));
    table.play("forfeit coins");
    assert_eq!((table.legal(), table.supply_of(0)), (vec!["forfeit coins".to_owned()], 6));
    table.play("forfeit coins");
    assert_eq!((table.coins_of(0), table.supply_of(0), table.can("pass")), (3, 7, true));
}

#[test]
fn t2_saltworks_pieces_come_home_after_the_orders() {
    let mut table = board(
        "rules muria; turn b; castle uuu=9 near a; saltworks a brine 1; a coins 9 salt uu supply 2",
    );
    pass_turn(&mut table);
    // The third brine is still in the saltworks when the order is due.
    assert_eq!(table.refuse("deliver 1").rule(), Rule::K3);
    assert_eq!((table.salt_of(0), table.supply_of(0)), ("uu".to_owned(), 2));
    table.play("forfeit coins");
    assert_eq!((table.salt_of(0), table.supply_of(0)), ("uuu".to_owned(), 4));
}

#[test]
fn t2_a_turn_ends_when_all_its_actions_are_used() {
    let mut table = board("players 3");
    assert_eq!(table.refuse("end"), Illegal::ActionsLeft { left: 2 });
    table.play("square");
    let refusal = table.refuse("end");
    assert_eq!((refusal.clone(), refusal.rule()), (Illegal::ActionsLeft { left: 1 }, Rule::T2));
    table.play("pass");
    assert_eq!(table.legal(), ["end"]);
    table.play("end");
    assert_eq!(moment(&table), (1, 2, 1, 2));
}

#[test]
fn t3_each_of_these_is_one_action() {
    let start = at_2r1("bg/1 aa", "a coins 20 salt b supply 1");
    for action in [
        "place supply 3C",
        "extract 2R1 b crew 2",
        "assist supply market",
        "hire",
        "buy 1",
        "pump 2R1 1",
        "market sell b",
        "square",
        "castle supply",
        "pass",
    ] {
        let mut table = start.clone();
        table.play(action);
        assert_eq!(table.game.actions(), 1, "{action}");
        let mut table = start.clone();
        table.play("pass | pass");
        assert_eq!(table.refuse(action), Illegal::NoActionLeft, "{action}");
    }
    assert_eq!(Illegal::NoActionLeft.rule(), Rule::T3);
}

#[test]
fn t3_tools_outside_actions_use_none() {
    let mut table = board("mine 2R1 bg/1 aa~; a ready bucket food");
    table.play("bucket 2R1 2R2 | feed 2R1");
    assert_eq!(table.game.actions(), 2);
}

#[test]
fn t3_the_same_action_may_be_taken_twice() {
    board("").play("place supply 1C | place supply 2C | end");
    board("").play("assist supply market | assist supply pump | end");
    at_2r1("bg/0 aa", "").play("extract 2R1 b crew 1 | extract 2R1 g crew 1 | end");
}

#[test]
fn t3_the_same_building_may_not_be_visited_twice_in_a_turn() {
    let mut table = board("a coins 30 salt bb");
    for (visit, again, building) in [
        ("square", "square", Building::Square),
        ("hire", "hire", Building::Inn),
        ("buy 1", "buy 2", Building::Workshop),
        ("market sell b", "market buy g", Building::Market),
        ("castle supply", "castle supply", Building::Castle),
    ] {
        let mut table = table.clone();
        table.play(visit);
        assert_eq!(table.refuse(again), Illegal::VisitedAlready { building });
    }
    table.play("square | pass | end").pass_until(0).play("square");
    assert_eq!(table.coins_of(0), 32);
}

/// `a` and `b` have tired miners in `2R1`.
const TIRED: &str = "mine 1C b · 2L1 b/0 a~ · 2C b · 2R1 bg/1 aa~a~b~";

#[test]
fn t4_passing_both_actions_rests_the_players_miners() {
    let mut table = board(TIRED);
    table.play("pass | pass");
    assert_eq!(table.miners_at(0, "2R1"), (1, 2));
    table.play("end");
    assert_eq!((table.miners_at(0, "2R1"), table.miners_at(0, "2L1")), ((3, 0), (1, 0)));
    assert_eq!(table.miners_at(1, "2R1"), (0, 1));
}

#[test]
fn t4_one_other_action_prevents_rest() {
    for turn in ["pass | square | end", "square | pass | end"] {
        let mut table = board(TIRED);
        table.play(turn);
        assert_eq!(table.miners_at(0, "2R1"), (1, 2), "{turn}");
    }
}

#[test]
fn t4_tools_outside_actions_do_not_prevent_rest() {
    let mut table = board(&format!("{TIRED}; a ready bucket food"));
    table.play("pass | bucket 2R1 2R2 | feed 2L1 | pass | end");
    assert_eq!(table.miners_at(0, "2R1"), (3, 0));
}

#[test]
fn t4_an_order_settled_does_not_prevent_rest_and_the_foreman_rests_too() {
    let mut table = board("rules muria; turn b; mine 2R1 b/0 A~; castle near a; a salt -");
    pass_turn(&mut table);
    table.play("forfeit coins | pass | pass | end");
    assert!(!table.game.mine.foreman_is_tired(seat(0)));
}

#[test]
fn t5_the_phase_ends_at_the_threshold_and_not_before() {
    for (start, phase, threshold) in [
        ("players 2", Phase::I, 4),
        ("players 3", Phase::I, 5),
        ("players 4", Phase::II, 5),
        ("players 2", Phase::III, 4),
        ("players 4", Phase::III, 5),
        ("rules muria; players 2", Phase::II, 4),
        ("rules muria; players 5", Phase::II, 5),
        ("rules muria; players 2", Phase::III, 5),
        ("rules muria; players 3", Phase::III, 6),
    ] {
        for (done, ends) in [(threshold - 1, false), (threshold, true), (threshold + 1, true)] {
            let text = format!("{start}; phase {}; castle done {done}", phase.number());
            let mut table = board(&text);
            assert_eq!(table.game.is_last_round(), ends, "{text}");
            pass_round(&mut table);
            let over = table.game.phase() != phase || table.game.is_over();
            assert_eq!(over, ends, "{text}");
        }
    }
}

#[test]
fn t5_the_round_is_played_to_its_end_with_more_orders() {
    let mut table = board("turn c; castle bb=9 bg=11 done 4 near ab; a salt bb; b salt bg");
    pass_turn(&mut table);
    table.play("deliver 1 | square | pass | end | deliver 2");
    assert_eq!(table.game.state().castle.done, 6);
    pass_turn(&mut table);
    assert_eq!(moment(&table), (1, 3, 2, 2));
    pass_turn(&mut table);
    assert_eq!(moment(&table), (2, 1, 1, 1));
}

#[test]
fn t6_all_pieces_return_to_their_supplies_standing() {
    let mut table = last_round(
        "rules muria; turn b; mine 1C a · 2R1 b/0 a~B~; posts market a entrance a
         castle near ab far b; saltworks b; a supply 3; b supply 3",
    );
    pass_turn(&mut table);
    let state = table.game.state();
    assert_eq!((state.players[0].supply, state.players[0].miners), (9, 9));
    assert_eq!((state.players[1].supply, state.players[1].miners), (6, 6));
    assert!(state.players[1].foreman && !table.game.mine.foreman_is_tired(seat(1)));
    assert!(state.posts.values().all(Option::is_none));
    let nobody = PiecesState { miners: vec![0, 0], foremen: Some("--".parse().unwrap()) };
    assert_eq!((state.castle.near, state.castle.far), (nobody.clone(), nobody));
    assert!(state.mine.values().all(|space| space.standing == [0, 0] && space.tired == [0, 0]));
    let saltworks = state.saltworks.unwrap();
    assert_eq!((saltworks.miners, saltworks.foremen), (vec![0, 0], "--".parse().unwrap()));
}

#[test]
fn t6_unclaimed_orders_and_unsold_tools_leave_the_game() {
    let rules = RuleSet { round_limit: 1, ..RuleSet::default() };
    let setup = Setup::from_seed(&rules, Edition::standard(), 1368);
    let mut table = dealt(rules, 2);
    table.play("buy 1 | end | pass | end");
    let state = table.game.state();
    let orders = setup.orders(Phase::II, &table.game.components);
    assert!(state.castle.orders.iter().flatten().eq(&orders[..3]));
    assert_eq!((state.castle.left, state.castle.done), (5, 0));
    assert_eq!((state.workshop.open, state.workshop.left), (setup.tools()[7..10].to_vec(), 4));
}

#[test]
fn t6_used_tools_are_turned_up_again() {
    let mut table = last_round(&format!("{TIRED}; a ready food rope"));
    table.play("feed 2L1");
    pass_round(&mut table);
    let player = &table.game.state().players[0];
    assert_eq!((&player.ready[..], player.used.len()), (&[Tool::Rope, Tool::Food][..], 0));
}

#[test]
fn t6_the_start_player_marker_passes_to_the_left() {
    let mut table = last_round("players 3");
    pass_round(&mut table);
    assert_eq!(moment(&table), (2, 1, 1, 1));
    pass_round(&mut table);
    pass_round(&mut table);
    assert_eq!(moment(&table), (3, 1, 2, 1));
}

#[test]
fn t6_an_empty_market_column_gets_a_brown_or_a_green_cube_never_a_white_one() {
    for (before, after) in [("-", [1, 1, 0]), ("bbww", [2, 1, 2]), ("gggw", [1, 3, 1])] {
        let mut table = last_round(&format!("market {before}"));
        pass_round(&mut table);
        assert_eq!(Kind::DUG.map(|kind| table.market_of(kind)), after);
    }
    let mut table = last_round("market -; b coins 11");
    pass_round(&mut table);
    // Brown lies on 5, green on 6.
    table.play("market buy b, buy g");
    assert_eq!(table.coins_of(1), 0);
}

#[test]
fn t6_brine_above_two_goes_to_the_bank() {
    for (before, after) in [(5, 2), (2, 2), (1, 1)] {
        let mut table = last_round(&format!("rules muria; saltworks brine {before}"));
        pass_round(&mut table);
        assert_eq!(table.game.state().saltworks.unwrap().brine, after);
    }
}

#[test]
fn t6_rooms_cubes_and_shafts_stay() {
    let mut table = last_round("rules muria; mine 2R1 bg/1 · 3R1 #a; a coins 7 salt bw");
    pass_round(&mut table);
    assert_eq!((table.contents("2R1"), table.revealed("2R1")), ("bg/1".to_owned(), true));
    assert!(table.exists("3R1") && table.exists("4R1") && !table.revealed("4R1"));
    assert_eq!(table.game.state().players[0].markers, 1);
    assert_eq!((table.coins_of(0), table.salt_of(0)), (7, "bw".to_owned()));
}

#[test]
fn t7_the_last_position_stays_as_it_is() {
    let mut table = last_round(&format!("phase 3; {TIRED}; market -; a ready food"));
    table.play("feed 2L1 | square | pass | end");
    pass_turn(&mut table);
    assert!(table.game.is_over() && table.legal().is_empty());
    let state = table.game.state();
    assert_eq!((table.miners_at(0, "2R1"), state.players[0].used.len()), ((1, 2), 1));
    assert_eq!((state.market.b, state.market.g), (0, 0));
    let line = table.game.trace_line(0);
    assert_eq!((line.seat, line.phase, line.round, line.actions), (None, 3, 2, 0));
    let refusal = table.refuse("pass");
    assert_eq!((refusal.clone(), refusal.rule()), (Illegal::GameOver, Rule::T7));
}

#[test]
fn t7_a_player_is_worth_money_salt_and_tools() {
    let table = finish(
        "rules muria; a coins 7 salt bgwuuu; b coins 20 salt u; c coins 0 salt - ready rope",
    );
    assert_eq!(table.game.outcome().unwrap().scores, [7 + 9 + 3, 20, 2]);
    assert_eq!(winners(&table), [1]);
}

#[test]
fn t7_tools_are_worth_more_the_more_there_are() {
    let cards: Vec<&str> = setup_tools().into_iter().map(Tool::name).collect();
    let value = |ready: usize, used: usize| {
        let [ready, used] = [&cards[..ready], &cards[ready..ready + used]].map(|c| c.join(" "));
        board(&format!("phase 3; a coins 0 salt - ready {ready} used {used}")).game.worth(seat(0))
    };
    let values: Vec<u16> = (0..=10).map(|tools| value(tools, 0)).collect();
    assert_eq!(values, [0, 2, 2, 6, 6, 10, 10, 14, 14, 20, 20]);
    assert_eq!((value(2, 3), value(0, 9), value(14, 7)), (10, 20, 20));
}

/// Three cards of each kind of the base game.
fn setup_tools() -> Vec<Tool> {
    Edition::standard().components(Expansion::None).tools().iter().flat_map(|&t| [t; 3]).collect()
}

#[test]
fn t7_ties_go_to_more_orders_then_fewer_miners_then_fewer_tools() {
    // Two players with as much money.
    let winners =
        |more: &str| winners(&finish(&format!("a coins 10 salt -; b coins 10 salt -; {more}")));
    assert_eq!(winners(""), [0, 1]);
    assert_eq!(winners("b orders 1 supply 9"), [1]);
    // Fewer tools, more miners: miners are compared first.
    assert_eq!(winners("a supply 6 ready rope; b ready rope cart"), [1]);
    assert_eq!(winners("a ready rope used cart; b ready rope"), [1]);
}

#[test]
fn t7_a_foreman_counts_as_no_miner_in_a_tie() {
    let pieces = "rules muria; mine 1C a · 2C A; a supply 2; b supply 3";
    let table = finish(&format!("{pieces}; a coins 10 salt -; b coins 10 salt -"));
    assert_eq!(winners(&table), [0, 1]);
}

#[test]
fn t8_a_phase_ends_after_its_sixtieth_round() {
    let mut table = board("round 59");
    pass_round(&mut table);
    assert_eq!(moment(&table), (1, 60, 0, 2));
    assert!(table.game.is_last_round());
    pass_round(&mut table);
    assert_eq!(moment(&table), (2, 1, 1, 1));
}

#[test]
fn t8_the_round_limit_is_a_setting() {
    let mut table = board("rules round_limit=1; players 3; round 1");
    for phase in 1..=3 {
        assert_eq!(moment(&table), (phase, 1, phase - 1, 1));
        pass_round(&mut table);
    }
    assert!(table.game.is_over());
}
