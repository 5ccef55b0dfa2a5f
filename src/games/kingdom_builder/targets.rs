//! Where a settlement may go: the building rule and the eight extra actions, on any land.

use super::hexes::{Hex, Hexes, Way};
use super::land::{Kind, Land, Terrain};

/// The board as the player in turn looks at it.
#[derive(Clone, Copy, Debug)]
pub struct Sight<'a> {
    /// The land.
    pub land: &'a Land,
    /// Their settlements.
    pub own: Hexes,
    /// What no settlement stands on.
    pub free: Hexes,
    /// The card they play.
    pub card: Option<Terrain>,
}

impl<'a> Sight<'a> {
    /// The board, with everybody's settlements, as one of them looks at it.
    pub fn new(
        land: &'a Land,
        settlements: &[Hexes],
        seat: usize,
        card: Option<Terrain>,
    ) -> Sight<'a> {
        let mut free = land.buildable | land.water;
        for settled in settlements {
            free = free - *settled;
        }
        Sight {
            land,
            own: settlements[seat],
            free,
            card,
        }
    }

    /// The ground an action needs: that of the card, if it is none of the extra actions.
    fn ground(&self, kind: Option<Kind>) -> Hexes {
        match kind {
            None | Some(Kind::Oracle | Kind::Barn) => match self.card {
                Some(card) => self.land.terrain(card),
                None => Hexes::NONE,
            },
            Some(Kind::Farm) => self.land.terrain(Terrain::Grass),
            Some(Kind::Oasis) => self.land.terrain(Terrain::Desert),
            Some(Kind::Tower) => self.land.buildable & Hexes::EDGE,
            Some(Kind::Tavern | Kind::Paddock) => self.land.buildable,
            Some(Kind::Harbor) => self.land.water,
        }
    }

    /// Where an action may build: the one that must be done each turn, or an extra one («The building rule»).
    pub fn builds(&self, kind: Option<Kind>) -> Hexes {
        let permitted = self.ground(kind) & self.free;
        match kind {
            Some(Kind::Tavern) => permitted & self.ends_of_lines(),
            Some(Kind::Barn | Kind::Harbor | Kind::Paddock) => Hexes::NONE,
            _ => beside_if_possible(permitted, &self.own),
        }
    }

    /// The hexes at the ends of own lines of three or more.
    fn ends_of_lines(&self) -> Hexes {
        let mut ends = Hexes::NONE;
        for way in Way::ALL {
            let two = self.own.stepped(way) & self.own;
            let three = two.stepped(way) & self.own;
            ends = ends | three.stepped(way);
        }
        ends
    }

    /// Where an extra action may move one of the own settlements.
    pub fn shifts(&self, kind: Kind, from: Hex) -> Hexes {
        let mut to = match kind {
            Kind::Paddock => {
                let mut two_steps = Hexes::NONE;
                for way in Way::ALL {
                    if let Some(hex) = from.next(way).and_then(|hex| hex.next(way)) {
                        two_steps.add(hex);
                    }
                }
                two_steps & self.ground(Some(kind)) & self.free
            }
            Kind::Barn | Kind::Harbor => {
                // It is lifted first: where it stood is free, and it is no neighbour of its own.
                let (mut others, mut free) = (self.own, self.free);
                others.remove(from);
                free.add(from);
                beside_if_possible(self.ground(Some(kind)) & free, &others)
            }
            _ => return Hexes::NONE,
        };
        to.remove(from);
        to
    }

    /// Can an extra action move any of the own settlements?
    pub fn can_move(&self, kind: Kind) -> bool {
        self.own
            .iter()
            .any(|from| !self.shifts(kind, from).is_empty())
    }

    /// The own settlements that an extra action can move.
    pub fn movable(&self, kind: Kind) -> Hexes {
        let mut movable = Hexes::NONE;
        for from in self.own.iter() {
            if !self.shifts(kind, from).is_empty() {
                movable.add(from);
            }
        }
        movable
    }
}

/// Of the permitted hexes those that touch an own settlement; if none does, all of them.
fn beside_if_possible(permitted: Hexes, own: &Hexes) -> Hexes {
    let beside = permitted & own.near();
    match beside.is_empty() {
        true => permitted,
        false => beside,
    }
}
