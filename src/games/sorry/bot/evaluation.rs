//! The evaluation: what a place is worth, how each colour stands, and which pawns are in danger. All of it is counted in steps.

use crate::games::sorry::cards::Card;
use crate::games::sorry::rules::Sorry;
use crate::games::sorry::track::{Place, START, Side, backward, distance, forward, on_ring, slide};

/// The value of a pawn in Start: less than that of one with a whole lap to go, since it waits for a card.
const VALUE_IN_START: i32 = -70;
/// What a pawn is worth beyond the steps that it has to go, from this many steps on; the first entry that fits counts. On the exit and a
/// little beyond, a four leads behind the entry, which saves most of a lap; in safety nobody can hit it, and at Home it has arrived.
const BONUS: [(Place, i32); 5] = [(62, 20), (59, 10), (6, 0), (1, 10), (0, 16)];
/// What part of a pawn that one card may hit counts as lost, without hands and with: most hits that are possible are not the best play,
/// and whoever has five cards to choose from finds twice as many.
const RISK_WEIGHT: [f32; 2] = [0.5, 1.0];

impl Sorry {
    /// The value of a colour's pawns, its partner's included, and of its points: a point is worth a step.
    pub(super) fn standing(&self, side: Side) -> i32 {
        let team = self.sides().filter(|own| self.together(side, *own));
        let pawns = team.flat_map(|own| self.pawns.of(own).map(|place| value(own, place)));
        i32::from(self.points(side)) + pawns.sum::<i32>()
    }

    /// How likely each colour is to win, by their standings: a step more is a hundredth better odds.
    pub(super) fn odds(&self) -> [f32; 4] {
        let mut odds = [0.0; 4];
        let mut all = 0.0;
        for side in self.sides() {
            let own = exp_hundredths(self.standing(side) - self.standing(self.to_act));
            odds[side as usize] = own;
            all += own;
        }
        // Partners win together.
        let shared = if self.options.teams { 2.0 } else { 1.0 };
        odds.map(|own| shared * own / all)
    }

    /// How much better a colour stands than its opponents: those who are likely to win count more.
    pub(super) fn lead(&self, me: Side, odds: &[f32; 4]) -> f32 {
        let (mut lead, mut all) = (0.0, 0.0);
        for side in self.sides().filter(|side| !self.together(me, *side)) {
            lead -= odds[side as usize] * self.standing(side) as f32;
            all += odds[side as usize];
        }
        lead / all + self.standing(me) as f32
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
                if pawns.any(|from| can_hit(side, from, card, place)) {
                    hits += i32::from(unseen[card.index()]);
                }
            }
        }
        100 * hits / all.max(1)
    }

    /// What a colour and its partner stand to lose before they act again.
    pub(super) fn risk(&self, side: Side) -> f32 {
        let team = self.sides().filter(|own| self.together(side, *own));
        let loss = |own: Side, place: Place| {
            self.danger(own, place) * (value(own, place) - VALUE_IN_START)
        };
        let losses = team.flat_map(|own| self.pawns.of(own).map(|place| loss(own, place)));
        RISK_WEIGHT[usize::from(self.options.hand)] * losses.sum::<i32>() as f32 / 100.0
    }
}

/// What a place is worth to a pawn of this colour.
fn value(side: Side, place: Place) -> i32 {
    if place == START {
        return VALUE_IN_START;
    }
    let steps = distance(side, place);
    let bonus = BONUS.iter().find(|(from, _)| steps >= *from);
    bonus.map_or(0, |(_, bonus)| *bonus) - i32::from(steps)
}

/// Roughly e to the power of so many hundredths, as (1 + x/16)^16: products come out the same on every platform, and the same bot must
/// choose the same moves everywhere.
fn exp_hundredths(hundredths: i32) -> f32 {
    let mut power = (1.0 + hundredths as f32 / 1_600.0).max(0.1);
    for _ in 0..4 {
        power *= power;
    }
    power
}

/// Can a pawn hit another on a place with a card, by itself?
fn can_hit(side: Side, from: Place, card: Card, place: Place) -> bool {
    let passes = |to: Option<Place>| {
        to.is_some_and(|to| to <= place && place <= slide(side, to).unwrap_or(to))
    };
    if from == START {
        return card == Card::SORRY || card.starts() && place == side.exit();
    }
    let ahead = card.forward().and_then(|steps| forward(side, from, steps));
    let back = card
        .backward()
        .and_then(|steps| backward(side, from, steps));
    passes(ahead) || passes(back)
}
