//! What everything is called: locations, what earns gold, hexes.

use super::message::Message;
use crate::game::seat::Seat;
use crate::games::kingdom_builder::{Card, Ground, Hex, KingdomBuilder, LocationKind};
use crate::games::ui::Phrase;

/// The name of a kind of location.
pub fn kind_name(kind: LocationKind) -> Message {
    match kind {
        LocationKind::Oracle => Message::Oracle,
        LocationKind::Farm => Message::Farm,
        LocationKind::Oasis => Message::Oasis,
        LocationKind::Tower => Message::Tower,
        LocationKind::Tavern => Message::Tavern,
        LocationKind::Barn => Message::Barn,
        LocationKind::Harbor => Message::Harbor,
        LocationKind::Paddock => Message::Paddock,
    }
}

/// What a tile of this kind does, in a sentence.
pub fn kind_action(kind: LocationKind) -> Message {
    match kind {
        LocationKind::Oracle => Message::DoesOracle,
        LocationKind::Farm => Message::DoesFarm,
        LocationKind::Oasis => Message::DoesOasis,
        LocationKind::Tower => Message::DoesTower,
        LocationKind::Tavern => Message::DoesTavern,
        LocationKind::Barn => Message::DoesBarn,
        LocationKind::Harbor => Message::DoesHarbor,
        LocationKind::Paddock => Message::DoesPaddock,
    }
}

/// Some kinds by name, one after the other; nothing, if there are none.
pub fn kind_list(kinds: &[LocationKind]) -> Option<Phrase> {
    let (first, rest) = kinds.split_first()?;
    let list = match kind_list(rest) {
        Some(rest) => Message::TileList {
            first: *first,
            rest,
        },
        None => kind_name(*first),
    };
    Some(list.into())
}

/// What people read about a part of the score.
struct ScoreTexts {
    name: Message,
    brief: Message,
    rule: Message,
}

/// The texts of a card; without one, those of the castles.
fn score_texts(card: Option<Card>) -> ScoreTexts {
    let (name, brief, rule) = match card {
        Some(Card::Fishermen) => (
            Message::Fishermen,
            Message::BriefFishermen,
            Message::PaysFishermen,
        ),
        Some(Card::Merchants) => (
            Message::Merchants,
            Message::BriefMerchants,
            Message::PaysMerchants,
        ),
        Some(Card::Discoverers) => (
            Message::Discoverers,
            Message::BriefDiscoverers,
            Message::PaysDiscoverers,
        ),
        Some(Card::Hermits) => (
            Message::Hermits,
            Message::BriefHermits,
            Message::PaysHermits,
        ),
        Some(Card::Citizens) => (
            Message::Citizens,
            Message::BriefCitizens,
            Message::PaysCitizens,
        ),
        Some(Card::Miners) => (Message::Miners, Message::BriefMiners, Message::PaysMiners),
        Some(Card::Workers) => (
            Message::Workers,
            Message::BriefWorkers,
            Message::PaysWorkers,
        ),
        Some(Card::Knights) => (
            Message::Knights,
            Message::BriefKnights,
            Message::PaysKnights,
        ),
        Some(Card::Lords) => (Message::Lords, Message::BriefLords, Message::PaysLords),
        Some(Card::Farmers) => (
            Message::Farmers,
            Message::BriefFarmers,
            Message::PaysFarmers,
        ),
        None => (
            Message::Castles,
            Message::BriefCastles,
            Message::PaysCastles,
        ),
    };
    ScoreTexts { name, brief, rule }
}

impl KingdomBuilder {
    fn score_texts(&self, part: usize) -> ScoreTexts {
        score_texts(self.cards().get(part).copied())
    }

    /// The name of a part of the score: a card, or the castles.
    pub fn score_name(&self, part: usize) -> Message {
        self.score_texts(part).name
    }

    /// What a part of the score pays, in a few words.
    pub fn score_brief(&self, part: usize) -> Message {
        self.score_texts(part).brief
    }

    /// What a part of the score pays, in a sentence.
    pub fn score_rule(&self, part: usize) -> Message {
        self.score_texts(part).rule
    }

    /// The sign of a part of the score in `shapes.svg`.
    pub fn score_sign(&self, part: usize) -> &'static str {
        self.cards().get(part).map_or("castles", |card| card.name())
    }
}

/// A hex with all there is to know of it: what it is, where it lies, who has settled it, how many tiles are left there.
pub fn describe_hex(ground: Ground, hex: Hex, owner: Option<Seat>, tiles_left: usize) -> Message {
    let (row, column) = (hex.row() + 1, hex.column() + 1);
    match (ground, owner) {
        (Ground::Location(kind), _) => Message::HexLocation {
            kind,
            n: tiles_left,
            row,
            column,
        },
        (_, Some(who)) => Message::HexSettled {
            ground,
            row,
            column,
            who,
        },
        (_, None) => Message::Hex {
            ground,
            row,
            column,
        },
    }
}
