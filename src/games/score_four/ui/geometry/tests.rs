//! From wherever the board is seen, it can be read.

use super::super::look::TILTS;
use super::*;

fn looks() -> Vec<Look> {
    let mut looks = Vec::new();
    let mut look = Look::default();
    for _ in 0..8 {
        looks.extend(TILTS.map(|tilt| Look { tilt, ..look }));
        look = look.turned(true);
    }
    assert_eq!(look.turn, 360, "eight resting places are a whole turn");
    looks
}

fn apart((x, y): Point, (to_x, to_y): Point) -> i32 {
    ((x - to_x).pow(2) + (y - to_y).pow(2)).isqrt()
}

#[test]
fn sines_are_sines() {
    assert_eq!(
        [0, 30, 90, 180, 270, -30].map(sine),
        [0, 5_000, 10_000, 0, -10_000, -5_000]
    );
    assert_eq!(cosine(60), 5_000);
}

#[test]
fn no_ball_hides_another_wherever_the_board_rests() {
    for look in looks() {
        let plan = Plan::new(look);
        for a in 0..64 {
            for b in 0..a {
                let apart = apart(plan.cell(a), plan.cell(b));
                assert!(
                    10 * apart >= 12 * Plan::RADIUS,
                    "{a} and {b} of {look:?}: {apart}"
                );
            }
        }
    }
}

#[test]
fn labels_are_never_under_balls() {
    for look in looks() {
        let plan = Plan::new(look);
        for (label, (x, y)) in plan.labels() {
            for cell in 0..64 {
                // Half the width and the height of a letter.
                let (ball_x, ball_y) = plan.cell(cell);
                let near = ((x - ball_x).abs() - 9).max(0).pow(2)
                    + ((y - ball_y).abs() - 11).max(0).pow(2);
                assert!(near > Plan::RADIUS.pow(2), "{label} and {cell} of {look:?}");
            }
        }
    }
}

#[test]
fn everything_lies_in_the_picture() {
    for look in looks() {
        let plan = Plan::new(look);
        for peg in Peg::all() {
            let (x, y) = plan.foot(peg);
            assert!(
                x > 40 && x < WIDE - 40 && y < HIGH - 20,
                "{peg} of {look:?}"
            );
            assert!(y + plan.stick(0).1 > 0, "{peg} of {look:?}");
        }
        for (_, (x, y)) in plan.labels() {
            assert!(x > 8 && x < WIDE - 8 && y < HIGH - 8, "{look:?}");
        }
    }
}

#[test]
fn a_peg_is_found_at_its_axis_and_at_its_balls() {
    for look in looks() {
        let plan = Plan::new(look);
        for peg in Peg::all() {
            let (x, foot) = plan.foot(peg);
            for y in [foot, foot + plan.stick(0).1] {
                assert_eq!(plan.pointed((x, y), |_| 0), Some(peg), "{look:?}");
            }
            let alone = |other| if other == peg { 4 } else { 0 };
            for height in 0..4 {
                let ball = (x + Plan::RADIUS - 4, foot + plan.ball(height));
                assert_eq!(plan.pointed(ball, alone), Some(peg), "{look:?}");
            }
        }
        assert_eq!(plan.pointed((-200, 0), |_| 4), None);
    }
}

#[test]
fn the_farther_peg_is_drawn_first() {
    for look in looks() {
        let plan = Plan::new(look);
        let feet = plan.order().map(|peg| plan.foot(peg).1);
        assert!(feet.is_sorted(), "{feet:?} of {look:?}");
    }
}

#[test]
fn arrows_lead_the_way_they_point() {
    for look in looks() {
        let plan = Plan::new(look);
        for peg in Peg::all() {
            let (x, y) = plan.foot(peg);
            let to = |way| plan.next(peg, way).map(|next| plan.foot(next));
            assert!(
                to(Direction::Right).is_none_or(|(to_x, _)| to_x > x),
                "{look:?}"
            );
            assert!(
                to(Direction::Left).is_none_or(|(to_x, _)| to_x < x),
                "{look:?}"
            );
            assert!(
                to(Direction::Up).is_none_or(|(_, to_y)| to_y < y),
                "{look:?}"
            );
            assert!(
                to(Direction::Down).is_none_or(|(_, to_y)| to_y > y),
                "{look:?}"
            );
        }
    }
}
