//! The ten Kingdom Builder cards and the castles: what they are worth, and which hexes earn it. On any land.

use super::hexes::{Hexes, SIDE};
use super::land::Land;
use crate::text;

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
const LORDS_ASK_FOR_A_SETTLEMENT: bool = false;

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
    const NAMES: [&str; 10] = [
        "fishermen",
        "merchants",
        "discoverers",
        "hermits",
        "citizens",
        "miners",
        "workers",
        "knights",
        "lords",
        "farmers",
    ];

    /// Its name.
    pub fn name(self) -> &'static str {
        Card::NAMES[self as usize]
    }

    /// The card of a name.
    pub fn named(name: &str) -> Option<Card> {
        text::place_in(&Card::NAMES, name).map(|i| Card::ALL[i])
    }

    /// What it gives one of the players; `settlements` are everybody's.
    pub fn earns(self, land: &Land, settlements: &[Hexes], seat: usize) -> Earned {
        let own = settlements[seat];
        match self {
            Card::Fishermen => Earned::each(1, (own - land.water) & land.shore),
            Card::Miners => Earned::each(1, own & land.foothills),
            Card::Workers => Earned::each(1, own & land.beside_sites),
            Card::Merchants => merchants(land, own),
            Card::Discoverers => Earned::each(1, own.first_of_rows()),
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
    /// By which settlements or sites.
    pub hexes: Hexes,
}

impl Earned {
    const NOTHING: Earned = Earned {
        gold: 0,
        hexes: Hexes::NONE,
    };

    fn each(gold: u32, hexes: Hexes) -> Earned {
        Earned {
            gold: gold * hexes.count(),
            hexes,
        }
    }
}

/// Three for each castle that a settlement touches, however many do («Castles»).
pub fn castles(land: &Land, own: Hexes) -> Earned {
    Earned::each(3, land.castles & own.near())
}

/// Four for each site that an area links with another site.
fn merchants(land: &Land, own: Hexes) -> Earned {
    let [mut linked, mut links] = [Hexes::NONE; 2];
    // Only what touches a site can link.
    for area in own.areas().filter(|area| area.meets(&land.beside_sites)) {
        let sites = area.near() & land.sites;
        if sites.count() > 1 {
            linked = linked | sites;
            links = links | area;
        }
    }
    Earned {
        gold: 4 * linked.count(),
        hexes: linked | links,
    }
}

fn knights(own: Hexes) -> Earned {
    let mut best = 0;
    for row in 1..SIDE {
        if own.in_row(row) > own.in_row(best) {
            best = row;
        }
    }
    Earned::each(2, own.row(best))
}

fn citizens(own: Hexes) -> Earned {
    let mut largest = Earned::NOTHING;
    for area in own.areas() {
        let size = area.count();
        if size > largest.gold {
            largest = Earned {
                gold: size,
                hexes: area,
            };
        }
    }
    largest.gold /= 2;
    largest
}

/// Twelve for the most settlements in a sector, six for the next number that occurs there.
fn lords(settlements: &[Hexes], seat: usize) -> Earned {
    let mut earned = Earned::NOTHING;
    for sector in 0..4 {
        let counts = settlements.iter().map(|all| all.sector(sector).count());
        let ranked = counts.filter(|count| *count > 0 || !LORDS_ASK_FOR_A_SETTLEMENT);
        let [mut most, mut next] = [None; 2];
        for count in ranked {
            if Some(count) > most {
                next = most;
                most = Some(count);
            } else if Some(count) < most && Some(count) > next {
                next = Some(count);
            }
        }
        let own = settlements[seat].sector(sector);
        let count = Some(own.count());
        let gold = match () {
            () if count == most => 12,
            () if count == next => 6,
            () => continue,
        };
        earned.gold += gold;
        earned.hexes = earned.hexes | own;
    }
    earned
}

fn farmers(own: Hexes) -> Earned {
    let mut fewest = own.sector(0);
    for sector in 1..4 {
        let part = own.sector(sector);
        if part.count() < fewest.count() {
            fewest = part;
        }
    }
    Earned::each(3, fewest)
}
