//! Makes Morris' table of ends, `src/games/morris/bot/endgame.table`: `cargo run --release --example ends`. It takes seconds.
//!
//! Prints how many positions of each pair of numbers are won, drawn and lost for whoever moves, and the longest way to the end:
//! these can be held against published ones.

use parlour::games::morris::bot::endgame::{EndgameTables, PAIRS};
use std::fs;
use std::path::Path;
use std::process::ExitCode;

fn main() -> ExitCode {
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join("src/games/morris/bot/endgame.table");
    let mut tables = EndgameTables::new(Vec::new());
    while tables.load_part() {}
    println!("men      positions       won     drawn      lost   longest win, loss");
    for (index, (own, other)) in PAIRS.into_iter().enumerate() {
        let (mut counts, mut longest) = ([0; 3], [0; 2]);
        for known in tables.table(index) {
            let won = usize::from(known % 2);
            match known {
                0 => counts[1] += 1,
                _ => {
                    counts[2 * won] += 1;
                    longest[won] = longest[won].max(known - 1);
                }
            }
        }
        let [won, drawn, lost] = counts;
        let total = won + drawn + lost;
        let [win, loss] = longest;
        println!("{own} to {other}  {total:9} {won:9} {drawn:9} {lost:9}   {win}, {loss}");
    }
    let file = tables.pack();
    match fs::write(&path, &file) {
        Ok(()) => {
            println!("{} bytes", file.len());
            ExitCode::SUCCESS
        }
        Err(fault) => {
            eprintln!("ends: {}: {fault}", path.display());
            ExitCode::FAILURE
        }
    }
}
