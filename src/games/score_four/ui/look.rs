//! How somebody looks at the board: turned, tilted, level by level, with threats marked.

/// Tilts to choose from, in degrees from how the board is seen at first.
pub const TILTS: [i32; 3] = [-9, 0, 11];
/// Where a turn comes to rest within each quarter: no ball hides another there.
const RESTS: [i32; 2] = [0, 50];

/// How the board is looked at, in degrees from how it is seen at first.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug)]
pub struct Look {
    /// Turned to the right.
    pub turn: i32,
    /// Seen from higher up.
    pub tilt: i32,
    /// Its levels side by side instead.
    pub flat: bool,
    /// With marks where a ball would complete a line.
    pub marked: bool,
}

impl Look {
    /// Turned on to the next place where it comes to rest.
    pub fn turned(self, right: bool) -> Look {
        let here = nearest_rest(self.turn);
        let is_quarter = here.rem_euclid(90) == 0;
        let far = if is_quarter == right { 50 } else { 40 };
        let turn = if right { here + far } else { here - far };
        Look { turn, ..self }
    }

    /// Tilted on to the next tilt, if there is one.
    pub fn tilted(self, up: bool) -> Look {
        let mut tilts = TILTS.into_iter();
        let next = match up {
            true => tilts.find(|tilt| *tilt > self.tilt),
            false => tilts.rfind(|tilt| *tilt < self.tilt),
        };
        Look {
            tilt: next.unwrap_or(self.tilt),
            ..self
        }
    }

    /// Led by a hand, so many degrees to the right and down; it is not tilted beyond the outer tilts.
    pub fn dragged(self, right: i32, down: i32) -> Look {
        let [low, .., high] = TILTS;
        Look {
            turn: self.turn + right,
            tilt: (self.tilt + down).clamp(low, high),
            ..self
        }
    }

    /// Where it comes to rest when the hand lets go.
    pub fn settled(self) -> Look {
        let nearest = TILTS
            .into_iter()
            .min_by_key(|tilt| tilt.abs_diff(self.tilt));
        Look {
            turn: nearest_rest(self.turn),
            tilt: nearest.unwrap_or_default(),
            ..self
        }
    }

    /// On the way to another look: `part` is 0 at its beginning, 1 at its end.
    pub fn towards(self, goal: Look, part: f64) -> Look {
        let between = |from: i32, to: i32| from + (f64::from(to - from) * part).round() as i32;
        Look {
            turn: between(self.turn, goal.turn),
            tilt: between(self.tilt, goal.tilt),
            ..goal
        }
    }

    /// Shows the levels side by side, or the board again.
    pub fn toggle_levels(&mut self) {
        self.flat = !self.flat;
    }

    /// Marks threats, or takes the marks away.
    pub fn toggle_threats(&mut self) {
        self.marked = !self.marked;
    }
}

/// The nearest place where a turn comes to rest.
fn nearest_rest(turn: i32) -> i32 {
    let quarter = 90 * turn.div_euclid(90);
    let rests = [quarter + 90, quarter + RESTS[0], quarter + RESTS[1]];
    let nearest = rests.into_iter().min_by_key(|rest| rest.abs_diff(turn));
    nearest.unwrap_or(quarter)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn at(turn: i32, tilt: i32) -> Look {
        Look {
            turn,
            tilt,
            ..Look::default()
        }
    }

    #[test]
    fn a_turn_comes_to_rest_however_far_it_went() {
        for turn in -2_000..2_000 {
            let resting = at(turn, 0).settled().turn;
            assert!((resting - turn).abs() <= 25, "{turn} rests at {resting}");
            for right in [false, true] {
                let next = at(turn, 0).turned(right).turn;
                assert_eq!(next > resting, right, "{turn}");
                assert!((40..=50).contains(&(next - resting).abs()), "{turn}");
            }
        }
    }

    #[test]
    fn tilts_end_at_the_outer_ones() {
        assert_eq!(at(0, 0).tilted(true).tilt, 11);
        assert_eq!(at(0, 11).tilted(true).tilt, 11);
        assert_eq!(at(0, 11).tilted(false).tilt, 0);
        assert_eq!(at(0, -9).tilted(false).tilt, -9);
        assert_eq!(at(0, 0).dragged(12, 40), at(12, 11));
        assert_eq!(at(0, 0).dragged(-5, -40), at(-5, -9));
        assert_eq!(at(71, 6).settled(), at(90, 11));
        assert_eq!(at(69, 5).settled(), at(50, 0));
    }

    #[test]
    fn a_swing_ends_where_it_leads() {
        let goal = Look {
            flat: true,
            ..at(-50, 11)
        };
        assert_eq!(at(0, 0).towards(goal, 1.0), goal);
        assert_eq!(at(0, 0).towards(goal, 0.0).turn, 0);
        assert_eq!(at(0, 0).towards(goal, 0.5).turn, -25);
    }
}
