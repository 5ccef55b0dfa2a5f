//! `kingdom-builder-scores.jsonl` and `kingdom-builder-targets.jsonl`: boards with the gold of every card, and where a settlement may go.

use parlour::games::kingdom_builder::{
    Boards, Card, Ground, Hex, HexSet, Land, LocationKind, Placement, Quadrant, SIDE, Terrain,
    castles,
};
use serde::Deserialize;
use serde::de::IgnoredAny;
use std::collections::BTreeMap;

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Score {
    id: String,
    board: Vec<String>,
    settlements: Vec<String>,
    layout: Option<Vec<Placed>>,
    players: usize,
    cards: Vec<String>,
    /// The gold of each card, and of the castles, player by player.
    expected: Vec<BTreeMap<String, u32>>,
    total: Vec<u32>,
    winners: Vec<usize>,
    #[serde(rename = "about")]
    _about: IgnoredAny,
    #[serde(rename = "simple")]
    _simple: IgnoredAny,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Target {
    id: String,
    board: Vec<String>,
    settlements: Vec<String>,
    layout: Option<Vec<Placed>>,
    player: usize,
    action: String,
    terrain: Option<String>,
    source: Option<(usize, usize)>,
    targets: Vec<(usize, usize)>,
    #[serde(rename = "about")]
    _about: IgnoredAny,
    #[serde(rename = "simple")]
    _simple: IgnoredAny,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Placed {
    quadrant: String,
    rotated: bool,
}

/// Holds the cards to one board: exactly this gold of each, and these winners.
pub fn replay_scores(line: &str) -> Result<(), String> {
    let case: Score = serde_json::from_str(line).map_err(|fault| fault.to_string())?;
    case.check()
        .map_err(|fault| format!("{}: {fault}", case.id))
}

/// Holds an action to one board: exactly these hexes.
pub fn replay_targets(line: &str) -> Result<(), String> {
    let case: Target = serde_json::from_str(line).map_err(|fault| fault.to_string())?;
    case.check()
        .map_err(|fault| format!("{}: {fault}", case.id))
}

/// The land of 20 rows; where quadrants are named, it is what they make.
fn land(board: &[String], layout: &Option<Vec<Placed>>) -> Result<Land, String> {
    let read = Land::from_letters(&board.concat()).ok_or("not a board")?;
    if let Some(layout) = layout {
        let mut quadrants = Vec::new();
        for placed in layout {
            quadrants.push(Quadrant {
                kind: LocationKind::from_name(&placed.quadrant).ok_or("not a quadrant")?,
                turned: placed.rotated,
            });
        }
        let boards: Boards = quadrants.try_into().map_err(|_| "not four quadrants")?;
        if Land::from_quadrants(&boards) != read {
            return Err("the quadrants make another board".into());
        }
    }
    Ok(read)
}

/// Everybody's settlements.
fn settled(rows: &[String]) -> Result<Vec<HexSet>, String> {
    let signs = rows.concat();
    if signs.len() != SIDE * SIDE {
        return Err("not a board of settlements".into());
    }
    let mut settled = vec![HexSet::EMPTY; 4];
    for (hex, sign) in Hex::all().zip(signs.chars()) {
        match sign.to_digit(10) {
            Some(seat @ 1..=4) => settled[seat as usize - 1].insert(hex),
            _ if sign == '.' => {}
            _ => return Err(format!("nobody is called {sign}")),
        }
    }
    Ok(settled)
}

impl Score {
    fn check(&self) -> Result<(), String> {
        let land = land(&self.board, &self.layout)?;
        let mut settled = settled(&self.settlements)?;
        settled.truncate(self.players);
        let mut totals = Vec::new();
        for (seat, expected) in self.expected.iter().enumerate() {
            let castles = castles(&land, settled[seat]).gold;
            let earned = Card::ALL.map(|card| card.earns(&land, &settled, seat).gold);
            let names = Card::ALL.map(Card::name).into_iter().chain(["castles"]);
            for (name, gold) in names.zip(earned.into_iter().chain([castles])) {
                let expected = expected.get(name);
                if expected != Some(&gold) {
                    let seat = seat + 1;
                    return Err(format!("{name} give {gold} to {seat}, not {expected:?}"));
                }
            }
            let mut total = castles;
            for card in &self.cards {
                total += earned[Card::from_name(card).ok_or("not a card")? as usize];
            }
            totals.push(total);
        }
        let most = totals.iter().max();
        let winners = (1..).zip(&totals).filter(|(_, gold)| Some(*gold) == most);
        let winners: Vec<usize> = winners.map(|(seat, _)| seat).collect();
        match totals == self.total && winners == self.winners && totals.len() == self.players {
            true => Ok(()),
            false => Err(format!("totals {totals:?}, winners {winners:?}")),
        }
    }
}

impl Target {
    fn check(&self) -> Result<(), String> {
        let land = land(&self.board, &self.layout)?;
        let settled = settled(&self.settlements)?;
        let card = match self.terrain.as_ref().map(|letter| letter.as_bytes()) {
            None => None,
            Some([letter]) => match Ground::from_letter(char::from(*letter)) {
                Some(Ground::Terrain(terrain)) => Some(terrain),
                _ => return Err("not a terrain".into()),
            },
            Some(_) => return Err("not a letter".into()),
        };
        let needs_card = ["mandatory", "oracle", "barn"].contains(&self.action.as_str());
        let card: Option<Terrain> = card.filter(|_| needs_card);
        let kind = match self.action.as_str() {
            "mandatory" => None,
            name => Some(LocationKind::from_name(name).ok_or("not an action")?),
        };
        let placement = Placement::new(&land, &settled, self.player - 1, card);
        let found = match (kind, self.source) {
            (Some(kind), Some((row, column))) => {
                let from = Hex::try_at(row, column).ok_or("not a hex")?;
                let to = placement.move_targets(kind, from);
                if placement.movable(kind).contains(from) == to.is_empty() {
                    return Err("it can be moved and cannot".into());
                }
                to
            }
            (kind, None) => placement.build_targets(kind),
            (None, Some(_)) => return Err("nothing is moved".into()),
        };
        let found = found.iter().map(|hex| (hex.row(), hex.column()));
        let found: Vec<(usize, usize)> = found.collect();
        match found == self.targets {
            true => Ok(()),
            false => Err(format!("expected {:?}, found {found:?}", self.targets)),
        }
    }
}
