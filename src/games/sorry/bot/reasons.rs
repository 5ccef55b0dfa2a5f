//! Why a play is a good one: what a hint says.

use crate::game::Game;
use crate::games::sorry::plays::{Act, Part};
use crate::games::sorry::rules::{Move, Sorry};
use crate::games::sorry::track::{HOME, SAFETY, Side, distance};

/// The least decrease of danger that is mentioned, in per cent: more than the odds of one kind of card, which are about nine.
const NOTABLE_DANGER: i32 = 10;

/// The main reason for a move.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Reason {
    /// It is the only one.
    Only,
    /// It brings the last pawn Home.
    Wins,
    /// It sends this many pawns of opponents back, the first of this colour.
    Hits(u8, Side),
    /// It brings a pawn Home.
    Home,
    /// It brings a pawn out of Start.
    Out,
    /// It brings a pawn into safety.
    Safety,
    /// It goes backward, which saves this many steps to Home.
    Shortens(u8),
    /// It changes places, which is worth this many steps.
    Gains(u8),
    /// It gets a pawn away from where it might be hit.
    Escapes,
    /// It slides, which gains this many steps.
    Slides(u8),
    /// It comes nearer to Home.
    Nearer,
    /// No swap, for it would help the opponent more.
    Keeps,
    /// The other cards are of more use.
    PutsDown,
    /// Every other play is worse.
    LeastBad,
}

impl Sorry {
    /// The main reason for a move of whoever acts.
    pub fn reason(&self, m: Move) -> Reason {
        if self.moves().len() < 2 {
            return Reason::Only;
        }
        let act = match m {
            Move::Play(_, act) => act,
            Move::Discard(_) => return Reason::PutsDown,
            _ => return Reason::Keeps,
        };
        let mut after = *self;
        let parts = act.make(&mut after.pawns).unwrap_or_default();
        if after.all_home(self.to_act) {
            return Reason::Wins;
        }
        let hits = || {
            let all = parts.iter().flat_map(Part::hits);
            all.filter(|hit| !self.together(hit.side, self.to_act))
        };
        if let Some(first) = hits().next() {
            return Reason::Hits(hits().count() as u8, first.side);
        }
        // Of a swap only the first part moves a pawn of the mover.
        let own = if act.is_swap() { &parts[..1] } else { &parts };
        let ends = || own.iter().map(|part| part.trail.slid.unwrap_or(part.to));
        if ends().any(|place| place == HOME) {
            return Reason::Home;
        }
        if let Act::Out(_) | Act::Sorry(..) = act {
            return Reason::Out;
        }
        if own
            .iter()
            .any(|part| part.from < SAFETY && part.to >= SAFETY)
        {
            return Reason::Safety;
        }
        let gain = |side: Side| after.standing(side) - self.standing(side);
        if let (Act::Swap(..), [own, other]) = (act, &parts[..]) {
            return match gain(own.side) - gain(other.side) {
                gained @ 1.. => Reason::Gains(gained.min(255) as u8),
                _ => Reason::LeastBad,
            };
        }
        let nearer = own.iter().zip(ends()).map(|(part, end)| {
            i32::from(distance(part.side, part.from)) - i32::from(distance(part.side, end))
        });
        let nearer: i32 = nearer.sum();
        if matches!(act, Act::Go(walk) if walk.steps < 0) && nearer > 0 {
            return Reason::Shortens(nearer as u8);
        }
        let mut moved = own.iter().zip(ends());
        if moved.any(|(part, end)| {
            self.danger(part.side, part.from) >= after.danger(part.side, end) + NOTABLE_DANGER
        }) {
            return Reason::Escapes;
        }
        let slid = |part: &Part| part.trail.slid.map_or(0, |end| end - part.to);
        match own.iter().map(slid).sum::<i8>() {
            0 if nearer > 0 => Reason::Nearer,
            0 => Reason::LeastBad,
            slid => Reason::Slides(slid as u8),
        }
    }
}
