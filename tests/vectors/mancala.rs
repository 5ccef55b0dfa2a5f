//! `mancala.jsonl` and `mancala-options.jsonl`: positions with all that may be sown and what comes of it.

use parlour::game::seat::Seat;
use parlour::game::{Game, Turn};
use parlour::games::mancala::{Mancala, Move, Options, Pit, Side};
use serde::Deserialize;
use serde::de::IgnoredAny;
use serde_json::{Map, Value, json};

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Case {
    id: String,
    rules: Rules,
    state: State,
    /// What comes of each is compared as a whole, so that a field more or less shows.
    moves: Map<String, Value>,
    #[serde(default, rename = "tags")]
    _tags: IgnoredAny,
}

/// Of a case of whatever file, what is on the board.
#[derive(Deserialize)]
struct Sample {
    id: Option<String>,
    #[serde(default)]
    rules: Rules,
    state: State,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Rules {
    seeds: u8,
    capture: String,
    end: String,
    sweep: String,
}

impl Default for Rules {
    fn default() -> Rules {
        let [capture, end, sweep] = ["nonempty", "either", "owner"].map(str::to_owned);
        Rules {
            seeds: 4,
            capture,
            end,
            sweep,
        }
    }
}

impl Rules {
    fn variant(&self) -> String {
        let Rules {
            capture,
            end,
            sweep,
            ..
        } = self;
        format!("capture={capture} end={end} sweep={sweep}")
    }

    fn options(&self) -> String {
        format!("stones={} {}", self.seeds, self.variant())
    }
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct State {
    p: [[u8; 6]; 2],
    s: [u8; 2],
    t: u8,
}

/// Holds the rules to one case: exactly these pits, and exactly this of each.
pub fn replay(line: &str) -> Result<(), String> {
    let case: Case = serde_json::from_str(line).map_err(|fault| fault.to_string())?;
    case.check()
        .map_err(|fault| format!("{}: {fault}", case.id))
}

/// Its name, if it has one, the options and the position of a case.
pub fn shown(line: &str) -> Result<(Option<String>, String, Mancala), String> {
    let shown: Sample = serde_json::from_str(line).map_err(|fault| fault.to_string())?;
    let position = position(&shown.rules, &shown.state)?;
    Ok((shown.id, shown.rules.options(), position))
}

impl Case {
    fn check(&self) -> Result<(), String> {
        let position = position(&self.rules, &self.state)?;
        let mut found = Map::new();
        for number in 1..=6 {
            let mut after = position;
            match after.play(Move::Sow(number)) {
                Ok(()) => {
                    found.insert(number.to_string(), result(&position, number, &after));
                }
                Err(_) if after == position => {}
                Err(illegal) => return Err(format!("{illegal}, yet the position changed")),
            }
        }
        let listed: Vec<String> = position.moves().iter().map(|m| m.to_string()).collect();
        if !listed.iter().eq(found.keys()) {
            return Err(format!("{listed:?} are listed, others accepted"));
        }
        if !self.moves.keys().eq(found.keys()) {
            let expected: Vec<&String> = self.moves.keys().collect();
            return Err(format!("expected the pits {expected:?}, found {listed:?}"));
        }
        for (pit, expected) in &self.moves {
            let found = &found[pit];
            if found != expected {
                return Err(format!("pit {pit}: expected {expected}, found {found}"));
            }
        }
        Ok(())
    }
}

/// The position, by way of its text.
fn position(rules: &Rules, state: &State) -> Result<Mancala, String> {
    let options = rules.options().parse::<Options>();
    let options = options.map_err(|unreadable| unreadable.to_string())?;
    let [south, mut north] = state.p;
    north.reverse();
    let row = |pits: [u8; 6]| pits.map(|stones| stones.to_string()).join(" ");
    let ([south_store, north_store], south, north) = (state.s, row(south), row(north));
    let side = match state.t {
        0 => Side::South,
        1 => Side::North,
        t => return Err(format!("player {t} to move")),
    };
    let variant = rules.variant();
    let text = format!("{north} {north_store} {south_store} {south} {side} to move {variant}");
    let position: Mancala = text.parse().map_err(|fault| format!("{fault}: {text}"))?;
    match position.variant() == options.variant {
        true => Ok(position),
        false => Err(format!("other rules in {text}")),
    }
}

/// What came of a sowing, as the vectors write it.
fn result(before: &Mancala, number: u8, after: &Mancala) -> Value {
    let (side, index) = (before.to_move(), usize::from(number) - 1);
    let sowing = before.sow(Pit { side, index });
    let pits = Side::BOTH.map(|side| side.pits().map(|pit| after.stones(pit)).collect::<Vec<_>>());
    let (turn, end) = match after.turn() {
        Turn::Seat(seat) => (json!(after.side_of(seat) as u8), Value::Null),
        Turn::Chance(_) => (json!("chance"), Value::Null),
        Turn::Over(outcome) => {
            let places = (outcome.places[Seat::ONE], outcome.places[Seat::TWO]);
            let end = match places {
                (1, 2) => json!(0),
                (2, 1) => json!(1),
                (1, 1) => json!("draw"),
                _ => json!(format!("{places:?}")),
            };
            (Value::Null, end)
        }
    };
    json!({
        "p": pits,
        "s": Side::BOTH.map(|side| after.store(side)),
        "t": turn,
        "extra": sowing.extra,
        "cap": sowing.taken.map_or(0, |taken| taken.stones),
        "swept": sowing.swept,
        "end": end,
    })
}
