//! Whole games of random moves, checked for the invariants of the rule sheet.

use super::*;
use crate::game::Turn;
use crate::game::rng;

/// Games for each number of seats.
const GAMES: u64 = 2_000;

#[test]
fn the_game_conforms() {
    let tally = testing::conform::<KingdomBuilder>(1).unwrap_or_else(|fault| panic!("{fault}"));
    println!("{tally}");
}

fn all(now: &KingdomBuilder) -> Vec<HexSet> {
    Seat::all(now.seats())
        .map(|seat| now.settlements(seat))
        .collect()
}

/// The invariants of one position; `on_water`: has a harbor been used?
fn check(now: &KingdomBuilder, on_water: bool) {
    let (land, seats) = (now.land(), now.seats());
    let mut taken = HexSet::EMPTY;
    for settled in all(now) {
        assert!(!taken.intersects(&settled), "one settlement on a hex");
        taken |= settled;
        assert!(settled.count() <= SETTLEMENTS);
        assert!(on_water || (settled - land.buildable).is_empty());
        assert!((settled - land.buildable - land.water).is_empty());
    }
    let held = Seat::all(seats)
        .filter(|seat| now.hand(*seat).is_some())
        .count() as u8;
    let sum = |deck: Deck| deck.iter().sum::<u8>();
    let known = sum(now.pile()) + sum(now.discards()) + sum(now.removed());
    assert_eq!(known + held, 25);
    if now.stage() == Stage::Refill && sum(now.pile()) == 0 {
        assert_eq!(sum(now.drawable()), 25 - (seats - 1) - sum(now.removed()));
    }
    for i in 0..land.locations.len() {
        let of = Seat::all(seats).filter_map(|seat| now.tiles(seat).nth(i));
        let ever = of.filter(|(_, tile)| *tile != Tile::Never).count();
        assert_eq!(now.tiles_left(i) + ever, 2);
    }
    for (seat, own) in all(now).into_iter().enumerate() {
        let gold = |card: Card| card.earns(land, &all(now), seat).gold;
        assert!(own.is_empty() || gold(Card::Hermits) >= 1 && gold(Card::Knights) >= 2);
        let bounds = [
            (Card::Discoverers, 20),
            (Card::Citizens, 20),
            (Card::Farmers, 30),
            (Card::Lords, 48),
            (Card::Merchants, 48),
        ];
        assert!(bounds.iter().all(|(card, most)| gold(*card) <= *most));
        assert!(castle_gold(land, own) <= 18);
    }
}

fn castle_gold(land: &Land, own: HexSet) -> u32 {
    castles(land, own).gold
}

fn carried(hexes: HexSet, to: impl Fn(Hex) -> Hex) -> HexSet {
    hexes.iter().map(to).collect()
}

/// Turned by 180 degrees, renamed, or with its sectors in other places, a position gives the same gold.
fn check_alike(now: &KingdomBuilder) {
    let (land, settled) = (now.land(), all(now));
    let seats = settled.len();
    let about = |hex: Hex| Hex::at(19 - hex.row(), 19 - hex.column());
    let mut grounds: Vec<Ground> = Hex::all().map(|hex| land.at(hex)).collect();
    grounds.reverse();
    let turned_land = Land::new(grounds.try_into().expect("400 hexes"));
    let turned: Vec<HexSet> = settled.iter().map(|own| carried(*own, about)).collect();
    let renamed: Vec<HexSet> = (0..seats).map(|i| settled[(i + 1) % seats]).collect();
    // Left and right exchanged.
    let [a, b, c, d] = now.options().boards();
    let swapped_land = Land::from_quadrants(&[b, a, d, c]);
    let across = |hex: Hex| Hex::at(hex.row(), (hex.column() + 10) % 20);
    let swapped: Vec<HexSet> = settled.iter().map(|own| carried(*own, across)).collect();
    for seat in 0..seats {
        for card in Card::ALL {
            let gold = card.earns(land, &settled, seat).gold;
            assert_eq!(
                gold,
                card.earns(&turned_land, &turned, seat).gold,
                "{card:?}"
            );
            let other = (seat + seats - 1) % seats;
            assert_eq!(gold, card.earns(land, &renamed, other).gold, "{card:?}");
            if matches!(card, Card::Lords | Card::Farmers | Card::Workers) {
                assert_eq!(
                    gold,
                    card.earns(&swapped_land, &swapped, seat).gold,
                    "{card:?}"
                );
            }
        }
        let castles = castle_gold(land, settled[seat]);
        assert_eq!(castles, castle_gold(&turned_land, turned[seat]));
        assert_eq!(castles, castle_gold(&swapped_land, swapped[seat]));
    }
}

fn play_and_check(seats: u8, games: u64) {
    for seed in 0..games {
        let played = testing::random_game::<KingdomBuilder>(seats, &Options::default(), seed);
        let mut on_water = false;
        for (i, now) in played.positions.iter().enumerate() {
            if i > 0 {
                on_water |= matches!(played.moves[i - 1], Move::Shift(LocationKind::Harbor, ..));
            }
            check(now, on_water);
        }
        let last = played.positions.last().expect("a game");
        assert!(matches!(last.turn(), Turn::Over(_)));
        check_alike(last);
    }
}

#[test]
fn the_invariants_hold_with_two() {
    play_and_check(2, GAMES);
}

#[test]
fn the_invariants_hold_with_three() {
    play_and_check(3, GAMES);
}

#[test]
fn the_invariants_hold_with_four() {
    play_and_check(4, GAMES);
}

#[test]
fn what_is_allowed_is_what_is_listed() {
    for seed in 0..3 {
        let played = testing::random_game::<KingdomBuilder>(3, &Options::default(), seed);
        for now in played.positions.iter().step_by(17) {
            let listed = now.moves();
            let mut allowed = 0;
            let count = |m: Move| u32::from(now.allows(m));
            for hex in Hex::all() {
                allowed += count(Move::Settle(hex));
                for kind in LocationKind::ALL {
                    allowed += count(Move::Extra(kind, hex));
                    for from in now.settlements(now.to_act()).iter() {
                        allowed += count(Move::Shift(kind, from, hex));
                    }
                }
            }
            for card in Terrain::ALL {
                allowed += count(Move::Draw(card));
            }
            allowed += count(Move::End);
            assert_eq!(allowed, listed.len() as u32);
            assert!(listed.iter().all(|m| now.allows(*m)));
        }
    }
}

#[test]
fn computers_that_imagine_hands_see_the_same_board() {
    let played = testing::random_game::<KingdomBuilder>(4, &Options::default(), 2);
    let rng = &mut rng::stream(8, 8);
    for now in played.positions.iter().step_by(11) {
        let mut imagined = now.clone();
        imagined.imagine(Seat::TWO, rng);
        assert_eq!(all(&imagined), all(now));
        assert_eq!(imagined.hand(Seat::TWO), now.hand(Seat::TWO));
        assert_eq!(imagined.card_in_play(), now.card_in_play());
        assert_eq!(imagined.validate(), Ok(()));
    }
}

#[test]
fn areas_are_all_that_hangs_together_and_nothing_else() {
    let played = testing::random_game::<KingdomBuilder>(3, &Options::default(), 6);
    for now in played.positions.iter().step_by(5) {
        for hexes in all(now).into_iter().chain([now.land().water]) {
            let mut rest = hexes;
            for area in hexes.areas() {
                let mut reached: Vec<Hex> = area.first().into_iter().collect();
                let mut next = 0;
                while let Some(hex) = reached.get(next).copied() {
                    next += 1;
                    let near = Direction::ALL.into_iter();
                    let near = near.filter_map(|direction| hex.neighbour(direction));
                    let new = |hex: &Hex| hexes.contains(*hex) && !reached.contains(hex);
                    let new: Vec<Hex> = near.filter(new).collect();
                    reached.extend(new);
                }
                assert_eq!(reached.len() as u32, area.count());
                assert!(
                    reached
                        .iter()
                        .all(|hex| area.contains(*hex) && rest.contains(*hex))
                );
                rest -= area;
            }
            assert!(rest.is_empty());
        }
    }
}
