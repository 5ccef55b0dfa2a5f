//! What the computer goes by: what a place is worth, who can be hit there, and who is ahead. Counted in steps.

use super::cards::{Card, Cards};
use super::rules::Sorry;
use super::track::{Place, START, Side, backward, distance, forward, on_ring, slide};

/// What a pawn in Start is worth: less than a whole lap, since it waits for a card.
const WAITING: i32 = -70;
/// What a pawn is worth beyond the steps that it has to go: from so many steps on, the farthest first. On the exit and a little
/// beyond a four leads behind the entry, which saves most of a lap; in safety nobody can hit it, and at Home it is done.
const MORE: [(Place, i32); 5] = [(62, 20), (59, 10), (6, 0), (1, 10), (0, 16)];
/// What part of a pawn that one card may hit counts as lost: most hits that are possible are not the best play, and whoever has five
/// cards to choose from finds twice as many.
const RISK: [f32; 2] = [0.5, 1.0];

/// What a place is worth to a pawn of this colour.
pub(super) fn worth(side: Side, place: Place) -> i32 {
    if place == START {
        return WAITING;
    }
    let steps = distance(side, place);
    let more = MORE.iter().find(|(from, _)| steps >= *from);
    more.map_or(0, |(_, more)| *more) - i32::from(steps)
}

/// e to the so many hundredths, roughly: the library's would be a large part of the program.
fn power(hundredths: i32) -> f32 {
    let mut power = (1.0 + hundredths as f32 / 1_600.0).max(0.1);
    for _ in 0..4 {
        power *= power;
    }
    power
}

impl Sorry {
    /// How a colour stands, its partner included; a point is worth a step.
    pub(super) fn standing(&self, side: Side) -> i32 {
        let mut sum = self.points(side).into();
        for own in self.sides().filter(|own| self.together(side, *own)) {
            for place in self.pawns.of(own) {
                sum += worth(own, *place);
            }
        }
        sum
    }

    /// How likely each colour is to win, by their standings: a step more is a hundredth better odds.
    pub(super) fn odds(&self) -> [f32; 4] {
        let mut odds = [0.0; 4];
        let mut all = 0.0;
        for side in self.sides() {
            let own = power(self.standing(side) - self.standing(self.to_act));
            odds[side as usize] = own;
            all += own;
        }
        // Partners win together.
        let shared = if self.options.teams { 2.0 } else { 1.0 };
        odds.map(|own| shared * own / all)
    }

    /// Of each kind, how many lie in a pile or in hands that one colour, if it is one, does not see.
    pub(super) fn unseen(&self, pile: Cards, viewer: Option<Side>) -> Cards {
        let mut unseen = pile;
        for side in self.sides().filter(|side| Some(*side) != viewer) {
            for (all, held) in unseen.iter_mut().zip(self.hand(side)) {
                *all += held;
            }
        }
        unseen
    }

    /// How likely opponents of this colour are to be able to hit its pawn on a place with their next card, all together, in per cent.
    pub(super) fn danger(&self, own: Side, place: Place) -> i32 {
        if !on_ring(place) {
            return 0;
        }
        let unseen = self.unseen(self.pile(), Some(own));
        let all: i32 = unseen.iter().map(|n| i32::from(*n)).sum();
        let mut hits = 0;
        for side in self.sides().filter(|side| !self.together(own, *side)) {
            for card in Card::all() {
                let mut pawns = self.pawns.places(side);
                if pawns.any(|from| strikes(side, from, card, place)) {
                    hits += i32::from(unseen[usize::from(card.0)]);
                }
            }
        }
        100 * hits / all.max(1)
    }

    /// What a colour and its partner stand to lose before they act again.
    pub(super) fn risk(&self, side: Side) -> f32 {
        let mut risk = 0;
        for own in self.sides().filter(|own| self.together(side, *own)) {
            for place in self.pawns.of(own) {
                risk += self.danger(own, *place) * (worth(own, *place) - WAITING);
            }
        }
        RISK[usize::from(self.options.hand)] * risk as f32 / 100.0
    }
}

/// Can a pawn hit another with a card, alone?
fn strikes(side: Side, from: Place, card: Card, place: Place) -> bool {
    let lands = |to: Option<Place>| {
        to.is_some_and(|to| to <= place && place <= slide(side, to).unwrap_or(to))
    };
    if from == START {
        return card == Card::SORRY || card.starts() && place == side.exit();
    }
    let ahead = card.forward().and_then(|steps| forward(side, from, steps));
    let back = card
        .backward()
        .and_then(|steps| backward(side, from, steps));
    lands(ahead) || lands(back)
}
