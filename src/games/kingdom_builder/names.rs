//! What everything is called: terrains, locations, cards, hexes.

use super::rules::{Ground, Hex, KingdomBuilder, LocationKind, Terrain};
use super::words::words;
use crate::old::words::{Message, Text};

/// In the order of `Terrain`.
const TERRAINS: [Text; 5] = {
    let w = words();
    [w.grass, w.flowers, w.forest, w.canyon, w.desert]
};
/// In the order of `LocationKind`.
const KINDS: [Text; 8] = {
    let w = words();
    [
        w.oracle, w.farm, w.oasis, w.tower, w.tavern, w.barn, w.harbor, w.paddock,
    ]
};
/// What each kind does.
const DOES: [Text; 8] = {
    let w = words();
    [
        w.does_oracle,
        w.does_farm,
        w.does_oasis,
        w.does_tower,
        w.does_tavern,
        w.does_barn,
        w.does_harbor,
        w.does_paddock,
    ]
};
/// In the order of `Card`; then the castles.
const CARDS: [Text; 11] = {
    let w = words();
    [
        w.fishermen,
        w.merchants,
        w.discoverers,
        w.hermits,
        w.citizens,
        w.miners,
        w.workers,
        w.knights,
        w.lords,
        w.farmers,
        w.castles,
    ]
};
/// What each of them pays.
const PAYS: [Text; 11] = {
    let w = words();
    [
        w.pays_fishermen,
        w.pays_merchants,
        w.pays_discoverers,
        w.pays_hermits,
        w.pays_citizens,
        w.pays_miners,
        w.pays_workers,
        w.pays_knights,
        w.pays_lords,
        w.pays_farmers,
        w.pays_castles,
    ]
};
/// The same in a few words.
const BRIEF: [Text; 11] = {
    let w = words();
    [
        w.brief_fishermen,
        w.brief_merchants,
        w.brief_discoverers,
        w.brief_hermits,
        w.brief_citizens,
        w.brief_miners,
        w.brief_workers,
        w.brief_knights,
        w.brief_lords,
        w.brief_farmers,
        w.brief_castles,
    ]
};

impl Terrain {
    /// In words.
    pub(super) fn word(self) -> Text {
        TERRAINS[self as usize]
    }
}

impl LocationKind {
    /// In words.
    pub(super) fn word(self) -> Text {
        KINDS[self as usize]
    }

    /// What it does, in a sentence.
    pub(super) fn does(self) -> Text {
        DOES[self as usize]
    }
}

impl Ground {
    /// In words.
    pub(super) fn word(self) -> Text {
        let w = words();
        match self {
            Ground::Terrain(terrain) => terrain.word(),
            Ground::Water => w.water,
            Ground::Mountain => w.mountain,
            Ground::Castle => w.castle,
            Ground::Location(kind) => kind.word(),
        }
    }
}

fn placed(message: Text, hex: Hex) -> Message {
    Message::new(message)
        .with("row", hex.row() + 1)
        .with("column", hex.column() + 1)
}

impl KingdomBuilder {
    /// What a hex is and where it lies.
    pub(super) fn at(&self, hex: Hex) -> Message {
        placed(words().hex, hex).with("ground", self.land.at(hex).word())
    }

    /// A hex with all that is to be known of it.
    pub(super) fn describe(&self, hex: Hex) -> Message {
        let w = words();
        let mut locations = self.land.locations.iter();
        let told = match self.land.at(hex) {
            Ground::Location(kind) => {
                let number = locations.position(|location| location.hex == hex);
                placed(w.hex_location, hex)
                    .with("kind", kind.word())
                    .with("n", number.map_or(0, |number| self.tiles_left(number)))
            }
            _ => self.at(hex),
        };
        match self.owner(hex) {
            Some(seat) => Message::new(w.hex_settled)
                .with("hex", told)
                .with("who", seat),
            None => told,
        }
    }

    /// Which of the texts about cards is about a part of the score.
    fn part_text(&self, part: usize) -> usize {
        let card = self.cards().get(part).copied();
        card.map_or(CARDS.len() - 1, |card| card as usize)
    }

    /// The name of a part of the score.
    pub(super) fn part_name(&self, part: usize) -> Text {
        CARDS[self.part_text(part)]
    }

    /// What a part of the score pays, in a few words.
    pub(super) fn part_brief(&self, part: usize) -> Text {
        BRIEF[self.part_text(part)]
    }

    /// What a part of the score pays, in a sentence.
    pub(super) fn part_pays(&self, part: usize) -> Text {
        PAYS[self.part_text(part)]
    }
}
