//! What the computer tells people at the table: a hint, and what each move leads to.

use super::matches::Deed;
use super::shown::Label;
use super::sitting::Sitting;
use super::thinking::Job;
use super::words::{Message, words};
use crate::game::seat::Seat;

impl Sitting {
    /// Asks for a hint.
    pub fn ask_hint(&self) {
        self.hurry();
        if self.touch.peek(|shown| shown.live) && !self.mind.look(|mind| mind.hint.is_some()) {
            let number = self.state().look(|s| s.shown);
            self.change(|b| b.wants_hint = Some(number));
            self.pursue();
        }
    }

    pub(super) fn give_hint(&self, seat: Seat, at: usize, number: usize) {
        self.change(|b| b.wants_hint = None);
        if self.act(Deed::Hint(seat)) {
            let (path, told, why) = self.touch.peek(|shown| {
                let told = shown.position.listed(shown.eyes).swap_remove(number).words;
                let path = shown.position.paths().swap_remove(number);
                (path, told, shown.position.reason(number))
            });
            self.touch.change(|shown| shown.hint = path);
            let mut told = Message::new(words().hint_told).with("move", told);
            if let Some(why) = why {
                let reasoned = Message::new(words().hint_why).with("hint", told);
                told = reasoned.with("why", why);
            }
            self.house.announce(self.touch.words(&told));
            self.change(|b| b.hint = Some((at, told)));
        }
        self.pursue();
    }

    /// Shows what each move leads to, or shows it no more.
    pub fn flip_values(&self) {
        self.change(|b| {
            b.wants_values = !b.wants_values;
            b.valued = None;
        });
        self.touch.change(|shown| shown.labels.clear());
        self.pursue();
    }

    /// What a move leads to has become known. Who sees it at the table has had a hint.
    pub(super) fn value(&self, chosen: &str, margin: i32) {
        let Some(Job::Values(seat, at)) = self.brain.look(|b| b.job) else {
            return;
        };
        let Some(number) = self.numbered(chosen) else {
            return;
        };
        let fresh = self.brain.look(|b| b.counted) != Some(at);
        if let Some(seat) = seat.filter(|_| fresh) {
            self.change(|b| b.counted = Some(at));
            self.act(Deed::Hint(seat));
        }
        self.touch.change(|shown| {
            let Some(spot) = shown.position.paths().swap_remove(number).pop() else {
                return;
            };
            shown.labels.retain(|label| label.spot != spot);
            shown.labels.push(Label {
                spot,
                margin,
                best: false,
            });
        });
    }
}
