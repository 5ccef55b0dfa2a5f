//! What lies on the table and what a hand has begun: the rules of touching, without a page.

use super::face::{Eyes, Face};
use super::scene::Scene;
use super::words::Message;
use crate::game::Turn;

/// What a hand wants of the match.
#[derive(Clone, PartialEq, Debug)]
pub enum Act<M> {
    /// Make this move.
    Play(M),
    /// Let chance decide.
    Draw,
    /// Nothing: this is why not.
    Refused(Message),
    /// End the animation at once: the hand is faster.
    Hurry,
}

/// What lies on the table and what a hand has begun.
#[derive(Clone, Debug)]
pub struct Shown<G: Face> {
    /// The position shown.
    pub position: G,
    /// Where its pieces lie, perhaps on their way.
    pub scene: Scene<G::Spot>,
    /// The spots of the last move.
    pub last: Vec<G::Spot>,
    /// The spots of a move that is pointed out.
    pub hint: Vec<G::Spot>,
    /// Who is looking.
    pub eyes: Eyes,
    /// May somebody at this screen act now?
    pub live: bool,
    /// Wait for a second tap before a move is made?
    pub confirm: bool,
    /// The spots touched so far.
    pub touched: Vec<G::Spot>,
    /// The spot that has the focus, or had it last.
    pub focus: Option<G::Spot>,
    /// The spots that may be touched next; renewed whenever anything above changes.
    pub open: Vec<G::Spot>,
}

impl<G: Face> Shown<G> {
    /// A position as it lies there; nobody may touch it yet.
    pub fn new(position: G, scene: Scene<G::Spot>) -> Shown<G> {
        Shown {
            position,
            scene,
            last: Vec::new(),
            hint: Vec::new(),
            eyes: Eyes::Everybody,
            live: false,
            confirm: false,
            touched: Vec::new(),
            focus: None,
            open: Vec::new(),
        }
    }

    /// The spots that may be touched after these.
    pub fn open_after(&self, touched: &[G::Spot]) -> Vec<G::Spot> {
        let mut open = Vec::new();
        match self.position.turn() {
            Turn::Over(_) => (),
            Turn::Chance(_) => open.extend(self.position.deck()),
            Turn::Seat(_) => {
                for m in self.position.moves() {
                    let path = self.position.path(m);
                    if path.starts_with(touched)
                        && path.len() > touched.len()
                        && !open.contains(&path[touched.len()])
                    {
                        open.push(path[touched.len()]);
                    }
                }
            }
        }
        open
    }

    /// The move that is chosen, once all of its spots are touched.
    pub fn completed(&self) -> Option<G::Move> {
        if self.touched.is_empty() {
            return None;
        }
        self.position
            .moves()
            .into_iter()
            .find(|m| self.position.path(*m) == self.touched)
    }

    /// Takes a touch; tells what comes of it.
    pub fn touch(&mut self, spot: G::Spot) -> Option<Act<G::Move>> {
        let refused =
            |shown: &Self| Some(Act::Refused(shown.position.why_not(&shown.touched, spot)));
        let first = self.open_after(&[]);
        if !self.live {
            return refused(self);
        }
        if matches!(self.position.turn(), Turn::Chance(_)) {
            return if first.contains(&spot) {
                Some(Act::Draw)
            } else {
                refused(self)
            };
        }
        if self.open_after(&self.touched).contains(&spot) {
            self.touched.push(spot);
        } else if self.touched.last() == Some(&spot) {
            // The second tap on the last spot: yes, if all is chosen, and never mind otherwise.
            let m = self.completed();
            self.touched.clear();
            return m.map(Act::Play);
        } else if !self.touched.is_empty() && first.contains(&spot) {
            self.touched = vec![spot];
        } else {
            let why = refused(self);
            self.touched.clear();
            return why;
        }
        let m = self.completed().filter(|_| !self.confirm)?;
        self.touched.clear();
        Some(Act::Play(m))
    }
}

impl<G: Face> Shown<G> {
    /// The one spot that Tab leads to; arrows lead on from there.
    pub fn tab_stop(&self) -> Option<G::Spot> {
        self.focus
            .or(self.open.first().copied())
            .or_else(|| self.position.spots().first().copied())
    }

    /// The next spot that may be touched, in reading order, round and round.
    pub fn next_open(&self, backwards: bool) -> Option<G::Spot> {
        let mut spots = self.position.spots();
        if backwards {
            spots.reverse();
        }
        let after = spots
            .iter()
            .position(|spot| Some(*spot) == self.focus)
            .map_or(0, |i| i + 1);
        let (before, rest) = spots.split_at(after.min(spots.len()));
        rest.iter()
            .chain(before)
            .copied()
            .find(|spot| self.open.contains(spot))
    }
}
