//! tmp
use magnumsal_rules::*;
fn main() {
    let path = std::env::args().nth(2).unwrap();
    let text = std::fs::read_to_string(path).unwrap();
    let r = Record::from_json(&text, Edition::standard()).unwrap();
    let mut out = Vec::new();
    if let Err(e) = r.replay(|ply, g, _| {
        serde_json::to_writer(&mut out, &g.trace_line(ply)).unwrap();
        out.push(b'\n');
    }) {
        eprintln!("{e:?}");
        std::process::exit(1)
    }
    use std::io::Write;
    std::io::stdout().write_all(&out).unwrap();
}
