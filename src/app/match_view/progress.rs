//! How a match on the screen gets from one move to the next, and back.

use super::controller::{Changed, MatchController};
use super::frame_state::FrameState;
use super::selection::Selection;
use crate::app::browser::clock;
use crate::app::route::Route;
use crate::game::seat::Seat;
use crate::games::ui::GameUi;
use crate::table::{Record, Table, When};
use gloo_timers::callback::Timeout;
use leptos::prelude::*;

/// How long the last position stands before the result comes over it, in milliseconds.
const REST: u32 = 900;

impl<G: GameUi> MatchController<G> {
    /// Makes a move, and shows the way.
    pub fn play(&self, m: G::Move) {
        if self.change_table(|table, when| table.play(m, when).is_ok()) {
            self.show_new_move();
        }
    }

    /// Lets chance decide, and shows the way.
    pub fn draw(&self) {
        if self.change_table(|table, when| table.draw(when).is_some()) {
            self.show_new_move();
        }
    }

    fn show_new_move(&self) {
        self.toasts.dismiss();
        self.travel(self.total());
    }

    /// Makes a move of the list, if somebody may act.
    pub fn choose(&self, m: G::Move) {
        self.hurry();
        if self.board.live.get_untracked() {
            self.play(m);
        }
    }

    /// Changes the table without a way to show: undo, redo, or an end by hand.
    fn jump<R: Changed>(&self, change: impl FnOnce(&mut Table<G>, When) -> R) {
        if self.change_table(change) {
            self.toasts.dismiss();
            self.arrive(self.total());
        }
    }

    /// Undoes the last move.
    pub fn undo(&self) {
        self.jump(|table, _| table.undo());
    }

    /// Makes it again.
    pub fn redo(&self) {
        self.jump(|table, when| table.redo(when.now));
    }

    /// Takes a turn back.
    pub fn take_back(&self) {
        let seat = self.frame.with_untracked(|frame| frame.can_take_back);
        if let Some(seat) = seat {
            self.jump(|table, _| table.take_back(seat));
        }
    }

    /// A seat gives up.
    pub fn resign(&self, seat: Seat) {
        self.jump(|table, when| table.resign(seat, when.now));
    }

    /// Ends it without a result.
    pub fn abandon(&self) {
        self.jump(|table, when| table.abandon(when.now));
    }

    pub(super) fn agree(&self) {
        self.jump(|table, when| {
            table.agree(when.now);
            G::AGREED_DRAW
        });
    }

    fn total(&self) -> usize {
        self.table.with_untracked(|t| t.moves().len())
    }

    /// Shows the position after so many moves; the next one travels there.
    pub fn show(&self, number: usize) {
        self.hurry();
        let number = number.min(self.total());
        if number == self.shown.get_untracked() + 1 {
            self.travel(number);
        } else {
            self.arrive(number);
        }
    }

    /// The pieces are where they belong: shows everything else that follows.
    pub(super) fn arrive(&self, number: usize) {
        let pieces = self.table.with_untracked(|table| {
            self.history
                .try_update_value(|history| history.at(table, number))
        });
        if let Some(pieces) = pieces {
            self.board.pieces.set(pieces);
        }
        self.moving.set(false);
        self.shown.set(number);
        self.board.selection.set(Selection::default());
        self.board.hint.set(Vec::new());
        self.board.values.set(Vec::new());
        self.since.set_value(clock::milliseconds());
        self.announce_arrival();
        self.pursue();
        if !self.is_replay && self.frame.with_untracked(FrameState::is_over) {
            self.show_result_soon();
        }
    }

    fn announce_arrival(&self) {
        let (last, highlight, actor) = self
            .frame
            .with_untracked(|frame| (frame.last.clone(), frame.highlight.clone(), frame.actor()));
        let said = [last, highlight].into_iter().flatten();
        let said = said.map(|phrase| untrack(|| self.board.say(phrase)));
        let said: Vec<String> = said.chain(self.announce_thinking(actor)).collect();
        self.toasts.announce(said.join(" "));
    }

    fn show_result_soon(&self) {
        let (id, route) = (self.id, self.route);
        let rest = match untrack(|| self.settings.pace()) {
            Some(_) => REST,
            None => 0,
        };
        // Whoever has gone elsewhere meanwhile stays there.
        let show = move || {
            if route.try_get_untracked() == Some(Route::Match(id)) {
                Route::Result(id).open();
            }
        };
        Timeout::new(rest, show).forget();
    }

    /// The whole match.
    pub fn record(&self) -> Record {
        self.table.with_untracked(Table::record)
    }
}
