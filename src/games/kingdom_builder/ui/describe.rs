//! Moves in words, what follows from them, what speaks for them, and who may see which card.

use super::message::Message;
use super::names::kind_list;
use super::reasons::Reason;
use crate::game::Game as _;
use crate::game::seat::Seat;
use crate::games::kingdom_builder::{Hex, KingdomBuilder, Move, SIDE, Stage, Terrain};
use crate::games::ui::{Phrase, Viewer};

/// The card for a seat's next turn, as it lies beside its name.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum NextCard {
    /// There is none to show.
    None,
    /// Face down: its owner may look at it.
    FaceDown,
    /// Face up.
    FaceUp(Terrain),
}

impl KingdomBuilder {
    /// The card of a seat, as far as this viewer may see it: the one in play lies open.
    pub(super) fn visible_card(&self, seat: Seat, viewer: Viewer) -> Option<Terrain> {
        let in_play = self.is_in_play(seat);
        let visible = in_play || viewer == Viewer::Everybody || viewer == Viewer::Seat(seat);
        self.hand(seat).filter(|_| visible)
    }

    fn is_in_play(&self, seat: Seat) -> bool {
        seat == self.to_act() && self.stage() == Stage::Act
    }

    /// May this viewer see the card that is drawn now?
    pub(super) fn sees_drawn_card(&self, viewer: Viewer) -> bool {
        self.stage() == Stage::Replace
            || viewer == Viewer::Everybody
            || viewer == Viewer::Seat(self.drawer())
    }

    /// The card beside the name of a seat. At a shared screen it lies face down, unless its owner, a person, peeks at it.
    pub fn next_card(&self, seat: Seat, viewer: Viewer, is_person: bool, peeks: bool) -> NextCard {
        if self.is_in_play(seat) {
            return NextCard::None;
        }
        let shared = is_person && viewer == Viewer::Nobody;
        match (self.visible_card(seat, viewer), self.hand(seat)) {
            (Some(card), _) => NextCard::FaceUp(card),
            (None, Some(card)) if shared && peeks => NextCard::FaceUp(card),
            (None, Some(_)) if shared => NextCard::FaceDown,
            _ => NextCard::None,
        }
    }

    /// A move in words.
    pub(super) fn say_move(&self, m: Move, viewer: Viewer) -> Message {
        let who = self.to_act();
        let place = |hex: Hex| (self.land().at(hex), hex.row() + 1, hex.column() + 1);
        match m {
            Move::Draw(terrain) => {
                let who = self.drawer();
                match self.sees_drawn_card(viewer) {
                    true => Message::Draws { who, terrain },
                    false => Message::DrawsHidden { who },
                }
            }
            Move::Settle(hex) => {
                let (ground, row, column) = place(hex);
                Message::Settles {
                    who,
                    ground,
                    row,
                    column,
                }
            }
            Move::Extra(kind, hex) => {
                let (ground, row, column) = place(hex);
                Message::Extra {
                    who,
                    ground,
                    row,
                    column,
                    kind,
                }
            }
            Move::Shift(kind, from, to) => {
                let (ground, row, column) = place(from);
                let (to_ground, to_row, to_column) = place(to);
                Message::Shifts {
                    who,
                    ground,
                    row,
                    column,
                    to_ground,
                    to_row,
                    to_column,
                    kind,
                }
            }
            Move::End => Message::Ends { who },
        }
    }

    /// What speaks for a move, in words.
    pub(super) fn say_reason(&self, m: Move) -> Message {
        match self.strongest_reason(m) {
            Reason::Only => Message::WhyOnly,
            Reason::Takes(kind) => Message::WhyTakes { kind },
            Reason::Earns(n) => Message::WhyEarns { n },
            Reason::Costs(n, who) => Message::WhyCosts { who, n },
            Reason::Opens => Message::WhyOpens,
            Reason::Keeps => Message::WhyKeeps,
            Reason::Hastens => Message::WhyHastens,
            Reason::Prepares => Message::WhyPrepares,
            Reason::Rests => Message::WhyRests,
        }
    }

    /// What a move brings besides gold: a tile, or the last round.
    pub(super) fn say_highlight(&self, m: Move) -> Option<Message> {
        if matches!(m, Move::Draw(_) | Move::End) {
            return None;
        }
        let (who, after) = (self.to_act(), self.played(m));
        if after.supply(who) == 0 && self.supply(who) > 0 && !self.is_last_round() {
            return Some(Message::MomentLast { who });
        }
        let (kind, taken) = *self.tile_changes(&after).first()?;
        Some(match taken {
            true => Message::MomentTile { who, kind },
            false => Message::MomentLost { who, kind },
        })
    }

    /// The board as text, and below it all that lies open for this viewer.
    pub(super) fn open_text(&self, viewer: Viewer, say: &dyn Fn(Phrase) -> String) -> String {
        let board = self.to_string();
        let mut lines: Vec<String> = board.lines().take(SIDE).map(str::to_owned).collect();
        for seat in Seat::all(self.seats()) {
            let held = self.tiles(seat).filter(|(_, tile)| tile.is_held());
            let kinds: Vec<_> = held.map(|(location, _)| location.kind).collect();
            let (n, left, gold) = (seat.number(), self.supply(seat), self.gold(seat));
            let line = match kind_list(&kinds) {
                Some(tiles) => Message::TextSeatTiles {
                    n,
                    left,
                    gold,
                    tiles,
                },
                None => Message::TextSeat { n, left, gold },
            };
            lines.push(say(line.into()));
            let card = self.visible_card(seat, viewer);
            lines.extend(card.map(|terrain| say(Message::TextCard { terrain }.into())));
        }
        lines.join("\n") + "\n"
    }
}
