//! The land as the computer reads it: what each hex touches, by its number. Made once for a question, since no move changes it.

use super::hexes::{Hex, SIDE, Way};
use super::land::{Ground, Land};

const HEXES: usize = SIDE * SIDE;
/// Where the board does not go on: one more hex, on which nobody stands.
pub(super) const NOWHERE: u16 = HEXES as u16;

/// What each hex touches.
pub(super) struct Chart {
    /// The hexes around it.
    pub around: [[u16; 6]; HEXES],
    /// The castles and locations, a bit each.
    pub sites: [u32; HEXES],
    /// The locations, a bit each by their place in `Land::locations`.
    pub locations: [u8; HEXES],
    /// The terrains, a bit each.
    pub terrains: [u8; HEXES],
    /// Which of the sites are castles.
    pub castles: u32,
}

impl Chart {
    pub fn new(land: &Land) -> Chart {
        let mut chart = Chart {
            around: [[NOWHERE; 6]; HEXES],
            sites: [0; HEXES],
            locations: [0; HEXES],
            terrains: [0; HEXES],
            castles: 0,
        };
        let (mut site, mut location) = (1u32, 1u8);
        for hex in Hex::all() {
            let ground = land.at(hex);
            for way in Way::ALL {
                let Some(next) = hex.next(way) else {
                    continue;
                };
                let next = next.index();
                chart.around[hex.index()][way as usize] = next as u16;
                match ground {
                    Ground::Terrain(terrain) => chart.terrains[next] |= 1 << terrain as u8,
                    Ground::Castle => chart.sites[next] |= site,
                    Ground::Location(_) => {
                        chart.sites[next] |= site;
                        chart.locations[next] |= location;
                    }
                    _ => {}
                }
            }
            match ground {
                Ground::Castle => chart.castles |= site,
                Ground::Location(_) => location = location.rotate_left(1),
                _ => continue,
            }
            site = site.rotate_left(1);
        }
        chart
    }
}
