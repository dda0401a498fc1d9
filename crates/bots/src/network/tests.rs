use super::*;
use crate::testing::each_position;
use rand::{RngExt, SeedableRng};
use rand_chacha::ChaCha8Rng;

/// A network that has learned nothing: random weights.
fn random(players: u8, seed: u64) -> (TableNetwork, FloatWeights) {
    let mut rng = ChaCha8Rng::seed_from_u64(seed);
    let mut layer = |inputs: usize, sums: usize| FloatLayer {
        weights: (0..inputs * sums).map(|_| rng.random_range(-0.3..0.3)).collect(),
        bias: (0..sums).map(|_| rng.random_range(-1.0..1.0)).collect(),
    };
    let weights = FloatWeights {
        first: layer(SHARED + SEAT * usize::from(players), FIRST),
        second: layer(FIRST, SECOND),
        last: layer(SECOND, 1),
        straight: layer(SEAT, 1),
    };
    let scales = Scales { shared: vec![0.05; SHARED], seat: vec![0.1; SEAT] };
    (TableNetwork::new(players, scales, &weights, [30.0; 3]).unwrap(), weights)
}

fn network() -> Network {
    let tables = [2, 3, 4, 2, 3, 4, 5].into_iter().map(|players| random(players, 1).0).collect();
    Network::new(tables, random_priors()).unwrap()
}

fn random_priors() -> Priors {
    let mut rng = ChaCha8Rng::seed_from_u64(1);
    let weights: Vec<f32> = (0..KINDS * ROW).map(|_| rng.random_range(-1.0..1.0)).collect();
    Priors::new(&weights)
}

/// The same in floating-point numbers, as plainly as possible.
fn plainly(weights: &FloatWeights, inputs: &Quantised, seat: usize, players: usize) -> f32 {
    let float = |&input: &i16| f32::from(input) / INPUT;
    let shared = inputs.shared.iter();
    let first: Vec<f32> = shared.chain(inputs.seen_by(seat, players)).map(float).collect();
    let own: Vec<f32> = inputs.seen_by(seat, 1).iter().map(float).collect();
    let sums = |layer: &FloatLayer, inputs: &[f32]| {
        let rows = layer.bias.len();
        let sum = |row: usize| {
            let weights = layer.weights.iter().skip(row).step_by(rows);
            layer.bias[row] + inputs.iter().zip(weights).map(|(a, b)| a * b).sum::<f32>()
        };
        (0..rows).map(sum).collect::<Vec<f32>>()
    };
    let active = |sums: Vec<f32>| sums.into_iter().map(|sum| sum.max(0.0)).collect::<Vec<f32>>();
    let second = active(sums(&weights.second, &active(sums(&weights.first, &first))));
    let straight = sums(&weights.straight, &own)[0] - weights.straight.bias[0];
    UNIT * (sums(&weights.last, &second)[0] + straight)
}

#[test]
fn integers_say_what_was_learned() {
    let mut looked_at = 0;
    each_position(|game| {
        let players = game.players();
        let (network, weights) = random(players, 7);
        if looked_at % 50 == 0 {
            let inputs = network.quantise(&Inputs::of(game));
            let future = network.future(&inputs);
            for (seat, future) in future.into_iter().enumerate().take(players.into()) {
                let plain = plainly(&weights, &inputs, seat, players.into());
                assert!((future - plain).abs() < 1.5, "{future} and {plain}");
            }
        }
        looked_at += 1;
    });
}

/// Zeros are passed over, and sums are made several at a time: the result is that of the rows.
#[test]
fn the_result_is_that_of_the_rows_one_by_one() {
    let network = network();
    each_position(|game| {
        let table = &network.tables[table(game)];
        let inputs = table.quantise(&Inputs::of(game));
        let players = usize::from(game.players());
        let future = table.future(&inputs);
        for (seat, future) in future.into_iter().enumerate().take(players) {
            let seen = inputs.seen_by(seat, players);
            assert_eq!(future, by_rows(&table.layers, &inputs.shared, seen));
        }
    });
}

/// What the layers say of the player whose inputs come first, sum by sum.
fn by_rows(layers: &Layers, shared: &[i16], seats: &[i16]) -> f32 {
    let sums = |layer: &layers::Layer, inputs: &[i16]| -> Vec<i32> {
        let rows = layer.rows.weights.chunks_exact(inputs.len());
        let sum = |(row, &bias): (&[i16], &i32)| {
            bias + row.iter().zip(inputs).map(|(&a, &b)| i32::from(a) * i32::from(b)).sum::<i32>()
        };
        rows.zip(&layer.rows.bias).map(sum).collect()
    };
    let active = |sums: Vec<i32>, shift: u32| -> Vec<i16> {
        sums.into_iter().map(|sum| (sum >> shift).clamp(0, LOUDEST.into()) as i16).collect()
    };
    let first = sums(&layers.shared, shared);
    let first = first.iter().zip(sums(&layers.first, seats)).map(|(a, b)| a + b).collect();
    let second = active(sums(&layers.second, &active(first, 9)), 10);
    let (last, straight) = (sums(&layers.last, &second), sums(&layers.straight, &seats[..SEAT]));
    UNIT * (last[0] as f32 / (256.0 * 1024.0) + straight[0] as f32 / (128.0 * 1024.0))
}

#[test]
fn priors_are_shares_of_the_legal_moves() {
    let network = network();
    let (mut scratch, mut legal) = (Scratch::default(), Vec::new());
    let mut likely = 0;
    each_position(|game| {
        network.priors(game, &mut scratch);
        game.legal_moves(&mut legal);
        assert_eq!(scratch.moves, legal);
        assert_eq!(scratch.scores.len(), legal.len());
        if !game.is_over() {
            assert!((scratch.scores.iter().sum::<f32>() - 1.0).abs() < 1e-4);
            assert!(scratch.scores.iter().all(|&prior| prior > 0.0));
            let best = scratch.scores.iter().copied().fold(0.0, f32::max);
            likely += usize::from(best > 1.5 / legal.len() as f32);
        }
    });
    assert!(likely > 100);
}

/// One unit more makes a move twice as likely.
#[test]
fn priors_are_powers_of_two() {
    let mut weights = vec![0.0; KINDS * ROW];
    // Whether the rating is the best.
    weights.iter_mut().skip(CONTEXT + 2).step_by(ROW).for_each(|weight| *weight = 3.0);
    let priors = Priors::new(&weights);
    let mut scratch = Scratch::default();
    each_position(|game| {
        priors.of(game, &mut scratch);
        if scratch.moves.len() > 1 {
            let least = scratch.scores.iter().copied().fold(1.0, f32::min);
            for prior in &scratch.scores {
                let times = prior / least;
                assert!((times - 1.0).abs() < 1e-4 || (times - 8.0).abs() < 1e-3, "{times}");
            }
        }
    });
}

#[test]
fn a_finished_game_is_valued_as_it_is() {
    let network = network();
    let mut finished = 0;
    each_position(|game| {
        let evaluation = network.evaluate(game);
        assert!((evaluation.chances.iter().sum::<f32>() - 1.0).abs() < 1e-5);
        if game.is_over() {
            finished += 1;
            for seat in Seat::first(game.players()) {
                assert_eq!(evaluation.money[seat.index()], f32::from(game.worth(seat)));
            }
        }
    });
    assert!(finished > 0);
}

#[test]
fn the_grandmaster_has_a_network_of_at_most_a_megabyte() {
    let bytes = Network::embedded().to_bytes();
    assert!(bytes.len() <= 1 << 20, "{} bytes", bytes.len());
    // The whole file is the network.
    assert_eq!(bytes, include_bytes!("grandmaster.net"));
}

#[test]
fn networks_are_read_as_they_are_written() {
    let network = network();
    let bytes = network.to_bytes();
    assert!(bytes.len() < 1 << 20, "{} bytes", bytes.len());
    assert_eq!(Network::from_bytes(&bytes), Ok(network));
}

#[test]
fn what_is_no_network_is_refused() {
    let refused = |network: &Network, why: &str| {
        let error = Network::from_bytes(&network.to_bytes()).unwrap_err().to_string();
        assert!(error.contains(why), "{error}");
    };
    assert!(Network::from_bytes(b"junk").is_err());
    let bytes = network().to_bytes();
    assert!(Network::from_bytes(&bytes[..bytes.len() - 1]).is_err());
    let mut fewer = network();
    fewer.tables.pop();
    refused(&fewer, "it has 6 tables, not 7");
    let mut swapped = network();
    swapped.tables.swap(0, 1);
    refused(&swapped, "table 0 is for 3 players, not 2");
    let mut loud = network();
    loud.tables[3].layers.second.rows.weights.fill(i16::MAX);
    refused(&loud, "table 3: a weight is too large");
    let mut short = network();
    short.tables[1].layers.last.rows.weights.pop();
    refused(&short, "table 1: a layer has another shape");
    let mut few = network();
    few.priors = Priors::new(&[0.0; ROW]);
    refused(&few, "the priors have another number of weights");
    let mut level = network();
    level.tables[2].lead[1] = 0.0;
    refused(&level, "table 2: a lead is not positive");
}
