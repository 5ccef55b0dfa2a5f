//! Five thousand matches.

use crate::pebbles::{at, finished, tab};
use parlour::store::{Drawer, Filter, Memory, Who, filter, tally};
use parlour::table::{Level, MatchId};
use std::rc::Rc;
use std::time::Instant;

#[test]
fn five_thousand_matches_list_filter_and_mend() {
    let memory = Rc::new(Memory::default());
    let store = tab(&memory);
    let records: String = (0..5_000)
        .map(|id| format!("{}\n", finished(id, 60)))
        .collect();
    let text = format!("parlour export 1\n\n{records}end of export\n");
    let plan = store.plan(&text).expect("it is an export");
    assert_eq!(plan.new.len(), 5_000);
    let begun = Instant::now();
    assert_eq!(store.apply(plan, at(0)), []);
    println!("kept in {:?}", begun.elapsed());
    let index = memory
        .get("index/all")
        .expect("nothing fails")
        .expect("it is there");
    println!(
        "index: {} bytes; everything: {} bytes",
        index.len(),
        memory.bytes()
    );
    assert!(index.len() < 400_000);

    let begun = Instant::now();
    let fresh = tab(&memory);
    memory.trouble(Default::default());
    let entries = fresh.history();
    let hard = Who::Computer(Level::Hard);
    let wanted = Filter {
        who: Some(hard.clone()),
        game: Some("pebbles".to_owned()),
        ..Filter::default()
    };
    assert_eq!(filter(&entries, &wanted).len(), 5_000);
    let tally = tally(&entries, &hard, None);
    println!("listed, filtered and counted in {:?}", begun.elapsed());
    assert_eq!((entries.len(), entries[0].id), (5_000, MatchId(4_999)));
    assert_eq!((tally.played, tally.won, tally.streak), (5_000, 2_500, 1));
    assert_eq!(memory.writes(), 0, "reading writes nothing");

    let begun = Instant::now();
    memory.set("index/all", "torn").expect("nothing fails");
    assert_eq!(tab(&memory).history(), entries);
    println!("mended in {:?}", begun.elapsed());
    assert_eq!(memory.get("index/all"), Ok(Some(index)), "the very same");

    // One key missing and one too many are noticed, and only they are looked at.
    memory.remove("match/00000007").expect("nothing fails");
    assert_eq!(tab(&memory).history().len(), 4_999);
    store.keep(&finished(7, 60)).expect("short");
    assert_eq!(store.history(), entries);
}
