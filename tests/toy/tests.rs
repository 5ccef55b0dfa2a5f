//! The made-up game in drawn positions. Its tests are run by name, since the test program has no harness.

use super::{Options, Toy};
use parlour::game::rng;
use parlour::game::seat::{PerSeat, Seat};
use parlour::game::{Game, Outcome, Reason, Turn};
use parlour::table::{End, MatchId, Participant, Record, Setup, Table, Timestamp, When};
use parlour::testing::{after, perft, position};

/// Lists functions with their names.
macro_rules! tests {
    ($($name:ident)*) => {
        pub const TESTS: &[(&str, fn())] = &[$((stringify!($name), $name),)*];
    };
}

tests! {
    the_set_up_deals_and_then_seat_1_acts
    a_turn_is_as_long_as_one_likes
    an_empty_hand_passes
    the_last_turn_is_over_when_no_card_is_left_to_draw
    equal_points_share_a_place
    what_is_left_open_is_laid_out
    others_hands_are_drawn_afresh_and_ones_own_is_kept
    chance_counts_like_a_move
    playing_on_copies_the_moves_and_only_the_rest_is_drawn_afresh
}

fn drawn(text: &str) -> Toy {
    position(text)
}

fn the_set_up_deals_and_then_seat_1_acts() {
    let options = "hand=1 trump=b".parse().expect("these are options");
    let start = Toy::new(3, &options);
    assert_eq!(start.turn(), Turn::Chance(None));
    let dealt = drawn(
        "deck aaaaabbbbccc trump b
         1 c 0
         2 a 0
         3 b 0
         act 1",
    );
    assert_eq!(after(start, "+c +a +b"), dealt);
}

fn a_turn_is_as_long_as_one_likes() {
    let before = drawn(
        "deck ab trump b
         1 abc 0
         2 c 0
         act 1",
    );
    let shown = drawn(
        "deck ab trump b
         1 c 5
         2 c 0
         shown 1",
    );
    let ended = drawn(
        "deck a trump b
         1 bc 5
         2 c 0
         act 2",
    );
    assert_eq!(after(before, "a b"), shown);
    assert_eq!(after(shown, "end +b"), ended);
}

fn an_empty_hand_passes() {
    let before = drawn("deck ab trump b\n1 - 3\n2 c 0\nact 1");
    assert_eq!(before.moves().len(), 1);
    let draws = after(before, "end");
    assert_eq!(draws.turn(), Turn::Chance(Some(Seat::ONE)));
}

fn the_last_turn_is_over_when_no_card_is_left_to_draw() {
    let before = drawn("deck - trump b\n1 - 3\n2 c 0\nact 2");
    let over = drawn("deck - trump b\n1 - 3\n2 - 3\nover");
    assert_eq!(after(before, "c end"), over);
}

fn equal_points_share_a_place() {
    let over = drawn("deck - trump b\n1 - 9\n2 a 4\n3 - 9\n4 - 7\nover");
    let (places, why) = (PerSeat::of([1, 4, 1, 3]), Reason("no-cards"));
    assert_eq!(over.turn(), Turn::Over(Outcome { places, why }));
}

fn what_is_left_open_is_laid_out() {
    let wish = Options::default();
    let laid_out = |seed| Toy::lay_out(&wish, 2, &mut rng::layout(seed)).to_string();
    let mut all: Vec<String> = (0..40).map(laid_out).collect();
    all.sort();
    all.dedup();
    assert_eq!(all, ["hand=2 trump=a", "hand=2 trump=b", "hand=2 trump=c"]);
}

fn others_hands_are_drawn_afresh_and_ones_own_is_kept() {
    let dealt = drawn("deck ac trump b\n1 ab 0\n2 cc 0\nact 1");
    let mut seen = Vec::new();
    for seed in 0..60 {
        let mut imagined = dealt.clone();
        imagined.imagine(Seat::ONE, &mut rng::stream(seed, 0));
        let text = imagined.to_string();
        assert!(text.contains("1 ab 0"), "{text}");
        seen.push(text.lines().nth(2).map(String::from).expect("seat 2"));
    }
    seen.sort();
    seen.dedup();
    assert_eq!(seen, ["2 ac 0", "2 cc 0"]);
}

fn chance_counts_like_a_move() {
    let before = drawn("deck abc trump b\n1 a 0\n2 b 0\nact 1");
    let counts = [1, 1, 3, 3, 3, 6].into_iter().zip(1..);
    for (count, depth) in counts {
        assert_eq!(perft(&before, depth), count, "{depth} moves");
    }
}

/// A match in which everybody plays the first move they find, up to the end or to so many moves.
fn played(mut table: Table<Toy>, most: usize) -> Record {
    while !table.is_over() && table.moves().len() < most {
        if table.draw(When::default()).is_none() {
            let m = table.position().moves()[0];
            table.play(m, When::default()).expect("it is of the list");
        }
    }
    table.record()
}

fn playing_on_copies_the_moves_and_only_the_rest_is_drawn_afresh() {
    let seats =
        ["person red Ann", "remote blue Ben"].map(|s| s.parse::<Participant>().expect("a seat"));
    let setup = Setup::<Toy> {
        id: MatchId(1),
        begun: Timestamp(0),
        wish: Options::default(),
        seats: seats.to_vec(),
        seed: 1,
    };
    let mut whole = played(Table::begin(setup), usize::MAX);
    whole.takebacks = vec![1, 0];
    assert!(matches!(whole.end, Some(End::Rules(_))));
    let old = Table::<Toy>::replay(&whole).expect("it was played");
    for number in [0, 3, 7, old.moves().len() - 1] {
        let goes_on = |seed| {
            let record = whole.branch(number, MatchId(2), Timestamp(60), seed);
            assert_eq!(
                (record.id, record.begun, &record.end),
                (MatchId(2), Timestamp(60), &None)
            );
            assert_eq!(record.seats[1].to_string(), "person blue Ben");
            let table = Table::<Toy>::replay(&record).expect("the moves are the same");
            assert_eq!(table.moves(), &old.moves()[..number]);
            assert_eq!(table.position(), old.at(number));
            let record = played(table, usize::MAX);
            assert!(record.counts());
            record.moves
        };
        let mut ways: Vec<_> = (0..20).map(goes_on).collect();
        ways.dedup();
        assert_eq!(ways.len() > 1, number < 9, "after {number} moves: {ways:?}");
    }
}
