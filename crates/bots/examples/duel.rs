use magnumsal_bots::*;
use magnumsal_rules::*;
use rayon::prelude::*;
// duel deals muria|base budget rank rank ...
fn main() {
    let args: Vec<String> = std::env::args().collect();
    let deals: u64 = args[1].parse().unwrap();
    let rules = if args[2] == "muria" { RuleSet::muria() } else { RuleSet::default() };
    let budget: Budget = args[3].parse().unwrap();
    let ranks: Vec<Rank> = args[4..].iter().map(|r| r.parse().unwrap()).collect();
    let n = ranks.len();
    let t = std::time::Instant::now();
    let out: Vec<_> = (0..deals * n as u64)
        .into_par_iter()
        .map(|g| {
            let (deal, rot) = (g / n as u64, (g % n as u64) as usize);
            let mut game = Game::from_seed(rules, n, deal + 5000).unwrap();
            let mut bots: Vec<_> =
                (0..n).map(|i| ranks[(i + rot) % n].bot(g * 10 + i as u64, 1)).collect();
            let mut rounds = [0u32; 3];
            while let Some(seat) = game.to_move() {
                let view = game.view(Viewer::Seat(seat));
                let mv = bots[seat.index()].play(&view, budget).unwrap();
                let (ph, r) = (game.phase(), game.round());
                game.play(&mv).unwrap();
                if game.is_over() || game.phase() != ph {
                    rounds[ph as usize] += r as u32;
                }
            }
            let o = game.outcome().unwrap();
            let mut res = vec![(0.0, 0.0, 0.0); n];
            for i in 0..n {
                let e = (i + rot) % n;
                let s = Seat::new(i as u8).unwrap();
                let w = if o.winners.contains(&s) { 1.0 / o.winners.len() as f64 } else { 0.0 };
                res[e] = (w, o.scores[i] as f64, game.orders_done(s) as f64);
            }
            (res, rounds)
        })
        .collect();
    let g = out.len() as f64;
    let r: Vec<f64> = (0..3).map(|p| out.iter().map(|o| o.1[p] as f64).sum::<f64>() / g).collect();
    print!(
        "{:.1}s {:.1} g/s rounds {:.0}/{:.0}/{:.0} ",
        t.elapsed().as_secs_f64(),
        g / t.elapsed().as_secs_f64(),
        r[0],
        r[1],
        r[2]
    );
    for e in 0..n {
        let m =
            |f: &dyn Fn(&(f64, f64, f64)) -> f64| out.iter().map(|o| f(&o.0[e])).sum::<f64>() / g;
        let w = m(&|x| x.0);
        print!(
            "| {} {:.1}%±{:.1} ${:.1} o{:.1} ",
            ranks[e],
            100.0 * w,
            196.0 * (w * (1.0 - w) / g).sqrt(),
            m(&|x| x.1),
            m(&|x| x.2)
        );
    }
    println!();
}
