//! What cannot be read is put aside unchanged; what a later release wrote is left alone.

use crate::pebbles::{at, finished, running, sight, tab};
use parlour::store::{Drawer, Gone, Kind, Memory, Settings, Theme, seal, seal_as};
use parlour::table::{Flaw, MatchId, Moves, Record};
use std::rc::Rc;

fn put(memory: &Memory, key: &str, value: &str) {
    memory.set(key, value).expect("nothing fails");
}

#[test]
fn damaged_and_wrong_records_are_put_aside_unchanged() {
    let memory = Rc::new(Memory::default());
    let store = tab(&memory);
    (1..=6).for_each(|id| store.keep(&finished(id, 3)).expect("short"));
    let cheat = Record {
        moves: Moves::Packed(1, "9!".to_owned()),
        ..finished(4, 3)
    };
    let wrong = [
        ("match/00000001", "torn".to_owned()),
        ("match/00000002", seal("parlour 1\ngame pebbles\n")),
        ("match/00000003", seal(&finished(5, 3).to_string())),
        ("match/00000004", seal(&cheat.to_string())),
        ("match/no-such", seal(&finished(7, 3).to_string())),
        ("live/00000009/a", seal("1 2026-11-16T10:20:31Z\nhello")),
        ("live/00000009/b", "\u{FFFD}".to_owned()),
        ("live/x", String::new()),
        ("settings/all", "torn".to_owned()),
        ("players/all", "1 2 3".to_owned()),
    ];
    for (key, value) in &wrong {
        put(&memory, key, value);
    }
    let store = tab(&memory);
    let gone = store.record(MatchId(4)).expect_err("its move is illegal");
    println!("a cheat: {gone}");
    for id in [1, 2, 3] {
        let gone = store.record(MatchId(id)).expect_err("it is damaged");
        assert!(matches!(gone, Gone::Lost(_)), "{gone}");
        assert_eq!(store.record(MatchId(id)), Err(Gone::Unknown), "only once");
    }
    assert!(store.load(MatchId(9)).is_err());
    assert_eq!(store.settings(), Settings::default());
    assert_eq!(store.players(), []);
    assert_eq!(sight(&store), (vec![], vec![MatchId(5), MatchId(6)]));

    let mut lost: Vec<_> = store.lost().into_iter().map(|l| (l.key, l.raw)).collect();
    lost.sort();
    let mut all: Vec<_> = wrong.map(|(key, value)| (key.to_owned(), value)).to_vec();
    all.sort();
    assert_eq!(lost, all, "every one of them, to the letter");
    assert_eq!(store.lost_count(), all.len());

    let first = store.lost().swap_remove(0);
    store.delete_lost(&first.name);
    assert!(!store.lost().contains(&first));
    store.clear(Kind::Lost);
    assert_eq!(store.lost_count(), 0);
}

#[test]
fn nothing_put_aside_takes_the_place_of_another() {
    let memory = Rc::new(Memory::default());
    for text in ["one", "two", "one"] {
        put(&memory, "match/00000001", text);
        assert!(tab(&memory).record(MatchId(1)).is_err());
    }
    let raws: Vec<_> = tab(&memory).lost().into_iter().map(|l| l.raw).collect();
    assert_eq!(raws.len(), 2);
    assert!(raws.contains(&"one".to_owned()) && raws.contains(&"two".to_owned()));
    // Even what is damaged among the lost is listed, and a record may be kept over a damaged one.
    let key = memory.keys().pop().expect("there are two");
    put(&memory, &key, "twice damaged");
    assert!(tab(&memory).lost().iter().any(|l| l.raw == "twice damaged"));
    put(&memory, "match/00000001", "three");
    tab(&memory).keep(&finished(1, 3)).expect("short");
    assert!(tab(&memory).lost().iter().any(|l| l.raw == "three"));
}

#[test]
fn an_illegal_save_falls_back_to_the_one_before() {
    let memory = Rc::new(Memory::default());
    let store = tab(&memory);
    store.save(&running(1, 2), at(0)).expect("short");
    let cheat = Record {
        moves: Moves::Written(vec!["1!".to_owned()]),
        ..running(1, 0)
    };
    store.save(&cheat, at(1)).expect("short");
    assert_eq!(store.load(MatchId(1)), Ok(running(1, 2)));
    assert_eq!(store.lost_count(), 1);
}

#[test]
fn a_game_that_is_not_here_is_no_damage() {
    let memory = Rc::new(Memory::default());
    let store = tab(&memory);
    let strange = Record {
        game: "sticks".to_owned(),
        ..finished(1, 3)
    };
    store.keep(&strange).expect("short");
    let gone = store.record(MatchId(1)).expect_err("nobody knows sticks");
    assert_eq!(gone, Gone::NotForUs(Flaw::UnknownGame("sticks".to_owned())));
    assert_eq!((store.history().len(), store.lost_count()), (1, 0));
}

#[test]
fn what_a_later_release_wrote_is_never_touched() {
    let memory = Rc::new(Memory::default());
    let later = finished(1, 3).to_string().replace("parlour 1", "parlour 2");
    let newer = [
        ("index/all", seal_as(2, "an index")),
        ("live/00000003/a", seal_as(3, "a match")),
        (
            "live/00000004/b",
            seal(&["9 2026-11-16T10:20:31Z\n", &later].concat()),
        ),
        ("lost/0000", seal_as(2, "lost")),
        ("match/00000001", seal(&later)),
        ("match/00000002", seal_as(2, "a match")),
        ("match/new-names", seal_as(2, "a match")),
        ("players/all", seal_as(2, "players")),
        ("settings/all", seal_as(2, "settings")),
    ];
    for (key, value) in &newer {
        put(&memory, key, value);
    }
    let store = tab(&memory);
    let mut keys = store.newer();
    keys.sort();
    assert_eq!(keys, newer.each_ref().map(|(key, _)| *key));
    for id in [1, 2] {
        let gone = store.record(MatchId(id)).expect_err("it is newer");
        assert!(matches!(gone, Gone::NotForUs(_)), "{gone}");
        assert_eq!(store.keep(&finished(id, 9)), Err(Flaw::Newer(2)));
        assert_eq!(store.delete(MatchId(id)), None);
    }
    for (id, version) in [(3, 3), (4, 2)] {
        assert!(matches!(store.load(MatchId(id)), Err(Gone::NotForUs(_))));
        assert_eq!(
            store.save(&running(id, 1), at(0)),
            Err(Flaw::Newer(version))
        );
        store.forget(MatchId(id));
    }
    // The rest goes on, and holds for as long as the page lives.
    store.keep(&finished(8, 3)).expect("short");
    let dark = Settings {
        theme: Theme::Dark,
        ..Settings::default()
    };
    store.set_settings(&dark);
    store.add_player("Ann", "", at(0)).expect("a good name");
    assert_eq!(store.settings(), dark);
    assert_eq!(store.players().len(), 1);
    assert_eq!(sight(&store), (vec![], vec![MatchId(8)]));
    assert!(store.export().contains("an index"));
    Kind::ALL.into_iter().for_each(|kind| store.clear(kind));
    store.retry();
    assert_eq!(sight(&store).1, []);
    for (key, value) in newer {
        assert_eq!(memory.get(key), Ok(Some(value)), "{key}");
    }
}

#[test]
fn settings_and_players_outlast_the_tab() {
    let memory = Rc::new(Memory::default());
    let store = tab(&memory);
    let mut settings = store.settings();
    settings.theme = Theme::Light;
    store.set_settings(&settings);
    assert_eq!(tab(&memory).settings(), settings);

    store.add_player("Ann", "Berg", at(0)).expect("a good name");
    store.add_player("Bob", "", at(1)).expect("a good name");
    let taken = store.add_player("ANN", "berg", at(2)).expect_err("taken");
    println!("a second Ann Berg: {taken}");
    assert!(store.rename_player("Bob", "ann", "berg").is_err());
    store
        .rename_player("Bob", "bob", "")
        .expect("still their own");
    store.remove_player("Ann Berg");
    let names: Vec<_> = tab(&memory).players().into_iter().map(|p| p.name).collect();
    assert_eq!(names, ["bob"]);
}
