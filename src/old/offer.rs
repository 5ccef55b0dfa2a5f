//! A draw by agreement, in games that know it: the seat to act offers, before it acts and once in a turn; the other one answers.
//!
//! A person is asked in a dialog. The computer looks at the position for a moment and answers from what it sees.

use super::dom::{El, h};
use super::matches::Deed;
use super::panels::Panel;
use super::playing::Playing;
use super::sitting::Sitting;
use super::ui::{button, heading, icon_button};
use super::words::{Message, Text, words};
use crate::ai;
use crate::game::seat::Seat;

impl Sitting {
    /// Offers a draw: tells who has to answer, or why it cannot be offered now.
    pub fn offer_draw(&self) -> Result<Seat, Text> {
        self.hurry();
        let number = self.total();
        let live = self.touch.peek(|shown| shown.live);
        let (before, actor) = self.table.look(|t| {
            let actor = |number: usize| t.at(number).turn().actor();
            (number.checked_sub(1).and_then(actor), actor(number))
        });
        let seat = actor
            .filter(|_| live && before != actor)
            .ok_or(words().offer_early)?;
        if self.brain.look(|b| b.offered) == Some(number) {
            return Err(words().offer_once);
        }
        self.change(|b| {
            b.offered = Some(number);
            b.wants_answer = true;
        });
        // Asks the computer, if that is who sits there.
        self.pursue();
        Ok(seat.other())
    }

    /// The one who was asked has answered.
    pub fn answer_draw(&self, asked: Seat, yes: bool) {
        self.change(|b| b.wants_answer = false);
        let text = if yes {
            words().offer_taken
        } else {
            words().offer_declined
        };
        if yes {
            self.jump(Deed::Agree);
        } else {
            self.pursue();
        }
        let told = Message::new(text).with("who", asked);
        self.house.tell(self.touch.words(&told));
    }

    /// The computer has looked at the position for long enough.
    pub(super) fn answer_from_worth(&self, asked: Seat) {
        let played = self.total();
        let best = self.brain.look(|b| b.best.clone());
        self.answer_draw(
            asked,
            best.is_some_and(|best| ai::takes_draw(&best, played)),
        );
    }
}

/// The button in the menu of a match that two may agree to draw.
pub(super) fn offer(playing: Playing) -> Option<El> {
    let two = playing.seats().count() == 2;
    let act = move || match playing.sitting().offer_draw() {
        Ok(asked) if playing.sitting().level(asked).is_none() => {
            playing.panel().set(Some(Panel::Offer(asked)))
        }
        offered => {
            playing.panel().set(None);
            if let Err(why) = offered {
                playing.house().tell(why);
            }
        }
    };
    let may = two && playing.boxed().agreed_draw;
    may.then(|| icon_button("", "draw", words().offer, act))
}

/// Asks a person whether they take the draw.
pub(super) fn offered(playing: Playing, asked: Seat) -> Vec<El> {
    let question = Message::new(words().offer_ask)
        .with("who", asked.other())
        .with("whom", asked);
    let yes = button("primary", words().accept, move || {
        answer(playing, asked, true)
    });
    let no = button("", words().decline, move || answer(playing, asked, false));
    vec![
        heading("h2", playing.say(&question)),
        h("div.row").child(yes).child(no),
    ]
}

/// A person has answered; who only closes the question declines.
pub(super) fn answer(playing: Playing, asked: Seat, yes: bool) {
    playing.panel().set(None);
    playing.sitting().answer_draw(asked, yes);
}
