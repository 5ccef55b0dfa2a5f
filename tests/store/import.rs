//! Everything goes out as one text and comes in again; what is wrong with a file is told, and nothing changes.

use crate::pebbles::{at, finished, running, sight, tab};
use parlour::store::{Drawer, Memory, NoImport, Plan, Refusal, Settings, Store, Theme};
use parlour::table::{MatchId, Record};
use std::rc::Rc;

/// A store with something of everything.
fn full_house() -> (Rc<Memory>, Store) {
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
    let (_, store) = full_house();
    let text = store.export();
    println!("{text}");
    assert!(text.starts_with("parlour export 1\n\nparlour 1\ngame pebbles\n"));
    assert!(
        text.contains("\nmoves 1 2 3 4 5\n"),
        "moves are written out"
    );

    let memory = Rc::new(Memory::default());
    let other = tab(&memory);
    let plan = other.plan(&text).expect("it is an export");
    assert_eq!((plan.new.len(), plan.known, plan.cut), (4, 0, false));
    assert_eq!((plan.players.len(), plan.lost.len()), (2, 1));
    assert_eq!(plan.refused, []);
    assert_eq!(contents(&memory), [], "nothing has changed yet");
    assert_eq!(other.apply(plan, at(9)), []);
    assert_eq!(sight(&other), sight(&store));
    assert_eq!(tab(&memory).export(), text);
    assert_eq!(other.record(MatchId(1)), store.record(MatchId(1)));

    let again = other.plan(&text).expect("it is an export");
    let nothing_new = Plan {
        known: 4,
        ..Plan::default()
    };
    assert_eq!(again, nothing_new);
}

#[test]
fn another_match_under_a_known_name_is_refused() {
    let (memory, store) = full_house();
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
    assert!(matches!(refused(&newer), Refusal::Flaw(_)));
    let cheat = file(running(7, 3)).replace("moves 1", "moves 1!");
    assert!(matches!(refused(&cheat), Refusal::Flaw(_)));
    assert_eq!(contents(&memory), before);

    let twice = [
        file(running(7, 3)),
        file(running(7, 4)),
        file(running(7, 3)),
    ]
    .join("\n");
    let plan = store.plan(&twice).expect("they are records");
    assert_eq!((plan.new.len(), plan.known, plan.refused.len()), (1, 1, 1));
    // Another tab may be faster than the consent.
    tab(&memory).save(&running(7, 9), at(5)).expect("short");
    assert_eq!(store.apply(plan, at(6)).len(), 1);
    assert_eq!(store.load(MatchId(7)), Ok(running(7, 9)));
}

#[test]
fn a_file_cut_off_anywhere_brings_nothing_that_was_not_in_it() {
    let (_, store) = full_house();
    let text = store.export();
    let other = tab(&Rc::new(Memory::default()));
    let whole = other.plan(&text).expect("it is an export");
    let ends: Vec<usize> = (0..text.trim_end().len())
        .filter(|i| text.is_char_boundary(*i))
        .collect();
    println!("cut at {} places", ends.len());
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
                assert!(plan.lost.iter().all(|l| whole.lost.contains(l)), "at {end}");
            }
            Err(why) => assert!(end <= "parlour export 1".len(), "{why} at {end}"),
        }
    }
}

#[test]
fn files_from_elsewhere_are_refused_in_a_sentence() {
    let (memory, store) = full_house();
    let before = contents(&memory);
    for junk in [
        "",
        " \n\n",
        "hello",
        "{\"a\":1}",
        "parlour",
        "parlour export",
        "parlour export x",
        "parlour x",
    ] {
        assert_eq!(store.plan(junk), Err(NoImport::NotOurs), "{junk}");
    }
    assert_eq!(store.plan("parlour export 2\n"), Err(NoImport::Newer(2)));
    let huge = "parlour 1\n".repeat(3_400_000);
    assert_eq!(store.plan(&huge), Err(NoImport::TooLarge));
    let many = ["parlour export 1\n", &"x\n\n".repeat(20_001)].concat();
    assert_eq!(store.plan(&many), Err(NoImport::TooMany));
    let strange =
        "parlour export 1\n\nhello\n\nplayers\nnobody\n\nlost\n7\n\nnewer\n\nend of export\n";
    let plan = store.plan(strange).expect("it is an export");
    assert_eq!(plan.refused.len(), 4);
    assert_eq!((plan.new.len(), plan.cut), (0, false));
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
    let (_, house) = full_house();
    let export = house.export().replace('\n', "\r\n");
    assert_eq!(store.plan(&export).map(|plan| plan.new.len()), Ok(4));
}
