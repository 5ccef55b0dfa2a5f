//! The table's own rules, in a made-up game with draws, long turns and three seats.

#[allow(dead_code, unused_imports)]
mod toy;

use parlour::game::seat::Seat;
use parlour::game::{Game as _, Turn};
use parlour::table::{End, LONGEST, Record, RecordError, Table, Timestamp, When};
use parlour::testing::new_table;
use toy::Toy;

const THREE: Seat = Seat::at(2);

/// A table of three, dealt out: seat 1 is to act.
fn dealt() -> Table<Toy> {
    let options = "hand=2 trump=b".parse().expect("these are options");
    let mut table = new_table::<Toy>(3, &options, 42);
    draw_all(&mut table);
    table
}

fn draw_all(table: &mut Table<Toy>) {
    while table.draw(When::default()).is_some() {}
}

fn play(table: &mut Table<Toy>, moves: &str) {
    for word in moves.split_whitespace() {
        let m = word.parse().expect("it is a move");
        let when = When {
            now: Timestamp(60),
            spent: 15,
        };
        table
            .play(m, when)
            .unwrap_or_else(|illegal| panic!("{illegal}:\n{}", table.position()));
    }
}

/// Shows the first card of whoever acts, ends the turn and draws.
fn turn(table: &mut Table<Toy>) {
    let first = offers(table).first().cloned().expect("somebody acts");
    play(table, &first);
    if matches!(table.position().turn(), Turn::Seat(_)) {
        play(table, "end");
    }
    draw_all(table);
}

fn offers(table: &Table<Toy>) -> Vec<String> {
    table
        .position()
        .moves()
        .iter()
        .map(|m| m.to_string())
        .collect()
}

#[test]
fn undo_reaches_every_act_of_the_turn_but_not_across_a_draw() {
    let mut table = dealt();
    assert!(!table.can_undo(), "the deal stands");
    let start = table.position().clone();
    let card = offers(&table)[0].clone();
    play(&mut table, &card);
    let shown = table.position().clone();
    play(&mut table, "end");
    assert!(
        table.undo() && *table.position() == shown,
        "the end of the turn is undone"
    );
    assert!(table.undo() && *table.position() == start, "and the card");
    assert!(!table.undo());
    assert!(table.redo(Timestamp(0)) && table.redo(Timestamp(0)) && !table.redo(Timestamp(0)));
    draw_all(&mut table);
    assert!(!table.can_undo(), "a card was shown");
}

#[test]
fn undo_does_not_reach_what_came_before_somebody_elses_act() {
    let mut table = dealt();
    turn(&mut table);
    let card = offers(&table)[0].clone();
    play(&mut table, &card);
    assert!(table.undo());
    assert!(!table.undo(), "the others have acted before");
}

#[test]
fn a_new_move_forgets_what_could_be_redone() {
    let mut table = dealt();
    let card = offers(&table)[0].clone();
    play(&mut table, &card);
    table.undo();
    assert!(table.can_redo());
    play(&mut table, &card);
    assert!(!table.can_redo());
}

#[test]
fn taking_back_leads_to_the_beginning_of_ones_last_turn_and_marks_the_match() {
    let mut table = dealt();
    let before = table.position().clone();
    (0..3).for_each(|_| turn(&mut table));
    assert!(!table.can_undo() && table.can_take_back(Seat::ONE));
    assert!(table.take_back(Seat::ONE));
    assert_eq!(*table.position(), before);
    let record = table.record();
    assert_eq!(record.takebacks, [1, 0, 0]);
    assert!(!record.counts());
}

#[test]
fn the_same_cards_come_again_after_taking_back() {
    let mut table = dealt();
    (0..3).for_each(|_| turn(&mut table));
    let moves = table.moves().to_vec();
    table.take_back(Seat::ONE);
    (0..3).for_each(|_| turn(&mut table));
    assert_eq!(table.moves(), moves);
}

#[test]
fn a_draw_depends_on_the_seed_and_its_number_alone() {
    let options = "hand=2 trump=b".parse().expect("these are options");
    let deals = |seed| {
        let mut table = new_table::<Toy>(3, &options, seed);
        draw_all(&mut table);
        table.moves().to_vec()
    };
    assert_eq!(deals(1), deals(1));
    assert!(
        (2..20).any(|seed| deals(seed) != deals(1)),
        "another seed deals otherwise"
    );
}

#[test]
fn drawing_is_refused_when_a_seat_must_act() {
    let mut table = dealt();
    assert_eq!(table.draw(When::default()), None);
}

#[test]
fn who_leaves_a_match_of_three_is_played_on_and_placed_last() {
    let mut table = dealt();
    table.resign(Seat::TWO, Timestamp(5));
    assert!(!table.is_over());
    assert_eq!(table.left().collect::<Vec<_>>(), [Seat::TWO]);
    while !table.is_over() {
        turn(&mut table);
    }
    let (end, places) = table.end().expect("it is over");
    assert_eq!(*end, End::Rules("no-cards".into()));
    assert_eq!(places[1], 3);
    same_after_storing(&table);
}

#[test]
fn when_all_others_have_left_the_last_one_wins() {
    let mut table = dealt();
    table.resign(THREE, Timestamp(5));
    table.resign(Seat::ONE, Timestamp(6));
    assert_eq!(
        table.end(),
        Some((&End::Resigned(Seat::ONE), &[2, 1, 3][..]))
    );
    same_after_storing(&table);
}

#[test]
fn a_resigned_match_replays_and_counts_and_an_abandoned_one_does_not() {
    let options = "hand=2 trump=b".parse().expect("these are options");
    let mut table = new_table::<Toy>(2, &options, 42);
    draw_all(&mut table);
    let mut left = table.clone();
    table.resign(Seat::ONE, Timestamp(9));
    assert_eq!(table.end(), Some((&End::Resigned(Seat::ONE), &[2, 1][..])));
    assert!(table.record().counts());
    same_after_storing(&table);
    left.abandon(Timestamp(9));
    assert_eq!(left.end(), Some((&End::Abandoned, &[][..])));
    assert!(!left.record().counts());
    same_after_storing(&left);
}

#[test]
fn nothing_moves_at_a_finished_table() {
    let mut table = dealt();
    let card = offers(&table)[0].parse().expect("it is a move");
    table.claim(THREE, Timestamp(7));
    assert_eq!(table.end(), Some((&End::Claimed(THREE), &[2, 2, 1][..])));
    assert!(table.play(card, When::default()).is_err());
    assert!(!table.undo() && !table.redo(Timestamp(0)) && !table.take_back(Seat::ONE));
    table.agree(Timestamp(8));
    table.resign(Seat::ONE, Timestamp(8));
    assert_eq!(table.record().end, Some(End::Claimed(THREE)));
    same_after_storing(&table);
}

#[test]
fn only_games_that_know_it_end_by_agreement() {
    let mut table = dealt();
    table.agree(Timestamp(8));
    assert!(!table.is_over());
}

#[test]
fn time_is_counted_for_the_seat_that_acts_and_comes_back_with_undo() {
    let mut table = dealt();
    let card = offers(&table)[0].clone();
    play(&mut table, &card);
    play(&mut table, "end");
    assert_eq!((table.used(Seat::ONE), table.used(Seat::TWO)), (30, 0));
    table.undo();
    assert_eq!(table.used(Seat::ONE), 15);
    same_after_storing(&table);
}

fn same_after_storing(table: &Table<Toy>) {
    for record in [table.record(), table.packed()] {
        let read: Record = record.to_string().parse().expect("it was written by us");
        assert_eq!(read, record);
        let again = Table::<Toy>::replay(&read).expect("it is sound");
        assert_eq!(again.record(), table.record());
    }
}

/// What a record must not get away with, each told by its own flaw.
#[test]
fn a_record_that_breaks_the_rules_is_refused() {
    let mut table = dealt();
    turn(&mut table);
    table.resign(Seat::ONE, Timestamp(9));
    let text = table.record().to_string();
    let replay = |text: String| {
        let record: Result<Record, RecordError> = text.parse();
        record.and_then(|record| Table::<Toy>::replay(&record).map(|_| ()))
    };
    assert_eq!(replay(text.clone()), Ok(()));
    assert!(matches!(
        replay(text.replace("moves ", "moves end ")),
        Err(RecordError::IllegalMove(1, _))
    ));
    assert!(matches!(
        replay(text.replace("moves ", "moves x9 ")),
        Err(RecordError::ParseError(_))
    ));
    assert!(matches!(
        replay(text.replace("game toy", "game chess")),
        Err(RecordError::UnknownGame(_))
    ));
    assert!(matches!(
        replay(text.replace("parlour 1", "parlour 2")),
        Err(RecordError::Newer(2))
    ));
    assert!(matches!(
        replay(text.replace("parlour 1", "parlour")),
        Err(RecordError::ParseError(_))
    ));
    assert!(matches!(
        replay(text.replace("id ", "name ")),
        Err(RecordError::Missing("id"))
    ));
    assert!(matches!(
        replay(text.replace("seat 3", "seat 4")),
        Err(RecordError::ParseError(_))
    ));
    assert!(matches!(
        replay(text.replace("left 1", "end rules x\nplaces 1 1 1\nleft 1")),
        Err(RecordError::WrongEnd)
    ));
    assert!(matches!(
        replay(text.clone() + &"x".repeat(LONGEST)),
        Err(RecordError::TooLong)
    ));
}

#[test]
fn lines_of_a_later_release_are_kept() {
    let record: Record = (dealt().record().to_string() + "mood cheerful\n")
        .parse()
        .expect("unknown lines are fine");
    let table = Table::<Toy>::replay(&record).expect("it is sound");
    assert!(table.record().to_string().contains("\nmood cheerful\n"));
}

#[test]
fn a_match_set_up_by_hand_keeps_its_start_and_does_not_count() {
    let mut record = dealt().record();
    let start = dealt().position().to_string();
    record.start = Some(start.clone());
    record.moves = parlour::table::Moves::Written(Vec::new());
    record.times.clear();
    let table = Table::<Toy>::replay(&record.to_string().parse().expect("it was written by us"))
        .expect("it is sound");
    assert_eq!(table.position().to_string(), start);
    assert_eq!(table.record().to_string(), record.to_string());
    assert!(!table.record().counts());
    // A position for three is none for two.
    record.seats.pop();
    let refused = Table::<Toy>::replay(&record).map(|_| ());
    assert_eq!(refused, Err(RecordError::Seats(2)));
}
