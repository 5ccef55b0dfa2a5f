//! Five thousand matches.

use crate::pebbles::{at, export_of, finished, tab};
use parlour::game::{Game, rng};
use parlour::games::kingdom_builder::KingdomBuilder;
use parlour::games::mancala::Mancala;
use parlour::games::morris::Morris;
use parlour::games::retell;
use parlour::games::score_four::ScoreFour;
use parlour::games::sorry::Sorry;
use parlour::storage::{Failing, Filter, KeyValue, Memory, QUOTA, Store, Who, filter, tally};
use parlour::table::{Level, MatchId, When};
use parlour::testing::{new_table, random_move};
use std::rc::Rc;
use std::time::Instant;

#[test]
fn five_thousand_matches_list_filter_and_mend() {
    let storage = Rc::new(Failing::default());
    let store = tab(&storage);
    let text = export_of((0..5_000).map(|id| finished(id, 60)));
    let plan = store.plan(&text).expect("it is an export");
    assert_eq!(plan.new.len(), 5_000);
    let begun = Instant::now();
    assert_eq!(store.apply(plan, at(0)), []);
    println!("kept in {:?}", begun.elapsed());
    let index = storage
        .get("index/all")
        .expect("nothing fails")
        .expect("it is there");
    println!(
        "index: {} bytes; everything: {} bytes",
        index.len(),
        storage.bytes()
    );
    assert!(index.len() < 400_000);

    let begun = Instant::now();
    let fresh = tab(&storage);
    storage.fail(Default::default());
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
    assert_eq!(storage.writes(), 0, "reading writes nothing");

    let begun = Instant::now();
    storage.set("index/all", "torn").expect("nothing fails");
    assert_eq!(tab(&storage).history(), entries);
    println!("mended in {:?}", begun.elapsed());
    assert_eq!(storage.get("index/all"), Ok(Some(index)), "the very same");

    // One key missing and one too many are noticed, and only they are looked at.
    storage.remove("match/00000007").expect("nothing fails");
    assert_eq!(tab(&storage).history().len(), 4_999);
    store.keep(&finished(7, 60)).expect("short");
    assert_eq!(store.history(), entries);
}

/// Bytes that a finished match of a game takes, its line of the index included, on average of some played at random.
fn size_of_a_match<G: Game>(seats: u8) -> usize {
    let storage = Rc::new(Memory::default());
    let store = Store::new(storage.clone(), retell);
    const MATCHES: u64 = 20;
    for seed in 0..MATCHES {
        let mut table = new_table::<G>(seats, &G::Options::default(), seed);
        let rng = &mut rng::stream(seed, 9);
        let when = When {
            now: at(seed),
            spent: 30,
        };
        while let Some(m) = random_move(table.position(), rng) {
            table.play(m, when).expect("it is of the list");
        }
        store.keep(&table.packed()).expect("it is short enough");
    }
    assert_eq!(store.history().len() as u64, MATCHES);
    store.space().used / MATCHES as usize
}

/// Played at random, matches are longer than people's.
#[test]
fn five_thousand_matches_of_any_game_fit() {
    let sizes = [
        (Mancala::ID, size_of_a_match::<Mancala>(2)),
        (Morris::ID, size_of_a_match::<Morris>(2)),
        (ScoreFour::ID, size_of_a_match::<ScoreFour>(2)),
        (Sorry::ID, size_of_a_match::<Sorry>(2)),
        (Sorry::ID, size_of_a_match::<Sorry>(4)),
        (KingdomBuilder::ID, size_of_a_match::<KingdomBuilder>(2)),
        (KingdomBuilder::ID, size_of_a_match::<KingdomBuilder>(4)),
    ];
    for (id, size) in sizes {
        println!("{id}: {size} bytes a match");
    }
    for (id, size) in sizes {
        assert!(size * 5_000 < QUOTA, "{id}: {size} bytes a match");
    }
}
