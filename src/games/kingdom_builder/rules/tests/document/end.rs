//! End of Game, but for what is drawn.

use super::ending::outcome;
use super::*;

/// Settlements that earn nothing by miners, workers, merchants and castles.
fn poor(from: usize, to: usize) -> String {
    let land = Land::from_quadrants(&FIRST_BOARDS);
    let poor = land.buildable - land.foothills - land.near_sites;
    let words: Vec<String> = poor
        .iter()
        .map(|hex| hex.to_string())
        .skip(from)
        .take(to - from)
        .collect();
    words.join(" ")
}

/// Ties in gold: all tied players win.
#[test]
fn all_who_have_the_most_gold_win() {
    let over = "1 grass\n2 -\n3 -\n3 over cards=miners,workers,merchants";
    let now = position(&[&poor(0, 10), &poor(10, 50), &poor(50, 60)], over);
    assert_eq!(outcome(&now).places.values(), [1, 1, 1]);
    let rich = format!("{} 7,14", poor(50, 60));
    let now = position(&[&poor(0, 10), &poor(10, 50), &rich], over);
    assert_eq!(now.gold(Seat::at(2)), 4);
    assert_eq!(outcome(&now).places.values(), [2, 2, 1]);
}

/// Gold for each castle hex, not for each settlement beside it.
#[test]
fn gold_is_given_for_each_castle_not_for_each_settlement_beside_it() {
    let now = position(&["7,14 8,15 7,16", "6,15"], "1 grass\n2 grass\n1 acts");
    let earned = now.castles(Seat::ONE);
    assert_eq!((earned.gold, text_of(earned.hexes)), (3, "7,15".into()));
    assert_eq!(now.castles(Seat::TWO).gold, 3);
}

/// As many turns for all: those after the one who runs out still have theirs.
#[test]
fn all_players_have_the_same_number_of_turns() {
    for seats in 2..=4 {
        for seed in 0..20 {
            let played = testing::random_game::<KingdomBuilder>(seats, &Options::default(), seed);
            let mut turns = [0; 4];
            for (now, m) in played.positions.iter().zip(&played.moves) {
                turns[now.to_act().index()] += u32::from(*m == Move::End);
            }
            assert!(turns[..usize::from(seats)].iter().all(|n| *n == turns[0]));
        }
    }
}
