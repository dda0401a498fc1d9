//! Tests of chapter A: assistants.

use crate::testing::*;
use crate::*;

fn holder(table: &Table, post: Post) -> Option<u8> {
    table.game.state().posts[&post].map(|holder| holder.seat.number())
}

fn in_mine(name: &str) -> Source {
    Source::miner(Origin::Mine(space(name)))
}

/// Ends the phase by passing.
fn next_phase(table: &mut Table) {
    let phase = table.game.phase();
    while table.game.phase() == phase {
        let next = if table.can("pass") { "pass" } else { "end" };
        table.play(next);
    }
}

#[test]
fn a1_a_piece_takes_a_post_from_supply_mine_or_another_post() {
    let mut table = board("mine 1C aa; posts pump a; a supply 4");
    table.play("assist supply castle | assist 1C market | end").pass_until(0);
    table.play("assist @pump workshop");
    let holders = [Post::Castle, Post::Workshop, Post::Pump, Post::Market];
    assert_eq!(holders.map(|post| holder(&table, post)), [Some(0), Some(0), None, Some(0)]);
    assert_eq!((table.supply_of(0), table.miners_at(0, "1C")), (3, (1, 0)));
}

#[test]
fn a1_posting_is_an_action() {
    let mut table = board("players 3");
    table.play("assist supply castle | assist supply market");
    assert_eq!(table.refuse("assist supply pump"), Illegal::NoActionLeft);
}

#[test]
fn a1_the_base_game_has_four_posts_and_muria_six() {
    let mut table = board("players 3");
    let four = ["castle", "market", "pump", "workshop"].map(|post| format!("assist supply {post}"));
    assert_eq!(table.legal_with("assist"), four);
    assert_eq!(table.refuse("assist supply saltworks"), Illegal::NeedsMuria { rule: Rule::A1 });
    assert_eq!(table.refuse("assist supply+supply entrance").rule(), Rule::A4);
    let muria = board("rules muria; players 3");
    assert!(muria.can("assist supply saltworks") && muria.can("assist supply! saltworks"));
    assert!(muria.can("assist supply! entrance"));
}

#[test]
fn a1_inn_square_and_foremens_house_have_no_post() {
    for post in ["inn", "square", "foremen", "shaft"] {
        assert!(format!("assist supply {post}").parse::<Move>().is_err(), "{post}");
    }
}

#[test]
fn a1_a_held_post_is_not_free_even_for_its_holder() {
    let mut table = board("posts market b pump a");
    let taken = Illegal::PostTaken { post: Post::Market, seat: seat(1) };
    assert_eq!(table.refuse("assist supply market"), taken);
    let taken = Illegal::PostTaken { post: Post::Pump, seat: seat(0) };
    assert_eq!(table.refuse("assist supply pump"), taken);
    assert_eq!(table.refuse("assist @pump pump"), taken);
}

#[test]
fn a1_a_piece_of_the_mine_obeys_the_chain_and_stands() {
    let mut table = board("mine 1C a · 2C b · 2R1 b/0 a~");
    let cut_off = vec![space("2C"), space("2R1")];
    let refusal = Illegal::BreaksChain { space: space("1C"), cut_off };
    assert_eq!(table.refuse("assist 1C market"), refusal);
    let tired = Illegal::Tired { source: in_mine("2R1"), rule: Rule::A1 };
    assert_eq!(table.refuse("assist 2R1 market"), tired);
}

#[test]
fn a1_somebody_elses_assistant_is_not_moved() {
    let mut table = board("posts market b");
    let source = Source::miner(Origin::Post(Post::Market));
    let refusal = Illegal::NoPiece { source, rule: Rule::A1 };
    assert_eq!(table.refuse("assist @market pump"), refusal);
}

#[test]
fn a1_assistants_stay_until_the_phase_ends() {
    let mut table =
        board("rules muria round_limit=3; posts market b entrance a; a supply 2; b supply 2");
    table.pass_until(0);
    assert_eq!((holder(&table, Post::Market), holder(&table, Post::Entrance)), (Some(1), Some(0)));
    next_phase(&mut table);
    assert_eq!((holder(&table, Post::Market), holder(&table, Post::Entrance)), (None, None));
    assert_eq!((table.supply_of(0), table.supply_of(1)), (4, 3));
}

#[test]
fn a2_every_visit_earns_the_assistant_a_grosz_from_the_bank() {
    let start = "players 3; market bbbg; mine 1C a · 2C a · 2R1 bg/1 a";
    for (post, visit) in
        [("market", "market sell b"), ("workshop", "buy 1"), ("pump", "pump 2R1 1")]
    {
        let mut without = board(start);
        without.play(visit);
        for (owner, letter) in [(0, "a"), (1, "b")] {
            let mut with = board(&format!("{start}; posts {post} {letter}"));
            with.play(visit);
            let expected = [0, 1, 2].map(|s| without.coins_of(s) + u16::from(s == owner));
            assert_eq!(
                [0, 1, 2].map(|s| with.coins_of(s)),
                expected,
                "{visit} by 0, post of {owner}"
            );
        }
    }
}

#[test]
fn a2_two_trades_are_one_visit() {
    let mut table = board("posts market b; a salt bb; b coins 0");
    table.play("market sell b, sell b");
    assert_eq!(table.coins_of(1), 1);
}

#[test]
fn a2_the_visitor_pays_before_the_own_assistant_earns() {
    let purse = |coins: u16| {
        at_2r1("bgg/2 a", &format!("posts workshop a pump a market a; market bbg; a coins {coins}"))
    };
    let too_poor = |price, purse, rule| Illegal::TooPoor { price, purse, rule };
    assert_eq!(purse(1).refuse("pump 2R1 2"), too_poor(2, 1, Rule::B4));
    assert_eq!(purse(2).refuse("buy 1"), too_poor(3, 2, Rule::B3));
    let mut table = purse(3);
    assert_eq!(table.refuse("market buy b"), too_poor(4, 3, Rule::B5));
    table.play("buy 1");
    assert_eq!(table.coins_of(0), 1);
}

#[test]
fn a2_the_castle_pays_for_orders_and_neither_for_visits_nor_penalties() {
    let mut table =
        board("castle bb=9 bbb=15 bbg=17 arrived aa; posts castle b; a salt bb; b coins 0");
    table.play("deliver 1");
    assert_eq!(table.coins_of(1), 1);
    table.play("forfeit coins | castle supply");
    assert_eq!(table.coins_of(1), 1);
}

#[test]
fn a2_the_saltworks_pay_once_when_brine_comes_home() {
    let mut table =
        board("rules muria; players 3; posts saltworks b; saltworks brine 2; b coins 0");
    table.play("boil supply | boil+ supply | boil+ supply! | pass | end");
    assert_eq!(table.coins_of(1), 0);
    table.play("pass | pass | end | pass | pass | end");
    assert_eq!((table.salt_of(0).as_str(), table.coins_of(1)), ("buu", 1));
}

#[test]
fn a2_the_saltworks_pay_nothing_when_no_brine_comes_home() {
    let mut table = board("rules muria; players 3; posts saltworks a; a coins 0");
    table.play("boil supply").pass_until(0);
    assert_eq!((table.salt_of(0).as_str(), table.coins_of(0)), ("b", 0));
}

#[test]
fn a3_a_foreman_on_a_post_counts_as_one_miner() {
    let mut table = board("rules muria; players 3; posts market B; b coins 0");
    table.play("market sell b | assist supply! workshop | end");
    assert_eq!((table.coins_of(1), holder(&table, Post::Workshop)), (1, Some(0)));
    let before = table.coins_of(0);
    table.play("pass | pass | end | buy 1");
    assert_eq!(table.coins_of(0), before + 1);
}

#[test]
fn a4_the_entrance_takes_two_miners_or_the_foreman_in_one_action() {
    let mut pair = board("rules muria; players 3");
    pair.play("assist supply+supply entrance");
    assert_eq!((pair.supply_of(0), holder(&pair, Post::Entrance)), (0, Some(0)));
    assert_eq!(pair.game.actions(), 1);
    let mut foreman = board("rules muria; players 3");
    foreman.play("assist supply! entrance");
    assert_eq!((foreman.supply_of(0), holder(&foreman, Post::Entrance)), (2, Some(0)));
    let taken = Illegal::PostTaken { post: Post::Entrance, seat: seat(0) };
    assert_eq!(foreman.refuse("assist supply+supply entrance"), taken);
}

#[test]
fn a4_one_miner_is_too_few_for_the_entrance_and_a_foreman_has_no_partner() {
    let mut table = board("rules muria; players 3");
    assert_eq!(table.refuse("assist supply entrance"), Illegal::EntranceNeedsTwo);
    assert_eq!(table.refuse("assist supply+supply! entrance"), Illegal::EntranceNeedsTwo);
    let mut table = board("rules muria; posts market a; a supply 1");
    let refusal = Illegal::NoPiece { source: Source::miner(Origin::Supply), rule: Rule::A4 };
    assert_eq!(table.refuse("assist supply+supply entrance"), refusal);
    let source = Source::miner(Origin::Post(Post::Market));
    let refusal = Illegal::NoPiece { source, rule: Rule::A4 };
    assert_eq!(table.refuse("assist @market+@market entrance"), refusal);
}

#[test]
fn a4_the_two_come_from_anywhere() {
    let mut table = board("rules muria; mine 1C aa; posts market a pump a; a supply 1");
    let pairs = ["supply+@pump", "supply+@market", "supply+1C", "@pump+@market", "@pump+1C"];
    for pair in pairs.into_iter().chain(["@market+1C", "1C+1C"]) {
        table.clone().play(&format!("assist {pair} entrance"));
    }
    table.play("assist @market+1C entrance");
    assert_eq!((holder(&table, Post::Market), table.miners_at(0, "1C")), (None, (1, 0)));
}

#[test]
fn a4_it_is_enough_if_one_order_of_leaving_obeys_the_chain() {
    let mut table = board("rules muria; mine 1C b · 2C a · 2R1 b/0 a; a supply 0");
    assert_eq!(table.refuse("assist 2C castle").rule(), Rule::C2);
    // 2R1 leaves first, then nothing hangs on 2C.
    table.play("assist 2C+2R1 entrance");
    assert_eq!((table.miners_at(0, "2C"), table.miners_at(0, "2R1")), ((0, 0), (0, 0)));
}

#[test]
fn a4_two_that_would_cut_others_off_stay() {
    let mut table = board("rules muria; mine 1C aa · 2C a · 2R1 b/0 b; a supply 1");
    assert_eq!(table.refuse("assist 1C+2C entrance").rule(), Rule::C2);
    assert_eq!(table.refuse("assist 1C+1C entrance").rule(), Rule::C2);
    let cut_off = vec![space("2R1")];
    let refusal = Illegal::BreaksChain { space: space("2C"), cut_off };
    assert_eq!(table.refuse("assist supply+2C entrance"), refusal);
    assert!(table.can("assist supply+1C entrance"));
}

#[test]
fn a4_when_one_of_the_two_moves_on_the_other_goes_home() {
    let moves = ["place @entrance 1C", "assist @entrance market", "castle @entrance"];
    for mv in moves.into_iter().chain(["boil @entrance", "assist @entrance saltworks"]) {
        let mut table = board("rules muria; posts entrance a; a supply 0");
        table.play(mv);
        assert_eq!((table.supply_of(0), holder(&table, Post::Entrance)), (1, None), "{mv}");
    }
    let mut table = board("rules muria; posts entrance A; a supply 0");
    table.play("place @entrance! 1C");
    assert_eq!((table.supply_of(0), holder(&table, Post::Entrance)), (0, None));
}

#[test]
fn a4_the_entrance_post_is_no_space_of_the_mine() {
    let mut table = board("rules muria; players 3; posts entrance b");
    assert_eq!(table.refuse("place supply 2C"), Illegal::OutOfReach { space: space("2C") });
    let mut table =
        board("rules muria; mine 1C a · 2C a · 2R1 bb/0 aa; posts entrance b; a coins 0");
    table.play("extract 2R1 bb crew 2");
    assert_eq!(table.coins_of(0), 0);
}

#[test]
fn a5_each_extraction_earns_the_entrance_one_grosz_from_the_bank() {
    for (owner, letter) in [(0, "a"), (1, "b")] {
        let more = format!("rules muria; posts entrance {letter}; a coins 0; b coins 0");
        let mut table = at_2r1("bbg/1 aaa", &more);
        table.play("pump 2R1 1");
        assert_eq!(table.coins_of(owner), 0, "pumping is no extraction");
        table.play("extract 2R1 bbg crew 3");
        assert_eq!((table.coins_of(owner), table.coins_of(1 - owner)), (1, 0));
    }
}

#[test]
fn a5_the_entrance_earns_after_the_tolls_are_paid() {
    let start = "rules muria; mine 1C b · 2C a · 2R1 b/0 a; posts entrance A";
    let mut poor = board(&format!("{start}; a coins 0"));
    let refusal = Illegal::TollTooDear { price: 1, purse: 0 };
    assert_eq!(poor.refuse("extract 2R1 b crew 1"), refusal);
    let mut table = board(&format!("{start}; a coins 1"));
    table.play("extract 2R1 b crew 1");
    assert_eq!(table.coins_of(0), 1);
}

#[test]
fn a4_a_pair_that_breaks_the_chain_only_together_names_what_it_cuts_off() {
    let mut table = board("rules muria; mine 1C aa · 2C a");
    let refusal = table.refuse("assist 1C+1C entrance");
    let cut_off = vec![space("2C")];
    assert_eq!(refusal, Illegal::BreaksChain { space: space("1C"), cut_off });
}

#[test]
fn a4_a_pair_named_in_the_wrong_order_is_refused() {
    let table = board("rules muria; mine 1C a");
    let swapped = Move::AssistPair {
        first: Source::miner(Origin::Mine(space("1C"))),
        second: Source::miner(Origin::Supply),
    };
    assert_eq!(table.game.check(&swapped), Err(Illegal::WrongOrder { rule: Rule::A4 }));
}
