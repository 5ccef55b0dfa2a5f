//! What views read of a match on the screen. All of it is watched.

use super::dom::El;
use super::face::{Part, View};
use super::matches::{Listed, State};
use super::sitting::Sitting;
use super::thinking::Mind;
use super::var::Var;
use super::words::{Message, Text, words};
use crate::game::Turn;
use crate::game::seat::Seat;
use crate::storage::Form;
use crate::table::Record;

/// A list of more moves than this is told by their first touches.
const MANY: usize = 150;

/// What can be chosen from the list of moves.
#[derive(Clone)]
pub enum Choice {
    /// The move of this number.
    Move(usize),
    /// To touch the spot of this name, with which several begin.
    Spot(String),
}

impl Sitting {
    /// What the frame shows.
    pub fn state(&self) -> Var<State> {
        self.state
    }

    /// What the computer does.
    pub fn mind(&self) -> Var<Mind> {
        self.mind
    }

    /// May somebody ask for a hint now?
    pub fn may_be_hinted(&self) -> bool {
        let known = self.mind.with(|mind| mind.seeks || mind.hint.is_some());
        !known
            && self
                .touch
                .with(|shown| shown.live && matches!(shown.position.turn(), Turn::Seat(_)))
    }

    /// From where the board is seen.
    pub fn view(&self) -> Var<View> {
        self.touch.view()
    }

    /// What to do now, or what the spot under the pointer would lead to.
    pub fn prompt(&self) -> Message {
        let pointed = self.touch.pointed();
        self.touch.with(|shown| {
            let ahead = pointed
                .or(shown.touched.last().copied())
                .filter(|_| shown.live);
            let ahead = ahead.and_then(|spot| shown.position.foretell(&shown.touched, spot));
            // A hint was asked for; a pointer may just lie there.
            let hint = self.mind.with(|mind| mind.hint.clone());
            let hint = hint.filter(|_| shown.touched.is_empty());
            let prompt = || shown.position.prompt(&shown.touched);
            hint.or(ahead).unwrap_or_else(prompt)
        })
    }

    /// The board.
    pub fn board(&self) -> El {
        let position = self.touch.peek(|shown| shown.position.clone());
        position.board(self.touch)
    }

    /// Buttons that change how it is looked at.
    pub fn controls(&self) -> Option<El> {
        let position = self.touch.peek(|shown| shown.position.clone());
        position.controls(self.touch)
    }

    /// All moves that may be made now. Where they are very many, those that begin with the same touch are one choice, until it is made.
    pub fn moves(&self) -> Vec<(Choice, Listed)> {
        self.touch.with(|shown| {
            let mut moves = Vec::new();
            if !shown.live || !matches!(shown.position.turn(), Turn::Seat(_)) {
                return moves;
            }
            let listed = shown.position.listed(shown.eyes);
            if listed.len() <= MANY {
                let numbered = listed.into_iter().enumerate();
                return numbered.map(|(i, m)| (Choice::Move(i), m)).collect();
            }
            let (paths, begun) = (shown.position.paths(), &shown.touched);
            let mut before = None;
            for (number, m) in listed.into_iter().enumerate() {
                let path = &paths[number];
                if !path.starts_with(begun) {
                    continue;
                }
                let next = path.get(begun.len()).copied();
                let (Some(spot), true) = (next, path.len() > begun.len() + 1) else {
                    moves.push((Choice::Move(number), m));
                    continue;
                };
                // Moves of one touch follow each other.
                if before != next {
                    let name = shown.position.spot_name(spot);
                    let mut path = begun.clone();
                    path.push(spot);
                    let choice = Listed {
                        notation: name.clone(),
                        words: shown.position.prompt(&path),
                    };
                    moves.push((Choice::Spot(name), choice));
                }
                before = next;
            }
            moves
        })
    }

    /// Has somebody begun to choose?
    pub fn is_begun(&self) -> bool {
        self.touch.with(|shown| !shown.touched.is_empty())
    }

    /// Spots beside the board that may be touched now, by name.
    pub fn buttons(&self) -> Vec<(String, Message)> {
        self.touch.with(|shown| {
            let mut buttons = Vec::new();
            for (spot, words) in shown.position.buttons(&shown.touched) {
                if shown.open.contains(&spot) {
                    let words = match shown.label(spot) {
                        Some(label) => label.beside(words),
                        None => words,
                    };
                    buttons.push((shown.position.spot_name(spot), words));
                }
            }
            buttons
        })
    }

    /// Touches a spot by its name.
    pub fn touch(&self, spot: &str) {
        if let Some(spot) = self.touch.find(spot) {
            self.touch.on(spot);
        }
    }

    /// Every move so far.
    pub fn past(&self) -> Vec<Listed> {
        self.state.watch();
        self.table.look(|t| {
            let mut past = Vec::new();
            for i in 0..t.total() {
                past.push(t.told(i));
            }
            past
        })
    }

    /// The position as text.
    pub fn text(&self) -> String {
        self.touch.with(|shown| shown.position.text(shown.eyes))
    }

    /// The parts of the score.
    pub fn tally(&self) -> Vec<Part> {
        self.touch.with(|shown| shown.position.tally())
    }

    /// Why it is over.
    pub fn ending(&self) -> Option<Message> {
        self.touch.with(|shown| shown.position.ending())
    }

    /// The whole match.
    pub fn record(&self) -> Record {
        self.table.look(|t| t.record(Form::Written))
    }

    /// What the button says that makes the move that waits, if one does.
    pub fn pending(&self) -> Option<Text> {
        let go = self.boxed.go;
        let waits = self
            .touch
            .with(|shown| shown.completed().is_some() || go.is_some() && shown.only().is_some());
        waits.then(|| go.unwrap_or(words().play_it))
    }

    /// Is something chosen that could be forgotten?
    pub fn may_cancel(&self) -> bool {
        self.boxed.go.is_some() && self.touch.with(|shown| !shown.touched.is_empty())
            || self.touch.with(|shown| shown.completed().is_some())
    }

    /// Does a person at this screen decide for this seat?
    pub fn is_person(&self, seat: Seat) -> bool {
        self.state.watch();
        self.table.look(|t| t.is_person(seat))
    }

    /// What lies before a seat.
    pub fn holds(&self, seat: Seat) -> Option<El> {
        let position = self.touch.peek(|shown| shown.position.clone());
        let person = self.table.look(|t| t.is_person(seat));
        position.holds(self.touch, seat, person)
    }

    /// What lies beside the board.
    pub fn beside(&self) -> Option<El> {
        let position = self.touch.peek(|shown| shown.position.clone());
        position.beside(self.touch)
    }
}
