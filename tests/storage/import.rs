//! Everything goes out as one text and comes in again; what is wrong with a file is told, and nothing changes.

use crate::pebbles::{at, export_of, finished, overview, running, tab};
use parlour::storage::{
    Export, ImportError, ImportPlan, KeyValue, Memory, Refusal, Settings, Store, Theme,
};
use parlour::table::{MatchId, Record};
use serde_json::{Value, json};
use std::rc::Rc;

/// A store with something of everything.
fn filled_store() -> (Rc<Memory>, Store) {
    let memory = Rc::new(Memory::default());
    memory
        .set("match/0000000f", "torn\n\n\"text\"\u{0}")
        .expect("nothing fails");
    let store = tab(&memory);
    (1..=3).for_each(|id| store.keep(&finished(id, 5)).expect("short"));
    store.save(&running(8, 4), at(0)).expect("short");
    store.add_player("Ann", "Berg", at(0)).expect("a good name");
    store.add_player("Björn", "", at(1)).expect("a good name");
    store.set_settings(&Settings {
        theme: Theme::Dark,
        ..Settings::default()
    });
    (memory, store)
}

fn contents(memory: &Memory) -> Vec<(String, Option<String>)> {
    let value = |key: String| (key.clone(), memory.get(&key).expect("nothing fails"));
    memory.keys().into_iter().map(value).collect()
}

#[test]
fn everything_goes_out_and_comes_in_again() {
    let (_, store) = filled_store();
    let text = store.export(at(9));
    println!("{text}");
    let export: Export = serde_json::from_str(&text).expect("it is JSON");
    assert_eq!((export.parlour, export.exported), (1, at(9)));
    assert!(export.matches[0].starts_with("parlour 1\ngame pebbles\n"));
    assert!(
        export.matches[0].contains("\nmoves 1 2 3 4 5\n"),
        "moves are written out"
    );
    assert_eq!(export.players[0].name, "Ann Berg");
    assert_eq!(export.settings["theme"], "dark");
    assert_eq!(export.unreadable[0].text, "torn\n\n\"text\"\u{0}");

    let memory = Rc::new(Memory::default());
    let other = tab(&memory);
    let plan = other.plan(&text).expect("it is an export");
    assert_eq!((plan.new.len(), plan.known, plan.cut), (4, 0, false));
    assert_eq!((plan.players.len(), plan.unreadable.len()), (2, 1));
    assert_eq!(plan.refused, []);
    assert_eq!(contents(&memory), [], "nothing has changed yet");
    assert_eq!(other.apply(plan, at(9)), []);
    assert_eq!(overview(&other), overview(&store));
    assert_eq!(tab(&memory).export(at(9)), text);
    assert_eq!(other.record(MatchId(1)), store.record(MatchId(1)));

    let again = other.plan(&text).expect("it is an export");
    let nothing_new = ImportPlan {
        known: 4,
        ..ImportPlan::default()
    };
    assert_eq!(again, nothing_new);
}

#[test]
fn another_match_under_a_known_name_is_refused() {
    let (memory, store) = filled_store();
    let before = contents(&memory);
    let file = |record: Record| record.to_string();
    let refused = |text: &str| {
        let plan = store.plan(text).expect("it is a record");
        assert_eq!((plan.new.len(), plan.known), (0, 0));
        println!("{}", plan.refused[0].why);
        plan.refused[0].why.clone()
    };
    assert_eq!(refused(&file(finished(1, 6))), Refusal::OtherMatch);
    assert_eq!(refused(&file(running(1, 5))), Refusal::AlreadyOver);
    assert_eq!(refused(&file(finished(8, 4))), Refusal::StillRunning);
    assert_eq!(refused(&file(running(8, 3))), Refusal::OtherMatch);
    let newer = file(running(7, 3)).replace("parlour 1", "parlour 9");
    assert!(matches!(refused(&newer), Refusal::RecordError(_)));
    let cheat = file(running(7, 3)).replace("moves 1", "moves 1!");
    assert!(matches!(refused(&cheat), Refusal::RecordError(_)));
    assert_eq!(contents(&memory), before);

    let twice = [running(7, 3), running(7, 4), running(7, 3)];
    let texts = twice.clone().map(file).join("\n");
    let mut plan = ImportPlan::default();
    for text in [texts, export_of(twice)] {
        plan = store.plan(&text).expect("they are records");
        assert_eq!((plan.new.len(), plan.known, plan.refused.len()), (1, 1, 1));
    }
    plan.settings = None;
    // Another tab may be faster than the consent.
    tab(&memory).save(&running(7, 9), at(5)).expect("short");
    assert_eq!(store.apply(plan, at(6)).len(), 1);
    assert_eq!(store.load(MatchId(7)), Ok(running(7, 9)));
}

#[test]
fn a_file_cut_off_anywhere_brings_nothing_that_was_not_in_it() {
    let (_, store) = filled_store();
    let text = store.export(at(9));
    let other = tab(&Rc::new(Memory::default()));
    let whole = other.plan(&text).expect("it is an export");
    let ends: Vec<usize> = (0..text.trim_end().len())
        .filter(|i| text.is_char_boundary(*i))
        .collect();
    println!("cut at {} places", ends.len());
    let version = text.find(": 1").expect("it tells its form") + 3;
    for end in ends {
        match other.plan(&text[..end]) {
            Ok(plan) => {
                assert!(plan.cut, "at {end}");
                assert!(
                    plan.new.iter().all(|record| whole.new.contains(record)),
                    "at {end}"
                );
                assert!(
                    plan.players.iter().all(|p| whole.players.contains(p)),
                    "at {end}"
                );
                assert!(
                    plan.unreadable.iter().all(|u| whole.unreadable.contains(u)),
                    "at {end}"
                );
            }
            Err(why) => assert!(end < version, "{why} at {end}"),
        }
    }
}

#[test]
fn files_from_elsewhere_are_refused_in_a_sentence() {
    let (memory, store) = filled_store();
    let before = contents(&memory);
    for junk in [
        "",
        " \n\n",
        "hello",
        "[]",
        "null",
        "{",
        "{}",
        "{\"a\":1}",
        "{\"parlour\":\"1\"}",
        "{\"parlour\":0}",
        "{\"parlour\":-1}",
        "{\"matches\":[]}",
        "parlour",
        "parlour export",
        "parlour export 1\n\nend of export\n",
        "parlour x",
        "hello\nparlour 1\n",
    ] {
        assert_eq!(store.plan(junk), Err(ImportError::NotOurs), "{junk}");
    }
    for newer in [
        "{\"parlour\":2}",
        "{\"parlour\":2,\"matches\":7,",
        "{\"parlour\":2,}",
    ] {
        assert_eq!(store.plan(newer), Err(ImportError::Newer(2)), "{newer}");
    }
    for damaged in [
        "{\"parlour\":1,}",
        "{\"parlour\":1}}",
        "{\"parlour\":1} x",
        "{\"parlour\":1,\"matches\":[\"a\",]}",
        "{\"parlour\":1,\"matches\":7}",
        "{\"parlour\":1,\"players\":{}}",
        "{\"parlour\":1,\"exported\":tomorrow}",
    ] {
        let error = store.plan(damaged).expect_err("it is damaged");
        println!("{damaged}: {error}");
        assert!(
            matches!(error, ImportError::Damaged { line: 1, .. }),
            "{damaged}"
        );
    }
    let huge = "parlour 1\n".repeat(3_400_000);
    assert_eq!(store.plan(&huge), Err(ImportError::TooLarge));
    let many = vec!["x"; 20_001];
    for name in ["matches", "players", "unreadable", "newer"] {
        let mut export = json!({ "parlour": 1 });
        export[name] = json!(many);
        let plan = store.plan(&export.to_string());
        assert_eq!(plan, Err(ImportError::TooMany), "{name}");
    }
    let records = "parlour 1\n".repeat(20_001);
    assert_eq!(store.plan(&records), Err(ImportError::TooMany));
    let deep = format!("{{\"parlour\":1,\"settings\":{}", "[".repeat(1_000_000));
    let plan = store.plan(&deep).expect("it is cut off");
    assert_eq!((plan.cut, plan.settings), (true, None));
    assert_eq!(contents(&memory), before);
}

#[test]
fn each_wrong_part_of_an_export_is_refused_by_itself() {
    let (memory, store) = filled_store();
    let before = contents(&memory);
    let moment = "2026-11-16T10:20:31Z";
    let cleo = json!({ "name": "Cleo", "added": moment });
    let item = json!({ "key": "match/1", "reason": "torn", "text": "x" });
    let sound = json!({
        "parlour": 1,
        "exported": moment,
        "matches": [running(7, 3).to_string()],
        "players": [cleo],
        "settings": { "theme": "light" },
        "unreadable": [item],
        "newer": [],
    });
    let plan = store.plan(&sound.to_string()).expect("it is an export");
    let whole = (plan.new.len(), plan.players.len(), plan.unreadable.len());
    assert_eq!((whole, plan.refused.len()), ((1, 1, 1), 0));
    let settings = plan.settings.expect("others than here");
    assert_eq!(settings.theme, Theme::Light);
    for (name, wrong, why) in [
        ("matches", json!(7), Refusal::Malformed),
        ("matches", json!({ "record": "x" }), Refusal::Malformed),
        ("players", json!("nobody"), Refusal::Malformed),
        (
            "players",
            json!({ "name": "" , "added": moment }),
            Refusal::Malformed,
        ),
        (
            "players",
            json!({ "name": "Dan", "added": "" }),
            Refusal::Malformed,
        ),
        ("unreadable", json!("7"), Refusal::Malformed),
        (
            "unreadable",
            json!({ "key": "a", "text": "b" }),
            Refusal::Malformed,
        ),
        ("newer", json!("anything"), Refusal::Newer),
    ] {
        let mut export = sound.clone();
        let list = export[name].as_array_mut().expect("it is a list");
        list.insert(0, wrong.clone());
        let plan = store.plan(&export.to_string()).expect("it is an export");
        let taken = (plan.new.len(), plan.players.len(), plan.unreadable.len());
        assert_eq!(taken, whole, "the others are taken");
        assert_eq!(plan.refused.len(), 1);
        assert_eq!(plan.refused[0].why, why);
        assert_eq!(plan.refused[0].glimpse, wrong.to_string());
        assert!(!plan.cut);
    }
    let mut export = sound.clone();
    export["matches"] = json!(["hello"]);
    let plan = store.plan(&export.to_string()).expect("it is an export");
    assert!(matches!(plan.refused[0].why, Refusal::RecordError(_)));
    assert_eq!(plan.refused[0].glimpse, "hello");
    for (name, wrong) in [
        ("settings", json!([])),
        ("settings", Value::Null),
        ("settings", json!({ "long": "x".repeat(200_000) })),
        ("wallpaper", json!("blue")),
    ] {
        let mut export = sound.clone();
        export[name] = wrong;
        let plan = store.plan(&export.to_string()).expect("it is an export");
        assert_eq!(plan.refused.len(), 1, "{name}");
        assert_eq!(plan.refused[0].why, Refusal::Malformed);
        assert_eq!(plan.settings.is_some(), name != "settings");
    }
    let mut export = sound;
    let player = |n: u32| json!({ "name": format!("Player {n}"), "added": moment });
    export["players"] = (0..1_010).map(player).collect();
    let plan = store.plan(&export.to_string()).expect("it is an export");
    assert_eq!((plan.players.len(), plan.refused.len()), (1_000, 10));
    assert_eq!(contents(&memory), before);
}

#[test]
fn a_record_alone_is_a_file_too() {
    let store = tab(&Rc::new(Memory::default()));
    let text = finished(1, 5).to_string();
    let other_breaks = ["\u{FEFF}", &text.replace('\n', "\r\n")].concat();
    let blank_lines = text.replace('\n', "\n\n");
    let with_notes = [
        text.as_str(),
        "#\n# 1. a move\n#   a board   |\n# 2. another\n",
    ]
    .concat();
    for text in [text, other_breaks, blank_lines, with_notes] {
        let plan = store.plan(&text).expect("it is a record");
        assert_eq!(plan.new, [finished(1, 5)]);
        assert!(!plan.cut);
    }
    let noted = |id| [&finished(id, 5).to_string(), "# a board\n\n"].concat();
    let plan = store.plan(&[noted(1), noted(2)].concat());
    let new = plan.map(|plan| (plan.new, plan.refused.len()));
    assert_eq!(new, Ok((vec![finished(1, 5), finished(2, 5)], 0)));
    let (_, filled) = filled_store();
    let export = filled.export(at(9)).replace('\n', "\r\n");
    assert_eq!(store.plan(&export).map(|plan| plan.new.len()), Ok(4));
}
