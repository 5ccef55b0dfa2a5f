//! What Kingdom Builder says: what to do now, what a touch leads to, why a spot cannot be chosen, and moves in words.

use super::rules::{Ground, KingdomBuilder, LocationKind, MANDATORY, Move, Stage, Terrain, Tile};
use super::spots::{END, hex, kind, part_of};
use super::ui::Reason;
use super::words::words;
use crate::game::Game as _;
use crate::game::seat::Seat;
use crate::old::face::{Spot, Viewer};
use crate::old::words::{Message, Text};
use crate::text;

/// Some kinds, one after the other.
fn listed(kinds: &[LocationKind]) -> String {
    let mut names = Vec::new();
    for kind in kinds {
        names.push(kind.word().owned());
    }
    text::joined(&names, ", ")
}

impl KingdomBuilder {
    /// The kinds of tiles that can be used now.
    fn useful(&self) -> Vec<LocationKind> {
        let mut useful = Vec::new();
        for kind in self.location_kinds() {
            if self.is_useful(kind) {
                useful.push(kind);
            }
        }
        useful
    }

    pub(super) fn what_to_do(&self, touched: &[Spot]) -> Message {
        let w = words();
        match self.stage {
            Stage::Over => return w.over.into(),
            Stage::Act => (),
            _ => return w.draws_next.into(),
        }
        let used = touched.first().and_then(|spot| kind(*spot));
        let (tiles, card) = (self.useful(), self.card_in_play().unwrap_or(Terrain::Grass));
        let told = match (used, touched) {
            (Some(kind), [_]) if kind.moves() => {
                Message::new(w.choose_move).with("kind", kind.word())
            }
            (Some(kind), [_]) => kind.does().into(),
            (Some(kind), _) => Message::new(w.choose_to).with("kind", kind.word()),
            _ if self.due() > 0 => {
                let own = self.settlements(self.to_act);
                let beside = self.targets(None).intersects(&own.neighbours());
                let text = match (own.is_empty(), beside) {
                    (true, _) => w.build_first,
                    (_, true) => w.build,
                    (_, false) => w.build_free,
                };
                let told = Message::new(text)
                    .with("terrain", card.word())
                    .with("n", self.built + 1)
                    .with("all", self.built + self.due());
                match tiles.is_empty() {
                    true => told,
                    false => Message::new(w.may_first)
                        .with("what", told)
                        .with("tiles", listed(&tiles)),
                }
            }
            _ if tiles.is_empty() => w.done.into(),
            _ => Message::new(w.done_tiles).with("tiles", listed(&tiles)),
        };
        match self.is_last_round() {
            true => Message::new(w.last_round).with("what", told),
            false => told,
        }
    }

    pub(super) fn tell_why_not(&self, touched: &[Spot], spot: Spot) -> Message {
        let w = words();
        let used = touched.first().and_then(|spot| kind(*spot));
        match self.stage {
            Stage::Over => return w.over.into(),
            Stage::Act => (),
            _ => return w.draws_next.into(),
        }
        if spot == END {
            return match self.due() {
                0 => w.not_now.into(),
                n => Message::new(w.end_first).with("n", n),
            };
        }
        if let Some(kind) = kind(spot) {
            return Message::new(self.why_no_tile(kind)).with("kind", kind.word());
        }
        let Some(hex) = hex(spot) else {
            return part_of(spot)
                .map_or(w.not_now, |part| self.part_pays(part))
                .into();
        };
        let ground = self.land.at(hex);
        let card = self.card_in_play().unwrap_or(Terrain::Grass);
        if let Some(seat) = self.owner(hex)
            && (used.is_none() || seat != self.to_act)
        {
            return Message::new(w.taken).with("who", seat);
        }
        match (used, ground) {
            (_, Ground::Location(_)) => w.no_building_location.into(),
            (Some(kind), _) => Message::new(w.not_target)
                .with("kind", kind.word())
                .with("does", kind.does()),
            _ if self.due() == 0 => w.all_built.into(),
            (_, Ground::Terrain(terrain)) if terrain == card => w.not_beside.into(),
            (_, Ground::Terrain(terrain)) => Message::new(w.not_terrain)
                .with("terrain", card.word())
                .with("ground", terrain.word()),
            _ => Message::new(w.no_building).with("ground", ground.word()),
        }
    }

    /// Why a tile cannot be used.
    pub(super) fn why_no_tile(&self, kind: LocationKind) -> Text {
        let w = words();
        let mut held = None;
        for (location, tile) in self.tiles(self.to_act) {
            // Of two of a kind the one that may be used is meant.
            if location.kind == kind && tile.is_held() && held != Some(Tile::Ready) {
                held = Some(tile);
            }
        }
        match held {
            Some(Tile::Used) => w.tile_is_used,
            Some(Tile::Fresh) => w.tile_is_new,
            Some(_) if self.built > 0 && self.built < MANDATORY => w.tile_between,
            Some(_) if !kind.moves() && self.supply(self.to_act) == 0 => w.tile_no_supply,
            Some(_) => w.tile_useless,
            None => w.tile_none,
        }
    }

    /// What touching a spot would make of the move.
    fn made(&self, touched: &[Spot], spot: Spot) -> Option<Move> {
        let here = hex(spot)?;
        let m = match *touched {
            [] => Move::Settle(here),
            [tile] => Move::Extra(kind(tile)?, here),
            [tile, from] => Move::Shift(kind(tile)?, hex(from)?, here),
            _ => return None,
        };
        self.allows(m).then_some(m)
    }

    pub(super) fn tell_ahead(&self, touched: &[Spot], spot: Spot) -> Option<Message> {
        let w = words();
        if let Some(part) = part_of(spot) {
            return Some(self.part_pays(part).into());
        }
        if let [tile] = *touched
            && kind(tile)?.moves()
        {
            let movable = self.movable(kind(tile)?).contains(hex(spot)?);
            return movable.then(|| w.fore_lift.into());
        }
        let m = self.made(touched, spot)?;
        let (after, seat) = (self.after(m), self.to_act);
        let told = match m {
            Move::Shift(..) => w.fore_move,
            _ => w.fore_here,
        };
        let gained = after.gold(seat) as i32 - self.gold(seat) as i32;
        let text = match gained {
            0 => w.fore_same,
            1.. => w.fore_gold,
            _ => w.fore_less,
        };
        let mut told = Message::new(text)
            .with("what", told)
            .with("n", gained.abs());
        for (kind, taken) in self.tiles_changed(&after) {
            let text = if taken { w.fore_takes } else { w.fore_loses };
            told = Message::new(text)
                .with("what", told)
                .with("kind", kind.word());
        }
        Some(told)
    }

    /// The position after a move that is allowed.
    pub(super) fn after(&self, m: Move) -> KingdomBuilder {
        let mut after = self.clone();
        after.apply(m);
        after
    }

    /// The tiles that the seat in turn takes or loses on the way to a later position.
    pub(super) fn tiles_changed(&self, after: &KingdomBuilder) -> Vec<(LocationKind, bool)> {
        let mut changed = Vec::new();
        let seat = self.to_act;
        for ((location, before), (_, now)) in self.tiles(seat).zip(after.tiles(seat)) {
            if before.is_held() != now.is_held() {
                changed.push((location.kind, now.is_held()));
            }
        }
        changed
    }

    /// The card of a seat, as far as these eyes may see it: the one in play lies open.
    pub(super) fn seen_card(&self, seat: Seat, eyes: Viewer) -> Option<Terrain> {
        let open = seat == self.to_act && self.stage == Stage::Act;
        let seen = open || eyes == Viewer::Everybody || eyes == Viewer::Seat(seat);
        self.hand(seat).filter(|_| seen)
    }

    /// May these eyes see the card that is drawn now?
    pub(super) fn sees_draw(&self, eyes: Viewer) -> bool {
        let drawer = self.drawer();
        self.stage == Stage::Replace
            || matches!(eyes, Viewer::Everybody)
            || eyes == Viewer::Seat(drawer)
    }

    pub(super) fn tell_move(&self, m: Move, eyes: Viewer) -> Message {
        let w = words();
        let told = |text: Text| Message::new(text).with("who", self.to_act);
        match m {
            Move::Draw(card) => {
                let text = match self.sees_draw(eyes) {
                    true => w.draws,
                    false => w.draws_hidden,
                };
                Message::new(text)
                    .with("who", self.drawer())
                    .with("terrain", card.word())
            }
            Move::Settle(hex) => told(w.settles).with("hex", self.at(hex)),
            Move::Extra(kind, hex) => told(w.extra)
                .with("hex", self.at(hex))
                .with("kind", kind.word()),
            Move::Shift(kind, from, to) => told(w.shifts)
                .with("hex", self.at(from))
                .with("to", self.at(to))
                .with("kind", kind.word()),
            Move::End => told(w.ends),
        }
    }

    /// What speaks for a move, in words.
    pub(super) fn tell_reason(&self, m: Move) -> Message {
        let w = words();
        match self.strongest_reason(m) {
            Reason::Only => w.why_only.into(),
            Reason::Takes(kind) => Message::new(w.why_takes).with("kind", kind.word()),
            Reason::Earns(gold) => Message::new(w.why_earns).with("n", gold),
            Reason::Costs(gold, seat) => {
                Message::new(w.why_costs).with("who", seat).with("n", gold)
            }
            Reason::Opens => w.why_opens.into(),
            Reason::Keeps => w.why_keeps.into(),
            Reason::Hastens => w.why_hastens.into(),
            Reason::Prepares => w.why_prepares.into(),
            Reason::Rests => w.why_rests.into(),
        }
    }

    pub(super) fn tell_moment(&self, m: Move) -> Option<Message> {
        let w = words();
        if matches!(m, Move::Draw(_) | Move::End) {
            return None;
        }
        let after = self.after(m);
        if after.supply(self.to_act) == 0 && self.supply(self.to_act) > 0 && !self.is_last_round() {
            return Some(Message::new(w.moment_last).with("who", self.to_act));
        }
        let (kind, taken) = *self.tiles_changed(&after).first()?;
        let text = if taken { w.moment_tile } else { w.moment_lost };
        Some(
            Message::new(text)
                .with("who", self.to_act)
                .with("kind", kind.word()),
        )
    }
}
