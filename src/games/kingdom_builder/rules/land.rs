//! The land: what each hex of a board is. It is made of any 400 letters, so that tests can use boards that were never printed.

use super::hex::{Hex, SIDE};
use super::hex_set::HexSet;
use std::ops::BitOr as _;

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

    /// Its name in notation.
    pub const fn name(self) -> &'static str {
        match self {
            Terrain::Grass => "grass",
            Terrain::Flowers => "flowers",
            Terrain::Forest => "forest",
            Terrain::Canyon => "canyon",
            Terrain::Desert => "desert",
        }
    }

    /// The terrain with this name.
    pub fn from_name(name: &str) -> Option<Terrain> {
        Terrain::ALL
            .into_iter()
            .find(|terrain| terrain.name() == name)
    }
}

/// The kinds of locations: each gives an extra action, and names the quadrant that shows it.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
#[allow(missing_docs)]
pub enum LocationKind {
    Oracle,
    Farm,
    Oasis,
    Tower,
    Tavern,
    Barn,
    Harbor,
    Paddock,
}

impl LocationKind {
    /// All eight.
    pub const ALL: [LocationKind; 8] = [
        LocationKind::Oracle,
        LocationKind::Farm,
        LocationKind::Oasis,
        LocationKind::Tower,
        LocationKind::Tavern,
        LocationKind::Barn,
        LocationKind::Harbor,
        LocationKind::Paddock,
    ];

    /// Its name in notation.
    pub const fn name(self) -> &'static str {
        match self {
            LocationKind::Oracle => "oracle",
            LocationKind::Farm => "farm",
            LocationKind::Oasis => "oasis",
            LocationKind::Tower => "tower",
            LocationKind::Tavern => "tavern",
            LocationKind::Barn => "barn",
            LocationKind::Harbor => "harbor",
            LocationKind::Paddock => "paddock",
        }
    }

    /// The kind with this name.
    pub fn from_name(name: &str) -> Option<LocationKind> {
        LocationKind::ALL
            .into_iter()
            .find(|kind| kind.name() == name)
    }

    /// Does its action move a settlement instead of building one?
    pub fn moves(self) -> bool {
        matches!(
            self,
            LocationKind::Barn | LocationKind::Harbor | LocationKind::Paddock
        )
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
    Location(LocationKind),
}

impl Ground {
    /// Its letter in board diagrams and in the printed quadrants.
    pub fn letter(self) -> char {
        match self {
            Ground::Terrain(Terrain::Grass) => 'G',
            Ground::Terrain(Terrain::Flowers) => 'L',
            Ground::Terrain(Terrain::Forest) => 'F',
            Ground::Terrain(Terrain::Canyon) => 'C',
            Ground::Terrain(Terrain::Desert) => 'D',
            Ground::Water => 'W',
            Ground::Mountain => 'M',
            Ground::Castle => 'K',
            Ground::Location(LocationKind::Oracle) => 'O',
            Ground::Location(LocationKind::Farm) => 'R',
            Ground::Location(LocationKind::Oasis) => 'S',
            Ground::Location(LocationKind::Tower) => 'T',
            Ground::Location(LocationKind::Tavern) => 'V',
            Ground::Location(LocationKind::Barn) => 'B',
            Ground::Location(LocationKind::Harbor) => 'H',
            Ground::Location(LocationKind::Paddock) => 'P',
        }
    }

    /// The ground with this letter.
    pub fn from_letter(letter: char) -> Option<Ground> {
        let others = [Ground::Water, Ground::Mountain, Ground::Castle];
        let terrains = Terrain::ALL.into_iter().map(Ground::Terrain);
        let locations = LocationKind::ALL.into_iter().map(Ground::Location);
        let mut all = terrains.chain(others).chain(locations);
        all.find(|ground| ground.letter() == letter)
    }
}

/// A location hex, where tiles lie.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Location {
    /// Which action its tiles give.
    pub kind: LocationKind,
    /// Where it is.
    pub hex: Hex,
    /// The hexes that touch it.
    pub around: HexSet,
}

/// What each hex of a board is.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Land {
    grounds: [Ground; SIDE * SIDE],
    terrains: [HexSet; 5],
    /// All that can be built on.
    pub buildable: HexSet,
    /// All water.
    pub water: HexSet,
    /// All that touches water.
    pub shore: HexSet,
    /// All that touches a mountain.
    pub foothills: HexSet,
    /// All castles.
    pub castles: HexSet,
    /// Castles and locations, also those without tiles: what Merchants and Workers call sites.
    pub sites: HexSet,
    /// All that touches a castle or a location.
    pub near_sites: HexSet,
    /// The locations, row by row.
    pub locations: Vec<Location>,
}

impl Land {
    /// The land of 400 letters, row by row.
    pub fn from_letters(letters: &str) -> Option<Land> {
        let grounds: Vec<Ground> = letters
            .chars()
            .map(Ground::from_letter)
            .collect::<Option<_>>()?;
        Some(Land::new(grounds.try_into().ok()?))
    }

    /// The land of these hexes, row by row.
    pub fn new(grounds: [Ground; SIDE * SIDE]) -> Land {
        let mut terrains = [HexSet::EMPTY; 5];
        let [mut water, mut mountains, mut castles, mut sites] = [HexSet::EMPTY; 4];
        let mut locations = Vec::new();
        for hex in Hex::all() {
            match grounds[hex.index()] {
                Ground::Terrain(terrain) => terrains[terrain as usize].insert(hex),
                Ground::Water => water.insert(hex),
                Ground::Mountain => mountains.insert(hex),
                Ground::Castle => castles.insert(hex),
                Ground::Location(kind) => {
                    sites.insert(hex);
                    let around = HexSet::from(hex).neighbours();
                    locations.push(Location { kind, hex, around });
                }
            }
        }
        sites |= castles;
        Land {
            grounds,
            buildable: terrains.into_iter().fold(HexSet::EMPTY, HexSet::bitor),
            terrains,
            water,
            shore: water.neighbours(),
            foothills: mountains.neighbours(),
            castles,
            sites,
            near_sites: sites.neighbours(),
            locations,
        }
    }

    /// What a hex is.
    pub fn at(&self, hex: Hex) -> Ground {
        self.grounds[hex.index()]
    }

    /// All hexes of a terrain.
    pub fn terrain(&self, terrain: Terrain) -> HexSet {
        self.terrains[terrain as usize]
    }
}
