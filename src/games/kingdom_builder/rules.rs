//! The rules: a position, what may be done in it, and what follows.

use super::hexes::{Hex, Hexes};
use super::land::{Kind, Land, Terrain};
use super::options::{CHOICES, Options};
use super::quadrants::laid;
use super::tiles::{LOCATIONS, Tile};
use super::turns::{DECK, Deck};
use crate::game::{Choice, Game, Illegal, Turn};
use crate::rng::{self, Rng};
use crate::seat::{MOST_SEATS, Seat};
use std::ops::RangeInclusive;
use std::sync::Arc;

/// So many settlements each player has.
pub const SETTLEMENTS: u32 = 40;
/// So many are built each turn.
pub const DUE: u8 = 3;

/// One decision, of a player or of the deck.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Move {
    /// A terrain card is drawn.
    Draw(Terrain),
    /// One of the three settlements of a turn is built.
    Settle(Hex),
    /// A location tile builds one more.
    Extra(Kind, Hex),
    /// A location tile moves a settlement from one hex to another.
    Shift(Kind, Hex, Hex),
    /// The turn is over.
    End,
}

/// What is to be done next.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Stage {
    /// The first cards are dealt.
    Deal,
    /// The seat in turn builds, uses tiles, or ends its turn.
    Act,
    /// It draws another card, since the one it had could not be built on.
    Replace,
    /// It draws the card for its next turn.
    Refill,
    /// It is over.
    Over,
}

/// A position of Kingdom Builder.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct KingdomBuilder {
    /// The board, which no move changes: all positions of a match share it.
    pub(super) land: Arc<Land>,
    pub(super) options: Options,
    pub(super) seats: u8,
    pub(super) settlements: [Hexes; MOST_SEATS],
    pub(super) hands: [Option<Terrain>; MOST_SEATS],
    /// What each seat has of each location hex.
    pub(super) tiles: [[Tile; LOCATIONS]; MOST_SEATS],
    /// What the pile holds; if nothing, the discards become the pile when a card is needed.
    pub(super) pile: Deck,
    pub(super) discards: Deck,
    pub(super) to_act: Seat,
    pub(super) stage: Stage,
    /// How many of the three settlements are built, or three once no more are due.
    pub(super) built: u8,
}

impl KingdomBuilder {
    /// Is this one of the moves? Tells it without listing them, of which there can be thousands.
    pub fn allows(&self, m: Move) -> bool {
        let acts = self.stage == Stage::Act;
        match m {
            Move::Draw(card) => {
                !acts && self.stage != Stage::Over && self.drawn_from()[card as usize] > 0
            }
            Move::Settle(hex) => self.targets(None).has(hex),
            Move::Extra(kind, hex) => self.targets(Some(kind)).has(hex),
            Move::Shift(kind, from, to) => {
                let own = self.settlements(self.to_act).has(from);
                own && self.may_use(kind) && self.sight().shifts(kind, from).has(to)
            }
            Move::End => acts && self.built == DUE,
        }
    }

    fn settle(&mut self, hex: Hex) {
        self.settlements[self.to_act.index()].add(hex);
        self.take_tiles(hex);
    }
}

impl Game for KingdomBuilder {
    const ID: &'static str = "kingdom-builder";
    const SEATS: RangeInclusive<u8> = 2..=4;
    const CHOICES: &'static [Choice] = CHOICES;

    type Options = Options;
    type Move = Move;

    fn new(seats: u8, options: &Options) -> KingdomBuilder {
        let options = options.set_out();
        KingdomBuilder {
            land: Arc::new(laid(&options.boards())),
            options,
            seats,
            settlements: [Hexes::NONE; MOST_SEATS],
            hands: [None; MOST_SEATS],
            tiles: [[Tile::Never; LOCATIONS]; MOST_SEATS],
            pile: DECK,
            discards: [0; 5],
            to_act: Seat::ONE,
            stage: Stage::Deal,
            built: 0,
        }
    }

    fn seats(&self) -> u8 {
        self.seats
    }

    fn lay_out(wish: &Options, _seats: u8, rng: &mut Rng) -> Options {
        wish.laid_out(rng)
    }

    fn turn(&self) -> Turn {
        match self.stage {
            Stage::Deal => Turn::Chance(None),
            Stage::Act => Turn::Seat(self.to_act),
            Stage::Replace | Stage::Refill => Turn::Chance(Some(self.to_act)),
            Stage::Over => Turn::Over(self.places()),
        }
    }

    fn moves(&self) -> Vec<Move> {
        let mut moves = Vec::new();
        if self.stage == Stage::Over {
            return moves;
        }
        if self.stage != Stage::Act {
            let deck = self.drawn_from();
            let left = |card: &Terrain| deck[*card as usize] > 0;
            moves.extend(Terrain::ALL.into_iter().filter(left).map(Move::Draw));
            return moves;
        }
        let sight = self.sight();
        if self.built < DUE {
            moves.extend(sight.builds(None).iter().map(Move::Settle));
        }
        for kind in Kind::ALL {
            if !self.may_use(kind) {
                continue;
            }
            let builds = sight.builds(Some(kind));
            moves.extend(builds.iter().map(|hex| Move::Extra(kind, hex)));
            if kind.moves() {
                for from in sight.own.iter() {
                    let to = sight.shifts(kind, from);
                    moves.extend(to.iter().map(|to| Move::Shift(kind, from, to)));
                }
            }
        }
        if self.built == DUE {
            moves.push(Move::End);
        }
        moves
    }

    fn apply(&mut self, m: Move) {
        match m {
            Move::Draw(card) => return self.draw(card),
            Move::End => return self.end_turn(),
            Move::Settle(hex) => {
                self.settle(hex);
                self.built += 1;
            }
            Move::Extra(kind, hex) => {
                self.use_tile(kind);
                self.settle(hex);
            }
            Move::Shift(kind, from, to) => {
                self.use_tile(kind);
                self.settlements[self.to_act.index()].remove(from);
                self.settle(to);
                self.lose_tiles();
            }
        }
        self.look_at_card();
    }

    fn play(&mut self, m: Move) -> Result<(), Illegal> {
        match self.allows(m) {
            true => {
                self.apply(m);
                Ok(())
            }
            false => Err(Illegal(m.to_string())),
        }
    }

    fn weight(&self, m: Move) -> u32 {
        match m {
            Move::Draw(card) => self.drawn_from()[card as usize].into(),
            _ => 1,
        }
    }

    /// The gold, if the game ended now.
    fn score(&self, seat: Seat) -> Option<i32> {
        Some(self.gold(seat) as i32)
    }

    /// Others' cards are drawn anew from those that the viewer has not seen; the one that is played lies open.
    fn imagine(&mut self, viewer: Seat, rng: &mut Rng) {
        let open = (self.stage == Stage::Act).then_some(self.to_act);
        let hidden = |seat: &Seat| *seat != viewer && Some(*seat) != open;
        for seat in Seat::all(self.seats).filter(hidden) {
            if let Some(card) = self.hands[seat.index()] {
                self.pile[card as usize] += 1;
            }
        }
        for seat in Seat::all(self.seats).filter(hidden) {
            if let Some(held) = &mut self.hands[seat.index()] {
                let all: u8 = self.pile.iter().sum();
                let mut nth = rng::pick(rng, all.into());
                for card in Terrain::ALL {
                    let left = &mut self.pile[card as usize];
                    if nth < usize::from(*left) {
                        *left -= 1;
                        *held = card;
                        break;
                    }
                    nth -= usize::from(*left);
                }
            }
        }
    }
}
