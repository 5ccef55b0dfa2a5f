//! Why a move is a good one, in plain reasons: what a hint says.

use crate::game::Game;
use crate::game::seat::Seat;
use crate::games::kingdom_builder::{
    Hex, HexSet, KingdomBuilder, LocationKind, Move, Terrain, Tile,
};

#[cfg(test)]
mod tests;

/// The weightiest reason for a move.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Reason {
    /// It is the only one.
    Only,
    /// It takes a tile of this kind.
    Takes(LocationKind),
    /// It earns so much gold at once.
    Earns(u32),
    /// It costs another so much gold.
    Costs(u32, Seat),
    /// It begins a new area.
    Opens,
    /// It touches no other terrain, so that the next cards leave more to choose from.
    Keeps,
    /// It is one settlement more, which brings the end nearer.
    Hastens,
    /// It makes room for what is planned.
    Prepares,
    /// Nothing is to be gained by tiles.
    Rests,
}

impl KingdomBuilder {
    /// The weightiest reason for a move of the player in turn.
    pub fn strongest_reason(&self, m: Move) -> Reason {
        let to = match m {
            Move::Settle(hex) | Move::Extra(_, hex) | Move::Shift(_, _, hex) => hex,
            // As long as a tile can do something, there is a choice.
            _ if self.moves().len() > 1 => return Reason::Rests,
            _ => return Reason::Only,
        };
        let (me, mut after) = (self.to_act, self.clone());
        after.apply(m);
        for ((location, before), (_, now)) in self.tiles(me).zip(after.tiles(me)) {
            if before == Tile::Never && now == Tile::Fresh {
                return Reason::Takes(location.kind);
            }
        }
        let (before, now) = (self.gold(me), after.gold(me));
        if now > before {
            return Reason::Earns(now - before);
        }
        for seat in Seat::all(self.seats) {
            let (before, now) = (self.gold(seat), after.gold(seat));
            if seat != me && now < before {
                return Reason::Costs(before - now, seat);
            }
        }
        let own = self.settlements(me);
        match m {
            _ if !HexSet::from(to).neighbours().intersects(&own) => Reason::Opens,
            Move::Extra(..) => Reason::Hastens,
            _ if !self.touches_more(own, to) => Reason::Keeps,
            _ => Reason::Prepares,
        }
    }

    /// Would a settlement touch a terrain that no other one touches?
    fn touches_more(&self, own: HexSet, hex: Hex) -> bool {
        let (near, touched) = (HexSet::from(hex).neighbours(), own.neighbours());
        Terrain::ALL.into_iter().any(|terrain| {
            let terrain = self.land.terrain(terrain);
            terrain.intersects(&near) && !terrain.intersects(&touched)
        })
    }
}
