//! What people are told in English, what they touch, and what they may see.

use super::count::Count;
use super::describe::NextCard;
use super::names::describe_hex;
use super::settlements::{Settlement, settled};
use super::{Message, Spot};
use crate::app::i18n::{Language, translate};
use crate::app::match_view::paths::Paths;
use crate::game::seat::Seat;
use crate::game::{Game as _, Turn};
use crate::games::kingdom_builder::{Hex, KingdomBuilder, LocationKind, Terrain};
use crate::games::ui::{GameUi, Phrase, Viewer};

const FIRST: &str = "1 grass +7,6 +7,7 / 2 canyon +5,8 / 1 acts setup=first";

fn position(text: &str) -> KingdomBuilder {
    text.replace(" / ", "\n").parse().expect("it is a position")
}

fn english(phrase: impl Into<Phrase>) -> String {
    let names = ["Ann", "Ben", "Cid"].map(str::to_owned);
    translate(Language::English, &phrase.into(), &names)
}

fn spot(game: &KingdomBuilder, name: &str) -> Spot {
    let spots = game.spots();
    let spot = spots.into_iter().find(|spot| spot.to_string() == name);
    spot.expect("the board has it")
}

fn spots(game: &KingdomBuilder, names: &str) -> Vec<Spot> {
    let names = names.split_whitespace();
    names.map(|name| spot(game, name)).collect()
}

/// Why the last of these spots cannot be chosen after the others.
fn refusal(game: &KingdomBuilder, names: &str) -> String {
    let mut touched = spots(game, names);
    let last = touched.pop().expect("a spot");
    english(game.explain_refusal(&touched, last))
}

#[test]
fn spots_are_named_as_moves_are_written() {
    let game = position(FIRST);
    let names: Vec<String> = game.spots().iter().map(Spot::to_string).collect();
    assert_eq!(names.len(), 409);
    assert_eq!((&*names[0], &*names[399]), ("0,0", "19,19"));
    let beside = ["tavern", "paddock", "oasis", "farm", "end"];
    let scores = ["score-1", "score-2", "score-3", "score-4"];
    assert_eq!(names[400..], [&beside[..], &scores[..]].concat());
}

#[test]
fn every_move_has_a_path_of_its_own_and_none_begins_another() {
    let start = "1 canyon +5,10 +4,10 +7,10 +11,18 paddock:6,11=ready farm:11,17=ready / 2 canyon / 1 acts setup=first";
    let game = position(start);
    let paths: Vec<Vec<Spot>> = game.moves().iter().map(|m| game.path(*m)).collect();
    for (i, path) in paths.iter().enumerate() {
        let begins = |other: &Vec<Spot>| other.starts_with(path);
        assert_eq!(paths.iter().position(begins), Some(i), "{path:?}");
    }
    let open = Paths::of(&game);
    let lit = |touched: &str| -> Vec<String> {
        let next = open.next(&spots(&game, touched)).into_iter();
        next.map(|spot| spot.to_string()).collect()
    };
    assert_eq!(lit("paddock"), ["4,10", "5,10", "7,10", "11,18"]);
    let jumps = game
        .placement()
        .move_targets(LocationKind::Paddock, Hex::at(4, 10));
    let jumps: Vec<String> = jumps.iter().map(|hex| hex.to_string()).collect();
    assert_eq!(lit("paddock 4,10"), jumps);
}

#[test]
fn the_prompt_tells_what_to_build_and_which_tiles_may_be_used() {
    let prompt = |text: &str, touched: &str| {
        let game = position(text);
        english(game.prompt(&spots(&game, touched)))
    };
    assert_eq!(
        prompt(FIRST, ""),
        "Build on grass: settlement 1 of 3, next to your own."
    );
    assert_eq!(
        prompt("1 flowers / 2 canyon / 1 acts setup=first", ""),
        "Build on flowers: settlement 1 of 3, on any hex that is lit."
    );
    let tiles = "1 grass +7,6 +7,7 +7,8 +7,10 +11,18 tavern:6,7=ready paddock:6,11=ready farm:11,17=fresh / 2 canyon / 1 acts built=3 setup=first";
    assert_eq!(
        prompt(tiles, ""),
        "All is built. Use Tavern, Paddock, or end your turn."
    );
    assert_eq!(
        prompt(tiles, "tavern"),
        "Build 1 more at the end of a line of 3 or more of yours."
    );
    assert_eq!(
        prompt(tiles, "paddock"),
        "Paddock: tap one of your lit settlements."
    );
    assert_eq!(
        prompt(tiles, "paddock 7,10"),
        "Paddock: tap where to move it."
    );
}

#[test]
fn refusals_say_why() {
    let first = position(FIRST);
    for (names, why) in [
        ("7,7", "Ann has a settlement there."),
        ("5,8", "Ben has a settlement there."),
        (
            "14,11",
            "You must build next to one of your settlements, as long as that is possible.",
        ),
        ("0,1", "Your card is grass; this is desert."),
        ("0,3", "Nobody can build here: mountain."),
        ("3,3", "Nobody can build here: castle."),
        ("19,0", "Nobody can build here: water."),
        (
            "6,7",
            "Nobody can build on a location: build beside it to take a tile.",
        ),
        ("end", "Build 3 more first."),
        ("farm", "You have no Farm tile."),
        (
            "score-4",
            "3 gold for each castle that your settlements touch.",
        ),
    ] {
        assert_eq!(refusal(&first, names), why);
    }
    let built = position(
        "1 grass +7,6 +7,7 +6,6 +7,10 +11,18 tavern:6,7=ready paddock:6,11=used farm:11,17=fresh / 2 canyon +5,8 / 1 acts built=3 setup=first",
    );
    for (names, why) in [
        ("8,8", "All three are built. Use a tile, or end your turn."),
        (
            "farm",
            "Your Farm tile is new: use it from your next turn on.",
        ),
        ("paddock", "Your Paddock tile has been used in this turn."),
        ("tavern", "There is no hex for the Tavern now."),
    ] {
        assert_eq!(refusal(&built, names), why);
    }
    let moving =
        position("1 grass +7,6 +7,10 paddock:6,11=ready / 2 canyon +5,8 / 1 acts setup=first");
    assert_eq!(
        refusal(&moving, "paddock 7,10 7,11"),
        "Paddock: Move 1 of yours two hexes straight on."
    );
    let between = position(
        "1 grass +7,6 +7,7 +11,18 farm:11,17=ready / 2 canyon / 1 acts built=1 setup=first",
    );
    assert_eq!(
        refusal(&between, "farm"),
        "Build all three settlements first; tiles are used before or after them."
    );
}

#[test]
fn a_hex_under_the_pointer_tells_gold_and_tiles() {
    let preview = |text: &str, names: &str| {
        let game = position(text);
        let mut touched = spots(&game, names);
        let last = touched.pop().expect("a spot");
        game.preview(&touched, last).map(english)
    };
    let desert = "1 desert / 2 grass / 1 acts setup=first";
    assert_eq!(
        preview(desert, "7,1").as_deref(),
        Some("Build here. 2 gold more. You take a tile: Tavern.")
    );
    assert_eq!(preview(desert, "0,3"), None);
    assert_eq!(
        preview(desert, "score-1").as_deref(),
        Some("1 gold for each of your settlements beside water; not for those on water.")
    );
    let moving =
        "1 canyon +5,10 +4,10 +7,10 paddock:6,11=ready / 2 canyon / 1 acts built=3 setup=first";
    assert_eq!(
        preview(moving, "paddock 4,10").as_deref(),
        Some("Move this one.")
    );
}

#[test]
fn moves_are_described_with_names_and_places() {
    let game =
        position("1 grass +7,6 +7,10 paddock:6,11=ready / 2 canyon +5,8 / 1 acts setup=first");
    let said = |m: &str| english(game.describe_move(m.parse().expect("a move"), Viewer::Nobody));
    assert_eq!(said("7,7"), "Ann builds on grass, row 8, place 8");
    assert_eq!(
        said("paddock:7,10-7,12"),
        "Ann moves a settlement from grass, row 8, place 11 to forest, row 8, place 13 by Paddock"
    );
    assert_eq!(said("end"), "Ann ends the turn");
}

#[test]
fn hexes_are_described_with_what_lies_on_them() {
    let game = position("1 desert +6,1 tavern:6,2=ready / 2 canyon / 1 acts setup=first");
    let label = |row: usize, column: usize| {
        let hex = Hex::at(row, column);
        let mut locations = game.land().locations.iter();
        let left = locations
            .position(|location| location.hex == hex)
            .map_or(0, |number| game.tiles_left(number));
        english(describe_hex(
            game.land().at(hex),
            hex,
            game.owner(hex),
            left,
        ))
    };
    assert_eq!(label(0, 3), "mountain, row 1, place 4");
    assert_eq!(label(6, 1), "flowers, row 7, place 2: settlement of Ann");
    assert_eq!(label(6, 2), "Tavern location with 1 tile, row 7, place 3");
    assert_eq!(label(6, 7), "Tavern location with 2 tiles, row 7, place 8");
}

#[test]
fn a_drawn_card_is_told_only_to_its_owner() {
    let game = position("1 - +7,6 / 2 canyon / 1 refills setup=first");
    assert!(matches!(game.turn(), Turn::Chance(Some(Seat::ONE))));
    let m = "=forest".parse().expect("a move");
    let said = |viewer| {
        (
            english(game.describe_move(m, viewer)),
            game.notation(m, viewer),
        )
    };
    let hidden = ("Ann draws a card".to_owned(), "=".to_owned());
    let seen = ("Ann draws forest".to_owned(), "=forest".to_owned());
    assert_eq!(said(Viewer::Nobody), hidden);
    assert_eq!(said(Viewer::Seat(Seat::TWO)), hidden);
    assert_eq!(said(Viewer::Seat(Seat::ONE)), seen);
    assert_eq!(said(Viewer::Everybody), seen);
}

#[test]
fn the_next_card_lies_face_down_at_a_shared_screen_until_its_owner_peeks() {
    let game = position("1 grass +7,6 / 2 canyon / 3 desert / 1 acts setup=first");
    let card = |seat, viewer, is_person, peeks| game.next_card(seat, viewer, is_person, peeks);
    let (two, nobody) = (Seat::TWO, Viewer::Nobody);
    assert_eq!(card(Seat::ONE, nobody, true, true), NextCard::None);
    assert_eq!(card(two, nobody, true, false), NextCard::FaceDown);
    let canyon = NextCard::FaceUp(Terrain::Canyon);
    assert_eq!(card(two, nobody, true, true), canyon);
    assert_eq!(card(two, nobody, false, true), NextCard::None);
    assert_eq!(card(two, Viewer::Seat(two), true, false), canyon);
    assert_eq!(
        card(two, Viewer::Seat(Seat::ONE), false, true),
        NextCard::None
    );
    assert_eq!(card(two, Viewer::Everybody, false, false), canyon);
}

#[test]
fn the_text_has_the_board_and_what_lies_open() {
    let game = position("1 grass +7,6 tavern:6,7=ready / 2 canyon / 1 acts setup=first");
    let text = |viewer| game.text(viewer, &|phrase| english(phrase));
    let shared = text(Viewer::Nobody);
    let lines: Vec<&str> = shared.lines().skip(20).collect();
    let gold = game.gold(Seat::ONE);
    let first = format!("1: 39 left, {gold} gold. Tavern");
    assert_eq!(lines, [&*first, "Card: grass", "2: 40 left, 0 gold."]);
    assert!(text(Viewer::Everybody).ends_with("Card: canyon\n"));
}

#[test]
fn keys_name_tiles_by_number_and_the_end_of_the_turn() {
    let game = position(FIRST);
    assert_eq!(game.spot_for_key("e"), Some(Spot::End));
    let key = |key| game.spot_for_key(key);
    assert_eq!(key("1"), Some(Spot::Tile(LocationKind::Tavern)));
    assert_eq!(key("4"), Some(Spot::Tile(LocationKind::Farm)));
    assert_eq!((key("0"), key("5"), key("x")), (None, None, None));
}

#[test]
fn a_settlement_that_is_moved_stays_the_same_one() {
    let mut game =
        position("1 grass +7,6 +7,10 paddock:6,11=ready / 2 canyon / 1 acts setup=first");
    let first = settled(None, &game);
    assert!(first.iter().all(|house| !house.is_new));
    game.apply("paddock:7,10-7,12".parse().expect("a move"));
    let moved = settled(Some(&first), &game);
    let ids = |all: &[Settlement]| all.iter().map(|one| one.id).collect::<Vec<_>>();
    assert_eq!(ids(&moved), ids(&first));
    assert_eq!(moved[1].hex, Hex::at(7, 12));
    game.apply("7,7".parse().expect("a move"));
    let built = settled(Some(&moved), &game);
    assert_eq!(built.len(), 3);
    assert!(built[2].is_new && built[2].id == 2);
    let again = settled(
        Some(&built),
        &position("1 grass +7,6 / 2 canyon / 1 acts setup=first"),
    );
    assert_eq!(ids(&again), [0]);
}

#[test]
fn the_count_goes_part_by_part_and_seat_by_seat() {
    let game = position("1 grass +8,2 +9,1 / 2 canyon +7,6 / 1 acts setup=first");
    let (mut now, mut ends) = (Some(Count::FIRST), Vec::new());
    while let Some(count) = now {
        let next = count.next(&game, false).0;
        let is_last = next.is_none_or(|next| (next.part, next.seat) != (count.part, count.seat));
        if is_last {
            let earned = game.score_part(count.part, count.seat);
            assert_eq!(count.gold(&game), earned.gold);
            assert_eq!(count.counted(&game), earned.hexes);
            ends.push((count.part, count.seat.number()));
        }
        now = next;
    }
    let all = [0, 1, 2, 3].map(|part| [(part, 1), (part, 2)]);
    assert_eq!(ends, all.concat());
    // Where nothing is to move, a part is counted at once.
    let (next, _) = Count::FIRST.next(&game, true);
    assert_eq!(next.map(|next| next.hexes), Some(2));
}

#[test]
fn every_picture_of_the_rules_is_a_position_with_its_spots() {
    for page in KingdomBuilder::BOOKLET {
        for picture in page.pictures {
            let game = position(picture.position);
            for name in picture.spots {
                spot(&game, name);
            }
        }
    }
    assert_eq!(KingdomBuilder::BOOKLET.len(), 24);
    assert!(!matches!(KingdomBuilder::sample().turn(), Turn::Over(_)));
}

#[test]
fn reasons_and_highlights_name_tiles() {
    let game = position("1 desert / 2 grass / 1 acts setup=first");
    let m = "7,1".parse().expect("a move");
    assert_eq!(
        GameUi::reason(&game, m).map(english),
        Some("It takes a tile: Tavern.".to_owned())
    );
    assert_eq!(
        game.highlight(m),
        Some(Message::MomentTile {
            who: Seat::ONE,
            kind: LocationKind::Tavern
        })
    );
}
