//! What each hex touches, as lookup tables. Made once for a search, since no move changes the land.

use crate::games::kingdom_builder::rules::{Direction, Ground, Hex, Land, SIDE};

/// The number of hexes.
pub const HEXES: usize = SIDE * SIDE;
/// Stands for a neighbour beyond the edge of the board, where no settlement ever is.
pub const OFF_BOARD: u16 = HEXES as u16;

/// What each hex touches, by its index.
pub struct Adjacency {
    /// The hexes around it.
    pub neighbours: [[u16; 6]; HEXES],
    /// The castles and locations around it, a bit each.
    pub sites: [u32; HEXES],
    /// The locations around it, a bit each by their index in `Land::locations`.
    pub locations: [u8; HEXES],
    /// The terrains around it, a bit each.
    pub terrains: [u8; HEXES],
    /// Which bits of `sites` are castles.
    pub castles: u32,
}

impl Adjacency {
    /// The tables of a land.
    pub fn new(land: &Land) -> Adjacency {
        let mut tables = Adjacency {
            neighbours: [[OFF_BOARD; 6]; HEXES],
            sites: [0; HEXES],
            locations: [0; HEXES],
            terrains: [0; HEXES],
            castles: 0,
        };
        let (mut site, mut location) = (1u32, 1u8);
        for hex in Hex::all() {
            let ground = land.at(hex);
            for direction in Direction::ALL {
                let Some(neighbour) = hex.neighbour(direction) else {
                    continue;
                };
                let neighbour = neighbour.index();
                tables.neighbours[hex.index()][direction as usize] = neighbour as u16;
                match ground {
                    Ground::Terrain(terrain) => tables.terrains[neighbour] |= 1 << terrain as u8,
                    Ground::Castle => tables.sites[neighbour] |= site,
                    Ground::Location(_) => {
                        tables.sites[neighbour] |= site;
                        tables.locations[neighbour] |= location;
                    }
                    Ground::Water | Ground::Mountain => {}
                }
            }
            match ground {
                Ground::Castle => tables.castles |= site,
                Ground::Location(_) => location = location.rotate_left(1),
                _ => continue,
            }
            site = site.rotate_left(1);
        }
        tables
    }
}
