//! Every spot and every move of Sorry! in words, what speaks for a move, and what it brings.

use super::cards::Card;
use super::plays::{Act, Part, Walk};
use super::reasons::Reason;
use super::spots::place;
use super::telling::{colour, named, told};
use super::track::{HOME, Place, START, Side};
use super::words::words;
use super::{Move, Sorry};
use crate::game::{Game as _, Turn};
use crate::old::face::{Spot, Viewer};
use crate::old::words::Message;

impl Sorry {
    /// Whose pawn stands on a spot.
    pub(super) fn owner(&self, spot: Spot) -> Option<Side> {
        match place(spot)? {
            (None, square) => self.pawns().on(square),
            (Some(side), at) => (self.pawns().count(side, at) > 0).then_some(side),
        }
    }

    /// A spot with what is there.
    pub(super) fn describe(&self, here: Spot) -> Message {
        let w = words();
        let Some((side, at)) = place(here) else {
            return self.describe_card(here);
        };
        let owner = self.owner(here);
        let text = match (at, side, owner) {
            (START, ..) => w.start_spot,
            (HOME, ..) => w.home_spot,
            (_, None, None) => w.square_free,
            (_, None, Some(_)) => w.square_pawn,
            (_, Some(_), None) => w.zone_free,
            (_, Some(_), Some(_)) => w.zone_pawn,
        };
        let shown = owner.or(side).unwrap_or(Side::Red);
        Message::new(text)
            .with("place", told(at))
            .with("who", self.player(shown))
            .with("colour", colour(shown))
            .with("n", self.pawns().count(shown, at))
    }

    /// A move in words, before it is made.
    pub(super) fn tell(&self, m: Move, eyes: Viewer) -> Message {
        let w = words();
        let who = self.player(self.to_act());
        let sees = self.seen_hand(eyes) == Some(self.to_act());
        let (text, card) = match m {
            Move::Draw(_) if self.options().hand && !sees => (w.draws_hidden, Card::TWO),
            Move::Draw(card) => (w.draws, card),
            Move::Discard(card) => (w.discards, card),
            Move::Pass => {
                let card = self.card().unwrap_or(Card::TWO);
                let keeps = self.moves().len() > 1;
                (if keeps { w.keeps } else { w.passes }, card)
            }
            Move::Play(card, act) => return self.tell_play(card, act).with("who", who),
        };
        Message::new(text)
            .with("who", who)
            .with("card", named(card))
    }

    fn tell_play(&self, card: Card, act: Act) -> Message {
        let w = words();
        let parts = self.parts(act);
        let whom = |square: Place| self.player(self.pawns().on(square).unwrap_or(self.to_act()));
        let part = |part: &Part| {
            Message::new(w.half)
                .with("from", told(part.from))
                .with("to", told(part.to))
                .with("then", self.then(std::slice::from_ref(part)))
        };
        let text = match act {
            Act::Out(_) => Message::new(w.plays_out),
            Act::Go(Walk { steps: ..0, .. }) => Message::new(w.plays_back),
            Act::Go(_) => Message::new(w.plays_forward),
            Act::Swap(.., to) => Message::new(w.plays_swap).with("whom", whom(to)),
            Act::Sorry(_, to) => Message::new(w.plays_sorry).with("whom", whom(to)),
            Act::Split(..) => {
                let [first, second] = &parts[..] else {
                    return w.over.into();
                };
                return Message::new(w.plays_split)
                    .with("first", part(first))
                    .with("second", part(second));
            }
        };
        let first = parts.first();
        text.with("card", named(card))
            .with("from", told(first.map_or(START, |part| part.from)))
            .with("to", told(first.map_or(START, |part| part.to)))
            .with("then", self.then(&parts))
    }

    /// What speaks for a move.
    pub(super) fn tell_reason(&self, m: Move) -> Message {
        let w = words();
        let (text, n) = match Sorry::reason(self, m) {
            Reason::Only => (w.why_only, 0),
            Reason::Wins => (w.why_wins, 0),
            Reason::Hits(1, side) => {
                return Message::new(w.why_hits).with("whom", self.player(side));
            }
            Reason::Hits(n, _) => (w.why_hits_more, n),
            Reason::Home => (w.why_home, 0),
            Reason::Out => (w.why_out, 0),
            Reason::Safety => (w.why_safety, 0),
            Reason::Shortens(n) => (w.why_shortens, n),
            Reason::Gains(n) => (w.why_gains, n),
            Reason::Escapes => (w.why_escapes, 0),
            Reason::Slides(n) => (w.why_slides, n),
            Reason::Nearer => (w.why_nearer, 0),
            Reason::Keeps => (w.why_keeps, 0),
            Reason::PutsDown => (w.why_puts_down, 0),
            Reason::LeastBad => (w.why_least_bad, 0),
        };
        Message::new(text).with("n", n)
    }

    /// What a move brings besides a change of turn.
    pub(super) fn tell_moment(&self, m: Move) -> Option<Message> {
        let w = words();
        let Move::Play(card, act) = m else {
            return None;
        };
        let parts = self.parts(act);
        let mut after = *self;
        after.apply(m);
        let who = self.player(self.to_act());
        let mut hits = Vec::new();
        for part in &parts {
            hits.extend(part.hits());
        }
        let text = if self
            .sides()
            .any(|side| after.points(side) > self.points(side))
            && !matches!(after.turn(), Turn::Over(_))
        {
            w.moment_round
        } else if let (Act::Sorry(..), Some(hit)) = (act, hits.first()) {
            return Some(Message::new(w.moment_sorry).with("whom", self.player(hit.side)));
        } else if let [hit] = hits[..] {
            let sent = Message::new(w.moment_sent).with("whom", self.player(hit.side));
            return Some(sent.with("who", who));
        } else if hits.len() > 1 {
            w.moment_many
        } else if parts.iter().any(|part| part.to == HOME) {
            w.moment_home
        } else if card == Card::TWO && matches!(after.turn(), Turn::Chance(_)) {
            w.moment_again
        } else {
            return None;
        };
        Some(Message::new(text).with("who", who).with("n", hits.len()))
    }
}
