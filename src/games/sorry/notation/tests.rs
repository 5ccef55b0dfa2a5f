//! Moves and diagrams: impossible positions are refused, so that whatever is read can be played on.

use crate::game::{Game, Turn, rng};
use crate::games::sorry::test_support::{NOBODY, drawn, position};
use crate::games::sorry::{Move, Options, Sorry};
use crate::testing;

fn refused(text: &str) -> &'static str {
    match text.parse::<Sorry>() {
        Ok(read) => panic!("{text}\nreads as\n{read}"),
        Err(unreadable) => unreadable.wanted(),
    }
}

#[test]
fn a_diagram_says_everything() {
    for seats in 2..=4 {
        for wish in [
            "",
            "cards=hand",
            "begin=exit points=100",
            "teams=on",
            "cards=hand teams=on points=100",
        ] {
            let wish: Options = wish.parse().expect("these make sense");
            let game = testing::random_game::<Sorry>(seats, &wish, 7);
            for now in game.positions.iter().step_by(9) {
                assert_eq!(&position(&now.to_string()), now);
            }
        }
    }
}

#[test]
fn without_a_pile_nothing_has_been_discarded() {
    let now = drawn("-,-,-,4", NOBODY, "12");
    assert_eq!(now.pile, [5, 4, 4, 4, 4, 4, 4, 4, 4, 3, 4]);
    assert!(
        now.to_string()
            .ends_with("red plays 12 pile=5,4,4,4,4,4,4,4,4,3,4")
    );
}

#[test]
fn numbers_are_digits_alone() {
    for word in ["3:R5+3", "3:Rs2+3", "4:R05-4", "11:R5x20"] {
        assert!(word.parse::<Move>().is_ok(), "{word}");
    }
    for word in [
        "3:R5++3", "3:R5-+3", "3:R+5+3", "3:R-0+3", "3:R5+", "3:R5+13", "3:R60+3", "3:Rs6+3",
        "3:Rs+1+3", "S:Rx+5", "S:Rx-0", "S:Rx300", "3:R5+ 3", "3:R٣+3",
    ] {
        assert!(word.parse::<Move>().is_err(), "{word}");
    }
    for red in [
        "+5,-,-,-",
        "-0,-,-,-",
        "60,-,-,-",
        "s0,-,-,-",
        "5,,-,-",
        "-,-,-,- points=+5",
    ] {
        let wanted = "a colour and its pawns";
        assert_eq!(
            refused(&format!("red {red}\nyellow -,-,-,-\nred draws")),
            wanted
        );
    }
}

#[test]
fn two_pawns_on_a_square_are_refused() {
    let wanted = "one pawn on a square";
    assert_eq!(refused("red 5,5,-,-\nyellow -,-,-,-\nred draws"), wanted);
    assert_eq!(refused("red 5,-,-,-\nyellow 5,-,-,-\nred draws"), wanted);
    assert_eq!(refused("red s2,s2,-,-\nyellow -,-,-,-\nred draws"), wanted);
}

#[test]
fn a_pawn_on_the_head_of_anothers_slide_is_refused() {
    let wanted = "nobody on the head of another colour’s slide";
    assert_eq!(refused("red 16,-,-,-\nyellow -,-,-,-\nred draws"), wanted);
}

#[test]
fn more_cards_than_there_are_are_refused() {
    let wanted = "no more cards than there are";
    let whole = "pile=5,4,4,4,4,4,4,4,4,4,4";
    assert_eq!(
        refused(&format!(
            "red -,-,-,-\nyellow -,-,-,-\nred plays 12 {whole}"
        )),
        wanted
    );
    let both = "hand=1,0,0,0,4,0,0,0,0,0,0";
    assert_eq!(
        refused(&format!(
            "red -,-,-,- {both}\nyellow -,-,-,- {both}\nred plays cards=hand"
        )),
        wanted
    );
}

#[test]
fn hands_of_other_than_five_cards_are_refused() {
    let wanted = "as many cards as one holds";
    let [four, five] = ["0,0,0,0,4,0,0,0,0,0,0", "1,1,1,1,0,1,0,0,0,0,0"];
    for last in ["plays", "refills", "refills-again", "deals"] {
        let last = format!("{last} cards=hand");
        let [one, other] = if last.starts_with("plays") {
            [four, five]
        } else {
            [five, five]
        };
        let text = format!("red -,-,-,- hand={one}\nyellow -,-,-,- hand={other}\nred {last}");
        assert_eq!(refused(&text), wanted);
    }
    assert_eq!(
        refused(&format!(
            "red -,-,-,- hand={five}\nyellow -,-,-,-\nred draws"
        )),
        wanted
    );
}

#[test]
fn stages_of_the_other_game_are_refused() {
    let wanted = "as many cards as one holds";
    for last in [
        "deals",
        "refills",
        "plays",
        "draws cards=hand",
        "plays 7 cards=hand",
    ] {
        assert_eq!(
            refused(&format!("red -,-,-,-\nyellow -,-,-,-\nred {last}")),
            wanted
        );
    }
}

#[test]
fn an_end_without_a_winner_and_a_winner_without_an_end_are_refused() {
    let wanted = "an end when somebody has won";
    for text in [
        "red -,-,-,-\nyellow -,-,-,-\nred over",
        "red H,H,H,H\nyellow -,-,-,-\nred draws",
        "red H,H,H,H\nyellow -,-,-,-\nyellow over",
        "red H,H,H,H\nyellow H,H,H,H\nred over",
        "red H,H,H,H\nyellow -,-,-,-\nred over points=100",
        "red -,-,-,- points=100\nyellow -,-,-,-\nred draws points=100",
        "red -,-,-,- points=5\nyellow -,-,-,-\nred draws",
        "red H,H,H,H\nblue -,-,-,-\nyellow -,-,-,-\ngreen -,-,-,-\nred over teams=on",
    ] {
        assert_eq!(refused(text), wanted, "{text}");
    }
    let over = position("red H,H,H,H\nyellow -,-,-,-\nred over");
    assert!(matches!(over.turn(), Turn::Over(_)));
}

#[test]
fn nobody_and_teams_of_less_than_four_are_refused() {
    assert_eq!(
        refused("red -,-,-,-\nyellow -,-,-,-\nblue draws"),
        "a colour that plays"
    );
    assert_eq!(
        refused("red -,-,-,-\nyellow -,-,-,-\nred draws teams=on"),
        "four for teams"
    );
    for text in [
        "",
        "red -,-,-,-\nred draws",
        "red -,-,-\nyellow -,-,-,-\nred draws",
        "red -,-,-,-\nred -,-,-,-\nred draws",
    ] {
        refused(text);
    }
}

#[test]
fn whatever_is_read_can_be_played_on() {
    const SIGNS: &[u8] = b"0159-,sH =\nrby";
    let (mut read, rng) = (0, &mut rng::stream(5, 5));
    for wish in [
        "",
        "cards=hand",
        "points=100",
        "teams=on",
        "cards=hand teams=on points=100",
    ] {
        let wish: Options = wish.parse().expect("these make sense");
        for seed in 0..20 {
            let game = testing::random_game::<Sorry>(4, &wish, seed);
            for now in game.positions.iter().step_by(3) {
                let mut text = now.to_string().into_bytes();
                for _ in 0..1 + rng::pick(rng, 3) {
                    let at = rng::pick(rng, text.len());
                    text[at] = SIGNS[rng::pick(rng, SIGNS.len())];
                }
                let text = String::from_utf8(text).expect("plain letters");
                let Ok(mut other) = text.parse::<Sorry>() else {
                    continue;
                };
                read += 1;
                for _ in 0..300 {
                    let Some(m) = testing::random_move(&other, rng) else {
                        break;
                    };
                    other.apply(m);
                    assert_eq!(
                        other.validate(),
                        Ok(()),
                        "{m} from\n{text}\nleads to\n{other}"
                    );
                }
            }
        }
    }
    assert!(read > 1_000, "only {read} could be read");
}
