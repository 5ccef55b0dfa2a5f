//! The rules: a position, the moves in it, and what follows from each.
//!
//! ```text
//!     hex.rs hex_set.rs      hexes, directions, and sets of hexes
//!     land.rs quadrants.rs   the board
//!     placement.rs           where a settlement may go
//!     tiles.rs               location tiles
//!     turns.rs               cards, turns, and the end
//!     scoring.rs             gold
//!     queries.rs             what there is to ask about a position
//!     validate.rs            which positions can occur
//! ```

mod hex;
mod hex_set;
mod land;
mod placement;
mod quadrants;
mod queries;
mod scoring;
#[cfg(test)]
pub(super) mod tests;
mod tiles;
mod turns;
mod validate;

pub use hex::{Direction, Hex, SIDE};
pub use hex_set::HexSet;
pub use land::{Ground, Land, Location, LocationKind, Terrain};
pub use placement::Placement;
pub use quadrants::{Boards, FIRST_BOARDS, Quadrant, random_boards};
pub use scoring::{Card, Earned, castles};
pub(super) use tiles::LOCATIONS;
pub use tiles::Tile;
pub(super) use turns::random_card;
pub use turns::{DECK, Deck};

use super::options::{CHOICES, Options};
use crate::game::rng::Rng;
use crate::game::seat::{MOST_SEATS, Seat};
use crate::game::{Choice, Game, IllegalMove, Turn};
use std::ops::RangeInclusive;
use std::sync::Arc;

/// How many settlements each player has.
pub const SETTLEMENTS: u32 = 40;
/// How many settlements the mandatory action of a turn builds.
pub const MANDATORY: u8 = 3;

/// One decision, of a player or of the deck.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Move {
    /// A terrain card is drawn.
    Draw(Terrain),
    /// One settlement of the mandatory action is built.
    Settle(Hex),
    /// A location tile builds one more settlement.
    Extra(LocationKind, Hex),
    /// A location tile moves a settlement from one hex to another.
    Shift(LocationKind, Hex, Hex),
    /// The turn is over.
    End,
}

/// What is to be done next.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Stage {
    /// The first cards are dealt.
    Deal,
    /// The player in turn builds, uses tiles, or ends the turn.
    Act,
    /// They draw another card, since nothing could be built on the terrain of the one they had.
    Replace,
    /// They draw the card for their next turn.
    Refill,
    /// Nothing: the game is over.
    Over,
}

/// A position of Kingdom Builder.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct KingdomBuilder {
    /// The board, which no move changes: all positions of a match share it.
    pub(super) land: Arc<Land>,
    pub(super) options: Options,
    pub(super) seats: u8,
    pub(super) settlements: [HexSet; MOST_SEATS],
    pub(super) hands: [Option<Terrain>; MOST_SEATS],
    /// For each seat the state of its tile from each location hex, in the order of `Land::locations`.
    pub(super) tiles: [[Tile; LOCATIONS]; MOST_SEATS],
    /// The draw pile. If it is empty when a card is needed, the discards become the pile.
    pub(super) pile: Deck,
    pub(super) discards: Deck,
    pub(super) to_act: Seat,
    pub(super) stage: Stage,
    /// How many settlements of the mandatory action are built; `MANDATORY` also if no more can be.
    pub(super) built: u8,
}

impl KingdomBuilder {
    /// Is this one of the moves? Faster than listing them all: there can be thousands.
    pub fn allows(&self, m: Move) -> bool {
        match m {
            Move::Draw(card) => match self.stage {
                Stage::Deal | Stage::Replace | Stage::Refill => self.drawable()[card as usize] > 0,
                Stage::Act | Stage::Over => false,
            },
            Move::Settle(hex) => self.targets(None).contains(hex),
            Move::Extra(kind, hex) => self.targets(Some(kind)).contains(hex),
            Move::Shift(kind, from, to) => {
                self.settlements(self.to_act).contains(from)
                    && self.can_use(kind)
                    && self.placement().move_targets(kind, from).contains(to)
            }
            Move::End => self.stage == Stage::Act && self.built == MANDATORY,
        }
    }

    /// The moves of the player in turn.
    fn actions(&self) -> Vec<Move> {
        let placement = self.placement();
        let mut moves = Vec::new();
        if self.built < MANDATORY {
            moves.extend(placement.build_targets(None).iter().map(Move::Settle));
        }
        for kind in LocationKind::ALL {
            if !self.can_use(kind) {
                continue;
            }
            if kind.moves() {
                for from in placement.own.iter() {
                    let to = placement.move_targets(kind, from);
                    moves.extend(to.iter().map(|to| Move::Shift(kind, from, to)));
                }
            } else {
                let hexes = placement.build_targets(Some(kind));
                moves.extend(hexes.iter().map(|hex| Move::Extra(kind, hex)));
            }
        }
        if self.built == MANDATORY {
            moves.push(Move::End);
        }
        moves
    }

    /// Puts a settlement of the player in turn on a hex.
    fn place_settlement(&mut self, hex: Hex) {
        self.settlements[self.to_act.index()].insert(hex);
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
        let options = options.or_first_game();
        KingdomBuilder {
            land: Arc::new(Land::from_quadrants(&options.boards())),
            options,
            seats,
            settlements: [HexSet::EMPTY; MOST_SEATS],
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
            Stage::Over => Turn::Over(self.outcome()),
        }
    }

    fn moves(&self) -> Vec<Move> {
        match self.stage {
            Stage::Act => self.actions(),
            Stage::Deal | Stage::Replace | Stage::Refill => {
                let deck = self.drawable();
                let left = |card: &Terrain| deck[*card as usize] > 0;
                Terrain::ALL
                    .into_iter()
                    .filter(left)
                    .map(Move::Draw)
                    .collect()
            }
            Stage::Over => Vec::new(),
        }
    }

    fn apply(&mut self, m: Move) {
        match m {
            Move::Draw(card) => return self.draw(card),
            Move::End => return self.end_turn(),
            Move::Settle(hex) => {
                self.place_settlement(hex);
                self.built += 1;
            }
            Move::Extra(kind, hex) => {
                self.use_tile(kind);
                self.place_settlement(hex);
            }
            Move::Shift(kind, from, to) => {
                self.use_tile(kind);
                self.settlements[self.to_act.index()].remove(from);
                self.place_settlement(to);
                self.lose_tiles();
            }
        }
        self.check_card();
    }

    fn play(&mut self, m: Move) -> Result<(), IllegalMove> {
        if self.allows(m) {
            self.apply(m);
            Ok(())
        } else {
            Err(IllegalMove(m.to_string()))
        }
    }

    fn weight(&self, m: Move) -> u32 {
        match m {
            Move::Draw(card) => self.drawable()[card as usize].into(),
            _ => 1,
        }
    }

    /// The gold, if the game ended now.
    fn score(&self, seat: Seat) -> Option<i32> {
        Some(self.gold(seat) as i32)
    }

    /// Deals others' cards anew from those that the viewer has not seen; the card in play lies open.
    fn imagine(&mut self, viewer: Seat, rng: &mut Rng) {
        let open = (self.stage == Stage::Act).then_some(self.to_act);
        let hidden = |seat: &Seat| *seat != viewer && Some(*seat) != open;
        for seat in Seat::all(self.seats).filter(hidden) {
            if let Some(card) = self.hands[seat.index()] {
                self.pile[card as usize] += 1;
            }
        }
        for seat in Seat::all(self.seats).filter(hidden) {
            let hand = &mut self.hands[seat.index()];
            if hand.is_some() {
                let card = random_card(&self.pile, rng);
                self.pile[card as usize] -= 1;
                *hand = Some(card);
            }
        }
    }
}
