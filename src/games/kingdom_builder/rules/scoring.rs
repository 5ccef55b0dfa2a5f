//! The ten Kingdom Builder cards and the castles: how much gold they give, and for which hexes. On any land.

use super::hex::SIDE;
use super::hex_set::HexSet;
use super::land::Land;

/// A Kingdom Builder card.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
#[allow(missing_docs)]
pub enum Card {
    Fishermen,
    Merchants,
    Discoverers,
    Hermits,
    Citizens,
    Miners,
    Workers,
    Knights,
    Lords,
    Farmers,
}

/// Must one have a settlement in a sector to be ranked by Lords? The rulebook does not say; the usual reading is no.
const LORDS_NEED_A_SETTLEMENT: bool = false;

impl Card {
    /// All ten.
    pub const ALL: [Card; 10] = [
        Card::Fishermen,
        Card::Merchants,
        Card::Discoverers,
        Card::Hermits,
        Card::Citizens,
        Card::Miners,
        Card::Workers,
        Card::Knights,
        Card::Lords,
        Card::Farmers,
    ];

    /// Its name in notation.
    pub const fn name(self) -> &'static str {
        match self {
            Card::Fishermen => "fishermen",
            Card::Merchants => "merchants",
            Card::Discoverers => "discoverers",
            Card::Hermits => "hermits",
            Card::Citizens => "citizens",
            Card::Miners => "miners",
            Card::Workers => "workers",
            Card::Knights => "knights",
            Card::Lords => "lords",
            Card::Farmers => "farmers",
        }
    }

    /// The card with this name.
    pub fn from_name(name: &str) -> Option<Card> {
        Card::ALL.into_iter().find(|card| card.name() == name)
    }

    /// What it gives one of the players; `settlements` are everybody's.
    pub fn earns(self, land: &Land, settlements: &[HexSet], seat: usize) -> Earned {
        let own = settlements[seat];
        match self {
            Card::Fishermen => Earned::per_hex(1, (own - land.water) & land.shore),
            Card::Miners => Earned::per_hex(1, own & land.foothills),
            Card::Workers => Earned::per_hex(1, own & land.near_sites),
            Card::Merchants => merchants(land, own),
            Card::Discoverers => Earned::per_hex(1, own.leftmost_of_rows()),
            Card::Knights => knights(own),
            Card::Hermits => Earned {
                gold: own.areas().count() as u32,
                hexes: own,
            },
            Card::Citizens => citizens(own),
            Card::Lords => lords(settlements, seat),
            Card::Farmers => farmers(own),
        }
    }
}

/// Gold, and the hexes that earn it.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Earned {
    /// How much.
    pub gold: u32,
    /// The settlements and sites that earn it.
    pub hexes: HexSet,
}

impl Earned {
    fn per_hex(gold: u32, hexes: HexSet) -> Earned {
        Earned {
            gold: gold * hexes.count(),
            hexes,
        }
    }
}

/// Three for each castle that a settlement touches, however many do («Castles»).
pub fn castles(land: &Land, own: HexSet) -> Earned {
    Earned::per_hex(3, land.castles & own.neighbours())
}

/// Four for each site that an area links with another site.
fn merchants(land: &Land, own: HexSet) -> Earned {
    let [mut linked, mut links] = [HexSet::EMPTY; 2];
    for area in own.areas() {
        // Most areas touch no site: this test is cheaper than finding the neighbours of each.
        if !area.intersects(&land.near_sites) {
            continue;
        }
        let sites = area.neighbours() & land.sites;
        if sites.count() > 1 {
            linked |= sites;
            links |= area;
        }
    }
    Earned {
        gold: 4 * linked.count(),
        hexes: linked | links,
    }
}

/// Two for each settlement in the fullest row, the topmost of equal ones.
fn knights(own: HexSet) -> Earned {
    let rows = (0..SIDE).rev().map(|row| own.row(row));
    let fullest = rows.max_by_key(HexSet::count).unwrap_or(HexSet::EMPTY);
    Earned::per_hex(2, fullest)
}

/// One for every two settlements of the largest area, the first of equal ones.
fn citizens(own: HexSet) -> Earned {
    let larger = |one: HexSet, other: HexSet| match other.count() > one.count() {
        true => other,
        false => one,
    };
    let largest = own.areas().reduce(larger).unwrap_or(HexSet::EMPTY);
    Earned {
        gold: largest.count() / 2,
        hexes: largest,
    }
}

/// In each sector twelve for the most settlements, six for the next number that occurs there.
fn lords(settlements: &[HexSet], seat: usize) -> Earned {
    let mut earned = Earned::per_hex(0, HexSet::EMPTY);
    for sector in 0..4 {
        let counts = settlements.iter().map(|all| all.sector(sector).count());
        let ranked = counts.filter(|count| *count > 0 || !LORDS_NEED_A_SETTLEMENT);
        let most = ranked.clone().max();
        let next = ranked.filter(|count| Some(*count) < most).max();
        let own = settlements[seat].sector(sector);
        let rank = Some(own.count());
        if rank == most {
            earned.gold += 12;
        } else if rank == next {
            earned.gold += 6;
        } else {
            continue;
        }
        earned.hexes |= own;
    }
    earned
}

/// Three for each settlement in the sector with the fewest, the first of equal ones.
fn farmers(own: HexSet) -> Earned {
    let sectors = (0..4).map(|sector| own.sector(sector));
    let fewest = sectors.min_by_key(HexSet::count).unwrap_or(HexSet::EMPTY);
    Earned::per_hex(3, fewest)
}
