//! What lies on the table and what a hand has begun: the rules of touching, without a page.

use super::face::{Face, Spot, Viewer};
use super::position::Position;
use super::scene::Scene;
use super::words::{Message, words};
use crate::game::Turn;
use crate::table::Colour;
use crate::text;
use std::any::Any;
use std::rc::Rc;

/// What a hand wants of the match.
#[derive(Clone, PartialEq, Debug)]
pub enum Act {
    /// Make the move of this number in the rules' list.
    Play(usize),
    /// Let chance decide.
    Draw,
    /// Nothing: this is why not.
    Refused(Message),
    /// End the animation at once: the hand is faster.
    Hurry,
    /// Show the result again.
    Result,
}

/// Who sits at a table, in seat order.
#[derive(Clone, Default, Debug)]
pub struct People {
    /// Names.
    pub names: Vec<String>,
    /// Colours.
    pub colours: Vec<Colour>,
}

/// What lies on the table and what a hand has begun.
#[derive(Clone)]
pub struct Shown {
    /// The position shown.
    pub position: Rc<dyn Position>,
    /// Where its pieces lie, perhaps on their way.
    pub scene: Scene,
    /// The spots of the last move.
    pub last: Vec<Spot>,
    /// The spots of a move that is pointed out.
    pub hint: Vec<Spot>,
    /// What moves lead to, where it is known.
    pub labels: Vec<Label>,
    /// Who is looking.
    pub eyes: Viewer,
    /// May somebody at this screen act now?
    pub live: bool,
    /// Wait for a second tap before a move is made?
    pub confirm: bool,
    /// Is one tap of a finger enough, also where spots lie close together?
    pub one_tap: bool,
    /// Was the last thing to touch the board a finger?
    pub finger: bool,
    /// The spots touched so far.
    pub touched: Vec<Spot>,
    /// The spot that has the focus, or had it last.
    pub focus: Option<Spot>,
    /// The spots that may be touched next; renewed whenever anything above changes.
    pub open: Vec<Spot>,
}

/// What a move leads to if both play best, at the spot where the move is made.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Label {
    /// Where the move's path ends.
    pub spot: Spot,
    /// The final margin, for whoever moves.
    pub margin: i32,
    /// Does no move lead to more?
    pub best: bool,
}

impl Label {
    /// The margin with its sign: +8, 0, −4.
    pub fn signed(&self) -> String {
        let sign = match self.margin {
            1.. => "+",
            0 => "",
            _ => "−",
        };
        text::glued(&[sign, &text::told(i64::from(self.margin).abs())])
    }

    /// In words.
    pub fn words(&self) -> Message {
        let text = if self.best {
            words().leads_to_best
        } else {
            words().leads_to
        };
        Message::new(text).with("margin", self.signed())
    }

    /// What a button says that makes this move.
    pub fn beside(&self, what: Message) -> Message {
        let told = Message::new(words().what_leads).with("what", what);
        told.with("margin", self.signed())
    }

    /// All are known: marks those that lead to the most.
    pub fn mark_best(labels: &mut [Label]) {
        let most = labels.iter().map(|label| label.margin).max();
        for label in labels {
            label.best = Some(label.margin) == most;
        }
    }
}

impl Shown {
    /// The label at a spot.
    pub fn label(&self, spot: Spot) -> Option<Label> {
        self.labels.iter().find(|label| label.spot == spot).copied()
    }

    /// A position as it lies there; nobody may touch it yet.
    pub fn new(position: Rc<dyn Position>, scene: Scene) -> Shown {
        Shown {
            position,
            scene,
            last: Vec::new(),
            hint: Vec::new(),
            labels: Vec::new(),
            eyes: Viewer::Everybody,
            live: false,
            confirm: false,
            one_tap: false,
            finger: false,
            touched: Vec::new(),
            focus: None,
            open: Vec::new(),
        }
    }

    /// The position as its own game knows it.
    pub fn game<G: Face>(&self) -> &G {
        let position: &dyn Any = &*self.position;
        position
            .downcast_ref()
            .expect("a board shows positions of its own game")
    }

    /// The spots that may be touched after these.
    pub fn open_after(&self, touched: &[Spot]) -> Vec<Spot> {
        let mut open = Vec::new();
        match self.position.turn() {
            Turn::Over(_) => (),
            Turn::Chance(_) => open.extend(self.position.deck()),
            Turn::Seat(_) => {
                if let Some(open) = self.position.opens(touched) {
                    return open;
                }
                for path in self.position.paths() {
                    if path.starts_with(touched)
                        && let Some(next) = path.get(touched.len())
                        && !open.contains(next)
                    {
                        open.push(*next);
                    }
                }
            }
        }
        open
    }

    /// A path as lists of spots show it: what was chosen in each, where that is open, and else the first that is.
    pub fn entered(&self, chosen: &[Option<Spot>]) -> Vec<Spot> {
        let mut path = Vec::new();
        for wanted in chosen {
            let open = self.open_after(&path);
            let wanted = wanted.filter(|spot| open.contains(spot));
            path.extend(wanted.or(open.first().copied()));
        }
        path
    }

    /// The number of the move with this path.
    pub fn numbered(&self, path: &[Spot]) -> Option<usize> {
        let paths = self.position.paths();
        paths.iter().position(|other| *other == path)
    }

    /// The number of the move that is chosen, once all of its spots are touched.
    pub fn completed(&self) -> Option<usize> {
        let whole = !self.touched.is_empty() && self.open_after(&self.touched).is_empty();
        whole.then(|| self.numbered(&self.touched)).flatten()
    }

    /// The number of the only move that is left of what was chosen.
    pub fn only(&self) -> Option<usize> {
        if self.touched.is_empty() || !self.live {
            return None;
        }
        let paths = self.position.paths();
        let mut left = (0..paths.len()).filter(|i| paths[*i].starts_with(&self.touched));
        left.next().filter(|_| left.next().is_none())
    }

    /// Does a move wait for a second tap?
    fn waits(&self) -> bool {
        self.confirm || self.finger && !self.one_tap && self.position.two_taps()
    }

    fn refused(&self, spot: Spot) -> Option<Act> {
        let why = self.position.why_not(&self.touched, spot);
        Some(Act::Refused(why))
    }

    /// Takes a touch; tells what comes of it.
    pub fn touch(&mut self, spot: Spot) -> Option<Act> {
        if !self.live {
            return self.refused(spot);
        }
        let first = self.open_after(&[]).contains(&spot);
        if matches!(self.position.turn(), Turn::Chance(_)) {
            return if first {
                Some(Act::Draw)
            } else {
                self.refused(spot)
            };
        }
        if self.open_after(&self.touched).contains(&spot) {
            self.touched.push(spot);
        } else if self.touched.last() == Some(&spot) {
            // The second tap on the last spot: yes, if all is chosen, and never mind otherwise.
            let number = self.completed();
            self.touched.clear();
            return number.map(Act::Play);
        } else if !self.touched.is_empty() && first {
            let begun = std::mem::replace(&mut self.touched, vec![spot]);
            // A place of the board that is not marked now plays nothing: what was begun is given up, and why is told.
            let at_once = self.completed().is_some() && !self.waits();
            if at_once && !self.position.lies_beside(spot) {
                self.touched = begun;
                let why = self.refused(spot);
                self.touched.clear();
                return why;
            }
        } else {
            let why = self.refused(spot);
            self.touched.clear();
            return why;
        }
        let number = self.completed().filter(|_| !self.waits())?;
        self.touched.clear();
        Some(Act::Play(number))
    }

    /// The one spot that Tab leads to; arrows lead on from there.
    pub fn tab_stop(&self) -> Option<Spot> {
        self.focus
            .or(self.open.first().copied())
            .or_else(|| self.position.spots().first().copied())
    }

    /// The next spot that may be touched, in reading order, round and round.
    pub fn next_open(&self, backwards: bool) -> Option<Spot> {
        let spots = self.position.spots();
        let n = spots.len();
        let here = spots.iter().position(|spot| Some(*spot) == self.focus);
        for far in 1..=n {
            let i = match (here, backwards) {
                (Some(i), false) => (i + far) % n,
                (Some(i), true) => (i + n - far) % n,
                (None, false) => far - 1,
                (None, true) => n - far,
            };
            if self.open.contains(&spots[i]) {
                return Some(spots[i]);
            }
        }
        None
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_label_has_its_sign_and_the_best_ones_are_marked() {
        let mut labels = [3, 0, -4, 3].map(|margin| Label {
            spot: Spot(0),
            margin,
            best: false,
        });
        Label::mark_best(&mut labels);
        let told = labels.map(|label| (label.signed(), label.best));
        let expected = [("+3", true), ("0", false), ("−4", false), ("+3", true)];
        assert_eq!(told, expected.map(|(text, best)| (text.to_owned(), best)));
        assert_eq!(labels[2].words().plain(), "Leads to −4");
    }
}
