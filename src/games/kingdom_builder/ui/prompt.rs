//! What to do now, what a touch would lead to, and why a spot cannot be chosen.

use super::message::Message;
use super::names::{kind_action, kind_list};
use super::spot::Spot;
use crate::games::kingdom_builder::{
    Ground, Hex, KingdomBuilder, LocationKind, MANDATORY, Move, Stage, Terrain, Tile,
};

/// The tile that is being used.
fn used_tile(touched: &[Spot]) -> Option<LocationKind> {
    touched.first().and_then(|spot| spot.tile())
}

impl KingdomBuilder {
    /// What is said while nobody builds: the game is over, or a card is drawn.
    fn say_without_builder(&self) -> Option<Message> {
        match self.stage() {
            Stage::Over => Some(Message::Over),
            Stage::Act => None,
            Stage::Deal | Stage::Replace | Stage::Refill => Some(Message::DrawsNext),
        }
    }

    /// What whoever acts can do after these touches.
    pub(super) fn say_what_to_do(&self, touched: &[Spot]) -> Message {
        if let Some(said) = self.say_without_builder() {
            return said;
        }
        let what = match (used_tile(touched), touched) {
            (Some(kind), [_]) if kind.moves() => Message::ChooseMove { kind },
            (Some(kind), [_]) => kind_action(kind),
            (Some(kind), _) => Message::ChooseTo { kind },
            _ => self.say_what_to_build(),
        };
        match self.is_last_round() {
            true => Message::LastRound { what: what.into() },
            false => what,
        }
    }

    fn say_what_to_build(&self) -> Message {
        let tiles = kind_list(&self.usable_tiles());
        if self.due() == 0 {
            return match tiles {
                Some(tiles) => Message::DoneTiles { tiles },
                None => Message::Done,
            };
        }
        let terrain = self.card_in_play().unwrap_or(Terrain::Grass);
        let (n, all) = (self.built + 1, self.built + self.due());
        let own = self.settlements(self.to_act());
        let what = if own.is_empty() {
            Message::BuildFirst { terrain, n, all }
        } else if self.targets(None).intersects(&own.neighbours()) {
            Message::Build { terrain, n, all }
        } else {
            Message::BuildFree { terrain, n, all }
        };
        match tiles {
            Some(tiles) => Message::MayFirst {
                what: what.into(),
                tiles,
            },
            None => what,
        }
    }

    /// Why a spot cannot be chosen after these touches.
    pub(super) fn say_why_not(&self, touched: &[Spot], spot: Spot) -> Message {
        if let Some(said) = self.say_without_builder() {
            return said;
        }
        match spot {
            Spot::Hex(hex) => self.say_why_not_there(used_tile(touched), hex),
            Spot::Tile(kind) => self.say_why_no_tile(kind),
            Spot::Score(part) => self.score_rule(part),
            Spot::End => match self.due() {
                0 => Message::NotNow,
                n => Message::EndFirst { n },
            },
        }
    }

    fn say_why_not_there(&self, used: Option<LocationKind>, hex: Hex) -> Message {
        let ground = self.land().at(hex);
        let card = self.card_in_play().unwrap_or(Terrain::Grass);
        if let Some(who) = self.owner(hex)
            && (used.is_none() || who != self.to_act())
        {
            return Message::Taken { who };
        }
        match (used, ground) {
            (_, Ground::Location(_)) => Message::NoBuildingLocation,
            (Some(kind), _) => Message::NotTarget {
                kind,
                does: kind_action(kind).into(),
            },
            _ if self.due() == 0 => Message::AllBuilt,
            (_, Ground::Terrain(terrain)) if terrain == card => Message::NotBeside,
            (_, Ground::Terrain(terrain)) => Message::NotTerrain {
                terrain: card,
                ground: terrain,
            },
            _ => Message::NoBuilding { ground },
        }
    }

    fn say_why_no_tile(&self, kind: LocationKind) -> Message {
        // Of two of a kind the one that may be used is meant.
        let held = self.held_tiles(self.to_act(), kind);
        match held.map(|held| held.best) {
            None => Message::TileNone { kind },
            Some(Tile::Used) => Message::TileIsUsed { kind },
            Some(Tile::Fresh) => Message::TileIsNew { kind },
            Some(_) if self.built > 0 && self.built < MANDATORY => Message::TileBetween,
            Some(_) if !kind.moves() && self.supply(self.to_act()) == 0 => Message::TileNoSupply,
            Some(_) => Message::TileUseless { kind },
        }
    }

    /// What touching a spot would lead to.
    pub(super) fn say_ahead(&self, touched: &[Spot], spot: Spot) -> Option<Message> {
        if let Spot::Score(part) = spot {
            return Some(self.score_rule(part));
        }
        let hex = spot.hex()?;
        let m = match *touched {
            [] => Move::Settle(hex),
            [Spot::Tile(kind)] if kind.moves() => {
                return self
                    .movable(kind)
                    .contains(hex)
                    .then_some(Message::ForeLift);
            }
            [Spot::Tile(kind)] => Move::Extra(kind, hex),
            [Spot::Tile(kind), Spot::Hex(from)] => Move::Shift(kind, from, hex),
            _ => return None,
        };
        self.allows(m).then(|| self.say_gain(m))
    }

    /// The gold and the tiles that a move brings or costs.
    fn say_gain(&self, m: Move) -> Message {
        let (after, seat) = (self.played(m), self.to_act());
        let what = match m {
            Move::Shift(..) => Message::ForeMove,
            _ => Message::ForeHere,
        };
        let (before, now) = (self.gold(seat), after.gold(seat));
        let gold = match now.cmp(&before) {
            std::cmp::Ordering::Equal => what,
            std::cmp::Ordering::Greater => Message::ForeGold {
                what: what.into(),
                n: now - before,
            },
            std::cmp::Ordering::Less => Message::ForeLess {
                what: what.into(),
                n: before - now,
            },
        };
        let changes = self.tile_changes(&after).into_iter();
        changes.fold(gold, |said, (kind, taken)| {
            let what = said.into();
            match taken {
                true => Message::ForeTakes { what, kind },
                false => Message::ForeLoses { what, kind },
            }
        })
    }
}
