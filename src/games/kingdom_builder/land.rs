//! The land: what each hex of a board is. Made of any 400 letters, so that the rules can be tried on boards that nobody printed.

use super::hexes::{Hex, Hexes, SIDE};
use crate::text;

/// What can be built on, and what the terrain cards show.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
#[allow(missing_docs)]
pub enum Terrain {
    Grass,
    Flowers,
    Forest,
    Canyon,
    Desert,
}

impl Terrain {
    /// All five.
    pub const ALL: [Terrain; 5] = [
        Terrain::Grass,
        Terrain::Flowers,
        Terrain::Forest,
        Terrain::Canyon,
        Terrain::Desert,
    ];
    pub(super) const NAMES: [&str; 5] = ["grass", "flowers", "forest", "canyon", "desert"];

    /// Its name.
    pub fn name(self) -> &'static str {
        Terrain::NAMES[self as usize]
    }

    /// The terrain of a name.
    pub fn named(name: &str) -> Option<Terrain> {
        text::place_in(&Terrain::NAMES, name).map(|i| Terrain::ALL[i])
    }
}

/// The kinds of locations: each gives an extra action, and names the quadrant that shows it.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
#[allow(missing_docs)]
pub enum Kind {
    Oracle,
    Farm,
    Oasis,
    Tower,
    Tavern,
    Barn,
    Harbor,
    Paddock,
}

impl Kind {
    /// All eight.
    pub const ALL: [Kind; 8] = [
        Kind::Oracle,
        Kind::Farm,
        Kind::Oasis,
        Kind::Tower,
        Kind::Tavern,
        Kind::Barn,
        Kind::Harbor,
        Kind::Paddock,
    ];
    const NAMES: [&str; 8] = [
        "oracle", "farm", "oasis", "tower", "tavern", "barn", "harbor", "paddock",
    ];

    /// Its name.
    pub fn name(self) -> &'static str {
        Kind::NAMES[self as usize]
    }

    /// The kind of a name.
    pub fn named(name: &str) -> Option<Kind> {
        text::place_in(&Kind::NAMES, name).map(|i| Kind::ALL[i])
    }

    /// Does its action move a settlement, instead of building one?
    pub fn moves(self) -> bool {
        matches!(self, Kind::Barn | Kind::Harbor | Kind::Paddock)
    }
}

/// What a hex is.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
#[allow(missing_docs)]
pub enum Ground {
    Terrain(Terrain),
    Water,
    Mountain,
    Castle,
    Location(Kind),
}

const TERRAINS: &[u8] = b"GLFCD";
const KINDS: &[u8] = b"ORSTVBHP";

impl Ground {
    /// As boards are written.
    pub fn letter(self) -> char {
        char::from(match self {
            Ground::Terrain(terrain) => TERRAINS[terrain as usize],
            Ground::Water => b'W',
            Ground::Mountain => b'M',
            Ground::Castle => b'K',
            Ground::Location(kind) => KINDS[kind as usize],
        })
    }

    /// What a letter stands for.
    pub fn read(letter: u8) -> Option<Ground> {
        let among = |letters: &[u8]| letters.iter().position(|other| *other == letter);
        Some(match letter {
            b'W' => Ground::Water,
            b'M' => Ground::Mountain,
            b'K' => Ground::Castle,
            _ => match among(TERRAINS) {
                Some(i) => Ground::Terrain(Terrain::ALL[i]),
                None => Ground::Location(Kind::ALL[among(KINDS)?]),
            },
        })
    }
}

/// A hex where tiles lie.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Location {
    /// Which action its tiles give.
    pub kind: Kind,
    /// Where it is.
    pub hex: Hex,
    /// The hexes that touch it.
    pub around: Hexes,
}

/// What each hex of a board is.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Land {
    grounds: [Ground; SIDE * SIDE],
    terrains: [Hexes; 5],
    /// All that can be built on.
    pub buildable: Hexes,
    /// Water.
    pub water: Hexes,
    /// All that touches water.
    pub shore: Hexes,
    /// All that touches a mountain.
    pub foothills: Hexes,
    /// Castles.
    pub castles: Hexes,
    /// Castles and locations, also those without tiles.
    pub sites: Hexes,
    /// All that touches a castle or a location.
    pub beside_sites: Hexes,
    /// The locations, row by row.
    pub locations: Vec<Location>,
}

impl Land {
    /// The land of 400 letters, row by row.
    pub fn read(letters: &[u8]) -> Option<Land> {
        let mut grounds = [Ground::Mountain; SIDE * SIDE];
        if letters.len() != grounds.len() {
            return None;
        }
        for (ground, letter) in grounds.iter_mut().zip(letters) {
            *ground = Ground::read(*letter)?;
        }
        Some(Land::of(grounds))
    }

    /// The land of these hexes, row by row.
    pub fn of(grounds: [Ground; SIDE * SIDE]) -> Land {
        let mut terrains = [Hexes::NONE; 5];
        let [mut water, mut mountains, mut castles, mut sites] = [Hexes::NONE; 4];
        let mut locations = Vec::new();
        for hex in Hex::all() {
            match grounds[hex.index()] {
                Ground::Terrain(terrain) => terrains[terrain as usize].add(hex),
                Ground::Water => water.add(hex),
                Ground::Mountain => mountains.add(hex),
                Ground::Castle => castles.add(hex),
                Ground::Location(kind) => {
                    sites.add(hex);
                    let around = Hexes::of(hex).near();
                    locations.push(Location { kind, hex, around });
                }
            }
        }
        sites = sites | castles;
        Land {
            grounds,
            buildable: terrains.into_iter().fold(Hexes::NONE, |all, one| all | one),
            terrains,
            water,
            shore: water.near(),
            foothills: mountains.near(),
            castles,
            sites,
            beside_sites: sites.near(),
            locations,
        }
    }

    /// What a hex is.
    pub fn at(&self, hex: Hex) -> Ground {
        self.grounds[hex.index()]
    }

    /// All hexes of a terrain.
    pub fn terrain(&self, terrain: Terrain) -> Hexes {
        self.terrains[terrain as usize]
    }
}
