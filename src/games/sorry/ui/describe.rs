//! Every spot and every move of Sorry! as a message, what speaks for a move, and what it brings.

use super::Spot;
use super::message::{Message, PlaceKind, Slide};
use crate::game::seat::Seat;
use crate::game::{Game as _, Turn};
use crate::games::sorry::plays::{Act, Part, Walk};
use crate::games::sorry::reasons::Reason;
use crate::games::sorry::track::{HOME, START, Side};
use crate::games::sorry::{Card, Move, Sorry};
use crate::games::ui::Phrase;

/// What follows from landing: where the pawn slides to, and whom it sends back.
struct Consequence {
    slide: Slide,
    hits: usize,
    /// Whose pawn it was, if it was one.
    hit: Seat,
}

impl Sorry {
    /// Who plays a colour; seat 1 for a colour that nobody plays, whose pawns never move.
    pub(in crate::games::sorry) fn player(&self, side: Side) -> Seat {
        self.seat(side).unwrap_or(Seat::ONE)
    }

    /// Whose pawn stands on a spot.
    pub(super) fn pawn_on(&self, spot: Spot) -> Option<Side> {
        match spot.place()? {
            (None, square) => self.pawns().on(square),
            (Some(side), place) => (self.pawns().count(side, place) > 0).then_some(side),
        }
    }

    /// A place of pawns or a pile, with what is there.
    pub(super) fn describe_spot(&self, spot: Spot) -> Option<Message> {
        let owner = self.pawn_on(spot);
        let number = |place| PlaceKind::of(place).1;
        Some(match spot {
            Spot::Square(place) => match owner {
                None => Message::SquareFree { n: number(place) },
                Some(colour) => Message::SquarePawn {
                    n: number(place),
                    who: self.player(colour),
                    colour,
                },
            },
            Spot::Safety(colour, place) => match owner {
                None => Message::SafetyFree {
                    colour,
                    n: number(place),
                },
                Some(_) => Message::SafetyPawn {
                    colour,
                    n: number(place),
                    who: self.player(colour),
                },
            },
            Spot::Start(colour) => Message::StartSpot {
                colour,
                n: self.pawns().count(colour, START),
            },
            Spot::Home(colour) => Message::HomeSpot {
                colour,
                n: self.pawns().count(colour, HOME),
            },
            Spot::Deck => Message::DeckSpot {
                n: self.pile.iter().sum(),
            },
            Spot::Discard => match self.top {
                Some(card) if self.put_down_count() > 0 => Message::DiscardSpot {
                    n: self.put_down_count(),
                    card,
                },
                _ => Message::DiscardEmpty,
            },
            _ => return None,
        })
    }

    fn consequence<'a>(&self, parts: impl IntoIterator<Item = &'a Part>) -> Consequence {
        let mut parts = parts.into_iter().peekable();
        let slide = Slide(parts.peek().and_then(|part| part.trail.slid));
        let hits: Vec<Side> = parts
            .flat_map(|part| part.hits().map(|hit| hit.side))
            .collect();
        Consequence {
            slide,
            hits: hits.len(),
            hit: hits.first().map_or(Seat::ONE, |side| self.player(*side)),
        }
    }

    /// Where a play leads its pawn: the last one of those that share a seven.
    pub(super) fn landing(&self, act: Act) -> Message {
        let parts = self.parts(act);
        if let (Act::Swap(..), [mine, theirs]) = (act, &parts[..]) {
            let Consequence { slide, hits, hit } = self.consequence(&parts);
            return Message::LeadsSwap {
                n: PlaceKind::of(mine.to).1,
                whom: self.player(theirs.side),
                slide,
                other: Slide(theirs.trail.slid),
                hits,
                hit,
            };
        }
        let last = parts.last().expect("every play moves a pawn");
        let (to, n) = PlaceKind::of(last.to);
        let Consequence { slide, hits, hit } = self.consequence([last]);
        Message::Leads {
            to,
            n,
            slide,
            hits,
            hit,
        }
    }

    /// Both halves of a split seven, a sentence each.
    pub(super) fn describe_halves(&self, act: Act) -> [Phrase; 2] {
        let half = |part: &Part| {
            let (from, from_n) = PlaceKind::of(part.from);
            let (to, to_n) = PlaceKind::of(part.to);
            let Consequence { slide, hits, hit } = self.consequence([part]);
            let half = Message::Half {
                from,
                from_n,
                to,
                to_n,
                slide,
                hits,
                hit,
            };
            Phrase::from(half)
        };
        match &self.parts(act)[..] {
            [first, second] => [half(first), half(second)],
            _ => unreachable!("a split moves two pawns"),
        }
    }

    /// A play in words, before it is made.
    pub(super) fn describe_play(&self, card: Card, act: Act) -> Message {
        let who = self.player(self.to_act());
        let parts = self.parts(act);
        let first = parts.first().expect("every play moves a pawn");
        let (from, from_n) = PlaceKind::of(first.from);
        let (to, to_n) = PlaceKind::of(first.to);
        let whom = |square| self.player(self.pawns().on(square).unwrap_or(self.to_act()));
        let Consequence { slide, hits, hit } = self.consequence(&parts);
        match act {
            Act::Out(_) => Message::PlaysOut {
                who,
                card,
                slide,
                hits,
                hit,
            },
            Act::Go(Walk { steps: ..0, .. }) => Message::PlaysBack {
                who,
                card,
                from,
                from_n,
                to,
                to_n,
                slide,
                hits,
                hit,
            },
            Act::Go(_) => Message::PlaysForward {
                who,
                card,
                from,
                from_n,
                to,
                to_n,
                slide,
                hits,
                hit,
            },
            Act::Split(..) => {
                let [first, second] = self.describe_halves(act);
                Message::PlaysSplit { who, first, second }
            }
            Act::Swap(_, _, square) => Message::PlaysSwap {
                who,
                from: from_n,
                whom: whom(square),
                to: to_n,
                slide,
                other: Slide(parts.last().and_then(|theirs| theirs.trail.slid)),
                hits,
                hit,
            },
            Act::Sorry(_, square) => Message::PlaysSorry {
                who,
                whom: whom(square),
                to: to_n,
                slide,
                hits,
                hit,
            },
        }
    }

    /// What speaks for a move.
    pub(super) fn describe_reason(&self, m: Move) -> Message {
        match Sorry::reason(self, m) {
            Reason::Only => Message::WhyOnly,
            Reason::Wins => Message::WhyWins,
            Reason::Hits(1, side) => Message::WhyHits {
                whom: self.player(side),
            },
            Reason::Hits(n, _) => Message::WhyHitsMore { n },
            Reason::Home => Message::WhyHome,
            Reason::Out => Message::WhyOut,
            Reason::Safety => Message::WhySafety,
            Reason::Shortens(n) => Message::WhyShortens { n },
            Reason::Gains(n) => Message::WhyGains { n },
            Reason::Escapes => Message::WhyEscapes,
            Reason::Slides(n) => Message::WhySlides { n },
            Reason::Nearer => Message::WhyNearer,
            Reason::Keeps => Message::WhyKeeps,
            Reason::PutsDown => Message::WhyPutsDown,
            Reason::LeastBad => Message::WhyLeastBad,
        }
    }

    /// What a move brings besides a change of turn.
    pub(super) fn highlight_of(&self, m: Move) -> Option<Message> {
        let Move::Play(card, act) = m else {
            return None;
        };
        let parts = self.parts(act);
        let mut after = *self;
        after.apply(m);
        let who = self.player(self.to_act());
        let hits: Vec<_> = parts.iter().flat_map(Part::hits).collect();
        let scores = |side| after.points(side) > self.points(side);
        if self.sides().any(scores) && !matches!(after.turn(), Turn::Over(_)) {
            return Some(Message::HighlightRound { who });
        }
        match (act, &hits[..]) {
            (Act::Sorry(..), [hit, ..]) => {
                let whom = self.player(hit.side);
                Some(Message::HighlightSorry { whom })
            }
            (_, [hit]) => {
                let whom = self.player(hit.side);
                Some(Message::HighlightSent { who, whom })
            }
            (_, [_, ..]) => Some(Message::HighlightMany { who, n: hits.len() }),
            _ if parts.iter().any(|part| part.to == HOME) => Some(Message::HighlightHome { who }),
            _ if card == Card::TWO && matches!(after.turn(), Turn::Chance(_)) => {
                Some(Message::HighlightAgain { who })
            }
            _ => None,
        }
    }
}
