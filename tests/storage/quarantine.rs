//! What cannot be read goes to the quarantine unchanged; what a later release wrote is left alone.

use crate::pebbles::{at, finished, overview, running, tab};
use parlour::storage::{Checksummed, KeyValue, Kind, LoadError, Memory, Settings, Theme};
use parlour::table::{MatchId, Moves, Record, RecordError};
use serde_json::{Value, json};
use std::rc::Rc;

fn put(memory: &Memory, key: &str, value: &str) {
    memory.set(key, value).expect("nothing fails");
}

fn value(memory: &Memory, key: &str) -> String {
    let value = memory.get(key).expect("nothing fails");
    value.unwrap_or_else(|| panic!("{key} is not there"))
}

/// A finished match as it is stored.
fn stored_match(record: &Record) -> String {
    Checksummed::write(&json!({ "record": record.to_string() }))
}

#[test]
fn damaged_and_wrong_records_are_quarantined_unchanged() {
    let memory = Rc::new(Memory::default());
    let store = tab(&memory);
    (1..=6).for_each(|id| store.keep(&finished(id, 3)).expect("short"));
    let cheat = Record {
        moves: Moves::Packed(1, "9!".to_owned()),
        ..finished(4, 3)
    };
    let headless = json!({ "record": "parlour 1\ngame pebbles\n" });
    let hello = json!({ "save": 1, "saved": "2026-11-16T10:20:31Z", "record": "hello" });
    let wrong = [
        ("match/00000001", "torn".to_owned()),
        ("match/00000002", Checksummed::write(&headless)),
        ("match/00000003", stored_match(&finished(5, 3))),
        ("match/00000004", stored_match(&cheat)),
        ("match/no-such", stored_match(&finished(7, 3))),
        ("live/00000009/a", Checksummed::write(&hello)),
        ("live/00000009/b", "\u{FFFD}".to_owned()),
        ("live/x", String::new()),
        ("settings/all", "torn".to_owned()),
        ("players/all", "1 2 3".to_owned()),
    ];
    for (key, value) in &wrong {
        put(&memory, key, value);
    }
    let store = tab(&memory);
    let error = store.record(MatchId(4)).expect_err("its move is illegal");
    println!("a cheat: {error}");
    for id in [1, 2, 3] {
        let error = store.record(MatchId(id)).expect_err("it is damaged");
        assert!(matches!(error, LoadError::Quarantined(_)), "{error}");
        let again = store.record(MatchId(id));
        assert_eq!(again, Err(LoadError::NotFound), "only once");
    }
    assert!(store.load(MatchId(9)).is_err());
    assert_eq!(store.settings(), Settings::default());
    assert_eq!(store.players(), []);
    assert_eq!(overview(&store), (vec![], vec![MatchId(5), MatchId(6)]));

    let items = store.quarantined();
    assert!(items.iter().all(|item| !item.reason.is_empty()));
    let mut found: Vec<_> = items.into_iter().map(|i| (i.key, i.text)).collect();
    found.sort();
    let mut all: Vec<_> = wrong.map(|(key, value)| (key.to_owned(), value)).to_vec();
    all.sort();
    assert_eq!(found, all, "every one of them, to the letter");
    assert_eq!(store.quarantined_count(), all.len());

    let first = store.quarantined().swap_remove(0);
    store.delete_quarantined(&first.name);
    assert!(!store.quarantined().contains(&first));
    store.clear(Kind::Quarantine);
    assert_eq!(store.quarantined_count(), 0);
}

/// Values of every kind with a sound checksum whose JSON is not what belongs there: each is quarantined with a reason.
#[test]
fn sound_json_of_another_kind_is_quarantined_with_the_reason() {
    let moment = "2026-11-16T10:20:31Z";
    let record = running(1, 2).to_string();
    let wrong = [
        ("match/00000001", json!(null)),
        ("match/00000001", json!("parlour 1")),
        ("match/00000001", json!({ "record": 7 })),
        ("match/00000001", json!({ "text": "parlour 1" })),
        ("match/00000001", json!([])),
        ("live/00000001/a", json!({ "save": 1, "saved": moment })),
        (
            "live/00000001/a",
            json!({ "save": -1, "saved": moment, "record": record }),
        ),
        (
            "live/00000001/a",
            json!({ "save": 1.5, "saved": moment, "record": record }),
        ),
        (
            "live/00000001/a",
            json!({ "save": u64::MAX, "saved": moment, "record": record }),
        ),
        (
            "live/00000001/a",
            json!({ "save": 1, "saved": "yesterday", "record": record }),
        ),
        (
            "live/00000001/a",
            json!({ "save": 1, "saved": moment, "record": null }),
        ),
        ("players/all", json!({})),
        ("players/all", json!(["Ann"])),
        ("players/all", json!([{ "name": "Ann" }])),
        ("players/all", json!([{ "name": " ", "added": moment }])),
        ("players/all", json!([{ "name": "Ann", "added": 7 }])),
        ("settings/all", json!([])),
        ("settings/all", json!("dark")),
    ];
    for (key, data) in wrong {
        let memory = Rc::new(Memory::default());
        let text = Checksummed::write(&data);
        put(&memory, key, &text);
        let store = tab(&memory);
        assert_eq!(overview(&store), (vec![], vec![]), "{text}");
        assert_eq!(store.settings(), Settings::default());
        assert_eq!(store.players(), []);
        let items = store.quarantined();
        let found: Vec<_> = items.iter().map(|i| (&*i.key, &*i.text)).collect();
        assert_eq!(found, [(key, &*text)]);
        println!("{key}: {}", items[0].reason);
        assert!(!items[0].reason.is_empty());
        assert_eq!(memory.get(key), Ok(None));
    }
}

/// Every kind of value, damaged in every way its JSON can be: torn, altered, without its frame.
#[test]
fn damaged_json_of_every_kind_is_quarantined_or_made_anew() {
    let memory = Rc::new(Memory::default());
    let store = tab(&memory);
    store.save(&running(1, 2), at(0)).expect("short");
    store.keep(&finished(2, 3)).expect("short");
    store.add_player("Ann", "", at(0)).expect("a good name");
    store.set_settings(&Settings::default());
    store.keep_session(MatchId(1), "session");
    let whole = overview(&store);
    for key in memory.keys() {
        let sound = value(&memory, &key);
        let frame: Value = serde_json::from_str(&sound).expect("it is JSON");
        for damaged in [
            sound[..sound.len() / 2].to_owned(),
            sound[1..].to_owned(),
            sound.replacen("\"data\":", "\"data\": ", 1),
            sound.replacen("\"crc32\":", "\"crc32\":1", 1),
            sound.replacen("\"length\":", "\"length\":1", 1),
            sound.replacen("\"schema\":1", "\"schema\":2", 1),
            sound.replacen("\"schema\":1", "\"schema\":0", 1),
            frame["data"].to_string(),
            String::new(),
        ] {
            assert_ne!(damaged, sound);
            put(&memory, &key, &damaged);
            let store = tab(&memory);
            let seen = overview(&store);
            // A finished match is looked at when it is opened.
            let opened = (store.load(MatchId(1)), store.record(MatchId(2)));
            let read = (store.settings(), store.players(), store.session(MatchId(1)));
            let items = store.quarantined();
            match key.split('/').next() {
                // Made anew from the matches; nothing of anybody's is in it.
                Some("index") => assert_eq!((&seen, items.len()), (&whole, 0)),
                // A convenience: it is dropped.
                Some("console") => assert_eq!((read.2, items.len()), (None, 0)),
                _ => {
                    let found: Vec<_> = items.iter().map(|i| (&i.key, &i.text)).collect();
                    assert_eq!(found, [(&key, &damaged)]);
                    assert_eq!(items[0].reason, "damaged");
                    let is_match = opened.0.is_err() || opened.1.is_err();
                    assert_eq!(
                        is_match,
                        key.starts_with("live") || key.starts_with("match")
                    );
                }
            }
            store.clear(Kind::Quarantine);
            put(&memory, &key, &sound);
        }
    }
    assert_eq!(overview(&tab(&memory)), whole);
}

#[test]
fn nothing_in_quarantine_takes_the_place_of_another() {
    let memory = Rc::new(Memory::default());
    for text in ["one", "two", "one"] {
        put(&memory, "match/00000001", text);
        assert!(tab(&memory).record(MatchId(1)).is_err());
    }
    let items = tab(&memory).quarantined();
    let texts: Vec<_> = items.into_iter().map(|item| item.text).collect();
    assert_eq!(texts.len(), 2);
    assert!(texts.contains(&"one".to_owned()) && texts.contains(&"two".to_owned()));
    // Even what is damaged in the quarantine is listed, and a record may be kept over a damaged one.
    let has = |text: &str| tab(&memory).quarantined().iter().any(|i| i.text == text);
    let key = memory.keys().pop().expect("there are two");
    for damaged in ["twice damaged", &Checksummed::write(&["no", "item"])] {
        put(&memory, &key, damaged);
        assert!(has(damaged));
    }
    put(&memory, "match/00000001", "three");
    tab(&memory).keep(&finished(1, 3)).expect("short");
    assert!(has("three"));
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
    assert_eq!(store.quarantined_count(), 1);
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
    let error = store.record(MatchId(1)).expect_err("nobody knows sticks");
    let unknown = RecordError::UnknownGame("sticks".to_owned());
    assert_eq!(error, LoadError::Unsupported(unknown));
    assert_eq!((store.history().len(), store.quarantined_count()), (1, 0));
}

#[test]
fn what_a_later_release_wrote_is_never_touched() {
    let memory = Rc::new(Memory::default());
    let later = finished(1, 3).to_string().replace("parlour 1", "parlour 2");
    let newer = |schema, what: &str| Checksummed::write_as(schema, what);
    let newer = [
        ("index/all", newer(2, "an index")),
        ("live/00000003/a", newer(3, "a match")),
        (
            "live/00000004/b",
            Checksummed::write(
                &json!({ "save": 9, "saved": "2026-11-16T10:20:31Z", "record": later }),
            ),
        ),
        (
            "match/00000001",
            Checksummed::write(&json!({ "record": later })),
        ),
        ("match/00000002", newer(2, "a match")),
        ("match/new-names", newer(2, "a match")),
        ("players/all", newer(2, "players")),
        ("quarantine/0000", newer(2, "unreadable")),
        ("settings/all", newer(2, "settings")),
    ];
    for (key, value) in &newer {
        put(&memory, key, value);
    }
    let store = tab(&memory);
    let mut keys = store.newer();
    keys.sort();
    assert_eq!(keys, newer.each_ref().map(|(key, _)| *key));
    for id in [1, 2] {
        let error = store.record(MatchId(id)).expect_err("it is newer");
        assert!(matches!(error, LoadError::Unsupported(_)), "{error}");
        assert_eq!(store.keep(&finished(id, 9)), Err(RecordError::Newer(2)));
        assert_eq!(store.delete(MatchId(id)), None);
    }
    for (id, version) in [(3, 3), (4, 2)] {
        let loaded = store.load(MatchId(id));
        assert!(matches!(loaded, Err(LoadError::Unsupported(_))));
        assert_eq!(
            store.save(&running(id, 1), at(0)),
            Err(RecordError::Newer(version))
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
    assert_eq!(overview(&store), (vec![], vec![MatchId(8)]));
    assert!(store.export(at(9)).contains("an index"));
    Kind::ALL.into_iter().for_each(|kind| store.clear(kind));
    store.retry();
    assert_eq!(overview(&store).1, []);
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
