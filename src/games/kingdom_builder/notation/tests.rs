//! What makes no sense is refused, so that whatever is read can be played on.

use super::*;
use crate::game::{Game, rng};
use crate::games::kingdom_builder::rules::tests::{OTHERS, diagram, hexes_of, position};
use crate::games::kingdom_builder::{KingdomBuilder, Options};
use crate::testing;

const CARDS: &str = "1 grass\n2 desert\n";

fn refused(settled: &[&str], rest: &str) -> &'static str {
    let text = diagram(settled, rest);
    match text.parse::<KingdomBuilder>() {
        Ok(read) => panic!("{text}\nreads as\n{read}"),
        Err(unreadable) => unreadable.wanted(),
    }
}

#[test]
fn a_position_is_drawn_with_its_board() {
    let now = position(&["1,0 1,1", "0,1"], "1 desert\n2 grass\n1 acts built=2");
    let text = now.to_string();
    let lines: Vec<&str> = text.lines().collect();
    assert_eq!(lines[0], "L 2 D M M D D C C C C C C D D W D D D D");
    assert_eq!(lines[1], " 1 1 D D D M M C C C M M C D D W D D D D");
    assert_eq!(lines[20..22], ["1 desert", "2 grass"]);
    let last = "1 acts built=2 pile=4,5,5,5,4 discards=0,0,0,0,0 setup=random \
                boards=tavern,paddock,oasis,farm cards=fishermen,knights,merchants";
    assert_eq!(lines[22..], [last]);
    assert_eq!(text.parse(), Ok(now));
}

#[test]
fn another_board_than_the_quadrants_make_is_refused() {
    let now = KingdomBuilder::new(2, &Options::default()).to_string();
    assert!(now.parse::<KingdomBuilder>().is_ok());
    assert!(now.replacen('L', "G", 1).parse::<KingdomBuilder>().is_err());
    assert!(
        now.replacen("tavern", "tower", 1)
            .parse::<KingdomBuilder>()
            .is_err()
    );
}

#[test]
fn settlements_where_none_can_stand_are_refused() {
    let wanted = "forty settlements at most, on land or where a harbor puts them";
    for hex in ["0,3", "3,3", "6,2", "0,15"] {
        assert_eq!(refused(&[hex], &format!("{CARDS}1 acts")), wanted);
    }
    position(&["0,15"], &format!("{CARDS}1 acts {OTHERS}"));
    let many = hexes_of("", Terrain::Forest, 0, 41);
    assert_eq!(refused(&[&many], &format!("{CARDS}1 acts built=3")), wanted);
}

#[test]
fn cards_that_there_are_not_are_refused() {
    let wanted = "five cards of each terrain";
    for facts in [
        "pile=5,5,5,5,5",
        "pile=4,5,5,5,4 discards=1,0,0,0,0",
        // Removed, though its terrain cannot have been full.
        "pile=3,5,5,5,4",
    ] {
        assert_eq!(refused(&[], &format!("{CARDS}1 acts {facts}")), wanted);
    }
}

#[test]
fn tiles_without_a_settlement_or_out_of_turn_are_refused() {
    let wanted = "two tiles on each location, and a settlement beside where they come from";
    let tavern = "tavern:6,7";
    let rest = |one: &str, two: &str| format!("1 grass {one}\n2 desert {two}\n1 acts");
    assert_eq!(refused(&[], &rest(&format!("{tavern}=ready"), "")), wanted);
    let used = rest("", &format!("{tavern}=used"));
    assert_eq!(refused(&["", "7,7"], &used), wanted);
    let three =
        "1 grass tavern:6,7=ready\n2 desert tavern:6,7=lost\n3 grass tavern:6,7=ready\n1 acts";
    assert_eq!(refused(&["7,7", "", "7,6"], three), wanted);
    assert_eq!(
        refused(&["7,7"], &rest("farm:6,7=ready", "")),
        "a seat, its card and its tiles"
    );
}

#[test]
fn hands_and_stages_that_do_not_fit_are_refused() {
    let hands = "a card in each hand, as long as there is another turn";
    for rest in [
        "1 grass\n2 -\n1 acts",
        "1 -\n2 grass\n1 acts",
        "1 grass\n2 grass\n1 refills",
        "1 grass\n2 grass\n1 replaces",
        "1 -\n2 grass\n1 deals",
        "1 grass\n2 grass\n1 deals",
    ] {
        assert_eq!(refused(&[], rest), hands, "{rest}");
    }
    let all = hexes_of("", Terrain::Canyon, 0, 40);
    assert_eq!(refused(&[&all], "1 grass\n2 -\n1 acts built=3"), hands);
    assert_eq!(refused(&["", &all], "1 -\n2 -\n2 over"), hands);
    let wanted = "something to be done";
    assert_eq!(refused(&[&all], "1 grass\n2 grass\n1 acts"), wanted);
    assert_eq!(refused(&["", &all], "1 grass\n2 grass\n1 acts"), wanted);
    assert_eq!(refused(&[&all], "1 -\n2 grass\n1 refills"), wanted);
    assert_eq!(refused(&["8,8"], "1 -\n2 -\n1 deals"), wanted);
    assert_eq!(
        refused(&[], "1 grass\n2 grass\n3 acts"),
        "a seat at the table"
    );
    for rest in [
        "1 grass\n1 acts",
        "2 grass\n1 grass\n1 acts",
        "1 grass\n2 moon\n1 acts",
        "1 grass\n2 grass\n1 sleeps",
        "1 grass\n2 grass\n1 acts built=4",
        "1 grass\n2 grass\n1 acts pile=6,5,5,5,5",
        "1 grass\n2 grass\n1 acts pile=5,5,5,5",
        "1 grass\n2 grass\n",
        "",
    ] {
        refused(&[], rest);
    }
}

#[test]
fn moves_have_one_writing() {
    for m in [
        "=desert",
        "3,12",
        "0,0",
        "19,19",
        "tower:0,7",
        "paddock:3,12-3,14",
        "end",
    ] {
        assert_eq!(m.parse::<Move>().expect("a move").to_string(), m);
    }
    for text in [
        "",
        "3",
        "3,20",
        "20,3",
        "03,1",
        "3,-1",
        "=",
        "=water",
        "tower:",
        "tower",
        "castle:0,7",
        "paddock:3,12-",
        "3,12-3,14",
        "End",
        "3,12 ",
    ] {
        assert!(text.parse::<Move>().is_err(), "{text}");
    }
}

#[test]
fn whatever_is_read_can_be_played_on() {
    const SIGNS: &[u8] = b"01234.=,-GWLFCDr\n ";
    let (mut read, rng) = (0, &mut rng::stream(5, 5));
    for seed in 0..30 {
        let seats = 2 + (seed % 3) as u8;
        let game = testing::random_game::<KingdomBuilder>(seats, &Options::default(), seed);
        for now in game.positions.iter().flat_map(|now| [now; 4]) {
            let mut text = now.to_string().into_bytes();
            for _ in 0..1 + rng::pick(rng, 2) {
                let at = rng::pick(rng, text.len());
                text[at] = SIGNS[rng::pick(rng, SIGNS.len())];
            }
            let text = String::from_utf8(text).expect("plain letters");
            let Ok(mut other) = text.parse::<KingdomBuilder>() else {
                continue;
            };
            read += 1;
            for _ in 0..40 {
                let Some(m) = testing::random_move(&other, rng) else {
                    break;
                };
                other.apply(m);
                let valid = other.validate();
                assert_eq!(valid, Ok(()), "{m} from\n{text}\nleads to\n{other}");
            }
        }
    }
    assert!(read > 1_000, "only {read} could be read");
}
