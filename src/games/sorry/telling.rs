//! What Sorry! says: what to do now, what a move leads to, and why a spot cannot be chosen; moves in words are in `saying.rs`.

use super::cards::{Card, KINDS};
use super::plays::{Act, Part, Walk};
use super::spots::{FORWARD, SWAP, card_of, place};
use super::track::{HOME, Place, SAFETY, START, Side, on_ring};
use super::words::words;
use super::{Move, Sorry, Stage};
use crate::game::seat::Seat;
use crate::game::{Game as _, Turn};
use crate::old::face::Spot;
use crate::old::words::{Message, Text};

const DRAWN: [Text; KINDS] = {
    let w = words();
    [
        w.drawn_1,
        w.drawn_2,
        w.drawn_3,
        w.drawn_4,
        w.drawn_5,
        w.drawn_7,
        w.drawn_8,
        w.drawn_10,
        w.drawn_11,
        w.drawn_12,
        w.drawn_sorry,
    ]
};
const FACES: [Text; KINDS] = {
    let w = words();
    [
        w.face_1,
        w.face_2,
        w.face_3,
        w.face_4,
        w.face_5,
        w.face_7,
        w.face_8,
        w.face_10,
        w.face_11,
        w.face_12,
        w.face_sorry,
    ]
};
const NAMED: [Text; KINDS] = {
    let w = words();
    [
        w.named_1,
        w.named_2,
        w.named_3,
        w.named_4,
        w.named_5,
        w.named_7,
        w.named_8,
        w.named_10,
        w.named_11,
        w.named_12,
        w.named_sorry,
    ]
};

/// What stands on a card, line by line.
pub(super) fn printed(card: Card) -> &'static str {
    FACES[usize::from(card.0)].get()
}

impl Card {
    /// What stands on it in large letters.
    pub(super) fn large(self) -> &'static str {
        match self {
            Card::SORRY => words().name.get(),
            _ => self.name(),
        }
    }
}

/// A card, as one speaks of it.
pub(super) fn named(card: Card) -> Text {
    NAMED[usize::from(card.0)]
}

/// So many cards of a kind in a hand.
pub(super) fn in_hand(card: Card, n: u8) -> Message {
    let told = Message::new(words().card_spot).with("card", named(card));
    told.with("n", n)
}

/// A colour in words.
pub(super) fn colour(side: Side) -> Text {
    let w = words();
    [w.colour_red, w.colour_blue, w.colour_yellow, w.colour_green][side as usize]
}

/// A place in words.
pub(super) fn told(place: Place) -> Message {
    let w = words();
    match place {
        START => w.place_start.into(),
        HOME => w.place_home.into(),
        _ if on_ring(place) => Message::new(w.place_square).with("n", place as u8),
        _ => Message::new(w.place_safety).with("n", (place - SAFETY + 1) as u8),
    }
}

impl Sorry {
    /// All moves whose way begins so.
    fn begun(&self, touched: &[Spot]) -> Vec<Move> {
        let mut moves = Vec::new();
        if matches!(self.turn(), Turn::Seat(_)) {
            for m in self.moves() {
                if self.touches(m).starts_with(touched) {
                    moves.push(m);
                }
            }
        }
        moves
    }

    /// How many pawns, or cards, may be chosen next.
    fn choosable(&self, touched: &[Spot]) -> usize {
        let (mut seen, mut count) = (Vec::new(), 0);
        for m in self.begun(touched) {
            let path = self.touches(m);
            let Some(next) = path.get(touched.len()) else {
                continue;
            };
            let Some((side, at)) = place(*next) else {
                count += usize::from(card_of(*next).is_some() && !seen.contains(next));
                seen.push(*next);
                continue;
            };
            if !seen.contains(next) {
                seen.push(*next);
                count += match side {
                    Some(side) if at == START => self.pawns().count(side, START),
                    _ => 1,
                };
            }
        }
        count
    }

    /// What is touched besides the card of a hand.
    fn beyond_card<'a>(&self, touched: &'a [Spot]) -> &'a [Spot] {
        &touched[touched.len().min(usize::from(self.options().hand))..]
    }

    /// What to do now.
    pub(super) fn what_to_do(&self, touched: &[Spot]) -> Message {
        let w = words();
        match self.stage() {
            Stage::Over => return w.over.into(),
            Stage::Draw => return w.draw.into(),
            Stage::Deal | Stage::Refill(_) => return w.drawing.into(),
            Stage::Play(_) => {}
        }
        let begun = self.begun(touched);
        let n = self.choosable(touched);
        let steps = self.beyond_card(touched);
        match (steps, self.card()) {
            ([], Some(card)) => self.choose_pawn(card, n, &begun),
            ([], None) => match (touched.first().and_then(|spot| card_of(*spot)), &begun[..]) {
                (Some(card), [Move::Discard(_)]) => {
                    Message::new(w.put_down).with("card", named(card))
                }
                (Some(card), _) => Message::new(w.card_chosen)
                    .with("card", named(card))
                    .with("n", n),
                (None, _) if !begun.iter().any(|m| matches!(m, Move::Play(..))) => {
                    w.nothing_in_hand.into()
                }
                (None, _) => Message::new(w.choose_card).with("n", n),
            },
            _ => self.aim(steps, &begun),
        }
    }

    fn choose_pawn(&self, card: Card, n: usize, begun: &[Move]) -> Message {
        let w = words();
        let drawn = DRAWN[usize::from(card.0)];
        let text = match begun {
            [Move::Pass] => {
                return Message::new(w.nothing)
                    .with("card", drawn)
                    .with("why", self.useless(card));
            }
            _ if begun.contains(&Move::Pass) => w.may_keep,
            _ => w.choose,
        };
        Message::new(text).with("card", drawn).with("n", n)
    }

    /// A pawn is chosen: where it may go.
    fn aim(&self, steps: &[Spot], begun: &[Move]) -> Message {
        let w = words();
        if let [Move::Play(_, act)] = begun {
            let parts = self.parts(*act);
            let what = parts.last().map(|last| self.leads(last, &parts));
            let text = match act {
                Act::Split(_, second) if steps.len() > 1 => {
                    Message::new(w.split_last).with("left", second.steps as u8)
                }
                _ => Message::new(w.aim_one),
            };
            return text.with("what", what.unwrap_or_else(|| w.over.into()));
        }
        match begun.first() {
            Some(Move::Play(_, Act::Split(first, second))) if steps.len() == 2 => {
                Message::new(w.split_next)
                    .with("n", first.steps as u8)
                    .with("left", second.steps as u8)
            }
            Some(Move::Play(_, Act::Go(walk))) if steps.len() == 2 => {
                let whom = walk.to().and_then(|to| self.pawns().on(to));
                let whom = self.player(whom.unwrap_or(walk.side));
                Message::new(w.ask_eleven).with("whom", whom)
            }
            Some(Move::Play(_, Act::Swap(_, _, to))) if steps.len() == 2 => {
                let whom = self.pawns().on(*to).unwrap_or(self.to_act());
                Message::new(w.ask_eleven).with("whom", self.player(whom))
            }
            _ => w.aim.into(),
        }
    }

    /// Where a part of a play leads, and what all of it does besides.
    fn leads(&self, last: &Part, parts: &[Part]) -> Message {
        let w = words();
        let text = if last.to == HOME {
            w.leads_home
        } else {
            w.leads
        };
        Message::new(text)
            .with("place", told(last.to))
            .with("then", self.then(parts))
    }

    /// What follows from a play: slides, pawns sent back.
    pub(super) fn then(&self, parts: &[Part]) -> Message {
        let w = words();
        let mut then = Message::from("");
        let chain = |then: Message, more: Message| {
            Message::new(w.chain).with("what", then).with("then", more)
        };
        let (mut hits, mut whom) = (0, Seat::ONE);
        for part in parts {
            if let Some(end) = part.trail.slid {
                let slides = Message::new(w.slides_to).with("place", told(end));
                then = chain(then, slides);
            }
            for hit in part.hits() {
                hits += 1;
                whom = self.player(hit.side);
            }
        }
        match hits {
            0 => then,
            1 => chain(then, Message::new(w.sends).with("whom", whom)),
            _ => chain(then, Message::new(w.sends_more).with("n", hits)),
        }
    }

    /// What touching a spot next would lead to.
    pub(super) fn tell_ahead(&self, touched: &[Spot], next: Spot) -> Option<Message> {
        if touched.last() == Some(&next) {
            return None;
        }
        let mut path = touched.to_vec();
        path.push(next);
        let steps = self.beyond_card(&path).len();
        for m in self.begun(&path) {
            let Move::Play(_, act) = m else { continue };
            let parts = match act {
                _ if steps < 2 || steps == 3 && next != FORWARD && next != SWAP => continue,
                Act::Split(first, _) if steps == 2 => self.parts(Act::Go(first)),
                _ => self.parts(act),
            };
            let part = match act {
                Act::Swap(..) => parts.first()?,
                _ => parts.last()?,
            };
            return Some(self.leads(part, &parts));
        }
        None
    }

    /// Why a card allows nothing at all.
    fn useless(&self, card: Card) -> Text {
        let w = words();
        let own = self.pawns().of(self.to_act());
        let waiting = own.contains(&START);
        let all_waiting = own.iter().all(|at| *at == START || *at == HOME);
        if card == Card::SORRY {
            if waiting { w.no_target } else { w.no_start }
        } else if all_waiting && waiting && !card.starts() {
            w.in_start
        } else {
            let on_way = own.iter().find(|at| **at != START && **at != HOME);
            let steps = card.forward().or(card.backward().map(|n| -n));
            match (on_way, steps) {
                (Some(from), Some(steps)) => self.stuck(self.to_act(), *from, steps),
                _ => w.not_this_card,
            }
        }
    }

    /// Why a pawn cannot go so far.
    fn stuck(&self, side: Side, from: Place, steps: i8) -> Text {
        let w = words();
        let walk = Walk { side, from, steps };
        match walk.to() {
            None => w.beyond,
            Some(to) if self.pawns().count(side, to) > 0 => w.own_in_the_way,
            Some(_) => w.not_this_card,
        }
    }

    /// Why a spot cannot be chosen.
    pub(super) fn tell_why_not(&self, touched: &[Spot], spot: Spot) -> Message {
        let w = words();
        match self.stage() {
            Stage::Over => return w.over.into(),
            Stage::Draw | Stage::Deal | Stage::Refill(_) => return w.draw_first.into(),
            Stage::Play(_) => {}
        }
        let Some((_, at)) = place(spot) else {
            return match card_of(spot) {
                Some(_) => w.not_this_card.into(),
                // Piles and buttons: what is to be done instead.
                None => self.what_to_do(&[]),
            };
        };
        let steps = self.beyond_card(touched);
        if !steps.len().is_multiple_of(2) {
            return Message::new(w.no_way_there).with("place", told(at));
        }
        let owner = self.owner(spot);
        let own = owner.filter(|side| self.reach(self.to_act()).is_own(*side));
        let Some(side) = own else {
            return match owner {
                Some(other) => Message::new(w.not_your_pawn).with("whom", self.player(other)),
                None => Message::new(w.nobody_here).with("place", told(at)),
            };
        };
        let card = self
            .card()
            .or(touched.first().and_then(|spot| card_of(*spot)));
        let Some(card) = card else {
            return Message::new(w.choose_card).with("n", self.choosable(&[]));
        };
        match at {
            HOME => w.arrived,
            START if card == Card::SORRY => w.no_target,
            START if card.starts() => w.own_in_the_way,
            START => w.in_start,
            _ if card == Card::SORRY => w.no_start,
            _ => match card.forward().or(card.backward().map(|n| -n)) {
                Some(steps) => self.stuck(side, at, steps),
                None => w.not_this_card,
            },
        }
        .into()
    }
}
