//! Where a settlement may go: the building rule and the eight extra actions, on any land.

use super::hex::{Direction, Hex};
use super::hex_set::HexSet;
use super::land::{Land, LocationKind, Terrain};

/// All that decides where one player may build and move settlements.
#[derive(Clone, Copy, Debug)]
pub struct Placement<'a> {
    /// The land.
    pub land: &'a Land,
    /// The player's settlements.
    pub own: HexSet,
    /// The hexes of terrain and water without a settlement.
    pub free: HexSet,
    /// The card that the player plays.
    pub card: Option<Terrain>,
}

impl<'a> Placement<'a> {
    /// The placement of one of the players; `settlements` are everybody's.
    pub fn new(
        land: &'a Land,
        settlements: &[HexSet],
        seat: usize,
        card: Option<Terrain>,
    ) -> Placement<'a> {
        let mut free = land.buildable | land.water;
        for settled in settlements {
            free -= *settled;
        }
        Placement {
            land,
            own: settlements[seat],
            free,
            card,
        }
    }

    /// The ground that the mandatory action or an extra action needs.
    fn ground(&self, kind: Option<LocationKind>) -> HexSet {
        match kind {
            None | Some(LocationKind::Oracle | LocationKind::Barn) => self
                .card
                .map_or(HexSet::EMPTY, |card| self.land.terrain(card)),
            Some(LocationKind::Farm) => self.land.terrain(Terrain::Grass),
            Some(LocationKind::Oasis) => self.land.terrain(Terrain::Desert),
            Some(LocationKind::Tower) => self.land.buildable & HexSet::EDGE,
            Some(LocationKind::Tavern | LocationKind::Paddock) => self.land.buildable,
            Some(LocationKind::Harbor) => self.land.water,
        }
    }

    /// Where the mandatory action or an extra action may build («The building rule»).
    pub fn build_targets(&self, kind: Option<LocationKind>) -> HexSet {
        let permitted = self.ground(kind) & self.free;
        match kind {
            Some(LocationKind::Tavern) => permitted & self.ends_of_lines(),
            Some(kind) if kind.moves() => HexSet::EMPTY,
            _ => adjacent_if_possible(permitted, &self.own),
        }
    }

    /// The hexes at the ends of own lines of three or more.
    fn ends_of_lines(&self) -> HexSet {
        let mut ends = HexSet::EMPTY;
        for direction in Direction::ALL {
            let second = self.own.shifted(direction) & self.own;
            let third = second.shifted(direction) & self.own;
            ends |= third.shifted(direction);
        }
        ends
    }

    /// Where an extra action may move one of the player's settlements.
    pub fn move_targets(&self, kind: LocationKind, from: Hex) -> HexSet {
        let mut targets = match kind {
            LocationKind::Paddock => {
                let jump = |direction| from.neighbour(direction)?.neighbour(direction);
                let jumps: HexSet = Direction::ALL.into_iter().filter_map(jump).collect();
                jumps & self.ground(Some(kind)) & self.free
            }
            LocationKind::Barn | LocationKind::Harbor => {
                // The settlement is lifted first: its hex counts as free, and it is no neighbour of its own.
                let (mut others, mut free) = (self.own, self.free);
                others.remove(from);
                free.insert(from);
                adjacent_if_possible(self.ground(Some(kind)) & free, &others)
            }
            _ => return HexSet::EMPTY,
        };
        targets.remove(from);
        targets
    }

    /// Can an extra action move any of the player's settlements?
    pub fn can_move(&self, kind: LocationKind) -> bool {
        let mut own = self.own.iter();
        own.any(|from| !self.move_targets(kind, from).is_empty())
    }

    /// The settlements of the player that an extra action can move.
    pub fn movable(&self, kind: LocationKind) -> HexSet {
        let can_move = |from: &Hex| !self.move_targets(kind, *from).is_empty();
        self.own.iter().filter(can_move).collect()
    }
}

/// Of the permitted hexes those that touch an own settlement; if none does, all of them.
fn adjacent_if_possible(permitted: HexSet, own: &HexSet) -> HexSet {
    let adjacent = permitted & own.neighbours();
    if adjacent.is_empty() {
        permitted
    } else {
        adjacent
    }
}
