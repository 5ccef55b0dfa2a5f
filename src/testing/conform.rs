//! What every game is held to: seeded games of every kind, checked position by position.
//!
//! The checks of a position are listed in `check_position`, those of a whole game in `check_game`; new ones belong there.

use super::table::table_keeps;
use super::{Played, random_game};
use crate::game::rng::{self, Rng};
use crate::game::seat::{MOST_SEATS, Seat};
use crate::game::{Game, Outcome, Turn};
use std::fmt::{self, Display};
use std::str::FromStr;

/// How much was checked.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug)]
pub struct Tally {
    /// Games played to their end.
    pub games: u64,
    /// Positions that occurred in them.
    pub positions: u64,
}

impl Display for Tally {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{} games, {} positions", self.games, self.positions)
    }
}

/// What a game does that no game may do, and where.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Fault(String);

impl Display for Fault {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.0)
    }
}

impl std::error::Error for Fault {}

impl Fault {
    #[cfg(feature = "app")]
    pub(super) fn new(what: String) -> Fault {
        Fault(what)
    }
}

/// Leaves the function with a sentence unless the condition holds.
macro_rules! ensure {
    ($holds:expr, $($sentence:tt)+) => {
        if !$holds {
            return Err(format!($($sentence)+));
        }
    };
}

/// Plays so many games of every kind, for each number of seats and each value of each choice, and checks all of them.
pub fn conform<G: Game>(games: u64) -> Result<Tally, Fault> {
    play_and_check::<G>(games).map_err(|what| Fault(format!("{}: {what}", G::ID)))
}

fn play_and_check<G: Game>(games: u64) -> Result<Tally, String> {
    let mut tally = Tally::default();
    check_constants::<G>()?;
    for wish in wishes::<G>()? {
        for seats in G::SEATS {
            for seed in 0..games {
                let played = random_game::<G>(seats, &wish, seed);
                check_game(&played)?;
                tally.games += 1;
                tally.positions += played.positions.len() as u64;
            }
        }
    }
    Ok(tally)
}

fn check_constants<G: Game>() -> Result<(), String> {
    let letters = G::ID.bytes().all(|b| b.is_ascii_lowercase() || b == b'-');
    ensure!(letters && !G::ID.is_empty(), "its name is not a plain word");
    ensure!(
        !G::SEATS.is_empty() && *G::SEATS.start() > 0 && usize::from(*G::SEATS.end()) <= MOST_SEATS,
        "no table has {:?} seats",
        G::SEATS
    );
    ensure!(
        !G::AGREED_DRAW || *G::SEATS.end() == 2,
        "only two players can agree on a draw"
    );
    Ok(())
}

/// The standard options, and each other value of each choice by itself.
pub(super) fn wishes<G: Game>() -> Result<Vec<G::Options>, String> {
    let standard = G::Options::default();
    let mut wishes = vec![standard.clone()];
    for choice in G::CHOICES {
        for (i, value) in choice.values.iter().enumerate() {
            let text = format!("{}={value}", choice.key);
            let wish: G::Options = text.parse().map_err(|fault| format!("{text}: {fault}"))?;
            ensure!(
                (wish == standard) == (i == 0),
                "{text}: the first value, and no other, is standard"
            );
            if i > 0 {
                wishes.push(wish);
            }
        }
    }
    wishes.iter().try_for_each(reads_back)?;
    Ok(wishes)
}

/// The checks of a whole game.
fn check_game<G: Game>(played: &Played<G>) -> Result<(), String> {
    let rng = &mut rng::stream(played.moves.len() as u64, 2);
    reads_back(&played.options)?;
    let last = &played.positions[played.moves.len()];
    ensure!(
        matches!(last.turn(), Turn::Over(_)),
        "not over after {} moves:\n{last}",
        played.moves.len()
    );
    table_keeps(played, rng)?;
    // All positions, or some three hundred of a long match; an odd number apart, since draws and plays alternate.
    let every = 1 + played.moves.len() / 600 * 2;
    for (n, position) in played.positions.iter().enumerate().rev().step_by(every) {
        check_position(position, played, n, rng).map_err(|what| {
            let words: Vec<String> = played.moves[..n].iter().map(|m| m.to_string()).collect();
            let (seats, options, moves) = (played.seats, &played.options, words.join(" "));
            format!("{what}\n{position}\nseats {seats}\noptions {options}\nmoves {moves}")
        })?;
    }
    Ok(())
}

/// The checks of one position, the `n`th of a game.
fn check_position<G: Game>(
    position: &G,
    played: &Played<G>,
    n: usize,
    rng: &mut Rng,
) -> Result<(), String> {
    turn_fits(position)?;
    if let Turn::Seat(seat) | Turn::Chance(Some(seat)) = position.turn() {
        ensure!(
            seat.number() <= played.seats,
            "seat {seat} is not at the table"
        );
    }
    if let Turn::Over(outcome) = position.turn() {
        places_fit(&outcome, played.seats)?;
    }
    diagram_tells_all(position)?;
    moves_are_readable(position)?;
    listed_moves_are_allowed(position)?;
    other_moves_are_refused(position, &played.moves[..n], rng)?;
    garbled_diagrams_are_harmless(position, rng)?;
    for viewer in Seat::all(played.seats) {
        imagining_is_fair(position, viewer, rng)
            .map_err(|what| format!("imagined by seat {viewer}, {what}"))?;
    }
    Ok(())
}

/// There is something to decide unless the game is over, and nothing that chance could never do.
fn turn_fits<G: Game>(position: &G) -> Result<(), String> {
    let moves = position.moves();
    ensure!(
        moves.is_empty() == matches!(position.turn(), Turn::Over(_)),
        "moves are missing only when the game is over"
    );
    if let Turn::Chance(_) = position.turn() {
        for m in moves {
            ensure!(position.weight(m) > 0, "{m} has no weight");
        }
    }
    Ok(())
}

/// Equal places are ties, and the next place counts on.
fn places_fit(outcome: &Outcome, seats: u8) -> Result<(), String> {
    let places = outcome.places.values();
    ensure!(places.len() == usize::from(seats), "a place for each seat");
    for place in places {
        let before = places.iter().filter(|other| *other < place).count();
        ensure!(*place as usize == before + 1, "odd places: {places:?}");
    }
    Ok(())
}

/// Reads what was written, and finds it equal.
fn reads_back<T>(value: &T) -> Result<(), String>
where
    T: PartialEq + Display + FromStr<Err: Display>,
{
    let text = value.to_string();
    let read: T = text.parse().map_err(|fault| format!("{fault} in {text}"))?;
    ensure!(read == *value, "{text} reads as another: {read}");
    Ok(())
}

/// What the diagram leaves out and equality forgets would show in what may be done.
fn diagram_tells_all<G: Game>(position: &G) -> Result<(), String> {
    reads_back(position)?;
    let read: G = position.to_string().parse().map_err(|_| "it was read")?;
    ensure!(
        read.turn() == position.turn() && read.moves() == position.moves(),
        "the diagram does not tell what may be done"
    );
    Ok(())
}

fn moves_are_readable<G: Game>(position: &G) -> Result<(), String> {
    let moves = position.moves();
    for (i, m) in moves.iter().enumerate() {
        reads_back(m)?;
        let text = m.to_string();
        let word = !text.is_empty() && !text.contains(char::is_whitespace);
        ensure!(word, "a move is a word, not “{text}”");
        ensure!(!moves[..i].contains(m), "{m} is listed twice");
    }
    Ok(())
}

fn listed_moves_are_allowed<G: Game>(position: &G) -> Result<(), String> {
    for m in position.moves() {
        let (mut played, mut applied) = (position.clone(), position.clone());
        played.play(m).map_err(|illegal| illegal.to_string())?;
        applied.apply(m);
        ensure!(played == applied, "{m} differs when it is played");
    }
    Ok(())
}

/// Misspelt moves, and moves that were allowed earlier.
fn other_moves_are_refused<G: Game>(
    position: &G,
    earlier: &[G::Move],
    rng: &mut Rng,
) -> Result<(), String> {
    let moves = position.moves();
    for _ in 0..8 {
        let known = if moves.is_empty() { earlier } else { &moves };
        let misspelt = match known {
            [] => String::new(),
            _ => garbled(&known[rng::pick(rng, known.len())].to_string(), rng),
        };
        let misspelt = misspelt.parse().ok();
        let earlier = (!earlier.is_empty()).then(|| earlier[rng::pick(rng, earlier.len())]);
        for m in misspelt.into_iter().chain(earlier) {
            let mut after = position.clone();
            let refused = after.play(m).is_err() && after == *position;
            ensure!(refused || moves.contains(&m), "{m} is not refused");
        }
    }
    Ok(())
}

/// A diagram with a slip in it is refused, or is the diagram of another sound position.
fn garbled_diagrams_are_harmless<G: Game>(position: &G, rng: &mut Rng) -> Result<(), String> {
    let diagram = position.to_string();
    for _ in 0..4 {
        let text = garbled(&diagram, rng);
        if let Ok(other) = text.parse::<G>() {
            turn_fits(&other)
                .and_then(|()| diagram_tells_all(&other))
                .map_err(|what| format!("{what}, read from\n{text}"))?;
        }
    }
    Ok(())
}

/// A text with one sign changed, lost or doubled.
fn garbled(text: &str, rng: &mut Rng) -> String {
    const SIGNS: &[char] = &['0', '1', '5', '9', '.', '-', 'A', 'b', 'x', ' ', '=', '€'];
    let mut signs: Vec<char> = text.chars().collect();
    if signs.is_empty() {
        return "?".into();
    }
    let at = rng::pick(rng, signs.len());
    match rng::pick(rng, 4) {
        0 => drop(signs.remove(at)),
        1 => signs.insert(at, signs[at]),
        _ => signs[at] = SIGNS[rng::pick(rng, SIGNS.len())],
    }
    signs.into_iter().collect()
}

/// What a viewer can see stays: whose turn it is, and their own moves.
fn imagining_is_fair<G: Game>(position: &G, viewer: Seat, rng: &mut Rng) -> Result<(), String> {
    let mut imagined = position.clone();
    imagined.imagine(viewer, rng);
    ensure!(
        imagined.turn() == position.turn(),
        "it is another's turn:\n{imagined}"
    );
    let theirs = position.turn() == Turn::Seat(viewer);
    ensure!(
        !theirs || imagined.moves() == position.moves(),
        "their own moves differ:\n{imagined}"
    );
    // Else a computer could guess better than its seat.
    let mut other = position.clone();
    other.imagine(viewer, rng);
    let mut same = rng.clone();
    let mut again = imagined.clone();
    again.imagine(viewer, rng);
    other.imagine(viewer, &mut same);
    ensure!(again == other, "what cannot be seen matters:\n{other}");
    turn_fits(&imagined)?;
    diagram_tells_all(&imagined)
}
