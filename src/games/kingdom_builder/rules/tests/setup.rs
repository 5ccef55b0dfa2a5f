//! «Board geometry» and «Setup».

use super::*;
use crate::game::rng;

pub(super) fn quadrant(name: &str, turned: bool) -> Vec<Ground> {
    let mut boards = FIRST_BOARDS;
    boards[0] = Quadrant {
        kind: LocationKind::from_name(name).expect("a quadrant"),
        turned,
    };
    let land = Land::from_quadrants(&boards);
    let corner = Hex::all().filter(|hex| hex.row() < 10 && hex.column() < 10);
    corner.map(|hex| land.at(hex)).collect()
}

#[test]
fn the_quadrants_are_those_printed() {
    // Buildable hexes and water.
    let counts = [
        ("tavern", 78, 10),
        ("tower", 74, 13),
        ("oracle", 75, 17),
        ("farm", 69, 26),
        ("barn", 79, 5),
        ("oasis", 63, 34),
        ("harbor", 71, 21),
        ("paddock", 74, 10),
    ];
    for (name, land, water) in counts {
        let grounds = quadrant(name, false);
        let count = |is: fn(&Ground) -> bool| grounds.iter().filter(|ground| is(ground)).count();
        assert_eq!(count(|ground| matches!(ground, Ground::Terrain(_))), land);
        assert_eq!(count(|ground| *ground == Ground::Water), water);
        let locations = count(|ground| matches!(ground, Ground::Location(_)));
        let castles = count(|ground| *ground == Ground::Castle);
        assert_eq!(locations + castles, 3, "{name}");
        for (i, ground) in grounds.iter().enumerate() {
            let inside = (1..9).contains(&(i / 10)) && (1..9).contains(&(i % 10));
            let site = matches!(ground, Ground::Location(_) | Ground::Castle);
            assert!(inside || !site, "{name} at {i}");
        }
    }
}

#[test]
fn a_quadrant_is_turned_and_never_mirrored() {
    for kind in LocationKind::ALL {
        let mut turned = quadrant(kind.name(), true);
        turned.reverse();
        assert_eq!(turned, quadrant(kind.name(), false));
    }
}

#[test]
fn a_turned_board_has_the_same_neighbours() {
    let opposite = |hex: Hex| Hex::at(19 - hex.row(), 19 - hex.column());
    for hex in Hex::all() {
        let near: HexSet = HexSet::from(hex)
            .neighbours()
            .iter()
            .map(opposite)
            .collect();
        assert_eq!(near, HexSet::from(opposite(hex)).neighbours());
    }
}

#[test]
fn every_lay_out_can_be_drawn() {
    let mut seen = vec![false; 8 * 8 * 8 * 8 * 16];
    let rng = &mut rng::stream(2, 2);
    for _ in 0..26_880 * 20 {
        let boards = random_boards(rng);
        let number = |sum, quadrant: &Quadrant| {
            (sum * 8 + quadrant.kind as usize) * 2 + usize::from(quadrant.turned)
        };
        seen[boards.iter().fold(0, number)] = true;
    }
    assert_eq!(seen.iter().filter(|seen| **seen).count(), 26_880);
}

#[test]
fn the_first_game_is_laid_out_as_the_rules_suggest() {
    let wish: Options = "setup=first".parse().expect("an option");
    let options = KingdomBuilder::lay_out(&wish, 2, &mut rng::layout(4));
    let written = "setup=first boards=tavern,paddock,oasis,farm cards=fishermen,knights,merchants";
    assert_eq!(options.to_string(), written);
    let now = KingdomBuilder::new(2, &options);
    assert_eq!(
        now.location_kinds(),
        [
            LocationKind::Tavern,
            LocationKind::Paddock,
            LocationKind::Oasis,
            LocationKind::Farm
        ]
    );
}

#[test]
fn boards_and_cards_can_be_wished_and_the_rest_is_drawn() {
    let wish: Options = "boards=tower-turned,oracle,barn,harbor"
        .parse()
        .expect("boards");
    let options = KingdomBuilder::lay_out(&wish, 2, &mut rng::layout(4));
    assert_eq!(options.boards, wish.boards);
    assert!(options.cards.is_some());
    let wish: Options = "cards=lords,miners,knights".parse().expect("cards");
    let options = KingdomBuilder::lay_out(&wish, 2, &mut rng::layout(4));
    assert_eq!(options.cards(), [Card::Lords, Card::Miners, Card::Knights]);
    assert!(options.boards.is_some());
    // Once laid out, nothing is drawn again.
    assert_eq!(
        KingdomBuilder::lay_out(&options, 2, &mut rng::layout(5)),
        options
    );
}

#[test]
fn options_that_are_none_are_refused() {
    for text in [
        "boards=tower,oracle,barn",
        "boards=tower,oracle,barn,tower-turned",
        "boards=tower,oracle,barn,harbor,farm",
        "boards=tower,oracle,barn,castle",
        "boards=tower,oracle,barn,harbor-mirrored",
        "boards=",
        "cards=lords,miners",
        "cards=lords,miners,lords",
        "cards=lords,miners,knights,farmers",
        "setup=second",
        "moon=full",
        "first",
    ] {
        assert!(text.parse::<Options>().is_err(), "{text}");
    }
}
