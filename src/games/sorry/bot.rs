//! The computer at Sorry!
//!
//! It looks at what each play makes of all pawns, at what may happen to its own before it acts again, and at what its next card is
//! likely to do. That is near the ceiling: a play shifts the chance to win by a few points in a hundred, and cards do the rest. It sees
//! neither the order of the pile nor the hands of others.

use super::cards::{Card, KINDS};
use super::rules::{Move, Sorry, Stage};
use super::track::Side;
use crate::ai::{Found, Insight, Limits, WON};
use crate::game::{Game, Turn};
use crate::rng::{self, Rng};
use crate::seat::PerSeat;
use crate::table::Level;

/// How well a level plays.
#[derive(Clone, Copy)]
struct Skill {
    /// Misjudges each play by up to so many steps.
    noise: f32,
    /// Sees what may be hit, and what the next cards may do?
    foresees: bool,
}

/// Easy takes what it likes, Medium the better plays mostly, Hard nearly always, and it looks ahead; Expert the best.
const SKILLS: [Skill; 4] = [
    skill(240.0, false),
    skill(70.0, false),
    skill(30.0, true),
    skill(0.0, true),
];
/// What the next one's card counts: it is as likely as not that plans change before.
const REPLY: f32 = 0.5;
/// What the best play of the hand's other cards counts: the next turn may come too late for it.
const FOLLOWS: f32 = 0.7;
/// What a card is worth in hand, in steps, by its kind: those that bring a pawn out most.
const KEPT: [f32; KINDS] = [9.0, 12.0, 0.0, 6.0, 0.0, 3.0, 0.0, 3.0, 3.0, 0.0, 12.0];
/// A play that wins.
const BEST: f32 = 10_000.0;

const fn skill(noise: f32, foresees: bool) -> Skill {
    Skill { noise, foresees }
}

impl Insight for Sorry {
    const HIDDEN: bool = true;
    const CHANCE: bool = true;
    const OWN: bool = true;

    fn worth(&self) -> PerSeat<f32> {
        let odds = self.odds();
        let seats = self.options.colours.count() as u8;
        // Never as much as a game that is won.
        PerSeat::new(seats, |seat| odds[self.side(seat) as usize].min(WON - 0.01))
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
    /// The play that a player of this skill likes best.
    fn choose(&self, skill: Skill, rng: &mut Rng, limits: &mut Limits) -> Option<Found<Move>> {
        let (me, seat) = (self.to_act, self.actor());
        let odds = self.odds();
        let mut best: Option<(f32, Found<Move>)> = None;
        for m in self.moves() {
            let mut after = *self;
            after.apply(m);
            // A sum of two, so that great errors are rare; and a hair more or less, so that equal plays differ from match to match.
            let error = (skill.noise + 0.01) * (unit(rng) + unit(rng) - 1.0);
            let (score, worth) = match after.turn() {
                Turn::Over(outcome) => {
                    let worth = after.reward(&outcome)[seat];
                    (BEST * (worth - 0.5), worth)
                }
                // The round is won, and the next one begins.
                _ if after.points(me) > self.points(me) => (BEST, after.worth()[seat]),
                _ => {
                    let score = after.judged(me, &odds, skill.foresees);
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

    /// How much better a colour stands than its opponents: those who are likely to win count more.
    fn lead(&self, me: Side, odds: &[f32; 4]) -> f32 {
        let (mut lead, mut all) = (0.0, 0.0);
        for side in self.sides().filter(|side| !self.together(me, *side)) {
            lead -= odds[side as usize] * self.standing(side) as f32;
            all += odds[side as usize];
        }
        lead / all + self.standing(me) as f32
    }

    /// How good a position is that a play of this colour led to.
    fn judged(&self, me: Side, odds: &[f32; 4], foresees: bool) -> f32 {
        let mut score = self.lead(me, odds);
        for (held, kept) in self.hand(me).iter().zip(KEPT) {
            score += f32::from(*held) * kept;
        }
        if foresees {
            score += self.promise(me, odds) - self.risk(me);
            if !self.options.hand && !self.together(me, self.to_act) {
                score += REPLY * self.reply(me, odds);
            }
        }
        score
    }

    /// What the next one's card is likely to bring this colour, if it is played for the best of whoever draws it.
    fn reply(&self, me: Side, odds: &[f32; 4]) -> f32 {
        let (mut mean, mut all) = (0.0, 0.0);
        for (kind, count) in self.pile().into_iter().enumerate() {
            let gain = self.gain([self.to_act, me], Card(kind as u8), odds);
            mean += f32::from(count) * gain;
            all += f32::from(count);
        }
        mean / all
    }

    /// What a colour's next card is likely to bring: in the mean, if it is drawn; or the best of its hand.
    fn promise(&self, me: Side, odds: &[f32; 4]) -> f32 {
        let hand = self.options.hand;
        let cards = if hand { *self.hand(me) } else { self.pile() };
        let (mut mean, mut best, mut all) = (0.0, 0.0, 0.0);
        for card in Card::all() {
            let count = f32::from(cards[usize::from(card.0)]);
            if count > 0.0 {
                let gain = self.gain([me, me], card, odds);
                mean += count * gain;
                all += count;
                best = gain.max(best);
            }
        }
        match self.stage {
            _ if !hand => mean / all,
            // Another card is played at once.
            Stage::Refill(true) => best,
            _ => FOLLOWS * best,
        }
    }

    /// What a card brings one colour, if another plays it for its own best.
    fn gain(&self, [mover, me]: [Side; 2], card: Card, odds: &[f32; 4]) -> f32 {
        let mut best = None;
        let mut declines = true;
        for act in self.reach(mover).plays(&self.pawns, card) {
            let mut after = *self;
            act.make(&mut after.pawns);
            let lead = after.lead(mover, odds);
            if best.is_none_or(|(other, _)| lead > other) {
                best = Some((lead, after));
            }
            declines &= act.is_swap();
        }
        match best {
            Some((lead, after)) if !declines || lead > self.lead(mover, odds) => {
                after.lead(me, odds) - self.lead(me, odds)
            }
            _ => 0.0,
        }
    }
}

/// A number from 0 to just below 1.
fn unit(rng: &mut Rng) -> f32 {
    rng::pick(rng, 1 << 24) as f32 / (1 << 24) as f32
}
