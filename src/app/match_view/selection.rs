//! What a touch means: the rules of choosing, without a page.

use super::paths::Paths;
use crate::game::Turn;
use crate::games::ui::GameUi;

/// The spots touched so far.
pub struct Selection<G: GameUi> {
    /// In the order they were touched.
    pub touched: Vec<G::Spot>,
}

/// What a hand wants of the match.
#[derive(Clone, PartialEq, Debug)]
pub enum BoardAction<G: GameUi> {
    /// Make this move.
    Play(G::Move),
    /// Let chance decide.
    Draw,
    /// Nothing: this is why not.
    Refuse(G::Message),
    /// End the animation at once: the hand is faster.
    Hurry,
    /// Show the result again.
    ShowResult,
}

/// What decides about a touch besides what was chosen before.
pub struct Touchable<'a, G: GameUi> {
    /// The position shown.
    pub position: &'a G,
    /// Its moves.
    pub paths: &'a Paths<G>,
    /// May somebody at this screen act now?
    pub live: bool,
    /// Does a move wait for a second tap?
    pub waits: bool,
}

impl<G: GameUi> Clone for Selection<G> {
    fn clone(&self) -> Self {
        Selection {
            touched: self.touched.clone(),
        }
    }
}

impl<G: GameUi> Default for Selection<G> {
    fn default() -> Self {
        Selection {
            touched: Vec::new(),
        }
    }
}

impl<G: GameUi> Selection<G> {
    fn refuse(&self, on: &Touchable<G>, spot: G::Spot) -> Option<BoardAction<G>> {
        let why = on.position.explain_refusal(&self.touched, spot);
        Some(BoardAction::Refuse(why))
    }

    /// Takes a touch; tells what comes of it, if anything.
    pub fn touch(&mut self, spot: G::Spot, on: &Touchable<G>) -> Option<BoardAction<G>> {
        if !on.live {
            return self.refuse(on, spot);
        }
        let is_first = on.paths.next(&[]).contains(&spot);
        if matches!(on.position.turn(), Turn::Chance(_)) {
            return if is_first {
                Some(BoardAction::Draw)
            } else {
                self.refuse(on, spot)
            };
        }
        if on.paths.next(&self.touched).contains(&spot) {
            self.touched.push(spot);
        } else if self.touched.last() == Some(&spot) {
            // The second tap on the last spot: yes, if all is chosen, and never mind otherwise.
            let chosen = on.paths.completed(&self.touched);
            self.touched.clear();
            return chosen.map(BoardAction::Play);
        } else if !self.touched.is_empty() && is_first {
            let begun = std::mem::replace(&mut self.touched, vec![spot]);
            // A place of the board that is not marked now plays nothing: what was begun is given up, and why is told.
            let at_once = on.paths.completed(&self.touched).is_some() && !on.waits;
            if at_once && !G::is_button(spot) {
                self.touched = begun;
                let why = self.refuse(on, spot);
                self.touched.clear();
                return why;
            }
        } else {
            let why = self.refuse(on, spot);
            self.touched.clear();
            return why;
        }
        let chosen = on.paths.completed(&self.touched).filter(|_| !on.waits)?;
        self.touched.clear();
        Some(BoardAction::Play(chosen))
    }
}
