//! Makes Mancala's opening book, `src/games/mancala/bot/book.table`, with our own solver: `cargo run --release --example book`.
//!
//! Prints the values of the ten openings, which can be held against the published ones. It takes about an hour on one core and
//! 1.2 GB; interrupted, it goes on where it was. Two numbers may follow: positions to remember (2 to the power of), and stones up to
//! which all positions are laid out first.

use parlour::ai::{Budget, Limits};
use parlour::games::mancala::book::{BookMove, OpeningBook, SOLVABLE, roots};
use parlour::games::mancala::solver::{Rows, Solver};
use std::fs;
use std::io;
use std::path::Path;
use std::process::ExitCode;
use std::time::Instant;

/// Told and kept after so many positions.
const STRIDE: usize = 200;

fn main() -> ExitCode {
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join("src/games/mancala/bot/book.table");
    match make(&path) {
        Ok(()) => ExitCode::SUCCESS,
        Err(fault) => {
            eprintln!("book: {}: {fault}", path.display());
            ExitCode::FAILURE
        }
    }
}

fn make(path: &Path) -> io::Result<()> {
    let number = |n: usize| std::env::args().nth(n).and_then(|word| word.parse().ok());
    let (bits, stones) = (number(1).unwrap_or(27), number(2).unwrap_or(18));
    let begun = Instant::now();
    println!("laying out all positions with up to {stones} stones");
    let mut solver = Solver::new(bits as u32, stones);
    openings(&mut solver);
    let part = std::env::temp_dir().join("parlour-book.part");
    let before = fs::read(&part).unwrap_or_default();
    let mut bytes = Vec::new();
    OpeningBook::build(&roots(), SOLVABLE, &mut |rows, lower| {
        if let Some(byte) = before.get(bytes.len()) {
            bytes.push(*byte);
            return Some(BookMove::from_byte(*byte, lower));
        }
        let book_move = decide(&mut solver, rows, lower);
        bytes.push(book_move.to_byte(lower));
        if bytes.len().is_multiple_of(STRIDE) {
            let (done, seconds) = (bytes.len(), begun.elapsed().as_secs());
            println!(
                "{done} positions after {seconds} s: {} stones in play",
                rows.stones()
            );
            // If that fails, it only cannot be interrupted.
            let _ = fs::write(&part, &bytes);
        }
        Some(book_move)
    });
    fs::write(path, &bytes)?;
    let _ = fs::remove_file(&part);
    println!("{} positions, {} s", bytes.len(), begun.elapsed().as_secs());
    Ok(())
}

fn unlimited() -> Limits<'static> {
    Limits::new(Budget::of_nodes(u64::MAX), &|| 0.0)
}

fn decide(solver: &mut Solver, rows: Rows, lower: i32) -> BookMove {
    // The value is above the lower bound only if the opponent has made a mistake, so the bound is a good guess.
    let guess = Some(lower).filter(|lower| *lower > -rows.stones());
    let value = solver.value(rows, guess, &mut unlimited());
    let value = value.expect("there is no limit");
    let pit = solver.best_pit(rows, value, None, &mut unlimited());
    let pit = pit.expect("some pit is best");
    BookMove { pit, value }
}

/// The margins that the openings of the standard start lead to.
fn openings(solver: &mut Solver) {
    let start = roots()[0].rows;
    let mut print = |name: &str, rows: Rows, won: i32| {
        let values = solver.values(rows, &mut unlimited());
        for (pit, value) in values.expect("there is no limit") {
            println!("opening {name}{}: {:+}", pit + 1, won + value);
        }
    };
    print("", start, 0);
    let third = start.sow(2);
    print("3-", third.rows, third.gain);
}
