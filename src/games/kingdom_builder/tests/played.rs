//! Whole games by even choice, held to the invariants of the sheet.

use super::*;

#[test]
fn the_game_conforms() {
    let tally = testing::conform::<KingdomBuilder>(1).unwrap_or_else(|fault| panic!("{fault}"));
    println!("{tally}");
}
