//! Numbers of the position, followed for what lies around the board.
//!
//! Nearly everything there would have to look at the position after each move, and nearly nothing of it changes. So a few numbers are
//! followed each by one watch, and only if they differ from those before, whatever shows them is told.

use super::board::position;
use super::rules::{KingdomBuilder, LocationKind, Tile};
use crate::game::seat::Seat;
use crate::old::dom::El;
use crate::old::shown::Shown;
use crate::old::touch::Touch;
use crate::old::var::Var;

/// Some numbers that change together.
pub(super) type Facts = Var<Vec<u32>>;

/// Tells some numbers of what is shown.
type Tell = Box<dyn Fn(&Shown, &mut Vec<u32>)>;

/// Follows some numbers as long as an element is there.
pub(super) fn follow(
    touch: Touch,
    el: El,
    of: impl Fn(&Shown, &mut Vec<u32>) + 'static,
) -> (El, Facts) {
    following(touch, el, Box::new(of))
}

#[inline(never)]
fn following(touch: Touch, el: El, of: Tell) -> (El, Facts) {
    let facts = Var::new(Vec::new());
    let el = el.watch(move || {
        let mut now = Vec::new();
        touch.with(|shown| of(shown, &mut now));
        facts.renew(now);
    });
    (el, facts)
}

/// Children that are made anew when some numbers change.
pub(super) fn told(
    touch: Touch,
    el: El,
    of: impl Fn(&Shown, &mut Vec<u32>) + 'static,
    make: impl Fn(&[u32]) -> Vec<El> + 'static,
) -> El {
    let (el, facts) = follow(touch, el, of);
    el.live(move || facts.with(|facts| make(facts)))
}

/// One of the numbers.
pub(super) fn fact(facts: Facts, number: usize) -> u32 {
    facts.with(|facts| facts.get(number).copied().unwrap_or_default())
}

/// The tiles of one kind that a seat has.
#[derive(Clone, Copy)]
pub(super) struct Held {
    /// How many.
    pub count: u32,
    /// How the best of them stands.
    pub best: Tile,
}

const STATES: [Tile; 3] = [Tile::Ready, Tile::Fresh, Tile::Used];

impl Held {
    /// As a number; none is 0.
    fn number(self) -> u32 {
        let state = STATES.iter().position(|state| *state == self.best);
        self.count << 2 | state.unwrap_or_default() as u32
    }

    /// Reads it.
    pub(super) fn read(number: u32) -> Option<Held> {
        Some(Held {
            count: Some(number >> 2).filter(|count| *count > 0)?,
            best: *STATES.get((number & 3) as usize)?,
        })
    }
}

fn held(position: &KingdomBuilder, seat: Seat, kind: LocationKind) -> u32 {
    let mut found: Option<Held> = None;
    for (location, tile) in position.tiles(seat) {
        if location.kind == kind && tile.is_held() {
            let before = found.unwrap_or(Held {
                count: 0,
                best: tile,
            });
            found = Some(Held {
                count: before.count + 1,
                best: if tile == Tile::Ready {
                    tile
                } else {
                    before.best
                },
            });
        }
    }
    found.map_or(0, Held::number)
}

/// The tiles of a seat, kind by kind.
pub(super) fn all_held(shown: &Shown, seat: Seat, facts: &mut Vec<u32>) {
    let position = position(shown);
    for kind in position.location_kinds() {
        facts.push(held(position, seat, kind));
    }
}
