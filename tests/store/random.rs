//! Whatever bytes come in, nothing panics, nothing wrong is accepted, nothing is lost.

use crate::pebbles::{at, finished, running, sight, tab};
use parlour::store::{Drawer, Memory, Opened, Settings, open, seal};
use parlour::table::Record;
use proptest::prelude::*;
use std::rc::Rc;

const CASES: u32 = 20_000;

/// Any bytes as text, often with words in them that mean something.
fn any_text() -> impl Strategy<Value = String> {
    let words = prop_oneof![
        Just("parlour 1\n".to_owned()),
        Just("parlour export 1\n\n".to_owned()),
        Just("\n\nplayers\n".to_owned()),
        Just("\n\nsettings\ntheme dark\nlast pebbles random a=b\nseat person red Ann\n".to_owned()),
        Just("\n\nlost\na\\.\nb\\.\nc\\.\n".to_owned()),
        Just("\nend of export\n".to_owned()),
        (0..9_u32, 0..9_usize).prop_map(|(id, moves)| finished(id, moves).to_string()),
        (0..9_u32, 0..9_usize).prop_map(|(id, moves)| running(id, moves).to_string()),
        (0..9_u32).prop_map(|id| seal(&finished(id, 3).to_string())),
        prop::collection::vec(any::<u8>(), 0..40)
            .prop_map(|bytes| String::from_utf8_lossy(&bytes).into_owned()),
    ];
    prop::collection::vec(words, 0..6).prop_map(|words| words.concat())
}

proptest! {
    #![proptest_config(ProptestConfig { cases: CASES, failure_persistence: None, ..ProptestConfig::default() })]

    #[test]
    fn an_envelope_opens_only_what_was_sealed(text in any_text(), most in 0..200_usize) {
        let sealed = seal(&text);
        let opened = open(&sealed, most);
        prop_assert_eq!(opened, if text.len() <= most { Opened::Sound(&text) } else { Opened::Damaged });
        if let Opened::Sound(payload) = open(&text, 99_999) {
            prop_assert_eq!(seal(payload), text);
        }
    }

    #[test]
    fn a_record_that_is_read_is_written_the_same(text in any_text()) {
        if let Ok(record) = text.parse::<Record>() {
            prop_assert_eq!(record.to_string().parse::<Record>(), Ok(record));
        }
    }

    #[test]
    fn settings_that_are_read_are_written_the_same(text in any_text()) {
        let settings = Settings::read(&text);
        prop_assert_eq!(Settings::read(&settings.write()), settings);
    }

    #[test]
    fn any_file_is_judged_without_changing_anything(text in any_text()) {
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
    fn any_text_in_storage_is_read_or_put_aside(text in any_text(), which in 0..6_usize) {
        let key = ["match/00000001", "live/00000001/a", "index/all", "settings/all", "players/all", "lost/x"][which];
        let memory = Rc::new(Memory::default());
        memory.set(key, &text).expect("nothing fails");
        let store = tab(&memory);
        let before = (sight(&store), store.settings(), store.players());
        // The index is made from the records: it alone may be replaced.
        let there = memory.get(key).expect("nothing fails") == Some(text.clone());
        let aside = store.lost().iter().any(|lost| lost.raw == text);
        let over = sight(&store).1.len() == 1;
        prop_assert!(there || aside || over || key == "index/all");
        let next = tab(&memory);
        prop_assert_eq!((sight(&next), next.settings(), next.players()), before);
    }
}

#[test]
fn no_flipped_bit_and_no_missing_end_passes() {
    let (mut flips, mut ends) = (0_u32, 0_u32);
    for sample in 0..50 {
        let sealed = seal(&finished(sample, sample as usize).to_string());
        for i in 0..sealed.len() {
            assert_eq!(open(&sealed[..i], 9_999), Opened::Damaged);
            ends += 1;
            for bit in 0..8 {
                let mut bytes = sealed.clone().into_bytes();
                bytes[i] ^= 1 << bit;
                let text = String::from_utf8_lossy(&bytes);
                assert_eq!(open(&text, 9_999), Opened::Damaged, "byte {i}, bit {bit}");
                flips += 1;
            }
        }
    }
    println!("{flips} flipped bits, {ends} missing ends");
}
