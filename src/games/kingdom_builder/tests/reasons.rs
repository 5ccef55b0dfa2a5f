//! What hints say for an act.

use super::super::reasons::Reason;
use super::*;

fn why(settled: &[&str], rest: &str, m: &str) -> Reason {
    let now = drawn(settled, rest);
    assert!(!refuses(&now, m), "{m} in\n{now}");
    now.reason(m.parse().expect("a move"))
}

#[test]
fn a_hint_names_the_weightiest_reason() {
    let first = "1 desert\n2 grass\n1 acts setup=first";
    // Beside the tavern of row 6, column 2: a tile counts more than gold.
    assert_eq!(why(&["", ""], first, "6,0"), Reason::Earns(2));
}
