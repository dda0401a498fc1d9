//! Tests of setting up (S).

use crate::{testing::*, *};
use rand::{RngExt, SeedableRng};
use rand_chacha::ChaCha8Rng;

fn start(rules: RuleSet, players: usize) -> Game {
    Game::from_seed(rules, players, 1368).unwrap()
}

fn deal(rules: RuleSet) -> Setup {
    Setup::from_seed(&rules, Edition::standard(), 1368)
}

fn sorted<T: ToString>(items: &[T]) -> Vec<String> {
    let mut texts: Vec<String> = items.iter().map(T::to_string).collect();
    texts.sort();
    texts
}

/// A deal whose phases have one round each.
fn short_phases(rules: RuleSet, players: usize) -> Table {
    dealt(RuleSet { round_limit: 1, ..rules }, players)
}

/// Ends the phase after this round.
fn next_phase(table: &mut Table) {
    for _ in 0..table.game.players() {
        let passes = "pass | ".repeat(table.game.actions().into());
        table.play(&format!("{passes}end"));
    }
}

#[test]
fn s1_two_to_four_players_and_five_only_with_muria() {
    let (base, muria) = (RuleSet::default(), RuleSet::muria());
    for (rules, most) in [(base, 4), (muria, 5)] {
        for players in 0..=7 {
            let game = Game::from_seed(rules, players, 1);
            if (2..=usize::from(most)).contains(&players) {
                assert_eq!(usize::from(game.unwrap().players()), players);
            } else {
                assert_eq!(game, Err(SetupError::Players { found: players, most }));
            }
        }
    }
}

#[test]
fn s1_seat_0_is_the_start_player() {
    let game = start(RuleSet::default(), 4);
    assert_eq!(game.to_move(), Some(seat(0)));
    assert_eq!((game.phase(), game.round(), game.actions()), (Phase::I, 1, 1));
}

#[test]
fn s2_everybody_starts_with_these_pieces_in_the_supply() {
    let (base, muria) = (RuleSet::default(), RuleSet::muria());
    for (rules, players, miners) in
        [(base, 2, 5), (base, 3, 4), (base, 4, 4), (muria, 2, 3), (muria, 3, 2), (muria, 5, 2)]
    {
        let state = start(rules, players).state();
        assert_eq!(state.players.len(), players);
        for player in &state.players {
            assert_eq!((player.miners, player.supply), (miners, miners));
            assert_eq!(player.foreman, rules.is_muria());
            assert_eq!((player.orders, player.markers), (0, 0));
            assert!(player.ready.is_empty() && player.used.is_empty());
        }
        assert!(state.mine.values().all(|space| space.standing == vec![0; players]));
        assert!(state.posts.values().all(Option::is_none));
    }
}

#[test]
fn s3_money_grows_clockwise_and_everybody_has_a_brown_cube() {
    let game = start(RuleSet::muria(), 5);
    let coins: Vec<u16> = (0..5).map(|number| game.coins(seat(number))).collect();
    assert_eq!(coins, [10, 12, 14, 16, 18]);
    assert!((0..5).all(|number| game.salt(seat(number)) == Salt::one(Kind::Brown)));
}

#[test]
fn s4_the_market_has_two_brown_and_a_green_cube() {
    let mut table = dealt(RuleSet::default(), 3);
    assert_eq!(Kind::DUG.map(|kind| table.market_of(kind)), [2, 1, 0]);
    // They lie on 5, 4 and 6: the cheaper brown one is bought first.
    let mut other = table.clone();
    table.play("market buy b, buy b");
    assert_eq!(table.coins_of(0), 10 - 4 - 5);
    other.play("market buy g");
    assert_eq!(other.coins_of(0), 10 - 6);
}

#[test]
fn s5_every_level_is_a_permutation_of_the_boxs_tiles() {
    for rules in [RuleSet::default(), RuleSet::muria()] {
        let components = Edition::standard().components(rules.expansion);
        for (level, count) in
            Level::ALL.into_iter().zip(if rules.is_muria() { [10, 8, 6] } else { [8, 6, 4] })
        {
            let tiles = deal(rules).tiles(level, components);
            assert_eq!(tiles.len(), count);
            assert_eq!(sorted(&tiles), sorted(components.tiles(level)));
        }
    }
}

#[test]
fn s5_tiles_are_shuffled() {
    let (rules, edition) = (RuleSet::default(), Edition::standard());
    let components = edition.components(Expansion::None);
    let tops = |level| {
        let top = |seed| Setup::from_seed(&rules, edition, seed).tiles(level, components)[0];
        let mut tops = sorted(&(0..200).map(top).collect::<Vec<Tile>>());
        tops.dedup();
        tops
    };
    for level in Level::ALL {
        let mut all = sorted(components.tiles(level));
        all.dedup();
        assert_eq!(tops(level), all, "{level:?}");
    }
}

#[test]
fn s5_tiles_lie_without_cubes_also_in_the_mapped_mine() {
    for mapped in [false, true] {
        let game = start(RuleSet { mapped, ..RuleSet::default() }, 3);
        let chambers: Vec<_> =
            game.state().mine.into_values().filter_map(|space| space.chamber).collect();
        assert_eq!(chambers.len(), 18);
        assert!(chambers.iter().all(|c| !c.open && c.salt.is_empty() && c.water == 0));
    }
}

#[test]
fn s5_base_tiles_lie_in_the_order_of_their_stack() {
    let setup = deal(RuleSet::default());
    let rows = [
        ["2L1", "2L2", "2L3", "2L4", "2R1", "2R2", "2R3", "2R4"].as_slice(),
        &["4L1", "4L2", "4L3", "4R1", "4R2", "4R3"],
        &["6L1", "6L2", "6R1", "6R2"],
    ];
    // Seat 1 stands in the whole main shaft, and seat 0 has all miners of its colour.
    let mut start = dealt(RuleSet::default(), 3).game.position();
    let state = &mut start.state;
    for section in ["1C", "2C", "3C", "4C", "5C", "6C"] {
        state.mine.get_mut(&space(section)).unwrap().standing[1] = 1;
    }
    (state.players[1].supply, state.players[1].miners) = (0, 6);
    (state.players[0].supply, state.players[0].miners) = (10, 10);
    for (level, chambers) in Level::ALL.into_iter().zip(rows) {
        let game = start.game(RuleSet::default(), Edition::standard()).unwrap();
        let mut table = Table { game };
        let tiles = setup.tiles(level, &table.game.components);
        for (chamber, tile) in chambers.iter().zip(tiles) {
            table.play(&format!("place supply {chamber}"));
            assert_eq!(table.contents(chamber), tile.to_string());
            table.pass_until(0);
        }
    }
}

#[test]
fn s6_the_base_game_has_three_of_each_of_seven_tools() {
    let names = ["rope", "pickaxe", "bucket", "cart", "food", "commercial", "royal"];
    let tools: Vec<&str> = deal(RuleSet::default()).tools().iter().map(|t| t.name()).collect();
    let mut expected: Vec<&str> = names.iter().flat_map(|name| [*name; 3]).collect();
    expected.sort_unstable();
    assert_eq!(sorted(&tools), expected);
}

#[test]
fn s6_muria_draws_seven_of_nine_kinds() {
    let (rules, edition) = (RuleSet::muria(), Edition::standard());
    let mut seen = Vec::new();
    for seed in 0..50 {
        let tools = Setup::from_seed(&rules, edition, seed).tools().to_vec();
        let mut kinds = tools.clone();
        kinds.sort();
        kinds.dedup();
        assert_eq!((tools.len(), kinds.len()), (21, 7));
        assert!(kinds.iter().all(|kind| tools.iter().filter(|tool| *tool == kind).count() == 3));
        seen.extend(kinds);
    }
    seen.sort();
    seen.dedup();
    assert_eq!(seen.len(), 9);
}

#[test]
fn s6_the_seven_kinds_may_be_chosen() {
    use Tool::*;
    let (rules, edition) = (RuleSet::muria(), Edition::standard());
    let deal = |rules: &RuleSet, kinds: &[Tool]| {
        Setup::deal(rules, edition, Some(kinds), &mut ChaCha8Rng::seed_from_u64(1))
    };
    let chosen = [Rope, Pickaxe, Bucket, Food, Royal, Saltworks, Mill];
    let mut tools = deal(&rules, &chosen).unwrap().tools().to_vec();
    tools.sort();
    assert!(tools.iter().eq(chosen.iter().flat_map(|tool| [tool; 3])));
    let twice = [Rope, Rope, Bucket, Food, Royal, Saltworks, Mill];
    for wrong in [&chosen[..6], &twice, &[&chosen[..], &[Cart]].concat()] {
        assert_eq!(deal(&rules, wrong), Err(SetupError::ToolChoice));
    }
    assert_eq!(deal(&RuleSet::default(), &chosen), Err(SetupError::ToolChoice));
}

#[test]
fn s6_s7_the_tools_are_shuffled_once_and_every_phase_gets_seven() {
    let tools = deal(RuleSet::default()).tools().to_vec();
    let mut table = short_phases(RuleSet::default(), 2);
    for phase in 0..3 {
        let workshop = table.game.state().workshop;
        assert_eq!(workshop.open, tools[7 * phase..7 * phase + 3]);
        assert_eq!(workshop.left, 4);
        if phase < 2 {
            next_phase(&mut table);
        }
    }
}

#[test]
fn s7_three_or_four_orders_are_turned_up() {
    for (rules, players, open) in [
        (RuleSet::default(), 2, 3),
        (RuleSet::default(), 3, 3),
        (RuleSet::default(), 4, 4),
        (RuleSet::muria(), 5, 4),
    ] {
        let game = start(rules, players);
        let castle = game.state().castle;
        let orders = deal(rules).orders(Phase::I, game.components());
        assert!(castle.orders.iter().flatten().eq(&orders[..open]));
        assert_eq!(castle.orders.len(), open);
        assert_eq!(usize::from(castle.left), orders.len() - open);
        assert_eq!(castle.done, 0);
        assert_eq!(sorted(&orders), sorted(game.components().orders(Phase::I)));
    }
}

#[test]
fn s7_the_inn_has_three_five_or_seven_miners() {
    let (base, muria) = (RuleSet::default(), RuleSet::muria());
    for (rules, players, marker, price) in
        [(base, 2, 4, 6), (base, 3, 2, 5), (base, 4, 0, 5), (muria, 5, 0, 5)]
    {
        let mut table = short_phases(rules, players);
        assert_eq!(table.game.state().inn, marker);
        table.play("hire");
        assert_eq!(table.coins_of(0), 10 - price);
        next_phase(&mut table);
        assert_eq!(table.game.phase(), Phase::II);
        assert_eq!(table.game.state().inn, marker, "the marker goes back");
    }
}

#[test]
fn s7_every_phase_turns_up_its_own_orders() {
    let setup = deal(RuleSet::default());
    let mut table = short_phases(RuleSet::default(), 4);
    for phase in Phase::ALL {
        let castle = table.game.state().castle;
        let orders = setup.orders(phase, &table.game.components);
        assert!(castle.orders.iter().flatten().eq(&orders[..4]), "{phase:?}");
        assert_eq!((castle.left, castle.done), (4, 0));
        if phase != Phase::III {
            next_phase(&mut table);
        }
    }
}

#[test]
fn s7_muria_adds_shaft_tiles_to_those_still_unbuilt() {
    let mut table = short_phases(RuleSet::muria(), 2);
    let shafts = |table: &Table| table.game.state().shafts;
    assert_eq!(shafts(&table), Some(1));
    next_phase(&mut table);
    assert_eq!(shafts(&table), Some(3));
    next_phase(&mut table);
    assert_eq!(shafts(&table), Some(6));
    assert_eq!(shafts(&board("")), None);
}

#[test]
fn s7_a_built_shaft_does_not_come_back() {
    let mut table = board("rules muria round_limit=2; mine 2R1 b/0 a");
    table.play("shaft 2R1");
    assert_eq!(table.game.state().shafts, Some(0));
    next_phase(&mut table);
    assert_eq!(table.game.state().shafts, Some(2));
}

#[test]
fn s5_a_deal_of_another_box_is_refused() {
    let edition = Edition::standard();
    let (base, muria) = (RuleSet::default(), RuleSet::muria());
    for (dealt, played) in [(muria, base), (base, muria)] {
        let setup = Setup::from_seed(&dealt, edition, 1);
        let refused = Game::new(played, 2, &setup, edition);
        assert!(matches!(refused, Err(SetupError::NotInBox { .. })), "{refused:?}");
    }
}

/// Whatever was laid again in between, the deal and the moves lead to the game with its hidden stacks.
#[test]
fn g4_the_deal_of_a_game_leads_to_it_again() {
    let mut rng = ChaCha8Rng::seed_from_u64(7);
    for (rules, players) in [
        (RuleSet { round_limit: 6, ..RuleSet::default() }, 3),
        (RuleSet { round_limit: 6, ..RuleSet::muria() }, 4),
        (RuleSet { round_limit: 6, mapped: true, ..RuleSet::muria() }, 2),
    ] {
        let mut game = Game::from_seed(rules, players, 5).unwrap();
        let first = game.setup();
        assert_eq!(first, Setup::from_seed(&rules, Edition::standard(), 5));
        let (mut played, mut list) = (Vec::new(), Vec::new());
        while !game.is_over() {
            if played.len() % 20 == 7 {
                game = game.dealt_anew(&mut rng);
            }
            game.legal_moves(&mut list);
            let mv = list[rng.random_range(0..list.len())];
            game.play(&mv).unwrap();
            played.push(mv);
        }
        assert_ne!(game.setup(), first);
        let mut again = Game::new(rules, players, &game.setup(), Edition::standard()).unwrap();
        played.iter().for_each(|mv| again.play(mv).unwrap());
        assert_eq!(again, game);
    }
}
