//! What the computer does for people at the table: hints, what each move leads to, and its answer to an offered draw.

use super::ai_player::Job;
use super::controller::MatchController;
use super::values::MoveValue;
use crate::app::i18n::Text;
use crate::game::Turn;
use crate::game::seat::Seat;
use crate::games::ui::{GameUi, Phrase};
use leptos::prelude::*;

impl<G: GameUi> MatchController<G> {
    /// Asks for a hint.
    pub fn ask_hint(&self) {
        self.hurry();
        let known = self.ai.state.with_untracked(|state| state.hint.is_some());
        if self.board.live.get_untracked() && !known {
            let number = self.frame.with_untracked(|frame| frame.shown);
            self.ai.change(|mind| mind.wants_hint = Some(number));
            self.pursue();
        }
    }

    pub(super) fn give_hint(&self, seat: Seat, at: usize, m: G::Move) {
        self.ai.change(|mind| mind.wants_hint = None);
        if self.change_table(|table, _| table.hint(seat)) {
            let viewer = self.board.viewer.get_untracked();
            let (path, what, why) = self
                .board
                .position
                .with_untracked(|g| (g.path(m), g.describe_move(m, viewer), g.reason(m)));
            self.board.hint.set(path);
            let hint = Text::HintTold { what: what.into() };
            let hint: Phrase = match why {
                Some(why) => Text::HintWhy {
                    hint: Box::new(hint.into()),
                    why: Box::new(why.into()),
                }
                .into(),
                None => hint.into(),
            };
            self.toasts
                .announce(untrack(|| self.board.say(hint.clone())));
            self.ai.change(|mind| mind.hint = Some((at, hint)));
        }
        self.pursue();
    }

    /// May somebody ask for a hint now? Tracked.
    pub fn may_ask_hint(&self) -> bool {
        let known = self
            .ai
            .state
            .with(|state| state.seeks_hint || state.hint.is_some());
        let choosing = self.frame.with(|frame| matches!(frame.turn, Turn::Seat(_)));
        !known && choosing && self.board.live.get()
    }

    /// Shows what each move leads to, or shows it no more.
    pub fn toggle_values(&self) {
        self.ai.change(|mind| {
            mind.wants_values = !mind.wants_values;
            mind.valued = None;
        });
        self.board.values.set(Vec::new());
        self.pursue();
    }

    /// What a move leads to has become known. Who sees it at the table has had a hint.
    pub(super) fn show_value(&self, chosen: &str, margin: i32) {
        let Some(Job::Values(seat, at)) = self.ai.job() else {
            return;
        };
        let Ok(m) = chosen.parse::<G::Move>() else {
            return;
        };
        let fresh = self.ai.mind.with_value(|mind| mind.counted) != Some(at);
        if let Some(seat) = seat.filter(|_| fresh) {
            self.ai.change(|mind| mind.counted = Some(at));
            self.change_table(|table, _| table.hint(seat));
        }
        let path = self.board.position.with_untracked(|g| g.path(m));
        if let Some(spot) = path.last().copied() {
            self.board.values.update(|values| {
                values.retain(|value| value.spot != spot);
                values.push(MoveValue {
                    spot,
                    margin,
                    best: false,
                });
            });
        }
    }

    /// Offers a draw: tells who has to answer, or why it cannot be offered now.
    pub fn offer_draw(&self) -> Result<Seat, Phrase> {
        self.hurry();
        let live = self.board.live.get_untracked();
        let (number, before, actor) = self.table.with_untracked(|t| {
            let number = t.moves().len();
            let before = number.checked_sub(1).and_then(|i| t.actor(i));
            (number, before, t.actor(number))
        });
        let seat = actor
            .filter(|_| live && before != actor)
            .ok_or(Text::OfferEarly)?;
        if self.ai.mind.with_value(|mind| mind.draw_offered) == Some(number) {
            return Err(Text::OfferOnce.into());
        }
        self.ai.change(|mind| {
            mind.draw_offered = Some(number);
            mind.answer_due = true;
        });
        // Asks the computer, if that is who sits there.
        self.pursue();
        Ok(seat.other())
    }

    /// The one who was asked has answered.
    pub fn answer_draw(&self, asked: Seat, yes: bool) {
        self.ai.change(|mind| mind.answer_due = false);
        let who = asked.into();
        let answer = if yes {
            self.agree();
            Text::OfferTaken { who }
        } else {
            self.pursue();
            Text::OfferDeclined { who }
        };
        let text = untrack(|| self.board.say(answer));
        self.toasts.show_text(text);
    }
}
