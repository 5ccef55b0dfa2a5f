//! The store over the browser's real local storage.
#![cfg(target_arch = "wasm32")]

#[path = "storage/pebbles.rs"]
#[allow(dead_code)]
mod pebbles;

use gloo_storage::{LocalStorage, Storage as _};
use parlour::storage::{KeyValue, Local, Mode, PREFIX, Settings, StorageError, Store, Theme};
use parlour::table::MatchId;
use pebbles::{at, export_of, finished, overview, replay, running};
use wasm_bindgen_test::{console_log, wasm_bindgen_test, wasm_bindgen_test_configure};

wasm_bindgen_test_configure!(run_in_browser);

/// A tab that has just been opened, over an empty storage.
fn first_visit() -> Store {
    LocalStorage::clear();
    reload()
}

fn reload() -> Store {
    Store::local(replay)
}

#[wasm_bindgen_test]
fn everything_outlasts_a_reload() {
    let store = first_visit();
    store.save(&running(1, 3), at(0)).expect("short");
    store.save(&running(1, 4), at(1)).expect("short");
    store.keep(&finished(2, 5)).expect("short");
    store
        .add_player("Björn", "\u{1F600}", at(2))
        .expect("a good name");
    let dark = Settings {
        theme: Theme::Dark,
        ..Settings::default()
    };
    store.set_settings(&dark);

    let store = reload();
    assert_eq!(store.mode(), Mode::Kept);
    assert_eq!(overview(&store), (vec![(MatchId(1), 4)], vec![MatchId(2)]));
    assert_eq!(store.record(MatchId(2)), Ok(finished(2, 5)));
    assert_eq!(store.players()[0].name, "Björn \u{1F600}");
    assert_eq!(store.settings(), dark);
    let text = store.export(at(9));
    let store = first_visit();
    let plan = store.plan(&text).expect("it is an export");
    assert_eq!(store.apply(plan, at(3)), []);
    assert_eq!(reload().export(at(9)), text);
}

#[wasm_bindgen_test]
fn keys_carry_the_prefix_and_neighbours_are_left_alone() {
    first_visit();
    let neighbours = [
        "other/app",
        "parlour",
        "parlour/v1/match/00000001",
        "match/00000001",
    ];
    for key in neighbours {
        LocalStorage::raw()
            .set_item(key, "mine")
            .expect("there is room");
    }
    let store = reload();
    store.keep(&finished(1, 3)).expect("short");
    store.save(&running(2, 1), at(0)).expect("short");
    let mut keys = Local::open().keys();
    keys.sort();
    assert_eq!(keys, ["index/all", "live/00000002/a", "match/00000001"]);
    for key in keys {
        let value = LocalStorage::raw().get_item(&[PREFIX, &key].concat());
        assert!(value.expect("it can be asked").is_some(), "{key}");
    }
    for kind in parlour::storage::Kind::ALL {
        store.clear(kind);
    }
    for key in neighbours {
        let value = LocalStorage::raw().get_item(key).expect("it can be asked");
        assert_eq!(value.as_deref(), Some("mine"), "{key}");
    }
}

#[wasm_bindgen_test]
fn full_storage_lets_play_go_on_in_memory() {
    let store = first_visit();
    store.save(&running(1, 3), at(0)).expect("short");
    let letters = fill();
    console_log!("the browser took {letters} letters of a neighbour");
    assert_eq!(
        Local::open().set("settings/all", "x"),
        Err(StorageError::Full)
    );

    store.save(&running(1, 4), at(1)).expect("short");
    assert_eq!(store.mode(), Mode::Memory(StorageError::Full));
    assert_eq!(overview(&store).0, [(MatchId(1), 4)]);
    assert_eq!(
        overview(&reload()).0,
        [(MatchId(1), 3)],
        "the last save is safe"
    );
    store.keep(&finished(1, 5)).expect("short");
    assert_eq!(overview(&store), (vec![], vec![MatchId(1)]));
    assert!(store.export(at(9)).contains("id 00000001\\n"));

    LocalStorage::raw()
        .remove_item("junk")
        .expect("it is there");
    assert_eq!(store.retry(), Mode::Kept);
    assert_eq!(overview(&reload()), (vec![], vec![MatchId(1)]));
    LocalStorage::clear();
}

/// Fills what is left with a neighbour's junk, to the last letter.
fn fill() -> usize {
    let fits = |letters: usize| {
        LocalStorage::raw()
            .set_item("junk", &"x".repeat(letters))
            .is_ok()
    };
    let (mut least, mut most) = (0, 64 * 1024 * 1024);
    while least + 1 < most {
        let middle = (least + most) / 2;
        if fits(middle) {
            least = middle;
        } else {
            most = middle;
        }
    }
    assert!(fits(least));
    least
}

#[wasm_bindgen_test]
fn five_thousand_matches_are_listed() {
    let store = first_visit();
    let text = export_of((0..5_000).map(|id| finished(id, 60)));
    let plan = store.plan(&text).expect("it is an export");
    assert_eq!(store.apply(plan, at(0)), []);
    assert_eq!(store.mode(), Mode::Kept);
    let begun = js_sys::Date::now();
    let entries = reload().history();
    let taken = js_sys::Date::now() - begun;
    assert_eq!(entries.len(), 5_000);
    console_log!(
        "{} matches listed in {taken} ms, {:?}",
        entries.len(),
        store.space()
    );
    LocalStorage::clear();
}
