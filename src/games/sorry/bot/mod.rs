//! The computer at Sorry!
//!
//! It looks one move ahead: at the pawns after each play, at what may be hit before it acts again, and at what its next card is likely to
//! bring. That is near the ceiling: a play shifts the chance to win by a few points in a hundred, and cards do the rest. It sees neither the
//! order of the pile nor the hands of others.

mod evaluation;
mod next_card;
pub mod reasons;
#[cfg(test)]
mod tests;

use super::cards::KINDS;
use super::rules::{Move, Sorry};
use super::track::Side;
use crate::ai::{Found, Insight, Limits, WON};
use crate::game::rng::{self, Rng};
use crate::game::seat::PerSeat;
use crate::game::{Game, Turn};
use crate::table::Level;

/// How well a level plays.
#[derive(Clone, Copy)]
struct Skill {
    /// The largest error in judging a play, in steps.
    noise: f32,
    /// Does it see what may be hit, and what the next cards may bring?
    foresees: bool,
}

/// Easy errs so much that it plays nearly anything, Medium prefers the better plays, Hard nearly always finds them and looks ahead; Expert
/// makes no errors.
const SKILLS: [Skill; 4] = [
    skill(240.0, false),
    skill(70.0, false),
    skill(30.0, true),
    skill(0.0, true),
];
/// Weight of the next player's card: as often as not, it will not be played as expected.
const REPLY_WEIGHT: f32 = 0.5;
/// What a card is worth in hand, in steps, by its kind: those that bring a pawn out most.
const CARD_IN_HAND: [f32; KINDS] = [9.0, 12.0, 0.0, 6.0, 0.0, 3.0, 0.0, 3.0, 3.0, 0.0, 12.0];
/// The score of a play that wins.
const WIN_SCORE: f32 = 10_000.0;

const fn skill(noise: f32, foresees: bool) -> Skill {
    Skill { noise, foresees }
}

impl Insight for Sorry {
    const HIDDEN: bool = true;
    const CHANCE: bool = true;
    const OWN: bool = true;

    fn worth(&self) -> PerSeat<f32> {
        let odds = self.odds();
        // Never as much as a game that is won.
        PerSeat::new(self.seats(), |seat| {
            odds[self.side(seat) as usize].min(WON - 0.01)
        })
    }

    fn own_search(
        &self,
        level: Level,
        rng: &mut Rng,
        limits: &mut Limits,
        seen: &mut dyn FnMut(Found<Move>),
    ) -> bool {
        self.choose(SKILLS[level as usize], rng, limits).map(seen);
        true
    }
}

impl Sorry {
    /// The move that a player of this skill finds best.
    fn choose(&self, skill: Skill, rng: &mut Rng, limits: &mut Limits) -> Option<Found<Move>> {
        let (me, seat) = (self.to_act, self.actor());
        let odds = self.odds();
        let mut best: Option<(f32, Found<Move>)> = None;
        for m in self.moves() {
            let mut after = *self;
            after.apply(m);
            // The sum of two random numbers, so that large errors are rare; never quite 0, so that the choice among equal plays differs
            // from match to match.
            let error = (skill.noise + 0.01) * (random_unit(rng) + random_unit(rng) - 1.0);
            let (score, worth) = match after.turn() {
                Turn::Over(outcome) => {
                    let worth = after.reward(&outcome)[seat];
                    (WIN_SCORE * (worth - 0.5), worth)
                }
                // The round is won, and the next one begins.
                _ if after.points(me) > self.points(me) => (WIN_SCORE, after.worth()[seat]),
                _ => {
                    let score = after.score_for(me, &odds, skill.foresees);
                    (score + error, after.worth()[seat])
                }
            };
            if best.is_none_or(|(other, _)| score > other) {
                let found = Found {
                    m,
                    worth,
                    margin: None,
                    depth: 1,
                };
                best = Some((score, found));
            }
            if limits.spend(1) {
                break;
            }
        }
        best.map(|(_, found)| found)
    }

    /// How good this position is for the colour that has just played, in steps.
    fn score_for(&self, me: Side, odds: &[f32; 4], foresees: bool) -> f32 {
        let mut score = self.lead(me, odds);
        for (held, value) in self.hand(me).iter().zip(CARD_IN_HAND) {
            score += f32::from(*held) * value;
        }
        if foresees {
            score += self.own_next_card(me, odds) - self.risk(me);
            if !self.options.hand && !self.together(me, self.to_act) {
                score += REPLY_WEIGHT * self.opponents_next_card(me, odds);
            }
        }
        score
    }
}

/// A number from 0 to just below 1.
fn random_unit(rng: &mut Rng) -> f32 {
    rng::pick(rng, 1 << 24) as f32 / (1 << 24) as f32
}
