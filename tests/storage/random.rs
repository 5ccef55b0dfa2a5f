//! Whatever bytes come in, nothing panics, nothing wrong is accepted, nothing is lost.

use crate::pebbles::{at, export_of, finished, overview, running, tab};
use parlour::storage::{ChecksumError, Checksummed, KeyValue, Memory, Settings};
use parlour::table::Record;
use proptest::prelude::*;
use serde_json::{Map, Value, json};
use std::rc::Rc;

const CASES: u32 = 20_000;

const MOMENT: &str = "2026-11-16T10:20:31Z";

/// Pieces of the texts that mean something.
const PIECES: &[&str] = &[
    "parlour 1\n",
    "{\"parlour\":1,",
    "\"matches\":[",
    "\"players\":[{\"name\":\"Ann\",\"added\":\"2026-11-16T10:20:31Z\"}],",
    "\"settings\":{\"theme\":\"dark\",\"last\":[{\"game\":\"pebbles\",\"begins\":\"random\",\"seats\":[\"person red Ann\"]}]},",
    "\"unreadable\":[{\"key\":\"a\",\"reason\":\"b\",\"text\":\"c\"}],",
    "\"newer\":[]",
    "{\"schema\":1,\"length\":4,\"crc32\":0,\"data\":",
    "null",
    "[",
    "]",
    "}",
    ",",
    "\"",
];

fn stored_match(record: &Record) -> String {
    Checksummed::write(&json!({ "record": record.to_string() }))
}

fn stored_save(record: &Record) -> String {
    let record = record.to_string();
    Checksummed::write(&json!({ "save": 3, "saved": MOMENT, "record": record }))
}

/// Any bytes as text, often with words in them that mean something.
fn any_text() -> impl Strategy<Value = String> {
    let numbers = || (0..9_u32, 0..9_usize);
    let words = prop_oneof![
        4 => prop::sample::select(PIECES).prop_map(str::to_owned),
        1 => numbers().prop_map(|(id, moves)| finished(id, moves).to_string()),
        1 => numbers().prop_map(|(id, moves)| running(id, moves).to_string()),
        1 => numbers().prop_map(|(id, moves)| json!(running(id, moves).to_string()).to_string()),
        1 => numbers().prop_map(|(id, moves)| export_of([finished(id, moves), running(id + 9, moves)])),
        1 => any_object().prop_map(|object| json!({ "parlour": 1, "settings": object }).to_string()),
        1 => any_object().prop_map(|object| Checksummed::write(&object)),
        1 => numbers().prop_map(|(id, moves)| stored_match(&finished(id, moves))),
        1 => numbers().prop_map(|(id, moves)| stored_save(&running(id, moves))),
        2 => prop::collection::vec(any::<u8>(), 0..40)
            .prop_map(|bytes| String::from_utf8_lossy(&bytes).into_owned()),
    ];
    prop::collection::vec(words, 0..4).prop_map(|words| words.concat())
}

/// Any object, often with the names and values of settings and stored matches.
fn any_object() -> impl Strategy<Value = Map<String, Value>> {
    let name = prop_oneof![
        4 => prop::sample::select(&["theme", "sound", "marks", "language", "last", "save", "saved", "record"][..])
            .prop_map(str::to_owned),
        1 => any::<String>(),
    ];
    let last =
        json!([{ "game": "pebbles", "seats": ["person red Ann", 7] }, { "game": "pebbles" }, 7]);
    let known = vec![
        json!("dark"),
        json!("de"),
        json!("patterns"),
        json!(true),
        json!(null),
        json!(7),
        json!(MOMENT),
        json!(running(1, 2).to_string()),
        last,
    ];
    let value = prop_oneof![
        4 => prop::sample::select(known),
        1 => any::<String>().prop_map(Value::from),
        1 => prop::collection::vec(any::<i64>(), 0..3).prop_map(Value::from),
    ];
    let fields = prop::collection::vec((name, value), 0..6);
    fields.prop_map(|fields| fields.into_iter().collect())
}

proptest! {
    #![proptest_config(ProptestConfig { cases: CASES, failure_persistence: None, ..ProptestConfig::default() })]

    #[test]
    fn only_what_was_written_passes_the_checksum(text in any_text(), most in 0..200_usize) {
        let written = Checksummed::write(&text);
        let json = json!(text).to_string();
        let expected = if json.len() <= most { Ok(&*json) } else { Err(ChecksumError::Damaged) };
        prop_assert_eq!(Checksummed::read(&written, most), expected);
        if let Ok(json) = Checksummed::read(&text, 99_999) {
            let data: &serde_json::value::RawValue = serde_json::from_str(json).expect("it is JSON");
            prop_assert_eq!(Checksummed::write(data), text);
        }
    }

    #[test]
    fn a_record_that_is_read_is_written_the_same(text in any_text()) {
        if let Ok(record) = text.parse::<Record>() {
            prop_assert_eq!(record.to_string().parse::<Record>(), Ok(record));
        }
    }

    #[test]
    fn settings_that_are_read_are_written_the_same(object in any_object()) {
        let settings = Settings::from_json(object);
        prop_assert_eq!(Settings::from_json(settings.to_json()), settings);
    }

    #[test]
    fn any_file_is_checked_without_changing_anything(text in any_text()) {
        let memory = Rc::new(Memory::default());
        let store = tab(&memory);
        if let Ok(plan) = store.plan(&text) {
            prop_assert_eq!(memory.keys().len(), 0);
            let new = plan.new.clone();
            prop_assert_eq!(store.apply(plan, at(0)), []);
            for record in new {
                let id = record.id;
                let kept = if record.end.is_some() { store.record(id) } else { store.load(id) };
                prop_assert_eq!(kept, Ok(record));
            }
        }
    }

    #[test]
    fn any_text_in_storage_is_read_or_quarantined(text in any_text(), which in 0..6_usize) {
        let key = ["match/00000001", "live/00000001/a", "index/all", "settings/all", "players/all", "quarantine/x"][which];
        let memory = Rc::new(Memory::default());
        memory.set(key, &text).expect("nothing fails");
        let store = tab(&memory);
        let before = (overview(&store), store.settings(), store.players());
        // The index is made from the records: it alone may be replaced.
        let there = memory.get(key).expect("nothing fails") == Some(text.clone());
        let quarantined = store.quarantined().iter().any(|item| item.text == text);
        let over = overview(&store).1.len() == 1;
        prop_assert!(there || quarantined || over || key == "index/all");
        let next = tab(&memory);
        prop_assert_eq!((overview(&next), next.settings(), next.players()), before);
    }
}

#[test]
fn no_flipped_bit_and_no_missing_end_passes() {
    let (mut flips, mut ends) = (0_u32, 0_u32);
    for sample in 0..50 {
        let record = finished(sample, sample as usize);
        let written = stored_match(&record);
        for i in 0..written.len() {
            let cut = Checksummed::read(&written[..i], 9_999);
            assert_eq!(cut, Err(ChecksumError::Damaged));
            ends += 1;
            for bit in 0..8 {
                let mut bytes = written.clone().into_bytes();
                bytes[i] ^= 1 << bit;
                let text = String::from_utf8_lossy(&bytes);
                let read = Checksummed::read(&text, 9_999);
                assert_eq!(read, Err(ChecksumError::Damaged), "byte {i}, bit {bit}");
                flips += 1;
            }
        }
    }
    println!("{flips} flipped bits, {ends} missing ends");
}
