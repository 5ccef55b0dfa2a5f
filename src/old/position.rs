//! A position with its game's type taken away, so that whatever all boards share is written and compiled once.

use super::dom::El;
use super::face::{Direction, Entry, Face, Part, Spot, View, Viewer};
use super::matches::Listed;
use super::touch::Touch;
use super::words::Message;
use crate::game::seat::Seat;
use crate::game::{Game, Turn};
use std::any::Any;
use std::rc::Rc;

/// What the page asks of a position, whatever the game: `Face` without its moves, which go by their number in the rules' list.
#[allow(missing_docs)]
pub trait Position: Any {
    /// A copy to keep.
    fn copy(&self) -> Rc<dyn Position>;
    /// How each of the moves is touched, in the order of the rules.
    fn paths(&self) -> Vec<Vec<Spot>>;
    /// Is there but one move, that nobody has to confirm?
    fn is_forced(&self) -> bool;
    /// Each of the moves in notation and in words.
    fn listed(&self, eyes: Viewer) -> Vec<Listed>;
    /// What speaks for the move of this number.
    fn reason(&self, number: usize) -> Option<Message>;
    /// All of it as text.
    fn notation(&self) -> String;
    /// Why it is over, if it is.
    fn ending(&self) -> Option<Message>;

    // As in `Game` and `Face`.
    fn turn(&self) -> Turn;
    fn score(&self, seat: Seat) -> Option<i32>;
    fn spot_name(&self, spot: Spot) -> String;
    fn deck(&self) -> Option<Spot>;
    fn spots(&self) -> Vec<Spot>;
    fn opens(&self, touched: &[Spot]) -> Option<Vec<Spot>>;
    fn neighbour(&self, spot: Spot, way: Direction, view: View) -> Option<Spot>;
    fn buttons(&self, touched: &[Spot]) -> Vec<(Spot, Message)>;
    fn entry(&self) -> Option<Entry>;
    fn key(&self, key: &str) -> Option<Spot>;
    fn pieces(&self) -> Vec<(Spot, u8)>;
    fn is_secret(&self) -> bool;
    fn prompt(&self, touched: &[Spot]) -> Message;
    fn foretell(&self, touched: &[Spot], spot: Spot) -> Option<Message>;
    fn why_not(&self, touched: &[Spot], spot: Spot) -> Message;
    fn note(&self, seat: Seat) -> Option<Message>;
    fn tally(&self) -> Vec<Part>;
    fn text(&self, eyes: Viewer) -> String;
    fn controls(&self, touch: Touch) -> Option<El>;
    fn beside(&self, touch: Touch) -> Option<El>;
    fn lies_beside(&self, spot: Spot) -> bool;
    fn holds(&self, touch: Touch, seat: Seat, person: bool) -> Option<El>;
    fn board(&self, touch: Touch) -> El;
    fn two_taps(&self) -> bool;
}

impl<G: Face> Position for G {
    fn copy(&self) -> Rc<dyn Position> {
        Rc::new(self.clone())
    }

    fn notation(&self) -> String {
        self.to_string()
    }

    fn paths(&self) -> Vec<Vec<Spot>> {
        let mut paths = Vec::new();
        for m in self.moves() {
            paths.push(self.path(m));
        }
        paths
    }

    fn is_forced(&self) -> bool {
        matches!(self.moves()[..], [m] if !self.confirms(m))
    }

    fn listed(&self, eyes: Viewer) -> Vec<Listed> {
        let mut listed = Vec::new();
        for m in self.moves() {
            listed.push(Listed {
                notation: self.written(m, eyes),
                words: self.say(m, eyes),
            });
        }
        listed
    }

    fn reason(&self, number: usize) -> Option<Message> {
        Face::reason(self, *self.moves().get(number)?)
    }

    fn ending(&self) -> Option<Message> {
        match Game::turn(self) {
            Turn::Over(outcome) => Some(Face::ending(self, &outcome)),
            _ => None,
        }
    }

    fn turn(&self) -> Turn {
        Game::turn(self)
    }

    fn score(&self, seat: Seat) -> Option<i32> {
        Game::score(self, seat)
    }

    fn spot_name(&self, spot: Spot) -> String {
        G::spot_name(spot)
    }

    fn deck(&self) -> Option<Spot> {
        Face::deck(self)
    }

    fn spots(&self) -> Vec<Spot> {
        Face::spots(self)
    }

    fn opens(&self, touched: &[Spot]) -> Option<Vec<Spot>> {
        Face::opens(self, touched)
    }

    fn neighbour(&self, spot: Spot, way: Direction, view: View) -> Option<Spot> {
        Face::neighbour(self, spot, way, view)
    }

    fn buttons(&self, touched: &[Spot]) -> Vec<(Spot, Message)> {
        Face::buttons(self, touched)
    }

    fn entry(&self) -> Option<Entry> {
        Face::entry(self)
    }

    fn key(&self, key: &str) -> Option<Spot> {
        Face::key(self, key)
    }

    fn pieces(&self) -> Vec<(Spot, u8)> {
        Face::pieces(self)
    }

    fn is_secret(&self) -> bool {
        Face::is_secret(self)
    }

    fn prompt(&self, touched: &[Spot]) -> Message {
        Face::prompt(self, touched)
    }

    fn foretell(&self, touched: &[Spot], spot: Spot) -> Option<Message> {
        Face::foretell(self, touched, spot)
    }

    fn why_not(&self, touched: &[Spot], spot: Spot) -> Message {
        Face::why_not(self, touched, spot)
    }

    fn note(&self, seat: Seat) -> Option<Message> {
        Face::note(self, seat)
    }

    fn tally(&self) -> Vec<Part> {
        Face::tally(self)
    }

    fn text(&self, eyes: Viewer) -> String {
        Face::text(self, eyes)
    }

    fn controls(&self, touch: Touch) -> Option<El> {
        G::controls(touch)
    }

    fn beside(&self, touch: Touch) -> Option<El> {
        G::beside(touch)
    }

    fn lies_beside(&self, spot: Spot) -> bool {
        G::lies_beside(spot)
    }

    fn holds(&self, touch: Touch, seat: Seat, person: bool) -> Option<El> {
        G::holds(touch, seat, person)
    }

    fn board(&self, touch: Touch) -> El {
        G::board(touch)
    }

    fn two_taps(&self) -> bool {
        G::TWO_TAPS
    }
}
